//! Failures in words, in English.

use crate::i18n::words::{Advice, FailureWords};

pub(super) const WORDS: FailureWords = FailureWords {
    offline: Advice {
        title: "No network",
        advice: "This device is offline. Check its connection and try again.",
    },
    blocked: Advice {
        title: "Blocked by the browser",
        advice: "The service answers, but does not allow pages from this address to read it (CORS). Ask the service to allow this address. If it can't, the host of Loket can pass /v1 on to the service: Loket's documentation shows how.",
    },
    unreachable: Advice {
        title: "Nothing answers at this address",
        advice: "Check the service's address for typing errors. If it is right, the service may be down.",
    },
    dropped: Advice {
        title: "The connection broke",
        advice: "The service is there, but its answer did not arrive whole. Try again.",
    },
    timed_out: Advice {
        title: "No answer in time",
        advice: "The service or the network is slow at the moment. Try again in a little while.",
    },
    cancelled: Advice { title: "Cancelled", advice: "The request was given up. Try again." },
    redirected: Advice {
        title: "This address leads elsewhere",
        advice: "What answers there sends on to another address, and Loket takes the token nowhere else. Check the service's address; a network that asks to sign in first can be the reason, too.",
    },
    refused: Advice {
        title: "The service refuses the token",
        advice: "Check that you copied all of it, and that it is the API token of your organisation.",
    },
    forbidden: Advice { title: "Not allowed", advice: "The token does not permit this." },
    not_found: Advice {
        title: "Not found",
        advice: "The service does not have this. It may have been removed, or belong to another organisation.",
    },
    conflict: Advice {
        title: "Somebody else was first",
        advice: "Look at the current values and try again.",
    },
    too_large: Advice {
        title: "Too large",
        advice: "The service takes less than this at once. Choose a smaller file or shorten the texts.",
    },
    unsupported_body: Advice {
        title: "The service does not take this kind of request",
        advice: "Whoever deployed Loket can change “request.encoding” in config.json.",
    },
    expired: Advice {
        title: "The service takes the session for expired",
        advice: "Sign out, sign in again, and try once more.",
    },
    invalid: Advice {
        title: "The service did not accept this",
        advice: "Mend what it names and try again. Everything you typed is still here.",
    },
    too_many: Advice { title: "Too many requests", advice: "The service asks for a pause." },
    again_in: |seconds| match seconds {
        0 | 1 => "Try again in a second.".to_owned(),
        2..=119 => format!("Try again in {seconds} seconds."),
        _ => format!("Try again in {} minutes.", seconds.div_ceil(60)),
    },
    goes_on_in: |seconds| match seconds {
        0 | 1 => "Loket tries again by itself in a second.".to_owned(),
        2..=119 => format!("Loket tries again by itself in {seconds} seconds."),
        _ => format!("Loket tries again by itself in {} minutes.", seconds.div_ceil(60)),
    },
    service: Advice {
        title: "The service has a fault of its own",
        advice: "This is not your doing. Try again in a little while; if it stays, tell the service's support.",
    },
    unexpected: Advice {
        title: "An unexpected answer",
        advice: "Try again. If it stays, tell the service's support what you see here.",
    },
    status: |status| format!("Status {status}"),
    inexpressible: Advice {
        title: "This can't be sent",
        advice: "This deployment sends requests as a form (“request.encoding” in config.json), and a form can't express it:",
    },
    unreadable: Advice {
        title: "The answer can't be read",
        advice: "The service answered something else than its interface describes. Try again; if it stays, tell the service's support what stands here:",
    },
    service_says: "The service says:",
};
