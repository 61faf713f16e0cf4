//! What the message of a table says of the game, and the page of its options.

use castaway_kernel::Key;
use castaway_robinson::{
    content::Scenario,
    preset::Preset,
    rulings::Edition,
    setup::{EventMix, Setup, Wreckage},
    task::CardRef,
};
use castaway_table::{Control, Pace};

use super::{
    choice::{Choice, MIXES},
    offer::Offer,
};
use crate::{
    discord::{
        Caller, Invitation, Seating, Ui,
        tempo::{language_name, other_language, pace_entries, pace_keys},
    },
    games::island::{lists::character_names, menu::shortened, press::Press, words::Words},
    ui::{
        SAND,
        limits::OPTION,
        message::{Button, Embed, Entry, Message, Select, Style},
        press::{GamePresses, Nth},
        texts::Lang,
    },
};
use castaway_robinson::game::Island;

/// The value of a menu of characters for whoever comes.
pub const ANY: &str = "?";

/// The heading and the options of a table.
pub fn invitation(ui: &Ui<Island>, lang: Lang, table: &Seating<Offer>) -> Invitation {
    let w = ui.words(lang);
    let setup = setup(table);
    let scenario = w.card(&CardRef::Scenario(setup.scenario.clone()));
    let mut lines = vec![w.get("table-intro")];
    lines.extend(about(&w, &setup.scenario));
    lines.push(String::new());
    lines.extend(options_in_words(&w, table, &setup));
    let mut settled = table.offer.standing.iter().flat_map(|(_, own)| &own.all);
    if settled.any(|habit| !habit.usual) {
        lines.push(w.get("table-standing"));
    }
    if table.offer.eased && table.offer.is_preset(Preset::Easy, w.catalog()) {
        lines.push(w.get("table-eased"));
    }
    let learnt = w.catalog().first_game();
    if let Some(sheet) = learnt.filter(|_| table.offer.newcomer) {
        let name = w.card(&CardRef::Scenario(sheet.id.clone()));
        let args = [("name", (&name).into()), ("rounds", sheet.rounds.into())];
        // Once it is chosen whoever is new still waits for it to begin.
        let key = match offers_first(&w, table) {
            true => "teach-first",
            false => "teach-chosen",
        };
        lines.push(w.with(key, &args));
    }
    Invitation {
        title: w.with("table-title", &[("scenario", (&scenario).into())]),
        text: lines.join("\n"),
    }
}

/// What a scenario is about, and what wins it, in a line.
fn about(w: &Words<'_>, scenario: &Key) -> Option<String> {
    let sheet = w.catalog().scenarios.get(scenario)?;
    let cards = w.cards();
    let mood = cards.mood(&CardRef::Scenario(scenario.clone()));
    let mood = mood.map(|mood| format!("*{mood}* ")).unwrap_or_default();
    Some(format!("🏝️ {mood}{}", cards.scenario_goal(sheet)))
}

/// The setup as it would be if the game began now.
fn setup(table: &Seating<Offer>) -> Setup {
    let chairs = table.offer.filled(table.chairs.clone());
    table.offer.setup(&chairs)
}

fn options_in_words(w: &Words<'_>, table: &Seating<Offer>, setup: &Setup) -> Vec<String> {
    let offer = &table.offer;
    let parts = [
        companions(w, setup),
        w.with("table-equipment", &[("n", setup.equipment.into())]),
        w.with("table-events", &[("mix", (&mix(w, setup.events)).into())]),
        w.with(
            "table-wreckage",
            &[("card", (&wreckage(w, setup.wreckage)).into())],
        ),
    ];
    let mut lines = vec![format!("⚙️ {}", parts.join(" · "))];
    let helpers = match (setup.friday, setup.dog) {
        (true, true) => "both",
        (true, false) => "friday",
        (false, true) => "dog",
        (false, false) => "none",
    };
    let control = w.with(control_key(offer.control), &[("helpers", helpers.into())]);
    lines.push(format!("🎮 {control}"));
    // Whoever has chosen another pace reads at once what it means, also before others come.
    if table.chairs.len() > 1 || offer.pace != Pace::Daily {
        lines.push(w.get(pace_keys(offer.pace).0));
    }
    let further = setup.characters.len().saturating_sub(table.chairs.len());
    if further > 0 {
        lines.push(w.with("table-further", &[("n", further.into())]));
    }
    let all = w.catalog().rulings.iter();
    let ruled = all.filter(|r| *offer.rulings.option_of(r) != r.default);
    let ruled = ruled.count();
    if offer.rulings.edition(&w.catalog().rulings) == Some(Edition::First) {
        lines.push(w.get("table-edition-first"));
    } else if ruled > 0 {
        lines.push(w.with("table-rulings", &[("n", ruled.into())]));
    }
    lines
}

