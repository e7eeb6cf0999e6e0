# German, Cosmic Frog. Names of tiles have forms with articles for FORM; Der and Den begin a sentence or a label.

# Small words
for-another = { $who }, wähle für { $whose }.
    { $prompt }
priced = { $answer } ({ AMOUNT($price, "Ω") })

# Frogs: names, and the marks on text boards
frog-red = Rot
frog-purple = Lila
frog-gray = Grau
frog-blue = Blau
frog-green = Grün
frog-orange = Orange
mark-red = R
mark-purple = P
mark-gray = Y
mark-blue = B
mark-green = G
mark-orange = O

# Terrain: names, and codes for text boards
tile-hill = Hügel
    .der = der Hügel
    .den = den Hügel
    .dem = dem Hügel
    .ein = ein Hügel
    .einen = einen Hügel
    .einem = einem Hügel
    .eines = eines Hügels
    .Der = Der Hügel
    .Den = Den Hügel
tile-mountain = Berg
    .der = der Berg
    .den = den Berg
    .dem = dem Berg
    .ein = ein Berg
    .einen = einen Berg
    .einem = einem Berg
    .eines = eines Berges
    .Der = Der Berg
    .Den = Den Berg
tile-desert = Wüste
    .der = die Wüste
    .den = die Wüste
    .dem = der Wüste
    .ein = eine Wüste
    .einen = eine Wüste
    .einem = einer Wüste
    .eines = einer Wüste
    .Der = Die Wüste
    .Den = Die Wüste
tile-mesa = Tafelberg
    .der = der Tafelberg
    .den = den Tafelberg
    .dem = dem Tafelberg
    .ein = ein Tafelberg
    .einen = einen Tafelberg
    .einem = einem Tafelberg
    .eines = eines Tafelberges
    .Der = Der Tafelberg
    .Den = Den Tafelberg
tile-swamp = Sumpf
    .der = der Sumpf
    .den = den Sumpf
    .dem = dem Sumpf
    .ein = ein Sumpf
    .einen = einen Sumpf
    .einem = einem Sumpf
    .eines = eines Sumpfes
    .Der = Der Sumpf
    .Den = Den Sumpf
tile-lake = See
    .der = der See
    .den = den See
    .dem = dem See
    .ein = ein See
    .einen = einen See
    .einem = einem See
    .eines = eines Sees
    .Der = Der See
    .Den = Den See
tile-meadow = Wiese
    .der = die Wiese
    .den = die Wiese
    .dem = der Wiese
    .ein = eine Wiese
    .einen = eine Wiese
    .einem = einer Wiese
    .eines = einer Wiese
    .Der = Die Wiese
    .Den = Die Wiese
tile-forest = Wald
    .der = der Wald
    .den = den Wald
    .dem = dem Wald
    .ein = ein Wald
    .einen = einen Wald
    .einem = einem Wald
    .eines = eines Waldes
    .Der = Der Wald
    .Den = Den Wald
tile-barren = Ödland
    .der = das Ödland
    .den = das Ödland
    .dem = dem Ödland
    .ein = ein Ödland
    .einen = ein Ödland
    .einem = einem Ödland
    .eines = eines Ödlands
    .Der = Das Ödland
    .Den = Das Ödland
code-hill = Hi
code-mountain = Mo
code-desert = De
code-mesa = Me
code-swamp = Sw
code-lake = La
code-meadow = Md
code-forest = Fo
code-barren = Ba
tile-abundant = { $tile ->
    [desert] üppige
    [meadow] üppige
   *[other] üppiger
} { $tile }
    .der = { $tile ->
        [desert] die üppige
        [meadow] die üppige
       *[other] der üppige
    } { $tile }
    .den = { $tile ->
        [desert] die üppige
        [meadow] die üppige
       *[other] den üppigen
    } { $tile }
    .dem = { $tile ->
        [desert] der üppigen
        [meadow] der üppigen
       *[other] dem üppigen
    } { $tile }
    .ein = { $tile ->
        [desert] eine üppige
        [meadow] eine üppige
       *[other] ein üppiger
    } { $tile }
    .einen = { $tile ->
        [desert] eine üppige
        [meadow] eine üppige
       *[other] einen üppigen
    } { $tile }
    .einem = { $tile ->
        [desert] einer üppigen
        [meadow] einer üppigen
       *[other] einem üppigen
    } { $tile }
    .Der = { $tile ->
        [desert] Die üppige
        [meadow] Die üppige
       *[other] Der üppige
    } { $tile }
    .Den = { $tile ->
        [desert] Die üppige
        [meadow] Die üppige
       *[other] Den üppigen
    } { $tile }
tile-harmonious = { $tile ->
    [desert] harmonische
    [meadow] harmonische
   *[other] harmonischer
} { $tile }
    .der = { $tile ->
        [desert] die harmonische
        [meadow] die harmonische
       *[other] der harmonische
    } { $tile }
    .den = { $tile ->
        [desert] die harmonische
        [meadow] die harmonische
       *[other] den harmonischen
    } { $tile }
    .dem = { $tile ->
        [desert] der harmonischen
        [meadow] der harmonischen
       *[other] dem harmonischen
    } { $tile }
    .ein = { $tile ->
        [desert] eine harmonische
        [meadow] eine harmonische
       *[other] ein harmonischer
    } { $tile }
    .einen = { $tile ->
        [desert] eine harmonische
        [meadow] eine harmonische
       *[other] einen harmonischen
    } { $tile }
    .einem = { $tile ->
        [desert] einer harmonischen
        [meadow] einer harmonischen
       *[other] einem harmonischen
    } { $tile }
    .Der = { $tile ->
        [desert] Die harmonische
        [meadow] Die harmonische
       *[other] Der harmonische
    } { $tile }
    .Den = { $tile ->
        [desert] Die harmonische
        [meadow] Die harmonische
       *[other] Den harmonischen
    } { $tile }
code-abundant = +
code-harmonious = *
# The form zeigt says what the back of a tile does.
back-blank = leer
    .zeigt = ist leer
back-fracture = ein Bruch
    .zeigt = zeigt einen Bruch
back-quake = ein Beben
    .zeigt = zeigt ein Beben
back-vortex = ein Strudel
    .zeigt = zeigt einen Strudel
bonus-normal = gewöhnlich
bonus-abundant = üppig
bonus-harmonious = harmonisch

# Dice, places
# The other forms stand before "Würfel": ein weißer, zwei weiße, dem weißen.
die-white = weiß
    .ein = weißer
    .zwei = weiße
    .dem = weißen
