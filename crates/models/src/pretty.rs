//! JSON text on separate lines, for people to read.

/// Breaks a JSON text into indented lines without touching a value: every digit stays as received.
pub fn pretty(json: &str) -> String {
    let mut lines = String::with_capacity(json.len() * 2);
    let mut depth = 0_usize;
    let mut in_text = false;
    let mut escaped = false;
    let mut rest = json.trim().chars().peekable();
    while let Some(character) = rest.next() {
        if in_text {
            lines.push(character);
            in_text = escaped || character != '"';
            escaped = !escaped && character == '\\';
            continue;
        }
        match character {
            '"' => {
                in_text = true;
                lines.push(character);
            }
            '{' | '[' => {
                lines.push(character);
                while rest.next_if(|next| next.is_whitespace()).is_some() {}
                match rest.next_if(|next| matches!(next, '}' | ']')) {
                    Some(closing) => lines.push(closing),
                    None => {
                        depth += 1;
                        break_line(&mut lines, depth);
                    }
                }
            }
            '}' | ']' => {
                depth = depth.saturating_sub(1);
                break_line(&mut lines, depth);
                lines.push(character);
            }
            ',' => {
                lines.push(character);
                break_line(&mut lines, depth);
            }
            ':' => lines.push_str(": "),
            blank if blank.is_whitespace() => {}
            other => lines.push(other),
        }
    }
    lines
}

fn break_line(lines: &mut String, depth: usize) {
    // Beyond this, lines are indented no further: a hostile depth must not become megabytes of blanks.
    const DEEPEST: usize = 20;
    lines.push('\n');
    lines.extend(std::iter::repeat_n("  ", depth.min(DEEPEST)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn breaks_lines_and_changes_no_value() {
        let json =
            r#"{"id":12345678901234567890,"fee":1.10,"name":"a, \"b\": {c} \\","list":[],"dates":[1, {}]}"#;
        let expected = "{\n  \"id\": 12345678901234567890,\n  \"fee\": 1.10,\n  \"name\": \"a, \\\"b\\\": {c} \\\\\",\n  \"list\": [],\n  \"dates\": [\n    1,\n    {}\n  ]\n}";
        assert_eq!(pretty(json), expected);
    }

    #[test]
    fn survives_what_is_no_json() {
        assert_eq!(pretty("]]"), "\n]\n]");
        assert_eq!(pretty("\"never closed"), "\"never closed");
        assert!(pretty(&"[".repeat(1_000)).len() < 100_000);
    }
}
