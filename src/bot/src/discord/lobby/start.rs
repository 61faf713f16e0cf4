//! The game of a table that has filled up begins; its message becomes the panel.

use castaway_table::{Begun, Loaded, Meta, Panel, Place, Stamp, Start, Trouble};

use super::{kept::Kept, owed::Beginnings, page::begun, seating::Seating};
use crate::{
    discord::{
        context::Ui,
        game_ui::GameUi,
        order::Order,
        reply::{Caller, How},
        ways_in::{or_none, typed},
        when,
    },
    ui::common,
};

/// Where a game begins, and by whom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beginning {
    /// Its place.
    pub(super) place: Place,
    /// The server, if it is one.
    pub(super) guild: Option<u64>,
    /// The channel of its thread, where it is one that whoever sees that channel may read.
    pub(super) parent: Option<u64>,
    /// The message of the table that becomes the panel, if one does.
    pub(super) panel: Option<u64>,
    /// Who begins it, when, and by which interaction.
    pub(super) stamp: Stamp,
}

impl<G: GameUi> Ui<G> {
    /// Begins the game of a table; its message becomes the panel.
    pub(in crate::discord) async fn start_lobby(&self, caller: &Caller, id: u64) {
        let _one = self.lobbies.lock(caller.channel).await;
        let mut kept = match self.kept(caller.channel).await {
            Ok(Some(kept)) if kept.lobby.id == id => kept,
            Ok(_) => return self.lobby_is_gone(caller).await,
            Err(error) => return self.sorry(caller, error.into()).await,
        };
        let table = kept.lobby.clone();
        let sits = table.chairs.sits(caller.user);
        let open_ms = table.open_ms(G::fewest(&table.offer)).filter(|_| sits);
        let waits = open_ms.is_none_or(|at| caller.now_ms < at);
        let refusal = if table.host() != Some(caller.user) && waits {
            Some(match open_ms {
                Some(_) => "lobby-host-until",
                None => "lobby-host",
            })
        } else if table.people().len() < G::fewest(&table.offer) {
            Some("lobby-few")
        } else {
            None
        };
        if let Some(key) = refusal {
            let host = table.host().map_or_else(String::new, |u| format!("<@{u}>"));
            let t = self.texts.of(caller.lang);
            let at = open_ms.map_or_else(String::new, when::shown);
            // Whoever waits at a table of this game is told how to play this one alone, and of no other game.
            let alone = or_none(G::ALONE.map_or_else(String::new, |command| typed(t, command)));
            let fewest = G::fewest(&table.offer);
            let values = [
                ("host", (&host).into()),
                ("at", (&at).into()),
                ("n", fewest.into()),
                ("alone", (&alone).into()),
            ];
            let text = t.with(key, &values);
            return self.say(caller, How::New, &common::notice(text)).await;
        }
        let ground = match self.ground_of(caller.channel, &mut kept).await {
            Ok(ground) => ground,
            Err(failure) => return self.no_thread(caller, failure).await,
        };
        let beginning = Beginning {
            place: Place::Channel(ground),
            guild: caller.guild,
            parent: match ground == caller.channel {
                true => caller.here.above(),
                false => Some(caller.channel),
            },
            panel: match caller.message {
                Some((message, false)) if ground == caller.channel => Some(message),
                Some(_) | None => None,
            },
            stamp: caller.stamp(),
        };
        let loaded = match self.begin_table(beginning, table.clone()).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        kept.plays_at(caller.channel, ground);
        let thread = kept.thread;
        if let Some((message, false)) = caller.message {
            kept.has_copy(message);
        }
        self.note_begun(caller.channel, kept, Beginnings::default())
            .await;
        match thread {
            Some(thread) => {
                let last = begun(self, &table, Some(thread));
                let how = caller.message.map_or(How::New, |_| How::Update);
                self.say(caller, how, &last).await;
                self.look_after(thread, Order::paint(Some(caller)));
            }
            None => self.show_begun(caller, loaded).await,
        }
        self.tend(caller.channel);
    }

    /// Notes that the game of a table has begun, and what its messages and its people are owed. A stop before that is found out
    /// by the game itself, which knows the table that it came from.
    pub(super) async fn note_begun(
        &self,
        channel: u64,
        mut kept: Kept<G::Offer>,
        owed: Beginnings,
    ) {
        kept.begun = Some(owed);
        if let Err(error) = self.keep(channel, Some(kept)).await {
            tracing::warn!(channel, %error, "a table stays open");
        }
    }

    /// Shows a game that has begun in the message of its table.
    async fn show_begun(&self, caller: &Caller, loaded: Loaded<G>) {
        let loaded = self.adopt(caller, loaded).await;
        let pressed = caller.message.map(|(message, _)| message);
        if loaded.meta.panel.map(|p| p.message) == pressed {
            self.show_panel(caller, &loaded).await;
        } else {
            // The bot was stopped in between, and the panel stands further down already.
            let retired = self.retired(&loaded);
            self.say(caller, How::Update, &retired).await;
        }
        self.look_after(caller.channel, Order::paint(Some(caller)));
    }

    /// Begins the game of a table, however often it is tried.
    pub(super) async fn begin_table(
        &self,
        at: Beginning,
        mut table: Seating<G::Offer>,
    ) -> Result<Loaded<G>, Trouble<G>> {
        if !G::OPEN {
            // Nobody could sit down there later.
            table.release();
        }
        let meta = Meta {
            language: table.language,
            told: Some(1),
            called: Some(0),
            names: table.names.clone(),
            guild: at.guild,
            parent: at.parent,
            host: table.host(),
            gathered: Some(table.id),
            // Noted with the game, so that a kill in between leaves no board that nobody knows.
            panel: at.panel.map(|message| Panel {
                message,
                at_ms: at.stamp.now_ms,
                below: 0,
                // What it shows is still the table.
                shown: Some(0),
            }),
            ..Meta::default()
        };
        let (table, meta) = G::begins(self, table, meta).await;
        let chairs = table.chairs.clone();
        let start = Start {
            meta: Meta {
                chairs: chairs.clone(),
                ..meta
            },
            setup: G::setup_of(table, self.seed()),
            seed: self.seed(),
            opening: None,
        };
        let game = self.any_game(at.place).await;
        let leaves = game.ok().and_then(|game| game.over());
        let begun = self
            .tables()
            .begin_after(at.place, at.stamp, leaves, start)
            .await?;
        match begun {
            Begun::Now { loaded, .. } | Begun::Before(loaded) => Ok(loaded),
            // The game was begun, but the bot was stopped before the table was closed.
            Begun::Stands(loaded) if loaded.meta.fresh && loaded.meta.chairs == chairs => {
                Ok(loaded)
            }
            Begun::Stands(_) | Begun::Gone => Err(Trouble::Occupied),
        }
    }
}
