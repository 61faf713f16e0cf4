//! Another web site that is open in the same browser as the sandbox: what it tries, and that it gets nothing.

use std::net::{Ipv4Addr, SocketAddr};

use castaway_sandbox::{Sandbox, SandboxConfig};
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpListener,
    task::JoinHandle,
};

use crate::driver::Person;

/// A picture of one dot.
const DOT: &[u8] =
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\
\0\0\0\rIDATx\x9cc\xf8\xcf\xc0\xf0\x1f\0\x05\0\x01\xff\x89\x99=\x1d\0\0\0\0IEND\xaeB`\x82";

/// Every way a page has to reach another address; says of each what came of it.
const TRIES: &str = r#"
const [base, token, channel, user, picture, done] = arguments;
const api = base + '/sandbox/api/';
const said = JSON.stringify({ user, content: 'by another site' });
const loads = (tag, set) => new Promise((ok, no) => {
  const e = document.createElement(tag); e.onload = () => ok('loaded'); e.onerror = no; set(e); document.body.append(e);
});
const post = (kind, mode) => fetch(api + `channels/${channel}/messages`, { method: 'POST', mode, headers: { 'content-type': kind }, body: said }).then(r => r.type);
const tries = {
  read: () => fetch(api + 'state').then(r => r.text()),
  json: () => post('application/json', 'cors'),
  bot: () => fetch(base + '/api/v10/users/@me', { headers: { authorization: 'Bot ' + token } }).then(r => r.text()),
  socket: () => new Promise((ok, no) => { const s = new WebSocket(base.replace('http', 'ws') + '/gateway/?v=10'); s.onmessage = () => ok('open'); s.onerror = no; }),
  events: () => new Promise((ok, no) => { const s = new EventSource(api + 'events'); s.onopen = () => ok('open'); s.onerror = no; }),
  picture: () => loads('img', e => { e.src = picture; }),
  script: () => loads('script', e => { e.src = base + '/page.js'; }),
  style: () => loads('link', e => { e.rel = 'stylesheet'; e.href = base + '/page.css'; }),
};
(async () => {
  // What a page can send without being asked: nobody sees the answer, so what counts is that nothing was done.
  await post('text/plain', 'no-cors').catch(() => null);
  const form = document.createElement('form');
  form.method = 'post'; form.enctype = 'text/plain'; form.target = 'aside'; form.action = api + `channels/${channel}/messages`;
  const field = document.createElement('input'); field.name = said.slice(0, -1) + ', "x": "'; field.value = '"}'; form.append(field);
  const aside = document.createElement('iframe'); aside.name = 'aside'; document.body.append(form, aside);
  await new Promise(ok => { aside.onload = ok; form.submit(); });
  const got = {};
  for (const [name, work] of Object.entries(tries)) got[name] = await work().catch(() => null);
  done(got);
})();
"#;

/// A site of somebody else on another port: every address gives the same page.
async fn site() -> (u16, JoinHandle<()>) {
    let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await;
    let listener = listener.expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    let page = "<!doctype html><title>elsewhere</title><link rel=icon href='data:,'><body>";
    let answer = format!(
        "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{page}",
        page.len()
    );
    let task = tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let answer = answer.clone();
            // A browser opens connections that it does not use at once; they must not hold up the others.
            tokio::spawn(async move {
                let mut request = [0; 4096];
                if matches!(stream.read(&mut request).await, Ok(n) if n > 0) {
                    let _ = stream.write_all(answer.as_bytes()).await;
                }
            });
        }
    });
    (port, task)
}

/// The bot shows a picture; gives its address.
async fn show_picture(sandbox: &Sandbox, channel: u64) -> String {
    let part = Part::bytes(DOT).file_name("dot.png");
    let answer = reqwest::Client::new()
        .post(format!(
            "{}/api/v10/channels/{channel}/messages",
            sandbox.base_url()
        ))
        .header("authorization", format!("Bot {}", sandbox.token()))
        .multipart(Form::new().part("files[0]", part))
        .send()
        .await
        .expect("an answer");
    let message: Value = answer.json().await.expect("json");
    let url = message["attachments"][0]["url"].as_str();
    url.expect("an address").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn another_site_in_the_same_browser_gets_nothing() {
    let Some(person) = Person::sit_down().await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    let sandbox = castaway_sandbox::start(SandboxConfig::default()).await;
    let sandbox = sandbox.expect("a simulator");
    let handle = sandbox.handle();
    let (channel, user) = (handle.channels()[0].id, handle.users()[0].id);
    let picture = show_picture(&sandbox, channel).await;
    let before = handle.messages(channel, user);
    let (port, site) = site().await;
    // The first differs from the sandbox in its port only, the second is foreign altogether.
    for name in ["127.0.0.1", "localhost"] {
        let there = format!("http://{name}:{port}/");
        person.client.goto(&there).await.expect("the other site");
        let with = [
            json!(sandbox.base_url()),
            json!(sandbox.token()),
            json!(channel.to_string()),
            json!(user.to_string()),
            json!(picture),
        ];
        let got = person.client.execute_async(TRIES, with.to_vec()).await;
        let nothing = json!({
            "read": null, "json": null, "bot": null, "socket": null,
            "events": null, "picture": null, "script": null, "style": null,
        });
        assert_eq!(got.expect("it ends"), nothing, "{there}");
        assert_eq!(handle.messages(channel, user), before, "{there}");
    }
    assert!(!handle.bot_online(), "nobody spoke as the bot");

    // By each of its names, and by a link on the other site, the page itself works.
    let own = sandbox.addr().port();
    for name in ["127.0.0.1", "localhost"] {
        let there = format!("http://{name}:{own}/");
        // What was refused before stands on the console and is not the page's.
        person.complaints().await;
        let link = format!("location.href = '{there}'");
        person.client.execute(&link, vec![]).await.expect("a link");
        person
            .until("[...document.querySelectorAll('img.pic')].some(i => i.naturalWidth === 1)")
            .await;
        assert_eq!(person.ask("location.href").await, json!(there));
        let text = format!("hello from {name}");
        person.command(&text).await;
        person
            .until(&format!(
                "document.getElementById('log').innerText.includes('{text}')"
            ))
            .await;
        assert_eq!(person.complaints().await, Vec::<String>::new(), "{there}");
        let elsewhere = format!("http://localhost:{port}/");
        person
            .client
            .goto(&elsewhere)
            .await
            .expect("the other site");
    }
    site.abort();
    person
        .client
        .clone()
        .close()
        .await
        .expect("the browser closes");
    sandbox.shutdown().await;
}
