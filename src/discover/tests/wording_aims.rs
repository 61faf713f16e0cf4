//! What a stage of a quest asks for, how far it is, and where what nobody has seen yet can lie.

use castaway_discover::{
    Discover, bot,
    catalog::Catalog,
    effect::Passive,
    event::Event,
    ids::Res,
    quest::Target,
    setup::Setup,
    state::Phase,
    stock::Stock,
    view::{SpaceView, View},
    wording::{Lang, People, Wording, tile_name},
    world::{Icon, SPACES, Site, tile_of},
};
use castaway_kernel::{Game, Seat};

struct Names;

impl People for Names {
    fn name(&self, _: Seat) -> String {
        "Ada".to_owned()
    }

    fn is_reader(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }
}

/// What the first of three sees when a game begins.
fn table(catalog: &Catalog) -> View {
    let begun = Discover::create(catalog, &Setup::new("q_beacon", 3, 4), 4).unwrap();
    let mut view = Discover::view(catalog, &begun.state, Some(Seat(0)));
    view.terrain = None;
    view
}

#[test]
fn a_stage_says_how_far_it_is() {
    let catalog = Catalog::load().unwrap();
    let mut view = table(&catalog);
    view.landmarks = 10;
    view.progress.stage = 2;
    view.progress.laid = Stock::of(Res::Wood, 2);
    let of = |view: &View, lang| Wording::new(&catalog, lang).quest(view);
    let quest = of(&view, Lang::En);
    assert_eq!(
        quest.aims,
        [
            "Lay down 4 wood at landmark VIII (not seen yet; in zones 2 to 4): 2 of 4.",
            "Lay down 1 stone at landmark VIII (not seen yet; in zones 2 to 4): 0 of 1."
        ]
    );
    assert_eq!(
        (quest.stage_title.as_str(), quest.story.len()),
        ("Stage 2 of 3", 2)
    );
    view.progress.stage = 3;
    let quest = of(&view, Lang::De);
    assert_eq!(
        quest.aims,
        [
            "Verlasst an Landmarke X (noch nicht gesehen; in den Zonen 3 bis 4) das Land: Das kostet alle je 1 Wasser, 1 Nahrung und 2 Ausdauer."
        ]
    );
    for person in &mut view.people {
        person.fate = castaway_discover::state::Fate::Lost;
    }
    let quest = of(&view, Lang::De);
    assert!(quest.is_done && quest.aims.is_empty() && quest.story.len() == 4);
    assert_eq!(quest.stage_title, "Verloren");
    assert!(
        quest.stage.starts_with("Abschnitt") || quest.stage.contains(" von "),
        "{}",
        quest.stage
    );
}

#[test]
fn a_place_nobody_has_seen_is_bounded_by_the_landmarks_that_are() {
    let catalog = Catalog::load().unwrap();
    let mut view = table(&catalog);
    view.landmarks = 10;
    view.progress.stage = 2;
    let aim = |view: &View| {
        let quest = Wording::new(&catalog, Lang::En).quest(view);
        quest.aims.first().cloned().unwrap_or_default()
    };
    let zone = |view: &View, wanted: u8| {
        let mut tiles = (0..).zip(&view.tiles);
        let found = tiles.find(|(_, t)| !t.open && t.tile.zone == wanted);
        found.map(|(n, _): (usize, _)| n).unwrap()
    };
    let show = |view: &mut View, tile: usize, number: u8| {
        view.tiles[tile].open = true;
        let site = view.spaces.iter().find_map(|space| space.site).unwrap();
        view.spaces[tile * 7].site = Some(castaway_discover::world::Site {
            icon: Some(castaway_discover::world::Icon::Landmark(number)),
            ..site
        });
    };
    let farthest = view.tiles.iter().map(|t| t.tile.zone).max().unwrap();
    assert!(farthest >= 2, "the test needs a world with several zones");
    assert!(
        aim(&view).contains("(not seen yet; in zones 2 to 4)"),
        "{}",
        aim(&view)
    );
    let near = zone(&view, farthest);
    show(&mut view, near, 7);
    assert!(
        aim(&view).contains(&format!("in zone {farthest}")),
        "{}",
        aim(&view)
    );
    let mut view = table(&catalog);
    view.landmarks = 10;
    view.progress.stage = 2;
    let near = zone(&view, 2);
    show(&mut view, near, 9);
    assert!(aim(&view).contains("in zone 2)"), "{}", aim(&view));
}

