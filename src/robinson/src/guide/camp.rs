//! Where a newcomer's camp goes: not away from what feeds it, unless staying is worse.

use castaway_kernel::Answer;

use crate::{
    ask::{Ask, Label, Question},
    catalog::Catalog,
    engine::Rules,
    ids::{Res, Space},
    state::State,
};

/// What a move of the camp brings, or that nothing speaks for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// The hex of the camp is about to be closed.
    Closes,
    /// A natural shelter lies there, and no roof is over the camp as it is.
    Roof,
    /// More food grows there.
    Food,
    /// More wood grows there, and no less food.
    Wood,
    /// Nothing of that.
    Nothing,
}

impl Site {
    /// Its name in texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Closes => "closes",
            Self::Roof => "roof",
            Self::Food => "food",
            Self::Wood => "wood",
            Self::Nothing => "nothing",
        }
    }
}

/// What an answer to the question where the camp goes brings, where it is the open one.
pub fn site(catalog: &Catalog, state: &State, answer: &Answer) -> Option<Site> {
    let rules = Rules::new(catalog, state);
    let ask = state.ask.as_ref().filter(|ask| is_asked(ask))?;
    Some(target(ask, answer).map_or(Site::Nothing, |to| gain(&rules, to)))
}

/// The answer, or staying where the answer leaves sources behind for nothing that is worth it.
pub(super) fn settled(rules: &Rules<'_>, ask: &Ask, answer: Answer) -> Answer {
    if !is_asked(ask) {
        return answer;
    }
    let Some(to) = target(ask, &answer) else {
        return answer;
    };
    if is_worth_it(rules, to) {
        return answer;
    }
    let stays = |label: &Label| !matches!(label, Label::Space(_));
    let mut open = ask.options.iter().filter(|o| o.blocked.is_none());
    match open.find(|option| stays(&option.label)) {
        Some(stay) => Answer {
            picks: vec![stay.key.clone()],
            ..answer
        },
        None => answer,
    }
}

fn is_asked(ask: &Ask) -> bool {
    ask.prompt.question == Question::MayMoveCamp
}

/// The place that an answer picks.
fn target(ask: &Ask, answer: &Answer) -> Option<Space> {
    let mut picked = ask.options.iter().filter(|o| answer.picks.contains(&o.key));
    picked.find_map(|option| match option.label {
        Label::Space(space) => Some(space),
        _ => None,
    })
}

/// How many sources of food and of wood a camp on a tile would live by.
pub fn harvest(catalog: &Catalog, state: &State, at: Space) -> (u16, u16) {
    let rules = Rules::new(catalog, state);
    (grows(&rules, at, Res::Food), grows(&rules, at, Res::Wood))
}

/// What of a resource a camp there is given each round.
fn grows(rules: &Rules<'_>, at: Space, wanted: Res) -> u16 {
    let like = |res: Res| match wanted {
        Res::Food | Res::Npfood => matches!(res, Res::Food | Res::Npfood),
        Res::Wood | Res::Fur => res == wanted,
    };
    if rules.production_stopped(at) {
        return 0;
    }
    let all = rules.gatherable(at).into_iter();
    let sources = all.filter(|(_, res)| like(*res)).count();
    u16::try_from(sources).unwrap_or(u16::MAX)
}

/// What speaks for a place, the most urgent first.
fn gain(rules: &Rules<'_>, to: Space) -> Site {
    let camp = rules.s.camp;
    let closes = rules.closes_in(camp).unwrap_or(u8::MAX);
    let more = |res| grows(rules, to, res) > grows(rules, camp, res);
    if closes <= rules.s.round.saturating_add(1) {
        Site::Closes
    } else if !rules.sheltered() && rules.natural_shelter(to) {
        Site::Roof
    } else if more(Res::Food) {
        Site::Food
    } else if more(Res::Wood) && grows(rules, to, Res::Food) >= grows(rules, camp, Res::Food) {
        Site::Wood
    } else {
        Site::Nothing
    }
}

/// Whether a place is no poorer than the camp's in what tomorrow takes, or safer.
fn is_worth_it(rules: &Rules<'_>, to: Space) -> bool {
    let camp = rules.s.camp;
    let less = |res| grows(rules, to, res) < grows(rules, camp, res);
    match gain(rules, to) {
        Site::Closes => true,
        // A night without a roof costs less than a day without food.
        Site::Roof => !less(Res::Food) || is_fed(rules, to),
        Site::Food | Site::Wood => true,
        // Who is advised to leave a place is told what for.
        Site::Nothing => false,
    }
}

/// Whether what keeps and what grows there feeds everybody tomorrow.
fn is_fed(rules: &Rules<'_>, at: Space) -> bool {
    let s = rules.s;
    let keeps = s.stock.npfood + s.stock.food.min(rules.kept_food());
    let eaters = rules.s.people.len() + usize::from(rules.mouths(s.round));
    usize::from(keeps + grows(rules, at, Res::Food)) >= eaters
}
