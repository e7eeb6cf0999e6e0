# The page: home, set-up, saved tables, settings, menu.
page-title = Strata
page-title-of = { $screen } · Strata
page-menu-leave = Partie verlassen
page-menu-gallery = Spielmaterial
page-menu-export = Partie exportieren
page-orders-title = Wann ich gefragt werde
page-orders-text = Oft wirst du gefragt, ob du eine Karte oder eine Kraft einsetzen willst. Was du hier ankreuzt, wird übersprungen.
page-orders-always = Immer fragen
page-orders-attacked = Nur fragen, wenn ich angegriffen werde

page-home-tag = Zwei Brettspiele über Land, das nicht bleibt, wo du es hinlegst.
page-home-play = Jetzt spielen
page-home-play-short = Spielen
page-home-play-game = { $game } spielen
page-home-play-more = Dein Frosch gegen drei Robofrösche
page-home-continue = Weiterspielen
page-home-ways = Spielmöglichkeiten
page-home-pass = An einem Gerät
page-home-pass-more = Ein Bildschirm, der reihum geht
page-home-setup = Partie einrichten
page-home-setup-more = Menschen, Bots und Varianten
page-home-learn = Regeln lernen
page-home-learn-more = Schritt für Schritt erklärt
page-home-replay = Partie ansehen
page-home-replay-more = Beendete Partien, Schritt für Schritt
page-home-more = Mehr
page-home-gallery = Spielmaterial
page-home-games = Spiele
page-home-selected = Ausgewählt
page-home-frog-name = Cosmic Frog
page-home-frog-about = Zwei Meilen große Frösche springen, verschlingen Land und schleudern einander in andere Dimensionen.
page-home-frog-count = 3 bis 6 Frösche
page-home-volcano-name = Volcanique
page-home-volcano-about = Hebe Inseln aus dem Meer, staple Land, lass die Lava fließen und halte deine Tierchen von ihr fern.
page-home-volcano-count = 2 bis 5 Personen
page-home-legal = Strata ist eine inoffizielle Umsetzung von Fans. Die Macher von Cosmic Frog und Volcanique sind daran nicht beteiligt und unterstützen sie nicht.

page-entry-state = { $far } · { $when }
page-entry-marked = { $far }, { $mark }
page-entry-undone-turns = { $count ->
    [one] { $count } Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
}
page-entry-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
page-entry-bots-calm = { $count ->
    [one] { $count } ruhiger Bot
   *[other] { $count } ruhige Bots
}
page-entry-bots-keen = { $count ->
    [one] { $count } scharfer Bot
   *[other] { $count } scharfe Bots
}
page-entry-won = { $who } hat gewonnen, { $points }
page-entry-shared = { $who } teilen sich den Sieg, { $points }
page-entry-robots = { $count ->
    [one] { $count } Robofrosch
   *[other] { $count } Robofrösche
}
page-entry-over = beendet
page-entry-fractures = { $count } von { $all } Brüchen
page-entry-fresh = nicht begonnen
page-entry-begun = gerade begonnen
page-ago-now = gerade eben
page-ago-minutes = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
page-ago-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
page-ago-days = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
}
page-ago-weeks = { $count ->
    [one] vor { $count } Woche
   *[other] vor { $count } Wochen
}

