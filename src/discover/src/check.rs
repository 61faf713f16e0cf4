//! What is true of every state.

use castaway_kernel::Seat;

use crate::{
    catalog::Catalog,
    engine,
    state::{Fate, Phase, State, Survivor},
};

/// Broken invariants, each in a sentence.
pub fn check(catalog: &Catalog, s: &State) -> Vec<String> {
    let mut all = Vec::new();
    for seat in s.everybody() {
        if let Some(survivor) = s.survivor(seat) {
            person(catalog, s, seat, survivor, &mut all);
        }
    }
    let tokens = |piles: &[Vec<crate::world::Face>; 4]| piles.iter().map(Vec::len).sum::<usize>();
    let lie = s.spaces.iter().map(|g| g.tokens.len()).sum::<usize>();
    let faces = tokens(&s.decks.tokens) + tokens(&s.decks.spent) + lie;
    if faces > 53 || (s.flooded.is_empty() && faces != 53) {
        all.push(format!("{faces} feature tokens (D-GOLD-2)"));
    }
    let normal = s.monsters.iter().filter(|m| !m.special).count();
    let monsters = normal + s.decks.monsters.len() + s.decks.beaten.len();
    if monsters > 8 || (s.flooded.is_empty() && monsters != 8) {
        all.push(format!("{monsters} monster tokens (D-GOLD-2)"));
    }
    let hands: usize = s.seats.iter().map(|p| p.hand.len()).sum();
    let projects = hands + s.face_up.len() + s.decks.normal.len() + s.decks.advanced.len();
    let whole = s.seats.iter().all(|p| p.fate == Fate::Here);
    if projects > 11 || (whole && projects != 11) {
        all.push(format!("{projects} projects"));
    }
    let nights = s.decks.nights.len()
        + s.decks.past_nights.len()
        + usize::from(matches!(s.phase, Phase::Night(_)));
    if nights != 10 {
        all.push(format!("{nights} night cards"));
    }
    let ongoing: usize = s.seats.iter().map(|p| p.threats.len()).sum();
    let threats = ongoing + s.decks.threats.len() + s.decks.past_threats.len();
    if threats > 12 || (whole && threats != 12) {
        all.push(format!("{threats} threats"));
    }
    if s.phase == Phase::Over && (s.ask.is_some() || !s.in_order().is_empty()) {
        all.push("over with somebody on the map (D-AIM-2)".to_owned());
    }
    if s.phase != Phase::Over && !s.is_here(s.leader) {
        all.push("the leader is not on the map (D-LEAD-4)".to_owned());
    }
    contest(catalog, s, &mut all);
    if s.ask.is_none() && !s.stack.is_empty() && s.phase != Phase::Over {
        all.push("something is left to be done".to_owned());
    }
    let hidden = |m: &&crate::state::Monster| !s.is_open(m.at) && s.flooded.is_empty();
    if let Some(monster) = s.monsters.iter().find(hidden) {
        all.push(format!("monster {} is on no explored tile", monster.id));
    }
    all
}

/// A competition: nothing in hands, one who is left has won, and an attack is of two who stood there when it began.
fn contest(catalog: &Catalog, s: &State, all: &mut Vec<String>) {
    let is_one = engine::contest(catalog, s).is_some();
    if !is_one && (s.duel.is_some() || !s.tales.is_empty()) {
        all.push("an attack or a counter in no competition (D-S5-6)".to_owned());
    }
    if is_one && s.phase != Phase::Over && s.in_order().len() < 2 {
        all.push("a competition goes on with one survivor (D-S5-1)".to_owned());
    }
    let hands = s.seats.iter().map(|survivor| survivor.hand.len());
    let hidden = hands.sum::<usize>() + s.decks.normal.len() + s.decks.advanced.len();
    if is_one && hidden > 0 {
        all.push("a project does not lie face up (D-S5-2)".to_owned());
    }
    if s.ask.is_none() && s.duel.is_some() {
        all.push("an attack that nobody is asked about".to_owned());
    }
}

fn person(catalog: &Catalog, s: &State, seat: Seat, who: &Survivor, all: &mut Vec<String>) {
    if who.stamina > 12 {
        all.push(format!("{seat:?}: {} stamina (D-NIGHT-3)", who.stamina));
    }
    if who.damage.len() > 3 {
        all.push(format!("{seat:?}: four dials (D-DMG-2)"));
    }
    let mut items: Vec<_> = who.items.iter().map(|i| &i.card).collect();
    items.sort_unstable();
    let n = items.len();
    items.dedup();
    if items.len() != n {
        all.push(format!("{seat:?}: an item twice (D-NUM-6)"));
    }
    if who.fate != Fate::Here {
        if !who.hand.is_empty() || !who.threats.is_empty() {
            all.push(format!("{seat:?}: left the map with cards (D-CAS-2)"));
        }
        return;
    }
    let quest = |i: &crate::state::Item| catalog.quest_items.contains_key(&i.card);
    let bare = who.stock.is_empty() && who.items.iter().all(quest);
    if s.ask.is_none() && engine::over_limit(catalog, s, seat) > 0 && !bare {
        all.push(format!("{seat:?}: carries too much (D-CARRY-1)"));
    }
    if !s.is_open(who.at) {
        all.push(format!("{seat:?}: on no explored tile (D-MOVE-5)"));
    }
}
