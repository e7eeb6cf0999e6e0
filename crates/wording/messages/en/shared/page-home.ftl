# The page: home, set-up, saved tables, settings, menu.
page-title = Strata
page-title-of = { $screen } · Strata
page-menu-leave = Leave the table
page-menu-gallery = All pieces
page-menu-export = Export this game
page-orders-title = When to ask me
page-orders-text = Most windows offer you to play a card or a power. The table lets those go by that you tick here.
page-orders-always = Ask me always
page-orders-attacked = Ask me only when I am attacked

page-home-tag = Two board games about land that will not stay where you put it.
page-home-play = Play now
page-home-play-short = Play
page-home-play-game = Play { $game }
page-home-play-more = Your frog against three RoboFrogs
page-home-continue = Continue
page-home-ways = Ways to play
page-home-pass = Pass and play
page-home-pass-more = One screen, handed round
page-home-setup = Set up a game
page-home-setup-more = Players, bots and variants
page-home-learn = Learn
page-home-learn-more = The rules, step by step
page-home-replay = Watch a replay
page-home-replay-more = Finished games, move by move
page-home-more = More
page-home-gallery = All pieces
page-home-games = Games
page-home-selected = Selected
page-home-frog-name = Cosmic Frog
page-home-frog-about = Two-mile-tall frogs leap, swallow land and knock each other into other dimensions.
page-home-frog-count = 3 to 6 frogs
page-home-volcano-name = Volcanique
page-home-volcano-about = Raise islands, stack land, let the lava run and keep your critters out of it.
page-home-volcano-count = 2 to 5 players
page-home-legal = Strata is an unofficial fan implementation. It is not affiliated with or endorsed by the makers of Cosmic Frog or Volcanique.

page-entry-state = { $far } · { $when }
page-entry-marked = { $far }, { $mark }
page-entry-undone-turns = { $count ->
    [one] { $count } turn taken back
   *[other] { $count } turns taken back
}
page-entry-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
page-entry-bots-calm = { $count ->
    [one] { $count } calm bot
   *[other] { $count } calm bots
}
page-entry-bots-keen = { $count ->
    [one] { $count } keen bot
   *[other] { $count } keen bots
}
page-entry-won = { $who } won, { $points }
page-entry-shared = { $who } share the victory, { $points }
page-entry-robots = { $count ->
    [one] { $count } RoboFrog
   *[other] { $count } RoboFrogs
}
page-entry-over = finished
page-entry-fractures = { $count } of { $all } fractures
page-entry-fresh = not begun
page-entry-begun = just begun
page-ago-now = just now
page-ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
page-ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
page-ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
page-ago-weeks = { $count ->
    [one] { $count } week ago
   *[other] { $count } weeks ago
}

page-tables-import = Import a file
page-tables-export-all = Export all
page-tables-export = Export
page-tables-open = Continue
page-tables-replay = Replay
page-tables-result = Result
page-tables-over = Finished
page-tables-delete = Delete
page-tables-keep = Keep it
page-tables-sure = Delete this game for good?
page-tables-line = { $who }, { $state }
page-tables-added = { $count ->
    [one] { $count } table was added.
   *[other] { $count } tables were added.
}
page-tables-known = { $count ->
    [one] That table is here already.
   *[other] All { $count } tables are here already.
}
page-tables-other-tab = An older version of the page played on with a copy in another tab. This is that copy.
page-tables-branch = Branch
page-tables-branch-more = It began at a move of another table.
page-tables-empty = No saved tables yet
page-tables-empty-more = Every game is kept on this device as it is played, and stands here until you delete it. Set up a game, or import a file that you exported elsewhere.
page-import-too-large = The file is larger than { $most } megabytes; no export of Strata is.
page-import-too-many = The file has { $count } tables; at most { $most } are read from one file.
page-import-empty = The file is empty.
page-import-version = The file was written by another version of Strata (format { $version }). This version reads format 1.
page-import-bad-list = The file is an export of Strata, but something in it is broken ({ $reason }).
page-import-not-ours = The file is no export of Strata and no save of a game.
page-import-checking = Checked { $done } of { $all } tables …
page-import-adding = Added { $done } of { $all } tables …
page-import-cancel = Cancel
page-import-cancelled = Cancelled; nothing was added.
page-import-sound = { $count ->
    [one] { $count } table is sound.
   *[other] { $count } tables are sound.
}
page-import-partly = One table is followed up to move { $moves } of { $all }: { $reason }.{ $origin } You can watch it up to there, or play on from there.
page-import-refused = One table cannot be used: { $reason }.
page-import-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
page-import-nothing = Nothing was added.
page-import-stopped = { $count } of { $all } tables were added. { $reason }
page-export-partly = The file has { $count } of { $all } tables; the others could not be read. { $reason }
page-export-several = Your games are in { $count } files, because one file would be too large. Let the browser save all of them; you can import them together.
page-export-failed = The browser did not take the file. Try another browser, or allow downloads for this page.
page-file-too-large = { $file } is too large; at most { $most } KB are read.
page-file-unreadable = { $file } could not be read.
page-file-no-text = The file is no text.

