use castaway_clause::clause;
use castaway_discover::{
    absent, bot,
    command::{Command, Gather},
    event::Event,
    ids::{Damage, Kind},
    on_way::OnWay,
    state::{Fate, Foe, Label, Prompt, Source},
    stock::Stock,
    world::{Face, Space, World},
};
use castaway_kernel::{Key, Seat};

use crate::table::Table;

/// The ability of a smoke pot that is the only item of whoever fights.
const POT: Label = Label::Escape(Source::Item(0), 1);

/// Whether the combatant is asked about the dice and may escape.
fn may_escape(table: &Table) -> bool {
    let asks = table.s.ask.as_ref().map(|ask| &ask.prompt);
    asks == Some(&Prompt::Modify) && table.options(0).contains(&POT)
}

fn hits(table: &Table) -> bool {
    table.s.fight.as_ref().is_some_and(|fight| fight.hits())
}

/// Seat 0 with a smoke pot beside an enemy that lies face up, and where that is; nobody holds anything.
fn beside(card: &str, seats: u8) -> (Table, Space, u32) {
    let mut table = Table::plain("q_beacon", seats);
    let to = table.beside(World::CAMP);
    let id = table.monster(card, to, true);
    for seat in 0..seats {
        table.holds(seat, &[]);
    }
    table.item(0, "smokepot", 2);
    (table, to, id)
}

/// The same with a lethal enemy.
fn lethal(seats: u8) -> (Table, Space, u32) {
    let (mut table, to, id) = beside("mimic", seats);
    let monster = table.s.monsters.iter_mut().find(|m| m.id == id).unwrap();
    (monster.card, monster.special) = (Key::from("furnace"), true);
    table.s.decks.beaten.push(Key::from("mimic"));
    (table, to, id)
}

/// Walks in, and all others play no card, until the combatant may escape and something else holds.
fn struck(table: &mut Table, to: Space, wanted: impl Fn(&Table) -> bool) {
    table.order(0, Command::Move(to));
    for seed in 0..5_000 {
        let mut other = table.clone();
        other.s.seed = seed;
        while other.s.ask.as_ref().unwrap().prompt == Prompt::Support {
            let seat = absent::awaited(&other.s)[0];
            other.answer(seat.0, Label::No);
            if other.s.ask.is_none() {
                break;
            }
        }
        if other.s.fights == 1 && may_escape(&other) && wanted(&other) {
            *table = other;
            return;
        }
    }
    panic!("the dice never fall so");
}

/// The same alone.
fn struck_alone(table: &mut Table, to: Space, wanted: impl Fn(&Table) -> bool) {
    table.until(0, &Command::Move(to), |t| {
        t.s.fights == 1 && may_escape(t) && wanted(t)
    });
}

#[test]
#[clause(id = "D-ESC-1", says = "one goes to an adjacent space without a monster, for no stamina", lies = Map)]
#[clause(id = "D-ESC-1", says = "no reward, no damage to either, no retreat: it stays face up where it is", lies = Dice)]
#[clause(id = "D-R-26", says = "whoever escaped gathers nothing for free", lies = Own)]
fn an_escape() {
    let (mut table, to, id) = beside("mimic", 1);
    let around: Vec<Space> = table.s.world.around(to).collect();
    let barred = *around.iter().find(|at| **at != World::CAMP).unwrap();
    table.monster("warden", barred, false);
    struck_alone(&mut table, to, hits);
    let stamina = table.me().stamina;
    table.answer(0, POT);
    let ways: Vec<Label> = (around.iter().filter(|at| **at != barred))
        .map(|at| Label::Space(*at))
        .collect();
    assert_eq!(table.options(0), ways);
    table.answer(0, Label::Space(World::CAMP));
    let (me, monster) = (table.me(), table.s.monster(id).unwrap());
    assert_eq!((me.at, me.stamina, me.items[0].counters), (0, stamina, 1));
    assert!(me.damage.is_empty() && me.stock == Stock::NONE);
    assert_eq!((monster.at, monster.hurt, monster.up), (to, 0, true));
    assert!(table.s.fight.is_none() && table.s.ask.is_none());
    let escaped = Event::Escaped(Seat(0), Key::from("mimic"), Some(World::CAMP));
    assert!(table.told.contains(&escaped));
    assert!(!table.s.turn().unwrap().free_gather);
}

