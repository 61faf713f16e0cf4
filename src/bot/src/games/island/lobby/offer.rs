//! What is chosen at a table of the island game before it begins.

use castaway_kernel::Key;
use castaway_robinson::{
    catalog::Catalog,
    content::Scenario,
    preset::Preset,
    rulings::Rulings,
    setup::{EventMix, Setup, Wreckage},
};
use castaway_table::{Chair, Chairs, Control, Habits, Pace};
use serde::{Deserialize, Serialize};

use super::choice::Choice;

/// What is offered at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Offer {
    /// The scenario; the first one where nobody said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<Key>,
    /// So many characters play at least: the host moves those that nobody sits down for.
    pub characters: u8,
    /// Whether Friday plays; as printed for that many where nobody said so.
    pub friday: Option<bool>,
    /// Whether the Dog plays, likewise.
    pub dog: Option<bool>,
    /// Starting equipment cards.
    pub equipment: u8,
    /// Event mix.
    pub events: EventMix,
    /// Which wreckage card begins the game.
    pub wreckage: Wreckage,
    /// House rulings.
    pub rulings: Rulings,
    /// Who moves what belongs to a seat.
    pub control: Control,
    /// How long somebody is waited for; for ever at tables that older programs opened.
    #[serde(default)]
    pub pace: Pace,
    /// Who is which character, in the order in which they chose.
    pub picks: Vec<(u64, Key)>,
    /// The characters of further seats of the host.
    pub more: Vec<Key>,
    /// Whether whoever opened it is new to the game, so that the one to learn with is offered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub newcomer: bool,
    /// Whether it is easier than printed because nobody there has played a long game to its end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub eased: bool,
    /// What people who play again have settled once and for all, as far as it means the same in any game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<(u64, Habits)>,
}

impl Offer {
    /// The printed game, with so many characters at least.
    pub fn standard(characters: u8) -> Self {
        let printed = Setup::standard(characters);
        Self {
            scenario: None,
            characters,
            friday: None,
            dog: None,
            equipment: printed.equipment,
            events: printed.events,
            wreckage: printed.wreckage,
            rulings: Rulings::default(),
            control: Control::Own,
            pace: Pace::Daily,
            picks: Vec::new(),
            more: Vec::new(),
            newcomer: false,
            eased: false,
            standing: Vec::new(),
        }
    }

    /// The character of somebody.
    pub fn pick_of(&self, user: u64) -> Option<&Key> {
        let mut picks = self.picks.iter();
        picks.find(|(other, _)| *other == user).map(|(_, key)| key)
    }

    /// Somebody is this character from now on, or whichever comes; says whether nobody else is.
    pub fn pick(&mut self, user: u64, key: Option<Key>) -> bool {
        let others = |(other, taken): &(u64, Key)| *other != user && Some(taken) == key.as_ref();
        if self.picks.iter().any(others) {
            return false;
        }
        self.picks.retain(|(other, _)| *other != user);
        if let Some(key) = key {
            self.more.retain(|other| *other != key);
            self.picks.push((user, key));
        }
        true
    }

    /// Gives an option of the game this value; what is no option of the game changes nothing.
    pub fn set(&mut self, choice: Choice, catalog: &Catalog) {
        match choice {
            Choice::Scenario(n) => self.play(catalog, |sheet| sheet.number == Some(n)),
            Choice::Own(n) => self.play(catalog, |sheet| sheet.own == Some(n)),
            Choice::Preset(preset) => self.preset(preset, catalog),
            Choice::Friday(on) => self.friday = Some(on),
            Choice::Dog(on) => self.dog = Some(on),
            Choice::Equipment(n) => self.equipment = n,
            Choice::Events(mix) => self.events = mix,
            Choice::Wreckage(wreckage) => self.wreckage = wreckage,
            Choice::Characters(n) => self.characters = n,
            Choice::Control(control) => self.control = control,
            Choice::Pace(pace) => self.pace = pace,
            // These are of the table, not of the game.
            Choice::Language(_) | Choice::Release => {}
        }
    }

