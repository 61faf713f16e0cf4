# The explore-and-craft game at the edge: panel, questions, deeds, private pages.

di-you = You
di-player = Survivor { $n }
di-world-own = This world was named by its number: it was looked over, but not played beforehand, and may be harder or easier than it says.
di-world-chance = A random world that nobody played beforehand: it may be harder or easier.
di-world-nearest = Of many worlds that were played beforehand this one came nearest; it may be somewhat harder or easier than it says.
di-title = { $quest } · Day { $day }{ $night ->
    [0] { "" }
   *[other] , night
}
di-day = Day { $n }
di-pitch = Explore an unknown land, craft what it lacks and find the way out, alone or up to four: **/explore new**.
# first-about-…: built in src/bot/src/ops/first_page.rs
first-about-discover = an unknown land
# first-…: built in src/bot/src/discord/first_button.rs
first-explore-new = Past the Firelight
first-explore-new-for = alone, one world, about 40 minutes
di-help-other = Past the Firelight
di-sheet = The whole map. Press the picture to enlarge it.

## The state

di-won = 🏁 got out
di-won-last = 🏁 the last one standing
di-lost = ☠️ lies on { $at }
di-here = 📍 Here: { $what }
di-loaded = 🎒 { $n } of { $limit } carried{ $more }
di-fight = ⚔️ { $own ->
    [yes] You fight **{ $foe }**: your die hits from { $defence } up, its die hurts you from { $attack } up, { $health ->
        [0] it is defeated
        [one] it falls after one{ $hurt ->
            [0] {""}
           *[other] {" "}more
        } hit
       *[other] it falls after { $health }{ $hurt ->
            [0] {""}
           *[other] {" "}more
        } hits
    }.
   *[no] { $who } fights **{ $foe }**: a die hits from { $defence } up, its die hurts from { $attack } up, { $health ->
        [0] it is defeated
        [one] it falls after one{ $hurt ->
            [0] {""}
           *[other] {" "}more
        } hit
       *[other] it falls after { $health }{ $hurt ->
            [0] {""}
           *[other] {" "}more
        } hits
    }.
}
di-fight-dice = { " " }🎲 { $own ->
    [yes] yours
   *[no] theirs
} { $gray }, its { $red }.
di-duel = ⚔️ { $who } attacks { $whom }: a die hurts the other from { $from } on.
di-duel-dice = { " " }🎲 { $gray } against { $red }.
di-offering = 🤝 { $from } offers { $to } a trade; { $to } answers under **{ $hand }**.
di-habit-pay = Pay without being asked where refusing would cost me more, unless the quest needs it now
di-habit-way-nothing = Gather nothing on the way of a walk
di-habit-way-water = Gather the tokens on the way of a walk, and clean water
di-habit-support = Always support { $who } with: { $card }
di-habit-support-none = Never support { $who }
di-habit-paid = 📌 { $alone ->
    [yes] Paid at once
   *[no] { $who } has paid at once
}{ $told ->
    [yes] : { $what }, for “{ $card }”.
   *[no] .
} { $alone ->
    [yes] Refusing costs more; to be asked all the same, see **/standing**.
   *[no] Refusing costs more; to be asked all the same, see **/standing**.
}
di-lapsed = ⌛ { $who } did not answer in time.

## What is asked

di-ask-first = What do you do? ⚡ { $n }. Go somewhere (a walk stops where something new turns up), scout a tile beside you, or do something here.
di-ask-led = What do you do? ⚡ { $n }; a walk stops where something new turns up.
di-ask-turn = What do you do? ⚡ { $n }
di-ask-spent = ⚡ Your stamina is spent; what costs nothing can still be done.
di-ask-nothing = Nothing is asked right now.
di-evening-mild = 🌙 The first four nights are mild: each asks for 1 💧 or 1 🍎, as its card says, and gives more ⚡ to whoever sleeps at a fire.
di-evening = 🌙 By now nights mostly ask for 1 💧 or 1 🍎, as their card says, now and then for both; a cold one takes 1 🪵 from whoever sleeps away from a fire.
di-asked-hidden = { $question } Answer on your own page: the button below opens it.
di-asks = ❓ { $question }
di-until = ⏳ Without an answer it goes on by itself { $at }.
di-lacks = Tonight you may go short: { $what }.
di-lacks-food = no food
di-lacks-cooking = no food (meat is none until it is cooked at a fire)
di-lacks-water = no water
di-not-your-turn = It is { $who }'s turn.
di-dropped = 🛑 You were held up{ $card ->
    [none] {""}
   *[other] { " " }by “{ $card }”
}: { $what } – that was not done.
di-dropped-tile = tile { $tile } that was turned up
di-go-here = You stand on { $space } already.
di-unreachable = You do not reach { $space } right now: too far for your stamina, unknown, or behind something. The menu lists where you can go.

