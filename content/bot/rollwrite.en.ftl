# The roll-and-write game at the edge.
no-party = There is no shared island in this channel. **/party new** opens a table, **/solo** is the game for one.
occupied-party = A shared island is being played in this channel. **/party status** shows it, **/party end** ends it.
# Texts of the bot around the roll-and-write game in English.

rw-you = You
rw-island = An island
rw-title = { $island } · { $scenario } · Day { $day } of { $days }
rw-footer = Difficulty: { $difficulty }
rw-footer-code = Difficulty: { $difficulty } · a free game · code { $code }
rw-footer-practice = Difficulty: { $difficulty } · practice, counts for nothing
rw-gentle = gentle
rw-fair = fair
rw-harsh = harsh
rw-points = 🏆 { $n }
rw-survival = ⭐{ $n }
rw-done = 🏁 done
rw-dead = ☠️ dead
rw-tonight = 🌙 The night takes { $what }.
rw-tonight-short = 🌙 **Tonight you need { $what }** – without it you lose a ❤️.
rw-tonight-last = ☠️ **Tonight you need { $what }** – without it this is the end.
rw-refused = That is not possible now ({ $rule }).
rw-unknown-field-picked = No field of this name is within reach with the picked dice. Press the picked dice to put them back.
rw-unknown-field = No field of this name is within reach now. The names, such as C7, are in the picture and in the menu.
rw-not-your-turn = It is somebody else's turn.
rw-bad-code = This is no code of an island, or one of an older version.
rw-unknown-scenario = I do not know this scenario. Start typing and pick from what is offered.
## What is asked

rw-ask-start = Where do you come ashore? Pick one of the fields named in the picture; the menu says what lies near it.
rw-ask-grant = Pick what you have saved from the wreck.
rw-ask-turn = Pick a field: the cheapest dice are spent, and what lies there is taken. Or press dice to say which ones may be spent.
rw-ask-again = Pick a field, or use your dice below.
rw-brief-day = **Day { $n }**
rw-ask-picked = Only the picked dice are spent. With one picked you can also turn it.
rw-ask-stride = { $n ->
    [one] You may walk 1 step further without a die.
   *[other] You may walk { $n } steps further without a die.
}
rw-nothing = nothing
rw-near-nothing = nothing near
rw-ask-trade = An offer: you get { $give } and give { $take }. Do you agree?
rw-ask-arm = You are attacked! With what do you defend yourself?
rw-ask-fight = Attack { $attack } counts { $a } · Defence { $defence } counts { $d }. First the attacker may change dice, then the defender, who has the last word.
rw-until-trade = ⏳ The offer runs out { $at }. No answer means no.
rw-until-fight = ⏳ Without an answer the fight goes on by itself { $at }.
rw-lapsed = ⌛ { $who } gave no answer in time.
rw-ask-forfeit = What do you give up?
rw-menu-go = Go to a field…
rw-menu-start = Come ashore…
rw-menu-further = … more fields ({ $n })
rw-menu-back = … back to the first fields
rw-way-wants = , wants a { $dice }
rw-way-wants-one = , wants a { $dice } or { $last }
rw-way-fire = , wants a campfire first
rw-way-full = , no room left for it
rw-aim-build-goal = free field to build on, as the scenario asks
rw-ask-make = All dice are spent. Make what is ready, or end the day.
rw-ask-spent = All dice are spent.
rw-menu-do = More to do…
rw-button-night = End the day
rw-button-night-sure = Yes, end the day
rw-button-practice = Play again
rw-night-confirm = { $n ->
    [0] There is still something to do. End the day?
    [one] A die is left and could be of use. End the day?
   *[other] { $n } dice are left and could be of use. End the day?
}
## Fields

rw-field-empty = free field
rw-field-sea = sea
rw-field-palm = palm
rw-field-crystal = crystal
rw-field-mask = mask
rw-field-smoke = smoke sign
rw-field-chart = map section
rw-field-lizard = lizard
rw-field-structure = somebody's camp
rw-aim-build = free field to build on
rw-aim-sea = a place by the sea
rw-aim-stand = free field
rw-way = walk with { $dice }
rw-way-on = walk on without a die
rw-way-cross = {" "}and { $n } ⭐
rw-way-take = , take with { $die }
rw-way-hunt = , hunt with { $die }
rw-way-raze = , tear down with { $die }
rw-way-later = , no die left to take it
rw-task-crystal = crystals
rw-task-mask = masks
rw-task-smoke = smoke signs
rw-task-chart = map sections
## Goals

