### What the terminal says beside the game's own sentences.

terminal-you = you
terminal-turn = { $player }:
terminal-hint = Type a number, or a sentence such as “{ $example }”; “help” explains.
terminal-amount = { $low } to { $high }
terminal-number = the number itself
terminal-back = Enter goes back.
terminal-no-choice = There is no { $number } here; the numbers are { $numbers }.
terminal-no-more-numbers = { $number } is one too many: “{ $move }” is a whole sentence.
terminal-no-verb = “{ $word }” is neither a command nor a verb of this game; the verbs now are { $words }.
terminal-no-noun = “{ $word }” does not go with “{ $verb }”; it takes { $words }.
terminal-near-noun = “{ $word }” does not go with “{ $verb }”; did you mean { $words }?
terminal-nouns = “{ $verb }” takes { $count ->
    [0] no word
    [one] one word
   *[other] { $count } words
} behind it.
terminal-several = “{ $line }” may mean several things: { $moves }.
terminal-allowed = “{ $move }” is allowed now.
terminal-why = Say what: “why { $example }”.
terminal-undone = Taken back.
terminal-no-undo = There is nothing to take back: a roll, a card shown or another player’s move came in between.
terminal-saved = The game is saved in { $file }
terminal-resume = Go on with: outremer play --resume { $file }
terminal-begun = The game is kept in { $file } after every move.
terminal-thinking = { $player } is thinking …
terminal-bot-failed = { $player } has failed while thinking ({ $failure }), and plays the best that was found, or something simpler.
terminal-curtain = { $player }, press Enter when nobody else is looking.
terminal-roll = Chance must choose: type one of { $words }.
terminal-log = The game so far
terminal-over = The game is over.
terminal-rank = { $rank }. { $player }
terminal-score = Score
terminal-decided = decided by
terminal-nothing-found = No rule has all of these words: { $words }
terminal-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
terminal-question = Question
terminal-ruling = Our ruling
terminal-option = Option
terminal-choices = Choices
terminal-default = default
terminal-source = Rulebook
terminal-example = example
terminal-component = component
terminal-variant = variant
terminal-rule = rule
terminal-editions = editions: { $editions }
terminal-reconstructed = Not in the rulebook, and therefore reconstructed by us: { $what }. With --data FILE you play by the values of your own copy.
terminal-offers = { $player }, you may offer at any time:
terminal-no-offers = { $player }, there is nothing that you may offer now.
terminal-beside = Beside this, “offers”: { $offers }
terminal-no-breaking-in = Nobody may break in now: dice have been rolled, and their outcome is being settled.
terminal-as-whom = Say who: “as NAME”, one of { $players }.
terminal-no-player = There is no player “{ $word }”, or there are several; the players are { $players }.
terminal-a-bot = { $player } is played by the computer; only people at this keyboard speak by “as”.
terminal-always = From now on “{ $move }” is said for you whenever the same is asked; “always” alone takes that back.
terminal-ask-again = You are asked everything again.
terminal-not-always = Only an answer to what is asked, and one without further words, can be given always, such as “always pass”.
terminal-help =
    A number chooses from the list; where it opens a second list, “3 10” chooses from both at once.
    A sentence says the move itself, “{ $example }”; the first letters of each word will do.
    always ANSWER    answer so now and whenever the same is asked; alone: ask again
    undo             take your last move back
    why SENTENCE     may I say this, and if not, which rule forbids it?
    why              what did the last move of a bot do, as far as I may know?
    rules WORDS      look rules up
    board            draw the board again
    legend           what the signs on the board mean
    log              all that has happened
    save [FILE]      the game is saved after every move; this keeps a copy
    quit             leave; the game can be resumed
terminal-help-offers =
    offers           what you may offer beside what is asked; Enter goes back
    as NAME          another person at this keyboard makes an offer, unseen

## What is typed to ask something of the terminal

command-help = help
command-offers = offers
command-as = as
command-always = always
command-undo = undo
command-why = why
command-rules = rules
command-board = board
command-legend = legend
command-log = log
command-save = save
command-quit = quit

terminal-legend-asked = ▶ asked now, ×2 twice
