//! How well a short text, such as a name, fits what is typed to find it.

use super::folded;

/// What is typed, word by word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankQuery(Vec<String>);

/// Where a word is in a text: the earlier in this order, the better it fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// At the beginning of the text.
    Beginning,
    /// At the beginning of a word.
    Word,
    /// Within a word.
    Within,
}

/// How well a text fits; the least fits best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rank {
    /// Of the word that fits worst.
    fit: Option<Fit>,
    length: usize,
}

impl RankQuery {
    /// Takes what was typed.
    pub fn new(typed: &str) -> Self {
        Self(folded(typed).split_whitespace().map(str::to_owned).collect())
    }

    /// Whether nothing is wanted.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How well a folded text fits; none if it lacks a word. Of equal fits, the shorter text is the better one.
    pub fn rank(&self, text: &str) -> Option<Rank> {
        let fits = self.0.iter().map(|word| fit(text, word)).collect::<Option<Vec<_>>>()?;
        // Only one of several words can begin the text: that is as good as all of them.
        let begins = fits.contains(&Fit::Beginning) && !fits.contains(&Fit::Within);
        let fit = if begins { Some(Fit::Beginning) } else { fits.into_iter().max() };
        Some(Rank { fit, length: text.len() })
    }
}

fn fit(text: &str, word: &str) -> Option<Fit> {
    let begins_word = |at: usize| !text[..at].ends_with(char::is_alphanumeric);
    text.match_indices(word)
        .map(|(at, _)| match at {
            0 => Fit::Beginning,
            at if begins_word(at) => Fit::Word,
            _ => Fit::Within,
        })
        .min()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The texts that fit, the best first.
    fn found<'a>(typed: &str, texts: &[&'a str]) -> Vec<&'a str> {
        let wanted = RankQuery::new(typed);
        let mut found: Vec<_> =
            texts.iter().filter_map(|text| Some((wanted.rank(&folded(text))?, *text))).collect();
        found.sort();
        found.into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn every_word_has_to_be_there_in_any_order_without_case_and_accents() {
        let texts = ["Zomerfestival De Vecht", "Zøë Kvist", "De Looier"];
        assert_eq!(found("vecht zomer", &texts), ["Zomerfestival De Vecht"]);
        assert_eq!(found("zoe", &texts), ["Zøë Kvist"]);
        assert_eq!(found("zomer looier", &texts), [""; 0]);
        assert!(RankQuery::new(" ").is_empty() && found("", &texts).len() == 3);
    }

    #[test]
    fn the_beginning_of_a_text_fits_best_then_that_of_a_word_then_the_shorter_text() {
        let texts = ["Weekend de dag", "Zondag", "Dag 12", "Dag 1"];
        assert_eq!(found("dag", &texts), ["Dag 1", "Dag 12", "Weekend de dag", "Zondag"]);
        assert_eq!(found("da 1", &texts), ["Dag 1", "Dag 12"]);
    }
}
