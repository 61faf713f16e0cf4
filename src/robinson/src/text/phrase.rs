//! Lists of effects as sentences or as one phrase.

use super::{
    Lang,
    bundle::{Wording, txt},
};
use crate::{
    effect::{Effect, Per},
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
        let parts = self.fragments(effects);
        let word = self.say("and", &[("a", txt("")), ("b", txt(""))]);
        let plain = parts
            .iter()
            .all(|p| !p.contains([',', ';', ':']) && !p.contains(word.as_str()));
        match self.lang() {
            Lang::En if plain => self.and(&parts),
            // German fragments have different subjects, which "und" would tie together wrongly.
            Lang::En | Lang::De => parts.join("; "),
        }
    }

    /// One fragment per effect; gains in a row and tokens of one kind in a row share theirs.
    fn fragments(&self, effects: &[Effect]) -> Vec<String> {
        let mut parts = Vec::new();
        let mut rest = effects;
        while let Some((first, tail)) = rest.split_first() {
            let run = run_length(effects_alike(first), rest);
            let (group, left) = rest.split_at(run);
            if run > 1 {
                parts.push(self.run(group));
                rest = left;
            } else {
                parts.push(self.effect(first));
                rest = tail;
            }
        }
        parts
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
                places.push(self.at(*at));
            }
        }
        if gains.is_empty() {
            let places = self.and(&places);
            return self.say(
                "fx-token-each",
                &[("token", txt(&token_name)), ("places", txt(&places))],
            );
        }
        self.say("fx-gain", &[("what", txt(&self.and(&gains)))])
    }

    pub(super) fn a_token(&self, token: TokenKind) -> String {
        self.word(&format!("a-token-{}", token.name()))
    }
}
