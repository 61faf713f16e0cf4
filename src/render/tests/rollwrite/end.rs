//! The end of a game in its picture.

use castaway_render::{
    Layout,
    rollwrite::{BoardInput, board_svg, rollwrite_alt},
};
use castaway_rollwrite::{content::Goal, view::Standing};

use crate::{catalog, drawn::texts, input, samples};

/// Alone the end says how it went.
#[test]
fn the_end_of_a_game_alone_says_how_it_went() {
    let catalog = catalog();
    let words = samples::Words::english();
    let mut all = samples::all(&catalog).into_iter();
    let over = all.find(|s| s.name == "solo_over").expect("a sample");
    let mut view = over.view;
    for (met, word) in [(true, "You made it!"), (false, "Not this time")] {
        view.charter.goals = vec![Goal::AtSea];
        view.players[0].standing = Standing::Playing;
        view.scores.scores[0].met = met;
        let input = BoardInput {
            layout: Layout::Window,
            ..input(&catalog, &view, &[], &words)
        };
        let found = texts(&board_svg(&input));
        let said: Vec<&str> = found.iter().map(|t| t.text.as_str()).collect();
        assert!(said.join(" ").contains(word), "{said:?}");
        assert!(rollwrite_alt(&input).contains(word));
    }
}
