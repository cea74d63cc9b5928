//! When a fault strikes.

use parking_lot::Mutex;
use serde::Deserialize;

use super::Fault;
use crate::operation::Operation;

/// Which operations a fault strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// All of them.
    Any,
    /// This one.
    #[serde(untagged)]
    Only(Operation),
}

/// A fault, and when it strikes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct FaultPlan {
    /// Which operations it strikes.
    pub operation: Target,
    /// What happens.
    pub fault: Fault,
    /// How often; absent for as long as it is not cleared.
    #[serde(default)]
    pub times: Option<u32>,
    /// How many requests pass unharmed first.
    #[serde(default)]
    pub skip: u32,
    /// A parameter of the query, as it is sent (`page=4`); only requests with it count. Absent for all.
    #[serde(default)]
    pub query: Option<String>,
}

impl FaultPlan {
    /// Strikes one operation until it is cleared.
    pub fn on(operation: Operation, fault: Fault) -> Self {
        Self { operation: Target::Only(operation), fault, times: None, skip: 0, query: None }
    }

    /// Strikes every operation until it is cleared.
    pub fn on_any(fault: Fault) -> Self {
        Self { operation: Target::Any, fault, times: None, skip: 0, query: None }
    }

    /// Strikes this often.
    #[must_use]
    pub fn times(self, times: u32) -> Self {
        Self { times: Some(times), ..self }
    }

    /// Lets this many requests pass first.
    #[must_use]
    pub fn skip(self, skip: u32) -> Self {
        Self { skip, ..self }
    }

    /// Strikes only requests with a parameter in their query, as in `page=4`.
    #[must_use]
    pub fn with_query(self, parameter: &str) -> Self {
        Self { query: Some(parameter.to_owned()), ..self }
    }

    /// Whether a request is one that it may strike.
    fn fits(&self, operation: Operation, query: &str) -> bool {
        let is_wanted = |wanted: &String| query.split('&').any(|parameter| parameter == wanted);
        (self.operation == Target::Any || self.operation == Target::Only(operation))
            && self.query.as_ref().is_none_or(is_wanted)
    }

    /// Whether it strikes now; counts the request either way.
    fn strikes(&mut self) -> bool {
        if self.skip > 0 {
            self.skip -= 1;
            return false;
        }
        match &mut self.times {
            Some(0) => false,
            Some(left) => {
                *left -= 1;
                true
            }
            None => true,
        }
    }
}

/// The faults that are planned, the first to match striking first.
#[derive(Debug, Default)]
pub(crate) struct Faults(Mutex<Vec<FaultPlan>>);

impl Faults {
    pub(crate) fn plan(&self, plan: FaultPlan) {
        self.0.lock().push(plan);
    }

    pub(crate) fn clear(&self) {
        self.0.lock().clear();
    }

    /// The fault that strikes a request for this operation with this query.
    pub(crate) fn strike(&self, operation: Operation, query: &str) -> Option<Fault> {
        let mut plans = self.0.lock();
        plans
            .iter_mut()
            .filter(|plan| plan.fits(operation, query))
            .find_map(|plan| plan.strikes().then(|| plan.fault.clone()))
    }
}
