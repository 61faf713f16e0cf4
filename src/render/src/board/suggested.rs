//! What a board shows beside its game: actions that somebody only suggests, with pawns in dashes where they would stand, and
//! who is played by the computer.

use std::borrow::Cow;

use castaway_robinson::{
    ids::Who,
    plan::{Assignment, Goal, Pawn},
    view::{PlacementView, Stock, View},
};

/// An action that somebody suggests.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggested {
    /// What would be done.
    pub goal: Goal,
    /// The pawns, the one on top first.
    pub pawns: Vec<Pawn>,
}

/// What a board shows: a game, and what people do beside it of which the game knows nothing.
#[derive(Clone, Copy, Debug)]
pub struct BoardView<'a> {
    /// The game as it is seen.
    pub view: &'a View,
    /// What is suggested.
    pub suggested: &'a [Suggested],
    /// The seats that the computer player plays.
    pub computed: &'a [u8],
    /// The seats that the game asks and nobody waits for any more, such as those who are ready.
    pub done: &'a [u8],
}

impl<'a> From<&'a View> for BoardView<'a> {
    fn from(view: &'a View) -> Self {
        Self {
            view,
            suggested: &[],
            computed: &[],
            done: &[],
        }
    }
}

impl<'a> BoardView<'a> {
    /// Whether the computer player plays for somebody.
    pub(crate) fn computes(self, who: Who) -> bool {
        matches!(who, Who::Seat(seat) if self.computed.contains(&seat))
    }

    /// The view with a place for each action that is only suggested; no pawn stands there.
    pub(super) fn with_places(self) -> Cow<'a, View> {
        let mut view = Cow::Borrowed(self.view);
        for one in self.suggested {
            let there = view.plan.iter().any(|p| p.what.goal == one.goal);
            if !there {
                view.to_mut().plan.push(place(&one.goal));
            }
        }
        view
    }
}

fn place(goal: &Goal) -> PlacementView {
    PlacementView {
        id: u32::MAX,
        what: Assignment {
            goal: goal.clone(),
            pawns: Vec::new(),
            price: 0,
            aids: Vec::new(),
            discount: false,
        },
        tied: Stock::default(),
        tied_det: 0,
        risky: 0,
        sure: 0,
        missing: 0,
        odds: None,
        card: None,
        res: None,
        done: false,
    }
}
