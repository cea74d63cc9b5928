//! The commands of a developer, run as `cargo xtask <command>`.
//!
//! | folder     | contents                                                         |
//! |------------|------------------------------------------------------------------|
//! | `setup/`   | what a machine needs beside Rust, one file per step              |
//! | `build/`   | the app as static files, built only when something changed       |
//! | `demo/`    | the app with the stand-in for the ticketing service              |
//! | `testing/` | all tests, layer by layer                                        |
//! | `bench/`   | what the app costs in a browser                                  |
//! | `serve` | the app, built anew at each change                              |
//! | `screenshots` | pictures of every place of the app                            |
//! | `monkey`   | the app, driven at random                                        |
//! | `fuzz`     | millions of texts for the app to read                            |
//! | `process/` | starting other programs, following them, ending them with xtask  |

mod bench;
mod build;
mod cache;
mod demo;
mod fuzz;
mod monkey;
mod process;
mod screenshots;
mod serve;
mod service;
mod setup;
mod testing;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use setup::Setup;
use workspace::Workspace;

/// The commands of a developer.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Provide what this machine lacks to build and test the app
    Setup,
    /// Build the app into dist/
    Build(build::Options),
    /// Run the app with a sample organisation on this machine
    Demo(demo::Options),
    /// Serve the app for development: a change is on the screen in seconds
    Serve(serve::Options),
    /// Run all tests, or some layers of them
    Test(testing::Options),
    /// Measure what the app costs in a browser
    Bench(bench::Options),
    /// Take pictures of every place of the app, wide and on a phone, light and dark, and in each state
    Screenshots(screenshots::Options),
    /// Drive the whole app at random, with faults, and watch what breaks
    Monkey(monkey::Options),
    /// Have the app read millions of generated texts
    Fuzz(fuzz::Options),
}

fn main() -> ExitCode {
    let command = match CommandLine::try_parse() {
        Ok(line) => line.command,
        Err(error) => return misspelled(&error),
    };
    match run(&command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &Command) -> Result<ExitCode> {
    process::interrupt::listen()?;
    let workspace = Workspace::locate()?;
    let setup = Setup::of(&workspace)?;
    match command {
        Command::Setup => setup.everything()?,
        Command::Build(options) => build::build(&workspace, &setup, options)?,
        Command::Demo(options) => demo::demo(&workspace, &setup, options)?,
        Command::Serve(options) => serve::serve(&workspace, &setup, options)?,
        Command::Bench(options) => bench::bench(&workspace, &setup, options)?,
        Command::Screenshots(options) => screenshots::take(&workspace, &setup, options)?,
        Command::Monkey(options) => monkey::drive(&workspace, &setup, options)?,
        Command::Fuzz(options) => fuzz::fuzz(&workspace, options)?,
        Command::Test(options) => return testing::test(&workspace, &setup, options),
    }
    Ok(ExitCode::SUCCESS)
}

/// A wrong value is reported in one line; all else that clap has to say, in its own way.
fn misspelled(error: &clap::Error) -> ExitCode {
    if error.kind() == ErrorKind::ValueValidation {
        let text = error.to_string();
        eprintln!("{}", text.lines().next().unwrap_or_default());
        return ExitCode::from(2);
    }
    // What it prints is the outcome already.
    let _ = error.print();
    if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS }
}
