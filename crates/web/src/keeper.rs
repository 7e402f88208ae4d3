//! The store on a thread of its own, asked one thing after the other.
//!
//! A database that waits for another program, or for the disk, holds up nobody but those who
//! want something of it.

use std::io::Cursor;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::thread;

use novena_store::{ImportFile, MergeSummary, Store, StoreError};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::Problem;

/// Requests that may wait for the store.
const QUEUE: usize = 256;

type Job = Box<dyn FnOnce(&mut Store) + Send>;

/// Whoever has the store. It is closed when the last of them is dropped.
#[derive(Clone, Debug)]
pub struct Keeper {
    jobs: mpsc::Sender<Job>,
    /// Imports are read one at a time.
    imports: Arc<Semaphore>,
}

impl Keeper {
    /// Takes a store over.
    pub fn new(mut store: Store) -> std::io::Result<Self> {
        let (jobs, mut queue) = mpsc::channel::<Job>(QUEUE);
        let work = move || {
            while let Some(job) = queue.blocking_recv() {
                // What a job has not finished, its transaction takes back.
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

    /// Does something with the store and tells what came of it. It is done even if nobody
    /// waits any more.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Problem> {
        let (tell, told) = oneshot::channel();
        let job: Job = Box::new(move |store| {
            // The client may have gone.
            let _ = tell.send(work(store));
        });
        self.jobs.try_send(job).map_err(|_| Problem::busy())?;
        let answered = told.await.map_err(|_| Problem::internal())?;
        answered.map_err(Problem::from)
    }

    /// Merges an export file. It is read and checked on another thread than the store's, and
    /// written a part at a time, so that moves get their turn in between.
    pub(crate) async fn import(&self, file: String) -> Result<MergeSummary, Problem> {
        let turn = self.imports.clone().acquire_owned().await;
        let turn = turn.map_err(|_| Problem::internal())?;
        let jobs = self.jobs.clone();
        let work = move || {
            let mut file = ImportFile::read(Cursor::new(file))?;
            let merged = file.merge(|batch| {
                let (tell, told) = oneshot::channel();
                let job: Job = Box::new(move |store| {
                    let _ = tell.send(store.merge(batch));
                });
                let sent = jobs.blocking_send(job);
                sent.map_err(|_| Problem::internal())?;
                let merged = told.blocking_recv();
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
