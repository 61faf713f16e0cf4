//! Nobody dies by silence who could be saved with what the stop before the wounds offers, found here by trying all.

use castaway_kernel::{Answer, Applied, Game};
use castaway_robinson::{
    Island,
    ask::{Ask, Label, Question},
    catalog::Catalog,
    command::Command,
    event::Event,
    ids::Who,
    state::{End, State},
};

use crate::table;

/// More things than anybody has at hand to be used one after the other.
const DEEP: u8 = 4;

/// Whose wounds kill, if that is what is asked.
fn doomed(state: &State) -> Option<Who> {
    let ask = state.ask.as_ref()?;
    let lethal = matches!(ask.prompt.question, Question::Lethal { .. });
    ask.prompt.who.filter(|_| lethal)
}

/// A table after an answer, and whether somebody lives as far as could be known before it was given.
struct Step {
    state: State,
    lives: bool,
}

impl Step {
    fn new(after: Applied<State, Event>, who: Who) -> Self {
        // What comes after a card or a die has shown is another story.
        let known = after.events.iter().take_while(|event| !event.reveals());
        let dies = |event: &Event| match event {
            Event::FridayDied => who == Who::Friday,
            Event::Ended(end) => *end != End::Won,
            _ => false,
        };
        let lives = !known.into_iter().any(dies);
        let state = after.state;
        Self { state, lives }
    }
}

/// Whether the stop is still open, or it is asked whom a thing heals that was used at it.
fn undecided(state: &State, who: Who) -> bool {
    let heals = |ask: &Ask| matches!(ask.prompt.question, Question::Heal { .. });
    state.end.is_none() && (doomed(state) == Some(who) || state.ask.as_ref().is_some_and(heals))
}

/// Whether some way of using things saves somebody.
fn can_be_saved(catalog: &Catalog, state: &State, who: Who, deep: u8) -> bool {
    let open = undecided(state, who) && deep > 0;
    let Some(ask) = state.ask.as_ref().filter(|_| open) else {
        return false;
    };
    let uses = ask.options.iter().filter(|o| o.label != Label::Continue);
    uses.into_iter().any(|option| {
        let picks = vec![option.key.clone()];
        let decision = ask.id;
        let command = Command::Choose(Answer { decision, picks });
        let mut seats = table::seats(state).into_iter();
        let used = seats.find_map(|seat| Island::apply(catalog, state, seat, &command).ok());
        used.is_some_and(|used| {
            let step = Step::new(used, who);
            let saved = !undecided(&step.state, who) && step.lives;
            saved || (step.lives && can_be_saved(catalog, &step.state, who, deep - 1))
        })
    })
}

/// At a stop before wounds that kill: if anything saves, what counts saves.
///
/// # Errors
/// Who dies in silence with what at hand.
pub fn saved(catalog: &Catalog, state: &State) -> Result<(), String> {
    let Some(who) = doomed(state) else {
        return Ok(());
    };
    let possible = can_be_saved(catalog, state, who, DEEP);
    let mut now = Step {
        state: state.clone(),
        lives: true,
    };
    while now.lives && undecided(&now.state, who) {
        let Some((seat, command)) = Island::fallback(catalog, &now.state) else {
            return Err("nothing counts at a stop".to_owned());
        };
        let step = Island::apply(catalog, &now.state, seat, &command);
        now = Step::new(step.map_err(|why| format!("{command:?}: {why:?}"))?, who);
    }
    if possible && !now.lives {
        let offered = state.ask.iter().flat_map(|ask| &ask.options);
        let offered: Vec<&Label> = offered.map(|option| &option.label).collect();
        return Err(format!("{who:?} dies in silence with {offered:?} at hand"));
    }
    Ok(())
}