#[test]
fn a_number_says_in_which_zones_a_landmark_can_lie_as_each_tile_holds_one_at_most() {
    let catalog = Catalog::load().unwrap();
    let mut view = table(&catalog);
    view.landmarks = 10;
    view.progress.stage = 2;
    // Six tiles around the camp's, ten around those: the eighth is no more among the six.
    for (n, tile) in (0_u8..).zip(&mut view.tiles) {
        tile.tile.zone = match n {
            0 => 0,
            1..=6 => 1,
            _ => 2,
        };
        tile.open = n == 0;
    }
    let aim = |view: &View, lang| Wording::new(&catalog, lang).quest(view).aims[0].clone();
    let english = aim(&view, Lang::En);
    assert!(
        english.contains("landmark VIII (not seen yet; in zone 2)"),
        "{english}"
    );
    let german = aim(&view, Lang::De);
    assert!(german.contains("in Zone 2)"), "{german}");
    // Where it may lie anywhere, it is said what a number means.
    for tile in view.tiles.iter_mut().skip(1).take(8) {
        tile.tile.zone = 1;
    }
    let english = aim(&view, Lang::En);
    assert!(
        english.contains("(not seen yet; I lies nearest the camp, X farthest)"),
        "{english}"
    );
    // With more tiles farther out the last three are not all in the last zone, but may be.
    for tile in view.tiles.iter_mut().skip(12) {
        tile.tile.zone = 3;
    }
    for tile in view.tiles.iter_mut().skip(7).take(5) {
        tile.tile.zone = 2;
    }
    let english = aim(&view, Lang::En);
    assert!(english.contains("in zones 2 to 3)"), "{english}");
}

#[test]
fn whoever_is_alone_leads_anyway_and_is_not_told_when() {
    let catalog = Catalog::load().unwrap();
    let leads = |passive: &Passive| matches!(passive, Passive::AsLeader { .. });
    let mut all = catalog.characters.values();
    let id = all
        .find(|c| c.effects.iter().any(leads))
        .unwrap()
        .id
        .clone();
    let of = |lang, alone| {
        let wording = Wording::new(&catalog, lang).alone(alone);
        wording.abilities(&id).join(" ")
    };
    assert!(of(Lang::En, false).contains("while you lead the tribe"));
    assert!(of(Lang::De, false).contains("solange du den Stamm führst"));
    for (lang, dawn) in [(Lang::En, "dawn"), (Lang::De, "Morgengrauen")] {
        let alone = of(lang, true);
        assert!(alone.contains(dawn), "{alone}");
        assert!(
            !alone.contains("tribe") && !alone.contains("Stamm"),
            "{alone}"
        );
    }
    // Nor is a night.
    let asks = |lang, alone| {
        let wording = Wording::new(&catalog, lang).alone(alone);
        let cards = catalog.nights.keys();
        let all: Vec<String> = cards.flat_map(|card| wording.lines(card)).collect();
        all.join(" ")
    };
    assert!(asks(Lang::En, false).contains("tribe leader draws"));
    assert!(!asks(Lang::En, true).contains("tribe leader"));
    assert!(!asks(Lang::De, true).contains("Stammesführung"));
}

#[test]
fn whoever_is_alone_is_not_called_somebody() {
    let catalog = Catalog::load().unwrap();
    for quest in catalog.quests.values().filter(|q| q.contest.is_none()) {
        for seats in [1, 3] {
            let setup = Setup::new(quest.id.as_str(), seats, 4);
            let begun = Discover::create(&catalog, &setup, 4).unwrap();
            let mut view = Discover::view(&catalog, &begun.state, Some(Seat(0)));
            for stage in 1..=quest.stages.len() {
                view.progress.stage = u8::try_from(stage).unwrap();
                for (lang, others) in [
                    (Lang::En, ["Somebody", "Whoever"]),
                    (Lang::De, ["Jemand", "Wer "]),
                ] {
                    let aims = Wording::new(&catalog, lang).quest(&view).aims.join(" ");
                    let named = others.iter().any(|word| aims.contains(word));
                    assert!(!aims.is_empty(), "{seats}");
                    assert!(seats > 1 || !named, "{aims}");
                }
            }
        }
    }
    let mut view = table(&catalog);
    view.people.truncate(1);
    (view.quest, view.progress.stage) = (castaway_kernel::Key::from("q_engine"), 5);
    let aims = Wording::new(&catalog, Lang::En).quest(&view).aims.join(" ");
    assert!(aims.contains("You must bring "), "{aims}");
}

