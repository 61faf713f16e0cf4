//! The explore-and-craft game: what its presses must have ordered, and walks through all that it draws.

use castaway::{
    games::discover::{
        deeds::{END, SURE, deed, spends},
        drops, on_way,
        press::Press,
        spots::spot,
        tonight::unfinished,
    },
    ui::{
        shared::{Pressed, Shared},
        texts::Lang,
    },
};
use castaway_discover::{
    Discover, absent, bot, command::Command, engine::option_key, setup::Setup, state::Phase,
};
use castaway_kernel::{Answer, Chance, DecisionId, Game, Key, Seat};
use castaway_table::{Act, Loaded, Meta};

use super::{Walk, expect::Expect, moments, reading, seeds};
use crate::house::{Choice, House, here, meaning};

fn value(choice: &Choice) -> &str {
    choice.values.first().map_or("", String::as_str)
}

impl Expect for Discover {
    fn meant(
        house: &House,
        before: &Loaded<Self>,
        choice: &Choice,
        orders: &[(Seat, Command)],
    ) -> Result<(), String> {
        let ui = house.ui::<Discover>();
        let scene = |seat| ui.explore_scene(Lang::En, before, &[], Some(seat));
        let of_deed = |seat: u8, code: &str| {
            let seat = Seat(seat);
            deed(&scene(seat), code).map(|deed| (seat, deed.commands))
        };
        let is_asked = |seat: u8, code: &str| {
            let scene = scene(Seat(seat));
            let deed = deed(&scene, code).filter(|_| !code.ends_with(SURE));
            deed.is_some_and(|deed| !spends(&scene, &deed).is_empty())
        };
        let answer = |ask: u32, seat: u8, option: usize| {
            let picks = vec![option_key(option)];
            let decision = DecisionId(ask);
            (
                Seat(seat),
                vec![Command::Choose(Answer { decision, picks })],
            )
        };
        let walk = |to| {
            let turn = before.state.turn().ok_or("nobody's turn")?.seat;
            let scene = scene(turn);
            let order = |way: &[_]| vec![on_way::go(way, on_way::now(&scene))];
            Ok::<_, String>(spot(&scene, to).map(|spot| (turn, order(&spot.way))))
        };
        let answers = |(_, order): &(Seat, Command)| matches!(order, Command::Choose(_));
        let wanted = match meaning::<Self>(choice) {
            // A question that comes back may be one that a standing answer settles at once.
            Pressed::Shared(Shared::Undo) if orders.iter().all(answers) => return Ok(()),
            Pressed::Shared(_) => None,
            Pressed::Game(Press::Go(_)) => {
                let to = value(choice).parse().map_err(|e| format!("{e}"))?;
                walk(to)?
            }
            Pressed::Game(Press::Walk(to)) => walk(to)?,
            // Whoever would spend what the quest still takes is asked first.
            Pressed::Game(Press::Menu(seat, _)) if is_asked(seat, value(choice)) => None,
            Pressed::Game(Press::Deed(seat, code)) if is_asked(seat, &code) => None,
            Pressed::Game(Press::Menu(seat, _)) => of_deed(seat, value(choice)),
            // Whoever could still do something for what they lack is asked first.
            Pressed::Game(Press::Deed(seat, code))
                if code == END && !unfinished(&scene(Seat(seat))).is_empty() =>
            {
                None
            }
            Pressed::Game(Press::Deed(seat, code)) => of_deed(seat, &code),
            Pressed::Game(Press::Pick(asked, option)) => {
                Some(answer(asked.ask, asked.seat, option.into()))
            }
            Pressed::Game(Press::Picks(asked)) => {
                let option = value(choice).parse().map_err(|e| format!("{e}"))?;
                Some(answer(asked.ask, asked.seat, option))
            }
            Pressed::Game(Press::Drops(asked)) => {
                let seat = Seat(asked.seat);
                let orders = drops::orders(&scene(seat), asked, &choice.values);
                Some((seat, orders))
            }
            Pressed::Game(Press::Offer(bundle)) => {
                let order = bundle.order(&scene(bundle.from).view);
                Some((bundle.from, vec![order]))
            }
            Pressed::Game(Press::GiveUpSure(seat)) => Some((Seat(seat), vec![Command::GiveUp])),
            // The finished game makes room for another.
            Pressed::Game(Press::Again | Press::Same | Press::Onward) => return Ok(()),
            Pressed::Game(_) => None,
        };
        let Some((seat, wanted)) = wanted else {
            return match orders {
                [] => Ok(()),
                orders => Err(format!(
                    "{choice:?} only shows something, but ordered {orders:?}"
                )),
            };
        };
        // Several orders stop at something new. What standing answers settle in the same breath follows after.
        let own = wanted.iter().map(|order| (seat, order));
        let given = orders.iter().map(|(by, order)| (*by, order));
        let pressed = own.zip(given).take_while(|(a, b)| a == b).count();
        let settled = orders.iter().skip(pressed);
        let mut others = settled.filter(|order| !answers(order));
        match (pressed, others.next()) {
            (1.., None) => Ok(()),
            _ => Err(format!(
                "wanted {wanted:?} by {seat:?}, but ordered {orders:?}"
            )),
        }
    }
}

