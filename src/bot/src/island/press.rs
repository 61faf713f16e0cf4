//! What a component of the island game means: the way to a custom id and back.

use castaway_robinson::{
    ids::Kind,
    plan::{Goal, Pawn},
    task::Usable,
};

use super::codes;
use crate::component::Id;

/// The letter of the game in custom ids.
pub const GAME: &str = "i";

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

/// A press of a button or a pick from a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// Answers the open question with one option.
    Pick {
        /// The question.
        decision: u32,
        /// The option.
        key: String,
    },
    /// Answers the open question with the values of the menu.
    Picks {
        /// The question.
        decision: u32,
    },
    /// Chooses a goal from the menu.
    Plan,
    /// Shows the kinds of action.
    Kinds,
    /// Shows the targets of a kind, from a page on.
    Targets {
        /// Which kind.
        kind: Kind,
        /// Page, from 0.
        page: u8,
    },
    /// Shows the pawns for a draft.
    Draft(Draft),
    /// Plans it with these pawns.
    Place(Draft, Vec<Pawn>),
    /// Shows who can join a planned action.
    Joining(u32),
    /// Adds pawns to a planned action.
    Join {
        /// Which action.
        placement: u32,
        /// Pawns.
        pawns: Vec<Pawn>,
        /// The first goes on top.
        lead: bool,
    },
    /// Takes the planned action of the menu back.
    TakeBack,
    /// Shows what can be used.
    Uses,
    /// Uses the thing of the menu.
    UseMenu,
    /// Uses this thing.
    Use(Usable),
    /// Goes on.
    Go,
    /// Takes the last step back.
    Undo,
    /// Agrees to taking back what was shown.
    UndoSure,
    /// Shows a menu of cards.
    Cards,
    /// Shows the card of the menu.
    Card,
    /// Shows a page of the rulings.
    Rulings(u8),
    /// Shows the ruling of the menu.
    Ruling,
    /// Gives this ruling the option of the menu.
    Rule(String),
    /// Shows a page of the help.
    Help(u8),
    /// Shows the panel again.
    Panel,
    /// Ends the game for good.
    End,
}

impl Press {
    /// The custom id; a text too long for Discord cannot come from content that passed its tests.
    pub fn id(&self, revision: u64) -> String {
        let id = |action: &str, args: &[&str]| Id::new(GAME, action, revision, args);
        let id = match self {
            Press::Pick { decision, key } => id("pick", &[&decision.to_string(), key]),
            Press::Picks { decision } => id("picks", &[&decision.to_string()]),
            Press::Plan => id("plan", &[]),
            Press::Kinds => id("kinds", &[]),
            Press::Targets { kind, page } => id("targets", &[kind.name(), &page.to_string()]),
            Press::Draft(draft) => {
                let [goal, price, aids, flag] = draft_args(draft);
                id("draft", &[&goal, &price, &aids, &flag])
            }
            Press::Place(draft, pawns) => {
                let [goal, price, aids, flag] = draft_args(draft);
                id(
                    "place",
                    &[&goal, &price, &aids, &flag, &codes::pawns(pawns)],
                )
            }
            Press::Joining(placement) => id("joining", &[&placement.to_string()]),
            Press::Join {
                placement,
                pawns,
                lead,
            } => id(
                "join",
                &[
                    &placement.to_string(),
                    &codes::pawns(pawns),
                    if *lead { "1" } else { "0" },
                ],
            ),
            Press::TakeBack => id("back", &[]),
            Press::Uses => id("use-list", &[]),
            Press::UseMenu => id("uses", &[]),
            Press::Use(usable) => id("use", &[&codes::usable(usable)]),
            Press::Go => id("go", &[]),
            Press::Undo => id("undo", &[]),
            Press::UndoSure => id("undo-sure", &[]),
            Press::Cards => id("cards", &[]),
            Press::Card => id("card", &[]),
            Press::Rulings(page) => id("rulings", &[&page.to_string()]),
            Press::Ruling => id("ruling", &[]),
            Press::Rule(ruling) => id("rule", &[ruling]),
            Press::Help(page) => id("help", &[&page.to_string()]),
            Press::Panel => id("panel", &[]),
            Press::End => id("end", &[]),
        };
        // The panel is always a safe answer to a press.
        id.write()
            .unwrap_or_else(|| format!("c1|{GAME}|panel|{revision}|{}", codes_hash(&id.args)))
    }

