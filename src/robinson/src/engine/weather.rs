//! The Weather Phase (R-WEATHER-1 to R-WEATHER-11).

mod asks;

use super::{Done, Engine, Opt, Rules, effects::seat_text, option, stake::Stake};
use crate::{
    ask::{Label, Question},
    content::{WeatherDie, WeatherFace},
    effect::{Effect, Passive, Relief},
    event::Event,
    ids::{Phase, Res, Track, Weather, Who},
    rulings::Reading,
    state::{Stock, WeatherSpace},
    task::{Ctx, Op, Owed, Task},
};

pub(crate) use asks::Asks;

/// Strength of the beast on the hungry animals die.
const HUNGRY_STRENGTH: u16 = 3;

/// What is left of the clouds after everything that takes some away.
struct Clouds {
    /// Snow clouds that count as such.
    snow: u8,
    /// Snow clouds that count as rain.
    softened: u8,
    /// Rain clouds, the softened ones among them.
    rain: u8,
}

/// Whether this relief changes what the clouds at stake do.
pub(super) fn clears(stake: &Stake, relief: &Relief) -> bool {
    let Stake::Clouds {
        snow,
        softened,
        rain,
        through,
        ..
    } = stake
    else {
        return false;
    };
    match relief {
        Relief::NoCloud(Weather::Rain) => *rain > 0 && *through,
        Relief::NoCloud(Weather::Snow) => *snow > 0 || (*softened > 0 && *through),
        Relief::SoftSnow => *snow > 0,
        _ => false,
    }
}

impl Rules<'_> {
    /// The dice of this round: those of the sheet, the hungry animals die at most once (R-WEATHER-8).
    pub(crate) fn weather_dice(&self) -> Vec<WeatherDie> {
        self.cat
            .scenarios
            .get(&self.s.setup.scenario)
            .and_then(|s| {
                s.weather
                    .iter()
                    .find(|w| (w.from..=w.to).contains(&self.s.round))
            })
            .map(|w| w.dice.clone())
            .unwrap_or_default()
            .into_iter()
            .chain(self.number_dice())
            .collect()
    }

    /// Dice of these that were not among those rolled in advance.
    fn missing_dice(
        &self,
        dice: &[WeatherDie],
        rolled: &[(WeatherDie, WeatherFace)],
    ) -> Vec<WeatherDie> {
        let mut missing = dice.to_vec();
        for (die, _) in rolled {
            if let Some(at) = missing.iter().position(|other| other == die) {
                missing.remove(at);
            }
        }
        missing
    }

    /// Snow and rain clouds after everything that takes some away.
    fn count_clouds(&self, faces: &[(WeatherDie, WeatherFace)]) -> Clouds {
        let mut snow = u8::from(self.s.weather.snow);
        let mut rain = u8::from(self.s.weather.rain);
        for (_, face) in faces {
            match face {
                WeatherFace::Rain1 => rain += 1,
                WeatherFace::Rain2 => rain += 2,
                WeatherFace::Snow1 => snow += 1,
                WeatherFace::Snow2 => snow += 2,
                WeatherFace::Blank
                | WeatherFace::Food
                | WeatherFace::Palisade
                | WeatherFace::Beast => {}
            }
        }
        let mut ignore = self.s.weather.ignore_snow;
        let mut soften = self.s.weather.snow_as_rain;
        for (_, passive) in self.passives() {
            match passive {
                Passive::IgnoreSnow(n) => ignore += n,
                Passive::SnowAsRain(n) => soften += n,
                _ => {}
            }
        }
        snow = snow.saturating_sub(ignore);
        let softened = soften.min(snow);
        snow -= softened;
        rain = (rain + softened).saturating_sub(self.s.weather.ignore_rain);
        Clouds {
            snow,
            softened,
            rain,
        }
    }

    /// Food and wood that the clouds take under this roof which lie there or fell ahead; not those of dice to come.
    pub(crate) fn sure_clouds(&self, roof: u16) -> (u16, u16) {
        if self.s.weather.after_clouds {
            return (0, 0);
        }
        let fell = self.s.weather.prerolled.clone().unwrap_or_default();
        let Clouds { snow, rain, .. } = self.count_clouds(&fell);
        let (snow, rain) = (u16::from(snow), u16::from(rain));
        let above = (snow + rain).saturating_sub(roof);
        (above, above + snow)
    }

    /// What the weather leaves in camp: snow takes wood, what gets through the roof food and wood, hungry animals food.
    fn left_in_camp(&self, snow: u8, above: u16, eaten: u16) -> Stock {
        let stock = self.s.stock;
        let taken = above.saturating_add(eaten);
        let food = stock.food.saturating_sub(taken);
        let still = taken.saturating_sub(stock.food);
        Stock {
            wood: stock.wood.saturating_sub(above.saturating_add(snow.into())),
            food,
            npfood: stock.npfood.saturating_sub(still),
            ..stock
        }
    }

    /// The clouds of these dice as a stake, with what they leave in camp.
    fn clouds_at_stake(&self, dice: Vec<(WeatherDie, WeatherFace)>) -> Stake {
        let Clouds {
            snow,
            softened,
            rain,
        } = self.count_clouds(&dice);
        let above = (u16::from(snow) + u16::from(rain)).saturating_sub(self.s.roof);
        let nobody = self.in_weather().is_empty();
        Stake::Clouds {
            snow,
            softened,
            rain,
            through: above > 0,
            leave: nobody.then(|| {
                let eaten = dice.iter().filter(|(_, f)| *f == WeatherFace::Food).count();
                let eaten = u16::try_from(eaten).unwrap_or(u16::MAX);
                self.left_in_camp(snow, above, eaten)
            }),
            dice,
        }
    }

    /// Whether an effect takes or softens clouds of a kind of which none is about to harm.
    pub(crate) fn eases_nothing(&self, effect: &Effect) -> bool {
        if !matches!(effect, Effect::EaseClouds { .. }) {
            return false;
        }
        let stake = self.clouds_at_stake(self.to_come());
        !effect.averts().iter().any(|relief| clears(&stake, relief))
    }
}

