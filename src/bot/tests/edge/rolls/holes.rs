//! No text has a hole: over random games everything that is shown is read in both languages for values that are
//! missing, words that lead nowhere, and names of texts in place of the texts.
//!
//! `CASTAWAY_GAMES=400 cargo test -p castaway --test edge -- rolls::holes::` plays more games.

use castaway::{
    games::rollwrite::{
        actions::{Danger, deeds, offers},
        bundle::Bundle,
        chronicle,
        destinations::spots,
        panel,
        press::{Dice, Press},
        scene::Scene,
        sheet,
        words::Words,
    },
    ui::{message::Message, press::Arg, texts::Lang},
};
use castaway_kernel::{Chance, Game, Refusal, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    event::{Event, Harm},
    ids::{Item, Resource},
};
use castaway_table::{Contest, Loaded};

use super::{begun, step};

/// How the names of texts begin; a text that is missing shows its name.
const NAMES: [&str; 16] = [
    "rw-",
    "item-",
    "resource-",
    "scenario-",
    "intro-",
    "goal-",
    "grant-",
    "hindrance-",
    "task-",
    "event-",
    "you-",
    "refuse-",
    "cup-",
    "own-",
    "button-",
    "difficulty-",
];

/// Words that ask for something to follow.
const DANGLING: [&str; 14] = [
    " with", " mit", " and", " und", " or", " oder", " for", " für", " of", " von", " a", " ein",
    " the", " to",
];

/// What is wrong with a text, if anything is.
fn hole(text: &str) -> Option<String> {
    let twice = [
        "  ", ",,", ", ,", " ,", "()", "( ", " )", "· ·", "****", ": ,", ": ·", "+ +", "{", "}",
    ];
    for bad in twice {
        if text.contains(bad) {
            return Some(format!("“{bad}”"));
        }
    }
    for line in text.lines() {
        let bare = line.trim_end_matches(['*', '_']).trim_end();
        let ends = |word: &&&str| bare.ends_with(**word);
        if let Some(word) = DANGLING.iter().find(ends) {
            return Some(format!("a line ends with “{word}”"));
        }
        if bare.ends_with([',', '·', '+', '(']) || bare.trim_start().starts_with([',', '·', ')'])
        {
            return Some(format!("a line begins or ends in nothing: {bare:?}"));
        }
        let words = line.split(|c: char| !(c.is_alphanumeric() || c == '-'));
        for word in words {
            if NAMES
                .iter()
                .any(|name| word.starts_with(name) && word.len() > name.len())
            {
                return Some(format!("the name of a text: {word}"));
            }
        }
    }
    None
}

#[test]
fn holes_are_seen() {
    for bad in [
        "walk with , take with 4",
        "walk with",
        "C7 ·",
        "you get  and give 1",
        "rw-way-on",
        "{ $n } steps",
        "a, , b",
        "**Made with**",
    ] {
        assert!(hole(bad).is_some(), "{bad}");
    }
    for good in [
        "walk with 4, take with 2 +⭐",
        "🎯 ⬜ raft · ✅ 2 water",
        "-# you walk on",
    ] {
        assert_eq!(hole(good), None);
    }
}

/// Every text of a message that a person reads.
fn texts_of(message: &Message) -> Vec<String> {
    let json = message.json();
    let mut all = Vec::new();
    let mut take = |value: &serde_json::Value| {
        all.extend(value.as_str().filter(|t| !t.is_empty()).map(str::to_owned));
    };
    for embed in json["embeds"].as_array().into_iter().flatten() {
        take(&embed["title"]);
        take(&embed["description"]);
        take(&embed["footer"]["text"]);
        for field in embed["fields"].as_array().into_iter().flatten() {
            take(&field["name"]);
            take(&field["value"]);
        }
    }
    let rows = json["components"].as_array().into_iter().flatten();
    for part in rows.flat_map(|r| r["components"].as_array().into_iter().flatten()) {
        take(&part["label"]);
        take(&part["placeholder"]);
        for option in part["options"].as_array().into_iter().flatten() {
            assert!(
                option["label"].as_str().is_some_and(|l| !l.is_empty()),
                "{option}"
            );
            take(&option["label"]);
            take(&option["description"]);
        }
    }
    all
}

/// All that can be looked at in a moment.
fn shown(scene: &Scene<'_>, picked: Dice, seats: u8) -> Vec<String> {
    let own: Vec<Seat> = (0..seats).map(Seat).collect();
    let mut messages = vec![
        panel::panel(scene, Dice::NONE),
        panel::panel(scene, picked),
        panel::page(scene, Dice::NONE, 1),
        sheet::page(scene, &[]),
        sheet::page(scene, &own),
    ];
    if scene.turn().is_some() {
        messages.push(panel::trade(scene, None));
        let bundles = (0..3).map(<Bundle as Arg<Press>>::sample);
        messages.extend(bundles.map(|bundle| panel::trade(scene, Some(bundle))));
        let dangers = [
            Danger::Death(Harm::Thirst),
            Danger::Death(Harm::Hunger),
            Danger::Death(Harm::Tide),
            Danger::Hurt(Harm::Thirst),
            Danger::Hurt(Harm::Hunger),
            Danger::Hurt(Harm::Tide),
            Danger::Task,
            Danger::Attack(1),
            Danger::Dice(2),
            Danger::Finish(2),
        ];
        messages.extend(dangers.map(|danger| panel::confirm(scene, danger, Press::EndSure)));
    }
    let mut all: Vec<String> = messages.iter().flat_map(texts_of).collect();
    all.extend(chronicle::days(scene).into_iter().flat_map(|day| day.lines));
    all.extend(panel::lines(scene));
    all
}