    /// Plays the sheet that is meant; what is none changes nothing.
    fn play(&mut self, catalog: &Catalog, meant: impl Fn(&Scenario) -> bool) {
        let named = catalog.scenarios.values().find(|sheet| meant(sheet));
        self.scenario = named.map(|sheet| sheet.id.clone()).or(self.scenario.take());
    }

    /// Sets all that a preset says; what it does not speak of stays.
    pub fn preset(&mut self, preset: Preset, catalog: &Catalog) {
        if let Some(difficulty) = preset.difficulty() {
            (self.friday, self.dog) = (difficulty.friday, difficulty.dog);
            (self.equipment, self.events) = (difficulty.equipment, difficulty.events);
        }
        if let Some(rulings) = preset.rulings(catalog) {
            self.rulings = rulings;
        }
        self.scenario = preset.scenario(catalog).or(self.scenario.take());
    }

    /// Whether choosing a preset would change nothing.
    pub fn is_preset(&self, preset: Preset, catalog: &Catalog) -> bool {
        let mut other = self.clone();
        other.preset(preset, catalog);
        let all = &catalog.rulings;
        let edition = |rulings: &Rulings| rulings.edition(all);
        let rulings = preset.rulings(catalog);
        let same = rulings.is_none_or(|wanted| edition(&wanted) == edition(&self.rulings));
        other.rulings = self.rulings.clone();
        let scenario = preset.scenario(catalog);
        if self.scenario.is_none() && scenario == Some(Setup::standard(1).scenario) {
            other.scenario = None;
        }
        same && other == *self
    }

    /// The chairs with which the game begins: the host takes those that nobody sits down on.
    pub fn filled(&self, mut chairs: Chairs) -> Chairs {
        let host = chairs.seated().first().copied();
        while chairs.len() < usize::from(self.characters)
            && let Some(host) = host
        {
            chairs.0.push(Chair::of(host));
        }
        chairs
    }

