//! Every operation under every fault of the service: what a person is told, what is kept, and how it goes on.

mod cases;
mod reads;
mod writes;
