# Find Muck: muck lands, chips, mental combat, purging. The form is that of en.txt.
tile-muck = regular muck
tile-ooze = oozing muck
code-muck = Mu
code-ooze = Oo
muck-hidden = hidden muck
muck-regular = regular muck
muck-oozing = oozing muck
means-mind = with its mind
style-full = with all it has
style-soft = softly
style-thrown = not at all

card-psychovore = Psychovore
card-goadcaller = Goadcaller
card-dredger = Dredger
card-tetherbound = Tetherbound
card-echomind = Echomind
card-nullcroak = Nullcroak
card-sleightmaster = Sleightmaster
card-regurgitor = Regurgitor
card-text-brain = In mental combat: { $brain }.
card-text-dice-chips = { $card }. Icons: { $shard } on the Shard, { $aether } in the Aether, { $raid } for raids.
card-text-reroll-combat-chips = In your combats you may take back one of your chips and have another one drawn, for 1 Ω.
card-text-reroll-raid-chips = In your raids you may take your chip back and have another one drawn, for 1 Ω.
card-text-reroll-mind-chips = In mental combat you may take back one of your chips and have another one drawn, for 1 Ω.
card-text-copy-die-chips = In combat your opponent's icon counts for you if that is better than yours.
card-text-late-boost-chips = You buy your boosts after the chips are shown.
card-text-meddle-chips = Once in each combat you may pay 1 Ω to have a chip of either side taken back and another one drawn.
card-text-mind-regain = Winning a mental attack gives you { AMOUNT($amount, "Ω") } back.
card-text-feast = The first item that your mental attack makes a frog purge goes into your Gullet.
card-text-reroll-mind = In mental combat you may roll one of your dice again for 1 Ω.
card-text-aggro = To ignore your AGGRO costs { AMOUNT($amount, "Ω") }.
card-text-aggro-past-frogs = Frogs in between do not stop your AGGRO.
card-text-mind-past-frogs = Frogs in between stop neither your mental attacks nor your AGGRO.
card-text-goad = When you lose a combat that your AGGRO started, you may change your knockback by up to { $amount }, for free.
card-text-calm = You ignore AGGRO without paying.
card-text-dredge = In the Aether you have the action DREDGE: try to pull a muck land out of a dimension.
card-text-tether = Sent to the Outer Dimensions you keep this card and up to { AMOUNT($amount, "Ω") }, and may keep it when you come back.
card-text-tether-drift = Once in every turn you may pay 1 Ω to drift home by one dimension.
card-text-shift-purge = When your victim purges you may pay 1 Ω to make an item land one nearer or one farther.
card-text-backlash = A frog that fails with a mental attack on you purges as much as it fell short by.
card-text-late-boost = You buy your boosts after the dice.
card-text-meddle = Once in each combat you may pay 1 Ω to have a die of either side rolled again.
card-text-choose-purge = When you must purge you choose the order and the line, or the dimensions.
card-text-spew = Once in each of your turns on the Shard you may pay 1 Ω to purge your top item up to { $amount } hexes away.

prompt-drift-chips = One of the face-down chips of { $who } is turned over for the way home.
prompt-window-before-roll-chips = { $who }, you are about to lay out your chips against { $other }.
    Turn up your card first, or pass?
prompt-window-after-raid-chips = { $who }, your raid needs { $target } or more.
    Let the chip stand?
prompt-window-targeted-aggro = { $who }, { $attacker } is about to use AGGRO on you: you would have to attack it or pay.
    Turn up your card now, or pass?
prompt-commit-attacker-chips = { $who }, you attack { $other }.
    Commit Ω: with overpower three of your chips are picked instead of two, and all are added; each boost adds 1. You have { AMOUNT($oomph, "Ω") }.
prompt-homeward-chips = { $who }, you are { $place }.
    Drift home by one dimension, or have a chip turned over?
prompt-timer-tether = { $who }, the turn is ending.
    Drift home by one dimension with your tether, or pass?
prompt-roll-mind = { $who } rolls { $dice } in mental combat.
prompt-chips = { $count ->
    [one] { $count } chip of { $who } is turned over.
   *[other] { $count } chips of { $who } are turned over.
}
prompt-muck = A hidden muck land is turned over.
prompt-arrange = { $who }: lay your chips out face down, in secret, or have them shuffled.
prompt-style = { $who }, how do you attack: with all you have, softly for half of your total, or not at all?
prompt-aggro = { $who }, { $other } provokes you.
    Attack, or pay { AMOUNT($price, "Ω") } to ignore it?
prompt-pick = { $count ->
    [one] { $who }, pick { $count } of the chips of { $other }.
   *[other] { $who }, pick { $count } of the chips of { $other }.
}
prompt-late-boost = { $who }, the totals are { $attacker } { $attack } and { $defender } { $defence }.
    How many boosts do you buy now? You have { AMOUNT($oomph, "Ω") }.
prompt-points = { $count ->
    [one] { $who }, you are { $place } with { $count } point left.
        Drift home, or try to gather muck? { $attempt }, and your action card is then discarded, not set aside.
   *[other] { $who }, you are { $place } with { $count } points left.
        Drift home, or try to gather muck? { $attempt }, and your action card is then discarded, not set aside.
}
prompt-points-attempt = An attempt has to roll more than { $target }
prompt-points-attempt-chips = An attempt has to make { $target } or more
prompt-line = { $who }, along which line do you purge?
prompt-heave = { $who }, which item do you purge next?
prompt-shift = { $who }, the next item will land { $count } away.
    Shift it, or pass?
prompt-snap = { $who }, the { $tile } flies over you.
    Snap it up, or let it pass?