    /// The setup of the game for these chairs.
    pub fn setup(&self, chairs: &Chairs) -> Setup {
        let printed = Setup::standard(u8::try_from(chairs.len()).unwrap_or(4));
        let mut more = self.more.iter();
        let mut seen: Vec<u64> = Vec::new();
        let mut characters: Vec<Option<Key>> = Vec::new();
        for chair in &chairs.0 {
            let user = chair.owner.or(chair.invited).unwrap_or(0);
            let first = !seen.contains(&user);
            seen.push(user);
            characters.push(if first {
                self.pick_of(user).cloned()
            } else {
                more.next().cloned()
            });
        }
        Setup {
            scenario: self.scenario.clone().unwrap_or(printed.scenario),
            characters,
            friday: self.friday.unwrap_or(printed.friday),
            dog: self.dog.unwrap_or(printed.dog),
            equipment: self.equipment,
            events: self.events,
            wreckage: self.wreckage,
            rulings: self.rulings.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use castaway_robinson::rulings::Edition;

    #[test]
    fn a_character_is_one_persons_and_the_host_plays_whoever_is_left() {
        let mut offer = Offer::standard(3);
        assert!(offer.pick(7, Some("cook".into())) && !offer.pick(8, Some("cook".into())));
        assert!(offer.pick(8, Some("soldier".into())) && offer.pick(8, Some("explorer".into())));
        offer.more = vec!["explorer".into(), "carpenter".into()];
        // Who takes a character takes it from the host's others.
        assert!(offer.pick(8, Some("explorer".into())));
        let chairs = offer.filled(Chairs::from([7, 8]));
        assert_eq!(chairs, Chairs::from([7, 8, 7]));
        let setup = offer.setup(&chairs);
        let wanted = ["cook", "explorer", "carpenter"].map(|key| Some(Key::from(key)));
        assert_eq!(setup.characters, wanted);
        assert!(!setup.friday && !setup.dog, "as printed for three");
        assert!(offer.pick(7, None) && offer.pick_of(7).is_none());
        let held = Chairs(vec![Chair::of(7), Chair::held(8)]);
        assert_eq!(offer.setup(&held).characters[1], Some("explorer".into()));
    }

    #[test]
    fn a_preset_sets_what_it_speaks_of_and_each_option_can_be_changed_after_it() {
        let catalog = Catalog::load().unwrap();
        let chairs = Chairs::from([7, 8, 9]);
        let of = |preset: &[Preset]| {
            let mut offer = Offer::standard(1);
            offer.scenario = Some("cursed_island".into());
            for preset in preset {
                offer.set(Choice::Preset(*preset), &catalog);
                assert!(offer.is_preset(*preset, &catalog), "{preset:?}");
            }
            offer
        };
        let told = |offer: &Offer| {
            let s = offer.setup(&chairs);
            (s.friday, s.dog, s.equipment, s.events)
        };
        let easy = (true, true, 3, EventMix::Easier);
        assert_eq!(told(&of(&[Preset::FirstGame])), easy);
        assert_eq!(told(&of(&[Preset::Easy])), easy);
        let normal = (false, false, 2, EventMix::Normal);
        assert_eq!(told(&of(&[Preset::Easy, Preset::Normal])), normal);
        let hard = (false, false, 1, EventMix::Harder);
        assert_eq!(told(&of(&[Preset::Hard])), hard);
        let two = of(&[Preset::Hard]).setup(&Chairs::from([7, 8]));
        assert!(two.friday, "as printed for two");
        let brutal = of(&[Preset::Brutal]);
        assert_eq!(told(&brutal), (false, false, 0, EventMix::Harder));
        assert!(!brutal.setup(&Chairs::from([7])).friday, "not even alone");
        // A printing and how hard it is are two things.
        let both = of(&[Preset::FirstEdition, Preset::Hard]);
        assert_eq!(told(&both), hard);
        let first = Rulings::of(Edition::First, &catalog.rulings);
        assert_eq!(both.rulings, first);
        assert_eq!(both.scenario, Some("cursed_island".into()));
        assert!(both.is_preset(Preset::FirstEdition, &catalog));
        assert!(!both.is_preset(Preset::SecondEdition, &catalog));
        let back = of(&[Preset::FirstEdition, Preset::SecondEdition]);
        assert!(back.rulings.is_empty());
        assert_eq!(
            of(&[Preset::FirstGame]).scenario,
            catalog.first_game().map(|sheet| sheet.id.clone())
        );
        // Each difference can still be switched by itself.
        let mut mixed = both;
        mixed.rulings.set("whip-traps".into(), "once".into());
        assert!(!mixed.is_preset(Preset::FirstEdition, &catalog));
        let setup = mixed.setup(&chairs);
        let begun =
            <castaway_robinson::Island as castaway_kernel::Game>::create(&catalog, &setup, 1);
        let state = begun.expect("granted").state;
        let option = |id| state.rulings.named(id).cloned();
        assert_eq!(option("whip-traps"), Some("once".into()));
        assert_eq!(option("howling-rest"), Some("removed".into()));
        let mut plain = Offer::standard(1);
        assert!(plain.is_preset(Preset::Normal, &catalog));
        assert!(!plain.is_preset(Preset::FirstGame, &catalog));
        plain.set(Choice::Preset(Preset::FirstGame), &catalog);
        assert!(plain.is_preset(Preset::Easy, &catalog));
    }

    #[test]
    fn options_are_taken_over_and_kept() {
        let mut offer = Offer::standard(1);
        let catalog = Catalog::load().unwrap();
        for code in ["f0", "d1", "q5", "eh", "w1", "c1", "p2", "s2", "s99"] {
            offer.set(Choice::read(code).unwrap(), &catalog);
        }
        let setup = offer.setup(&offer.filled(Chairs::from([7])));
        assert_eq!((setup.friday, setup.dog, setup.equipment), (false, true, 5));
        assert_eq!(setup.scenario, "cursed_island");
        assert_eq!(
            (setup.events, setup.wreckage),
            (EventMix::Harder, Wreckage::Random)
        );
        assert_eq!(
            (setup.characters.len(), offer.control),
            (2, Control::Shared)
        );
        let text = serde_json::to_string(&offer).unwrap();
        assert_eq!(serde_json::from_str::<Offer>(&text).unwrap(), offer);
    }
}
