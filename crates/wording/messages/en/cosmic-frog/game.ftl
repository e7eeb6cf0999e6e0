# English, Cosmic Frog. One message per line: key = text with {placeholders}. Lines that begin with # are comments.
# A message is looked up by its key and its placeholders are filled by name. `.one` and `.many` are forms of one message.

# Small words
for-another = { $who }, choose for { $whose }.
    { $prompt }
priced = { $answer } ({ AMOUNT($price, "Ω") })

# Frogs: names, and the marks on text boards
frog-red = Red
frog-purple = Purple
frog-gray = Gray
frog-blue = Blue
frog-green = Green
frog-orange = Orange
mark-red = R
mark-purple = P
mark-gray = Y
mark-blue = B
mark-green = G
mark-orange = O

# Terrain: names, and codes for text boards
tile-hill = hill
tile-mountain = mountain
tile-desert = desert
tile-mesa = mesa
tile-swamp = swamp
tile-lake = lake
tile-meadow = meadow
tile-forest = forest
tile-barren = Barren
code-hill = Hi
code-mountain = Mo
code-desert = De
code-mesa = Me
code-swamp = Sw
code-lake = La
code-meadow = Md
code-forest = Fo
code-barren = Ba
tile-abundant = abundant { $tile }
tile-harmonious = harmonious { $tile }
code-abundant = +
code-harmonious = *
back-blank = blank
back-fracture = a fracture
back-quake = a Quake
back-vortex = a Vortex
bonus-normal = normal
bonus-abundant = Abundant
bonus-harmonious = Harmonious

# Dice, places
die-white = white
die-yellow = yellow
die-red = red
place-waiting = not arrived yet
place-shard = on { $hex }
place-aether = in the Aether
place-outer = in Outer Dimension { $number }
place-vault = in slot { $slot } of the Vault of { $owner }

# Counted things
slots = { $count ->
    [one] { $count } free Gullet slot
   *[other] { $count } free Gullet slots
}
dice = { $count ->
    [one] { $count } { $die } die
   *[other] { $count } { $die } dice
}

# Action cards
action-card-frog = { $who }
action-card-flux = Aether Flux
action-card-splinter = Splinter Strike

# Ability cards
card-blink = Blink
card-camouflage = Camouflage
card-empyrean = Empyrean
card-marauder = Marauder
card-massive = Massive
card-mindborer = Mindborer
card-monstrous = Monstrous
card-mutagenic = Mutagenic
card-nimble = Nimble
card-ravager = Ravager
card-telluric = Telluric
card-temporus = Temporus
card-vampiric = Vampiric
card-voidshadow = Voidshadow
card-warbringer = Warbringer
card-whiptongue = Whiptongue
card-unseen = a hidden card
card-none = no card
card-text-dice = { $card }. Dice: { $shard } on the Shard, { $aether } in the Aether, { $raid } for raids.
card-text-harvest-barrens = You may harvest a Barren you stand on, if nothing lies on it.
card-text-eat = Whenever you have a decision to make you may first destroy a Barren in your Gullet and get up to { AMOUNT($amount, "Ω") } back.
card-text-spit = In the Aether you have the action SPIT: give up a Barren of your Gullet, and a Splinter strikes.
card-text-harvest-adjacent = You may harvest the top Land of a neighbouring hex where no other frog stands.
card-text-reroll-combat = In your combats you may roll one of your dice again for 1 Ω.
card-text-reroll-raid = In your raids you may roll your die again for 1 Ω.
card-text-regain-shard = Winning a combat on the Shard gives you { AMOUNT($amount, "Ω") } back.
card-text-regain-aether = Winning a combat in the Aether gives you { AMOUNT($amount, "Ω") } back.
card-text-step = Before each action you begin on the Shard you may step to a neighbouring hex that is free.
card-text-stash = Once in each of your turns you may pay 1 Ω to put the top Land of your Gullet into your Vault.
card-text-toll = A frog that wants to attack you or use a power on you pays { AMOUNT($amount, "Ω") } first.
card-text-cheap-harvest-raid = Your extra action costs 1 Ω if it is a harvest or a raid.
card-text-cheap-repeat = Your extra action costs 1 Ω if it is of the same kind as your first.
card-text-stomp = When you reach the hex you moved to, or win one in combat, you may destroy its top tile.
card-text-bend-knockback = When you are knocked back you may make it one more or one less, as often as you pay 1 Ω.
card-text-press-knockback = When you knock a frog back you may make it one more, as often as you pay 1 Ω.
card-text-possess = Once a turn you have the action POSSESS: a frog within reach takes an action that you choose, and up to 2 of its Ω pay for it.
card-text-smash = On the Shard you have the action SMASH: everything on your hex is destroyed and you fall into the Aether.
card-text-flux-regain = When the Aether is in flux you get all your Ω back before you answer.
card-text-copy-die = In combat you roll a die of your opponent's colour if that is better than yours.
card-text-swap = After your last action you may pay 1 Ω to swap cards with a frog within reach; the card you get stays face down until your next turn.
card-text-overpower = Overpowering costs you { AMOUNT($amount, "Ω") }.
card-text-guard = To overpower an attack on you costs { AMOUNT($amount, "Ω") } more.
card-text-shard-regain = You get { AMOUNT($amount, "Ω") } back when your turn starts on the Shard.
card-text-tunnel = Before each action you begin on the Shard you may pay 1 Ω to go to any free hex of the same ground: from Barren to Barren, or from Land to Land of its domain.
card-text-defer = When your action card comes up you may set it aside, one at a time, and have that turn at the end of a later one, without Siphons.
card-text-look = Once a turn you may pay 1 Ω to look at the top action card and leave it there or put it under the deck.
card-text-drain = Once in each of your turns a frog within reach loses up to { AMOUNT($amount, "Ω") } and you get as much back.
card-text-void-attack = The card of a frog you attack is turned face down and cannot be turned up before the combat is over.
card-text-void-defence = When you are attacked you may pay 1 Ω to turn the attacker's card face down; it cannot be turned up before the combat is over.
card-text-choose-plunder = When you plunder a Gullet you choose which tiles you take.
card-text-plain = It has no other power at this table.

