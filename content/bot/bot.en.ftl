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
button-undo-keep = Keep it
button-end = End the game for good
log-title = The story so far
log-empty = Nothing has happened yet.
log-page = Page { $n } of { $of }
log-first = First
log-before = Earlier
log-after = Later
log-last = Newest
rules-title = Rules: { $query }
rules-title-bare = Rules
# first-about-…: built in src/bot/src/ops/first_page.rs
first-about-bot = Castaway is an unofficial bot for games:
first-about-games = { $games }.
rules-nothing = Nothing found.
# Words that say nothing of what somebody looks for.
rules-small-words = how do does did i you we they me my our a an the is are am be can could may must what when where which who whom whose why to of in on for with from at it its this that there if and or have has get
rules-none = Sorry, I found nothing about that. Try a single word, such as { $words }, or one of these topics.
rules-wordless = There is no word in that which I could look for. Try one, such as { $words }, or one of these topics.
rules-also = 📖 The other game that you play ({ $game }) has an entry on this, too.
rules-topics = **{ $game }**: { $topics }
done = Done. Where the game stands: **{ $game }**
closed = Closed. The board is up to date.
no-game-any = There is no game here. { $starts } starts one in this channel{ $alone ->
    [none] .
   *[other] , { $alone } one just for you.
}
either = { $first } or { $last }
no-own-game = You are not playing a free game just now{ $alone ->
    [none] .
   *[other] ; { $alone } starts one.
}
no-daily = You have not started today's island yet. **/daily** starts it.
no-weekly = You have not started this week's challenge yet. **/weekly** starts it.
plays-daily = On your own, you are playing today's island: **/daily** brings it back.
plays-weekly = On your own, you are playing this week's challenge: **/weekly** brings it back.
plays-free = On your own, you are playing { $game }: { $command } brings it back.
other-game = Another game is running in this channel.
undo-barred = In a scored attempt only the last press can be taken back, and only while it has shown nothing new.
not-yours = { $who } decides that here, so everything stays as it was.
not-seated = You are not seated at this table, so you can only watch. **/board** and **/log** work for everybody.
setup-refused = This game cannot be set up with these options.
moved-on = { $link ->
    [none] Too late: the game has moved on in the meantime.
   *[other] Too late: the game has moved on in the meantime. [Go to the board]({ $link })
}
game-gone = This was about a game that is not running here any more.
earlier-game = { $link ->
    [none] This is from an earlier game; another one is played here now, and nothing has changed in it.
   *[other] This is from an earlier game; another one is played here now, and nothing has changed in it. [Go to its board]({ $link })
}
unknown-press = I no longer know this button. { $shows } brings up the board of this channel{ $alone ->
    [none] .
   *[other] , { $alone } a game of your own.
}
settings-unknown = I no longer know this choice. **/settings** shows the page anew.
missing-permissions = I cannot play here, because I lack these permissions: { $names }. Please ask an administrator of the server.
fault = Something broke on my side. Nothing has changed; your game stands as before. Reference: `{ $reference }`
button-report = Report this
report-title = What went wrong?
report-label = What did you do, and what happened?
report-hint = I built the shelter, and my picture stayed as it was.
report-kept = Thank you! Whoever runs me gets your words and the game as it stands. Reference: `{ $reference }`
report-enough = You have sent several reports today, thank you! Please send further ones tomorrow.
report-lost = I could not keep your report. Please tell whoever runs me. Reference: `{ $reference }`
button-show-whole = Always show this on my private panels
button-show-part = Show me the close-up again
pictures-whole = Your private panels show the whole board from the next press on.
pictures-part = Your private panels show the close-up from the next press on.
store-failed = I could not save that, so nothing has changed. Please try again in a moment.
save-newer = This game was saved by a newer version of me. I leave it as it is; please ask whoever runs me for an update.
save-unreadable = I cannot read this saved game. I leave it as it is; please ask whoever runs me to look at the log.
status-below = The board is below ⬇️
ended = The game is over and in the archive. { $starts } starts another.
ended-told = 🏁 { $user } has ended this game for good: **{ $game }**. It rests in the archive.
ended-board = 🏁 This game was ended for good and rests in the archive. Another one begins with { $starts }, and alone also with { $alone ->
    [none] {""}
   *[other] { $alone } or{" "}
}**/daily**.
end-vote = { $n ->
    [one] 🏳️ End this game for good? One more player has to agree; any move keeps the game going.
   *[other] 🏳️ End this game for good? { $n } more players have to agree; any move keeps the game going.
    }
    { $stand }
