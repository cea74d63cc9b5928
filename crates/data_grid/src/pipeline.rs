//! The rows of a list as the user wants them, found in steps: a hundred thousand rows are more than can be sorted and
//! searched without a noticeable delay.

use super::condition::Condition;
use super::facet::{Choices, ColumnValue, Facet, meets_all};
use super::grid::Grid;
use super::search::Search;
use super::sort::{Sort, Sorting, arranged};

/// How many rows a step goes through.
const STEP: usize = 500;

/// How the user wants a list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ListQuerySpec {
    /// What it is sorted by.
    pub sort: Option<Sort>,
    /// What is searched for; nothing until the user is about to search.
    pub typed: Option<String>,
    /// What it is narrowed to.
    pub facets: Vec<Facet>,
    /// What single columns have to hold.
    pub conditions: Vec<Condition>,
}

/// The rows of one grid in the order wanted, narrowed to what is searched for and chosen.
pub struct ListPipeline {
    wanted: ListQuerySpec,
    choices: Vec<Choices>,
    sorting: Sorting,
    /// All rows in order, once they are sorted.
    order: Option<Vec<usize>>,
    search: Search,
    narrowing: Option<Narrowing>,
}

/// Goes through what was found, for what is chosen.
struct Narrowing {
    found: Vec<usize>,
    looked_at: usize,
    matching: Vec<usize>,
}

impl ListPipeline {
    /// Of a grid with columns whose values are to choose from.
    pub fn new(columns_with_choices: &[usize]) -> Self {
        Self {
            wanted: ListQuerySpec::default(),
            choices: columns_with_choices.iter().copied().map(Choices::new).collect(),
            sorting: Sorting::new(None),
            order: None,
            search: Search::default(),
            narrowing: None,
        }
    }

    /// Changes what is wanted, and reuses the results that still hold.
    pub fn want(&mut self, wanted: ListQuerySpec) {
        if wanted.sort != self.sorting.sort() {
            self.sorting = Sorting::new(wanted.sort);
            self.order = None;
        }
        self.wanted = wanted;
        self.narrowing = None;
    }

    /// Goes a step on, always with the same grid; whether there is more to do.
    pub fn step(&mut self, grid: &dyn Grid) -> bool {
        if self.choices.iter_mut().any(|choices| choices.extend(grid, STEP)) {
            return true;
        }
        let Some(order) = &self.order else {
            if !self.sorting.extend(grid, STEP) {
                self.order = Some(self.sorting.order());
            }
            return true;
        };
        let typed = self.wanted.typed.as_deref();
        if typed.is_some() && !self.search.extend(grid, STEP) {
            return true;
        }
        let Some(narrowing) = &mut self.narrowing else {
            let found = match typed.filter(|typed| !typed.trim().is_empty()) {
                Some(typed) => arranged(order, self.search.find(typed)),
                None => order.clone(),
            };
            self.narrowing = Some(Narrowing { found, looked_at: 0, matching: Vec::new() });
            return true;
        };
        narrowing.step(grid, &self.wanted)
    }

    /// The rows, once there is no more to do.
    pub fn rows(&self) -> &[usize] {
        self.narrowing.as_ref().map_or(&[], |narrowing| &narrowing.matching)
    }

    /// A test: do these columns of a row alone match the search?
    pub fn is_found_in(&self, grid: &dyn Grid, columns: &[usize]) -> impl Fn(usize) -> bool {
        self.search.is_found_in(grid, columns)
    }

    /// The values of one of the columns to choose from, each once, in order.
    pub fn choices(&self, column: usize) -> Vec<ColumnValue> {
        let choices = self.choices.iter().find(|choices| choices.column() == column);
        choices.map(Choices::values).unwrap_or_default()
    }
}

