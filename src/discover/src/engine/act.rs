use castaway_kernel::{Key, Seat};

use super::{Done, Engine, no};
use crate::{
    command::Command,
    event::Event,
    reject::Rejection,
    state::{Phase, Task, Turn},
};

impl Engine<'_> {
    /// Carries out an order that is no answer: one of the actions (D-ACT-2), as many in a turn as stamina pays (D-DAY-2).
    pub(crate) fn act(&mut self, seat: Seat, command: &Command) -> Done {
        // Whoever is the last to give up leaves no question to be answered.
        let last = self.s.phase != Phase::Setup && self.s.in_order() == [seat];
        if last && *command == Command::GiveUp {
            self.falls(seat)?;
            self.finish();
            return Ok(());
        }
        if self.s.ask.is_some() || !self.s.is_here(seat) || self.s.turn().is_none() {
            return no(Rejection::NotNow);
        }
        match command {
            Command::Lead(to) => return self.name_leader(seat, *to),
            Command::Show { to, project } => return self.show(seat, *to, project),
            Command::Accept(from) => return self.accept(seat, *from),
            Command::Decline(from) => return self.decline(seat, *from),
            Command::GiveUp => return self.falls(seat),
            _ => {}
        }
        let free = match &self.s.phase {
            Phase::Day(turn) if turn.seat == seat => turn.free_gather,
            _ => return no(Rejection::NotNow),
        };
        match command {
            Command::Move(to) => self.walk(seat, *to, false),
            Command::Drive(to) => self.walk(seat, *to, true),
            Command::Go { way, gather } => self.go_way(seat, way, *gather),
            Command::Gather(what) => self.gather(seat, *what, free),
            Command::Scout { tile, second } => self.scout(seat, *tile, *second),
            Command::Investigate => self.investigate(seat),
            Command::Craft(project) => self.craft(seat, project),
            Command::Cook(n) => self.cook(seat, *n),
            Command::Refire => self.refire(seat),
            Command::Recover { who, kind } => self.recover(seat, *who, *kind),
            Command::Loot { from, what } => self.loot(seat, *from, what),
            Command::Attack(target) => self.attack(seat, *target),
            Command::Use { source, nth } => self.use_ability(seat, *source, *nth),
            Command::Ferry => self.ferry(seat),
            Command::Deliver => self.deliver(seat),
            Command::Activate => self.activate(seat),
            Command::Exit => self.exit(seat),
            Command::Offer { to, give, take } => return self.offer(seat, *to, give, take),
            Command::EndTurn => {
                self.push([Task::Next]);
                Ok(())
            }
            Command::Choose(_)
            | Command::Lead(_)
            | Command::Show { .. }
            | Command::Accept(_)
            | Command::Decline(_)
            | Command::GiveUp => no(Rejection::NotNow),
        }?;
        let walked = matches!(
            command,
            Command::Move(_) | Command::Drive(_) | Command::Go { .. }
        );
        if let Phase::Day(turn) = &mut self.s.phase {
            turn.dawn = false;
            turn.free_gather = walked && turn.seat == seat;
        }
        self.s.named.clear();
        Ok(())
    }

    /// Takes stamina away (D-ACT-1).
    pub(crate) fn tire(&mut self, seat: Seat, n: u8) -> Done {
        let survivor = self.who_mut(seat)?;
        match survivor.stamina.checked_sub(n) {
            Some(left) => {
                survivor.stamina = left;
                Ok(())
            }
            None => no(Rejection::Stamina),
        }
    }

    /// Whether there is stamina for something.
    pub(crate) fn rested(&self, seat: Seat, n: u8) -> Done {
        match self.who(seat)?.stamina >= n {
            true => Ok(()),
            false => no(Rejection::Stamina),
        }
    }

    /// Changes stamina within its bounds (D-NIGHT-3, D-R-13).
    pub(crate) fn stamina(&mut self, seat: Seat, by: i8) -> Done {
        let survivor = self.who_mut(seat)?;
        let before = survivor.stamina;
        survivor.stamina = before.saturating_add_signed(by).min(12);
        let after = survivor.stamina;
        if after != before {
            // What was lost or gained, which may be less than the card says.
            let by = i16::from(after) - i16::from(before);
            let by = i8::try_from(by).unwrap_or_default();
            self.tell(Event::Stamina(seat, by));
        }
        Ok(())
    }

    /// Before the first turn of a day the leader may pass the token on (D-NIGHT-4), or all others agree on somebody.
    fn name_leader(&mut self, seat: Seat, to: Seat) -> Done {
        if !self.s.turn().is_some_and(|turn| turn.dawn) {
            return no(Rejection::Late);
        }
        if to == self.s.leader || !self.s.is_here(to) {
            return no(Rejection::Seat);
        }
        if seat == self.s.leader {
            self.lead(to);
            return Ok(());
        }
        let started = self.s.started();
        self.s.named.resize(started, None);
        if self.s.named[seat.index()] == Some(to) {
            return no(Rejection::Late);
        }
        self.s.named[seat.index()] = Some(to);
        let mut others = self.s.in_order();
        others.retain(|other| *other != self.s.leader);
        if others.iter().all(|o| self.s.named[o.index()] == Some(to)) {
            self.lead(to);
        }
        Ok(())
    }

    /// Somebody leads, and has the first turn of a day that has not begun (D-LEAD-1).
    pub(crate) fn lead(&mut self, to: Seat) {
        self.s.leader = to;
        self.s.named.clear();
        self.tell(Event::Leads(to));
        if let Phase::Day(turn) = &mut self.s.phase
            && turn.dawn
        {
            turn.seat = to;
            self.tell(Event::Turn(to));
        }
    }

    fn show(&mut self, seat: Seat, to: Seat, project: &Key) -> Done {
        if !self.who(seat)?.hand.contains(project) {
            return no(Rejection::Project);
        }
        if to == seat || !self.s.is_here(to) {
            return no(Rejection::Seat);
        }
        if !self.who_mut(to)?.shown.insert((seat, project.clone())) {
            return no(Rejection::Project);
        }
        self.tell(Event::Shown(seat, to, Some(project.clone())));
        Ok(())
    }

    /// The next turn of the day, or the night (D-ROUND-1, D-DAY-1).
    pub(crate) fn next_turn(&mut self) -> Done {
        self.s.offers.clear();
        let Phase::Day(turn) = &mut self.s.phase else {
            return Ok(());
        };
        let seat = turn.seat;
        turn.done.push(seat);
        turn.free_gather = false;
        turn.dawn = false;
        let done = turn.done.clone();
        // Those left go on in the order of seats, also when the leader fell (D-R-20).
        let next = self.s.from(seat).into_iter().find(|s| !done.contains(s));
        match next {
            Some(next) => {
                if let Phase::Day(turn) = &mut self.s.phase {
                    turn.seat = next;
                }
                self.tell(Event::Turn(next));
                Ok(())
            }
            None => self.nightfall(),
        }
    }

    /// A day begins with the leader's turn.
    pub(crate) fn dawn(&mut self) {
        self.s.wayside = [0, self.s.wayside[1]];
        self.s.named.clear();
        self.tell(Event::Dawn(self.s.day));
        let first = self.s.leader;
        self.s.phase = Phase::Day(Turn {
            seat: first,
            done: Vec::new(),
            free_gather: false,
            dawn: true,
        });
        self.tell(Event::Turn(first));
        self.lead_well(first);
    }
}
