//! The words of an end.

use castaway_robinson::{
    chronicle::{Cause, Chronicle, Happening},
    ids::Who,
    state::End,
    task::CardRef,
    view::{PersonView, View},
};

use super::career::Career;
use crate::games::island::{lines, words::Words};

/// So many causes of the wounds of a round are named.
const CAUSES: usize = 3;

/// The words of the end of one game.
pub struct Told<'a> {
    w: &'a Words<'a>,
    view: &'a View,
    chronicle: &'a Chronicle,
}

impl<'a> Told<'a> {
    /// Of this table and what it came to.
    pub fn new(w: &'a Words<'a>, view: &'a View, chronicle: &'a Chronicle) -> Self {
        Self { w, view, chronicle }
    }

    /// The heading.
    pub fn title(&self, end: End) -> String {
        let key = match end {
            End::Won => "end-title-won",
            End::Died(_)
            | End::TimeOver
            | End::CampLost
            | End::Unfed
            | End::CrewLost
            | End::InventionGone
            | End::OutOfReach => "end-title-lost",
        };
        self.w.with(key, &[("n", self.view.round.into())])
    }

    /// How it ended, by what, who lives, and how near it was.
    pub fn story(&self, end: End) -> Vec<String> {
        let mut lines = vec![self.how(end)];
        lines.extend(self.lives(end));
        lines.extend(self.goal(end));
        lines
    }

    /// How it ended, and by what.
    pub fn how(&self, end: End) -> String {
        let rounds = [
            ("n", self.view.round.into()),
            ("of", self.view.rounds.into()),
            ("people", self.view.people.len().into()),
        ];
        let cause = self.chronicle.cause.as_ref().map(|cause| self.cause(cause));
        let cause = cause.unwrap_or_else(|| "none".to_owned());
        let [n, of, _] = rounds;
        match end {
            End::Won if self.view.ship.is_none() => self.w.with("end-story-reached", &rounds),
            End::Won => self.w.with("end-story-won", &rounds),
            End::Unfed => self.w.with("end-story-unfed", &rounds),
            End::CrewLost => self.w.with("end-story-crew-lost", &rounds),
            End::InventionGone => self.w.with("end-story-invention-gone", &rounds),
            End::OutOfReach => self.w.with("end-story-out-of-reach", &rounds),
            End::TimeOver if self.view.ship.is_none() => self.w.with("end-story-late", &rounds),
            End::Died(who) => {
                let name = self.w.table(self.view).subject(who);
                let args = [n, of, ("who", (&name).into()), ("cause", (&cause).into())];
                self.w.with("end-story-died", &args)
            }
            End::TimeOver => self.w.with("end-story-time", &rounds),
            End::CampLost => {
                let args = [n, of, ("cause", (&cause).into())];
                self.w.with("end-story-camp", &args)
            }
        }
    }

    /// The victory points, where the table counts them: their sum, and what they are for.
    pub fn points(&self) -> Option<String> {
        let table = self.w.table(self.view);
        let sum = format!("🏅 **{}**", table.score_sum()?);
        Some(match table.score_rows() {
            Some(rows) => format!("{sum} ({rows})"),
            None => sum,
        })
    }

    /// Who is alive, and how near to death the nearest was.
    pub fn lives(&self, end: End) -> Option<String> {
        let people = self
            .view
            .people
            .iter()
            .chain(self.view.friday.as_ref())
            .chain(&self.view.guests);
        let dead = |p: &&PersonView| p.dead || left(p) == 0 || end == End::Died(p.who);
        let alive: Vec<String> = people
            .filter(|p| !dead(p))
            .map(|p| {
                let name = self.w.person(self.view, p.who);
                let args = [
                    ("who", (&name).into()),
                    ("wounds", p.wounds.into()),
                    ("dies", p.dies_on.into()),
                ];
                self.w.with("end-alive-one", &args)
            })
            .collect();
        let who = alive.join(", ");
        (!alive.is_empty()).then(|| self.w.with("end-alive", &[("who", (&who).into())]))
    }