prompt-tether = { $who }, you are back.
    Keep your card, or draw a new one?
prompt-action-lured = { $who }, attack.
    You are { $place } with { AMOUNT($oomph, "Ω") } and { $slots }.
prompt-window-before-dredge = { $who }, you are about to dredge.
    Turn up your card first, or pass?
prompt-window-after-dredge = { $who }, let the attempt stand?

answer-mind = Attack the mind of { $who }
answer-aggro = Provoke { $who }
answer-dredge = Dredge { $muck } out of dimension { $dimension }
answer-style = Fight { $style }
answer-heed = Attack
answer-ignore = Ignore it
answer-arrange-shuffle = { $who }: have the chips shuffled
answer-arrange = { $who }: lay them out { $order }
answer-pick = Pick { $places } from the left
answer-chips = The chips show { $chips }
answer-muck = It is { $muck }
answer-meddle = Have the { $face } of the other side rolled again
answer-meddle-chips = Have the { $face } of the other side taken back and another chip drawn
answer-reroll-chips = Take the { $face } back and have another chip drawn
answer-roll-home-chips = Have a chip turned over for the way home
answer-nearer = One nearer
answer-farther = One farther
answer-snap = Snap up the { $tile }
answer-line = Purge to the { $edge }
answer-heave = Purge the { $tile }, number { $slot } from the top
answer-heave-into = Purge the { $tile }, number { $slot } from the top, into dimension { $dimension }
answer-spew = Purge the { $tile } to the { $edge }, { $distance } away
answer-gather = Try to gather { $muck }
answer-tether = Drift home by one dimension with your tether
answer-soft = Fight softly and commit: { $what }
answer-throw = Put up no defence
answer-boost-none = Buy no boost
answer-boost = Buy boost +{ $boost }

event-spent-aggro = { $who } pays { AMOUNT($amount, "Ω") } to ignore the provocation.
event-targeted-aggro = { $who } uses AGGRO on { $other }.
event-raid-rolled-success-chips = Chip and icon make { $die }, and { $target } is enough: the raid succeeds.
event-raid-rolled-failure-chips = Chip and icon make { $die }, less than { $target }: the raid fails so far.
event-raid-rolled-hindered-chips = Chip and icon make { $die }, and { $target } would be enough, but the frogs of that team in the Aether take too much off: the raid fails so far.
event-styled = { $who } fights { $style }.
event-arranged = { $who } lays its chips out.
event-picked = { $who } picks { $places } from the left of the chips of { $other }.
event-chips-shown = { $who } shows { $chips }.
event-chip-taken-back = { $who } takes the { $chip } back among its other chips.
event-boosted = { $who } buys boost +{ $boost }.
event-ignored = { $who } ignores the provocation of { $other }.
event-lured = { $who } follows the provocation of { $other }.
event-lure-failed = { $who } can come no nearer to { $other }.
event-purges = { $count ->
    [one] { $who } purges { $count } item.
   *[other] { $who } purges { $count } items.
}
event-purged = { $who } purges: { $tile } comes to lie { $place }.
event-purge-lost = { $who } purges: { $tile } is destroyed.
event-muck-fell = { $muck } falls on { $hex } and destroys itself and what lies on top.
event-snapped = { $who } takes the { $tile } that { $other } purges.
event-shifted = { $who } shifts the flight of the item to { $to }.
event-points-given = { $count ->
    [one] { $who } has { $count } point to spend.
   *[other] { $who } has { $count } points to spend.
}
event-groped-success = { $who } reaches { $roll } against { $target } and gets hold of muck.
event-groped-failure = { $who } reaches { $roll } against { $target } and gets nothing.
event-gathered = { $who } swallows { $muck } of dimension { $dimension }.
event-muck-drifted = { $count ->
    [one] All muck drifts out by one dimension; { $count } is lost.
   *[other] All muck drifts out by one dimension; { $count } are lost.
}
event-tethered = { $who } keeps its card in the Outer Dimensions.

refusal-obstructed = Another frog stands between;
    a mind reaches the first frog on a line.
refusal-no-mind = A mind reaches frogs on your lines while you are both on the Shard, and everybody in the Aether while you are there too.
refusal-no-muck-there = There is no such muck land in that dimension.
refusal-no-such-order = Chips are laid out in an order of all that are not shown, or shuffled.
refusal-no-such-pick = Pick { $count } of the places where a chip lies.
refusal-boosts-later = You buy your boosts after the dice;
    commit without any now.
refusal-boosts-later-chips = You buy your boosts after the chips are shown;
    commit without any now.
refusal-no-reroll-chips = No face-up card of yours lets you draw a chip again now.
refusal-no-such-die-chips = None of those chips was shown;
    name one that was.
question-drift-chips = a chip is turned over
question-homeward-chips = it is one dimension or a chip
refusal-no-such-line = That is not as far as you may purge.
refusal-dimension-taken = You have purged into that dimension already;
    choose another one.
question-style = it is said how the attack is fought
question-aggro = the provocation is followed or ignored
question-arrange = chips are laid out
question-pick = chips are picked
question-chips = chips are turned over
question-late-boost = boosts are bought, or none
question-points = a point is spent on drifting or gathering
question-muck = a hidden muck land is turned over
question-line = a line is to be chosen
question-heave = an item is to be chosen
question-shift = an item may be shifted, or not
question-snap = a tile may be snapped up, or not
question-tether = the card is kept or a new one drawn

summary-muck = Muck: { $list }; { $supply } left in the supply
summary-muck-kind = { $count } { $muck }
summary-muck-in = dimension { $dimension }: { $list }
summary-homeward = Chips shown on the way home: { $chips }
result-harmony = muck in harmony { $points }
