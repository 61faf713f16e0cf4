## A table of the island game that fills up

table-title = Island game: { $scenario }
table-intro = Shipwrecked: who is in? Press **Count me in** or pick a character; up to four play, over an evening or over weeks. Alone you can set sail at once.
table-friday-dog = with Friday and the Dog
table-friday = with Friday
table-dog = with the Dog
table-nobody = without Friday and the Dog
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
   *[some] Everybody moves their own pawns; Friday and the Dog are moved by anybody.
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
table-language = 🌐 Public messages in { $language }.
table-english = English
table-german = German
table-any = Whoever comes
table-any-note = Your character is drawn at random
table-drawn = drawn at random
table-menu-character = My character …
table-taken = Somebody here plays that character already. Pick another one.
table-gone = This table is no longer open. **/island new** opens another.
table-switch-friday = Friday: yes
table-switch-no-friday = Friday: no
table-switch-dog = Dog: yes
table-switch-no-dog = Dog: no
table-switch-random = Wreckage: random
table-switch-printed = Wreckage: Food Crates
table-switch-own = Pawns: each their own
table-switch-shared = Pawns: all move all
table-here = This is how it is now
table-menu-equipment = Starting equipment …
table-menu-events = Event deck …
table-menu-characters = Characters …
table-characters = { $n ->
    [1] As many characters as people
   *[other] At least { $n } characters
}
table-release = Free the held seats
table-shelved = 📦 **{ $game }** rests on the shelf and this channel is free. **/island resume** goes on with it, here or in another channel.
button-again = Play again
together-planning = 📝 **Plan your actions**, all at once and in any order. When everybody is **ready**, the plan is carried out.
together-complete = ✅ **The plan is complete.** It is carried out as soon as everybody is **ready**; until then it can be changed.
field-ready = Ready?
together-ready = ✅ { $who }
together-open = ⏳ { $who }
together-left = { $n ->
    [one] 📝 { $who }: one pawn left
   *[other] 📝 { $who }: { $n } pawns left
}
together-plans = 📝 { $who }: { $reason }
together-changed = { $goal ->
    [none] -# ⚠️ { $by } took back something that concerned them.
   *[other] -# ⚠️ { $by } changed “{ $goal }”.
}
button-ready = Ready ({ $n } of { $of })
button-not-ready = Not yet
panel-vacant = { $name } (free)
