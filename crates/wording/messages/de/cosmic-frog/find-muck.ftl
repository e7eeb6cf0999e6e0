# German, Find Muck: muck lands, chips, mental combat, purging. The form is that of game.ftl.
tile-muck = gewöhnlicher Schlick
    .der = der gewöhnliche Schlick
    .den = den gewöhnlichen Schlick
    .dem = dem gewöhnlichen Schlick
    .ein = gewöhnlicher Schlick
    .einen = gewöhnlichen Schlick
    .einem = gewöhnlichem Schlick
    .Der = Der gewöhnliche Schlick
    .Den = Den gewöhnlichen Schlick
tile-ooze = schleimiger Schlick
    .der = der schleimige Schlick
    .den = den schleimigen Schlick
    .dem = dem schleimigen Schlick
    .ein = schleimiger Schlick
    .einen = schleimigen Schlick
    .einem = schleimigem Schlick
    .Der = Der schleimige Schlick
    .Den = Den schleimigen Schlick
code-muck = Mu
code-ooze = Oo
muck-hidden = verborgener Schlick
    .der = der verborgene Schlick
    .den = den verborgenen Schlick
    .dem = dem verborgenen Schlick
    .ein = verborgener Schlick
    .einen = verborgenen Schlick
    .einem = verborgenem Schlick
muck-regular = gewöhnlicher Schlick
    .der = der gewöhnliche Schlick
    .den = den gewöhnlichen Schlick
    .dem = dem gewöhnlichen Schlick
    .ein = gewöhnlicher Schlick
    .einen = gewöhnlichen Schlick
    .einem = gewöhnlichem Schlick
muck-oozing = schleimiger Schlick
    .der = der schleimige Schlick
    .den = den schleimigen Schlick
    .dem = dem schleimigen Schlick
    .ein = schleimiger Schlick
    .einen = schleimigen Schlick
    .einem = schleimigem Schlick
means-mind = mit dem Geist
style-full = mit allem, was er hat
style-soft = sanft
style-thrown = gar nicht

card-psychovore = Psychovore
card-goadcaller = Goadcaller
card-dredger = Dredger
card-tetherbound = Tetherbound
card-echomind = Echomind
card-nullcroak = Nullcroak
card-sleightmaster = Sleightmaster
card-regurgitor = Regurgitor
card-text-brain = Im geistigen Kampf: { $brain }.
card-text-dice-chips = { $card }. Symbole: { $shard } auf der Scherbe, { $aether } im Äther, { $raid } bei Raubzügen.
card-text-reroll-combat-chips = Für 1 Ω darfst du in deinen Kämpfen einen deiner Chips zurücknehmen und neu ziehen lassen.
card-text-reroll-raid-chips = Für 1 Ω darfst du bei deinen Raubzügen deinen Chip zurücknehmen und neu ziehen lassen.
card-text-reroll-mind-chips = Für 1 Ω darfst du im geistigen Kampf einen deiner Chips zurücknehmen und neu ziehen lassen.
card-text-copy-die-chips = Im Kampf zählt für dich das Symbol deines Gegners, wenn es besser ist als deines.
card-text-late-boost-chips = Du kaufst deine Schübe erst, wenn die Chips aufgedeckt sind.
card-text-meddle-chips = Einmal in jedem Kampf darfst du für 1 Ω einen Chip einer der beiden Seiten zurücknehmen und neu ziehen lassen.
card-text-mind-regain = Gewinnst du einen geistigen Angriff, erhältst du { AMOUNT($amount, "Ω") } zurück.
card-text-feast = Der erste Brocken, den ein Frosch nach deinem geistigen Angriff ausstößt, kommt in deinen Schlund.
card-text-reroll-mind = Für 1 Ω darfst du im geistigen Kampf einen deiner Würfel neu werfen.
card-text-aggro = Dein AGGRO zu ignorieren, kostet { AMOUNT($amount, "Ω") }.
card-text-aggro-past-frogs = Frösche dazwischen halten dein AGGRO nicht auf.
card-text-mind-past-frogs = Frösche dazwischen halten weder deine geistigen Angriffe noch dein AGGRO auf.
card-text-goad = Verlierst du einen Kampf, den dein AGGRO ausgelöst hat, darfst du deinen Rückstoß kostenlos um bis zu { $amount } ändern.
card-text-calm = Du ignorierst AGGRO kostenlos.
card-text-dredge = Im Äther hast du die Aktion BAGGERN: Versuche, ein Schlickland aus einer Dimension zu holen.
card-text-tether = Wirst du in die Äußeren Dimensionen geschickt, behältst du diese Karte und bis zu { AMOUNT($amount, "Ω") }, und bei deiner Rückkehr darfst du die Karte behalten.
card-text-tether-drift = Einmal in jedem Zug, egal wem er gehört, darfst du für 1 Ω eine Dimension heimwärts treiben.
card-text-shift-purge = Stößt dein Opfer aus, darfst du für 1 Ω einen Brocken um eins näher oder weiter entfernt landen lassen.
card-text-backlash = Wer mit einem geistigen Angriff auf dich scheitert, stößt so viele Brocken aus, wie sein Ergebnis unter deinem liegt.
card-text-late-boost = Du kaufst deine Schübe erst, wenn die Würfel liegen.
card-text-meddle = Einmal in jedem Kampf darfst du für 1 Ω einen Würfel einer der beiden Seiten neu werfen lassen.
card-text-choose-purge = Musst du ausstoßen, bestimmst du die Reihenfolge und die Linie oder die Dimensionen.
card-text-spew = Einmal in jedem deiner Züge auf der Scherbe darfst du für 1 Ω deinen obersten Brocken bis zu { $amount ->
    [one] { $amount } Feld
   *[other] { $amount } Felder
} weit ausstoßen.

