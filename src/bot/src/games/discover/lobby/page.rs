//! What the message of a table says of the game, and the page of its options.

use castaway_discover::{Discover, ids::Difficulty, trial::Check};
use castaway_kernel::Key;
use castaway_table::Pace;

use super::{choice::Choice, offer::Offer, quests::gentlest_first};
use crate::{
    discord::{
        Caller, Invitation, Seating, Ui,
        tempo::{language_name, other_language, pace_entries, pace_keys},
    },
    games::discover::{
        press::Press,
        rulings,
        words::{Words, catalog},
    },
    ui::{
        SAND,
        message::{Button, Embed, Entry, Message, Select},
        press::{GamePresses, Nth},
    },
};

/// The heading and the options of a table.
pub fn invitation(w: &Words<'_>, table: &Seating<Offer>) -> Invitation {
    let quest = w.wording.name(&table.offer.quest);
    let mood = w.wording.mood(&table.offer.quest);
    let intro = match is_contest(&table.offer) {
        true => "dx-lobby-contest",
        false => "dx-lobby-intro",
    };
    let mut lines = vec![format!("*{mood}*"), w.get(intro), String::new()];
    lines.extend(options_in_words(w, table));
    Invitation {
        title: w.with("dx-lobby-title", &[("quest", (&quest).into())]),
        text: lines.join("\n"),
    }
}

/// What is chosen, in lines.
fn options_in_words(w: &Words<'_>, table: &Seating<Offer>) -> Vec<String> {
    let offer = &table.offer;
    let difficulty = w.wording.difficulty(offer.difficulty);
    let about = w.wording.about_difficulty(offer.difficulty);
    let args = [
        ("difficulty", (&difficulty).into()),
        ("about", (&about).into()),
    ];
    let mut lines = vec![w.with("dx-difficulty-line", &args)];
    let terrain = terrain_name(w, offer.terrain.as_ref());
    lines.push(w.with("dx-terrain-line", &[("terrain", (&terrain).into())]));
    if is_contest(offer) {
        lines.push(w.get(rulings::pressure_keys(offer.pressure).0));
    }
    // Not which one: while it is played nobody else is to lay it out beside it.
    let named = offer.seed.map(|_| match offer.check {
        Check::Own => "dx-own-world",
        Check::Unsaid | Check::Again | Check::Played | Check::Nearest => "dx-same-world",
    });
    lines.extend(named.map(|key| w.get(key)));
    // Whoever has chosen another pace reads at once what it means, also before others come.
    if table.chairs.len() > 1 || offer.pace != Pace::Daily {
        lines.push(w.get(pace_keys(offer.pace).0));
    }
    lines
}

/// Whether people play against each other.
pub fn is_contest(offer: &Offer) -> bool {
    let quest = catalog().quests.get(&offer.quest);
    quest.is_some_and(|quest| quest.contest.is_some())
}

/// The name of a terrain, or that it is whichever comes.
fn terrain_name(w: &Words<'_>, terrain: Option<&Key>) -> String {
    match terrain {
        Some(terrain) => w.wording.name(terrain),
        None => w.get("dx-terrain-any"),
    }
}

/// The menus on the message of a table.
pub fn furnish(w: &Words<'_>, table: &Seating<Offer>, message: &mut Message) {
    message.push_select(menu(w, table, Menu::Quest));
    message.push_select(menu(w, table, Menu::Difficulty));
}

