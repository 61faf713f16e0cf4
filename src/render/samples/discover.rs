//! Games of the explore-and-craft game, played by its own player up to a moment.
#![allow(dead_code, missing_docs, reason = "each user needs some of it")]

use castaway_discover::{
    Discover, absent, bot,
    catalog::Catalog,
    ids::{Damage, Difficulty, Res},
    setup::Setup,
    state::{Phase, State},
    view::View,
    wording::{Lang, Wording},
    world::{Order, Space},
};
use castaway_kernel::{Game, Key, Seat};
use castaway_render::discover::{DiscoverLabels, MapInput, MapWord};

/// The words of a language, as the bot gives them.
pub struct Words<'a> {
    wording: Wording<'a>,
}

impl<'a> Words<'a> {
    pub fn new(catalog: &'a Catalog, lang: Lang) -> Self {
        Self {
            wording: Wording::new(catalog, lang),
        }
    }

    pub fn both(catalog: &'a Catalog) -> [(&'static str, Self); 2] {
        [
            ("en", Self::new(catalog, Lang::En)),
            ("de", Self::new(catalog, Lang::De)),
        ]
    }
}

impl DiscoverLabels for Words<'_> {
    fn ui(&self, word: MapWord) -> String {
        let (english, german) = match word {
            MapWord::Day => ("Day", "Tag"),
            MapWord::Night => ("Night", "Nacht"),
            MapWord::Zone => ("Zone", "Zone"),
            MapWord::Stamina => ("Stamina", "Ausdauer"),
            MapWord::Projects => ("Projects in hand", "Projekte auf der Hand"),
            MapWord::Fight => ("Fight", "Kampf"),
            MapWord::Attack => ("Attack", "Angriff"),
            MapWord::Retreat => ("Flees to", "Flieht nach"),
            MapWord::Camp => ("Camp", "Lager"),
            MapWord::Landmark => ("Landmark", "Landmarke"),
            MapWord::Objective => ("Objective", "Zielpunkt"),
            MapWord::Fire => ("Fire", "Feuer"),
            MapWord::Ashes => ("Cold fireplace", "Kalte Feuerstelle"),
            MapWord::Source => ("Source", "Quelle"),
            MapWord::Monster => ("Unknown monster", "Unbekanntes Monster"),
            MapWord::Dropped => ("Dropped goods", "Abgelegte Güter"),
            MapWord::Aim => ("Where the quest leads", "Wohin die Aufgabe führt"),
            MapWord::Won => ("Has made it", "Hat es geschafft"),
            MapWord::Lost => ("Has died", "Ist gestorben"),
            MapWord::Grounds => ("The ground", "Das Gelände"),
            MapWord::Fog => ("Unknown tiles", "Unbekannte Teile"),
            MapWord::Flooded => ("Flooded tiles", "Überflutete Teile"),
        };
        match self.wording.lang() {
            Lang::De => german,
            Lang::En => english,
        }
        .to_owned()
    }

    fn resource(&self, res: Res) -> String {
        self.wording.resource(res)
    }

    fn damage(&self, damage: Damage) -> String {
        self.wording.damage(damage)
    }

    fn ground(&self, terrain: &Key, ground: u8) -> String {
        self.wording.ground(terrain, ground)
    }

    fn card(&self, card: &Key) -> String {
        self.wording.name(card)
    }

    fn player(&self, seat: Seat) -> String {
        ["Mara", "Jörg Ohlsen", "Xin", "Bartholomew the Elder"][seat.index() % 4].to_owned()
    }
}

/// A moment of a game.
pub struct Situation {
    pub name: String,
    pub quest: Key,
    pub state: State,
    pub viewer: Option<Seat>,
    pub view: View,
    pub aims: Vec<Space>,
}

impl Situation {
    pub fn of(catalog: &Catalog, name: &str, state: State, viewer: Option<Seat>) -> Self {
        let view = Discover::view(catalog, &state, viewer);
        let aims = Wording::new(catalog, Lang::En).goals(&view);
        Self {
            name: name.to_owned(),
            quest: view.quest.clone(),
            viewer,
            view,
            aims,
            state,
        }
    }

