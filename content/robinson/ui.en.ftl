
# Wording of the island game. Card sentences (fx-*) are fragments without a full stop: the code capitalises and joins them.
fx-later-if = { $moment ->
    [next_round_start] at the start of the next round, { $cond }: { $what }
    [night] in the coming Night Phase, { $cond }: { $what }
   *[every_night] in every Night Phase, { $cond }: { $what }
}

## Amounts

n-wound = { $n ->
    [one] 1 🩸 wound
   *[other] { $n } 🩸 wounds
}
n-pawn = { $n ->
    [one] 1 pawn
   *[other] { $n } pawns
}
n-det = { $n } ⭐ determination
n-wood = { $n } 🪵 wood
n-fur = { $n } 🦊 fur
n-food = { $n } 🍖 food
n-npfood = { $n } 🥫 nonperishable food
n-treasure = { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
}
n-trap = { $n ->
    [one] 1 trap
   *[other] { $n } traps
}
n-creature = { $n ->
    [one] 1 creature
   *[other] { $n } creatures
}
n-danger = { $n ->
    [one] 1 trap or creature
   *[other] { $n } traps or creatures
}
nothing = nothing
each-one = everybody
and = { $a } and { $b }
or = { $a } or { $b }

## Who

who-suffer = { $who ->
    [resolver] you suffer
    [first_player] the First Player suffers
    [bearer] the character with this special wound suffers
    [each_player] each player suffers
    [each_person] all players and Friday each suffer
    [in_camp] each player in camp suffers
   *[any_one] one person of your choice suffers
}
who-gain = { $who ->
    [resolver] you gain
    [first_player] the First Player gains
    [bearer] the character with this special wound gains
    [each_player] each player gains
    [each_person] all players and Friday each gain
   *[any_one] one person of your choice gains
}
who-discard = { $who ->
    [resolver] you discard
    [first_player] the First Player discards
    [bearer] the character with this special wound discards
    [each_player] each player discards
    [each_person] all players and Friday each discard
   *[any_one] one person of your choice discards
}
who-heal = { $who ->
    [resolver] you heal
    [first_player] the First Player heals
    [bearer] the character with this special wound heals
    [each_player] each player heals
    [each_person] all players and Friday each heal
   *[any_one] one person of your choice heals
}
who-have = { $who ->
    [resolver] you have
    [first_player] the First Player has
    [bearer] the character with this special wound has
    [each_player] each player has
    [each_person] all players and Friday each have
   *[any_one] one person of your choice has
}
who-may = { $who ->
    [resolver] you may
    [first_player] the First Player may
    [bearer] the character with this special wound may
    [each_player] each player may
    [each_person] all players and Friday each may
   *[any_one] one person of your choice may
}
who-cannot = { $who ->
    [resolver] you cannot
    [first_player] the First Player cannot
    [bearer] the character with this special wound cannot
    [each_player] no player can
    [each_person] neither players nor Friday can
   *[any_one] one person of your choice cannot
}
who-fight = { $who ->
    [resolver] you fight
    [first_player] the First Player fights
    [bearer] the character with this special wound fights
    [each_player] each player fights
    [each_person] all players and Friday each fight
   *[any_one] one person of your choice fights
}
who-draw = { $who ->
    [resolver] you draw
    [first_player] the First Player draws
    [bearer] the character with this special wound draws
    [each_player] each player draws
    [each_person] all players and Friday each draw
   *[any_one] one person of your choice draws
}

## Effects

