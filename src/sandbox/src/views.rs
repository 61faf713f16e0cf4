//! Users, members, channels, the guild and the application as Discord sends them.

use serde_json::{Value, json};

use crate::config::Rank;
use crate::ids::{APPLICATION, GUILD};
use crate::state::{Channel, DIRECT, State};

/// The guild's name.
pub(crate) const GUILD_NAME: &str = "Sandbox";
/// What members may do: everything an ordinary member may.
const MEMBER_PERMISSIONS: u64 = 2_222_085_186_637_376;
/// What moderators may do besides.
const MANAGE_CHANNELS: u64 = 1 << 4;
const JOINED: &str = "2024-01-01T00:00:00.000000+00:00";

impl State {
    /// A user, the bot included.
    pub(crate) fn user_json(&self, id: u64) -> Value {
        let bot = id == APPLICATION;
        let name = if bot {
            &self.bot_name
        } else {
            self.user_name(id)
        };
        json!({
            "id": id.to_string(),
            "username": name,
            "global_name": if bot { Value::Null } else { json!(name) },
            "discriminator": if bot { "0001" } else { "0" },
            "avatar": null,
            "bot": bot,
            "public_flags": 0,
        })
    }

    /// A member, with the user.
    pub(crate) fn member_json(&self, id: u64) -> Value {
        let mut member = Self::bare_member();
        member["user"] = self.user_json(id);
        if let Some(user) = self.user(id) {
            let roles: Vec<String> = user.roles.iter().map(u64::to_string).collect();
            member["roles"] = json!(roles);
            if user.rank == Rank::Moderator {
                member["permissions"] = json!((MEMBER_PERMISSIONS | MANAGE_CHANNELS).to_string());
            }
        }
        member
    }

    /// A member without the user.
    pub(crate) fn bare_member() -> Value {
        json!({
            "nick": null,
            "avatar": null,
            "roles": [],
            "joined_at": JOINED,
            "premium_since": null,
            "deaf": false,
            "mute": false,
            "flags": 0,
            "pending": false,
            "permissions": MEMBER_PERMISSIONS.to_string(),
            "communication_disabled_until": null,
        })
    }

    /// A channel by id; null if there is none.
    pub(crate) fn channel_json(&self, id: u64) -> Value {
        self.channels
            .get(&id)
            .map_or(Value::Null, |c| self.one_channel(c))
    }

    fn one_channel(&self, channel: &Channel) -> Value {
        let last = self
            .messages
            .get(&channel.id)
            .and_then(|m| m.last_key_value())
            .map(|(id, _)| id.to_string());
        let mut value = json!({
            "id": channel.id.to_string(),
            "type": channel.kind,
            "last_message_id": last,
            "flags": 0,
        });
        if channel.kind == DIRECT {
            let user = channel.recipient.unwrap_or_default();
            value["recipients"] = json!([self.user_json(user)]);
            return value;
        }
        value["guild_id"] = json!(GUILD.to_string());
        value["name"] = json!(channel.name);
        value["position"] = json!(0);
        value["permission_overwrites"] = json!([]);
        value["nsfw"] = json!(false);
        value["rate_limit_per_user"] = json!(0);
        value["parent_id"] = json!(channel.parent.map(|p| p.to_string()));
        if channel.is_thread() {
            value["owner_id"] = json!(APPLICATION.to_string());
            value["message_count"] = json!(0);
            value["member_count"] = json!(1);
            value["thread_metadata"] = json!({
                "archived": channel.archived,
                "auto_archive_duration": channel.archive_minutes,
                "archive_timestamp": self.snowflakes.clock.iso_now(),
                "locked": channel.locked,
            });
        }
        value
    }

    /// A channel as it stands in interactions.
    pub(crate) fn partial_channel(&self, id: u64) -> Value {
        let mut value = self.channel_json(id);
        value["permissions"] = json!(MEMBER_PERMISSIONS.to_string());
        value
    }

    /// A role by id; null if there is none.
    pub(crate) fn role_json(&self, id: u64) -> Value {
        let mut roles = self.roles.iter();
        roles
            .find(|role| role.id == id)
            .map_or(Value::Null, |role| Self::one_role(role.id, &role.name))
    }

