### The client's own words. Those of a game come from the game.

## Everywhere

app-title = Outremer
app-motto = Medieval strategy, at one table
skip-to-content = Skip to content
skip-to-board = Skip to the board
nav-label = Main
nav-home = Tables
nav-rules = Rules
nav-account = Account
nav-settings = Settings
loading = One moment …
cancel = Cancel
copy = Copy
copied = Copied
yes = Yes
no = No
you = you
notification-awaited = It is your turn.
title-awaited = Your turn
unreachable = The server cannot be reached. Trying again …
trouble = That did not work. Please try again.
not-loaded = This part of the page could not be loaded.
not-loaded-again = Load again
missing-title = There is nothing here
missing-text = This page does not exist, or the table has been put away.
missing-home = To the tables

## Who you are

welcome-title = Take a seat
welcome-text = Choose a name and play at once. No account, no mail address.
welcome-first = One name, and the game begins.
welcome-name = Your name
welcome-enter = Enter

## Home

home-hello = Good day, { $name }
home-yours = Your tables
home-games = The games
home-invite = Invite friends
home-awaited = Your turn
home-open = Open tables
home-open-none = No table matches. Open one yourself: bots are always free.
home-filter-game = Game
home-filter-state = State
home-filter-all = all
home-new = New table
home-play-bots = Play against bots now
home-guide = Play a led first round
home-learn = Read how it goes
home-join = Sit down here
home-more = { $count ->
    [one] One more
   *[other] { $count } more
}
state-waiting = waiting for players
state-playing = in play
state-finished = finished
state-frozen = frozen
table-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
table-open-seat = free seat
table-opened = opened { $ago }
table-pace = { $time } for each decision
table-pace-none = no clock

## Learning a game

learn-title = Learn to play
learn-reference = All rules
learn-contents = On this page
learn-rules = The rules behind this
learn-signs = What the signs mean

## New table

new-title = New table
new-game = Game
new-seats = Seats
new-seats-count = Players
new-seat = Seat { $number }
new-seat-me = you
new-seat-person = a person
new-seat-bot = Bot: { $bot }
bot-random = moves at random
bot-easy = easy
bot-greedy = looks one move ahead
bot-medium = medium, thinks up to a second
bot-hard = hard, thinks up to three seconds
new-visibility = Who may join
new-visibility-open = Anyone: listed among the open tables
new-visibility-link = Whoever has the link
new-visibility-private = Only those who are invited
new-clock = Time for each decision
new-clock-none = as long as it takes
new-clock-text = When it is up, the server answers for the player: what stands, else a pass.
new-windows = Moments in passing
new-windows-ask = Everybody is always asked
new-windows-unconcerned = Passed over for those whom they do not concern
new-windows-always = Passed over for everybody
new-windows-text = This game asks now and then whether somebody wants to step in with a card. Everybody can choose otherwise at the table.
new-expansions = Expansions
new-rulings = Rulings
new-rulings-text = Where the editions differ or the book leaves a choice. The defaults follow the edition.
new-ruling-rule = the rule
new-create = Open the table

## Waiting room

room-title = Waiting for players
room-invite = Invite
room-invited = Send this link: it gives its reader seat { $number }.
room-invitation = { $count ->
    [0] You are invited to a game of { $game }. Sit down at a free seat.
    [one] { $names } invites you to a game of { $game }. Sit down at a free seat.
   *[other] { $names } invite you to a game of { $game }. Sit down at a free seat.
}
room-take = Sit here
room-leave = Stand up
room-ready = Ready
room-not-ready = Not ready yet
room-im-ready = I am ready
room-start = Start now
room-start-hint = The game starts by itself once every seat is taken and everybody is ready.
room-to-bot = Give to a bot
room-which-bot = Which bot sits in seat { $number }
room-to-person = Keep for a person
room-free = free
room-absent = away
room-here = here
room-options = What is played

## Table

