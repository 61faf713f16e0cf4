//! Whoever is not seated where a game runs: whose game it is, and how they can play all the same.

use castaway_table::{Deed, Loaded, Place, contest::Cup, on_heap};

use super::{
    app::App,
    asked::{Nearby, NoGame, Tried},
    context::Ui,
    game_ui::{GameUi, is_over},
    reply::Caller,
    ways_in::typed,
};
use crate::ui::{
    common,
    limits::BUTTONS,
    message::{Button, Message, Style},
    next::{Next, Wish},
    shared::Shared,
    texts::Texts,
};

/// So many channels are named in which a table could be opened.
const NAMED: usize = 3;

impl App {
    /// Why something was not done in the caller's channel: a game runs there, of another kind or to its end. Whoever is not seated
    /// hears what they can do instead.
    pub(super) async fn occupied(&self, caller: &Caller, tried: Tried) -> Message {
        match self.any_game(caller.place).await {
            Ok(game) if game.seats(caller.user) || caller.place.is_own() => {
                common::notice(self.text(caller.lang, game.occupied()))
            }
            Ok(game) => game.bystander(caller, tried).await,
            Err(_) => common::notice(self.text(caller.lang, "other-game")),
        }
    }

    /// Whether the game of the caller's place has come to its end, so that another may begin there.
    pub(super) async fn all_over(&self, caller: &Caller) -> bool {
        let game = self.any_game(caller.place).await;
        game.is_ok_and(|game| game.over().is_some())
    }

    /// Channels of the server in which a table could be opened now; none where the server names none.
    async fn free_channels(&self, caller: &Caller) -> Vec<u64> {
        let here = [Some(caller.channel), caller.here.parent];
        let mut free = Vec::new();
        for channel in self.settings(caller.guild).await.channels {
            let taken = match self.any_game(Place::Channel(channel)).await {
                Ok(game) => game.over().is_none(),
                Err(none) => !matches!(none, NoGame::None),
            };
            let away = !here.contains(&Some(channel));
            if away && !taken && !self.has_table(channel).await {
                free.push(channel);
            }
            if free.len() == NAMED {
                break;
            }
        }
        free
    }

    /// What somebody can begin alone beside any game, as buttons: the island of the day, and a free game of each game that has one.
    fn alone_buttons(&self, t: &Texts, letter: char, now_ms: u64) -> Vec<Button> {
        let day = Next::Enter(Cup::day(now_ms));
        let of = |next: Next, key: &str| {
            let id = Shared::Play(Wish(Some(next))).id(letter, 0);
            Button::new(id, t.get(key))
        };
        let day = of(day, "button-daily").style(Style::Success).emoji("🌅");
        let free = self.games.iter().filter_map(|game| {
            let key = format!("button-alone-{}", game.name());
            Some(of(game.alone(self.seed())?, &key).emoji("🎲"))
        });
        [day].into_iter().chain(free).collect()
    }
}

impl<G: GameUi> Ui<G> {
    /// What somebody hears who is not seated in the game of the caller's place: whose it is, and what they can do now.
    pub(super) async fn bystander(&self, caller: &Caller, tried: Tried) -> Message {
        match self.tables().load(caller.place).await {
            Ok(loaded) if !is_over(&loaded) && !loaded.place.is_own() => {
                on_heap(|| self.bystander_of(caller, &loaded, tried)).await
            }
            Ok(_) | Err(_) => common::notice(self.text(caller.lang, tried.refused(G::OCCUPIED))),
        }
    }