if-possible = { $text }, if possible
fx-wound = { who-suffer } { n-wound }
fx-special-wound = you take a special wound: { $part } ({ $colour })
fx-clear-special-wound = the special wound ({ $part }, { $colour }) is removed
fx-det-gain = { who-gain } { n-det }
fx-det-lose = { who-discard } { n-det }
fx-discard-all-det = { who-discard } all ⭐ determination
fx-det-split = { $n ->
    [one] one character of your choice gains { n-det }
   *[other] gain { n-det } in all, shared among the characters as you like
}
fx-heal = { who-heal } { n-wound }
fx-heal-split = { $n ->
    [one] one person of your choice heals { n-wound }
   *[other] heal { n-wound } in all, shared as you like
}
fx-gain = gain { $what }
fx-gain-per-player = gain { $what } per player
fx-gain-gathered = gain { $n } more of what you gathered, even if the Gather failed
fx-gain-gathered-success = if the Gather succeeded, gain { $n } more of it
fx-discard = discard { $what }
fx-discard-all-resources = discard all available resources
fx-gain-discovery = { $n ->
    [one] draw 1 discovery token
   *[other] draw { $n } discovery tokens
}
fx-gain-equipment = { $n ->
    [one] draw 1 unused starting equipment card at random
   *[other] draw { $n } unused starting equipment cards at random
}
fx-level-up = { $track } +{ $n }
fx-level-down = { $track } −{ $n }
fx-level-half = halve { $track } (round the loss down)
fx-set-level = { $track } becomes { $n }
fx-morale-up = morale +{ $n }
fx-morale-down = morale −{ $n }
fx-token = put { $token } { $at }
fx-token-source = put { $token } { $at }; it counts as a source of its own
fx-token-source-wood = { fx-token-source }
fx-weather-token = put a { $token } token on the Weather space
fx-hungry-die = roll the hungry animals die in this round's Weather Phase
fx-exhaust-nearest = exhaust the closest { $source }
fx-exhaust = { $n ->
    [one] exhaust 1 { $source } { $at }
   *[other] exhaust { $n } { $source } { $at }
}
fx-exhaust-otherwise = { $text }; if there is none: { $otherwise }
fx-exhaust-gathered = exhaust the source you gathered from
fx-exhaust-all = exhaust all sources { $at }
fx-cover-terrain = cover the terrain of one { $terrain } tile, if possible; that terrain counts as unexplored
fx-cover-terrain-here = cover the terrain of this action's tile; that terrain counts as unexplored
fx-cover-only-terrain = if no other tile shows the terrain of this tile, cover it; it counts as unexplored
fx-cover-only-terrain-ever = if the terrain of this tile was never explored before, cover it; it counts as unexplored
fx-lift-black-marker = remove any 1 black marker from a tile or space
fx-reroll-weather = reroll the { $die } once; the new result stands
fx-uncover-linked = restore what this card exhausted or covered
fx-remove-linked-token = remove the token this card placed
fx-flip-tile-down = turn { $tile } face down; nobody can enter it
fx-flip-tile-up = turn the tile that this card hides face up again
fx-production-none = Production is skipped this round
fx-production-no-food = Production gives no food this round
fx-production-no-wood = Production gives no wood this round
fx-production-half = Production gives only half of the total this round (rounded down, you choose which)
fx-production-half-sheet = Production gives only half of the total this round (rounded down, you choose which)
fx-production-half-sheet-up = Production gives only half of the total this round (rounded up, you choose which)
fx-production-more = Production gives +{ $what } this round
fx-production-less = Production gives −{ $what } this round
fx-flip-items = { $n ->
    [one] turn 1 built item back to its Invention side, if possible
   *[other] turn { $n } built items back to their Invention side, if possible
}
fx-flip-items-marked = turn the marked items back to their Invention side, if possible
fx-discard-item = shuffle 1 built item into the Invention deck, if possible
fx-mark-items = { $n ->
    [one] mark 1 built item, if possible
   *[other] mark { $n } built items, if possible
}
fx-discard-inventions = { $n ->
    [one] shuffle 1 unbuilt invention from the board into the Invention deck
   *[other] shuffle { $n } unbuilt inventions from the board into the Invention deck
}
fx-draw-invention = put the top invention of the deck on the board
fx-search-invention = choose 1 invention from the Invention deck and put it on the board
fx-build-item = build { $item } at no cost
fx-build-item-one-of = build { $items } at no cost
fx-items-to-future = all built items lie in Future Resources until the Action Phase ends and do not count
fx-pawn-limit = { who-have } only { n-pawn } this round
fx-pawn-limit-next = { who-have } only { n-pawn } next round
fx-action-limit = { who-may } place pawns only on { $actions } this round
fx-no-abilities = { who-cannot } use abilities this round
fx-no-mixed-pawns = pawns of different players cannot share an action this round, except this card's Threat Action; Friday counts as a player, neutral pawns do not
fx-pass-first-player = the next player clockwise becomes First Player at once
fx-night-outside = you spend the night outside, on the tile of this action
fx-combat = { who-fight } a beast of strength { $strength }
fx-combat-with = { who-fight } a beast of strength { $strength } ({ $results })
fx-draw-mystery = { who-draw } up to { $what } from the Mystery deck
fx-draw-mystery-total = { who-draw } up to { $what }, { $total } in all, from the Mystery deck
fx-draw-mystery-one = { who-draw } { $what } from the Mystery deck
fx-draw-mystery-all = { who-draw } { $total } Mystery cards; each must be resolved, and nobody may stop before
fx-stop-drawing = the Mystery draw ends
fx-discard-drawn-treasures = discard the treasures won in this Mystery draw
fx-move-camp = move the camp to a tile next to it
fx-regain-levels = roof and palisade each regain 1 of the levels they lost when the camp moved
fx-resolve-threats = apply all threat effects from left to right and discard their cards
fx-repeat-event = apply this card's event effect again
fx-book-here = { $n ->
    [one] the scenario's book effect: { $does }
   *[other] the scenario's book effect { $n } times: { $does }
}
fx-book-nothing = a book icon, which does nothing in this scenario
fx-book-effect = { $n ->
    [one] apply the scenario's book effect
   *[other] apply the scenario's book effect { $n } times
}
fx-peek-hunting = look at the top card of the Hunting deck
fx-peek-hunting-bottom = look at the top card of the Hunting deck; you may put it at the bottom
fx-hunting-to-bottom = put the top card of the Hunting deck at the bottom
fx-take-hunting = take the top beast of the Hunting deck without comparing strength; all else on it applies
fx-fight-hunting = { who-fight } the top beast of the Hunting deck
fx-discard-hunting = { $n ->
    [one] discard the top card of the Hunting deck, if possible
   *[other] discard the top { $n } cards of the Hunting deck, if possible
}
fx-beast-to-hunting = put the top Beast card unseen on top of the Hunting deck
fx-beast-to-hunting-shuffled = shuffle the top Beast card unseen into the Hunting deck
fx-strongest-beast = look at { $n } Beast cards, put the strongest on top of the Hunting deck and shuffle the others back
fx-strongest-beast-alone = look at { $n } Beast cards, put the strongest on top of the Hunting deck and remove the others from the game
fx-beast-attacks = the waiting beast attacks when the next Event Phase begins
fx-beast-waits = put a Beast card beside the event deck; the First Player fights it at the start of the next Event Phase
fx-return-beast = shuffle the waiting beast into the Hunting deck
fx-arrange-marker = put a marker on Arrange Camp; the next Arrange Camp only removes it
fx-choose = either { $options }
fx-choose-or = { $a } — or { $b }
fx-later = { $moment ->
    [next_round_start] at the start of the next round: { $what }
    [night] in the coming Night Phase: { $what }
   *[every_night] in every Night Phase: { $what }
}
fx-outside-waits = { $text } (one round later, if you sleep outside)
fx-outside-alone = { $text } (you alone, if you sleep outside)
fx-if = { $cond }: { $then }
fx-if-else = { $cond }: { $then }; otherwise { $otherwise }
fx-reroll-success = next round you must reroll each success once
fx-reroll-success-sure = next round you must reroll each success once; sure actions roll the success die too
fx-reroll-success-until = from the next round until this card comes back, you must reroll each success once
fx-reroll-success-until-sure = from the next round until this card comes back, you must reroll each success once; sure actions roll the success die too
fx-end-reroll-success = the rerolls this card demands are over
fx-distribute-wounds = { $n ->
    [one] in the Night Phase, hand out 1 🩸 wound per player among the characters and Friday as you like (if you sleep outside, you alone suffer 1)
   *[other] in the Night Phase, hand out { $n } 🩸 wounds per player among the characters and Friday as you like (if you sleep outside, you alone suffer { $n })
}
fx-cover-arrows = { $n ->
    [one] cover 1 morale arrow on a wound track; it no longer counts
   *[other] cover { $n } morale arrows on any wound tracks; they no longer count
}
fx-arrange-tiles = put the top { $n } island tiles back face up in any order
fx-scout-tiles = look at the top { $n } island tiles, put 1 on top and shuffle the others back
fx-scout-tiles-under = look at the top { $n } island tiles, put 1 on top and the others under the stack
fx-extra-build = make an extra Build as if with 1 pawn, of nothing that failed this round: pay the usual cost (without the wood token beside Build) and roll the dice
fx-pile-wood = put { n-wood } on the wood pile (surplus is lost)
fx-pile-wood-always = put { n-wood } on the wood pile, even if a stage was filled this round (surplus is lost)
fx-temp-weapon = weapon level +{ $n } in this fight
fx-pawn = { $n ->
    [one] 1 more neutral pawn ({ $colour }) for { $actions } this round
   *[other] { $n } more neutral pawns ({ $colour }) for { $actions } this round
}
fx-pawn-own = { $n ->
    [one] 1 more neutral pawn ({ $colour }) this round, for your own { $actions }
   *[other] { $n } more neutral pawns ({ $colour }) this round, for your own { $actions }
}
fx-reroll-die = reroll one of your { $kind } dice
fx-reroll-any-die = reroll one of your action dice
fx-ignore-rain = { $n ->
    [one] ignore 1 rain cloud this round
   *[other] ignore { $n } rain clouds this round
}
fx-ignore-snow = { $n ->
    [one] ignore 1 snow cloud this round
   *[other] ignore { $n } snow clouds this round
}
fx-snow-as-rain = 1 snow cloud counts as a rain cloud this round
fx-preroll-weather = roll this round's weather dice now; the result stands
fx-draw-inventions = draw { $n } inventions, put 1 on the board and discard the others
fx-scout-discovery = draw { $n } discovery tokens, keep 1 and discard the rest
fx-wood-discount = one action of yours costs 1 🪵 wood less
fx-wood-discount-supported = one action that you lead or support costs 1 🪵 wood less
fx-remove-any-token = remove 1 token from the board
fx-peek-event = look at the top card of the event deck
fx-peek-waiting-beast = look at the beast that waits beside the event deck
fx-marker-at = put { $marker } { $at }
fx-marker-here = put { $marker } on this tile, if there is none
fx-marker-any = put { $n } × { $marker } on different tiles or spaces without any
fx-lift = remove { $n } × { $marker }
fx-lift-up-to = remove up to { $n } × { $marker }
fx-join-camp = { $who } comes to the camp
fx-number-token = put number { $n } on this tile
fx-number-own = its number comes to the tile
fx-number-token-at = put number { $n } { $at }
fx-turn-tile-up = turn { $tile } face up
fx-close-spaces = { $by } covers { $spaces }
fx-fewer-mysteries = { $n ->
    [one] draw 1 Mystery card fewer where all of them must be drawn
   *[other] draw { $n } Mystery cards fewer where all of them must be drawn
}
fx-ignore-mystery = { $kind ->
    [creature] ignore a drawn creature; it counts as drawn
    [trap] ignore a drawn trap; it counts as drawn
   *[treasure] ignore a drawn treasure; it counts as drawn
}
fx-attack = fight what stands there (strength { $strength })
fx-discard-one = discard { $what }, if you have one of them
fx-lose-crew = the next of the crew dies, or is captured
fx-lose-crew-morale = morale −{ $n }; the next of the crew dies, or is captured
fx-free-crew = { $who } is free
fx-crew-bonus = you get what the first living member of the crew leaves
fx-ignore-weather = ignore one result of the { $die }
fx-ignore-weather-face = ignore { $face }
fx-lose-shelter = { $n ->
    [0] lose the built shelter, roof and palisade
    [one] lose the built shelter, roof and palisade; without a built shelter each player suffers 1 wound
   *[other] lose the built shelter, roof and palisade; without a built shelter each player suffers { $n } wounds
}
fx-lose-shelter-choice = { $n ->
    [0] lose the built shelter, roof and palisade
    [one] lose the built shelter, roof and palisade, or each player suffers 1 wound
   *[other] lose the built shelter, roof and palisade, or each player suffers { $n } wounds
}
amount-more = { $text }, { $n } more for each { $of }
amount-less = { $text }, { $n } less for each { $of }
count-totems = open totem
count-markers = { $marker }
fx-place-shortcut = put the Shortcut token on a tile next to the camp

