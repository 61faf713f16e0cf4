//! Everything that is drawn can be pressed: each button and each entry of each menu of random games reaches what drew
//! it, for the seat that it names, and changes what is said.
//!
//! Reproduce a failure: `CASTAWAY_PRESSES_SEED=<seed> cargo test -p castaway --test edge presses::<name>`. More moments per
//! game: `CASTAWAY_PRESSES=10`.

mod expect;
mod explored;
mod forth;
mod moment;
mod pages;

use std::{collections::BTreeSet, sync::Arc};

use crate::house::{
    self, Choice, HIDDEN, House, PUBLIC, Page, any, choices, cuts, here, is_page, looks, word,
};
use castaway::{
    discord::How,
    ui::{message::Message, texts::Lang},
};
use castaway_kernel::Chance;
use castaway_robinson::{catalog::Catalog, game::Island, setup::Setup};
use castaway_rollwrite::{RollWrite, ids::Difficulty, setup as quick};
use castaway_table::{Contest, Meta, Place, Slot};
use expect::Expect;
use forth::go_on;
use moment::Moment;

fn env(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Moments of a game at which everything is pressed.
fn moments() -> u64 {
    env("CASTAWAY_PRESSES").unwrap_or(1)
}

fn seeds(all: &[u64]) -> Vec<u64> {
    env("CASTAWAY_PRESSES_SEED").map_or(all.to_vec(), |seed| vec![seed])
}

/// The people of every other seed read German.
fn reading(seed: u64) -> House {
    House::speaking(match seed % 2 {
        0 => Lang::De,
        _ => Lang::En,
    })
}

/// Pages of a moment that are pressed.
const PAGES: u64 = 10;

/// Pages that are the same whatever the game: read once for all.
const BOOKS: [&str; 5] = ["help", "card", "cards", "ruling", "rulings"];

/// What begins another game, in another place or in place of this one: its page is not followed.
const LEAVES: [&str; 6] = ["practice", "other", "again", "onward", "same", "anew"];

/// What came of a press.
enum Came {
    /// The game has moved.
    Moved,
    /// Another page, in the same message or in one of its own.
    Page(How, Message),
    /// Neither.
    Nothing(String),
}

struct Walk<'h> {
    house: &'h House,
    place: Place,
    users: Vec<u64>,
    seed: u64,
    read: BTreeSet<String>,
    presses: u64,
}

impl<'h> Walk<'h> {
    fn new(house: &'h House, place: Place, meta: &Meta, seed: u64) -> Self {
        Self {
            house,
            place,
            users: meta.people(),
            seed,
            read: BTreeSet::new(),
            presses: 0,
        }
    }

    async fn press<G: Expect>(&mut self, user: u64, page: &Page, choice: &Choice) -> Came {
        let before = self.house.game::<G>(self.place).await;
        let answers = self.house.press(user, page, choice).await;
        for (_, answer) in &answers {
            self.is_whole(answer, &page.way, &choice.label);
        }
        self.presses += 1;
        let after = self.house.ui::<G>().tables().load(self.place).await;
        let moved = match &after {
            Ok(after) => after.revision != before.revision,
            Err(_) => true,
        };
        if moved {
            let orders = self.house.orders::<G>(self.place, before.revision).await;
            if let Err(why) = G::meant(self.house, &before, choice, &orders) {
                return Came::Nothing(why);
            }
            return Came::Moved;
        }
        match answers.as_slice() {
            [(how, one)]
                if looks(one) != looks(&page.message) && (*how == How::Update || is_page(one)) =>
            {
                Came::Page(*how, one.clone())
            }
            said => {
                let said: Vec<String> = said.iter().map(|(_, one)| looks(one)).collect();
                Came::Nothing(format!("{said:?}"))
            }
        }
    }

    /// Nothing that is read was cut; `CASTAWAY_CUTS=1` lists what was.
    fn is_whole(&self, message: &Message, way: &[String], pressed: &str) {
        let cuts = cuts(message);
        if env("CASTAWAY_CUTS").is_some() {
            for cut in &cuts {
                println!("CUT after {way:?} > {pressed}: {cut}");
            }
            return;
        }
        let seed = self.seed;
        assert!(
            cuts.is_empty(),
            "seed {seed}, {way:?} > {pressed}: {cuts:#?} in {}",
            looks(message)
        );
    }

