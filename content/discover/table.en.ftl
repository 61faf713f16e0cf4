# What is said about a table: refusals, and how far the quest is.

## Refusals: what is the matter, and what to do instead

no-world = This world cannot be laid out. Choose another quest or another number of survivors.
no-seat = That seat is not at this table. Choose one of those who play.
no-not-now = That has to wait: { $why ->
    [over] the game is over. Start a new one whenever you like.
    [asked] a question is open. Once it is answered, things go on.
    [asked-you] a question is waiting for you. Answer it first.
    [night] it is night. Your turn comes in the morning.
    [turn] another survivor has the turn. Yours will come.
    [gone] your survivor is no longer on the map. You can still watch and advise.
   *[other] it does not fit here. Look at what is offered now.
}
no-answer = That answer does not fit the question any more. Please choose from those shown now.
no-stamina = { $n ->
    [0] You have no stamina left. End your turn; sleep brings some back.
   *[other] That costs more stamina than the { $n } you have left. Do something cheaper, or end your turn and keep the rest.
}
no-resources = You lack resources for that. You hold: { $what }.
no-space = You cannot get there from here. Choose a space next to you on a tile that lies face up.
no-nothing = There is nothing here for that. Look at what your space has to offer, or move on.
no-tile = That tile cannot be turned up from here. Stand next to a face-down tile and scout that one.
no-project = You have no such project. Choose one from your hand or one that lies face up.
no-fire = That needs a burning fire. Go to one, or light one first.
no-apart = You are not in the same space. Meet first, then it works.
no-unhurt = There is nothing to heal that way. Wounds heal only through special cards.
no-ability = That ability is not ready. It may be used up for today, or something it needs is missing.
no-goods = What that takes is not there. Check what everybody still holds, and try again.
no-quest = The quest does not ask for that at the moment. Its page says what is next.
no-late = The leader is named at dawn, before anybody has acted. Tomorrow there is another chance.
no-early = Nobody is attacked on the first day. Tomorrow it is allowed.

## The quest

quest-stage = Stage { $n } of { $all }
quest-won-title = Done
quest-lost-title = Lost
aim-investigate = Look into { $at }.
aim-wait = Or wait: after { $all } nights it goes on by itself ({ $n } of { $all }).
aim-investigate-any = Look into { $all ->
    [one] a landmark
   *[other] { $all } different landmarks
}: { $n } of { $all }{ $seen ->
    [none] { "" }
   *[some] { " " }({ $which })
}.
aim-deliver = Lay down { $what } { $at }: { $n } of { $all }.
aim-deliver-gives = { $many ->
    [one] Once you have laid down the last of it you receive { $item }.
   *[other] Whoever lays down the last of it receives { $item }.
}
aim-boss = Defeat { $who } { $at }: { $n } of { $all } damage done.
aim-boss-unknown = what is waiting there
aim-escort = Bring the { $token } { $to }: { $far }.
aim-escort-far = it is on { $at }
aim-escort-waits = it waits { $at }
aim-escort-how = Each space with it costs { $n } stamina more. A monster that comes to it drives it { $back ->
    [one] a space
   *[other] { $back } spaces
} back.
aim-activate = Set the marked spots going: { $n } of { $all }. Each takes { $cost } and { $stamina } stamina.
aim-activate-free = Set the marked spots going: { $n } of { $all }. Each takes { $stamina } stamina.
aim-activate-open = Still open: { $which }.
aim-hold = { $all ->
    [one] Be at a spot that is going when night falls.
   *[other] Be at { $all } different spots that are going when night falls.
}
aim-hold-now = { $n } of { $all } are taken now.
aim-exit = { $many ->
    [one] Leave { $at }: that costs you { $cost }.
   *[other] Leave { $at }: that costs each of you { $cost }.
}
aim-exit-any = { $n } of { $what }
aim-exit-brings = { $many ->
    [one] You
   *[other] Somebody
} must bring { $item } along: { $done ->
    [yes] that is done
   *[no] not yet
}.
aim-last = Be the last survivor standing: whoever is, has won at once.
aim-attack = { $early ->
    [yes] From day { $day } on you may attack others in your space, for { $n } stamina.
   *[no] You may attack others in your space, for { $n } stamina.
}
aim-pressure = From night { $dry } on springs dry up; from night { $hard } on every night takes water and food.
aim-pressure-dry = Each night a spring dries up, all but the last; from night { $hard } on every night takes water and food.
aim-pressure-hard = Each night a spring dries up, all but the last, and every night takes water and food.
aim-flood-next = 🌊 Tonight it is tile { $next }.
lost-tile = { $tile } (with { $lost })
lost-camp = the camp
lost-fire = a fire
aim-flood = Every night the tile farthest from { $safe } goes under.

place-at = { $place ->
    [landmark] at landmark { $n }
    [objective] at marked spot { $n }
    [camp] at camp
   *[anywhere] wherever you are
}
place-to = { $place ->
    [landmark] to landmark { $n }
    [objective] to marked spot { $n }
    [camp] to camp
   *[anywhere] anywhere
}
place-name = { $place ->
    [landmark] landmark { $n }
    [objective] marked spot { $n }
    [camp] the camp
   *[anywhere] any space
}
place-seen = { $place } ({ $space })
place-unseen = { $place } (not seen yet; { $range ->
    [one] in zone { $from }
   *[several] in zones { $from } to { $to }
})
place-unknown-landmark = { $place } (not seen yet; I lies nearest the camp, { $all } farthest)
place-unknown = { $place } (not seen yet)
