//! The tally counts what happened, and knows everything that can happen.

use std::collections::{BTreeMap, BTreeSet};

use castaway_harness::here;
use castaway_kernel::{Chance, Game, Key, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    content::InventionKind,
    policy,
    setup::Setup,
    tally::{Feat, SELDOM, Section, Tally, every},
};

fn game(catalog: &Catalog, players: u8, seed: u64, tally: &mut Tally) {
    let begun = Island::create(catalog, &Setup::standard(players), seed).expect("a standard setup");
    tally.begin(catalog, &begun.state, &begun.events);
    let mut state = begun.state;
    while state.end.is_none() {
        let (seat, command) = (0..players)
            .find_map(|s| policy::suggest(catalog, &state, Seat(s)).map(|c| (Seat(s), c)))
            .expect("somebody is asked");
        let applied = Island::apply(catalog, &state, seat, &command).expect("a legal order");
        tally.add(catalog, &state, &command, &applied.events);
        state = applied.state;
    }
}

/// Any legal order half of the time, so that odd corners are met.
fn odd_game(catalog: &Catalog, scenario: &Key, (players, seed): (u8, u64), tally: &mut Tally) {
    let mut setup = Setup::standard(players);
    setup.scenario = scenario.clone();
    let begun = Island::create(catalog, &setup, seed).expect("a standard setup");
    tally.begin(catalog, &begun.state, &begun.events);
    let mut state = begun.state;
    let mut chance = Chance::from_seed(seed);
    for step in 0..5_000 {
        if state.end.is_some() {
            return;
        }
        let seat = match &state.ask {
            Some(ask) => ask.seats[chance.die(ask.seats.len())],
            None => Seat(u8::try_from(chance.die(players.into())).expect("small")),
        };
        let sense = step > 1_000 || chance.die(2) == 0;
        let command = if sense {
            policy::suggest(catalog, &state, seat)
        } else {
            chance.pick(&mut Island::legal(catalog, &state, seat))
        };
        let Some(command) = command else { continue };
        let applied = Island::apply(catalog, &state, seat, &command).expect("a legal order");
        tally.add(catalog, &state, &command, &applied.events);
        state = applied.state;
    }
    panic!("seed {seed}: the game does not end");
}

#[test]
fn the_tally_counts_only_what_the_catalog_knows() {
    let catalog = Catalog::load().expect("the content is good");
    for scenario in catalog.scenarios.keys() {
        let all: BTreeSet<Feat> = every(&catalog, scenario).into_iter().collect();
        let mut tally = Tally::default();
        // Games of other scenarios are shorter; it is one list of cards.
        let (games, least) = match catalog.scenarios[scenario].number {
            Some(1) => (200, 8),
            _ => (60, 5),
        };
        for seed in 0..games {
            let players = u8::try_from(seed % 4 + 1).expect("small");
            odd_game(&catalog, scenario, (players, seed), &mut tally);
        }
        for feat in tally.counts.keys() {
            assert!(all.contains(feat), "{scenario}: not in the list: {feat:?}");
        }
        let reached = all.iter().filter(|f| tally.count(f) > 0).count();
        assert!(
            reached * 10 > all.len() * least,
            "{scenario}: {reached} of {}",
            all.len()
        );
    }
}

#[test]
fn what_a_sheet_has_for_the_first_round_counts() {
    let catalog = Catalog::load().expect("the content is good");
    let mut early = 0;
    for (id, sheet) in &catalog.scenarios {
        if sheet.schedule.iter().all(|due| due.round != 1) {
            continue;
        }
        let mut setup = Setup::standard(2);
        setup.scenario = id.clone();
        let begun = Island::create(&catalog, &setup, 1).expect("a standard setup");
        let mut tally = Tally::default();
        tally.begin(&catalog, &begun.state, &begun.events);
        assert_eq!(tally.count(&Feat::Scheduled(1)), 1, "{id}");
        early += 1;
    }
    assert!(early > 0, "a sheet has something for round 1");
}

