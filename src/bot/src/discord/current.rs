//! Which game a command means that names none.

use castaway_table::{Loaded, Place, Slot, on_heap};
use futures_util::future::BoxFuture;

use super::{
    app::{App, NoGame, OpenGame, Shows},
    context::Ui,
    game_ui::GameUi,
    reply::{Caller, How},
};
use crate::ui::{common, message::Message};

/// So many steps of a game are looked through for what a person did last.
const LOOKED_BACK: u64 = 64;

impl App {
    /// The game in which the caller did something last, or whose panel they asked for last.
    pub async fn touched(&self, caller: &Caller) -> Result<Box<dyn OpenGame>, NoGame> {
        let own = Slot::ALL.map(|slot| Place::Own {
            user: caller.user,
            slot,
        });
        let mut newest: Option<(u64, Box<dyn OpenGame>)> = None;
        for place in [Place::Channel(caller.channel)].into_iter().chain(own) {
            let Ok(game) = self.any_game(place).await else {
                continue;
            };
            if !game.seats(caller.user) {
                continue;
            }
            let at = game.touched_ms(caller.user).await;
            if newest.as_ref().is_none_or(|(before, _)| at > *before) {
                newest = Some((at, game));
            }
        }
        match newest {
            Some((_, game)) => Ok(game),
            None => self.current(caller).await,
        }
    }

    /// The game that somebody asks advice of who names none: one of their own that is played for itself, if it runs and they did something
    /// there last; else the one that they mean. A contest advises nobody, so it takes no question away from a table.
    pub async fn advised(&self, caller: &Caller) -> Result<Box<dyn OpenGame>, NoGame> {
        let free = |place: Place| {
            matches!(
                place,
                Place::Own {
                    slot: Slot::Free,
                    ..
                }
            )
        };
        match self.touched(caller).await {
            Ok(game) if free(game.place()) && game.over().is_none() => Ok(game),
            Ok(_) | Err(_) => self.current(caller).await,
        }
    }

    /// The game of a place, whatever its kind.
    pub async fn any_game(&self, place: Place) -> Result<Box<dyn OpenGame>, NoGame> {
        for game in &self.games {
            if let Some(open) = game.open(self, place).await? {
                return Ok(open);
            }
        }
        // A game that this program does not know.
        Err(NoGame::Other)
    }

    /// The game that somebody means who names none: where they play in this channel, else what they play alone and
    /// moved last, else what others play in this channel, else what they have finished.
    pub async fn current(&self, caller: &Caller) -> Result<Box<dyn OpenGame>, NoGame> {
        let table = self.any_game(Place::Channel(caller.channel)).await;
        if let Ok(game) = &table
            && game.seats(caller.user)
            && game.over().is_none()
        {
            return table;
        }
        // Whether it still runs counts first, then when it moved.
        let mut own: Option<((bool, u64), Box<dyn OpenGame>)> = None;
        for slot in Slot::ALL {
            let place = Place::Own {
                user: caller.user,
                slot,
            };
            let Ok(game) = self.any_game(place).await else {
                continue;
            };
            let rank = (game.over().is_none(), game.moved_ms().await);
            if own.as_ref().is_none_or(|(old, _)| rank > *old) {
                own = Some((rank, game));
            }
        }
        match own {
            Some(((runs, _), game)) if runs || table.is_err() => Ok(game),
            Some(_) | None => table,
        }
    }

    /// The game that somebody looks at who names none: what runs in this channel, whoever plays it, else the game that they mean.
    /// Whoever asks in a channel asks about what they see there.
    pub async fn looked_at(&self, caller: &Caller) -> Result<Box<dyn OpenGame>, NoGame> {
        match self.any_game(Place::Channel(caller.channel)).await {
            Ok(game) if game.over().is_none() => Ok(game),
            Ok(_) | Err(_) => self.current(caller).await,
        }
    }

    /// The game that the caller played alone, can show to others and moved last, with when it did.
    pub async fn finished_alone(
        &self,
        caller: &Caller,
    ) -> Option<((Shows, u64), Box<dyn OpenGame>)> {
        let own = Slot::ALL.map(|slot| Place::Own {
            user: caller.user,
            slot,
        });
        let mut newest: Option<((Shows, u64), Box<dyn OpenGame>)> = None;
        for place in own {
            let Ok(game) = self.any_game(place).await else {
                continue;
            };
            let Some(shows) = game.shows(caller.user) else {
                continue;
            };
            let at = (shows, game.moved_ms().await);
            if newest.as_ref().is_none_or(|(before, _)| at > *before) {
                newest = Some((at, game));
            }
        }
        newest
    }

