//! The real process, and what the page would ask of it.
#![allow(dead_code, reason = "every test file uses a part of it")]

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

use serde_json::Value;

pub mod life;

pub struct Process {
    child: Child,
    pub base: String,
}

impl Process {
    pub fn start(data: &std::path::Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_castaway"))
            .args(["sandbox", "--port", "0"])
            .env("DATA_DIR", data)
            .env_remove("DISCORD_TOKEN")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        let base = out
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                let at = line.find("http://")?;
                Some(
                    line[at..]
                        .split_whitespace()
                        .next()?
                        .trim_end_matches(['/', '.'])
                        .to_owned(),
                )
            })
            .expect("it prints its address");
        Self { child, base }
    }

    pub fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

pub fn revision(message: &Value) -> u64 {
    message["components"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|row| row["components"].as_array().into_iter().flatten())
        .filter_map(|c| c["custom_id"].as_str())
        .filter_map(|id| id.split('|').nth(3)?.parse().ok())
        .max()
        .unwrap_or(0)
}

pub async fn get(client: &reqwest::Client, url: String) -> Option<Value> {
    let text = client.get(url).send().await.ok()?.text().await.ok()?;
    serde_json::from_str(&text).ok()
}

pub async fn post(client: &reqwest::Client, url: String, body: Value) -> Option<()> {
    let request = client
        .post(url)
        .header("content-type", "application/json")
        .body(body.to_string());
    request
        .send()
        .await
        .ok()?
        .error_for_status()
        .ok()
        .map(|_| ())
}
