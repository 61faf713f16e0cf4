//! A question that is asked once more word for word, since somebody used something beside it: it has another number and is the same.

use castaway_kernel::{Await, DecisionId, Game};

use crate::{Asked, Meta, Said};

/// The open question that a command left as it is, and its number after that; `None` where the command answers it, or something else
/// is asked.
pub(crate) fn asked_anew<G: Game>(
    catalog: &G::Catalog,
    (before, after): (&G::State, &G::State),
    command: &G::Command,
) -> Option<(DecisionId, DecisionId)> {
    if G::answer(command).is_some() {
        return None;
    }
    let (old, new) = (open::<G>(catalog, before)?, open::<G>(catalog, after)?);
    (old != new && asked::<G>(before)? == asked::<G>(after)?).then_some((old, new))
}

/// The question that is open.
fn open<G: Game>(catalog: &G::Catalog, state: &G::State) -> Option<DecisionId> {
    let awaited = G::awaited(catalog, state);
    match awaited.first()?.what {
        Await::Ask(id) => Some(id),
        Await::Plan | Await::Turn => None,
    }
}

/// What it asks.
fn asked<G: Game>(state: &G::State) -> Option<String> {
    serde_json::to_string(&G::asked(state)?).ok()
}

impl Meta {
    /// The open question has another number from now on and is the same: nobody's time begins anew for what another has used, and what
    /// was said of it stands.
    pub(crate) fn renumber(&mut self, (old, new): (DecisionId, DecisionId), ballot: Option<Said>) {
        if self.wait.asked == Asked::Question(old) {
            self.wait.asked = Asked::Question(new);
        }
        if self.wait.common == Some(old) {
            self.wait.common = Some(new);
        }
        for one in &mut self.ahead {
            if one.after == old {
                one.after = new;
            }
        }
        let said = ballot.filter(|said| said.decision == old);
        self.ballot = said.map(|said| Said {
            decision: new,
            ..said
        });
    }
}
