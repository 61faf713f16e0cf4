//! What a server has settled about opening tables, held against whoever would open one.

use super::values::Settings;
use crate::{
    discord::{
        app::App,
        context::Ui,
        game_ui::GameUi,
        reply::{Caller, How},
    },
    ui::{common, texts::Lang},
};

/// Why no table is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Barred {
    /// Games are played in these channels.
    Elsewhere(Vec<u64>),
    /// This role opens tables.
    Role(u64),
}

impl Settings {
    /// Why the caller opens no table where they are; whoever manages the channel needs no role for it.
    fn bars(&self, caller: &Caller) -> Option<Barred> {
        if !self.lists(caller) {
            return Some(Barred::Elsewhere(self.channels.clone()));
        }
        let role = self.opens.filter(|_| !self.lets_open(caller));
        role.map(Barred::Role)
    }

    /// Whether tables are opened in the channel of the caller.
    pub fn lists(&self, caller: &Caller) -> bool {
        let here = [Some(caller.channel), caller.here.parent];
        let mut all = self.channels.iter();
        self.channels.is_empty() || all.any(|channel| here.contains(&Some(*channel)))
    }

    /// Whether the caller is one of those who open tables, wherever that is.
    pub fn lets_open(&self, caller: &Caller) -> bool {
        let role = self.opens.filter(|role| !caller.here.roles.contains(role));
        role.is_none() || caller.manages
    }
}

impl App {
    /// Whether the caller may open a table where they are; else they are told kindly what the server has settled.
    pub(in crate::discord) async fn is_welcome(&self, caller: &Caller) -> bool {
        let Some(barred) = self.settings(caller.guild).await.bars(caller) else {
            return true;
        };
        let t = self.texts.of(caller.lang);
        let text = match barred {
            Barred::Elsewhere(channels) => {
                let all: Vec<String> = channels.iter().map(|id| format!("<#{id}>")).collect();
                t.with("barred-channel", &[("channels", (&all.join(", ")).into())])
            }
            Barred::Role(role) => {
                let role = format!("<@&{role}>");
                t.with("barred-role", &[("role", (&role).into())])
            }
        };
        self.say(caller, How::New, &common::notice(text)).await;
        false
    }
}

impl<G: GameUi> Ui<G> {
    /// The language of a new table, where whoever opens it names none.
    pub async fn table_language(&self, caller: &Caller) -> Lang {
        let settled = self.settings(caller.guild).await.language;
        settled.unwrap_or(caller.lang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::reply::Here;
    use castaway_table::Place;

    fn caller(channel: u64, parent: Option<u64>, roles: &[u64], manages: bool) -> Caller {
        Caller {
            interaction: 1.into(),
            token: String::new(),
            guild: Some(3),
            channel,
            place: Place::Channel(channel),
            user: 7,
            name: String::new(),
            lang: Lang::En,
            message: None,
            board: false,
            now_ms: 1,
            manages,
            here: Here {
                roles: roles.to_vec(),
                parent,
                private: false,
                granted: None,
            },
            put_off: false,
        }
    }

    #[test]
    fn a_thread_is_where_its_channel_is_and_who_manages_it_needs_no_role() {
        let settings = Settings {
            channels: vec![10, 11],
            opens: Some(5),
            ..Settings::default()
        };
        let bars = |channel, parent, roles: &[u64], manages| {
            settings.bars(&caller(channel, parent, roles, manages))
        };
        assert_eq!(bars(10, None, &[4, 5], false), None);
        assert_eq!(bars(99, Some(11), &[5], false), None);
        let elsewhere = Some(Barred::Elsewhere(vec![10, 11]));
        assert_eq!(bars(99, None, &[5], true), elsewhere);
        assert_eq!(bars(10, None, &[4], false), Some(Barred::Role(5)));
        assert_eq!(bars(10, None, &[], true), None);
        assert_eq!(Settings::default().bars(&caller(1, None, &[], false)), None);
    }
}