    /// Presses everything on the panel and on the pages that it leads to, each on the game as it stands. Of many pages
    /// some are taken by chance.
    async fn press_all<G: Expect>(&mut self, chance: &mut Chance) {
        let mut left = PAGES * moments();
        let kept = Arc::new(self.house.store.copy());
        // With everything as it stood when the page was shown, what lies beside the game too.
        let mut pages = vec![(self.house.panel::<G>(self.place).await, Arc::clone(&kept))];
        for (panel, _) in &pages {
            self.is_whole(&panel.message, &panel.way, "");
        }
        let mut seen = BTreeSet::new();
        seen.extend(
            pages
                .iter()
                .map(|(p, _)| format!("{:?}{}", p.user, looks(&p.message))),
        );
        while let Some((page, stood)) = chance.pick(&mut pages) {
            if left == 0 {
                break;
            }
            left -= 1;
            for choice in choices(&page.message) {
                let word = word::<G>(&choice);
                let once = format!(
                    "{word} {} {:?}",
                    choice.id.rsplit('|').next().unwrap_or(""),
                    choice.values
                );
                if BOOKS.contains(&word) && !self.read.insert(once) {
                    continue;
                }
                // A panel is for all: somebody can do what stands on it. A page is for one.
                let users = page.user.map_or(self.users.clone(), |user| vec![user]);
                let mut refused = Vec::new();
                for user in &users {
                    self.house.store.restore(&stood);
                    match self.press::<G>(*user, &page, &choice).await {
                        Came::Moved => {}
                        Came::Page(how, message) => {
                            let at = match how {
                                How::Update => page.at,
                                How::New if message.private => HIDDEN,
                                How::New => PUBLIC,
                            };
                            let user = (at.1).then_some(*user);
                            let turned = format!("{user:?}{}", looks(&message));
                            let follow = !BOOKS.contains(&word) && !LEAVES.contains(&word);
                            if follow && seen.insert(turned) {
                                let mut way = page.way.clone();
                                way.push(choice.label.clone());
                                let page = Page {
                                    message,
                                    at,
                                    user,
                                    way,
                                };
                                pages.push((page, Arc::new(self.house.store.copy())));
                            }
                        }
                        Came::Nothing(why) => refused.push(why),
                    }
                }
                assert!(
                    refused.len() < users.len(),
                    "seed {}: by {:?} > {choice:?} nothing comes: {refused:?}\non {}",
                    self.seed,
                    page.way,
                    looks(&page.message),
                );
            }
        }
        self.house.store.restore(&kept);
    }
}

/// What a game in a place of its own for contests counts for; a contest that nobody has made enters no results.
fn contest(place: Place) -> Option<Contest> {
    let slot = match place {
        Place::Own { slot, .. } => slot,
        Place::Channel(_) => return None,
    };
    (slot != Slot::Free).then(|| Contest {
        name: "other".into(),
        until_ms: house::NOW_MS + 1,
        guild: None,
        entered: false,
        late: false,
        placing: None,
    })
}

