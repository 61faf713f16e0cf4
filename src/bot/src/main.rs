//! Castaway: survival board games in a Discord channel.
#![forbid(unsafe_code)]

mod cli;

use std::process::ExitCode;

use castaway::{config::Config, ops};
use clap::Parser;
use cli::{Cli, What};

fn main() -> ExitCode {
    let cli = Cli::parse();
    let config = Config::read();
    tracing_subscriber::fmt()
        .with_env_filter(tracing_subscriber::EnvFilter::new(&config.log))
        .with_writer(std::io::stderr)
        .init();
    match run(cli, config) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("castaway: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli, config: Config) -> Result<(), String> {
    match cli.what {
        Some(What::Export { channel }) => ops::saves::export(&config.data, channel),
        Some(What::Import { channel }) => ops::saves::import(&config.data, channel),
        Some(What::Replay { file }) => ops::saves::replay_file(&file),
        Some(What::Simulate(wish)) => ops::simulate::simulate(wish),
        Some(What::ContentCheck) => ops::content::check(),
        Some(What::Load {
            channels,
            rate,
            seconds,
            closed,
        }) => {
            let load = ops::load::Load {
                channels,
                rate,
                seconds,
                closed,
            };
            let runtime = runtime()?;
            runtime
                .block_on(ops::load::run(load))
                .map_err(|e| e.to_string())
        }
        Some(What::Sandbox) => {
            let runtime = runtime()?;
            runtime
                .block_on(ops::serve::sandbox(&config.data, cli.port))
                .map_err(|e| e.to_string())
        }
        None => {
            let runtime = runtime()?;
            let done = match config.token {
                Some(token) => runtime.block_on(ops::serve::discord(&config.data, token)),
                None => runtime.block_on(ops::serve::sandbox(&config.data, cli.port)),
            };
            done.map_err(|e| e.to_string())
        }
    }
}

fn runtime() -> Result<tokio::runtime::Runtime, String> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|e| e.to_string())
}