fn companions(w: &Words<'_>, setup: &Setup) -> String {
    w.get(match (setup.friday, setup.dog) {
        (true, true) => "table-friday-dog",
        (true, false) => "table-friday",
        (false, true) => "table-dog",
        (false, false) => "table-nobody",
    })
}

fn mix(w: &Words<'_>, mix: EventMix) -> String {
    w.get(match mix {
        EventMix::Easier => "table-mix-easier",
        EventMix::Normal => "table-mix-normal",
        EventMix::Harder => "table-mix-harder",
    })
}

fn wreckage(w: &Words<'_>, wreckage: Wreckage) -> String {
    match wreckage {
        Wreckage::FoodCrates => w.card(&CardRef::Wreckage("food_crates".into())),
        Wreckage::Random => w.get("table-wreckage-random"),
    }
}

fn control_key(control: Control) -> &'static str {
    match control {
        Control::Own => "table-control-own",
        Control::Shared => "table-control-shared",
    }
}

/// The menu of characters on the message of a table.
pub fn characters(ui: &Ui<Island>, table: &Seating<Offer>, message: &mut Message) {
    let w = ui.words(table.language);
    let free = |key: &Key| !table.offer.picks.iter().any(|(_, taken)| taken == key);
    let mut entries = vec![Entry::new(ANY, w.get("table-any"), w.get("table-any-note"))];
    let names = character_names(ui, table.language).into_iter();
    entries.extend(names.filter(|(key, _)| free(key)).map(|(key, name)| {
        let strengths = w.character_strengths(&key).unwrap_or_default();
        Entry::new(key.to_string(), name, strengths)
    }));
    let id = Press::Character(table.id).id(0);
    message.push_select(Select::new(id, w.get("table-menu-character"), entries));
    if offers_first(&w, table) {
        let id = Press::Option(table.id, Choice::Preset(Preset::FirstGame)).id(0);
        let first = Button::new(id, w.get("button-first-choose")).emoji("🌱");
        message.push_buttons(vec![first.style(Style::Success)]);
    }
}

/// Whether the game to learn with is offered by a button: to somebody new, until it is chosen.
fn offers_first(w: &Words<'_>, table: &Seating<Offer>) -> bool {
    let first = w.catalog().first_game().map(|sheet| &sheet.id);
    table.offer.newcomer && first != Some(&setup(table).scenario)
}

/// The page of options: for the host to change, for others to read.
pub fn options(ui: &Ui<Island>, table: &Seating<Offer>, caller: &Caller) -> Message {
    let w = ui.words(caller.lang);
    let setup = setup(table);
    let mut lines = options_in_words(&w, table, &setup);
    let language = language_name(w.texts(), table.language);
    lines.push(w.with("table-language", &[("language", (&language).into())]));
    lines.extend(ui.terms_in_words(caller.lang, table));
    lines.push(String::new());
    let leads = table.host() == Some(caller.user);
    let host = table.host().map_or_else(String::new, |u| format!("<@{u}>"));
    lines.push(if leads {
        w.get("lobby-options-text")
    } else {
        w.with("lobby-options-read", &[("host", (&host).into())])
    });
    let embed = Embed::new(w.get("lobby-options"), lines.join("\n")).colour(SAND);
    let mut message = Message::embed(embed).hidden();
    let rulings = Button::new(Press::Rulings(0).id(0), w.get("button-rulings")).emoji("⚖️");
    if !leads {
        message.push_buttons(vec![rulings]);
        return message;
    }
    message.push_buttons(switches(&w, table, &setup));
    menus(&w, table, &setup, &mut message);
    let mut last = vec![rulings];
    last.extend(ui.terms_buttons(caller, table));
    message.push_buttons(last);
    message
}

/// A button for each option that is one of two; pressing it makes it the other.
fn switches(w: &Words<'_>, table: &Seating<Offer>, setup: &Setup) -> Vec<Button> {
    let button = |choice: Choice, key: &str, on: bool| {
        let style = if on { Style::Success } else { Style::Secondary };
        Button::new(Press::Option(table.id, choice).id(0), w.get(key)).style(style)
    };
    let random = setup.wreckage == Wreckage::Random;
    let shared = table.offer.control == Control::Shared;
    let wreckage = match setup.wreckage {
        Wreckage::Random => Wreckage::FoodCrates,
        Wreckage::FoodCrates => Wreckage::Random,
    };
    let control = match table.offer.control {
        Control::Shared => Control::Own,
        Control::Own => Control::Shared,
    };
    let other = other_language(table.language);
    let language = match table.language {
        Lang::En => "table-english",
        Lang::De => "table-german",
    };
    vec![
        button(
            Choice::Friday(!setup.friday),
            on_off(
                setup.friday,
                "table-switch-friday",
                "table-switch-no-friday",
            ),
            setup.friday,
        ),
        button(
            Choice::Dog(!setup.dog),
            on_off(setup.dog, "table-switch-dog", "table-switch-no-dog"),
            setup.dog,
        ),
        button(
            Choice::Wreckage(wreckage),
            on_off(random, "table-switch-random", "table-switch-printed"),
            random,
        ),
        button(
            Choice::Control(control),
            on_off(shared, "table-switch-shared", "table-switch-own"),
            shared,
        ),
        button(Choice::Language(other), language, false).emoji("🌐"),
    ]
}