async fn island(users: &[u64], place: Place, friday: bool, seeds_of: &[u64]) {
    let catalog = Catalog::load().unwrap();
    let sheets = catalog.listed_scenarios();
    let players = u8::try_from(users.len()).unwrap();
    for seed in seeds(seeds_of) {
        let house = reading(seed);
        let empty = house.store.copy();
        let mut chance = Chance::from_seed(seed);
        let meta = Meta {
            chairs: users.to_vec().into(),
            contest: contest(place),
            ..Meta::default()
        };
        let mut walk = Walk::new(&house, place, &meta, seed);
        for turn in 0..2 * moments() {
            for moment in Moment::ALL {
                house.store.restore(&empty);
                // Every sheet, one after the other.
                let at = seed.wrapping_mul(2 * moments()).wrapping_add(turn);
                let sheet = sheets[usize::try_from(at).unwrap() % sheets.len()];
                let setup = Setup {
                    scenario: sheet.id.clone(),
                    friday,
                    dog: friday,
                    ..Setup::standard(players)
                };
                let dice = seed.wrapping_mul(1_000).wrapping_add(turn);
                house
                    .begin::<Island>(place, setup, dice, meta.clone())
                    .await;
                // Later moments of a kind show more than the first.
                let mut later = chance.die(12);
                for _ in 0..2_000 {
                    let state = house.game::<Island>(place).await.state;
                    if moment.is(&state) {
                        match (moment, later) {
                            (Moment::Begun | Moment::Over, _) | (_, 0) => break,
                            _ => later -= 1,
                        }
                    }
                    if !go_on(&house, place, &meta, &mut chance).await {
                        break;
                    }
                }
                let state = house.game::<Island>(place).await.state;
                let before = walk.presses;
                walk.press_all::<Island>(&mut chance).await;
                println!(
                    "seed {seed}, {players} seats, {moment:?} in round {}: {} presses",
                    state.round,
                    walk.presses - before
                );
            }
        }
        // A walk that meets nothing would hold nothing.
        assert!(walk.presses > 60, "seed {seed}: only {}", walk.presses);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_with_one_seat_can_press_everything() {
    island(&[7], here(), true, &[1]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_with_two_seats_can_press_everything() {
    island(&[7, 7], here(), true, &[2]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_with_four_seats_can_press_everything() {
    island(&[7, 7, 7, 7], here(), false, &[3]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_people_can_press_everything() {
    island(&[7, 8, 7], here(), false, &[4]).await;
    island(&[7, 8], here(), true, &[5]).await;
}

/// Goes on in a quick game by a press on its panel.
async fn press_on(walk: &mut Walk<'_>, chance: &mut Chance) {
    for _ in 0..12 {
        let page = walk.house.panel::<RollWrite>(walk.place).await;
        let all: Vec<Choice> = (choices(&page.message).into_iter())
            .filter(|c| ["go", "do", "menu", "night"].contains(&word::<RollWrite>(c)))
            .collect();
        let Some(choice) = any(chance, &all) else {
            return;
        };
        for user in walk.users.clone() {
            if let Came::Moved = walk.press::<RollWrite>(user, &page, &choice).await {
                return;
            }
        }
    }
}

async fn quick_game(users: &[u64], place: Place, scenario: &str, seeds_of: &[u64]) {
    for seed in seeds(seeds_of) {
        let house = reading(seed);
        let mut chance = Chance::from_seed(seed);
        let setup = quick::Setup {
            seats: u8::try_from(users.len()).unwrap(),
            scenarios: vec![scenario.into()],
            difficulty: Difficulty::Fair,
            island: quick::Island::Seed(seed),
        };
        let meta = Meta {
            chairs: users.to_vec().into(),
            contest: contest(place),
            ..Meta::default()
        };
        let empty = house.store.copy();
        house
            .begin::<RollWrite>(place, setup, seed, meta.clone())
            .await;
        let mut walk = Walk::new(&house, place, &meta, seed);
        walk.press_all::<RollWrite>(&mut chance).await;
        for _ in 0..moments() {
            for _ in 0..3 + chance.die(12) {
                press_on(&mut walk, &mut chance).await;
            }
            walk.press_all::<RollWrite>(&mut chance).await;
        }
        for _ in 0..400 {
            if house.game::<RollWrite>(place).await.state.asked().is_none() {
                break;
            }
            press_on(&mut walk, &mut chance).await;
        }
        walk.press_all::<RollWrite>(&mut chance).await;
        println!(
            "seed {seed}, {} seats: {} presses",
            users.len(),
            walk.presses
        );
        house.store.restore(&empty);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_quick_game_alone_can_be_pressed_everywhere() {
    let own = Place::Own {
        user: 7,
        slot: Slot::Free,
    };
    quick_game(&[7], own, "s03", &[1]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shared_quick_game_can_be_pressed_everywhere() {
    quick_game(&[7, 8, 9], here(), "s00", &[2]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn challenges_can_be_pressed_everywhere() {
    let own = |slot| Place::Own { user: 7, slot };
    quick_game(&[7], own(Slot::Daily), "s01", &[6]).await;
    island(&[7], own(Slot::Weekly), true, &[7]).await;
}
