//! What a hunt costs: it always succeeds, and the beast that it meets wounds whoever leads it.

use castaway_kernel::Key;
use castaway_robinson::{
    catalog::Catalog,
    content::Beast,
    effect::{Cond, Effect},
    ids::{Kind, Place, TokenKind},
    plan::Goal,
    view::View,
};

/// The wounds of a hunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toll {
    /// On average over all beasts, rounded.
    pub likely: u32,
    /// Of the worst beast.
    pub most: u32,
    /// The strength of the weakest beast.
    pub weakest: u32,
    /// Of the strongest one.
    pub strongest: u32,
}

/// What a hunt costs now, whichever beast it meets.
pub fn of_hunt(catalog: &Catalog, view: &View) -> Toll {
    let danger = (TokenKind::GreaterDanger, Place::Action(Kind::Hunt));
    let stronger = u32::from(view.tokens.contains(&danger));
    let beasts = catalog.beasts.values().map(|beast| {
        let strength = u32::from(beast.strength) + stronger;
        let wounds = strength.saturating_sub(view.weapon.into()) + besides(beast, view);
        (strength, wounds)
    });
    toll(&beasts.collect::<Vec<_>>())
}

/// Whether an action of a scenario attacks something: only then is it sure that there will be a fight.
pub fn attacks(catalog: &Catalog, scenario: &Key, goal: &Goal) -> bool {
    let Goal::Special { action, .. } = goal else {
        return false;
    };
    let sheet = catalog.scenarios.get(scenario);
    let actions = sheet.map(|sheet| sheet.actions.as_slice());
    let found = actions.unwrap_or_default().iter().find(|a| a.id == *action);
    let is_attack = |effect: &Effect| matches!(effect, Effect::Attack { .. });
    found.is_some_and(|action| action.effects.iter().any(is_attack))
}

/// Of beasts of so much strength that bring so many wounds.
fn toll(beasts: &[(u32, u32)]) -> Toll {
    let n = u32::try_from(beasts.len()).unwrap_or(u32::MAX).max(1);
    let strengths = || beasts.iter().map(|(strength, _)| *strength);
    let wounds = || beasts.iter().map(|(_, wounds)| *wounds);
    let sum: u32 = wounds().sum();
    Toll {
        likely: (2 * sum + n) / (2 * n),
        most: wounds().max().unwrap_or(0),
        weakest: strengths().min().unwrap_or(0),
        strongest: strengths().max().unwrap_or(0),
    }
}

/// Wounds that a beast brings whatever the weapon.
fn besides(beast: &Beast, view: &View) -> u32 {
    let built = |item: &Key| view.inventions.iter().any(|i| i.built && i.id == *item);
    let wounds = beast.extra.iter().map(|effect| match effect {
        Effect::If {
            cond: Cond::NoItem(item),
            then,
            ..
        } if !built(item) => then.iter().map(wounds_of).sum::<u32>(),
        plain => wounds_of(plain),
    });
    wounds.sum()
}

fn wounds_of(effect: &Effect) -> u32 {
    match effect {
        Effect::Wound { n, .. } => u32::from(*n),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hunt_costs_what_its_beasts_do_on_average_and_at_worst() {
        let of = |wounds: &[u32]| {
            let beasts: Vec<(u32, u32)> = wounds.iter().map(|n| (n + 2, *n)).collect();
            toll(&beasts)
        };
        let costs = |wounds: &[u32]| (of(wounds).likely, of(wounds).most);
        assert_eq!(costs(&[0, 0, 1, 4]), (1, 4));
        assert_eq!(costs(&[0, 0, 0, 1]), (0, 1));
        assert_eq!(costs(&[3, 4]), (4, 4), "halves count");
        assert_eq!(costs(&[]), (0, 0));
        let met = of(&[3, 0, 4]);
        assert_eq!((met.weakest, met.strongest), (2, 6));
    }

    #[test]
    fn what_attacks_is_known_by_its_sheet() {
        let catalog = Catalog::load().expect("the content is good");
        let (mut attack, mut other) = (0, 0);
        for (scenario, sheet) in &catalog.scenarios {
            for action in &sheet.actions {
                let goal = Goal::Special {
                    kind: action.kind,
                    action: action.id.clone(),
                    space: None,
                };
                match attacks(&catalog, scenario, &goal) {
                    true => attack += 1,
                    false => other += 1,
                }
            }
            assert!(!attacks(&catalog, scenario, &Goal::Rest));
        }
        assert!(attack > 1 && other > 1, "{attack} {other}");
    }
}