# Prompts: what the table waits for
prompt-layout = { $who }, lay a Land of your choice.
prompt-layout-chance = The next Land is laid out by chance.
prompt-keep-dealt = { $who }: keep one of your two ability cards, in secret.
prompt-keep-dealt-team = { $who }, take one of the ability cards that your team holds.
prompt-ability = { $who } draws an ability card.
prompt-draw = Another action card is turned over.
prompt-drift = { $who } rolls a white die to come home.
prompt-peek = { $who } looks at the top action card.
prompt-bonus = The back of a { $tile } is looked at.
prompt-action-first = { $who }, choose an action.
    You are { $place } with { AMOUNT($oomph, "Ω") } and { $slots }.
prompt-action-extra = { $who }, take an extra action, or end your turn.
    You are { $place } with { AMOUNT($oomph, "Ω") } and { $slots }.
prompt-action-aside = { $who }, take an action with a card you had set aside.
    You are { $place } with { AMOUNT($oomph, "Ω") } and { $slots }.
prompt-action-after = { $who }, use a power before your turn ends, or end it.
    You are { $place } with { AMOUNT($oomph, "Ω") } and { $slots }.
prompt-action-puppet = { $who }, take an action as a puppet, with no more than 2 of your Ω.
    You are { $place } with { AMOUNT($oomph, "Ω") } and { $slots }.
prompt-descend = { $who }, choose a bare hex at the edge of the Shard to descend on.
prompt-enter = { $who }, you are back.
    Enter the Aether, or descend on a bare hex at the edge?
prompt-window-turn-start = { $who }, your turn begins { $place }.
    Is there anything to do with your cards first?
prompt-window-attacked = { $who }, { $attacker } attacks you { $means }.
    Answer with a power, or pass?
prompt-window-targeted-possess = { $who }, { $attacker } is about to use POSSESS on you: it would choose an action for you.
    Turn up your card now, or pass?
prompt-window-targeted-drain = { $who }, { $attacker } is about to drain { AMOUNT($amount, "Ω") } from you.
    Turn up your card now, or pass?
prompt-window-targeted-swap = { $who }, { $attacker } is about to swap ability cards with you.
    Turn up your card now, or pass?
prompt-window-targeted = { $who }, { $attacker } is about to attack you { $means }.
    Turn up your card now, or pass?
prompt-window-before-roll = { $who }, you are about to roll against { $other }.
    Turn up your card first, or pass?
prompt-window-after-rolls = { $who }, the totals are { $attacker } { $attack } and { $defender } { $defence }.
    Let them stand?
prompt-window-knockback = { $who }, { $attacker } wins by { $margin }.
    Anything before { $defender } is knocked back by { $knockback }?
