//! Creating an event ("Create event body").

use rusqlite::{Connection, named_params};
use url::{Host, Url};

use super::date::EventDate;

use super::record::Event;
use super::venue::Venue;
use super::view::EventView;
use crate::database;
use crate::image::header_image;
use crate::json_column::Json;
use crate::problems::Problems;
use crate::refusal::Refusal;
use crate::request::{Call, Input};
use crate::ticket::Tags;

/// Create event.
pub(crate) fn create(connection: &Connection, call: Call) -> Result<EventView, Refusal> {
    let body = call.body?;
    let problems = Problems::default();
    let members = body.members(&problems);

    let name = members.required("name", Input::filled_text);
    let description = members.optional("description", Input::text);
    let is_online = members.required("is_online", Input::boolean);
    // An online event needs no venue, but may name one.
    let venue = if is_online == Some(true) {
        Some(members.optional("venue", Venue::read).unwrap_or_else(Venue::online))
    } else {
        members.required("venue", Venue::read)
    };
    let kind = members.required("type", Input::filled_text);
    let dates = members.required("dates", |input| {
        let dates = input.list(|item| item.period("starts_at", "ends_at"))?;
        if dates.is_empty() { input.refuse("must have at least 1 date") } else { Some(dates) }
    });
    let max_capacity = members.optional("max_capacity", |input| input.integer(0));
    let header_image = members.optional("header_image", header_image);
    let header_video = members.optional("header_video", |input| {
        input.text_that(is_video_link, "must be a link to a YouTube video")
    });
    let extra_info = members.optional("extra_info", Input::any_object);
    let service_fee = members.optional("service_fee", Input::amount);
    let legal = members.optional("legal", Input::any_object);
    let mail_moments = members.optional("mail_moments", Input::any_array);

    let (Some(dates), true) = (dates, problems.is_empty()) else { return Err(Refusal::Invalid(problems)) };
    let row = named_params! {
        ":id": None::<i64>,
        ":name": name,
        ":description": description.unwrap_or_default(),
        ":kind": kind,
        ":is_online": is_online,
        ":venue": venue.map(Json),
        ":max_capacity": max_capacity,
        ":service_fee": service_fee.unwrap_or_default(),
        ":header_image": header_image,
        ":header_video": header_video,
        ":extra_info": extra_info.map(Json),
        ":legal": legal.map(Json),
        ":mail_moments": mail_moments.map(Json),
    };
    let id = database::save(connection, "event", row)?;
    for date in dates {
        // The interface has no field for the doors: they open with the event.
        EventDate::add(connection, id, date, date.0)?;
    }
    Ok(EventView::of(connection, Event::find(connection, id)?, Tags::Hidden)?)
}

/// Only links of one video-sharing site are supported.
fn is_video_link(text: &str) -> bool {
    let hosts = ["youtube.com", "www.youtube.com", "m.youtube.com", "youtu.be"];
    Url::parse(text).is_ok_and(|url| {
        url.scheme() == "https" && matches!(url.host(), Some(Host::Domain(host)) if hosts.contains(&host))
    })
}
