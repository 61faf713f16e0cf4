# The island game at the edge.
panel-planning-phase = Planning
panel-ready = ✅ **The plan is complete.** Press **Go!** to resolve it, or change it first.
question-uses-left = { $line } ({ $n ->
    [one] 1 use left
   *[other] { $n } uses left
})
question-pick = Pick { $n } in the menu; they count as soon as you close it.
question-further = { $n ->
    [one] After this, one more of the same.
   *[other] After this, { $n } more of the same.
}
question-resolver = -# Who is meant by “you”: { $name }.
question-kills-friday = ✝️ **{ $answer }**: Friday dies of it.
question-kills = ☠️ **{ $answer }**: { $when ->
    [morning] by all that is known { $name } dies of it in the morning
   *[now] { $name } dies of it
}, and the game is lost ({ $had } wounds now + { $more }; number { $dies } kills).
question-kills-one = ☠️ **{ $answer }**: { $when ->
    [morning] by all that is known one of these dies of it by the morning
   *[now] one of these dies of it
} ({ $name }), as a later answer decides, and the game is lost.
question-loses = ☠️ **{ $answer }**: { $when ->
    [morning] by all that is known the game is lost by it in the morning.
   *[now] the game is lost by it.
}
question-any-answer = Any answer
question-fare = { $had } of { $dies } wounds, { $fate ->
    [now] and ☠️ hunger kills
    [dies] then { $then }, and ☠️ dead in the morning by all that is known
    [worse] then { $then }, and { $ends } in the morning by all that is known
   *[lives] then { $then }
}
question-pile-risk = ⚠️ With { $n } wood or more on the pile, tonight’s worst weather would kill somebody who otherwise lives. A standing answer to put all of it there does not count here.
question-all-lose = ☠️ **Each of these answers loses the game.** Only something that somebody uses first could still avert it.
question-passed = ✔️ Done here: { $names }. Anyone who still has something to use decides now.
panel-spare = Not planned, but free to help: { $pawns }.
panel-planning = 📝 **Plan your actions.** { $missing }
panel-planning-led = 📝 **Plan your actions.** { $n ->
    [one] 1 pawn of yours is
   *[other] { $n } pawns of yours are
} left.
panel-ended = **/log** tells the story, **/share** shows others how it went (even once the next game runs here), **/island new** starts another one. **/rules** points says how points are counted.
panel-go-on = Press **Go on**.
field-resources = Resources
log-round = Round { $n }
field-plan = Plan
field-waiting = Waiting for
goal-line = 🎯 **Goal** wood pile { $wood }/{ $of }{ $each ->
    [0] {""}
   *[other] {" "}(about { $each } a round until round { $to })
} · { $item } { $state } · ship { $each ->
    [0] in rounds { $from }–{ $to }
   *[other] from round { $from }
}
goal-drawn = { $aim }, still to do: { $open }{ $gone ->
    [0] {""}
    [one] {" "}(1 is out of play)
   *[other] {" "}({ $gone } are out of play)
}
goal-waits = { $aim } ({ $have }/{ $of }; { $n } more built, not in use yet)
goal-line-aims = 🎯 **Goal** { $aims }
goal-met = 🌙 All of it is met: live through this night, and you have won.
goal-built = built
goal-built-now = built, not in use yet
goal-not-built = not built
res-available = 📦 **Available** { $stock }
res-tied = 🔒 **Set aside** { $stock }
res-future = 🔜 **Future** { $stock }
camp-lines = ⛺ **Camp** { $shelter } · roof { $roof } · palisade { $palisade } · weapon { $weapon } · morale { $morale }
camp-shelter = shelter built
camp-natural = natural shelter
camp-open = no shelter
person-line = 👤 { $name }: { $wounds }/{ $dies } wounds{ $arrow } · { $det } ⭐{ $pawns }{ $more }
person-line-guest = 👤 { $name }: { $wounds }/{ $dies } wounds{ $pawns }{ $more }
person-arrow = {" "}(morale falls at { $at })
person-pawns = {" "}· { $left }/{ $all } pawns free
person-dead = 👤 { $name }: dead
person-away = not in the camp
person-outside = sleeps on { $space }
person-dog = 🐕 **Dog**: planned
person-dog-free = 🐕 **Dog**: free to help
threats-none = ⚠️ No threats.
threat-line = ⚠️ { $planned }**{ $name }**: { $action }. *If ignored:* { $ignored }
threat-beast = ⚠️ { $planned }**{ $name }**: { $action }. { $people ->
    [one] *If ignored:* the lurking beast attacks you at the start of the next Event Phase
   *[other] { $who } fights the lurking beast at the start of the next Event Phase *if this is ignored*
}
threat-harmless = ⚠️ { $planned }**{ $name }**: { $action }. *If ignored:* nothing happens
or = ; or{" "}
odds-missing = { $n ->
    [one] 1 pawn is missing
   *[other] { $n } pawns are missing
}
odds-sure = sure
odds-success = { $n }%
odds-last-wound = ☠️ { $name } dies of { $left ->
    [one] the next wound
   *[other] { $left } wounds, and this may bring as many
} ({ $n }%)
odds-later-card = the adventure of the token comes for the first action of this kind alone; one is planned before this, so it is not counted here
odds-later-token = the token meets the first action of this kind alone; one is planned before this, so it is not counted here
odds-arms = at hand in the fight: { $things }
odds-attack = succeeds, but is a fight; each point that weapon level { $weapon } is short is a wound
odds-fight = { $most ->
    [0] sure, and no beast wounds at weapon level { $weapon }
   *[other] succeeds, but costs { $likely ->
        [0] a wound now and then
        [one] about 1 wound
       *[other] about { $likely } wounds
    }, { $most } at worst (weapon level { $weapon } against { $weakest } to { $strongest })
}
pawn-alone = { $name } alone
pawns-own = { $n ->
    [one] alone
   *[other] with { $n } pawns
}
pawns-own-with = { $n ->
    [one] with { $with }
   *[other] { $n } pawns with { $with }
}
## Menus and buttons

