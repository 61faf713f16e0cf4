//! What a component of the island game means: the way to a custom id and back.

use castaway_robinson::{
    ids::Kind,
    plan::{Goal, Pawn},
    task::Usable,
};

use super::{codes, lobby::choice::Choice};
use crate::ui::press::{Arg, Args, GamePresses, Nth, presses};

/// An action half chosen: what is known before the pawns are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// What is done.
    pub goal: Goal,
    /// Which price.
    pub price: u8,
    /// Items that help.
    pub aids: Vec<String>,
    /// The wood discount is used.
    pub discount: bool,
}

impl Draft {
    /// A draft with nothing chosen but the goal.
    pub fn new(goal: Goal) -> Self {
        Self {
            goal,
            price: 0,
            aids: Vec::new(),
            discount: false,
        }
    }
}

presses! {
    /// A press of a button or a pick from a menu.
    pub enum Press {
        /// Answers the open question with one option.
        "pick" => Pick {
            /// The question.
            decision: u32,
            /// The option.
            key: String,
        },
        /// Answers the open question with the values of the menu.
        "picks" => Picks {
            /// The question.
            decision: u32,
            /// Which menu, where the options are spread over several.
            menu: Nth,
        },
        /// Answers the open question with several options at once.
        "pick-all" => PickAll {
            /// The question.
            decision: u32,
            /// The options, parted by commas.
            keys: String,
        },
        /// Leaves things in the order they lie in, from now on.
        "in-order" => InOrder,
        /// Shows the question that certainly comes next.
        "ahead" => Ahead,
        /// Answers that with one option.
        "pick-ahead" => PickAhead {
            /// The question that is open before it.
            after: u32,
            /// The option.
            key: String,
        },
        /// Answers that with the values of the menu.
        "picks-ahead" => PicksAhead {
            /// The question that is open before it.
            after: u32,
            /// Which menu, where the options are spread over several.
            menu: Nth,
        },
        /// What was answered ahead counts no more.
        "not-ahead" => NotAhead(after: u32),
        /// Chooses a goal from the menu.
        "plan" => Plan,
        /// Plans the actions of the menu at once.
        "plan-all" => PlanAll,
        /// Shows the kinds of action.
        "kinds" => Kinds,
        /// Shows the targets of a kind, from a page on.
        "targets" => Targets {
            /// Which kind.
            kind: Kind,
            /// Page, from 0.
            page: u8,
        },
        /// Shows the pawns for a draft.
        "draft" => Draft(draft: Draft),
        /// Plans it with these pawns; without any with those of the menu.
        "place" => Place(draft: Draft, pawns: Vec<Pawn>),
        /// Shows who can join a planned action.
        "joining" => Joining(placement: u32),
        /// Adds pawns to a planned action.
        "join" => Join {
            /// Which action.
            placement: u32,
            /// The pawns that go there.
            pawns: Vec<Pawn>,
            /// The first goes on top.
            lead: bool,
        },
        /// Suggests to plan it with these pawns of somebody else's.
        "suggest" => Suggest(draft: Draft, pawns: Vec<Pawn>),
        /// Suggests that these pawns of somebody else's join a planned action.
        "suggest-join" => SuggestJoin {
            /// Which action.
            placement: u32,
            /// The pawns that go there.
            pawns: Vec<Pawn>,
        },
        /// Follows or drops the suggestion of the menu, in the game with these signs.
        "suggestions" => Suggestions(tag: String),
        /// Takes the planned action of the menu back.
        "unplan" => TakeBack,
        /// Shows a page of what can be used.
        "use-list" => Uses(page: Nth),
        /// Uses the thing of the menu.
        "uses" => UseMenu,
        /// Uses this thing.
        "use" => Use(what: Usable),
        /// Says what it means to lay wood on the pile now, where that is asked of all.
        "pile" => Pile,
        /// Goes on.
        "go" => Go,
        /// Shows what is seldom needed.
        "more" => More,
        /// Shows the whole board.
        "sheet" => Sheet,
        /// Tells the last step in full.
        "happened" => Happened,
        /// Shows what could be done next, and why.
        "hint" => Hint,
        /// Shows who one is, what one wants and what kills.
        "who" => Who,
        /// Plans all that could be done next.
        "advised" => Advised,
        /// Does all that was thought through.
        "counselled" => Counselled(sign: String),
        /// Somebody needs no first round that teaches.
        "taught" => Taught,
        /// Begins the game to learn with.
        "first-game" => FirstGame,
        /// Shows a menu of cards.
        "cards" => Cards,
        /// Shows the card of the menu.
        "card" => Card,
        /// Shows a page of the rulings.
        "rulings" => Rulings(page: u8),
        /// Shows the ruling of the menu.
        "ruling" => Ruling,
        /// Gives this ruling the option of the menu.
        "rule" => Rule(ruling: String),
        /// Opens the table for another game with the same people.
        "again" => Again,
        /// The same for the printed first scenario, after the game to learn with.
        "onward" => Onward,
        /// At a table that fills up somebody is the character of the menu.
        "character" => Character(lobby: u64),
        /// Gives this table an option.
        "option" => Option(lobby: u64, choice: Choice),
        /// Gives this table the option of the menu, one of several.
        "option-of" => Options(lobby: u64, menu: Nth),
        /// Answers once and for all what the menu says, or does so no more.
        "habit" => Habit(menu: Nth),
        /// Shows the panel again.
        "panel" => Panel,
    }
}

