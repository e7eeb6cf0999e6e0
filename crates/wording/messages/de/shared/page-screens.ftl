# The page: screens.

page-loading = Wird geladen …

# The log.
page-log-set-up = Aufbau
page-log-filter = Welche Zeilen
page-log-filter-all = Alle
page-log-filter-mine = Meine
page-log-filter-combats = Kämpfe
page-log-filter-contests = Streit
page-log-lines = Was passiert ist, das Neueste zuerst
page-log-empty = Noch nichts.
page-log-more = Mehr zeigen
page-log-look = Diesen Moment ansehen
page-log-rule = Regel { $rule } im Handbuch
page-log-undone = { $count ->
    [one] { $count } Schritt zurückgenommen.
   *[other] { $count } Schritte zurückgenommen.
}
page-log-undone-by-all = { $count ->
    [one] Alle waren einverstanden, { $count } Schritt zurückzunehmen.
   *[other] Alle waren einverstanden, { $count } Schritte zurückzunehmen.
}
page-log-turn-undone = { $count ->
    [one] Ein Zug mit { $count } Schritt wurde zurückgenommen: Würfel und Karten kommen neu.
   *[other] Ein Zug mit { $count } Schritten wurde zurückgenommen: Würfel und Karten kommen neu.
}
page-log-seat-bot = Für { $who } spielt jetzt ein Bot.
page-log-seat-person = Für { $who } spielt jetzt ein Mensch.
page-log-seat-resigned = { $who } hat aufgegeben: Ein Bot spielt weiter.
page-log-seat-absent = { $who } ist nicht da: Jemand anders spielt weiter.
page-log-paused = Die Partie ist angehalten.
page-log-resumed = Die Partie geht weiter.
page-log-stand-in = Für { $who } ist die Zeit abgelaufen: Ein Bot gibt diese Antwort.
page-log-undo-proposed = { $who } möchte { $moves } zurücknehmen.
page-log-undo-accepted = { $who } stimmt der Rücknahme zu.
page-log-undo-declined = { $who } lehnt die Rücknahme ab.
page-log-moves = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
page-log-past = Du siehst einen früheren Moment: Schritt { $step } von { $all }.
page-log-now = Zur Gegenwart

# The controls of a replay.
page-replay = Wiederholung
page-replay-eyes = Alles liegt offen
page-replay-start = Vor dem ersten Schritt.
page-replay-count = Schritt { $step } von { $all }
page-replay-scrubber = Moment der Partie
page-replay-move = Durch die Partie gehen
page-replay-turn-back = Zum Anfang dieses oder des vorigen Zuges
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-forward = Einen Schritt vor
page-replay-turn-forward = Zum nächsten Zug
page-replay-speed = Tempo
page-replay-times = { $speed }×
page-replay-branch = Ab hier weiterspielen
page-replay-keys = Leertaste: abspielen und anhalten. Pfeile: Schritt für Schritt, mit Umschalt Zug für Zug. Pos1 und Ende: zum Anfang und zum Ende.

# The handbook.
page-back = Zurück
page-handbook-title = { $game }: Handbuch
page-handbook-search = Regeln durchsuchen
page-handbook-sections = Abschnitte
page-handbook-results = Gefundene Regeln
page-handbook-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
page-handbook-nothing = Zu diesen Wörtern gibt es keine Regel. Versuch andere oder nur einen Teil eines Worts.
page-handbook-all = Alle zeigen
page-handbook-failed = Das Handbuch konnte nicht geladen werden ({ $reason }).
page-handbook-no-reason = keine Verbindung

# The gallery.
page-gallery = Galerie
page-gallery-title = Gelände und Spielmaterial
page-gallery-sight = Farbsehen
page-gallery-sight-full = alle Farben
page-gallery-sight-deuteranopia = Deuteranopie (kein Grün)
page-gallery-sight-protanopia = Protanopie (kein Rot)
page-gallery-sight-tritanopia = Tritanopie (kein Blau)

# The end of the game.
page-score-show = Wertung zeigen
page-score-counting-cosmic-frog = Die Horte werden gezählt …
page-score-counting-volcanique = Die Punkte werden gezählt …
page-score-undone-turns = { $count ->
    [one] { $count } Zug wurde zurückgenommen, und Würfel und Karten kamen neu.
   *[other] { $count } Züge wurden zurückgenommen, und Würfel und Karten kamen neu.
}
page-score-skip = Zählen überspringen
page-score-tie = Die meisten Punkte gewinnen; Frösche mit gleich vielen Punkten teilen sich den Sieg.
page-score-solo = Bei Robofröschen zählt jedes Land einzeln; du gewinnst nur mit mehr Punkten, als sie haben.
page-score-lines = Was gezählt wurde
page-score-line = { $tile }: { $slots }
page-score-plus = +{ $points }
page-score-domains = Domänen: { $list }
page-score-domain-stone = Stein
page-score-domain-terra = Erde
page-score-domain-water = Wasser
page-score-domain-plant = Pflanze
page-score-bonus = Reiche Länder
page-score-slot = Fach { $slot }: { $tiles }
page-score-vault = Hort, von unten nach oben: { $slots }
page-score-empty = Leerer Hort
page-score-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
page-score-again = Noch einmal
page-score-board = Spielplan ansehen

# The language of the page.
page-language-name = Deutsch
page-settings-language = Sprache / Language
page-settings-language-auto = Automatisch
page-decimal-mark = ,
