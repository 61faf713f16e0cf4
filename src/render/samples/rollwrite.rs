//! Games of the roll-and-write game, played up to a day.
#![allow(dead_code, missing_docs, reason = "each user needs some of it")]

#[path = "rollwrite_player.rs"]
mod player;

use castaway_kernel::{Game, Seat};
use castaway_render::{
    MedalKind, ResultCard, Trail,
    rollwrite::{Reach, RollWriteLabels, SheetWord, reading_order},
};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    content::Goal,
    ids::{Item, Resource, Task},
    reach::ReachAim,
    state::{Fight, FightStage, Fighter, Phase, Standing},
    text::{Lang, Wording},
    view::{Charter, View},
};

pub use player::game;

/// The words of a language, as the bot gives them.
pub struct Words {
    wording: Wording,
    german: bool,
}

impl Words {
    pub fn english() -> Self {
        Self {
            wording: Wording::new(Lang::En),
            german: false,
        }
    }

    pub fn german() -> Self {
        Self {
            wording: Wording::new(Lang::De),
            german: true,
        }
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

impl RollWriteLabels for Words {
    fn ui(&self, word: SheetWord) -> String {
        let (english, german) = match word {
            SheetWord::Day => ("Day", "Tag"),
            SheetWord::Points => ("points", "Punkte"),
            SheetWord::Dice => ("Dice", "Würfel"),
            SheetWord::Health => ("Health", "Gesundheit"),
            SheetWord::Survival => ("Survival points", "Überlebenspunkte"),
            SheetWord::Lizards => ("Lizards", "Echsen"),
            SheetWord::Goals => ("Goals", "Ziele"),
            SheetWord::Thirst => ("Thirst", "Durst"),
            SheetWord::Hunger => ("Hunger", "Hunger"),
            SheetWord::Tonight => ("Tonight", "Heute Nacht"),
            SheetWord::Start => ("Where do you go ashore?", "Wo gehst du an Land?"),
            SheetWord::Trade => ("Trade", "Tausch"),
            SheetWord::Fight => ("Fight", "Kampf"),
            SheetWord::Over => ("The game is over", "Das Spiel ist zu Ende"),
            SheetWord::Won => ("You made it!", "Geschafft!"),
            SheetWord::Lost => ("Not this time", "Diesmal nicht"),
            SheetWord::Dead => ("Has died", "Ist gestorben"),
            SheetWord::Done => ("Has made it", "Hat es geschafft"),
        };
        if self.german { german } else { english }.to_owned()
    }

    fn resource(&self, resource: Resource) -> String {
        capital(&self.wording.resource(resource))
    }

    fn task(&self, task: Task) -> String {
        capital(&self.wording.task(task))
    }

    fn item(&self, item: Item) -> String {
        capital(&self.wording.item(item))
    }

    fn goal(&self, goal: &Goal) -> String {
        capital(&self.wording.brief_goal(goal))
    }

    fn rules(&self, charter: &Charter) -> Vec<String> {
        let rules = self.wording.brief_terms(charter);
        rules.iter().map(|rule| capital(rule)).collect()
    }

    fn player(&self, seat: Seat) -> String {
        let names = ["Marlene", "Finn-Ole Petersen", "Ayşe", "Bartholomäus"];
        names
            .get(seat.index())
            .copied()
            .unwrap_or_default()
            .to_owned()
    }
}

/// A situation with what can be reached.
pub struct Situation {
    pub name: String,
    pub view: View,
    pub reach: Vec<Reach>,
}

/// The fields that can be chosen, in reading order of the picture.
pub fn reach(view: &View) -> Vec<Reach> {
    let mut list: Vec<_> = view
        .reach
        .iter()
        .filter(|r| r.aim != ReachAim::Stand)
        .collect();
    list.sort_by_key(|r| reading_order(r.hex));
    let drawn = list.into_iter().map(|r| Reach {
        at: r.hex,
        serves: r.serves,
        dice: u8::try_from(r.dice.len()).unwrap_or(u8::MAX),
    });
    drawn.collect()
}

/// One situation out of a game.
pub fn situation(
    catalog: &Catalog,
    name: &str,
    setup: (u8, &[&str], u64),
    until: (u8, u32),
) -> Option<Situation> {
    let state = game(catalog, setup, until)?;
    let view = RollWrite::view(catalog, &state, Some(Seat(0)));
    Some(Situation {
        name: name.to_owned(),
        reach: reach(&view),
        view,
    })
}

/// A fight of two in company, and one who has made it.
fn fight(catalog: &Catalog) -> Option<Situation> {
    let mut found = situation(catalog, "trio_fight", (3, &["s11"], 6), (5, 2))?;
    let side = |seat, weapons, dice| Fighter {
        seat: Seat(seat),
        weapons,
        dice,
        rerolls: 0,
        masked: false,
    };
    found.view.phase = Phase::Fight(Fight {
        shot: false,
        attacker: side(1, vec![Item::Pickaxe, Item::Axe], [1, 3, 5, 4]),
        defender: side(0, vec![Item::Knife], [2, 5, 5, 6]),
        stage: FightStage::Defender,
    });
    found.view.asked = Some(Seat(0));
    found.reach.clear();
    let last = found.view.players.last_mut()?;
    last.standing = Standing::Done { day: 4 };
    last.at = None;
    Some(found)
}

/// The end of a game alone that met its task.
fn won(catalog: &Catalog) -> Option<Situation> {
    let mut found = situation(catalog, "solo_won", (1, &["s08"], 5), (99, 0))?;
    found.view.scores.scores.first_mut()?.met = true;
    let goals = found.view.goals.first_mut()?;
    goals.iter_mut().for_each(|met| *met = true);
    let player = found.view.players.first_mut()?;
    player.standing = Standing::Done { day: 16 };
    player.at = None;
    Some(found)
}

/// Early, in the middle and late, alone and in company.
pub fn all(catalog: &Catalog) -> Vec<Situation> {
    [
        situation(catalog, "solo_start", (1, &["s12"], 4), (0, 0)),
        situation(catalog, "solo_early", (1, &["s12"], 4), (2, 0)),
        situation(catalog, "solo_middle", (1, &["s13"], 7), (9, 3)),
        situation(catalog, "solo_tide", (1, &["s13"], 21), (13, 2)),
        situation(catalog, "solo_late", (1, &["s00"], 11), (16, 1)),
        situation(catalog, "solo_over", (1, &["s08"], 5), (99, 0)),
        won(catalog),
        situation(catalog, "pair_middle", (2, &["s11"], 3), (6, 4)),
        fight(catalog),
        situation(catalog, "four_early", (4, &["s15"], 2), (2, 5)),
        situation(catalog, "four_late", (4, &["s00"], 9), (15, 9)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Every scenario on a later day.
pub fn scenarios(catalog: &Catalog) -> Vec<Situation> {
    let cards = catalog.scenarios.iter().map(|card| card.id.as_str());
    let found =
        cards.filter_map(|id| situation(catalog, &format!("task_{id}"), (1, &[id], 5), (5, 1)));
    found.collect()
}

/// A trail over an island that is on no map.
fn trail() -> Trail {
    let columns = [
        (0, 2..6),
        (1, 1..8),
        (2, 1..7),
        (3, 0..8),
        (4, 1..8),
        (5, 0..6),
        (6, 2..6),
    ];
    let column = |(col, rows): (u8, std::ops::Range<u8>)| rows.map(move |row| (col, row));
    let steps = [
        (0, 3),
        (1, 2),
        (2, 3),
        (3, 2),
        (3, 5),
        (4, 6),
        (5, 4),
        (6, 3),
    ];
    Trail {
        land: columns.into_iter().flat_map(column).collect(),
        steps: steps.to_vec(),
    }
}

/// Cards of finished games.
pub fn results() -> Vec<(&'static str, ResultCard)> {
    let card = ResultCard {
        over: "Daily island · 21 November 2026".to_owned(),
        island: "Lantern Reach".to_owned(),
        scenario: "Crown of the Reef".to_owned(),
        points: 128,
        points_word: "points".to_owned(),
        medal: Some(MedalKind::Sun),
        medal_word: "Sun medal".to_owned(),
        met: true,
        met_word: "Scenario met".to_owned(),
        days: 12,
        days_limit: 15,
        days_word: "Days".to_owned(),
        foot: "12 days in a row".to_owned(),
        trail: Some(trail()),
    };
    let german = ResultCard {
        over: "Insel des Tages · 21. November 2026".to_owned(),
        island: "Kestrel Shoal".to_owned(),
        scenario: "Langer Aufenthalt".to_owned(),
        points: 97,
        points_word: "Punkte".to_owned(),
        medal: Some(MedalKind::Silver),
        medal_word: "Silbermedaille".to_owned(),
        met_word: "Aufgabe erfüllt".to_owned(),
        days_word: "Tage".to_owned(),
        foot: String::new(),
        trail: Some(trail()),
        ..card.clone()
    };
    let failed = ResultCard {
        points: 8,
        medal: None,
        medal_word: "No medal".to_owned(),
        met: false,
        met_word: "Scenario failed".to_owned(),
        ..card.clone()
    };
    let bronze = ResultCard {
        medal: Some(MedalKind::Bronze),
        ..german.clone()
    };
    let gold = ResultCard {
        medal: Some(MedalKind::Gold),
        trail: None,
        ..card.clone()
    };
    vec![
        ("sun", card),
        ("silver", german),
        ("none", failed),
        ("bronze", bronze),
        ("gold", gold),
    ]
}