die-yellow = gelb
    .ein = gelber
    .zwei = gelbe
    .dem = gelben
die-red = rot
    .ein = roter
    .zwei = rote
    .dem = roten
place-waiting = noch nicht eingetroffen
place-shard = auf { $hex }
place-aether = im Äther
place-outer = in der Äußeren Dimension { $number }
place-vault = in Fach { $slot } im Hort von { $owner }

# Counted things
slots = { $count ->
    [0] kein freies Fach im Schlund
    [one] { $count } freies Fach im Schlund
   *[other] { $count } freie Fächer im Schlund
}
dice = { $count ->
    [one] { $count } { FORM($die, "ein") } Würfel
   *[other] { $count } { FORM($die, "zwei") } Würfel
}
    .dem = { $count ->
        [one] einem { FORM($die, "dem") } Würfel
       *[other] { $count } { FORM($die, "dem") } Würfeln
    }

# Action cards
action-card-frog = { $who }
action-card-flux = Ätherstrom
action-card-splinter = Splitterschlag

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
card-unseen = eine verdeckte Karte
card-none = keine Karte
card-text-dice = { $card }. Würfel: { $shard } auf der Scherbe, { $aether } im Äther, { $raid } bei Raubzügen.
card-text-harvest-barrens = Du darfst ein Ödland ernten, auf dem du stehst, wenn nichts darauf liegt.
card-text-eat = Bei jeder deiner Entscheidungen darfst du zuerst ein Ödland in deinem Schlund zerstören und erhältst dafür bis zu { AMOUNT($amount, "Ω") } zurück.
card-text-spit = Im Äther hast du die Aktion SPUCKEN: Gib ein Ödland aus deinem Schlund ab, und ein Splitter schlägt ein.
card-text-harvest-adjacent = Du darfst das oberste Land eines Nachbarfeldes ernten, auf dem kein anderer Frosch steht.
card-text-reroll-combat = Für 1 Ω darfst du in deinen Kämpfen einen deiner Würfel neu werfen.
card-text-reroll-raid = Für 1 Ω darfst du bei deinen Raubzügen deinen Würfel neu werfen.
card-text-regain-shard = Gewinnst du einen Kampf auf der Scherbe, erhältst du { AMOUNT($amount, "Ω") } zurück.
card-text-regain-aether = Gewinnst du einen Kampf im Äther, erhältst du { AMOUNT($amount, "Ω") } zurück.
card-text-step = Vor jeder Aktion, die du auf der Scherbe beginnst, darfst du einen Schritt auf ein freies Nachbarfeld machen.
card-text-stash = Einmal in jedem deiner Züge darfst du für 1 Ω das oberste Land deines Schlundes in deinen Hort legen.
card-text-toll = Wer dich angreifen oder eine Kraft gegen dich einsetzen will, zahlt zuerst { AMOUNT($amount, "Ω") }.
card-text-cheap-harvest-raid = Deine Zusatzaktion kostet 1 Ω, wenn sie ERNTEN oder RAUBZUG ist.
card-text-cheap-repeat = Deine Zusatzaktion kostet 1 Ω, wenn sie von derselben Art ist wie deine erste Aktion.
card-text-stomp = Erreichst du das Feld, auf das du gezielt hast, oder gewinnst du eines im Kampf, darfst du dort das oberste Plättchen zerstören.
card-text-bend-knockback = Wirst du zurückgestoßen, darfst du den Rückstoß für je 1 Ω um 1 erhöhen oder senken.
card-text-press-knockback = Stößt du einen Frosch zurück, darfst du den Rückstoß für je 1 Ω um 1 erhöhen.
card-text-possess = Einmal pro Zug hast du die Aktion BEHERRSCHEN: Ein Frosch in Reichweite führt eine Aktion aus, die du wählst, und zahlt dafür mit bis zu 2 seiner Ω.
card-text-smash = Auf der Scherbe hast du die Aktion ZERSCHMETTERN: Alles auf deinem Feld wird zerstört, und du fällst in den Äther.
card-text-flux-regain = Beim Ätherstrom erhältst du all dein Ω zurück, bevor du antwortest.
card-text-copy-die = Im Kampf würfelst du mit der Farbe deines Gegners, wenn sie besser ist als deine.
card-text-swap = Nach deiner letzten Aktion darfst du für 1 Ω mit einem Frosch in Reichweite die Karte tauschen; die Karte, die du bekommst, bleibt bis zu deinem nächsten Zug verdeckt.
card-text-overpower = Ein Kraftakt kostet dich { AMOUNT($amount, "Ω") }.
card-text-guard = Ein Kraftakt bei einem Angriff auf dich kostet { AMOUNT($amount, "Ω") } mehr.
card-text-shard-regain = Beginnt dein Zug auf der Scherbe, erhältst du { AMOUNT($amount, "Ω") } zurück.
card-text-tunnel = Vor jeder Aktion, die du auf der Scherbe beginnst, darfst du für 1 Ω auf ein beliebiges freies Feld mit demselben Untergrund wechseln: von Ödland zu Ödland oder von Land zu Land derselben Domäne.
card-text-defer = Wird deine Aktionskarte aufgedeckt, darfst du sie aufschieben, immer nur eine, und diesen Zug am Ende eines späteren nachholen, ohne Siphons.
card-text-look = Einmal pro Zug darfst du dir für 1 Ω die oberste Aktionskarte ansehen und sie liegen lassen oder unter den Stapel legen.
card-text-drain = Einmal in jedem deiner Züge verliert ein Frosch in Reichweite bis zu { AMOUNT($amount, "Ω") }, und du erhältst ebenso viel zurück.
card-text-void-attack = Greifst du einen Frosch an, wird seine Karte verdeckt und kann bis zum Ende des Kampfes nicht aufgedeckt werden.
card-text-void-defence = Wirst du angegriffen, darfst du für 1 Ω die Karte des Angreifers verdecken; sie kann bis zum Ende des Kampfes nicht aufgedeckt werden.
card-text-choose-plunder = Raubst du einen Schlund aus, suchst du dir die Plättchen aus.
card-text-plain = Eine andere Kraft hat sie an diesem Tisch nicht.

