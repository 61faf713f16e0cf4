//! Whose word counts where a table decides about itself: whoever did something in the last week.

use castaway_table::{Loaded, Meta};

use super::{context::Ui, game_ui::GameUi, reply::Caller};

/// Who did nothing for so long does not decide what becomes of a table.
const WEEK_MS: u64 = 7 * 24 * 60 * 60 * 1000;
/// More steps than a table takes in a week.
const LOOKED_BACK: u64 = 4000;

/// Who of a table decides about it, by when it began and who did something when. Whoever sat down or asked for the board did
/// something, too.
fn voices(
    meta: &Meta,
    began: u64,
    acts: &[(u64, u64)],
    caller: Option<u64>,
    now_ms: u64,
) -> Vec<u64> {
    let lately = |at_ms: u64| now_ms.saturating_sub(at_ms) <= WEEK_MS;
    let mut people = meta.people();
    people.retain(|user| {
        Some(*user) == caller
            || lately(began)
            || meta.ending.contains(user)
            || meta.going_on.contains(user)
            || (meta.motions.iter()).any(|m| m.yes.contains(user) || m.no.contains(user))
            || lately(meta.opened_ms(*user))
            || acts.iter().any(|(actor, at)| actor == user && lately(*at))
    });
    people
}

impl<G: GameUi> Ui<G> {
    /// Who decides about a table: those at it who acted in the last week, and whoever says something now.
    pub(super) async fn voices(&self, caller: Option<&Caller>, loaded: &Loaded<G>) -> Vec<u64> {
        let from = loaded.revision.saturating_sub(LOOKED_BACK);
        let steps = usize::try_from(LOOKED_BACK).unwrap_or(usize::MAX) + 1;
        let log = self.tables().log(loaded.place, from, steps).await;
        let log = log.unwrap_or_default();
        // What was done for somebody who gave no answer in time they did not do.
        let acts: Vec<(u64, u64)> = (log.iter())
            .filter(|entry| entry.mark.is_none())
            .map(|entry| (entry.actor, entry.at_ms))
            .collect();
        let first = self.tables().log(loaded.place, 1, 1).await;
        let first = first.unwrap_or_default().into_iter().next();
        let began = first.map_or(0, |entry| entry.at_ms);
        let user = caller.map(|caller| caller.user);
        let now_ms = caller.map_or_else(|| self.now_ms(), |caller| caller.now_ms);
        voices(&loaded.meta, began, &acts, user, now_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use castaway_table::{Pace, Term};

    #[test]
    fn who_did_nothing_for_a_week_does_not_decide() {
        let meta = Meta {
            chairs: [7, 8, 9, 9].into(),
            ..Meta::default()
        };
        let now = 10 * WEEK_MS;
        let acts = [(7, now - 1), (8, now - WEEK_MS - 1), (5, now)];
        assert_eq!(voices(&meta, 1, &acts, Some(7), now), [7]);
        assert_eq!(voices(&meta, 1, &acts, Some(9), now), [7, 9]);
        // Nobody has had time to be away.
        assert_eq!(voices(&meta, now - 1, &[], Some(7), now), [7, 8, 9]);
        let mut asked = Meta {
            ending: vec![8],
            ..meta
        };
        assert_eq!(voices(&asked, 1, &acts, Some(9), now), [7, 8, 9]);
        assert_eq!(voices(&asked, 1, &[], Some(9), now), [8, 9]);
        let mut agreed = Meta {
            chairs: [7, 8, 9].into(),
            ..Meta::default()
        };
        agreed.propose(8, Term::Pace(Pace::Live), &[7, 8, 9], now);
        assert_eq!(voices(&agreed, 1, &acts, None, now), [7, 8]);
        asked.opened.insert(7, now - 1);
        assert_eq!(voices(&asked, 1, &[], Some(9), now), [7, 8, 9]);
    }
}