prompt-drift-chips = Für den Heimweg wird einer der verdeckten Chips von { $who } aufgedeckt.
prompt-window-before-roll-chips = { $who }, gleich legst du deine Chips gegen { $other } aus.
    Vorher deine Karte aufdecken oder passen?
prompt-window-after-raid-chips = { $who }, dein Raubzug braucht { $target } oder mehr.
    Bleibt es bei diesem Chip?
prompt-window-targeted-aggro = { $who }, { $attacker } will AGGRO gegen dich einsetzen: Du müsstest angreifen oder zahlen.
    Jetzt deine Karte aufdecken oder passen?
prompt-commit-attacker-chips = { $who }, du greifst { $other } an.
    Setze Ω ein: Mit einem Kraftakt werden drei deiner Chips statt zwei gewählt, und alle zählen zusammen; jeder Schub bringt 1 dazu. Du hast { AMOUNT($oomph, "Ω") }.
prompt-homeward-chips = { $who }, du bist { $place }.
    Eine Dimension heimwärts treiben oder einen Chip aufdecken lassen?
prompt-timer-tether = { $who }, der Zug endet.
    Mit deiner Leine eine Dimension heimwärts treiben oder passen?
prompt-roll-mind = { $who } würfelt im geistigen Kampf mit { FORM($dice, "dem") }.
prompt-chips = { $count ->
    [one] { $count } Chip von { $who } wird aufgedeckt.
   *[other] { $count } Chips von { $who } werden aufgedeckt.
}
prompt-muck = Ein verborgenes Schlickland wird aufgedeckt.
# With list-two, several frogs are meant.
prompt-arrange = { $who ->
    [list-two] { $who }, legt eure Chips verdeckt und geheim aus oder lasst sie mischen.
   *[other] { $who }, lege deine Chips verdeckt und geheim aus oder lass sie mischen.
}
prompt-style = { $who }, wie greifst du an: mit allem, was du hast, sanft mit dem halben Ergebnis oder gar nicht?
prompt-aggro = { $price ->
    [0] { $who }, { $other } provoziert dich.
        Angreifen oder kostenlos ignorieren?
   *[other] { $who }, { $other } provoziert dich.
        Angreifen oder für { AMOUNT($price, "Ω") } ignorieren?
}
prompt-pick = { $count ->
    [one] { $who }, wähle einen Chip von { $other }.
   *[other] { $who }, wähle { $count } Chips von { $other }.
}
prompt-late-boost = { $who }, die Ergebnisse sind { $attacker } { $attack } und { $defender } { $defence }.
    Wie viele Schübe kaufst du jetzt? Du hast { AMOUNT($oomph, "Ω") }.
