//! Every route, in process and over a socket.

mod games;
mod guards;
mod properties;
mod protocol;
mod sockets;
mod support;
