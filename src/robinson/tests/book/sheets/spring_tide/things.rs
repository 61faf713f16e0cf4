//! Tokens of the sheet (R-O2-9).

use super::*;

fn with(mut t: Table, token: &str) -> Table {
    t.s.discoveries = vec![token.into()];
    t
}

fn used(t: &mut Table, token: &str) {
    t.use_it(Usable::Discovery(token.into())).expect("a use");
}

#[test]
#[clause(id = "R-O2-9", says = "the sandbags take one water off wherever the group likes, and wait where there is none", lies = Board)]
fn sandbags() {
    let mut t = with(pair(), "sand_sack");
    lay(&mut t, "high_water", &[Space::M1, Space::B1]);
    used(&mut t, "sand_sack");
    assert_eq!(t.options(), ["M1", "B1"]);
    t.pick("B1");
    assert!(lies(&t, "high_water", Space::M1) && !lies(&t, "high_water", Space::B1));
    let mut t = with(pair(), "sand_sack");
    assert!(t.use_it(Usable::Discovery("sand_sack".into())).is_err());
}

#[test]
#[clause(id = "R-O2-9", says = "the net brings three food at once, the bell two morale", lies = Store)]
fn net_and_bell() {
    let mut t = with(pair(), "net_of_herring");
    used(&mut t, "net_of_herring");
    assert_eq!((t.s.stock.food, t.s.discoveries.len()), (3, 0));
    let mut t = with(pair(), "fog_bell");
    used(&mut t, "fog_bell");
    assert_eq!(t.s.morale, 2);
}

#[test]
#[clause(id = "R-O2-9", says = "the oilskins drive all rain of a round away, in the weather alone", lies = Store)]
fn oilskins() {
    let mut t = with(pair(), "oilskin");
    assert!(t.use_it(Usable::Discovery("oilskin".into())).is_err());
    assert!(!rained(Some("oilskin")) && rained(None));
}

/// Whether the weather of a round with a rain token takes wood.
fn rained(use_first: Option<&str>) -> bool {
    let mut t = with(pair(), "oilskin");
    t.s.weather.rain = true;
    (t.s.shelter, t.s.stock.wood, t.s.stock.food) = (true, 9, 9);
    t.run_ops(vec![Op::WeatherPhase], &Ctx::default());
    if let Some(token) = use_first {
        let offered = t.options();
        let key = offered.iter().find(|key| key.contains(token));
        t.pick(key.expect("they are offered"));
    }
    t.settle();
    t.events.iter().any(|e| {
        matches!(
            e,
            Event::Lost {
                res: castaway_robinson::ids::Res::Wood,
                ..
            }
        )
    })
}
