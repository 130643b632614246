//! A background thread, so that the window never waits: jobs go in, news come out, and each news wakes the
//! window.
//!
//! The thread ends when its [`Worker`] is dropped: then no more jobs can come.

use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, LazyLock};
use std::thread::Builder;
use std::time::Duration;

/// The longest wait for a thread to finish: its disk may not answer.
const FINISH_MAX: Duration = Duration::from_secs(3);

/// The window's side of a thread.
pub struct Worker<Job, News = ()> {
    jobs: Arc<Sender<Job>>,
    news: Receiver<News>,
    is_running: bool,
}

/// The thread's own side.
pub struct WorkerHandle<Job, News = ()> {
    /// Closed once the window has dropped its side.
    pub jobs: Receiver<Job>,
    /// Sends news to the window, and wakes it.
    pub tell: Box<dyn Fn(News) + Send>,
    /// Sends the thread itself a job, without keeping it alive once the window has dropped its side.
    pub own_jobs: Box<dyn Fn(Job) + Send>,
}

impl<Job: Send + 'static, News: Send + 'static> Worker<Job, News> {
    /// Starts a thread. If the system cannot start one, logs that; then no job is ever done.
    pub fn start(
        name: &str,
        wake: impl Fn() + Send + 'static,
        work: impl FnOnce(WorkerHandle<Job, News>) + Send + 'static,
    ) -> Worker<Job, News> {
        let ((jobs, to_do), (sender, news)) = (channel(), channel());
        let jobs = Arc::new(jobs);
        let own = Arc::downgrade(&jobs);
        let own_jobs = Box::new(move |job| _ = own.upgrade().map(|jobs: Arc<Sender<Job>>| jobs.send(job)));
        let tell = Box::new(move |news| {
            // The window may have gone.
            _ = sender.send(news);
            wake();
        });
        let handle = WorkerHandle { jobs: to_do, tell, own_jobs };
        let started = Builder::new().name(name.to_owned()).spawn(move || work(handle));
        if let Err(error) = &started {
            log::warn!("There is no thread for \"{name}\": {error}");
        }
        Worker { jobs, news, is_running: started.is_ok() }
    }

    /// Whether the system could start the thread.
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    /// Sends the thread a job, which it does after those sent before.
    pub fn send(&self, job: Job) {
        // `try_next` reports that the thread has ended.
        _ = self.jobs.send(job);
    }

    /// Sends a job that answers once all jobs before it are done. Waits for the answer, at most `FINISH_MAX`.
    pub fn finish(&self, job: impl FnOnce(Sender<()>) -> Job) {
        if !self.is_running {
            return;
        }
        let (done, wait) = channel();
        self.send(job(done));
        _ = wait.recv_timeout(FINISH_MAX);
    }

    /// The news since the last call; never waits.
    pub fn news(&self) -> Vec<News> {
        self.news.try_iter().collect()
    }

    /// The next news; never waits.
    ///
    /// # Errors
    /// `Empty` where there is no news yet, `Disconnected` where the thread has ended.
    pub fn try_next(&self) -> Result<News, TryRecvError> {
        self.news.try_recv()
    }
}

/// The number of threads that can run at once. Asks the system only once, since it reads files to answer.
pub fn n_processors() -> usize {
    static N: LazyLock<usize> = LazyLock::new(|| std::thread::available_parallelism().map_or(1, usize::from));
    *N
}

#[cfg(test)]
mod tests {
    use super::*;

    enum TestJob {
        Tell(&'static str),
        Finish(Sender<()>),
    }

    fn worker(ended: Sender<()>) -> Worker<TestJob, String> {
        Worker::start(
            "some work",
            || (),
            move |WorkerHandle { jobs, tell, own_jobs }| {
                own_jobs(TestJob::Tell("begun"));
                for job in jobs {
                    match job {
                        TestJob::Tell(what) => {
                            let thread = std::thread::current();
                            tell(format!("{what} by {}", thread.name().unwrap_or_default()));
                        }
                        TestJob::Finish(done) => done.send(()).unwrap(),
                    }
                }
                ended.send(()).unwrap();
            },
        )
    }

    #[test]
    fn jobs_go_in_and_news_come_out_of_a_named_thread_that_ends_with_its_worker() {
        let (ended, end) = channel();
        let worker = worker(ended);
        worker.finish(TestJob::Finish);
        worker.send(TestJob::Tell("told"));
        worker.finish(TestJob::Finish);
        let mut news = worker.news();
        news.sort();
        assert_eq!(news, ["begun by some work", "told by some work"]);
        assert_eq!(worker.try_next(), Err(TryRecvError::Empty));
        drop(worker);
        end.recv_timeout(Duration::from_secs(60)).expect("the thread ends, though it may give itself jobs");
    }

    #[test]
    fn an_ended_thread_is_noticed_and_takes_no_jobs() {
        let worker: Worker<TestJob> = Worker::start("short", || (), drop);
        while worker.try_next() != Err(TryRecvError::Disconnected) {
            std::thread::yield_now();
        }
        worker.finish(TestJob::Finish);
    }
}