end-moot = 🏳️ This is not open any more: the game goes on.
end-declined = 🏳️ Too few want to end this game: it goes on.
button-end-agree = I agree, end it
end-asked = You have already agreed. Now it is up to the others.
end-barred = A scored attempt cannot be ended: there is only one for each daily island and each week. It stays until you finish it or begin the next one.
end-confirm = End this game for good? **{ $game }** goes to the archive and cannot be continued.
undo-stays = The last press has shown something new, or several of you decided it. It stays: nobody can forget what they have seen.
undo-others = You have planned nothing of this. Everybody takes back what they planned themselves; an action with your pawns in it goes by the menu below the plan.
said-already = ✅ That is noted already. Now it is up to { $users }.
ready-noted = ✅ You are ready. The plan is carried out as soon as everybody is.
ready-again = { $n ->
    [0] ✋ You are not ready yet: look at the plan, change it as you like, and press **Ready** again.
   *[other] 👋 You are back. { $users } planned for you meanwhile. Look at the plan, and press **Ready** again if that is fine.
}
vote-noted = 🗳️ Your vote stands on the board. It is settled as soon as the others cannot change it; until then you may answer anew.
wish-noted = 💭 Your wish stands on the board. The other of you decides; it counts if they let the time go by, and until then you may answer anew.
not-ready-noted = ✋ You are not ready yet. Change the plan as you like, and press **Ready** when it stands.
suggest-noted = 💭 Your suggestion stands on the board. Whoever owns the pawns follows it with one press, or drops it.
suggest-followed = ✅ That was followed already. The board shows the plan as it stands.
suggest-dropped = The suggestion is gone.
undo-nothing = There is nothing left to undo.
undo-confirm = You have seen dice or cards since then. If you take this step back, this game will not appear on any leaderboard. Take it back?
undo-vote = ↩️ Take back the last step, although dice or cards were shown or several had their say? Agreed: { $yes }. Still to answer: { $open }.
undo-vote-moot = ↩️ Nobody need answer any more: the game has moved on, and the step was not taken back.
undo-vote-agreed = ↩️ Everybody agreed, by a word or by silence: the step was taken back.
undo-vote-all-agreed = ↩️ Everybody has said yes: the end was taken back, and the game goes on.
undo-vote-kept = ↩️ { $who } would rather keep it: the step was not taken back.
undo-closed = This question is closed already, so nothing changes. Whoever still wants that step taken back asks anew.
undo-vote-end = -# The game is over: only a word counts here, and whoever says nothing has not agreed.
undo-new-table = The next table is open here already, so this game stays as it ended.
undo-vote-silent = -# Whoever says nothing until <t:{ $at }:f> agrees. A step forward ends the question.
undo-waits = ↩️ You agree already that this step is taken back. Still to answer: { $open }.
undo-waits-at = [Go to the question]({ $link })
undo-waits-open = -# No time runs out here. The question stays open until all have answered or a step forward ends it.
command-failed = Something broke on my side. Please look at the board and try again. Reference: `{ $reference }`
argument-refused = { $word ->
    [none] Something is missing in this command. Pick from what is offered while you type.
   *[other] I cannot use “{ $word }” in this command. Pick from what is offered while you type.
}
commands-outdated = Discord still has an older version of this command. Reload the app (Ctrl+R) and try again.
cooldown = Not so fast! Try again in a moment.
not-allowed = That is not possible here.
# cmd-…: built in src/bot/src/discord/localize.rs
cmd-board = board
cmd-board-text = Show the board, large and for your eyes only
cmd-board-opt-text = text
cmd-board-opt-text-text = In words instead of a picture
cmd-me = me
cmd-me-text = Your character, their abilities and what you can use right now
cmd-card = card
cmd-card-text = Read a card: one in play or seen in your game; without a game, any card of the island
cmd-card-opt-name = name
cmd-card-opt-name-text = Which card
cmd-odds = odds
cmd-odds-text = The chances of what you can do now
cmd-rulings = rulings
cmd-rulings-text = See how unclear points are played, at this table or in general
cmd-rulings-opt-name = name
cmd-rulings-opt-name-text = The point you look for; all of them if left out
lookup-none = There is no such thing in the game that you play.
cmd-rules = rules
cmd-rules-text = Search the rules
cmd-rules-opt-query = query
cmd-rules-opt-query-text = A word, such as weather
cmd-log = log
cmd-log-text = The story so far
cmd-undo = undo
cmd-undo-text = Take back the last step
cmd-report = report
cmd-report-text = Something is wrong? Tell whoever runs this bot
cmd-help = help
cmd-help-text = How to play
button-share = Share
button-scores = Scores
## Contests

