# The roll-and-write game at the edge.
no-party = There is no shared island in this channel. **/party new** opens a table; **/solo** is the game for one.
occupied-party = A shared island is being played in this channel. **/party status** shows it, **/party end** ends it.
# Texts of the bot around the roll-and-write game in English.

rw-you = You
rw-island = An island
rw-title = { $island } · { $scenario } · Day { $day } of { $days }
rw-footer = Difficulty: { $difficulty }
rw-footer-code = Difficulty: { $difficulty } · a free game · code { $code }
rw-footer-practice = Difficulty: { $difficulty } · practice, not scored
rw-gentle = gentle
rw-fair = fair
rw-harsh = harsh
rw-points = 🏆 { $n }
rw-survival = ⭐{ $n }
rw-done = 🏁 done
rw-dead = ☠️ dead
rw-tonight = 🌙 Tonight takes { $what }.
rw-tonight-short = 🌙 **Tonight you need { $what }** – without it you lose a ❤️.
rw-tonight-last = ☠️ **Tonight you need { $what }** – without it you die.
rw-unknown-field-picked = The picked dice do not reach a field called “{ $field }”. Press the picked dice again to put them back.
rw-unknown-field = You cannot reach a field called “{ $field }” right now. The names, such as C7, are in the picture and in the menu.
rw-not-your-turn = It is { $who }'s turn.
rw-bad-code = **code**: “{ $word }” is not the code of an island, or it comes from an older version.
rw-unknown-scenario = **scenario**: I do not know “{ $word }”. Start typing and pick from what is offered.
## What is asked

