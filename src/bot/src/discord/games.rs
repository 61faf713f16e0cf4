//! The games this bot knows, and which game a command without a name of one means.

use castaway_robinson::game::Island;
use castaway_rollwrite::RollWrite;
use castaway_table::{Loaded, Place, Slot, Stand, Trouble};

use super::{
    app::App,
    face::{Face, is_over},
    reply::{Caller, How},
};
use crate::{
    games::{island::press as long, rollwrite::press as quick},
    ui::{
        common,
        message::{Button, Message, Style},
        press::GamePresses,
    },
};

/// So many steps of a game are looked through for what a person did last.
const LOOKED_BACK: u64 = 64;

/// Something that is done with a game of whatever kind.
pub trait Visit: Send {
    /// Does it.
    fn visit<G: Face>(
        self,
        app: &App,
        caller: &Caller,
        loaded: Loaded<G>,
    ) -> impl Future<Output = ()> + Send;
}

/// A game of any kind.
pub enum AnyGame {
    /// The island game.
    Long(Box<Loaded<Island>>),
    /// The roll-and-write game.
    Quick(Box<Loaded<RollWrite>>),
}

/// Why there is none.
pub enum NoGame {
    /// As the island game says it.
    Long(Trouble<Island>),
    /// As the roll-and-write game says it.
    Quick(Trouble<RollWrite>),
}

/// The text that says that a place holds no such game, with the command that begins one.
pub fn no_game<G: Face>(place: Place) -> &'static str {
    match (place, G::LETTER) {
        (Place::Own { slot, .. }, _) => match slot {
            Slot::Daily => "no-daily",
            Slot::Weekly => "no-weekly",
            Slot::Free => "no-own-game",
        },
        (Place::Channel(_), RollWrite::LETTER) => "no-party",
        (Place::Channel(_), _) => "no-game",
    }
}

/// The text that says which game runs in a channel, with the commands for it.
pub fn game_here(game: Option<&AnyGame>) -> &'static str {
    match game {
        Some(AnyGame::Long(_)) => "occupied",
        Some(AnyGame::Quick(_)) => "occupied-party",
        None => "other-game",
    }
}

/// What is asked of every candidate.
#[derive(Clone, Copy)]
struct Candidate {
    over: bool,
    seated: bool,
    moved_ms: u64,
}

impl AnyGame {
    async fn candidate(&self, app: &App, user: u64) -> Candidate {
        match self {
            AnyGame::Long(loaded) => candidate(app, loaded, user).await,
            AnyGame::Quick(loaded) => candidate(app, loaded, user).await,
        }
    }

    async fn touched_ms(&self, app: &App, user: u64) -> u64 {
        match self {
            AnyGame::Long(loaded) => touched_ms(app, loaded, user).await,
            AnyGame::Quick(loaded) => touched_ms(app, loaded, user).await,
        }
    }
}

/// When a person last did something in a game or asked for its panel, in unix milliseconds; 0 if that is long ago.
pub async fn touched_ms<G: Face>(app: &App, loaded: &Loaded<G>, user: u64) -> u64 {
    let from = loaded.revision.saturating_sub(LOOKED_BACK - 1);
    let steps = usize::try_from(LOOKED_BACK).unwrap_or(usize::MAX);
    let log = G::tables(app).log(loaded.place, from, steps).await;
    let own = log.unwrap_or_default().into_iter();
    // What was done for somebody who gave no answer in time they did not do.
    own.filter(|e| e.actor == user && e.mark.is_none())
        .map(|e| e.at_ms)
        .max()
        .unwrap_or(0)
        .max(loaded.meta.opened_ms(user))
}

async fn candidate<G: Face>(app: &App, loaded: &Loaded<G>, user: u64) -> Candidate {
    Candidate {
        over: is_over(loaded),
        seated: !loaded.meta.seats_of(user).is_empty(),
        moved_ms: app.moved_ms(loaded).await,
    }
}

impl App {
    /// When a game last moved, or somebody asked for the panel of a game of their own, in unix milliseconds.
    pub async fn moved_ms<G: Face>(&self, loaded: &Loaded<G>) -> u64 {
        let log = G::tables(self).log(loaded.place, loaded.revision, 1).await;
        log.ok()
            .and_then(|l| l.first().map(|e| e.at_ms))
            .unwrap_or(0)
            .max(loaded.meta.opened.values().copied().max().unwrap_or(0))
    }

    /// Shows the panel of a game of one's own that was asked for by command: from now on commands mean this game.
    pub async fn open_own<G: Face>(&self, caller: &Caller, loaded: &Loaded<G>) {
        self.note_opened(caller, loaded).await;
        self.show_panel(caller, loaded).await;
    }

    /// Notes that the caller has asked for the panel of a game that they play.
    pub async fn note_opened<G: Face>(&self, caller: &Caller, loaded: &Loaded<G>) {
        let (user, now_ms) = (caller.user, caller.now_ms);
        if loaded.meta.seats_of(user).is_empty() {
            return;
        }
        let noted = G::tables(self).change_meta(loaded.place, move |meta| {
            meta.opened.insert(user, now_ms);
        });
        if noted.await.is_err() {
            tracing::warn!(
                place = loaded.place.key(),
                "it could not be noted which game was opened"
            );
        }
    }