fate-shuffle = Then shuffle this card into the event deck.
fate-keep = Keep this card.
fate-choice-discard = { $text }; then discard this card
fate-choice-shuffle = { $text }; then shuffle this card into the event deck
fate-choice-keep = { $text }; then keep this card
fate-choice-plain-discard = discard this card
fate-choice-plain-shuffle = shuffle this card into the event deck
fate-choice-plain-keep = keep this card
no-effect = nothing happens

## Places

at-action = beside { $kind }
at-deck = on the { $kind } adventure deck
at-action-tile = on the tile of this action
at-camp = on the camp tile
at-adjacent = on tiles next to the camp
at-adjacent-tile = on a tile next to the camp
at-linked = on the tile this card marked
at-shelter = on the Shelter space
at-track = on the { $place } space
at-night = on the Night space
at-space = on { $space }
loc-action = { $kind } space
loc-deck = { $kind } adventure deck
loc-shelter = Shelter space
loc-track = { $place } space
loc-night = Night space

## Conditions

cond-shelter = with a shelter (built or natural)
cond-built-shelter = with a built shelter
cond-firm-shelter = with a built shelter
cond-item = with { $item }
cond-no-item = without { $item }
cond-weapon-at-least = with weapon level { $n } or more
cond-weapon-below = with weapon level below { $n }
cond-camp-can-move = if the camp can move
cond-camp-on-totem = if the camp stands on a tile with a totem

## Names of closed sets

res-wood = wood
res-fur = fur
res-food = food
res-npfood = nonperishable food
source-wood = wood source
source-parrot = bird source
source-fish = fish source
source-food = food source
source-any = source
sources-wood = wood sources
sources-parrot = bird sources
sources-fish = fish sources
sources-food = food sources
sources-any = sources
track-roof = roof level
track-palisade = palisade level
track-weapon = weapon level
kind-threat = Threat Action
kind-hunt = Hunt
kind-build = Build
kind-gather = Gather
kind-explore = Explore
kind-arrange_camp = Arrange Camp
kind-rest = Rest
kind-sheet = Scenario action
colour-build = brown
colour-gather = grey
colour-explore = green
pawn-colour-hunt = red
pawn-colour-build = brown
pawn-colour-gather = grey
pawn-colour-explore = green
pawn-colour-gather_or_explore = grey-green
pawn-colour-hunt_or_explore = purple
part-head = head
part-arm = arm
part-stomach = stomach
part-leg = leg
weather-rain = rain
weather-snow = snow
weather-storm = storm
mystery-kind-treasure = Treasure
mystery-kind-creature = Creature
mystery-kind-trap = Trap
phase-event = Event Phase
phase-morale = Morale Phase
phase-production = Production Phase
phase-action = Action Phase
phase-weather = Weather Phase
phase-night = Night Phase
token-time_consuming = time token
token-additional_food = food token (+1)
token-additional_wood = wood token (+1)
token-greater_danger = danger token
token-reroll = reroll token
token-adventure = adventure token
die-success = success die
die-wound = wound die
die-adventure = adventure die
wdie-rain = rain die
wdie-winter = winter die
wdie-hungry_animals = hungry animals die
face-wound = 🩸 wound
face-success = ✅ success
face-det = ❌ failure (2 ⭐)
face-adventure = ❓ adventure
face-blank = ⬜ blank
wface-rain1 = 🌧️ 1 rain cloud
wface-rain2 = 🌧️🌧️ 2 rain clouds
wface-snow1 = 🌨️ 1 snow cloud
wface-snow2 = 🌨️🌨️ 2 snow clouds
wface-blank = ⬜ nothing
wface-food = 🍖 discard 1 food
wface-palisade = 🧱 palisade −1
wface-beast = 🐾 beast of strength 3
terrain-name-beach = beach
terrain-name-hills = hills
terrain-name-mountains = mountains
terrain-name-river = river
terrain-name-plains = plains
pawn-neutral = neutral pawn ({ $from })
pawn-neutral-plain = neutral pawn
shelter-name = Shelter
tile-name = Tile { $n }

## Tokens explained

token-help-time_consuming = The next action of this kind needs 1 more pawn; if the token lies on a tile, every action there does.
token-help-additional_food = A tile with an open food source gives 1 more food. On the Night space, it makes everyone eat 1 more food, once.
token-help-additional_wood = A tile with an open wood source gives 1 more wood. Beside Build or on a level, it makes building with wood cost 1 more.
token-help-greater_danger = Beside Hunt, the next beast is 1 stronger. Beside another action, whoever leads the next one suffers 1 wound while the weapon level is 0. On a tile, anyone who acts there suffers 1 wound while the weapon level is 0.
token-help-reroll = The next success rolled for this action must be rerolled.
token-help-adventure = The next action of this kind draws an adventure card, with or without dice.

## Cards

line-event = Event: { $text }
line-icon-book = 📖 Its sign is the book: apply the scenario's book effect, if it has one.
line-icon-book-nothing = 📖 Its sign is the book, which does nothing in this scenario.
line-icon-book-here = 📖 Its sign is the book, which in this scenario does: { $does }.
line-icon-adventure = Its sign: put an adventure token on the { $kind } adventure deck; the next such action brings a card.
line-action = Threat Action: { $text }
line-threat = Threat Effect (if ignored): { $text }
line-now = Now: { $text }
line-card-action = While planning, place { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
} on this card for { $action }, a sure success: { $text }
line-card-action-tried = While planning, place { $pawns } pawns on this card for { $action }, a sure success, or one pawn fewer and roll: { $text }
line-later = When it comes back as an event: { $text }
line-cost = Cost: { $text }
line-needs = Needs: { $text }
line-once = When built: { $text }
line-works = While built: { $text }
line-strength = Strength { $strength }: { $text }
line-strength-only = Strength { $strength }
line-uses = { $n ->
    [1] Can be used once.
    [2] Can be used twice.
   *[other] Can be used { $n } times.
}
line-emptied = After that the card stays: { $text }
line-next-round = Works from the next round on.
line-stays = Is not used up; only one character per round may use it.
line-one-user = Only one character per round may use this card.
line-owner = Personal invention ({ $character }): only its owner can lead this Build, and gains 2 ⭐ determination for it.
line-scenario-invention = Comes with this scenario: once it is built it stays, unless it stands on a tile that is lost.
line-medicine = Once built, it protects where a card names Medicine.
line-tool = Other cards and inventions require it.
line-tool-named = Needed for { $names }{ $n ->
    [0] {""}
    [one] , and 1 event card asks for it
   *[other] , and { $n } event cards ask for it
}.
line-tool-events = { $n ->
    [one] 1 event card asks for it.
   *[other] { $n } event cards ask for it.
}
line-gold = Worth nothing on this island.
line-automatic = Takes effect by itself as soon as you have it, and is gone then.
line-tile = { $terrain }; sources: { $sources }
line-tile-no-source = { $terrain }; no sources
line-tile-beast = A beast joins the Hunting deck when it is explored.
line-tile-totem = Shows a totem.
line-tile-discovery = { $n ->
    [one] Exploring it finds 1 discovery token.
   *[other] Exploring it finds { $n } discovery tokens.
}
line-tile-shelter = Natural shelter for the camp.
line-scenario-rounds = { $rounds } rounds.
line-scenario-own = A scenario of our own.
line-scenario-win = To win: { $aims }.
line-scenario-win-round = To win when a round ends: { $aims }.
line-scenario-marker = { $marker }: { $does }.
line-scenario-action = { $action } ({ $kind } { $place }): { $text }
line-scenario-action-pawns = { $action } (exactly { $n } pawns, no dice, after all other actions, as often as you like): { $text }
line-scenario-action-once = { $action } (exactly { $n } pawns, no dice, after all other actions, once per round): { $text }
line-scenario-action-steps = { $action }: { $kind } { $place }.
line-scenario-step = Number { $n }{ $pawns ->
    [0] {""}
    [one] , 1 pawn more
   *[other] , { $pawns } pawns more
}: { $text }
line-scenario-start = The camp begins on tile { $n } at { $space }; its totem and its discovery tokens do not count.
line-scenario-closed = { $by } lies at { $space }: nobody may enter or cross it, and nothing lies there.
line-scenario-items = Built from the start: { $items }.
line-scenario-slow = Every { $kind } needs 1 more pawn for the whole game.
line-scenario-mixed-prices = For shelter, roof and palisade each 🦊 fur may stand in for 1 🪵 wood of the wood price; fur alone has its own, lower price.
line-scenario-closing = Tiles under { $by } lie face down for good and empty spaces are closed; all that lies there goes. If the camp stands there, or what you need to win can no longer be reached, the game is lost.
scenario-mouths = { $n } food ({ $from }–{ $to })
line-scenario-mouths = At night the children eat first, depending on the round: { $spans }. If there is not enough food for them, the game is lost.
line-scenario-mouths-more = At night the children eat first, depending on the round and 1 food more each time than stated here: { $spans }. If there is not enough food for them, the game is lost.
line-scenario-food-stacks = Several tokens of additional food may lie on the tile of the camp.
line-scenario-shelter = The shelter is built from the start.
line-scenario-number-dice = Once more for each number token, every result applies: { $dice }.
line-scenario-breach = Each result that would take the palisade below 0, instead of a wound: { $text }
line-scenario-production = Each Production Phase: { $text }
line-scenario-crew = The crew dies in this order: { $names }.
scenario-crew-captured = { $who } (captured instead)
scenario-crew-vital = { $who } (game lost)
line-scenario-crew-bonus = Lost items: { $all }.
scenario-crew-bonus = { $who } ({ $text })
action-at-number = on the tile with number { $n }, once, from the round after it was found
action-at-item = on { $item }, once, from the round after it was built
action-at-marker = on a tile with { $marker }
action-at-totem = on an explored tile with a totem, once on each
action-at-captive = on the tile with number { $n }, as long as she is captive
action-at-standing = when a round begins with { $marker } on { $n } tiles
line-scenario-anywhere = It may be any distance away.
line-scenario-not-friday = Friday can support it but not resolve it.
line-scenario-pawns = It takes { $n } pawns and no dice.
line-scenario-mishap = A “?” on the adventure die is a wound there, not a card.
line-repeat = Never becomes an item: build it as often as you like, even twice in a round.
line-repeat-tile = Built on any explored tile without { $marker }; pawns as for exploring there.
line-repeat-totem = Once a round, on an explored totem tile without { $marker }, up to { $steps } spaces from the camp; pawns as for exploring there. { $most } in all.
line-repeat-totem-several = As often as you like, on explored totem tiles without { $marker }, up to { $steps } spaces from the camp; pawns as for exploring there. { $most } in all.
marker-pawns = { $n ->
    [one] every action there needs 1 more pawn
   *[other] every action there needs { $n } more pawns
 }