rw-advised-start = Where do you come ashore? 💡 I would come ashore on **{ $to }** (near it: { $near }{ $goal ->
    [yes] ; some of it is for the goals
   *[no] {""}
}).
rw-button-start = Come ashore on { $to }
rw-new-fields = 🎲 Four dice a day. Pick a field: you walk there and take what it has, once.
rw-new-dice = 🎲 One pip is one step. Press dice to choose which ones may be spent. A single picked one can be changed for a ⭐.
rw-new-night = 🌙 Most nights take 1 💧 or 1 🍎, as the days in the picture show; whoever has none loses a ❤️. Gather it in time.
rw-new-boxes = ✏️ A die also fills the box of a plan with its number. Once all its boxes are full and you have the resources, you build the item without a die.
rw-new-hint = 💡 From now on I keep quiet. **Hint** or **/hint** tells you what I would do.
rw-lead = 💡 { $what } { $why }
rw-button-go = Go to { $to }
rw-button-lead = Do that
rw-how-points = -# Points: each tent and campfire 15, crystals 1, 5, 10, 15, all four map sections 25, four smoke signs of one value 25, a mask 5, a ⭐ 1. **Help** says more.
rw-practise-first = -# New to this? **/solo** is the same game for practice; this attempt waits for you all day.
rw-ask-start = Where do you come ashore? Pick one of the fields named in the picture; the menu says what lies near it.
rw-ask-grant = Pick what you saved from the wreck.
rw-ask-turn = Pick a field: your lowest dice are spent, and you take what lies there. Or press dice to choose which ones may be spent.
rw-ask-again = Pick a field, or use your dice below.
rw-brief-sank = 🌊 { $n ->
    [one] 1 field sank
   *[other] { $n } fields sank
}
rw-brief-walk = 🚶 { $n ->
    [one] 1 step
   *[other] { $n } steps
}{ $paid ->
    [0] {""}
   *[other] {" "}for { $paid } ⭐
}
rw-brief-hunt = 🏹 a lizard worth { $n }
rw-brief-gather = { $sign } { $n } { $what } taken{ $star ->
    [yes] , and 1 ⭐
   *[no] {""}
}
rw-brief-crystal = 💎 a crystal
rw-brief-mask = 🎭 a mask
rw-brief-smoke = 💨 a smoke sign
rw-brief-chart = 🗺️ a map section
rw-brief-die = 🎲 a die turned to { $n }
rw-brief-reroll = 🎲 a die rerolled: { $n }
rw-brief-plan = 📐 { $item }: a { $n } on the plan
rw-brief-build = 🔨 { $item } built
rw-brief-less = { $sign } 1 { $what } used up
rw-brief-hurt = { $why ->
    [hunger] **💔 1 heart lost to hunger**
    [thirst] **💔 1 heart lost to thirst**
    [fight] **💔 1 heart lost in a fight**
   *[tide] **💔 1 heart lost to the tide**
}
rw-brief-died = ☠️ not survived
rw-brief-done = 🏁 goals met
rw-brief-day = **Day { $n }**
rw-brief-before = **Before landing**
rw-ask-last = Your last die. Once it is spent, the day ends by itself.
rw-ask-picked-only = Only the picked dice are spent.
rw-ask-picked = Only the picked dice are spent. If you pick just one, you can also change it.
rw-ask-stride = { $n ->
    [one] You may walk 1 more step without a die, or leave it.
   *[other] You may walk { $n } more steps without a die, or leave them.
}
rw-nothing = nothing
rw-near-nothing = nothing nearby
rw-near-goods = fields near it: { $goods }
rw-ask-trade = An offer: you get { $give } and give { $take }. Do you agree?
rw-ask-arm = You are under attack! What do you defend yourself with?
rw-ask-fight = Attack { $attack } makes { $a } · Defence { $defence } makes { $d }. The attacker may change dice first, then the defender, who has the last word.
rw-until-trade = ⏳ The offer expires { $at }. No answer means no.
rw-until-fight = ⏳ Without an answer the fight goes on by itself { $at }.
rw-lapsed = ⌛ { $who } did not answer in time.
rw-ask-forfeit = What do you give up?
rw-menu-go = Go to a field…
rw-menu-start = Come ashore…
rw-menu-page = { $menu } ({ $page } of { $of })
rw-menu-further = … more fields ({ $n })
rw-menu-back = … back to the first fields
rw-way-wants = , needs { $dice }
rw-way-wants-one = , needs { $dice } or { $last }
rw-way-fire = , needs a campfire of yours first
rw-way-full = , you have no room for it
rw-aim-build-goal = open ground to build on, as the scenario asks
rw-ask-make = All dice are spent. Build what is ready, or end the day.
rw-ask-spent = All dice are spent.
rw-menu-do = What else you can do…
rw-button-night = End the day
rw-button-hint = Hint
rw-button-sheet = Whole sheet
rw-sheet = The whole sheet. Press the picture to enlarge it.
rw-button-night-sure = Yes, end the day
rw-button-sure = Go on
rw-danger-ends = The day is over after this.
rw-danger-death = ☠️ **This would be your death.** Go on all the same?
rw-danger-thirst = ☠️ **The night takes 💧1, and you would have none: you would die of thirst.** Go on all the same?
rw-danger-hunger = ☠️ **The night takes 🍎1, and you would have none: you would die of hunger.** Go on all the same?
rw-danger-tide = ☠️ **This field sinks tonight: you would drown.** Go on all the same?
rw-hurt-thirst = 💔 **The night takes 💧1, and you would have none: that costs you a ❤️.** You can still get some today. Go on all the same?
rw-hurt-hunger = 💔 **The night takes 🍎1, and you would have none: that costs you a ❤️.** You can still get some today. Go on all the same?
rw-hurt-tide = 💔 **This field sinks tonight: that costs you a ❤️.** You can still be on safe ground by then. Go on all the same?
rw-danger-task = 🎯 **After this the goals can no longer be met.** Your points still count. Go on all the same?
rw-danger-finish = { $n ->
    [0] 🏁 There is still something you can do, and this ends the game for you. End it?
    [one] 🏁 You still have a die you could use, and this ends the game for you. End it?
   *[other] 🏁 You still have { $n } dice you could use, and this ends the game for you. End it?
}
rw-danger-attack =
    ⚔️ **An attack ends your turn:** { $n ->
        [one] the die you have left is lost.
       *[other] the { $n } dice you have left are lost.
    } Go on all the same?
rw-button-practice = Play again
rw-button-other = New game
rw-button-story = Story
rw-button-rules = Rules
rw-practice = 🎓 **Practice:** { $title }
rw-practice-start = 🎓 **Practice:** { $title }. It goes on no leaderboard and counts for no streak, and you can take back whatever you like.
rw-taken-thirst = 💔 The night takes 💧1, and you have none: that costs you a ❤️, whatever you still do today.
rw-taken-hunger = 💔 The night takes 🍎1, and you have none: that costs you a ❤️, whatever you still do today.
rw-taken-tide = 💔 This field sinks tonight: that costs you a ❤️, whatever you still do today.
rw-spared-thirst = 💔 The night takes 💧1, and you have none: that costs you a ❤️. You could still get some before that.
rw-spared-hunger = 💔 The night takes 🍎1, and you have none: that costs you a ❤️. You could still get some before that.
rw-spared-tide = 💔 This field sinks tonight: that costs you a ❤️. You could still be on safe ground by then.
rw-night-made = 🔨 You could still make this: **{ $made }**.
rw-night-confirm = { $n ->
    [0] There is still something you can do. End the day?
    [one] You still have a die you could use. End the day?
   *[other] You still have { $n } dice you could use. End the day?
}
## Fields

