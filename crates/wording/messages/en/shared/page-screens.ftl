# The page: screens.

page-loading = Loading …

# The log.
page-log-set-up = Set-up
page-log-filter = Which lines
page-log-filter-all = All
page-log-filter-mine = Mine
page-log-filter-combats = Combats
page-log-filter-contests = Contests
page-log-lines = What happened, the newest first
page-log-empty = Nothing yet.
page-log-more = Show more
page-log-look = Look at this moment
page-log-rule = Rule { $rule } in the handbook
page-log-undone = { $count ->
    [one] { $count } move taken back.
   *[other] { $count } moves taken back.
}
page-log-undone-by-all = { $count ->
    [one] Everybody agreed to take back { $count } move.
   *[other] Everybody agreed to take back { $count } moves.
}
page-log-turn-undone = { $count ->
    [one] A turn of { $count } move was taken back: dice and cards are drawn again.
   *[other] A turn of { $count } moves was taken back: dice and cards are drawn again.
}
page-log-seat-bot = A bot plays for { $who } now.
page-log-seat-person = { $who } is played by a person now.
page-log-seat-resigned = { $who } has resigned: a bot plays on.
page-log-seat-absent = { $who } is away: somebody else plays on.
page-log-paused = The table is paused.
page-log-resumed = The table goes on.
page-log-stand-in = { $who } ran out of time: a bot gives this answer.
page-log-undo-proposed = { $who } asks to take back { $moves }.
page-log-undo-accepted = { $who } agrees to go back.
page-log-undo-declined = { $who } does not agree to go back.
page-log-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
page-log-past = You are looking at the past: step { $step } of { $all }.
page-log-now = Back to now

# The controls of a replay.
page-replay = Replay
page-replay-eyes = Everything lies open
page-replay-start = Before the first move.
page-replay-count = Step { $step } of { $all }
page-replay-scrubber = Moment of the game
page-replay-move = Move through the game
page-replay-turn-back = To the start of this turn or the turn before
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forward = One step forward
page-replay-turn-forward = To the next turn
page-replay-speed = Speed
page-replay-times = { $speed }×
page-replay-branch = Play on from here
page-replay-keys = Space plays and pauses, arrows step, with Shift by turns, Home and End go to the ends.

# The handbook.
page-back = Back
page-handbook-title = { $game } handbook
page-handbook-search = Search the rules
page-handbook-sections = Sections
page-handbook-results = Rules found
page-handbook-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
page-handbook-nothing = No rule is about these words. Try others, or a part of a word.
page-handbook-all = Show all of them
page-handbook-failed = The handbook could not be loaded ({ $reason }).
page-handbook-no-reason = no connection

# The gallery.
page-gallery = Gallery
page-gallery-title = Terrain and pieces
page-gallery-sight = Seen with
page-gallery-sight-full = full colour vision
page-gallery-sight-deuteranopia = deuteranopia (no green)
page-gallery-sight-protanopia = protanopia (no red)
page-gallery-sight-tritanopia = tritanopia (no blue)

# The end of the game.
page-score-show = Show the scores
page-score-counting-cosmic-frog = Counting the Vaults …
page-score-counting-volcanique = Counting the points …
page-score-undone-turns = { $count ->
    [one] { $count } turn was taken back, and dice and cards were drawn again.
   *[other] { $count } turns were taken back, and dice and cards were drawn again.
}
page-score-skip = Skip the counting
page-score-tie = The most points win; frogs with equal points share the victory.
page-score-solo = RoboFrogs score each Land alone; you win only with more than they have.
page-score-lines = What was counted
page-score-line = { $tile } in { $slots }
page-score-plus = +{ $points }
page-score-domains = Domains: { $list }
page-score-domain-stone = stone
page-score-domain-terra = terra
page-score-domain-water = water
page-score-domain-plant = plant
page-score-bonus = Rich Lands
page-score-slot = slot { $slot }: { $tiles }
page-score-vault = Vault, from the bottom up: { $slots }
page-score-empty = Empty Vault
page-score-points = { $count ->
    [one] point
   *[other] points
}
page-score-again = Play again
page-score-board = Look at the board

# The language of the page. Each language calls itself by its own name; people look for the word "language" in theirs.
page-language-name = English
page-settings-language = Language / Sprache
page-settings-language-auto = Automatic
# What stands between the whole number and its fraction.
page-decimal-mark = .
