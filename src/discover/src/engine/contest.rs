use castaway_kernel::Key;

use super::{Done, Engine};
use crate::{
    catalog::Catalog,
    contest::{ContestDef, Pressure},
    effect::Op,
    event::Event,
    state::{Phase, State},
    world::{Icon, Need, Space},
};

impl<'a> Engine<'a> {
    /// The numbers of the competition, where it is one.
    pub(crate) fn contest(&self) -> Option<&'a ContestDef> {
        contest(self.catalog, &self.s)
    }

    /// Ends a competition as soon as one is left, who has won; if the last ones fell together nobody has (D-S5-1, D-R-15).
    pub(crate) fn stands_alone(&mut self) -> Done {
        let playing = matches!(self.s.phase, Phase::Day(_) | Phase::Night(_));
        if !playing || self.contest().is_none() {
            return Ok(());
        }
        match self.s.in_order().as_slice() {
            [] => self.finish(),
            [last] => {
                self.wins(*last)?;
                self.finish();
            }
            _ => {}
        }
        Ok(())
    }

    /// A story by chance in the place of the landmark's own, none twice as long as there are others (D-S5-3).
    pub(crate) fn tale(&mut self, landmark: u8) -> Option<Key> {
        let all = &self.catalog.random_landmark.stories;
        let told = |id: &Key| self.s.tales.values().any(|t| t == id);
        let mut pool: Vec<Key> = all.iter().filter(|id| !told(id)).cloned().collect();
        if pool.is_empty() {
            pool.clone_from(all);
        }
        let id = self.chance().pick(&mut pool)?;
        self.s.told.insert(landmark);
        self.s.tales.insert(landmark, id.clone());
        Some(id)
    }

    /// What tonight asks for: the card's need, or water and food.
    pub(crate) fn need<'b>(&self, card: &'b crate::content::NightDef) -> &'b [Op]
    where
        'a: 'b,
    {
        if is_hard_night(self.catalog, &self.s) {
            hard_need(self.catalog).unwrap_or(&card.need)
        } else {
            &card.need
        }
    }

    /// A spring dries up for good, and at least one stays.
    pub(crate) fn dries(&mut self) {
        let due = self.contest().is_some_and(|c| self.s.day >= c.dry_from);
        if !due || self.s.pressure == Pressure::Steady {
            return;
        }
        let mut springs = springs(&self.s);
        if springs.len() < 2 {
            return;
        }
        if let Some(at) = self.chance().pick(&mut springs)
            && let Some(ground) = self.s.spaces.get_mut(usize::from(at))
        {
            ground.water = None;
            self.tell(Event::Dried(at));
        }
    }
}

/// The numbers of the competition, where it is one.
pub(crate) fn contest<'a>(catalog: &'a Catalog, s: &State) -> Option<&'a ContestDef> {
    catalog.quests.get(&s.world.order.quest)?.contest.as_ref()
}

/// Whether the night of this day asks for water and food, whatever its card says.
pub(crate) fn is_hard_night(catalog: &Catalog, s: &State) -> bool {
    let due = contest(catalog, s).is_some_and(|c| s.day >= c.hard_from);
    due && s.pressure == Pressure::Rising
}

/// The need of a night that asks for water and food.
pub(crate) fn hard_need(catalog: &Catalog) -> Option<&[Op]> {
    let mut all = catalog.nights.values();
    let both = all.find(|night| Need::of(night) == Need::Both)?;
    Some(&both.need)
}

/// The springs of the land that are known; what cards and items bring is none.
fn springs(s: &State) -> Vec<Space> {
    let own = |at: &Space| {
        let icon = s.world.site(*at).and_then(|site| site.icon);
        matches!(icon, Some(Icon::Water(_))) && s.ground(*at).water.is_some()
    };
    let all = 0..u8::try_from(s.spaces.len()).unwrap_or(0);
    all.filter(own).collect()
}