impl Narrowing {
    fn step(&mut self, grid: &dyn Grid, wanted: &ListQuerySpec) -> bool {
        let until = self.found.len().min(self.looked_at + STEP);
        let meets = |row: &&usize| {
            meets_all(grid, &wanted.facets, **row)
                && wanted.conditions.iter().all(|condition| condition.holds_for(grid, **row))
        };
        let matching = self.found[self.looked_at..until].iter().filter(meets);
        self.matching.extend(matching);
        self.looked_at = until;
        until < self.found.len()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::cell::Cell;
    use super::super::facet::Wanted;
    use super::super::sample::Sample;
    use super::super::sort::order;
    use super::*;

    const KEYS: [&str; 2] = ["name", "price"];

    /// The rows, and after how many steps.
    fn arrange(arrangement: &mut ListPipeline, grid: &Sample, wanted: ListQuerySpec) -> (Vec<usize>, usize) {
        arrangement.want(wanted);
        let steps = std::iter::repeat_with(|| arrangement.step(grid)).take_while(|more| *more).count();
        (arrangement.rows().to_vec(), steps)
    }

    fn only(column: usize, value: &str) -> Facet {
        Facet { column, wanted: Wanted::Values(vec![value.to_owned()]) }
    }

    #[test]
    fn sorted_searched_and_narrowed_at_once() {
        let names = ["Zoë", "Anna", "Hanna", "anna"];
        let grid = Sample::new(
            names
                .iter()
                .zip([1_u64, 2, 1, 1])
                .map(|(name, price)| vec![(*name).into(), price.into()])
                .collect(),
        );
        let mut arrangement = ListPipeline::new(&[1]);
        let wanted = ListQuerySpec {
            sort: Sort::parse("-name", &KEYS),
            typed: Some("anna".into()),
            facets: vec![only(1, "1")],
            conditions: Vec::new(),
        };
        assert_eq!(arrange(&mut arrangement, &grid, wanted).0, [2, 3]);
        let texts: Vec<_> = arrangement.choices(1).into_iter().map(|choice| choice.text).collect();
        assert_eq!(texts, ["1", "2"]);
        assert!(arrangement.choices(0).is_empty());
        assert_eq!(arrange(&mut arrangement, &grid, ListQuerySpec::default()).0, [0, 1, 2, 3]);
        assert!(
            arrange(
                &mut arrangement,
                &grid,
                ListQuerySpec { typed: Some("missing".into()), ..ListQuerySpec::default() }
            )
            .0
            .is_empty()
        );
    }

    #[test]
    fn many_rows_take_many_steps_and_what_is_known_takes_none_again() {
        let rows = 10 * STEP;
        let grid = Sample::column((0..rows as u64).map(Cell::from));
        let mut arrangement = ListPipeline::new(&[0]);
        let sort = Sort::parse("-name", &KEYS);
        let wanted = ListQuerySpec {
            sort,
            typed: Some("1".into()),
            facets: vec![only(0, "10")],
            conditions: Vec::new(),
        };
        let (found, steps) = arrange(&mut arrangement, &grid, wanted.clone());
        assert_eq!(found, [10]);
        assert!(steps >= 30, "{steps}");
        let (found, steps) = arrange(
            &mut arrangement,
            &grid,
            ListQuerySpec { typed: Some("4999".into()), facets: Vec::new(), ..wanted },
        );
        assert_eq!(found, [4999]);
        assert!(steps <= 2, "{steps}");
    }

    proptest! {
        #[test]
        fn steps_find_what_going_through_everything_finds(
            names in prop::collection::vec("[ab]{0,3}", 0..40),
            wanted in prop::collection::vec((prop::sample::select(vec!["", "name", "-name"]), "[ab]{0,2}", prop::option::of("[ab]{0,2}")), 1..5),
        ) {
            let grid = Sample::column(names.iter().map(|name| Cell::from(name.clone())));
            let mut arrangement = ListPipeline::new(&[0]);
            for (sort, typed, chosen) in wanted {
                let sort = Sort::parse(sort, &KEYS);
                let facets: Vec<_> = chosen.iter().map(|value| only(0, value)).collect();
                let expected: Vec<usize> = order(&grid, sort)
                    .into_iter()
                    .filter(|row| names[*row].contains(&typed) && chosen.as_ref().is_none_or(|value| names[*row] == *value))
                    .collect();
                prop_assert_eq!(arrange(&mut arrangement, &grid, ListQuerySpec { sort, typed: Some(typed), facets, conditions: Vec::new() }).0, expected);
            }
        }
    }
}
