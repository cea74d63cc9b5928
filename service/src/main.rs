//! `loket-service`: the stand-in ticketing service on a port of this machine.

mod arguments;
mod signals;

use std::error::Error;
use std::process::ExitCode;

use arguments::Arguments;
use clap::Parser;
use loket_service::{Running, start};

#[tokio::main]
async fn main() -> ExitCode {
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    match serve(Arguments::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("loket-service: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn serve(arguments: Arguments) -> Result<(), Box<dyn Error>> {
    let end = signals::end()?;
    let running = start(arguments.into()).await?;
    introduce(&running);
    end.await;
    running.stop().await;
    Ok(())
}

/// Prints what a person needs in order to use the service.
fn introduce(running: &Running) {
    println!("service address    {}", running.url());
    println!("token              {}", running.token());
    for sample in running.sessions() {
        println!("checkout session   {}  event {}  {}", sample.session, sample.event_id, sample.event_name);
    }
}