page-tables-import = Datei importieren
page-tables-export-all = Alle exportieren
page-tables-export = Export
page-tables-open = Fortsetzen
page-tables-replay = Ansehen
page-tables-result = Ergebnis
page-tables-over = Beendet
page-tables-delete = Löschen
page-tables-keep = Behalten
page-tables-sure = Diese Partie endgültig löschen?
page-tables-line = { $who }, { $state }
page-tables-added = { $count ->
    [one] { $count } Partie wurde hinzugefügt.
   *[other] { $count } Partien wurden hinzugefügt.
}
page-tables-known = { $count ->
    [one] Diese Partie ist schon hier.
   *[other] Alle { $count } Partien sind schon hier.
}
page-tables-other-tab = Eine ältere Version der Seite hat in einem anderen Tab mit einer Kopie weitergespielt. Das ist diese Kopie.
page-tables-branch = Abzweigung
page-tables-branch-more = Sie hat bei einem Schritt einer anderen Partie begonnen.
page-tables-empty = Noch keine Spielstände
page-tables-empty-more = Jede Partie wird schon beim Spielen auf diesem Gerät gespeichert und steht hier, bis du sie löschst. Richte eine Partie ein, oder importiere eine Datei, die du anderswo exportiert hast.
page-import-too-large = Die Datei ist größer als { $most } Megabyte; kein Export von Strata ist das.
page-import-too-many = Die Datei enthält { $count } Partien; aus einer Datei werden höchstens { $most } gelesen.
page-import-empty = Die Datei ist leer.
page-import-version = Die Datei stammt aus einer anderen Version von Strata (Format { $version }). Diese Version liest Format 1.
page-import-bad-list = Die Datei ist ein Export von Strata, aber etwas darin ist beschädigt ({ $reason }).
page-import-not-ours = Die Datei ist weder ein Export von Strata noch ein Spielstand.
page-import-checking = { $done } von { $all } Partien geprüft …
page-import-adding = { $done } von { $all } Partien hinzugefügt …
page-import-cancel = Abbrechen
page-import-cancelled = Abgebrochen; nichts wurde hinzugefügt.
page-import-sound = { $count ->
    [one] { $count } Partie ist in Ordnung.
   *[other] { $count } Partien sind in Ordnung.
}
page-import-partly = Eine Partie lässt sich bis Schritt { $moves } von { $all } nachspielen: { $reason }.{ $origin } Du kannst sie bis dahin ansehen oder von dort weiterspielen.
page-import-refused = Eine Partie ist unbrauchbar: { $reason }.
page-import-more = { $count ->
    [one] und { $count } weitere
   *[other] und { $count } weitere
}
page-import-nothing = Nichts wurde hinzugefügt.
page-import-stopped = { $count } von { $all } Partien wurden hinzugefügt. { $reason }
page-export-partly = Die Datei enthält { $count } von { $all } Partien; die anderen konnten nicht gelesen werden. { $reason }
page-export-several = Deine Partien stehen in { $count } Dateien, weil eine allein zu groß wäre. Lass den Browser alle speichern; du kannst sie zusammen importieren.
page-export-failed = Der Browser hat die Datei nicht angenommen. Versuch es mit einem anderen Browser, oder erlaube Downloads für diese Seite.
page-file-too-large = { $file } ist zu groß; höchstens { $most } KB werden gelesen.
page-file-unreadable = { $file } konnte nicht gelesen werden.
page-file-no-text = Die Datei enthält keinen Text.

page-settings-speed = Animationen
page-settings-speed-slow = Langsam
page-settings-speed-normal = Normal
page-settings-speed-fast = Schnell
page-settings-speed-off = Aus
page-settings-speed-still = Dein System wünscht weniger Bewegung. Darum bewegt sich nichts, was du hier auch wählst.
page-settings-sound = Ton
page-settings-sound-on = Ein
page-settings-sound-off = Aus
page-settings-text = Schriftgröße
page-settings-text-normal = Normal
page-settings-text-large = Groß
page-settings-text-larger = Größer
page-settings-contrast = Mehr Kontrast
page-settings-contrast-on = Ein
page-settings-contrast-off = Aus
page-settings-theme = Farben
page-settings-theme-dark = Dunkel
page-settings-theme-light = Hell
page-settings-theme-system = Wie das System

