//! Snowflakes, timestamps, and the clock that they are read from.

use std::{
    fmt,
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

/// Milliseconds since 1970 at which Discord's count of time begins.
const DISCORD_EPOCH: u64 = 1_420_070_400_000;

/// The application's id, which is the bot user's too.
pub(crate) const APPLICATION: u64 = 1_100_000_000_000_000_001;
/// The guild's id, which is its everyone role's too.
pub(crate) const GUILD: u64 = 1_100_000_000_000_000_002;
const USERS: u64 = 1_100_000_000_000_001_000;
const ROLES: u64 = 1_100_000_000_000_010_000;
const CHANNELS: u64 = 1_100_000_000_000_100_000;

/// The id of the nth member.
pub(crate) fn user(n: usize) -> u64 {
    USERS + n as u64
}

/// The id of the nth role.
pub(crate) fn role(n: usize) -> u64 {
    ROLES + n as u64
}

/// The id of the nth channel.
pub(crate) fn channel(n: usize) -> u64 {
    CHANNELS + n as u64
}

/// Milliseconds since 1970, by the system.
fn system_ms() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(DISCORD_EPOCH, |d| {
            u64::try_from(d.as_millis()).unwrap_or(DISCORD_EPOCH)
        })
}

/// Where the present comes from, in milliseconds since 1970.
#[derive(Clone)]
pub(crate) struct Clock(Arc<dyn Fn() -> u64 + Send + Sync>);

impl Clock {
    /// A clock of somebody else's.
    pub(crate) fn of(now_ms: Arc<dyn Fn() -> u64 + Send + Sync>) -> Self {
        Self(now_ms)
    }

    /// The present.
    pub(crate) fn now_ms(&self) -> u64 {
        (self.0)()
    }

    /// The present as Discord writes it.
    pub(crate) fn iso_now(&self) -> String {
        iso(self.now_ms())
    }
}

impl Default for Clock {
    fn default() -> Self {
        Self(Arc::new(system_ms))
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Clock").field(&self.now_ms()).finish()
    }
}

/// Gives ids that only ever rise, by a clock.
#[derive(Debug, Default)]
pub(crate) struct Snowflakes {
    /// What the ids say the time by.
    pub(crate) clock: Clock,
    last: u64,
}

impl Snowflakes {
    /// The next id.
    pub(crate) fn next(&mut self) -> u64 {
        let now = self.clock.now_ms().saturating_sub(DISCORD_EPOCH) << 22;
        self.last = now.max(self.last + 1);
        self.last
    }

    /// Makes sure that later ids are above this one.
    pub(crate) fn above(&mut self, id: u64) {
        self.last = self.last.max(id);
    }
}

/// When an id was given, in milliseconds since 1970.
pub(crate) fn made_ms(id: u64) -> u64 {
    DISCORD_EPOCH + (id >> 22)
}

/// A moment as Discord writes it.
pub(crate) fn iso(ms: u64) -> String {
    let (secs, millis) = (ms / 1000, ms % 1000);
    let (days, rest) = (secs / 86_400, secs % 86_400);
    // Civil date from days, counting years from March so that the leap day comes last.
    let z = days + 719_468;
    let era = z / 146_097;
    let doe = z % 146_097;
    let yoe = (doe - doe / 1_460 + doe / 36_524 - doe / 146_096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let mp = (5 * doy + 2) / 153;
    let day = doy - (153 * mp + 2) / 5 + 1;
    let month = if mp < 10 { mp + 3 } else { mp - 9 };
    let year = yoe + era * 400 + u64::from(month <= 2);
    format!(
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}.{millis:03}000+00:00",
        rest / 3600,
        rest / 60 % 60,
        rest % 60
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(951_782_400_123), "2000-02-29T00:00:00.123000+00:00");
        assert_eq!(iso(1_735_689_599_000), "2024-12-31T23:59:59.000000+00:00");
    }

    #[test]
    fn ids_rise() {
        let mut flakes = Snowflakes::default();
        let ids: Vec<u64> = (0..1000).map(|_| flakes.next()).collect();
        assert!(ids.windows(2).all(|w| w[0] < w[1]));
    }

    #[test]
    fn ids_rise_and_say_the_time_whichever_way_the_clock_goes() {
        let mut flakes = Snowflakes::default();
        let mut last = 0;
        for now_ms in [1_795_262_400_000_u64, 1_795_262_400_000, 1_795_262_460_000] {
            flakes.clock = Clock::of(Arc::new(move || now_ms));
            let id = flakes.next();
            assert!(id > last && made_ms(id) == now_ms);
            last = id;
        }
        flakes.clock = Clock::of(Arc::new(|| 0_u64));
        assert!(flakes.next() > last);
    }
}
