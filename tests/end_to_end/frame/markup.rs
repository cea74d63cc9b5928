//! Markup that does not come from the app is refused.

use serde_json::json;

use crate::browser::signed_in;
use crate::service::serve;

/// What sets markup must not let in, each by another way.
const HOSTILE: &[&str] = &[
    "<script>alert(1)</script>",
    "<SCRIPT src=x></SCRIPT>",
    "<img src=x onerror=alert(1)>",
    "<p onclick=\"alert(1)\">text</p>",
    "<p class=\"a\" onclick=\"alert(1)\">text</p>",
    "<p class=\"a\"onclick=\"alert(1)\">text</p>",
    "<p class='a'>text</p>",
    "<p class=a>text</p>",
    "<p style=\"color: red\">text</p>",
    "<a href=\"javascript:alert(1)\">text</a>",
    "<a href=\"https://example.org\">text</a>",
    "<svg><use href=\"data:x\"></use></svg>",
    "<svg><animate onbegin=\"alert(1)\"></animate></svg>",
    "<iframe srcdoc=\"x\"></iframe>",
    "<base class=\"a\">",
    "<p class=\"<script>\">text</p>",
    "<p\tclass=\"a\">text</p>",
    "<p><!-- --></p>",
    "<p class=\"a\"",
    "text > text",
];

const SET: &str = "
    try {
        document.createElement('template').innerHTML = arguments[0];
        return 'taken';
    } catch (error) {
        return error.name;
    }";

#[tokio::test]
async fn only_markup_of_the_app_becomes_elements() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        for markup in HOSTILE {
            let became = browser.evaluate(SET, vec![json!(markup)]).await.unwrap();
            assert_eq!(became, "TypeError", "{markup}");
        }
        let own = "<p class=\"hint\" aria-hidden=\"true\">Fish &amp; <bdi>chips</bdi></p>";
        assert_eq!(browser.evaluate(SET, vec![json!(own)]).await.unwrap(), "taken");
    })
    .await;
}
