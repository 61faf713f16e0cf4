//! Tools: what the goal does not ask for and what makes other things possible. None is built for nothing.

use castaway_kernel::{Game, Key, Seat};

use super::{Why, hunts::instead, reason};
use crate::{
    catalog::Catalog,
    command::Command,
    content::Invention,
    effect::{At, Effect, Passive},
    engine::Rules,
    game::Island,
    ids::{Place, Res, TokenKind, Track},
    plan::{Goal, Project},
    policy,
    rulings::Reading,
    state::State,
};

type Order = (Seat, Command);

/// Once no more rounds follow than this, tools come behind what the goal asks for.
const FEW: u8 = 3;

/// Rounds that must follow for a tool that only makes another build possible: one to build that, one to have it.
const LATER: u8 = 2;

/// The card of an invention that this builds and that neither the goal nor its pile asks for.
fn tool<'a>(rules: &Rules<'a>, goal: &Goal) -> Option<&'a Invention> {
    let Goal::Build(Project::Invention(key)) = goal else {
        return None;
    };
    let piles = |effect: &Effect| matches!(effect, Effect::PileWood { .. });
    let card = rules.cat.inventions.get(key)?;
    let asked = card.repeat.is_some()
        || card.on_build.iter().any(piles)
        || policy::is_on_the_road(rules, key);
    (!asked && reason(rules, goal) == Why::Tool).then_some(card)
}

/// Whether an action builds a tool.
pub(super) fn is_tool(rules: &Rules<'_>, goal: &Goal) -> bool {
    tool(rules, goal).is_some()
}

/// Whether an action builds a tool that would be of no use as the table stands.
pub(super) fn is_idle(rules: &Rules<'_>, goal: &Goal) -> bool {
    tool(rules, goal).is_some_and(|card| {
        let passes = |passive: &Passive| rules.last_round() && !works_tonight(passive);
        card.passive.iter().all(passes)
            && card.on_build.iter().all(|effect| is_void(rules, effect))
            && !opens(rules, &card.id)
    })
}

/// The orders of a plan without builds of what is of no use as the table stands; whoever would have built it does what is advised instead.
pub(crate) fn without_idle_tools(
    catalog: &Catalog,
    state: &State,
    orders: Vec<Order>,
) -> Vec<Order> {
    let rules = Rules::new(catalog, state);
    let idles = |(_, command): &Order| match command {
        Command::Assign(what) => is_idle(&rules, &what.goal),
        _ => false,
    };
    // What is joined is called by its number, which another order changes.
    let joins = |(_, command): &Order| matches!(command, Command::Join { .. });
    let planning = state.planning && state.ask.is_none();
    if !planning || !orders.iter().any(idles) || orders.iter().any(joins) {
        return orders;
    }
    let (idle, mut all): (Vec<Order>, Vec<Order>) = orders.iter().cloned().partition(idles);
    let mut now = state.clone();
    for (seat, command) in &all {
        match Island::apply(catalog, &now, *seat, command) {
            Ok(applied) => now = applied.state,
            Err(_) => return orders,
        }
    }
    all.extend(instead(catalog, now, idle));
    all
}

/// Whether so few rounds are left that the goal comes before tools.
pub(super) fn comes_late(rules: &Rules<'_>) -> bool {
    rounds_left(rules) <= FEW
}

/// Rounds that follow on this one.
pub(super) fn rounds_left(rules: &Rules<'_>) -> u8 {
    let rounds = rules.scenario().map_or(u8::MAX, |sheet| sheet.rounds);
    rounds.saturating_sub(rules.s.round)
}

/// Whether something works in the night after it is built.
fn works_tonight(passive: &Passive) -> bool {
    matches!(
        passive,
        Passive::NightMeal { .. } | Passive::IgnoreSnow(_) | Passive::SnowAsRain(_)
    )
}

