//! Games saved before the verbs of the effect language were folded go on as they would have then.
//!
//! `old/words.json` was written by the program of that time: games paused with effects in their old words by value, in
//! questions, on the stack and for later, and what happened to them afterwards. It is never written again.

use std::{collections::BTreeSet, fs, path::PathBuf};

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island,
    ask::Question,
    catalog::Catalog,
    command::Command,
    effect::{Effect, Limit, Target},
    event::Event,
    state::State,
    task::Op,
};
use serde::Deserialize;
use serde_json::{Value, json};

mod meaning;

/// A game that was saved with old words.
#[derive(Deserialize)]
struct Paused {
    /// The old words in it.
    words: BTreeSet<String>,
    state: State,
    commands: Vec<(Seat, Command)>,
    /// Fingerprints before the first and after every command.
    prints: Vec<String>,
}

fn paused() -> Vec<Paused> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/old/words.json");
    serde_json::from_str(&fs::read_to_string(path).expect("old games")).expect("they open")
}

/// Every old word as it stood in saves, and what it is called today.
fn words() -> Vec<(Value, Value)> {
    let undo = |what: Value| json!({ "undo": { "what": what } });
    let wound = json!({ "part": "leg", "deck": "build" });
    let draw = |pile: &str, n: u8| json!({ "draw": { "pile": pile, "n": n } });
    let scout = |pile: &str, n: u8| json!({ "scout": { "pile": pile, "n": n } });
    let items = |which: Value, to: &str| json!({ "move_items": { "which": which, "to": to } });
    let limit = |who: &str, limit: Value| json!({ "restrict": { "who": who, "limit": limit } });
    let beast = |way: Value| json!({ "move_beast": { "way": way } });
    let look = |at: Value| json!({ "look": { "at": at } });
    let ease = |ease: &str, n: u8| json!({ "ease_clouds": { "ease": ease, "n": n } });
    let half = json!({ "level_to": { "track": "roof", "to": "half" } });
    let nothing = draw("equipment", 0);
    vec![
        (
            json!({ "clear_special_wound": wound }),
            undo(json!({ "special_wound": wound })),
        ),
        (json!("uncover_linked"), undo(json!("covers"))),
        (json!("remove_linked_token"), undo(json!("token"))),
        (json!("flip_tile_up"), undo(json!("tile"))),
        (json!("regain_levels"), undo(json!("levels"))),
        (json!("return_waiting_beast"), undo(json!("beast"))),
        (json!("end_reroll_success"), undo(json!("rerolls"))),
        (
            json!({ "discard_all_det": { "who": "resolver" } }),
            json!({ "lose_all": { "what": { "det": "resolver" } } }),
        ),
        (
            json!("discard_all_resources"),
            json!({ "lose_all": { "what": "resources" } }),
        ),
        (
            json!({ "det_split": { "n": 3 } }),
            json!({ "det": { "who": "split", "n": 3, "mode": "demand" } }),
        ),
        (
            json!({ "heal_split": { "n": 2 } }),
            json!({ "heal": { "who": "split", "n": 2 } }),
        ),
        (
            json!({ "gain_discovery": { "n": 2 } }),
            draw("discovery", 2),
        ),
        (
            json!({ "gain_equipment": { "n": 1 } }),
            draw("equipment", 1),
        ),
        (json!("draw_invention"), draw("inventions", 1)),
        (json!("search_invention"), draw("any_invention", 1)),
        (json!({ "level_half": { "track": "roof" } }), half),
        (
            json!({ "set_level": { "track": "weapon", "n": 0 } }),
            json!({ "level_to": { "track": "weapon", "to": { "exactly": 0 } } }),
        ),
        (
            json!("hungry_die"),
            json!({ "weather_token": { "token": "hungry_animals" } }),
        ),
        (
            json!({ "exhaust_nearest": { "source": "fish", "otherwise": ["hungry_die"] } }),
            json!({ "exhaust": {
                "source": "fish", "n": 1, "at": "nearest",
                "otherwise": [{ "weather_token": { "token": "hungry_animals" } }],
            } }),
        ),
        (
            json!("exhaust_gathered"),
            json!({ "exhaust": { "source": "any", "n": 1, "at": "gathered", "otherwise": [] } }),
        ),
        (
            json!({ "exhaust_all": { "at": "linked" } }),
            json!({ "exhaust": {
                "source": "any", "n": 1, "at": { "all": "linked" }, "otherwise": [],
            } }),
        ),
        (
            json!({ "production_delta": { "res": "food", "n": -1 } }),
            json!({ "production": { "mode": { "by": { "res": "food", "n": -1 } } } }),
        ),
        (
            json!({ "flip_items": { "n": 2, "marked": false } }),
            items(json!({ "some": 2 }), "board"),
        ),
        (
            json!({ "flip_items": { "n": 2, "marked": true } }),
            items(json!("marked"), "board"),
        ),
        (json!("discard_item"), items(json!({ "some": 1 }), "deck")),
        (
            json!({ "mark_items": { "n": 2 } }),
            items(json!({ "some": 2 }), "marker"),
        ),
        (json!("items_to_future"), items(json!("all"), "future")),
        (
            json!({ "pawn_limit": { "who": "bearer", "n": 1, "until": "next_round" } }),
            limit(
                "bearer",
                json!({ "pawns": { "n": 1, "until": "next_round" } }),
            ),
        ),
        (
            json!({ "action_limit": { "who": "bearer", "allowed": ["rest", "build"] } }),
            limit("bearer", json!({ "actions": ["rest", "build"] })),
        ),
        (
            json!({ "no_abilities": { "who": "first_player" } }),
            limit("first_player", json!("no_abilities")),
        ),
        (
            json!("no_mixed_pawns"),
            limit("each_player", json!("no_mixed_pawns")),
        ),
        (
            json!("stop_drawing"),
            json!({ "end_draw": { "how": "stops" } }),
        ),
        (
            json!("discard_drawn_treasures"),
            json!({ "end_draw": { "how": "treasures_lost" } }),
        ),
        (
            json!("resolve_threats"),
            json!({ "trigger": { "what": "threats", "n": 1 } }),
        ),
        (
            json!("repeat_event"),
            json!({ "trigger": { "what": "event", "n": 1 } }),
        ),
        (
            json!({ "book_effect": { "n": 2 } }),
            json!({ "trigger": { "what": "book", "n": 2 } }),
        ),
        (
            json!({ "peek_hunting": { "may_bottom": true } }),
            look(json!({ "hunting": { "may_bottom": true } })),
        ),
        (json!("peek_event"), look(json!("event"))),
        (json!("peek_waiting_beast"), look(json!("waiting_beast"))),
        (
            json!("take_hunting"),
            json!({ "fight_hunting": { "who": "resolver", "won": true } }),
        ),
        (json!("hunting_to_bottom"), beast(json!("to_bottom"))),
        (
            json!({ "discard_hunting": { "n": 1 } }),
            beast(json!({ "discard": 1 })),
        ),
        (json!("beast_to_hunting"), beast(json!("to_hunting"))),
        (json!("beast_waits"), beast(json!("waits"))),
        (
            json!({ "strongest_beast_to_hunting": { "n": 3 } }),
            scout("beasts", 3),
        ),
        (
            json!({ "arrange_tiles": { "n": 4 } }),
            scout("tiles_in_order", 4),
        ),
        (json!({ "scout_tiles": { "n": 3 } }), scout("tiles", 3)),
        (
            json!({ "draw_inventions": { "n": 5 } }),
            scout("inventions", 5),
        ),
        (
            json!({ "scout_discovery": { "n": 2 } }),
            scout("discovery", 2),
        ),
        (
            json!({ "ignore_cloud": { "cloud": "rain", "n": 1 } }),
            ease("no_rain", 1),
        ),
        (
            json!({ "ignore_cloud": { "cloud": "snow", "n": 2 } }),
            ease("no_snow", 2),
        ),
        (
            json!({ "ignore_cloud": { "cloud": "storm", "n": 1 } }),
            nothing.clone(),
        ),
        (json!("snow_as_rain"), ease("snow_as_rain", 1)),
        (
            json!({ "reroll_die": { "deck": "build" } }),
            nothing.clone(),
        ),
        (json!({ "reroll_die": { "deck": null } }), nothing.clone()),
        (json!("wood_discount"), nothing.clone()),
        (json!("ignore_trap"), nothing),
    ]
}

