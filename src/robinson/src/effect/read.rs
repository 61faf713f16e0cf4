//! Reading and writing effects: a word of today, or one of a save from before.

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{
        DeserializeSeed, EnumAccess, IntoDeserializer, Visitor,
        value::{EnumAccessDeserializer, StringDeserializer},
    },
};

use super::{
    Effect,
    old::{OLD_WORDS, Old},
};

impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Effect::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Effect {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum("Effect", &[], Reader)
    }
}

/// Reads an effect by its first word.
struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Effect;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an effect")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Effect, A::Error> {
        let (word, rest) = data.variant::<String>()?;
        let old = OLD_WORDS.contains(&word.as_str());
        let whole = EnumAccessDeserializer::new(Named { word, rest });
        if old {
            Old::deserialize(whole).map(Effect::from)
        } else {
            Effect::deserialize(whole)
        }
    }
}

/// A verb whose word was read already.
struct Named<V> {
    word: String,
    rest: V,
}

impl<'de, V: serde::de::VariantAccess<'de>> EnumAccess<'de> for Named<V> {
    type Error = V::Error;
    type Variant = V;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, V), V::Error> {
        let word: StringDeserializer<V::Error> = self.word.into_deserializer();
        Ok((seed.deserialize(word)?, self.rest))
    }
}