prompt-points = { $count ->
    [one] { $who }, du bist { $place } und hast noch { $count } Punkt.
        Treibst du heimwärts, oder versuchst du, Schlick zu sammeln? { $attempt }, und deine Aktionskarte wird dann abgelegt, nicht beiseitegelegt.
   *[other] { $who }, du bist { $place } und hast noch { $count } Punkte.
        Treibst du heimwärts, oder versuchst du, Schlick zu sammeln? { $attempt }, und deine Aktionskarte wird dann abgelegt, nicht beiseitegelegt.
}
prompt-points-attempt = Ein Versuch braucht einen Wurf über { $target }
prompt-points-attempt-chips = Ein Versuch braucht { $target } oder mehr
prompt-line = { $who }, auf welcher Linie stößt du aus?
prompt-heave = { $who }, welchen Brocken stößt du als Nächstes aus?
prompt-shift = { $who }, der nächste Brocken landet in Entfernung { $count }.
    Verschieben oder passen?
prompt-snap = { $who }, { FORM($tile, "der") } fliegt über dich hinweg.
    Schnappen oder vorbeifliegen lassen?
prompt-tether = { $who }, du bist zurück.
    Deine Karte behalten oder eine neue ziehen?
prompt-action-lured = { $who }, greif an.
    Du bist { $place } und hast { AMOUNT($oomph, "Ω") } und { $slots }.
prompt-window-before-dredge = { $who }, gleich baggerst du.
    Vorher deine Karte aufdecken oder passen?
prompt-window-after-dredge = { $who }, bleibt es bei diesem Versuch?

answer-mind = Den Geist von { $who } angreifen
answer-aggro = { $who } provozieren
answer-dredge = Aus Dimension { $dimension } { FORM($muck, "einen") } baggern
answer-style = { $style ->
    [full] Mit allem kämpfen
    [soft] Sanft kämpfen
   *[other] Gar nicht kämpfen
}
answer-heed = Angreifen
answer-ignore = Ignorieren
answer-arrange-shuffle = { $who }: die Chips mischen lassen
answer-arrange = { $who }: in der Reihenfolge { $order } auslegen
answer-pick = { $places ->
    [list-two] Plätze { $places } von links wählen
   *[other] Platz { $places } von links wählen
}
answer-chips = { $chips ->
    [list-two] Die Chips zeigen { $chips }
   *[other] Der Chip zeigt { $chips }
}
answer-muck = Es ist { $muck }
answer-meddle = Die { $face } der Gegenseite neu würfeln lassen
answer-meddle-chips = Die { $face } der Gegenseite zurücknehmen und neu ziehen lassen
answer-reroll-chips = Die { $face } zurücknehmen und neu ziehen lassen
answer-roll-home-chips = Für den Heimweg einen Chip aufdecken lassen
answer-nearer = Eins näher
answer-farther = Eins weiter
answer-snap = { FORM($tile, "Den") } schnappen
answer-line = Nach { $edge } ausstoßen
answer-heave = { FORM($tile, "Den") } ausstoßen, Nummer { $slot } von oben
answer-heave-into = { FORM($tile, "Den") } in Dimension { $dimension } ausstoßen, Nummer { $slot } von oben
answer-spew = { FORM($tile, "Den") } { $distance ->
    [one] { $distance } Feld
   *[other] { $distance } Felder
} weit nach { $edge } ausstoßen
answer-gather = Versuchen, { FORM($muck, "einen") } zu sammeln
answer-tether = Mit deiner Leine eine Dimension heimwärts treiben
answer-soft = Sanft kämpfen und einsetzen: { $what }
answer-throw = Dich nicht verteidigen
answer-boost-none = Keinen Schub kaufen
answer-boost = Schub +{ $boost } kaufen