/// The word of an effect in a save.
fn word(saved: &Value) -> String {
    let named = saved.as_object().and_then(|o| o.keys().next());
    let plain = saved.as_str().map(str::to_owned);
    plain.or(named.cloned()).expect("a word")
}

#[test]
fn old_words_are_read_as_those_of_today() {
    for (old, now) in words() {
        let read: Effect = serde_json::from_value(old.clone()).expect("an old word");
        assert_eq!(serde_json::to_value(&read).expect("a word"), now, "{old}");
        // From text as from a value.
        let again: Effect = serde_json::from_str(&old.to_string()).expect("an old word");
        assert_eq!(again, read);
        let today: Effect = serde_json::from_value(now).expect("a word");
        assert_eq!(today, read);
    }
}

/// What was told in the log of a game, which is read for its story.
#[test]
fn old_logs_are_read() {
    let told = json!({ "ordered": { "no_abilities": { "who": "first_player" } } });
    let event: Event = serde_json::from_value(told).expect("an event");
    let effect = Effect::Restrict {
        who: Target::FirstPlayer,
        limit: Limit::NoAbilities,
    };
    assert_eq!(event, Event::Ordered(Box::new(effect)));
}

#[test]
fn every_old_word_stands_in_an_old_game() {
    let known: BTreeSet<String> = words().iter().map(|(old, _)| word(old)).collect();
    let held: BTreeSet<String> = paused().into_iter().flat_map(|p| p.words).collect();
    let missing: Vec<_> = known.difference(&held).collect();
    assert_eq!(missing, Vec::<&String>::new());
}