    fn one_role(id: u64, name: &str) -> Value {
        json!({
            "id": id.to_string(),
            "name": name,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
            "hoist": false,
            "managed": false,
            "mentionable": true,
            "permissions": MEMBER_PERMISSIONS.to_string(),
            "position": 0,
            "icon": null,
            "unicode_emoji": null,
            "flags": 0,
        })
    }

    /// The guild as a REST answer.
    pub(crate) fn guild_json(&self) -> Value {
        let mut roles = vec![Self::one_role(GUILD, "@everyone")];
        roles.extend(
            self.roles
                .iter()
                .map(|role| Self::one_role(role.id, &role.name)),
        );
        let owner = self.users.first().map_or(APPLICATION, |u| u.id);
        json!({
            "id": GUILD.to_string(),
            "name": GUILD_NAME,
            "icon": null,
            "splash": null,
            "discovery_splash": null,
            "owner_id": owner.to_string(),
            "afk_channel_id": null,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "roles": roles,
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "application_id": null,
            "system_channel_id": null,
            "system_channel_flags": 0,
            "rules_channel_id": null,
            "public_updates_channel_id": null,
            "safety_alerts_channel_id": null,
            "vanity_url_code": null,
            "description": null,
            "banner": null,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": "en-GB",
            "nsfw_level": 0,
            "premium_progress_bar_enabled": false,
        })
    }

    /// The guild as the gateway sends it.
    pub(crate) fn guild_create(&self) -> Value {
        let mut guild = self.guild_json();
        let mut members: Vec<Value> = self.users.iter().map(|u| self.member_json(u.id)).collect();
        members.push(self.member_json(APPLICATION));
        let (mut channels, mut threads) = (Vec::new(), Vec::new());
        for channel in self.channels.values().filter(|c| c.kind != DIRECT) {
            let list = if channel.is_thread() {
                &mut threads
            } else {
                &mut channels
            };
            list.push(self.one_channel(channel));
        }
        threads.retain(|t| t["thread_metadata"]["archived"] == json!(false));
        guild["joined_at"] = json!(JOINED);
        guild["large"] = json!(false);
        guild["unavailable"] = json!(false);
        guild["member_count"] = json!(members.len());
        guild["members"] = json!(members);
        guild["channels"] = json!(channels);
        guild["threads"] = json!(threads);
        for empty in [
            "voice_states",
            "presences",
            "stage_instances",
            "guild_scheduled_events",
            "soundboard_sounds",
        ] {
            guild[empty] = json!([]);
        }
        guild
    }

    /// The application.
    pub(crate) fn application_json(&self) -> Value {
        let owner = self.users.first().map_or(APPLICATION, |u| u.id);
        json!({
            "id": APPLICATION.to_string(),
            "name": self.bot_name,
            "icon": null,
            "description": "",
            "rpc_origins": [],
            "bot_public": true,
            "bot_require_code_grant": false,
            "owner": self.user_json(owner),
            "verify_key": "0".repeat(64),
            "team": null,
            "flags": 0,
            "approximate_guild_count": 1,
            "integration_types_config": {"0": {}},
        })
    }

    /// The part of an interaction every kind has.
    pub(crate) fn interaction_frame(&self, kind: u8, user: u64, channel: u64) -> Value {
        let locale = self.user(user).map_or("en-US", |u| u.locale.as_str());
        let direct = !self.in_guild(channel);
        let mut value = json!({
            "application_id": APPLICATION.to_string(),
            "type": kind,
            "channel_id": channel.to_string(),
            "channel": self.partial_channel(channel),
            "version": 1,
            "app_permissions": self.permissions.to_string(),
            "locale": locale,
            "entitlements": [],
            "authorizing_integration_owners": {"0": if direct { "0".into() } else { GUILD.to_string() }},
            "context": u8::from(direct),
            "attachment_size_limit": crate::limits::ATTACHMENT_BYTES,
        });
        if direct {
            value["user"] = self.user_json(user);
        } else {
            value["member"] = self.member_json(user);
            value["guild_id"] = json!(GUILD.to_string());
            value["guild_locale"] = json!("en-GB");
            value["guild"] = json!({"id": GUILD.to_string(), "locale": "en-GB", "features": []});
        }
        value
    }
}
