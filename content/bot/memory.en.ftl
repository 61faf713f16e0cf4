## What happened while somebody was away

cmd-recap = recap
cmd-recap-text = What happened since you were here last, what is asked of you, what threatens
recap-title = What you missed · { $game }
recap-since = Since you were here last ({ $at }):
recap-quiet = Nothing has happened since you were here last ({ $at }). What came before:
recap-last = What happened last:
recap-nothing = Nothing has happened yet.
recap-asks-plan = ▶️ **Your pawns are still to be planned.**
recap-asks-answer = ▶️ **A question waits for you.**
recap-asks-vote = ▶️ **A vote is open, and yours is missing.**
recap-asks-turn = ▶️ **It is your turn.**
recap-asks-others = ▶️ Nothing waits for you; the table waits for { $users }.
recap-asks-nobody = ▶️ Nothing waits for you.
recap-threats = 🌙 **What threatens now**
recap-welcome = 👋 You were here last { $at }, and the game went on. Shall I tell you what happened?
button-recap = What happened?
recap-over = 📖 **{ $name } is over.**
