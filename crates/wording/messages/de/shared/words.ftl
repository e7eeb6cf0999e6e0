# Small words that all games use.
list-two = { $first } und { $second }
list-more = { $first }, { $second }
nothing = nichts
chance = Zufall
with-rule = { $text } { $rule }
edge-ne = Nordosten
edge-e = Osten
edge-se = Südosten
edge-sw = Südwesten
edge-w = Westen
edge-nw = Nordwesten
tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
    .dem = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
explain-legal = Das ist erlaubt: { $answer }.
explain-chance = Jetzt entscheidet der Zufall, niemand wählt das Ergebnis.

# Why a table refuses a request.
table-refused-too-long = Das ist zu lang für eine Antwort.
table-refused-not-open = Diese Frage ist schon beantwortet, oder die Partie ist weitergegangen.
table-refused-not-yours = Diese Antwort steht dir nicht zu.
table-refused-no-such-seat = Diesen Platz kann niemand einnehmen.
table-refused-no-such-bot = Diesen Bot gibt es nicht.
table-refused-paused = Die Partie ist angehalten.
table-refused-busy = Der letzte Schritt wird noch gespeichert. Versuch es gleich noch einmal.
table-refused-undo-nothing = Es gibt noch nichts zurückzunehmen.
table-refused-undo-not-yours = Die letzte Antwort war nicht deine.
table-refused-undo-barrier = Ein Würfelwurf, eine Karte oder ein beendeter Zug lässt sich nicht zurücknehmen.
table-refused-not-alone = Hier spielen auch andere, oder andere haben einige dieser Schritte gemacht: Bitte sie um die Rücknahme.
table-refused-alone = Hier spielt sonst niemand, der zustimmen müsste.
table-refused-nothing-proposed = Niemand hat um eine Rücknahme gebeten.
table-refused-already-proposed = Jemand hat schon um eine Rücknahme gebeten. Antworte zuerst darauf.
table-refused-resigned = Du hast diese Partie aufgegeben.
table-refused-log-full = Der Spielstand ist fast so lang, wie er werden kann. Dafür ist kein Platz mehr.
table-refused-malformed = Die Partie hat diese Nachricht nicht verstanden.

# What the JSON encoding of a table asks for when nothing is left but to end the turn.
table-ask-end-turn = { $who }, beende deinen Zug.

# What the terminal says to what a person types.
terminal-type = Gib eine Nummer ein, die Worte dahinter oder kurz: { $answers }.
terminal-same-kind = Antworten, die mit { $word } beginnen: { $answers }.
terminal-kinds = Möglich sind jetzt: { $answers }.
terminal-more = { $answers } (und { $count } weitere)
terminal-numbers = { $count ->
    [one] Es gibt eine Antwort, Nummer 1.
   *[other] Die Antworten haben die Nummern 1 bis { $count }.
}
terminal-asked = Jetzt ist { $who } gefragt.
terminal-unknown = { $line } wird nicht verstanden. { $suggestion }
terminal-no-answer = Das beantwortet die Frage nicht. { $suggestion }
