# What all games share.
# Texts of the bot in English. The words of the games themselves stand in content/<game>/.

## The panel

panel-title = { $scenario } · Round { $round } of { $rounds } · { $phase }
panel-moved = The game goes on further down ⬇️
panel-refused = I may not post here. I need the permissions View Channel, Send Messages, Embed Links and Attach Files.
button-undo = Undo
button-help = Help
button-back = Back
button-undo-sure = Yes, take it back
button-undo-agree = I agree
button-end = End the game for good
log-title = The story so far
log-empty = Nothing has happened yet.
rules-title = Rules: { $query }
rules-none = I found nothing. Try a single word such as “weather”, “threat” or “night”.
done = Done. Where it stands: **{ $game }**
closed = Closed. The panel above is up to date.
no-game-any = There is no game here. **/island new** or **/party new** starts one in this channel, **/solo** one for you alone.
no-own-game = You play no quick game at the moment. **/solo** begins one.
no-daily = You have not begun today's island. **/daily** begins it.
no-weekly = You have not begun this week's task. **/weekly** begins it.
other-game = Another game is running in this channel.
undo-barred = Nothing is taken back in a scored attempt.
not-seated = You do not sit at this table, so you can only watch. **/board** and **/log** work for everybody.
setup-refused = A game cannot be set up like that. Check players, characters and options: each character sits once.
moved-on = That has moved on in the meantime. { $link }
unknown-press = I do not know this button any more. **/island status** or **/party status** brings the board of this channel, **/solo** a game of your own.
missing-permissions = I cannot play here: I lack { $names }. Ask an administrator of the server.
fault = Something broke on my side. Nothing was changed; your game stands as before. Reference: `{ $reference }`
store-failed = I could not save that, so nothing was done. Try again in a moment.
save-newer = This game was saved by a newer version of me. It stays untouched; ask the operator to update me.
save-unreadable = This save cannot be read. It stays untouched; ask the operator to look at the log.
status-below = The board is below ⬇️
ended = The game is over and put into the archive. **/island new** or **/party new** starts another.
end-vote = 🏳️ { $yes } would end this game for good. It takes { $n } of the table; whoever makes a move goes on with it.
end-asked = You have said so already. Now it is for the others.
end-confirm = End this game for good? **{ $game }** goes to the archive and cannot be played on.
undo-nothing = There is nothing left to take back.
undo-confirm = Dice or cards have been seen since. If you take that back, this game counts for no list of bests. Take it back?
undo-vote = ↩️ Take the last step back, although something was shown? Agreed: { $yes }. Still asked: { $open }.
command-failed = Something broke on my side. Nothing was changed. Please try again.
argument-refused = I do not understand one of the options. Pick from what is offered while you type.
commands-outdated = Discord still knows an older form of this command. Reload the app (Ctrl+R) and try again.
cooldown = Slowly! Try again in a moment.
not-allowed = That is not possible here.
cmd-board = board
cmd-board-text = Show the board to me alone, large
cmd-board-opt-text = text
cmd-board-opt-text-text = In words instead of a picture
cmd-me = me
cmd-me-text = My character, its abilities and what I can use now
cmd-rules = rules
cmd-rules-text = Search the rules
cmd-rules-opt-query = query
cmd-rules-opt-query-text = A word, such as weather
cmd-log = log
cmd-log-text = The story so far
cmd-undo = undo
cmd-undo-text = Take the last step back
cmd-help = help
cmd-help-text = How to play
button-share = Share
button-scores = Scores
## Contests

