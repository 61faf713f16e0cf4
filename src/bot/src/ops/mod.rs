//! What the command line can do beside running the bot.

pub mod content;
pub mod first_page;
pub mod load;
pub mod reports;
pub mod rescue;
pub mod saves;
pub mod serve;
