//! Readings that tolerate what services of this kind do: numbers and booleans as texts, an empty object sent as
//! `[]`, a list sent as `{"0": …}`, null for an empty list.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// A whole number that is not negative, or nothing.
pub fn integer<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    struct Integer;

    impl<'de> Visitor<'de> for Integer {
        type Value = Option<u64>;

        fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
            formatter.write_str("a whole number")
        }

        fn visit_u64<E>(self, value: u64) -> Result<Self::Value, E> {
            Ok(Some(value))
        }

        fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<Self::Value, E> {
            // `20.0` is how some services write a whole number.
            let whole = value as u64;
            if whole as f64 == value && whole < (1 << 53) {
                Ok(Some(whole))
            } else {
                Err(E::invalid_value(serde::de::Unexpected::Float(value), &self))
            }
        }

        fn visit_str<E: serde::de::Error>(self, value: &str) -> Result<Self::Value, E> {
            let digits = value.trim();
            if digits.is_empty() {
                return Ok(None);
            }
            digits.parse().map(Some).map_err(|_| E::invalid_value(serde::de::Unexpected::Str(value), &self))
        }

        fn visit_unit<E>(self) -> Result<Self::Value, E> {
            Ok(None)
        }
    }

    deserializer.deserialize_any(Integer)
}

/// A boolean, also as `0`/`1` or their texts, or nothing.
pub fn flag<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<bool>, D::Error> {
    struct Flag;

    impl<'de> Visitor<'de> for Flag {
        type Value = Option<bool>;

        fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
            formatter.write_str("true or false")
        }

        fn visit_bool<E>(self, value: bool) -> Result<Self::Value, E> {
            Ok(Some(value))
        }

        fn visit_u64<E: serde::de::Error>(self, value: u64) -> Result<Self::Value, E> {
            match value {
                0 => Ok(Some(false)),
                1 => Ok(Some(true)),
                _ => Err(E::invalid_value(serde::de::Unexpected::Unsigned(value), &self)),
            }
        }

        fn visit_str<E: serde::de::Error>(self, value: &str) -> Result<Self::Value, E> {
            match value {
                "0" | "false" => Ok(Some(false)),
                "1" | "true" => Ok(Some(true)),
                _ => Err(E::invalid_value(serde::de::Unexpected::Str(value), &self)),
            }
        }

        fn visit_unit<E>(self) -> Result<Self::Value, E> {
            Ok(None)
        }
    }

    deserializer.deserialize_any(Flag)
}

/// A list, also as an object whose keys number its elements; null is the empty list.
pub fn list<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
    struct List<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for List<T> {
        type Value = Vec<T>;

        fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
            formatter.write_str("a list")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Self::Value, A::Error> {
            let mut elements = Vec::new();
            while let Some(element) = sequence.next_element()? {
                elements.push(element);
            }
            Ok(elements)
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut numbered = Vec::new();
            while let Some(key) = map.next_key::<String>()? {
                let position: usize =
                    key.parse().map_err(|_| serde::de::Error::custom("expected a list, found an object"))?;
                numbered.push((position, map.next_value()?));
            }
            numbered.sort_by_key(|(position, _)| *position);
            Ok(numbered.into_iter().map(|(_, element)| element).collect())
        }

        fn visit_unit<E>(self) -> Result<Self::Value, E> {
            Ok(Vec::new())
        }
    }

    deserializer.deserialize_any(List(PhantomData))
}

/// A list that only some operations return; read like [`list`] where it is there.
pub fn optional_list<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<Vec<T>>, D::Error> {
    list(deserializer).map(Some)
}

/// An object, where `[]` and null stand for none.
pub fn object<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    struct Object<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for Object<T> {
        type Value = Option<T>;

        fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
            formatter.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
            T::deserialize(serde::de::value::MapAccessDeserializer::new(map)).map(Some)
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Self::Value, A::Error> {
            match sequence.next_element::<IgnoredAny>()? {
                None => Ok(None),
                Some(_) => Err(serde::de::Error::custom("expected an object, found a list")),
            }
        }

        fn visit_unit<E>(self) -> Result<Self::Value, E> {
            Ok(None)
        }
    }

    deserializer.deserialize_any(Object(PhantomData))
}
