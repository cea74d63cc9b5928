//! Every operation under every fault of the service: what the app says, what stays, and how it recovers.

mod cases;
mod reads;
mod writes;
