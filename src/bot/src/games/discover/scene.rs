//! Everything a presenter may look at for one moment of one explore-and-craft game, as one pair of eyes sees it.

use castaway_discover::{
    Discover, bot,
    catalog::Catalog,
    command::Command,
    counsel::{self, Counsel},
    engine::option_key,
    event::Event,
    known::Known,
    legal,
    state::{Fate, Label, Outcome, Phase, Prompt, State},
    trial::Check,
    view::{AskView, PersonView, View},
    world::Order,
};
use castaway_kernel::{DecisionId, Game, Seat};
use castaway_table::{Loaded, Meta};

use super::words::Words;
use crate::ui::version::Version;

/// A moment of a game as somebody looks at it.
pub struct Scene<'a> {
    /// Words in the language of the reader.
    pub words: Words<'a>,
    /// The content.
    pub catalog: &'a Catalog,
    /// The game and its revision that components are drawn for.
    pub version: Version,
    /// The bot's data beside the game.
    pub meta: &'a Meta,
    /// What is seen.
    pub view: View,
    /// What happened last, as far as these eyes are told.
    pub events: Vec<Event>,
    /// How many of them, at the end, the newest press brought.
    pub fresh: usize,
    /// The seat that is spoken of: the one that looks, else the one that is asked.
    pub seat: Seat,
    /// Who reads; none where all do.
    pub reader: Option<u64>,
    /// The present in unix milliseconds; 0 where it does not matter.
    pub now_ms: u64,
    /// The game itself, which only what these eyes know is read from.
    state: &'a State,
}

impl<'a> Scene<'a> {
    /// The moment as a seat sees it, or a bystander.
    pub fn of(
        words: Words<'a>,
        catalog: &'a Catalog,
        loaded: &'a Loaded<Discover>,
        events: &[Event],
        viewer: Option<Seat>,
    ) -> Self {
        let state = &loaded.state;
        let asked = awaited(state).into_iter().next();
        let newest = usize::try_from(loaded.meta.newest).unwrap_or(usize::MAX);
        let (old, new) = events.split_at(events.len().saturating_sub(newest));
        let told = |events: &[Event]| -> Vec<Event> {
            // Nobody has a turn in a game that is over.
            let over = state.phase == Phase::Over;
            let each = events
                .iter()
                .filter(|event| !(over && matches!(event, Event::Turn(_))));
            each.filter_map(|event| Discover::told(event, viewer))
                .collect()
        };
        let (mut events, new) = (told(old), told(new));
        let fresh = new.len();
        events.extend(new);
        let view = Discover::view(catalog, state, viewer);
        Self {
            words: words.alone(view.people.len() == 1),
            catalog,
            version: Version::of(loaded),
            meta: &loaded.meta,
            view,
            events,
            fresh,
            seat: viewer.or(asked).unwrap_or(Seat(0)),
            reader: None,
            now_ms: 0,
            state,
        }
    }

    /// Whether this seat may give up now: the last survivor at any moment, of several nobody in the middle of what is asked.
    pub fn may_give_up(&self, seat: Seat) -> bool {
        Discover::admits(self.catalog, self.state, seat, &Command::GiveUp)
    }

    /// Whether it may as soon as what is asked is answered.
    pub fn may_give_up_later(&self, seat: Seat) -> bool {
        let plays = self.is_here(seat) && self.outcome().is_none();
        plays && !self.may_give_up(seat)
    }

    /// The moment as it is shown to all: alone there is nobody to hide anything from.
    pub fn public(
        words: Words<'a>,
        catalog: &'a Catalog,
        loaded: &'a Loaded<Discover>,
        events: &[Event],
    ) -> Self {
        let viewer = (loaded.state.started() == 1).then_some(Seat(0));
        Self::of(words, catalog, loaded, events, viewer)
    }

    /// The same table at another moment of this game, after these events.
    pub fn at<'s>(&'s self, state: &'s State, events: &[Event]) -> Scene<'s> {
        let viewer = self.view.viewer;
        let told = events.iter();
        let events: Vec<Event> = told
            .filter_map(|event| Discover::told(event, viewer))
            .collect();
        Scene {
            view: Discover::view(self.catalog, state, viewer),
            fresh: events.len(),
            events,
            state,
            ..*self
        }
    }

