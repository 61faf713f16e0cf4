use crate::Seat;

/// Who may be told of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Audience<E> {
    /// Everybody, also who only watches.
    All,
    /// One seat; nobody else learns that anything happened.
    Only(Seat),
    /// One seat, and everybody else the public half, such as "draws a project".
    Half {
        /// Who is told all of it.
        seat: Seat,
        /// What all others are told.
        public: E,
    },
}

impl<E: Clone> Audience<E> {
    /// What a seat, or a bystander, is told of the event that has this audience.
    pub fn told(self, event: &E, viewer: Option<Seat>) -> Option<E> {
        match self {
            Self::All => Some(event.clone()),
            Self::Only(seat) => (viewer == Some(seat)).then(|| event.clone()),
            Self::Half { seat, .. } if viewer == Some(seat) => Some(event.clone()),
            Self::Half { public, .. } => Some(public),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_is_told_its_half() {
        let told = |audience: &Audience<&'static str>| {
            [Some(Seat(0)), Some(Seat(1)), None].map(|v| audience.clone().told(&"draws a spear", v))
        };
        let all = Some("draws a spear");
        assert_eq!(told(&Audience::All), [all; 3]);
        assert_eq!(told(&Audience::Only(Seat(1))), [None, all, None]);
        let half = Audience::Half {
            seat: Seat(0),
            public: "draws",
        };
        assert_eq!(told(&half), [all, Some("draws"), Some("draws")]);
    }
}
