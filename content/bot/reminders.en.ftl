## Calls to whoever is waited for

# call-… and direct-…: built in src/ui/src/notify.rs
call-ready = 🔔 { $user }, all your pawns are planned, and only your **Ready** is missing on the board
call-back = 🔔 { $user }, your time ran out while I was not to call you, and the game goes on without you: one press on the board brings you back
call-wake = 🔔 { $user }, everybody’s time has run out, and nothing goes on until one of you presses something on the board
call-plan = 🔔 { $user }, your pawns are still to be planned on the board
call-answer = 🔔 { $user }, your answer is needed on the board
call-vote = 🔔 { $user }, your vote is needed on the board
call-turn = 🔔 { $user }, it is your turn on the board
call-beside = 🔔 { $user }, { $owner } has not answered yet; you may do it for them on the board
direct-ready = 🔔 **{ $game }**: all your pawns are planned, and only your **Ready** is missing
direct-back = 🔔 **{ $game }**: your time ran out while I was not to call you, and the game goes on without you; one press on its board brings you back
direct-wake = 🔔 **{ $game }**: everybody’s time has run out, and nothing goes on until one of you presses something on its board
direct-plan = 🔔 **{ $game }**: your pawns are still to be planned
direct-answer = 🔔 **{ $game }**: your answer is needed
direct-vote = 🔔 **{ $game }**: your vote is needed
direct-turn = 🔔 **{ $game }**: it is your turn
direct-beside = 🔔 **{ $game }**: { $owner } has not answered yet, and you may do it for them
call-until-ready = ; { $at } your plan counts as it stands.
call-until = ; { $at } the game goes on without you.
call-until-beside = ; { $at } the game goes on without that answer.
call-link = [To the board]({ $link })
call-last = This was my third call in a row. I keep quiet now until you do something.
call-night = 🌙 Your time runs out at night, too. If you would rather sleep, one press here is enough; **/notify** sets other hours. In quiet hours no deadline ends.
call-nudged = 👉 { $by } asks for you.
button-notify = My reminders
button-night = Quiet from 22 to 8
button-any-hour = At any hour

## The page of reminders

# cmd-…: built in src/bot/src/discord/localize.rs
cmd-notify = notify
cmd-notify-text = How and when I call you when a game waits for you
cmd-notify-opt-zone = zone
cmd-notify-opt-zone-text = Your own time zone, such as Europe/Berlin
cmd-notify-opt-quiet = quiet
cmd-notify-opt-quiet-text = Hours in which I never call you, such as 22:30-7:15, or none
notify-title = Your reminders
notify-menu-place = Where…
# notify-place-…: built in src/ui/src/wishes.rs
notify-place-mention = I mention you in the game’s channel
notify-place-direct = I send you a direct message
notify-place-nowhere = I never call you
notify-menu-after = After how long…
# notify-after-…: built in src/ui/src/wishes.rs
notify-after-pace = As fits the table: live after 2 minutes, else after 1, 4 or 8 hours
notify-after-at-once = At once
notify-after-minutes-15 = After 15 minutes
notify-after-hour = After 1 hour
notify-after-hours-3 = After 3 hours
notify-after-hours-8 = After 8 hours
notify-menu-quiet = Quiet hours…
notify-quiet-none = No quiet hours
notify-quiet-at = Never from { $hours }
notify-sleeps = ⏸️ From { $hours } deadlines of a few hours stand still for you, and those of a day end only after that; at most twelve hours a day count as quiet.
notify-awake = ⏸️ Deadlines run for you at night, too; in quiet hours those of a few hours stand still, and none ends.
notify-quiet-unread = I cannot read “{ $said }” as quiet hours. Write for example **22-8** or **22:30-7:15**, or **none**.
notify-menu-digest = Once a day instead…
notify-digest-none = No daily message: each game calls
notify-digest-at = One direct message a day at { $hour } about all games, and no calls
notify-zone = 🕗 Your time zone: { $zone } (it is { $clock } there)
notify-muted = { $n ->
    [one] 🔕 One game never calls you.
   *[other] 🔕 { $n } games never call you.
}
notify-closed = Your direct messages are closed to me, so I mention you in the channel. Open them for this server, and pick the direct message again.
notify-text = What you pick holds at once, for all your games. After three calls without a word from you I keep quiet until you do something. **/notify** with `zone:` sets your time zone, with `quiet:` any other hours; **/games** lists all your games.
notify-mute = Mute this game
notify-hear = Hear this game again
notify-hear-all = Hear all games again

## All my games

cmd-games = games
cmd-games-text = All your games, with what waits for you
games-title = { $n ->
    [0] Your games · nothing waits for you
    [one] Your games · one waits for you
   *[other] Your games · { $n } wait for you
}
games-digest = { $n ->
    [one] One game waits for you
   *[other] { $n } games wait for you
}
games-none = You are not playing anything right now. { $starts } opens a table, **/daily** takes a quarter of an hour.
games-more = … and { $n } more
# games-…: built in src/ui/src/mine.rs
games-plan = your pawns are still to be planned (asked { $since })
games-ready = all is planned, only your “Ready” is missing (asked { $since })
games-back = you count as away: it goes on without you, and others may play your seat (you last did something { $since }); a press on its board brings you back
games-wake = everybody’s time ran out { $since }; it goes on when one of you presses something
games-answer = your answer is needed (asked { $since })
games-vote = your vote is needed (asked { $since })
games-turn = your turn (asked { $since })
games-nothing = nothing waits for you; last move { $at }
games-others = nothing waits for you; { $others }
others-waits = the table waits for { $users }{ $since ->
    [none] {""}
   *[other] {" "}(asked { $since })
}{ $until ->
    [none] {""}
   *[other] {" "}and goes on { $until } at the latest
}
others-meanwhile = -# 💡 Until then **/standing** settles what you always answer; on the board you can suggest actions, and answer ahead where **Asked next** stands.
games-paused = paused, so it waits for nobody
games-until = goes on without you { $at }
games-until-ready = your plan counts as it stands { $at }
games-shelf = on the shelf{ $command ->
    [none] {""}
   *[other] : { $command }
}
games-daily = alone: **/daily**
games-weekly = alone: **/weekly**
games-free = alone{ $command ->
    [none] {""}
   *[other] : { $command }
}
games-muted = 🔕
games-table-of = { $host }’s table
games-table = Your table
games-kept = a seat is kept for you: sit down there with **Count me in**
games-gathers = you sit there; the game has not begun
games-sail = all seats are taken: it waits for you to press **Set sail**
games-anybody = all seats are taken: the host sets sail, and by now so may anybody who sits there, with **Set sail**
games-host = all seats are taken: it waits for { $host } to press **Set sail**
games-starts = begins { $at }
games-table-link = [To the table]({ $link })
