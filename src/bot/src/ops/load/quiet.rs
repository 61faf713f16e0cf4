//! How busy this program is, where the system tells.

use std::time::{Duration, Instant};

/// How long one look takes.
const LOOK: Duration = Duration::from_millis(300);
/// Ticks of processor time, of 10 ms each, that an idle program may use in one look.
const IDLE: u64 = 3;
/// Longer than drawing a hundred boards takes.
const PATIENCE: Duration = Duration::from_secs(15);
/// The pause where the system tells nothing.
const BLIND: Duration = Duration::from_secs(2);

/// Waits until pictures that were ordered are drawn, so that they take no time from what is measured next.
pub async fn quiet() {
    let start = Instant::now();
    let Some(mut before) = ticks() else {
        return tokio::time::sleep(BLIND).await;
    };
    while start.elapsed() < PATIENCE {
        tokio::time::sleep(LOOK).await;
        let now = ticks().unwrap_or(before);
        if now.saturating_sub(before) <= IDLE {
            return;
        }
        before = now;
    }
}

/// Processor time of this program so far.
fn ticks() -> Option<u64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program may hold anything, so what follows its last bracket is counted.
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(user + system)
}

/// Resident memory of this program in MB, 0 where the system does not tell.
pub fn resident_mb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:"));
    line.and_then(|l| l.split_whitespace().next())
        .and_then(|n| n.parse::<u64>().ok())
        .unwrap_or(0)
        / 1024
}
