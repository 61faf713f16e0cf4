# What is said to somebody who plays alone and so is always the First Player. Each message stands in ui.en.ftl, too.

who-suffer = { $who ->
    [resolver] you suffer
    [first_player] you suffer
    [bearer] the character with this special wound suffers
    [each_player] each player suffers
    [each_person] all players and Friday each suffer
    [in_camp] each player in camp suffers
   *[any_one] one person of your choice suffers
}
who-gain = { $who ->
    [resolver] you gain
    [first_player] you gain
    [bearer] the character with this special wound gains
    [each_player] each player gains
    [each_person] all players and Friday each gain
   *[any_one] one person of your choice gains
}
who-discard = { $who ->
    [resolver] you discard
    [first_player] you discard
    [bearer] the character with this special wound discards
    [each_player] each player discards
    [each_person] all players and Friday each discard
   *[any_one] one person of your choice discards
}
who-heal = { $who ->
    [resolver] you heal
    [first_player] you heal
    [bearer] the character with this special wound heals
    [each_player] each player heals
    [each_person] all players and Friday each heal
   *[any_one] one person of your choice heals
}
who-have = { $who ->
    [resolver] you have
    [first_player] you have
    [bearer] the character with this special wound has
    [each_player] each player has
    [each_person] all players and Friday each have
   *[any_one] one person of your choice has
}
who-may = { $who ->
    [resolver] you may
    [first_player] you may
    [bearer] the character with this special wound may
    [each_player] each player may
    [each_person] all players and Friday each may
   *[any_one] one person of your choice may
}
who-cannot = { $who ->
    [resolver] you cannot
    [first_player] you cannot
    [bearer] the character with this special wound cannot
    [each_player] no player can
    [each_person] neither players nor Friday can
   *[any_one] one person of your choice cannot
}
who-fight = { $who ->
    [resolver] you fight
    [first_player] you fight
    [bearer] the character with this special wound fights
    [each_player] each player fights
    [each_person] all players and Friday each fight
   *[any_one] one person of your choice fights
}
who-draw = { $who ->
    [resolver] you draw
    [first_player] you draw
    [bearer] the character with this special wound draws
    [each_player] each player draws
    [each_person] all players and Friday each draw
   *[any_one] one person of your choice draws
}
fx-beast-waits = put a Beast card beside the event deck; you fight it at the start of the next Event Phase
pv-morale-det = in the Morale Phase you gain { n-det }
e-beast-waits = 🐾 A beast lurks beside the event deck: when the next Event Phase begins, it attacks you
each-one = you
o-hungry = { $eaters ->
    [1] Use nothing: you go hungry (2 wounds)
   *[other] { $n ->
        [one] Use nothing: one goes hungry (2 wounds)
       *[other] Use nothing: { $n } go hungry (2 wounds each)
    }
}
