//! What operators may ask of one game on the command line: the game brings the words, reads its options and carries it out.

use clap::{ArgMatches, Args, Command};

/// A wish of an operator, as its options say it.
pub trait Operation: Args {
    /// The word for it on the command line.
    const NAME: &'static str;
    /// What it does, in a sentence.
    const ABOUT: &'static str;

    /// Does it and prints what came of it.
    ///
    /// # Errors
    /// Why it cannot be done, in words.
    fn carry_out(self) -> Result<(), String>;
}

/// An operation of one game among those of the program.
#[derive(Clone, Copy, Debug)]
pub struct Operator {
    /// The word for it on the command line.
    pub name: &'static str,
    about: &'static str,
    options: fn(Command) -> Command,
    carry_out: fn(&ArgMatches) -> Result<(), String>,
}

impl Operator {
    /// This operation.
    pub const fn of<O: Operation>() -> Self {
        Self {
            name: O::NAME,
            about: O::ABOUT,
            options: O::augment_args,
            carry_out: carry_out::<O>,
        }
    }

    /// How it stands on the command line.
    pub fn command(&self) -> Command {
        (self.options)(Command::new(self.name)).about(self.about)
    }

    /// Carries out what was said.
    ///
    /// # Errors
    /// Why it cannot be done, in words.
    pub fn carry_out(&self, said: &ArgMatches) -> Result<(), String> {
        (self.carry_out)(said)
    }
}

fn carry_out<O: Operation>(said: &ArgMatches) -> Result<(), String> {
    let wish = O::from_arg_matches(said).map_err(|e| e.to_string())?;
    wish.carry_out()
}