# Prompts: what the table waits for
prompt-layout = { $who }, lege ein Land deiner Wahl.
prompt-layout-chance = Das nächste Land wird zufällig ausgelegt.
# With list-two, several frogs are meant.
prompt-keep-dealt = { $who ->
    [list-two] { $who }, behaltet heimlich je eine eurer beiden Fähigkeitskarten.
   *[other] { $who }, behalte heimlich eine deiner beiden Fähigkeitskarten.
}
prompt-keep-dealt-team = { $who }, nimm eine der Fähigkeitskarten, die dein Team hat.
prompt-ability = { $who } zieht eine Fähigkeitskarte.
prompt-draw = Eine weitere Aktionskarte wird aufgedeckt.
prompt-drift = { $who } wirft einen weißen Würfel für die Heimkehr.
prompt-peek = { $who } sieht sich die oberste Aktionskarte an.
prompt-bonus = Die Rückseite { FORM($tile, "eines") } wird angesehen.
prompt-action-first = { $who }, wähle eine Aktion.
    Du bist { $place } und hast { AMOUNT($oomph, "Ω") } und { $slots }.
prompt-action-extra = { $who }, nimm eine Zusatzaktion oder beende deinen Zug.
    Du bist { $place } und hast { AMOUNT($oomph, "Ω") } und { $slots }.
prompt-action-aside = { $who }, wähle eine Aktion für eine beiseitegelegte Karte.
    Du bist { $place } und hast { AMOUNT($oomph, "Ω") } und { $slots }.
prompt-action-after = { $who }, nutze vor dem Ende deines Zuges noch eine Kraft oder beende ihn.
    Du bist { $place } und hast { AMOUNT($oomph, "Ω") } und { $slots }.
prompt-action-puppet = { $who }, führe als Marionette eine Aktion aus, mit höchstens 2 deiner Ω.
    Du bist { $place } und hast { AMOUNT($oomph, "Ω") } und { $slots }.
prompt-descend = { $who }, wähle ein kahles Feld am Rand der Scherbe, auf das du herabsteigst.
prompt-enter = { $who }, du bist zurück.
    Gehst du in den Äther, oder steigst du auf ein kahles Feld am Rand herab?
prompt-window-turn-start = { $who }, dein Zug beginnt { $place }.
    Willst du vorher etwas mit deinen Karten tun?
prompt-window-attacked = { $who }, { $attacker } greift dich { $means } an.
    Mit einer Kraft antworten oder passen?
prompt-window-targeted-possess = { $who }, { $attacker } will BEHERRSCHEN gegen dich einsetzen und eine Aktion für dich wählen.
    Jetzt deine Karte aufdecken oder passen?
prompt-window-targeted-drain = { $who }, { $attacker } will dir { AMOUNT($amount, "Ω") } entziehen.
    Jetzt deine Karte aufdecken oder passen?
prompt-window-targeted-swap = { $who }, { $attacker } will mit dir die Fähigkeitskarte tauschen.
    Jetzt deine Karte aufdecken oder passen?
prompt-window-targeted = { $who }, { $attacker } will dich { $means } angreifen.
    Jetzt deine Karte aufdecken oder passen?
prompt-window-before-roll = { $who }, gleich würfelst du gegen { $other }.
    Vorher deine Karte aufdecken oder passen?
prompt-window-after-rolls = { $who }, die Ergebnisse sind { $attacker } { $attack } und { $defender } { $defence }.
    Bleibt es dabei?
prompt-window-knockback = { $who }, { $attacker } gewinnt mit Vorsprung { $margin }.
    Willst du noch etwas tun, bevor { $defender } um { $knockback } zurückgestoßen wird?
prompt-window-before-raid = { $who }, gleich machst du einen Raubzug auf { $points } in den Hort von { $owner }.
    Vorher deine Karte aufdecken oder passen?
prompt-window-after-raid = { $who }, dein Raubzug braucht mehr als { $target }.
    Bleibt es bei diesem Wurf?
prompt-commit-attacker = { $who }, du greifst { $other } an.
    Setze Ω ein: Bei einem Kraftakt wirfst du zwei Würfel, und der höhere zählt; jeder Schub bringt 1 dazu. Du hast { AMOUNT($oomph, "Ω") }.
prompt-commit-defender = { $who }, { $other } greift dich an (Einsatz: { $committed }).
    Setze Ω für deine Verteidigung ein; ein Gleichstand genügt. Du hast { AMOUNT($oomph, "Ω") }.
prompt-roll-shard = { $who } würfelt auf der Scherbe mit { FORM($dice, "dem") }.
prompt-roll-aether = { $who } würfelt im Äther mit { FORM($dice, "dem") }.
prompt-roll-raid = { $who } würfelt für den Raubzug mit { FORM($dice, "dem") }.
prompt-spoils = { $who }, du besiegst { $other } mit Vorsprung { $margin }.
    Wähle deine Beute.
prompt-grab = { $count ->
    [one] { $who }, wähle noch { $count } Plättchen aus dem Schlund von { $other }.
   *[other] { $who }, wähle noch { $count } Plättchen aus dem Schlund von { $other }.
}
prompt-toll = { $who }, wer { $target } als Ziel wählt, zahlt { AMOUNT($price, "Ω") } Zoll.
    Zahlst du, oder nimmst du die Ansage zurück?
prompt-stomp = { $who }, du bist { $place }.
    Willst du dort { FORM($tile, "den") } zerstören?
prompt-swap = { $who }, willst du vor dem Ende deines Zuges mit einem anderen Frosch die Fähigkeitskarte tauschen?
prompt-place = { $who }, du hast die oberste Aktionskarte gesehen.
    Bleibt sie oben, oder kommt sie unter den Stapel?
prompt-timer-both = { $who }, der Zug endet.
    Deine aufgeschobene Karte nutzen, die oberste Aktionskarte ansehen oder passen?
prompt-timer-use = { $who }, der Zug endet.
    Deine aufgeschobene Karte nutzen oder passen?
prompt-timer-look = { $who }, der Zug endet.
    Die oberste Aktionskarte ansehen oder passen?
prompt-timer-pass = { $who }, der Zug endet.
prompt-exchange = { $who }, willst du mit einem Partner die Fähigkeitskarte tauschen, bevor du beginnst?
prompt-homeward = { $who }, du bist { $place }.
    Eine Dimension heimwärts treiben oder würfeln?
prompt-trade = { $who }, wie viele beiseitegelegte Karten gibst du für ebenso viele weitere Fähigkeitskarten zur Auswahl ab?
    Du hast { $cards } beiseitegelegt.
