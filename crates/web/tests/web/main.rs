//! Every route, in process and over a socket.

mod described;
mod examples;
mod fairness;
mod games;
mod guards;
mod library;
mod lund;
mod page;
mod properties;
mod protocol;
mod recorder;
mod shape;
mod shelf;
mod sockets;
mod strip;
mod support;
mod turns;
mod typescript;