#[test]
#[clause(id = "D-ESC-1", says = "it ends the fight alone: other monsters of the space are not fought by whoever is away", lies = Map)]
#[clause(id = "D-MON-5", says = "until the survivor is out of the space", lies = Map)]
fn two_monsters() {
    let (mut table, to, id) = beside("mimic", 1);
    let other = table.monster("warden", to, true);
    table.order(0, Command::Move(to));
    for seed in 0..5_000 {
        let mut now = table.clone();
        now.s.seed = seed;
        now.answer(0, Label::Monster(id));
        if now.s.fights == 1 && may_escape(&now) {
            now.answer(0, POT).answer(0, Label::Space(World::CAMP));
            assert_eq!((now.s.fights, now.me().at), (1, World::CAMP));
            assert!(now.s.monsters.iter().all(|m| m.at == to && !m.came));
            // Whoever comes again fights again.
            now.order(0, Command::Move(to));
            assert_eq!(now.options(0), [Label::Monster(id), Label::Monster(other)]);
            return;
        }
    }
    panic!("the dice never fall so");
}

#[test]
#[clause(id = "D-ESC-1", says = "an animal stays too, and its token lies face up", lies = Map)]
fn an_animal_stays() {
    let (mut table, _, _) = beside("mimic", 1);
    let face = Face::Animal(Key::from("boar"));
    table.token(0, Kind::C, face.clone(), false);
    let gather = Command::Gather(Gather::Token(0));
    table.until(0, &gather, may_escape);
    table.answer(0, POT);
    let Label::Space(to) = table.options(0)[0] else {
        panic!("no space")
    };
    table.answer(0, Label::Space(to));
    assert_eq!(table.me().at, to);
    assert!(table.me().damage.is_empty());
    let token = &table.s.ground(0).tokens[0];
    assert!(token.up && token.face == face && token.hurt == 0);
}

#[test]
#[clause(id = "D-ESC-2", says = "another survivor in the enemy's space is attacked at once", lies = Other)]
fn who_is_left_is_attacked() {
    let (mut table, to, id) = beside("mimic", 2);
    table.seat(1).at = to;
    struck(&mut table, to, |_| true);
    table.answer(0, POT).answer(0, Label::Space(World::CAMP));
    assert_eq!(table.s.fights, 2);
    let fight = table.s.fight.as_ref().unwrap();
    assert_eq!((fight.seat, &fight.foe), (Seat(1), &Foe::Monster(id)));
    // Whoever has escaped stands near and may support.
    assert_eq!(absent::awaited(&table.s), [Seat(0)]);
    assert_eq!(table.s.ask.as_ref().unwrap().prompt, Prompt::Support);
}

#[test]
#[clause(id = "D-ESC-2", says = "of several there the leader names one", lies = Other)]
fn the_leader_names_who_is_attacked() {
    let (mut table, to, _) = beside("mimic", 3);
    for seat in [1, 2] {
        table.seat(seat).at = to;
    }
    struck(&mut table, to, |_| true);
    table.answer(0, POT).answer(0, Label::Space(World::CAMP));
    assert_eq!(table.s.ask.as_ref().unwrap().prompt, Prompt::Fighter);
    let seats = [1, 2].map(|seat| Label::Seat(Seat(seat)));
    assert_eq!(table.options(table.s.leader.0), seats);
    table.answer(table.s.leader.0, Label::Seat(Seat(2)));
    assert_eq!(table.s.fight.as_ref().unwrap().seat, Seat(2));
}

#[test]
#[clause(id = "D-ESC-2", says = "with nobody there it is quiet until somebody enters", lies = Other)]
fn nobody_is_left() {
    let (mut table, to, _) = beside("mimic", 2);
    struck(&mut table, to, |_| true);
    let away = table.s.world.around(to).find(|at| *at != World::CAMP);
    let away = away.unwrap();
    table.answer(0, POT).answer(0, Label::Space(away));
    assert!(table.s.fights == 1 && table.s.ask.is_none());
    assert_eq!(table.me().at, away);
}

#[test]
#[clause(id = "D-LETHAL-2", says = "from a lethal enemy nobody is moved, and alone one is attacked again", lies = Own)]
#[clause(id = "D-CLAR-3", says = "the new fight against it renews what works once a fight", lies = Own)]
fn a_lethal_enemy_alone() {
    let (mut table, to, id) = lethal(1);
    table.item(0, "spear", 0);
    let spear = |t: &Table| {
        let mut all = t.options(0).into_iter();
        all.find(|label| matches!(label, Label::Modifier(_)))
    };
    // The spear changes nothing, and the fight after the escape waits for the dice again.
    let renewed = |t: &Table| {
        let Some(again) = spear(t) else {
            return false;
        };
        let mut t = t.clone();
        t.answer(0, again);
        may_escape(&t) && spear(&t).is_none() && {
            t.answer(0, POT);
            t.s.fights == 2 && may_escape(&t) && spear(&t).is_some()
        }
    };
    struck_alone(&mut table, to, |t| !hits(t) && renewed(t));
    let again = spear(&table).unwrap();
    table.answer(0, again);
    table.answer(0, POT);
    assert_eq!((table.me().at, table.s.monster(id).unwrap().at), (to, to));
    let dodged = Event::Escaped(Seat(0), Key::from("furnace"), None);
    assert!(table.told.contains(&dodged));
    assert_eq!(table.me().items[0].counters, 1);
    assert!(table.me().damage.is_empty());
    let fight = table.s.fight.as_ref().unwrap();
    assert_eq!(
        (fight.no, fight.seat, &fight.used[..]),
        (2, Seat(0), &[][..])
    );
}