#[test]
fn what_is_seldom_met_has_an_exact_case() {
    let catalog = Catalog::load().expect("the content is good");
    let sheets = catalog.scenarios.keys();
    let all: BTreeSet<Feat> = sheets.flat_map(|sheet| every(&catalog, sheet)).collect();
    for (thing, file, test) in SELDOM {
        let named = |feat: &&Feat| feat.to_string() == thing;
        let feat = all.iter().find(named);
        let feat = feat.unwrap_or_else(|| panic!("no scenario has {thing}"));
        assert!(feat.has_exact_case(), "{thing}");
        let text = std::fs::read_to_string(here!().tests("book").join(file));
        let text = text.unwrap_or_else(|e| panic!("{file}: {e}"));
        let held = text.contains(&format!("\nfn {test}() {{"));
        assert!(held, "{file} has no test {test} for {thing}");
    }
    let stands = |feat: &&Feat| !feat.has_exact_case();
    assert!(all.iter().any(|f| stands(&f)), "everything is excused");
}

/// How many rows there are of each kind.
fn rows(all: &[Feat], wanted: impl Fn(&Feat) -> bool) -> usize {
    all.iter().filter(|f| wanted(f)).count()
}

#[test]
fn every_key_of_the_catalog_is_a_row() {
    let catalog = Catalog::load().expect("the content is good");
    let all = every(&catalog, &"castaways".into());
    let section = |s: Section| rows(&all, |f| f.section() == s);
    assert_eq!(section(Section::Events), catalog.events.len());
    assert_eq!(section(Section::ThreatActions), catalog.events.len());
    assert_eq!(section(Section::AdventuresUpper), catalog.adventures.len());
    assert_eq!(section(Section::MysteriesUpper), catalog.mysteries.len());
    assert_eq!(section(Section::Beasts), catalog.beasts.len());
    assert_eq!(section(Section::Tiles), catalog.tiles.len() - 1);
    assert_eq!(section(Section::EquipmentUses), catalog.equipment.len());
    assert_eq!(section(Section::AbilityUses), 4 * catalog.characters.len());
    assert_eq!(section(Section::Wreckage), 2 * catalog.wreckage.len());
    let lower = catalog.adventures.values().filter(|c| !c.event.is_empty());
    assert_eq!(section(Section::AdventuresLower), lower.count());
    let here = catalog.inventions.values().filter(|i| {
        i.kind != InventionKind::Scenario
            || catalog.scenarios["castaways"]
                .inventions
                .iter()
                .any(|s| s.id == i.id)
    });
    assert_eq!(section(Section::Inventions), here.count());
    let unique: BTreeSet<&Feat> = all.iter().collect();
    assert_eq!(unique.len(), all.len(), "no row stands twice");
}

#[test]
fn the_sections_add_up() {
    let catalog = Catalog::load().expect("the content is good");
    let all = every(&catalog, &"castaways".into());
    let mut tally = Tally::default();
    for seed in 0..20 {
        odd_game(&catalog, &"castaways".into(), (2, seed), &mut tally);
    }
    let mut by_section: BTreeMap<Section, u64> = BTreeMap::new();
    for feat in &all {
        *by_section.entry(feat.section()).or_default() += tally.count(feat);
    }
    let total: u64 = tally.counts.values().sum();
    assert_eq!(by_section.values().sum::<u64>(), total);
}

#[test]
fn one_game_is_counted_the_same_every_time() {
    let catalog = Catalog::load().expect("the content is good");
    let mut first = Tally::default();
    let mut second = Tally::default();
    game(&catalog, 1, 3, &mut first);
    game(&catalog, 1, 3, &mut second);
    assert_eq!(first, second);
    let mut both = first.clone();
    both.merge(second);
    for (feat, n) in &first.counts {
        assert_eq!(both.count(feat), 2 * n);
    }
}
