# Questions with their reasons, and what may be answered. $n says how many are asked.

ask-of = { $n ->
    [one] { $names } is asked: { $question }
   *[other] { $names } are asked: { $question }
}

ask-character = Whom do you play? You keep one of your characters; the others leave the game.
ask-pay = { $card }: Do you pay { $pay }? Otherwise: { $else }
ask-pay-bare = { $card }: Do you pay?
ask-half = { $card }: What do you choose? { $a } – or { $b }.
ask-half-bare = { $card }: What do you choose?
ask-open = { $card } is { $tag ->
    [locked] locked
   *[sealed] sealed
}, and you hold what opens it. Do you open it?
ask-open-bare = { $card } is shut, and you hold what opens it. Do you open it?
ask-take-token = The token shows { $what }. What do you take?
ask-take-water = Do you take the water, or try for { $res }? { $what }.
ask-take-more = You may take one thing more. Which?
ask-deck = You draw a project. From which deck?
ask-heal = { $card }: Which damage is healed?
ask-heal-whom = { $card }: Whose damage is healed?
ask-hurt = You suffer 1 damage of a kind of your choice. Which one?
ask-person = { $card }: To whom do you hand stamina?
ask-drop = You carry more than { $n } resources and items. What do you leave behind?
ask-gift = What do you give to { $whom }?
ask-dirty = You used dirty water. Do you spend 1 medicine, or roll a die? { $n ->
    [one] On a 1 you suffer 1 sickness.
   *[other] On 1–{ $n } you suffer 1 sickness.
}
ask-support = { $name } fights { $card } ({ $numbers }). Do you play a support card?
ask-support-bare = Do you play a support card?
ask-again-gray = { $name } rolled { $gray } against { $card } and needs { $defence }. Do you have the die rolled again?
ask-again-red = { $card } rolled { $red } and strikes from { $attack } up. Do you have its die rolled again?
ask-again-bare = Do you have the die rolled again?
ask-modify = You fight { $card }. Your die: { $gray }, needed { $defence } – { $hit ->
    [yes] a hit
   *[no] no hit
}. Its die: { $red }, { $blow ->
    [none] and it never strikes.
    [yes] strikes from { $attack } up – a blow.
   *[no] strikes from { $attack } up – no blow.
} { $way ->
    [yes] Do you change the dice, or escape?
   *[no] Do you change the dice?
}
ask-modify-bare = Do you change the dice?
ask-duel = { $role ->
    [attacker] You attack { $defender }. Your die: { $gray } – { $hit ->
        [yes] it hurts
       *[no] it does not hurt
    }. { $defender }’s die: { $red } – { $blow ->
        [yes] it hurts you
       *[no] it does not hurt
    }.
    [defender] { $attacker } attacks you. Your die: { $red } – { $blow ->
        [yes] it hurts
       *[no] it does not hurt
    }. { $attacker }’s die: { $gray } – { $hit ->
        [yes] it hurts you
       *[no] it does not hurt
    }.
   *[other] { $attacker } attacks { $defender }. { $attacker }’s die: { $gray } – { $hit ->
        [yes] it hurts
       *[no] it does not hurt
    }. { $defender }’s die: { $red } – { $blow ->
        [yes] it hurts
       *[no] it does not hurt
    }.
} A die hurts from { $from } up. Do you change the dice? After each change everybody is asked again.
ask-duel-support = { $attacker } attacks { $defender }; a die hurts from { $from } up. Do you play a support card?
ask-steal = You may steal a resource from { $whom }. Which one?
ask-steal-bare = A resource may be stolen. Which one?
die-plain = { $n }
die-changed = { $n } ({ $shows }{ $plus })
ask-suffer = { $card } strikes. Who suffers { $what }?
ask-suffer-bare = The enemy strikes. Who suffers the damage?
ask-share = { $card } is defeated. Who gets { $what } of its reward?{ $many ->
    [more] { " " }{ $left ->
        [one] 1 more part is shared out
       *[other] { $left } more parts are shared out
    } after it.
    [last] { " " }It is the last part.
   *[only] { "" }
}
ask-share-bare = The enemy is defeated. Who gets this part of the reward?
ask-retreat = { $card } retreats, and the way the die points is barred. Where does it go?
ask-retreat-bare = The enemy retreats. Where does it go?
ask-escape = You escape from { $card }. Where to?
ask-escape-bare = You escape. Where to?
ask-first = Several monsters are here. Which do you fight first?
ask-fighter = { $card } is on { $at }, and so are several of you. Who fights?
ask-fighter-bare = An enemy stands among several of you. Who fights?
ask-prey-which = Several monsters are equally near. Which of them moves?
ask-prey-whom = { $card } is after the nearest survivor, and several are equally near. Which way does it go?
ask-threat = You drew { $what }. What happens with it?
ask-threat-bare = You drew a threat. What happens with it?
ask-threat-two = You drew { $what }. Which one happens?
ask-look-turn = { $card }: Which tile do you turn up?
ask-look-tile = { $card }: Which tile do you secretly look at?
ask-look-token = { $card }: Which token do you secretly look at?
ask-look-bare = { $card }: What do you secretly look at?
ask-redraw = The token shows { $what }. Do you exchange it for another one ({ $kind })?
ask-redraw-says = { $what } does this: { $says }
ask-redraw-bare = Do you exchange the token for another one?
ask-second = You already hold { $card }, and nobody holds two of a kind. Who gets the older one?
ask-second-bare = Nobody holds two of a kind. Who gets the older one?