    /// The same for a game that was read.
    pub(super) async fn bystander_of(
        &self,
        caller: &Caller,
        loaded: &Loaded<G>,
        tried: Tried,
    ) -> Message {
        let t = self.texts.of(caller.lang);
        if loaded.meta.may(caller.user, Deed::TakePart) {
            return common::notice(t.get(G::OCCUPIED));
        }
        let people = loaded.meta.chairs.seated();
        let names: Vec<String> = people.iter().map(|user| format!("<@{user}>")).collect();
        let (names, game) = (names.join(", "), G::so_far(self, loaded, caller.lang));
        let whose = [
            ("n", people.len().into()),
            ("users", (&names).into()),
            ("game", (&game).into()),
        ];
        let refused = t.get(tried.refused(G::OCCUPIED));
        // Whoever followed an invitation to join first reads what they can do, and why it is no seat only then.
        let (first, last) = match tried {
            Tried::Seat => (None, Some(refused)),
            _ => (Some(refused), None),
        };
        let mut lines: Vec<String> = first.into_iter().collect();
        let is_played = !people.is_empty();
        let whose = is_played.then(|| t.with("bystander-whose", &whose));
        let seats = G::OPEN && !loaded.meta.chairs.open_to(caller.user).is_empty();
        let held = self.asks_for_held(t, loaded, caller.user);
        let beside = match (seats, &held) {
            (false, None) => Self::asks_beside(t, loaded, caller.user),
            _ => None,
        };
        // Where one press asks for it, nobody need know which commands the others could give.
        let way = match (seats, &beside) {
            (true, _) => Some(t.get("bystander-seat")),
            (false, Some(_)) => Some(t.get("bystander-ask")),
            (false, None) => self.joining_in(t, loaded),
        };
        // Whoever would like a seat begins with the way to play along.
        match tried {
            Tried::Seat => lines.extend(way.into_iter().chain(whose)),
            _ => lines.extend(whose.into_iter().chain(way)),
        }
        let alone = self.alone_games(caller.lang);
        lines.push(t.with("bystander-alone", &[("games", (&alone).into())]));
        let opens = self.settings(caller.guild).await.lets_open(caller);
        let branch = opens && on_heap(|| self.may_open_apart(caller)).await;
        if opens {
            lines.push(self.ways_to_a_table(caller).await);
        }
        lines.extend(last);
        let mut message = common::notice(lines.join("\n"));
        if seats {
            message = self.with_seats(message, loaded, caller, caller.lang);
        }
        let mut buttons: Vec<Button> = match seats {
            true => Vec::new(),
            false => held.into_iter().chain(beside).collect(),
        };
        buttons.extend(self.alone_buttons(t, G::LETTER, caller.now_ms));
        if branch {
            let apart = Button::new(Shared::Apart.id(G::LETTER, 0), t.get("button-apart"));
            buttons.push(apart.emoji("🧵"));
        }
        message.push_buttons(buttons);
        message
    }

    /// What this game is to somebody who plays elsewhere; `None` for whoever takes part, and where it is over.
    pub(super) fn nearby(&self, caller: &Caller, loaded: &Loaded<G>) -> Option<Nearby> {
        if is_over(loaded) || loaded.meta.may(caller.user, Deed::TakePart) {
            return None;
        }
        let t = self.texts.of(caller.lang);
        let people = loaded.meta.chairs.seated();
        let names: Vec<String> = people.iter().map(|user| format!("<@{user}>")).collect();
        let (names, game) = (names.join(", "), G::so_far(self, loaded, caller.lang));
        let shows = G::STATUS.map_or_else(|| "none".to_owned(), |command| typed(t, command));
        let open = match G::OPEN {
            true => loaded.meta.chairs.open_to(caller.user),
            false => Vec::new(),
        };
        let values = [
            ("n", people.len().into()),
            ("users", (&names).into()),
            ("game", (&game).into()),
            ("shows", (&shows).into()),
            ("seats", open.len().into()),
        ];
        let joining = open.is_empty().then(|| self.joining_in(t, loaded));
        let line = t.with("help-runs", &values);
        let line = [Some(line), joining.flatten()].into_iter().flatten();
        let buttons = open.into_iter().take(BUTTONS);
        Some(Nearby {
            line: line.collect::<Vec<_>>().join("\n"),
            buttons: buttons
                .map(|seat| self.seat_button(loaded, seat, caller.lang))
                .collect(),
        })
    }

    /// How somebody plays along where no seat is open to them, in a sentence: none is added to a game that runs. `None` where nobody
    /// offers their seat.
    fn joining_in(&self, t: &Texts, loaded: &Loaded<G>) -> Option<String> {
        let shares = G::SHARES_SEAT?;
        let (offer, beside) = (typed(t, shares.offer), typed(t, shares.beside));
        let start = typed(t, G::START);
        let values = [
            ("offer", (&offer).into()),
            ("beside", (&beside).into()),
            ("start", (&start).into()),
        ];
        let is_played = !loaded.meta.chairs.seated().is_empty();
        is_played.then(|| t.with("bystander-joining", &values))
    }

    /// Whose game the caller looks at without a part in it, how to play along, and what they play themselves; with the seats that are
    /// open to them. `None` for whoever takes part.
    pub(super) async fn looked_on(&self, caller: &Caller, loaded: &Loaded<G>) -> Option<Nearby> {
        let mut nearby = self.nearby(caller, loaded)?;
        if let Some(own) = on_heap(|| self.plays_alone(caller)).await {
            nearby.line = format!("{}\n{own}", nearby.line);
        }
        Some(nearby)
    }

    /// Where the caller could open a table.
    async fn ways_to_a_table(&self, caller: &Caller) -> String {
        let free = self.free_channels(caller).await;
        let free: Vec<String> = free.iter().map(|channel| format!("<#{channel}>")).collect();
        let t = self.texts.of(caller.lang);
        match free.join(", ").as_str() {
            "" => self.with_starts(caller.lang, "bystander-table"),
            channels => {
                let starts = self.starts(caller.lang);
                let values = [("channels", channels.into()), ("starts", (&starts).into())];
                t.with("bystander-table-in", &values)
            }
        }
    }
}
