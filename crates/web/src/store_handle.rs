//! The store on its own thread, used by one request at a time.
//!
//! If the database has to wait for another program or for the disk, only the requests that need the
//! store are delayed.

use std::io::Cursor;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::thread;

use novena_store::{ImportFile, MergeSummary, Store, StoreError};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::Problem;

/// The maximum number of requests waiting for the store.
const QUEUE: usize = 256;

type Job = Box<dyn FnOnce(&mut Store) + Send>;

/// A handle to the store. The store is closed when its last handle is dropped.
#[derive(Clone, Debug)]
pub struct StoreHandle {
    jobs: mpsc::Sender<Job>,
    /// Imports are read one at a time.
    imports: Arc<Semaphore>,
}

impl StoreHandle {
    /// Takes ownership of a store.
    pub fn new(mut store: Store) -> std::io::Result<Self> {
        let (jobs, mut queue) = mpsc::channel::<Job>(QUEUE);
        let work = move || {
            while let Some(job) = queue.blocking_recv() {
                // If a job panics, its transaction is rolled back.
                let done = panic::catch_unwind(AssertUnwindSafe(|| job(&mut store)));
                if done.is_err() {
                    tracing::error!("a request to the store failed");
                }
            }
        };
        thread::Builder::new()
            .name("store".to_owned())
            .spawn(work)?;
        Ok(Self {
            jobs,
            imports: Arc::new(Semaphore::new(1)),
        })
    }

    /// Runs a task with the store and returns the result. The work is done even if the caller is no
    /// longer waiting for it.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Problem> {
        let (sender, receiver) = oneshot::channel();
        let job: Job = Box::new(move |store| {
            // The client may have disconnected.
            let _ = sender.send(work(store));
        });
        self.jobs.try_send(job).map_err(|_| Problem::busy())?;
        let answered = receiver.await.map_err(|_| Problem::internal())?;
        answered.map_err(Problem::from)
    }

    /// Merges an export file. The file is read and checked on a separate thread and written in
    /// parts, so that the store can save moves between parts.
    pub(crate) async fn import(&self, file: String) -> Result<MergeSummary, Problem> {
        let turn = self.imports.clone().acquire_owned().await;
        let turn = turn.map_err(|_| Problem::internal())?;
        let jobs = self.jobs.clone();
        let work = move || {
            let mut file = ImportFile::read(Cursor::new(file))?;
            let merged = file.merge(|batch| {
                let (sender, receiver) = oneshot::channel();
                let job: Job = Box::new(move |store| {
                    let _ = sender.send(store.merge(batch));
                });
                let sent = jobs.blocking_send(job);
                sent.map_err(|_| Problem::internal())?;
                let merged = receiver.blocking_recv();
                merged
                    .map_err(|_| Problem::internal())?
                    .map_err(Problem::from)
            });
            drop(turn);
            merged
        };
        let merged = tokio::task::spawn_blocking(work).await;
        merged.map_err(|_| Problem::internal())?
    }
}
