//! What players read and press, without Discord: snapshots of messages, and limits over whole games.

use std::{fmt::Write, sync::Arc};

use castaway::{
    games::island::UPGRADES,
    games::island::played::TableRules,
    games::island::{
        pages,
        panel::panel,
        picture,
        press::Draft,
        reading::Reading,
        rulings::{self, House},
        scene::Scene,
        wizard,
        words::Words,
    },
    ui::{message::Message, texts::Lang},
};
use castaway_kernel::{Game, Seat};
use castaway_render::Layout;
use castaway_robinson::{
    catalog::Catalog, command::Command, event::Event, game::Island, ids::Kind, plan::Goal, policy,
    rulings::Rulings, setup::Setup,
};
use castaway_store::MemoryStore;
use castaway_table::{Act, Again, Done, Faults, Loaded, Meta, Stamp, Table, Trouble};
use serde_json::Value;

const USER: u64 = 7;

fn stamp(n: u64) -> Stamp {
    Stamp {
        user: USER,
        interaction: Some(n),
        now_ms: 1_000 + n,
    }
}

fn table(store: Arc<dyn castaway_store::Store>) -> Table<Island> {
    let catalog = Arc::new(Catalog::load().unwrap());
    let faults = Faults::new(std::env::temp_dir().join("castaway-test-faults"));
    Table::new(catalog, "test".into(), store, UPGRADES, faults)
}

fn solo() -> Setup {
    let mut setup = Setup::standard(1);
    setup.characters = vec![Some("cook".into())];
    setup
}

fn seats(n: usize) -> Meta {
    Meta {
        chairs: vec![USER; n].into(),
        ..Meta::default()
    }
}

/// A message as a person reads it.
fn text(message: &Message) -> String {
    let json = message.json();
    let mut out = String::new();
    let line = |out: &mut String, value: &Value| {
        if let Some(text) = value.as_str().filter(|t| !t.is_empty()) {
            let _ = writeln!(out, "{text}");
        }
    };
    line(&mut out, &json["content"]);
    for embed in json["embeds"].as_array().unwrap() {
        let _ = writeln!(out, "== {}", embed["title"].as_str().unwrap_or(""));
        line(&mut out, &embed["description"]);
        for field in embed["fields"].as_array().unwrap_or(&Vec::new()) {
            let _ = writeln!(
                out,
                "-- {}\n{}",
                field["name"].as_str().unwrap(),
                field["value"].as_str().unwrap()
            );
        }
        line(&mut out, &embed["footer"]["text"]);
    }
    for row in json["components"].as_array().unwrap() {
        for c in row["components"].as_array().unwrap() {
            if c["type"] == 3 {
                let _ = writeln!(
                    out,
                    "({}) {}",
                    c["custom_id"].as_str().unwrap(),
                    c["placeholder"].as_str().unwrap()
                );
                for o in c["options"].as_array().unwrap() {
                    let note = o["description"].as_str().unwrap_or("");
                    let _ = writeln!(
                        out,
                        "   {} | {} | {note}",
                        o["value"].as_str().unwrap(),
                        o["label"].as_str().unwrap()
                    );
                }
            } else {
                let off = if c["disabled"] == true { " (off)" } else { "" };
                let _ = writeln!(
                    out,
                    "[{}] {}{off}",
                    c["label"].as_str().unwrap_or(""),
                    c["custom_id"].as_str().unwrap()
                );
            }
        }
    }
    out
}

/// What Discord would refuse.
fn check(message: &Message) {
    let json = message.json();
    let units = |v: &Value| v.as_str().map_or(0, |t| t.encode_utf16().count());
    let mut ids: Vec<String> = Vec::new();
    assert!(units(&json["content"]) <= 2000);
    let mut total = 0;
    for embed in json["embeds"].as_array().unwrap() {
        assert!(units(&embed["title"]) <= 256 && units(&embed["description"]) <= 4096);
        total +=
            units(&embed["title"]) + units(&embed["description"]) + units(&embed["footer"]["text"]);
        for field in embed["fields"].as_array().unwrap_or(&Vec::new()) {
            assert!(
                (1..=256).contains(&units(&field["name"]))
                    && (1..=1024).contains(&units(&field["value"]))
            );
            total += units(&field["name"]) + units(&field["value"]);
        }
    }
    assert!(total <= 6000);
    let rows = json["components"].as_array().unwrap();
    assert!(rows.len() <= 5);
    for row in rows {
        let components = row["components"].as_array().unwrap();
        assert!((1..=5).contains(&components.len()));
        for c in components {
            let id = c["custom_id"].as_str().unwrap().to_owned();
            assert!(id.len() <= 100, "{id}");
            assert!(!ids.contains(&id), "{id} twice in {}", text(message));
            ids.push(id);
            if c["type"] == 3 {
                assert!((1..=25).contains(&c["options"].as_array().unwrap().len()));
            } else {
                assert!((1..=80).contains(&units(&c["label"])), "{c}");
            }
        }
    }
}