prompt-window-before-raid = { $who }, you are about to raid the Vault of { $owner } for { $points }.
    Turn up your card first, or pass?
prompt-window-after-raid = { $who }, your raid needs more than { $target }.
    Let the die stand?
prompt-commit-attacker = { $who }, you attack { $other }.
    Commit Ω: overpower rolls two dice and counts the higher, each boost adds 1. You have { AMOUNT($oomph, "Ω") }.
prompt-commit-defender = { $who }, { $other } attacks you and commits { $committed }.
    Commit Ω to your defence; a tie is enough. You have { AMOUNT($oomph, "Ω") }.
prompt-roll-shard = { $who } rolls { $dice } on the Shard.
prompt-roll-aether = { $who } rolls { $dice } in the Aether.
prompt-roll-raid = { $who } rolls { $dice } for the raid.
prompt-spoils = { $who }, you beat { $other } by { $margin }.
    Choose your spoils.
prompt-grab = { $count ->
    [one] { $who }, choose { $count } more tile from the Gullet of { $other }.
   *[other] { $who }, choose { $count } more tiles from the Gullet of { $other }.
}
prompt-toll = { $who }, { $target } takes a toll of { AMOUNT($price, "Ω") } from every frog that targets it.
    Pay, or take it back?
prompt-stomp = { $who }, you are { $place }.
    Destroy the { $tile } there?
prompt-swap = { $who }, swap ability cards with another frog before your turn ends?
prompt-place = { $who }, you have seen the top action card.
    Leave it there, or put it under the deck?
prompt-timer-both = { $who }, the turn is ending.
    Use your deferred card, look at the top action card, or pass?
prompt-timer-use = { $who }, the turn is ending.
    Use your deferred card, or pass?
prompt-timer-look = { $who }, the turn is ending.
    Look at the top action card, or pass?
prompt-timer-pass = { $who }, the turn is ending.
prompt-exchange = { $who }, swap ability cards with a teammate before you begin?
prompt-homeward = { $who }, you are { $place }.
    Drift home by one dimension, or roll?
prompt-trade = { $who }, how many of your { $cards } set aside do you give for as many more ability cards to choose from?
prompt-keep-drawn = { $who }, keep one of the ability cards you have drawn.
prompt-fetch = { $count ->
    [one] { $who }, which frog of your team comes home by { $count } dimension?
   *[other] { $who }, which frog of your team comes home by { $count } dimensions?
}
prompt-take = { $who }, take a tile from the Vault of { $owner }, or stop.
    You have { $points } left.
prompt-store = { $who }, the { $tile } is on top of your Gullet.
    Where does it go?
prompt-dial = { $who } turns the dial for its direction.
prompt-spot = A strike hex is drawn to stand for your frog.
prompt-lot = { $who } takes one of equally good tiles at random.
prompt-back = The back of a Barren is looked at.
prompt-offer = { $who }, discard two of your { $cards } set aside and come back at once?
prompt-splinter = A Splinter is about to strike.
prompt-flux = { $who }, the Aether is in flux: mutate, resist (1 Ω) or select (2 Ω)? You have { AMOUNT($oomph, "Ω") }.
prompt-keep-selected = { $who }, keep one of the two cards in your hand.
prompt-over = The game is over.
    { $winners }
means-leap = with a leap
means-slip = by slipstream
means-land = from the Aether
means-ram = in the Aether
committed-nothing = nothing
committed-overpower = overpower
committed-boost = boost +{ $boost }
committed-both = overpower, boost +{ $boost }