    /// The same moment, of which these events are told.
    pub fn telling(&self, events: &[Event]) -> Scene<'_> {
        self.at(self.state, events)
    }

    /// The same moment, of which it is not told how the game ended: for whoever says that themselves.
    pub fn without_end(&self) -> Scene<'_> {
        let before = self.events.len().saturating_sub(self.fresh);
        let (old, new) = self.events.split_at(before);
        let kept = |events: &[Event]| -> Vec<Event> {
            let all = events.iter();
            let all = all.filter(|event| !matches!(event, Event::Won(_) | Event::Over(_)));
            all.cloned().collect()
        };
        let (mut events, new) = (kept(old), kept(new));
        let fresh = new.len();
        events.extend(new);
        Scene {
            view: self.view.clone(),
            events,
            fresh,
            ..*self
        }
    }

    /// What the looking eyes know.
    pub fn known(&self) -> Known<'_> {
        Known::new(self.catalog, self.state, self.view.viewer)
    }

    /// What the seat that is spoken of knows: for what it may do, never for what is said to others.
    pub fn known_to_seat(&self) -> Known<'_> {
        Known::new(self.catalog, self.state, Some(self.seat))
    }

    /// Whether the world is explored alone.
    pub fn alone(&self) -> bool {
        self.view.people.len() == 1
    }

    /// The name of words about who got out, or about who is left of those who played against each other.
    pub fn ending(&self, out: &'static str, last: &'static str) -> &'static str {
        match self.known().contest() {
            Some(_) => last,
            None => out,
        }
    }

    /// Whether these eyes see what the seat that is spoken of sees.
    pub fn is_own(&self) -> bool {
        self.view.viewer == Some(self.seat)
    }

    /// What can be done now by the seat that is spoken of; answers are no part of it.
    pub fn legal(&self) -> Vec<Command> {
        if self.view.asks.is_some() {
            return Vec::new();
        }
        legal::legal(self.catalog, self.state, self.seat)
    }

    /// What is advised to the seat that is spoken of, and why; only for eyes that see what that seat sees.
    pub fn advice(&self) -> Option<Counsel> {
        if !self.is_own() || !self.awaited().contains(&self.seat) {
            return None;
        }
        counsel::counsel(self.catalog, self.state, self.seat)
    }

    /// The question that comes after so many others from now on.
    pub fn question_after(&self, others: u32) -> DecisionId {
        DecisionId(self.state.asks.saturating_add(others).saturating_add(1))
    }

    /// What a careful player would leave behind after a gather action that these hands have no room for, by its place among what is
    /// asked then; none where something else is asked.
    pub fn left_for(&self, take: &Command) -> Option<(usize, Label)> {
        let after = Discover::apply(self.catalog, self.state, self.seat, take);
        let after = after.ok()?.state;
        let ask = after
            .ask
            .as_ref()
            .filter(|ask| ask.prompt == Prompt::Drop)?;
        let part = ask.open(self.seat)?;
        let Some(Command::Choose(answer)) = bot::choose(self.catalog, &after, self.seat) else {
            return None;
        };
        let picked = answer.picks.first()?;
        let place = (0..part.options.len()).find(|n| option_key(*n) == *picked)?;
        let (label, _) = part.options.get(place)?;
        Some((place, label.clone()))
    }

    /// Whether a command would be accepted from the seat that is spoken of.
    pub fn accepts(&self, command: &Command) -> bool {
        self.known_to_seat().may(command)
    }

    /// Whom the game waits for.
    pub fn awaited(&self) -> Vec<Seat> {
        awaited(self.state)
    }

    /// The people who are asked the open question and away, where it waits for those who are there; nobody where the answers are for
    /// other eyes alone, for those who are there cannot give them.
    pub fn left_to_others(&self) -> Vec<u64> {
        castaway_table::left_to_others::<Discover>(self.catalog, self.state, self.meta)
    }

    /// The seat whose turn it is, while nothing is asked.
    pub fn turn(&self) -> Option<Seat> {
        let turn = self.view.turn.as_ref()?;
        self.view.asks.is_none().then_some(turn.seat)
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        Discover::outcome(self.state)
    }

    /// What the world follows from, once the game is over and it may be known.
    pub fn world_that_is_over(&self) -> Option<&Order> {
        self.outcome().map(|_| &self.state.world.order)
    }

    /// How its world came to be taken, which everybody may know.
    pub fn check(&self) -> Check {
        self.state.check
    }

    /// What is seen of somebody.
    pub fn person(&self, seat: Seat) -> Option<&PersonView> {
        self.view.people.get(seat.index())
    }

    /// What is seen of whom it is spoken of.
    pub fn me(&self) -> Option<&PersonView> {
        self.person(self.seat)
    }

    /// Whether somebody is a survivor on the map.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.person(seat).is_some_and(|p| p.fate == Fate::Here)
    }

    /// The open question with its options, if these eyes may see what can be answered: their own, or one that is asked of one seat
    /// and is no secret.
    pub fn question(&self) -> Option<AskView> {
        let ask = self.view.asks.as_ref()?;
        if !ask.options.is_empty() {
            return Some(ask.clone());
        }
        let asked = self.state.ask.as_ref()?;
        let [part] = asked.parts.as_slice() else {
            return None;
        };
        let shown = part.picked.is_none() && !asked.prompt.is_secret();
        shown.then(|| AskView {
            options: part
                .options
                .iter()
                .map(|(label, _)| label.clone())
                .collect(),
            ..ask.clone()
        })
    }

    /// How a player is called where nobody can be mentioned: in pictures, menus and headings.
    pub fn called(&self, seat: Seat) -> String {
        if self.alone() {
            return self.words.get("di-you");
        }
        self.named(seat)
    }

    /// How a player is called where others look, too: never only "you".
    pub fn named(&self, seat: Seat) -> String {
        let user = self.meta.chairs.owner(seat);
        let name = user.and_then(|user| self.meta.names.get(&user));
        name.filter(|name| !name.trim().is_empty())
            .cloned()
            .unwrap_or_else(|| self.words.count("di-player", u16::from(seat.0) + 1))
    }

    /// How a player is called in lines, where they can be mentioned.
    pub fn mention(&self, seat: Seat) -> String {
        let owner = self.meta.chairs.owner(seat).filter(|_| !self.alone());
        owner.map_or_else(|| self.called(seat), |user| format!("<@{user}>"))
    }
}

/// Whom a game waits for.
fn awaited(state: &State) -> Vec<Seat> {
    castaway_discover::absent::awaited(state)
}