/// Rules 4 ask about the wood pile at another place: when the plan of a later round stands, no longer as it begins.
/// From there on it is another game.
fn asks_elsewhere(state: &State, paused_in: u8) -> bool {
    let pile = state.ask.as_ref().is_some_and(|ask| {
        ask.prompt.question == Question::PileWood && ask.prompt.origin.op == Op::PileAfterPlanning
    });
    pile || state.round > paused_in
}

#[test]
fn old_games_go_on_as_they_would_have() {
    let catalog = Catalog::load().expect("the content is good");
    let mut followed = 0;
    for mut game in paused() {
        let round = game.state.round;
        assert_eq!(
            meaning::print(&game.state),
            game.prints[0],
            "{:?}",
            game.words
        );
        for ((seat, command), print) in game.commands.iter().zip(&game.prints[1..]) {
            game.state = Island::apply(&catalog, &game.state, *seat, command)
                .unwrap_or_else(|e| {
                    panic!("{:?}: {command:?} was accepted then: {e:?}", game.words)
                })
                .state;
            if asks_elsewhere(&game.state, round) {
                break;
            }
            assert_eq!(meaning::print(&game.state), *print, "{:?}", game.words);
            followed += 1;
        }
    }
    assert!(followed > 90, "{followed}");
}

/// A wrong word says which words there are, and a wrong field is no old form of another verb.
#[test]
fn wrong_words_are_refused() {
    let read = |text: &str| serde_json::from_str::<Effect>(text);
    let unknown = read(r#""hungry_dice""#)
        .expect_err("no such word")
        .to_string();
    assert!(
        unknown.contains("unknown variant `hungry_dice`"),
        "{unknown}"
    );
    for wrong in [
        r#"{ "level_half": { "track": "roof", "n": 1 } }"#,
        r#"{ "level_to": { "track": "roof" } }"#,
        r#"{ "draw": { "pile": "hunting" } }"#,
        r#"{ "draw": { "pile": "discovery" }, "move_camp": {} }"#,
    ] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}

/// Old words are for saves: content that still used them would be read, and never written again.
#[test]
fn content_uses_the_words_of_today() {
    let old: BTreeSet<String> = words().iter().map(|(old, _)| word(old)).collect();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../content/robinson");
    for file in fs::read_dir(folder).expect("content") {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|e| e != "toml") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("text");
        let content: toml::Table = toml::from_str(&text).expect("a table");
        for (name, value) in content {
            assert_eq!(
                old_words(&value, &old),
                Vec::<String>::new(),
                "{} {name}",
                path.display()
            );
        }
    }
}

/// The old words among the effects of a value: the only name of a table in a list, or a text in one.
fn old_words(value: &toml::Value, old: &BTreeSet<String>) -> Vec<String> {
    match value {
        toml::Value::Table(fields) => fields
            .iter()
            .filter(|(name, _)| !["passive", "emptied"].contains(&name.as_str()))
            .flat_map(|(_, inner)| old_words(inner, old))
            .collect(),
        toml::Value::Array(all) => {
            let names = all.iter().filter_map(|one| match one {
                toml::Value::String(word) => Some(word.clone()),
                toml::Value::Table(fields) if fields.len() == 1 => fields.keys().next().cloned(),
                _ => None,
            });
            let here = names.filter(|name| old.contains(name));
            here.chain(all.iter().flat_map(|one| old_words(one, old)))
                .collect()
        }
        _ => Vec::new(),
    }
}