impl GamePresses for Press {
    const LETTER: char = 'i';

    fn home() -> Self {
        Self::Panel
    }

    fn renamed(menu: &str) -> &str {
        match menu {
            // The menu for taking back a planned action had the word of the button that all games share.
            "back" => "unplan",
            word => word,
        }
    }
}

impl<P> Arg<P> for Draft {
    fn put(&self, args: &mut Vec<String>) {
        args.push(codes::goal(&self.goal));
        args.push(self.price.to_string());
        args.push(self.aids.join(","));
        args.push(if self.discount { "1" } else { "" }.into());
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        Some(Self {
            goal: codes::read_goal(args.one())?,
            price: args.one().parse().ok()?,
            aids: (args.one().split(','))
                .filter(|a| !a.is_empty())
                .map(str::to_owned)
                .collect(),
            discount: args.one() == "1",
        })
    }

    fn sample(n: usize) -> Self {
        use castaway_robinson::{ids::Space, plan::Project};
        let gather = Goal::Gather {
            space: Space::T3,
            source: castaway_robinson::source_at::SourceAt::WoodToken,
        };
        let long = Goal::Build(Project::Invention("a_rather_long_name".into()));
        let [plain, full, other] = [gather, long, Goal::Rest].map(Self::new);
        let full = Self {
            price: 1,
            aids: vec!["basket".into(), "sack".into()],
            discount: true,
            ..full
        };
        [plain, full, other][n % 3].clone()
    }
}

impl Arg<Press> for Vec<Pawn> {
    fn put(&self, args: &mut Vec<String>) {
        args.push(codes::pawns(self));
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        codes::read_pawns(args.one())
    }

    fn sample(n: usize) -> Self {
        let all = [
            Pawn::Seat(3),
            Pawn::Seat(3),
            Pawn::Friday,
            Pawn::Dog,
            Pawn::Neutral(250),
        ];
        all[..[0, 1, 5][n % 3]].to_vec()
    }
}

impl Arg<Press> for Usable {
    fn put(&self, args: &mut Vec<String>) {
        args.push(codes::usable(self));
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        codes::read_usable(args.one())
    }

    fn sample(n: usize) -> Self {
        [Usable::Kept(4), Usable::Pile, Usable::Ability("x".into())][n % 3].clone()
    }
}

impl Arg<Press> for Kind {
    fn put(&self, args: &mut Vec<String>) {
        args.push(self.name().into());
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        Kind::from_name(args.one())
    }

    fn sample(n: usize) -> Self {
        Kind::ALL[n % Kind::ALL.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ui::component::Id,
        ui::shared::{Pressed, Shared},
    };

    fn read(text: &str, values: &[&str]) -> Option<Pressed<Press>> {
        let values: Vec<String> = values.iter().map(|v| (*v).to_owned()).collect();
        Pressed::read(&Id::read(text).unwrap(), &values)
    }

    #[test]
    fn a_key_that_does_not_fit_leads_to_the_panel_each_by_an_id_of_its_own() {
        let long = |key: char| {
            let pick = Press::Pick {
                decision: 1,
                key: key.to_string().repeat(200),
            };
            pick.id(1)
        };
        assert_eq!(read(&long('x'), &[]), Some(Pressed::Game(Press::Panel)));
        assert_ne!(long('x'), long('y'));
    }

    #[test]
    fn what_older_versions_wrote_still_means_the_same() {
        let game = |press| Some(Pressed::Game(press));
        assert_eq!(read("c1|i|back|9", &["3"]), game(Press::TakeBack));
        assert_eq!(
            read("c1|i|back|9", &[]),
            Some(Pressed::Shared(Shared::Back))
        );
        assert_eq!(read("c1|i|use-list|9", &[]), game(Press::Uses(Nth(0))));
        let picks = |menu| Press::Picks {
            decision: 7,
            menu: Nth(menu),
        };
        assert_eq!(read("c1|i|picks|9|7", &["a"]), game(picks(0)));
        assert_eq!(read("c1|i|picks|9|7|1", &["a"]), game(picks(1)));
        let shared = |shared| Some(Pressed::Shared(shared));
        assert_eq!(read("c1|i|undo|9", &[]), shared(Shared::Undo));
        assert_eq!(read("c1|i|undo-sure|9", &[]), shared(Shared::UndoSure));
        assert_eq!(read("c1|i|end|9", &[]), shared(Shared::End));
    }

    #[test]
    fn nonsense_means_nothing() {
        for text in [
            "c1|x|go|1",
            "c1|r|go|1",
            "c1|i|nope|1",
            "c1|i|pick|1",
            "c1|i|use|1|?",
            "c1|i|targets|1|x|0",
            "c1|i|help|1|999",
        ] {
            assert_eq!(read(text, &[]), None, "{text}");
        }
    }
}
