//! Every route of the simulator, read from its source.

use std::collections::BTreeSet;
use std::path::Path;

use reqwest::Method;

/// The methods a browser may be made to use.
pub const METHODS: [Method; 7] = [
    Method::GET,
    Method::HEAD,
    Method::POST,
    Method::PUT,
    Method::PATCH,
    Method::DELETE,
    Method::OPTIONS,
];

/// Every address that the source gives a route, so that a new one cannot be forgotten, and one of none.
pub fn routes() -> BTreeSet<String> {
    let mut found = BTreeSet::from(["/no/such/route".to_owned(), "/api/v10/no/such".to_owned()]);
    gather(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        "",
        &mut found,
    );
    for known in [
        "/",
        "/gateway/",
        "/attachments/1/1/1",
        "/sandbox/api/events",
        "/sandbox/api/channels/1/messages",
        "/api/v10/users/@me",
        "/api/v10/channels/1/messages/1/reactions/1",
    ] {
        assert!(found.contains(known), "{known} is not found in the source");
    }
    assert!(found.len() > 40, "only {} routes are found", found.len());
    found
}

fn gather(dir: &Path, prefix: &str, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(dir).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            gather(&path, "/api/v10", found);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a source");
        for part in text.split(".route(").skip(1) {
            let literal = part.trim_start().strip_prefix('"');
            let pattern = literal.and_then(|rest| rest.split('"').next());
            let pattern = pattern.expect("an address stands as text in the source");
            let parts = pattern
                .split('/')
                .map(|p| if p.starts_with('{') { "1" } else { p });
            found.insert(format!("{prefix}{}", parts.collect::<Vec<_>>().join("/")));
        }
    }
}
