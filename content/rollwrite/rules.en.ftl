# Scenarios, goals, items, refusals of the roll-and-write game.

intro-s00 = Nobody is looking for you, and for once nobody wants anything. Make the most of every single day.
intro-s01 = It has rained since the ship went down, and everything you own is wet. A roof, two decent tools and a body in one piece: that is all you ask.
intro-s02 = The current gave you back a bottle of ink and a dry roll of sailcloth. Draw the whole island, and then show it to the first sail from the shore.
intro-s03 = In the rock something glitters, and the rock does not give it up. Only a heavy hand and a good pickaxe bring all four home.
intro-s04 = They sit in the moss and look past you. Gather all six, and do not wear a single one.
intro-s05 = Far out a mast, then nothing, then a mast again. Four columns of smoke of the same height, and they will know that somebody is counting.
intro-s06 = The lizards were here first, and they make you feel it. String a bow and change the order of things.
intro-s07 = A carpenter without a bench is only somebody with splinters. Make all six tools, then let the island come.
intro-s08 = You hear voices at night, and all of them are yours. Two tents and two fires, well apart, and it almost feels like a village.
intro-s09 = The birds are leaving, and they must have a reason. Fill the pot and the flask before the weather turns.
intro-s10 = The moon is the colour of dust, and the springs fall silent one after the other. Drink slowly, eat little, stay alive.
intro-s11 = One ship a year passes this reef, and you know the day. Be at the shore with a raft, something that glitters and a bite for the journey.
intro-s12 = Somebody built a camp here before you and left with empty hands. Take the crystals, pack the raft and go in style.
intro-s13 = The sea has begun to take the island back, and it takes a side a day. Be on the water before there is nothing else.
intro-s14 = Three fires in a triangle, and every sailor knows what that means. Keep them far apart, and send up two signs of smoke.
intro-s15 = Behind the horizon runs the old salt road, where the traders sail. Pack water, food and all your wits, and push off.

goal-own = own: { $item }
goal-tools = { $n ->
    [one] own one tool
   *[other] own { $n } tools
}
goal-tents = { $n ->
    [one] one tent stands
   *[other] { $n } tents stand
}
goal-campfires = { $n ->
    [one] one campfire burns
   *[other] { $n } campfires burn
}
goal-marks-crystal = { $n } crystals
goal-marks-mask = { $n } unused masks
goal-marks-smoke = { $n } smoke signs
goal-marks-chart = { $n } map sections
goal-lizard-points = lizards worth { $n } points
goal-hold = hold { $n } { $resource }
goal-survival = hold { $n } survival points
goal-health = { $n ->
    [one] at least 1 heart left
   *[other] at least { $n } hearts left
}
goal-at-sea = stand by the sea
goal-fires-apart = { $n } campfires, each at least { $m } steps from the others

grant-item = You start with: { $item }.
grant-one-of = You start with one of these: { $items }.
grant-stock = You start with: { $stock }.
grant-survival = { $n ->
    [one] You start with 1 survival point.
   *[other] You start with { $n } survival points.
}

hindrance-no-shift = Survival points cannot turn dice up or down.
hindrance-min-die = { $task }: only with a die of at least { $n }.
hindrance-both-from = From day { $n } on, both hunger and thirst come every day.
hindrance-structures-apart = Your tents and campfires never stand on neighbouring fields.
hindrance-closing-sea = From day { $n } on, one edge of the island sinks each day, all four sides in turn.

check-any-time = As soon as all goals are met, you can finish the game on your turn.
check-at-end = All goals must be met after the last day and its night.
day-bonus = Every day left is worth { $n ->
    [one] 1 point
   *[other] { $n } points
}.
race = The first player to do it ends the game at the end of that day.

# The same in the few words that a picture has room for.
brief-no-shift = Survival points turn no dice
brief-min-die = { $task }: die of { $n } or more
brief-both-from = From day { $n }: hunger and thirst daily
brief-structures-apart = Tents and campfires never side by side
brief-closing-sea = From day { $n }: an edge sinks daily
brief-score = As many points as you can
brief-at-end = Counts after the last day
brief-day-bonus = Each day left: +{ $n }
brief-race = The first to do it ends the game