event-spent-aggro = { $who } zahlt { AMOUNT($amount, "Ω") }, um die Provokation zu ignorieren.
event-targeted-aggro = { $who } setzt AGGRO gegen { $other } ein.
event-raid-rolled-success-chips = Chip und Symbol ergeben { $die }, und { $target } genügt: Der Raubzug gelingt.
event-raid-rolled-failure-chips = Chip und Symbol ergeben { $die }, weniger als { $target }: Der Raubzug scheitert vorerst.
event-raid-rolled-hindered-chips = Chip und Symbol ergeben { $die }, und { $target } würde genügen, aber die Frösche dieses Teams im Äther ziehen zu viel ab: Der Raubzug scheitert vorerst.
event-styled = { $who } kämpft { $style }.
event-arranged = { $who } legt seine Chips aus.
event-picked = { $places ->
    [list-two] { $who } wählt bei { $other } die Chips auf den Plätzen { $places } von links.
   *[other] { $who } wählt bei { $other } den Chip auf Platz { $places } von links.
}
event-chips-shown = { $who } deckt { $chips } auf.
event-chip-taken-back = { $who } nimmt die { $chip } zu den anderen Chips zurück.
event-boosted = { $who } kauft Schub +{ $boost }.
event-ignored = { $who } ignoriert die Provokation von { $other }.
event-lured = { $who } folgt der Provokation von { $other }.
event-lure-failed = { $who } kommt nicht näher an { $other } heran.
event-purges = { $count ->
    [one] { $who } stößt { $count } Brocken aus.
   *[other] { $who } stößt { $count } Brocken aus.
}
event-purged = { $who } stößt { FORM($tile, "den") } aus, und der Brocken landet { $place }.
event-purge-lost = { $who } stößt { FORM($tile, "den") } aus, und der Brocken wird zerstört.
event-muck-fell = { $muck } fällt auf { $hex } und zerstört sich selbst und das, was dort obenauf liegt.
event-snapped = { $other } stößt { FORM($tile, "den") } aus, und { $who } schnappt zu.
event-shifted = { $who } verschiebt den Flug des Brockens auf Entfernung { $to }.
event-points-given = { $count ->
    [one] { $who } hat { $count } Punkt auszugeben.
   *[other] { $who } hat { $count } Punkte auszugeben.
}
event-groped-success = { $who } erreicht { $roll } gegen { $target } und bekommt Schlick zu fassen.
event-groped-failure = { $who } erreicht { $roll } gegen { $target } und geht leer aus.
event-gathered = { $who } verschlingt { FORM($muck, "einen") } aus Dimension { $dimension }.
event-muck-drifted = { $count ->
    [0] Aller Schlick treibt eine Dimension nach außen; nichts geht verloren.
    [one] Aller Schlick treibt eine Dimension nach außen; { $count } Schlickland geht verloren.
   *[other] Aller Schlick treibt eine Dimension nach außen; { $count } Schlickländer gehen verloren.
}
event-tethered = { $who } behält seine Karte in den Äußeren Dimensionen.

refusal-obstructed = Ein anderer Frosch steht dazwischen;
    ein Geist erreicht den ersten Frosch auf einer Linie.
refusal-no-mind = Dein Geist erreicht Frösche auf deinen Linien, wenn ihr beide auf der Scherbe seid, und im Äther alle, wenn du auch dort bist.
refusal-no-muck-there = So ein Schlickland gibt es in dieser Dimension nicht.
refusal-no-such-order = Chips werden in einer Reihenfolge aller nicht aufgedeckten ausgelegt, oder sie werden gemischt.
refusal-no-such-pick = { $count ->
    [one] Wähle einen Platz, auf dem ein Chip liegt.
   *[other] Wähle { $count } Plätze, auf denen Chips liegen.
}
refusal-boosts-later = Du kaufst deine Schübe erst nach dem Würfeln;
    setze jetzt keine ein.
refusal-boosts-later-chips = Du kaufst deine Schübe erst, wenn die Chips aufgedeckt sind;
    setze jetzt keine ein.
refusal-no-reroll-chips = Keine deiner offenen Karten lässt dich jetzt einen Chip neu ziehen.
refusal-no-such-die-chips = Keiner der aufgedeckten Chips zeigt das;
    nenne einen, der aufgedeckt wurde.
question-drift-chips = Ein Chip wird aufgedeckt
question-homeward-chips = eine Dimension oder ein Chip
refusal-no-such-line = Diese Entfernung ist beim Ausstoßen nicht erlaubt.
refusal-dimension-taken = In diese Dimension hast du schon etwas ausgestoßen;
    wähle eine andere.
question-style = Die Art zu kämpfen ist anzusagen
question-aggro = der Provokation folgen oder sie ignorieren
question-arrange = Chips sind auszulegen
question-pick = Chips sind zu wählen
question-chips = Chips werden aufgedeckt
question-late-boost = Schübe kaufen oder nicht
question-points = Ein Punkt ist für Treiben oder Sammeln auszugeben
question-muck = Ein verborgenes Schlickland wird aufgedeckt
question-line = Eine Linie ist zu wählen
question-heave = Ein Brocken ist zu wählen
question-shift = einen Brocken verschieben oder nicht
question-snap = ein Plättchen schnappen oder nicht
question-tether = die Karte behalten oder eine neue ziehen

summary-muck = Schlick: { $list }; noch { $supply } im Vorrat
summary-muck-kind = { $count } × { $muck }
summary-muck-in = Dimension { $dimension }: { $list }
summary-homeward = Auf dem Heimweg gezeigte Chips: { $chips }
result-harmony = Schlick für Harmonische Länder: { $points }