## Answers

say-pay = Pay { $what }
say-pay-not = Do not pay
say-yes = Yes
say-no = No
say-open = Open it
say-open-not = Leave it shut
say-medicine = Spend 1 medicine
say-roll = Roll a die
say-roll-for = Roll a die for { $what }
say-nobody = Nobody
say-no-card = Play no card
say-again = Roll it again
say-again-not = Let it stand
say-dice-not = Leave the dice as they are
say-pass = Pass
say-steal-not = Steal nothing
say-ignore = Ignore the threat
say-put-aside = Put it aside: { $card }
say-exchange = Exchange it
say-keep = Keep it
say-back = Nobody, it goes back
say-half = Choice { $n }
say-nothing = do nothing
say-me = Myself
say-monster-unknown = Unknown monster on { $at }
say-monster = { $card } on { $at }
say-tile = Tile { $tile }
say-towards = Towards { $at }
say-towards-whom = Towards { $at }: { $whom }
say-again-own = { $with }: your die again
say-again-enemy = { $with }: the enemy’s die again
say-again-both = { $with }: both dice again
say-escape = { $with }: escape
say-plus = { $with }: your die +{ $n }
say-minus = { $with }: the enemy’s die −{ $n }
say-duel-again = { $with }: { $me ->
    [you] your die again
   *[other] { $name }’s die again
}
say-duel-plus = { $with }: { $me ->
    [you] your die +{ $n }
   *[other] { $name }’s die +{ $n }
}
say-duel-minus = { $with }: { $me ->
    [you] your die −{ $n }
   *[other] { $name }’s die −{ $n }
}
say-numbered = { $text } ({ $n })

## What answers bring

about-left-pay = you hold { $what }
about-dials = { $n } of 3 dials turned
about-dials-last = all 3 dials turned: one more damage is the end
about-stamina = has { $n } stamina
about-roll-sick = sick on { $n } in 12
about-hit-chance = { $n } in 12 to hit
about-blow-chance = { $n } in 12 to be struck
about-both-chance = { $hit } in 12 to hit, { $blow } in 12 to be struck
about-escape = no blow and no reward; you go one space; an enemy that stands on the map stays there
about-dodge = this blow does nothing, but it fights on at once
about-idle-hit = no use now: you hit already
about-idle-blow = no use now: you are not struck
about-idle-both = no use now: you hit already and are not struck
about-then = then { $n } against { $defence }
about-tile = { $n ->
    [0] the tile of the camp
    [one] a step from the camp’s tile
   *[other] { $n } tiles from the camp’s
}
about-way = { $n ->
    [0] somebody is there
    [one] 1 space from the nearest survivor
   *[other] { $n } spaces from the nearest survivor
}
about-support-assault = may have { $name }’s die rolled again, and may be dealt the damage
about-support-defend = may have the enemy’s die rolled again, and may be dealt the damage
about-support-overpower = a hit does 1 more damage; if { $name } is struck, you suffer 1 wound
about-duel-chance = { $n } in 12 to hurt { $me ->
    [you] you
   *[other] { $name }
}
about-duel-assault = may have { $attacker }’s die rolled again, for better or worse
about-duel-defend = may have { $defender }’s die rolled again, for better or worse
about-duel-overpower = if { $defender } is hurt, 1 more damage; if { $attacker } is hurt, you suffer 1 wound
about-deck = { $deck ->
    [normal] the ordinary deck
   *[advanced] costlier projects that do more
}
about-counters = { $n ->
    [one] 1 counter is left
   *[other] { $n } counters are left
}