# Answers: short labels; a price is added in brackets
answer-reveal = Turn up your ability card
answer-eat = Destroy a Barren in your Gullet and regain Ω
answer-pass = Pass
answer-end = End the turn
answer-reroll = Roll the { $face } again
answer-raise = Make the knockback { $knockback }
answer-lower = Make the knockback { $knockback } instead
answer-void = Turn the card of { $who } face down
answer-pay-toll = Pay the toll and go on
answer-withdraw = Take it back
answer-stomp = Destroy the { $tile }
answer-defer = Set this action card aside for later
answer-use-deferred = Use your deferred card for a turn now
answer-look = Look at the top action card
answer-leave = Leave the card on top
answer-bury = Put the card under the deck
answer-step = Step to { $hex }, onto { $tile }
answer-tunnel = Tunnel to { $hex }, onto { $tile }
answer-stash = Stash the { $tile } in slot { $slot }
answer-stash-on = Stash the { $tile } in slot { $slot }, on { $under }
answer-drain = Drain { AMOUNT($amount, "Ω") } from { $who }
answer-swap = Swap ability cards with { $who }
answer-exchange = Exchange ability cards with { $who }
answer-drift-one = Drift home by one dimension
answer-roll-home = Roll for the way home
answer-trade-none = Give no card
answer-trade = Give { $cards }
answer-fetch = { $who } comes home
answer-bonus = The Land is { $bonus }
answer-lay = Lay { $tile } on { $hex }
answer-ability = The card is { $card }
answer-keep = Keep { $card }
answer-card = The card is { $card }
answer-splinter = The Splinter strikes { $name } ({ $hex })
answer-roll = The die shows { $face }
answer-roll-two = The dice show { $low } and { $high }
answer-back = The back shows { $back }
answer-enter-aether = Enter the Aether
answer-descend = Descend on { $hex }
answer-harvest = Harvest the { $tile }
answer-harvest-at = Harvest the { $tile } on { $hex }
answer-leap = Leap to { $hex }, onto { $tile }
answer-leap-attack = Leap to { $hex }, attacking { $who }
answer-leap-aether = Leap into the Aether
answer-slip = Slipstream to { $hex }, onto { $tile }
answer-slip-attack = Slipstream to { $hex } across its { $edge } edge, attacking { $who }
answer-land = Land on { $hex }, onto { $tile }
answer-land-attack = Land on { $hex } across its { $edge } edge, attacking { $who }
answer-ram = Ram { $who }
answer-raid = Raid the Vault of { $who } for { $points }
answer-disgorge = Disgorge into your Vault
answer-recover = Recover all your Ω
answer-possess = Possess { $who }
answer-smash = Smash your hex and fall into the Aether
answer-spit = Spit a Barren at the Shard: a Splinter strikes
answer-store = Put the { $tile } into slot { $slot }
answer-store-on = Put the { $tile } into slot { $slot }, on { $under }
answer-crush = Grind the Barren to dust
answer-take = Take the { $tile } from slot { $slot }
answer-stop = Stop here
answer-commit-nothing = Commit nothing
answer-commit = Commit: { $what }
answer-plunder = Plunder { $tiles } from the Gullet of { $who }
answer-plunder-nothing = Plunder the Gullet of { $who }, which is empty
answer-grab = Take the { $tile }, number { $slot } from the top
answer-return = Discard two set-aside cards and come back
answer-stay = Stay where you are
answer-mutate = Mutate: give up your card and draw another
answer-resist = Resist: keep everything as it is
answer-select = Select: draw a card and keep either

