//! No other web site reaches the sandbox: every route that stands in the source is asked in every way.
//! Reproduce one: `cargo test -p castaway-sandbox --test guard <name> -- --nocapture`.

mod common;

use common::routes::{METHODS, routes};
use common::{World, world};
use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header::HeaderName};

/// A request as the bot and the page at once would send it: only where it comes from is wrong.
fn ask(world: &World, client: &reqwest::Client, method: &Method, path: &str) -> RequestBuilder {
    client
        .request(
            method.clone(),
            format!("{}{path}", world.sandbox.base_url()),
        )
        .header("authorization", format!("Bot {}", world.sandbox.token()))
        .json(&json!({"user": world.robin.to_string(), "content": "from elsewhere"}))
}

/// A request with this header is refused in words, and the page that sent it may not read them.
async fn refused(
    world: &World,
    client: &reqwest::Client,
    method: &Method,
    path: &str,
    (name, value): (&str, &String),
) {
    let request = ask(world, client, method, path).header(name, value);
    let answer = request.send().await.expect("an answer");
    let place = format!("{method} {path} with {name}: {value}");
    assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{place}");
    assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
    let shared = answer.headers().get("access-control-allow-origin");
    assert!(shared.is_none(), "{place}");
    if *method != Method::HEAD {
        let body: Value = answer.json().await.expect("json");
        let words = body["message"].as_str().unwrap_or_default();
        assert!(words.contains("sandbox"), "{place}: {body}");
    }
}

/// What a visitor could have changed.
fn all(world: &World) -> Value {
    let handle = &world.handle;
    let channels: Vec<u64> = handle.channels().iter().map(|c| c.id).collect();
    let messages = |id: &u64| handle.messages(*id, world.robin);
    json!([
        channels,
        channels.iter().map(messages).collect::<Vec<_>>(),
        handle.commands(),
        handle.counters().events,
        handle.counters().callbacks,
    ])
}

#[tokio::test]
async fn no_route_answers_another_site() {
    let world = world().await;
    let port = world.sandbox.addr().port();
    let other = port ^ 1;
    let client = reqwest::Client::new();
    let before = all(&world);
    let everywhere = [
        ("host", format!("evil.example:{port}")),
        ("host", format!("127.0.0.1:{other}")),
        ("origin", "https://evil.example".into()),
        ("origin", "null".into()),
        ("sec-fetch-site", "cross-site".into()),
        ("sec-fetch-site", "same-site".into()),
    ];
    for path in routes() {
        for method in &METHODS {
            for (name, value) in &everywhere {
                refused(&world, &client, method, &path, (name, value)).await;
            }
        }
    }
    for (name, value) in [
        ("host", "evil.example".into()),
        ("host", format!("127.0.0.1.evil.example:{port}")),
        ("host", format!("localhost.evil.example:{port}")),
        ("host", "127.0.0.1".into()),
        ("host", "localhost".into()),
        ("host", "discord.com".into()),
        ("host", format!("0.0.0.0:{port}")),
        ("origin", format!("http://evil.example:{port}")),
        ("origin", format!("http://127.0.0.1:{other}")),
        ("origin", format!("https://127.0.0.1:{port}")),
        ("origin", format!("http://127.0.0.1:{port}.evil.example")),
        ("origin", format!("http://localhost:{port}")),
    ] {
        let path = "/sandbox/api/channels/1/messages";
        for method in &METHODS {
            refused(&world, &client, method, path, (name, &value)).await;
        }
    }
    assert_eq!(all(&world), before, "nothing has changed");
}

#[tokio::test]
async fn every_route_answers_its_own_page_and_programs() {
    let world = world().await;
    let port = world.sandbox.addr().port();
    let client = reqwest::Client::new();
    let site = |name: &str| {
        vec![
            ("host", format!("{name}:{port}")),
            ("origin", format!("http://{name}:{port}")),
            ("sec-fetch-site", "same-origin".into()),
        ]
    };
    let own = [
        vec![],
        vec![("sec-fetch-site", "none".to_owned())],
        site("127.0.0.1"),
        site("localhost"),
        site("LocalHost"),
        site("[::1]"),
    ];
    for path in routes() {
        for method in &METHODS {
            for headers in &own {
                let mut request = ask(&world, &client, method, &path);
                for (name, value) in headers {
                    request = request.header(*name, value);
                }
                let status = request.send().await.expect("an answer").status();
                let guarded = [StatusCode::FORBIDDEN, StatusCode::UNSUPPORTED_MEDIA_TYPE];
                assert!(
                    !guarded.contains(&status),
                    "{method} {path} {headers:?}: {status}"
                );
            }
        }
    }
}

#[tokio::test]
async fn a_link_on_another_site_opens_the_page_and_nothing_else() {
    let world = world().await;
    let client = reqwest::Client::new();
    let follow = |method: Method, path: &'static str, mode: &'static str, to: &'static str| {
        let request = client
            .request(method, format!("{}{path}", world.sandbox.base_url()))
            .header("sec-fetch-site", "cross-site")
            .header("sec-fetch-mode", mode)
            .header("sec-fetch-dest", to);
        async move { request.send().await.expect("an answer").status().as_u16() }
    };
    assert_eq!(follow(Method::GET, "/", "navigate", "document").await, 200);
    for (method, path, mode, to) in [
        (Method::GET, "/", "navigate", "iframe"),
        (Method::GET, "/", "no-cors", "image"),
        (Method::GET, "/page.js", "navigate", "document"),
        (Method::GET, "/sandbox/api/state", "navigate", "document"),
        (Method::GET, "/attachments/1/1/1", "navigate", "document"),
        (Method::POST, "/", "navigate", "document"),
    ] {
        let status = follow(method.clone(), path, mode, to).await;
        assert_eq!(status, 403, "{method} {path} {mode} {to}");
    }
}

