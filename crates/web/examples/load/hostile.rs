//! Hostile connections, which are reopened when the server closes them.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinHandle;

use crate::client::{Connector, Kind};
use crate::options::Options;

/// The number of requests sent at once by connections that do not read any responses.
const PIPELINED: usize = 200;

/// All hostile connections.
pub(crate) struct Hostile {
    tasks: Vec<JoinHandle<()>>,
    open: Arc<AtomicUsize>,
    made: Arc<AtomicUsize>,
}

/// The behaviour of a connection.
#[derive(Clone, Copy)]
enum Attack {
    /// The connection sends nothing.
    Silence,
    /// The connection sends one byte of a request head every second.
    SlowHead,
    /// The connection announces a body and sends only a tenth of it.
    StalledBody,
    /// The connection sends many requests but does not read anything.
    Pipeline,
    /// The connection sends bytes that are not a request.
    Rubbish,
}

pub(crate) fn start(options: &Options, connector: &Connector) -> Hostile {
    let [open, made]: [Arc<AtomicUsize>; 2] = Default::default();
    let mixed = (0..options.hostile).map(|number| match number % 5 {
        0 => Attack::Silence,
        1 => Attack::SlowHead,
        2 => Attack::StalledBody,
        3 => Attack::Pipeline,
        _ => Attack::Rubbish,
    });
    let pipelines = std::iter::repeat_n(Attack::Pipeline, options.pipelines);
    let tasks = mixed.chain(pipelines).map(|attack| {
        let (connector, open, made) = (connector.clone(), Arc::clone(&open), Arc::clone(&made));
        tokio::spawn(async move {
            loop {
                made.fetch_add(1, Ordering::Relaxed);
                open.fetch_add(1, Ordering::Relaxed);
                // The next connection begins, however this one ends.
                let _ = attack.run(&connector).await;
                open.fetch_sub(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        })
    });
    Hostile {
        tasks: tasks.collect(),
        open: Arc::clone(&open),
        made,
    }
}

impl Hostile {
    /// Returns the number of open connections, and the total number of connections opened so far.
    pub(crate) fn counts(&self) -> (usize, usize) {
        let count = |number: &AtomicUsize| number.load(Ordering::Relaxed);
        (count(&self.open), count(&self.made))
    }

    pub(crate) fn stop(&self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

impl Attack {
    async fn run(self, connector: &Connector) -> io::Result<()> {
        let mut stream = connector.connect(Kind::Hostile).await?;
        match self {
            Self::Silence => {}
            Self::SlowHead => {
                for byte in connector.head(1 << 20).into_bytes() {
                    stream.write_all(&[byte]).await?;
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
            Self::StalledBody => {
                stream.write_all(connector.head(100_000).as_bytes()).await?;
                stream.write_all(&[b' '; 10_000]).await?;
            }
            Self::Pipeline => {
                let _ = stream.write_all(&connector.files(PIPELINED)).await;
                // Unread responses fill the buffers between the two sides.
                std::future::pending::<()>().await;
            }
            Self::Rubbish => stream.write_all(&[0x16; 2000]).await?,
        }
        // This waits until the server closes the connection.
        let mut rest = [0; 4096];
        while stream.read(&mut rest).await? > 0 {}
        Ok(())
    }
}