task-crystal = Crystals
task-mask = Masks
task-smoke = Smoke signs
task-chart = Map sections

feature-empty = open ground
feature-sea = sea
feature-palm = palms
feature-crystal = crystal
feature-mask = mask
feature-smoke = smoke sign
feature-chart = map section
feature-lizard = lizard { $n }
feature-gather = { $resource } { $n }

about-item-pickaxe = Every stone field gives 2 stone. In a fight 1 and 3 count.
about-item-axe = Every wood field gives 2 wood. In a fight 2 and 4 count.
about-item-knife = Every rope field gives 2 rope. In a fight 3 and 5 count.
about-item-pot = Every food field gives 2 food.
about-item-flask = Every water field gives 2 water.
about-item-bow = You may hunt lizards and shoot over one field. In a fight 3 and 6 count.
about-item-tent = Stands on the open ground under your feet. You fill the plan once; every further tent costs only rope.
about-item-campfire = Burns on the open ground under your feet and allows smoke signs. You fill the plan once; every further campfire costs only wood.
about-item-raft = Does nothing but carry you away, and is worth the most.

difficulty-gentle = gentle
difficulty-fair = fair
difficulty-harsh = harsh
about-difficulty-gentle = A rich island, with water, food and two survival points to begin with. One day more where you may finish early.
about-difficulty-fair = The island as it is meant to be.
about-difficulty-harsh = A poor island. One day less where you may finish early, unless the scenario is hard already.

class-rich = rich island
class-standard = whole island
class-ragged = ragged coast
class-thicket = thicket
class-lean = lean island
class-small = small island
class-mini = islet

part-tools = Tools
part-structures = Tents and campfires
part-raft = Raft
part-crystals = Crystals
part-smoke = Smoke signs
part-chart = Map sections
part-masks = Masks
part-lizards = Lizards
part-survival = Survival points
part-bonus = Days left

medal-bronze = Bronze
medal-silver = Silver
medal-gold = Gold
medal-sun = Sun

refuse-seats = **players**: 1 to 4 can play this game.
refuse-scenario = **scenario**: this one cannot be played with these options.
refuse-island = No such island could be made. Try another **code**, or leave it out.
refuse-not-now = Something else comes first.
refuse-start-field = Start on open ground where nobody stands.
refuse-grant = First pick the item you start with, one of those offered.
refuse-die = That die is spent.
refuse-way = These dice do not reach that far.
refuse-nothing = There is nothing to do on this field.
refuse-mask-boxes = You carry as many masks as you can.
refuse-no-fire = Smoke signs need a campfire of your own.
refuse-smoke-value = All your smoke signs must show the same value: { $n }.
refuse-chart-value = A map section needs a value that is still open: 2, 4, 5 or 6.
refuse-min-die = You need a die of at least { $n } here.
refuse-survival = You do not have enough survival points.
refuse-no-shift = In this scenario survival points cannot turn dice.
refuse-no-mask = You have no unused mask.
refuse-value = A die can only show 1 to 6.
refuse-plan-box = The plan has no open box with this value: { $item }.
refuse-plan-open = Fill the plan first: { $item }.
refuse-resources = You do not have the resources for that.
refuse-made = You have that already: { $item }.
refuse-not-empty = You can only build on open ground, where nothing was ever printed.
refuse-too-near = In this scenario your tents and campfires must not stand on neighbouring fields.
refuse-no-bow = You need a bow for that.
refuse-hunt-die = This lizard needs a die of at least { $n }.
refuse-nothing-to-raze = Nothing here belongs to the others.
refuse-not-adjacent = You have to stand on a neighbouring field first.
refuse-offer = One of you does not have that, or the offer is empty.
refuse-weapons = Pick one or two weapons you own.
refuse-nothing-to-lose = Somebody with one heart left and nothing to lose stays out of fights.
refuse-no-line = A shot needs a straight line with exactly one field in between and nothing in the way.
refuse-fight-mask = Only one mask per fight, and you have used it.
refuse-goals-open = Not all goals are met yet.
