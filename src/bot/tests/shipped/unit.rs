//! A unit file as systemd reads it, as far as this test needs it.

/// The lines of a unit in order.
#[derive(Debug, Clone)]
pub struct Unit(Vec<(String, String)>);

impl Unit {
    /// Reads the text of a unit.
    pub fn parse(text: &str) -> Self {
        let lines = text
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty() && !line.starts_with(['#', ';', '[']));
        Self(
            lines
                .map(|line| {
                    let (key, value) = line.split_once('=').expect("a key and a value");
                    (key.to_owned(), value.to_owned())
                })
                .collect(),
        )
    }

    /// All values of a key.
    pub fn all(&self, key: &str) -> Vec<&str> {
        let lines = self.0.iter().filter(|line| line.0 == key);
        lines.map(|line| line.1.as_str()).collect()
    }

    /// The value of a key that counts once.
    pub fn last(&self, key: &str) -> Option<&str> {
        self.all(key).pop()
    }

    /// Whether a switch is on.
    pub fn is_on(&self, key: &str) -> bool {
        self.last(key) == Some("yes")
    }

    /// The same without some lines.
    pub fn without(&self, dropped: impl Fn(&str, &str) -> bool) -> Self {
        let kept = self.0.iter().filter(|(key, value)| !dropped(key, value));
        Self(kept.cloned().collect())
    }

    /// As text again.
    pub fn text(&self) -> String {
        self.0
            .iter()
            .map(|(key, value)| format!("{key}={value}\n"))
            .collect()
    }

    /// The keys that this test neither carries out nor knows to concern nothing that the program does.
    pub fn unknown(&self) -> Vec<&str> {
        let keys = self.0.iter().map(|line| line.0.as_str());
        keys.filter(|key| !CARRIED_OUT.contains(key) && !LEFT_OUT.contains(key))
            .collect()
    }
}

/// What the test does as systemd would.
const CARRIED_OUT: [&str; 19] = [
    "ExecStart",
    "EnvironmentFile",
    "Environment",
    "StateDirectory",
    "StateDirectoryMode",
    "DynamicUser",
    "TimeoutStopSec",
    "NoNewPrivileges",
    "ProtectSystem",
    "ProtectHome",
    "PrivateTmp",
    "PrivateDevices",
    "RestrictAddressFamilies",
    "MemoryDenyWriteExecute",
    "SystemCallArchitectures",
    "SystemCallErrorNumber",
    "SystemCallFilter",
    "CapabilityBoundingSet",
    "UMask",
];
/// What is systemd's own business, or forbids what a process without privileges may not do anyway.
const LEFT_OUT: [&str; 19] = [
    "Description",
    "After",
    "Wants",
    "WantedBy",
    "StartLimitIntervalSec",
    "Restart",
    "RestartSec",
    "RestartPreventExitStatus",
    "ProtectKernelTunables",
    "ProtectKernelModules",
    "ProtectKernelLogs",
    "ProtectControlGroups",
    "ProtectClock",
    "ProtectHostname",
    "RestrictNamespaces",
    "RestrictRealtime",
    "RestrictSUIDSGID",
    "LockPersonality",
    "RemoveIPC",
];
