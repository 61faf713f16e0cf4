//! What comes first for newcomers, however much else is worth: nobody idles or builds a tool while somebody goes hungry whom an action
//! feeds, nothing is built for nothing, and once few rounds are left the goal comes before tools.

use castaway_kernel::Seat;

use super::{Why, reason, tools};
use crate::{
    catalog::Catalog,
    engine::Rules,
    ids::Track,
    legal, offers,
    plan::{Assignment, Goal, Project},
    policy,
    state::State,
    tonight,
    view::ActionOffer,
};

/// What a plan for newcomers sees to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Needs {
    /// Somebody goes hungry tonight as the table stands: what is only imagined to be used feeds nobody.
    pub hungry: bool,
}

/// A way to man an action, with what it is worth.
type Way = (i32, Assignment);

impl Needs {
    /// What the table needs with the plan that these rules have: nothing used that is only imagined.
    pub(super) fn of(rules: &Rules<'_>, table: &State) -> Self {
        let mut stands = table.clone();
        stands.plan.clone_from(&rules.s.plan);
        Self {
            hungry: tonight::is_short_of_food(&Rules::new(rules.cat, &stands)),
        }
    }

    /// The ways that are left to choose from.
    pub(crate) fn sifted(
        self,
        rules: &Rules<'_>,
        mut ways: Vec<Way>,
        possible: impl Fn(&Assignment) -> bool,
        furthers: impl Fn(&Goal) -> bool,
    ) -> Vec<Way> {
        ways.retain(|(_, what)| !tools::is_idle(rules, &what.goal));
        if self.hungry {
            ways = fed(rules, ways, &possible, &furthers);
        }
        let goes_on = |goal: &Goal| furthers(goal) || reason(rules, goal) == Why::Pile;
        let towards = |(_, what): &Way| goes_on(&what.goal) && possible(what);
        if tools::comes_late(rules) && ways.iter().any(towards) {
            ways.retain(|(_, what)| feeds(rules, what) || !tools::is_tool(rules, &what.goal));
        }
        ways
    }
}

/// The ways without those that can wait until all are fed, where any of them feeds somebody. In company what feeds is left to no dice
/// where another pawn of the same person makes it sure: nobody else knows that they are needed.
fn fed(
    rules: &Rules<'_>,
    mut ways: Vec<Way>,
    possible: impl Fn(&Assignment) -> bool,
    furthers: impl Fn(&Goal) -> bool,
) -> Vec<Way> {
    let feeding = ways.iter().map(|(_, what)| what);
    let feeding = feeding.filter(|what| feeds(rules, what) && possible(what));
    let feeding: Vec<Assignment> = feeding.cloned().collect();
    let several = rules.s.people.len() > 1;
    let is_surer = |what: &Assignment, other: &Assignment| {
        other.goal == what.goal && other.pawns.len() > what.pawns.len()
    };
    if !feeding.is_empty() {
        ways.retain(|(_, what)| match feeds(rules, what) {
            true => !several || !feeding.iter().any(|other| is_surer(what, other)),
            false => !waits(rules, &what.goal, &furthers),
        });
    }
    ways
}

/// Whether an action brings food if it succeeds, what is hunted apart.
fn feeds(rules: &Rules<'_>, what: &Assignment) -> bool {
    tonight::portions(rules, what) > 0
}

/// Whether an action is as good on another day: it does nothing for tonight, and is no part of the goal.
pub(super) fn waits(rules: &Rules<'_>, goal: &Goal, furthers: impl Fn(&Goal) -> bool) -> bool {
    match goal {
        Goal::Arrange | Goal::Rest => true,
        Goal::Build(Project::Level(Track::Weapon)) => !policy::fights(rules),
        Goal::Build(Project::Invention(_)) => tools::is_tool(rules, goal),
        Goal::Explore(_) => rules.last_round() && !furthers(goal),
        Goal::Build(Project::Shelter | Project::Level(_) | Project::On(..))
        | Goal::Threat { .. }
        | Goal::Hunt
        | Goal::Gather { .. }
        | Goal::Card { .. }
        | Goal::Special { .. } => false,
    }
}

/// Whether anything could still be planned with the pawns that are left that may bring food, what is hunted apart.
pub fn may_feed(catalog: &Catalog, state: &State) -> bool {
    let rules = Rules::new(catalog, state);
    is_open(&rules, |offer| feeds(&rules, &offer.what))
}

/// Whether somebody could still go hunting with the pawns that are left.
pub fn may_hunt(catalog: &Catalog, state: &State) -> bool {
    let rules = Rules::new(catalog, state);
    is_open(&rules, |offer| offer.what.goal == Goal::Hunt)
}

/// Whether any seat could man one of these actions.
fn is_open(rules: &Rules<'_>, wanted: impl Fn(&ActionOffer) -> bool) -> bool {
    let seats = u8::try_from(rules.s.people.len()).unwrap_or(4);
    (0..seats).map(Seat).any(|seat| {
        let all = offers::offers_for(rules, seat);
        let mut open = all.iter().filter(|offer| offer.blocked.is_none());
        open.any(|offer| wanted(offer) && is_manned(rules, seat, offer))
    })
}

/// Whether the pawns that this seat may place are enough for an action.
fn is_manned(rules: &Rules<'_>, seat: Seat, offer: &ActionOffer) -> bool {
    let mut all = legal::assignments(rules, seat, offer).into_iter();
    all.any(|what| what.pawns.len() >= usize::from(offer.risky))
}

#[cfg(test)]
mod tests {
    use castaway_kernel::Game;

