//! A table that fills up before a shared island: who sits down, for which scenario.

use castaway_kernel::Key;
use castaway_rollwrite::ids::Difficulty;
use serde::{Deserialize, Serialize};

use super::{panel::scenario_name, press::Press, words::Words};
use crate::ui::{
    SEA,
    message::{Button, Embed, Message, Style},
    press::GamePresses,
    texts::Lang,
};

/// Seats of a shared island.
pub const SEATS: usize = 4;

/// A table that fills up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lobby {
    /// Which one of its channel; the buttons say so.
    pub id: u64,
    /// The scenario.
    pub scenario: Key,
    /// How hard.
    pub difficulty: Difficulty,
    /// The language of its message.
    pub language: Lang,
    /// Who sits there, the host first.
    pub people: Vec<u64>,
}

impl Lobby {
    /// With one more, if there is room.
    #[must_use]
    pub fn joined(mut self, user: u64) -> Self {
        if self.people.len() < SEATS && !self.people.contains(&user) {
            self.people.push(user);
        }
        self
    }

    /// Without one; the host stays.
    #[must_use]
    pub fn left(mut self, user: u64) -> Self {
        let host = self.people.first().copied();
        self.people.retain(|u| *u != user || Some(*u) == host);
        self
    }

    /// The message.
    pub fn message(&self, w: &Words<'_>) -> Message {
        let people: Vec<String> = self.people.iter().map(|u| format!("👤 <@{u}>")).collect();
        let cards = [self.scenario.clone()];
        let text = w.with(
            "rw-lobby",
            &[
                ("intro", (&w.wording.intro(&self.scenario)).into()),
                ("difficulty", (&w.difficulty(self.difficulty)).into()),
                ("people", (&people.join("\n")).into()),
            ],
        );
        let title = w.with(
            "rw-lobby-title",
            &[("scenario", (&scenario_name(w, &cards)).into())],
        );
        let mut message = Message::embed(Embed::new(title, text).colour(SEA));
        let full = self.people.len() >= SEATS;
        message.push_buttons(vec![
            Button::new(Press::Join(self.id).id(0), w.get("rw-button-join"))
                .style(Style::Primary)
                .emoji("🙋")
                .disabled(full),
            Button::new(Press::Leave(self.id).id(0), w.get("rw-button-leave")),
            Button::new(Press::Start(self.id).id(0), w.get("rw-button-start"))
                .style(Style::Success)
                .emoji("⛵")
                .disabled(self.people.len() < 2),
        ]);
        message
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_taken_once_and_the_host_stays() {
        let lobby = Lobby {
            id: 9,
            scenario: "s14".into(),
            difficulty: Difficulty::Harsh,
            language: Lang::De,
            people: vec![u64::MAX, u64::MAX - 1, 77],
        };
        assert_eq!(lobby.clone().joined(77), lobby, "nobody sits twice");
        let full = lobby.clone().joined(5);
        assert_eq!(full.people.len(), 4);
        assert_eq!(full.clone().joined(6), full);
        assert_eq!(full.left(5), lobby);
        assert_eq!(lobby.clone().left(u64::MAX), lobby, "the host stays");
    }
}