/// What an order that does not fit is answered with.
fn refusals(scene: &Scene<'_>, catalog: &Catalog, loaded: &Loaded<RollWrite>) -> Vec<String> {
    let all = Item::ALL.into_iter().map(Command::Craft);
    let all = all.chain(Resource::ALL.map(Command::Forfeit));
    let all = all.chain([Command::Take { die: 0 }, Command::Finish, Command::Stand]);
    let refused = all.filter_map(|command| {
        match RollWrite::apply(catalog, &loaded.state, scene.seat, &command) {
            Err(Refusal::Rejected(why)) => Some(scene.words.wording.rejection(&why)),
            _ => None,
        }
    });
    refused.collect()
}

/// Plays a game at random and reads everything; says how many texts were read.
fn read_game(catalog: &Catalog, texts: &castaway::ui::texts::AllTexts, seed: u64) -> usize {
    let mut chance = Chance::from_seed(seed);
    let seats = u8::try_from(seed % 4 + 1).unwrap();
    let at = usize::try_from(seed).unwrap() % catalog.scenarios.len();
    let scenario = catalog.scenarios[at].id.clone();
    let (mut loaded, mut events): (Loaded<RollWrite>, Vec<Event>) =
        begun(catalog, scenario.as_str(), seats, seed);
    match seed % 3 {
        0 => loaded.meta.code = Some("ABCDE12345".into()),
        1 if seats == 1 => {
            loaded.meta.contest = Some(Contest {
                name: "daily/2026-11-21".into(),
                until_ms: 1_795_327_200_000,
                guild: None,
                entered: false,
                late: false,
                placing: None,
            });
        }
        _ => {}
    }
    // What takes long to come by, so that hunts, fights and masks come up in short games.
    if chance.die(2) == 0 {
        for player in &mut loaded.state.players {
            player.made.extend([Item::Bow, Item::Axe, Item::Knife]);
            (player.survival, player.masks) = (3, 2);
            player.stock.wood = 1;
        }
    }
    let mut read = 0;
    for round in 0..160 {
        let over = loaded.state.asked().is_none();
        let picked = match chance.die(4) {
            0 => Dice::NONE.toggled(0).toggled(3),
            1 => Dice::NONE.toggled(2),
            _ => Dice::NONE,
        };
        let mut next = vec![Command::EndTurn];
        for lang in Lang::ALL {
            let scene = Scene::of(Words::new(texts.of(lang)), catalog, &loaded, &events);
            let mut all = shown(&scene, picked, seats);
            all.extend(refusals(&scene, catalog, &loaded));
            for text in &all {
                if let Some(what) = hole(text) {
                    panic!(
                        "seed {seed}, round {round}, {lang:?}: {what} in\n{text}\n\
                         CASTAWAY_SEED={seed} cargo test -p castaway --test edge -- rolls::holes::"
                    );
                }
            }
            read += all.len();
            let mut ways: Vec<Vec<Command>> = Vec::new();
            let fields = spots(&scene, &Dice::NONE).into_iter();
            let hunt = |c: &[Command]| c.iter().any(|c| matches!(c, Command::Hunt { .. }));
            ways.extend(fields.map(|s| s.commands));
            if chance.die(2) == 0 && ways.iter().any(|w| hunt(w)) {
                ways.retain(|w| hunt(w));
            }
            ways.extend(deeds(&scene, Dice::NONE).into_iter().map(|d| d.commands));
            ways.extend(offers(&scene).into_iter().take(2).map(|d| d.commands));
            if let Some(way) = chance.pick(&mut ways) {
                next = way;
            }
        }
        if over {
            break;
        }
        for order in &next {
            step(catalog, &mut loaded, &mut events, order);
        }
        let many = events.len().saturating_sub(60);
        events.drain(..many);
    }
    read
}

#[test]
fn no_text_of_a_game_has_a_hole() {
    let (catalog, texts) = (
        Catalog::load().unwrap(),
        castaway::registry::texts(castaway::registry::GAMES),
    );
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let seeds = match number("CASTAWAY_SEED") {
        Some(seed) => seed..=seed,
        None => 1..=number("CASTAWAY_GAMES").unwrap_or(12),
    };
    let read: usize = seeds.map(|seed| read_game(&catalog, &texts, seed)).sum();
    assert!(read > 1_000, "{read} texts were read");
}
