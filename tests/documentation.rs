//! What the README promises is what the code has.

use loket::api::assumed::ASSUMPTIONS;

const README: &str = include_str!("../README.md");

#[test]
fn every_assumption_stands_in_the_readme() {
    let rows: Vec<String> = ASSUMPTIONS
        .iter()
        .map(|it| format!("| {} | {} | {} |", it.not_shown, it.assumed, it.changed_by).replace("|  |", "| |"))
        .collect();
    let table = rows.join("\n");
    assert!(README.contains(&table), "the README's table of assumptions should be:\n{table}");
}