menu-plan = Plan actions…
menu-plan-several = Plan actions, one or several…
menu-plan-else = Or plan something else…
menu-several = Who does what…
several-title = Several actions
several-text = Pick who does what: all of it is planned at once. Take it back action by action if you change your mind.
several-later = Still to plan: **{ $goals }**. First pick here, then plan it as well.
several-none = There is no way to do all of this at once: { $goals }. Pawns, wood or something else would be missing. One after the other may still work, for example with an item that helps with one of them.
menu-plan-all = All actions…
menu-plan-all-note = including what is not possible now, and why
menu-kind-note = { $n ->
    [0] not possible now
    [one] 1 possibility
   *[other] { $n } possibilities
}
menu-join = Help with: { $goal }
menu-take-back = Take back…
menu-further = … more ({ $n })
menu-before = … back
menu-use = Use…
menu-card = Read a card…
button-sheet = Whole board
button-cards = Cards
button-happened = What happened (+{ $n })
happened-title = What happened
happened-nothing = Nothing happened in the last step. **/log** tells the whole story.
uses-later = **Later, when its moment comes:**
uses-coming = **At hand when the Action Phase ends:**
uses-text = What do you want to use? It takes effect at once.
cards-title = Read a card
cards-text = Any card on the table, with its picture. Only you can see it.
menu-target = Which one?
menu-pawns = Who does it?
button-go = Go!
button-on = Go on
button-pile = Wood on the pile
pile-asks = Everybody at the table is then asked how much wood goes on the pile now, and the plan waits until they have answered. From the second round on everybody is asked once a round anyway.
button-pile-ask = Ask everybody now
button-more = More…
more-title = More
more-text-alone =
    {""}**Cards** shows every card on the table, **Who am I?** your character, your goal and what wounds you.
more-text =
    {""}**Table** says how long people are waited for, who moves what and what happens while somebody is away. You can take a holiday there, too.
    {""}**What I always answer** settles what you do not want to be asked again.
    {""}**Cards** shows any card on the table.
button-none = None of these
## Planning