# Events: the log
event-laid = { $tile } is laid on { $hex }.
event-drew-seen = { $who } draws { $card }.
event-drew-unseen = { $who } draws an ability card.
event-received = { $who } now has { $card }.
event-kept-seen = { $who } keeps { $card }.
event-kept-unseen = { $who } keeps an ability card.
event-buried = { $card } goes from { $who } under the ability deck.
event-revealed = { $who } turns up { $card }.
event-turned-down = { $who } turns its card down.
event-robo-starts = { $who } waits on { $hex }.
event-spotted = { $hex } stands for your frog.
event-dialled = { $who } looks { $dir } first (the dial shows { $face }).
event-robo-applies = { $who } will { $line }: { $reason }.
event-robo-skips = { $who } will not { $line }: { $reason }.
robo-does = { $line }: { $reason }
robo-does-not = { $line }? No: { $reason }
robo-leap = leap into the Aether
robo-leap-towards = leap towards the Aether
robo-attack = attack
robo-harvest = harvest
robo-harvest-towards = leap towards Land
robo-escape = flee
robo-raid = raid
robo-disgorge = disgorge
robo-land = land
robo-descend = descend
robo-because-homeward = it carries two Land or more, and the Aether is in reach
robo-because-towards-home = it carries two Land or more, the Aether is out of reach, and it gets as near as it can
robo-because-aether-in-reach = the Aether is in reach
robo-because-aether-nearer = the Aether is out of reach, but it can get nearer
robo-because-player-in-range = your frog is on a target line and in range
robo-because-on-land = it stands on Land
robo-because-land-in-reach = none is under it, and the nearest on a target line is in reach
robo-because-land-nearer = none is in reach, and it gets as near as it can to one on a target line
robo-because-vault-open = your Vault is unlocked
robo-because-land-held = it carries Land
robo-because-barrens-held = it carries only Barrens, which turn to dust
robo-because-player-adrift = your frog is in the Aether, too
robo-because-player-at-edge = your frog stands at the edge of the Shard
robo-because-in-line = it comes down in line with your frog
robo-because-near-player = no free hex is in line with your frog, so it takes the nearest one
robo-because-vortex = the Vortex pulls it down
robo-because-few-land = it carries fewer than two Land
robo-because-no-nearer = no hex in reach is nearer to the Aether
robo-because-player-in-aether = your frog is in the Aether
robo-because-player-out = your frog is in the Outer Dimensions
robo-because-player-waiting = your frog has not arrived yet
robo-because-player-empty = your Gullet is empty
robo-because-no-line = no target line leads to your frog
robo-because-out-of-range = your frog is out of range
robo-because-surge-between = Aether lies in the way
robo-because-no-land-in-line = no Land lies on its target lines
robo-because-way-blocked = it cannot leap towards any Land
robo-because-no-way-out = the Aether is out of reach
robo-because-vault-empty = your Vault is empty
robo-because-vault-locked = your Vault is locked
robo-because-nothing-held = its Gullet is empty
robo-because-vault-full = its Vault is full
robo-because-player-inland = your hex does not touch the Aether
robo-because-no-room = no hex is free
event-voided = The card of { $who } is turned face down and cannot be turned up before the combat is over.
event-swapped = { $who } swaps ability cards with { $other }.
event-exchanged = { $who } and { $other } exchange ability cards.
event-traded = { $count ->
    [one] { $who } gives { $count } card it had set aside for another ability card to choose from.
   *[other] { $who } gives { $count } cards it had set aside for more ability cards to choose from.
}
event-peeked-seen = { $who } looks at the top action card: { $card }.
event-peeked-unseen = { $who } looks at the top action card.
event-put-under = { $who } puts the top action card under the deck.
event-deferred = { $who } keeps its action card for later.
event-deferral-due = { $who } has lost the power over time and must use its deferred card soon.
event-used-deferred = { $who } has a turn with its deferred card.
event-turned = The next card is { $card }.
event-turned-frog = It is the turn of { $who }.
event-reshuffled = The Action Deck is shuffled again.
event-spent-extra-action = { $who } pays { AMOUNT($amount, "Ω") } for an extra action.
event-spent-leap = { $who } pays { AMOUNT($amount, "Ω") } for the leap.
event-spent-slipstream = { $who } pays { AMOUNT($amount, "Ω") } for the slipstream.
event-spent-combat = { $who } puts { AMOUNT($amount, "Ω") } into the combat.
event-spent-power = { $who } pays { AMOUNT($amount, "Ω") } for a power.
event-spent-toll = { $who } pays a toll of { AMOUNT($amount, "Ω") }.
event-spent-flux = { $who } pays { AMOUNT($amount, "Ω") } in the flux.
event-regained-siphons = { $who } regains { AMOUNT($amount, "Ω") } from Siphons.
event-regained-recover = { $who } recovers { AMOUNT($amount, "Ω") }.
event-regained-return = { $who } regains { AMOUNT($amount, "Ω") } on coming back.
event-regained-victory = { $who } regains { AMOUNT($amount, "Ω") } for the victory.
event-regained-ground = { $who } regains { AMOUNT($amount, "Ω") } from the ground.
event-regained-barren = { $who } regains { AMOUNT($amount, "Ω") } from the Barren.
event-regained-drain = { $who } gains { AMOUNT($amount, "Ω") } from that.
event-regained-flux = { $who } regains { AMOUNT($amount, "Ω") } in the flux.
event-descended = { $who } descends on { $hex }.
event-forfeited = { $who } has no action to take.
event-leapt-shard = { $who } leaps to { $hex }.
event-leapt-aether = { $who } leaps into the Aether.
event-slipstreamed = { $who } slips through the Aether to { $hex }.
event-landed = { $who } lands on { $hex }.
event-stepped = { $who } steps to { $hex }.
event-tunnelled = { $who } tunnels to { $hex }.
event-targeted-possess = { $who } is about to possess { $other }.
event-targeted-drain = { $who } is about to drain { $other }.
event-targeted-swap = { $who } is about to swap ability cards with { $other }.
event-withdrew = { $who } leaves { $other } alone after all.
event-possessed = { $who } possesses { $other }.
event-released = { $who } is itself again.
event-drained = { $who } drains { AMOUNT($amount, "Ω") } from { $other }.
event-ate = { $who } destroys a Barren in its Gullet.
event-spat = { $who } spits a Barren at the Shard.
event-smashed = { $who } smashes hex { $hex }.
event-stomped = { $who } stomps on hex { $hex }.
event-quaked = A Quake: every frog on the Shard is in the Aether now.
event-vortexed = A Vortex: every frog in the Aether has to descend.
event-harvested = { $who } swallows the { $tile } on { $hex }.
event-digested = The Gullet of { $who } is too full: the { $tile } at its bottom is gone.
event-stored = { $who } stores { $tile } in slot { $slot }.
event-crushed = { $who } grinds a Barren to dust.
event-raided = { $who } raids the Vault of { $owner } for { $points }.
event-raid-rolled-success = The raid die shows { $die }, more than { $target }: the raid succeeds.
event-raid-rolled-failure = The raid die shows { $die }, not more than { $target }: the raid fails so far.
event-raid-rolled-hindered = The raid die shows { $die }, more than { $target }, but the frogs of that team in the Aether take too much off: the raid fails so far.
event-took = { $who } takes { $tile } from slot { $slot } of the Vault of { $owner }.
event-attacked = { $attacker } attacks { $defender } { $means }.
event-committed = { $who } commits { $what }.
event-rolled-one = { $who } rolls { $die }.
event-rolled-two = { $who } rolls { $low } and { $high }.
event-attack-failed = { $defender } holds out against { $attacker }, who ends up { $place }.
event-attack-won = { $attacker } beats { $defender } by { $margin }.
event-knockback-changed = { $who } makes the knockback { $to }.
event-knocked-back = { $who } is knocked back and ends up { $place }.
event-advanced = { $who } ends up { $place }.
event-plundered = { $who } takes { $tile } from the Gullet of { $from }.
event-destroyed = The { $tile } on { $hex } is destroyed.
event-back-seen = The back of the Barren shows { $back }.
event-bonus-seen = The { $tile } { $place } is { $bonus }.
event-fractured = A fracture: { $count } of { $track } on the Integrity Track.
event-thrown = { $who } is thrown into the Aether.
event-scorched = { $who } is hit by the Splinter and loses everything in its Gullet and all its Ω.
event-drifted = { $who } drifts from Outer Dimension { $from } to { $to }.
event-drifted-home = { $who } drifts home from Outer Dimension { $from }.
event-returned = { $who } comes back.
event-entered = { $who } is now { $place }.
event-set-aside = { $who } sets its action card aside.
event-used-aside = { $who } spends { $cards } it had set aside.
event-flux-begins = The Aether is in flux: every frog in play answers.
event-mutated = { $who } mutates.
event-resisted = { $who } resists.
event-selected = { $who } selects.
event-struck = The Splinter strikes { $name }, hex { $hex }.
event-over-shattered = The Shard shatters. The game is over.
event-over-stripped = The Shard holds no Land any more. The game is over.

