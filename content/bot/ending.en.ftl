# The end of an island game, in English.
end-title-won = Saved in round { $n }!
end-title-lost = Lost in round { $n }
end-over = { $people ->
    [1] { $scenario } · alone
   *[other] { $scenario } · { $people } players
}
end-story-won = In round { $n } of { $of } a ship saw your signal and took everybody on board.
end-story-died = { $cause ->
    [none] { $who } died in round { $n } of { $of }.
   *[other] { $who } died in round { $n } of { $of }: { $cause }.
}
end-story-time = Round { $of } was over, and no ship had seen you.
end-story-reached = In round { $n } of { $of } all was done that you had set out to do.
end-story-late = Round { $of } was over, and it was not enough.
end-story-unfed = In round { $n } of { $of } there was no food left for the children.
end-story-crew-lost = In round { $n } of { $of } the director was killed, and with him the film.
end-story-invention-gone = Round { $of } was over, and one of the inventions you needed had been lost for good.
end-story-out-of-reach = In round { $n } of { $of } the goal could no longer be reached.
end-story-camp = { $cause ->
    [none] The camp was lost in round { $n } of { $of }.
   *[other] The camp was lost in round { $n } of { $of }: { $cause }.
}
end-alive = Alive: { $who }.
end-alive-one = { $wounds ->
    [0] { $who } (unhurt)
    [one] { $who } (1 wound; { $dies } would kill)
   *[other] { $who } ({ $wounds } wounds; { $dies } would kill)
}
end-near-aims = Reached of the goal: { $aims }.
end-near = { $wood } of { $of } wood lay on the pile, and { $state ->
    [built] { $item } was built
   *[open] { $item } was not built
}{ $early ->
    [yes] ; the ship comes from round { $from } on.
   *[no] .
}
end-cause-card = “{ $card }”
end-cause-fight = { $beast ->
    [none] a fight, strength { $strength } against weapon level { $weapon }
   *[other] the fight with “{ $beast }”, strength { $strength } against weapon level { $weapon }
}
end-cause-animals = hungry animals (strength 3)
end-cause-hunger = hunger
end-cause-open = a night in the open
end-cause-action = the dice ({ $action })
end-cause-short = { $what } short{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}
end-rounds = { $people ->
    [1] Round by round: what you did, and beside the heart the wounds
   *[other] Each round with what was done in it, and beside the heart the wounds it cost
}
end-turns = What made the difference, by round
end-turn-shelter = The shelter stood.
end-turn-item = Built: { $name }
end-turn-stage = Stage { $n } of the wood pile was full.
end-turn-wounds = { $n ->
    [one] 1 wound: { $cause }
   *[other] { $n } wounds: { $cause }
}
end-turn-beast = fight, { $name }
end-turn-cause = { $cause } { $n }
end-turn-others = other things
end-turn-near = { $n ->
    [0] { $who } died of the wounds.
    [one] { $who } was 1 wound from death.
   *[other] { $who } was { $n } wounds from death.
}
end-turn-fight = Fight: { $name } (strength { $n })
end-turn-back = { $n } cards came back at once.
end-turn-hunger = { $n ->
    [0] You went hungry.
    [one] 1 person went hungry.
   *[other] { $n } people went hungry.
}
end-turn-friday = Friday died.
end-turn-morale = Morale fell to { $name }.
end-turn-camp = The camp moved to { $name }.
end-turn-treasure = Treasure: { $name }
end-turn-down = The tile on { $name } was turned face down.
end-turn-explored = Explored: { $name }
end-points = 🏆 **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**
end-past-first = Your first game{ $whose ->
    [together] {" "}together
   *[own] {""}
} · { $points } points
end-past = Your game number { $n }{ $whose ->
    [together] {" "}together
   *[own] {""}
} · saved in { $saved } of { $earlier } earlier ones · { $points } points{ $better ->
    [yes] , your best so far
   *[no] {" "}(best: { $best })
}
end-mark-saved = saved
end-mark-shelter = shelter
end-mark-item = built
end-mark-level = levels
end-mark-explore = explored
end-mark-hurt = wounds
end-mark-gather = gathered
end-mark-rest = quiet
end-proud-last-round = Saved in the very last round
end-proud-lives = { $n ->
    [one] Saved 1 wound from death
   *[other] Saved { $n } wounds from death
}
end-share-how = Come along: **/island new** where no game runs, **/daily** anywhere
