//! How much wood goes on the pile, asked with what the night brings and how the camp will stand then.

use super::{QuestionText, TableWords, num, txt};
use crate::content::{WeatherDie, WeatherFace};

impl TableWords<'_> {
    /// What there is, what the pile still takes, and what the night may ask for.
    pub(super) fn pile_wood(&self) -> QuestionText {
        let view = self.view;
        let stage = view.pile.iter().position(|(wood, of)| wood < of);
        let stage = stage.unwrap_or_default();
        let (wood, of) = view.pile.get(stage).copied().unwrap_or_default();
        let (known, dice) = (self.known_weather(), self.dice_to_fall());
        let dice: Vec<String> = dice.iter().map(|die| self.w.weather_die(*die)).collect();
        // A cloud that lies there comes whatever the dice show.
        let rolls = match (dice.is_empty(), known.is_empty()) {
            (false, true) => "yes",
            (false, false) => "both",
            (true, false) => "tokens",
            (true, true) => "no",
        };
        let (rolled, known) = (self.w.and(&dice), self.w.and(&known));
        let clouds = if self.clouds_may_come() { "yes" } else { "no" };
        let args = [
            ("have", num(view.stock.wood)),
            ("stage", num(u8::try_from(stage + 1).unwrap_or(u8::MAX))),
            ("left", num(of.saturating_sub(wood))),
            ("roof", num(view.night.roof)),
            ("palisade", num(view.night.palisade)),
            ("food", num(view.night.food)),
            ("rolls", txt(rolls)),
            ("clouds", txt(clouds)),
            ("dice", txt(&rolled)),
            ("tokens", txt(&known)),
        ];
        self.put("q-pile-wood", &args)
    }

    /// The tokens that lie there, and what fell ahead.
    fn known_weather(&self) -> Vec<String> {
        let weather = &self.view.weather;
        let tokens = [
            (weather.rain, "weather-rain-token"),
            (weather.snow, "weather-snow-token"),
            (weather.storm, "weather-storm-token"),
        ];
        let lying = tokens.into_iter().filter(|(lies, _)| *lies);
        let lying = lying.map(|(_, key)| self.w.word(key));
        let fell = weather.prerolled.iter().map(|(_, face)| *face);
        let fell = fell.filter(|face| *face != WeatherFace::Blank);
        lying
            .chain(fell.map(|face| self.w.weather_face(face)))
            .collect()
    }

    /// The dice that did not fall ahead.
    fn dice_to_fall(&self) -> Vec<WeatherDie> {
        let weather = &self.view.weather;
        let fell = |die| weather.prerolled.iter().any(|(rolled, _)| *rolled == die);
        let dice = weather.dice.iter().copied();
        dice.filter(|die| !fell(*die)).collect()
    }

    /// Whether any cloud lies there or may still fall.
    fn clouds_may_come(&self) -> bool {
        let weather = &self.view.weather;
        let wet = |die: &WeatherDie| matches!(die, WeatherDie::Rain | WeatherDie::Winter);
        let cloud = |(_, face): &(WeatherDie, WeatherFace)| {
            matches!(
                face,
                WeatherFace::Rain1 | WeatherFace::Rain2 | WeatherFace::Snow1 | WeatherFace::Snow2
            )
        };
        weather.rain
            || weather.snow
            || self.dice_to_fall().iter().any(wet)
            || weather.prerolled.iter().any(cloud)
    }
}
