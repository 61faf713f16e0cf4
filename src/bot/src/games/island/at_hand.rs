//! Things at hand that could be used now and cost nothing, which no plan needs: a newcomer does not look for them.

use castaway_robinson::{
    command::Command, counsel::Counselled, ids::Who, task::Usable, view::View,
};

use super::scene::Scene;

/// What lies there for nothing, but for what was named already.
pub fn free(scene: &Scene<'_>, named: &[Usable]) -> Option<String> {
    let (w, view) = (&scene.words, &scene.view);
    if !view.planning || view.ask.is_some() {
        return None;
    }
    let thing = |what: &Usable| matches!(what, Usable::Discovery(_) | Usable::Equipment(_));
    let usable = scene.usable().into_iter().map(|(_, _, what)| what);
    let things = usable.filter(|what| thing(what) && !named.contains(what));
    let names = things.map(|what| {
        let name = format!("**{}**", w.table(view).usable_name(&what));
        (what, name)
    });
    let things = each_once(names, |what| lie(view, what)).join(", ");
    (!things.is_empty()).then(|| w.with("suggest-free", &[("things", (&things).into())]))
}

/// Everything that the reader can use now, each thing once, with all who could use it.
pub fn all(scene: &Scene<'_>) -> Vec<String> {
    let (w, view) = (&scene.words, &scene.view);
    let mut things: Vec<(Usable, Vec<Who>)> = Vec::new();
    for (_, who, what) in scene.usable() {
        match things.iter_mut().find(|(other, _)| *other == what) {
            Some((_, users)) => users.push(who),
            None => things.push((what, vec![who])),
        }
    }
    let line = |(what, users): &(Usable, Vec<Who>)| match users.as_slice() {
        [who] => format!("• {}", w.usable(view, *who, what)),
        several => {
            let table = w.table(view);
            let users: Vec<String> = several.iter().map(|who| table.person(*who)).collect();
            format!("• {}: {}", users.join(", "), table.usable_name(what))
        }
    };
    things.iter().map(line).collect()
}

/// What several orders that one press gives take of what belongs to all, where there are others.
pub fn used_up(scene: &Scene<'_>, all: &[Counselled]) -> Option<String> {
    let (w, view) = (&scene.words, &scene.view);
    if scene.meta.is_solo() || all.len() < 2 {
        return None;
    }
    let uses = all.iter().filter_map(|one| match &one.command {
        Command::Use(what @ (Usable::Discovery(_) | Usable::Equipment(_))) => Some(what),
        _ => None,
    });
    let names = uses.clone().map(|what| {
        let name = format!("**{}**", w.table(view).usable_name(what));
        (what.clone(), name)
    });
    let times = |what: &Usable| uses.clone().filter(|used| *used == what).count();
    let things = each_once(names, times).join(", ");
    (!things.is_empty()).then(|| w.with("counsel-uses-up", &[("things", (&things).into())]))
}

/// How many of a thing lie in the camp.
fn lie(view: &View, what: &Usable) -> usize {
    match what {
        Usable::Discovery(key) => view.discoveries.iter().filter(|k| *k == key).count(),
        _ => 1,
    }
}

/// Each thing once, whoever could use it, with how many of it there are.
fn each_once(
    things: impl Iterator<Item = (Usable, String)>,
    lie: impl Fn(&Usable) -> usize,
) -> Vec<String> {
    let mut seen: Vec<Usable> = Vec::new();
    let mut names = Vec::new();
    for (what, name) in things {
        if seen.contains(&what) {
            continue;
        }
        names.push(match lie(&what) {
            0 | 1 => name,
            several => format!("{name} ×{several}"),
        });
        seen.push(what);
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_that_three_could_use_is_named_once_and_of_two_equal_ones_how_many() {
        let thing = |key: &str| (Usable::Discovery(key.into()), key.to_owned());
        let all = ["sabre", "goat", "sabre", "sabre"].map(thing);
        let goats = |what: &Usable| match what {
            Usable::Discovery(key) if key.as_str() == "goat" => 2,
            _ => 1,
        };
        let named = each_once(all.into_iter(), goats);
        assert_eq!(named, ["sabre", "goat ×2"]);
    }
}
