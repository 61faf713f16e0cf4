## What threatens tonight

dg-frail = { $alone ->
    [yes] 💔 You have no ❤️ left: the next damage is the end.
   *[no] 💔 { $who } has no ❤️ left: the next damage is the end.
}
dg-thirst = { $alone ->
    [yes] 💧 You have no water. A night that asks for it costs a ❤️.
   *[no] 💧 { $who } has no water. A night that asks for it costs a ❤️.
}
dg-hunger = { $alone ->
    [yes] 🍎 You have no food. A night that asks for it costs a ❤️.
   *[no] 🍎 { $who } has no food. A night that asks for it costs a ❤️.
}
dg-monster = { $alone ->
    [yes] 👹 { $what } { $far ->
        [0] is where you are.
        [one] is one space away from you. Many nights let it move.
       *[other] is { $far } spaces away from you. Many nights let it move.
    }
   *[no] 👹 { $what } { $far ->
        [0] is where { $who } is.
        [one] is one space away from { $who }. Many nights let it move.
       *[other] is { $far } spaces away from { $who }. Many nights let it move.
    }
}
dg-cold = { $alone ->
    [yes] 🔥 You are not at a fire: whoever sleeps at one has more ⚡ tomorrow.
   *[no] 🔥 Not at a fire: { $who }. Whoever sleeps at one has more ⚡ tomorrow.
}

## Before a turn ends

dg-end = 🌙 There is ⚡ { $n } left, and something you lack is within reach:
dg-needs-healing = **The next damage is the end.** You could still do this: { $what }.
dg-needs-water = **No water for the night.** You could still do this: { $what }.
dg-needs-food = **No food for the night.** You could still do this: { $what }.
dg-spend = 🎯 That spends { $what }, which the quest still needs. Do it all the same?
dg-button-end = End it anyway

## What could be done now, and why

