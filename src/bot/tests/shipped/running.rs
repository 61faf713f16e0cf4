//! A program that was started, what it says, and how it ends.
//!
//! Sleeps: what a process of its own does shows in its number and its threads, which tell nobody when they change.

use std::{
    io::{BufRead, BufReader, Read},
    process::{Child, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, kill_process};

/// Long enough for a machine that is busy; only ever waited for in full when a test fails.
const PATIENCE: Duration = Duration::from_secs(120);

/// The running program.
pub struct Running {
    child: Child,
    /// The address of its page.
    pub page: String,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    /// Starts it and waits until it says that it is ready; else how it ended and all it said.
    pub fn start(mut command: Command) -> Result<Self, (ExitStatus, String)> {
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .stdin(Stdio::null())
            .spawn()
            .expect("a process");
        let mut err = child.stderr.take().expect("a pipe");
        let log = std::thread::spawn(move || {
            let mut text = String::new();
            let _ = err.read_to_string(&mut text);
            text
        });
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut said = String::new();
        for line in out.lines().map_while(Result::ok) {
            if line.contains("Castaway runs in the sandbox")
                && let Some(at) = line.find("http://")
            {
                let page = line[at..].split_whitespace().next().unwrap_or_default();
                let page = page.trim_end_matches(['/', '.']).to_owned();
                return Ok(Self { child, page });
            }
            said.push_str(&line);
            said.push('\n');
        }
        let status = child.wait().expect("it ends");
        said.push_str(&log.join().unwrap_or_default());
        Err((status, said))
    }

    /// Its page can be had.
    pub async fn assert_page(&self) {
        // Other names of the page are refused, so it is asked for as it was printed.
        let answer = reqwest::get(&self.page).await.expect("an answer");
        assert!(answer.status().is_success(), "{}", answer.status());
    }

    /// How little the thread that draws counts, once it runs.
    pub fn nice_of_drawing(&self) -> i64 {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            let tasks = std::fs::read_dir(format!("/proc/{}/task", self.child.id()));
            for task in tasks.expect("it runs").flatten() {
                let stat = std::fs::read_to_string(task.path().join("stat")).unwrap_or_default();
                if let Some((_, rest)) = stat.split_once("(drawing) ") {
                    let nice = rest.split(' ').nth(16).and_then(|n| n.parse().ok());
                    return nice.expect("a nice value");
                }
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("no thread draws");
    }

    /// Asks it to stop as a supervisor does, and waits so long as that would.
    pub fn stop(mut self, limit: Duration) {
        let pid = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw);
        kill_process(pid.expect("a number"), Signal::TERM).expect("it runs");
        let status = self.ended(limit);
        assert!(status.success(), "it ended with {status}");
    }

    /// Waits until it ends by itself.
    pub fn end(mut self) -> ExitStatus {
        self.ended(PATIENCE)
    }

    fn ended(&mut self, limit: Duration) -> ExitStatus {
        let until = Instant::now() + limit;
        while Instant::now() < until {
            if let Some(status) = self.child.try_wait().expect("it is ours") {
                return status;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("it does not stop in {limit:?}");
    }
}
