## A table of the island game that fills up

table-title = Island game: { $scenario }
table-intro = Shipwrecked: who is in? Together you gather, build and explore, day by day; you win together or not at all. Press **Count me in** or pick a character; up to four play, over an evening or over weeks, and one is enough to set sail.
table-friday-dog = with Friday and the Dog
table-friday = with Friday (the Dog joins whoever plays alone)
table-dog = with the Dog
table-nobody = without Friday and the Dog, who help one or two people
table-equipment = { $n ->
    [0] no starting equipment
    [one] { $n } piece of starting equipment
   *[other] { $n } pieces of starting equipment
}
table-events = events: { $mix }
table-mix-easier = easier
table-mix-normal = normal
table-mix-harder = harder
table-wreckage = first wreckage: { $card }
table-wreckage-random = one of three
table-control-own = { $helpers ->
    [none] Everybody moves their own pawns.
    [friday] Everybody moves their own pawns; Friday is moved by anybody.
    [dog] Everybody moves their own pawns; the Dog is moved by anybody.
   *[both] Everybody moves their own pawns; Friday and the Dog are moved by anybody.
}
table-control-shared = Everybody moves everything, as friends around one board do.
table-further = { $n ->
    [one] 👥 The host plays one more character.
   *[other] 👥 The host plays { $n } more characters.
}
table-rulings = { $n ->
    [one] ⚖️ One house ruling differs from the default.
   *[other] ⚖️ { $n } house rulings differ from the default.
}
table-standing = 📌 Your standing answers from your last game still hold, as far as they mean the same in any game. **/standing** shows them once this one runs.
table-any = Whoever comes
table-any-note = Your character is drawn at random
table-drawn = character drawn at random
table-menu-character = My character…
table-taken = Somebody here plays that character already. Pick another one.
table-gone = This table is no longer open. **/island new** opens another.
table-switch-friday = Friday: yes
table-switch-no-friday = Friday: no
table-switch-dog = Dog: yes
table-switch-no-dog = Dog: no
table-switch-random = Wreckage: random
table-switch-printed = Wreckage: Food Crates
table-switch-own = Pawns: each their own
table-switch-shared = Pawns: shared
table-menu-equipment = Preset, equipment and event deck…
# table-preset-…: built in src/bot/src/games/island/lobby/page.rs
table-preset-first-game = First game
table-preset-first-game-text = The Mail Boat: four rounds that teach, with Friday, the Dog and 3 pieces of equipment
table-preset-easy = Easy
table-preset-easy-text = Friday and the Dog help; 3 pieces of equipment, an easier deck
table-eased = 🌱 Easier than printed, since it is your first long game; **Options** changes that.
table-preset-normal = Normal
table-preset-normal-text = As the rules say for that many people; 2 pieces of equipment
table-preset-hard = Hard
table-preset-hard-text = 1 piece of equipment, a harder deck
table-preset-brutal = Brutal
table-preset-brutal-text = Nobody helps, no equipment, a harder deck
table-preset-edition-1 = 1st edition
table-preset-edition-1-text = The older rules and their victory points; each difference can be changed in the rulings
table-preset-edition-2 = 2nd edition
table-preset-edition-2-text = The newer rules, every ruling as it usually is
table-edition-first = 📜 The rules of the 1st edition.
table-menu-scenario = Scenario…
table-scenario = { $n }. { $name }, { $rounds } rounds
table-scenario-own = Our own: { $name }, { $rounds } rounds
table-menu-characters = Characters, pace…
table-characters = { $n ->
    [1] As many characters as people
   *[other] At least { $n } characters
}
table-shelved = 📦 **{ $game }** rests on the shelf and this channel is free. **/island resume** goes on with it, here or in another channel.
table-lost = 📦 The channel of your game **{ $game }** was deleted. Nothing of the game is lost: it waits on the shelf, and **/island resume** goes on with it in any other channel of the server.
button-again = Play again
button-onward = Next: { $name }
suggest-line = 💭 { $n }. { $what } · suggested by { $who }
suggest-more = 💭 … and { $n } more: the menu has all of them
menu-suggestions = Suggestions: follow or drop…
hint-differs = 💭 Others suggest something else to you: { $what }
suggest-how = 💭 You can also suggest this to others: it stands on the board in dashes until they follow it or drop it.
button-follow = Follow { $n }
button-drop = Drop { $n }
button-suggest = Suggest: { $pawns }
menu-suggest = 💭 Suggest it to somebody else…
together-planning = 📝 **Plan your actions**, all at once and in any order. When everybody is **ready**, the plan is carried out.
together-complete = ✅ **The plan is complete.** It is carried out as soon as everybody is **ready**; until then it can be changed.
field-ready = Ready?
together-ready = ✅ { $who }
together-ready-standing = { $line } · 📌 by **/standing**
together-once-planned = { $line } · 📌 ready as soon as that is planned
together-standing = -# 📌 A complete plan need not wait for anybody’s press. Whoever picks “Ready as soon as all my pawns are planned” in **/standing** is ready without one.
together-overdue = ✅ { $who }: time is up, and their plan counts as it stands
together-pilot = -# 🤝 { $pilot } may move here, too
together-any = -# 🤝 Anybody here may place these pawns, too.
limit-actions = -# 🩹 { $who } can only do this in this round: { $actions }
limit-pawns = -# 🩹 { $who } has { $n ->
    [0] no pawn
    [one] only one pawn
   *[other] only { $n } pawns
} this round
together-open = ⏳ { $who }: press **Ready** if the plan is fine
together-open-one = ⏳ { $who }
together-open-all = -# Whoever has ⏳ presses **Ready** if the plan is fine.
together-left = { $n ->
    [one] 📝 { $who }: one pawn left
   *[other] 📝 { $who }: { $n } pawns left
}
together-plans = 📝 { $who }: { $reason }
together-changed = { $goal ->
    [none] -# ⚠️ { $by } took back something that concerned them.
   *[other] -# ⚠️ { $by } changed “{ $goal }”.
}
together-changed-free = { $goal ->
    [none] -# ⚠️ For a free seat something was taken back that concerned them.
   *[other] -# ⚠️ “{ $goal }” was changed for a free seat.
}
together-meanwhile = -# 👋 { $by } planned meanwhile: { $goals }. Whoever is back reads it and presses **Ready** if that is fine.
together-rests = { $n ->
    [one] -# One pawn of somebody who is away rests once everybody else is ready, unless somebody plans it.
   *[other] -# { $n } pawns of whoever is away rest once everybody else is ready, unless somebody plans them.
}
together-computes = { $n ->
    [one] -# The computer player plans one pawn of somebody who is away once everybody else is ready, unless somebody else does.
   *[other] -# The computer player plans { $n } pawns of whoever is away once everybody else is ready, unless somebody else does.
}
together-lacks = { $n ->
    [one] -# Somebody still has to plan one pawn of a person who is away before the plan can be carried out.
   *[other] -# Somebody still has to plan { $n } pawns of whoever is away before the plan can be carried out.
}
together-short = -# ⚠️ All others are ready, but “{ $goal }” still lacks pawns.
button-ready = Ready ({ $n } of { $of })
button-ready-left = Plan first
button-not-ready = Not yet
panel-vacant = { $name } (free)
# cmd-…: built in src/bot/src/discord/localize.rs
cmd-island-new-opt-pace = pace
cmd-island-new-opt-pace-text = How long somebody is waited for
field-vote = 🗳️ Vote
vote-said = ✅ { $who }: { $what }
vote-open = ⏳ { $who }
vote-rule = -# Most votes win, and in a tie that of { $who }. It is settled once the rest cannot change it; until then press anew to change yours.
vote-wish = 💭 { $who } would rather have: { $what }
vote-two = -# Of two { $first ->
    [yes] the First Player, { $who }, decides at once
   *[no] { $who } decides at once, next after the First Player, who has no vote here
}. What the other says stands here as a wish; it counts if { $who } lets the time go by, and may be changed until then.
vote-over = 🗳️ { $title } → **{ $what }**
vote-cast-first = ⚖️ in a tie the First Player’s vote counts: { $who }
vote-cast = ⚖️ in a tie the vote of { $who } counts
vote-silent = ⏰ time ran out
vote-even = -# Most votes win; in a tie it stays open until somebody changes theirs. Press anew to change yours.
vote-tied = -# ⚖️ It is a tie, and nobody's vote counts more: it stays open until one of you changes theirs.
due-even = ⏰ { $at }: what was said by then counts, and in a tie the answer that spends nothing.
due-tied = ⏰ { $at }: if it is still a tie, the answer that spends nothing counts.
due-vote = ⏰ { $at }: what was said by then counts.
due-plan = ⏰ { $at }: pawns that are left then do what somebody has proposed for them (💭), else they rest.
due-ready = ⏰ { $at }: the plan is then carried out as it stands, even without **Ready**.
due-plan-computer = ⏰ { $at }: pawns that are left then rest, and the computer player plans those of whoever is away.
panel-whose = -# 👤 { $user } plays here alone. Want in? **/island join**
panel-whose-beside = -# 👤 { $user } plays here, and { $beside } moves beside them. Want in? **/island join**
panel-free-seat = -# 🪑 A seat is free: **/island join** sits you down.
waiting-shared = -# 🤝 Anybody here may answer, too.
waiting-each = -# It goes on once each of them has passed, or somebody uses something.
waiting-any = Whoever comes first: one press settles it.
planned-already = { $who ->
    [none] **{ $goal }** is planned already ({ $pawns }).
   *[other] { $who } has planned **{ $goal }** already ({ $pawns }).
} It can be done only once a round.{ $join ->
    [yes] {" "}You can join in.
   *[no] {""}
}
planned-join = Join: { $pawn }
due-undo = ⏰ { $at }: until then it is open whether the last step is taken back; silence agrees.
due-any = ⏰ { $at }: the table then answers by itself.
due-latest = at the latest { $at }
due-answer = ⏰ { $at }: then “{ $what }” counts.
due-others = ⏰ { $at }: if nobody has answered by then, the answer that spends nothing counts.
due-question = ⏰ { $at }: the answer that spends nothing counts then.
together-away = 💤 { $who } { $n ->
    [one] is away
   *[other] are away
}: { $why ->
    [agreed] you agreed to go on without them this round
   *[late] their time ran out
}. Until 👋 or any move of theirs, anybody may move their pawns.
together-asleep = 💤 Everybody’s time has run out. The game waits, however long it takes, until one of you presses something.
panel-lapsed = ⏰ Time was up, and the table went on without { $who }.
panel-went-on = 💤 { $who } { $n ->
    [one] is away
   *[other] are away
}, so the table went on without them.
panel-computed = 🤖 The computer player planned for { $who }, who is away.
panel-suggested = 💭 { $why ->
    [holiday] { $who } is on holiday
    [agreed] You went on without { $who }
   *[late] { $who } had left it open when time was up
}, so what { $by } had suggested counted.
log-suggested = 💭 { $what } · { $who } · { $by ->
    [none] as it was suggested
   *[other] suggested by { $by }
}; it counted, as nobody answered
cmd-island-copilot = copilot
cmd-island-copilot-text = Let somebody move for you as well, such as while you are away
cmd-island-copilot-opt-user = user
cmd-island-copilot-opt-user-text = Who; name yourself to end it
together-holiday = 🏖️ { $who } is on holiday until { $at }. Until then anybody may move their pawns.
panel-paused = ⏸️ Time stands still at this table; whoever likes may play on. **/island pause** lets it run again.
cmd-island-table = table
cmd-island-table-text = How this table plays: its pace, who moves what, a pause, holidays
cmd-island-pause = pause
cmd-island-pause-text = Let time stand still at this table, or run again: meanwhile nobody is called or late
cmd-island-away = away
cmd-island-away-text = Be on holiday from this game; others move for you until you are back
cmd-island-away-opt-until = until
cmd-island-away-opt-until-text = A day and time, such as: Friday 20:00, 24 December
recap-stands = Morale { $morale } · { $goal } · wounds: { $wounds } · roof { $roof } · palisade { $palisade } · weapon { $weapon } · { $stock }
recap-after-event = After the event of round { $n }: { $line }
recap-helped = { $line } · by { $who }
recap-stood-person = 🪑 { $who } decided for you: { $what }
recap-stood-computer = 🪑 The computer player decided for you: { $what }
recap-stood-silence = 🪑 Nobody decided for you in time, so this counted: { $what }
recap-stood-suggested = 🪑 Nobody decided for you, so { $by ->
    [none] what was suggested counted
   *[other] what { $by } suggested counted
}: { $what }
recap-pile = wood pile { $wood } of { $of }
recap-hunger = 🍖 { $whom ->
    [you] There is nothing to eat: you go hungry and take 2 wounds.
   *[all] { $food ->
        [0] There is nothing to eat
       *[other] There is food for only { $food } of { $people }
    }: { $short ->
        [one] 1 goes hungry and takes 2 wounds
       *[other] { $short } go hungry and take 2 wounds each
    }.
}
recap-hunger-taken = Weather and night take { $n } of your { $has } food before the meal.
recap-feeds = Food could still come from { $what }.
recap-hopes = If all that is planned succeeds, there is { $whom ->
    [you] enough for you to eat
   *[all] food for { $all ->
        [yes] everybody
       *[no] { $n }
    }
}.
recap-hopes-hunt = The planned hunt may bring more.
recap-dearer = 🍖 { $whom ->
    [you] After the meal the food token asks for one more food, which you do not have: you take 1 wound.
   *[all] After the meal the food token asks everybody in camp for one more food, and { $food ->
        [0] nobody
       *[other] only { $food } of { $people }
    } can give it: { $short ->
        [one] 1 cannot and takes 1 wound
       *[other] { $short } cannot and take 1 wound each
    }.
} Tonight takes { $needed } food in all.
recap-unpaid = { $n ->
    [one] 1 level of that is not there, and { $people ->
        [one] you take
       *[other] everybody takes
    } **1 wound** for it.
   *[other] { $n } levels of that are not there, and { $people ->
        [one] you take
       *[other] everybody takes
    } **{ $n } wounds** for them.
}
recap-rots = 🍂 { $n } food will rot after the night: nothing keeps it fresh.
recap-card = 🌙 **{ $card }** comes tonight – { $does }.
recap-wounds = 🩸 { $name } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} tonight.
recap-dies = ☠️ As things stand { $name } dies tonight: { $n ->
    [one] one wound kills, and that one is certain
   *[other] { $n } wounds kill, and that many are certain
}.
recap-lost = ⌛ **The game cannot be won any more:** there are too few rounds, tiles, hands or too little wood left for what is missing. Still worth doing: bring everybody through alive.
recap-camp-closes = 🌋 **{ $by } reaches the camp when the next round begins:** it has to move tonight, or the game is lost.
recap-away = { $tonight ->
    [yes] ☠️ **{ $name } dies tonight, and the game is lost**, { $rescue ->
        [none] and there is no way left to bring { $name } to the camp before
       *[other] unless “{ $rescue }” succeeds before
    }: { $wounds } of { $dies } wounds, and the night away from the camp brings { $each } more for sure.
   *[no] ⏳ **{ $name } dies in the night of round { $round }, and the game is lost**, { $rescue ->
        [none] if nobody comes before
       *[other] unless “{ $rescue }” succeeds before
    }: { $wounds } of { $dies } wounds, and each night away from the camp brings { $each } more for sure.
}
recap-unfed = ☠️ **The game is lost tonight** unless more food comes: the children eat first and need { $need }, and there is { $food }.
recap-bill = 🎭 Next round { $name } is First Player, and morale takes { $asks } ⭐{ $more ->
    [0] {""}
   *[other] , after { $more } ⭐ for the card that is pushed off
}: { $name } has { $has } and takes **{ $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}** for the rest.{ $dies ->
    [yes] {" "}☠️ That would kill { $name }.
   *[no] {""}
}
recap-open = ⛺ No shelter: the night wounds { $people ->
    [one] you
   *[other] everybody
}.
recap-weather = ☁️ Tonight's weather: { $what }; roof { $roof }, palisade { $palisade }.{ $clouds ->
    [no] {""}
    [worst] { $wood ->
        [0] {""}
       *[other] {" "}That surely costs **{ $food ->
            [0] {""}
           *[other] { $food } food and{" "}
        }{ $wood } wood**.
    }
   *[yes] {" "}Each cloud above the roof costs 1 food and 1 wood, and what is missing wounds{ $wood ->
        [0] .
       *[other] . That surely costs **{ $food ->
            [0] {""}
           *[other] { $food } food and{" "}
        }{ $wood } wood**.
    }
}{ $snow ->
    [yes] {" "}🌨️ Each snow cloud burns 1 wood more, even under a roof.
   *[no] {""}
}{ $wounds ->
    [0] {""}
    [one] {" "}What is not there for it is surely **1 wound** for { $people ->
        [one] you
       *[other] everybody
    }.
   *[other] {" "}What is not there for it is surely **{ $wounds } wounds** for { $people ->
        [one] you
       *[other] everybody
    }.
}
recap-worst = 🎲 At worst { $clouds ->
    [one] 1 cloud comes
   *[other] { $clouds } clouds come
} (roof { $roof }), which takes **{ $food ->
    [0] { $wood ->
        [0] nothing
       *[other] { $wood } wood
    }
   *[other] { $wood ->
        [0] { $food } food
       *[other] { $food } food and { $wood } wood
    }
}**{ $wounds ->
    [0] {""}
    [one] {" "}and brings { $people ->
        [one] you
       *[other] everybody
    } **1 wound**
   *[other] {" "}and brings { $people ->
        [one] you
       *[other] everybody
    } **{ $wounds } wounds**
}.{ $hungry ->
    [0] {""}
   *[other] {" "}Then too little is left for the meal, and { $people ->
        [one] you go hungry (**2 wounds**)
       *[other] { $hungry ->
            [one] 1 goes hungry (**2 wounds**)
           *[other] { $hungry } go hungry (**2 wounds** each)
        }
    }.
}{ $dying ->
    [0] {""}
   *[other] {" "}☠️ { $who } would die of it.
}
recap-worst-animals = 🎲 At worst { $by ->
    [storm] the storm
    [both] the storm and the animals
   *[animals] the animals
} { $wounds ->
    [0] { $by ->
        [storm] takes
       *[other] take
    } **{ $food } food**
   *[other] { $by ->
        [storm] brings
       *[other] bring
    } { $people ->
        [one] you
       *[other] everybody
    } **{ $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }**
}.{ $hungry ->
    [0] {""}
   *[other] {" "}Then too little is left for the meal, and { $people ->
        [one] you go hungry (**2 wounds**)
       *[other] { $hungry ->
            [one] 1 goes hungry (**2 wounds**)
           *[other] { $hungry } go hungry (**2 wounds** each)
        }
    }.
}{ $dying ->
    [0] {""}
   *[other] {" "}☠️ { $who } would die of it.
}
recap-breach = 🐾 **No palisade:** each result of the animals' die that wants one brings “{ $does }” instead.{ $vital ->
    [none] {""}
   *[other] {" "}☠️ Next of the crew is **{ $vital }**, and that loses the game.
}
recap-rain = 1 rain cloud
recap-snow = 1 snow cloud
recap-storm = the storm
recap-threat = ⚠️ The next event pushes **{ $card }** off the board – { $does }.
recap-lurks = 🐾 { $people ->
    [one] The lurking beast attacks you
   *[other] { $who } fights the lurking beast
} when the next Event Phase begins, unless its card is dealt with.
recap-frail = ❤️ { $name } { $n ->
    [one] dies of the next wound
   *[other] dies of { $n } more wounds
}.
hint-plan = I would plan { $what }.
hint-join = I would help here: { $what }.
hint-use = I would use { $what } first.
hint-use-why = What does it do? { $what }
hint-because = The reason: { $why }.
hint-answer = **{ $question }** – I would answer **{ $what }**.
hint-answer-why = The other answers came out no better { $rounds ->
    [0] until the game ends
    [one] over the next round
   *[other] over the next { $rounds } rounds
}, as far as I can see.
hint-go = I would carry the plan out as it stands.
hint-go-why = I found nothing that makes it better.
deed-row = saved { $n } times in a row
deed-longest = held out to round { $round } where no ship came
deed-longest-goal = held out to round { $round } in “{ $scenario }”, short of its goal