rw-goal-score = As many points as possible
rw-goal-tools = { $n ->
    [one] 1 tool
   *[other] { $n } tools
}
rw-goal-tents = { $n ->
    [one] 1 tent
   *[other] { $n } tents
}
rw-goal-fires = { $n ->
    [one] 1 campfire
   *[other] { $n } campfires
}
rw-goal-lizards = { $n } lizard points
rw-goal-survival = { $n } ⭐
rw-goal-health = { $n } ❤️ left
rw-goal-sea = stand by the sea
rw-goal-apart = { $n } campfires, each { $distance } steps apart
## What can be done

rw-deed-take = Take { $what } with { $die }
rw-deed-make = Make { $item }
rw-deed-plan = { $item }: plan { $dice }
rw-deed-plan-make = { $item }: plan { $dice } and make
rw-deed-plan-note = { $left ->
    [0] plan full, then { $cost }
    [one] 1 box left, then { $cost }
   *[other] { $left } boxes left, then { $cost }
}
rw-deed-turn = Turn { $die } into { $value } ({ $n } ⭐)
rw-deed-reroll = Roll { $die } again (1 ⭐)
rw-deed-mask = Turn { $die } into { $value } (1 🎭)
rw-deed-finish = Scenario met: finish!
rw-deed-finish-early = { $days ->
    [one] Scenario met: finish, +{ $points } 🏆 for one day left
   *[other] Scenario met: finish, +{ $points } 🏆 for { $days } days left
}
rw-deed-raze = Tear this camp down with { $die }
rw-deed-offer = Offer player { $seat }: { $give } for { $take }
rw-deed-accept = Agree
rw-deed-refuse = Refuse
rw-deed-attack = Attack player { $seat } with { $weapons }
rw-deed-shoot = Shoot at player { $seat }
rw-deed-arm = Defend with { $weapons }
rw-deed-fight-reroll = Roll die { $n } again (1 ⭐)
rw-deed-fight-mask = Die { $n } becomes { $value } (1 🎭)
rw-deed-stand = Let the dice stand
## The end

rw-over-met = 🏁 **Scenario met** on day { $days } · **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**
rw-over-failed = ❌ **Scenario not met** · day { $days } · **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**
rw-over-score = 🏁 **Stayed { $days } days** · **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**
rw-over-code = The same island, dice and scenario for a friend: **/solo** with the code `{ $code }`
rw-died = ☠️ **Died on day { $days }** · **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**
rw-died-thirst = ☠️ **Died of thirst on day { $days }** · **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**
rw-died-hunger = ☠️ **Died of hunger on day { $days }** · **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**
rw-died-fight = ☠️ **Killed in a fight on day { $days }** · **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**
rw-died-tide = ☠️ **Drowned on day { $days }** · **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**
rw-died-met = scenario met
rw-vp-tools = tools
rw-vp-structures = tents and campfires
rw-vp-raft = raft
rw-vp-crystals = crystals
rw-vp-smoke = smoke signs
rw-vp-chart = map
rw-vp-masks = masks
rw-vp-lizards = lizards
rw-vp-survival = survival points
rw-vp-bonus = days left
## The own sheet

rw-log-plan = Plans: { $what }.
rw-me-title = Your sheet
rw-me-other = Sheet of player { $n }
rw-me-made = Made, and what it does
rw-me-none = Nothing yet.
rw-me-plans = Plans: boxes and what making it costs
rw-me-crystals = 💎 { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}
rw-me-masks = 🎭 { $n ->
    [one] 1 mask
   *[other] { $n } masks
}{ $n ->
    [0] {""}
   *[other] {" "}({ $left } unused)
}
rw-me-lizards = 🦎 { $n ->
    [one] 1 lizard
   *[other] { $n } lizards
}{ $n ->
    [0] {""}
   *[other] {" "}({ $points } points)
}
rw-me-smoke = 💨 { $n ->
    [one] 1 smoke sign
   *[other] { $n } smoke signs
} with the { $value }
rw-me-smoke-none = 💨 no smoke signs
rw-me-chart = 🗺️ map sections { $values }
rw-me-chart-none = 🗺️ no map sections
## The picture