# Refusals: why not, and what would be allowed; the rule is added in brackets
refusal-not-asked = That is no answer to what is asked now: { $question }.
refusal-over = The game is over;
    nothing more can be played.
refusal-not-possible = Chance cannot give that here: { $question }.
refusal-nothing-to-reveal = There is no face-down card that you could turn up now.
refusal-not-your-card = You can only keep a card that you hold.
refusal-land-not-here-nothing = There is no ground there;
    a lowland needs a Barren, a highland a lowland of its domain.
refusal-land-not-here = That Land cannot lie on { $tile };
    a lowland needs a Barren, a highland a lowland of its domain.
refusal-none-left = That Land cannot be taken now: take one of the supply, lowlands before highlands.
refusal-not-barren-edge = You can only descend on a bare Barren that touches Aether.
refusal-hex-taken = { $who } is there already;
    choose a free hex.
refusal-only-on-shard = That needs ground under your feet;
    in the Aether you may land, ram, raid, disgorge or recover.
refusal-only-in-aether = That is done in the Aether;
    on the Shard you may harvest, leap, slipstream or recover.
refusal-nothing-to-harvest = There is no Land on top that you could harvest;
    find a hex with Land.
refusal-not-your-hex = You harvest the hex you stand on;
    that one is out of your reach.
refusal-not-on-line = A leap follows one of the six straight lines through your hex;
    that hex is on none of them.