fn with_scene<T>(
    table: &Table<Island>,
    loaded: &Loaded<Island>,
    events: &[Event],
    lang: Lang,
    f: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let words = Words::new(texts.of(lang), table.catalog());
    f(&Scene::of(
        words,
        table.catalog(),
        loaded,
        events,
        Some(USER),
    ))
}

async fn begun(table: &Table<Island>, seed: u64) -> (Loaded<Island>, Vec<Event>) {
    match table.begin(1, stamp(1), solo(), seed, seats(1)).await {
        Ok(Done::Now { loaded, events }) => (loaded, events),
        _ => panic!("the game does not begin"),
    }
}

async fn order(
    table: &Table<Island>,
    n: u64,
    command: Command,
) -> Result<(Loaded<Island>, Vec<Event>), Trouble<Island>> {
    match table
        .act(
            1,
            Act {
                stamp: stamp(n),
                seen: None,
                command,
            },
        )
        .await?
    {
        Done::Now { loaded, events } => Ok((loaded, events)),
        Done::Before(loaded) => Ok((loaded, Vec::new())),
    }
}

#[tokio::test]
async fn a_first_round_reads_well() {
    let table = table(Arc::new(MemoryStore::default()));
    let (mut loaded, mut events) = begun(&table, 11).await;
    with_scene(&table, &loaded, &events, Lang::En, |scene| {
        insta::assert_snapshot!("panel_question", text(&panel(scene)));
    });
    let mut n = 100;
    while !loaded.state.planning {
        n += 1;
        let command = policy::suggest(table.catalog(), &loaded.state, Seat(0)).unwrap();
        (loaded, events) = order(&table, n, command).await.ok().unwrap();
    }
    with_scene(&table, &loaded, &events, Lang::En, |scene| {
        insta::assert_snapshot!("panel_planning", text(&panel(scene)));
        insta::assert_snapshot!("wizard_kinds", text(&wizard::kinds(scene)));
        insta::assert_snapshot!(
            "wizard_build",
            text(&wizard::targets(scene, Kind::Build, 0))
        );
        let goals = pages::targets(scene);
        let gather = goals
            .iter()
            .find(|(g, _)| matches!(g, Goal::Explore(_)))
            .unwrap();
        insta::assert_snapshot!(
            "wizard_pawns",
            text(&wizard::pawns(scene, &Draft::new(gather.0.clone())))
        );
        insta::assert_snapshot!("me", text(&pages::me(scene, None)));
        insta::assert_snapshot!("odds", text(&pages::odds(scene)));
    });
    with_scene(&table, &loaded, &events, Lang::De, |scene| {
        insta::assert_snapshot!("panel_planning_de", text(&panel(scene)));
    });
    let mut now = (loaded, events);
    for n in 2..200 {
        let command = policy::suggest(table.catalog(), &now.0.state, Seat(0)).unwrap();
        let going = command == Command::Advance;
        now = order(&table, n, command).await.ok().unwrap();
        if going {
            break;
        }
    }
    with_scene(&table, &now.0, &now.1, Lang::En, |scene| {
        insta::assert_snapshot!("panel_after_go", text(&panel(scene)));
    });
}