rw-field-empty = open ground
rw-field-sea = sea
rw-field-palm = palm
rw-field-crystal = crystal
rw-field-mask = mask
rw-field-smoke = smoke sign
rw-field-chart = map section
rw-field-lizard = lizard
rw-field-structure = another player's camp
rw-aim-build = open ground to build on
rw-aim-sea = a place by the sea
rw-aim-stand = open ground
rw-way = walk with { $dice }
rw-way-on = walk on without a die
rw-way-cross = {" "}and { $n } ⭐ to slip through { $n ->
    [one] a blocked field
   *[other] blocked fields
}
rw-way-take = , take with { $die }
rw-way-hunt = , hunt with { $die }
rw-way-raze = , tear down with { $die }
rw-way-later = , no die left for it
rw-way-other = , another die can take it then
rw-way-then = , then go on from there
rw-way-meets = meets the goals
rw-way-nears = next step to the goals
rw-way-leads = the goals can be met today
rw-way-sinks = sinks tonight
rw-way-deadly = deadly tonight
rw-way-ends = 🌙 −1 ❤️
rw-task-crystal = crystals
rw-task-mask = masks
rw-task-smoke = smoke signs
rw-task-chart = map sections
## Goals

rw-scenario-days = { $n } days
rw-goals-gone = ⌛ **The goals are out of reach now.** Still worth doing: collect points and stay alive.
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
rw-goal-masks = { $n ->
    [one] 1 unused mask
   *[other] { $n } unused masks
}
rw-goal-lizards = { $n } lizard points
rw-goal-survival = { $n } ⭐
rw-goal-health = at least { $n } ❤️ at the end
rw-goal-sea = stand by the sea
rw-goal-item = { $n ->
    [0] plan full, building costs { $cost }
    [one] box { $open } open, building costs { $cost }
   *[other] boxes { $open } open, building costs { $cost }
}
rw-goal-eaten = { $have }/{ $of }, as the nights before it counts still take { $n }
rw-goal-each = , each costs { $cost }
rw-goal-apart = { $n } campfires, at least { $distance } steps apart
## What can be done

rw-deed-take = Take { $what } with { $die }
rw-deed-make = Build { $item }
rw-deed-plan = { $item }: fill { $n ->
    [one] box { $dice }
   *[other] boxes { $dice }
}
rw-deed-plan-make = { $item }: fill { $n ->
    [one] box { $dice }
   *[other] boxes { $dice }
} and build
rw-deed-plan-note = { $left ->
    [0] fills the plan; building costs { $cost }
    [one] 1 box to go; building costs { $cost }
   *[other] { $left } boxes to go; building costs { $cost }
}
rw-deed-doubles = doubles { $what }
rw-deed-turn = Turn { $die } into { $value } ({ $n } ⭐)
rw-deed-reroll = Reroll { $die } (1 ⭐)
rw-deed-mask = Set { $die } to { $value } (1 🎭)
rw-deed-finish = Goals met: finish!
rw-deed-finish-early = { $days ->
    [one] Goals met: finish, +{ $points } 🏆 for one day left
   *[other] Goals met: finish, +{ $points } 🏆 for { $days } days left
}
rw-deed-raze = Tear this camp down with { $die }
rw-deed-offer = Offer { $who }: { $give } for { $take }
rw-deed-accept = Agree
rw-deed-refuse = Decline
rw-deed-attack = Attack { $who } with { $weapons }
rw-deed-shoot = Shoot at { $who }
rw-deed-arm = Defend with { $weapons }
rw-deed-fight-reroll = Reroll die { $n } (1 ⭐)
rw-deed-fight-mask = Set die { $n } to { $value } (1 🎭)
rw-deed-stand = Let the dice stand
## The end

rw-over-met = 🏁 **Goals met** on day { $days } · **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**
rw-over-failed = ❌ **Scenario not met** · day { $days } · **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**
rw-over-score = 🏁 **You held out for { $days ->
    [one] 1 day
   *[other] { $days } days
}** · **{ $points ->
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
rw-died-met = the scenario was met all the same, so it counts
rw-vp-tools = tools
rw-vp-structures = tents and campfires
rw-vp-raft = raft
rw-vp-crystals = crystals
rw-vp-smoke = smoke signs
rw-vp-chart = map sections
rw-vp-masks = masks
rw-vp-lizards = lizards
rw-vp-survival = survival points
rw-vp-bonus = bonus for days left
## The own sheet

rw-me-title = Your sheet
rw-me-other = Sheet of { $who }
rw-me-made = Built, and what it does
rw-me-none = Nothing yet.
rw-me-plans = Plans: boxes and what building costs
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
rw-pic-health = Hearts
rw-pic-survival = Survival
rw-pic-lizards = Lizards
rw-pic-goals = Goals
rw-pic-thirst = Thirst
rw-pic-hunger = Hunger
rw-pic-tonight = Tonight
rw-pic-start = Come ashore
rw-pic-trade = Trade
rw-pic-fight = Fight
rw-pic-over = The end
rw-pic-won = You made it!
rw-pic-lost = Not this time
rw-pic-dead = Dead
rw-pic-done = Done
rw-pic-player = Player { $n }
## Commands

# What a game of it for one is called in sentences of the bot, and on a button that begins one.
alone-rollwrite = a quick game
button-alone-rollwrite = Quick game
# cmd-…: built in src/bot/src/discord/localize.rs
cmd-solo = solo
cmd-solo-text = A quick island for you alone, seen only by you; picks up where you left off
cmd-solo-opt-scenario = scenario
cmd-solo-opt-scenario-text = What you have to do; otherwise a surprise
cmd-solo-opt-difficulty = difficulty
cmd-solo-opt-difficulty-text = How generous the island is
cmd-solo-opt-code = code
cmd-solo-opt-code-text = The code of an island that a friend has played
cmd-go = go
cmd-go-text = Go to a field of the quick game
cmd-go-opt-field = field
cmd-go-opt-field-text = Its name in the picture, such as C7
cup-old = ⏳ **{ $title }** still counts if you finish it { $at }.
cup-late = ⌛ **{ $title }** is over: you may finish it, but it no longer counts.
button-today = Today's island
scores-weeks = { $name }: the best of all weeks
scores-month = Medals in { $month } · bronze 1, silver 2, gold 3, sun 4
scores-sundays = Sundays: the best islands with two scenarios
parties-title = Shared islands on this server
parties-empty = No shared island has been finished here yet. **/party new** opens a table.
parties-nowhere = Shared islands are kept for each server; you are not on one here.
cmd-scores = scores
cmd-scores-text = The leaderboards and your streak
cmd-scores-opt-board = board
cmd-scores-opt-board-text = Which leaderboard
cmd-scores-opt-scenario = scenario
cmd-scores-opt-scenario-text = The best of all time in this scenario
cmd-scores-opt-difficulty = difficulty
cmd-scores-opt-difficulty-text = On which islands
cmd-scores-opt-day = day
cmd-scores-opt-day-text = The leaderboard of this day: its date, or how many days ago
## A shared island

rw-lobby-gone = This table is no longer open. **/party new** opens another.
rw-lobby-title = A shared island: { $scenario }
rw-lobby =
    {""}*{ $intro }*
    Difficulty: { $difficulty }, for 2 to 4 players. Who comes along?
    ⚔️ You play against each other: all on one island, each with a sheet of their own, and at the end the points decide who is ahead.
rw-button-trade = Trade
rw-ask-offer = What do you offer a neighbour? One for one takes one menu; for more, pick what you give, what you ask for, or both.
rw-menu-offer = One for one…
rw-menu-give = Give several…
rw-menu-take = Ask for several…
rw-button-offer = Make this offer
rw-trade-now = 🤝 { $who }: you give { $give } and get { $take }. Several entries of a menu add up.
rw-trade-short = ⚠️ That is more than there is.
cmd-party = party
cmd-party-text = A quick island shared by 2 to 4 people in this channel
cmd-party-new = new
cmd-party-new-text = Open a table that others can join
cmd-party-new-opt-scenario = scenario
cmd-party-new-opt-scenario-text = What you have to do; otherwise a surprise
cmd-party-new-opt-difficulty = difficulty
cmd-party-new-opt-difficulty-text = How generous the island is
cmd-party-new-opt-start = start
cmd-party-new-opt-start-text = When it begins, such as Friday 20:00: everybody is called then
cmd-party-status = status
cmd-party-status-text = Show the board again at the bottom of the channel
cmd-party-end = end
cmd-party-end-text = End the shared island of this channel
help-other-quick = The quick game
rw-help-title = How to play
rw-help-rulings = Where the rules are silent
rw-help =
    Four dice a day, one island, one scenario. The line with 🎯 shows its goals and the day by which they must be met.

    {""}**Pick a field** from the menu: its name, such as C7, is in the picture. The lowest dice walk there, one step for each pip, and the best die left takes what lies there. Yellow names help with the goals (🎯) or the coming night (🌙). A die that shows the number printed on the field earns a ⭐ on top.
    {""}**Fill boxes**: each item has a plan, and a die goes on the box with its number. When all its boxes are full and you have the resources, build it: tools double what you take, the bow hunts lizards, tents and campfires stand on open ground.
    {""}**Press dice** if you want to choose yourself which ones are spent. If you pick just one, you can turn it (one ⭐ for each step, also from 6 to 1), reroll it (⭐) or set it (🎭).
    {""}**At night** you need 💧 or 🍎: the picture shows on which days. Without it you lose a ❤️.

    {""}**/daily** is the same island for everybody: one scored attempt a day, with a leaderboard and a streak; its option `day` opens a past one for practice. **/solo** is for practice and pleasure (**New game** gives one up that has begun), **/party** for 2 to 4 players. Leave whenever you like: the command brings the game back just as you left it.
rw-pitch = The quick game takes 15 minutes, alone or in company: **/daily**, **/solo**, **/party**.
# first-about-…: built in src/bot/src/ops/first_page.rs
first-about-rollwrite = a game of dice
# first-…: built in src/bot/src/discord/first_button.rs
first-solo = Quick game
first-solo-for = alone, dice, about 15 minutes
rw-rule-words = “night”, “mask” or “trade”
rw-step-walk = go to **{ $to }** ({ $way })
rw-step-take = { $what } on **{ $to }** ({ $way })
rw-step-hunt = hunt the lizard on **{ $to }** ({ $way })
rw-step-end = end the turn
rw-hint-start = I would begin on **{ $to }**.
rw-hint-walk = I would go to **{ $to }** ({ $way }).
rw-hint-take = I would fetch { $what } on **{ $to }** ({ $way }).
rw-hint-hunt = I would hunt the lizard on **{ $to }** ({ $way }).
rw-hint-end = I would end the turn.
rw-hint-deed = I would go for **{ $what }**.
rw-hint-why-night = Tonight takes { $what }, and you have none yet: without it { $dies ->
    [yes] you die.
   *[no] it costs you a ❤️.
}
rw-hint-night = { $dies ->
    [yes] ☠️ **Tonight you die** for want of { $what }
   *[no] 💔 **Tonight costs you { $n ->
        [one] a ❤️
       *[other] { $n } ❤️
    }** for want of { $what }
}{ $where ->
    [none] , and nothing of it is within reach today.
   *[other] , unless you fetch it first, such as on **{ $where }**.
}
rw-hint-night-tide = { $dies ->
    [yes] ☠️ **Tonight you drown**
   *[no] 💔 **Tonight costs you a ❤️**
}, for your field sinks, unless you stand on firm ground by then.
rw-cup-unaided = -# It counts, so there are no hints, and no way back once new dice or another thing that was hidden is seen.
rw-hint-night-goals = ⚠️ **After tonight the goals are out of reach**, and I see nothing that averts it.
rw-hint-why-task = The goals ask for it.
rw-hint-why-met = All goals are met.
rw-hint-why-gone = The goals are out of reach, so this is for points{ $n ->
    [0] { $days ->
        [0] .
       *[other] : it pays in the days to come.
    }
    [one] : 1 more with the rest of the turn.
   *[other] : { $n } more with the rest of the turn.
}
rw-hint-why-points = In all, this turn brings { $n ->
    [one] 1 point
   *[other] { $n } points
}.
rw-hint-why-later = It pays in the days to come.

## Said where a running game meets newer rules.
# updated-…: built in src/bot/src/discord/updates.rs
updated-rollwrite-2 = scenarios have other goals and numbers of days
updated-rollwrite-3 = cards and difficulties are balanced anew