refusal-no-terrain = There is no ground on that hex;
    leaping there means leaping into the Aether.
refusal-too-far = That leap costs { AMOUNT($needs, "Ω") } and you can spend { $has };
    empty Gullet slots carry you for free.
refusal-aether-too-far = The way through the Aether costs { AMOUNT($needs, "Ω") } and you can spend { $has };
    go nearer to the edge first.
refusal-not-at-edge = From the Aether you can only reach hexes that touch it.
refusal-needs-edge-slip = A frog is there: to slip onto it, name the edge across which you come.
refusal-needs-edge-land = A frog is there: to land on it, name the edge across which you come.
refusal-nobody-there-slip = Nobody is there to attack;
    slip onto the hex without naming an edge.
refusal-nobody-there-land = Nobody is there to attack;
    land on the hex without naming an edge.
refusal-edge-not-aether = That edge does not touch Aether;
    come across one that does.
refusal-not-targetable = That frog is out of your reach;
    from the Aether you can ram frogs that are in the Aether too.
refusal-yourself = You cannot attack yourself;
    choose another frog.
refusal-own-vault = That Vault is your own;
    raid somebody else's.
refusal-team-vault = That is the Vault of your own team;
    raid one of another team.
refusal-vault-locked = That Vault is locked;
    it opens while an owner of it is in the Outer Dimensions.
refusal-vault-empty = That Vault is empty;
    there is nothing to raid.
refusal-target-too-high = You can raid that Vault for { $most } at most, the dimension that its owner is in.
refusal-target-too-low = A raid aims at 1 point at least.
refusal-gullet-empty = Your Gullet is empty;
    harvest something first.
refusal-no-room-in-vault = Every slot of your Vault is full;
    nothing more can be stored.
refusal-slot-full = Slot { $slot } holds three tiles already;
    choose another one.
refusal-no-such-slot = A Vault has slots 1 to 9.
refusal-only-land-is-stored = A Barren cannot be stored;
    grind it to dust to get at what is below.
refusal-no-barren-on-top = There is no Barren on top of your Gullet;
    store the Land in a slot.
refusal-must-disgorge-one = Disgorge one tile at least before you stop.
refusal-nothing-expended = All your Ω is available;
    there is nothing to recover.
refusal-spent-this-turn = You have spent Ω this turn;
    recover in a turn in which you spend none before.
refusal-no-recover-as-extra = The extra action cannot be a recovery;
    choose another one or end your turn.
refusal-extra-too-dear = An extra action costs { AMOUNT($needs, "Ω") } and you can spend { $has }.
refusal-commit-too-dear = That commitment costs { AMOUNT($needs, "Ω") } and you can spend { $has }.
refusal-slot-empty = Slot { $slot } is empty;
    take from one that holds something.
refusal-empty-that-slot-first = You have begun with slot { $slot };
    go on there until it is empty, or stop.
refusal-not-enough-points = That tile takes { $needs } of your raid and you have { $has } left;
    take a cheaper one or stop.
refusal-flux-too-dear = That costs { AMOUNT($needs, "Ω") } and you have { $has };
    mutating is free.
refusal-no-free-harvest = After this combat there is no free harvest;
    plunder or raid.
refusal-no-free-raid = After this combat you cannot raid that Vault for free;
    plunder, or take another free action.
refusal-no-reroll = No face-up card of yours lets you roll again now.
refusal-no-such-die = None of your dice shows that;
    name a face that was rolled.
refusal-power-too-dear = That power costs { AMOUNT($needs, "Ω") } and you can spend { $has }.
refusal-toll-too-dear = With its toll that frog costs { AMOUNT($needs, "Ω") } and you can spend { $has };
    choose another one.
refusal-no-such-power = No face-up card of yours has that power here and now.
refusal-once-per-turn = You have used that power already;
    it works once.
refusal-step-not-there = You can only step to a neighbouring hex that has ground and no frog.
refusal-tunnel-not-there = A tunnel leads to a free hex of the same ground: from Barren to Barren, or from Land to Land of its domain.
refusal-nothing-to-drain = That frog cannot give so much Ω, or you have no room for it;
    name a smaller amount or another frog.
refusal-no-barren-held = There is no Barren in your Gullet;
    harvest one first.
refusal-nothing-to-possess = That frog could take no action now;
    choose another one.
refusal-puppet-possesses = A possessed frog cannot possess another one;
    choose a different action for it.