wizard-kinds = Plan an action
wizard-targets = { $kind }
wizard-targets-text = Pick one or several from the menu.
wizard-pawns = { $goal }
wizard-pawns-text = Who does it? One press plans the action; you can take it back freely as long as the plan is open.
wizard-lead-text = The first pawn named leads: wounds, finds and adventures go to its character.
wizard-lead-own-text = “With” somebody, your own pawn leads; else the first pawn named does. Wounds, finds and adventures go to the character who leads.
wizard-odds-text = With too few pawns, three dice decide, each on its own: success, a wound, an adventure. *Sure* means no dice. An adventure is a card from the adventure deck, rarely a kind one.
wizard-no-pawns = None of the free pawns can do that.
wizard-gone = That is no longer possible.
kind-nothing = { $kind ->
    [gather] no other explored tile has an open source; what the camp’s own tile has comes by itself as production
    [explore] no unexplored space lies beside an explored tile
    [threat] no card on the board asks for an action
    [build] there is nothing left to build
   *[other] nothing to do there now
}
needs-sure = { $n ->
    [one] 1 pawn
   *[other] { $n } pawns
}
needs-risky = { $risky ->
    [one] 1 pawn with dice
   *[other] { $risky } pawns with dice
} ({ $success }%), { $sure } sure
needs-cost = costs { $stock }
needs-free = free
aid-on = ✓ with { $item }
aid-off = + { $item }
discount-on = ✓ one wood less
discount-off = + one wood less
wizard-discount-text = With one wood less. Each button shows how much determination (⭐) that takes.
plan-empty = Nothing is planned.
plan-missing = Still missing
assign-which-target = Which target? The option **target** lists everything that is possible.
assign-unknown-action = **action**: “{ $word }” is not one of the actions. The option lists them.
assign-unknown-target = **target**: “{ $word }” is not one of the targets. The option lists everything that is possible.
assign-unknown-pawn = **pawns**: I do not know “{ $word }”. Join names with a plus, such as “cook + friday”; the first one leads.
assign-unknown-price = **price**: “{ $word }” is not one of the prices. The option lists them all.
assign-unknown-aid = **aids**: “{ $word }” cannot help there. The option lists what can.
word-me = me
## Pages

me-title = { $name } · { $wounds }/{ $dies } wounds · { $det } ⭐
me-away = 💤 You count as away, { $why ->
    [holiday] since you are on holiday
    [agreed] since the others agreed to go on without you this round
   *[late] since your time ran out before you said anything
}: anybody at the table may play your seat and answer for you. { $why ->
    [holiday] What you do yourself counts all the same; **I am back** ends the holiday.
   *[late] **I am back**, or a move of yours, ends that.
}
me-camp = Camp
shelter-line = ⛺ The camp is on { $space }. { $shelter ->
    [built] The shelter stands
    [natural] A natural shelter covers it
   *[none] There is no shelter yet, so the night wounds whoever sleeps there
}; roof { $roof }, palisade { $palisade }.
me-watching = You are not seated at this table. These are the castaways of the others.
me-usable = What you can use now
me-nothing = Nothing at the moment.
me-over = 🏁 This game is over, so there is nothing left to use.
odds-title = Chances
odds-line = **{ $goal }**
    {"  "}👤 { $risky } with dice: { $odds }
    {"  "}👥 { $sure } { $certain }
odds-later = Nothing is planned at the moment. Chances are shown while actions are planned.
odds-none = Nothing you can plan now needs dice.
odds-no-pawn = You have no pawn left for another action.
rules-card = **/card** name:{ $name } shows it as a picture.
rules-scores = Victory points of the first edition in the island game, by scenario
rules-scores-more = Victory points of the first edition (continued)
rules-scores-other = -# That is the island game. Another game counts in its own way, which **/rules** tells where you play it.
rules-sheet = The sheet on this table: { $name }
refused-rule = Rule: { $rule }
done-asks = ❓ **{ $question }** – answer on the board or with **/choose**.
kind-event = Event
kind-wreckage = Wreckage
kind-adventure = Adventure
kind-mystery = Mystery
kind-beast = Beast
kind-invention = Invention
kind-discovery = Discovery token
kind-equipment = Starting equipment
kind-ability = Ability
kind-scenario = Scenario
# help-…: built in src/bot/src/games/island/help.rs
help-0-title = First game
help-0-lead =
    You are stranded. What you need to win stands on the board with 🎯: in *Castaways* a signal fire, with every stage of the wood pile full when the ship comes.
help-0-table =
    You are stranded: this is *{ $name }*, { $rounds } rounds at most. What you need to win stands on the board:
help-0-looks-on =
    You look on: this is *{ $name }*, { $rounds } rounds at most. What is needed to win stands on the board:
help-0-new =
    {""}**New here?** The green button begins *The Mail Boat*: four rounds that teach planning, night and weather, step by step.
help-0 =
    {""}**A round** has six phases. *Event*, *Morale* and *Production* run by themselves. Then **you plan**: pick { $picks ->
        [several] one or several actions from the menu below the board, then who does them
       *[one] an action from the menu below the board, then who does it, and then the next
    }. All pawns of your characters must be planned. When the plan is complete, press **Go!** (with others **Ready**: it starts once everybody has pressed it) – the actions are resolved in order, then *Weather* and *Night* follow.

    {""}**Which actions?** { $camp ->
        [open] Every night without a shelter wounds you: *build* one soon, unless a natural one turns up nearby, and then a roof,
       *[safe] The camp has its shelter: keep raising the roof with *Build*,
    } since rain and snow cost food and wood.{ $explore ->
        [yes] {" "}*Explore* spaces beside the tiles that you know.
       *[no] {""}
    }{ $gather ->
        [yes] {" "}*Gather* wood and food from what you have found.
       *[no] {""}
    }

    {""}**Sure or risky?** With enough pawns an action succeeds for sure. With one less, three dice decide, each on its own, about success, a wound and an adventure. The buttons show the chances.

    You cannot break anything by pressing: only legal moves are offered, and **Undo** takes steps back.