impl Engine<'_> {
    /// Rolls some weather dice.
    pub(crate) fn roll_weather(&mut self, dice: &[WeatherDie]) -> Vec<(WeatherDie, WeatherFace)> {
        let mut faces = Vec::new();
        for &die in dice {
            if let Some(sides) = self.cat.weather.get(&die)
                && let Some(&face) = sides.get(self.s.chance.die(sides.len()))
            {
                faces.push((die, face));
            }
        }
        if !faces.is_empty() {
            self.tell(Event::WeatherRolled(faces.clone()));
        }
        faces
    }

    /// R-WEATHER-1: the dice of the sheet, and what lies in the Weather space also without dice.
    pub(crate) fn weather_phase(&mut self) -> Done {
        self.s.phase = Phase::Weather;
        let mut dice = self.rules().weather_dice();
        let prerolled = self.s.weather.prerolled.take();
        let w = &self.s.weather;
        // R-WEATHER-11
        if dice.is_empty() && !w.rain && !w.snow && !w.storm && !w.hungry {
            self.s.weather = WeatherSpace::default();
            self.push(Op::NightPhase, Ctx::default());
            return Ok(());
        }
        // Ruling card-die-and-lairs.
        let besides =
            self.rules().reads(Reading::CardDieBesides) && !self.rules().number_dice().is_empty();
        let hungry = w.hungry && (besides || !dice.contains(&WeatherDie::HungryAnimals));
        self.tell(Event::Phase(Phase::Weather));
        let faces = match prerolled {
            Some(mut faces) => {
                // R-S7-5: tiles may have been found since.
                let mut more = self.rules().missing_dice(&dice, &faces);
                if hungry {
                    more.push(WeatherDie::HungryAnimals);
                }
                faces.extend(self.roll_weather(&more));
                faces
            }
            None => {
                if hungry {
                    dice.push(WeatherDie::HungryAnimals);
                }
                self.roll_weather(&dice)
            }
        };
        self.push_ops(
            vec![
                Op::WeatherWindow(faces.clone()),
                Op::Clouds(faces.clone()),
                Op::WeatherEnd,
                Op::NightPhase,
            ],
            &Ctx::default(),
        );
        Ok(())
    }

    /// Uses before the weather takes effect, as long as there are clouds that harm.
    pub(crate) fn weather_window(&mut self, task: Task, dice: &[(WeatherDie, WeatherFace)]) {
        let dice = self.rules().shown(dice);
        let stake = self.rules().clouds_at_stake(dice.clone());
        self.pause(&task, &stake, Question::Weather { dice }, None, vec![]);
    }

    /// R-WEATHER-2 to R-WEATHER-4, then the animals and the storm.
    pub(crate) fn clouds(&mut self, faces: &[(WeatherDie, WeatherFace)]) {
        let faces = &self.rules().shown(faces)[..];
        let Clouds { snow, rain, .. } = self.rules().count_clouds(faces);
        if snow > 0 || rain > 0 {
            let roof = self.s.roof;
            self.tell(Event::Clouds { snow, rain, roof });
        }
        let mut ops = Vec::new();
        let pay = |res, n| Op::Pay {
            owed: Owed::Res(res),
            n,
            wounds: true,
        };
        if snow > 0 {
            ops.push(pay(Res::Wood, snow));
        }
        let above = u16::from(snow + rain).saturating_sub(self.s.roof);
        let above = u8::try_from(above).unwrap_or(u8::MAX);
        if above > 0 {
            ops.push(pay(Res::Food, above));
            ops.push(pay(Res::Wood, above));
        }
        for (die, face) in faces {
            if *die == WeatherDie::HungryAnimals {
                ops.push(Op::Hungry(*face));
            }
        }
        if self.s.weather.storm {
            ops.push(Op::Storm);
        }
        self.push_ops(ops, &Ctx::default());
    }

    /// R-WEATHER-5, R-WEATHER-6.
    pub(crate) fn hungry(&mut self, task: &Task, face: WeatherFace) {
        self.s.weather.after_clouds = true;
        if face == WeatherFace::Palisade && self.breach(task) {
            return;
        }
        let owed = match face {
            WeatherFace::Food => Owed::Res(Res::Food),
            WeatherFace::Palisade => Owed::Track(Track::Palisade),
            WeatherFace::Beast => {
                self.push(Op::HungryBeast, Ctx::default());
                return;
            }
            WeatherFace::Blank
            | WeatherFace::Rain1
            | WeatherFace::Rain2
            | WeatherFace::Snow1
            | WeatherFace::Snow2 => return,
        };
        self.push(
            Op::Pay {
                owed,
                n: 1,
                wounds: true,
            },
            Ctx::default(),
        );
    }

    /// R-WEATHER-7: one comparison for all; temporary weapon levels help all.
    pub(crate) fn hungry_beast(&mut self, task: Task) {
        let weapon = self.rules().weapon_now();
        let stake = Stake::Fight {
            who: None,
            own: false,
        };
        let question = Question::Combat {
            strength: 3,
            weapon,
            armour: 0,
            more: 0,
        };
        // Nobody in camp is hurt if everybody sleeps outside.
        let short = weapon < HUNGRY_STRENGTH && !self.rules().in_weather().is_empty();
        if !short || !self.pause(&task, &stake, question, None, vec![Op::HungryHurt]) {
            self.hungry_hurt(&task);
        }
    }

    /// R-CARD-26: armour protects one person of the group's choice, or its user of this round.
    pub(crate) fn hungry_hurt(&mut self, task: &Task) {
        let lacking = self.rules().weapon_now() < HUNGRY_STRENGTH;
        let options: Vec<Opt> = match self.rules().armour_card() {
            Some(at) if lacking && !self.rules().reads(Reading::HelmetOwnFights) => {
                let user = self.s.kept.get(at).and_then(|k| k.holder);
                self.rules()
                    .in_weather()
                    .into_iter()
                    .filter(|&who| matches!(who, Who::Seat(_)))
                    .filter(|&who| user.is_none_or(|u| u == who))
                    .map(|who| {
                        let then = vec![Op::HungryShielded(who)];
                        option(seat_text(who), Label::Person(who), then, &task.ctx)
                    })
                    .collect()
            }
            Some(_) | None => vec![],
        };
        if options.is_empty() {
            self.hungry_wounds(None);
        } else {
            self.choose(task.clone(), Question::Protect, None, options);
        }
    }

    /// Everybody in camp is hurt by what the weapons lack, a protected person less.
    pub(crate) fn hungry_wounds(&mut self, shielded: Option<Who>) {
        let short = HUNGRY_STRENGTH.saturating_sub(self.rules().weapon_now());
        self.s.flags.temp_weapon = 0;
        let n = u8::try_from(short).unwrap_or(u8::MAX);
        let mut ops = Vec::new();
        for who in self.rules().in_weather() {
            let kept_off = match shielded {
                Some(user) if user == who => self.armour(who),
                Some(_) | None => 0,
            };
            ops.push(Op::Hurt(who, n.saturating_sub(kept_off)));
        }
        self.push_ops(ops, &Ctx::default());
    }

    /// R-WEATHER-9
    pub(crate) fn storm(&mut self) {
        self.s.weather.after_clouds = true;
        self.push(
            Op::Pay {
                owed: Owed::Track(Track::Palisade),
                n: 1,
                wounds: true,
            },
            Ctx::default(),
        );
    }

    /// R-WEATHER-10
    pub(crate) fn weather_end(&mut self) {
        self.s.weather = WeatherSpace::default();
    }
}
