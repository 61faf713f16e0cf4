//! A table that has not begun, in the list of a person's games.

use super::texts::Texts;

/// Whom a table waits for before its game can begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// The reader, for whom a seat is kept there.
    Sitting,
    /// Others who come, or the time that is agreed.
    Others,
    /// The reader, who is its host: all seats are taken.
    Start,
    /// Its host, who is somebody else: all seats are taken.
    Host,
    /// Anybody who sits there, the reader too: all seats are taken, and its host had their time.
    Anybody,
}

impl Awaits {
    /// Whether it is for the reader to do something.
    pub(crate) fn is_reader(self) -> bool {
        matches!(self, Self::Sitting | Self::Start | Self::Anybody)
    }
}

/// A table that has not begun, as somebody's who sits there or has a seat kept there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gathering {
    /// Its channel.
    pub channel: u64,
    /// Who opened it, if that is somebody else.
    pub host: Option<u64>,
    /// Who has to do something before it begins.
    pub awaits: Awaits,
    /// When it begins, in unix milliseconds, if that is agreed.
    pub start_ms: Option<u64>,
    /// The way to its message.
    pub link: Option<String>,
}

/// A table that has not begun: one with a seat kept for the reader asks them to sit down.
pub(crate) fn gathering(t: &Texts, table: &Gathering) -> String {
    let host = table.host.map(|host| format!("<@{host}>"));
    let title = match &host {
        Some(host) => t.with("games-table-of", &[("host", host.into())]),
        None => t.get("games-table"),
    };
    let (sign, asks) = match (table.awaits, &host) {
        (Awaits::Sitting, _) => ("✉️", t.get("games-kept")),
        (Awaits::Start, _) => ("⛵", t.get("games-sail")),
        (Awaits::Anybody, _) => ("⛵", t.get("games-anybody")),
        (Awaits::Host, Some(host)) => ("🪑", t.with("games-host", &[("host", host.into())])),
        (Awaits::Host, None) | (Awaits::Others, _) => ("🪑", t.get("games-gathers")),
    };
    let mut parts = vec![format!("<#{}>", table.channel), asks];
    if let Some(start_ms) = table.start_ms {
        let at = format!("<t:{}:f>", start_ms / 1000);
        parts.push(t.with("games-starts", &[("at", (&at).into())]));
    }
    if let Some(link) = &table.link {
        parts.push(t.with("games-table-link", &[("link", link.into())]));
    }
    format!("{sign} **{title}**\n-# {}", parts.join(" · "))
}