/// Whether what a build does once comes to nothing now.
fn is_void(rules: &Rules<'_>, effect: &Effect) -> bool {
    match effect {
        Effect::Token {
            token,
            at: At::Camp,
            own_source: false,
        } => is_lost(rules, *token),
        Effect::Level {
            track: Track::Weapon,
            ..
        } => rules.last_round() && !policy::fights(rules),
        // That is a price.
        Effect::Exhaust { .. } => true,
        _ => false,
    }
}

/// Whether a token on the camp's tile would bring nothing: no source is open there that it adds to, one lies there already, or no
/// round follows that brings anything.
fn is_lost(rules: &Rules<'_>, token: TokenKind) -> bool {
    let wanted = match token {
        TokenKind::AdditionalWood => Res::Wood,
        TokenKind::AdditionalFood => Res::Food,
        _ => return false,
    };
    let camp = rules.s.camp;
    let place = Place::Space(camp);
    let mut sources = rules.open_sources(camp).into_iter();
    let adds = sources.any(|(_, source)| source.res() == wanted);
    let lies = rules.s.has_token(token, place) && !rules.stacks(token, place);
    rules.last_round() || lies || !(adds || rules.reads(Reading::TokenIsSource))
}

/// Whether an invention on the board or a card that lies there asks for this item, in time.
fn opens(rules: &Rules<'_>, item: &Key) -> bool {
    let mut board = rules.s.inventions.keys();
    let builds = board.any(|key| {
        let card = rules.cat.inventions.get(key);
        rules.unbuilt(key) && card.is_some_and(|card| card.items.contains(item))
    });
    let asks = |(slot, option): (u8, u8)| {
        let action = rules.threat_action(slot, option);
        let ways = action.map(|(_, action)| action.requires);
        let mut ways = ways.into_iter().flatten();
        ways.any(|way| way.item.as_ref() == Some(item))
    };
    let mut cards = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter();
    (builds && rounds_left(rules) >= LATER) || (!rules.last_round() && cards.any(asks))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ids::Space, setup::Setup, state::Tile};

    fn build(key: &str) -> Goal {
        Goal::Build(Project::Invention(key.into()))
    }

    fn castaways(catalog: &Catalog) -> State {
        let made = Island::create(catalog, &Setup::standard(3), 3);
        let mut state = made.expect("a setup").state;
        let grows = Tile {
            number: 2,
            ..Tile::default()
        };
        state.island.insert(Space::M2, grows);
        state.threats = [None, None];
        state.round = 4;
        state
    }

    #[test]
    fn a_token_of_wood_is_for_nothing_where_no_wood_grows_at_the_camp() {
        let catalog = Catalog::load().expect("the content is good");
        let mut state = castaways(&catalog);
        let idle = |state: &State| is_idle(&Rules::new(&catalog, state), &build("hatchet"));
        assert!(!idle(&state), "wood grows on the beach");
        state.camp = Space::M2;
        assert!(idle(&state), "nothing but parrots there");
        state.camp = Space::M1;
        state.round = 12;
        assert!(idle(&state), "no round follows");
    }

    #[test]
    fn a_tool_that_only_opens_other_builds_needs_rounds_for_them() {
        let catalog = Catalog::load().expect("the content is good");
        let mut state = castaways(&catalog);
        let idle = |state: &State, key: &str| is_idle(&Rules::new(&catalog, state), &build(key));
        assert!(!idle(&state, "rope"), "the mast asks for it");
        state.round = 11;
        assert!(idle(&state, "rope") && !idle(&state, "knife"));
    }

    #[test]
    fn what_the_goal_and_its_pile_ask_for_is_no_tool() {
        let catalog = Catalog::load().expect("the content is good");
        let state = castaways(&catalog);
        let rules = Rules::new(&catalog, &state);
        let tools = ["fire", "mast", "knife", "hatchet"].map(|key| is_tool(&rules, &build(key)));
        assert_eq!(tools, [false, false, true, true]);
    }
}