table-awaits = { $count ->
    [0] The table thinks …
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
table-awaits-since = for { $time }
table-dice = Chance decides …
table-spectating = You are watching.
table-prompt = What is asked
table-sending = Sending …
table-reconnecting = The connection was lost. Coming back …
table-connecting = Going to the table …
table-frozen = This table is frozen
table-over = The game is over
table-undo = Undo
table-ask-undo = Ask to undo
table-undo-asked = { $name } asks to take back a move.
table-undo-grant = Allow
table-undo-refuse = Refuse
table-undo-granted = The move was taken back.
table-undo-refused = The others refused to take it back.
table-stale = The position has changed since you chose “{ $move }”. Play it now?
table-stale-play = Play it
table-show-rule = Show the rule
table-why = Why?
table-mode = What a click on the board does
table-which = Which one?
table-text-board = Text board
table-substitute = A bot plays for you until you return.
table-come-back = Take my seat back
table-leave = Leave the table
table-leave-sure = Leave the table? A bot plays on for you until you return.
table-choose-number = Number
table-less = Less
table-more = More
sole-move = Your only move is “{ $move }”: it is said for you in a moment.
sole-wait = I will say it
standing-always = Always say “{ $move }” here
standing-here = You let “{ $move }” stand here.
standing-lift = Lift
standing-lift-one = Lift: { $move } ({ $where })
standing-title = Standing answers
clock-left = Time left
clock-said = { $time } left
offers-title = What else you may offer
offers-addressed = A proposal waits for your answer
offers-addressed-short = A proposal for you
standing-here-unless = You let “{ $move }” stand here, unless it concerns you.
standing-wish = Moments like this
standing-wish-ask = Ask me
standing-wish-unconcerned = { $move } unless it concerns me
standing-wish-always = Always { $move }
standing-windows = Moments in passing
standing-windows-text = Some moments are asked about just in case. Say which ones you want to see.
note-new = New to you
note-understood = Got it
note-no-more = No more notes

guide-title = A guided first round
guide-progress = Step { $step } of { $steps }
guide-explanation = What it is about
guide-begin = Show me
guide-freely = Play freely
guide-unfold = Show the guide
guide-fold = Fold the guide
guide-leave = Leave the guide
guide-watch = Watch what the others do. You are asked again soon.
guide-passing = A question in passing: answer it as you like.
guide-held = { $move }? Not now.
guide-ended = The first round is played
guide-over = The guide ends here. The game can go on.
guide-real = Your first real game
guide-stay = Play on here
guide-real-about = A new game against bots, with notes on what is new.

table-prompt-fold = Fold the prompt
table-prompt-unfold = Show all of the prompt
table-pages = Pages of the table
page-board = Board
page-hand = Hand
page-players = Players
page-log = Log
page-talk = Talk
page-more = More
panel-seats = Players
panel-panels = Log, talk and rules
panel-log = Log
panel-talk = Talk
panel-rules = Rules
panel-replay = Replay
panel-options = Options
panel-screen = Your screen

log-empty = Nothing has happened yet.
log-since = Since you were here
log-step = Step through it
log-latest = To the latest
log-round-end = What the round brought
log-stands = now
log-earlier = Earlier lines
log-to = Look at the position after this
story-before = Since you were here
story-skip = Skip
story-skip-to-me = Skip, it is your turn
talk-empty = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-spectators = Spectators’ talk stays among spectators.
talk-table = Table
talk-room = Talk of { $name }
talk-rooms = Rooms
talk-unheard = unread
talk-within = Only { $names } can read this.
talk-heard-by = Heard by { $names }
talk-closed = This talk is over. Whoever was in it can still read it.
talk-say-within = Say something in confidence

rules-current = Now
rules-search = Search the rules
rules-none = No rule contains that.
rules-ruling = Our reading
rules-source = Rulebook: { $chapter }
rules-the-rule = The rule
rules-option = Option: { $option }
rules-title = Rules of { $game }
rules-reference = New to the game? Start there; this is the reference, rule by rule.
rules-count = { $count ->
    [one] one rule
   *[other] { $count } rules
}

replay-position = Position { $at } of { $last }
replay-now = The game as it stands
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-run = Let it run
replay-as = Seen by
replay-spectator = a spectator
replay-link = Copy the link to this position
replay-download = Download the record
replay-leave = Back to the game
replay-here = You are looking at an earlier position.
replay-more = Seen by, link, record, play on
replay-by = Step by
replay-by-move = move
replay-by-turn = turn
replay-by-round = round
replay-said = { $name }: { $move }
replay-taken-back = Something was taken back.
replay-answered = { $name } answered in secret.
replay-begins = The game begins.

result-title = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
result-curve = The course of the game
result-curve-axis = Course of each player over the positions of the game
result-turns = Turning points
result-turn = { $name } takes the lead (position { $moment })
result-again-go = Play again
result-again-there = To the new table
result-parts = What makes the total: { $what }
result-ties = What decided between equals
result-fold = Show the board
result-unfold = Show why
result-why = Why it ended so
hint = Hint
hints-allowed = Hints may be taken
hints-text = Whoever asks is told the best moves by what they may know, and everybody sees it.
hints-taken = { $count ->
    [one] 1 hint taken
   *[other] { $count } hints taken
}
coach = Coach
result-what-if = What if …

play-on-title = What if …
play-on-note = Alone against bots, on a copy. This game stays as it is.
play-on-redealt = Alone against bots, on a copy in which what you cannot see is dealt anew. This game stays as it is.
play-on-as = Play on as
play-on = Play on from here
copy-of = A copy, from position { $moment } on.
copy-original = To the original
copy-mark = copy from position { $moment }

keys-title = Keys
keys-board = B: to the board
keys-arrows = Arrows: from place to place
keys-enter = Enter: play there
keys-mode = X: what a click does
keys-digits = 1 to 9: the choices of the prompt
keys-undo = U: undo
keys-skip = S: skip what is being told
keys-replay = Comma and full stop: look back, one step back or on
keys-why = ?: what it would do, or why not
keys-escape = Escape: close

## Account

account-title = Account
account-guest = You play as a guest, known to this device only.
account-kept = You are known as { $name } wherever you log in.
account-name = Name
account-rename = Change the name
account-keep = Keep as an account
account-keep-text = With a login and a password you find your tables again on any device.
account-login = Login
account-password = Password
account-password-hint = At least 8 characters.
account-keep-go = Keep
account-log-in = Log in
account-log-in-text = On another device you keep your tables and your seats.
account-log-out = Forget this device
account-log-out-text = A guest who forgets this device loses the seats that go with it.
account-tokens = Keys for programs
account-tokens-text = A program with such a key plays in your name: a bot of your own, in any language.
account-token-label = What it is for
account-token-new = Make a key
account-token-once = Copy it now: it is shown this once.
account-token-drop = Withdraw
account-tokens-none = No keys yet.
account-renamed = You have another name now.
account-log-out-kept = You find everything again when you log in.
account-leave-title = Leaving
account-password-title = Password and codes
account-password-text = Another password logs out every other device and ends the recovery codes; passkeys and keys for programs stay until you remove them. Recovery codes, written down, bring you back if you forget it: each is good once.
account-password-now = Your password now
account-password-new = New password
account-password-change = Change the password
account-password-changed = The password is changed, every other device is logged out, and recovery codes of before are good no more.
account-codes-new = Make recovery codes
account-codes-once = Write these down now: they are shown this once, and older ones are good no more.
account-code = Recovery code
account-forgotten = Password forgotten
account-recover = Come back with this code
account-recover-text = A recovery code brings you back once, with another password from now on. Every other device is logged out.
account-enter-passkey = Log in with a passkey
account-passkeys = Passkeys
account-passkeys-text = With a passkey your device lets you in, by finger, face or its own code, and nobody can guess anything.
account-passkey-make = Make a passkey on this device
account-passkey-made = This passkey lets you in from now on.
account-passkey-drop = Remove
account-devices = Where you are logged in
account-devices-text = Whoever should not be in is out with one click.
account-device-here = This device
account-device-seen = Last here on { $day }
account-device-unknown = An unknown device
account-device-drop = Log out
account-device-dropped = That device is logged out.
account-drop-others = Log out everywhere else
account-others-dropped = Every other device is logged out, and every key withdrawn.
account-token-scope = It may
account-token-days = For
account-token-until = until { $day }
account-scope-watch = watch
account-scope-play = watch and play
account-scope-manage = play and change name and keys
account-days = { $days } days
account-data-text = Everything that is kept about you, in one file.
account-data-save = Save my data
account-data-saved = Your data is saved in the file outremer.json.
account-erase = Delete everything about me
account-erase-text = Your games stay for those who played with you, with a bot in your seat. Your name goes, and nothing brings it back.
account-erase-sure = Delete for good
account-erase-not = Rather not
account-erased = Everything about you is deleted.
account-suspended-text = You are not let in, but what is kept about you is yours: by this login and password you can have it, or delete it.
guest = guest
somebody-gone = Somebody who left

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Light or dark
settings-theme-system = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Movement
settings-motion-system = as the device
settings-motion-off = none
settings-pace = The others’ moves, told one by one
settings-pace-off = all at once
settings-pace-brisk = brisk
settings-pace-calm = calm
settings-sound = Soft sounds: your turn, a piece, coins, a refusal, the end
settings-sound-still = No sounds are made while motion is reduced.
settings-volume = Volume
settings-notify = A notification when it is your turn
settings-notify-blocked = The browser does not allow notifications for this page.
settings-text-board = Always use the text board
settings-notes = Notes on what is new in a first game
settings-sole = Say it for me where I have only one move
settings-kept = Kept on this device.

## The text board

text-board = Text board
text-none = none
text-open-forms = What is going on

## Drawn boards

zoom-in = Closer
zoom-out = Farther

## Reports, and those who look after a server

report = Report something
report-text = The administrators of this server read it, and nobody else.
report-what = What is it about?
report-name = The name { $name }
report-why = Why?
report-send = Report
report-sent = Thank you. The administrators will look at it.

house-title = Looking after this server
house-reports = What was reported
house-no-reports = Nothing was reported.
house-older = More that was reported
house-acts = What was done
house-no-acts = Nothing was done yet.
house-about-name = A name
house-about-talk = Something that was said
house-by = { $name }, { $day }
house-player = About { $name }
house-table = its table
house-suspended = suspended
house-settled = settled
house-suspend = Suspend
house-suspend-done = Suspended: logged out everywhere, and a bot plays on.
house-let-in = Let in again
house-let-in-done = Let in again.
house-delete-line = Delete what was said
house-line-deleted = It is gone for everybody.
house-close = Close the table
house-closed = The table is closed.
house-reopen = Open the table again
house-reopened = The table is open again.
house-settle = Settled
house-new-name = Another name
house-renamed = The name was changed.
house-command-line = the command line
house-act-grant = Made an administrator:
house-act-revoke = No administrator any more:
house-act-settle = Settled report:
house-act-suspend = Suspended:
house-act-unsuspend = Let in again:
house-act-rename = Renamed:
house-act-close = Closed a table:
house-act-reopen = Opened a table again:
house-act-delete-talk = Deleted:
