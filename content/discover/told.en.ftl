# What happens at a table, a line each. $me says whether the reader is meant; $name is how somebody is called.

to-whom = { $me ->
    [you] you
   *[other] { $name }
}
self-among = you
spot = { $space } ({ $ground })
spot-bare = { $space }
a-monster = a monster
the-monster = the monster

ev-begins = { $me ->
    [you] The expedition sets out, and you lead the tribe.
   *[other] The expedition sets out, and { $name } leads the tribe.
}
ev-begins-alone = The expedition sets out, and you are all of it.
ev-dealt = You were dealt { $what }.
ev-plays = { $me ->
    [you] You play { $card }, { $title }.
   *[other] { $name } plays { $card }, { $title }.
}
ev-dawn = Day { $n } breaks.
ev-turn = { $me ->
    [you] It is your turn.
   *[other] Now { $name } has the turn.
}
ev-moved = { $me ->
    [you] You go to { $to }.
   *[other] { $name } goes to { $to }.
}
ev-moved-far = { $me ->
    [you] You go to { $to }, { $n } spaces in all.
   *[other] { $name } goes to { $to }, { $n } spaces in all.
}
ev-revealed = Tile { $tile } is turned up: { $what }.
ev-revealed-bare = Tile { $tile } is turned up: open country, and nothing on it.
ev-peeked-tile = { $me ->
    [you] You secretly look at tile { $tile }.
   *[other] { $name } secretly looks at tile { $tile }.
}
ev-peeked-tile-seen = You secretly look at tile { $tile }: { $what }.
ev-peeked-token = { $me ->
    [you] You secretly look at the token on { $at }.
   *[other] { $name } secretly looks at the token on { $at }.
}
ev-peeked-token-seen = You secretly look at the token on { $at }: { $what }.
ev-flipped = The token on { $at } shows { $what }.
ev-gained = { $me ->
    [you] You gain { $what }.
   *[other] { $name } gains { $what }.
}
ev-spent = { $me ->
    [you] You part with { $what }.
   *[other] { $name } parts with { $what }.
}
ev-spent-each = { $names } part with { $what } each.
ev-found = { $me ->
    [you] You find { $what } on { $at }.
   *[other] { $name } finds { $what } on { $at }.
}
ev-swapped = { $me ->
    [you] You part with { $less } and gain { $what }.
   *[other] { $name } parts with { $less } and gains { $what }.
}
ev-dropped = { $me ->
    [you] You carry too much and leave { $what } behind.
   *[other] { $name } carries too much and leaves { $what } behind.
}
ev-discarded = { $me ->
    [you] You discard { $what }.
   *[other] { $name } discards { $what }.
}
ev-card = { $me ->
    [you] You come upon { $card }.
   *[other] { $name } comes upon { $card }.
}
ev-card-told = { $me ->
    [you] You come upon { $card }. { $text }
   *[other] { $name } comes upon { $card }. { $text }
}
ev-card-says = The card says: { $what }
ev-landmark-told = { $me ->
    [you] You look into { $card }. { $text }
   *[other] { $name } looks into { $card }. { $text }
}
ev-looked = { $me ->
    [you] You look into landmark { $n } once more. It has nothing new to tell; the quest counts it.
   *[other] { $name } looks into landmark { $n } once more. It has nothing new to tell; the quest counts it.
}
ev-item = { $me ->
    [you] You now hold { $card }.
   *[other] { $name } now holds { $card }.
}
ev-crafted = { $me ->
    [you] You craft { $card }.
   *[other] { $name } crafts { $card }.
}
ev-drew = You draw the project { $card }.
ev-drew-hidden = { $me ->
    [you] You draw a project.
   *[other] { $name } draws a project.
}
ev-drew-several = { $me ->
    [you] You draw { $n } projects.
   *[other] { $name } draws { $n } projects.
}
ev-drew-these = You draw the projects { $what }.
ev-shown = { $name } shows you the project { $card }.
ev-shown-hidden = { $me ->
    [you] You show { $whom } a project.
   *[other] { $name } shows { $whom } a project.
}
ev-offered = { $name } offers you { $give } for { $take }.
ev-offered-hidden = { $me ->
    [you] You offer { $whom } a trade.
   *[other] { $name } offers { $whom } a trade.
}
ev-traded = { $me ->
    [you] You and { $whom } trade.
   *[other] { $name } and { $whom } trade.
}
ev-stamina-up = { $me ->
    [you] You gain { $n } stamina.
   *[other] { $name } gains { $n } stamina.
}
ev-stamina-down = { $me ->
    [you] You lose { $n } stamina.
   *[other] { $name } loses { $n } stamina.
}
stamina-one = { $me ->
    [you] you { $by }
   *[other] { $name } { $by }
}
ev-stamina-several = Stamina: { $what }.
ev-hurt = { $me ->
    [you] You suffer { $what }.
   *[other] { $name } suffers { $what }.
}
ev-healed = { $me ->
    [you] You are healed of { $what }.
   *[other] { $name } is healed of { $what }.
}
ev-fell = { $me ->
    [you] Your journey ends here: you stay behind.
   *[other] The journey of { $name } ends here.
}
ev-won = { $me ->
    [you] You leave this country. You have won!
   *[other] { $name } leaves this country and has won!
}
ev-rolled-for = { $what }: { $me ->
    [you] you roll { $n }.
   *[other] { $name } rolls { $n }.
}
ev-rolled-vain = { $rolls } Nothing comes of it.
ev-rolled = { $me ->
    [you] You roll { $n }.
   *[other] { $name } rolls { $n }.
}
ev-came = A monster comes to { $at }.
ev-came-known = { $card } comes to { $at }.
ev-went = A monster moves to { $at }.
ev-went-known = { $card } moves to { $at }.
ev-went-several = Monsters move: { $what }.
went-one = { $card } to { $at }
ev-fight = { $me ->
    [you] You fight { $card }: { $numbers }.
   *[other] { $name } fights { $card }: { $numbers }.
}
fight-numbers = defence { $defence }{ $hits ->
    [no] {" "}(a die that shows that much or more hits), no attack
   *[yes] , attack { $attack } (a die that shows that much or more hits)
}, health { $health }
fight-numbers-hurt = defence { $defence }{ $hits ->
    [no] {" "}(a die that shows that much or more hits), no attack
   *[yes] , attack { $attack } (a die that shows that much or more hits)
}, { $left } of { $health } health left
ev-support = { $me ->
    [you] You support with { $card }.
   *[other] { $name } supports with { $card }.
}
ev-dice = The dice show { $gray } and, for the enemy, { $red }.
ev-struck = { $card } takes { $n } damage.
ev-defeated = { $me ->
    [you] You defeat { $card }.
   *[other] { $name } defeats { $card }.
}
ev-fled = { $card } retreats to { $at }.
ev-escaped = { $me ->
    [you] You escape from { $card } to { $at }.
   *[other] { $name } escapes from { $card } to { $at }.
}
ev-dodged = { $me ->
    [you] You dodge the blow of { $card }, but it lets nobody go.
   *[other] { $name } dodges the blow of { $card }, but it lets nobody go.
}
ev-blows = { $me ->
    [you] You roll { $gray }, { $card } rolls { $red }: { $what }.
   *[other] { $name } rolls { $gray }, { $card } rolls { $red }: { $what }.
}
ev-blows-plain = The dice show { $gray } and, for the enemy, { $red }: { $what }.
ev-blows-only = { $card }: { $what }.
ev-rolls = { $me ->
    [you] You roll { $gray }, { $card } rolls { $red }.
   *[other] { $name } rolls { $gray }, { $card } rolls { $red }.
}
blow-hit = a hit
blow-hits = { $n } damage to the enemy
blow-miss = no hit
blow-won = { $me ->
    [you] you defeat it
   *[other] { $name } defeats it
}
blow-hurt = { $me ->
    [you] you suffer { $what }
   *[other] { $name } suffers { $what }
}
blow-fled = it retreats to { $at }
blow-escaped = { $me ->
    [you] you escape to { $at }
   *[other] { $name } escapes to { $at }
}
blow-dodged = { $me ->
    [you] you dodge, but it lets nobody go
   *[other] { $name } dodges, but it lets nobody go
}
ev-fire-lit = A fire burns on { $at }.
ev-fire-out = The fire on { $at } is out.
ev-upgraded = Something has changed on { $at }: { $what }.
ev-upgraded-bare = Something has changed for the better on { $at }.
ev-night = Night falls: { $card }. { $text }
ev-threat = { $me ->
    [you] You draw the threat { $card }. { $text }
   *[other] { $name } draws the threat { $card }. { $text }
}
ev-leads = { $me ->
    [you] You lead the tribe now.
   *[other] { $name } leads the tribe now.
}
ev-stage-first = { $quest }: { $text }
ev-stage = The quest goes on. { $text }
ev-laid = { $me ->
    [you] You lay down { $what } for the quest.
   *[other] { $name } lays down { $what } for the quest.
}
ev-activated = The marked spot on { $at } is going.
ev-flooded = Tile { $tile } goes under.
ev-flooded-with = Tile { $tile } goes under, and with it { $what }.
ev-over-won = { $n ->
    [one] The game ends on day { $day }: { $names } has won. { $text }
   *[other] The game ends on day { $day }: { $names } have won. { $text }
}
ev-over-won-you = The game ends on day { $day }: you have won. { $text }
ev-over-lost = The game ends on day { $day }, and nobody has found the way out. { $text }
ev-won-last = { $me ->
    [you] You are the last one standing. You have won!
   *[other] { $name } is the last one standing and has won!
}
ev-over-nobody = The game ends on day { $day }, and nobody is left standing. { $text }
ev-attacked = { $me ->
    [you] You attack { $whom }.
   *[other] { $them ->
        [you] { $name } attacks you.
       *[other] { $name } attacks { $whom }.
    }
}
duel-die = { $me ->
    [you] you have { $n }
   *[other] { $name } has { $n }
}
ev-duel-dice = The dice: { $one }, { $other }.
ev-stolen = { $me ->
    [you] You steal { $what } from { $whom }.
   *[other] { $them ->
        [you] { $name } steals { $what } from you.
       *[other] { $name } steals { $what } from { $whom }.
    }
}
ev-dried = The spring on { $at } has dried up.
ev-hard-night = It is a hard night: whatever its card asks for, everybody pays water and food.
ev-looted = { $me ->
    [you] You take { $what } from what { $whom } left behind.
   *[other] { $left ->
        [you] { $name } takes { $what } from what you left behind.
       *[other] { $name } takes { $what } from what { $whom } left behind.
    }
}

seen-camp = the camp
seen-landmark = landmark { $n }
seen-objective = marked spot { $n }
seen-water = { $n ->
    [one] a spring
   *[other] { $n } springs
}
seen-tokens = { $n ->
    [one] a token ({ $kinds })
   *[other] { $n } tokens ({ $kinds })
}
seen-kind = { $n ->
    [one] { $kind }
   *[other] { $n } × { $kind }
}