    /// What of the goal was reached, where not all of it was.
    pub fn goal(&self, end: End) -> Option<String> {
        (end != End::Won).then(|| self.near())
    }

    fn near(&self) -> String {
        let (w, view) = (self.w, self.view);
        let (Some(item), Some((first, _)), false) =
            (&view.goal_item, view.ship, view.pile.is_empty())
        else {
            return w.with("end-near-aims", &[("aims", (&lines::aims(w, view)).into())]);
        };
        let wood: u32 = view.pile.iter().map(|(wood, _)| u32::from(*wood)).sum();
        let of: u32 = view.pile.iter().map(|(_, of)| u32::from(*of)).sum();
        let built = view.inventions.iter().any(|i| i.id == *item && i.built);
        let name = w.card(&CardRef::Invention(item.clone()));
        let early = if view.round < first { "yes" } else { "no" };
        let args = [
            ("wood", wood.into()),
            ("of", of.into()),
            ("item", (&name).into()),
            ("state", if built { "built" } else { "open" }.into()),
            ("early", early.into()),
            ("from", first.into()),
        ];
        w.with("end-near", &args)
    }

    /// What did it, in a few words.
    fn cause(&self, cause: &Cause) -> String {
        let (w, table) = (self.w, self.w.table(self.view));
        let words = table.wording();
        match cause {
            Cause::Card(card) => w.with("end-cause-card", &[("card", (&w.card(card)).into())]),
            Cause::Fight {
                beast,
                strength,
                weapon,
            } => {
                let name = beast
                    .as_ref()
                    .map(|key| w.card(&CardRef::Beast(key.clone())));
                let name = name.unwrap_or_else(|| "none".to_owned());
                let args = [
                    ("beast", (&name).into()),
                    ("strength", (*strength).into()),
                    ("weapon", (*weapon).into()),
                ];
                w.with("end-cause-fight", &args)
            }
            Cause::Animals => w.get("end-cause-animals"),
            Cause::Hunger => w.get("end-cause-hunger"),
            Cause::OpenAir => w.get("end-cause-open"),
            Cause::Action(kind) => {
                let action = words.action_name(*kind);
                w.with("end-cause-action", &[("action", (&action).into())])
            }
            Cause::Short {
                owed,
                missing,
                card,
                phase: _,
            } => {
                // What is short says enough where no card asked for it.
                let place = card
                    .as_ref()
                    .map_or_else(|| "none".to_owned(), |c| w.card(c));
                let what = table.owed(owed, *missing);
                let args = [("what", (&what).into()), ("where", (&place).into())];
                w.with("end-cause-short", &args)
            }
            Cause::Phase(phase) => words.phase_name(*phase),
        }
    }

    /// What brought the wounds of a round, with how many each brought; what has no room is counted.
    fn causes(&self, causes: &[(Cause, u16)]) -> String {
        let w = self.w;
        // How strong a beast was has no room in a line of the card.
        let short = |cause: &Cause| match cause {
            Cause::Fight {
                beast: Some(beast), ..
            } => {
                let name = w.card(&CardRef::Beast(beast.clone()));
                w.with("end-turn-beast", &[("name", (&name).into())])
            }
            cause => self.cause(cause),
        };
        if let [(only, _)] = causes {
            return short(only);
        }
        let counted = |cause: &str, n: u16| {
            let args = [("cause", cause.into()), ("n", n.into())];
            w.with("end-turn-cause", &args)
        };
        let (told, rest) = causes.split_at(causes.len().min(CAUSES));
        let mut all: Vec<String> = (told.iter())
            .map(|(cause, n)| counted(&short(cause), *n))
            .collect();
        let rest: u16 = rest.iter().map(|(_, n)| n).sum();
        if rest > 0 {
            all.push(counted(&w.get("end-turn-others"), rest));
        }
        all.join(" · ")
    }

