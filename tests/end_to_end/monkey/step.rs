//! One step: what is done, and what must be so afterwards.

use http::StatusCode;
use loket_service::{Fault, FaultPlan, Running};

use crate::browser::Browser;
use crate::chance::Chance;
use crate::log::Log;
use crate::page::{self, Kind, Look, Target};
use crate::service::status;

/// What is typed: sense, nonsense, and what would run in a careless page.
const TEXTS: [&str; 12] = [
    "",
    "5",
    "12,50",
    "-1",
    "99999999999999999999",
    "Zoë 🎟 'n \"avond\"",
    "<img src=x onerror=alert(1)>",
    "=HYPERLINK(\"https://evil.example\")",
    "2026-07-01",
    "https://example.org/a?b=c#d",
    "{\"a\": [1, null]}",
    "   ",
];
/// Keys that mean something, or might.
const KEYS: [&str; 10] =
    ["\u{e00c}", "/", "?", "\u{e004}", "\u{e007}", "\u{e015}", "\u{e013}", " ", "\u{e010}", "\u{e011}"];
/// Where the address bar leads.
const PLACES: [&str; 14] = [
    "/",
    "/tickets?sort=-price",
    "/tickets/3001",
    "/tickets/3002/edit",
    "/tickets/new?from=3003",
    "/events/1001/orders",
    "/events/1001/purchases",
    "/events/1005",
    "/events/new",
    "/shops/5001",
    "/shops/5001/edit",
    "/orders",
    "/checkout-fields",
    "/nowhere",
];

/// A user without any plan.
pub(crate) struct Monkey<'run> {
    browser: &'run Browser,
    service: &'run Running,
    /// Where the service sends some requests, and no token may ever come.
    elsewhere: &'run Running,
    chance: Chance,
    log: &'run Log,
    is_online: bool,
}

impl<'run> Monkey<'run> {
    /// Signs in.
    pub(crate) async fn start(
        browser: &'run Browser,
        service: &'run Running,
        elsewhere: &'run Running,
        chance: Chance,
        log: &'run Log,
    ) -> Self {
        browser.run_on_every_page(include_str!("alone.js")).await;
        browser.open("/").await;
        browser.sign_in().await;
        Self { browser, service, elsewhere, chance, log, is_online: true }
    }

    /// Goes everywhere once: what is read there stays from now on.
    pub(crate) async fn look_around(&self) {
        for place in PLACES {
            page::follow_link(self.browser, place).await;
            self.browser.see_settled().await;
        }
    }

    /// Does something, and checks what must hold after anything.
    pub(crate) async fn step(&mut self) {
        let look = page::look(self.browser).await;
        assert!(!look.is_stopped, "the app has stopped");
        if !look.is_signed_in && self.chance.below(3) == 0 {
            return self.sign_in_again().await;
        }
        match self.chance.below(100) {
            0..=49 => self.act_on(&look, Kind::Click).await,
            50..=71 => self.act_on(&look, Kind::Text).await,
            72..=77 => self.act_on(&look, Kind::Choice).await,
            78..=82 => self.press_key().await,
            // Without a network there is no page to load.
            83..=91 if !self.is_online => self.switch_network().await,
            83..=87 => self.go_back().await,
            88..=89 => self.reload(&look.path).await,
            90..=91 => self.open().await,
            92..=94 => self.misbehave(),
            95..=97 => self.behave(),
            _ => self.switch_network().await,
        }
        self.answer_question().await;
        self.browser.check_console().await;
        let came = self.elsewhere.requests();
        assert!(came.iter().all(|request| !request.authorized), "the token went elsewhere: {came:?}");
    }

    /// Brings everything in order again, and goes to the page of today.
    pub(crate) async fn come_home(&mut self) {
        self.log.add("home".to_owned());
        self.behave();
        if !self.is_online {
            self.switch_network().await;
        }
        if page::look(self.browser).await.is_signed_in {
            page::follow_link(self.browser, "/").await;
            self.answer_question_with(true).await;
        } else {
            self.sign_in_again().await;
            self.browser.open("/").await;
        }
        // Its words may be of another language by now.
        self.browser
            .see("the page of today", |sight| sight.address.ends_with("/") && !sight.headings.is_empty())
            .await;
    }

