//! Games that run in threads: their saves know the channel above, and whoever asks for a game there hears where they run.

use castaway_table::Place;

use super::{
    app::{App, OpenGame},
    context::Ui,
    game_ui::GameUi,
    reply::Caller,
};

/// So many of them are named.
const NAMED: usize = 6;
/// So many of the newest are opened: in saves of older programs it is not noted which of them are over.
const OPENED: usize = 50;

/// Which games in threads are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Which {
    /// All of them.
    All,
    /// Those in which the caller takes no part.
    OfOthers,
}

impl App {
    /// The running games in threads of the caller's channel, the newest first, one more than are named at most. Whoever sees the
    /// channel may read those threads; in a thread nobody is told of those beside it.
    pub(super) async fn in_threads(&self, caller: &Caller, which: Which) -> Vec<Box<dyn OpenGame>> {
        let mut games = Vec::new();
        if caller.guild.is_none() || caller.here.parent.is_some() {
            return games;
        }
        let below = self.games_below(caller.channel).await;
        for key in below.into_iter().take(OPENED) {
            if let Ok(game) = self.any_game(Place::Channel(key)).await
                && game.over().is_none()
                && (which == Which::All || game.nearby(caller).is_some())
            {
                games.push(game);
            }
            if games.len() > NAMED {
                break;
            }
        }
        games
    }

    /// Where these games run, and who plays them, line by line; none where there are none.
    pub(super) async fn tell_threads(
        &self,
        caller: &Caller,
        games: &[Box<dyn OpenGame>],
    ) -> Option<String> {
        if games.is_empty() {
            return None;
        }
        let t = self.texts.of(caller.lang);
        let mut lines = vec![t.with("threads-run", &[("n", games.len().into())])];
        for game in games.iter().take(NAMED) {
            let users: Vec<String> = (game.seated().iter())
                .map(|user| format!("<@{user}>"))
                .collect();
            let at = format!("<#{}>", game.place().key());
            let name = game.summary(caller.user, caller.lang).await.game;
            let (n, users) = (users.len(), users.join(", "));
            let values = [
                ("at", (&at).into()),
                ("game", (&name).into()),
                ("n", n.into()),
                ("users", (&users).into()),
            ];
            lines.push(t.with("threads-game", &values));
        }
        if games.len() > NAMED {
            lines.push(t.get("threads-more"));
        }
        Some(lines.join("\n"))
    }

    /// The same for all games in threads of the channel where a command finds none.
    pub(super) async fn threads_here(&self, caller: &Caller) -> Option<String> {
        if caller.message.is_some() || caller.place.is_own() {
            return None;
        }
        let games = self.in_threads(caller, Which::All).await;
        self.tell_threads(caller, &games).await
    }
}

impl<G: GameUi> Ui<G> {
    /// Notes of which channel the caller's thread is where a game runs that does not know it yet: one that an older program began, or
    /// that was taken here.
    pub(super) async fn note_parent(&self, caller: &Caller) {
        let Some(parent) = caller.here.above() else {
            return;
        };
        let Ok(loaded) = self.tables().load(caller.channel).await else {
            return;
        };
        if loaded.meta.parent == Some(parent) {
            return;
        }
        let tag = loaded.meta.tag.clone();
        let noted = self.tables().change_meta(caller.channel, move |meta| {
            // Another game may have begun there meanwhile.
            if meta.tag == tag {
                meta.parent = Some(parent);
            }
        });
        if noted.await.is_err() {
            tracing::warn!(
                channel = caller.channel,
                "it could not be noted of which channel a thread is"
            );
        }
    }
}
