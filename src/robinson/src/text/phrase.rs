//! Lists of effects as sentences or as one phrase.

use super::{
    Lang,
    bundle::{Wording, txt},
};
use crate::{
    effect::{At, Effect, Per, Target},
    ids::TokenKind,
};

/// What effects of one run have in common.
#[derive(PartialEq)]
enum Alike {
    Gain,
    Token(TokenKind),
}

/// The run that an effect can be part of.
fn effects_alike(effect: &Effect) -> Option<Alike> {
    if let Effect::Gain { per: Per::Once, .. } = effect {
        return Some(Alike::Gain);
    }
    if let Effect::Token {
        token,
        own_source: false,
        ..
    } = effect
    {
        return Some(Alike::Token(*token));
    }
    None
}

/// How many effects from the front belong to the same run.
fn run_length(alike: Option<Alike>, effects: &[Effect]) -> usize {
    match alike {
        None => 1,
        some => effects
            .iter()
            .take_while(|effect| effects_alike(effect) == some)
            .count(),
    }
}

/// Effects by runs: those that share a fragment come together.
pub(super) fn groups(effects: &[Effect]) -> impl Iterator<Item = &[Effect]> {
    let mut rest = effects;
    std::iter::from_fn(move || {
        let first = rest.first()?;
        let (group, left) = rest.split_at(run_length(effects_alike(first), rest));
        rest = left;
        Some(group)
    })
}

/// What stands in front of a fragment grammatically.
#[derive(PartialEq)]
enum Subject {
    /// "you gain".
    You,
    /// "roof level +1".
    Level,
    /// "discard", and all that names its subject itself.
    Other,
}

fn subject(effect: &Effect) -> Subject {
    if matches!(effect, Effect::Level { .. } | Effect::Morale { .. }) {
        return Subject::Level;
    }
    if let Effect::Wound { who, .. } | Effect::Heal { who, .. } | Effect::Det { who, .. } = effect
        && *who == Target::Resolver
    {
        return Subject::You;
    }
    Subject::Other
}

impl Wording {
    /// The full text of effects, one sentence each.
    pub fn effects_text(&self, effects: &[Effect]) -> Vec<String> {
        self.fragments(effects)
            .iter()
            .map(|fragment| self.sentence(fragment))
            .collect()
    }

    /// The effects as one fragment.
    pub fn effects_phrase(&self, effects: &[Effect]) -> String {
        if effects.is_empty() {
            return self.word("no-effect");
        }
        if let [Effect::Choose { options }] = effects {
            return self.choose(options);
        }
        let parts: Vec<String> = groups(effects)
            .map(|group| match group {
                // Beside other effects a choice must say where it begins.
                [Effect::Choose { options }] => self.choose_among_others(options),
                group => self.group(group),
            })
            .collect();
        match self.lang() {
            Lang::En if self.tied_by_and(effects, &parts) => self.and(&parts),
            // German fragments have different subjects, which "und" would tie together wrongly.
            Lang::En | Lang::De => parts.join("; "),
        }
    }

    /// Whether "and" between these fragments leaves no doubt: all of one grammatical kind, none with a list of its own.
    fn tied_by_and(&self, effects: &[Effect], parts: &[String]) -> bool {
        let word = self.say("and", &[("a", txt("")), ("b", txt(""))]);
        let plain = parts
            .iter()
            .all(|p| !p.contains([',', ';', ':']) && !p.contains(word.as_str()));
        let mut subjects = effects.iter().map(subject);
        let first = subjects.next();
        plain && subjects.all(|s| Some(s) == first)
    }

    /// One fragment per effect; gains in a row and tokens of one kind in a row share theirs.
    fn fragments(&self, effects: &[Effect]) -> Vec<String> {
        groups(effects).map(|group| self.group(group)).collect()
    }

    /// The fragment of effects that belong to the same run.
    pub(super) fn group(&self, group: &[Effect]) -> String {
        match group {
            [one] => self.effect(one),
            several => self.run(several),
        }
    }

    /// Several gains, or several tokens of one kind, as one fragment.
    fn run(&self, group: &[Effect]) -> String {
        let mut gains = Vec::new();
        let mut places = Vec::new();
        let mut token_name = String::new();
        for effect in group {
            if let Effect::Gain { res, n, .. } = effect {
                gains.push(self.res(*res, *n));
            }
            if let Effect::Token { token, at, .. } = effect {
                token_name = self.a_token(*token);
                places.push(*at);
            }
        }
        if gains.is_empty() {
            let places = self.each_place(&places);
            return self.say(
                "fx-token-each",
                &[("token", txt(&token_name)), ("places", txt(&places))],
            );
        }
        self.say("fx-gain", &[("what", txt(&self.and(&gains)))])
    }

    /// Several places where one token each is put; places of one sort share their preposition.
    fn each_place(&self, places: &[At]) -> String {
        let sorts: Option<Vec<(&'static str, String)>> =
            places.iter().map(|at| self.place_name(*at)).collect();
        if let Some(sorts) = sorts
            && let Some((id, _)) = sorts.first()
            && sorts.iter().all(|(other, _)| other == id)
        {
            let names: Vec<String> = sorts.iter().map(|(_, name)| name.clone()).collect();
            return self.say(id, &[("places", txt(&self.and(&names)))]);
        }
        let phrases: Vec<String> = places.iter().map(|&at| self.at(at)).collect();
        self.and(&phrases)
    }

    /// The message for several places of this sort, and the name of this one among them.
    fn place_name(&self, at: At) -> Option<(&'static str, String)> {
        let quoted = |name: String| self.say("quoted", &[("text", txt(&name))]);
        match at {
            At::Action(kind) => Some(("each-action", quoted(self.action_name(kind)))),
            At::Deck(deck) => Some(("each-deck", quoted(self.action_name(deck.kind())))),
            At::Track(track) => Some(("each-space", self.track_place(track))),
            At::Shelter => Some(("each-space", self.word("shelter-name"))),
            At::ActionTile
            | At::Camp
            | At::AdjacentToCamp
            | At::Linked
            | At::Night
            | At::Space(_) => None,
        }
    }

    pub(super) fn a_token(&self, token: TokenKind) -> String {
        self.word(&format!("a-token-{}", token.name()))
    }
}