## Where to go

di-menu-go = Go to…
di-menu-further = … further ({ $n })
di-menu-before = … back
di-way = ⚡ { $n } · { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
di-way-monster = stops beside it first
di-way-edge = { $n ->
    [one] beside unknown tile { $tiles }
   *[other] beside unknown tiles { $tiles }
}
di-tiles = { $tiles } (zone { $zone })
di-spot-camp = ⛺ camp
di-spot-landmark = 🗿 landmark { $n }
di-spot-landmark-shut = 🗿 landmark { $n }: { $name }, locked
di-spot-landmark-told = 🗿 landmark { $n }: { $name }, known
di-spot-objective = ◎ marked spot { $n }
di-spot-water = { $kind ->
    [dirty] dirty spring
    [untried] untried spring
   *[clean] spring
}
di-spot-fire = 🔥 fire
di-spot-fire-out = 🪵 cold hearth
di-spot-monster = something lurking

## What to do

di-menu-do = Do something…
di-menu-else = Or do something else…
di-menu-own = Make or use something…
di-menu-drop = Leave { $n } things behind…
di-menu-drop-kinds = Other kinds…
di-drop-kinds = { $first } to { $last }
di-drop-nth = { $what } ({ $nth } of { $all })
di-menu-answer = Your answer…
di-costs = { $n ->
    [0] free
   *[other] ⚡ { $n }
}
di-costs-one-free = ⚡ { $n } · one free
di-costs-full = { $cost } · hands full
di-costs-craft = ⚡1 · { $what }
di-deed-end = End the day
di-deed-end-turn = End my turn
di-to-enemy = { $to } ({ $place ->
    [beside] beside { $what }
   *[there] { $what }
})
di-deed-go = Go to { $to }
di-deed-drive = Bring it along to { $to }
di-deed-hunt = ⚔️ Fight: { $what }
di-deed-gather = { $sign } Gather: { $what }
di-deed-pick-up = { $sign } Pick up: { $what }
di-deed-water = { $kind ->
    [dirty] 🟤 Draw dirty water
   *[other] 💧 Draw water
}{ $n ->
    [one] { "" }
   *[other] { " " }× { $n }
}{ $kind ->
    [untried] { " " }(may be dirty)
   *[other] { "" }
}
di-deed-fish = 🎣 Try to catch: { $what } × { $n }
di-deed-gather-all = ✋ Gather everything here ({ $n })
di-deed-scout = 🔭 Scout tile { $tile }
di-deed-scout-two = 🔭 Scout tiles { $a } and { $b }
di-deed-look = 🗿 Look into landmark { $n }
di-deed-look-again = 🗿 Look into landmark { $n } for the quest: it tells nothing new
di-deed-look-here = 🗿 Look around here
di-deed-takes = { $deed } (takes { $what } the quest needs)
di-deed-craft-another = 🔨 Craft another: { $what } (you own one)
di-deed-swap = { $take }, and leave { $left }
di-deed-craft = 🔨 Craft: { $what }
di-deed-cook = 🍳 Cook { $n } meat
di-deed-fire = 🔥 Light the fire
di-deed-heal = { $sign } Treat { $what }
di-deed-heal-other = { $sign } Treat { $who }: { $what }
di-deed-loot = 🫳 Take from { $who }: { $what }
di-deed-use = ✨ Use: { $what }
di-deed-attack = ⚔️ Attack { $who }
di-deed-ferry = 🛶 Over the crossing, to { $to }
di-deed-lay = 🎯 Lay down what you have for the quest
di-deed-set = 🎯 Set it going
di-deed-exit = 🏁 Get out of here
di-deed-accept = ✅ Take the offer of { $who }
di-deed-decline = ❌ Refuse the offer of { $who }
di-deed-show = 👁️ Show { $who }: { $card }
di-deed-lead = ⭐ Let { $who } lead today

## Buttons

di-button-on-way = Walks gather { $way ->
    [nothing] nothing
    [water] tokens, clean water
   *[tokens] tokens
}{ $full ->
    [yes] { " " }(hands full)
   *[no] { "" }
} · change
di-on-way-theirs = What is gathered on this walk is for { $who } to settle. For a single one, **/explore go** has the option **gather**.
di-on-way-nobodys = Nobody owns this survivor, and its walks gather tokens. For a single one, **/explore go** has the option **gather**.
di-button-hand = My hand
di-button-things = Things and cards
di-button-answer = Answer
di-button-cards = Read cards
di-button-hint = Advise me
di-button-map = Whole map
di-button-quest = Quest
di-button-trade = Trade
di-button-offer = Make this offer
di-button-give-up = Give up
di-button-give-up-sure = Give up for good
di-button-same = This world again
di-about-more = More about **{ $what }**: { $about }
di-button-onward = Next quest: { $quest }
di-button-again = Another world
di-story-before = 📖 { $n ->
    [one] One more line
   *[other] { $n } more lines
} under **{ $story }**.
di-button-story = Story

## One's own page

di-hand-title = Your page
di-hand-none = You have no seat in this game, and you are welcome to watch: **/board** shows the map and **/log** the story. **/explore join** gives you a seat where one is free.
di-hand-nothing = You carry no goods.
di-hand-load = 🎒 { $n ->
    [one] 1 thing
   *[other] { $n } things
}, of { $limit } that you can carry{ $more }
di-load-more = { " " }({ $what })
di-load-double = { $n ->
    [one] 1 double token counts once
   *[other] { $n } double tokens count once each
}
di-load-aboard = { $n ->
    [one] 1 token lies in an item and does not count
   *[other] { $n } tokens lie in items and do not count
}
di-answered = ✅ You have answered: **{ $said }**. As long as others are thinking you may choose otherwise. { $question }
di-hand-items = Items
di-hand-projects = Projects in hand
di-hand-open = Projects that all can craft
di-hand-threats = Threats that stay
di-hand-shown = Shown to you
di-give-up = Your survivor is lost then, for good; the others go on without you. Really?
di-give-up-later = You may give your survivor up, but not in the middle of a question whose answer may concern you, too. As soon as it is answered ({ $who }), **🏳️ { $button }** does it.
di-give-up-over = That is over: your survivor is not out there any more, and there is nothing to give up.
di-give-up-alone = Your survivor is lost then, and the game is over. Really?
di-card-front = What it does shows once it is crafted.
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

di-menu-prepare = 🥾 Prepare my walk for my turn…
di-prepared = 🥾 When your turn comes you go to **{ $to }**, { $gathers ->
    [tokens] gather the tokens on the way unless your hands are full
    [water] gather the tokens and clean water on the way unless your hands are full
   *[nothing] gather nothing on the way
} and stop at anything new. Only you see this; a night ends it.
di-meanwhile = -# 💡 Until then **/standing** settles what you always answer; as long as your turn of the day is still to come, **My hand** prepares your walk.
di-button-unprepare = Do not go there
di-hint = I would do this now: **{ $what }**.
di-hint-any = Any of them will do, such as **{ $what }**.
## The end

di-over-won = 🏁 **You got out, on day { $day }.**
di-over-won-by = 🏁 **Got out, on day { $day }:** { $who }
di-over-lost = ☠️ **The land has kept you, on day { $day }.**
di-over-lost-all = ☠️ **Nobody got out. It ended on day { $day }.**
di-over-last = 🏁 **The last one standing, on day { $day }:** { $who }
di-over-none = ☠️ **Nobody is left standing. It ended on day { $day }.**
di-over-stage-you = 🎯 You came as far as this: { $stage }
di-over-stage = 🎯 You came as far as this: { $stage }
di-hint-why = It is what a careful player would do who knows no more than you.
