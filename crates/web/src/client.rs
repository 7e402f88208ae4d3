//! The sender of a request, for fair shares and rate limits.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::Peer;

/// The sender of a request: a network, and one of its connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    /// The address, or its network for IPv6.
    pub(crate) network: IpAddr,
    /// The other end of the connection. Two browsers on one machine share a network but have
    /// different connections.
    pub(crate) connection: SocketAddr,
}

impl From<Peer> for Client {
    fn from(Peer(connection): Peer) -> Self {
        Self {
            network: network(connection.ip()),
            connection,
        }
    }
}

/// Calls that do not arrive through a socket count as calls by a single client.
impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let nowhere = Peer((Ipv4Addr::UNSPECIFIED, 0).into());
        let peer = parts.extensions.get().copied().unwrap_or(nowhere);
        Ok(peer.into())
    }
}

/// Returns the network of an IPv6 address, or an IPv4 address itself. The owner of an IPv6 address
/// has 2⁶⁴ addresses, which count as a single client.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
    }
}