marker-hides-terrain = the terrain counts as unexplored
marker-stops-production = the camp's tile produces nothing, nor does the Shortcut's
aim-marker-razed-city = the city is destroyed
aim-pile = the wood pile is complete
aim-item = { $item } is built
aim-drawn = every invention drawn at the start is built
aim-shelter = the shelter is built
aim-level = { $track } at least { $n }
aim-explored = { $n } tiles explored besides the first
aim-times = { $action } done { $n } times
aim-done = { $action }
aim-times-explore-totem = { $n } totem places explored
aim-by-players = { $text } (with { $players } players)
aim-rounds = the round is { $from } to { $to }
aim-round = hold out until round { $n }
aim-with = { $who } is with the camp
aim-free = { $who } is free
aim-markers = { $n ->
    [one] { $marker } on the island
   *[other] { $marker } on { $n } different tiles
}
line-scenario-person = { $who }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
 } each Night Phase until in the camp, and nothing else until then; in the camp like a character, with one pawn that only rests. The { $dies }th wound loses the game.
line-scenario-barred = Never in play: { $cards }.
line-scenario-pile = Wood pile, one stage per round: { $stages } wood.
line-scenario-book = 📖 The book on event cards: { $text }
line-scenario-due = Start of round { $n }, before the event: { $text }
line-scenario-totems = Totems { $n }–{ $to }: { $text }
line-scenario-totem = Totem { $n }: { $text }
line-scenario-weather = Rounds { $from }–{ $to }: { $dice }
line-scenario-weather-none = Rounds { $from }–{ $to }: no weather dice
line-character = Dies at { $n } wounds; morale falls by 1 at wounds { $arrows }.
line-character-invention = Personal invention: { $item }.
req-none = { n-pawn }
req-item = { $item } (built)
req-weapon = weapon level { $n }+
req-mixed = { n-pawn } of different players (or of a player and Friday)
threat-action = { $req }, then { $reward }
threat-action-plain = { $req }, then this card is discarded
free = free

## Uses

use-window = { $window ->
    [any] At any time
    [no_card] At any time, but not between the reveal of a card and its effect
    [not_resolving] At any time, but not while actions are resolved
    [before_actions] Before actions are resolved
    [planning] While planning
    [own_action] While planning, or as your action is paid for
    [night] In the Night Phase
    [weather] In the Weather Phase
    [combat] In combat or to meet a required weapon level
    [own_combat] In your own combat or to meet a weapon level your action requires
    [after_roll] Right after your own action roll
    [mystery] While Mystery cards are drawn
   *[arrange_camp] With your own Arrange Camp
}
marker-gather-pawns = { $n ->
    [one] a Gather there needs 1 more pawn
   *[other] a Gather there needs { $n } more pawns
}
marker-no-camp = the camp cannot move there
marker-on-down = it may lie on face-down tiles and closed spaces, too
marker-on-spaces = it lies on no face-down tile and no closed space
marker-covers-totem = the totem no longer counts
use-window-any-fight = { $window ->
    [own_combat] In any combat of your own, even outside your action
   *[other] { use-window }
}
use-full = { $window }: { $text }
use-paid = { $window }, for { $price }: { $text }
use-requires = { $head } ({ $cond })
price-wounds = { n-wound }

## What things do by themselves

pv-pawn = each round, 1 extra { $colour } pawn for { $actions }
pv-pawn-for = each round, 1 extra { $colour } pawn for one action alone (“{ $action }”)
pv-gather-bonus = each round while planning, assign this item to one Gather; if that Gather succeeds, it brings { $n } more
pv-gather-bonus-always = each round while planning, assign this item to one Gather; it brings { $n } more, even if that Gather fails
pv-rest = { $heal ->
    [one] each character who rests heals 1 🩸 wound and gains { $det } ⭐ determination; this does not apply to Friday, and Bed and Hammock do not add up
   *[other] each character who rests heals { $heal } 🩸 wounds and gains { $det } ⭐ determination; this does not apply to Friday, and Bed and Hammock do not add up
}
pv-rest-together = { $heal ->
    [one] each character who rests heals 1 🩸 wound and gains { $det } ⭐ determination; this does not apply to Friday, and Bed and Hammock add up
   *[other] each character who rests heals { $heal } 🩸 wounds and gains { $det } ⭐ determination; this does not apply to Friday, and Bed and Hammock add up
}
pv-food-keeps-all = 🍖 food does not rot
pv-food-keeps = up to { $n } 🍖 food does not rot
pv-morale-det = in the Morale Phase the First Player gains { n-det }
pv-ignore-snow = { $n ->
    [one] each round, 1 snow cloud does not count
   *[other] each round, { $n } snow clouds do not count
}
pv-snow-as-rain = { $n ->
    [one] each round, 1 snow cloud counts as a rain cloud
   *[other] each round, { $n } snow clouds count as rain clouds
}
pv-night-meal = { $heal ->
    [one] once per Night Phase, discard 1 🍖 food to heal 1 🩸 wound
   *[other] once per Night Phase, discard 1 🍖 food to heal { $heal } 🩸 wounds in all, shared as you like
}
pv-shortcut = in Production, also take 1 resource from a source of the tile with the Shortcut token; that source is closed to Gather this round
pv-pit = in Production, roll the brown wound die; on a wound, gain 2 🍖 food
pv-combat-armour = { $n ->
    [one] its user suffers 1 🩸 wound less in each combat
   *[other] its user suffers { $n } 🩸 wounds less in each combat
}
pv-combat-armour-own = { $n ->
    [one] its user suffers 1 🩸 wound less in each combat of their own, not against hungry animals
   *[other] its user suffers { $n } 🩸 wounds less in each combat of their own, not against hungry animals
}
pv-extra-discovery = on each Explore, its user draws 2 discovery tokens, keeps 1 and discards the other
pv-ignore-trap = once per round, a drawn trap may be ignored
pv-explore-choice = with each exploration { $n } tiles are drawn and one of them is placed
pv-ignore-trap-each = in each Mystery draw of a round, the same user may ignore one drawn trap