/// The page of options: for the host to change, for others to read.
pub fn options(ui: &Ui<Discover>, table: &Seating<Offer>, caller: &Caller) -> Message {
    let w = ui.explore_words(caller.lang);
    let mut lines = options_in_words(&w, table);
    let language = language_name(w.texts(), table.language);
    lines.push(w.with("table-language", &[("language", (&language).into())]));
    lines.extend(ui.terms_in_words(caller.lang, table));
    lines.push(String::new());
    let leads = table.host() == Some(caller.user);
    let host = table.host().map_or_else(String::new, |u| format!("<@{u}>"));
    lines.push(match leads {
        true => w.get("lobby-options-text"),
        false => w.with("lobby-options-read", &[("host", (&host).into())]),
    });
    let embed = Embed::new(w.get("lobby-options"), lines.join("\n")).colour(SAND);
    let mut message = Message::embed(embed).hidden();
    if !leads {
        message.push_buttons(vec![rulings::button(&w)]);
        return message;
    }
    for which in [Menu::Quest, Menu::Difficulty, Menu::Terrain] {
        message.push_select(menu(&w, table, which));
    }
    let button = |choice: Choice, label: String, emoji: &'static str| {
        Button::new(Press::Option(table.id, choice).id(0), label).emoji(emoji)
    };
    let other = Choice::Language(other_language(table.language));
    let mut buttons = vec![button(other, language, "🌐")];
    if is_contest(&table.offer) {
        let (_, key, other) = rulings::pressure_keys(table.offer.pressure);
        buttons.push(button(Choice::Pressure(other), w.get(key), "🏜️"));
    }
    buttons.extend(ui.terms_buttons(caller, table));
    buttons.push(rulings::button(&w));
    if !table.chairs.missing().is_empty() {
        let id = Press::Option(table.id, Choice::Release).id(0);
        buttons.push(Button::new(id, w.get("table-release")));
    }
    message.push_buttons(buttons);
    message
}

/// A menu of options.
#[derive(Clone, Copy)]
enum Menu {
    Quest,
    Difficulty,
    Terrain,
}

/// A menu with what each of its lines means; the line that holds now says so.
fn menu(w: &Words<'_>, table: &Seating<Offer>, which: Menu) -> Select {
    let offer = &table.offer;
    let (key, lines): (&str, Vec<(Choice, String, String, bool)>) = match which {
        Menu::Quest => ("dx-menu-quest", quests(w, offer)),
        Menu::Difficulty => ("dx-menu-difficulty", difficulties(w, offer)),
        Menu::Terrain => ("dx-menu-terrain", terrains(w, offer)),
    };
    let entries = lines.into_iter().map(|(choice, label, about, here)| {
        let mark = if here { "✅ " } else { "" };
        Entry::new(choice.code(), format!("{mark}{label}"), about)
    });
    let mut entries: Vec<Entry> = entries.collect();
    if matches!(which, Menu::Terrain) {
        // There is no row left for a menu of paces alone.
        let code = |pace| Choice::Pace(pace).code();
        entries.extend(pace_entries(w.texts(), offer.pace, code));
    }
    let id = Press::Choices(table.id, Nth(which as u8)).id(0);
    Select::new(id, w.get(key), entries)
}

fn quests(w: &Words<'_>, offer: &Offer) -> Vec<(Choice, String, String, bool)> {
    let line = |quest: &Key| {
        let (name, mut mood) = (w.wording.name(quest), w.wording.mood(quest));
        let def = catalog().quests.get(quest);
        if def.is_some_and(|def| def.contest.is_some()) {
            mood = w.with("dx-quest-contest", &[("mood", (&mood).into())]);
        }
        let here = *quest == offer.quest;
        (Choice::Quest(quest.clone()), name, mood, here)
    };
    gentlest_first(catalog()).into_iter().map(line).collect()
}

fn difficulties(w: &Words<'_>, offer: &Offer) -> Vec<(Choice, String, String, bool)> {
    let line = |difficulty: &Difficulty| {
        let name = w.wording.difficulty(*difficulty);
        let about = w.wording.about_difficulty(*difficulty);
        let here = *difficulty == offer.difficulty;
        (Choice::Difficulty(*difficulty), name, about, here)
    };
    Difficulty::ALL.iter().map(line).collect()
}

fn terrains(w: &Words<'_>, offer: &Offer) -> Vec<(Choice, String, String, bool)> {
    let known = catalog().terrains.keys().map(Some);
    let line = |terrain: Option<&Key>| {
        let about = terrain.map_or_else(String::new, |terrain| w.wording.mood(terrain));
        let here = terrain == offer.terrain.as_ref();
        let choice = Choice::Terrain(terrain.cloned());
        (choice, terrain_name(w, terrain), about, here)
    };
    std::iter::once(None).chain(known).map(line).collect()
}