    /// The turning points.
    pub fn turns(&self) -> Vec<(u8, String)> {
        let turns = self.chronicle.turns.iter();
        turns
            .map(|turn| (turn.round, self.turn(&turn.what)))
            .collect()
    }

    fn turn(&self, what: &Happening) -> String {
        let w = self.w;
        let named = |key, name: &str| w.with(key, &[("name", name.into())]);
        let counted = |key, n: i64| w.with(key, &[("n", n.into())]);
        match what {
            Happening::Shelter => w.get("end-turn-shelter"),
            Happening::Item(id) => named("end-turn-item", &w.card(&CardRef::Invention(id.clone()))),
            Happening::Stage(n) => counted("end-turn-stage", i64::from(*n)),
            Happening::Wounds { n, causes } => {
                let causes = self.causes(causes);
                w.with(
                    "end-turn-wounds",
                    &[("n", (*n).into()), ("cause", (&causes).into())],
                )
            }
            Happening::NearDeath(who, total) => {
                let name = self.name(*who);
                let args = [
                    ("who", (&name).into()),
                    ("n", self.dies_on(*who).saturating_sub(*total).into()),
                ];
                w.with("end-turn-near", &args)
            }
            Happening::Fight(beast, strength) => {
                let name = w.card(&CardRef::Beast(beast.clone()));
                let args = [("name", (&name).into()), ("n", (*strength).into())];
                w.with("end-turn-fight", &args)
            }
            Happening::CameBack(n) => counted("end-turn-back", i64::from(*n)),
            Happening::Hunger(n) => {
                // Alone it is oneself who went hungry.
                let alone = *n == 1 && self.view.people.len() == 1;
                let n = if alone { 0 } else { i64::from(*n) };
                counted("end-turn-hunger", n)
            }
            Happening::FridayDied => w.get("end-turn-friday"),
            Happening::Morale(to) => named("end-turn-morale", &format!("–{}", to.unsigned_abs())),
            Happening::Camp(space) => named("end-turn-camp", space.name()),
            Happening::Treasure(card) => named("end-turn-treasure", &w.card(card)),
            Happening::TileDown(space) => named("end-turn-down", space.name()),
            Happening::Explored(space) => named("end-turn-explored", space.name()),
        }
    }

    fn name(&self, who: Who) -> String {
        self.w.table(self.view).subject(who)
    }

    fn dies_on(&self, who: Who) -> u8 {
        let mut people = self
            .view
            .people
            .iter()
            .chain(self.view.friday.as_ref())
            .chain(&self.view.guests);
        people.find(|p| p.who == who).map_or(0, |p| p.dies_on)
    }
}

/// Lives that are left.
fn left(person: &PersonView) -> u8 {
    person.dies_on.saturating_sub(person.wounds)
}

/// The games that one is compared with.
#[derive(Clone, Copy)]
pub struct Earlier<'a> {
    /// Which they are.
    pub career: &'a Career,
    /// Whether several people played them together.
    pub together: bool,
}

/// Numbers of a game against the earlier games of whoever played it.
pub fn past(w: &Words<'_>, earlier: Earlier<'_>, tag: &str, points: u32) -> String {
    let before = earlier.career.before(tag);
    let whose = match earlier.together {
        true => "together",
        false => "own",
    };
    let whose = ("whose", whose.into());
    let saved = before.iter().filter(|game| game.saved).count();
    let Some(best) = before.iter().map(|game| game.points).max() else {
        return w.with("end-past-first", &[whose, ("points", points.into())]);
    };
    let args = [
        whose,
        ("n", (before.len() + 1).into()),
        ("earlier", before.len().into()),
        ("saved", saved.into()),
        ("points", points.into()),
        ("best", best.into()),
        ("better", if points > best { "yes" } else { "no" }.into()),
    ];
    w.with("end-past", &args)
}