page-new-title = Cosmic Frog einrichten
page-new-presets = Fertige Partien
page-new-preset-first-game = Erste Partie
page-new-preset-first-game-more = Die einfachen Regeln. Gleiche Länder liegen beieinander, so ist die Scherbe leicht zu überblicken.
page-new-preset-short = Kurz
page-new-preset-short-more = Mehr Brüche unter der Scherbe, und hinausgeworfene Frösche kehren mit ihrer nächsten Karte zurück.
page-new-preset-everything = Alles
page-new-preset-everything-more = Alle Varianten, die zusammenpassen: Reiche Länder, Äthersturm, Entscheidungen, Rückstoßdämpfung, Beben und Strudel.
page-new-who = Wer spielt
page-new-against = Gegner
page-new-against-frogs = Menschen und Bots
page-new-against-easy = Robofrösche, leicht
page-new-against-normal = normal
page-new-against-hard = schwer
page-new-against-more = Jeden Frosch spielt ein Mensch oder ein Bot.
page-new-against-robo-more = Ein Spiel für eine Person: dein Frosch gegen drei, die gedruckten Regeln folgen. Jeder von ihnen hat 3, 4 oder 5 Aktionskarten.
page-new-robo-diversity = Robofrösche werten Vielfalt
page-new-robo-diversity-more = Auch die Domänen in ihrem Hort bringen ihnen Punkte: eine schwerere Partie.
page-new-summary-solo = Dein Frosch gegen drei Robofrösche.
page-new-count = Frösche
page-new-seat = Platz { $number }: { $colour }
page-new-colour = { $colour }; Farbe ändern
page-new-colours = Farben zur Auswahl
page-new-who-person = Mensch
page-new-who-calm = Bot, ruhig
page-new-who-keen = Bot, scharf
page-new-name = Name
page-new-name-of = { $who } ({ $colour })
page-new-held = Wer diesen Platz spielt
page-new-own = Eigene Person
page-new-same = Gleiche Person wie { $who }
page-new-team = Team { $number }
page-new-team-of = Team dieses Frosches
page-new-how = Wie lange und wo
page-new-variants = Varianten
page-new-rule = Im Handbuch: { $title }
page-new-info = i
page-new-length = Länge
page-new-length-shorter = Kürzer
page-new-length-shorter-more = 24 Brüche unter der Scherbe: Sie zerbricht früher.
page-new-length-normal = Normal
page-new-length-normal-more = 20 Brüche unter der Scherbe.
page-new-length-longer = Länger
page-new-length-longer-more = 16 Brüche unter der Scherbe: Sie hält länger.
page-new-layout = Land
page-new-layout-scattered = Verstreut
page-new-layout-scattered-more = Der Zufall verteilt alle Länder beliebig.
page-new-layout-clustered = Gruppiert
page-new-layout-clustered-more = Der Zufall legt gleiche Länder nahe zueinander.
page-new-layout-drafted = Ausgesucht
page-new-layout-drafted-more = Vor der Partie legen die Frösche reihum Länder; gegen Robofrösche legst du alle.
page-new-teams = Teams
page-new-teams-none = Keine
page-new-teams-none-more = Jeder Frosch für sich.
page-new-teams-odd = Jeder Frosch für sich. Teams brauchen 4 oder 6 Frösche.
page-new-teams-two-twos = 2 Zweierteams
page-new-teams-two-threes = 2 Dreierteams
page-new-teams-three-twos = 3 Zweierteams
page-new-teams-more = Ein Team teilt sich einen Hort und kennt die Karten seiner Mitglieder.
page-new-symbiotic = Symbiotische Partner
page-new-symbiotic-more = Zu Beginn eines Zuges darf ein Frosch Fähigkeitskarten mit einem Teammitglied tauschen.
page-new-rich = Reiche Länder
page-new-rich-off = Aus
page-new-rich-off-more = Alle Länder einer Art sind gleich.
page-new-rich-hidden = Verdeckt
page-new-rich-hidden-more = Einige Länder sind mehr wert; welche, siehst du erst bei der Wertung der Horte.
page-new-rich-open = Offen
page-new-rich-open-more = Einige Länder sind mehr wert, und alle sehen von Anfang an, welche.
page-new-home = Heimweg
page-new-home-usual = Normal
page-new-home-usual-more = Ein Frosch in den Äußeren Dimensionen legt Karten beiseite und gibt zwei davon ab, um heimzukehren.
page-new-home-bounce = Rückprall
page-new-home-bounce-more = Ein Frosch in den Äußeren Dimensionen kehrt mit seiner nächsten Karte heim.
page-new-home-decide = Dimensionswahl
page-new-home-decide-more = Statt zu würfeln, darf ein Frosch genau eine Dimension weit treiben, und bei der Heimkehr tauscht er beiseitegelegte Karten gegen Fähigkeitskarten.
page-new-surge = Äthersturm
page-new-surge-more = Kein Sprung führt durch den Äther zu einem anderen Teil der Scherbe.
page-new-resist = Rückstoßdämpfung
page-new-resist-more = Nach dem Würfeln lässt sich mit Ω verringern, wie weit ein Frosch zurückgestoßen wird.
page-new-quakes = Beben
page-new-quakes-0 = Keins
page-new-quakes-0-more = Zwischen den Ödländern liegt kein Beben.
page-new-quakes-1 = Eins
page-new-quakes-1-more = Zwischen den Ödländern liegt ein Beben. Wird es entfernt, wirft es alle Frösche von der Scherbe.
page-new-quakes-2 = Zwei
page-new-quakes-2-more = Zwischen den Ödländern liegen zwei Beben. Wird eines entfernt, wirft es alle Frösche von der Scherbe.
page-new-vortexes = Strudel
page-new-vortexes-0 = Keiner
page-new-vortexes-0-more = Zwischen den Ödländern liegt kein Strudel.
page-new-vortexes-1 = Einer
page-new-vortexes-1-more = Zwischen den Ödländern liegt ein Strudel. Wird er entfernt, zieht er alle Frösche aus dem Äther herab.
page-new-vortexes-2 = Zwei
page-new-vortexes-2-more = Zwischen den Ödländern liegen zwei Strudel. Wird einer entfernt, zieht er alle Frösche aus dem Äther herab.
page-new-expansion = Erweiterung
page-new-muck = Find Muck
page-new-muck-off = Aus
page-new-muck-off-more = Das Grundspiel: sechzehn Fähigkeitskarten, körperliche Angriffe, kein Schlick.
page-new-muck-dice = Mit Würfeln
page-new-muck-dice-more = Vierundzwanzig Fähigkeitskarten, dazu geistige Angriffe, nach denen Frösche Plättchen ausstoßen, AGGRO und Schlick zum Sammeln in den Äußeren Dimensionen. Kämpfe werden wie immer ausgewürfelt.
page-new-muck-chips = Mit Chips
page-new-muck-chips-more = Karten, Angriffe und Schlick wie mit Würfeln, aber statt ihrer hat jeder Frosch fünf Chips von 0 bis 4: Du legst deine geheim aus, die Gegenseite wählt.
page-new-advanced = Eigene Spielpläne und Karten
page-new-advanced-more = Textdateien, wie sie im Quelltext von Strata liegen. Sie bleiben auf diesem Gerät und werden Teil des Spielstands.
page-new-map = Spielplan
page-new-abilities = Fähigkeitentabelle
page-new-from-box = wie in der Schachtel
page-new-back-to-box = Zurücksetzen
page-new-frogs = { $count ->
    [one] { $count } Frosch
   *[other] { $count } Frösche
}
page-new-people = { $count ->
    [one] { $count } Mensch
   *[other] { $count } Menschen
}
page-new-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
page-new-summary = { $frogs }: { $people }, { $bots }
page-new-order = Karten bestimmen, wer am Zug ist; die Plätze haben die gezeigte Reihenfolge.
page-new-problems = So lässt sich noch nicht spielen:
page-new-start = Start

# The solo game
page-level = Schwierigkeit
page-level-easy = Leicht
page-level-normal = Normal
page-level-hard = Schwer
page-robo = Robofrosch
page-robo-more = Die Regeln spielen ihn: Was er tut, folgt aus der Stellung und dem Zufall.
page-robo-thoughts = Was er entschieden hat und warum
page-record = { $won } von { $played } gewonnen, Bestwert { $best }
page-record-none = Noch nicht gespielt
page-record-level = { $level }: { $record }

# Volcanique on the screens of Cosmic Frog: home and saved tables
page-vq-round = Runde { $round }
page-home-choose = Auswählen
page-home-bot = Wie der Bot spielt
page-home-play-volcano = Deine Tierchen gegen einen Bot
volcanique-seat-pink = Pink
volcanique-seat-blue = Blau
volcanique-seat-yellow = Gelb
volcanique-seat-violet = Violett
volcanique-seat-white = Weiß
