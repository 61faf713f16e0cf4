## What happened while somebody was away

# cmd-…: built in src/bot/src/discord/localize.rs
cmd-recap = recap
cmd-recap-text = What happened since you were here last, what is asked of you, what threatens
recap-title = What you missed · { $game }
recap-since = Since you were here last ({ $at }):
recap-quiet = Nothing has happened since you were here last ({ $at }). What came before:
recap-planned = 📝 Planned for this round: { $users }.
recap-ready = ✅ Ready with the plan: { $users }.
recap-suggested = 💡 Suggestions are open from: { $users }.
recap-spoke = 🗳️ Voted already: { $users }.
recap-taken-back = ↩️ { $user } had a step taken back { $at }: what it had brought no longer counts.
recap-last = What happened last:
recap-before = -# 📜 { $name ->
    [none] What came before that is told by **/log**.
   *[other] { $n ->
        [one] The one before { $name } is told by **/log**.
       *[other] The { $n } before { $name } are told by **/log**.
    }
}
recap-nothing = Nothing has happened yet.
# recap-asks-…: built in src/ui/src/recap.rs
recap-asks-plan = ▶️ **Your pawns are still to be planned.**
recap-asks-ready = ▶️ **All your pawns are planned, only your “Ready” is missing.**
recap-asks-back = ▶️ **You are away, and the game goes on without you: any press on its board brings you back.**
recap-asks-wake = ▶️ **Everybody is away: the game goes on when one of you presses something.**
recap-asks-answer = ▶️ **A question waits for you.**
recap-asks-vote = ▶️ **A vote is open, and yours is missing.**
recap-asks-turn = ▶️ **It is your turn.**
recap-asks-others = ▶️ Nothing waits for you; the table waits for { $users }.
recap-asks-nothing = ▶️ Nothing waits for you; { $others }.
recap-asks-nobody = ▶️ Nothing waits for you.
recap-paused = ⏸️ The game is paused, so it waits for nobody.
recap-looks-on = 👀 You look on here. Nothing waits for you{ $others ->
    [none] .
   *[other] ; { $others }.
}
recap-ended = 🏁 **This game is over.** It ended { $at }.
recap-threats = 🌙 **What threatens now**
recap-welcome = 👋 You were here last { $at }, and the game went on. Shall I tell you what happened?
button-recap = What happened?
button-all-of-it = All of it
recap-over = 📖 **{ $name } is over.**

## What is kept of somebody

cmd-privacy = privacy
cmd-privacy-text = What I keep about you: see it, get all of it as a file, have all of it deleted
cmd-privacy-opt-action = action
cmd-privacy-opt-action-text = Get everything as a file, or delete everything
privacy-title = What I keep about you
privacy-text = Only what your games need. You stand here with your Discord number and, where you sit at a table, with your name:
# privacy-kept-…: built in src/ui/src/privacy.rs
privacy-kept-games = **Games**: where you sit, when you were there, what you did, when, and what you settled. Whoever sits at the table can read that.
privacy-kept-lobbies = **Tables that fill up**: where you sit, are invited or wait for a seat.
privacy-kept-notify = **Reminders**: time zone, quiet hours, how and when I call you, which games are silent.
privacy-kept-career = **Your games so far**: how they ended, your best ones, your streak.
privacy-kept-scores = **Boards**: results of challenges and shared islands, with the record that proves them, and where you showed them. Everybody can read the boards.
privacy-kept-choices = **Small choices**: which pictures you see, and that you know the game.
privacy-kept-files = **Files of whoever runs me**: faults you reported, and safety copies of all this.
privacy-not = I read no messages, and I give nothing of it to anybody else. **Delete** leaves your seats to others, removes your name from games, logs and boards, and ends your reminders. Games that you play alone are gone.
button-privacy-export = Everything as a file
button-privacy-delete = Delete everything…
button-privacy-keep = Keep everything
button-privacy-sure = Yes, delete everything
button-privacy-really = Delete for good
privacy-ask = Shall I delete everything that I keep about you? Your seats become vacant, and the tables go on without you. Games of your own, your best results, your streak and your reminders are gone.
privacy-ask-again = **Nobody can bring that back.** Really delete everything?
privacy-begun = I am deleting everything that I keep about you. That happens even if I am restarted meanwhile.
privacy-done = Done: I know nothing of you any more. What stands in channels belongs to Discord; you can delete it there.
privacy-later = Something was in the way. I go on with it at my next start; nothing more is needed from you.
privacy-file = Everything that I keep about you.
privacy-file-short = Everything that I keep about you. What you did in games is too long for a file here and is left out: **/log** tells it.

## A hint

cmd-hint = hint
cmd-hint-text = What a player who thinks ahead would do now, and why
hint-heading = What I would do
hint-after-that = And then:
hint-own = It is your game: I know no hidden cards and no dice to come.
hint-nothing = Nothing is asked of you now.
hint-unsure = Something is asked of you, but here I see nothing that I would rather do than the rest, so I leave it to you.
hint-others = Nothing is asked of you now, for { $who } is waited for. Ask me again when it is your turn.
hint-over = This game is over.
hint-ranked = This game is compared with those of others, so nobody gets help in it from me. In a game of your own I am glad to.
hint-watching = You do not play at this table, so I have no advice for you.
hint-thinking = I am still thinking. Ask me again in a moment.

## What was played

cmd-stats = stats
cmd-stats-text = What you played and how well, how it goes at this table, the best games of this server
cmd-stats-opt-of = of
cmd-stats-opt-of-text = You, this table or this server
stats-mine = What you played
stats-none = You have not finished a game yet.
stats-game = **{ $game }**: { $played ->
    [one] 1 game
   *[other] { $played } games
}, { $won } won
stats-scenario = • { $what }: played { $played ->
    [one] once
    [2] twice
   *[other] { $played } times
}, { $won ->
    [0] never won
    [one] won once
    [2] won twice
   *[other] won { $won } times
}, at best with { $best } points
stats-scenario-points = • { $what }: played to the end { $played ->
    [one] once
    [2] twice
   *[other] { $played } times
}, at best with { $best } points
stats-days = ☀️ { $days ->
    [one] 1 daily island
   *[other] { $days } daily islands
}{ $streak ->
    [0] {""}
    [one] {""}
   *[other] {""} (at most { $streak } in a row)
}
stats-table = At this table · { $game }
stats-since = Played since { $at }.
stats-did = • { $who }: { $n ->
    [one] 1 move
   *[other] { $n } moves
}
stats-somebody = somebody who is gone
stats-steps = { $back ->
    [0] Nothing was taken back
    [one] 1 move was taken back
   *[other] { $back } moves were taken back
}{ $lapsed ->
    [0] .
    [one] , and once the game went on by itself because nobody answered in time.
   *[other] , and { $lapsed } times the game went on by itself because nobody answered in time.
}
stats-hall = The best games of this server
stats-server-played = { $played ->
    [0] Nobody has finished a game together here yet.
    [one] 1 game was played together here{ $won ->
        [0] , and it was not won.
       *[other] {" "}and won.
    }
   *[other] { $played } games were played together here, { $won } of them won.
}
stats-hall-line = { $place }. { $sign } { $what } · { $points } points · { $people }
stats-proved = -# I have played each of these games again from its records, and it came out the same. Whoever takes back dice or cards that were seen is not listed.
stats-no-server = That is for servers; here you are with me alone.
