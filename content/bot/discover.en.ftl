# The explore-and-craft game at the edge: panel, questions, deeds, private pages.

di-you = You
di-player = Survivor { $n }
di-title = { $quest } · Day { $day }{ $night ->
    [0] { "" }
   *[other] , night
}
di-day = Day { $n }
di-pitch = Explore an unknown land, craft what it lacks and find the way out, alone or up to four: **/explore new**.
di-help-other = Past the Firelight
di-sheet = The whole map. Press the picture to enlarge it.

## The state

di-won = 🏁 got out
di-lost = ☠️ lies on { $at }
di-here = 📍 Here: { $what }
di-loaded = 🎒 { $n } of 10 carried
di-fight = ⚔️ { $who } fights **{ $foe }**: your die needs { $defence } to hit it, its die hurts from { $attack } on, it takes { $health }.
di-fight-dice = { " " }🎲 yours { $gray }, its { $red }.
di-offering = 🤝 { $from } offers { $to } a trade.
di-habit-pay = Pay whatever I can where refusing is a damage that costs more, and the quest does not want it now
di-habit-support = Always support { $who } with: { $card }
di-habit-support-none = Never support { $who }
di-habit-paid = 📌 { $who } has paid at once, as settled (**/standing**).
di-habit-paid-alone = 📌 Paid at once, as settled (**/standing** ends that).
di-lapsed = ⌛ { $who } did not answer in time.

## What is asked

di-ask-first = What do you do? You have ⚡ { $n }. Pick where to go, scout a tile beside you, or do something here.
di-ask-turn = What do you do? You have ⚡ { $n }.
di-ask-spent = ⚡ Your stamina is spent. What costs nothing can still be done; then that is it for today.
di-ask-nothing = Nothing is asked right now.
di-asked-hidden = { $question } Answer on your own page: the button below opens it.
di-asks = ❓ { $question }
di-until = ⏳ Without an answer it goes on by itself { $at }.
di-lacks = Tonight you may go short: { $what }.
di-lacks-food = no food
di-lacks-water = no water
di-not-your-turn = It is { $who }'s turn.
di-unreachable = You do not reach { $space } right now: too far for your stamina, unknown, or behind something. The menu lists where you can go.

## Where to go

