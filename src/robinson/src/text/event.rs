//! What happened, one line per event.

use super::{
    TableWords,
    bundle::{capital, num, txt},
    icons::{phase_icon, token_icon, track_icon},
    label::signed,
};
use crate::{
    event::Event,
    ids::{Place, Space, TokenKind, Who},
    state::Stock,
    task::{CardRef, Usable},
};

impl TableWords<'_> {
    /// A find with what it does.
    fn find(&self, id: &str, card: &CardRef) -> String {
        let found = self.w.say(id, &[("card", txt(&self.w.card(card)))]);
        let does = self.w.card_lines(self.catalog, card).join(" ");
        match does.as_str() {
            "" => found,
            does => format!("{found} – {does}"),
        }
    }

    /// One event as a line of a story; `None` for what is not worth a line.
    pub fn event_line(&self, event: &Event) -> Option<String> {
        self.line_of(event, true)
    }

    /// The same, with or without what a number that changed is now.
    pub(super) fn line_of(&self, event: &Event, says_now: bool) -> Option<String> {
        let w = &*self.w;
        let now = txt(if says_now { "yes" } else { "no" });
        let card = |id: &str, card: &CardRef| w.say(id, &[("card", txt(&w.card(card)))]);
        let line = match event {
            Event::Began { characters } => {
                let names: Vec<String> = characters.iter().map(|c| w.character(c)).collect();
                w.say("e-began", &[("who", txt(&w.and(&names)))])
            }
            Event::Round(n) => w.say("e-round", &[("n", num(*n))]),
            Event::Phase(phase) => format!("{} {}", phase_icon(*phase), w.phase_name(*phase)),
            Event::Drawn(c) => card("e-drawn", c),
            Event::Looked(c) => card("e-looked", c),
            Event::CameBack(c) => {
                let name = match w.second_title(c) {
                    Some(second) => format!("{} – {second}", w.card(c)),
                    None => w.card(c),
                };
                w.say("e-came-back", &[("card", txt(&name))])
            }
            Event::Because { .. } => return None,
            Event::IntoEvents(c) => card("e-into-events", c),
            Event::ThreatFired(c) => card("e-threat-fired", c),
            Event::ThreatGone(c) => card("e-threat-gone", c),
            Event::Gained { res, n, future } => w.say(
                if *future {
                    "e-gained-future"
                } else {
                    "e-gained"
                },
                &[("what", txt(&w.res(*res, *n)))],
            ),
            Event::Lost { res, n } => w.say("e-lost", &[("what", txt(&w.res(*res, *n)))]),
            Event::Unmet { owed, missing } => {
                w.say("e-unmet", &[("what", txt(&self.owed(owed, *missing)))])
            }
            Event::Det { who, n } => w.say(
                "e-det",
                &[
                    ("who", txt(&self.person(*who))),
                    ("n", txt(&signed(i64::from(*n)))),
                ],
            ),
            Event::Wounded { who, n, total } => w.say(
                "e-wounded",
                &[
                    ("who", txt(&self.person(*who))),
                    ("n", num(*n)),
                    ("total", num(*total)),
                    ("says", now),
                ],
            ),
            Event::Healed { who, n } => w.say(
                "e-healed",
                &[("who", txt(&self.subject(*who))), ("n", num(*n))],
            ),
            Event::SpecialWound { who, part } => self.special("e-special-wound", *who, *part),
            Event::SpecialWoundGone { who, part } => {
                self.special("e-special-wound-gone", *who, *part)
            }
            Event::Morale { n, to } => w.say(
                "e-morale",
                &[
                    ("n", txt(&signed(i64::from(*n)))),
                    ("to", txt(&level(i64::from(*to)))),
                    ("says", now),
                ],
            ),
            Event::Level { track, n, to } => w.say(
                "e-level",
                &[
                    ("icon", txt(track_icon(*track))),
                    ("track", txt(&w.track(*track))),
                    ("n", txt(&signed(i64::from(*n)))),
                    ("to", num(*to)),
                    ("says", now),
                ],
            ),
            Event::ShelterLost => w.word("e-shelter-lost"),
            Event::ShelterBuilt => w.word("e-shelter-built"),
            Event::TokenPlaced(token, place) => self.token_line("e-token-placed", *token, *place),
            Event::TokenGone(token, place) => self.token_line("e-token-gone", *token, *place),
            Event::WeatherToken(token) => {
                w.say("e-weather-token", &[("weather", txt(token.name()))])
            }
            Event::HungryDie => w.word("e-hungry-die"),
            Event::Exhausted(space, res) => self.on_space("e-exhausted", *space, Some(*res)),
            Event::Reopened(space, res) => self.on_space("e-reopened", *space, Some(*res)),
            Event::TerrainCovered(space) => self.on_space("e-terrain-covered", *space, None),
            Event::TerrainUncovered(space) => self.on_space("e-terrain-uncovered", *space, None),
            Event::TileDown(space) => self.on_space("e-tile-down", *space, None),
            Event::TileUp(space) => self.on_space("e-tile-up", *space, None),
            Event::SpaceClosed(by, space) => w.say(
                "e-space-closed",
                &[("by", txt(&w.closing(by))), ("space", txt(space.name()))],
            ),
            Event::Explored { space, number } => self.explored(*space, *number),
            Event::BeastFound => w.word("e-beast-found"),
            Event::BeastWaits => w.word("e-beast-waits"),
            Event::BeastReturned => w.word("e-beast-returned"),
            Event::HuntingGone(n) => w.say("e-hunting-gone", &[("n", num(*n))]),
            Event::HuntingUnder => w.word("e-hunting-under"),
            Event::WaitingMarkerGone(space) => self.on_space("e-waiting-marker-gone", *space, None),
            Event::MoreMouths(n) => w.say("e-more-mouths", &[("n", num(*n))]),
            Event::MouthsFed(n) => w.say("e-mouths-fed", &[("n", num(*n))]),
            Event::MarkerWaits(space) => self.on_space("e-marker-waits", *space, None),
            Event::MarkerLaid(kind, space) => self.marker_line("e-marker-laid", kind, *space),
            Event::MarkerLifted(kind, space) => self.marker_line("e-marker-lifted", kind, *space),
            Event::NumberLaid(n, space) => w.say(
                "e-number-laid",
                &[("n", num(*n)), ("space", txt(&self.space(*space)))],
            ),
            Event::ArrangeMarkerGone => w.word("e-arrange-marker-gone"),
            Event::TilesSeen(n) => w.say("e-tiles-seen", &[("n", num(*n))]),
            Event::NightWounds(who, n) => w.say(
                "e-night-wounds",
                &[("who", txt(&self.subject(*who))), ("n", num(*n))],
            ),
            Event::Ordered(effect) => {
                let text = w.effects_phrase(std::slice::from_ref(effect));
                w.say("e-ordered", &[("text", txt(&text))])
            }
            Event::TokenFound(id) => self.find("e-token-found", &CardRef::Discovery(id.clone())),
            Event::Built(id) => card("e-built", &CardRef::Invention(id.clone())),
            Event::ItemReady(id) => card("e-item-ready", &CardRef::Invention(id.clone())),
            Event::ItemLost(id) => card("e-item-lost", &CardRef::Invention(id.clone())),
            Event::InventionCame(id) => card("e-invention-came", &CardRef::Invention(id.clone())),
            Event::InventionGone(id) => card("e-invention-gone", &CardRef::Invention(id.clone())),
            Event::EquipmentFound(id) => {
                self.find("e-equipment-found", &CardRef::Equipment(id.clone()))
            }
            Event::Kept(c @ CardRef::Discovery(_)) => self.find("e-kept-token", c),
            Event::Kept(c) => self.find("e-kept", c),
            Event::Used(who, Usable::Pile) => {
                w.say("e-used-pile", &[("who", txt(&self.subject(*who)))])
            }
            // What everybody may use is nobody's in particular: the engine names whoever asks first.
            Event::Used(who, what) if !self.is_personal(*who, what) => {
                w.say("e-used-common", &[("thing", txt(&self.usable_name(what)))])
            }
            Event::Used(who, usable) => w.say(
                "e-used",
                &[
                    ("who", txt(&self.subject(*who))),
                    ("thing", txt(&self.usable_name(usable))),
                ],
            ),
            Event::Planned { placement: _, what } => w.say(
                "e-planned",
                &[
                    ("goal", txt(&self.goal_line(&what.goal))),
                    ("pawns", txt(&self.pawns(&what.pawns))),
                ],
            ),
            Event::Joined { placement } => w.say(
                "e-joined",
                &[("goal", txt(&self.placement_goal(*placement)))],
            ),
            Event::TakenBack { placement } => w.say("e-taken-back", &[("n", num(*placement))]),
            Event::Resolving { what } => w.say(
                "e-resolving",
                &[
                    ("goal", txt(&self.goal_line(&what.goal))),
                    ("pawns", txt(&self.pawns(&what.pawns))),
                ],
            ),
            Event::Rolled { who, roll } => w.say(
                "e-rolled",
                &[
                    ("who", txt(&self.person(*who))),
                    ("roll", txt(&w.roll(roll))),
                ],
            ),
            Event::Rerolled { who, die, roll } => w.say(
                "e-rerolled",
                &[
                    ("who", txt(&self.subject(*who))),
                    ("die", txt(&w.die(*die))),
                    ("roll", txt(&w.roll(roll))),
                ],
            ),
            Event::Succeeded { what } => {
                w.say("e-succeeded", &[("goal", txt(&self.goal_line(&what.goal)))])
            }
            Event::Failed { what } => {
                w.say("e-failed", &[("goal", txt(&self.goal_line(&what.goal)))])
            }
            Event::Fight {
                who,
                beast,
                strength,
                weapon,
            } => {
                let beast = match beast {
                    Some(id) => w.card(&CardRef::Beast(id.clone())),
                    None => w.word("e-fight-plain"),
                };
                w.say(
                    "e-fight",
                    &[
                        ("who", txt(&self.person(*who))),
                        ("beast", txt(&beast)),
                        ("strength", num(*strength)),
                        ("weapon", num(*weapon)),
                    ],
                )
            }
            Event::CampMoved(space) => self.on_space("e-camp-moved", *space, None),
            Event::WeatherRolled(dice) => {
                if dice.is_empty() {
                    w.word("e-weather-rolled-none")
                } else {
                    w.say("e-weather-rolled", &[("dice", txt(&w.weather_roll(dice)))])
                }
            }
            Event::Clouds { snow, rain, roof } => self.clouds(*snow, *rain, *roof),
            Event::Ate(who) => w.say("e-ate", &[("who", txt(&self.person(*who)))]),
            Event::Starved(who) => w.say("e-starved", &[("who", txt(&self.person(*who)))]),
            Event::Outside(who, space) => self.outside(*who, *space),
            Event::OpenAir => w.word("e-open-air"),
            Event::Rotted(n) => w.say("e-rotted", &[("n", num(*n))]),
            Event::Arrived(stock) => {
                if stock.is_empty() {
                    return None;
                }
                w.say("e-arrived", &[("what", txt(&w.stock(stock)))])
            }
            // Whoever is alone is that always.
            Event::FirstPlayer(_) if self.view.people.len() == 1 => return None,
            Event::FirstPlayer(seat) => w.say(
                "e-first-player",
                &[("who", txt(&self.person(Who::Seat(*seat))))],
            ),
            Event::Pile { stage, wood, of } => w.say(
                "e-pile",
                &[
                    ("stage", num(*stage)),
                    ("wood", num(*wood)),
                    ("of", num(*of)),
                ],
            ),
            Event::Pit { caught } => w.word(if *caught {
                "e-pit-caught"
            } else {
                "e-pit-empty"
            }),
            Event::JoinedCamp(who) => w.say("e-joined-camp", &[("who", txt(&self.person(*who)))]),
            Event::CrewLost { who, captured } => {
                let id = match captured {
                    true => "e-crew-captured",
                    false => "e-crew-died",
                };
                w.say(id, &[("who", txt(&w.crew_member(who)))])
            }
            Event::CrewFreed(who) => w.say("e-crew-freed", &[("who", txt(&w.crew_member(who)))]),
            Event::FridayDied => w.word("e-friday-died"),
            Event::Ended(end) => w.say("e-ended", &[("end", txt(&self.end_text(*end)))]),
        };
        Some(capital(&line))
    }

    /// The clouds of a night, and what is due for them (R-WEATHER-2 to R-WEATHER-4).
    fn clouds(&self, snow: u8, rain: u8, roof: u16) -> String {
        let w = &*self.w;
        let kinds = [("n-snow", snow), ("n-rain", rain)];
        let clouds: Vec<String> = (kinds.iter().filter(|(_, n)| *n > 0))
            .map(|(id, n)| w.say(id, &[("n", num(*n))]))
            .collect();
        let through = (u16::from(snow) + u16::from(rain)).saturating_sub(roof);
        let due = Stock {
            wood: through + u16::from(snow),
            food: through,
            ..Stock::default()
        };
        let clouds = w.and(&clouds);
        let due = match due.is_empty() {
            true => String::new(),
            false => w.stock(&due),
        };
        let held = if snow == 0 { "no" } else { "snow" };
        let owes = if through == 0 { held } else { "yes" };
        let args = [
            ("clouds", txt(&clouds)),
            ("roof", num(roof)),
            ("owes", txt(owes)),
            ("due", txt(&due)),
            // Snow burns wood under any roof (R-WEATHER-3).
            ("snow", num(snow)),
        ];
        w.say("e-clouds", &args)
    }

    /// A tile that is new, with what one wants to know of it.
    fn explored(&self, space: Space, number: u8) -> String {
        let w = &*self.w;
        let card = self.catalog.tiles.get(&number);
        let tile = match card {
            Some(tile) => w.tile_lines(tile).first().cloned().unwrap_or_default(),
            None => w.tile(number),
        };
        let has = |has: Option<bool>| txt(if has == Some(true) { "yes" } else { "no" });
        let args = [
            ("space", txt(space.name())),
            ("tile", txt(tile.trim_end_matches('.'))),
            ("shelter", has(card.map(|card| card.natural_shelter))),
            ("totem", has(card.map(|card| card.totem))),
        ];
        w.say("e-explored", &args)
    }

    fn special(&self, id: &str, who: Who, part: crate::ids::Part) -> String {
        self.w.say(
            id,
            &[
                ("who", txt(&self.person(who))),
                ("part", txt(&self.w.part(part))),
            ],
        )
    }

    fn on_space(&self, id: &str, space: crate::ids::Space, res: Option<crate::ids::Res>) -> String {
        let res = res.map(|r| self.source_there(space, r)).unwrap_or_default();
        self.w.say(
            id,
            &[("space", txt(&self.space(space))), ("res", txt(&res))],
        )
    }

    /// What a source is called as it is printed on its tile: fish or birds, not only food.
    fn source_there(&self, space: crate::ids::Space, res: crate::ids::Res) -> String {
        let tile = self.hex(space).and_then(|hex| hex.tile.as_ref());
        let mut sources = tile.iter().flat_map(|tile| &tile.sources);
        match sources.find(|(source, _)| source.res() == res) {
            Some((source, _)) => self.w.word(&format!("tile-source-{}", source.name())),
            None => self.w.res_name(res),
        }
    }

    fn marker_line(
        &self,
        id: &str,
        kind: &castaway_kernel::Key,
        space: crate::ids::Space,
    ) -> String {
        let (marker, place) = (self.w.marker(kind), self.space(space));
        self.w
            .say(id, &[("marker", txt(&marker)), ("space", txt(&place))])
    }

    fn token_line(&self, id: &str, token: TokenKind, place: Place) -> String {
        self.w.say(
            id,
            &[
                ("icon", txt(token_icon(token))),
                ("token", txt(&self.w.token(token))),
                ("loc", txt(&self.w.place(place))),
                ("kind", txt(token.name())),
                ("at", txt(super::names::site(place))),
            ],
        )
    }
}

/// A position on a track with a zero in its middle.
fn level(n: i64) -> String {
    if n == 0 { "0".to_owned() } else { signed(n) }
}
