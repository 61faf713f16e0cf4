//! How a half of a card is played.
//!
//! - `upper`: an adventure is drawn by `p0` in an action on the tile M2; a Build happens in the camp.
//! - `action`, `action 2`: the card lies on the right Threat space and its Threat Action is planned by `p0`
//!   and resolved; `refused` stands for a plan that the rules do not allow.
//! - `upper` of a mystery: `p0` draws mysteries on M2, up to two treasures and one such card.
//! - `available`, `lose`: a treasure or item becomes available, an item turns back.
//! - `gather`, `gather failed`: `p0` gathers on M2. `production caught`, `production missed`: so the Pit rolls.
//! - `roll DECK`: `p0` rolls for an action; `discount`: `p0` builds a weapon with a wood less.
//! - `hunt`: the only beast is hunted; `found`: a discovery token is found outside the Action Phase.
//! - `use`: `p0` uses it while the game waits.
//! - `planning`, `morale`, `weather`, `rest action`: that phase begins, or `p0` rests.
//! - `fight N`: `p0` fights strength N in an own action; `hurt WHO N`: somebody is wounded.
//! - `own action`: `p0` takes the action that the kept card offers; `hungry`: the hungry animals come.
//! - `threat`: the card is pushed off the board.
//! - `event_phase`: later, an Event Phase comes, with no card in the event deck.
//! - `arrange`: later, `p0` arranges the camp.
//! - `explore failed`: `p0` explores in vain; `trapped`: `p0` draws a trap of 2 wounds.
//! - `mysteries`: `p0` draws three mystery cards on M2, and none of them may be left out.
//! - `explored`: later, `p0` explores that hex after all.
//! - `production`: later, the Production Phase comes.
//! - `rest`, `night`, `round`: later, everything after the actions comes, or the night, or only the end
//!   of the round; all stop at the first
//!   question of the next round, which is asked as long as there is wood. That the round marker moves
//!   and the First Player changes is expected by itself.
//! - `event`: the card is drawn in the Event Phase, with no other card in the event deck.

use castaway_harness::exact::{Case, compare};
use castaway_kernel::Key;
use castaway_robinson::{
    ask::Question,
    content::{Face, WeatherFace},
    event::Event,
    ids::{Phase, Space},
    plan::{Goal, Pawn},
    state::State,
    task::Op,
};

use super::diff::diff;
use super::given;
use super::later::{ACTION, STOPS};
use super::threat::pawn;
use super::words::{read_number, read_person, read_space};
use crate::table::Table;

/// A table in the middle of a case.
pub struct Play<'a> {
    pub t: Table,
    pub deck: &'a str,
    pub card: &'a str,
    /// The tile of the action.
    pub at: Option<Space>,
    /// What the action gathers there.
    pub source: u8,
    /// The pawns on a Threat Action, the one on top first.
    pub pawns: Vec<Pawn>,
    /// Which of its prices is paid.
    pub price: u8,
    /// Who acts instead of `p0`.
    pub actor: Pawn,
    /// Items that help to gather.
    pub aids: Vec<Key>,
    /// The case says how the mystery deck lies.
    pub stacked: bool,
    /// What the next action rolls show: success, wound, adventure.
    pub rolls: Vec<[Face; 3]>,
}

/// Plays a case with its later steps; an error says what differs.
pub fn play(deck: &str, card: &str, half: &str, case: &Case) -> Result<(), String> {
    let mut play = Play {
        t: match deck {
            "ability" => given::able(card),
            "discovery" | "invention" => given::sheet_of(card),
            _ => given::standard(),
        },
        deck,
        card,
        at: None,
        source: 0,
        pawns: vec![Pawn::Seat(0)],
        price: 0,
        actor: Pawn::Seat(0),
        aids: vec![],
        stacked: false,
        rolls: vec![],
    };
    play.step(half, &case.given, &case.pick, &case.expect)?;
    for later in &case.then {
        play.step(&later.half, &later.given, &later.pick, &later.expect)
            .map_err(|e| format!("later, {}:\n{e}", later.half))?;
    }
    Ok(())
}