#[test]
#[clause(id = "D-LETHAL-2", says = "the fight ends, and it attacks the next survivor in its space", lies = Other)]
fn a_lethal_enemy_goes_on() {
    let (mut table, to, _) = lethal(2);
    table.seat(1).at = to;
    struck(&mut table, to, |_| true);
    table.answer(0, POT);
    let fight = table.s.fight.as_ref().unwrap();
    assert_eq!((fight.seat, table.s.fights), (Seat(1), 2));
    assert_eq!(table.me().at, to);
    assert!(table.me().damage.is_empty());
}

#[test]
#[clause(id = "D-R-12", says = "silence escapes where the blow would be the end, away from the others, and else stays", lies = Own)]
fn silence_kills_nobody_who_can_escape() {
    let (mut table, to, _) = beside("mimic", 2);
    let mut bold = table.clone();
    table.seat(0).damage = vec![Damage::Physical; 3];
    struck(&mut table, to, |_| true);
    let chosen = bot::choose(&table.catalog, &table.s, Seat(0)).unwrap();
    table.silence();
    assert_eq!(table.me().fate, Fate::Here);
    assert_eq!(table.me().damage.len(), 3);
    let far = |at: Space| table.s.world.distance(at, World::CAMP);
    assert_eq!(far(table.me().at), 2);
    // The bot does the same, by the same press.
    struck(&mut bold, to, |_| true);
    let place = bold.options(0).iter().position(|l| *l == POT).unwrap();
    let Command::Choose(answer) = chosen else {
        panic!("an answer")
    };
    assert_eq!(answer.picks[0].to_string(), place.to_string());
    bold.silence();
    assert_eq!((bold.me().at, bold.me().damage.len()), (to, 1));
}

#[test]
#[clause(id = "D-ESC-1", says = "where every space around has a monster nobody escapes", lies = Map)]
fn no_way_out() {
    let (mut table, to, _) = beside("mimic", 1);
    let mut open = table.clone();
    struck_alone(&mut open, to, |_| true);
    let around: Vec<Space> = table.s.world.around(to).collect();
    for at in around {
        let card = table.s.decks.monsters[0].clone();
        table.monster(&card.to_string(), at, false);
    }
    table.s.seed = open.s.seed;
    table.order(0, Command::Move(to));
    assert_eq!(table.me().damage, [Damage::Physical], "the blow falls");
}

#[test]
#[clause(id = "D-COMBAT-5", says = "whoever is not struck is not asked whether to escape", lies = Dice)]
fn nothing_to_escape_from() {
    let (mut table, to, _) = beside("mimic", 1);
    let missed = |t: &Table| t.s.fights == 1 && t.s.ask.is_none() && t.me().damage.is_empty();
    table.until(0, &Command::Move(to), missed);
    assert_eq!(table.me().items[0].counters, 2);
}

#[test]
#[clause(id = "D-CLAR-12", says = "an escape once in three days is back after three", lies = Time)]
fn a_bell_rings_every_third_day() {
    let (mut table, to, _) = beside("mimic", 1);
    table.seat(0).items.clear();
    table.item(0, "goat_bell", 0);
    let bell = Label::Escape(Source::Item(0), 0);
    let rings = |t: &Table| t.options(0).contains(&bell);
    table.until(0, &Command::Move(to), rings);
    let day = table.s.day;
    table
        .answer(0, bell.clone())
        .answer(0, Label::Space(World::CAMP));
    assert_eq!(table.me().items[0].used, Some(day));
    for (later, again) in [(0, false), (2, false), (3, true)] {
        table.s.day = day + later;
        let asked = (0..200).any(|seed| {
            let mut other = table.clone();
            other.s.seed = seed;
            other.seat(0).stamina = 9;
            other.order(0, Command::Move(to));
            rings(&other)
        });
        assert_eq!(asked, again, "after {later} days");
    }
}

#[test]
#[clause(id = "D-ESC-1", says = "a walk of several spaces ends with it", lies = Own)]
fn a_walk_ends() {
    let (mut table, to, _) = beside("mimic", 1);
    let next = table.s.world.around(to).find(|at| *at != World::CAMP);
    let go = Command::Go {
        way: vec![to, next.unwrap()],
        gather: OnWay::Tokens,
    };
    table.until(0, &go, may_escape);
    table.answer(0, POT).answer(0, Label::Space(World::CAMP));
    assert!(table.s.stack.is_empty() && table.s.ask.is_none());
    assert_eq!(table.me().at, World::CAMP);
}