/// Goes on as the playing bot would, sometimes anyhow.
async fn play_on(house: &House, meta: &Meta, chance: &mut Chance) {
    let loaded = house.game::<Discover>(here()).await;
    let Some(seat) = absent::awaited(&loaded.state).into_iter().next() else {
        return;
    };
    let ui = house.ui::<Discover>();
    let catalog = ui.catalog();
    let wish = bot::choose(catalog, &loaded.state, seat);
    let mut legal = Discover::legal(catalog, &loaded.state, seat);
    let any = (chance.die(4) == 0)
        .then(|| chance.pick(&mut legal))
        .flatten();
    let command = any.or(wish).unwrap_or(Command::EndTurn);
    let stamp = house.stamp(meta.chairs.owner(seat).unwrap());
    let act = Act {
        stamp,
        seen: None,
        command,
    };
    let done = ui.tables().act_as(here(), Some(seat), act).await;
    assert!(done.is_ok(), "what is legal is carried out");
}

async fn explored(users: &[u64], seeds_of: &[u64]) {
    let seats = u8::try_from(users.len()).unwrap();
    for seed in seeds(seeds_of) {
        let house = reading(seed);
        let ui = house.ui::<Discover>();
        let all = ui.catalog().quests.values();
        let quests: Vec<Key> = (all.filter(|q| q.players[0] <= seats))
            .map(|q| q.id.clone())
            .collect();
        let empty = house.store.copy();
        let mut chance = Chance::from_seed(seed);
        let meta = Meta {
            chairs: users.to_vec().into(),
            ..Meta::default()
        };
        let quest = &quests[usize::try_from(seed).unwrap() % quests.len()];
        let setup = Setup::new(quest.as_str(), seats, seed);
        house
            .begin::<Discover>(here(), setup, seed, meta.clone())
            .await;
        let mut walk = Walk::new(&house, here(), &meta, seed);
        // The choice of characters, and then moments of turns, nights and fights.
        walk.press_all::<Discover>(&mut chance).await;
        for _ in 0..3 * moments() {
            for _ in 0..20 + chance.die(40) {
                play_on(&house, &meta, &mut chance).await;
            }
            walk.press_all::<Discover>(&mut chance).await;
        }
        // A question, wherever one comes next.
        for _ in 0..200 {
            let state = house.game::<Discover>(here()).await.state;
            if state.ask.is_some() || state.phase == Phase::Over {
                break;
            }
            play_on(&house, &meta, &mut chance).await;
        }
        walk.press_all::<Discover>(&mut chance).await;
        for _ in 0..3_000 {
            if house.game::<Discover>(here()).await.state.phase == Phase::Over {
                break;
            }
            play_on(&house, &meta, &mut chance).await;
        }
        walk.press_all::<Discover>(&mut chance).await;
        println!("seed {seed}, {seats} seats: {} presses", walk.presses);
        assert!(walk.presses > 60, "seed {seed}: only {}", walk.presses);
        house.store.restore(&empty);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_world_alone_can_be_pressed_everywhere() {
    explored(&[7], &[1, 4]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shared_world_can_be_pressed_everywhere() {
    explored(&[7, 8, 9], &[2]).await;
    explored(&[7, 8], &[3]).await;
}
