//! The worker that reads long lists. What it does is in [`loket_api::reader`].

fn main() {
    loket_api::reader::serve();
}