prompt-keep-drawn = { $who }, behalte eine der gezogenen Fähigkeitskarten.
prompt-fetch = { $count ->
    [one] { $who }, welcher Frosch deines Teams kommt { $count } Dimension heimwärts?
   *[other] { $who }, welcher Frosch deines Teams kommt { $count } Dimensionen heimwärts?
}
prompt-take = { $who }, nimm ein Plättchen aus dem Hort von { $owner } oder hör auf.
    Du hast noch { $points }.
prompt-store = { $who }, { FORM($tile, "der") } liegt in deinem Schlund obenauf.
    Wohin damit?
prompt-dial = Der Kompass zeigt { $who } die Richtung.
prompt-spot = Ein Einschlagfeld wird gezogen, das für deinen Frosch steht.
prompt-lot = { $who } nimmt zufällig eines von mehreren gleich guten Plättchen.
prompt-back = Die Rückseite eines Ödlands wird angesehen.
prompt-offer = { $who }, willst du zwei beiseitegelegte Karten ablegen und sofort zurückkehren?
    Du hast { $cards } beiseitegelegt.
prompt-splinter = Gleich schlägt ein Splitter ein.
prompt-flux = { $who }, der Ätherstrom kommt: mutieren, widerstehen (1 Ω) oder auswählen (2 Ω)? Du hast { AMOUNT($oomph, "Ω") }.
prompt-keep-selected = { $who }, behalte eine der zwei Karten auf deiner Hand.
prompt-over = Die Partie ist vorbei.
    { $winners }
means-leap = mit einem Sprung
means-slip = im Gleitflug
means-land = aus dem Äther
means-ram = im Äther
committed-nothing = nichts
committed-overpower = Kraftakt
committed-boost = Schub +{ $boost }
committed-both = Kraftakt, Schub +{ $boost }

# Answers: short labels; a price is added in brackets
answer-reveal = Deine Fähigkeitskarte aufdecken
answer-eat = Ein Ödland im Schlund zerstören und Ω zurückerhalten
answer-pass = Passen
answer-end = Zug beenden
answer-reroll = Die { $face } neu würfeln
answer-raise = Rückstoß auf { $knockback } erhöhen
answer-lower = Rückstoß auf { $knockback } senken
answer-void = Die Karte von { $who } verdecken
answer-pay-toll = Zoll zahlen und weitermachen
answer-withdraw = Ansage zurücknehmen
answer-stomp = { FORM($tile, "Den") } zerstören
answer-defer = Diese Aktionskarte aufschieben
answer-use-deferred = Die aufgeschobene Karte jetzt für einen Zug nutzen
answer-look = Die oberste Aktionskarte ansehen
answer-leave = Die Karte oben lassen
answer-bury = Die Karte unter den Stapel legen
answer-step = Schritt nach { $hex }, auf { FORM($tile, "einen") }
answer-tunnel = Tunnel nach { $hex }, auf { FORM($tile, "einen") }
answer-stash = { FORM($tile, "Den") } in Fach { $slot } verstauen
answer-stash-on = { FORM($tile, "Den") } in Fach { $slot } auf { FORM($under, "dem") } verstauen
answer-drain = { $who } { AMOUNT($amount, "Ω") } entziehen
answer-swap = Mit { $who } die Fähigkeitskarte tauschen
answer-exchange = Mit { $who } die Fähigkeitskarte tauschen
answer-drift-one = Eine Dimension heimwärts treiben
answer-roll-home = Für die Heimkehr würfeln
answer-trade-none = Keine Karte abgeben
answer-trade = { $cards } abgeben
answer-fetch = { $who } heimholen
answer-bonus = Das Land ist { $bonus }
answer-lay = Auf { $hex } { FORM($tile, "einen") } legen
answer-ability = Die Karte ist { $card }
answer-keep = { $card } behalten
answer-card = Die Karte: { $card }
answer-splinter = Der Splitter trifft { $name } ({ $hex })
answer-roll = Der Würfel zeigt { $face }
answer-roll-two = Die Würfel zeigen { $low } und { $high }
answer-back = Die Rückseite { FORM($back, "zeigt") }
answer-enter-aether = In den Äther gehen
answer-descend = Auf { $hex } herabsteigen
answer-harvest = { FORM($tile, "Den") } ernten
answer-harvest-at = { FORM($tile, "Den") } auf { $hex } ernten
answer-leap = Nach { $hex } springen, auf { FORM($tile, "einen") }
answer-leap-attack = Nach { $hex } springen und { $who } angreifen
answer-leap-aether = In den Äther springen
answer-slip = Nach { $hex } gleiten, auf { FORM($tile, "einen") }
answer-slip-attack = Über den Rand im { $edge } nach { $hex } gleiten und { $who } angreifen
answer-land = Auf { $hex } landen, auf { FORM($tile, "einem") }
answer-land-attack = Über den Rand im { $edge } auf { $hex } landen und { $who } angreifen
answer-ram = { $who } rammen
answer-raid = Raubzug auf { $points } in den Hort von { $who }
answer-disgorge = In deinen Hort auswürgen
answer-recover = Erholen: all dein Ω zurückerhalten
answer-possess = { $who } beherrschen
answer-smash = Dein Feld zerschmettern und in den Äther fallen
answer-spit = Ein Ödland auf die Scherbe spucken: Ein Splitter schlägt ein
answer-store = { FORM($tile, "Den") } in Fach { $slot } legen
answer-store-on = { FORM($tile, "Den") } in Fach { $slot } auf { FORM($under, "den") } legen
answer-crush = Das Ödland zu Staub zermahlen
answer-take = { FORM($tile, "Den") } aus Fach { $slot } nehmen
answer-stop = Hier aufhören
answer-commit-nothing = Nichts einsetzen
answer-commit = Einsetzen: { $what }
answer-plunder = { $tiles } aus dem Schlund von { $who } rauben
answer-plunder-nothing = Den leeren Schlund von { $who } ausrauben
answer-grab = { FORM($tile, "Den") } nehmen, Nummer { $slot } von oben
answer-return = Zwei beiseitegelegte Karten ablegen und zurückkehren
answer-stay = Bleiben, wo du bist
answer-mutate = Mutieren: deine Karte abgeben und eine andere ziehen
answer-resist = Widerstehen: alles lassen, wie es ist
answer-select = Auswählen: eine Karte ziehen und eine von beiden behalten