cup-day = Daily island { $label }
cup-week = Weekly challenge { $label }
cup-scored = 📅 **{ $title }** · one scored attempt; you can pause whenever you like
week-scenario = { $name } ({ $hard })
# week-…: built in src/bot/src/games/island/weekly.rs
week-fair = fair
week-hard = hard
week-brutal = brutal
week-next = { $week } { $name }
weeks = 🗓️ This week: **{ $now }**. Coming: { $next }
cup-over = This challenge is over, so nothing was begun. **/daily** and **/weekly** start the ones that count now.
cup-once = You have already played this one. **/scores** shows the leaderboard, **/share** your result.
cup-making = The island is just rising from the sea. It will appear here in a moment.
cup-other = You have asked for another one since, so this one is left out.
cup-not-made = The island could not be made in time. Try again in a few minutes; if it keeps failing, tell whoever runs the bot.
cup-placing = Rank { $place } of { $of }
cup-streak = 🔥 { $n ->
    [one] 1 day
   *[other] { $n } days
} in a row
cup-unranked = This attempt does not count: it came too late, or it could not be verified by replaying it.
cup-next = 🌅 The next daily island comes { $at }.
replace-ask = You are in the middle of a game: **{ $game }**. A new one would replace it, and you could not go back to it. Replace it?
replace-next = The new one: **{ $game }**.
replace-practice = { $game }, for practice
replace-counts = ⚠️ It is a scored attempt that still counts.
replace-void = That question is out of date. Nothing was replaced; your game stands as shown.
replace-gone = That game is no longer running, so nothing was replaced. Enter the command again to start a new one.
button-replace = Replace it
button-keep = Keep on playing
# medal-…: built in src/ui/src/scores.rs
medal-bronze = Bronze
medal-silver = Silver
medal-gold = Gold
medal-sun = Sun
medal-none = no medal
scores-line = { $place }. { $user } – **{ $points }** { $medal } · { $days ->
    [one] 1 day
   *[other] { $days } days
}
scores-line-failed = { $place }. { $user } – { $points } · { $days ->
    [one] 1 day
   *[other] { $days } days
}, goal not met
scores-empty = Nobody yet. Be the first!
scores-empty-over = Nobody played it.
scores-empty-ahead = It is still to come.
scores-here = On this server
older-rules = 📜 older rules
older-rules-why = 📜 This game was begun under older rules. Its result counts and is marked on the leaderboards.
own-first = 🥇 Your first finished game of this kind, and so your best so far.
own-first-failed = Your first finished game of this kind. The next one starts wiser.
own-better = 🥇 **A new personal best!** Your best so far was { $points ->
    [one] 1 point
   *[other] { $points } points
}.
own-better-failed = 🥇 **A new personal best!** Your best so far was { $points ->
    [one] 1 point
   *[other] { $points } points
}, goal not met.
own-behind = Your personal best is { $points ->
    [one] 1 point
   *[other] { $points } points
}.
own-behind-failed = Your personal best is { $points ->
    [one] 1 point
   *[other] { $points } points
}, goal not met.
yardstick-short = No medal: { $n ->
    [one] 1 point
   *[other] { $n } points
} short of { $medal }
yardstick-best = your best so far: { $points }
yardstick-best-failed = your best so far: { $points }, goal not met
own-practice = This was practice, so it is on no leaderboard and cannot be a personal best.
own-uncounted = Dice you had already seen were taken back, so this game cannot be a personal best.
own-title = Your best free games
own-none = You have not finished a free game yet{ $alone ->
    [none] .
   *[other] ; { $alone } starts one.
}
own-best = { $what } – **{ $points }** · { $days ->
    [one] 1 day
   *[other] { $days } days
} · { $at }
own-best-failed = { $what } – { $points } · { $days ->
    [one] 1 day
   *[other] { $days } days
}, goal not met · { $at }
scores-streak = { $n ->
    [one] 1 day
   *[other] { $n } days
} in a row · longest streak: { $best } · days played: { $days }
share-met = { $user } · **{ $title }** · { $medal }**{ $points ->
    [one] 1 point
   *[other] { $points } points
}** in { $days ->
    [one] 1 day
   *[other] { $days } days
}
share-failed = { $user } · **{ $title }** · { $points ->
    [one] 1 point
   *[other] { $points } points
}, goal not met
share-died = { $user } · **{ $title }** · { $medal }**{ $points ->
    [one] 1 point
   *[other] { $points } points
}**{ $goals ->
    [met] , goal met, but died on day { $days }
    [failed] , goal not met, died on day { $days }
   *[none] , died on day { $days }
}
share-streak = 🔥 { $n ->
    [one] 1 day
   *[other] { $n } days
} in a row
share-streak-plain = { $n ->
    [one] 1 day
   *[other] { $n } days
} in a row
share-how-day = The same island for everybody: /daily
share-how-week = The same game for everybody: /weekly
share-told = { $user } · **{ $title }** · { $headline }
share-ladder = Medals: { $ladder } points
share-late = ⌛ Finished after the challenge was over, so it counts on no board.
share-stands = { $link ->
    [none] It stands in this channel already.
   *[other] It stands in this channel already. [Go to the post]({ $link })
}
share-which = Two of your games could be meant. Which one shall the channel see?
button-share-here = The one of this channel
button-share-alone = The one I played alone
share-nothing = There is no finished game of yours to share, neither in this channel nor of those you play alone. **/daily** starts today's island.
card-points = points
card-met = Met
card-finished = Finished
card-failed = Not met
card-died = Died
card-met-died = Met, then died
card-days = days
card-rounds = rounds
cmd-daily = daily
cmd-daily-text = The island of the day: the same for everybody, one scored attempt
archive-runs = **{ $label }** is the island of today: **/daily** plays it for the leaderboard. Once its day is over, it can be played for practice.
archive-ahead = **{ $label }** has not come yet.
archive-gone = That day is too long ago. The islands of the last 366 days can be played: **day: 366** is the oldest, 1 was yesterday.
archive-yours = Your own attempt at **{ $label }** still counts: **/daily** brings it back. Finish it first, then practise.
archive-unknown = **day**: I cannot read “{ $word }” as a day. Write a date such as 2026-11-20, or a number: 1 is yesterday, 7 is a week ago.
archive-ago = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
archive-played = { $points ->
    [one] your result: 1 point
   *[other] your result: { $points } points
}
archive-not-played = not played
button-practise = Play it for practice
cmd-daily-opt-day = day
cmd-daily-opt-day-text = A past day, for practice: its date, or how many days ago
cmd-weekly = weekly
cmd-weekly-text = The challenge of the week: a scenario solo, another each week, the same for everybody, one attempt
cmd-share = share
cmd-share-text = Show everybody here how your last game went, without spoilers
cmd-share-opt-week = week
cmd-share-opt-week-text = The weekly challenge instead of the daily island
lobby =
    { $text }

    { $people }
