//! What a press comes to: an order, a plan to be made, or something to be shown.

use castaway_kernel::{Answer, DecisionId, Seat};
use castaway_robinson::{
    command::Command,
    plan::{Goal, Pawn},
};

use super::{
    codes, menu,
    press::{Draft, Press},
    several, uses,
};

/// What is done for a press.
pub(super) enum Meant {
    /// An order, by one seat of the presser or by the first that may.
    Order {
        /// The seat.
        seat: Option<Seat>,
        /// The revision that it was given for, where an older one means something else.
        seen: Option<u64>,
        /// The order.
        command: Command,
    },
    /// An action is planned with these pawns.
    Place(Draft, Vec<Pawn>),
    /// A screen, or the panel.
    Screen(Press),
    /// A screen that was marked together with these values, which wait.
    Before(Press, Vec<String>),
    /// The ways to do several actions at once.
    Several(Vec<Goal>),
    /// All that is advised is planned.
    Advised,
    /// All that was thought through is done.
    Counselled(String),
    /// Something else to look at or to settle.
    Other(Press),
}

impl Meant {
    /// What a press means that was drawn for a revision, with the values of its menu.
    pub(super) fn of(press: Press, revision: u64, values: &[String]) -> Self {
        let value = values.first().map_or("", String::as_str);
        let order = |command| Self::Order {
            seat: None,
            seen: Some(revision),
            command,
        };
        match press {
            Press::Pick { decision, key } => {
                let picks = Some(key.as_str()).filter(|key| !key.is_empty());
                answer(decision, picks)
            }
            Press::PickAll { decision, keys } => answer(decision, keys.split(',')),
            Press::Picks { decision, menu: _ } => {
                answer(decision, values.iter().map(String::as_str))
            }
            Press::Plan => match several::goals(values) {
                Some(goals) => Self::Several(goals),
                None => match special(values) {
                    Some((press, at)) if values.len() > 1 => {
                        let mut waiting = values.to_vec();
                        waiting.remove(at);
                        Self::Before(press, waiting)
                    }
                    found => Self::Screen(found.map_or(Press::Panel, |(press, _)| press)),
                },
            },
            Press::PlanAll => match several::order(value) {
                Some(command) => order(command),
                None => Self::Screen(Press::Panel),
            },
            Press::Place(draft, pawns) if pawns.is_empty() => {
                // With many ways to choose from, the pawns are the value of a menu.
                Self::Place(draft, codes::read_pawns(value).unwrap_or_default())
            }
            Press::Place(draft, pawns) => Self::Place(draft, pawns),
            Press::Join {
                placement,
                pawns,
                lead,
            } => order(Command::Join {
                placement,
                pawns,
                lead,
            }),
            Press::TakeBack => match value.parse() {
                Ok(placement) => order(Command::Unassign { placement }),
                Err(_) => Self::Screen(Press::Panel),
            },
            Press::UseMenu => match (codes::read_use(value), uses::turned(value)) {
                (Some((seat, usable)), _) => Self::Order {
                    seat,
                    seen: Some(revision),
                    command: Command::Use(usable),
                },
                (None, Some(page)) => Self::Screen(Press::Uses(page)),
                (None, None) => Self::Screen(Press::Panel),
            },
            Press::Use(usable) => order(Command::Use(usable)),
            Press::Advised => Self::Advised,
            Press::Counselled(sign) => Self::Counselled(sign),
            Press::Go => order(Command::Advance),
            Press::Kinds
            | Press::Uses(_)
            | Press::Pile
            | Press::Targets { .. }
            | Press::Draft(_)
            | Press::Joining(_)
            | Press::Hint
            | Press::Who
            | Press::Panel => Self::Screen(press),
            Press::Card
            | Press::Cards
            | Press::More
            | Press::Sheet
            | Press::Happened
            | Press::Taught
            | Press::FirstGame
            | Press::Rulings(_)
            | Press::Ruling
            | Press::Rule(_)
            | Press::Again
            | Press::Onward
            | Press::Suggest(..)
            | Press::SuggestJoin { .. }
            | Press::Suggestions(_)
            | Press::Character(_)
            | Press::Habit(_)
            | Press::InOrder
            | Press::Ahead
            | Press::PickAhead { .. }
            | Press::PicksAhead { .. }
            | Press::NotAhead(_)
            | Press::Option(..)
            | Press::Options(..) => Self::Other(press),
        }
    }
}

/// Where a pick of the menu of actions leads, and which of its values that is; among several something else than an
/// action comes first.
fn special(values: &[String]) -> Option<(Press, usize)> {
    let all = values.iter().enumerate();
    let mut all = all.filter_map(|(at, value)| Some((menu::plan_choice(value)?, at)));
    let first = all.next()?;
    let other = |(press, _): &(Press, usize)| !matches!(press, Press::Draft(_));
    if other(&first) {
        return Some(first);
    }
    Some(all.find(other).unwrap_or(first))
}

/// The answer to a question, which only its number tells apart from others.
fn answer<'k>(decision: u32, picks: impl IntoIterator<Item = &'k str>) -> Meant {
    Meant::Order {
        seat: None,
        seen: None,
        command: Command::Choose(Answer {
            decision: DecisionId(decision),
            picks: picks.into_iter().map(Into::into).collect(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_that_are_marked_with_a_list_wait_and_are_not_forgotten() {
        let of = |values: &[&str]| {
            let values: Vec<String> = values.iter().map(ToString::to_string).collect();
            Meant::of(Press::Plan, 3, &values)
        };
        for (values, left) in [
            (vec!["k:build", "r", "a"], vec!["r", "a"]),
            (vec!["r", "k:build", "a"], vec!["r", "a"]),
            (vec!["k:build", "k:gather"], vec!["k:gather"]),
            (vec!["r", "k:build", "+7"], vec!["r", "+7"]),
        ] {
            let Meant::Before(Press::Targets { .. }, waiting) = of(&values) else {
                panic!("the list of buildings comes first: {values:?}");
            };
            assert_eq!(waiting, left, "{values:?}");
        }
        assert!(matches!(of(&["k:build"]), Meant::Screen(_)));
        assert!(matches!(of(&["r", "a"]), Meant::Several(_)));
    }

    #[test]
    fn among_several_picks_something_else_than_an_action_comes_first() {
        let pick = |values: &[&str]| {
            let values: Vec<String> = values.iter().map(ToString::to_string).collect();
            special(&values).map(|(press, _)| press)
        };
        assert_eq!(pick(&["r", "kinds"]), Some(Press::Kinds));
        assert_eq!(pick(&["r", "+7"]), Some(Press::Joining(7)));
        assert_eq!(pick(&["r"]), Some(Press::Draft(Draft::new(Goal::Rest))));
        assert_eq!(pick(&["nonsense"]), None);
    }
}
