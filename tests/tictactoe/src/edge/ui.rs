//! What the edge must know of tic-tac-toe.

use crate::game::{Event, Mark, Rejection, Setup, TicTacToe};
use castaway::{
    discord::{Caller, Command, GameUi, HabitUi, Invitation, LobbyUi, NoChoice, Seating, Ui},
    ui::{
        common,
        message::{Button, Embed, Message, Picture},
        press::GamePresses,
        reader::Reader,
        texts::{Lang, Texts},
        version::Version,
    },
};
use castaway_kernel::{Game, Seat};
use castaway_store::Upgrades;
use castaway_table::Loaded;

use super::{commands, press::Press};

fn sign(field: Option<Seat>) -> &'static str {
    match field {
        None => "·",
        Some(Seat(0)) => "X",
        Some(_) => "O",
    }
}

fn line(t: &Texts, event: &Event) -> String {
    let number = |seat: &Seat| seat.0 + 1;
    match event {
        Event::Begins(seat) => t.with("ttt-begins", &[("player", number(seat).into())]),
        Event::Marked(seat, field) => t.with(
            "ttt-marked",
            &[
                ("player", number(seat).into()),
                ("field", (field + 1).into()),
            ],
        ),
    }
}

fn turn(t: &Texts, loaded: &Loaded<TicTacToe>) -> String {
    match TicTacToe::turn(&loaded.state) {
        None => t.get("ttt-over"),
        Some(seat) => {
            let user = loaded.meta.chairs.owner(seat).unwrap_or(0);
            t.with("ttt-turn", &[("user", (&format!("<@{user}>")).into())])
        }
    }
}

impl HabitUi for TicTacToe {}

impl LobbyUi for TicTacToe {
    type Offer = NoChoice;
    const SEATS: usize = 2;

    fn invitation(ui: &Ui<Self>, lang: Lang, _: &Seating<NoChoice>) -> Invitation {
        Invitation {
            title: ui.text(lang, "ttt-title"),
            text: ui.text(lang, "ttt-invitation"),
        }
    }

    fn setup_of(_: Seating<NoChoice>, _: u64) -> Setup {
        Setup::default()
    }
}

impl GameUi for TicTacToe {
    type Press = Press;
    type Par = ();
    const POSTS_STORY: bool = false;
    const START: &'static str = "tictactoe";
    const NO_GAME: &'static str = "ttt-none";
    const OCCUPIED: &'static str = "ttt-here";
    const UPGRADES: Upgrades = Upgrades {
        steps: &[],
        current: Self::SCHEMA,
    };

    fn content() -> Result<((), String), String> {
        Ok(((), String::new()))
    }

    fn texts(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => &[include_str!("texts.en.ftl")],
            Lang::De => &[include_str!("texts.de.ftl")],
        }
    }

    fn commands() -> Vec<Command> {
        vec![commands::tictactoe()]
    }

    fn panel(ui: &Ui<Self>, loaded: &Loaded<Self>, events: &[Event], reader: Reader) -> Message {
        let t = ui.texts.of(reader.lang);
        let mut lines = Self::story(ui, loaded, events, reader);
        lines.push(turn(t, loaded));
        let mut message = Message::embed(Embed::new(t.get("ttt-title"), lines.join("\n")));
        let over = Self::outcome(&loaded.state).is_some();
        let buttons: Vec<Button> = (0_u8..)
            .zip(&loaded.state.fields)
            .map(|(n, field)| {
                Button::new(Press::Mark(n).id(Version::of(loaded)), sign(*field))
                    .disabled(over || field.is_some())
            })
            .collect();
        for row in buttons.chunks(3) {
            message.push_buttons(row.to_vec());
        }
        message
    }

    fn picture(_: &Ui<Self>, _: &Loaded<Self>, _: &[Self::Event], _: Lang) -> Option<Picture> {
        None
    }

    fn story(ui: &Ui<Self>, _: &Loaded<Self>, events: &[Event], reader: Reader) -> Vec<String> {
        let t = ui.texts.of(reader.lang);
        events.iter().map(|event| line(t, event)).collect()
    }

    fn title(ui: &Ui<Self>, _: &Loaded<Self>, lang: Lang) -> String {
        ui.text(lang, "ttt-title")
    }

    fn in_words(_: &Ui<Self>, loaded: &Loaded<Self>, _: Lang) -> String {
        let rows = loaded.state.fields.chunks(3);
        let rows = rows.map(|row| row.iter().map(|field| sign(*field)).collect::<String>());
        rows.collect::<Vec<_>>().join("\n")
    }

    fn help(t: &Texts, _: u8, others: Vec<Button>) -> Message {
        let mut message = Message::private(t.get("ttt-help"));
        message.push_buttons(others);
        message
    }

    fn help_label(t: &Texts) -> (String, &'static str) {
        (t.get("ttt-title"), "❌")
    }

    fn refusal(ui: &Ui<Self>, _: &Loaded<Self>, _: &Rejection, reader: Reader) -> Message {
        common::notice(ui.text(reader.lang, "ttt-refused"))
    }

    async fn press(ui: &Ui<Self>, caller: &Caller, seen: u64, press: Press, _: &[String]) {
        match press {
            Press::Mark(field) => ui.order(caller, Some(seen), Mark(field)).await,
            Press::Show => match ui.tables().load(caller.place).await {
                Ok(loaded) => ui.show_panel(caller, &loaded).await,
                Err(trouble) => ui.sorry(caller, trouble).await,
            },
        }
    }

    fn is_late(reason: &Rejection) -> bool {
        matches!(reason, Rejection::NotYourTurn | Rejection::Over)
    }
}
