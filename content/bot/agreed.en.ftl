# How a running table plays: its pace, who moves what, a pause, holidays.

agreed-title = How this table plays
agreed-how =
    -# A change of the pace or of who moves what counts once more than half agree. 🏖️ is a holiday: others may play for you meanwhile, and **I am back** ends it.
    -# 🚪 To get up for good: the command **leave** of this game. Your seat is then free for somebody else, and the others may move it.
agreed-alone = You play alone: nobody waits for anybody, so there is nothing to settle.
agreed-same = That is how it is already.
agreed-before = You have said so already; it takes somebody else's word now.
agreed-live = ⏳ Live: after ten minutes the table goes on without whoever is waited for.
agreed-several = ⏳ Several times a day: after six hours the table goes on without whoever is waited for; small questions are settled ahead (**/standing**). With votes a round may take a day.
agreed-daily = ⏳ Once a day: after 30 hours the table goes on without whoever is waited for. With votes and questions a round may take two or three days.
agreed-relaxed = ⏳ No deadline: everybody is waited for, however long it takes.
panel-no-deadline = ⏳ No deadline: this table waits for everybody.
agreed-own = 🤚 Everybody moves their own pawns; what is nobody's, such as a free seat, anybody moves.
agreed-shared = 🤝 Everybody moves everything, as friends around one board do.
agreed-rest = 💤 Pawns of whoever is away rest, as far as nobody else plans them.
agreed-computer = 🤖 Pawns of whoever is away are planned by the computer player, as far as nobody else plans them. The picture marks them with the head of a robot.
agreed-stands = ⏸️ Time stands still since { $at }; whoever likes may play on.
agreed-holiday = 🏖️ { $who } is on holiday until { $at }.
agreed-motion = { $n ->
    [one] 🗳️ Shall this table play like this? One more has to agree.
   *[other] 🗳️ Shall this table play like this? { $n } more have to agree.
    }
    { $what }
    { $stand }
agreed-proposed = 🗳️ Proposed, { $stand }: { $what }
agreed-beside = -# Each of these is voted on by itself, here or in the message that asks.
agreed-moot = 🗳️ This is not open any more.
agreed-declined = 🗳️ Too few want this, so it stays as it was. Proposed was:
    { $what }
agreed-overtaken = 🗳️ Of several proposals about the same thing only the newest is open, so the one by { $who } no longer is: **{ $what }**. It may be made again after the newer one.
agreed-settled = 🗳️ Agreed, from now on:
    { $what }
agreed-paused = ⏸️ { $who } lets time stand still at this table: no deadline passes until somebody lets it run again.
agreed-runs = ▶️ { $who } lets time run again. Whoever is waited for has the whole time before them.
agreed-away = 🏖️ { $who } is on holiday until { $at }. Until then anybody at the table may move their pawns.
agreed-away-turns = 🏖️ { $who } is on holiday until { $at }. Nobody waits for their turns until then: with a deadline at the table these go by at once, without one anybody there moves for them.
still-on-holiday = 🏖️ This counts, and you are still on holiday until { $at }. **I am back** ends that.
lapsed-holiday = 🏖️ { $who } is on holiday.
waiting-others = 🤝 { $who } { $n ->
    [one] is away
   *[other] are away
}: whoever is here may answer for them.
agreed-back = 👋 { $who } is back.
button-table = Table
button-agree = I agree
button-oppose = No, rather not
button-agree-to = Yes: { $what }
button-oppose-to = No: { $what }
# button-agreed-…: built in src/bot/src/discord/agreed/page.rs
button-agreed-live = Live
button-agreed-several = Several times a day
button-agreed-daily = Once a day
button-agreed-relaxed = No deadline
button-agreed-own = Each moves their own
button-agreed-shared = Everybody moves all
button-agreed-rest = Away: rest
button-agreed-computer = Away: computer
button-pause = Let time stand still
button-run = Let time run again
button-holiday = { $n ->
    [one] 1 day
   *[other] { $n } days
}
button-back-again = I am back
button-is-back = { $who }: I am back
agreed-here = You are not away, so nothing changes. The button is there for whoever is.
agreed-without = 💤 This round goes on without { $who }: until the next one, or until they do anything, anybody may move their pawns and answer for them.
nudge-before = 👉 { $by } nudged { $who } { $at }: they are called as they want it, outside their quiet hours.
nudge-idle = Nobody waits for { $who } now.
nudge-early = A round goes on without somebody only at a table without a deadline, and a day after they were nudged in vain.
button-nudge = Nudge { $name }
button-without = Go on without { $name }