    /// Reads a parsed id; `None` if it means nothing here.
    pub fn read(id: &Id) -> Option<Self> {
        if id.game != GAME {
            return None;
        }
        Some(match id.action.as_str() {
            "pick" => Press::Pick {
                decision: id.arg(0).parse().ok()?,
                key: id.arg(1).to_owned(),
            },
            "picks" => Press::Picks {
                decision: id.arg(0).parse().ok()?,
            },
            "plan" => Press::Plan,
            "kinds" => Press::Kinds,
            "targets" => Press::Targets {
                kind: Kind::from_name(id.arg(0))?,
                page: id.arg(1).parse().ok()?,
            },
            "draft" => Press::Draft(read_draft(id)?),
            "place" => Press::Place(read_draft(id)?, codes::read_pawns(id.arg(4))?),
            "joining" => Press::Joining(id.arg(0).parse().ok()?),
            "join" => Press::Join {
                placement: id.arg(0).parse().ok()?,
                pawns: codes::read_pawns(id.arg(1))?,
                lead: id.arg(2) == "1",
            },
            "back" => Press::TakeBack,
            "use-list" => Press::Uses,
            "uses" => Press::UseMenu,
            "use" => Press::Use(codes::read_usable(id.arg(0))?),
            "go" => Press::Go,
            "undo" => Press::Undo,
            "undo-sure" => Press::UndoSure,
            "cards" => Press::Cards,
            "card" => Press::Card,
            "rulings" => Press::Rulings(id.arg(0).parse().ok()?),
            "ruling" => Press::Ruling,
            "rule" => Press::Rule(id.arg(0).to_owned()),
            "help" => Press::Help(id.arg(0).parse().ok()?),
            "panel" => Press::Panel,
            "end" => Press::End,
            _ => return None,
        })
    }
}

fn draft_args(draft: &Draft) -> [String; 4] {
    [
        codes::goal(&draft.goal),
        draft.price.to_string(),
        draft.aids.join(","),
        if draft.discount {
            "1".into()
        } else {
            String::new()
        },
    ]
}

fn read_draft(id: &Id) -> Option<Draft> {
    Some(Draft {
        goal: codes::read_goal(id.arg(0))?,
        price: id.arg(1).parse().ok()?,
        aids: id
            .arg(2)
            .split(',')
            .filter(|a| !a.is_empty())
            .map(str::to_owned)
            .collect(),
        discount: id.arg(3) == "1",
    })
}

/// Keeps ids of one message apart when their arguments do not fit.
fn codes_hash(args: &[String]) -> u32 {
    args.iter()
        .flat_map(|a| a.bytes())
        .fold(2_166_136_261, |h, b| {
            (h ^ u32::from(b)).wrapping_mul(16_777_619)
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::{CUSTOM_ID, units};
    use castaway_robinson::{ids::Space, plan::Project};

    #[test]
    fn every_press_comes_back() {
        let draft = Draft {
            goal: Goal::Build(Project::Invention("a_rather_long_invention".into())),
            price: 1,
            aids: vec!["basket".into(), "sack".into()],
            discount: true,
        };
        let pawns = vec![
            Pawn::Seat(3),
            Pawn::Seat(3),
            Pawn::Friday,
            Pawn::Dog,
            Pawn::Neutral(250),
        ];
        let all = [
            Press::Pick {
                decision: 7,
                key: "a:b".into(),
            },
            Press::Picks { decision: 7 },
            Press::Plan,
            Press::Kinds,
            Press::Targets {
                kind: Kind::Arrange,
                page: 2,
            },
            Press::Draft(Draft::new(Goal::Gather {
                space: Space::T3,
                source: 1,
            })),
            Press::Place(draft, pawns.clone()),
            Press::Joining(9),
            Press::Join {
                placement: 9,
                pawns,
                lead: true,
            },
            Press::TakeBack,
            Press::Uses,
            Press::UseMenu,
            Press::Use(Usable::Kept(4)),
            Press::Go,
            Press::Undo,
            Press::UndoSure,
            Press::Cards,
            Press::Card,
            Press::Rulings(8),
            Press::Ruling,
            Press::Rule("markers-on-unexplored".into()),
            Press::Help(1),
            Press::Panel,
            Press::End,
        ];
        for press in all {
            let text = press.id(123_456);
            assert!(units(&text) <= CUSTOM_ID, "{text}");
            assert_eq!(
                Press::read(&Id::read(&text).unwrap()),
                Some(press),
                "{text}"
            );
        }
    }

    #[test]
    fn a_key_that_does_not_fit_leads_to_the_panel() {
        let text = Press::Pick {
            decision: 1,
            key: "x".repeat(200),
        }
        .id(1);
        assert_eq!(Press::read(&Id::read(&text).unwrap()), Some(Press::Panel));
    }

    #[test]
    fn nonsense_means_nothing() {
        for text in [
            "c1|x|go|1",
            "c1|i|nope|1",
            "c1|i|pick|1",
            "c1|i|use|1|?",
            "c1|i|targets|1|x|0",
            "c1|i|help|1|999",
        ] {
            assert_eq!(Press::read(&Id::read(text).unwrap()), None, "{text}");
        }
    }
}
