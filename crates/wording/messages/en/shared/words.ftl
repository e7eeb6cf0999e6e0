# Small words that all games use.
list-two = { $first } and { $second }
list-more = { $first }, { $second }
nothing = nothing
chance = Chance
with-rule = { $text } { $rule }
edge-ne = north-east
edge-e = east
edge-se = south-east
edge-sw = south-west
edge-w = west
edge-nw = north-west
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
explain-legal = That is allowed: { $answer }.
explain-chance = Chance decides now, nobody chooses its outcome.

# Why a table refuses a request.
table-refused-too-long = That is too long to be an answer.
table-refused-not-open = That question has been answered already, or the table has moved on.
table-refused-not-yours = That is not yours to answer.
table-refused-no-such-seat = Nobody can take that seat.
table-refused-no-such-bot = There is no such bot.
table-refused-paused = The table is paused.
table-refused-busy = The last move is still being saved. Try again in a moment.
table-refused-undo-nothing = There is nothing to take back yet.
table-refused-undo-not-yours = The last answer was not yours.
table-refused-undo-barrier = A die, a card or an ended turn cannot be taken back.
table-refused-not-alone = Other people play here, or made some of these moves: ask them to go back.
table-refused-alone = Nobody else plays here who would have to agree.
table-refused-nothing-proposed = Nobody has asked to go back.
table-refused-already-proposed = Somebody has already asked to go back. Answer that first.
table-refused-resigned = You have resigned from this game.
table-refused-log-full = The saved game is almost as long as one can be, so there is no room for this any more.
table-refused-malformed = The table did not understand this message.

# What the JSON encoding of a table asks for when nothing is left but to end the turn.
table-ask-end-turn = { $who }, end your turn.

# What the terminal says to what a person types.
terminal-type = Type a number, the words behind it, or in short: { $answers }.
terminal-same-kind = Answers that begin with { $word }: { $answers }.
terminal-kinds = What can be answered now: { $answers }.
terminal-more = { $answers } (and { $count } more)
terminal-numbers = { $count ->
    [one] There is one answer, number 1.
   *[other] The answers are numbered 1 to { $count }.
}
terminal-asked = { $who } is asked now.
terminal-unknown = { $line } is not understood. { $suggestion }
terminal-no-answer = That does not answer the question. { $suggestion }