## Questions

q-alternative = Which one happens?
    .title = Choose one
q-alternative-use = Choose one of these.
    .title = What for?
q-exhaust-source = Which source is exhausted?
    .title = Choose a source
q-pick-tile = Which tile do you choose?
    .title = Choose a tile
q-pick-tile-for = { $does }. Which tile?
    .title = Choose a tile
q-black-marker = Which black marker comes off?
    .title = Remove a black marker
q-move-camp = The camp has to move. Where to?
    .title = Move the camp
q-sleep-where = You are sent outside for the night a second time. On which tile do you sleep?
    .title = Where for the night?
q-may-move-camp = The camp may stay or move to a tile beside it. What its tile yields comes by itself each round; you gather on the tiles around it. { $levels ->
    [none] { $shelter ->
        [built] If it moves, the shelter comes along, and no level is lost.
        [natural] Moving leaves the natural shelter behind. A night without a shelter is 1 wound for { each-one }, { $beside ->
            [yes] except on another tile with a natural shelter.
           *[no] wherever the camp goes.
        }
       *[none] Moving alone shelters nobody: a night without a shelter is 1 wound for { each-one }, { $beside ->
            [yes] except on a tile with a natural shelter.
           *[no] wherever the camp stands.
        }
    }
   *[some] { $shelter ->
        [built] If it moves, the shelter comes along, but levels are halved (**{ $costs }**).
       *[natural] Moving leaves the natural shelter behind, and with it all levels: **{ $costs }**. A night without a shelter is 1 wound for { each-one }, { $beside ->
            [yes] except on another tile with a natural shelter.
           *[no] wherever the camp goes.
        }
    }
}{ $shortcut ->
    [yes] {" "}The Shortcut is lost, too.
   *[no] {""}
}
    .title = Move the camp?
q-flip-item = Which item is turned back to its Invention side?
    .title = Choose an item
q-lose-item = Which item goes back into the Invention deck?
    .title = Lose an item
q-mark-item = Which item is marked? It is in danger when this card comes back.
    .title = Mark an item
q-drop-invention = Which invention leaves the board?
    .title = Discard an invention
q-take-invention = Which invention comes to the board?
    .title = Take an invention
q-build-free = Which one is built at no cost?
    .title = Build for free
q-heal = { $n ->
    [one] Whose wound is healed?
   *[other] Who heals next? { $n } wounds can still be healed.
}
    .title = Heal
q-give-det = { $n ->
    [one] Who gains the last ⭐ determination?
   *[other] Who gains the next ⭐ determination? { $n } left to hand out.
}
    .title = Share determination
q-give-wound = { $n ->
    [one] Who takes the last wound tonight?
   *[other] Who takes the next wound tonight? { $n } left to hand out.
}
    .title = Hand out wounds
q-cover-arrow = Which morale arrow should no longer count?
    .title = Cover a morale arrow
q-morale-bonus = Spirits are high! { $who } gains 2 ⭐ determination or heals 1 🩸 wound.
    .title = Best morale
q-half-production = { $n ->
    [one] Production is halved: choose the 1 resource you get.
   *[other] Production is halved: choose the { $n } resources you get.
}
    .title = Half production
q-shortcut = Which resource does the Shortcut bring? That source is closed to Gather this round.
    .title = Shortcut
q-place-shortcut = Where does the Shortcut token go?
    .title = Place the Shortcut
q-next-action = { $n } actions of this kind are still to come. Which one is next? An adventure may change the others.
    .title = { $kind }: which first?
q-after-roll = { $who } rolled { $roll }. Roll a die again, or let it stand?
    .title = After the roll
q-combat = { $who }: weapon level { $weapon } against strength { $strength }. Without help, the difference costs { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
}{ $armour ->
    [0] {""}
   *[other] {" "}(armour keeps off { $armour })
}{ $more ->
    [0] {""}
   *[other] , and the beast brings { $more } more
}. Use something first?
    .title = Combat
q-weapon-needed = { $who }: you need weapon level { $need }, but have { $weapon }. Use something? Otherwise it cannot be done.
    .title = Weapon level needed
q-weather = The dice show { $dice }{ $more ->
    [yes] , and tokens add { $tokens }
   *[no] {""}
}; roof { $roof }. Use something before the weather strikes?
    .title = Weather
q-weather-tokens = No dice, but tokens bring { $tokens }; roof { $roof }. Use something before the weather strikes?
    .title = Weather
q-demand = This asks for { $owed }. Missing: { $missing }, and each one that is missing costs 1 wound. Use something first?
    .title = Something is missing
q-demand-of = **{ $who }** is asked for { $owed }. Missing: { $missing }, and each one that is missing costs 1 wound. Use something first?
    .title = Something is missing ({ $who })
q-lethal = { $n ->
    [one] { $who } would not survive 1 wound. Use something first?
   *[other] { $who } would not survive { $n } wounds. Use something first?
}
    .title = Deadly wounds
q-before-meal = { $extra ->
    [0] { $portions ->
        [0] There is no food for tonight's meal.
       *[other] { $enough ->
            [yes] Tonight's food is enough.
           *[no] Tonight's food is enough for { $portions } of { $eaters }.
        }
    }
   *[other] { $portions ->
        [0] The food token demands a second helping, and there is no food.
        [one] The food token demands a second helping, and the food is enough for 1 of { $eaters }.
       *[other] The food token demands a second helping, and the food is enough for { $portions } of { $eaters }.
    }
} Use something before the meal?{ $enough ->
    [yes] {" "}Whatever takes food now is missing at the meal: whoever eats nothing suffers 2 wounds.
   *[no] {" "}Whoever gets nothing to eat suffers 2 wounds.
}
    .title = Before the meal
q-before-mouths = The children need { $need } food and there is { $portions }: the game would be lost. Use something first?
    .title = Hungry children
q-before-own-meal = { $extra ->
    [0] { $who } sleeps outside and eats only what was found there.
   *[other] The second helping is due outside too. { $who } eats only what was found there.
} Use something first?
    .title = A meal outside
q-before-arrows = { $n ->
    [one] { $who } would pass a morale arrow with 1 wound
   *[other] { $who } would pass a morale arrow with { $n } wounds
}: there morale falls by 1. Heal something first?
    .title = Morale in danger
q-before-low-morale = Morale is low! { $who } is about to lose { $n } ⭐ determination, and each one that is missing costs 1 🩸 wound. Raise morale first?
    .title = Low morale
q-before-goods = Resources are about to be lost. Use some of them first?
    .title = Before the loss
q-before-determination = Determination is about to be lost. Use some of it first?
    .title = Before the loss
q-before-item = The card asks whether you have { $item }. Get it first?
    .title = { $item }?
q-before-half = { $track }: half of its levels must go, but there are none to lose. Use something first?
    .title = Nothing to halve
q-before-inventions = Inventions are demanded, but none is free on the board. Use something first?
    .title = Inventions are missing
q-before-alternatives = The card leaves you a choice, but one of its options cannot be met yet: you lack something. Use something first?
    .title = Another way out
q-before-danger = Anyone who acts unarmed where a danger token lies will be wounded. Use something first?
    .title = Danger
q-before-breach = The animals are at the camp, and there is no palisade. This costs morale, wounds and one of the crew. Use something first?
    .title = No palisade
q-before-action = { $kind }: something on the board affects this action. Use something first?
    .title = Before the action: { $kind }
q-before-beast = The top beast of the Hunting deck is about to be revealed. Use something first?
    .title = A beast comes
q-before-mysteries = { $n } Mystery cards are about to be drawn, and all must be resolved. Use something first?
    .title = Before the mysteries
q-before-game = The last round is ending, and the game with it. Use something now?
    .title = The very end
q-arrange-camp = { $who } arranges the camp: 2 ⭐ determination or morale +1?
    .title = Arrange Camp
q-arrange-bonus = { $who } arranges the camp. Use something with it?
    .title = Arrange Camp
q-mystery-go-on = Draw another Mystery card, or stop here?
    .title = Go on?
q-trap = A trap! Ignore it, or suffer it?
    .title = Trap
