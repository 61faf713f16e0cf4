//! The wood pile that the game is won with: how pressing it is, and what of the wood it is advised.

use castaway_kernel::{Answer, Game, Seat};

use crate::{
    ask::{Ask, Label, Question},
    catalog::Catalog,
    command::Command,
    content::Aim,
    engine::Rules,
    game::Island,
    policy::{expected_clouds, life_left, owed_wood},
    rulings::Reading,
    state::State,
    task::{Op, Usable},
    tonight,
};

/// Rounds more than stages from which on every one counts.
const SLACK: usize = 2;
/// Whoever would have no more life left than this after a night's weather is not risked to it for the pile.
const FRAIL: i32 = 3;
/// How much likelier somebody may die tonight for the wood that is laid, in percent.
const RISK: u64 = 25;

/// How pressing the pile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// There are rounds to spare.
    Early,
    /// Every round counts.
    Late,
    /// It can certainly not be filled any more.
    Over,
}

impl Urgency {
    /// Its name in texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Early => "early",
            Self::Late => "late",
            Self::Over => "over",
        }
    }
}

/// How pressing the pile is; `None` where there is none to fill.
pub fn urgency(catalog: &Catalog, state: &State) -> Option<Urgency> {
    urgency_of(&Rules::new(catalog, state))
}

pub(super) fn urgency_of(rules: &Rules<'_>) -> Option<Urgency> {
    let (rounds, left) = pace(rules)?;
    Some(match rounds {
        // Gifts of cards may fill more than one stage in a round where the table reads it so.
        n if n < left && !rules.reads(Reading::PileGoesOn) => Urgency::Over,
        n if n <= left + SLACK => Urgency::Late,
        _ => Urgency::Early,
    })
}

/// Whether it can certainly not be filled any more.
pub(crate) fn is_pile_over(rules: &Rules<'_>) -> bool {
    urgency_of(rules) == Some(Urgency::Over)
}

/// The rounds in which a stage can be filled, this one among them, and the stages that are left; `None` where none is.
fn pace(rules: &Rules<'_>) -> Option<(usize, usize)> {
    let sheet = rules.scenario()?;
    let pile = sheet.woodpile.as_ref()?;
    let filled = pile.stages.iter().zip(&rules.s.pile);
    let left = filled.filter(|(of, wood)| wood < of).count();
    if left == 0 {
        return None;
    }
    let last = sheet.win.all.iter().filter_map(|aim| match aim {
        Aim::Rounds { to, .. } => Some(*to),
        _ => None,
    });
    let last = last.min().unwrap_or(sheet.rounds).min(sheet.rounds);
    // R-S1-2: one stage a round, and that of this round may be full.
    let now = usize::from(rules.open_stage().is_some());
    let rounds = usize::from(last.saturating_sub(rules.s.round)) + now;
    Some((rounds, left))
}

/// The answer where the pile asks for wood, so that it says what its urgency says: where every round counts, all that nobody's life
/// hangs on; nothing where it cannot be filled any more.
pub(super) fn settled(rules: &Rules<'_>, ask: &Ask, answer: Answer) -> Answer {
    if ask.prompt.question != Question::PileWood {
        return answer;
    }
    let chosen = laid(ask, &answer);
    // What is planned needs wood, too, and the pile asks again when the plan stands.
    let planning = ask.prompt.origin.op == Op::MayPile;
    let wanted = match urgency_of(rules) {
        // Nights in the open come first while there is a round to spare.
        Some(Urgency::Late) if rules.sheltered() && !planning => spare(rules).max(chosen),
        Some(Urgency::Over) => 0,
        Some(Urgency::Late | Urgency::Early) | None => chosen,
    };
    let wanted = bearable(rules, wanted);
    let open = ask.options.iter().filter(|o| o.blocked.is_none());
    let fits = open.filter(|o| number(&o.label).is_some_and(|n| n <= wanted));
    match fits.max_by_key(|o| number(&o.label)) {
        Some(best) => Answer {
            picks: vec![best.key.clone()],
            ..answer
        },
        None => answer,
    }
}

/// Whether nothing would be advised for the pile if somebody who plans had it ask now.
pub(crate) fn keeps_wood(catalog: &Catalog, state: &State, seat: Seat) -> bool {
    let Ok(asked) = Island::apply(catalog, state, seat, &Command::Use(Usable::Pile)) else {
        return false;
    };
    // The only wood of somebody alone is laid without a question.
    let Some(ask) = &asked.state.ask else {
        return false;
    };
    // Exactly what would be answered: whoever is told to have it ask is not told then to lay nothing.
    ask.prompt.question == Question::PileWood
        && super::answer(catalog, &asked.state, seat).is_some_and(|given| laid(ask, &given) == 0)
}

/// How much wood an answer lays.
fn laid(ask: &Ask, answer: &Answer) -> u16 {
    let chosen = ask.options.iter().find(|o| answer.picks.contains(&o.key));
    let chosen = chosen.and_then(|option| number(&option.label));
    chosen.unwrap_or(0)
}

/// The amount of an option.
fn number(label: &Label) -> Option<u16> {
    match label {
        Label::Number(n) => Some(u16::from(*n)),
        Label::No => Some(0),
        _ => None,
    }
}

/// So much of that as tonight leaves: what the weather likely takes is kept while there is time, and later what somebody may well
/// die without, unless the pile is lost without it.
fn bearable(rules: &Rules<'_>, wanted: u16) -> u16 {
    match pace(rules) {
        Some((rounds, left)) if rounds <= left => wanted,
        Some((rounds, left)) if rounds <= left + SLACK => {
            let kept = tonight::deadly(rules, 0);
            let mut fewer = (0..=wanted).rev();
            fewer
                .find(|n| tonight::deadly(rules, *n) <= kept + RISK)
                .unwrap_or(0)
        }
        _ => {
            let spare = rules.s.stock.wood;
            wanted.min(spare.saturating_sub(tonight::likely_wood(rules)))
        }
    }
}

/// Wood that no life hangs on: what the weather takes is kept where somebody could not bear that many wounds, and what the goal's
/// own builds cost always.
fn spare(rules: &Rules<'_>) -> u16 {
    let above = (expected_clouds(rules) - i32::from(rules.s.roof)).max(0);
    let mut seats = rules.s.seats();
    let frail = seats.any(|who| life_left(rules, who) <= FRAIL + above);
    let weather = match frail {
        true => u16::try_from(above).unwrap_or(u16::MAX),
        false => 0,
    };
    let builds = owed_wood(rules);
    rules
        .s
        .stock
        .wood
        .saturating_sub(weather.saturating_add(builds))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;

    #[test]
    fn wood_that_the_weather_likely_takes_is_kept_while_there_is_time() {
        let catalog = Catalog::load().expect("the content is good");
        let made = Island::create(&catalog, &Setup::standard(3), 3);
        let mut state = made.expect("a setup").state;
        (state.round, state.roof, state.stock.wood) = (5, 0, 2);
        let laid = |state: &State| bearable(&Rules::new(&catalog, state), 1);
        assert_eq!(urgency(&catalog, &state), Some(Urgency::Early));
        assert_eq!(laid(&state), 0, "every other throw takes two");
        state.stock.wood = 3;
        assert_eq!(laid(&state), 1);
        (state.roof, state.stock.wood) = (2, 1);
        assert_eq!(laid(&state), 1, "the roof keeps it off");
        state.round = 2;
        state.roof = 0;
        assert_eq!(laid(&state), 1, "no die falls");
    }
}
