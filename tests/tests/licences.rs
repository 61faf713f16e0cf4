//! Everything that is built in may be: each crate's licence is one of those agreed on.
//! Reproduce: `cargo test -p castaway-tests --test licences`.

use std::process::Command;

use serde_json::Value;

/// What a crate may be licensed under. The same list stands in `deny.toml`.
const ALLOWED: [&str; 13] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "0BSD",
    "ISC",
    "MPL-2.0",
    "Zlib",
    "Unlicense",
    "BSL-1.0",
    "Unicode-3.0",
    // The list of root certificates, which is data.
    "CDLA-Permissive-2.0",
];

/// Whether an expression can be met: one side of every "or", both sides of every "and".
fn met(expression: &str) -> bool {
    let plain = expression.replace(['(', ')'], " ").replace('/', " OR ");
    plain.split(" AND ").all(|part| {
        part.split(" OR ")
            .any(|licence| ALLOWED.contains(&licence.trim()))
    })
}

#[test]
fn every_crate_has_an_agreed_licence() {
    let out = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo metadata");
    assert!(
        out.status.success(),
        "{}",
        String::from_utf8_lossy(&out.stderr)
    );
    let tree: Value = serde_json::from_slice(&out.stdout).expect("metadata");
    let crates = tree["packages"].as_array().expect("packages");
    assert!(crates.len() > 100, "only {} crates seen", crates.len());
    let refused: Vec<String> = crates
        .iter()
        .filter(|c| !met(c["license"].as_str().unwrap_or("none")))
        .map(|c| format!("{} {}: {}", c["name"], c["version"], c["license"]))
        .collect();
    assert_eq!(refused, Vec::<String>::new());
}

#[test]
fn foreign_licences_are_seen() {
    assert!(met("MIT/Apache-2.0") && met("Apache-2.0 OR GPL-2.0-only"));
    assert!(!met("GPL-3.0-only") && !met("MIT AND GPL-3.0-only") && !met("none"));
}
