//! The real process is killed at random moments; nothing that was shown as done is lost.
//! Reproduce: `cargo test -p castaway --test crash -- --nocapture`.

mod process;

use castaway::ops::load;
use process::life::{Choice, Played, id, nothing_shown_is_lost, pressable};
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shown_is_lost_over_thirty_kills() {
    let game = Played {
        command: "island",
        players: 1,
        choose: load::choose,
        whose: |_| 0,
        page: None,
    };
    nothing_shown_is_lost(&game, 30).await;
}

/// The game of exploring: an answer, else a deed, and the end of a turn where there is none.
fn explores(message: &Value) -> Option<Choice> {
    let first = |name| pressable(message, name).next();
    if let Some(button) = first("do-sure").or(first("pick")) {
        return Some((id(button), None));
    }
    if let Some(menu) = first("picks").or(first("drops")) {
        let value = menu["options"][0]["value"].as_str()?;
        return Some((id(menu), Some(value.to_owned())));
    }
    let ends = |button: &&Value| id(button).ends_with("|end");
    let deed = pressable(message, "do").find(|button| !ends(button));
    deed.or(first("do")).map(|button| (id(button), None))
}

/// The seat that a press of that game is of.
fn seat(id: &str) -> usize {
    let parts: Vec<&str> = id.split('|').collect();
    let at = match parts.get(2) {
        Some(&("pick" | "picks" | "drops")) => 5,
        _ => 4,
    };
    let seat = parts.get(at).and_then(|seat| seat.parse().ok());
    seat.unwrap_or(0)
}

fn exploring(players: usize) -> Played {
    Played {
        command: "explore",
        players,
        choose: explores,
        whose: seat,
        page: Some("hand"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shown_of_a_world_that_one_explores_is_lost() {
    nothing_shown_is_lost(&exploring(1), 16).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shown_of_a_world_that_two_explore_is_lost() {
    let (_, hidden) = nothing_shown_is_lost(&exploring(2), 16).await;
    assert!(hidden > 1, "both chose in private");
}
