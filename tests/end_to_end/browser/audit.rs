//! Checks of a page as a whole.

use fantoccini::error::CmdError;

use super::Browser;

/// Runs axe-core, whose script precedes it, and reports each finding with the elements it is about. What fades in is
/// inspected once it has appeared.
const RUN: &str = "
    const done = arguments[arguments.length - 1];
    const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
    Promise.allSettled(ending.map(({ finished }) => finished)).then(() => window.axe.run(document, { resultTypes: ['violations'] })).then(
        ({ violations }) => done(violations.map(({ id, help, nodes }) =>
            `${id}: ${help}: ${nodes.map((node) => `${node.target} (${node.failureSummary.replace(/\\s+/g, ' ')})`).join('; ')}`)),
        (error) => done([`axe-core failed: ${error}`]),
    );";

/// Tells by how much the page is wider than the screen, and what sticks out.
const OVERFLOW: &str = "
    const page = document.scrollingElement, width = page.clientWidth;
    if (page.scrollWidth <= width) return [];
    const sticksOut = (element) => element.getBoundingClientRect().right > width + 1;
    const parts = [...document.body.querySelectorAll('*')].filter(sticksOut).slice(0, 5);
    const names = parts.map((part) => `${part.localName}.${part.className}`).join(', ');
    return [`the page is ${page.scrollWidth} wide on a screen of ${width}: ${names}`];";

/// Tells what is moving, or is about to: all that takes longer than an eye sees.
const MOVEMENTS: &str = "
    const lasting = document.getAnimations().filter(({ playState, effect }) =>
        playState === 'running' && effect.getComputedTiming().duration > 10);
    return lasting.map(({ animationName, transitionProperty, effect }) =>
        `${animationName ?? transitionProperty} of ${effect.target.className}`);";

impl Browser {
    /// What axe-core finds on the page.
    pub(crate) async fn audit(&self, axe: &str) -> Vec<String> {
        self.findings(self.client.execute_async(&format!("{axe};{RUN}"), Vec::new()).await)
    }

    /// Whether the page as a whole scrolls sideways.
    pub(crate) async fn overflow(&self) -> Vec<String> {
        self.findings(self.client.execute(OVERFLOW, Vec::new()).await)
    }

    /// What moves on the page.
    pub(crate) async fn movements(&self) -> Vec<String> {
        self.findings(self.client.execute(MOVEMENTS, Vec::new()).await)
    }

    fn findings(&self, answer: Result<serde_json::Value, CmdError>) -> Vec<String> {
        serde_json::from_value(answer.unwrap()).unwrap()
    }
}