rw-pic-day = Day
rw-pic-points = Points
rw-pic-dice = Dice
rw-pic-health = Health
rw-pic-survival = Survival
rw-pic-lizards = Lizards
rw-pic-goals = Goals
rw-pic-thirst = Thirst
rw-pic-hunger = Hunger
rw-pic-start = Come ashore
rw-pic-trade = Trade
rw-pic-fight = Fight
rw-pic-over = The end
rw-pic-dead = Dead
rw-pic-done = Done
rw-pic-player = Player { $n }
## Commands

cmd-solo = solo
cmd-solo-text = A quick island for you alone, seen by you only; goes on where you left it
cmd-solo-opt-scenario = scenario
cmd-solo-opt-scenario-text = What is to be done; otherwise a surprise
cmd-solo-opt-difficulty = difficulty
cmd-solo-opt-difficulty-text = How generous the island is
cmd-solo-opt-code = code
cmd-solo-opt-code-text = The code of an island that a friend has played
cmd-go = go
cmd-go-text = Go to a field of the quick game
cmd-go-opt-field = field
cmd-go-opt-field-text = Its name in the picture, such as C7
cup-old = ⏳ **{ $title }** still counts if you finish it { $at }.
cup-late = ⌛ **{ $title }** is over: you may finish it, but it counts no more.
button-today = The island of today
scores-castaways = Castaways: the best of all weeks
scores-sundays = Sundays: the best islands with two scenarios
cmd-scores = scores
cmd-scores-text = The boards of scores and your streak
cmd-scores-opt-board = board
cmd-scores-opt-board-text = Which board
cmd-scores-opt-scenario = scenario
cmd-scores-opt-scenario-text = The best of all times in this scenario
cmd-scores-opt-difficulty = difficulty
cmd-scores-opt-difficulty-text = On which islands
## A shared island

rw-lobby-title = A shared island: { $scenario }
rw-lobby =
    {""}*{ $intro }*
    { $difficulty } island for 2 to 4. Who comes along?
rw-button-trade = Trade
rw-ask-offer = What do you offer to a neighbour?
rw-menu-offer = Offer…
cmd-party = party
cmd-party-text = A quick island shared by 2 to 4 people in this channel
cmd-party-new = new
cmd-party-new-text = Open a table that others can join
cmd-party-new-opt-scenario = scenario
cmd-party-new-opt-scenario-text = What is to be done; otherwise a surprise
cmd-party-new-opt-difficulty = difficulty
cmd-party-new-opt-difficulty-text = How generous the island is
cmd-party-status = status
cmd-party-status-text = Show the board again at the bottom of the channel
cmd-party-end = end
cmd-party-end-text = End the shared island of this channel
help-other-quick = The quick game
rw-help-title = How to play
rw-help-rulings = Where the rules are silent
rw-help =
    Four dice a day, one island, one task. The line with 🎯 says what must be true, and until which day.

    {""}**Pick a field** from the menu: its name, such as C7, stands in the picture. The cheapest dice walk there, one step for each pip, and the best die left takes what lies there. Yellow names serve the task (🎯) or the coming night (🌙); the little squares beside a name are the dice that the way takes. A die that shows the number printed on the field gives a ⭐ on top.
    {""}**Plan** puts dice on an open box of an item. When all boxes are full and you have the goods, make it: tools double what you gather, the bow hunts lizards, tents and campfires stand on a free field.
    {""}**Press dice** if you want to say yourself which ones are spent. With one picked you can turn it (one ⭐ for each step, from 6 to 1 as well), roll it again (⭐) or set it (🎭).
    {""}**At night** you need 💧 or 🍎: the picture shows on which days. Without it you lose a ❤️.

    {""}**/daily** is the same island for everybody: one scored attempt a day, with a board and a streak. **/solo** is for practice and pleasure, **/party** for 2 to 4. Leave whenever you like: the command shows the game again where it stood.
rw-pitch = The quick game takes 15 minutes, alone or in company: **/daily**, **/solo**, **/party**.
