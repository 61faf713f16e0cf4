## What is agreed at a table that fills up

lobby-own-wish = This table stands already with what you picked first. As its host you may change it there.
lobby-other-wish = This table plays something other than your button said, because somebody else was faster. The table says what; its host may change it.
lobby-waits-full = All seats of this table are taken, and its waiting list is full, too.
lobby-sat = 🪑 You sit at the table now. It stands { $at }.
lobby-fills = No game runs here yet: a table is filling up, { $at }, with { $people }. This works as soon as its game has begun.
lobby-fills-move = A table is filling up in this channel, { $at }, with { $people }, so no game can move here now. Bring yours to another channel, or wait until that table is closed.
lobby-sits = You sit at this table already. It stands { $at }.
lobby-put-on-list = ⏳ All seats are taken, so you are on the waiting list now. The table stands { $at }.
lobby-listed = ⏳ You are on the waiting list of this table already. It stands { $at }.
lobby-off-list = You are no longer on the waiting list of this table. It stands { $at }.
lobby-got-up = You have left the table, and your seat is free again. It stands { $at }.
lobby-not-there = You have no seat at this table, so there is none to leave.
lobby-host-only = Only the host of this table changes its options.
lobby-options = Options of this table
lobby-options-text = A press switches to the other choice; it takes effect at once, and everybody sees it.
lobby-options-read = { $host } is the host here and can change this until the game begins.
lobby-start = 🕗 { $at }: everybody at the table is called, and with all seats taken the game begins by itself.
lobby-start-open = 🕗 The game begins when the host sets sail.
lobby-language = 🌐 The public messages of this table are in { $language }. What only you see is in your language, and **/board**, or the button for the whole board, shows you all that the board says in it.
lobby-host-until = ⛵ The host sets sail; from { $at } on so may anybody who sits here: an hour after everybody for whom a seat is kept is here, or after an agreed start.
lobby-host-first = ⛵ Until all for whom a seat is kept sit here, only the host sets sail; an hour after that, so may anybody who sits here.
lobby-waiting = ⏳ On the waiting list: { $users }
lobby-moved-up = { $n ->
    [one] 🙋 { $users }, a seat has become free: you sit at the table now.
   *[other] 🙋 { $users }, seats have become free: all of you sit at the table now.
}
lobby-begun = ⛵ The game has begun; its board stands further down.
lobby-late = The game of this table has begun, so nothing was changed. Its board shows how it stands; what can still be settled stands there under **Table**.
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
button-room = Seats: { $n }
when-title = When does this table begin?
when-label = Day and time (empty: no fixed start)
when-hint = Friday 20:00 · tomorrow 19:30 · { $date } 20:00
when-unread = I cannot read “{ $said }” as a day and time. Write for example **Friday 20:00**, **tomorrow 19:30** or **{ $date } 20:00**; times are read as { $zone }.
when-past = “{ $said }” is over already, as times are read here ({ $zone }). Write a time to come, for example **tomorrow 19:30**.
when-far = “{ $said }” is more than a year away. Agree on something sooner, for example **Friday 20:00**.
lobby-called = 📣 { $role }, a table is open.
lobby-lost = 📦 The channel of a table that you had joined was deleted: **{ $table }**. { $again }

## What a server settles

# cmd-…: built in src/bot/src/discord/localize.rs
cmd-settings = settings
cmd-settings-text = How games are played on this server; changed by whoever manages channels
cmd-settings-opt-zone = zone
cmd-settings-opt-zone-text = The time zone in which days and times are read, such as Europe/Berlin
settings-title = Games on this server
settings-channels = 📍 Tables are opened in: { $value }
settings-opens = 🔑 Tables are opened by: { $value }
settings-calls = 📣 Called when a table opens: { $value }
settings-zone = 🕗 Days and times are read in: { $value }
settings-everywhere = all channels
settings-everybody = everybody
settings-nobody = nobody
settings-text = What is pressed or picked holds at once, for new tables. **/settings** with `zone:` changes the time zone. A role is called if it may be mentioned by everybody, or if I may mention all roles.
settings-read = Whoever may manage channels can change this with **/settings**.
settings-menu-channels = Only in these channels…
settings-menu-opens = Only this role opens tables…
settings-menu-calls = Call this role…
settings-anywhere = All channels
settings-anybody = Everybody opens
settings-call-nobody = Call nobody
settings-language-own = Language: of whoever opens
settings-language-en = Language: English
settings-language-de = Language: German
settings-threads = Every game in its own thread
settings-no-threads = Games in the channel
settings-server = Only a server has settings. Here you play by yourself, as you like.
settings-manage = Only whoever may manage channels on this server changes its settings.
settings-no-zone = I do not know the time zone “{ $zone }”. Pick one from the list while you type, such as **Europe/Berlin**.
settings-not-kept = That could not be kept, so everything is as it was. Please try again.
settings-not-everyone = That is the role of everybody. Pick another one, or the button for everybody or nobody.
barred-channel = On this server games are played in { $channels }. Open your table there.
barred-role = On this server { $role } opens the tables. Ask somebody with that role to open one; sitting down is open to everybody.

## Games in a thread of their own

lobby-thread = 🧵 The game gets a thread of its own.
lobby-thread-settled = 🧵 The game gets a thread of its own, as on all tables of this server.
lobby-begun-in = ⛵ The game has begun in { $thread }.
lobby-call-no-thread = ⏰ { $users }, it is time, and everybody is here, but I could not open a thread for the game. { $host } sets sail, and learns what I lack; under “Options” the game can stay in the channel.
button-in-thread = In its own thread
button-in-channel = In this channel
thread-call = ⛵ { $users }, your game is here.
thread-permissions = For a game in a thread of its own I lack these permissions here: { $names }. Grant them, or let the game stay in the channel (under “Options”, or by **/settings** where the server settles it); the table stands as it was.
thread-forbidden = I may not open a thread here. Grant me “Create Public Threads” and “Send Messages in Threads”, or let the game stay in the channel (under “Options”, or by **/settings** where the server settles it); the table stands as it was.
thread-failed = Discord did not open the thread just now. The table stands as it was: press again in a moment, or let the game stay in the channel.

## What is chosen at any table

table-pace-live = ⏳ Live: you are all there and answer within ten minutes; nobody is waited for longer than ten minutes.
table-pace-several = ⏳ Several times a day: you look in every few hours and answer within six; nobody is waited for longer than six hours, quiet hours (**/notify**) not counted, and small questions are settled ahead (**/standing**). With votes a round may take a day.
table-pace-daily = ⏳ Once a day: you look in once a day, and nobody is waited for longer than 30 hours. In quiet hours (**/notify**) no deadline ends and nobody is called. With votes and questions a round may take two or three days, a game of twelve rounds three to five weeks.
table-pace-relaxed = ⏳ No deadline: everybody is waited for, however long it takes.
table-switch-live = Pace: live
table-switch-several = Pace: several times a day
table-switch-daily = Pace: once a day
table-switch-relaxed = Pace: no deadline
table-note-live = Everybody answers within ten minutes
table-note-several = Everybody answers within six hours
table-note-daily = Everybody answers within 30 hours
table-note-relaxed = Everybody takes all the time they like
table-language = 🌐 Public messages in { $language }.
table-english = English
table-german = German
table-release = Free the held seats
table-here = This is how it is now