impl Play<'_> {
    fn step(
        &mut self,
        half: &str,
        given: &[String],
        pick: &[String],
        expect: &[String],
    ) -> Result<(), String> {
        for line in given {
            match line.split_whitespace().collect::<Vec<_>>()[..] {
                ["at", space] => self.at = Some(read_space(space)),
                ["gathers", source] => self.source = read_number(source),
                ["pawns", ref words @ ..] => self.pawns = words.iter().map(|w| pawn(w)).collect(),
                ["actor", who] => self.actor = pawn(who),
                ["aids", ref keys @ ..] => self.aids = keys.iter().map(|k| (*k).into()).collect(),
                ["resolving"] => self.t.s.resolving = true,
                ["not", "planning"] => self.t.s.planning = false,
                ["phase", name] => self.t.s.phase = Phase::from_name(name).expect("a phase"),
                ["top", "mysteries", ..] => {
                    self.stacked = true;
                    given::change(&mut self.t, line);
                }
                ["pays", price] => self.price = read_number(price),
                ["roll", success, wound, adventure] => {
                    self.rolls
                        .push([face(success), face(wound), face(adventure)]);
                }
                _ => given::change(&mut self.t, line),
            }
        }
        let refused = expect == ["refused"];
        // Where dice are found by trying, the story begins anew.
        let first = match self.rolls.is_empty() {
            true => self.t.events.len(),
            false => 0,
        };
        let words: Vec<&str> = half.split_whitespace().collect();
        let (before, drawn) = match half {
            "upper" if self.deck == "mystery" => self.mystery(pick)?,
            "upper" => self.upper(pick)?,
            "available" => self.available(pick)?,
            "lose" => self.lose(pick)?,
            "use" => self.use_it(pick, refused)?,
            "planning" => self.plain(vec![Op::PlanningStart], pick, vec![])?,
            "morale" => self.plain(vec![Op::MoralePhase], pick, vec![])?,
            "weather" => self.end_round(Op::WeatherPhase, pick)?,
            "gather" => self.gather(Op::Succeed(ACTION), pick)?,
            "gather failed" => self.gather(Op::FailAction(ACTION), pick)?,
            "production caught" => self.pit(true, pick)?,
            "production missed" => self.pit(false, pick)?,
            "roll build" | "roll gather" | "roll explore" => self.roll(words[1], pick)?,
            "discount" => self.discount(pick, refused)?,
            "hunt" => self.hunt(pick)?,
            "found" => self.found(pick)?,
            "rest action" => self.simple(Op::Succeed(ACTION), Goal::Rest, pick)?,
            "event" => self.event(pick)?,
            "action" => self.action(0, pick, refused)?,
            "action 2" => self.action(1, pick, refused)?,
            "own action" => self.own_action(pick, refused)?,
            "hungry" => self.plain(vec![Op::Hungry(WeatherFace::Beast)], pick, vec![])?,
            "threat" => self.threat(pick)?,
            "arrange" => self.simple(Op::Succeed(ACTION), Goal::Arrange, pick)?,
            "event_phase" => self.event_phase(pick)?,
            "explore failed" => {
                let at = self.at.expect("the case says where");
                self.simple(Op::FailAction(ACTION), Goal::Explore(at), pick)?
            }
            "trapped" => self.trapped(pick)?,
            "mysteries" => self.mysteries(pick)?,
            "explored" => self.explored(pick)?,
            "production" => self.production(pick)?,
            "night" => self.end_round(Op::NightPhase, pick)?,
            "rest" => self.end_round(Op::EndActions, pick)?,
            "round" => self.end_round(Op::RoundEnd, pick)?,
            _ => match words[..] {
                ["fight", strength] => self.fight(read_number(strength), pick)?,
                ["hurt", who, n] => {
                    let hurt = Op::Hurt(read_person(who), read_number(n));
                    self.plain(vec![hurt], pick, vec![])?
                }
                _ => panic!("no half {half}"),
            },
        };
        compare(&diff(&before, &self.t.s), &self.aliases(expect, &drawn))?;
        self.told(&before, first)?;
        for token in self.t.s.tokens.values_mut() {
            token.fresh = false;
        }
        Ok(())
    }

    /// Where anything but the place of the card itself changed, the story says something.
    fn told(&self, before: &State, first: usize) -> Result<(), String> {
        let news = || self.t.events.iter().skip(first);
        let named: Vec<String> = news().filter_map(card_of).collect();
        let own = |line: &String| {
            line.contains(self.card)
                || named.iter().any(|card| line.contains(card))
                || [
                    "plan ",
                    "+ plan",
                    "- plan",
                    "events",
                    "mysteries",
                    "mystery_",
                ]
                .iter()
                .any(|start| line.starts_with(start))
                || line.contains(" threat ")
                || line.contains(" used ")
                || line.ends_with("trap ignored")
                || line.contains("_deck")
        };
        let mut changed = diff(before, &self.t.s);
        changed.retain(|line| !own(line));
        let told = news().any(says);
        match changed.is_empty() || told {
            true => Ok(()),
            false => Err(format!("  this is told nowhere: {changed:?}")),
        }
    }

    /// Passes the stops that a case does not name: somebody at the table can heal nearly always.
    fn pass(&mut self, wanted: Option<&str>) {
        while matches!(
            self.t.question(),
            Some(Question::Before(_) | Question::Night)
        ) {
            let open = self.open();
            let named = wanted.is_some_and(|key| {
                let start = key.strip_suffix('*');
                start.is_some_and(|s| open.iter().any(|o| o.starts_with(s)))
                    || key.split('+').all(|k| open.iter().any(|o| o == k))
            });
            if named {
                return;
            }
            self.rolling(|t| t.pick("go"));
        }
    }

    /// Answers the questions of the card, all of them and no others.
    pub fn answer(&mut self, pick: &[String]) -> Result<(), String> {
        for line in pick {
            let (key, only) = match line.split_once(" of ") {
                Some((key, only)) => (key, Some(only)),
                None => (line.as_str(), None),
            };
            self.pass(Some(key));
            let open = self.open();
            if self.t.s.ask.is_none() || self.stopped() {
                return Err(format!("nobody asks for {key}"));
            }
            if let Some(only) = only {
                let mut only: Vec<&str> = only.split_whitespace().collect();
                only.sort_unstable();
                if open != only {
                    return Err(format!("open options are {open:?}, expected {only:?}"));
                }
            }
            let starred = key
                .strip_suffix('*')
                .and_then(|start| open.iter().find(|o| o.starts_with(start)).cloned());
            let key = starred.as_deref().unwrap_or(key);
            if !key.split('+').all(|k| open.iter().any(|o| o == k)) {
                return Err(format!("{key} is none of the open options {open:?}"));
            }
            let keys: Vec<&str> = key.split('+').collect();
            self.rolling(|t| t.pick_all(&keys));
        }
        self.pass(None);
        if self.t.s.ask.is_some() && !self.stopped() {
            return Err(format!(
                "a question is left: {:?} of {:?}",
                self.t.question(),
                self.open()
            ));
        }
        Ok(())
    }

    /// The keys of the options that can be picked.
    fn open(&self) -> Vec<String> {
        let mut open: Vec<String> = self
            .t
            .s
            .ask
            .iter()
            .flat_map(|a| &a.options)
            .filter(|o| o.blocked.is_none())
            .map(|o| o.key.to_string())
            .collect();
        open.sort();
        open
    }

    /// Whether the open question is the one about the two further actions, or the next round's first.
    pub fn stopped(&self) -> bool {
        let stop = format!("p{}", STOPS[0]);
        self.t.options().contains(&stop) || matches!(self.t.question(), Some(Question::PileWood))
    }

    /// Replaces the short lines that stand for several.
    fn aliases(&self, expect: &[String], drawn: &[String]) -> Vec<String> {
        let mut out: Vec<String> = drawn.iter().filter(|l| *l != "refused").cloned().collect();
        for line in expect {
            match line.as_str() {
                "nothing moves left" => out.retain(|l| !l.starts_with("left threat")),
                // An adventure leaves the game; nothing of it is left to see.
                "discarded" if self.deck == "mystery" => {
                    out.push(format!("mystery_discard + {}", self.card))
                }
                "discarded" | "refused" | "icon book" => {}
                "icon build" | "icon gather" | "icon explore" => {
                    let deck = line.trim_start_matches("icon ");
                    out.push(format!("+ token adventure {deck}_deck"));
                }
                "stays in events" => out.push(format!("events + {}/{}", self.deck, self.card)),
                "into events" => {
                    out.push(format!("events + {}/{}", self.deck, self.card));
                    out.push("events shuffled".into());
                }
                _ => out.push(line.clone()),
            }
        }
        // What went and came back in one step did not change the pile.
        let back: Vec<String> = out
            .iter()
            .filter(|l| out.contains(&l.replace(" + ", " - ")) && l.contains(" + "))
            .cloned()
            .collect();
        for line in back {
            let gone = line.replace(" + ", " - ");
            out.retain(|l| *l != line && *l != gone);
        }
        out
    }
}

/// The card that an event names.
fn card_of(event: &Event) -> Option<String> {
    match event {
        Event::Drawn(card) | Event::Looked(card) => Some(card.key().to_string()),
        _ => None,
    }
}

/// Whether an event says more than where a card goes and which step runs.
fn says(event: &Event) -> bool {
    !matches!(
        event,
        Event::Drawn(_)
            | Event::CameBack(_)
            | Event::Looked(_)
            | Event::ThreatFired(_)
            | Event::ThreatGone(_)
            | Event::Kept(_)
            | Event::Used(..)
            | Event::Phase(_)
            | Event::Round(_)
            | Event::Resolving { .. }
            | Event::Succeeded { .. }
            | Event::Failed { .. }
    )
}

fn face(word: &str) -> Face {
    match word {
        "success" => Face::Success,
        "failure" => Face::Det,
        "wound" => Face::Wound,
        "adventure" => Face::Adventure,
        "blank" => Face::Blank,
        _ => panic!("no face {word}"),
    }
}
