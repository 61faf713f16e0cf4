//! The wood pile that the game is won with: how pressing it is, and what of the wood it is advised.

use castaway_kernel::Answer;

use crate::{
    ask::{Ask, Label, Question},
    catalog::Catalog,
    content::Aim,
    engine::Rules,
    policy::{expected_clouds, life_left, owed_wood},
    rulings::Reading,
    state::State,
    task::Op,
};

/// Rounds more than stages from which on every one counts.
const SLACK: usize = 2;
/// Whoever would have no more life left than this after a night's weather is not risked to it for the pile.
const FRAIL: i32 = 3;

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
    Some(match rounds {
        // Gifts of cards may fill more than one stage in a round where the table reads it so.
        n if n < left && !rules.reads(Reading::PileGoesOn) => Urgency::Over,
        n if n <= left + SLACK => Urgency::Late,
        _ => Urgency::Early,
    })
}

/// The answer where the pile asks for wood, so that it says what its urgency says: where every round counts, all that nobody's life
/// hangs on; nothing where it cannot be filled any more.
pub(super) fn settled(rules: &Rules<'_>, ask: &Ask, answer: Answer) -> Answer {
    let planning = ask.prompt.origin.op == Op::MayPile;
    if ask.prompt.question != Question::PileWood || planning {
        return answer;
    }
    let number = |label: &Label| match label {
        Label::Number(n) => Some(u16::from(*n)),
        Label::No => Some(0),
        _ => None,
    };
    let chosen = ask.options.iter().find(|o| answer.picks.contains(&o.key));
    let chosen = chosen.and_then(|option| number(&option.label)).unwrap_or(0);
    let wanted = match urgency_of(rules) {
        // Nights in the open come first while there is a round to spare.
        Some(Urgency::Late) if rules.sheltered() => spare(rules).max(chosen),
        Some(Urgency::Over) => 0,
        Some(Urgency::Late | Urgency::Early) | None => chosen,
    };
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
