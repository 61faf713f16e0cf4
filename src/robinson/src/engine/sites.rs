//! What stands on tiles and is attacked, amounts that the island changes, and exploring with a choice of tiles.

use castaway_kernel::Key;

use super::{Done, Engine, Opt, Rules, option};
use crate::{
    ask::{Label, Question},
    effect::{Amount, Count, Effect, Mode, Passive, Target, Weighed},
    event::Event,
    ids::{Kind, Place, Res, Space, TokenKind, Track},
    rulings::Reading,
    task::{Ctx, Enemy, Op, Owed, Task},
};

impl Rules<'_> {
    /// An amount as the island is now; never below 0.
    pub(crate) fn amount(&self, amount: &Amount) -> u8 {
        let of = |weighed: &Option<Weighed>| weighed.as_ref().map_or(0, |w| self.weighed(w));
        let plus = u16::from(amount.base).saturating_add(of(&amount.plus));
        u8::try_from(plus.saturating_sub(of(&amount.minus))).unwrap_or(u8::MAX)
    }

    fn weighed(&self, weighed: &Weighed) -> u16 {
        let n = match &weighed.of {
            Count::Totems => self.open_totems(),
            Count::Markers(marker) => self.tiles_with(marker),
        };
        let n = u16::try_from(n).unwrap_or(u16::MAX);
        n.saturating_mul(u16::from(weighed.each))
    }

    /// Totems of tiles that lie face up, without those that a marker covers (R-S5-6, R-S5-7).
    pub(crate) fn open_totems(&self) -> usize {
        self.spaces().filter(|s| self.totem_open(*s)).count()
    }

    /// How many tiles are drawn with each Explore, to place one of them (R-S5-16).
    fn tiles_to_choose(&self) -> usize {
        let passives = self.passives();
        let choices = passives.iter().filter_map(|(_, passive)| match passive {
            Passive::ExploreChoice(n) => Some(usize::from(*n)),
            _ => None,
        });
        choices.max().unwrap_or(1)
    }
}

impl Engine<'_> {
    /// Everybody meant takes as many wounds as the island says (R-S5-12).
    pub(super) fn wound_by_effect(&mut self, ctx: &Ctx, who: Target, amount: &Amount) {
        let n = self.rules().amount(amount);
        if n == 0 {
            return;
        }
        let hit = self.rules().targets(who, ctx).into_iter();
        self.push_ops(hit.map(|who| Op::Hurt(who, n)).collect(), ctx);
    }

    /// R-S5-5: the resolver fights what stands on the tile; a danger token of the Hunt makes it stronger (R-TOKEN-6).
    pub(super) fn attack_effect(&mut self, ctx: Ctx, strength: &Amount) {
        let who = ctx.actor.unwrap_or_else(|| self.rules().first());
        let mut strength = self.rules().amount(strength);
        let danger = Place::Action(Kind::Hunt);
        let counts = !self.rules().reads(Reading::AttackWithoutDanger);
        if counts && self.rules().token_works(TokenKind::GreaterDanger, danger) {
            strength = strength.saturating_add(1);
            self.remove_token(TokenKind::GreaterDanger, danger);
        }
        let enemy = Enemy {
            beast: None,
            strength,
            weapon_loss: 0,
            food: 0,
            fur: 0,
            palisade_loss: 0,
            extra: vec![],
        };
        self.push(Op::Fight(who, enemy), ctx);
    }

    /// R-S5-13: the built shelter goes with roof and palisade, or everybody is hurt; a ruling leaves the choice to people.
    pub(super) fn lose_shelter_effect(&mut self, task: Task, or_wounds: u8) {
        let hurt = || {
            let hurt = self.s.characters();
            hurt.map(|who| Op::Hurt(who, or_wounds)).collect()
        };
        if self.rules().reads(Reading::RaidChoice) {
            let (lost, hurt) = (vec![Op::ShelterLost], hurt());
            let wound = Effect::Wound {
                who: Target::EachPlayer,
                n: or_wounds,
            };
            let label = |id: &str, effects| Label::Alternative {
                id: id.into(),
                effects,
                fate: None,
            };
            let gone = Effect::LoseShelter { or_wounds: 0 };
            let options = vec![
                option("shelter", label("shelter", vec![gone]), lost, &task.ctx),
                option("wounds", label("wounds", vec![wound]), hurt, &task.ctx),
            ];
            self.choose(task, Question::Alternative, None, options);
            return;
        }
        let mut ops = vec![Op::ShelterLost];
        if !self.s.shelter {
            ops.extend::<Vec<Op>>(hurt());
        }
        self.push_ops(ops, &task.ctx);
    }

    /// Shelter, roof and palisade are gone, whatever there was of them.
    pub(crate) fn shelter_lost(&mut self) {
        for track in [Track::Roof, Track::Palisade] {
            let level = self.s.level(track);
            self.lower(track, level);
        }
        if std::mem::take(&mut self.s.shelter) {
            self.tell(Event::ShelterLost);
        }
    }

    /// One resource of those that are there is given (R-S5-15); a ruling lets people name one that is not.
    pub(super) fn discard_one_effect(&mut self, task: Task, of: &[Res]) {
        let any = self.rules().reads(Reading::NamesWhatIsMissing);
        let there = |res: &&Res| any || self.rules().at_hand(Owed::Res(**res)) > 0;
        let mut options: Vec<Opt> = of
            .iter()
            .filter(there)
            .map(|&res| {
                let pay = Op::Pay {
                    owed: Owed::Res(res),
                    n: 1,
                    wounds: false,
                };
                let discard = Effect::Discard {
                    res,
                    n: 1,
                    mode: Mode::IfPossible,
                };
                let label = Label::Alternative {
                    id: Key::from(res.name()),
                    effects: vec![discard],
                    fate: None,
                };
                option(res.name(), label, vec![pay], &task.ctx)
            })
            .collect();
        match options.len() {
            0 => {}
            1 => self.push_tasks(options.swap_remove(0).then),
            _ => self.choose(task, Question::Alternative, None, options),
        }
    }

    /// R-EXPLORE-5, R-S5-16: a tile is placed, after a choice among some where something gives that.
    pub(super) fn explore_or_choose(&mut self, ctx: &Ctx, space: Space) -> Done {
        let n = self.rules().tiles_to_choose();
        let n = n.min(self.s.piles.tiles.len());
        if n < 2 {
            return self.explore(space, ctx);
        }
        let drawn: Vec<u8> = (0..n).filter_map(|_| self.s.piles.tiles.pop()).collect();
        self.s.piles.tiles_face_up = 0;
        self.tell(Event::TilesSeen(u8::try_from(n).unwrap_or(u8::MAX)));
        self.push(Op::TilesToPlace(drawn, space), ctx.clone());
        Ok(())
    }

    /// One of the drawn tiles is placed, the others go back into the stack.
    pub(crate) fn tiles_to_place(&mut self, task: Task, drawn: &[u8], space: Space) {
        let options: Vec<Opt> = drawn
            .iter()
            .map(|&tile| {
                let rest: Vec<u8> = drawn.iter().copied().filter(|&t| t != tile).collect();
                let rest = match self.rules().reads(Reading::UndrawnUnder) {
                    true => Op::TilesUnder(rest),
                    false => Op::ShuffleTilesIn(rest),
                };
                let then = vec![rest, Op::TileOnTop(tile), Op::PlaceTile(space)];
                option(tile.to_string(), Label::Tile(tile), then, &task.ctx)
            })
            .collect();
        let who = task.ctx.actor;
        self.choose(task, Question::TileToPlace, who, options);
    }
}