# Events: the log
event-laid = Auf { $hex } wird { FORM($tile, "ein") } gelegt.
event-drew-seen = { $who } zieht { $card }.
event-drew-unseen = { $who } zieht eine Fähigkeitskarte.
event-received = { $who } hat jetzt { $card }.
event-kept-seen = { $who } behält { $card }.
event-kept-unseen = { $who } behält eine Fähigkeitskarte.
event-buried = { $card } kommt von { $who } unter den Fähigkeitsstapel.
event-revealed = { $who } deckt { $card } auf.
event-turned-down = { $who } verdeckt seine Karte.
event-robo-starts = { $who } beginnt auf { $hex }.
event-spotted = { $hex } steht für deinen Frosch.
event-dialled = { $who } blickt zuerst nach { $dir } (der Kompass zeigt { $face }).
event-robo-applies = { $who } wird { $line }: { $reason }.
event-robo-skips = { $who } wird nicht { $line }: { $reason }.
robo-does = { $line }: { $reason }
robo-does-not = { $line }? Nein: { $reason }
robo-leap = in den Äther springen
robo-leap-towards = auf den Äther zuspringen
robo-attack = angreifen
robo-harvest = ernten
robo-harvest-towards = auf Land zuspringen
robo-escape = fliehen
robo-raid = plündern
robo-disgorge = auswürgen
robo-land = landen
robo-descend = herabsteigen
robo-because-homeward = Er trägt mindestens zwei Länder, und der Äther ist in Reichweite
robo-because-towards-home = Er trägt mindestens zwei Länder, der Äther ist außer Reichweite, und er geht so nah heran, wie er kann
robo-because-aether-in-reach = Der Äther ist in Reichweite
robo-because-aether-nearer = Der Äther ist außer Reichweite, aber er kann näher heran
robo-because-player-in-range = Dein Frosch ist auf einer seiner Linien und in Reichweite
robo-because-on-land = Er steht auf Land
robo-because-land-in-reach = Unter ihm ist keines, und das nächste auf einer seiner Linien ist in Reichweite
robo-because-land-nearer = Keines ist in Reichweite, und er geht so nah wie möglich an eines auf einer seiner Linien heran
robo-because-vault-open = Dein Hort ist offen
robo-because-land-held = Er trägt Land
robo-because-barrens-held = Er trägt nur Ödland, das zu Staub zerfällt
robo-because-player-adrift = Auch dein Frosch ist im Äther
robo-because-player-at-edge = Dein Frosch steht am Rand der Scherbe
robo-because-in-line = Er kommt auf einer Linie mit deinem Frosch herunter
robo-because-near-player = Kein freies Feld liegt auf einer Linie mit deinem Frosch, darum nimmt er das nächstgelegene
robo-because-vortex = Der Strudel zieht ihn herab
robo-because-few-land = Er trägt weniger als zwei Länder
robo-because-no-nearer = Kein Feld in Reichweite ist näher am Äther
robo-because-player-in-aether = Dein Frosch ist im Äther
robo-because-player-out = Dein Frosch ist in den Äußeren Dimensionen
robo-because-player-waiting = Dein Frosch ist noch nicht eingetroffen
robo-because-player-empty = Dein Schlund ist leer
robo-because-no-line = Keine seiner Linien führt zu deinem Frosch
robo-because-out-of-range = Dein Frosch ist außer Reichweite
robo-because-surge-between = Äther liegt dazwischen
robo-because-no-land-in-line = Auf seinen Linien liegt kein Land
robo-because-way-blocked = Er kann auf kein Land zuspringen
robo-because-no-way-out = Der Äther ist außer Reichweite
robo-because-vault-empty = Dein Hort ist leer
robo-because-vault-locked = Dein Hort ist verschlossen
robo-because-nothing-held = Sein Schlund ist leer
robo-because-vault-full = Sein Hort ist voll
robo-because-player-inland = Dein Feld grenzt nicht an den Äther
robo-because-no-room = Kein Feld ist frei
event-voided = Die Karte von { $who } wird verdeckt und kann bis zum Ende des Kampfes nicht aufgedeckt werden.
event-swapped = { $who } tauscht mit { $other } die Fähigkeitskarte.
event-exchanged = { $who } und { $other } tauschen ihre Fähigkeitskarten.
event-traded = { $count ->
    [one] { $who } gibt { $count } beiseitegelegte Karte für eine weitere Fähigkeitskarte zur Auswahl ab.
   *[other] { $who } gibt { $count } beiseitegelegte Karten für ebenso viele weitere Fähigkeitskarten zur Auswahl ab.
}
event-peeked-seen = { $who } sieht sich die oberste Aktionskarte an: { $card }.
event-peeked-unseen = { $who } sieht sich die oberste Aktionskarte an.
event-put-under = { $who } legt die oberste Aktionskarte unter den Stapel.
event-deferred = { $who } schiebt die Aktionskarte auf.
event-deferral-due = { $who } hat die Macht über die Zeit verloren und muss die aufgeschobene Karte bald nutzen.
event-used-deferred = { $who } hat einen Zug mit der aufgeschobenen Karte.
event-turned = Die nächste Karte: { $card }.
event-turned-frog = { $who } ist am Zug.
event-reshuffled = Der Aktionsstapel wird neu gemischt.
event-spent-extra-action = { $who } zahlt { AMOUNT($amount, "Ω") } für eine Zusatzaktion.
event-spent-leap = { $who } zahlt { AMOUNT($amount, "Ω") } für den Sprung.
event-spent-slipstream = { $who } zahlt { AMOUNT($amount, "Ω") } für den Gleitflug.
event-spent-combat = { $who } setzt { AMOUNT($amount, "Ω") } im Kampf ein.
event-spent-power = { $who } zahlt { AMOUNT($amount, "Ω") } für eine Kraft.
event-spent-toll = { $who } zahlt { AMOUNT($amount, "Ω") } Zoll.
event-spent-flux = { $who } zahlt { AMOUNT($amount, "Ω") } beim Ätherstrom.
event-regained-siphons = { $who } erhält { AMOUNT($amount, "Ω") } von Siphons zurück.
event-regained-recover = { $who } erholt sich und erhält { AMOUNT($amount, "Ω") } zurück.
event-regained-return = { $who } erhält bei der Rückkehr { AMOUNT($amount, "Ω") } zurück.
event-regained-victory = { $who } erhält für den Sieg { AMOUNT($amount, "Ω") } zurück.
event-regained-ground = { $who } erhält { AMOUNT($amount, "Ω") } aus dem Boden zurück.
event-regained-barren = { $who } erhält für das Ödland { AMOUNT($amount, "Ω") } zurück.
event-regained-drain = { $who } erhält dadurch { AMOUNT($amount, "Ω") } zurück.
event-regained-flux = { $who } erhält beim Ätherstrom { AMOUNT($amount, "Ω") } zurück.
event-descended = { $who } steigt auf { $hex } herab.
event-forfeited = { $who } kann keine Aktion ausführen.
event-leapt-shard = { $who } springt nach { $hex }.
event-leapt-aether = { $who } springt in den Äther.
event-slipstreamed = { $who } gleitet durch den Äther nach { $hex }.
event-landed = { $who } landet auf { $hex }.
event-stepped = { $who } macht einen Schritt nach { $hex }.
event-tunnelled = { $who } nimmt einen Tunnel nach { $hex }.
event-targeted-possess = { $who } will { $other } beherrschen.
event-targeted-drain = { $who } will { $other } Ω entziehen.
event-targeted-swap = { $who } will mit { $other } die Fähigkeitskarte tauschen.
event-withdrew = { $who } lässt { $other } doch in Ruhe.
event-possessed = { $who } beherrscht { $other }.
event-released = { $who } ist wieder frei.
event-drained = { $who } entzieht { $other } { AMOUNT($amount, "Ω") }.
event-ate = { $who } zerstört ein Ödland in seinem Schlund.
event-spat = { $who } spuckt ein Ödland auf die Scherbe.
event-smashed = { $who } zerschmettert das Feld { $hex }.
event-stomped = { $who } stampft auf das Feld { $hex }.
event-quaked = Ein Beben: Alle Frösche auf der Scherbe sind jetzt im Äther.
event-vortexed = Ein Strudel: Alle Frösche im Äther müssen herabsteigen.
event-harvested = { $who } verschlingt { FORM($tile, "den") } auf { $hex }.
event-digested = Der Schlund von { $who } ist zu voll und verliert unten { FORM($tile, "den") }.
event-stored = { $who } lagert { FORM($tile, "den") } in Fach { $slot } ein.
event-crushed = { $who } zermahlt ein Ödland zu Staub.
event-raided = { $who } macht einen Raubzug auf { $points } in den Hort von { $owner }.
event-raid-rolled-success = Der Raubzugwürfel zeigt { $die }, mehr als { $target }: Der Raubzug gelingt.
event-raid-rolled-failure = Der Raubzugwürfel zeigt { $die }, nicht mehr als { $target }: Der Raubzug scheitert vorerst.
event-raid-rolled-hindered = Der Raubzugwürfel zeigt { $die }, mehr als { $target }, aber die Frösche dieses Teams im Äther ziehen zu viel ab: Der Raubzug scheitert vorerst.
event-took = { $who } nimmt { FORM($tile, "den") } aus Fach { $slot } im Hort von { $owner }.
event-attacked = { $attacker } greift { $defender } { $means } an.
event-committed = { $what ->
    [nothing] { $who } setzt nichts ein.
   *[other] { $who } setzt ein: { $what }.
}
event-rolled-one = { $who } würfelt eine { $die }.
event-rolled-two = { $who } würfelt eine { $low } und eine { $high }.
event-attack-failed = { $attacker } scheitert mit dem Angriff auf { $defender } und ist danach { $place }.
event-attack-won = { $attacker } besiegt { $defender } mit Vorsprung { $margin }.
event-knockback-changed = { $who } ändert den Rückstoß auf { $to }.
event-knocked-back = { $who } wird zurückgestoßen und landet { $place }.
event-advanced = { $who } ist danach { $place }.
event-plundered = { $who } nimmt { FORM($tile, "den") } aus dem Schlund von { $from }.
event-destroyed = { FORM($tile, "Der") } auf { $hex } wird zerstört.
event-back-seen = Die Rückseite des Ödlands { FORM($back, "zeigt") }.
event-bonus-seen = { FORM($tile, "Der") } { $place } ist { $bonus }.
event-fractured = Ein Bruch: { $count } von { $track } auf der Integritätsleiste.
event-thrown = { $who } wird in den Äther geworfen.
event-scorched = { $who } wird vom Splitter getroffen und verliert alles im Schlund und all sein Ω.
event-drifted = { $who } treibt aus der Äußeren Dimension { $from } in Dimension { $to }.
event-drifted-home = { $who } treibt aus der Äußeren Dimension { $from } nach Hause.
event-returned = { $who } kehrt zurück.
event-entered = { $who } ist jetzt { $place }.
event-set-aside = { $who } legt die Aktionskarte beiseite.
event-used-aside = { $who } verbraucht { $cards } von den beiseitegelegten.
event-flux-begins = Ätherstrom: Jeder Frosch im Spiel antwortet.
event-mutated = { $who } mutiert.
event-resisted = { $who } widersteht.
event-selected = { $who } wählt aus.
event-struck = Der Splitter trifft { $name }, das Feld { $hex }.
event-over-shattered = Die Scherbe zerbricht. Die Partie ist vorbei.
event-over-stripped = Auf der Scherbe liegt kein Land mehr. Die Partie ist vorbei.

