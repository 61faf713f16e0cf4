//! Castaway: survival board games in a Discord channel.
#![forbid(unsafe_code)]

mod cli;

use std::{io::Write, process::ExitCode};

use castaway::{
    config::Config,
    ops::{self, serve::ServeError},
};
use cli::{CommandLine, What};

/// What a supervisor is told when starting again would not help: the EX_CONFIG of sysexits.
const NEEDS_SOMEBODY: u8 = 78;

/// Bytes of address space for the stack of each thread, of which only what is used becomes memory. Whole games pass their
/// tests with a quarter of it, unoptimised (`RUST_MIN_STACK=1048576 cargo test -p castaway`): an overflow ends the program.
const STACK: usize = 4 * 1024 * 1024;

/// Why the program ends.
struct Failure {
    why: String,
    code: ExitCode,
}

impl From<String> for Failure {
    fn from(why: String) -> Self {
        Self {
            why,
            code: ExitCode::FAILURE,
        }
    }
}

impl From<ServeError> for Failure {
    fn from(error: ServeError) -> Self {
        Self {
            why: error.to_string(),
            code: if error.needs_somebody() {
                ExitCode::from(NEEDS_SOMEBODY)
            } else {
                ExitCode::FAILURE
            },
        }
    }
}

fn main() -> ExitCode {
    // Games hold what players must not see, and the token is near: all that is written is for its owner only.
    #[cfg(unix)]
    rustix::process::umask(rustix::fs::Mode::RWXG | rustix::fs::Mode::RWXO);
    let asked = cli::read();
    let config = Config::read();
    tracing_subscriber::fmt()
        .with_env_filter(tracing_subscriber::EnvFilter::new(&config.log))
        .with_writer(std::io::stderr)
        // Whoever read the log may be gone; that is no reason to panic in the middle of a game.
        .log_internal_errors(false)
        .init();
    match run(asked, config) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // There may be nobody to tell it.
            let _ = writeln!(std::io::stderr(), "castaway: {}", failure.why);
            failure.code
        }
    }
}

fn run(asked: CommandLine, config: Config) -> Result<(), Failure> {
    let cli = match asked {
        CommandLine::Game(of_game, said) => {
            of_game.carry_out(&said)?;
            return Ok(());
        }
        CommandLine::Program(cli) => cli,
    };
    match cli.what {
        Some(What::Export { channel }) => ops::saves::export(&config.data, channel)?,
        Some(What::Import { channel }) => ops::saves::import(&config.data, channel)?,
        Some(What::Restore) => ops::rescue::restore(&config.data)?,
        Some(What::BeginAnew) => ops::rescue::begin_anew(&config.data)?,
        Some(What::Replay { file }) => ops::saves::replay_file(&file)?,
        Some(What::Reports) => ops::reports::list(&config.data)?,
        Some(What::ContentCheck) => ops::content::check()?,
        Some(What::Load(load)) => {
            runtime()?
                .block_on(ops::load::load(load))
                .map_err(|e| e.to_string())?;
        }
        Some(What::Sandbox) => runtime()?.block_on(ops::serve::sandbox(&config.data, cli.port))?,
        None => match config.token {
            Some(token) => runtime()?.block_on(ops::serve::discord(&config.data, token))?,
            None => runtime()?.block_on(ops::serve::sandbox(&config.data, cli.port))?,
        },
    }
    Ok(())
}

fn runtime() -> Result<tokio::runtime::Runtime, String> {
    tokio::runtime::Builder::new_multi_thread()
        .thread_stack_size(STACK)
        .enable_all()
        .build()
        .map_err(|e| e.to_string())
}
