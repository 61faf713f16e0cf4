//! What the components of every game can mean, and how a component of one game is read.

use castaway_table::{Control, Pace, StandIn, Term};

use super::{
    component::Id,
    next::Wish,
    press::{Arg, Args, GamePresses, Presses, apart, presses, unique, written},
    version::Version,
};

presses! {
    /// What the components of every game can mean; all of them are buttons.
    pub enum Shared {
        /// Takes the last step back.
        "undo" => Undo,
        /// Agrees to taking back what was shown.
        "undo-sure" => UndoSure,
        /// Would rather keep what somebody wants to take back.
        "undo-no" => UndoNo,
        /// Somebody is not ready after all to carry out the plan.
        "not-ready" => NotReady,
        /// Ends the game for good.
        "end" => End,
        /// Would rather play on than end the game.
        "end-no" => EndNo,
        /// Posts the result of a contest for all to see.
        "share" => Share,
        /// Shows the board of the contest.
        "scores" => Scores,
        /// The private panels of the presser show the whole board from now on.
        "show-whole" => ShowWhole,
        /// They show what the next decision needs.
        "show-part" => ShowPart,
        /// Shows the game again, where a question stood.
        "back" => Back,
        /// Begins another game in the place of the one that the question is about.
        "replace" => Replace(wish: Wish),
        /// Begins a game of the presser's own, whatever runs in the channel.
        "play" => Play(wish: Wish),
        /// Opens a table of the presser's in a thread of its own.
        "apart" => Apart,
        /// Begins the game of a challenge that is over once more, for practice.
        "practise" => Practise(wish: Wish),
        /// Shows a page of the story.
        "log" => Log(page: u32),
        /// Tells the presser what they have missed.
        "recap" => Recap,
        /// Shows a page of the help.
        "help" => Help(page: u8),
        /// Takes a seat at this table that fills up.
        "sit" => Join(lobby: u64),
        /// Leaves this table.
        "rise" => Leave(lobby: u64),
        /// Starts the game of this table.
        "begin" => Start(lobby: u64),
        /// Sits down on this seat of the game with these signs.
        "take-seat" => Take {
            /// The seat.
            seat: u8,
            /// The signs of the game.
            tag: String,
        },
        /// Would like a seat that is kept for somebody else in the game with these signs.
        "ask-seat" => AskSeat(tag: String),
        /// Would like to move beside whoever plays the game with these signs.
        "ask-beside" => AskBeside(tag: String),
        /// Lets whoever asked move beside the presser, or would rather not.
        "let-beside" => LetBeside {
            /// Who asked.
            user: u64,
            /// Whether they may.
            lets: bool,
            /// The signs of the game.
            tag: String,
        },
        /// Gives a seat that was kept to whoever asked for it, or keeps it.
        "give-seat" => GiveSeat {
            /// The seat.
            seat: u8,
            /// Who asked.
            user: u64,
            /// Whether they have it.
            given: bool,
            /// The signs of the game.
            tag: String,
        },
        /// Takes the game with these signs from this place into the channel.
        "carry" => Carry {
            /// Where it is.
            from: u64,
            /// The signs of the game.
            tag: String,
        },
        /// Gets up from the game with these signs.
        "get-up" => GetUp(tag: String),
        /// Shows the options of this table.
        "options" => Options(lobby: u64),
        /// The game of this table is played in a thread of its own, or in the channel.
        "play-in" => PlayIn {
            /// The table.
            lobby: u64,
            /// Whether it is a thread.
            thread: bool,
        },
        /// This table has so many seats from now on.
        "room" => Room {
            /// The table.
            lobby: u64,
            /// How many.
            seats: u8,
        },
        /// Opens the form in which the start of this table is written.
        "when" => AskStart(lobby: u64),
        /// What was written there.
        "start-at" => SetStart(lobby: u64),
        /// Closes the table that stands in the channel, and opens this one that was wished for.
        "instead" => Instead(lobby: u64),
        /// Shows how the table plays, and what can be changed about it.
        "agreed" => Agreed,
        /// Agrees to what somebody would settle about the game with these signs.
        "agree" => Agree {
            /// What would be settled.
            term: Term,
            /// The signs of the game.
            tag: String,
        },
        /// Is against what somebody would settle about the game with these signs.
        "oppose" => Oppose {
            /// What would be settled.
            term: Term,
            /// The signs of the game.
            tag: String,
        },
        /// Would settle this about the game with these signs.
        "propose" => Propose {
            /// What would be settled.
            term: Term,
            /// The signs of the game.
            tag: String,
        },
        /// Lets time stand still at the game with these signs, or run again.
        "pause" => Pause {
            /// Whether it stands still.
            stands: bool,
            /// The signs of the game.
            tag: String,
        },
        /// The presser is on holiday from the game with these signs.
        "holiday" => Holiday {
            /// For so many days; 0 is back.
            days: u8,
            /// The signs of the game.
            tag: String,
        },
        /// Nudges somebody whom the game with these signs waits for.
        "nudge" => Nudge {
            /// Who is called.
            user: u64,
            /// The signs of the game.
            tag: String,
        },
        /// Shows what the presser answers once and for all.
        "standing" => Standing,
        /// Follows what somebody suggests in the game with these signs, or drops it.
        "suggested" => Suggested {
            /// Which suggestion.
            id: u32,
            /// Whether it is followed.
            followed: bool,
            /// The signs of the game.
            tag: String,
        },
    }
}

