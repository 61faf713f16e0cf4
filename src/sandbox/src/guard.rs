//! Who may ask: the sandbox's own page, and programs that are no browser.
//!
//! Any web site that is open in a browser can send requests to loopback, and a name of its own can be made to lead
//! there. So every request must be meant for one of loopback's names, must not come from another site's page, and,
//! where it may change something, must be of a kind that a browser sends for another site only after asking first.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State as Extract};
use axum::http::header::{CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// What browsers say of where a request comes from.
const SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");
const DESTINATION: HeaderName = HeaderName::from_static("sec-fetch-dest");

/// What stands on every answer. The page has no script and no style but those in files of its own.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-resource-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
];

/// The names that requests may be meant for.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    own: Vec<String>,
    relayed: Vec<String>,
}

/// Why a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refused {
    /// It is meant for a name that is not the sandbox's.
    #[error(
        "this sandbox answers only at its own address; open the address it printed at its start"
    )]
    Host,
    /// It comes from another site's page.
    #[error("this sandbox answers no other web site; open the address it printed at its start")]
    Site,
    /// It would change something but could have been sent by a form of any site.
    #[error("this sandbox takes changes as application/json only")]
    Form,
}

impl Names {
    /// Loopback's names with this port, and those of relays.
    pub(crate) fn new(port: u16, relayed: &[String]) -> Self {
        let mut own = Vec::new();
        for name in ["127.0.0.1", "localhost", "[::1]"] {
            own.push(format!("{name}:{port}"));
            // A browser leaves out the port that goes without saying.
            if port == 80 {
                own.push(name.to_owned());
            }
        }
        Self {
            own,
            relayed: relayed.to_vec(),
        }
    }

    fn is_own(&self, host: &str) -> bool {
        self.own.iter().any(|name| name.eq_ignore_ascii_case(host))
    }

    fn answers(&self, host: &str) -> bool {
        let same = |name: &String| name.eq_ignore_ascii_case(host);
        self.is_own(host) || self.relayed.iter().any(same)
    }

    /// Whether a request may pass.
    pub(crate) fn check(
        &self,
        method: &Method,
        uri: &Uri,
        headers: &HeaderMap,
    ) -> Result<(), Refused> {
        let named = headers.get_all(HOST).iter().map(text);
        let mut hosts: Vec<&str> = named.collect();
        hosts.extend(uri.authority().map(|a| a.as_str()));
        if hosts.is_empty() || !hosts.iter().all(|host| self.answers(host)) {
            return Err(Refused::Host);
        }
        let mut origins = headers.get_all(ORIGIN).iter().map(text);
        let own = |origin: &str| {
            let host = origin.strip_prefix("http://");
            host.is_some_and(|host| {
                self.is_own(host) && hosts.iter().all(|h| h.eq_ignore_ascii_case(host))
            })
        };
        if !origins.all(own) {
            return Err(Refused::Site);
        }
        let mut sites = headers.get_all(SITE).iter().map(text);
        let near = sites.all(|site| matches!(site, "same-origin" | "none"));
        if !near && !opens_page(method, uri, headers) {
            return Err(Refused::Site);
        }
        // A bot's own routes ask for its token, and say themselves which bodies they take.
        let page = !uri.path().starts_with("/api/v10/");
        if page && !method.is_safe() && !is_json(headers) {
            return Err(Refused::Form);
        }
        Ok(())
    }
}

/// The layer around all routes: refuses, and puts on every answer what a browser may do with it.
pub(crate) async fn stand(
    Extract(names): Extract<Arc<Names>>,
    request: Request,
    next: Next,
) -> Response {
    let passed = names.check(request.method(), request.uri(), request.headers());
    let mut response = match passed {
        Ok(()) => next.run(request).await,
        Err(refused) => {
            tracing::debug!(%refused, method = %request.method(), path = request.uri().path(), "not answered");
            refused.into_response()
        }
    };
    for (name, value) in HEADERS {
        let value = HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    response
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match self {
            Self::Host | Self::Site => StatusCode::FORBIDDEN,
            Self::Form => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        };
        let body = json!({"code": 0, "message": self.to_string()});
        (status, Json(body)).into_response()
    }
}

/// Whether the body is JSON, which no form sends and no page sends to another site unasked.
pub(crate) fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).map_or("", text);
    let essence = kind.split(';').next().unwrap_or_default().trim();
    essence.eq_ignore_ascii_case("application/json")
}

/// A link to the sandbox that stands on another site, such as a terminal in the browser, may be followed: it shows
/// the page as a window of its own and tells that site nothing.
fn opens_page(method: &Method, uri: &Uri, headers: &HeaderMap) -> bool {
    let is = |name: &HeaderName, value: &str| headers.get(name).map(text) == Some(value);
    method == Method::GET
        && uri.path() == "/"
        && is(&MODE, "navigate")
        && is(&DESTINATION, "document")
}

/// A header's words; what is no text fits nothing.
fn text(value: &HeaderValue) -> &str {
    value.to_str().unwrap_or("?")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(uri: &str, headers: &[(HeaderName, &str)]) -> Result<(), Refused> {
        let names = Names::new(4321, &["relay.example".to_owned()]);
        let uri: Uri = uri.parse().expect("an address");
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            let value = HeaderValue::from_bytes(value.as_bytes()).expect("a value");
            map.append(name, value);
        }
        names.check(&Method::GET, &uri, &map)
    }

    #[test]
    fn every_name_given_must_be_ours() {
        let own = (HOST, "127.0.0.1:4321");
        assert_eq!(check("/", std::slice::from_ref(&own)), Ok(()));
        assert_eq!(check("/", &[]), Err(Refused::Host), "no name at all");
        let two = [own.clone(), (HOST, "evil.example:4321")];
        assert_eq!(check("/", &two), Err(Refused::Host));
        let whole = check("http://evil.example:4321/", std::slice::from_ref(&own));
        assert_eq!(
            whole,
            Err(Refused::Host),
            "a whole address in the first line"
        );
        assert_eq!(check("http://localhost:4321/", &[]), Ok(()));
        for odd in [
            "",
            "ö:4321",
            "a@127.0.0.1:4321",
            "127.0.0.1:4321 ",
            "127.1:4321",
        ] {
            assert_eq!(check("/", &[(HOST, odd)]), Err(Refused::Host), "{odd}");
        }
    }

    #[test]
    fn every_origin_given_must_be_ours_and_the_one_that_is_asked() {
        let own = (HOST, "localhost:4321");
        let with = |origins: &[&'static str]| {
            let mut all = vec![own.clone()];
            all.extend(origins.iter().map(|o| (ORIGIN, *o)));
            check("/", &all)
        };
        assert_eq!(with(&["http://localhost:4321"]), Ok(()));
        for foreign in [
            &["http://127.0.0.1:4321"][..],
            &["http://localhost:4321", "http://evil.example"],
            &[""],
            &["http://localhost"],
            &["http://localhost:4321/"],
            &["file://"],
            &["ö"],
        ] {
            assert_eq!(with(foreign), Err(Refused::Site), "{foreign:?}");
        }
        let relayed = [(HOST, "relay.example"), (ORIGIN, "http://relay.example")];
        assert_eq!(check("/", &relayed), Err(Refused::Site), "no page is there");
    }

    #[test]
    fn the_port_that_goes_without_saying() {
        let names = Names::new(80, &[]);
        assert!(names.answers("localhost") && names.answers("127.0.0.1:80"));
        assert!(!Names::new(4321, &[]).answers("localhost"));
    }
}