# Refusals: why not, and what would be allowed; the rule is added in brackets
refusal-not-asked = Jetzt ist etwas anderes gefragt: { $question }.
refusal-over = Die Partie ist vorbei;
    es lässt sich nichts mehr spielen.
refusal-not-possible = Das kann der Zufall hier nicht ergeben: { $question }.
refusal-nothing-to-reveal = Du hast keine verdeckte Karte, die du jetzt aufdecken könntest.
refusal-not-your-card = Du kannst nur eine Karte behalten, die du hast.
refusal-land-not-here-nothing = Dort ist kein Gelände;
    ein Tiefland braucht ein Ödland, ein Hochland ein Tiefland seiner Domäne.
refusal-land-not-here = Dieses Land kann nicht auf { FORM($tile, "einem") } liegen;
    ein Tiefland braucht ein Ödland, ein Hochland ein Tiefland seiner Domäne.
refusal-none-left = Dieses Land ist jetzt nicht zu haben;
    nimm eines aus dem Vorrat, erst Tiefländer, dann Hochländer.
refusal-not-barren-edge = Herabsteigen kannst du nur auf ein kahles Ödland, das an den Äther grenzt.
refusal-hex-taken = Dort steht schon { $who };
    wähle ein freies Feld.
refusal-only-on-shard = Dafür brauchst du Boden unter den Füßen;
    im Äther kannst du landen, rammen, einen Raubzug machen, auswürgen oder dich erholen.
refusal-only-in-aether = Das geht nur im Äther;
    auf der Scherbe kannst du ernten, springen, gleiten oder dich erholen.