q-creature = A creature! Ignore it, or face it?
q-who-eats = { $n ->
    [0] There is no food tonight. Who goes hungry (2 wounds each)?
    [one] There is only enough food for 1. Who goes hungry (2 wounds each)?
   *[other] There is only enough food for { $n }. Who goes hungry (2 wounds each)?
}
    .title = Who goes hungry?
q-night = The night is nearly over, and somebody is hurt. Use anything that heals, or go on?
    .title = Night
q-tile-order = Which tile goes on top next?
    .title = Order the tiles
q-tile-to-place = Which of the drawn tiles do you place?
    .title = Place a tile
q-peeked-beast = The top beast is { $card }. Leave it on top or put it at the bottom?
    .title = A look at the beast
q-peeked = You see: { $card }.
    .title = A look
q-keep-discovery = Which discovery token do you keep?
    .title = Keep a token
q-remove-token = Which token leaves the board?
    .title = Remove a token
q-save-wood = { $who } can pay determination to get 1 🪵 wood of this action back. Pay?
    .title = Save wood?
q-strongest-beast = Several beasts are equally strong. Which one goes on top of the Hunting deck?
    .title = Strongest beast
q-extra-build = What is built, as if with 1 pawn?
    .title = Extra Build
q-night-surcharge = The food token on the Night space: eat 1 more food, or suffer 1 wound?
    .title = Extra hunger
q-protect = Who is protected?
    .title = Protection
weather-rain-token = 1 rain cloud
weather-snow-token = 1 snow cloud
weather-storm-token = the storm
q-pile-wood = How much wood goes on the pile? It never comes back. You have { $have } 🪵, and stage { $stage } takes { $left } more. { $rolls ->
    [yes] Tonight: { $dice }.
    [both] Tonight: { $tokens } for sure, and { $dice }.
    [tokens] Tonight: { $tokens } for sure.
   *[no] No clouds tonight, as far as is known.
} With all that is surely done until then: roof { $roof }, palisade { $palisade }, { $food } 🍖.{ $clouds ->
    [no] {""}
   *[yes] {" "}Every cloud above the roof asks for 1 🪵 and 1 🍖, and snow for 1 🪵 more.
}
    .title = Wood pile

## Options