help-1-title = Buttons
help-1 =
    {""}**Plan actions…** (**Or plan something else…** where a suggestion stands beside it) lists all that is possible now, then the pawns with costs and chances.
    {""}**Take back…** removes a planned action.
    {""}**Use…** lists abilities, items and tokens that can be used at this moment.
    {""}**Cards** shows any card on the table, as a picture and in words. While lessons last and in company **More…** leads there; in company also to the table and what you always answer.
    {""}**Go!** (in company *Ready*) resolves the plan once it is complete; the board says what is missing. **Suggest** says what could be done next and why, **What happened** tells the last step in full.
    {""}**Undo** takes back the last step. If cards or dice have been shown since, it asks first.

    The picture follows a moment after your press; click it to enlarge it.
help-2-title = Commands
help-2 =
    {""}**/island** followed by new (open a table), status (show the board), join, leave, hand (offer your seat), host, shelve, resume, move or end
    {""}**/assign** plans in one line: action, target, pawns such as “cook + friday”
    {""}**/unassign** · **/plan** · **/advance** – take back, view, resolve
    {""}**/choose** answers a question · **/use** uses something
    {""}**/board** the board, large or with `text:true` in words · **/me** my character
    {""}**/card** · **/rules** · **/rulings** · **/odds** · **/log** · **/undo** · **/help**
    {""}**/hint** what I would do and why · **/recap** what you missed and what threatens
    {""}**/games** all your games · **/island table** pace, who moves what · **/island pause** time stands still · **/island away** a holiday
    {""}**/notify** when and where you are called · **/standing** answers once and for all · **/stats** what you played

    {""}**/solo** · **/daily** · **/party** – a quick game with four dice, alone or together · **/weekly** – this game solo, each week another scenario, the same for everybody
    {""}**/scores** · **/share** – the leaderboards, and your result for all to see

    Where a command has something to choose from, it suggests what fits while you type.
-signs =
    🪵 wood · 🍖 food · 🥫 nonperishable food, which never rots · 🦊 fur
    ⭐ determination, which pays for abilities · 🩸 wound · 🙂 morale
    ⛺ shelter and camp · 🧱 palisade · ⚔️ fight, weapon level · 🔨 built
    🌧️ rain · 🌨️ snow · 🐾 beast or hungry animals · 🎲 dice
    📦 now available · ⛔ cannot be chosen, with the reason
    🤖 somebody is away, and the computer player plans for them
    ♥ life that is left · 🎯 goal · 🃏 card · 🔎 find · 📍 token · 🗿 totem
    ⚠️ threat or warning · ☠️ deadly · 🤕 special wound · 💚 healed · ✝️ died · 🌌 night outside
    🔜 from tonight on · ⏳ waited for, or time that runs out · 🔒 set aside, or fixed · 📝 planned, or to plan · 📌 answered once and for all · ▸ carried out now · ✅ done · ❌ failed
    💡 suggestion · 🆕 new invention · ✨ item ready · 🎒 equipment · 🎁 kept · ▶️ used · 👀 looked at · ↩️ taken back
    ☁️ weather · 🌪️ weather token · 🌋 closed for good · 🧭 explored, or thought through · 🕳️ pit · 🍽️ meal · 👶 children
    👑 First Player · 🛟 with the camp now · ⛓️ captured · ❗ not met · 🏝️ the game begins · 🏁 the game ends
help-3-title = Signs
help-3 =
    { -signs }
## Notices

no-game = There is no game in this channel. **/island new** starts one.
occupied = The island game is running in this channel. **/island status** shows it, **/island shelve** puts it aside until **/island resume**, **/island end** ends it.
over-weekly = This game is over. **/weekly** shows it, and starts the next challenge when a new week begins.
setup-bot = A bot cannot play along. Name people for **second**, **third** and **fourth**.
setup-twice = **characters**: { $name } is named twice. Each character can be chosen only once.
setup-players = **players**: 1 to 4, not { $players }.
setup-too-many = You name { $named } for { $players ->
    [one] 1 place
   *[other] { $players } places
}. **players**: 1 to 4, and at least as many as you name. Leave the option out, or name fewer.
unknown-word = I cannot find anything called “{ $word }”. Start typing and pick from what is offered.
unknown-card = **name**: no card called “{ $word }” is in play or was seen so far. Start typing and pick from what is offered.
token-note = { $name }: { $help }
unknown-card-book = **name**: there is no card called “{ $word }”. Start typing and pick from what is offered.
which-card = Several cards fit “{ $word }”. Which one?
unknown-character = **characters**: I do not know “{ $word }”. Start typing and pick from what is offered.
## The picture