#[tokio::test]
async fn no_form_changes_anything_on_the_page() {
    let world = world().await;
    let client = reqwest::Client::new();
    let before = all(&world);
    let body = json!({"user": world.robin.to_string(), "content": "sent by a form"}).to_string();
    for path in routes().into_iter().filter(|p| !p.starts_with("/api/")) {
        let path = path.replace("/channels/1/", &format!("/channels/{}/", world.channel));
        for method in [Method::POST, Method::PUT, Method::PATCH, Method::DELETE] {
            for kind in [
                None,
                Some("text/plain"),
                Some("text/plain; application/json"),
                Some("application/x-www-form-urlencoded"),
                Some("multipart/form-data; boundary=x"),
                Some("application/csp-report"),
                Some("application/reports+json"),
            ] {
                let url = format!("{}{path}", world.sandbox.base_url());
                let mut request = client.request(method.clone(), url).body(body.clone());
                if let Some(kind) = kind {
                    request = request.header("content-type", kind);
                }
                let answer = request.send().await.expect("an answer");
                let place = format!("{method} {path} {kind:?}");
                assert_eq!(
                    answer.status(),
                    StatusCode::UNSUPPORTED_MEDIA_TYPE,
                    "{place}"
                );
            }
        }
    }
    assert_eq!(all(&world), before, "nothing has changed");
}

#[tokio::test]
async fn reading_changes_nothing() {
    let world = world().await;
    let client = reqwest::Client::new();
    let before = all(&world);
    for path in routes() {
        let path = path.replace("/channels/1", &format!("/channels/{}", world.channel));
        for method in [Method::GET, Method::HEAD, Method::OPTIONS] {
            let request = ask(&world, &client, &method, &path);
            request.send().await.expect("an answer");
        }
    }
    assert_eq!(all(&world), before);
}

#[tokio::test]
async fn the_gateways_socket_opens_to_no_other_site() {
    let world = world().await;
    let port = world.sandbox.addr().port();
    let open = |name: &'static str, value: String| {
        let url = format!("ws://127.0.0.1:{port}/gateway/?v=10&encoding=json");
        let mut request = url.into_client_request().expect("a request");
        let value = HeaderValue::from_str(&value).expect("a value");
        request
            .headers_mut()
            .insert(HeaderName::from_static(name), value);
        async move { connect_async(request).await.map(|_| ()) }
    };
    for (name, value) in [
        ("origin", "https://evil.example".to_owned()),
        ("origin", "null".into()),
        ("origin", format!("http://127.0.0.1:{}", port ^ 1)),
        ("host", format!("evil.example:{port}")),
        ("sec-fetch-site", "cross-site".into()),
    ] {
        let refused = open(name, value.clone()).await;
        let Err(tokio_tungstenite::tungstenite::Error::Http(answer)) = refused else {
            panic!("{name}: {value}: {refused:?}");
        };
        assert_eq!(answer.status().as_u16(), 403, "{name}: {value}");
    }
    open("origin", format!("http://127.0.0.1:{port}"))
        .await
        .expect("its own page");
    open("user-agent", "a bot".into()).await.expect("a program");
}

#[tokio::test]
async fn a_relays_name_is_known_only_where_it_was_given() {
    let config = castaway_sandbox::SandboxConfig {
        hosts: vec!["discord.com".into()],
        ..castaway_sandbox::SandboxConfig::default()
    };
    let world = common::world_of(config).await;
    let client = reqwest::Client::new();
    let ask = |name: &'static str, value: &'static str| {
        let request = ask(&world, &client, &Method::GET, "/api/v10/users/@me");
        let request = request.header("host", "discord.com").header(name, value);
        async move { request.send().await.expect("an answer").status().as_u16() }
    };
    assert_eq!(ask("accept", "*/*").await, 200);
    assert_eq!(
        ask("origin", "http://discord.com").await,
        403,
        "no page is there"
    );
    assert_eq!(ask("origin", "https://discord.com").await, 403);
}

#[tokio::test]
async fn every_answer_says_what_a_browser_may_do_with_it() {
    let world = world().await;
    let client = reqwest::Client::new();
    for path in routes() {
        let answer = ask(&world, &client, &Method::GET, &path).send().await;
        let answer = answer.expect("an answer");
        let said = |name: &str| answer.headers().get(name).and_then(|v| v.to_str().ok());
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-resource-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(said(name), Some(value), "{path}");
        }
        let policy = said("content-security-policy").unwrap_or_default();
        let rules: Vec<&str> = policy.split("; ").collect();
        for rule in [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "connect-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'none'",
        ] {
            assert!(rules.contains(&rule), "{path}: {rule} in {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
    }
}
