//! The list of differences itself: every line of it is a ruling that is played both ways, or a note.

use std::collections::BTreeMap;

use castaway_robinson::{
    Island,
    rulings::{Edition, Rulings},
    setup::Setup,
};

use crate::table::catalog;
use castaway_kernel::Game;

/// What a line of the list is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// The first edition plays another option.
    Switch,
    /// Only a player aid of the first edition, or a reading of our own, plays it: an option, and not in the preset.
    Option,
    /// No play changes: a settled ruling says it.
    Note,
    /// It belongs to a sheet of its own: as soon as that is built a ruling names the line, whichever way.
    Sheet,
}

use Line::{Note, Option as Aid, Sheet, Switch};

/// Every line of the list of differences between the editions.
const LINES: [(&str, Line); 52] = [
    ("token.danger_camp", Switch),
    ("token.time_camp", Switch),
    ("token.extra_resource_needs_source", Switch),
    ("token.extra_wood_build_discard", Switch),
    ("token.reroll_persist", Aid),
    ("dice.reroll_with_fresh_det", Switch),
    ("dice.order", Note),
    ("dice.fail_bonus_adventure", Aid),
    ("end.trade_tokens", Switch),
    ("build.flip_time", Note),
    ("build.roof_pal_bonus_without_shelter", Note),
    ("item.basket_sack_on_failure", Switch),
    ("item.bed_with_hammock", Aid),
    ("item.whip_scope", Switch),
    ("item.helmet_animals_die", Switch),
    ("card.new_flock_token", Switch),
    ("card.treasure_map", Switch),
    ("card.equipment_draw_pool", Switch),
    ("card.council_pick", Aid),
    ("card.howling_rest", Switch),
    ("ability.reconnaissance_rest", Switch),
    ("ability.defensive_plan_cost", Aid),
    ("ability.frenzy_scope", Switch),
    ("ability.economical_scope", Aid),
    ("ability.handyman_scope", Aid),
    ("ability.food_and_token_gain", Aid),
    ("distance.limit", Aid),
    ("friday.reroll", Aid),
    ("friday.decider", Aid),
    ("firstplayer.tiebreak", Aid),
    ("setup.equipment_easier", Note),
    ("setup.dog_with_3", Note),
    ("setup.no_soldier_1_2", Note),
    ("end.inaccessible_camp", Note),
    ("score.vp", Switch),
    ("scen2.bell", Switch),
    ("scen3.jenny_rest_aids", Sheet),
    ("scen4.ash_on_flipped", Sheet),
    ("scen4.jollyboat_wait", Sheet),
    ("scen5.raid_choice", Sheet),
    ("scen5.totem_discard", Sheet),
    ("scen5.canoe_rest", Sheet),
    ("scen5.city_path", Sheet),
    ("scen5.ballista_shelter", Sheet),
    ("scen6.book", Sheet),
    ("scen6.totem", Sheet),
    ("scen7.present", Sheet),
    ("scen7.tokens_place", Sheet),
    ("personal.det_on_rebuild", Aid),
    ("scen1.pile_window", Switch),
    ("friday.hammock", Switch),
    ("scen4.start_items", Sheet),
];

/// The number of the scenario that a line belongs to.
fn scenario(line: &str) -> Option<u8> {
    line.strip_prefix("scen")?[..1].parse().ok()
}

#[test]
fn every_line_of_the_list_is_played_or_noted() {
    let names: BTreeMap<&str, Line> = LINES.into();
    assert_eq!(names.len(), 52);
    for (name, line) in names {
        let source = format!("editions/{name}");
        let mut all = catalog().rulings.iter();
        let ruling = all.find(|r| r.sources.contains(&source));
        let built = scenario(name).is_none_or(|n| {
            let mut sheets = catalog().scenarios.values();
            sheets.any(|s| s.number == Some(n))
        });
        let said = ruling.map(|r| match (&r.edition, r.fixed) {
            (Some(_), _) => Switch,
            (None, true) => Note,
            (None, false) => Aid,
        });
        match line {
            // "The scenario is not built" is the one reason to leave it out.
            Sheet => assert!(said.is_some() || !built, "{name} is not named"),
            Switch | Aid | Note => assert_eq!(said, Some(line), "{name}"),
        }
    }
}

#[test]
fn a_ruling_of_an_edition_says_so_in_its_sources() {
    for ruling in catalog().rulings.iter().filter(|r| r.edition.is_some()) {
        let named = ruling.sources.iter().any(|s| s.starts_with("editions/"));
        assert!(named, "{}", ruling.id);
    }
}

#[test]
fn an_edition_sets_the_whole_list_and_each_line_can_be_switched_back() {
    let rulings = &catalog().rulings;
    let first = Rulings::of(Edition::First, rulings);
    let wanted = rulings.iter().filter(|r| r.edition.is_some());
    for ruling in rulings {
        let older = ruling.edition.as_ref().unwrap_or(&ruling.default);
        assert_eq!(first.option_of(ruling), older, "{}", ruling.id);
    }
    assert!(wanted.count() >= 18);
    assert_eq!(first.edition(rulings), Some(Edition::First));
    assert_eq!(Rulings::default().edition(rulings), Some(Edition::Second));
    let second = Rulings::of(Edition::Second, rulings);
    assert!(second.is_empty());
    let mut setup = Setup::standard(2);
    setup.rulings = first.clone();
    let s = Island::create(catalog(), &setup, 3).expect("granted").state;
    assert_eq!(s.rulings.edition(rulings), Some(Edition::First));
    for ruling in rulings.iter().filter(|r| r.edition.is_some()) {
        let mut mixed = first.clone();
        mixed.set(ruling.id.clone(), ruling.default.clone());
        assert_eq!(mixed.edition(rulings), None, "{}", ruling.id);
        setup.rulings = mixed;
        let s = Island::create(catalog(), &setup, 3).expect("granted").state;
        let played = s.rulings.named(ruling.id.as_str());
        assert_eq!(played, Some(&ruling.default), "a save holds it by value");
    }
}