fn on_off<'k>(on: bool, yes: &'k str, no: &'k str) -> &'k str {
    if on { yes } else { no }
}

/// The options with more than two values.
fn menus(w: &Words<'_>, table: &Seating<Offer>, setup: &Setup, message: &mut Message) {
    let entry = |(choice, label, here): (Choice, String, bool)| {
        let note = if here {
            w.get("table-here")
        } else {
            String::new()
        };
        Entry::new(choice.code(), label, note)
    };
    let mut menu = |n: u8, title: &str, entries: Vec<Entry>| {
        let id = Press::Options(table.id, Nth(n)).id(0);
        message.push_select(Select::new(id, w.get(title), entries));
    };
    let sheets = w.catalog().listed_scenarios().into_iter();
    let sheets = sheets.filter_map(|sheet| sheet_entry(w, sheet, setup));
    menu(3, "table-menu-scenario", sheets.collect());
    let catalog = w.catalog();
    let sheet = catalog.scenarios.get(&setup.scenario);
    let barred = sheet.map_or(0, |sheet| sheet.setup.barred.len());
    let most = catalog.equipment.len().saturating_sub(barred);
    let most = u8::try_from(most).unwrap_or(u8::MAX);
    let equipment = (0..=most).map(|n| {
        let label = w.with("table-equipment", &[("n", n.into())]);
        (Choice::Equipment(n), label, n == setup.equipment.min(most))
    });
    // One menu for what makes a game harder or easier: a message has five rows.
    let events = MIXES.map(|(kind, _)| {
        let name = mix(w, kind);
        let label = w.with("table-events", &[("mix", (&name).into())]);
        (Choice::Events(kind), label, kind == setup.events)
    });
    let both = equipment.chain(events).map(entry);
    let all = presets(w, table).into_iter().chain(both).collect();
    menu(0, "table-menu-equipment", all);
    let people = table.offer.characters;
    let characters = (1..=4_u8).map(|n| {
        let label = w.with("table-characters", &[("n", n.into())]);
        (Choice::Characters(n), label, n == people)
    });
    // There is no row left for a menu of paces, nor for a button of its own.
    let code = |pace| Choice::Pace(pace).code();
    let paces = pace_entries(w.texts(), table.offer.pace, code);
    let held = !table.chairs.missing().is_empty();
    let release = held.then(|| (Choice::Release, w.get("table-release"), false));
    let mut all: Vec<Entry> = characters.chain(release).map(entry).collect();
    all.extend(paces);
    menu(2, "table-menu-characters", all);
}

/// What chooses a scenario, marked if it is chosen, with what it asks for.
fn sheet_entry(w: &Words<'_>, sheet: &Scenario, setup: &Setup) -> Option<Entry> {
    let printed = |n| (Choice::Scenario(n), n, "table-scenario");
    let own = |n| (Choice::Own(n), n, "table-scenario-own");
    let (choice, n, key) = sheet.number.map(printed).or(sheet.own.map(own))?;
    let name = w.card(&CardRef::Scenario(sheet.id.clone()));
    let args = [
        ("n", n.into()),
        ("name", (&name).into()),
        ("rounds", sheet.rounds.into()),
    ];
    let mark = match sheet.id == setup.scenario {
        true => "✅ ",
        false => "",
    };
    let aims = format!("🎯 {}", w.cards().scenario_aims(sheet));
    Some(Entry::new(
        choice.code(),
        format!("{mark}{}", w.with(key, &args)),
        shortened(&aims, OPTION),
    ))
}

/// The presets, each explained in a line.
fn presets(w: &Words<'_>, table: &Seating<Offer>) -> Vec<Entry> {
    let entries = Preset::ALL.into_iter().map(|preset| {
        let here = table.offer.is_preset(preset, w.catalog());
        let key = format!("table-preset-{}", preset.name());
        let note = w.get(&format!("{key}-text"));
        let mark = if here { "✅ " } else { "" };
        Entry::new(
            Choice::Preset(preset).code(),
            format!("{mark}{}", w.get(&key)),
            note,
        )
    });
    entries.collect()
}