    use super::*;
    use crate::{
        game::Island, ids::Space, plan::Pawn, policy::suggest, setup::Setup, source_at::SourceAt,
        state::Tile,
    };

    /// So many people in the planning of a round, with food growing beside the camp and nothing to eat.
    fn hungry(catalog: &Catalog, scenario: &str, seats: u8) -> State {
        let mut setup = Setup::standard(seats);
        setup.scenario = scenario.into();
        let made = Island::create(catalog, &setup, 3);
        let mut state = made.expect("a setup").state;
        while !state.planning || state.ask.is_some() {
            let mut all = (0..seats).map(Seat);
            let next = all.find_map(|seat| Some((seat, suggest(catalog, &state, seat)?)));
            let (seat, command) = next.expect("somebody is asked");
            let applied = Island::apply(catalog, &state, seat, &command);
            state = applied.expect("it is allowed").state;
        }
        state.plan.clear();
        state.stock = Default::default();
        let grows = Tile {
            number: 2,
            ..Tile::default()
        };
        state.island.insert(Space::M2, grows);
        state
    }

    fn way(score: i32, goal: Goal, pawns: usize) -> Way {
        let what = Assignment {
            goal,
            pawns: vec![Pawn::Seat(0); pawns],
            price: 0,
            aids: Vec::new(),
            discount: false,
        };
        (score, what)
    }

    fn food() -> Goal {
        Goal::Gather {
            space: Space::M2,
            source: SourceAt::Printed(0),
        }
    }

    fn knife() -> Goal {
        Goal::Build(Project::Invention("knife".into()))
    }

    /// The ways that are left, with what they are worth.
    fn left(catalog: &Catalog, state: &State, all: &[Way], goal: &Goal) -> Vec<i32> {
        let rules = Rules::new(catalog, state);
        let needs = Needs::of(&rules, state);
        let ways = needs.sifted(&rules, all.to_vec(), |_| true, |other| other == goal);
        ways.into_iter().map(|(score, _)| score).collect()
    }

    #[test]
    fn whatever_else_is_worth_it_waits_until_all_are_fed() {
        let catalog = Catalog::load().expect("the content is good");
        let all = [
            way(500, knife(), 2),
            way(400, Goal::Arrange, 1),
            way(300, Goal::Rest, 1),
            way(200, Goal::Build(Project::Shelter), 1),
            way(20, food(), 1),
            way(10, food(), 2),
        ];
        let left = |state: &State| left(&catalog, state, &all, &Goal::Hunt);
        let mut state = hungry(&catalog, "castaways", 3);
        assert_eq!(left(&state), [200, 10], "nothing is left to dice");
        state.stock.npfood = 9;
        assert_eq!(left(&state), [500, 400, 300, 200, 20, 10]);
        // Whoever plays alone has somebody else to roll for it.
        let mut alone = hungry(&catalog, "castaways", 1);
        assert_eq!(left(&alone), [200, 20, 10]);
        // Where nothing feeds anybody, nothing waits.
        alone.island.remove(&Space::M2);
        let other = [way(500, knife(), 2), way(400, Goal::Arrange, 1)];
        let kept = Needs { hungry: true }.sifted(
            &Rules::new(&catalog, &alone),
            other.to_vec(),
            |_| true,
            |_| false,
        );
        assert_eq!(kept, other);
    }

    #[test]
    fn food_that_is_only_imagined_to_be_eaten_feeds_nobody() {
        let catalog = Catalog::load().expect("the content is good");
        let state = hungry(&catalog, "castaways", 3);
        let mut used = state.clone();
        used.stock.npfood = 9;
        assert!(Needs::of(&Rules::new(&catalog, &used), &state).hungry);
        assert!(!Needs::of(&Rules::new(&catalog, &used), &used).hungry);
    }

    #[test]
    fn once_few_rounds_are_left_the_goal_comes_before_tools() {
        let catalog = Catalog::load().expect("the content is good");
        let brief = catalog.scenarios.values().min_by_key(|sheet| sheet.rounds);
        let brief = brief.expect("a scenario");
        // Its own build lays the marker that it asks for.
        let marker = brief.markers.first().expect("a marker").id.clone();
        let goal = Goal::Build(Project::On(marker, Space::M1));
        let all = [way(500, knife(), 2), way(10, goal.clone(), 1)];
        let mut short = hungry(&catalog, brief.id.as_str(), 3);
        let mut long = hungry(&catalog, "castaways", 3);
        (short.round, short.stock.npfood) = (2, 9);
        (long.round, long.stock.npfood) = (2, 9);
        assert_eq!(left(&catalog, &short, &all, &goal), [10]);
        assert_eq!(left(&catalog, &long, &all, &goal), [500, 10]);
        // Without anything to do for it they are built.
        assert_eq!(left(&catalog, &short, &all, &Goal::Hunt), [500, 10]);
    }

    #[test]
    fn what_may_still_bring_food_is_known_until_the_last_pawn_stands() {
        let catalog = Catalog::load().expect("the content is good");
        let mut state = hungry(&catalog, "castaways", 3);
        assert!(may_feed(&catalog, &state));
        for seat in (0..3).map(Seat) {
            for _ in 0..2 {
                let (_, mut what) = way(0, Goal::Arrange, 1);
                what.pawns = vec![Pawn::Seat(seat.0)];
                let command = crate::command::Command::Assign(what);
                let applied = Island::apply(&catalog, &state, seat, &command);
                state = applied.expect("it is allowed").state;
            }
        }
        assert!(!may_feed(&catalog, &state) && !may_hunt(&catalog, &state));
    }
}