/// What can be settled about a table, by its word in ids.
const TERMS: [(&str, Term); 8] = [
    ("live", Term::Pace(Pace::Live)),
    ("several", Term::Pace(Pace::Several)),
    ("daily", Term::Pace(Pace::Daily)),
    ("relaxed", Term::Pace(Pace::Relaxed)),
    ("own", Term::Control(Control::Own)),
    ("shared", Term::Control(Control::Shared)),
    ("rest", Term::StandIn(StandIn::Rest)),
    ("computer", Term::StandIn(StandIn::Computer)),
];

/// Before the number of somebody without whom a round goes on.
const WITHOUT: &str = "without-";

impl<P> Arg<P> for Term {
    fn put(&self, args: &mut Vec<String>) {
        let word = TERMS.iter().find(|(_, term)| term == self);
        args.push(match (word, self) {
            (Some((word, _)), _) => (*word).to_owned(),
            (None, Term::Without(user)) => format!("{WITHOUT}{user}"),
            (None, _) => String::new(),
        });
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        let word = args.one();
        if let Some(user) = word.strip_prefix(WITHOUT) {
            return user.parse().ok().map(Term::Without);
        }
        let term = TERMS.iter().find(|(other, _)| *other == word);
        term.map(|(_, term)| *term)
    }

    fn sample(n: usize) -> Self {
        let (_, term) = TERMS[n % TERMS.len()];
        term
    }
}

impl Shared {
    /// The component id for the game of a letter.
    pub fn id(&self, letter: char, version: impl Into<Version>) -> String {
        // So short an id always fits.
        written(letter, version.into(), self, None).unwrap_or_default()
    }
}

/// What a component means in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pressed<P> {
    /// What it means in every game.
    Shared(Shared),
    /// What it means in this game.
    Game(P),
}

impl<P: GamePresses> Pressed<P> {
    const APART: () = assert!(
        unique(Shared::WORDS) && unique(P::WORDS) && apart(Shared::WORDS, P::WORDS),
        "two presses have the same word"
    );

    /// Reads a parsed id of this game; `values` are those of a menu. `None` if it means nothing here.
    pub fn read(id: &Id, values: &[String]) -> Option<Self> {
        const { Self::APART };
        if id.letter() != P::LETTER {
            return None;
        }
        let (word, mut args) = (id.action.as_str(), Args::of(id));
        if values.is_empty() {
            let word = P::renamed_button(word);
            // What all games share are buttons, and those come without values.
            if let Some(shared) = Shared::take(word, &mut args) {
                return Some(Self::Shared(shared));
            }
            return P::take(word, &mut args).map(Self::Game);
        }
        P::take(P::renamed(word), &mut args).map(Self::Game)
    }
}