page-settings-speed = Animations
page-settings-speed-slow = Slow
page-settings-speed-normal = Normal
page-settings-speed-fast = Fast
page-settings-speed-off = Off
page-settings-speed-still = Your system asks for less motion, so nothing moves whatever you choose here.
page-settings-sound = Sound
page-settings-sound-on = On
page-settings-sound-off = Off
page-settings-text = Text size
page-settings-text-normal = Normal
page-settings-text-large = Large
page-settings-text-larger = Larger
page-settings-contrast = More contrast
page-settings-contrast-on = On
page-settings-contrast-off = Off
page-settings-theme = Colours
page-settings-theme-dark = Dark
page-settings-theme-light = Light
page-settings-theme-system = As the system

page-new-title = Set up Cosmic Frog
page-new-presets = Ready-made games
page-new-preset-first-game = First game
page-new-preset-first-game-more = The plain rules. Land of a kind lies together, so the Shard is easy to read.
page-new-preset-short = Short
page-new-preset-short-more = More fractures under the Shard, and thrown-out frogs come back with their next card.
page-new-preset-everything = Everything
page-new-preset-everything-more = Every variant that goes together: rich Lands, Surge, Decisions, Resistance, Quakes and Vortexes.
page-new-who = Who plays
page-new-against = Against
page-new-against-frogs = People and bots
page-new-against-easy = RoboFrogs, easy
page-new-against-normal = normal
page-new-against-hard = hard
page-new-against-more = Every frog is played by a person or a bot.
page-new-against-robo-more = A game for one: your frog against three that follow printed rules. They have 3, 4 or 5 action cards each.
page-new-robo-diversity = RoboFrogs score diversity
page-new-robo-diversity-more = The domains in their Vault bring them points too: a harder game.
page-new-summary-solo = Your frog against three RoboFrogs.
page-new-count = Frogs
page-new-seat = Seat { $number }: { $colour }
page-new-colour = { $colour }; change the colour
page-new-colours = Colours to choose from
page-new-who-person = Person
page-new-who-calm = Calm bot
page-new-who-keen = Keen bot
page-new-name = Name
page-new-name-of = { $who } ({ $colour })
page-new-held = Who plays this seat
page-new-own = A person of its own
page-new-same = Same person as { $who }
page-new-team = Team { $number }
page-new-team-of = Team of this frog
page-new-how = How long and where
page-new-variants = Variants
page-new-rule = In the handbook: { $title }
page-new-info = i
page-new-length = Length
page-new-length-shorter = Shorter
page-new-length-shorter-more = 24 fractures under the Shard: it breaks sooner.
page-new-length-normal = Normal
page-new-length-normal-more = 20 fractures under the Shard.
page-new-length-longer = Longer
page-new-length-longer-more = 16 fractures under the Shard: it holds longer.
page-new-layout = Land
page-new-layout-scattered = Scattered
page-new-layout-scattered-more = Chance puts every Land anywhere.
page-new-layout-clustered = Clustered
page-new-layout-clustered-more = Chance puts Land of a kind near each other.
page-new-layout-drafted = Drafted
page-new-layout-drafted-more = The frogs take turns placing Land before the game; against RoboFrogs you place all of it.
page-new-teams = Teams
page-new-teams-none = None
page-new-teams-none-more = Every frog for itself.
page-new-teams-odd = Every frog for itself. Teams need 4 or 6 frogs.
page-new-teams-two-twos = 2 teams of 2
page-new-teams-two-threes = 2 teams of 3
page-new-teams-three-twos = 3 teams of 2
page-new-teams-more = A team shares one Vault and knows its members’ cards.
page-new-symbiotic = Symbiotic Teammates
page-new-symbiotic-more = At the start of a turn, a frog may swap ability cards with a teammate.
page-new-rich = Rich Lands
page-new-rich-off = Off
page-new-rich-off-more = All Lands of a kind are alike.
page-new-rich-hidden = Hidden
page-new-rich-hidden-more = Some Lands are worth more; you see which when Vaults are scored.
page-new-rich-open = Open
page-new-rich-open-more = Some Lands are worth more, and everybody sees which from the start.
page-new-home = The way home
page-new-home-usual = As ever
page-new-home-usual-more = A frog in the Outer Dimensions sets cards aside and pays two of them to come home.
page-new-home-bounce = Bounce Back
page-new-home-bounce-more = A frog in the Outer Dimensions comes home with its next card.
page-new-home-decide = Decisions
page-new-home-decide-more = A frog may drift exactly one dimension instead of rolling, and coming home trades held cards for ability cards.
page-new-surge = Aether Surge
page-new-surge-more = No leap crosses the Aether to another part of the Shard.
page-new-resist = Knockback Resistance
page-new-resist-more = After the dice, Ω lowers how far a frog is knocked back.
page-new-quakes = Quakes
page-new-quakes-0 = None
page-new-quakes-0-more = No Quakes lie among the Barrens.
page-new-quakes-1 = One
page-new-quakes-1-more = A Quake among the Barrens throws every frog off the Shard when it is taken away.
page-new-quakes-2 = Two
page-new-quakes-2-more = Two Quakes among the Barrens; each throws every frog off the Shard when it is taken away.
page-new-vortexes = Vortexes
page-new-vortexes-0 = None
page-new-vortexes-0-more = No Vortexes lie among the Barrens.
page-new-vortexes-1 = One
page-new-vortexes-1-more = A Vortex among the Barrens pulls every frog of the Aether down when it is taken away.
page-new-vortexes-2 = Two
page-new-vortexes-2-more = Two Vortexes among the Barrens; each pulls every frog of the Aether down when it is taken away.
page-new-expansion = Expansion
page-new-muck = Find Muck
page-new-muck-off = Off
page-new-muck-off-more = The base game: sixteen ability cards, physical attacks, no muck.
page-new-muck-dice = With dice
page-new-muck-dice-more = Twenty-four ability cards, mental attacks that make frogs purge, AGGRO, and muck to gather in the Outer Dimensions. Combats are rolled as ever.
page-new-muck-chips = With chips
page-new-muck-chips-more = The same cards, minds and muck, but instead of dice every frog has five chips, 0 to 4: you lay yours out in secret, the other picks.
page-new-advanced = Maps and cards of your own
page-new-advanced-more = Text files as they lie in the source of Strata. They stay on this device and become part of the save.
page-new-map = Map
page-new-abilities = Table of abilities
page-new-from-box = as in the box
page-new-back-to-box = Back to the box
page-new-frogs = { $count ->
    [one] { $count } frog
   *[other] { $count } frogs
}
page-new-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
page-new-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
page-new-summary = { $frogs }: { $people }, { $bots }
page-new-order = Cards decide whose turn it is; the order of the seats is the one shown.
page-new-problems = This cannot be played yet:
page-new-start = Start

# The solo game
page-level = Level
page-level-easy = Easy
page-level-normal = Normal
page-level-hard = Hard
page-robo = RoboFrog
page-robo-more = Played by the rules: what it does follows from the position and from chance.
page-robo-thoughts = What it decided, and why
page-record = { $won } of { $played } won, best { $best }
page-record-none = Not played yet
page-record-level = { $level }: { $record }

# Volcanique on the screens of Cosmic Frog: home and saved tables
page-vq-round = Round { $round }
page-home-choose = Choose
page-home-bot = How the bot plays
page-home-play-volcano = Your critters against a bot
volcanique-seat-pink = Pink
volcanique-seat-blue = Blue
volcanique-seat-yellow = Yellow
volcanique-seat-violet = Violet
volcanique-seat-white = White