#[test]
fn no_message_of_whole_games_breaks_a_limit() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    for seed in 0..6 {
        let players = u8::try_from(seed % 4).unwrap() + 1;
        let begun = Island::create(&catalog, &Setup::standard(players), seed).unwrap();
        let (mut state, mut events) = (begun.state, begun.events);
        for step in 0..3000 {
            let loaded = Loaded::<Island> {
                number: 0,
                place: castaway_table::Place::Channel(1),
                revision: step,
                state,
                meta: seats(usize::from(players)),
            };
            for lang in Lang::ALL {
                // Words are built anew for each step at no cost; the texts are parsed once.
                let words = Words::new(texts.of(lang), &catalog);
                let scene = Scene::of(words, &catalog, &loaded, &events, Some(USER));
                check(&panel(&scene));
                if let Some(ask) = &scene.view.ask {
                    // Menus hold 25 answers each; a pick of several must fit one of them.
                    let most = if ask.max == 1 { 75 } else { 25 };
                    assert!(ask.options.len() <= most, "{ask:?}");
                }
                if step % 7 == 0 {
                    check(&pages::plan(&scene));
                    check(&pages::me(&scene, None));
                    if scene.view.planning {
                        check(&pages::odds(&scene));
                        check(&wizard::kinds(&scene));
                        for kind in Kind::ALL {
                            check(&wizard::targets(&scene, *kind, 0));
                        }
                        for (goal, _) in pages::targets(&scene).into_iter().take(4) {
                            check(&wizard::pawns(&scene, &Draft::new(goal)));
                        }
                    }
                }
            }
            state = loaded.state;
            if Island::outcome(&state).is_some() {
                break;
            }
            let (seat, command) = (0..players)
                .map(Seat)
                .find_map(|s| policy::suggest(&catalog, &state, s).map(|c| (s, c)))
                .unwrap();
            let applied = Island::apply(&catalog, &state, seat, &command).unwrap();
            (state, events) = (applied.state, applied.events);
        }
        assert!(Island::outcome(&state).is_some(), "seed {seed}");
    }
}

#[tokio::test]
async fn boards_and_cards_are_drawn_with_their_words() {
    let table = table(Arc::new(MemoryStore::default()));
    let (loaded, _) = begun(&table, 11).await;
    let view = Island::view(table.catalog(), &loaded.state, Some(Seat(0)));
    let painter = castaway_render::Painter::new().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    for lang in Lang::ALL {
        let texts = texts.of(lang);
        let draw = |layout| picture::board(&painter, texts, &view, layout).unwrap();
        let whole = draw(Layout::Full);
        let board = draw(Layout::Window);
        assert!(board.png.len() > 10_000 && !board.alt.is_empty());
        assert!(whole.png != board.png && whole.alt == board.alt);
        let card = castaway_robinson::task::CardRef::Scenario("castaways".into());
        let rulings = Rulings::default();
        let card = picture::card(
            &painter,
            texts,
            table.catalog(),
            TableRules {
                rulings: &rulings,
                scenario: None,
                alone: false,
            },
            &Reading::Card(card),
        )
        .unwrap();
        assert!(card.png.len() > 5_000 && !card.alt.is_empty());
        if let Ok(dir) = std::env::var("CASTAWAY_PICTURES") {
            std::fs::write(format!("{dir}/board-{lang:?}.png"), board.png).unwrap();
            std::fs::write(format!("{dir}/card-{lang:?}.png"), card.png).unwrap();
        }
    }
}

#[tokio::test]
async fn rulings_read_well_and_keep_the_limits() {
    let table = table(Arc::new(MemoryStore::default()));
    begun(&table, 11).await;
    let change = |setup: &mut Setup| {
        setup
            .rulings
            .set("bed-and-hammock".into(), "together".into());
    };
    let Ok(Again::Done(loaded)) = table.begin_again(1, stamp(2), change).await else {
        panic!("nobody has done anything");
    };
    let of = |id: &str| {
        let mut all = table.catalog().rulings.iter();
        all.find(|r| r.id == id).unwrap()
    };
    with_scene(&table, &loaded, &[], Lang::En, |scene| {
        insta::assert_snapshot!("rulings_first", text(&rulings::list(&House::of(scene), 0)));
        insta::assert_snapshot!("rulings_last", text(&rulings::list(&House::of(scene), 99)));
        let changed = rulings::detail(&House::of(scene), of("bed-and-hammock"), Some(USER));
        insta::assert_snapshot!("ruling_changed", text(&changed));
        let guest = rulings::detail(&House::of(scene), of("danger-in-camp"), Some(USER + 1));
        insta::assert_snapshot!("ruling_guest", text(&guest));
    });
    with_scene(&table, &loaded, &[], Lang::De, |scene| {
        insta::assert_snapshot!(
            "rulings_first_de",
            text(&rulings::list(&House::of(scene), 0))
        );
        let settled = rulings::detail(&House::of(scene), of("friday-reroll"), Some(USER));
        insta::assert_snapshot!("ruling_settled_de", text(&settled));
    });
    for lang in Lang::ALL {
        with_scene(&table, &loaded, &[], lang, |scene| {
            for page in 0..12 {
                check(&rulings::list(&House::of(scene), page));
            }
            for ruling in &table.catalog().rulings {
                check(&rulings::detail(&House::of(scene), ruling, Some(USER)));
            }
        });
    }
}