    /// How the caller brings back what they play alone, where the channel has nothing.
    pub(super) async fn plays_alone(&self, caller: &Caller) -> Option<String> {
        let (user, lang) = (caller.user, caller.lang);
        for slot in Slot::ALL {
            let place = Place::Own { user, slot };
            if place == caller.place {
                continue;
            }
            let Ok(game) = self.any_game(place).await else {
                continue;
            };
            if game.over().is_some() {
                continue;
            }
            let told = match slot {
                Slot::Daily => Some(self.text(lang, "plays-daily")),
                Slot::Weekly => Some(self.text(lang, "plays-weekly")),
                Slot::Free => game.brought_back(lang),
            };
            if told.is_some() {
                return told;
            }
        }
        None
    }

    /// Asks somebody who plays nothing yet which game they want to read about.
    pub(super) async fn choose_help(&self, caller: &Caller) {
        let t = self.texts.of(caller.lang);
        let mut lines = vec![t.get("help-choose")];
        lines.extend(self.games.iter().map(|game| game.pitch(t)));
        lines.push(t.get("help-which"));
        lines.extend(on_heap(|| self.threads_here(caller)).await);
        let mut message = Message::private(lines.join("\n"));
        message.push_buttons(self.games.iter().map(|g| g.help_button(t)).collect());
        self.say(caller, How::New, &message).await;
    }

    /// Says why there is no game.
    pub(super) async fn no_game(&self, caller: &Caller, none: NoGame) {
        let text = match none {
            // No game was named, so that any may be meant.
            NoGame::None => {
                let text = self.with_starts(caller.lang, "no-game-any");
                match on_heap(|| self.threads_here(caller)).await {
                    Some(threads) => format!("{text}\n{threads}"),
                    None => text,
                }
            }
            NoGame::Other => self.text(caller.lang, "other-game"),
            NoGame::Unreadable(excuse) => return excuse.say(caller).await,
        };
        self.say(caller, How::New, &common::notice(text)).await;
    }
}

impl<G: GameUi> Ui<G> {
    /// When a person last did something in a game or asked for its panel, in unix milliseconds; 0 if that is long ago.
    pub async fn touched_ms(&self, loaded: &Loaded<G>, user: u64) -> u64 {
        let from = loaded.revision.saturating_sub(LOOKED_BACK - 1);
        let steps = usize::try_from(LOOKED_BACK).unwrap_or(usize::MAX);
        let log = self.tables().log(loaded.place, from, steps).await;
        let own = log.unwrap_or_default().into_iter();
        // What was done for somebody who gave no answer in time they did not do.
        own.filter(|e| e.actor == user && e.mark.is_none())
            .map(|e| e.at_ms)
            .max()
            .unwrap_or(0)
            .max(loaded.meta.opened_ms(user))
    }

    /// When a game last moved, or somebody asked for the panel of a game of their own, in unix milliseconds.
    pub async fn moved_ms(&self, loaded: &Loaded<G>) -> u64 {
        let log = self.tables().log(loaded.place, loaded.revision, 1).await;
        log.ok()
            .and_then(|l| l.first().map(|e| e.at_ms))
            .unwrap_or(0)
            .max(loaded.meta.opened.values().copied().max().unwrap_or(0))
    }

    /// Shows the panel of a game of one's own that was asked for by command: from now on commands mean this game.
    pub fn open_own<'a>(&'a self, caller: &'a Caller, loaded: &'a Loaded<G>) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            self.note_opened(caller, loaded).await;
            self.show_panel(caller, loaded).await;
        })
    }

    /// Notes that the caller has asked for the panel of a game that they play.
    pub(super) async fn note_opened(&self, caller: &Caller, loaded: &Loaded<G>) {
        let (user, now_ms) = (caller.user, caller.now_ms);
        if loaded.meta.seats_of(user).is_empty() {
            return;
        }
        let noted = self.tables().change_meta(loaded.place, move |meta| {
            meta.opened.insert(user, now_ms);
        });
        if noted.await.is_err() {
            tracing::warn!(
                place = loaded.place.key(),
                "it could not be noted which game was opened"
            );
        }
    }
}