refusal-nothing-to-harvest = Obenauf liegt kein Land, das du ernten könntest;
    suche ein Feld mit Land.
refusal-not-your-hex = Dieses Feld ist außer Reichweite;
    du erntest auf dem Feld, auf dem du stehst.
refusal-not-on-line = Dieses Feld liegt auf keiner deiner Linien;
    ein Sprung folgt einer der sechs geraden Linien durch dein Feld.
refusal-no-terrain = Auf diesem Feld ist kein Gelände;
    ein Sprung dorthin ist ein Sprung in den Äther.
refusal-too-far = Dieser Sprung kostet { AMOUNT($needs, "Ω") }, und du kannst { $has } ausgeben;
    leere Fächer im Schlund tragen dich kostenlos.
refusal-aether-too-far = Der Weg durch den Äther kostet { AMOUNT($needs, "Ω") }, und du kannst { $has } ausgeben;
    geh zuerst näher an den Rand.
refusal-not-at-edge = Aus dem Äther erreichst du nur Felder, die an ihn grenzen.
refusal-needs-edge-slip = Dort ist ein Frosch;
    um auf ihn zu gleiten, nenne den Rand, über den du kommst.
refusal-needs-edge-land = Dort ist ein Frosch;
    um auf ihm zu landen, nenne den Rand, über den du kommst.
refusal-nobody-there-slip = Dort ist niemand, den du angreifen könntest;
    gleite auf das Feld, ohne einen Rand zu nennen.
refusal-nobody-there-land = Dort ist niemand, den du angreifen könntest;
    lande auf dem Feld, ohne einen Rand zu nennen.
refusal-edge-not-aether = Dieser Rand grenzt nicht an den Äther;
    komm über einen, der an ihn grenzt.
refusal-not-targetable = Dieser Frosch ist außer Reichweite;
    aus dem Äther kannst du Frösche rammen, die auch im Äther sind.
refusal-yourself = Dich selbst kannst du nicht angreifen;
    wähle einen anderen Frosch.
refusal-own-vault = Das ist dein eigener Hort;
    plündere einen fremden.
refusal-team-vault = Das ist der Hort deines eigenen Teams;
    plündere den eines anderen Teams.
refusal-vault-locked = Dieser Hort ist verschlossen;
    offen ist er, solange einer seiner Besitzer in den Äußeren Dimensionen ist.
refusal-vault-empty = Dieser Hort ist leer;
    dort gibt es nichts zu plündern.
refusal-target-too-high = Für diesen Hort kannst du höchstens { $most } ansagen;
    mehr erlaubt die Dimension seines Besitzers nicht.
refusal-target-too-low = Ein Raubzug zielt auf mindestens 1 Punkt.
refusal-gullet-empty = Dein Schlund ist leer;
    ernte zuerst etwas.
refusal-no-room-in-vault = Alle Fächer deines Hortes sind voll;
    mehr kannst du nicht einlagern.
refusal-slot-full = In Fach { $slot } liegen schon drei Plättchen;
    wähle ein anderes.
refusal-no-such-slot = Ein Hort hat die Fächer 1 bis 9.
refusal-only-land-is-stored = Ödland kannst du nicht einlagern;
    zermahle es zu Staub, um an das zu kommen, was darunterliegt.
refusal-no-barren-on-top = In deinem Schlund liegt kein Ödland obenauf;
    lege das Land in ein Fach.
refusal-must-disgorge-one = Würge mindestens ein Plättchen aus, bevor du aufhörst.
refusal-nothing-expended = All dein Ω ist verfügbar;
    es gibt nichts zurückzuerhalten.
refusal-spent-this-turn = Du hast in diesem Zug schon Ω ausgegeben;
    erhole dich in einem Zug, in dem du vorher keines ausgibst.
refusal-no-recover-as-extra = ERHOLEN ist als Zusatzaktion nicht erlaubt;
    wähle eine andere oder beende deinen Zug.
refusal-extra-too-dear = Eine Zusatzaktion kostet { AMOUNT($needs, "Ω") }, und du kannst { $has } ausgeben.
refusal-commit-too-dear = Dieser Einsatz kostet { AMOUNT($needs, "Ω") }, und du kannst { $has } ausgeben.
refusal-slot-empty = Fach { $slot } ist leer;
    nimm aus einem, in dem etwas liegt.
refusal-empty-that-slot-first = Du hast mit Fach { $slot } begonnen;
    mach dort weiter, bis es leer ist, oder hör auf.
refusal-not-enough-points = Dieses Plättchen kostet { $needs ->
    [one] { $needs } Punkt
   *[other] { $needs } Punkte
} deines Raubzugs, und du hast noch { $has };
    nimm ein billigeres oder hör auf.
refusal-flux-too-dear = Das kostet { AMOUNT($needs, "Ω") }, und du hast { $has };
    Mutieren ist kostenlos.
refusal-no-free-harvest = Nach diesem Kampf gibt es keine kostenlose Ernte;
    raube den Schlund aus oder mach einen Raubzug.
refusal-no-free-raid = Nach diesem Kampf kannst du diesen Hort nicht kostenlos plündern;
    raube den Schlund aus oder wähle eine andere kostenlose Aktion.
refusal-no-reroll = Keine deiner offenen Karten lässt dich jetzt neu würfeln.
refusal-no-such-die = Keiner deiner Würfel zeigt das;
    nenne eine Zahl, die du gewürfelt hast.
refusal-power-too-dear = Diese Kraft kostet { AMOUNT($needs, "Ω") }, und du kannst { $has } ausgeben.
refusal-toll-too-dear = Mit seinem Zoll kostet dieser Frosch { AMOUNT($needs, "Ω") }, und du kannst { $has } ausgeben;
    wähle einen anderen.
refusal-no-such-power = Keine deiner offenen Karten hat hier und jetzt diese Kraft.
refusal-once-per-turn = Diese Kraft hast du schon eingesetzt;
    sie wirkt nur einmal.
refusal-step-not-there = Ein Schritt führt nur auf ein Nachbarfeld mit Gelände und ohne Frosch.
refusal-tunnel-not-there = Ein Tunnel führt auf ein freies Feld mit demselben Untergrund: von Ödland zu Ödland oder von Land zu Land derselben Domäne.
refusal-nothing-to-drain = So viel Ω kann dieser Frosch nicht geben, oder du hast keinen Platz dafür;
    nenne eine kleinere Menge oder einen anderen Frosch.