di-menu-go = Go to…
di-menu-further = … further ({ $n })
di-menu-before = … back
di-way = ⚡ { $n } · { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
di-way-edge = beside unknown tile { $tiles }
di-spot-camp = ⛺ camp
di-spot-landmark = 🗿 landmark { $n }
di-spot-landmark-told = 🗿 landmark { $n } (known)
di-spot-objective = ◎ marked spot { $n }
di-spot-water = spring
di-spot-fire = 🔥 fire
di-spot-fire-out = 🪵 cold hearth
di-spot-monster = something lurking

## What to do

di-menu-do = Do something here…
di-menu-own = What only you know you can do…
di-menu-answer = Your answer…
di-costs = { $n ->
    [0] free
   *[other] ⚡ { $n }
}
di-costs-also = ⚡ 1, { $what }
di-deed-end = End the day
di-deed-end-turn = End my turn
di-deed-go = Go to { $to }
di-deed-drive = Bring it along to { $to }
di-deed-gather = { $sign } Gather: { $what }
di-deed-pick-up = { $sign } Pick up: { $what }
di-deed-water = { $n ->
    [one] 💧 Draw water
   *[other] 💧 Draw water × { $n }
}
di-deed-gather-all = ✋ Gather everything here ({ $n })
di-deed-scout = 🔭 Scout tile { $tile }
di-deed-scout-two = 🔭 Scout tiles { $a } and { $b }
di-deed-look = 🗿 Look into landmark { $n }
di-deed-look-here = 🗿 Look around here
di-deed-craft = 🔨 Craft: { $what }
di-deed-cook = 🍳 Cook { $n } meat
di-deed-fire = 🔥 Light the fire
di-deed-heal = { $sign } Treat { $what }
di-deed-heal-other = { $sign } Treat { $who }: { $what }
di-deed-loot = 🫳 Take from { $who }: { $what }
di-deed-use = ✨ Use: { $what }
di-deed-ferry = 🛶 Cross by the ferry
di-deed-lay = 🎯 Lay down what you have for the quest
di-deed-set = 🎯 Set it going
di-deed-exit = 🏁 Get out of here
di-deed-accept = ✅ Take the offer of { $who }
di-deed-decline = ❌ Refuse the offer of { $who }
di-deed-show = 👁️ Show { $who }: { $card }
di-deed-lead = ⭐ Let { $who } lead today

## Buttons

di-button-gathers = Gather on the way
di-button-passes = Gather on the way
di-button-hand = My hand
di-button-things = My things
di-button-answer = Answer
di-button-cards = Read cards
di-button-map = Whole map
di-button-quest = Quest
di-button-trade = Trade
di-button-offer = Make this offer
di-button-give-up = Give up
di-button-give-up-sure = Give up for good
di-button-same = This world again
di-button-again = Another world
di-button-story = Story

## One's own page

di-hand-title = Your page
di-hand-none = You do not sit at this table.
di-hand-nothing = You carry no goods.
di-hand-load = 🎒 { $n } things, of 10 that you can carry
di-hand-items = Items
di-hand-projects = Projects in hand
di-hand-open = Projects that all can craft
di-hand-threats = Threats that stay
di-hand-shown = Shown to you
di-give-up = Your survivor is lost then, for good; the others go on without you. Really?
di-give-up-alone = Your survivor is lost then, and the game is over. Really?
di-card-front = What it does is known once somebody has crafted it.
di-cards-title = Cards
di-cards-text = These are the cards that lie open for you. Pick one to read it.
di-cards-before = Before
di-cards-after = Further
di-menu-cards = Read a card…

## Trade

di-trade-title = A trade
di-trade-ask = Pick what you give and what you ask for. The other side may take the offer until your turn ends; it costs you ⚡ 1 when they do.
di-trade-now = You give { $who }: { $give }. You ask for: { $take }.
di-trade-nobody = Nobody to trade with stands where you are.
di-offered = 🤝 { $who } gives you { $give } and asks for { $take }.
di-menu-give = You give…
di-menu-take = You ask for…

## A hint

di-threat-last = All your dials are turned: any further damage, and you fall.
di-threat-frail = Two of your dials are turned: two more damage, and you fall.
di-threat-food = You have no food, and a night may ask for some.
di-threat-water = You have no water, and a night may ask for some.
di-threat-cold = There is no fire where you are: you sleep worse away from one.
di-threat-monster = 👹 { $foe } on { $at }, { $n ->
    [0] in your space
    [one] 1 space from you
   *[other] { $n } spaces from you
}: it may come by night.
di-threat-card = In front of you lies: { $what }.
di-undone = You have ⚡ { $n } left, and could still do this before the night:
    { $what }
    Do you end your turn all the same?
di-undone-water = 💧 water on { $at }
di-button-end-sure = End it all the same
di-menu-prepare = 🥾 Prepare my walk for when my turn comes …
di-prepared = 🥾 When your turn comes you go to **{ $to }**, gathering on the way, and stop at anything new. Only you see this; a night ends it.
di-button-unprepare = Do not go there
di-guide = 📘 Your first day, step by step: **{ $what }**. { $why }
di-hint = I would do this now: **{ $what }**.
di-why-heal = Every dial that is turned brings you nearer to falling, and { $sign } { $what } can be healed now without going short tonight.
di-why-place = The quest leads to { $at }.
di-why-ability = The ability brings more now than it costs.
di-why-quest = It brings the quest on: what this stage asks for can be done here.
di-why-boss = The stage is about the enemy there, and you are fit enough to face it.
di-why-counts = The landmark there still counts for this stage of the quest.
di-why-fresh = Nobody has looked into that landmark yet, and you can bear what may come of it.
di-why-cook = Meat feeds nobody until it is cooked at a fire, and your food is short.
di-why-fire = Your day is nearly spent, and you sleep better at a fire.
di-why-make = You can make it without what the quest and the nights take from you.
di-why-search = A place of the quest is not found yet, and it may lie on that land.
di-why-land = What you want is nowhere to be seen, and new land may hold it.
di-why-rest = Nothing in reach is worth the stamina that you have left; you keep what you do not use.
di-why-take-quest = The quest still takes more than you have of this: { $what }.
di-why-take-store = It comes in useful, and it is near: { $what }.
di-why-take-unknown = Nothing better is known in reach, and of what it usually hides you can use something: { $what }.
di-why-take-food = You have little food for the nights to come.
di-why-take-water = You have little water for the nights to come.
di-why-take-prey = It may give meat and pelt, and you are fit enough for the fight.
di-why-pay = To refuse would cost you more than what you pay.
di-why-refuse = What you would pay is worth more to you now than what it spares you.
di-why-least = It is what you have least use for now.
di-why-most = It is what you have most use for now.
di-why-half = It costs less, or brings more, than the other half.
di-why-talent = Its ability helps on most days of a game.
di-why-safe = It is the surer way.
di-why-help = It makes the fight likelier to go well.
di-why-odds = By the odds this change is worth its price.
di-why-leave = By the odds no change of the dice is worth its price.
di-why-whole = Fewest dials are turned there.
di-why-far = There it is farthest from all survivors.
di-why-later = What is put off may never come.
di-why-even = Nothing that can be foreseen speaks for another answer.

## The end

di-over-won = 🏁 **You got out, on day { $day }.**
di-over-won-by = 🏁 **Got out, on day { $day }:** { $who }
di-over-lost = ☠️ **The land has kept you, on day { $day }.**
di-over-lost-all = ☠️ **Nobody got out. It ended on day { $day }.**
di-over-stage = 🎯 You came as far as this: { $stage }
