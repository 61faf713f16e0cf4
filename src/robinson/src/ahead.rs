//! The question that certainly comes after the open one, so that it can be answered ahead.

use castaway_kernel::Seat;

use crate::{
    ask::Ask, catalog::Catalog, command::Command, engine, imagine::imagine, legal, state::State,
};

/// Where there are more answers nobody tries them all.
const ANSWERS: usize = 16;

/// An imagined moment at which the next question is open, where the same is asked after every answer to the open one, with no
/// die rolled and no card drawn before it. What is hidden is not looked at.
pub(crate) fn ahead(catalog: &Catalog, state: &State) -> Option<State> {
    let ask = state.ask.as_ref()?;
    let imagined = imagine(catalog, state, 0);
    let mut next: Option<State> = None;
    for (seat, answer) in answers(catalog, &imagined, ask)? {
        let came = engine::apply(catalog, &imagined, seat, &answer).ok()?.state;
        let hidden = |s: &State| (s.chance.clone(), s.piles.clone(), s.waiting_beast.clone());
        let certain = hidden(&came) == hidden(&imagined);
        let asks = came.ask.as_ref()?;
        let before = next.as_ref().and_then(|next| next.ask.as_ref());
        // What others are still asked is the same question, and not the next.
        if !certain || asks.id == ask.id || before.is_some_and(|before| !alike(before, asks)) {
            return None;
        }
        next.get_or_insert(came);
    }
    next
}

/// What a question asks, without its number and who has let it go by.
pub(crate) fn asked(ask: &Ask) -> impl PartialEq + serde::Serialize {
    let prompt = &ask.prompt;
    let about = (&prompt.question, &prompt.source, prompt.who);
    (&ask.seats, about, ask.pick, &ask.options)
}

fn alike(one: &Ask, other: &Ask) -> bool {
    asked(one) == asked(other)
}

/// Every answer with a seat that may give it; `None` where they are too many.
fn answers(catalog: &Catalog, state: &State, ask: &Ask) -> Option<Vec<(Seat, Command)>> {
    let mut all: Vec<(Seat, Command)> = Vec::new();
    for seat in &ask.seats {
        for command in legal::legal(catalog, state, *seat) {
            let answers = matches!(command, Command::Choose(_));
            if answers && all.iter().all(|(_, known)| *known != command) {
                all.push((*seat, command));
            }
        }
    }
    (all.len() <= ANSWERS).then_some(all)
}
