## What is agreed at a table that fills up

lobby-waits-full = All seats of this table are taken, and its waiting list is full, too.
lobby-host-only = Only the host of this table changes its options.
lobby-options = Options of this table
lobby-options-text = A press switches to the other choice and holds at once, for all to see.
lobby-options-read = { $host } is the host here and can change this until the game begins.
lobby-start = 🕗 { $at }: everybody at the table is called, and with all seats taken the game begins by itself.
lobby-start-open = 🕗 The game begins when the host sets sail.
lobby-waiting = ⏳ On the waiting list: { $users }
lobby-moved-up = 🙋 { $users }, a seat has become free: you sit at the table now.
lobby-begun = ⛵ The game has begun; its board stands further down.
lobby-call-full = ⛵ { $users }, it is time, everybody is here, and the game begins.
lobby-call-short = { $free ->
    [0] ⏰ { $users }, it is time, but the game could not begin by itself. { $host } sets sail.
    [one] ⏰ { $users }, it is time! One seat is still free. { $host } decides: set sail now, or wait a little.
   *[other] ⏰ { $users }, it is time! { $free } seats are still free. { $host } decides: set sail now, or wait a little.
}
lobby-call-occupied = ⏰ { $users }, it is time, but another game still runs in this channel. As soon as that is over, { $host } sets sail.
lobby-call-missed = ⏰ { $users }, your game was agreed for { $at }, and I was away then. { $host } sets sail when you are together.
button-wait = Waiting list
button-when = Start time
when-title = When does this table begin?
when-label = Day and time, or empty for none
when-hint = Friday 20:00 · tomorrow 19:30 · 2026-11-27 20:00
when-unread = I cannot read “{ $said }” as a day and time. Write for example **Friday 20:00**, **tomorrow 19:30** or **2026-11-27 20:00**; times are read as { $zone }.
when-past = “{ $said }” is over already, as times are read here ({ $zone }). Write a time to come, for example **tomorrow 19:30**.
when-far = “{ $said }” is more than a year away. Agree on something sooner, for example **Friday 20:00**.
