//! The places that show all they have once they are read.

use super::Inspection;
use crate::places::HEADINGS;

/// Further addresses with their headings: another event, and a later page of a list.
const MORE: [(&str, &str); 2] = [("/events/1001", "Zomerfestival De Vecht"), ("/tickets?page=3", "Tickets")];

/// Inspects each of them.
pub(super) async fn every_place(inspection: &Inspection<'_>) {
    let browser = inspection.browser;
    let places = HEADINGS.into_iter().map(|(_, place, heading)| (place, heading));
    for (place, heading) in places.chain(MORE) {
        browser.open(place).await;
        browser.see_heading(heading).await;
        browser.see_settled().await;
        inspection.look(place).await;
    }
}