pic-round = Round
pic-morale = Morale
pic-resources = Resources
pic-tied = Set aside
pic-future = Future
pic-camp = Camp
pic-shelter = Shelter
pic-natural-shelter = Natural shelter
pic-tent = Open camp
pic-weather = Weather
pic-hungry-animals = Hungry animals
pic-threats = Threats
pic-ignored = If ignored
pic-no-threat = No threat
pic-pile = Wood pile
pic-goal = Goal
pic-children = Children eat
pic-crew = Crew
pic-captive = captive
pic-ship = Ship
pic-inventions = Inventions
pic-items = Items
pic-finds = Finds
pic-friday = Friday
pic-dog = Dog
pic-first-player = First Player
pic-wounds = Wounds
pic-determination = Determination
pic-pawns = Pawns
pic-dead = Dead
pic-away = Not in the camp
pic-computer = planned by the computer player
pic-unexplored = Unexplored
pic-face-down = Face down
pic-exhausted = Exhausted
pic-plan = Plan
pic-waiting-for = Waiting for
pic-events = Events
pic-tiles = Tiles
pic-price = Price
pic-waiting-beast = A beast waits
pic-threat-beast = { $people ->
    [one] the lurking beast attacks you
   *[other] { $who } fights the lurking beast
} at the start of the next Event Phase
pic-end-won = Saved!
pic-end-died = A castaway has died
pic-end-time = Time is up
pic-end-camp = The camp is lost
pic-end-unfed = A child went hungry
pic-end-crew-lost = The director is dead
pic-end-invention = An invention is lost for good
pic-end-out-of-reach = The goal is out of reach
## Commands: descriptions of at most 100 characters

# cmd-…: built in src/bot/src/discord/localize.rs
cmd-island = island
cmd-island-text = The island game of this channel
cmd-island-new = new
cmd-island-new-text = Open a table in this channel; with players: 1 the game begins at once
cmd-island-new-opt-players = players
cmd-island-new-opt-players-text = 1: solo, at once, with Friday and the Dog. 2 to 4: at least that many characters
cmd-island-new-opt-characters = characters
cmd-island-new-opt-characters-text = Who plays, separated by commas; otherwise drawn at random
cmd-island-new-opt-preset = preset
cmd-island-new-opt-preset-text = Several options at once: how hard it is, or which edition
cmd-island-new-opt-friday = friday
cmd-island-new-opt-friday-text = Whether Friday plays
cmd-island-new-opt-dog = dog
cmd-island-new-opt-dog-text = Whether the Dog plays
cmd-island-new-opt-equipment = equipment
cmd-island-new-opt-equipment-text = How many starting equipment cards
cmd-island-new-opt-scenario = scenario
cmd-island-new-opt-scenario-text = Which scenario to play
unknown-scenario = There is no scenario “{ $word }”.
cmd-island-new-opt-events = events
cmd-island-new-opt-events-text = The mix of the event deck
cmd-island-new-opt-wreckage = wreckage
cmd-island-new-opt-wreckage-text = The first wreckage card
cmd-island-new-opt-control = control
cmd-island-new-opt-control-text = Who moves whose pawns
cmd-island-new-opt-language = language
cmd-island-new-opt-language-text = The language of the public messages
cmd-island-new-opt-start = start
cmd-island-new-opt-start-text = When it begins, such as Friday 20:00: everybody is called then
cmd-island-new-opt-second = second
cmd-island-new-opt-second-text = Somebody you invite: their seat is kept
cmd-island-new-opt-third = third
cmd-island-new-opt-third-text = Somebody else you invite
cmd-island-new-opt-fourth = fourth
cmd-island-new-opt-fourth-text = One more whom you invite
cmd-island-join = join
cmd-island-join-text = Sit down at the table of this channel, or come back to your seat
cmd-island-leave = leave
cmd-island-leave-text = Get up; your character stays and the others move it
cmd-island-hand = hand
cmd-island-hand-text = Offer your seat to somebody; it is theirs as soon as they sit down
cmd-island-hand-opt-user = user
cmd-island-hand-opt-user-text = Who is to have it; name yourself to keep it after all
cmd-island-host = host
cmd-island-host-text = Let somebody else at the table be its host
cmd-island-host-opt-user = user
cmd-island-host-opt-user-text = Who is the host from now on
cmd-island-shelve = shelve
cmd-island-shelve-text = Put this game on the shelf: the channel is free, and the game waits
cmd-island-resume = resume
cmd-island-resume-text = Take a game from the shelf and go on with it in this channel
cmd-island-move = move
cmd-island-move-text = Bring a game from another channel here, even if that channel is gone
cmd-island-status = status
cmd-island-status-text = Show the board again at the bottom of the channel
cmd-island-end = end
cmd-island-end-text = End the game of this channel
cmd-assign = assign
cmd-assign-text = Plan an action
cmd-assign-opt-action = action
cmd-assign-opt-action-text = What to do
cmd-assign-opt-target = target
cmd-assign-opt-target-text = On what, or where
cmd-assign-opt-pawns = pawns
cmd-assign-opt-pawns-text = Who does it, leader first, such as “cook + friday”; otherwise the safest way
cmd-assign-opt-lead = lead
cmd-assign-opt-lead-text = Who leads
cmd-assign-opt-support = support
cmd-assign-opt-support-text = Who helps
cmd-assign-opt-price = price
cmd-assign-opt-price-text = What to pay, where there is a choice
cmd-assign-opt-aids = aids
cmd-assign-opt-aids-text = Items that help, such as the Basket
cmd-unassign = unassign
cmd-unassign-text = Take back a planned action
cmd-unassign-opt-action = action
cmd-unassign-opt-action-text = Which one
cmd-plan = plan
cmd-plan-text = Show the plan and what is missing
cmd-advance = advance
cmd-advance-text = Go on: resolve the plan, or hear what is missing
cmd-choose = choose
cmd-choose-text = Answer the open question
cmd-choose-opt-answer = answer
cmd-choose-opt-answer-text = Your answer
cmd-choose-opt-second = second
cmd-choose-opt-second-text = A second pick, where several are asked for
cmd-choose-opt-third = third
cmd-choose-opt-third-text = A third pick, where several are asked for
cmd-use = use
cmd-use-text = Use an ability, item, token or card
cmd-use-opt-what = what
cmd-use-opt-what-text = What to use
## Rulings

