//! Islands from seeds: what they promise, what lies on them, and that they stay the same.

use std::{collections::BTreeMap, fs, path::PathBuf};

use castaway_kernel::stream::fingerprint;
use castaway_rollwrite::{
    catalog::Catalog,
    content::IslandDef,
    generate,
    ids::{Feature, Resource},
    map::Map,
};

const SEEDS: u64 = 20;

fn print(map: &Map) -> String {
    format!("{:016x}", fingerprint(map.to_text().bytes()))
}

fn every(catalog: &Catalog) -> impl Iterator<Item = (&IslandDef, u64, Map)> {
    catalog.islands.iter().flat_map(|def| {
        (0..SEEDS).map(move |seed| {
            let map = generate::island(def, seed);
            let map = map.unwrap_or_else(|| panic!("{:?} {} {seed}", def.class, def.players));
            (def, seed, map)
        })
    })
}

#[test]
fn twenty_seeds_of_every_kind_stay_the_same() {
    let catalog = Catalog::load().unwrap();
    let mut text = String::new();
    for (def, seed, map) in every(&catalog) {
        text += &format!("{:?} {} {seed} {}\n", def.class, def.players, print(&map));
    }
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/islands.txt");
    if std::env::var_os("CASTAWAY_BLESS").is_some() {
        fs::write(&file, &text).unwrap();
    }
    let stands = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        stands == text,
        "other islands than before: RULES of the game must grow; CASTAWAY_BLESS=1 cargo test -p castaway-rollwrite --test islands"
    );
}

#[test]
fn islands_hold_what_their_kind_says_and_keep_their_promises() {
    let catalog = Catalog::load().unwrap();
    let mut pairs = BTreeMap::<usize, u32>::new();
    for (def, seed, map) in every(&catalog) {
        let what = format!("{:?} {} {seed}", def.class, def.players);
        assert_eq!(generate::promises(&map), Vec::<&str>::new(), "{what}");
        let count = |fits: &dyn Fn(Feature) -> bool| {
            u8::try_from(map.fields.iter().filter(|f| fits(f.feature)).count()).unwrap()
        };
        assert_eq!(count(&|f| f == Feature::Palm), def.palm, "{what}");
        let sea = count(&|f| f == Feature::Sea);
        assert!((def.sea[0]..=def.sea[1]).contains(&sea), "{what}: {sea}");
        let mut lizards = Vec::new();
        for field in &map.fields {
            if let Feature::Lizard { value } = field.feature {
                lizards.push(value);
            }
        }
        lizards.sort_unstable();
        assert!(def.lizards.contains(&lizards), "{what}: {lizards:?}");
        for resource in Resource::ALL {
            let mut values = Vec::new();
            for field in &map.fields {
                match field.feature {
                    Feature::Gather { resource: r, value } if r == resource => values.push(value),
                    _ => {}
                }
            }
            assert_eq!(values.len(), usize::from(def.resources[&resource]));
            if values.len() >= 6 {
                assert!((1..=6).all(|v| values.contains(&v)), "{what}: {values:?}");
            }
        }
        let water: Vec<_> = map
            .hexes()
            .filter(|h| {
                matches!(map.get(*h).unwrap().feature, Feature::Gather { resource, .. } if resource == Resource::Water)
            })
            .collect();
        let joined = water
            .iter()
            .enumerate()
            .flat_map(|(at, a)| water[at + 1..].iter().filter(|b| a.distance(**b) == 1))
            .count();
        assert!(joined <= 3, "{what}: {joined} pairs of water");
        *pairs.entry(joined).or_default() += 1;
    }
    assert_eq!(pairs.len(), 4, "none to three pairs of water: {pairs:?}");
}
