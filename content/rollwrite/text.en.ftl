# Names and story lines of the roll-and-write game.

item-pickaxe = pickaxe
item-axe = axe
item-knife = knife
item-pot = pot
item-flask = flask
item-bow = bow
item-tent = tent
item-campfire = campfire
item-raft = raft
resource-wood = wood
resource-rope = rope
resource-stone = stone
resource-food = food
resource-water = water
scenario-s00 = Long Stay
scenario-s01 = Dry Socks
scenario-s02 = Ink and Sand
scenario-s03 = Glass Tithe
scenario-s04 = Quiet Faces
scenario-s05 = Grey Threads
scenario-s06 = Cold-Blooded
scenario-s07 = Full Bench
scenario-s08 = Four Roofs
scenario-s09 = Winter Store
scenario-s10 = Parched Moon
scenario-s11 = Last Boat
scenario-s12 = Crown of the Reef
scenario-s13 = Closing Tide
scenario-s14 = Three Lanterns
scenario-s15 = Salt Road
island-name = {$first} {$second}
island-first-ember = Ember
island-first-gull = Gull
island-first-hollow = Hollow
island-first-salt = Salt
island-first-kestrel = Kestrel
island-first-lantern = Lantern
island-first-drift = Drift
island-first-quiet = Quiet
island-first-rook = Rook
island-first-tansy = Tansy
island-first-umber = Umber
island-first-wicker = Wicker
island-second-atoll = Atoll
island-second-bar = Bar
island-second-cay = Cay
island-second-head = Head
island-second-key = Key
island-second-ness = Ness
island-second-reach = Reach
island-second-rock = Rock
island-second-shoal = Shoal
island-second-spit = Spit
island-second-tooth = Tooth
island-second-wake = Wake
event-began = {$who} goes first.
event-granted = {$who} starts with the {$item}.
event-landed = {$who} comes ashore.
event-dawn = Day {$n} breaks.
event-rolled = {$who} rolls {$dice}.
event-walked = { $n ->
    [one] {$who} takes one step.
   *[other] {$who} walks {$n} steps.
}
event-hunted = {$who} brings down a lizard worth {$n}.
event-gathered = {$who} takes {$n} {$resource}.
event-gathered-well = {$who} takes {$n} {$resource} with a sure hand: 1 survival point.
event-crystal = {$who} breaks crystal number {$n} out of the rock.
event-mask-found = {$who} lifts mask number {$n} out of the moss.
event-smoke = {$who} sends up smoke sign number {$n}.
event-charted = {$who} draws map section number {$n}.
event-die-changed = {$who} turns a die to {$n}.
event-die-rerolled = {$who} rerolls a die: {$n}.
event-planned = {$who} puts a {$n} on the plan: {$item}.
event-crafted = {$who} builds the {$item}.
event-built = {$who} builds a {$item}.
event-razed = {$who} tears down what {$other} had built: {$item}.
event-offered = {$who} makes {$other} an offer.
event-traded = {$who} and {$other} trade.
event-refused = {$who} declines.
event-attacked = {$who} attacks {$other}!
event-shot = {$who} takes aim at {$other}.
event-fought = {$who} scores {$n}, {$other} scores {$m} weapon points.
event-fought-tie = {$who} and {$other} tie at {$n} to {$m}: nobody is hurt.
event-forfeited = {$who} gives up 1 {$resource}.
event-consumed = {$who} uses up 1 {$resource}.
event-hurt-hunger = {$who} goes hungry. Hearts left: {$n}.
event-hurt-thirst = {$who} goes thirsty. Hearts left: {$n}.
event-hurt-fight = {$who} is wounded. Hearts left: {$n}.
event-hurt-tide = The water takes the ground from under {$who}. Hearts left: {$n}.
event-died = {$who} does not wake up again.
event-sank = { $n ->
    [one] The sea takes one field.
   *[other] The sea takes {$n} fields.
}
event-finished = {$who} has met the scenario on day {$n}.
event-ended = The game is over.

# The same lines for somebody who plays alone.
you-began = Your game begins.
you-granted = You start with: {$item}.
you-landed = You come ashore.
you-dawn = Day {$n} breaks.
you-rolled = You roll {$dice}.
you-walked = { $n ->
    [one] You take one step.
   *[other] You walk {$n} steps.
}
you-hunted = You bring down a lizard worth {$n}.
you-gathered = You take {$n} {$resource}.
you-gathered-well = You take {$n} {$resource} with a sure hand: 1 survival point.
you-crystal = You break crystal number {$n} out of the rock.
you-mask-found = You lift mask number {$n} out of the moss.
you-smoke = You send up smoke sign number {$n}.
you-charted = You draw map section number {$n}.
you-die-changed = You turn a die to {$n}.
you-die-rerolled = You reroll a die: {$n}.
you-planned = You put a {$n} on the plan: {$item}.
you-crafted = You build the {$item}.
you-built = You build a {$item}.
you-razed = You tear down what {$other} had built: {$item}.
you-offered = You make {$other} an offer.
you-traded = You trade with {$other}.
you-refused = You decline.
you-attacked = You attack {$other}!
you-shot = You take aim at {$other}.
you-fought = You score {$n}, {$other} scores {$m} weapon points.
you-fought-tie = You and {$other} tie at {$n} to {$m}: nobody is hurt.
you-forfeited = You give up 1 {$resource}.
you-consumed = You use up 1 {$resource}.
you-hurt-hunger = You go hungry. Hearts left: {$n}.
you-hurt-thirst = You go thirsty. Hearts left: {$n}.
you-hurt-fight = You are wounded. Hearts left: {$n}.
you-hurt-tide = The water takes the ground from under you. Hearts left: {$n}.
you-died = You do not wake up again.
you-sank = { $n ->
    [one] The sea takes one field.
   *[other] The sea takes {$n} fields.
}
you-finished = You have met the scenario on day {$n}.
you-ended = The game is over.
