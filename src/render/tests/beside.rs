//! The window of a panel with a card beside the island.

#[path = "../samples/mod.rs"]
mod samples;

use castaway_render::{Plain, with_card_svg};

/// The boxes of people in the rows that stand lowest below the island, from the last row up.
fn lowest(svg: &str) -> [usize; 2] {
    let boxes = svg.lines().filter(|line| line.starts_with("<rect"));
    let boxes: Vec<&str> = boxes.collect();
    ["638", "582"].map(|y| {
        let there = format!(" y=\"{y}\"");
        let high = |line: &&&str| line.contains(&there) && line.contains(" height=\"50\"");
        boxes.iter().filter(high).count()
    })
}

#[test]
fn beside_a_card_people_share_rows_so_that_the_island_keeps_its_height() {
    let (_, card) = samples::cards().remove(0);
    let mut view = samples::start(&["carpenter", "cook", "soldier"]);
    for (people, rows) in [(1, [1, 0]), (2, [2, 0]), (3, [3, 0])] {
        let mut view = view.clone();
        view.people.truncate(people);
        let svg = with_card_svg(&view, &Plain, &card);
        assert_eq!(lowest(&svg), rows, "{people}");
    }
    // One more: two rows of two.
    let first = view.people.first().cloned();
    view.people.extend(first);
    assert_eq!(lowest(&with_card_svg(&view, &Plain, &card)), [2, 2]);
}