refusal-no-barren-held = In deinem Schlund ist kein Ödland;
    ernte zuerst eines.
refusal-nothing-to-possess = Dieser Frosch könnte jetzt keine Aktion ausführen;
    wähle einen anderen.
refusal-puppet-possesses = Ein beherrschter Frosch kann keinen anderen beherrschen;
    wähle eine andere Aktion für ihn.
refusal-knockback-is-zero = Der Rückstoß ist schon 0;
    weniger geht nicht.
refusal-deferred-already = Nur eine Karte kann aufgeschoben sein, und nicht die, die du gerade nutzt.
refusal-nothing-deferred = Du hast keine Karte aufgeschoben.
refusal-deck-empty = Der Aktionsstapel ist leer;
    es gibt keine Karte, die du ansehen könntest.
refusal-would-leave-no-action = Danach könntest du keine Aktion mehr ausführen;
    führe zuerst eine aus.
refusal-not-after-recover = Du hast dich in diesem Zug erholt und kaufst bis zu seinem Ende nichts mehr.
refusal-surge-in-the-way = Der Äthersturm lässt keinen Sprung auf ein anderes Feld durch;
    gleite durch den Äther oder springe in ihn hinein.
refusal-not-a-teammate = Karten tauschen kannst du nur mit einem Partner in Reichweite.
refusal-not-enough-cards = Du hast { $has } beiseitegelegt;
    mehr kannst du nicht abgeben.
refusal-not-out = Dieser Frosch ist im Spiel oder nicht in deinem Team;
    nenne einen deines Teams, der nicht im Spiel ist.

# What is asked, as a part of a refusal
question-layout = Ein Land ist zu legen
question-keep-dealt = Eine der ausgeteilten Fähigkeitskarten ist zu behalten
question-ability = Eine Fähigkeitskarte wird gezogen
question-draw = Eine Aktionskarte wird aufgedeckt
question-drift = Ein weißer Würfel wird geworfen
question-action = Eine Aktion ist zu wählen
question-descend = Ein Feld zum Herabsteigen ist zu wählen
question-enter = der Äther oder ein Feld zum Herabsteigen
question-window = Eine Karte darf aufgedeckt werden, oder der Moment verstreicht
question-commit = Ω einsetzen oder nicht
question-toll = den Zoll zahlen oder die Ansage zurücknehmen
question-stomp = das oberste Plättchen zerstören oder nicht
question-swap = Karten tauschen oder den Zug beenden
question-peek = Die oberste Aktionskarte wird angesehen
question-place = die Karte oben lassen oder unter den Stapel legen
question-timer = Eine Kraft darf am Ende des Zuges eingesetzt werden, oder der Moment verstreicht
question-grab = Ein Plättchen ist zu wählen
question-exchange = mit einem Partner Karten tauschen oder nicht
question-homeward = eine Dimension oder ein Wurf
question-trade = beiseitegelegte Karten abgeben oder nicht
question-keep-drawn = Eine der gezogenen Karten ist zu behalten
question-fetch = Ein Frosch, der heimkommt, ist zu nennen
question-bonus = Die Rückseite eines Landes wird angesehen
question-roll = Es wird gewürfelt
question-spoils = den Schlund ausrauben oder die kostenlose Aktion wählen
question-take = ein Plättchen nehmen oder den Raubzug beenden
question-store = Das oberste Plättchen des Schlundes ist abzulegen
question-dial = der Kompass eines Robofrosches
question-spot = ein Einschlagfeld, das für dich steht
question-lot = eines von mehreren gleich guten Plättchen
question-back = Die Rückseite eines Ödlands wird angesehen
question-offer = zurückkehren oder bleiben
question-splinter = Ein Splitter schlägt irgendwo ein
question-flux = mutieren, widerstehen oder auswählen
question-keep-selected = Eine von zwei Karten ist zu behalten

# The summary for the terminal
summary-legend = Die Zahl sagt, wie viele Plättchen dort liegen, das Zeichen dahinter, welcher Frosch darauf steht. { $codes }
summary-legend-code = { $code } { $name }
summary-columns = q { $from } bis { $to }
summary-fractures = Integritätsleiste: { $count } von { $track } Brüchen
summary-deck = Aktionsstapel, { $cards }: { $list }
summary-discard = Ablagestapel: { $list }
summary-kind = { $card } { $count }
summary-frog = { $mark } { $who }: { $place }, { AMOUNT($oomph, "Ω") }
summary-robo = { $mark } { $who }, ein Robofrosch: { $place }
summary-gullet = Schlund, von unten nach oben: { $list }
summary-card-up = Karte: { $card }, offen
summary-card-down = Karte: { $card }, verdeckt
summary-card-none = Karte: keine
summary-dealt = Ausgeteilt: { $list }
summary-vault = Hort: { $list }
summary-slot = { $slot } { $tiles }
summary-aside = Beiseitegelegt: { $cards }
summary-deferred = Aufgeschoben: { $cards }
summary-score-rich = Wert des Hortes { $total } ({ $placement } für Reihen, { $diversity } für Vielfalt, { $bonus } für Reiche Länder)
summary-score-robo = Wert des Hortes der Robofrösche { $total }
summary-score = Wert des Hortes { $total } ({ $placement } für Reihen, { $diversity } für Vielfalt)

# The result
result-frog = { $who }: { $total }
result-placement = Reihen: { $points }
result-alone = Jedes Land einzeln: { $points }
result-diversity = Vielfalt: { $points }
result-bonus = Reiche Länder: { $points }
result-line = { $tile }, { $slots }: { $points }
result-slot = Fach { $slot }
result-slots = Fächer { $slots }
result-wins = { $who } gewinnt mit { FORM($points, "dem") }.
result-team-wins = { $who } gewinnen gemeinsam mit { FORM($points, "dem") }.
result-share = { $who } teilen sich den Sieg mit je { FORM($points, "dem") }.
result-solo-wins = { $who } gewinnt mit { FORM($points, "dem") }, { $difference } mehr als { $robots }.
result-solo-loses = { $robots } gewinnen mit { FORM($points, "dem") }, { $difference } mehr als { $who }.
result-solo-tie = { $who } und die Robofrösche haben je { $points }, und der Gleichstand geht an sie: { $robots } gewinnen.
result-leads = { $who ->
    [list-two] { $who } würden jetzt mit { FORM($points, "dem") } gewinnen.
   *[other] { $who } würde jetzt mit { FORM($points, "dem") } gewinnen.
}