    /// The game in which the caller did something last, or whose panel they asked for last.
    pub async fn touched(&self, caller: &Caller) -> Result<AnyGame, NoGame> {
        let own = Slot::ALL.map(|slot| Place::Own {
            user: caller.user,
            slot,
        });
        let mut newest: Option<(u64, AnyGame)> = None;
        for place in [Place::Channel(caller.channel)].into_iter().chain(own) {
            let Ok(game) = self.any_game(place).await else {
                continue;
            };
            let found = game.candidate(self, caller.user).await;
            if !found.seated {
                continue;
            }
            let at = game.touched_ms(self, caller.user).await;
            if newest.as_ref().is_none_or(|(before, _)| at > *before) {
                newest = Some((at, game));
            }
        }
        match newest {
            Some((_, game)) => Ok(game),
            None => self.current(caller).await,
        }
    }

    /// The game of a place, whatever its kind.
    pub async fn any_game(&self, place: Place) -> Result<AnyGame, NoGame> {
        match self.tables.load(place).await {
            Ok(loaded) => Ok(AnyGame::Long(Box::new(loaded))),
            Err(Trouble::OtherGame) => match self.rolls.load(place).await {
                Ok(loaded) => Ok(AnyGame::Quick(Box::new(loaded))),
                Err(trouble) => Err(NoGame::Quick(trouble)),
            },
            Err(trouble) => Err(NoGame::Long(trouble)),
        }
    }

    /// The game of a channel, of whatever kind, that is over and makes room for the next.
    pub async fn over_in(&self, channel: u64) -> Option<Stand> {
        match self.any_game(Place::Channel(channel)).await.ok()? {
            AnyGame::Long(loaded) => is_over(&*loaded).then(|| Stand::of(&*loaded)),
            AnyGame::Quick(loaded) => is_over(&*loaded).then(|| Stand::of(&*loaded)),
        }
    }

    /// The game that somebody means who names none: where they play in this channel, else what they play alone and
    /// moved last, else what others play in this channel, else what they have finished.
    pub async fn current(&self, caller: &Caller) -> Result<AnyGame, NoGame> {
        let table = self.any_game(Place::Channel(caller.channel)).await;
        let here = match &table {
            Ok(game) => Some(game.candidate(self, caller.user).await),
            Err(_) => None,
        };
        if here.is_some_and(|h| h.seated && !h.over) {
            return table;
        }
        let mut own: Option<(Candidate, AnyGame)> = None;
        for slot in Slot::ALL {
            let place = Place::Own {
                user: caller.user,
                slot,
            };
            let Ok(game) = self.any_game(place).await else {
                continue;
            };
            let found = game.candidate(self, caller.user).await;
            let rank = |c: &Candidate| (!c.over, c.moved_ms);
            if own.as_ref().is_none_or(|(old, _)| rank(&found) > rank(old)) {
                own = Some((found, game));
            }
        }
        match own {
            Some((found, game)) if !found.over => Ok(game),
            Some((_, game)) if table.is_err() => Ok(game),
            Some(_) | None => table,
        }
    }

    /// Does something with the game that the caller means; without one, says so.
    pub async fn with_current(&self, caller: &Caller, visit: impl Visit) {
        match Box::pin(self.current(caller)).await {
            Ok(game) => self.visit(caller, game, visit).await,
            Err(none) => self.sorry_any(caller, none).await,
        }
    }

    /// Does something with a game.
    pub async fn visit(&self, caller: &Caller, game: AnyGame, visit: impl Visit) {
        let at = |place| Caller {
            place,
            ..caller.clone()
        };
        match game {
            // Boxed, for the work of every game would else lie on the stack of every command.
            AnyGame::Long(loaded) => {
                Box::pin(visit.visit(self, &at(loaded.place), *loaded)).await;
            }
            AnyGame::Quick(loaded) => {
                Box::pin(visit.visit(self, &at(loaded.place), *loaded)).await;
            }
        }
    }

    /// Gives the answer that nobody gave in time, in the game of a place.
    pub async fn lapse_any(&self, place: Place, now_ms: u64) {
        match self.any_game(place).await {
            Ok(AnyGame::Long(_)) => Box::pin(self.lapse::<Island>(place, now_ms)).await,
            Ok(AnyGame::Quick(_)) => Box::pin(self.lapse::<RollWrite>(place, now_ms)).await,
            // A save that cannot be read now may be read later.
            Err(_) => {}
        }
    }

    /// Asks somebody who plays nothing yet which game they want to read about.
    pub async fn choose_help(&self, caller: &Caller) {
        let t = self.texts.of(caller.lang);
        let mut message = Message::private(t.get("help-choose"));
        message.push_buttons(vec![
            Button::new(quick::Press::Help(0).id(0), t.get("help-other-quick"))
                .style(Style::Primary)
                .emoji("🎲"),
            Button::new(long::Press::Help(0).id(0), t.get("help-other-long")).emoji("🏝️"),
        ]);
        self.say(caller, How::New, &message).await;
    }

    /// Says why there is no game.
    pub async fn sorry_any(&self, caller: &Caller, none: NoGame) {
        match none {
            // Neither game was named, so that either may be meant.
            NoGame::Long(Trouble::NoGame) => {
                let text = self.texts.of(caller.lang).get("no-game-any");
                self.say(caller, How::New, &common::notice(text)).await;
            }
            NoGame::Long(trouble) => self.sorry(caller, trouble).await,
            NoGame::Quick(trouble) => self.sorry(caller, trouble).await,
        }
    }
}