o-idle = { $text } (does nothing now)
o-no-loss = { $text } (now { $n }, nothing is lost)
o-unmet = { $text } (missing, and costs { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}{ $whom ->
    [each] {" "}for everybody
   *[one] {""}
})
o-choice-shuffle = { $text }; card into the event deck
o-choice-keep = { $text }; keep the card
o-continue = Go on
o-leave-it = Leave it
o-eat = Eat
o-hungry = { $n ->
    [one] Use nothing: one goes hungry (2 wounds)
   *[other] Use nothing: { $n } go hungry (2 wounds each)
}
o-own-meal = Go on: eat what lies there, or suffer { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
o-fight = Fight: { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
}
o-no = No, thanks
o-stayed = the camp stays
o-no-wood = no wood
o-declined = no
o-stop = Stop drawing
o-draw-another = Draw another card
o-source = { $space }: { $res }
o-covered-terrain = { $space }: the covered terrain
o-space-with = { $space }: { $has }
o-space-shelter = natural shelter
o-space-lost = { $what } (is lost)
o-space-gone = { $what } (goes)
o-space-number = number { $n }
o-space-shortcut = the Shortcut
o-stay = Stay at { $space }{ $has ->
    [none] {""}
   *[other] : { $has }
}
o-night-outside = { $text } (1 🩸 wound without a natural shelter there, 2 more without food of your own)
o-space-terrain = { $space } ({ $terrain })
o-use = { $who }: { $thing }
o-placement-number = Action { $n }
o-reroll = Reroll the { $die }: { $thing } ({ $who })
o-det = { $n } ⭐ determination
o-heal = Heal { $n } 🩸
o-morale = Morale { $n }
o-top = Leave it on top
o-bottom = To the bottom
o-token = { $token }: { $loc }
o-arrow = { $who }: morale arrow at wound { $n }
o-project = Build { $what } ({ $price })
o-ignore-trap = Ignore the trap
o-pay = Pay
o-suffer = Suffer it
alt-discard_card = Discard this card
alt-ignore = Ignore it
alt-go_home = Go home
alt-none = Nothing now

## Plan

goal-wreckage = Salvage ({ $card })
goal-threat = Threat Action ({ $card })
goal-threat-slot = Threat Action ({ $slot ->
    [0] left card
   *[1] right card
})
goal-hunt = Hunt
goal-build = Build { $what }
goal-gather = Gather { $res } from { $space }
goal-explore = Explore { $space }
goal-card = { $rests ->
    [yes] { $card }
   *[no] { $action } ({ $card })
}
goal-card-gone = what a card offers
goal-special = { $action } on { $space }
goal-arrange = Arrange Camp
goal-rest = Rest
goal-option-large = { $goal }, large reward
goal-option-small = { $goal }, small reward
plan-line = { $goal } — { $pawns }
plan-no-pawns = no pawns yet
odds-line = 🎲 { $parts }
odds-line-sure = { $parts }
odds-certain = sure
odds-success = success { $n }%
odds-wound = { $n ->
    [100] a wound in any case
   *[other] wound { $n }%
}
odds-adventure = { $n ->
    [100] an adventure in any case
   *[other] adventure { $n }%
}
odds-or = {" "}or{" "}
odds-adventure-token = The adventure token on the deck takes effect in any case, even without dice.
odds-reroll-token = The reroll token: a success must be rerolled once.
odds-lasting-reroll = A card is still in effect: a success must be rerolled once.
odds-no-card = No adventure card is drawn here; there is a wound instead.
odds-friday = Friday draws no adventure card; he takes a wound instead.
odds-danger = Danger: while the weapon level is 0, whoever leads is wounded in any case.
odds-first-of-kind = Several actions of this kind are planned: the tokens affect the one that is resolved first.
odds-again = { $n ->
    [one] { $by } lets you reroll one die. That makes the chances { $parts }.
   *[other] { $by } lets you reroll dice { $n } times. All spent on one die, that makes the chances { $parts }.
}

## Refusals

r-over = This game is over; **/island new** starts another.
r-no-such-seat = You have no seat in this game. At the table you can take a free seat or stand in for somebody.
r-not-planning = Pawns can only be placed while you plan; right now the round is at another point.
r-question-open = Please answer the open question first; then this works.
r-no-question = There is no open question right now, so there is nothing to answer.
r-outdated = That question has been answered in the meantime; the board shows what is open now.
r-not-yours = This question is for another player; you can still talk it over together.
r-went-on = You are done here; anyone who still has something to use decides now.
r-no-such-option = That is not one of the choices; the menu lists them all.
r-wrong-number = That is the wrong number of picks; the question says how many it needs.
r-no-such-placement = There is no planned action with that number; **/plan** lists them all.
r-foreign-pawn = That pawn belongs to another character; its player adds it on the board with **Help with: …**.
r-pawn-not-free = That pawn is already placed or not in play; take it back with **/unassign** or pick a free one.
r-needs-leader = A neutral pawn can only support; a character or Friday has to lead.
r-needs-character = Friday can only support this: let a character lead.
r-friday-supports = Beside a character Friday can only support: let the character lead.
r-pawn-unfit = This pawn cannot support { $kind }; pick one of the right colour or a character's pawn.
r-action-forbidden = This character cannot do { $kind } this round; **/me** shows what is allowed.
r-too-many-pawns = { $n ->
    [one] This action takes 1 pawn at most; use the others elsewhere.
   *[other] This action takes { $n } pawns at most; use the others elsewhere.
}
r-undermanned = { $n ->
    [one] 1 pawn is still missing here: { $goal }. Add it or take the action back.
   *[other] { $n } pawns are still missing here: { $goal }. Add them or take the action back.
}
r-pawns-left = { $n ->
    [one] { $who } still has 1 pawn to place; if there is nothing else to do, choose Rest.
   *[other] { $who } still has { $n } pawns to place; if there is nothing else to do, choose Rest.
}
r-no-mixing = Pawns of different players cannot share an action this round; use pawns of one player per action.
r-needs-mixing = This action needs pawns of two different players; add somebody else's.
r-needs = This needs { $need }; available right now: { $free }.
r-needs-terrain = You have to explore a tile with { $terrain ->
    [beach] a beach
    [river] a river
   *[other] { $terrain }
} before you can build this.
r-needs-item = This needs the { $item }, built in an earlier round.
r-needs-weapon = This needs weapon level { $n }; each weapon built raises it by 1.
r-needs-shelter = Roof and palisade need a shelter first, built in an earlier round or natural.
r-has-shelter = The shelter already stands; roof, palisade and weapons can still be built.
r-needs-det = This costs { $need } ⭐ determination, but you have { $have }; Arrange Camp brings 2.
r-not-on-board = { $item } is not on the board right now; you can only build inventions that are.
r-already-built = { $item } is built already and works for everybody.
r-needs-person = { $who } has to be with the camp before that can be built.
r-needs-goal = That is built last: everything else you need to win has to be done first.
r-closed = { $by } has closed that place for good.
r-pawn-serves = That pawn is for a single action only: { $action }.
r-needs-totem = That is built only on an explored tile with a totem.
r-too-far = That is built up to { $n } spaces from the camp; move the camp, or choose a tile that is closer.
r-all-standing = All { $n } stand already; there are no more.
r-not-owner = { $item } is a personal invention: its owner has to lead, others may support.
r-planned-already = That is already planned this round; join in with your pawn instead.
r-exhausted = That source is exhausted; gather from another open source.
r-camp-tile = The camp's own sources give resources in the Production Phase; gather on the other explored tiles.
r-unreachable = No explored path leads there, or there is nothing for this action; pick a place within reach.
r-already-explored = That place is explored already; Explore needs an empty space beside an explored tile.
r-no-tiles = No island tile is left to explore.
r-nothing-to-hunt = There is no card left in the Hunting deck; exploring a tile with a beast adds one.
r-no-threat = There is no card on that Threat space.
r-twice-at-most = A character can do this at most twice per round; another character still may.
r-no-such-price = You cannot pay like that here; pick one of the prices shown.
r-aid-unfit = { $item } cannot help with this action; it goes with one Gather per round.
r-not-held = That is no longer in your camp; **/use** lists what you have.
r-not-now = You cannot use this right now; **/card** shows when you can.
r-used-this-round = You have used this already this round; it is free again next round.
r-held-by-other = Another character has it this round; it is free again next round.
r-abilities-blocked = This character cannot use abilities this round; items and equipment still work.
r-no-effect = It would have no effect now, so you keep it for later.
r-pile-closed = The pile takes wood for one stage per round, before actions are resolved; the next stage opens next round.
r-not-enough = There is not enough { $res } free for this.
r-bad-setup = This game cannot be set up like that. **players**: 1 to 4; **characters**: each only once.

## Story

stock-none = nothing
e-began = 🏝️ The game begins. Washed up: { $who }
e-round = Round { $n }
e-drawn = 🃏 **{ $card }**
e-threatens = ⚠️ if nobody deals with it: { $text }
e-because = **{ $card }**: { $text }
e-into-events = the card goes into the event deck and will come back
e-came-back = 🃏 **{ $card }** comes back
e-looked = 👀 Seen: { $card }
e-threat-fired = ⚠️ Not dealt with: **{ $card }**
e-threat-gone = No longer on the Threat spaces: { $card }
e-gained = +{ $what }
e-gained-future = +{ $what }, once the actions are done
e-lost = −{ $what }
e-unmet = ❗ Missing: { $what }
e-det = { $who } { $n } ⭐
e-wounded = 🩸 { $who }: { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}{ $says ->
    [no] {""}
   *[yes] {" "}(now { $total })
}
e-wounded-many = 🩸 { $who }: { $n ->
    [one] 1 wound each
   *[other] { $n } wounds each
}
e-healed = 💚 { $who } heals { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
e-special-wound = 🤕 { $who }: special wound ({ $part })
e-special-wound-gone = { $who }: special wound gone ({ $part })
e-morale = 🙂 Morale { $n }{ $says ->
    [no] {""}
   *[yes] {" "}(now { $to })
}
e-level = { $icon } { $track } { $n }{ $says ->
    [no] {""}
   *[yes] {" "}(now { $to })
}
e-shelter-built = ⛺ The shelter stands
e-shelter-lost = ⛺ The shelter is lost
e-token-placed = 📍 { $token }: { $loc }{ $kind ->
    [time_consuming] {" "}(an action there needs 1 more pawn)
    [adventure] {" "}(the next action there draws an adventure)
    [reroll] {" "}(the next success there is rolled again)
    [greater_danger] { $at ->
        [tile] {" "}(whoever acts there unarmed suffers 1 wound)
       [hunt] {" "}(the next beast hunted is 1 stronger)
       *[other] {" "}(whoever leads the next action there unarmed suffers 1 wound)
    }
    [additional_food] { $at ->
        [night] {" "}(everyone eats 1 more, once)
       *[other] {""}
    }
   *[other] {""}
}
e-token-gone = { $token } removed: { $loc }
e-weather-token = { $weather ->
    [rain] 🌧️ Rain token on the Weather space: 1 cloud tonight; a second one would bring no more
    [snow] 🌨️ Snow token on the Weather space: 1 snow cloud tonight; a second one would bring no more
   *[storm] 🌪️ Storm token on the Weather space: one storm tonight; a second one would bring no more
}
e-hungry-die = 🐾 The hungry animals die will be rolled
e-exhausted = Source exhausted: { $res } on { $space }
e-reopened = Source open again: { $res } on { $space }
e-terrain-covered = Terrain covered on { $space }
e-terrain-uncovered = Terrain visible again on { $space }
e-tile-down = { $space } is turned face down
e-space-closed = 🌋 { $by } covers { $space }
e-tile-up = { $space } lies face up
e-explored = 🧭 { $space } explored: { $tile }{ $shelter ->
    [yes] {" "}· ⛺ a natural shelter
   *[no] {""}
}{ $totem ->
    [yes] {" "}· 🗿 a totem
   *[no] {""}
}
e-beast-found = 🐾 A beast joins the Hunting deck
e-beast-waits = 🐾 A beast lurks beside the event deck: when the next Event Phase begins, it attacks the First Player
e-beast-returned = 🐾 The lurking beast goes into the Hunting deck and attacks nobody
e-hunting-gone = { $n ->
    [one] 🐾 A card leaves the Hunting deck
   *[other] 🐾 { $n } cards leave the Hunting deck
}
e-hunting-under = 🐾 The top card of the Hunting deck goes to the bottom
e-marker-laid = { $marker } now on { $space }
e-marker-lifted = { $marker } gone from { $space }
e-number-laid = Number { $n } lies on { $space }
e-marker-waits = A marker waits on { $space } for the tile that will lie there
e-waiting-marker-gone = One marker less waits on { $space }
e-arrange-marker-gone = The marker on Arrange Camp is gone
e-tiles-seen = { $n ->
    [one] A tile of the island stack was looked at
   *[other] { $n } tiles of the island stack were looked at
}
e-night-wounds = { $n ->
    [one] { $who } will take 1 wound in the night
   *[other] { $who } will take { $n } wounds in the night
}
e-ordered = 📝 { $text }
e-token-found = 🔎 Found: { $card }
e-built = 🔨 Built: { $card }
e-item-ready = ✨ { $card } is ready
e-item-lost = { $card } turns back to its Invention side
e-invention-came = 🆕 New invention: { $card }
e-invention-gone = { $card } leaves the board
e-equipment-found = 🎒 Starting equipment found: { $card }
e-kept = 🎁 Kept: { $card }
e-kept-token = 🎁 Kept: { $card } (what is found in the Action Phase can be used once the phase ends)
e-used = ▶️ { $who } uses { $thing }
e-used-common = ▶️ Used – { $thing }
e-used-pile = 🪵 { $who } lays wood on the pile
e-planned = 📝 Planned: { $goal } ({ $pawns })
e-joined = 📝 Changed: { $goal }
e-taken-back = ↩️ Action { $n } taken back
e-done = ✅ { $goal } ({ $pawns })
e-not-done = ❌ { $goal } ({ $pawns })
e-resolving = ▸ { $goal } ({ $pawns })
e-rolled = 🎲 { $who }: { $roll }
e-rerolled = 🎲 { $who } rerolls the { $die }: { $roll }
e-succeeded = ✅ Success: { $goal }
e-failed = ❌ Failed: { $goal }
e-fight = ⚔️ { $who } against { $beast }: strength { $strength }, weapon level { $weapon }
e-fight-plain = a beast
e-camp-moved = ⛺ The camp moves to { $space }
e-weather-rolled = 🎲 Weather: { $dice }
e-weather-rolled-none = No weather dice
n-snow = { $n ->
    [one] 1 snow cloud
   *[other] { $n } snow clouds
}
n-rain = { $n ->
    [one] 1 rain cloud
   *[other] { $n } rain clouds
}
e-clouds = ☁️ Weather: { $clouds }{ $owes ->
    [no] , held off by the roof ({ $roof })
    [snow] , held off by the roof ({ $roof }); due for the snow: { $due }
   *[yes] , roof { $roof }. Due: { $due }{ $snow ->
        [0] {""}
       *[other] {" "}({ $snow } 🪵 of it for the snow)
    }
}
e-ate = 🍽️ Fed: { $who }
e-more-mouths = 👶 A child is born; from tonight on the children eat { $n } food
e-mouths-fed = 👶 The children have eaten ({ $n } food)
e-starved = 🍽️ Nothing to eat: { $who }
e-outside-friday = 🌌 { $who } sleeps outside on { $space }
e-outside = 🌌 { $who } sleeps outside on { $space }, with only the food on their own sheet
e-blamed = { $text } ({ $cause })
e-blamed-more = { $text }; { $cause })
blame-wound = the wound die
blame-adventure = instead of an adventure card
blame-danger = danger there, and no weapon
blame-dearer = one more food was asked for tonight
blame-animals = the hungry animals
blame-storm = the storm
blame-moved = the camp moved
blame-arrow = at this wound morale falls
e-open-air = 🌌 A night without a shelter
e-rotted = { $n } food rots
e-arrived = 📦 Now available: { $what }
e-first-player = 👑 First Player: { $who }
e-pile = 🪵 Wood pile, stage { $stage }: { $wood } of { $of }
e-pit-caught = 🕳️ The Pit caught something
e-pit-empty = 🕳️ The Pit is empty
e-joined-camp = 🛟 { $who } is with the camp now
e-crew-died = ✝️ { $who } dies
e-crew-captured = ⛓️ { $who } is captured
e-crew-freed = 🛟 { $who } is free again
e-friday-died = ✝️ Friday dies
e-ended = 🏁 { $end }
end-won = You are saved: the goal is reached!
end-died = { $who } has died. The island wins.
end-time-over = The last round is over, and no rescue has come.
end-camp-lost = The camp is lost along with its tile.
end-unfed = A child had nothing to eat.
end-crew-lost = The director is dead, and nobody is left to make the film.
end-invention-gone = One of the inventions you needed was lost for good.
end-out-of-reach = The goal can no longer be reached.
usable-meal = { $item }: a meal at night
usable-friday-reroll = Friday's reroll (2 ⭐)
usable-pile = Put wood on the pile
usable-help-friday-reroll = For 2 of his own determination, Friday rerolls one of his action dice.
usable-help-pile = Put wood on the current stage of the pile. One stage per round, before actions are resolved; the wood never comes back.
the-character = The { $name }
the-character-within = the { $name }
the-group = The group
project-on = { $item } on { $space }
project-roof = Roof +1
project-palisade = Palisade +1
project-weapon = Weapon +1
in-action-tile = on the tile of this action
in-camp = on the camp tile
in-space = on { $space }
in-adjacent-tile = on a tile next to the camp
in-linked = on the tile this card marked
the-action-tile = the tile of this action
the-camp-tile = the camp tile
the-tile-of = the tile on { $space }
the-adjacent-tile = a tile next to the camp
the-linked-tile = the tile this card marked
the-track-roof = the roof level
the-track-palisade = the palisade level
the-track-weapon = the weapon level
pawn-stem = { $tint }
fx-flip-tile-down-lost = turn { $tile } face down; nobody can enter it, and a camp there is lost
fate-shuffle-first = Shuffle this card into the event deck.
line-action-named = Threat Action “{ $name }”: { $text }
line-later-named = When it comes back as an event (“{ $name }”): { $text }
tile-source-wood = wood
tile-source-parrot = birds
tile-source-fish = fish
each-action = beside each of { $places }
each-deck = on each of the { $places } adventure decks
each-space = on each of the { $places } spaces
fx-token-each = put { $token } { $places }
track-place-roof = Roof
track-place-palisade = Palisade
track-place-weapon = Weapon
a-token-time_consuming = a time token
a-token-additional_food = a food token (+1)
a-token-additional_wood = a wood token (+1)
a-token-greater_danger = a danger token
a-token-reroll = a reroll token
a-token-adventure = an adventure token
do-nothing = do nothing
needs-person = { $who } in the camp
needs-goal = everything else you need to win
needs-terrain = explored { $terrain }
card-action = { $card } – { $action }
quoted = { $text }
head-event = Event
head-action = Threat Action
head-threat = Threat Effect, if ignored
head-now = Now
head-later = Later, as an event
head-named = { $head }: { $name }
option-or = or
over-event = Event
over-wreckage = Wreckage
over-adventure = Adventure: { $name }
over-mystery = Mystery: { $name }
over-beast = Beast
over-invention = Invention
over-discovery = Discovery token
over-equipment = Starting equipment
over-ability = Ability: { $name }
over-tile = Island tile
over-character = Character
over-scenario = Scenario

## What an action brings

gain-threat = the threat is gone
gain-hunt = fight the top beast for its food and fur
gain-gather = { $what } tonight
gain-gather-any = what this source gives, tonight
gain-explore = a new tile with its sources and tokens
gain-arrange = morale +1 and 2 ⭐
gain-arrange-four = morale +1 or 2 ⭐
gain-rest = heal 1 🩸
gain-shelter = safe nights; then roof and palisade
gain-roof = one cloud less every night
gain-palisade = against beasts, hungry animals and storms
gain-weapon = stronger in every fight
gain-pawn = 1 more pawn each round for { $actions }
gain-gather-bonus = { $n } more from one Gather each round
gain-rest-more = a rest heals { $heal } 🩸 and gives { $det } ⭐
gain-night-meal = each night, 1 🍖 heals { $heal } 🩸
gain-morale-det = { $n } ⭐ for the First Player each round
gain-shortcut = 1 more resource each round
gain-pit = with luck 2 🍖 each round

why-night = nights without a shelter wound everybody
why-own = a natural shelter stays behind when the camp moves; one that you built comes along
why-hunger = there is not enough food for all tonight, and hunger costs 2 wounds each
why-clouds = every cloud above the roof costs food and wood
why-storms = storms and beasts take palisade levels, and each one that is missing wounds you
why-weapon = without weapons every fight wounds you
why-stronger = each weapon level is a wound less in a fight
why-goal = 🎯 the last thing left to do for the goal
why-part = 🎯 one of several things that the goal still needs
why-part-of = 🎯 part of the goal; not yet true: { $open }
why-first = 🎯 the first of the two things that the goal needs
why-fetch = 🎯 without it somebody whom the goal needs cannot be brought to the camp
why-fetch-of = 🎯 without it { $who } cannot be brought to the camp
why-rescue = 🎯 if it is not done now, somebody whom the goal needs dies before help comes, and the game is lost
why-rescue-of = 🎯 if it is not done now, { $who } dies before help comes, and the game is lost
needed-item = { $item }
gain-goal = 🎯 for the goal
gain-wins = 🎯 for the goal; { $what }
gain-tool = { $kind ->
    [items] needed for { $names }
    [threats] needed to end { $threats }
   *[both] needed for { $names } and to end { $threats }
}
why-tool = other things need it
why-shelter-wood = the shelter needs wood, and nights without it wound you
why-wood = everything that is built needs wood
why-pile = everything that is built needs wood, and so does the pile
why-store = a store that lasts beyond tonight
why-discovery = new tiles bring sources, terrains and finds
why-morale = low morale costs determination every round
why-determination = abilities need determination
why-wounds = it heals wounds, and too many of them are the end
why-spare = there is nothing better for this pawn to do now
why-threat = it strikes when newer cards push it off the board
why-thing = it helps right now

## Victory points

score-life = life left
score-stage = full stage of the wood pile
score-marker = { $name } on the board
score-item = { $name } built
score-items = built invention
score-tiles = explored tile
score-totems = explored totem
score-special = { $name }
score-done = { $name }
score-aim = { $name }
score-each = { $what } { $points }
score-row = { $what }: { $times } × { $points } = { $sum }
score-sum = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
