//! A connection that times out if the client does not read anything.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// A stream that fails with [`io::ErrorKind::TimedOut`] if nothing can be written for some time.
pub(crate) struct TimeoutStream<S> {
    stream: S,
    time: Duration,
    /// A timer that runs while data is waiting to be written.
    clock: Pin<Box<Sleep>>,
    is_waiting: bool,
}

impl<S> TimeoutStream<S> {
    pub(crate) fn new(stream: S, time: Duration) -> Self {
        Self {
            stream,
            time,
            clock: Box::pin(sleep(time)),
            is_waiting: false,
        }
    }

    fn timed<T>(
        &mut self,
        context: &mut Context<'_>,
        outcome: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if outcome.is_ready() {
            self.is_waiting = false;
            return outcome;
        }
        if !self.is_waiting {
            self.is_waiting = true;
            self.clock.as_mut().reset(Instant::now() + self.time);
        }
        let is_late = self.clock.as_mut().poll(context).is_ready();
        if is_late {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Poll::Pending
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for TimeoutStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for TimeoutStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.timed(context, outcome)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.timed(context, outcome)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let outcome = Pin::new(&mut self.stream).poll_flush(context);
        self.timed(context, outcome)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let outcome = Pin::new(&mut self.stream).poll_shutdown(context);
        self.timed(context, outcome)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_client_that_reads_nothing_times_out() {
        let (near, far) = duplex(8);
        let mut timeout_stream = TimeoutStream::new(near, Duration::from_secs(9));
        let start = Instant::now();
        let error = timeout_stream.write_all(&[0; 9]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert_eq!(start.elapsed().as_secs(), 9);
        drop(far);
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_reader_does_not_time_out() {
        let (near, mut far) = duplex(1);
        let mut timeout_stream = TimeoutStream::new(near, Duration::from_secs(9));
        let reader = tokio::spawn(async move {
            for _ in 0..20 {
                sleep(Duration::from_secs(5)).await;
                far.read_u8().await.unwrap();
            }
        });
        timeout_stream.write_all(&[0; 20]).await.unwrap();
        reader.await.unwrap();
    }
}
