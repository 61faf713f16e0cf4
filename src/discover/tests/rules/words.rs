//! Which test plays each word of the effects: one that is not there, or in whose test nothing has it, fails by its name.

use std::collections::BTreeSet;

/// Words for what is done: the file of the test and its name. The test resolves an effect of that word.
const DONE: [(&str, &str, &str); 31] = [
    ("gain", "effects", "gain_spend_lose_convert"),
    ("spend", "effects", "gain_spend_lose_convert"),
    ("lose", "effects", "gain_spend_lose_convert"),
    ("convert", "effects", "gain_spend_lose_convert"),
    ("lose_random", "effects", "lose_random_spares_quest_items"),
    ("stamina", "effects", "stamina_others_stamina_share_stamina"),
    (
        "others_stamina",
        "effects",
        "stamina_others_stamina_share_stamina",
    ),
    (
        "share_stamina",
        "effects",
        "stamina_others_stamina_share_stamina",
    ),
    ("damage", "effects", "damage_and_heal"),
    ("heal", "effects", "damage_and_heal"),
    ("draw_project", "effects", "draw_project_and_found_item"),
    ("found_item", "effects", "draw_project_and_found_item"),
    ("choice", "effects", "choice_pay_or_and_roll"),
    ("pay_or", "effects", "choice_pay_or_and_roll"),
    ("roll", "effects", "choice_pay_or_and_roll"),
    ("spawn", "effects", "spawn_spawn_if_none_move_monster"),
    (
        "spawn_if_none",
        "effects",
        "spawn_spawn_if_none_move_monster",
    ),
    (
        "move_monster",
        "effects",
        "spawn_spawn_if_none_move_monster",
    ),
    (
        "place_fire",
        "effects",
        "place_fire_nearest_fire_out_fires_out",
    ),
    (
        "nearest_fire_out",
        "effects",
        "place_fire_nearest_fire_out_fires_out",
    ),
    (
        "fires_out",
        "effects",
        "place_fire_nearest_fire_out_fires_out",
    ),
    ("sources_clean", "effects", "sources_clean_and_place_water"),
    ("place_water", "effects", "sources_clean_and_place_water"),
    ("reveal_tile", "effects", "reveal_tile_peek_tile_peek_token"),
    ("peek_tile", "effects", "reveal_tile_peek_tile_peek_token"),
    ("peek_token", "effects", "reveal_tile_peek_tile_peek_token"),
    ("fight", "effects", "fight_of_a_pool"),
    ("threat", "effects", "each_and_threat_and_give_nearest"),
    ("each", "effects", "each_and_threat_and_give_nearest"),
    (
        "give_nearest",
        "effects",
        "each_and_threat_and_give_nearest",
    ),
    ("upgrade", "effects", "upgrade_in_each_kind"),
];

/// Words for what holds: the file of the test, its name, and what has the word there, by its id in the content.
const HOLDS: [(&str, &str, &str, &str); 36] = [
    (
        "counters",
        "abilities",
        "counters_card_action_and_carry_limit",
        "rations",
    ),
    (
        "card_action",
        "abilities",
        "counters_card_action_and_carry_limit",
        "rations",
    ),
    (
        "carry_limit",
        "abilities",
        "counters_card_action_and_carry_limit",
        "ph",
    ),
    ("carry", "carry", "items_carry", "waterskin"),
    (
        "free_scout",
        "abilities",
        "free_scout_scout_two_terrain_discount",
        "pf",
    ),
    (
        "scout_two",
        "abilities",
        "free_scout_scout_two_terrain_discount",
        "map",
    ),
    (
        "terrain_discount",
        "abilities",
        "free_scout_scout_two_terrain_discount",
        "cl",
    ),
    ("on_gather", "abilities", "on_gather_and_on_reward", "wd"),
    ("on_reward", "abilities", "on_gather_and_on_reward", "bt"),
    (
        "cook_anywhere",
        "abilities",
        "cook_anywhere_and_cook_bonus",
        "ck",
    ),
    (
        "cook_bonus",
        "abilities",
        "cook_anywhere_and_cook_bonus",
        "smoker",
    ),
    (
        "night_stamina",
        "abilities",
        "night_stamina_night_gain_ignore_cold",
        "rn",
    ),
    (
        "night_gain",
        "abilities",
        "night_stamina_night_gain_ignore_cold",
        "snare",
    ),
    (
        "ignore_cold",
        "abilities",
        "night_stamina_night_gain_ignore_cold",
        "mantle",
    ),
    (
        "combat_gray",
        "abilities",
        "combat_gray_combat_red_combat_reroll",
        "hn",
    ),
    (
        "combat_red",
        "abilities",
        "combat_gray_combat_red_combat_reroll",
        "buckler",
    ),
    (
        "combat_reroll",
        "abilities",
        "combat_gray_combat_red_combat_reroll",
        "crossbow",
    ),
    (
        "escape",
        "escape",
        "a_bell_rings_every_third_day",
        "goat_bell",
    ),
    (
        "recover_also_physical",
        "abilities",
        "craft_discount_recover_also_physical",
        "md",
    ),
    (
        "craft_discount",
        "abilities",
        "craft_discount_recover_also_physical",
        "eg",
    ),
    (
        "dirty_safe_on",
        "damage",
        "dirty_water_is_safer_for_some",
        "wt",
    ),
    (
        "ignore_threat",
        "abilities",
        "ignore_threat_replace_threat_draw_two",
        "st",
    ),
    (
        "replace_threat",
        "abilities",
        "ignore_threat_replace_threat_draw_two",
        "torch",
    ),
    (
        "threat_draw2_keep1",
        "abilities",
        "ignore_threat_replace_threat_draw_two",
        "nt",
    ),
    (
        "at_water_gather_alt",
        "abilities",
        "as_leader_and_at_water_gather_alt",
        "trap",
    ),
    (
        "as_leader",
        "abilities",
        "as_leader_and_at_water_gather_alt",
        "ld",
    ),
    ("start_hand", "rest", "a_card_beats_the_rules", "mc"),
    (
        "camp_no_monsters",
        "abilities",
        "counts_as_fire_for_threats_and_camp_no_monsters",
        "palisade",
    ),
    (
        "counts_as_fire_for_threats",
        "abilities",
        "counts_as_fire_for_threats_and_camp_no_monsters",
        "lamp",
    ),
    ("key", "actions", "a_key_opens_a_chest", "brass_key"),
    ("discard_when", "nights", "threats", "wild_8"),
    (
        "objective_counts_as_fire",
        "abilities",
        "terrain_rules",
        "cinder_isle",
    ),
    ("enter_cost", "abilities", "terrain_rules", "amber_waste"),
    ("cold_pay_also", "abilities", "terrain_rules", "frost_spine"),
    ("animals_stay", "abilities", "terrain_rules", "hollow_vale"),
    ("enter_gain", "abilities", "terrain_rules", "rust_flats"),
];