    async fn act_on(&mut self, look: &Look, kind: Kind) {
        let targets: Vec<(usize, &Target)> =
            look.targets.iter().enumerate().filter(|(_, target)| target.kind == kind).collect();
        if targets.is_empty() {
            return;
        }
        let (number, Target { name, .. }) = *self.chance.one_of(&targets);
        match kind {
            Kind::Click => {
                self.log.add(format!("{}: click {name}", look.path));
                page::click(self.browser, number).await;
            }
            Kind::Text => {
                let text = *self.chance.one_of(&TEXTS);
                self.log.add(format!("{}: type {text:?} into {name}", look.path));
                page::click(self.browser, number).await;
                self.browser.type_here(text).await;
            }
            Kind::Choice => {
                let turn = self.chance.below(100);
                self.log.add(format!("{}: choose {turn} of {name}", look.path));
                page::choose(self.browser, number, turn).await;
            }
        }
    }

    async fn press_key(&mut self) {
        let key = *self.chance.one_of(&KEYS);
        self.log.add(format!("key {key:?}"));
        self.browser.strike(key).await;
    }

    async fn go_back(&mut self) {
        self.log.add("back".to_owned());
        // Before the first page of the app there is nothing to drive.
        let _ = self.browser.evaluate("if (navigation.canGoBack) history.back()", Vec::new()).await;
    }

    /// Loads the page anew: what was typed comes back.
    async fn reload(&mut self, path: &str) {
        self.log.add(format!("{path}: reload"));
        page::reload(self.browser).await;
    }

    async fn open(&mut self) {
        let place = *self.chance.one_of(&PLACES);
        self.log.add(format!("open {place}"));
        self.browser.open(place).await;
    }

    fn misbehave(&mut self) {
        let faults = [
            status(StatusCode::INTERNAL_SERVER_ERROR),
            status(StatusCode::SERVICE_UNAVAILABLE),
            status(StatusCode::TOO_MANY_REQUESTS),
            status(StatusCode::UNPROCESSABLE_ENTITY),
            status(StatusCode::UNAUTHORIZED),
            Fault::Html,
            Fault::CutJson,
            Fault::BrokenJson,
            Fault::Body { body: "[]".to_owned() },
            Fault::Drop,
            Fault::LostAnswer,
            Fault::Latency { milliseconds: 700 },
            Fault::Redirect { location: format!("{}/v1/tickets", self.elsewhere.url()) },
        ];
        let fault = self.chance.one_of(&faults).clone();
        let times = 1 + self.chance.below(6);
        self.log.add(format!("fault {fault:?}, {times} times"));
        self.service.fault(FaultPlan::on_any(fault).times(times as u32));
    }

    fn behave(&mut self) {
        self.log.add("no faults".to_owned());
        self.service.clear_faults();
    }

    async fn switch_network(&mut self) {
        self.is_online = !self.is_online;
        self.log.add(format!("network: {}", self.is_online));
        self.browser.emulate_network(self.is_online).await;
    }

    async fn sign_in_again(&mut self) {
        self.log.add("sign in".to_owned());
        self.behave();
        if !self.is_online {
            self.switch_network().await;
        }
        // The sign-in is found by its words, so the language has to be the first one again.
        let _ = self.browser.evaluate("localStorage.clear()", Vec::new()).await;
        self.browser.open("/").await;
        if !page::look(self.browser).await.is_signed_in {
            self.browser.sign_in().await;
        }
    }

    /// Answers what the browser asks for the app, if it asks anything.
    async fn answer_question(&mut self) {
        let yes = self.chance.below(2) == 0;
        self.answer_question_with(yes).await;
    }

    async fn answer_question_with(&self, yes: bool) {
        if self.browser.answer_any_question(yes).await {
            self.log.add(format!("answer {yes}"));
        }
    }
}