cup-day = Daily island { $label }
cup-week = Weekly challenge { $label }
cup-scored = 📅 **{ $title }** · one scored attempt, to be interrupted at will
cup-once = You have played this one already. **/scores** shows the board, **/share** your result.
cup-making = The island of today is just rising from the sea. A moment: it appears here.
cup-not-made = The island of today could not be made. Try again later; if it stays so, the keeper of the bot finds the reason in the log.
cup-placing = Place { $place } of { $of }
cup-streak = 🔥 { $n } days in a row
cup-unranked = This attempt does not count: it came too late, or it could not be played again.
cup-next = 🌅 The next daily island comes { $at }.
replace-ask = You are in the middle of a game: **{ $game }**. A new one takes its place, and this one cannot be played on. Replace it?
replace-next = The new one: **{ $game }**.
replace-practice = { $game }, for practice
replace-counts = ⚠️ It is a scored attempt that still counts.
replace-void = That question is out of date. Nothing was replaced; your game stands as it is shown.
replace-gone = That game is not running any more, so nothing was replaced. Give the command again to begin a new one.
button-replace = Replace it
button-keep = Keep on playing
medal-bronze = Bronze
medal-silver = Silver
medal-gold = Gold
medal-sun = Sun
medal-none = no medal
scores-line = { $place }. { $user } – **{ $points }** { $medal } · { $days ->
    [one] 1 day
   *[other] { $days } days
}
scores-line-failed = { $place }. { $user } – { $points } · { $days } days, scenario not met
scores-empty = Nobody yet. Be the first!
scores-here = On this server
older-rules = 📜 older rules
older-rules-why = 📜 This game was begun under older rules. It counts as it ended, with a mark on the boards.
own-first = 🥇 Your first finished game here. It is now your best.
own-better = 🥇 **A new best!** Your best was { $points ->
    [one] 1 point
   *[other] { $points } points
}.
own-better-failed = 🥇 **A new best!** Your best was { $points ->
    [one] 1 point
   *[other] { $points } points
}, scenario not met.
own-behind = Your best is { $points ->
    [one] 1 point
   *[other] { $points } points
}.
own-behind-failed = Your best is { $points ->
    [one] 1 point
   *[other] { $points } points
}, scenario not met.
own-practice = A practice run on a known island: it counts for no best.
own-uncounted = This game counts for no best: dice that were shown were taken back.
own-title = Your best free games
own-none = No free game finished yet. **/solo** begins one.
own-best = { $what } – **{ $points }** · { $days ->
    [one] 1 day
   *[other] { $days } days
} · { $at }
own-best-failed = { $what } – { $points } · { $days ->
    [one] 1 day
   *[other] { $days } days
}, scenario not met · { $at }
scores-streak = { $n ->
    [one] 1 day
   *[other] { $n } days
} in a row · longest streak { $best } · { $days } in all
share-met = { $user } · **{ $title }** · { $medal } **{ $points }** points in { $days } days
share-failed = { $user } · **{ $title }** · { $points ->
    [one] 1 point
   *[other] { $points } points
}, scenario not met
share-streak = 🔥 { $n } days in a row
share-streak-plain = { $n } days in a row
share-how-day = The same island for everybody: /daily
share-how-week = The same game for everybody: /weekly
share-nothing = You have no finished challenge to share. **/daily** begins the one of today.
card-points = points
card-met = Met
card-failed = Not met
card-days = days
card-rounds = rounds
cmd-daily = daily
cmd-daily-text = The island of the day: the same for everybody, one scored attempt
cmd-weekly = weekly
cmd-weekly-text = The long challenge of the week: Castaways alone, the same for everybody, one scored attempt
cmd-share = share
cmd-share-text = Show everybody here how your challenge went, without spoilers
cmd-share-opt-week = week
cmd-share-opt-week-text = The challenge of the week instead of the daily island
lobby =
    { $text }

    { $people }
lobby-host = Only the one who opened the table can start.
asked-turn = 🔔 { $user }, it is your turn on the board above.
asked-in-time = 🔔 { $user }, your answer is awaited on the board above: { $at } the game goes on without it.
lobby-gone = This table is no longer open. **/party new** opens another.
lobby-few = A shared island takes two at least. **/solo** is the game for one.
button-join = I come along
button-leave = Leave
button-start = Set sail
## Help

help-choose = **Several games are played here.**
help-which = Which one do you want to read about?