lobby-host = The host starts the game: here that is { $host }.
lobby-held = ✉️ { $user } is invited and has a seat kept
lobby-invited = { $n ->
    [one] 🏝️ { $users }, you are invited. Your seat is kept; press **Count me in** to sit down.
   *[other] 🏝️ { $users }, you are invited. Your seats are kept; press **Count me in** to sit down.
}
lobby-free = { $n ->
    [one] 🪑 One seat is free until you set sail.
   *[other] 🪑 { $n } seats are free until you set sail.
}
lobby-full = All seats of this table are taken.
lobby-closed = Everybody has left, so this table is closed.
lobby-here = in this channel
lobby-link = [here]({ $link })
lobby-stands = A table is open already, { $at }, with { $people }. Sit down with them, or open yours in another channel.
lobby-stands-yours = You have a table open already, { $at }. At it: { $people }. Shall it be closed for the new one? Until you say so, nothing changes.
lobby-stands-manage = A table is open already, { $at }, with { $people }. You manage this channel, so you may close it for the new one.
lobby-stands-quiet = A table is open already, { $at }, with { $people }. Nothing happened there for a day, so you may close it for the new one.
lobby-wish-gone = That table is open already, or it was not asked for any more. The newest message about it shows how it stands.
lobby-replaced = This table is closed: { $user } opened another one further down.
button-instead = Close it, open the new one
button-options = Options
seat-name = Seat { $n }
seat-over = This is about a game that is not running here any more; nothing has changed.
lobby-sits-already = You sit at this table already, so this press changes nothing. **Leave** gets you up again; the game begins with **Set sail**.
seat-already = You sit at this table already.
seat-none = Every seat of this game is taken or kept for somebody, and while it runs there are no more. Somebody who plays can offer you theirs.
bystander-runs = No other game begins in this channel while this one runs.
bystander-whose = 👤 { $users } { $n ->
    [one] plays
   *[other] play
} here: **{ $game }**.
bystander-seat = 🪑 A seat is free for you: the button sits you down.
bystander-alone = 🎲 Alone: today's island (**/daily**, one scored attempt){ $games ->
    [none] .
   *[other] {" "}or { $games }.
}
bystander-table = 🏝️ A table of your own: { $starts } in a channel where no game runs.
bystander-table-in = 🏝️ A table of your own: { $starts } in { $channels }, where no game runs now.
bystander-ask = 🙋 Press **Ask to join in**. If whoever plays here says yes, you move beside them: you plan and answer for their character together, by the same buttons.
bystander-joining = 🤝 To join in: whoever plays here can offer you a seat by { $offer }, or let you move beside them by { $beside }. A new one together: { $start }.
threads-run = 🧵 { $n ->
    [one] A game runs in a thread of this channel:
   *[other] Games run in threads of this channel:
}
threads-game = • { $at } · **{ $game }**{ $n ->
    [0] {""}
   *[other] {" "}· { $users }
}
threads-more = -# There are more: the list of threads shows them.
button-daily = Today's island
button-apart = My own table, in a thread
apart-call = 🧵 { $user }, this is your table. Whoever wants to join presses **Count me in**.
apart-stands = 🧵 Your table stands in { $at }.
seat-which = Which seat do you take?
seat-taken = That seat is not free any more.
seat-yours = You sit at the table. The board shows what is to be done.
seat-sat = 🪑 { $user } sits down and plays { $seat }.
seat-leave = Do you want to get up? Your character stays, and the others move it. You can come back as long as nobody else sits there.
seat-left = You got up. As long as your seat is free, one press brings you back.
seat-vacant = 🚶 { $user } got up. { $seat } stays, and everybody at the table may move it until somebody sits down there.
seat-gone = 🚪 { $user } is not on this server any more. { $seat } stays, and everybody at the table may move it until somebody sits down there.
seat-kept = You keep your seat; nobody else is offered it.
seat-asked = 🙋 { $user } would like to play along. { $seat } is kept for { $kept }, who has not come yet. { $host }, shall { $user } have the seat?
seat-asked-for = 🙋 I have asked: whoever leads the table decides, and you see it here in the channel.
seat-asked-open = 🙋 { $user } would like to play along. { $seat } is kept for { $kept }, who has not come yet. Nobody leads the table now: whoever sits down first decides.
seat-asked-already = 🙋 You have asked already; it is not decided yet. A day after you asked you may ask again.
seat-stays-kept = 🪑 { $user }, the seat stays kept for { $kept }.
button-ask-seat = Ask for the kept seat
button-give-seat = Yes, sit down
button-keep-seat = No, keep it
button-ask-beside = Ask to join in
button-let-beside = Let them move beside me
button-not-beside = Not now
beside-asked = 🙋 { $user } would like to play along. { $to }, shall { $user } move beside you? The game stays yours.
beside-not = 🙋 { $user }, { $to } would rather go on without help for now.
seat-offered = 🪑 { $to }, { $user } offers you a seat: you would play { $seat }. Until you sit down nothing changes.
seat-bot = A bot cannot play along.
lead-seated = Only somebody who sits at the table can be its host.
pilot-set = 🤝 { $to } moves for { $user } as well from now on: plans, answers and is ready for them.
pilot-gone = 🤝 Nobody moves beside { $users } any more.
pilot-none = Nobody moves for you any more but yourself.
lead-already = { $own ->
    [yes] You are the host of this table already.
   *[no] { $user } is the host of this table already.
}
seat-not-own = You have no seat of your own at this table, so nobody needs to keep one for you.
lead-handed = 👑 { $user } is the host of this table from now on.
lead-only = The host of this table is { $host }; only the host can do that.
shelf-board = 📦 This game rests on the shelf.
carry-server = Games are put on the shelf on servers only.
carry-none = There is no such game on this server that you can bring here: a running one goes with whoever leads its table, one on the shelf with anybody who sits at it.
carry-which = Which game goes on in this channel?
carry-gone = That game is not there any more, or it is not yours to bring here.
carry-done = The game goes on here; the board is on its way.
carry-here = ⛵ { $user } brings the game here: **{ $game }**.
carry-board = ⛵ This game goes on in { $to }.
button-seat = Play { $seat }
button-stay = I stay
button-leave-game = Get up
lobby-gone = This table is no longer open.
lobby-few = At least { $n } of you have to sit at this table before it begins{ $alone ->
    [none] .
   *[other] ; { $alone } is the game for one.
}
button-join = Count me in
button-leave = Leave
button-start = Set sail
## Help

help-choose = **There is more than one game here.**
help-which = Which one do you want to read about?
help-runs = 👀 In this channel { $n ->
    [0] there is
    [one] { $users } plays
   *[other] { $users } play
} **{ $game }**{ $shows ->
    [none] .
   *[other] ; { $shows } shows it.
}{ $seats ->
    [0] {""}
   *[other] {" "}A seat is free for you: the button sits you down.
}
me-fills = 🪑 A table is filling up { $at }, and you sit at it{ $people ->
    [none] .
   *[other] . With you: { $people }.
}
help-fills = 👀 In this channel a table is filling up, { $at }, with { $people }: **Count me in** sits you down.

## Updates

updated = -# 🔧 The bot was updated while this game ran. From here on: { $what }.