button-rulings = House rulings
rulings-title = Rulings at this table
rulings-text = { $n ->
    [0] Where the rules are silent or their sources disagree, this table plays by the defaults.
    [one] Where the rules are silent or their sources disagree, this table differs from the defaults in 1 point (✏️).
   *[other] Where the rules are silent or their sources disagree, this table differs from the defaults in { $n } points (✏️).
 }
rulings-open = ⚖️ can be changed by { $host } until the first move; 🔒 is fixed.
rulings-closed = ⚖️ could be changed before the first move; 🔒 is fixed.
rulings-book-title = The default rulings
rulings-book-text = Where the rules are silent or their sources disagree, this is how it is played, unless a table decides otherwise.
rulings-book-note = ⚖️ can be changed by whoever opens a table, before the first move; 🔒 is fixed.
rulings-scenario = {" "}(scenario { $n })
rulings-page = Page { $n } of { $of }
rulings-menu = Read a ruling…
rulings-back = Back
rulings-next = More
rulings-all = All rulings
ruling-default = default
ruling-reason = **Why the default:** { $reason }
ruling-fixed = 🔒 Fixed: no table can change this.
ruling-here = current choice
ruling-menu = How do you play it?
ruling-unknown = **name**: there is no ruling called “{ $word }”. **/rulings** lists them all.
ruling-too-late = The game has begun: rulings can only be changed before the first move.
ruling-not-host = Only the person who opened the table can change its rulings.
help-other-long = The island game
island-pitch = The island game takes an evening or weeks: **/island new**.
# first-about-…: built in src/bot/src/ops/first_page.rs
first-about-island = an island
# first-…: built in src/bot/src/discord/first_button.rs
first-learn = Learn the island game
first-learn-for = alone, 4 rounds, about 20 minutes
first-table = A table for others, too
first-table-for = 1 to 4 people, an evening or days
first-island-new = Island game
first-island-new-for = alone, 12 rounds, an evening
island-rule-words = “weather”, “threat” or “night”
sheet = The whole board. Press the picture to enlarge it.

## The first round that teaches