dg-lead = 💡 **{ $what }**: { $why }
dg-lead-any = 💡 { $why } If you cannot decide: { $what }.
dg-short = { $what ->
    [water] No water that you know of is within reach today.
   *[food] No food that you know of is within reach today; growth (🌱) hides most of it.
}
dg-short-after = { $what ->
    [water] Water
   *[food] Food
} for the night { $here ->
    [yes] can be had here too
   *[no] lies on { $at }
}, and your ⚡ lasts for both.
dg-why-quest = It brings the quest on.
dg-why-quest-there = The quest leads there.
dg-why-quest-hidden = { $zones ->
    [seen] You have seen on a closed tile what the quest names
    [one] What the quest names lies in zone { $from }
    [several] What the quest names lies in zones { $from } to { $to }
   *[none] What the quest names lies where nobody has been
}: { $fit ->
    [there] it is tile { $tile }.
    [inside] it can lie on tile { $tile }.
    [beside] tile { $tile } borders on it.
   *[before] near tiles open the way there.
}
dg-why-quest-takes = The quest still takes { $what }.
dg-why-food = { $n ->
    [0] You have no food, and many nights ask for some.
   *[other] Many nights ask for food, and you have only { $n }.
}
dg-why-water = { $n ->
    [0] You have no water, and many nights ask for some.
   *[other] Many nights ask for water, and you have only { $n }.
}
dg-why-stores = Projects, fights and the quest take { $what } sooner or later.
dg-why-token = Nobody knows what lies under it: { $what } is worth a look.
dg-why-prey = An animal is meat and a pelt, if you win.
dg-why-prey-odds = An animal is meat and a pelt, if you win: { $odds }.
dg-why-heals = It heals 1 damage ({ $what }) before more comes.
dg-why-heals-last = You have no ❤️ left: the next damage would be the end.
dg-why-cooks = Raw meat feeds nobody; cooked it is food for the nights.
dg-why-crafts = You have all it takes, and nothing you need more would be spent.
dg-why-story = The landmark has not told its story yet, and you have stamina for it.
dg-why-fire = Your stamina is nearly spent, and whoever sleeps at a fire has more tomorrow.
dg-why-to-cook = You carry meat, and only at a fire it becomes food.
dg-why-new-land = Nothing near is worth as much as what unknown land may hold.
dg-why-ability = What it does pays off now.
dg-why-pays = Paying costs less than what follows if you do not.
dg-why-refuses = What follows is easier to bear than the price.
dg-why-dice = The dice may get better for you by it, and it is worth its price.
dg-why-least = It is what you need least.
dg-why-among-least = There are things among it that you need more, and none that you need less.
dg-why-dice-stay = As the dice lie, a change costs more than it brings.
dg-why-talent-nights = A little more stamina every night lasts the whole game.
dg-why-talent-ways = Most stamina goes into ways and unknown land, and this one pays less for them.
dg-why-talent-finds = This one brings home more for the same stamina.
dg-why-talent-fights = Land like this has teeth, and this one has the better dice.
dg-why-talent-makes = What this one makes costs less.
dg-why-talent-other = What the others can do is needed more seldom.
dg-why-half = It costs you less, or brings you more, than the other half.
dg-why-opens = You have the key, and what is locked away is mostly worth it.
dg-why-medicine = Medicine is certain. You can spare it, or could hardly bear being sick.
dg-why-risks = The die makes you sick only one time in four, and the medicine is worth more.
dg-why-supports = Of your cards it helps most in this fight.
dg-why-most = It is what you need most.
dg-why-sound = Whoever is hurt least bears it most easily.
dg-why-earned = You fought for it, and you need it.
dg-why-far = There it is farthest from everybody.
dg-why-escapes = The blow would cost you more than the escape does.
dg-why-clear = There it is farthest from other monsters.
dg-why-later = What is put off today may never come.
dg-why-plain = Plain projects take less, and you can make them sooner.
dg-why-rival = You can bear more than they can.
dg-why-even = One is as good as another: nothing that you know tells them apart.
dg-why-taste = None of their gifts is better as a rule: take the one you like.
dg-why-spent = Your stamina is spent.
dg-why-kept = Nothing that the rest of your stamina buys is worth it, and you keep it for tomorrow.

## A way and what one goes there for

dg-deed-far-scout = 🔭 To { $to }, scout tile { $tile }
dg-deed-far-look = 🗿 To { $to }, look into landmark { $n }
dg-deed-far-look-again = 🗿 To { $to }, look into landmark { $n } again (quest)

## What a word or a sign means, where it is met first

di-new-zone = A **zone** says how many tiles something lies away from the tile of the camp. Only tiles beside your space can be scouted.
di-new-on-way = ✋ **Walks gather…** in the menu says what you pick up on your way, for no stamina; picking it changes it.
di-new-tokens = What lies face down, by its back: { $what }.
di-new-token = { $sign } { $name }: { $kind ->
    [growth] food half the time, else wood or medicine, seldom poison
    [ground] wood, stone or salvage, seldom an event
    [tracks] mostly an animal to fight, else meat or a pelt
   *[traces] an event half the time, else salvage, food or medicine
}
di-new-dirty = 🟤 Dirty water counts as water, but whoever spends it spends 1 medicine as well, or rolls: on { $n ->
    [1] 1
   *[other] 1–{ $n }
} of 12 it makes sick{ $others ->
    [some] { " " }({ $who })
   *[none] { "" }
}. What a spring gives shows when it is first drawn from.
di-new-dirty-of = { $who }: on { $n ->
    [1] 1
   *[other] 1–{ $n }
}
di-new-trait = A **trait** says what kind of card it is, such as tool or clothing. It does nothing by itself; other cards and events name it.
di-new-always = 📌 **{ $always }** settles how you answer a question that comes again and again, and ends that, too.
di-new-spot = ◎ A **marked spot** does nothing until a stage of the quest names it.
di-new-second-day = The first day is over, and you decide. **💡 Advise me** and **/hint** go on helping.
