# What effects and abilities do, in fragments from which cards are put together: a fragment begins small and ends without a stop.

## Small words

quoted = “{ $text }”
and = { $a } and { $b }
and-more = { $a }, and { $b }
then = { $a }, then { $b }
nothing = nothing happens
nothing-short = nothing
list-and = { $a } and { $b }
list-or = { $a } or { $b }

r-food = food
    .n = { $n } food
r-meat = meat
    .n = { $n } meat
r-clean = clean water
    .n = { $n } clean water
r-dirty = dirty water
    .n = { $n } dirty water
r-wood = wood
    .n = { $n } wood
r-stone = stone
    .n = { $n } stone
r-medicine = medicine
    .n = { $n } medicine
r-pelt = pelt
    .n = { $n ->
        [one] 1 pelt
       *[other] { $n } pelts
    }
r-poison = poison
    .n = { $n } poison
r-salvage = salvage
    .n = { $n } salvage
r-water = water
    .n = { $n } water
r-any = resources of any kind
    .n = { $n ->
        [one] 1 resource of any kind
       *[other] { $n } resources of any kind
    }

d-starvation = starvation
    .n = { $n } starvation
d-dehydration = dehydration
    .n = { $n } dehydration
d-sickness = sickness
    .n = { $n } sickness
d-physical = wound
    .n = { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
d-any = damage
    .n = { $n } damage
    .chosen = { $n } damage of a kind you choose

stamina = { $n } stamina
counters-of = { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
free = free

## Effects

fx-gain = gain { $what }
fx-spend = pay { $what }
fx-lose = lose { $what }, if you have any
fx-lose-random = lose { $n ->
    [one] a resource or an item
   *[other] { $n } resources or items
} by chance
fx-stamina-up = gain { $n } stamina
fx-stamina-down = lose { $n } stamina
fx-all-up = everybody gains { $n } stamina
fx-all-down = everybody loses { $n } stamina
fx-others-up = everybody else gains { $n } stamina
fx-others-down = everybody else loses { $n } stamina
fx-share-stamina = hand up to { $n } stamina to somebody in your space
fx-damage = suffer { $what }
fx-heal-me = heal { $what }
fx-heal-space = heal { $what }, your own or that of somebody in your space
fx-convert-one = turn 1 { $from } into 1 { $to }
fx-convert-some = turn up to { $n } { $from } into { $to }, one for one
fx-convert-all = turn all your { $from } into { $to }
fx-draw = draw { $deck ->
    [normal] { $n ->
        [one] a normal project
       *[other] { $n } normal projects
    }
    [advanced] { $n ->
        [one] an advanced project
       *[other] { $n } advanced projects
    }
   *[any] { $n ->
        [one] a project
       *[other] { $n } projects
    }
}
fx-draw-leader = the tribe leader draws { $deck ->
    [normal] { $n ->
        [one] a normal project
       *[other] { $n } normal projects
    }
    [advanced] { $n ->
        [one] an advanced project
       *[other] { $n } advanced projects
    }
   *[any] { $n ->
        [one] a project
       *[other] { $n } projects
    }
}
fx-found-item = find an item
fx-choice = choose: { $a } – or { $b }
fx-all-choice = everybody chooses: { $a } – or { $b }
fx-all-roll = everybody rolls a die: { $what }
fx-may = if you like: { $a }
fx-pay-or = pay { $pay }, or else { $else }
fx-pay-or-other = pay { $pay }, or else { $else }
fx-roll = roll a die: { $what }
roll-range = on { $from }–{ $to } { $what }
roll-one = on { $from } { $what }
at-here = your space
at-adjacent = a space next to you where nobody is
at-lowest-landmark = the explored landmark with the lowest number
at-random-landmark = a landmark drawn by chance, if that is explored
at-nearest-landmark = the explored landmark nearest to you
at-camp = the camp
fx-spawn = a monster comes to { $at }
fx-spawn-if-none = if no normal monster is on the map, one comes to { $at }
fx-move = { $which ->
    [nearest] the nearest monster moves
   *[all] all monsters move
} { $n ->
    [one] 1 space
   *[other] { $n } spaces
} { $way ->
    [to_me] towards you
    [away] away from you
    [random] in random directions
   *[nearest_survivor] towards the nearest survivor
}
fx-fire-lit = light a fire in your space
fx-fire-unlit = lay an unlit fire in your space
fx-nearest-fire-out = the nearest burning fire within { $n ->
    [one] 1 space
   *[other] { $n } spaces
} of you goes out
fx-fires-out-without-survivor = every fire that nobody is at goes out
fx-sources-clean = all springs give clean water through the next { $n ->
    [one] day
   *[other] { $n } days
}
fx-place-water = a spring of { $res } opens in your space and gives { $n ->
    [one] 1 water
   *[other] { $n } water
} before it runs dry
fx-reveal-tile = turn up a tile within { $n ->
    [one] 1 space
   *[other] { $n } spaces
} of you
fx-peek-tile = secretly look at a face-down tile within { $n ->
    [one] 1 space
   *[other] { $n } spaces
} of you
fx-peek-tile-any = secretly look at any face-down tile
fx-peek-tile-leader = the tribe leader secretly looks at a face-down tile within { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
fx-peek-tile-leader-any = the tribe leader secretly looks at any face-down tile
fx-peek-token = secretly look at a face-down token within { $n ->
    [one] 1 space
   *[other] { $n } spaces
} of you
fx-fight-animal = fight an animal
fx-fight-monster = fight a monster
fx-threat = { $who ->
    [me] draw a threat
    [me_without_fire] unless you are at a fire, draw a threat
    [all] everybody draws a threat
    [leader] the tribe leader draws a threat
    [first_without_fire] the first survivor who is not at a fire, counted from the leader, draws a threat
   *[without_fire] everybody who is not at a fire draws a threat
}
fx-each = { $who ->
    [me] you: { $what }
    [me_without_fire] unless you are at a fire: { $what }
    [all] everybody: { $what }
    [leader] the tribe leader: { $what }
    [first_without_fire] the first survivor who is not at a fire, counted from the leader: { $what }
   *[without_fire] everybody who is not at a fire: { $what }
}
fx-each-warm = { $who ->
    [me] you, unless you have protection from cold: { $what }
    [me_without_fire] unless you are at a fire or protected from cold: { $what }
    [all] everybody without protection from cold: { $what }
    [leader] the tribe leader, unless protected from cold: { $what }
    [first_without_fire] the first survivor who is neither at a fire nor protected from cold: { $what }
   *[without_fire] everybody who is neither at a fire nor protected from cold: { $what }
}
fx-give-nearest = give { $n ->
    [one] a resource of your choice
   *[other] { $n } resources of your choice
} to the nearest other survivor
fx-upgrade-water-here = from now on there is a spring of { $res } here
fx-upgrade-cook-here = from now on meat can be cooked here without a fire
fx-upgrade-craft-discount-here = from now on whatever is crafted here takes { $n } less of the resource it needs most of
fx-upgrade-sleep-here = from now on whoever sleeps here gets { $n } more stamina
fx-upgrade-ferry = from now on a crossing leads from here to the spring nearest on foot, and back

## Abilities

per = { $text } ({ $per ->
    [combat] once per fight
    [day] once per day
   *[three_days] once every three days
})
per-word = { $per ->
    [combat] once per fight
    [day] once per day
   *[three_days] once every three days
}
ps-counters = comes with { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
ps-carry = carries up to { $n } { $what }; that does not count towards your limit
ps-carry-any = carries up to { $n } resources; they do not count towards your limit
ps-carry-limit = you can carry { $n } resources and items
ps-free-scout = { $n ->
    [one] one scout action costs
   *[other] { $n } scout actions cost
} no stamina
ps-scout-two = one scout action turns up two tiles
ps-terrain-discount = spaces that cost { $min } or more stamina cost you { $n } less, but at least 1
ps-terrain-discount-once = one space that costs { $min } or more stamina costs you { $n } less, but at least 1
ps-action = { $price }: { $what }
price-at-fire = { $price } at a fire
price-per = { $price }, { $per }
ps-on-reward = { $n } more { $res } when a defeated enemy yields { $res }
ps-cook-anywhere = you can cook meat anywhere, without a fire
ps-cook-bonus = cooking yields { $n } more food for each meat, up to { $max } more
ps-gather-bonus = { $n } more { $res } when a { $kind } token yields { $res }
ps-gather-bonus-any = { $n } more of the same when a { $kind } token yields a resource
ps-gather-redraw = you may exchange a { $kind } token that you turned up for { $n ->
    [one] another one
   *[other] another one, up to { $n } times
}
ps-gather-choice = a { $kind } token that yields a resource also brings you 1 { $res }
ps-night-up = sleep gives you { $n } more stamina
ps-night-down = sleep gives you { $n } less stamina
ps-night-gain = roll a die every night: from { $from } up you gain 1 { $res }
ps-gray = { $vs ->
    [animal] your die counts { $n } { $way } against animals
    [monster] your die counts { $n } { $way } against monsters
   *[any] your die counts { $n } { $way }
}
ps-gray-pay = pay { $pay }: { $what }
more = more
less = less
ps-red = the enemy’s die counts { $n } { $way }
ps-reroll = you may roll { $die ->
    [gray] your die
    [red] the enemy’s die
    [any] one of the two dice
   *[both] one or both dice
} again
ps-reroll-counter = for { $counters } { $what } (once per fight)
ps-escape = when the dice have fallen, you may escape from an enemy to a space next to you without a monster
ps-escape-counter = when the dice have fallen, you may escape from an enemy for { $counters }, to a space next to you without a monster
ps-recover-physical = the recover action also heals a wound, for 1 { $res }
ps-craft-discount = whatever you craft takes { $n } less { $res }
ps-ignore-threat = you may ignore a threat
ps-replace-threat = for { $counters } you may put a threat aside and draw another
ps-threat-two = you draw two threats instead of one and resolve the one you choose
ps-dirty-safe = dirty water makes you sick only on { $n ->
    [one] a 1
   *[other] 1–{ $n }
}
ps-water-alt = instead of water from a spring you may roll a die: from { $from } up you gain 1 { $res }
ps-as-leader = at dawn{ $alone ->
    [yes] { "" }
   *[no] , while you lead the tribe
}: { $what }
ps-start-hand = you begin with { $deck ->
    [advanced] { $n ->
        [one] one advanced project
       *[other] { $n } advanced projects
    }
   *[normal] { $n ->
        [one] one more normal project
       *[other] { $n } more normal projects
    }
} in hand
ps-ignore-cold = cold nights do not harm you
ps-camp-no-monsters = no monster enters the camp
ps-fire-for-threats = threats treat everybody within { $n ->
    [one] 1 space
   *[other] { $n } spaces
} of you as if they were at a fire
ps-key = opens what is { $tag ->
    [locked] locked
   *[sealed] sealed
}
ps-discard-when = ends when you { $when ->
    [sleep_at_fire] sleep at a fire
   *[spend_medicine] spend medicine
}
when-night-without-cold = on nights that are not cold
when-holds-no-water = if you have no water
ps-objective-fire = marked spots count as fires { $when }
ps-enter-cost = entering { $ground } costs { $n } more stamina { $when }
ps-cold-pay = on cold nights you may pay { $what } instead of 1 wood
ps-animals-stay = animals that are not defeated stay where they are
ps-enter-gain = every { $every ->
    [one] time
    [2] second time
    [3] third time
   *[other] { $every }th time
} somebody enters { $ground } where no token lies they find 1 { $res }, up to { $max } a day for all together

## Cards

k-project = Project
k-advanced = Advanced project
k-item = Item
k-quest-item = Quest item
k-animal = Animal
k-monster = Monster
k-boss = Boss
k-threat = Threat
k-night = Night
k-event = Event
k-landmark = Landmark
k-locked = Behind a lock
k-character = Character
k-quest = Quest
k-terrain = Terrain
k-ground = Ground
k-token = Escorted
k-unknown = Card

card-cost = costs { $cost }
card-cost-fire = costs { $cost }, and you must be at a fire
card-free = costs nothing
card-trait = trait: { $trait }
card-enemy = defence { $defence }, attack { $attack }, health { $health }
card-boss = defence { $defence }, attack { $attack }; its health depends on the quest and on how many of you started
card-no-attack = –
card-reward = reward: { $what }
card-no-reward = no reward
note-retreat-2 = it retreats 2 spaces
note-retreat = it retreats { $n } spaces
note-rouses = when it is turned up, every other monster moves 1 space towards the nearest survivor
note-sickness = its blows cause sickness instead of wounds
note-lethal = lethal: it does not retreat, and after every fight that it survives the next one follows at once, against the next survivor in its space
card-tier = { $tier ->
    [1] one of the first nights
   *[2] one of the later nights
}
card-sleep = sleep: { $fire } stamina at a fire, { $else } elsewhere
card-sleep-same = sleep: { $fire } stamina
card-tribal = tribal: without company it is drawn again
card-ongoing = stays with you
card-once = only the first look brings this
card-again = every look brings this
card-lock = { $tag ->
    [locked] locked
   *[sealed] sealed
}: opened by { $keys }, and what lies behind is told then
card-lock-stays = the token stays until somebody opens it
card-quest-item = cannot be discarded, and counts towards your limit
card-quest-seats = for { $least }–{ $most } survivors
card-quest-stages = { $n } stages that unfold one after the other
card-ground = entering costs { $n } stamina
card-ground-of = { $ground } { $n }
card-grounds = stamina to enter: { $what }
card-water = springs: { $what }
card-layout = the map: { $layout }
card-threats = threats: { $deck }
card-cold-nights = cold nights among the later ones: { $n }

## How a quest is won and lost

quest-won = whoever leaves in the last stage has won, one of you or all
quest-lost = whoever suffers damage with all three dials turned is out and has lost

## Difficulties

difficulty-gentle = Gentle
    .about = More sleep every night and cleaner water.
difficulty-standard = Standard
    .about = As it was measured.
difficulty-hard = Hard
    .about = The camp lies at the edge, the ground is rougher, threats are harsh and nights are short.
