use castaway_kernel::{Key, Seat};
use serde::{Deserialize, Serialize};

use super::{Foe, Modifier, Source};
use crate::{
    effect::{Deck, Op, Where},
    ids::{Damage, Res, Support},
    on_way::OnWay,
    stock::{Cost, Stock},
    world::Space,
};

/// For whom and because of what something is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ctx {
    /// Who resolves it.
    pub seat: Seat,
    /// The card.
    pub card: Key,
    /// Where it happens.
    pub at: Space,
}

/// A part of a night card (D-NIGHT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NightPart {
    /// What must be paid.
    Need,
    /// The survivors sleep.
    Sleep,
    /// What else happens.
    Extra,
    /// What monsters do.
    Monsters,
    /// The card is put away and a day begins.
    End,
}

/// A step of an attack on a survivor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DuelStep {
    /// Both roll (D-S5-7).
    Roll,
    /// Whoever holds something to change the dice with is asked (D-S5-9).
    Modify,
    /// One of the two changes them.
    Change(Seat, Modifier),
    /// A supporter has a die rolled again.
    Again(Seat),
    /// All have answered.
    Answered,
    /// Damage is dealt, then resources are stolen (D-S5-12, D-S5-13).
    Blows,
    /// A token goes from the second to the first.
    Steal(Seat, Seat, Res),
    /// The attack is over.
    Over,
}

/// One step of work, by value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Effects, one after the other.
    Do(Vec<Op>, Ctx),
    /// All have chosen their characters.
    Begin,
    /// A character is chosen.
    Play(Seat, Key),
    /// A payment that was agreed to.
    Pay(Seat, Cost),
    /// Dirty water was spent (D-DIRTY-2).
    Dirty(Seat),
    /// The die for it.
    DirtyRoll(Seat),
    /// The limit is looked at (D-CARRY-2).
    Limit(Seat),
    /// A token is dropped.
    Drop(Seat, Res),
    /// An item is discarded.
    Discard(Seat, Key),
    /// Tokens that are gained.
    Gain(Seat, Stock),
    /// A feature token's face is resolved.
    Token(Seat, Space, u8),
    /// It may first be exchanged.
    Exchange(Seat, Space, u8, Source),
    /// What it shows after it was not exchanged.
    Kept(Seat, Space, u8),
    /// It is taken as a resource.
    TakeAs(Seat, Space, u8, Res),
    /// A card behind a lock is resolved.
    Behind(Seat, Key),
    /// The event token of a space is put away.
    Away(Space, u8),
    /// A project is drawn.
    Draw(Seat, Option<Deck>),
    /// An item is taken.
    Take(Seat, Key),
    /// The older copy is handed to somebody.
    Hand(Seat, super::Item),
    /// Damage is suffered.
    Hurt(Seat, Damage),
    /// Damage is healed.
    Heal(Seat, Damage),
    /// Stamina that is given away.
    Rest(Seat, Seat, u8),
    /// A token is given away.
    Give(Seat, Seat, Res),
    /// A tile is turned up.
    Reveal(u8),
    /// A tile is looked at.
    PeekTile(Seat, u8),
    /// A token is looked at.
    PeekToken(Seat, Space),
    /// A threat is drawn.
    Threat(Seat),
    /// This threat is resolved.
    Resolve(Seat, Key),
    /// An ability is used up for today.
    Used(Seat, Source),
    /// Counters of an ability are spent.
    Counters(Seat, Source, u8),
    /// A walk goes on: the spaces left, what is gathered, and how many fights there were when it began.
    Walk(Seat, Vec<Space>, OnWay, u32),
    /// Somebody fights what is in their space.
    Meet(Seat),
    /// Monsters that have come are fought.
    Arrive,
    /// A monster comes.
    Spawn(Where, Ctx),
    /// A monster goes towards a space, or any way.
    Go(u32, u8, Option<Space>),
    /// A monster goes away from a space.
    Shun(u32, u8, Space),
    /// It looks for whom it goes after.
    Hunt(u32, u8),
    /// A fight begins.
    Fight(Seat, Foe),
    /// A support card is played.
    Played(Seat, Support),
    /// The dice are rolled.
    Roll,
    /// They may be changed.
    Modify,
    /// A supporter rolls one again, or lets it be.
    Spoken(Seat, bool),
    /// A modifier is used.
    Change(Modifier),
    /// Damage is dealt.
    Blows,
    /// The combatant is struck.
    Blow,
    /// One token of a reward goes to somebody.
    Share(Seat, Vec<Seat>, Res),
    /// Who suffers it.
    Suffers(Seat),
    /// The enemy retreats.
    Retreat,
    /// It goes to a space.
    Flee(Space),
    /// The combatant escapes by an ability (D-ESC-1).
    Escape(Source, u8),
    /// They are in a space, out of the fight.
    Slip(Space),
    /// The fight is over.
    Over,
    /// A step of an attack on a survivor.
    Duel(DuelStep),
    /// A part of the night.
    Night(NightPart),
    /// A day begins.
    Dawn,
    /// The next turn, or the night.
    Next,
    /// A damage of a kind that its bearer chooses.
    HurtAny(Seat),
}