teach-instead = 🌱 New here? **Play the first game** begins **{ $name }** instead: { $rounds } rounds that teach planning, night and weather, step by step.
teach-first = 🌱 New here? **Choose the first game** changes this table to **{ $name }**: { $rounds } rounds that teach planning, night and weather, step by step. It begins with **Set sail**.
teach-chosen = 🌱 **{ $name }** is chosen. It begins with **Set sail**.
teach-who = 👤 You are **the { $name }**, washed up on an island. Each pawn is half a day of work.{ $helpers ->
    [both] {" "}**Friday** has one of his own; the **Dog** helps hunt and explore.
    [friday] {" "}**Friday** has a pawn of his own.
    [dog] {" "}The **Dog** comes along to hunt or explore.
   *[none] {""}
}
teach-all = 👥 You are castaways, and win or lose together. Each pawn is half a day of work: place yours with the menu, or press **Suggest**.
teach-gear = 🎒 In your bags: { $things }. Each works twice. **Use…** says what each does; what only helps at its moment, such as a weapon in a fight, is offered then.
teach-aims = 🎯 What you need within { $rounds } rounds: { $aims }.
teach-goal = 🎯 Pile up { $wood } wood in stages of { $stages }, at most one stage a round, build **{ $item }**, and a ship sees it in rounds { $from } to { $to }.
teach-death = ☠️ Hunger, storms, beasts and nights in the open wound you; { $dies } wounds are the end.
teach-death-all = ☠️ Hunger, storms, beasts and nights in the open wound you; whoever has as many wounds as their sheet holds dies, and all have lost.
# teach-…: built in src/bot/src/games/island/teach.rs
teach-determination = 📘 *Determination* ⭐ pays for abilities; **/me** lists yours.
teach-rot = 📘 *Food rots* after the night; 🥫 nonperishable food keeps.
teach-future = 📘 *Future resources* can be spent from tonight on; nothing takes them before.
teach-threat = 📘 A *threat* strikes once two newer cards push it off; a Threat Action ends it before.
teach-adventure-token = 📘 An *adventure token*: whoever next takes that action draws an adventure.
teach-time-token = 📘 A *time token*: the next action there needs 1 more pawn; on a tile every one.
teach-food-token = 📘 A *food token* on a tile gives 1 more food there; on the Night space, everybody eats 1 more, once.
teach-wood-token = 📘 A *wood token* on a tile gives 1 more wood there; on Build, one build costs 1 more.
teach-danger-token = 📘 A *danger token* wounds whoever acts there unarmed; beside Hunt, the next beast is 1 stronger instead.
teach-reroll-token = 📘 A *reroll token*: the next success rolled for that action is rolled again.
teach-special-wound = 📘 A *special wound* acts only when its card comes back with the events.
teach-discovery = 📘 *Discovery tokens* lie in your camp, most for one use; **/card** explains each.
teach-adventure = 📘 An *adventure* is a card that comes up while somebody acts; some come back later with the events.
teach-exhausted = 📘 An *exhausted* source gives nothing more, neither by Production nor by gathering.
first-game-begun = A game is running in this channel and somebody has already played in it, so it stays. The first game can begin when that one is over, or in another channel.
first-game-not-host = Only whoever opened this game can turn it into the first game.
button-who = Who am I?
who-title = Who you are, what you want, what kills you
who-words = { $stages ->
    [0] {""}
   *[other] The pile is filled stage by stage; a stage counts once all its wood lies there, and the next one opens in the next round.{" "}
}Words of the game are explained when they first come up; **/rules** has them all.
button-first-game = Play the first game
button-first-choose = Choose the first game
button-taught = I know this game
taught-off = Lessons and explanations are off. Advice is there whenever you ask for it, by 💡 **Suggest** or **/hint**; **/help** and **/rules** explain the rest.
button-hint = Suggest
hint-title = A suggestion
hint-pile = 🎯 The wood pile has { $full } of { $of } stages full, one a round at most, and { $rounds ->
    [one] one round is left
   *[other] { $rounds } rounds are left
}{ $late ->
    [over] : **it can no longer be filled in time**. Live as long as you can.
    [late] : **every round counts**. Wood goes onto it by the button **Wood on the pile**, or when you are asked before the night.
   *[early] .
}
hint-line = 💡 **{ $what }** · { $odds } – { $why }.
hint-then = • then **{ $what }** · { $odds } – { $why }.
suggest-use = 🎒 Before that, use (button **Use…**): { $uses }.
suggest-asked = A question is open; nothing is planned before it is answered.
suggest-asked-of = A question is open, and the table waits for { $users }; nothing is planned before it is answered.
suggest-answer = 💡 I would answer: **{ $answer }**.
button-advised = { $n ->
    [2] Plan both
   *[other] Plan all { $n }
}
counsel-head = 🧭 I thought it through and found this plan the best:
counsel-head-answers = 🧭 I thought it through; this came out best:
counsel-plan = { $n }. **{ $what }** · { $odds } – { $why }.
counsel-join = { $n }. Join **{ $what }**.
counsel-left = ⏸️ Not all of this is planned yet, because something is asked first. When that is settled, press **Suggest** again.
counsel-anew = 🔄 The plan has changed while this page stood there. This is what I would do now; nothing of it is planned yet.
counsel-pile = { $n }. **{ $what }** · { $note } – { $why }.
counsel-use = { $n }. Use **{ $what }** · { $note } – { $why }.
counsel-use-beside = { $n }. Use **{ $what }** · { $note } (the plan stands without it).
use-for-action = { $what } needs it
use-for-pile = 🎯 the goal needs all of the pile, and { $wood } of { $of } wood { $wood ->
    [one] lies
   *[other] lie
} there
use-for-fight = it helps in the fight that may come
counsel-answer = { $n }. **{ $question }** – I would answer **{ $what }**.
counsel-back = { $n }. Take back **{ $what }**.
suggest-leaves = ⚠️ Even then the night brings, as far as it is certain:
suggest-leaves-all = ⚠️ With this and what is planned so far, the night still brings (the others may see to it):
suggest-leaves-nobody = ⚠️ Nobody else has a pawn left for it, so with this and what is planned the night still brings:
suggest-no-food = { $hunt ->
    [yes] Nothing but a hunt could bring any more food this round.
   *[no] Nothing can bring any more food this round.
}
counsel-reckoned = -# That is taken into account: what I tried instead came out worse { $rounds ->
    [0] by the end of the game
    [one] one round later
   *[other] { $rounds } rounds later
}.
answer-site = { $why ->
    [closes] The place where the camp stands is about to be lost.
    [roof] A natural shelter lies there, and the nights in the open end.
    [food] More food grows there for the camp.
    [wood] More wood grows there for the camp, and no less food.
   *[nothing] I see no reason to give this place up.
}
answer-brings = This is what it does – { $what }.
answer-keeps = What could be used is dearer than what it averts, or worth more later – { $things }.
answer-keeps-nothing = This is the last night, and it ends no better for you with what could be used – { $things }.
answer-hungry = Hunger is borne best like this – { $who }.{ $dying ->
    [0] {""}
   *[other] {" "}☠️ Hungry, { $names } would die by the morning.
}
answer-hungry-one = { $name } ({ $had } of { $dies } wounds, { $ends } in the morning)
answer-keeps-of = { $name } can bear it ({ $had } of { $dies } wounds, then { $then }), and what could be used is dearer or worth more later – { $things }.
answer-stars = { $name } lacks ⭐, and each one that is missing costs a wound{ $left ->
    [0] {""}
    [one] , of which the next one kills
   *[other] , of which { $left } more kill
}.
counsel-uses-up = 🎒 Doing all of it at once also uses up what belongs to everybody: { $things }.
counsel-then-plan = ➡️ Your pawns come next. Once this is done, press **Suggest** again.
counsel-own = -# It is your game: I know no hidden cards and no dice to come. Do otherwise, and I think again.
button-counsel = { $plans ->
    [yes] Plan
   *[no] Do
} { $n ->
    [2] both
   *[other] all { $n }
}
button-pick-all = Pick these { $n }
button-counsel-first = Only 1: { $what }
button-counsel-one = Only { $n }: { $what }
counsel-uses-more = 🎒 Used as well: { $things }.
hint-none = The plan looks good as it is.
panel-taken-back = ↩️ { $what ->
    [none] { $who } took the last step back.
   *[other] { $who ->
        [none] Taken back: { $what }
       *[other] { $who } took back: { $what }
    }
}
field-threats = 🌙 What threatens this round
field-threats-more = 🌙 What threatens this round (+{ $n } under “More…”)
suggest-abilities = ⭐ You have { $det } determination; now it could pay for (button **Use…**): { $uses }.
suggest-free = 🎒 At hand, and it costs nothing else (**Use…** says what each does): { $things }.
suggest-think = -# This is a quick look. **/hint** thinks longer, up to two rounds ahead.

## Said where a running game meets newer rules, and before one begins.
# updated-…: built in src/bot/src/discord/updates.rs
updated-island-2 = mystery cards follow their rules to the letter
updated-island-3 = before anything is lost or compared, whoever could change it is asked
updated-island-4 = wood goes to the pile when the plan stands
updated-island-5 = several people vote on the pile, even where it takes one wood
island-setup-refused = This game cannot be set up with these options. It takes **players**: 1 to 4, and each of the **characters** only once.