#[test]
fn a_ground_that_gives_something_says_where_it_does() {
    let catalog = Catalog::load().unwrap();
    let key = castaway_kernel::Key::from("rust_flats");
    let says = |lang| Wording::new(&catalog, lang).abilities(&key).join(" ");
    assert!(
        says(Lang::En).contains("where no token lies"),
        "{}",
        says(Lang::En)
    );
    assert!(
        says(Lang::De).contains("kein Plättchen liegt"),
        "{}",
        says(Lang::De)
    );
}

#[test]
fn rising_water_names_the_tile_that_is_next_as_far_as_it_can_be_told() {
    let catalog = Catalog::load().unwrap();
    let mut seen = 0;
    for seed in 0..12 {
        let setup = Setup::new("q_flood", 1, seed);
        let mut s = Discover::create(&catalog, &setup, seed).unwrap().state;
        // The quest begins once a character is chosen.
        while s.phase == Phase::Setup {
            let command = bot::choose(&catalog, &s, Seat(0)).unwrap();
            let step = Discover::apply(&catalog, &s, Seat(0), &command);
            s = step.unwrap().state;
        }
        let early = Discover::view(&catalog, &s, Some(Seat(0)));
        assert_eq!(early.rising, Vec::<u8>::new());
        s.quest.stage = 2;
        let closed = Discover::view(&catalog, &s, Some(Seat(0))).rising;
        let safe = s.world.target(Target::Far(1)).unwrap();
        s.up[usize::from(tile_of(safe))] = true;
        let open = Discover::view(&catalog, &s, Some(Seat(0)));
        let [next] = open.rising[..] else {
            panic!("{:?}", open.rising);
        };
        let quest = Wording::new(&catalog, Lang::En).quest(&open);
        let line = format!("🌊 Tonight it is tile {}", tile_name(next));
        let said = |aims: &[String], end: &str| {
            let mut lines = aims.iter().filter_map(|aim| aim.strip_prefix(&line));
            lines.any(|rest| rest.starts_with(end))
        };
        let told = said(&quest.aims, ".") || said(&quest.aims, " (with");
        assert!(told, "{:?}", quest.aims);
        // What lies there would be lost.
        let mut laid = open.clone();
        laid.spaces[usize::from(next) * usize::from(SPACES)].dropped = Stock::of(Res::Wood, 2);
        let aims = Wording::new(&catalog, Lang::En).quest(&laid).aims;
        assert!(aims.iter().any(|aim| aim.contains("2 wood)")), "{aims:?}");
        // What is told before the place is seen holds it, too.
        assert!(closed.is_empty() || closed.contains(&next), "{closed:?}");
        let night = bot::play_on(&catalog, s.clone(), s.day).0;
        if night.quest.stage >= 2 && !night.flooded.is_empty() {
            assert_eq!(night.flooded.first(), Some(&next));
            seen += 1;
        }
    }
    assert!(seen > 3, "{seen}");
}

#[test]
fn the_camp_does_not_drown_without_a_word() {
    let catalog = Catalog::load().unwrap();
    let begun = Discover::create(&catalog, &Setup::new("q_flood", 1, 4), 4).unwrap();
    let mut view = Discover::view(&catalog, &begun.state, Some(Seat(0)));
    let is_camp = |space: &SpaceView| {
        let icon = space.site.and_then(|site| site.icon);
        icon == Some(Icon::Camp)
    };
    let at = view.spaces.iter().position(is_camp).expect("a camp");
    let tile = tile_of(u8::try_from(at).unwrap());
    let other = tile + 1;
    (view.progress.stage, view.rising) = (2, vec![tile, other]);
    for (lang, camp) in [(Lang::En, "the camp"), (Lang::De, "das Lager")] {
        let words = Wording::new(&catalog, lang);
        let mut aims = words.quest(&view).aims;
        aims.retain(|aim| aim.starts_with('🌊'));
        assert_eq!(aims.join(" ").matches(camp).count(), 1, "{aims:?}");
        let told = |tile| words.told(&view, &Names, &Event::Flooded(tile)).unwrap();
        assert!(told(tile).contains(camp), "{}", told(tile));
        assert!(!told(other).contains(camp), "{}", told(other));
    }
    // Whatever else has a name went, too, where it was seen.
    let first = usize::from(other) * usize::from(SPACES);
    view.spaces[first].site = Some(Site {
        icon: Some(Icon::Landmark(4)),
        ..view.spaces[at].site.expect("the camp is seen")
    });
    for (lang, landmark) in [(Lang::En, "landmark IV"), (Lang::De, "Landmarke IV")] {
        let words = Wording::new(&catalog, lang);
        let told = words.told(&view, &Names, &Event::Flooded(other)).unwrap();
        assert!(told.contains(landmark), "{told}");
    }
}
