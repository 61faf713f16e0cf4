//! Games that change their channel: to the shelf, where they wait and keep no channel busy, from there to any channel of
//! their server, and from one channel to another, also when the old one is gone.

use std::sync::Arc;

use castaway_kernel::Game;
use castaway_table::{Deed, Loaded, Meta, Place, Trouble, on_heap};

use super::{
    app::NoGame,
    context::Ui,
    failure,
    game_ui::{GameUi, is_over},
    order::Order,
    reply::{Caller, How},
};
use crate::ui::{
    common,
    limits::BUTTONS,
    message::{Button, Message},
    shared::Shared,
};

/// Which games somebody would take up in their channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Those that wait on the shelf.
    Shelved,
    /// Those that run in other channels, then those on the shelf: the game of a channel that is gone waits there.
    Elsewhere,
}

impl Waiting {
    /// From where a game of this place is taken up.
    fn of(key: u64) -> Self {
        match Place::is_channel(key) {
            true => Self::Elsewhere,
            false => Self::Shelved,
        }
    }
}

/// Whether a game of another place may go on in the channel of the caller, as far as that is theirs to say. Whoever sits
/// there takes a game from the shelf; to take it out of a channel is the host's.
fn may_carry(caller: &Caller, meta: &Meta, waiting: Waiting) -> bool {
    if meta.guild.is_none() || meta.guild != caller.guild {
        return false;
    }
    let deed = match waiting {
        Waiting::Shelved => Deed::TakePart,
        Waiting::Elsewhere => Deed::Lead,
    };
    meta.may(caller.user, deed) || caller.manages
}

