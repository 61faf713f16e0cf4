//! A table that fills up before a shared island: who sits down, for which scenario.
//!
//! Nothing is kept anywhere but in the buttons, so that a lobby outlives a restart.

use castaway_kernel::Key;
use castaway_rollwrite::ids::Difficulty;

use super::{panel::scenario_name, press::Press, words::Words};
use crate::{
    message::{Button, Embed, Message, Style},
    present::SEA,
};

/// Seats of a shared island.
pub const SEATS: usize = 4;

/// A table that fills up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    /// The scenario.
    pub scenario: Key,
    /// How hard.
    pub difficulty: Difficulty,
    /// Who sits there, the host first.
    pub people: Vec<u64>,
}

const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";

fn short(mut number: u64) -> String {
    let mut text = Vec::new();
    loop {
        let digit = usize::try_from(number % 36).unwrap_or(0);
        text.push(DIGITS[digit]);
        number /= 36;
        if number == 0 {
            break;
        }
    }
    text.reverse();
    String::from_utf8(text).unwrap_or_default()
}

impl Lobby {
    /// The arguments of a component id.
    pub fn write(&self) -> [String; 3] {
        let level = match self.difficulty {
            Difficulty::Gentle => "g",
            Difficulty::Fair => "f",
            Difficulty::Harsh => "h",
        };
        let people: Vec<String> = self.people.iter().map(|u| short(*u)).collect();
        [self.scenario.to_string(), level.into(), people.join(".")]
    }

    /// Reads the arguments.
    pub fn read(args: [&str; 3]) -> Option<Self> {
        let difficulty = match args[1] {
            "g" => Difficulty::Gentle,
            "f" => Difficulty::Fair,
            "h" => Difficulty::Harsh,
            _ => return None,
        };
        let people: Vec<u64> = args[2]
            .split('.')
            .map(|p| u64::from_str_radix(p, 36).ok())
            .collect::<Option<_>>()?;
        (people.len() <= SEATS).then(|| Self {
            scenario: args[0].into(),
            difficulty,
            people,
        })
    }

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
            Button::new(Press::Join(self.clone()).id(0), w.get("rw-button-join"))
                .style(Style::Primary)
                .emoji("🙋")
                .disabled(full),
            Button::new(Press::Leave(self.clone()).id(0), w.get("rw-button-leave")),
            Button::new(Press::Start(self.clone()).id(0), w.get("rw-button-start"))
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
    use crate::component::Id;

    #[test]
    fn a_full_lobby_fits_its_buttons_and_comes_back() {
        let lobby = Lobby {
            scenario: "s14".into(),
            difficulty: Difficulty::Harsh,
            people: vec![u64::MAX, u64::MAX - 1, 0, 77],
        };
        for press in [
            Press::Join(lobby.clone()),
            Press::Leave(lobby.clone()),
            Press::Start(lobby.clone()),
        ] {
            let id = Id::read(&press.id(0)).unwrap();
            assert_eq!(Press::read(&id), Some(press));
        }
        assert_eq!(lobby.clone().joined(5), lobby);
        assert_eq!(lobby.clone().left(77).people.len(), 3);
        assert_eq!(lobby.clone().left(u64::MAX), lobby, "the host stays");
        assert_eq!(Lobby::read(["s01", "x", "1"]), None);
        assert_eq!(Lobby::read(["s01", "f", "1.2.3.4.5"]), None);
        assert_eq!(Lobby::read(["s01", "f", ""]), None);
    }
}