/// The tests that are named above, by their files.
const TESTS: [(&str, &str); 8] = [
    ("abilities", include_str!("abilities.rs")),
    ("actions", include_str!("actions.rs")),
    ("carry", include_str!("carry.rs")),
    ("damage", include_str!("damage.rs")),
    ("effects", include_str!("effects.rs")),
    ("escape", include_str!("escape.rs")),
    ("nights", include_str!("nights.rs")),
    ("rest", include_str!("rest.rs")),
];

/// The content in which words are held.
const CONTENT: [&str; 5] = [
    include_str!("../../../../content/discover/characters.toml"),
    include_str!("../../../../content/discover/items.toml"),
    include_str!("../../../../content/discover/projects.toml"),
    include_str!("../../../../content/discover/threats.toml"),
    include_str!("../../../../content/discover/tiles.toml"),
];

/// The words of the first enum of a source, as the content writes them.
fn words(source: &str) -> BTreeSet<String> {
    let variant = |line: &str| {
        let name = line.strip_prefix("    ")?;
        let name = name.trim_end_matches([' ', '{', ',']);
        let first = name.chars().next()?;
        let whole = name.chars().all(char::is_alphanumeric);
        (first.is_uppercase() && whole).then(|| snake(name))
    };
    let body = source.split("pub enum ").nth(1).unwrap_or_default();
    let lines = body.lines().take_while(|line| *line != "}");
    lines.filter_map(variant).collect()
}

fn snake(name: &str) -> String {
    let mut out = String::new();
    for (n, c) in name.chars().enumerate() {
        if c.is_uppercase() && n > 0 {
            out.push('_');
        }
        out.extend(c.to_lowercase());
    }
    out
}

/// What a test does; none where the file has no test of that name.
fn body(file: &str, test: &str) -> Option<&'static str> {
    let (_, source) = TESTS.into_iter().find(|(name, _)| *name == file)?;
    let (before, after) = source.split_once(&format!("\nfn {test}() {{\n"))?;
    // Between its attributes and it stands nothing else.
    let above = before.rsplit("\n\n").next()?;
    let body = after.split("\n}\n").next()?;
    above.starts_with("#[test]").then_some(body)
}

/// Whether the entry of an id in the content has a word.
fn has(id: &str, word: &str) -> bool {
    let entries = CONTENT.iter().flat_map(|text| text.split("\n[["));
    let named = format!("\nid = \"{id}\"\n");
    let mut own = entries.filter(|entry| entry.contains(&named));
    own.any(|entry| entry.contains(&format!("op = \"{word}\"")))
}

#[test]
fn every_word_is_tested() {
    let done = words(include_str!("../../src/effect/op.rs"));
    let named: BTreeSet<String> = DONE.iter().map(|(word, ..)| (*word).to_owned()).collect();
    assert_eq!(done, named, "words for what is done, and those with a test");
    let holds = words(include_str!("../../src/effect/passive.rs"));
    let named: BTreeSet<String> = HOLDS.iter().map(|(word, ..)| (*word).to_owned()).collect();
    assert_eq!(holds, named, "words for what holds, and those with a test");
    let done = DONE.map(|(word, file, test)| (word, file, test, None));
    let holds = HOLDS.map(|(word, file, test, by)| (word, file, test, Some(by)));
    for (word, file, test, by) in done.into_iter().chain(holds) {
        let body = body(file, test);
        let body = body.unwrap_or_else(|| panic!("{word}: no test {test} in {file}.rs"));
        let sign = match by {
            Some(id) => format!("\"{id}\""),
            None => format!("\"op\":\"{word}\""),
        };
        assert!(body.contains(&sign), "{word}: {test} has no {sign}");
        if let Some(id) = by {
            assert!(has(id, word), "{id} has no {word}");
        }
    }
}

#[test]
fn a_test_that_is_none_is_not_found() {
    assert!(body("effects", "upgrade_in_each_kind").is_some());
    assert_eq!(body("effects", "stock"), None, "no test");
    assert_eq!(body("effects", "upgrade_in_no_kind"), None);
    assert!(has("map", "scout_two") && !has("map", "scout_three"));
}