refusal-knockback-is-zero = The knockback is 0 already;
    it cannot become less.
refusal-deferred-already = One card can be deferred at a time, and not the one you are using.
refusal-nothing-deferred = You have deferred no card.
refusal-deck-empty = The Action Deck is empty;
    there is no card to look at.
refusal-would-leave-no-action = After that you could take no action any more;
    act first.
refusal-not-after-recover = You have recovered this turn and buy nothing more until it ends.
refusal-surge-in-the-way = The Aether surges: no leap crosses it to another hex;
    slip through it, or leap into it.
refusal-not-a-teammate = Only a teammate within your reach can exchange cards with you.
refusal-not-enough-cards = You have { $has } set aside;
    give no more than that.
refusal-not-out = That frog is not out of play, or not of your team;
    name one that is.

# What is asked, as a part of a refusal
question-layout = a Land is to be laid
question-keep-dealt = one of the dealt ability cards is to be kept
question-ability = an ability card is drawn
question-draw = an action card is turned over
question-drift = a white die is rolled
question-action = an action is to be chosen
question-descend = a hex to descend on is to be chosen
question-enter = it is the Aether or a hex to descend on
question-window = a card may be turned up, or the moment goes by
question-commit = Ω is to be committed, or none
question-toll = the toll is to be paid or the declaration taken back
question-stomp = the top tile may be destroyed, or not
question-swap = cards may be swapped, or the turn ends
question-peek = the top action card is looked at
question-place = the card is left on top or put under the deck
question-timer = a power may be used at the end of the turn, or the moment goes by
question-grab = a tile is to be chosen
question-exchange = cards may be exchanged with a teammate, or not
question-homeward = it is one dimension or a roll
question-trade = a number of set-aside cards is to be given, or none
question-keep-drawn = one of the drawn cards is to be kept
question-fetch = a frog that comes home is to be named
question-bonus = the back of a Land is looked at
question-roll = dice are rolled
question-spoils = it is plunder or the free action
question-take = a tile is to be taken, or the raid stops
question-store = the top of the Gullet is to be put somewhere
question-dial = the dial of a RoboFrog
question-spot = a strike hex that stands for the player
question-lot = one of equally good tiles
question-back = the back of a Barren is looked at
question-offer = it is return or stay
question-splinter = a Splinter strikes somewhere
question-flux = it is mutate, resist or select
question-keep-selected = one of two cards is to be kept

# The summary for the terminal
summary-legend = The number is how many tiles lie there, the mark after it the frog on it. { $codes }
summary-legend-code = { $code } { $name }
summary-columns = q { $from } to { $to }
summary-fractures = Integrity Track: { $count } of { $track } fractures
summary-deck = Action Deck: { $cards }: { $list }
summary-discard = Discard pile: { $list }
summary-kind = { $card } { $count }
summary-frog = { $mark } { $who }: { $place }, { AMOUNT($oomph, "Ω") }
summary-robo = { $mark } { $who }, a RoboFrog: { $place }
summary-gullet = Gullet, bottom to top: { $list }
summary-card-up = Card: { $card }, face up
summary-card-down = Card: { $card }, face down
summary-card-none = Card: none
summary-dealt = Dealt: { $list }
summary-vault = Vault: { $list }
summary-slot = { $slot } { $tiles }
summary-aside = Set aside: { $cards }
summary-deferred = Deferred: { $cards }
summary-score-rich = Vault score { $total } ({ $placement } for lines, { $diversity } for domains, { $bonus } for rich Lands)
summary-score-robo = Score of the RoboFrogs' Vault { $total }
summary-score = Vault score { $total } ({ $placement } for lines, { $diversity } for domains)

# The result
result-frog = { $who }: { $total }
result-placement = lines { $points }
result-alone = each Land by itself { $points }
result-diversity = domains { $points }
result-bonus = rich Lands { $points }
result-line = { $tile } in { $slots }: { $points }
result-slot = slot { $slot }
result-slots = slots { $slots }
result-wins = { $who } wins with { $points }.
result-team-wins = { $who } win together with { $points }.
result-share = { $who } share the victory with { $points } each.
result-solo-wins = { $who } wins with { $points }, { $difference } more than { $robots }.
result-solo-loses = { $robots } win with { $points }, { $difference } more than { $who }.
result-solo-tie = { $who } and the RoboFrogs have { $points } each, and a tie is theirs: { $robots } win.
result-leads = { $who } would win now with { $points }.