impl<G: GameUi> Ui<G> {
    /// Puts the game of the caller's channel on the shelf.
    pub async fn shelve(&self, caller: &Caller) {
        let Some(loaded) = self.running_with(caller, Deed::Lead).await else {
            return;
        };
        if caller.guild.is_none() {
            return self.tell(caller, "carry-server").await;
        }
        // Games of older programs do not know their server yet, and would not be found again.
        let (guild, tag) = (caller.guild, loaded.meta.tag.clone());
        let signs = tag.clone();
        let known = self.tables().change_meta(caller.channel, move |meta| {
            // Another game may stand there by now.
            if meta.tag == signs {
                meta.guild = guild;
            }
        });
        if let Err(trouble) = known.await {
            return self.sorry(caller, trouble).await;
        }
        let shelf = Place::shelf(caller.interaction.get());
        let by = Some(caller.stamp());
        let carried = (self.tables()).carry_by(caller.channel, shelf, &tag, None, by);
        let (loaded, left) = match carried.await {
            Ok(carried) => carried,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let lang = loaded.meta.language;
        let game = G::so_far(self, &loaded, lang);
        let t = self.texts.of(lang);
        let board = t.get("shelf-board");
        self.leave_boards(caller.channel, &left, &board);
        let text = t.with(G::SHELVED, &[("game", (&game).into())]);
        self.say(caller, How::New, &Message::text(text)).await;
    }

    /// Puts the game of a channel that is gone on the shelf, from where its people take it up wherever they like on their
    /// server; says whether there was such a game.
    pub(super) async fn shelve_lost(&self, channel: u64) -> bool {
        let Ok(loaded) = self.tables().load(channel).await else {
            return false;
        };
        // Where no server is known, or no command takes it up, nobody would find it there.
        if is_over(&loaded) || loaded.meta.guild.is_none() || G::LOST.is_none() {
            return false;
        }
        // Told first: to be told twice is better than never.
        on_heap(|| self.tell_lost(&loaded)).await;
        let (shelf, tag) = (Place::shelf(channel), loaded.meta.tag.clone());
        match self.tables().carry(channel, shelf, &tag, None).await {
            Ok((loaded, left)) => {
                let board = self.text(loaded.meta.language, "shelf-board");
                self.leave(channel, &left, &Message::text(board).json());
                true
            }
            Err(_) => {
                tracing::error!(channel, "a game stays in a channel that is gone");
                false
            }
        }
    }

    /// Shows the caller the games that could go on in their channel.
    pub(super) async fn show_waiting(&self, caller: &Caller, waiting: Waiting) {
        if let Some(fills) = self.table_fills(caller, "lobby-fills-move").await {
            return self.say(caller, How::New, &fills).await;
        }
        let games = self.waiting(caller, waiting).await;
        if games.is_empty() {
            return self.tell(caller, "carry-none").await;
        }
        let t = self.texts.of(caller.lang);
        let mut lines = vec![t.get("carry-which")];
        let mut buttons = Vec::new();
        for (n, loaded) in (1_usize..).zip(&games) {
            let game = G::so_far(self, loaded, caller.lang);
            let people: Vec<String> = loaded
                .meta
                .people()
                .iter()
                .map(|u| format!("<@{u}>"))
                .collect();
            let at = match Waiting::of(loaded.place.key()) {
                Waiting::Shelved => String::new(),
                Waiting::Elsewhere => format!(" · <#{}>", loaded.place.key()),
            };
            lines.push(format!("{n}. **{game}**{at} · {}", people.join(", ")));
            let press = Shared::Carry {
                from: loaded.place.key(),
                tag: loaded.meta.tag.clone(),
            };
            buttons.push(Button::new(press.id(G::LETTER, 0), format!("{n}. {game}")));
        }
        let mut page = Message::private(lines.join("\n"));
        page.push_buttons(buttons);
        self.say(caller, How::New, &page).await;
    }

    /// The games of the caller's server that they may take into their channel, the newest places first.
    async fn waiting(&self, caller: &Caller, waiting: Waiting) -> Vec<Loaded<G>> {
        let store = Arc::clone(self.store());
        let (who, here) = (caller.clone(), caller.channel);
        let find = move || {
            let mut all = store.channels().unwrap_or_default();
            all.reverse();
            all.sort_by_key(|key| !Place::is_channel(*key));
            let among = |key: u64| waiting == Waiting::Elsewhere || !Place::is_channel(key);
            let fits = all.into_iter().filter(|key| *key != here && among(*key));
            let found = fits.filter(|key| {
                let standing = store.standing(*key).ok().flatten();
                let standing = standing.filter(|standing| standing.game == <G as Game>::NAME);
                let meta = standing.and_then(|standing| standing.meta.read::<Meta>().ok());
                meta.is_some_and(|meta| may_carry(&who, &meta, Waiting::of(*key)))
            });
            found.take(2 * BUTTONS).collect::<Vec<u64>>()
        };
        let keys = castaway_table::blocking(find).await;
        let mut games = Vec::new();
        for key in keys.unwrap_or_default() {
            if let Ok(loaded) = self.tables().load(key).await
                && !is_over(&loaded)
            {
                games.push(loaded);
            }
        }
        games
    }

    /// Takes the game with these signs from where it is into the caller's channel.
    pub(super) async fn carry_here(&self, caller: &Caller, from: u64, tag: &str) {
        // No table is opened in the channel meanwhile.
        let _one = self.lobbies.lock(caller.channel).await;
        if let Some(fills) = self.table_fills(caller, "lobby-fills-move").await {
            return self.say(caller, How::New, &fills).await;
        }
        let there = self.tables().load(from).await;
        let waiting = Waiting::of(from);
        let fits = |loaded: &Loaded<G>| {
            let same = loaded.meta.tag == tag && from != caller.channel;
            same && may_carry(caller, &loaded.meta, waiting)
        };
        if !there.is_ok_and(|loaded| fits(&loaded)) {
            return self.tell(caller, "carry-gone").await;
        }
        let leaves = match self.any_game(Place::Channel(caller.channel)).await {
            Ok(game) => match game.over() {
                Some(over) => Some(over),
                None => return self.sorry(caller, Trouble::Occupied).await,
            },
            Err(NoGame::None) => None,
            Err(NoGame::Other) => return self.sorry(caller, Trouble::OtherGame).await,
            Err(NoGame::Unreadable(excuse)) => return excuse.say(caller).await,
        };
        let by = Some(caller.stamp());
        let carried = (self.tables()).carry_by(from, caller.channel, tag, leaves, by);
        let (loaded, left) = match carried.await {
            Ok(carried) => carried,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        on_heap(|| self.note_parent(caller)).await;
        let lang = loaded.meta.language;
        let t = self.texts.of(lang);
        if waiting == Waiting::Elsewhere {
            let to = format!("<#{}>", caller.channel);
            let board = t.with("carry-board", &[("to", (&to).into())]);
            self.leave_boards(from, &left, &board);
        }
        let done = self.text(caller.lang, "carry-done");
        let turn = caller.turn();
        self.say(caller, turn, &common::notice(done)).await;
        let (game, user) = (
            G::so_far(self, &loaded, lang),
            format!("<@{}>", caller.user),
        );
        let args = [("user", (&user).into()), ("game", (&game).into())];
        let sign: [&dyn std::fmt::Display; 3] =
            [&caller.channel, &caller.interaction, &loaded.meta.tag];
        let told = Message::text(t.with("carry-here", &args));
        self.post_patiently(caller.channel, told, failure::nonce('w', &sign));
        self.forget(caller.channel);
        self.look_after(caller.channel, Order::paint(Some(caller)));
    }

    /// Puts away what a game leaves in a channel: its boards say where it went, and what it asked is asked no more.
    fn leave_boards(&self, channel: u64, left: &Meta, board: &str) {
        let mut body = Message::text(board);
        body.put_picture(None);
        let body = body.json();
        self.leave(channel, left, &body);
        if let Some(panel) = left.panel {
            self.edit_patiently(channel, panel.message, body);
        }
    }
}