    pub fn input<'a>(
        &'a self,
        catalog: &'a Catalog,
        quest: &'a str,
        labels: &'a dyn DiscoverLabels,
    ) -> MapInput<'a> {
        MapInput {
            catalog,
            view: &self.view,
            quest,
            aims: &self.aims,
            labels,
        }
    }
}

/// The name of a quest in the language of some words.
pub fn quest(words: &Words<'_>, situation: &Situation) -> String {
    words.wording.name(&situation.quest)
}

/// Plays on until something is so; the last state where it never is.
pub fn until(
    catalog: &Catalog,
    (quest, terrain, seats): (&str, &str, u8),
    seed: u64,
    is_it: impl Fn(&State) -> bool,
) -> State {
    let mut setup = Setup::new(quest, seats, seed);
    setup.world = Order {
        terrain: Some(Key::from(terrain)),
        difficulty: Difficulty::Standard,
        ..setup.world
    };
    let begun = Discover::create(catalog, &setup, seed).expect("a world");
    let mut state = begun.state;
    for _ in 0..8_000 {
        if is_it(&state) {
            break;
        }
        let Some(seat) = absent::awaited(&state).first().copied() else {
            break;
        };
        let Some(command) = bot::choose(catalog, &state, seat) else {
            break;
        };
        let Ok(applied) = Discover::apply(catalog, &state, seat, &command) else {
            break;
        };
        state = applied.state;
    }
    state
}

fn day(n: u16) -> impl Fn(&State) -> bool {
    move |s| s.day >= n && matches!(s.phase, Phase::Day(_)) && s.ask.is_none()
}

fn night(n: u16) -> impl Fn(&State) -> bool {
    move |s| s.day >= n && matches!(s.phase, Phase::Night(_)) && s.ask.is_some()
}

fn fight(s: &State) -> bool {
    let fight = s.fight.as_ref();
    fight.is_some_and(|fight| fight.rolls[0] > 0) && s.ask.is_some() && s.day > 2
}

fn attack(s: &State) -> bool {
    let duel = s.duel.as_ref();
    duel.is_some_and(|duel| duel.rolls[0] > 0) && s.ask.is_some()
}

/// Moments of every terrain, of one to four people, by day and by night.
pub fn all(catalog: &Catalog) -> Vec<Situation> {
    let alone = Some(Seat(0));
    let of = |name, state, viewer| Situation::of(catalog, name, state, viewer);
    vec![
        of(
            "solo_start",
            until(catalog, ("q_beacon", "cinder_isle", 1), 1, day(1)),
            alone,
        ),
        of(
            "solo_fight",
            until(catalog, ("q_engine", "hollow_vale", 1), 2, fight),
            alone,
        ),
        of(
            "solo_late",
            until(catalog, ("q_march", "amber_waste", 1), 3, day(7)),
            alone,
        ),
        of(
            "two_night",
            until(catalog, ("q_cure", "reed_mire", 2), 4, night(3)),
            None,
        ),
        of(
            "three_flood",
            until(catalog, ("q_flood", "rust_flats", 3), 5, |s| {
                s.flooded.len() > 2 && day(5)(s)
            }),
            None,
        ),
        of(
            "four_late",
            until(catalog, ("q_relay", "frost_spine", 4), 6, day(6)),
            None,
        ),
        of(
            "four_fight",
            until(catalog, ("q_herd", "cinder_isle", 4), 7, |s| {
                fight(s) && s.day > 3
            }),
            None,
        ),
        of(
            "three_attack",
            until(catalog, ("q_last_fire", "amber_waste", 3), 9, attack),
            None,
        ),
        of(
            "over",
            until(catalog, ("q_beacon", "hollow_vale", 2), 8, |s| {
                s.phase == Phase::Over
            }),
            None,
        ),
    ]
}
