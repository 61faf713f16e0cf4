//! Whoever moves for somebody beside them is called as well, when that person does not answer.

use castaway_table::Meta;

use super::{plan::WaitedFor, tempo::Tempo};

/// Those who are called beside people whom a table waits for, later than these and each once.
pub(super) fn beside(meta: &Meta, tempo: Tempo, waiting: &[WaitedFor]) -> Vec<WaitedFor> {
    let mut all: Vec<WaitedFor> = Vec::new();
    for waited in waiting {
        let Some(user) = meta.chairs.pilot_of(waited.user) else {
            continue;
        };
        let known = waiting.iter().chain(&all).any(|other| other.user == user);
        if known || meta.is_away(user) {
            continue;
        }
        all.push(WaitedFor {
            user,
            since_ms: waited.since_ms.saturating_add(tempo.pause_ms()),
            fresh: false,
            nudged: None,
            ..*waited
        });
    }
    all
}

/// For whom somebody is called who is not waited for themselves.
pub(super) fn owner_of(meta: &Meta, user: u64) -> Option<u64> {
    let waits = |user: &u64| meta.wait.since.contains_key(user);
    let owners = meta.chairs.entrusted_by(user).into_iter();
    owners.filter(waits).find(|_| !waits(&user))
}

#[cfg(test)]
mod tests {
    use super::*;
    use castaway_table::Pace;

    const ANNA: u64 = 7;
    const BEN: u64 = 8;

    #[test]
    fn whoever_keeps_a_seat_is_called_once_and_later_and_not_if_they_are_waited_for_anyway() {
        let waited = |user, since_ms| WaitedFor {
            user,
            since_ms,
            until_ms: Some(90),
            fresh: true,
            nudged: None,
        };
        let mut meta = Meta {
            chairs: [ANNA, BEN].into(),
            ..Meta::default()
        };
        let tempo = Tempo::Pace(Pace::Live);
        let anna = waited(ANNA, 10);
        assert_eq!(beside(&meta, tempo, &[anna]), []);
        meta.chairs.entrust(ANNA, Some(BEN));
        meta.wait.since = [(ANNA, 10)].into();
        let ben = WaitedFor {
            fresh: false,
            ..waited(BEN, 10 + 5 * 60 * 1000)
        };
        assert_eq!(beside(&meta, tempo, &[anna]), [ben]);
        assert_eq!(
            (owner_of(&meta, BEN), owner_of(&meta, ANNA)),
            (Some(ANNA), None)
        );
        assert_eq!(beside(&meta, tempo, &[anna, waited(BEN, 10)]), []);
        meta.away = vec![BEN];
        assert_eq!(beside(&meta, tempo, &[anna]), []);
    }
}
