//! A clause of a rule as a test holds it: what it says in our words, and where the thing lies in that test.

/// Where the thing that a clause is about lies in its test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// On the sheet of the one whose turn it is.
    Own,
    /// With another player.
    Other,
    /// On a field of the island.
    Field,
    /// Among the dice.
    Dice,
    /// In a night, on the last day, at the end.
    Time,
    /// In what is set up before the first turn.
    Setup,
    /// In the printed numbers.
    Printed,
}

impl Lies {
    /// In words.
    pub fn word(self) -> &'static str {
        match self {
            Self::Own => "own sheet",
            Self::Other => "another player",
            Self::Field => "a field",
            Self::Dice => "the dice",
            Self::Time => "night, last day, end",
            Self::Setup => "the setup",
            Self::Printed => "printed numbers",
        }
    }
}

/// One clause with its test.
#[derive(Clone, Copy, Debug)]
pub struct Clause {
    /// The id of the rule.
    pub id: &'static str,
    /// What it says.
    pub says: &'static str,
    /// Where the thing lies.
    pub lies: Lies,
    /// The test.
    pub test: &'static str,
}

/// Tests of clauses; all of them stand in `CLAUSES` of the module.
macro_rules! clauses {
    ($(clause { id: $id:literal, says: $says:literal, lies: $lies:ident, fn $name:ident() $body:block })*) => {
        $(#[test] fn $name() $body)*

        /// The clauses of this module.
        pub const CLAUSES: &[crate::clause::Clause] = &[$(crate::clause::Clause {
            id: $id,
            says: $says,
            lies: crate::clause::Lies::$lies,
            test: concat!(module_path!(), "::", stringify!($name)),
        }),*];
    };
}

/// What tests of older files hold: a test that does not exist does not compile.
macro_rules! held {
    ($($module:ident::$test:ident, $lies:ident: { $($id:literal => $says:literal),* $(,)? })*) => {
        /// The clauses that the tests of the chapters hold.
        pub const CLAUSES: &[crate::clause::Clause] = &[$($({
            let _: fn() = crate::$module::$test;
            crate::clause::Clause {
                id: $id,
                says: $says,
                lies: crate::clause::Lies::$lies,
                test: concat!("rules::", stringify!($module), "::", stringify!($test)),
            }
        }),*),*];
    };
}

pub(crate) use {clauses, held};
