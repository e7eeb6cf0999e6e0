# The page: the tray with the prompt and its answers.
page-tray = Was gefragt ist
page-tray-actions = Aktionen
page-tray-turn = Dein Zug: Wähle eine Aktion
page-tray-turn-extra = Dein Zug: Handle noch einmal oder beende ihn
page-tray-reach = { $count ->
    [one] Spring { $count } Feld weit gratis, jedes weitere kostet 1 Ω
   *[other] Spring bis { $count } Felder weit gratis, jedes weitere kostet 1 Ω
}
page-tray-reach-none = Dein Schlund ist voll: Jedes Feld eines Sprungs kostet 1 Ω
page-tray-reach-paid = { $count ->
    [one] Die Zusatzaktion kostet { AMOUNT($price, "Ω") }, ein Sprung { $count } Feld weit nichts extra; jedes weitere Feld 1 Ω
   *[other] Die Zusatzaktion kostet { AMOUNT($price, "Ω") }, ein Sprung bis { $count } Felder weit nichts extra; jedes weitere Feld 1 Ω
}
page-tray-reach-paid-none = Die Zusatzaktion kostet { AMOUNT($price, "Ω") } und jedes Feld eines Sprungs 1 Ω: Dein Schlund ist voll
page-tray-turn-over = Dein Zug ist vorbei.
page-tray-turn-over-more = Du kannst deine letzte Antwort noch zurücknehmen.
page-tray-end-turn = Zug beenden
page-tray-replay = Eine Wiederholung: Mit den Tasten gehst du durch die Partie.
page-tray-paused = Die Partie ist angehalten.
page-tray-resume = Weiter
page-tray-over = Die Partie ist zu Ende.
page-tray-showing = Sieh zu, was passiert …
page-tray-waiting-for = Warten auf { $who } …
page-tray-past = Du siehst einen früheren Moment: nach { $at } von { $all } Schritten.
page-tray-now = Zur Gegenwart
page-tray-on-board = Wähle eines der leuchtenden Felder.
page-tray-in-vault = Wähle eines der leuchtenden Fächer im Hort.
page-tray-keep = Karte behalten
page-cancel = Abbrechen
page-close = Schließen
page-rule = Regel { $rule }
page-confirm-last-oomph = Das kostet deinen letzten Wumms. Wirklich?
page-confirm-ends-game = Damit ist die Partie sofort zu Ende. Wirklich?
page-confirm-yes = Ja, los
page-action-targets = { $count ->
    [one] { $count } Ziel erreichbar
   *[other] { $count } Ziele erreichbar
}
page-action-frogs = { $count ->
    [one] { $count } Frosch erreichbar
   *[other] { $count } Frösche erreichbar
}
page-action-choose = Wähle ein Ziel
page-action-descend = Herab{ "\u00AD" }steigen
page-action-lay = Land legen
page-action-leap = Springen
page-action-step = Schritt
page-action-tunnel = Tunnel
page-action-harvest = Ernten
page-action-slipstream = Gleiten
page-action-land = Landen
page-action-attack = Angriff
page-action-mind = Geist
page-action-aggro = Aggro
page-action-dredge = Baggern
page-action-spew = Speien
page-action-line = Ausstoßen
page-action-recover = Erholen
page-action-disgorge = Auswürgen
page-action-raid = Raubzug
page-action-possess = Beherr{ "\u00AD" }schen
page-action-smash = Zer{ "\u00AD" }schmet{ "\u00AD" }tern
page-action-spit = Spucken
page-action-power = Kraft nutzen
page-tray-raid = { $answer }: bei { $percent } % der Würfe
