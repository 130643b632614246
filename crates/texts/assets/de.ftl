### What the window says, in German; en.ftl is what it is made from.

## Words that stand in many sentences

color-name = { $color ->
    [black] Schwarz
   *[white] Weiß
}
reason-as-sentence = { $reason }.
percent = { $n } %
list-and-choice = { $name }: { $choice }
other-color-name = { $color ->
    [black] Weiß
   *[white] Schwarz
}
squares-or = { $first } oder { $last }
count-of-discs = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}

## Evaluations: how well a value is known

move-pass = Passen
evaluation-exact = exakt
evaluation-proven = { $outcome ->
    [win] bewiesener Gewinn
    [draw] bewiesenes Remis
   *[loss] bewiesener Verlust
}
evaluation-outcome = { $outcome ->
    [win] Gewinn
    [draw] Remis
   *[loss] Verlust
}
evaluation-book = { $plies ->
    [one] Buch, { $plies } Zug tief
   *[other] Buch, { $plies } Züge tief
}
evaluation-label-book = Buch
evaluation-to-the-end = ≈ bis zum Ende, { $percent } %
evaluation-depth = ≈ Tiefe { $depth }, { $percent } %
evaluation-draw = Remis, { $words }
evaluation-favours = { color-name } { $score }, { $words }
evaluation-favours-about = { color-name } { $score } ({ $words })
evaluation-points = { $n } Punkte

## Commands and menus

menu-game = Partie
menu-pictures = Kopieren und speichern
menu-learn = Lernen
menu-overlays = Auf dem Brett zeigen
# The buttons that make everything smaller and larger.
menu-smaller = A−
menu-larger = A+
    .full = Für größeren Text ist das Fenster zu klein
menu-moves = Züge
menu-study = Analyse
menu-view = Ansicht
menu-help = Hilfe

command-new-game = Neue Partie…
    .hint = Brett, Anfangsstellung und Spieler wählen
command-play-again = Noch einmal spielen
    .hint = Dasselbe Brett, dieselbe Anfangsstellung und dieselben Spieler
command-change-sides = Farben tauschen
    .hint = Dieselbe Partie noch einmal; Schwarz und Weiß tauschen die Plätze
command-open = Öffnen…
    .hint = Eine Partie oder ein Brett aus einer Datei, mit Vorschau
command-sheet = Partieformular eingeben…
    .hint = Eine Partie vom Papier eintippen; Fehler werden gefunden und berichtigt
command-save-as = Speichern unter…
    .hint = Die Partie mit Varianten und Kommentaren in eine Datei
command-handout = Arbeitsblatt…
    .hint = Bretter, Übungen oder die Partie als Seite zum Drucken
command-information = Angaben zur Partie…
    .hint = Spieler, Turnier, Datum, Ergebnis und ein Kommentar
command-save-picture = Bild des Bretts speichern…
    .hint = Das Brett wie auf dem Bildschirm oder als Diagramm in Schwarz und Weiß
command-library = Bibliothek…
    .hint = Alle gespeicherten Partien: suchen, mit Stichwörtern versehen, importieren
command-find-position = Partien mit dieser Stellung
    .hint = Die Partien deiner Bibliothek, die zu dieser Stellung führen, auch gedreht und gespiegelt
command-keep-game = In Bibliothek speichern
    .hint = Speichert diese Partie, wie sie ist; beendete Partien werden von selbst gespeichert
command-undo = Rückgängig
    .hint = Zurück zu deiner letzten Entscheidung
command-redo = Wiederholen
    .hint = Vor zu deiner nächsten Entscheidung
command-correct-board = Brett hier berichtigen…
    .hint = Falsch umgedreht, zweimal gezogen, falsches Feld: berichtigen, und die Partie geht weiter
command-stop-or-resume = Pause oder weiter
    .hint = Hält den Computer an oder lässt ihn weiterspielen; ohne Gegner: startet oder stoppt die Analyse
command-computer-move = Computer zieht einmal
    .hint = Der Computer spielt diesen Zug für dich
command-play-on = Ab hier weiterspielen
    .hint = Eine Partie ab der gezeigten Stellung, gegen den Computer
command-hint = Tipp
    .hint = Erst worauf es ankommt, dann zwei Felder, dann der Zug und warum
command-coach = Trainer
    .hint = Warnt dich, bevor dieser Gegner einen Zug beantwortet, der viel kostet
command-move = Auf einen anderen Computer umziehen…
    .hint = Einstellungen, Personen, Bibliothek und mehr in einer Datei, und zurück
command-quit = Beenden
    .hint = Die Partie wird gespeichert
command-copy-moves = Züge kopieren
    .hint = Die Züge der Partie kopieren, als f5d6c3…
command-copy-board = Brett kopieren
    .hint = Die gezeigte Stellung als Text kopieren
command-copy-picture = Bild des Bretts kopieren
    .hint = Das Brett wie auf dem Bildschirm, für eine Nachricht oder einen Text
command-paste = Einfügen…
    .hint = Züge oder ein Brett aus der Zwischenablage, mit Vorschau
command-edit-position = Stellung aufbauen…
    .hint = Eine beliebige Stellung aufbauen
command-turn-game = Partie drehen
    .hint = Dreht die ganze Partie, sodass sie mit einem anderen der vier gleichwertigen ersten Züge beginnt: d3, c4, f5 oder e6
command-preferences = Einstellungen…
    .hint = Aussehen, Tempo, Markierungen, Tipps und Engine
command-other-engines = Andere Engines…
    .hint = Engines anderer Programme, etwa Edax, als Spieler einrichten
command-ghosts = Geister…
    .hint = Gegner, die so spielen wie ein Spieler aus der Bibliothek oder wie du im letzten Monat
command-match = Wettkampf…
    .hint = Zwei Computerspieler spielen viele Partien; eine Tabelle sagt, wer stärker ist
command-first = Zum Anfang
    .hint = An den Anfang der Partie
command-back = Einen Zug zurück
    .hint = Die Stellung davor ansehen
command-forward = Einen Zug vor
    .hint = Die Stellung danach ansehen
command-last = Zum Ende
    .hint = Ans Ende der gezeigten Züge
command-previous-variation = Vorige Variante
    .hint = Ein anderer Zug, der hier oder davor gespielt wurde
command-next-variation = Nächste Variante
    .hint = Ein anderer Zug, der hier oder davor gespielt wurde
command-promote = Zur Hauptvariante
    .hint = Die gezeigte Variante steht dann an erster Stelle; „Rückgängig“ nimmt es zurück
command-delete = Ab hier löschen
    .hint = Der gezeigte Zug und alles, was auf ihn folgt; „Rückgängig“ bringt es wieder
command-tree = Zugbaum
    .hint = Alle Varianten nebeneinander, statt der Liste
command-mark = Feld markieren…
    .hint = Ein Dreieck, ein Buchstabe … auf das Feld unter dem Mauszeiger oder das mit der Tastatur gewählte. Mit der rechten Maustaste zeichnet ein Klick einen Kreis, ein Zug einen Pfeil
command-analyse = Analysieren
    .hint = Findet den Wert jedes Zuges, immer tiefer; noch einmal hält die Analyse an
command-values = Werte auf Feldern
    .hint = Zeigt den Wert jedes Zuges auf seinem Feld
command-overlay-mobility = Züge beider Seiten
    .hint = Wo Schwarz und wo Weiß ziehen könnte
command-overlay-frontier = Frontsteine
    .hint = Die Steine neben einem leeren Feld
command-overlay-stable = Stabile Steine
    .hint = Die Steine, die nie mehr umgedreht werden können
command-overlay-parity = Gerade und ungerade Regionen
    .hint = Zusammenhängende leere Felder, gerade oder ungerade an Zahl
command-overlay-corners = Gefährdete Ecken
    .hint = X- und C-Felder an leeren Ecken und Ecken, die genommen werden können
command-overlay-people = Was Menschen spielen
    .hint = Wie viele Spieler einer Wertung welchen Zug wählen und wo sie sich irren
command-review = Partie auswerten
    .hint = Zeigt, was jeder Zug gekostet hat und warum; noch einmal schließt die Auswertung
command-previous-mistake = Voriger Fehler
    .hint = Zum vorigen Fehler der ausgewerteten Partie
command-next-mistake = Nächster Fehler
    .hint = Zum nächsten Fehler der ausgewerteten Partie
command-all-mistakes = Auch Fehler des Computers
    .hint = „Voriger Fehler“ und „Nächster Fehler“ halten bei den Fehlern beider Seiten
command-show-refutation = Warum der Zug verliert
    .hint = Wie es nach dem letzten und wie es nach dem besten Zug weitergeht, nebeneinander
command-save-page = Auswertung als Seite…
    .hint = Die Auswertung als eine Datei für den Webbrowser, zum Aufheben, Drucken oder Verschicken
command-save-graph = Graph der Auswertung speichern…
    .hint = Der Graph als Bild, für eine Nachricht, einen Text oder zum Drucken
command-copy-graph = Bild des Graphen kopieren
    .hint = Der Graph der Auswertung wie auf dem Bildschirm
command-another-look = Schlüsselzüge ansehen
    .hint = Die Züge deiner letzten Partie, die am meisten gekostet haben: Finde bessere
command-explorer = Explorer
    .hint = Was in dieser Stellung gespielt wurde, auf Turnieren oder in deiner Bibliothek, und wie es ausging
command-learn = Lernen
    .hint = Lektionen, Aufgaben und deine Fehler; die Partie wartet. Noch einmal führt zu ihr zurück
command-zoom-in = Größere Schrift
    .hint = Macht alles im Fenster größer
command-zoom-out = Kleinere Schrift
    .hint = Macht alles im Fenster kleiner
command-zoom-usual = Normale Größe
    .hint = Alles wieder in normaler Größe
command-legal-moves = Mögliche Züge
    .hint = Ein Ring auf jedem Feld, auf das gesetzt werden kann
command-preview = Zugvorschau
    .hint = Zeigen, was der Zug unter dem Mauszeiger umdrehen würde
command-last-move = Letzter Zug
    .hint = Eine Marke auf dem zuletzt gesetzten Stein
command-coordinates = Koordinaten
    .hint = Buchstaben und Zahlen rund um das Brett
command-turn-board = Brett drehen
    .hint = Für dich eine Vierteldrehung im Uhrzeigersinn; die Partie bleibt, wie sie ist
command-mirror-board = Brett spiegeln
    .hint = Für dich links und rechts vertauscht; die Partie bleibt, wie sie ist
command-thoughts = Gedanken des Computers
    .hint = Zeigt während der Partie, was der Computer von seinen Zügen hält
command-theme-system = Farben des Systems
    .hint = Hell oder dunkel, wie das System
command-theme-light = Helle Farben
    .hint = Dunkler Text in einem hellen Fenster
command-theme-dark = Dunkle Farben
    .hint = Heller Text in einem dunklen Fenster
command-to-board = Tastatur aufs Brett
    .hint = Die Pfeiltasten gehen dann über die Felder, und Enter setzt
command-full-screen = Vollbild
    .hint = Der ganze Bildschirm oder wieder ein Fenster
command-expert-tools = Werkzeuge für Experten
    .hint = Menüs und Seitenleiste mit allem für die Analyse, oder nur mit dem, was eine Partie braucht
command-escape = Abbrechen
    .hint = Nicht weiterdenken, Getipptes verwerfen, das Vollbild verlassen
command-speak-board = Brett vorlesen
    .hint = Sagt einem Bildschirmleser, wo alle Steine liegen
board-spoken = Schwarz: { $black }. Weiß: { $white }. { color-name } am Zug.
command-how-to-play = Spielanleitung
    .hint = Die Regeln und wie man das Fenster benutzt
command-keys = Tasten
    .hint = Alle Tasten in einer Liste
command-about = Über Outflank
    .hint = Version und Lizenz

command-with-key = { $text }  ({ $key })

menu-board = Brett

tool-undo = Rückgängig
tool-redo = Wiederholen
tool-new = Neu
tool-resume = Weiter
tool-stop = Pause
tool-review = Auswerten
tool-play-on = Ab hier
tool-hint = Tipp

## Keys

key-left = Links
key-right = Rechts
key-up = Hoch
key-down = Runter
key-escape = Esc
key-space = Leertaste
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-delete = Entf
key-ctrl = Strg
key-shift = Umschalt

keys-either = { $first } oder { $second }
keys-click = Klick
    .what = Auf das Feld setzen
keys-square = Tippe ein Feld, um dorthin zu setzen, so langsam du willst. Enter spielt k1, wo auch k12 folgen könnte
keys-tab = Tab
    .what = Durch die Menüs, die Spieler, die Bereiche und zum Brett; dort gehen die Pfeiltasten von Feld zu Feld, Enter setzt
keys-menus = Die Menüs; die Pfeiltasten gehen hindurch, Enter wählt

## The window, notices


copied-moves = Die Züge sind in der Zwischenablage.
copied-moves-before-correction = Die Züge vor der ersten Berichtigung sind in der Zwischenablage. Eine Zugliste enthält kein berichtigtes Brett.
copied-board = Das Brett ist in der Zwischenablage.
copied-picture = Das Bild des Bretts ist in der Zwischenablage.
copied-graph = Das Bild des Graphen ist in der Zwischenablage.
mark-no-square = Zeig erst auf ein Feld oder geh mit Tab und den Pfeiltasten dorthin.
panel-moves = Züge
    .spoken = Liste der Züge
panel-tree = Baum
panel-tree-close = Baum schließen

news-pass = { $color ->
    [black] Schwarz passt: Kein Zug dreht einen Stein um.
   *[white] Weiß passt: Kein Zug dreht einen Stein um.
}
news-lost-on-time = { $color ->
    [black] Die Zeit von Schwarz ist abgelaufen: Weiß gewinnt.
   *[white] Die Zeit von Weiß ist abgelaufen: Schwarz gewinnt.
}
news-time-is-over = { $color ->
    [black] Die Zeit von Schwarz ist abgelaufen. Die Partie geht weiter.
   *[white] Die Zeit von Weiß ist abgelaufen. Die Partie geht weiter.
}
news-named-time-is-over = Die Zeit von { $name } ist abgelaufen. Die Partie geht weiter.
news-no-pause = Das ist eine Turnierpartie: Die Uhr bleibt nicht stehen.
news-not-your-turn = { $color ->
    [black] Schwarz ist am Zug, und der Computer spielt Schwarz.
   *[white] Weiß ist am Zug, und der Computer spielt Weiß.
}
news-no-help = Das ist eine Turnierpartie: Hilfe gibt es, wenn sie zu Ende ist.
news-no-take-back = Das ist eine Turnierpartie: Kein Zug wird zurückgenommen.
news-nothing-to-undo = Es gibt nichts rückgängig zu machen.
news-nothing-to-redo = Es gibt nichts zu wiederholen.
news-removed = { $n ->
    [one] Der Zug ist gelöscht. „Rückgängig“ bringt ihn wieder.
   *[other] { $n } Züge sind gelöscht. „Rückgängig“ bringt sie wieder.
}
news-promoted = Das ist jetzt die Hauptvariante. „Rückgängig“ nimmt es zurück.
news-edit-undone = Die Züge sind wieder, wie sie waren.
news-earlier-game-next = Das ist der Anfang der Partie. Noch einmal „Rückgängig“ führt zur vorigen Partie.
news-game-left = Eine neue Partie hat begonnen. „Rückgängig“ an ihrem Anfang führt zur vorigen zurück.
news-other-game = Zurück zu deiner vorigen Partie.
news-search-failed = Die Suche des Computers ist abgebrochen ({ $reason }). „Weiter“ versucht es noch einmal.
news-engine-failed = { $engine } spielt nicht weiter: { $reason }. „Weiter“ versucht es noch einmal.

## The language

preferences-language = Sprache
    .system = Wie das System
language-name = { $language ->
    [ja] Japanisch
    [zh-Hans] Chinesisch
    [fr] Französisch
    [de] Deutsch
    [es] Spanisch
    [el] Griechisch
   *[en] Englisch
}
language-no-font = No font of this system has the letters of { language-name }: install one (fonts-noto-cjk on Debian and Ubuntu, google-noto-sans-cjk-fonts on Fedora, noto-fonts-cjk on Arch) and start Outflank again.

## Dialogs: preferences, help, about

dialog-close = Schließen
dialog-cancel = Abbrechen
dialog-open = Öffnen
board-width = Breite
board-height = Höhe
board-theme-felt = Filz
board-theme-wood = Holz
board-theme-slate = Schiefer
board-theme-high-contrast = Hoher Kontrast

help-title = Hilfe
help-rules = Spielregeln
help-window = Das Fenster
help-keys = Tasten
help-about = Über

rules-aim = Das Ziel
    .text = Zwei Spieler setzen abwechselnd Steine. Schwarz beginnt. Wer am Ende mehr Steine hat, gewinnt.
rules-outflank = Einschließen
    .text = Setz einen Stein so, dass Steine der anderen Farbe in gerader Reihe zwischen ihm und einem anderen Stein von dir liegen. Sie werden alle umgedreht und gehören dann dir.
rules-directions = In jede Richtung
    .text = Waagrecht, senkrecht und diagonal: Alles, was der neue Stein einschließt, wird auf einmal umgedreht.
rules-passing = Passen
    .text = Du darfst einen Stein nur dorthin setzen, wo er mindestens einen anderen umdreht; die Ringe zeigen, wo. Gibt es kein solches Feld, musst du passen, und die andere Seite zieht noch einmal. Hier ist Schwarz am Zug, kann aber nichts umdrehen.
    .picture = Schwarz am Zug kann nichts umdrehen und passt
rules-end = Das Ende
    .text = Die Partie ist zu Ende, wenn keine Seite mehr setzen kann, meist weil das Brett voll ist.
    .picture = Ein volles Brett am Ende einer Partie
rules-end-counts = Schwarz hat { $black } Steine, Weiß { $white }.
rules-before-move = Schwarz kann auf { $square } setzen
rules-after-move = Schwarz hat auf { $square } gesetzt und { $n ->
    [one] 1 Stein
   *[other] { $n } Steine
} umgedreht
rules-tips = Drei erste Tipps
rules-tip-corners = Ecken sind Gold wert. Ein Stein in der Ecke kann nie umgedreht werden.
rules-tip-beside-corners = Meide die Felder neben einer leeren Ecke: Sie öffnen der anderen Seite die Ecke.
rules-tip-few-discs = Am Anfang sind weniger Steine oft besser: Je weniger du hast, desto mehr Felder stehen dir offen.

window-page-board = Das Brett
    .playing = Klick ein Feld mit Ring an, um dorthin zu setzen, oder tippe seinen Namen, zum Beispiel f5. Solange der Mauszeiger auf einem Feld steht, sind die Steine markiert, die umgedreht würden.
    .marks = Eine kleine Raute markiert den zuletzt gesetzten Stein, ein Stern einen Tipp. Ein Rechtsklick setzt deine eigene Marke auf ein Feld.
window-page-around = Über und unter dem Brett
    .text = Am Rand des Bretts stehen die Spieler; ein Klick auf einen ändert, wer spielt und wie stark. Darunter sagt ein Streifen, was geschieht, und eine Zeile erklärt das Feld unter dem Mauszeiger und zählt die Züge.
window-page-panel = Knöpfe und Züge
    .players = Neben dem Brett stehen die Knöpfe zum Zurücknehmen, für eine neue Partie und für einen Tipp, darunter Tiefe oder Stärke des Computers.
    .help = Ein Tipp kommt in Schritten: worauf es ankommt, dann zwei Felder, dann der Zug und warum. Gegen Gegner unter 1000 warnt dich ein Trainer, bevor sie einen Zug beantworten, der viel kostet; im Menü „Lernen“ lässt er sich ausschalten, oder gegen andere einschalten. Y öffnet „Lernen“ mit Lektionen und Aufgaben.
    .moves = Klick in der Liste auf einen Zug, um seine Stellung zu sehen. Ein anderer Zug von dort aus beginnt eine Variante; verloren geht nichts.
window-page-study = Analyse
    .text = Im Menü „Analyse“ findest du die laufende Analyse, die sagt, was jeder Zug wert ist, die Auswertung, die die Fehler einer Partie findet, und den Explorer mit gespielten Partien. Alle öffnen sich neben dem Brett. „Werkzeuge für Experten“ im Menü „Ansicht“ zeigt auch die übrigen Werkzeuge.
window-page-keyboard = Mit der Tastatur
    .menus = F10 öffnet die Menüs: Die Pfeiltasten gehen hindurch, Enter wählt, Esc verlässt sie.
    .places = Tab geht durch die Menüs, die Spieler, die Knöpfe, die Bereiche und die Züge und kommt zuletzt zum Brett; F5 geht gleich zum Brett. Dort gehen die Pfeiltasten von Feld zu Feld, und Enter setzt. Nach Esc gehen sie wieder durch die Partie.
    .dialogs = In einem Dialog geht Tab von Feld zu Feld, die Leertaste wählt, Enter bestätigt und Esc bricht ab. Die Pfeiltasten gehen durch Listen, Bild auf und Bild ab blättern.
window-page-screen-reader = Mit einem Screenreader
    .text = Jedes Feld sagt, was darauf liegt und ob du dorthin setzen kannst. Züge, Passen, Tipps und Ergebnisse werden von selbst angesagt, wo auch immer du im Fenster bist.

about-version = Version { $version }
about-game = Othello, auch als Reversi bekannt, auf jedem Brett von 4×4 bis 16×16.
about-uses = Spiel gegen Menschen und Computer, lerne dazu und analysiere deine Partien.
about-licence = Freie Software unter der MIT- oder der Apache-2.0-Lizenz, ganz wie du willst. Ohne jede Gewährleistung.

preferences-title = Einstellungen
preferences-colours = Farben
    .system = Wie das System
    .light = Hell
    .dark = Dunkel
preferences-contrast = Kontrast
    .system = Wie das System
    .usual = Normal
    .high = Hoch
preferences-text-size = Schriftgröße
preferences-board = Brett
preferences-show = Anzeigen
    .legal-moves = Ringe auf möglichen Feldern
    .preview = Was umgedreht würde, unter dem Mauszeiger
    .last-move = Eine Marke auf dem zuletzt gesetzten Stein
    .coordinates = Koordinaten
preferences-tab-look = Aussehen
preferences-tab-play = Spiel
playing-as = Ich spiele als
    .spoken = Als { $name } spielen
    .about = Wer hier spielt, jeder mit Wertung und Fortschritt. Ein neuer Name behält beides.
playing-as-another = Jemand anderes…
preferences-person-name = Name von Person { $n }
preferences-person-remove = Entfernen
    .spoken = Person { $n } entfernen
preferences-person-add = Person hinzufügen
preferences-person-taken = „{ $name }“ heißt oder hieß schon jemand anderes.
preferences-motion = Bewegung
    .system = Wie das System
    .usual = Normal
    .none = Keine
    .turning = Umdrehen in
    .pace = Antwort nach
    .human-times = Gegner denken so lange wie Menschen
preferences-no-time = sofort
preferences-seconds = { $seconds } s
preferences-sound = Ton
    .on = Töne abspielen
    .volume = Lautstärke
preferences-hints = Tipps
    .about = Wie gründlich der Computer für einen Tipp nachdenkt oder für einen Zug, den er für dich spielt.
preferences-review = Auswertung
    .about = Wie tief eine Auswertung sucht. Stufe 27 prüft jeden Fehler nach; höhere Stufen dauern viel länger.
preferences-level = Stufe
preferences-engine = Engine
preferences-threads = Threads
    .all = alle ({ $n })
    .about = Wie viele Prozessoren zugleich arbeiten dürfen.
preferences-memory = Speicher
    .about = Speicher für die Suche. Mehr hilft den hohen Stufen. Die Analyse braucht noch einmal so viel.
preferences-megabytes = { $n } MB
preferences-gigabytes = { $n } GB
preferences-ponder = In meiner Zeit mitdenken
    .about = Der Computer denkt auch, während du am Zug bist, und antwortet schneller.
preferences-book = Eröffnungen aus dem Buch
    .about = Bekannte erste Züge auf 8×8. Abwechslung erlaubt Züge, die etwas schlechter sind als der beste.
preferences-variety = Abwechslung
preferences-no-variety = keine
preferences-variety-discs = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
preferences-keys = Tasten
    .about = Klick auf eine Taste, dann drück die neue. Entf lässt den Befehl ohne Taste.
    .press = Taste drücken…
    .none = keine Taste
    .spoken = { $name }: { $key }
    .as-usual = Standard
    .as-usual-spoken = { $name }: Standard
    .all-as-usual = Alle Tasten zurücksetzen
    .of-squares = { $key } dient zum Tippen von Feldern.
    .of-clipboard = Diese Tasten gehören der Zwischenablage.
    .of-window = { $key } dient zum Bedienen des Fensters.
    .taken = { $key } gehört schon zu „{ $other }“.
    .take = An „{ $name }“ geben
    .leave = So lassen
preferences-restore = Alle Einstellungen zurücksetzen

## Files: open, save, paste, their errors

chooser-open = Datei öffnen
    .about = Jede Partie, jedes Brett: Zugfolge als Text, SGF, GGF, PGN, OBF, WTHOR, Othello Quest.
chooser-save = Partie speichern
    .about = Die Endung bestimmt das Format: .outflank speichert alles; .sgf alles außer Zeiten; .pgn den Baum; .ggf, .txt und .wtb die Hauptvariante; .obf die gezeigte Stellung.
chooser-save-page = Auswertung als Seite speichern
    .about = Eine Datei, die jeder Webbrowser öffnet, auch ohne Netz.
chooser-save-picture = Bild des Bretts speichern
    .about = .png: wie auf dem Bildschirm. .svg: ein Diagramm in Schwarz und Weiß, zum Drucken und für Texte. .gif: die ganze Partie, Zug für Zug.
chooser-save-handout = Arbeitsblatt speichern
    .about = { handout-about }
chooser-tournament = Turnierseite speichern
    .about = Rangliste mit Brightwell-Wertung, Ergebnisse nach Runden und die Partien als Seite zum Drucken. Die gewählten Partien brauchen Spieler und Ergebnisse.
chooser-save-graph = Graph der Auswertung speichern
    .about = .png: wie auf dem Bildschirm. .svg: in Schwarz und Weiß, zum Drucken und für Texte.
chooser-engine = Engine auswählen
    .about = Das Programm einer Engine, etwa Edax.
chooser-do-take = Verwenden
chooser-import = Partien importieren
    .about = Alle Partien einer Datei oder, ohne Namen, aller Dateien in diesem Ordner: SGF, GGF, PGN, WTHOR, Othello Quest, Zugfolgen als Text.
chooser-export-games = Partien in eine Datei exportieren
    .about = Die Endung bestimmt das Format: .sgf alles außer Zeiten; .pgn den Baum; .ggf, .txt und .wtb die Hauptvariante; .obf die letzte Stellung.
chooser-export-each = Partien exportieren, je eine Datei
    .about = Die Dateien werden nummeriert: Aus game.sgf wird game-1.sgf, game-2.sgf und so weiter. Die Endung bestimmt das Format.
chooser-names = Namen der WTHOR-Spieler
    .about = Eine Datei, die auf .jou endet; die Turniere kommen aus der .trn-Datei daneben.
wthor-ask-title = Namen der Spieler
wthor-ask-lacking = „{ $file }“ enthält Nummern statt Namen. WTHOR speichert die Namen in einer eigenen Datei, WTHOR.JOU, und daneben liegt keine.
wthor-ask-choose = Datei mit den Namen auswählen…
wthor-ask-go-without = Ohne Namen weiter
wthor-ask-not-read = Die Namen lassen sich nicht lesen: { $reason }.
wthor-ask-no-file = die Datei endet nicht auf .jou, und daneben liegt keine solche
chooser-no-name = Wähle eine Datei oder tippe ihren Namen.
chooser-page-ending = Der Name einer Seite endet auf .html.
chooser-picture-ending = Der Name eines Bilds endet auf .png, .svg oder .gif.
chooser-graph-ending = Der Dateiname eines Graphen endet auf .png oder .svg.
chooser-do-replace = Ersetzen
chooser-do-save = Speichern
chooser-do-import = Import
chooser-do-import-folder = Ganzer Ordner
chooser-folder = Ordner
chooser-name = Name
    .spoken = Dateiname
chooser-up = Hoch
    .hint = Der Ordner, in dem dieser liegt
chooser-replaces = Diese Datei gibt es schon; sie wird ersetzt.
chooser-folder-spoken = { $name }, Ordner
chooser-folder-not-listed = dieser Ordner lässt sich nicht anzeigen: { $reason }
filter-games = Partien und Bretter
filter-all = Alle Dateien
filter-sgf = Smart Game Format
filter-outflank = Alles, für Outflank
filter-ggf = Generic Game Format
filter-pgn = Züge mit Kopfdaten (PGN)
filter-wthor = Turnierpartien (WTHOR)
filter-txt = Züge als Text
filter-obf = Die letzte Stellung
filter-page = Seite für den Webbrowser
filter-png = Bild (PNG)
filter-svg = Diagramm in Schwarz und Weiß (SVG)
filter-gif = Partie, Zug für Zug (GIF)
file-not-opened = { $name } lässt sich nicht öffnen: { $reason }.
file-saved = Gespeichert als { $name }.
file-lacks-values = Ohne die Werte der Engine, da die Partie nennt, wer sie eingegeben hat; „Angaben zur Partie“ kann sie mitspeichern.
file-not-saved = { $name } ließ sich nicht speichern: { $reason }.
export-saved = { $n ->
    [one] 1 Partie gespeichert als { $name }.
   *[other] { $shown } Partien gespeichert als { $name }.
}
export-from-to = { $first } bis { $last }
export-is-there = { $name } gibt es schon
file-no-review = die Auswertung wurde geschlossen

paste-title = Partie oder Brett einfügen
paste-title-file = Partie oder Brett öffnen
paste-no-text = Noch kein Text da.
paste-file = Datei
paste-encoding = Kodierung
encoding-name = { $letters ->
    [japanese] Japanisch ({ $name })
    [chinese] Chinesisch, vereinfacht ({ $name })
    [traditional] Chinesisch, traditionell ({ $name })
    [korean] Koreanisch ({ $name })
    [western] Westeuropa ({ $name })
    [central] Mitteleuropa ({ $name })
    [cyrillic] Kyrillisch ({ $name })
    [greek] Griechisch ({ $name })
    [all] Alle Sprachen ({ $name })
   *[other] { $name }
}
paste-two-readings = Diese Züge lassen sich auf zwei Arten lesen. Wähle eine.
paste-games = Partien
paste-all-files = Alle { $n } Dateien in die Bibliothek
paste-all-games = Alle { $shown } in die Bibliothek
paste-holds = Inhalt
paste-mistake = Hier
paste-rejected = Nicht gelesen
paste-unused = Nicht verwendet
paste-unused-more = { $n ->
    [one] und { $n } weitere Stelle
   *[other] und { $n } weitere Stellen
}
paste-variations = Varianten
paste-cut = { $n ->
    [one] Der Zug davor lässt sich öffnen.
   *[other] Die { $n } Züge davor lassen sich öffnen.
}
paste-text = Text
    .hint = f5d6c3… oder ein Brett aus X, O und -
paste-picture = Vorschau: { $black } { $black ->
    [one] schwarzer
   *[other] schwarze
} und { $white } { $white ->
    [one] weißer Stein
   *[other] weiße Steine
}
paste-counts = Schwarz { $black }, Weiß { $white }.
paste-to-move = { $color ->
    [black] Schwarz ist am Zug.
   *[white] Weiß ist am Zug.
}
paste-won = { $color ->
    [black] Schwarz hat gewonnen.
   *[white] Weiß hat gewonnen.
}
paste-draw = Remis.

launch-usage =
    Aufruf: outflank [OPTION] [DATEI…]
    Öffnet das Fenster von Outflank und darin die Partien dieser Dateien.

    -h, --help           diese Hilfe
    -V, --version        die Version
    --                   nur Dateien folgen, womit ihre Namen auch beginnen
    OUTFLANK_CONFIG_DIR  der Ordner der Einstellungen und Partien

    Befehlszeile der Engine: outflank-engine
launch-no-display = Outflank braucht einen Bildschirm; weder WAYLAND_DISPLAY noch DISPLAY nennt einen.
launch-no-libraries = Outflank braucht Bibliotheken des Systems, die nicht installiert sind; unter Debian oder Ubuntu holt sie `sudo apt-get install { $packages }`.
launch-dead-display = Der Bildschirm { $name } antwortet nicht.
launch-no-window = Outflank kann sein Fenster nicht öffnen: { $reason }.
launch-no-opengl = Outflank braucht OpenGL 2.1 auf einem Bildschirm mit mindestens 24 Bit Farbe; das fehlt hier: { $reason }.
launch-no-threads = Outflank kann keinen Thread starten: { $reason }. Das System erlaubt diesem Benutzer zu wenige Prozesse.
launch-no-files = Outflank braucht { $n } gleichzeitig offene Dateien, und das System erlaubt weniger: { $reason }.
launch-no-memory = Outflank braucht { $megabytes } MB Arbeitsspeicher, und das System erlaubt weniger.
launch-panic = Outflank ist durch einen eigenen Fehler beendet worden: { $reason }.
launch-unknown-option = Die Option { $name } gibt es nicht; outflank --help nennt alle.
storage-nowhere = Einstellungen und Partien lassen sich nicht speichern: { $reason }.
storage-copy-is-used = { $name } war nicht zu lesen, deshalb wird eine ältere Kopie benutzt. { $aside } Der Grund: { $reason }.
storage-starts-afresh = { $name } war nicht zu lesen, deshalb beginnt Outflank mit einer neuen. { $aside } Der Grund: { $reason }.
storage-unread = { $name } ist im Augenblick nicht zu lesen und bleibt deshalb, wie sie ist. Der Grund: { $reason }.
storage-words = In { $name } ist { $words } nicht zu lesen; dafür gilt die Voreinstellung. Alles andere bleibt erhalten. { $aside }
storage-aside = Die beschädigte Datei bleibt als { $name } erhalten.
storage-not-aside = Sie ließ sich nicht beiseitelegen ({ $reason }), deshalb wird sie nicht überschrieben.
storage-left-out = Die Datei der Partie wäre größer als { $megabytes } MB; deshalb { $n ->
    [one] fehlt darin die älteste Partie
   *[other] fehlen darin die { $n } ältesten Partien
}.
storage-lock = { $name } ist keine gewöhnliche Datei; die Partie daneben bleibt unangetastet.
storage-not-kept = { $what ->
    [settings] Die Einstellungen ließen sich nicht in { $path } speichern: { $reason }. Outflank versucht es alle paar Sekunden noch einmal.
    [profile] Das Profil ließ sich nicht in { $path } speichern: { $reason }. Outflank versucht es alle paar Sekunden noch einmal.
   *[game] Die Partie ließ sich nicht in { $path } speichern: { $reason }. Outflank versucht es alle paar Sekunden noch einmal.
}

## The library and the explorer

library-title = Bibliothek
library-one-moment = Einen Moment…
library-kept = Die Partie ist in der Bibliothek.
library-kept-in-memory = Die Datei der Bibliothek lässt sich nicht schreiben. Die Partie bleibt im Arbeitsspeicher; Outflank versucht es noch einmal.
library-not-kept = Die Partie ließ sich nicht in der Bibliothek speichern: { $reason }.
library-review-not-kept = Die Auswertung ließ sich nicht in der Bibliothek speichern: { $reason }.
library-not-done = Das geht nicht: { $reason }.
library-is-newer = Die Bibliothek { $path } stammt von einem neueren Outflank; sie bleibt unberührt, und Partien werden nicht gespeichert.
library-breaks-off = { $n ->
    [one] Die Bibliothek { $path } bricht in dem ab, was zuletzt geschrieben wurde ({ $n } Byte); das wird weggelassen.
   *[other] Die Bibliothek { $path } bricht in dem ab, was zuletzt geschrieben wurde ({ $n } Bytes); das wird weggelassen.
}
library-is-damaged = { $n ->
    [one] Die Bibliothek { $path } ist beschädigt ({ $reason }). { $n } Partie ist übrig; die beschädigte Datei bleibt als { $aside } erhalten.
   *[other] Die Bibliothek { $path } ist beschädigt ({ $reason }). { $n } Partien sind übrig; die beschädigte Datei bleibt als { $aside } erhalten.
}
library-not-written = Die Bibliothek { $path } lässt sich nicht schreiben: { $reason }. Die Partien bleiben solange im Arbeitsspeicher und werden geschrieben, sobald es geht.
library-tag-imported = Importiert
library-tag-played = Gespielt
library-tag-match = Wettkampf
library-tag-review = Wartet auf Auswertung
library-tag-thorough-review = Wartet auf gründliche Auswertung
library-damaged = Es gibt eine Kopie einer beschädigten Bibliothek.
library-recover = Partien retten
    .hint = Importiert die Partien, die darin noch lesbar sind und hier fehlen
library-search = Suche
    .example = Suche: tamenori 2019
    .hint =
        Wörter aus Namen von Spielern, Turnieren und Eröffnungen, ein Jahr oder 2010-2015, ein Brett wie 10x10;
        fewest für Partien, in denen die wenigsten Steine gewinnen.
        Vor einem Wort sagen player: (Spieler), black: (Schwarz), white: (Weiß), event: (Turnier), round: (Runde), opening: (Eröffnung), date: (Datum), tag: (Stichwort), board: (Brett) und goal: (Ziel), wo gesucht wird.
        Wörter in Anführungszeichen sind ein Name.
library-result = Ergebnis
    .any = Jedes Ergebnis
    .black = Schwarz gewann
    .white = Weiß gewann
    .draw = Remis
library-tag = Stichwort
    .any = Jedes Stichwort
library-board = Brett
    .any = Jedes Brett
library-games = { $n ->
    [one] { $shown } Partie
   *[other] { $shown } Partien
}
library-chosen = { $n ->
    [one] { $chosen } von { $shown } Partie
   *[other] { $chosen } von { $shown } Partien
}
library-position = Stellung…
    .hint = Partien, die zu einer Stellung führen oder einen Teil des Bretts zeigen
library-position-is-on = Stellung: an
library-position-any = Jede Stellung
library-did-you-mean = Meintest du
library-suggestion = { $n ->
    [one] { $name } ({ $shown } Partie)
   *[other] { $name } ({ $shown } Partien)
}
part-title = Stellung suchen
part-explain = Ein Klick ändert ein Feld: schwarz, weiß, leer, beliebig.
part-keys = Mit der Tastatur: B für Schwarz, W für Weiß, E für leer, Entf für beliebig.
part-from-game = Vom Brett
    .hint = Alle Felder, wie sie jetzt auf dem Brett sind
part-clear = Leeren
    .hint = Alle Felder dürfen beliebig sein
part-any-orientation = Auch gedreht und gespiegelt
part-no-square = Wähle mindestens ein Feld.
part-find = Partien suchen
library-bin = Papierkorb
    .hint = Die gelöschten Partien
library-bin-is-empty = Der Papierkorb ist leer.
library-is-importing = Partien werden importiert. Die Liste zeigt sie, wenn alle da sind.
library-no-games-yet = Noch sind keine Partien da.
library-has-no-games = Beendete Partien werden hier gespeichert. „Import“ fügt Partien aus Dateien hinzu.
library-no-game-fits = Keine Partie passt zur Suche.
library-restore = Zurückholen
library-delete = Löschen
    .hint = In den Papierkorb, aus dem sie sich zurückholen lassen
library-tags = Stichwort…
    .hint = Den gewählten Partien Stichwörter geben oder nehmen
library-new-tag = Neues Stichwort
library-add-tag = Hinzufügen
library-choose-all = Alle wählen
    .hint = Alle Partien der Liste, für „Löschen“, „Stichwort“ und „Export“
library-review = Auswerten…
    .hint = Partien im Hintergrund auswerten: Die Bibliothek zeigt dann, was jede Seite verloren hat
library-review-chosen = Gewählte Partien, schnell
library-review-chosen-thoroughly = Gewählte Partien, gründlich
library-review-mine = Meine Partien ohne Auswertung ({ $n }), schnell
library-review-mine-thoroughly = Meine Partien ohne Auswertung ({ $n }), gründlich
library-queue = { $done } von { $n } ausgewertet
library-queue-left = { $done } von { $n } ausgewertet · noch { $left }
library-queue-paused = { $done } von { $n } ausgewertet · angehalten
library-queue-waits = { $done } von { $n } ausgewertet · wartet auf das Ende anderer Berechnungen
library-queue-elsewhere = { $n ->
    [one] { $n } Partie wartet. Ein anderes Fenster wertet sie aus.
   *[other] { $n } Partien warten. Ein anderes Fenster wertet sie aus.
}
library-queue-minutes = { $n } min
library-queue-hours = { $n } h
library-queue-pause = Pause
    .hint = Mit „Weiter“ oder beim nächsten Start geht es weiter
library-queue-resume = Weiter
library-queue-empty = Abbrechen
    .hint = Alle wartenden Partien aus der Warteschlange nehmen; fertige Auswertungen bleiben
library-export = Export…
    .hint = Speichert die gewählten Partien in eine Datei oder je eine Datei
library-export-one-file = In eine Datei…
library-export-each = Je eine Datei…
library-export-boards = Nummerierte Bretter zum Drucken…
library-export-tournament = Turnierseite…
library-export-exercises = Übungen zum Drucken…
library-import = Import…
    .hint = Partien aus einer Datei oder einem Ordner: SGF, GGF, PGN, WTHOR und andere
library-empty-bin = Leeren
    .hint = Löscht die Partien darin endgültig
library-empty-bin-yes = { $n ->
    [one] { $shown } Partie endgültig löschen
   *[other] { $shown } Partien endgültig löschen
}
library-empty-bin-no = Abbrechen
library-n-imported = { $n ->
    [one] { $shown } Partie importiert
   *[other] { $shown } Partien importiert
}
library-import-bar = Import
library-import-stop = Anhalten
    .hint = Was bis dahin importiert ist, bleibt
library-column-date = Datum
    .order = Nach Datum ordnen
library-column-black = Schwarz
    .order = Nach Schwarz ordnen
library-column-white = Weiß
    .order = Nach Weiß ordnen
library-column-result = Ergebnis
    .order = Nach Ergebnis ordnen
library-column-opening = Eröffnung
    .order = Nach Eröffnung ordnen
library-column-event = Turnier
    .order = Nach Turnier ordnen
library-column-board = Brett
    .order = Nach Brett ordnen
library-column-moves = Züge
    .order = Nach Zügen ordnen
library-column-lost = Verlust
    .order = Nach verlorenen Steinen ordnen
library-column-accuracy = Präzision
    .order = Nach Präzision ordnen
library-lost-words = Verlorene Steine: Schwarz { $black }, Weiß { $white }.
library-accuracy-words = Präzision: Schwarz { $black } %, Weiß { $white } %.
library-moves = { $n ->
    [one] { $n } Zug auf { $board }
   *[other] { $n } Züge auf { $board }
}
library-moves-opening = { $n ->
    [one] { $n } Zug auf { $board }, { $name } ({ $other })
   *[other] { $n } Züge auf { $board }, { $name } ({ $other })
}
library-kept-on = Gespeichert am { $date }
library-tags-of = Stichwörter: { $tags }
library-against = { $black } gegen { $white }
library-unknown-player = unbekannt
library-named-won = { $name } hat gewonnen
library-won = { $winner ->
    [black] Schwarz hat gewonnen
    [white] Weiß hat gewonnen
   *[draw] Remis
}

import-added = { $n ->
    [one] { $shown } Partie importiert.
   *[other] { $shown } Partien importiert.
}
import-known = { $n ->
    [one] { $shown } Partie war schon da.
   *[other] { $shown } Partien waren schon da.
}
import-empty = { $n ->
    [one] { $shown } Partie ohne Züge wurde weggelassen.
   *[other] { $shown } Partien ohne Züge wurden weggelassen.
}
import-illegal = { $n ->
    [one] { $shown } Partie mit unmöglichen Zügen wurde weggelassen.
   *[other] { $shown } Partien mit unmöglichen Zügen wurden weggelassen.
}
import-rejected = { $n ->
    [one] { $shown } Partie war nicht zu lesen: { $games }.
   *[other] { $shown } Partien waren nicht zu lesen. Die ersten: { $games }.
}
import-overruled = { $n ->
    [one] { $shown } Ergebnis passt nicht zum Brett und wurde nicht verwendet: { $games }.
   *[other] { $shown } Ergebnisse passen nicht zu ihren Brettern und wurden nicht verwendet. Die ersten: { $games }.
}
import-left-out = { $n ->
    [one] { $shown } Variante ist nicht bis zum Ende spielbar: { $games }.
   *[other] { $shown } Varianten sind nicht bis zum Ende spielbar. Die ersten: { $games }.
}
import-unused = { $n ->
    [one] { $shown } Stelle des Textes wurde nicht verwendet: { $games }.
   *[other] { $shown } Stellen des Textes wurden nicht verwendet. Die ersten: { $games }.
}
import-not-read = Nicht gelesen: { $reason }.
import-more-not-read = { $n ->
    [one] { $n } weitere Datei war nicht zu lesen.
   *[other] { $n } weitere Dateien waren nicht zu lesen.
}
import-stopped = Der Import wurde angehalten.
import-broke-off = Der Import brach ab, weil sich die Bibliothek nicht schreiben lässt.
import-not-listed = { $name } lässt sich nicht anzeigen: { $reason }
import-part-of = ein Teil von { $name }: { $reason }

explorer-filter = Filter
    .hint = Nur Partien eines Spielers, eines Turniers oder einiger Jahre. Die eingebaute Statistik hat keine Namen, ein Filter lässt sie deshalb weg
explorer-filter-is-on = Filter: an
explorer-games-of = Partien von: { $name }
    .hint = Wessen Partien gezählt werden: { $name }
explorer-built-in = Turniere 1977–2023 (eingebaut)
explorer-whole-library = Meine Bibliothek, alle Partien ({ $n })
explorer-counts-twice = Eine Partie, die in beiden steht, zählt doppelt.
explorer-library = Bibliothek
explorer-tournaments = Turniere
explorer-color = Explorer, { color-name }
explorer-player = Spieler
    .spoken = Explorer, Spieler
explorer-event = Turnier
    .spoken = Explorer, Turnier
explorer-years =
    .spoken = Explorer, Jahre
explorer-other-board = Die eingebaute Statistik gilt nur für 8×8. Wähle stattdessen deine Bibliothek.
explorer-other-goal = Die eingebaute Statistik gilt für Partien, in denen die meisten Steine gewinnen. Wähle stattdessen deine Bibliothek.
explorer-too-few = Weniger als zehn Turnierpartien führten zu dieser Stellung.
explorer-no-games = In deiner Bibliothek sind noch keine Partien. „Import“ holt Partien aus Dateien (Strg+L).
explorer-none = Keine dieser Partien führte zu dieser Stellung.
explorer-column-move = Zug
explorer-column-games = Partien
explorer-column-people = { $rating }er
explorer-average = Schnitt
explorer-costs = Kostet
explorer-all = alle
explorer-share = { $n } ({ $percent } %)
explorer-winners = Schwarz gewann { $black }, remis { $draws }, Weiß gewann { $white }
explorer-spoken = { $n ->
    [one] { $shown } Partie, Schnitt { $mean }
   *[other] { $shown } Partien, Schnitt { $mean }
}
explorer-newest = Die neuesten { $n } von { $all } Partien
explorer-games = Partien

## Playing: the strip, players, new game, the end

strip-looks-for-hint = Suche nach einem guten Zug für { color-name }…
strip-looks-for-move = Der Computer sucht einen Zug für { color-name }…
strip-thinks = { color-name } denkt nach: { $player }.
strip-paused = Pause: { color-name } am Zug ({ $player }). „Weiter“ oder die Leertaste setzt die Partie fort.
strip-after = Nach Zug { $number } von { $n }: { $square }.
    .start = Vor dem ersten Zug.
strip-clock-waits = Die Uhr steht, { color-name } am Zug. Ein Zug, „Weiter“ oder die Leertaste lässt sie weiterlaufen.
strip-studying = Analyse: { color-name } am Zug. Spiel Züge für beide Seiten.
strip-studying-ahead = Die Pfeiltaste nach rechts geht durch die Partie.
strip-played = { color-name } hat { $square } gespielt.
strip-played-from-book = { color-name } hat { $square } aus dem Buch gespielt.
strip-do = { $what ->
    [other-move] Spiel hier einen anderen Zug oder geh weiter (Pfeil rechts)
    [place] Setz einen Stein auf eines der vier Felder in der Mitte
    [marked] Klick ein markiertes Feld an
   *[flips] Klick ein Feld an, das Steine umdreht
}
strip-your-turn = Du bist am Zug mit { color-name }: { strip-do }.
strip-to-move = { color-name } ist am Zug: { strip-do }.
strip-named-to-move = { $name } ({ color-name }) ist am Zug: { strip-do }.

result-you-wipe-out = Du fegst { $loser ->
    [black] Schwarz
   *[white] Weiß
} mit { $won }–{ $lost } vom Brett!
result-you-win = Du gewinnst { $won }–{ $lost }!
result-you-are-wiped-out = { color-name } fegt dich mit { $won }–{ $lost } vom Brett.
result-you-lose = Du verlierst { $lost }–{ $won }.
result-you-lose-on-time = { $color ->
    [black] Deine Zeit ist abgelaufen: Weiß gewinnt.
   *[white] Deine Zeit ist abgelaufen: Schwarz gewinnt.
}
result-you-win-on-time = { $color ->
    [black] Die Zeit von Schwarz ist abgelaufen: Du gewinnst.
   *[white] Die Zeit von Weiß ist abgelaufen: Du gewinnst.
}
result-named-time-over = Die Zeit von { $loser } ist abgelaufen: { $winner } gewinnt.
result-named-loses-on-time = { $color ->
    [black] Die Zeit von { $name } ist abgelaufen: Weiß gewinnt.
   *[white] Die Zeit von { $name } ist abgelaufen: Schwarz gewinnt.
}
result-named-wins-on-time = { $color ->
    [black] Die Zeit von Schwarz ist abgelaufen: { $name } gewinnt.
   *[white] Die Zeit von Weiß ist abgelaufen: { $name } gewinnt.
}
went-over-time = { $who ->
    [you] Du hast die Zeit überschritten.
    [black] Schwarz hat die Zeit überschritten.
   *[white] Weiß hat die Zeit überschritten.
}
named-went-over-time = { $name } hat die Zeit überschritten.
result-wins = { color-name } gewinnt { $won }–{ $lost }.
result-named-wins = { $name } gewinnt { $won }–{ $lost }.
result-draw = Remis, { $black }–{ $white }.
result-fewest = In dieser Spielart gewinnt, wer weniger Steine hat.
result-no-discs-left = { color-name } hat keine Steine mehr.
result-empties-for = { $n ->
    [one] Das leere Feld zählt für { color-name } ({ $black }–{ $white } auf dem Brett).
   *[other] Die { $n } leeren Felder zählen für { color-name } ({ $black }–{ $white } auf dem Brett).
}
result-empties-shared = { $n ->
    [one] Das leere Feld zählt für beide halb.
   *[other] Die { $n } leeren Felder zählen für beide halb.
}

square-flips-nothing = { $square } dreht nichts um
square-flips = { $n ->
    [one] { $square } dreht { $flipped } um
   *[other] { $square } dreht { $n } Steine um: { $flipped }
}
square-of-first-four = { $square }: einer der ersten vier Steine, die nichts umdrehen
square-has-disc = { $square }: ein { $color ->
    [black] schwarzer
   *[white] weißer
} Stein
square-has-nothing = { $square }: hier gibt es für { color-name } nichts umzudrehen

report-depth = Tiefe { $depth }
report-depth-sure = Tiefe { $depth } zu { $percent } %
report-book = Buch, Tiefe { $depth }
report-exactly = genau { $value }
report-proven = { $outcome ->
    [win] bewiesener Gewinn
    [draw] bewiesenes Remis
   *[loss] bewiesener Verlust
}
report-nothing-yet = denkt nach…

rating-estimate = { $n ->
    [one] etwa { $rating } ({ $low }–{ $high }), { $n } Partie
   *[other] etwa { $rating } ({ $low }–{ $high }), { $n } Partien
}
rating-after = { $n ->
    [one] Wertung nach { $n } weiteren Partie
   *[other] Wertung nach { $n } weiteren Partien
}
strip-dismiss = Schließen
strip-invitation = Noch nie gespielt? Lern es in 2 Minuten
    .hint = Die erste der Lektionen
strip-invitation-declined = Nein, danke
strip-progress = { $played } gespielt · { $empties } leer
strip-progress-of = { $played } von { $ahead } gespielt · { $empties } leer
strip-fewest-win = Weniger gewinnt
strip-typed = Feld: { $typed }_
strip-typed-enter = Feld: { $typed }_  (Enter spielt { $typed })
strip-square-and-replies = { $words } (Punkte zeigen, wohin { color-name } dann setzen könnte)
strip-opening = Eröffnung: { $name }
strip-coach-asks = Der Trainer hat eine Frage zu deinem Zug.
hint-more = Mehr zeigen
coach-take-back = Zurücknehmen
    .hint = Zurück zur Stellung vor dem Zug
coach-why = Warum
    .hint = Erklärt, worauf du achten solltest
coach-play-on = Weiter
    .hint = Der Zug bleibt stehen
strip-hint = Tipp: { $words }
strip-hint-squares = Tipp: { $one } oder { $other }?
strip-hint-only-move = Tipp: { $square } ist der einzige Zug.
thinking-sign = Denkt nach
typed-no-square = „{ $typed }“ ist kein Feld auf dem { $size }-Brett (a1 bis { $last }).
end-play-again = Noch einmal spielen
end-next = Als Nächstes: { $player }. Du spielst { color-name }.
end-easier = Leichter
end-same = Gleich
end-harder = Schwerer
end-suited = Deine Stärke
end-swap-colours = Farben tauschen
end-put-away = Das Brett ansehen
end-show = Ergebnis zeigen
end-go-on = Ohne Uhr weiter
    .hint = Dieselbe Partie ab hier, so lange du willst
end-review = Auswerten
end-information = Angaben zur Partie…
end-key-moves = { $n ->
    [one] { $n } Schlüsselzug ansehen
   *[other] { $n } Schlüsselzüge ansehen
}
end-very-close = Ganz knapp!
end-review-shows = Die Auswertung zeigt, wo die Partie gekippt ist.
end-helped = { $help ->
    [hint] Der Computer hat bei einem Zug geholfen; deshalb zählt diese Partie für keine Wertung.
    [take-back] Ein Zug wurde zurückgenommen; deshalb zählt diese Partie für keine Wertung.
    [analysis] Werte oder Gedanken waren zu sehen; deshalb zählt diese Partie für keine Wertung.
   *[other-players] Die Partie wurde nicht von Anfang an von denselben Spielern gespielt; deshalb zählt sie für keine Wertung.
}
end-your-rating = Deine Wertung: { $estimate }.
end-rating-of = Wertung von { $name }: { $estimate }.
end-rating-later = { $words }.
# What a new player sees first: three pictures with a sentence each, and three buttons.
welcome-title = Othello in 20 Sekunden
welcome-flip = Schließe Steine zwischen zwei eigenen ein: Sie drehen sich um.
welcome-must-flip = Jeder Zug muss mindestens einen Stein umdrehen.
welcome-most = Wer am Ende die meisten Steine hat, gewinnt.
welcome-play = Spielen
welcome-teach = Zeig es mir
welcome-known = Kenne ich
new-game-title = Neue Partie
new-game-start = Los
new-game-board = Brett
new-game-opening = Eröffnung
new-game-clock = Uhr
new-game-winner = Sieger
clock-none = Keine
clock-own = Eigene Zeiten
clock-sudden-death = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-byo-yomi = { $minutes } min + { $n } × { $seconds } s
clock-periods = { $n } × { $seconds } s
clock-per-move = { $seconds } s pro Zug
clock-minutes-unit = min
clock-seconds-unit = s
clock-no-bonus = nichts dazu
clock-bonus-increment = + pro Zug
clock-bonus-periods = + Byoyomi
clock-minutes-of = { $color ->
    [black] Minuten für Schwarz
   *[white] Minuten für Weiß
}
clock-bonus-of = { $color ->
    [black] Was zur Zeit von Schwarz dazukommt
   *[white] Was zur Zeit von Weiß dazukommt
}
clock-periods-of = { $color ->
    [black] Perioden für Schwarz
   *[white] Perioden für Weiß
}
clock-seconds-of = { $color ->
    [black] Sekunden für Schwarz
   *[white] Sekunden für Weiß
}
flag-loses = Zeit um: verloren
flag-goes-on = Zeit um: weiter
clock-name = { $color ->
    [black] Uhr von Schwarz { $time }
   *[white] Uhr von Weiß { $time }
}
clock-set-to = Uhr: { $time }
clock-runs = Ein Klick (oder die Leertaste) hält sie an.
clock-stands = Sie steht. Ein Klick (oder die Leertaste) lässt sie weiterlaufen.
new-game-help = Hilfe
new-game-alternates = Jedes Mal Farben tauschen
    .hint = „Noch einmal spielen“ tauscht Schwarz und Weiß
new-game-serious = Turnierpartie
    .hint = Wie auf einem Turnier: Gesetzt ist gesetzt, und es gibt keine Hilfe
    .meaning = Keine Tipps, keine Werte und kein Zurücknehmen während der Partie.
new-game-i-play-black = Mit Schwarz
new-game-i-play-white = Mit Weiß
new-game-computer = Computer
new-game-friend = Zu zweit
new-game-watch = Zwei Computern zusehen
new-game-friend-name = Gast
new-game-random-colour = Zufällige Farbe
# The card behind the faces: a computer player of one's own choice.
new-game-other-size = Andere…
new-game-by-strength = Vom schwächsten zum stärksten
new-game-custom = Eigene Wahl
    .hint = Eine Stärke nach Wunsch, eine Suchtiefe oder ein anderes Programm
new-game-name-of = { $color ->
        [black] Name von Schwarz
       *[white] Name von Weiß
    }
# Opens the rows below it.
new-game-more = Mehr: Eröffnung, Vorgabe, Uhr, wenigste Steine, Turnier
goal-most = Meiste Steine
    .meaning = Othello: Wer am Ende mehr Steine hat, gewinnt.
goal-fewest = Wenigste Steine
    .meaning = Anti-Othello: Wer am Ende weniger Steine hat, gewinnt.
start-standard = Grundstellung
    .description = Die übliche Anfangsstellung.
start-mirrored = Gespiegelt
    .description = Die Grundstellung mit vertauschten Farben.
start-parallel = Parallel
    .description = Steine einer Farbe liegen nebeneinander.
start-reversi = Altes Reversi
    .description = Ein leeres Brett: Die Spieler setzen die ersten vier Steine in die Mitte.
start-corners = Eckenvorgabe
    .description = Eine Vorgabe: Eine Seite beginnt mit Ecken, die nie umgedreht werden können. Das hilft ihr, wo die meisten Steine gewinnen, und schadet ihr, wo die wenigsten gewinnen.
start-random = Zufallseröffnung
    .description = Ein paar Züge werden vorab gespielt; danach stehen beide Seiten etwa gleich.
start-hand-made = Eigene Stellung
    .description = Beliebige Steine auf beliebigen Feldern.
start-edit = Stellung aufbauen…
start-corners-for = für { color-name }
start-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
start-moves-slider = Züge der Eröffnung
start-number = Nr.
    .hint = Dieselbe Nummer gibt immer dieselbe Eröffnung.
    .name = Nummer der Eröffnung
start-another = Eine andere
start-preview = Vorschau: { $size }-Brett, { $black } { $black ->
    [one] schwarzer
   *[other] schwarze
} und { $white } { $white ->
    [one] weißer Stein
   *[other] weiße Steine
}, { color-name } am Zug
seat = { color-name }: { $player }
    .hint = Klick, um zu wechseln, wer spielt
    .information = Klick für Angaben zur Partie
player-of-color = { color-name }: { $name }
card-discs = { $n ->
    [one] { color-name } hat { $n } Stein auf dem Brett
   *[other] { color-name } hat { $n } Steine auf dem Brett
}
card-hint = Tipp: { $report }
card-phases = Nach verlorenen Steinen: { $phases }
card-phase-opening = Eröffnung { $rating }
card-phase-middle = Mittelspiel { $rating }
card-phase-ending = Endspiel { $rating }
person-you = Du

## Editing a position

editor-title = Stellung aufbauen
editor-play-from-here = Ab hier spielen
editor-use-position = Übernehmen
editor-correct-title = Brett berichtigen
editor-other-size = Diese Partie bleibt auf ihrem { $board }-Brett.
editor-put-down = Setzen
editor-turn = Am Zug
editor-board = Brett
editor-as-text = Als Text
    .name = Die Stellung als Text
    .hint = X ist Schwarz, O ist Weiß, - ist leer.
editor-empty = Leer
editor-to-move = { color-name } am Zug
editor-clear = Leeren
editor-standard-start = Grundstellung
editor-from-game = Aus der Partie
setup-off-board = ein Stein liegt außerhalb des Bretts
setup-two-colors = auf { $square } liegen Steine beider Farben
setup-nothing-to-play = weder Schwarz noch Weiß kann einen Stein setzen, es gibt also nichts zu spielen
setup-wrong-length = das Brett hat { $found } { $found ->
    [one] Feld
   *[other] Felder
}, erwartet waren { $expected }
setup-unknown-character = „{ $character }“ an Stelle { $place } ist weder ein Stein (X oder O) noch ein leeres Feld (-)

## Spoken to a screen reader

square-spoken = { $square }, { $disc ->
    [black] schwarzer Stein
    [white] weißer Stein
    [any] beliebig
   *[none] leer
}
square-spoken-legal = hier kannst du setzen
square-spoken-flips = dreht { $n } um
square-spoken-last = letzter Zug
square-spoken-hint = Tipp
square-spoken-reason = Teil des Grundes
square-spoken-mark = markiert mit { $shape ->
    [cross] einem Kreuz
    [triangle] einem Dreieck
    [circle] einem Kreis
    [square] einem Quadrat
   *[letter] dem Buchstaben { $letter }
}
spoken-passes = { color-name } hat keinen Zug und passt.
spoken-corrected = Das Brett wurde berichtigt.
spoken-plays = { color-name } spielt { $square }.
spoken-plays-and-flips = { color-name } spielt { $square }, dreht { $n } um.
spoken-at-move = Zug { $number }, { $words }
spoken-new-game = Neue Partie auf { $size }.
spoken-start = Der Anfang der Partie.
spoken-computer-waits = { color-name } am Zug. Der Computer wartet.
spoken-to-move = { color-name } am Zug.
spoken-named-to-move = { $name } ({ color-name }) am Zug.
spoken-little-time = { $color ->
    [black] Schwarz hat nur noch wenig Zeit.
   *[white] Weiß hat nur noch wenig Zeit.
}
spoken-named-little-time = { $name } hat nur noch wenig Zeit.
spoken-your-turn = Du bist am Zug mit { color-name }.

spoken-coach = Trainer: { $question }
spoken-answer = { $key }: { $what }.
## Study: moves, analysis, tree, overlays, what people play

notes-title = Notizen
notes-sign = Zeichen
notes-no-sign = keins
notes-about-game = Zur Partie
notes-about-move = Zu diesem Zug
notes-comment = Kommentar
judgement-excellent = sehr gut
judgement-good = gut
judgement-interesting = interessant
judgement-doubtful = zweifelhaft
judgement-bad = schlecht
judgement-blunder = Patzer
time-seconds = { $seconds } s
time-minutes = { $minutes } min { $seconds } s
time-hours = { $hours } h { $minutes } min
analysis-broke = Die Analyse ist abgebrochen ({ $reason }). Starte sie noch einmal.
marks-title = { $square } markieren mit
marks-triangle = Dreieck
marks-circle = Kreis
marks-square = Quadrat
marks-cross = Kreuz
marks-letter = Buchstabe { $letter }
marks-remove = Marke entfernen
marks-remove-all = Alle Marken entfernen
moves-instead = oder { $number } { $moves }
    .hint = Wurde hier schon gespielt; ein Klick führt dorthin
moves-none = Noch keine Züge. Schwarz beginnt.
moves-thought-for = { $time } nachgedacht
moves-corrected = Brett berichtigt, { color-name } am Zug
    .hint = Von diesem Brett aus geht die Partie weiter, was auch gespielt wurde.
moves-had-to-pass = { color-name } hatte kein Feld, das einen Stein umdreht.
moves-flips = { color-name }: { $flips }
moves-spoken = Zug { $number }, { color-name } { $name }
moves-spoken-pass = { color-name } passt nach Zug { $n }
moves-with-comment = mit Kommentar
tree-spoken = Baum, Zug { $ply }, { color-name } { $name }
legend-title = { $name }:
legend-title-and-counts = { $name } ({ $counts }):
legend-of-both = Schwarz { $black }, Weiß { $white }
legend-parity = { $odd } ungerade, { $even } gerade
legend-could-move = { color-name }
legend-could-take = { color-name } könnte nehmen
legend-frontier = neben einem leeren Feld
legend-stable = nie mehr umzudrehen
legend-odd = ungerade Region
legend-even = gerade Region
legend-x-square = X-Feld
legend-c-square = C-Feld
analysis-title = Analyse
analysis-begin = Den Wert jedes Zuges finden  ({ $key })
table-close = Zugtabelle schließen
analysis-stop = Analyse anhalten  ({ $key })
analysis-go-on = Analyse fortsetzen  ({ $key })
analysis-game-over = Die Partie ist zu Ende.
analysis-placing = Die vier Felder der Mitte sind gleichwertig.
analysis-one-moment = Einen Moment…
analysis-none = Diese Stellung wurde nicht analysiert.
analysis-proven = bewiesen
analysis-to-the-proof = { $time } bis zum Beweis
analysis-effort-meaning = Wie viele Züge weit jeder Zug vorausgerechnet ist, oder wie lange es dauert, bis jedes Ergebnis bewiesen ist; dann die Zahl der Stellungen, wie viele pro Sekunde, und die Zeit
analysis-label-meaning = 18@73% auf einem Feld: 18 Züge tief gesucht und zu 73 % sicher
about-a-second = unter 1 s
about-seconds = etwa { $n } s
about-minutes = etwa { $n } min
about-hours = etwa { $n } h
table-line = Folge
people-play-it = { $share } spielen das
analysis-proven-between = Liegt bewiesen zwischen { $low } und { $high }
analysis-to-proof-of-score = Bis zum Beweis des Ergebnisses: { $time }
square-worth-known = { $value } wert, { $known }
analysis-best = Bester: { $value } ({ $known }): { $line }
people-title = Spieler mit
people-rating = Wertung der Spieler
    .lower = Wertung der Spieler senken
    .raise = Wertung der Spieler erhöhen
people-asked = werden gefragt…
people-no-choice = haben hier keine Wahl.
people-hardly-wrong = irren sich hier fast nie.
people-wrong = irren sich hier: { $share }, um { $discs } Steine.
people-practical = { $square } kostet { $price }, aber { $share } der Antworten von { color-name } verlieren { $discs }.
people-play-here = { $share } spielen hier
square-worth = { $value } wert

## Review: panel, graph, refutation

grade = { $grade ->
    [forced] einziger Zug
    [best] bester Zug
    [good] guter Zug
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Patzer
}
thrown-away = { $thrown ->
    [win-draw] aus Gewinn wird Remis
    [win-loss] aus Gewinn wird Verlust
   *[draw-loss] aus Remis wird Verlust
}
headline = { $number }. { color-name } { $name }{ $sign }: { $cost } · { $value }
headline-forced = { $number }. { color-name } { $name }, der einzige Zug · { $value }
headline-pass = { color-name } passt nach Zug { $number } · { $value }
headline-thrown = { grade }, { thrown-away }
headline-lost = { grade }, { $score }
headline-provisional = { $cost }, vorläufig
figures-discs-lost = verlorene Steine
figures-a-move = pro Zug, Züge { $first }–{ $last }
figures-accuracy = Präzision
figures-thrown-away = vergebene Ergebnisse
grades-limits = Klassen: bester Zug, wo nichts besser ist, darunter guter Zug, Ungenauigkeit ab { $inaccuracy } verlorenen Steinen, Fehler ab { $mistake } verlorenen Steinen, Patzer ab { $blunder } verlorenen Steinen. Die Präzision ist 100 für den besten Zug und 0 für den schlechtesten und halbiert sich etwa mit je { $half } verlorenen Steinen, im Mittel über alle Züge, bei denen es eine Wahl gab.
review-progress = Durchgang { $pass } von { $of }
review-progress-proof = Durchgang { $pass } von { $of }, beweist alle Züge ab { $empties } leeren Feldern
review-progress-confirm = Durchgang { $pass } von { $of }, prüft nach, was Züge verloren haben
review-broke-off = Die Auswertung ist abgebrochen: { $reason }
review-no-later-mistake = Danach kommt kein Fehler mehr.
    .yours = Danach kommt kein Fehler mehr von dir.
review-no-earlier-mistake = Davor gibt es keinen Fehler.
    .yours = Davor gibt es keinen Fehler von dir.
review-title = Auswertung
    .spoken = Graph, Gründe und Klassen zeigen
review-so-far = Wird ausgewertet… { $percent }
review-moves = Züge
    .spoken = Züge, Notizen und Analyse zeigen
review-close = Auswertung schließen
review-keep = Speichern
review-not-kept = Noch nicht in der Bibliothek.
review-off-line = Diese Stellung liegt nicht in der ausgewerteten Zugfolge.
review-at-start = Geh durch die Partie oder klick auf den Graphen.
review-no-mistakes = Keine Fehler.
    .yours = Du hast keine Fehler gemacht.
review-first-mistake = Ersten Fehler zeigen
review-n-mistakes = { $n } Fehler
review-n-blunders = { $n } Patzer
review-corrected = Hier wurde das Brett berichtigt. Die Auswertung übergeht das.
review-corrections = { $n ->
        [one] Das Brett wurde einmal berichtigt. Die Auswertung übergeht diese Stelle.
       *[other] Das Brett wurde { $n }-mal berichtigt. Die Auswertung übergeht diese Stellen.
    }
review-not-yet = Noch nicht angesehen.
review-was-best = Am besten war { $best }.
review-provisional = Vorläufig: Tiefere Suchen können das noch ändern.
review-since = Seither gefunden: { $value }.
review-look-again = Noch einmal, tiefer
    .hint = Sucht alle Züge der Partie noch einmal, eine Stufe tiefer. Die Bewertungen ändern sich, wenn es fertig ist.
review-show-me = Vergleichen
moments-title = Diese Partie
moments-accuracy = Genauigkeit: { $first } { $n }, { $second } { $m }
moments-count = { $n ->
    [one] { $n } Schlüsselzug lohnt einen Blick
   *[other] { $n } Schlüsselzüge lohnen einen Blick
}
moments-begin = Ansehen
moments-of = Schlüsselzug { $number } von { $n }
moments-try = Selbst finden
moments-details = Alle Einzelheiten
    .about = Graph · Liste · Gründe
moments-back = Schlüsselzüge
moments-both = Auch die Fehler des Gegners
figure-lost = Verlust
    .meaning = Steine, die alle Züge zusammen verloren haben
figure-accuracy = Präzision
    .meaning = 100 für den besten Zug, 0 für den schlechtesten, etwa halb so viel mit je vier verlorenen Steinen; Züge ohne Wahl zählen nicht
figure-mistakes = Fehler
    .meaning = Züge, die vier Steine oder mehr verloren haben, aber keine acht
figure-blunders = Patzer
    .meaning = Züge, die acht Steine oder mehr verloren haben
figure-thrown = Vergeben
    .meaning = Vergebene Ergebnisse: ein Gewinn oder ein Remis, aus dem ein Zug weniger gemacht hat
review-move-spoken = Auswertung: { $headline }
graph-name = Graph der Partie
graph-ahead = { color-name } vorn
graph-lost = { color-name } verlor { $discs }
refutation-title = Beide Züge im Vergleich
refutation-played = Gespielt: { $first }
refutation-best = Bester: { $first }
refutation-to-start = Vor den Zug
refutation-back = Einen Zug zurück
refutation-forward = Einen Zug vor
refutation-to-end = Dorthin, wo sich der Schaden zeigt
refutation-place = Zug { $number } von { $n }
refutation-newer = Neuere Zugfolgen zeigen
    .hint = Die Auswertung hat inzwischen tiefer gesehen

## Reasons: why a move lost

reason-verdict = { $played } kostet { $n ->
        [0] { $known ->
            [exact] keinen Stein
           *[about] so gut wie keinen Stein
        }
        [one] { $known ->
            [exact] 1 Stein
           *[about] etwa 1 Stein
        }
       *[other] { $known ->
            [exact] { $n } Steine
           *[about] etwa { $n } Steine
        }
    }{ $thrown ->
        [nothing] {""}
        [win-draw] {" "}und macht aus einem Gewinn ein Remis
        [win-loss] {" "}und macht aus einem Gewinn einen Verlust
       *[draw-loss] {" "}und macht aus einem Remis einen Verlust
    }; am besten war { $best }.
reasons-and-verdict = { $verdict } { $reasons }
reasons-lines-compared = Vergleiche { $played } mit { $better }.
reasons-not-for-fewest = Wo die wenigsten Steine gewinnen, gibt es keine Gründe in Worten: Die Regeln über Mobilität, Ecken und stabile Steine gelten nur, wo die meisten gewinnen.
list-and = { $others } und { $last }

reason-own = { $own ->
    [black] Schwarz
   *[white] Weiß
}
reason-other = { $other ->
    [black] Schwarz
   *[white] Weiß
}
reason-corners = { $count ->
    [one] die Ecke { $squares }
   *[other] die Ecken { $squares }
}
reason-more = Mehr
# Was den gespielten Zug vom besten unterscheidet; die Argumente wie im Englischen.
reason-flipped = { $n ->
    [1] nur { $flips }
    [2] { $flips }
    [3] { $flips }
    [4] { $flips }
   *[other] { $n } Steine
}
reason-opening = { $m ->
    [0] nichts
    [1] nur { $opened }
    [2] { $opened }
    [3] { $opened }
   *[other] { $m } Felder
}
reason-corner-played = { $when ->
   *[now] { $played } lässt { reason-other } die Ecke { $squares } nehmen.
    [later] Nach { $before } nimmt { reason-other } die Ecke { $squares }.
}
reason-corner-best = { $when ->
   *[first] Nimm jetzt die Ecke { $squares }; { $played } kann warten.
    [later] Erst { $best }: Spielt { reason-other } { $reply }, bekommt { reason-own } die Ecke { $squares }.
}
reason-shared-square = { $of ->
   *[best] Beide wollen { $squares }: { $when ->
       *[now] Nach { $before } nimmt es { reason-other } und dreht { reason-flipped } um.
        [can] Nach { $played } kann { reason-other } es nehmen.
    }
    [other] Beide wollen { $squares }: Nach { $played } nimmt es { reason-other }, nach { $best } bekommt es { reason-own }.
}
reason-lets-in-played = { $new ->
   *[yes] { $played } lässt { reason-other } { $squares } spielen und { reason-flipped } umdrehen.
    [no] { $played } lässt { reason-other } den Zug { $squares }, der { reason-flipped } umdreht.
}
reason-lets-in-best = { $n ->
    [1] { $best } dreht { reason-flipped } um und lässt { reason-other } keinen Zug auf { $squares }.
    [2] { $best } dreht { reason-flipped } um und lässt { reason-other } keinen Zug auf { $squares }.
   *[other] Nach { $best } hat { reason-other } keinen Zug auf { $squares }.
}
reason-opens = { $played } öffnet { $squares } für { reason-other }.
reason-flips-played = { $played } dreht { reason-flipped } um und öffnet { reason-opening }.
reason-flips-best = { $best } dreht { reason-flipped } um und öffnet { reason-opening }.
reason-reserve-played = Nur { reason-own } kann { $played } spielen, der Zug kann warten: erst { $best }.
reason-reserve-best = Nach { $best } kann nur { reason-own } { $squares } spielen; { $played } lässt { reason-other } dort hinein.
reason-access = Nach { $line } kann { reason-own } { $squares } nicht mehr spielen.
reason-edge-played = { $when ->
    [first] { $played } lässt auf { $squares } ein Loch, in das { reason-other } einen Keil setzen kann.
   *[now] { $played } lässt eine Lücke: { reason-other } setzt auf { $squares } einen Keil.
    [later] Nach { $before } setzt { reason-other } auf { $squares } einen Keil.
}
reason-edge-best = { $when ->
   *[first] { $best } ist ein Keil zwischen Steinen von { reason-other }.
    [later] Nach { $before } setzt { reason-own } auf { $squares } einen Keil.
}
reason-quiet-played = Nach { $played } hat { reason-other } { $count ->
    [one] den leisen Zug { $squares }
   *[other] die leisen Züge { $squares }
}; nach { $best } keinen.
reason-quiet-best = Nach { $best } hat { reason-own } { $count ->
    [one] den leisen Zug { $squares }
   *[other] die leisen Züge { $squares }
}; nach { $played } keinen.
reason-few-moves-played = Nach { $line } kann { reason-own } nur noch { $squares } spielen.
reason-few-moves-best = { $best } lässt { reason-other } nur { $squares }.
reason-last-move = Nach { $played } macht { reason-other } den letzten Zug in { $squares }, nach { $best } { reason-own }.
reason-stable-played = Nach { $line } hat { reason-other } { $count } Steine mehr, die niemand mehr umdrehen kann.
reason-stable-best = Nach { $line } hat { reason-own } { $count } Steine mehr, die niemand mehr umdrehen kann.
reason-threat-played = Nach { $line } droht { reason-other } mit { $count ->
    [one] der Ecke { $squares }
   *[other] den Ecken { $squares }
}.
reason-threat-best = { $best } droht mit { $count ->
    [one] der Ecke { $squares }
   *[other] den Ecken { $squares }
}.
reason-pass-played = Nach { $line } muss { reason-own } passen.
reason-pass-best = Nach { $best } muss { reason-other } passen.
reason-reply = { $when ->
   *[now] Nach { $played } antwortet { reason-other } { $reply } und dreht { reason-flipped } um.
    [later] Nach { $played } spielt { reason-other } { $reply } und dann { $next }.
}
reason-answer = Erst { $best }: Spielt { reason-other } { $reply }, hat { reason-own } { $squares }.
reasons-several = Es gibt keinen einzelnen Grund.

## The page of a review

page-title = { $black } – { $white }: Auswertung
page-fewest = Wenigste Steine gewinnen
page-the-game = Die Partie
page-first = Anfang
    .hint = An den Anfang der Partie (Pos1)
page-back = Zurück
    .hint = Einen Zug zurück (←)
page-forward = Vor
    .hint = Einen Zug vor (→)
page-last = Ende
    .hint = Ans Ende der Partie (Ende)
page-previous-mistake = Voriger Fehler
    .hint = Zum vorigen Fehler (P)
page-next-mistake = Nächster Fehler
    .hint = Zum nächsten Fehler (N)
page-start = Anfang der Partie
    .hint = Geh mit den Pfeiltasten durch die Partie oder klick auf den Graphen oder einen Zug.
page-course = Graph und Züge
page-figures = So spielten beide Seiten
page-reasons = Warum Züge schlecht waren
page-position-after = Die Stellung nach { $names }
page-position-shown = Die Stellung nach dem gezeigten Zug
page-played = Gespielt: { $names }
page-better = Besser: { $names }
page-how-to-read = Im Graphen ist eine dicke Linie bewiesen und eine gestrichelte geschätzt; ein Ring ist ein Fehler, eine Raute ein Patzer. Die Zahlen auf den kleinen Brettern zählen die Züge der jeweiligen Zugfolge. Brett { $size }.
page-reviewed-by = Ausgewertet von Outflank { $version }.
page-head-move = Zug
page-head-lost = Verlust
page-head-best = Bester
page-head-class = Klasse
page-head-value = Für Schwarz
page-row-start = Anfang
page-was-best = Am besten war { $best }.
page-graph = Der Wert der Partie nach jedem Zug. Der Vorteil von Schwarz geht nach oben.
page-losses = Was jede Seite bisher verloren hat, in Steinen

## Openings

## Hints and the coach

hint-fewest-discs = Zähl, was { other-color-name } nach jedem deiner Züge umdrehen muss.
hint-corner-open = Eine Ecke ist offen: Ist jetzt der richtige Moment?
hint-beside-corner = Die Felder neben den Ecken sind nicht immer falsch.
hint-edges = Sieh dir die Kanten an.
hint-compare-replies = Vergleiche, wie viele Antworten jeder Zug { other-color-name } lässt.
hint-own-moves = Such einen Zug, der { color-name } fürs nächste Mal viele Züge lässt.
hint-frontier = Halte deine Steine im Inneren, weg von leeren Feldern.
hint-stable = Denk an Steine, die nie mehr umgedreht werden können.
hint-mind-corners = Achte auf die Ecken: Mancher Zug öffnet eine.
hint-corner-won = Eine Ecke ist zu gewinnen.
hint-wedges = Achte auf die Lücken an den Kanten: Dort passt vielleicht ein Keil hinein.
hint-quiet = Such einen leisen Zug, der { other-color-name } nichts öffnet.
hint-prevent = Was würde { other-color-name } als Nächstes gern spielen? Such einen Zug, der es verhindert.
hint-same-square = Es gibt ein Feld, das auch { other-color-name } haben will.
hint-soon-gone = Du verlierst vielleicht bald einen deiner Züge. Spiele ihn, solange du kannst.
hint-prepare = Denk zwei Züge voraus: Ein Zug bereitet einen anderen vor.
hint-can-wait = Manche Felder kann nur eine Seite füllen: Sie können warten.
hint-odd-regions = Sieh dir die ungeraden Regionen an.
hint-who-passes = Wer wird passen müssen?
hint-all-alike = Deine Züge sind hier alle gleichwertig. Spiel irgendeinen.
hint-reason-cause = { $square }. { $reason }
hint-reason-searched = { $square }, soweit die Suche sieht.
hint-reason-alike = { $square } oder ein anderer: Gedreht oder gespiegelt sind alle deine Züge gleich.
hint-reason-end = { $square } beendet die Partie.
hint-reason-pass = { $square }: { other-color-name } hat keinen Zug und muss passen.
hint-reason-replies = { $n ->
    [1] { $square } lässt { other-color-name } nur eine Antwort.
    [one] { $square } lässt { other-color-name } { $n } Antwort.
   *[other] { $square } lässt { other-color-name } { $n } Antworten.
}

coach-gives-corner = Danach kann { other-color-name } { reason-corners } nehmen.
coach-why-corner = { other-color-name } kann { reason-corners } nehmen, und ein Stein in der Ecke wird nie mehr umgedreht.
coach-careful = Vorsicht: { other-color-name } bekommt eine starke Antwort.
coach-look-at-answers = Sieh dir an, was { other-color-name } antworten kann.
coach-praise = Gut gesehen! Nur wenige Spieler deiner Stärke finden diesen Zug.

## Learn: its frame, lessons

lesson-outflank = Einen Stein einschließen
    .idea = Schließ die andere Farbe zwischen zwei deiner Steine ein, waagrecht, senkrecht oder diagonal: Das muss jeder Zug.
    .picture-1 = Spiel f5: Der weiße Stein auf e5 ist eingeschlossen und wird schwarz.
    .picture-2 = Eine Linie kann lang sein: Von g4 aus dreht Schwarz drei Steine um. Sie muss ohne Lücke an einem Stein von dir enden.
lesson-directions = Mehrere Richtungen zugleich
    .idea = Ein einziger Zug kann Steine in mehreren Richtungen einschließen, in bis zu acht. Alle werden umgedreht, ob du willst oder nicht. Das bewirkt nur der Stein, den du setzt: Umgedrehte Steine drehen keine anderen um.
    .picture-1 = Von e5 aus schließt Schwarz waagrecht und senkrecht Steine ein. Die Steine auf e4, d4 und c3 bleiben weiß: Ihre Linien enden an keinem schwarzen Stein.
lesson-ending = Passen und das Ende
    .idea = Wer nichts einschließen kann, muss passen, und die andere Seite zieht noch einmal. Kann keine mehr ziehen, oft weil das Brett voll ist, ist die Partie zu Ende: Wer mehr Steine hat, gewinnt, und leer gebliebene Felder zählen für den Sieger.
    .picture-1 = Weder auf a1 noch auf h8 schließt Weiß etwas ein. Also passt Weiß, und Schwarz zieht noch einmal.
lesson-greed = Jetzt viele Steine, am Ende wenige
    .idea = Nur was am Ende liegt, zählt. Bis dahin wechseln Steine oft die Farbe, und wer viele hat, hat viel zu verlieren und nur noch wenige Felder zur Wahl. Solange das Ende fern ist, ist es oft besser, weniger umzudrehen.
    .picture-1 = c7 dreht 5 Steine um, und Weiß gewinnt bei bestem Spiel mit 12. a1 dreht nur einen um, und Weiß gewinnt mit 24.
lesson-stable = Ecken und Steine, die bleiben
    .idea = Ein Stein in der Ecke kann nie eingeschlossen werden, denn dort endet jede Linie. Auch Steine derselben Farbe, die sich an der Kante an ihn anlehnen, lassen sich nicht mehr umdrehen: Sie sind stabil. Stabile Steine zählen am Ende ganz sicher.
    .picture-1 = Weiß nimmt die Ecke a8. Der Stein dort und die angelehnten können nie mehr umgedreht werden: sechs auf einmal.
lesson-beside-corners = Die Felder neben der Ecke
    .idea = Ein Stein auf dem X-Feld, diagonal neben einer leeren Ecke, oder auf dem C-Feld, an der Kante gleich neben ihr, ist oft genau das, was die andere Seite braucht, um die Ecke zu nehmen. Sieh vor jedem Zug nach, welche Ecken er öffnet.
    .picture-1 = b2, g2, b7 und g7 sind hier X-Felder, h2 ist ein C-Feld. Nach jedem dieser Züge nimmt Schwarz die Ecke daneben.
lesson-x-right = Wann das X-Feld richtig ist
    .idea = Ein X-Feld ist richtig, wenn die andere Seite es nicht nutzen kann oder wenn es mehr bringt, als eine Ecke wert ist: einen Zug, auf den es keine Antwort gibt, oder einen gesparten Zug, wenn es sonst keinen mehr gibt. Spät in der Partie zähl aus, statt dich davor zu fürchten.
    .picture-1 = Nach b2 kann Schwarz a1 nicht nehmen, und Weiß gewinnt bei bestem Spiel mit 28. Mit dem leiseren b1 wären es 2.
lesson-mobility = Mobilität
    .idea = Wer wenige Züge hat, muss bald einen schlechten machen. Solange es noch nicht um Ecken geht, sind deshalb oft die Züge am besten, die der anderen Seite wenige Antworten lassen und dir viele. Zähl sie: Das tun starke Spieler zuerst.
    .picture-1 = Nach g4 hat Schwarz 9 Züge. Nach a6 wären es 15.
lesson-frontier = Die Front und die Mauern
    .idea = Deine Steine neben leeren Feldern sind deine Front: Jeder Frontstein ist etwas, das die andere Seite umdrehen kann, und damit eine Antwort. Eine lange Mauer verschenkt Züge dutzendweise. Halte deine Steine im Inneren.
    .picture-1 = Nach e1 liegen zehn Steine von Weiß an einem leeren Feld. Nach b6 wären es fünfzehn.
lesson-quiet = Leise Züge
    .idea = Ein leiser Zug dreht nur Steine im Inneren um, keinen, der an einem leeren Feld liegt. Er öffnet der anderen Seite nichts Neues. Wenn es einen gibt, sieh ihn dir genau an.
    .picture-1 = e7 dreht e3, e4, e5 und e6 um, alle im Inneren. Jeder andere Zug dreht einen Stein um, der an einem leeren Feld liegt.
lesson-run-out = Wenn die Züge ausgehen
    .idea = Wenn jeder verbliebene Zug eine Ecke öffnet, sind einer Seite die Züge ausgegangen. Bring die andere Seite so weit: Dann kommt die Ecke von selbst.
    .picture-1 = Nach g1 bleibt Schwarz nur eine Antwort, und danach nimmt Weiß h1.
lesson-principles = So eröffnet man
    .idea = Bleib in der Mitte, dreh wenige Steine um und behalte mehr Züge für dich, als du der anderen Seite lässt. Kanten können warten: Frühe Steine dort hängen oft in der Luft. Vergleiche die Züge beider Seiten, bevor du wählst.
    .picture-1 = Nach c3 hat Weiß 9 Felder zur Wahl und Schwarz 6. Nach c2 wären es 8 und 11.
lesson-names = Die ersten Eröffnungen
    .idea = Auf den ersten Zug von Schwarz hat Weiß drei Antworten: diagonal, parallel und rechtwinklig. Danach tragen die bekannten Zugfolgen Namen von Tieren und Menschen. Wer ein paar kennt, gerät nicht so früh in Schwierigkeiten.
    .picture-1 = Die drei Antworten von Weiß auf den ersten Zug von Schwarz: c3 ist die diagonale Eröffnung, e3 die parallele und c5 die rechtwinklige.
lesson-balance = Ausgeglichene und unausgeglichene Kanten
    .idea = Sechs Steine zwischen zwei leeren Ecken sind eine ausgeglichene Kante: Sie lässt sich von keiner Seite angreifen. Fünf Steine mit einem Loch neben einer Ecke sind unausgeglichen: Wird die Ecke neben dem Loch genommen, kann die andere Seite einen Keil in das Loch setzen und gewinnt auch noch die ferne Ecke.
    .picture-1 = Schwarz hat fünf Steine von h3 bis h7, beide Ecken sind leer, und h2 ist das Loch.
lesson-wedges = Keile
    .idea = Ein Keil ist ein Stein an der Kante zwischen zwei Steinen der anderen Seite. Entlang der Kante kann er nicht mehr eingeschlossen werden, und er ist der Anfang einer Linie zu beiden Ecken. Eine Lücke von einem Feld zwischen deinen Kantensteinen lädt dazu ein.
    .picture-1 = Der weiße Stein auf d8 ist ein Keil zwischen c8 und e8.
lesson-stoner = Die Stoner-Falle
    .idea = Ein Zug entlang der Kante kann eine Ecke bedrohen. Kann die andere Seite nicht parieren, ohne eine andere Ecke zu öffnen, ist die Falle zugeschnappt. Sie gelingt gegen unausgeglichene Kanten mit einem Stein auf dem X-Feld.
    .picture-1 = a4 bedroht eine Ecke. Was auch immer Schwarz antwortet, Weiß nimmt danach a1 oder h1.
lesson-tempo = Tempo
    .idea = Eine Stelle, an der du ziehen kannst, ohne dass die andere Seite dort antworten kann, ist ein Freizug: Danach muss sie woanders ziehen. Such nach Stellen, an denen du einen Zug mehr haben wirst als die andere Seite.
    .picture-1 = Nach b2 kann Schwarz nicht daneben setzen, und Weiß hat a2 noch als Freizug.
lesson-diagonals = Diagonalen
    .idea = Die Ecke hinter einem X-Feld nimmt man über die lange Diagonale. Solange jeder Stein auf dieser Linie dir gehört, kann die andere Seite das X-Feld nicht einschließen, und die Ecke bleibt unerreichbar. So kann ein einziger Stein auf der Diagonale über zwei Ecken entscheiden.
    .picture-1 = Nach b7 kann Schwarz a8 nicht nehmen. Nach g2 oder g7 nimmt Schwarz die Ecke dahinter.
lesson-parity = Regionen und Parität
    .idea = Gegen Ende zerfallen die leeren Felder in Regionen. Wer in einer Region zuletzt zieht, dreht Steine um, die nicht mehr zurückgedreht werden. Zieh deshalb in Regionen mit ungerader Felderzahl und lass die andere Seite die geraden öffnen.
    .picture-1 = a1 ist eine Region aus einem Feld, die andere hat vier. Die Region mit vier Feldern zu öffnen, würde 12 Steine kosten.
lesson-access = Löcher, die nur du füllen kannst
    .idea = Eine Region, in die die andere Seite nicht setzen kann, füllst du, wann du willst. Beeil dich nicht: Ein Zug dorthin kann der anderen Seite die Linie geben, die ihr fehlt. Nutze zuerst die Züge, die bald weg sind.
    .picture-1 = Nur Schwarz kann jetzt auf h1 setzen, also hat das Zeit. Nach b7 gewinnt Schwarz bei bestem Spiel mit 16, nach h1 mit 6.
lesson-passing = Die andere Seite passen lassen
    .idea = Wer passen muss, verliert den letzten Zug einer Region und damit die Parität. Ein Zug, der keine Antwort lässt, ist so gut wie zwei Züge nacheinander: Gegen Ende kann er eine verlorene Partie drehen.
    .picture-1 = Nach h1 hat Schwarz keinen Zug und passt. Das ist um mindestens 6 Steine besser als jeder andere Zug.
lesson-poisoned = Ecken geben und Ecken lassen
    .idea = Eine Ecke ist viel wert, aber nicht immer am meisten. Manchmal kostet sie einen Zug, den du woanders brauchst, oder sie lässt die andere Seite in eine Region, die dir gehörte. Eine Ecke, die nur du erreichen kannst, kann warten.
    .picture-1 = Weiß könnte a8 nehmen und mit 22 gewinnen. b1 gewinnt mit 28: Die Ecke kann warten.
lesson-counting = Die letzten Felder auszählen
    .idea = Bei drei bis sechs leeren Feldern kannst du die Partie bis zum Ende durchrechnen. Probier jeden ersten Zug, antworte, wie es die andere Seite täte, und zähl die Steine am Ende. Der Zug, der am besten aussieht, ist es oft nicht.
    .picture-1 = Drei Felder, drei Züge zum Auszählen: b1 gewinnt mit 18, a8 mit 10, b8 mit 6.
lesson-converting = Einen Gewinn nach Hause bringen
    .idea = Vorn ist noch nicht gewonnen. Bei einem Dutzend leerer Felder such den Zug, der den Gewinn gegen alles festhält, nicht den höchsten Gewinn: Wenige Steine genügen.
    .picture-1 = Nur h3 hält den Gewinn fest: Schwarz gewinnt bei bestem Spiel mit 10. h2 verliert mit 12.

exercise-most-question = { color-name } am Zug. Welcher Zug bringt am Ende am meisten?
exercise-best-play = { $winner ->
    [draw] Bei bestem Spiel endet es remis.
    [black] Bei bestem Spiel gewinnt Schwarz mit { $discs }.
   *[white] Bei bestem Spiel gewinnt Weiß mit { $discs }.
}
exercise-best-play-loses = { $winner ->
    [draw] Mit { $square } endet es remis: { $loss ->
        [one] 1 Stein
       *[other] { $loss } Steine
    } schlechter als mit dem besten Zug.
    [black] Mit { $square } gewinnt Schwarz mit { $discs }: { $loss ->
        [one] 1 Stein
       *[other] { $loss } Steine
    } schlechter als mit dem besten Zug.
   *[white] Mit { $square } gewinnt Weiß mit { $discs }: { $loss ->
        [one] 1 Stein
       *[other] { $loss } Steine
    } schlechter als mit dem besten Zug.
}

exercise-outflank-question = Du spielst { color-name }. Klick irgendein Feld an, auf das du setzen darfst.
exercise-outflank-no-neighbour = Neben { $square } liegt kein { $color ->
    [black] weißer
   *[white] schwarzer
} Stein, also wird nichts eingeschlossen.
exercise-outflank-no-end = Von { $square } aus endet keine Reihe { $color ->
    [black] weißer
   *[white] schwarzer
} Steine an einem { $color ->
    [black] schwarzen
   *[white] weißen
} Stein.
exercise-outflank-right = { $n ->
    [one] Von { $square } aus wird { $discs } { $color ->
        [black] schwarz
       *[white] weiß
    }.
   *[other] Von { $square } aus werden { $discs } { $color ->
        [black] schwarz
       *[white] weiß
    }.
}

exercise-directions-question = { color-name } am Zug. Welcher Zug schließt in den meisten Richtungen Steine ein?
exercise-directions-answer = { $directions ->
    [one] { $discs ->
        [one] { $square } wirkt in { $directions } Richtung und dreht { $discs } Stein um.
       *[other] { $square } wirkt in { $directions } Richtung und dreht { $discs } Steine um.
    }
   *[other] { $discs ->
        [one] { $square } wirkt in { $directions } Richtungen und dreht { $discs } Stein um.
       *[other] { $square } wirkt in { $directions } Richtungen und dreht { $discs } Steine um.
    }
}
exercise-directions-more = Ein anderer Zug schafft mehr.

exercise-ending-question = { color-name } am Zug. Nach welchem Zug kann { other-color-name } nicht ziehen?
exercise-ending-reply = Nach { $square } kann { other-color-name } { $squares } spielen.
exercise-ending-replies = { $n ->
    [one] Nach { $square } kann { other-color-name } auf { $n } Feld setzen.
   *[other] Nach { $square } kann { other-color-name } auf { $n } Felder setzen.
}
exercise-ending-pass = Nach { $square } kann { other-color-name } nichts einschließen und passt; { color-name } zieht noch einmal.
exercise-ending-end = { $empties ->
    [one] Nach { $square } kann keine Seite mehr ziehen: { $own } zu { $others }, und { $empties } leeres Feld für den Sieger.
   *[other] Nach { $square } kann keine Seite mehr ziehen: { $own } zu { $others }, und { $empties } leere Felder für den Sieger.
}

exercise-greed-question = { $discs ->
    [one] { color-name } am Zug. { $square } dreht am meisten um, { $discs } Stein. Finde einen Zug, der am Ende mehr bringt.
   *[other] { color-name } am Zug. { $square } dreht am meisten um, { $discs } Steine. Finde einen Zug, der am Ende mehr bringt.
}
exercise-greed-answer = { $discs ->
    [one] { $square } dreht { $discs } Stein um.
   *[other] { $square } dreht { $discs } Steine um.
}

exercise-stable-question = { color-name } am Zug. Welcher Zug macht die meisten Steine stabil?
exercise-stable-none = Nach { $square } sind nicht mehr Steine stabil als vorher.
exercise-stable-some = { $discs ->
    [one] Nach { $square } ist { $discs } Stein mehr stabil.
   *[other] Nach { $square } sind { $discs } Steine mehr stabil.
}
exercise-stable-more = Ein anderer Zug schafft mehr.

exercise-beside-question = { color-name } am Zug. Finde einen Zug, nach dem { other-color-name } keine Ecke nehmen kann.
exercise-beside-right = Nach { $square } steht { other-color-name } keine Ecke offen.
exercise-beside-x = { $square } ist ein X-Feld: Danach nimmt { other-color-name } { $corners }.
exercise-beside-c = { $square } ist ein C-Feld: Danach nimmt { other-color-name } { $corners }.
exercise-beside-line = Nach { $square } nimmt { other-color-name } { $corners }: Was der Zug umdreht, öffnet die Linie.

exercise-x-none = { $square } ist kein X-Feld neben einer leeren Ecke.
exercise-x-lets = { $square } lässt { other-color-name } { $corner } nehmen.
exercise-x-cannot = Nach { $square } kann { other-color-name } { $corner } nicht nehmen.

exercise-diagonals-question = { color-name } am Zug. Welches X-Feld kann { color-name } besetzen, ohne dass { other-color-name } die Ecke dahinter nehmen kann?
exercise-diagonals-taken = Nach { $square } nimmt { other-color-name } { $corner }.
exercise-diagonals-right = Nach { $square } reicht keine Linie von { other-color-name } bis { $corner }.

exercise-poisoned-question = { color-name } am Zug, und eine Ecke ist offen. Finde einen Zug, der am Ende mehr bringt.
exercise-poisoned-corner = { $square } ist die Ecke.
exercise-poisoned-waits = { $square } lässt die Ecke, wo sie ist, und { other-color-name } kann keine nehmen.
exercise-poisoned-lets = { $square } lässt { other-color-name } eine Ecke nehmen.

exercise-mobility-question = { color-name } am Zug. Welcher Zug lässt { other-color-name } die wenigsten Antworten?
exercise-mobility-answer = { $n ->
    [one] Nach { $square } hat { other-color-name } { $n } Zug.
   *[other] Nach { $square } hat { other-color-name } { $n } Züge.
}
exercise-fewer = Ein anderer Zug lässt weniger.

exercise-frontier-question = { color-name } am Zug. Nach welchem Zug liegen die wenigsten { $color ->
    [black] schwarzen
   *[white] weißen
} Steine an einem leeren Feld?
exercise-frontier-answer = { $n ->
    [one] Nach { $square } liegt { $n } { $color ->
        [black] schwarzer
       *[white] weißer
    } Stein an einem leeren Feld.
   *[other] Nach { $square } liegen { $n } { $color ->
        [black] schwarze
       *[white] weiße
    } Steine an einem leeren Feld.
}

exercise-quiet-question = { color-name } am Zug. Finde einen leisen Zug: Er dreht keinen Stein um, der an einem leeren Feld liegt.
exercise-quiet-right = { $n ->
    [one] { $square } dreht { $discs } um, ganz im Inneren.
   *[other] { $square } dreht { $discs } um, alle im Inneren.
}
exercise-quiet-outside = { $n ->
    [one] { $square } dreht { $discs } um und damit einen Stein an einem leeren Feld.
   *[other] { $square } dreht { $discs } um und damit Steine an leeren Feldern.
}

exercise-run-out-question = { color-name } am Zug. Nach welchem Zug öffnet jede Antwort von { other-color-name } eine Ecke?
exercise-run-out-right = { $n ->
    [one] Nach { $square } hat { other-color-name } { $n } Antwort, und danach nimmt { color-name } { $corners }.
   *[other] Nach { $square } hat { other-color-name } { $n } Antworten, und danach nimmt { color-name } { $corners }.
}
exercise-run-out-pass = Nach { $square } hat { other-color-name } gar keine Antwort und passt.
exercise-run-out-corner = Nach { $square } kann { other-color-name } eine Ecke nehmen.
exercise-run-out-safe = Nach { $square } kann { other-color-name } noch { $reply } spielen, was keine Ecke öffnet.

exercise-principles-question = { color-name } am Zug. Nach welchem Zug hat { color-name } im Vergleich zu { other-color-name } die meisten Felder zur Wahl?
exercise-principles-answer = Nach { $square }: { color-name } { $own }, { other-color-name } { $others }.
exercise-principles-better = Ein anderer Zug ist besser.

exercise-names-question = { color-name } am Zug. Welcher Zug führt zur Eröffnung „{ $opening }“?
exercise-names-right = { $square } ist es: „{ $opening }“.
exercise-names-other = { $square } führt zu „{ $opening }“.
exercise-names-none = { $square } hat hier keinen eigenen Namen.

exercise-balance-question = { color-name } hat eine unausgeglichene Kante. Klick ihr Loch an, in das { other-color-name } eines Tages einen Keil setzen könnte.
exercise-balance-right = { $square } ist das Loch neben fünf { $color ->
    [black] schwarzen
   *[white] weißen
} Steinen, und beide Ecken sind leer.
exercise-balance-wrong = { $square } ist kein Loch einer Kante mit fünf { $color ->
    [black] schwarzen
   *[white] weißen
} Steinen und leeren Ecken.

exercise-wedges-question = { color-name } am Zug. Welcher Zug ist ein Keil?
exercise-wedges-right = Auf { $square } liegt der Stein an der Kante zwischen zwei { $color ->
    [black] weißen
   *[white] schwarzen
} Steinen.
exercise-wedges-wrong = Auf { $square } liegt der Stein nicht an der Kante zwischen zwei { $color ->
    [black] weißen
   *[white] schwarzen
} Steinen.

exercise-stoner-question = { color-name } am Zug. Welcher Zug entlang einer Kante bedroht eine Ecke so, dass { other-color-name } nicht alle Ecken retten kann?
exercise-stoner-right = Nach { $square } lässt jede Antwort von { other-color-name } eine Ecke für { color-name }: { $corners }.
exercise-stoner-no-edge = { $square } liegt nicht an einer Kante.
exercise-stoner-no-threat = { $square } bedroht keine Ecke.
exercise-stoner-first = Nach { $square } nimmt { other-color-name } zuerst eine Ecke.
exercise-stoner-parried = Nach { $square } hat { other-color-name } eine Antwort, die die Drohung pariert.

exercise-tempo-question = { color-name } am Zug. Finde in einer kleinen Region einen Zug, auf den { other-color-name } dort nicht antworten kann, während { color-name } dort noch einmal ziehen kann.
exercise-tempo-right = Nach { $square } kann { other-color-name } dort nicht setzen, und { color-name } hat noch { $squares } als Freizug.
exercise-tempo-large = { $square } liegt in einer großen Region, in der alles offen ist.
exercise-tempo-answered = Nach { $square } kann { other-color-name } dort antworten: { $squares }.
exercise-tempo-no-more = Nach { $square } kann { color-name } dort nicht gleich noch einmal ziehen.

exercise-parity-odd = { $n ->
    [one] { $square } öffnet eine Region aus { $n } leeren Feld, eine ungerade Zahl.
   *[other] { $square } öffnet eine Region aus { $n } leeren Feldern, eine ungerade Zahl.
}
exercise-parity-even = { $n ->
    [one] { $square } öffnet eine Region aus { $n } leeren Feld, eine gerade Zahl.
   *[other] { $square } öffnet eine Region aus { $n } leeren Feldern, eine gerade Zahl.
}

exercise-access-question = { color-name } am Zug. { other-color-name } kann nicht überall setzen. Welcher Zug bringt am Ende am meisten?
exercise-access-closed = { $square } liegt, wo { other-color-name } jetzt nicht setzen kann, und hätte warten können.
exercise-access-open = { $square } liegt, wo auch { other-color-name } setzen kann.

exercise-passing-end = { $square } beendet die Partie.
exercise-passing-pass = Nach { $square } hat { other-color-name } keinen Zug und passt.

exercise-counting-question = { $n ->
    [one] { color-name } am Zug, noch { $n } leeres Feld. Zähl bis zum Ende: Welcher Zug bringt am meisten?
   *[other] { color-name } am Zug, noch { $n } leere Felder. Zähl bis zum Ende: Welcher Zug bringt am meisten?
}
exercise-counting-answer = { $discs ->
    [one] { $square } dreht jetzt { $discs } Stein um.
   *[other] { $square } dreht jetzt { $discs } Steine um.
}

exercise-converting-question = { color-name } am Zug, und { color-name } kann gewinnen. Finde einen Zug, der den Gewinn festhält.
exercise-converting-answer = { $winner ->
    [draw] Nach { $square } endet es bei bestem Spiel remis.
    [black] Nach { $square } gewinnt Schwarz bei bestem Spiel mit { $discs }.
   *[white] Nach { $square } gewinnt Weiß bei bestem Spiel mit { $discs }.
}

learn-title = Lernen
learn-back-with-key = { $back }  (Esc)
learn-back-to-game = Zurück zur Partie
learn-back-to-learn = Zurück zu „Lernen“
learn-typed = Feld: { $typed }
learn-next = Weiter
learn-previous = Zurück
learn-square-taken = Auf { $square } liegt schon ein Stein.
learn-square-no-move = { $square } schließt nichts ein, deshalb kannst du dort nicht setzen.

learn-lessons = Lektionen
    .hint = Vom ersten Umdrehen bis zur Parität.
learn-puzzles = Aufgaben
    .hint = Ein Zug ist der beste. Finde ihn.
learn-mistakes = Meine Fehler
    .hint = Aus deinen Partien, bis du sie kannst.
learn-openings = Eröffnungen
    .hint = Deine eigenen Varianten, Zug für Zug geübt.
learn-guess = Züge raten
    .hint = Spiele an der Seite eines Meisters.
learn-progress = Fortschritt
    .hint = Wirst du besser?
today-minutes = Heute · { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
today-done = Für heute ist alles geschafft
today-go-on = Weiter
today-days = { $n } Tage in Folge
today-rating = Wertung { $rating }
today-lesson = Lektion { $number }: { $title }
today-lesson-begin = Die Lektion beginnen
today-lesson-go-on = Mit der Lektion weitermachen
today-exercises = { $done } von { $n } Aufgaben
today-mistakes = { $n } Fehler wiederholen
today-puzzle = Aufgabe des Tages
today-puzzle-chance = { $n } von 10 deiner Wertung lösen sie

lesson-row = { $number }. { $title }
lesson-row-name = { $stars ->
    [0] { $number }. { $title }, noch nicht geschafft
   *[other] { $number }. { $title }, { $stars } von { $most } Sternen
}
lesson-go-on = weiter
lesson-next = als Nächstes
lesson-group-rules = Die Regeln
lesson-group-discs = Steine und Ecken
lesson-group-mobility = Mobilität
lesson-group-opening = Die Eröffnung
lesson-group-edges = Die Kanten
lesson-group-endgame = Das Endspiel
lesson-back-to-list = Zurück zu den Lektionen
lesson-exercise = Übung { $number } von { $exercises }
lesson-done = Lektion geschafft
lesson-looking = Suche nach einer Stellung…
lesson-none-found = Dazu fand sich keine Stellung. Mach einfach weiter.
lesson-done-clean = Geschafft, ohne einen Fehler.
lesson-done-again = Geschafft. Jedes Mal, wenn du wiederkommst, sind die Stellungen neu.
lesson-right = Richtig. { $reason }
lesson-wrong = Nicht hier. { $reason }
lesson-answer = Die Lösung: { $reason }
lesson-try-another = Versuch ein anderes Feld.
lesson-try-ringed = Versuch das Feld mit dem Ring, { $square }.
lesson-play-picture = Zug spielen
lesson-take-back-picture = Zurücknehmen
lesson-next-lesson = Nächste Lektion
lesson-all = Alle Lektionen

learn-square-cannot = Auf { $square } kannst du nicht setzen.
learn-exact = exakt
learn-about = etwa
learn-worth-exact = { $value } wert, exakt
learn-worth-about = etwa { $value } wert

## Puzzles

theme-parity = Parität
    .idea = Zieh in eine ungerade Region: Wer dort anfängt, zieht dort auch zuletzt.
theme-access = Zugang
    .idea = Heb dir eine Region für später auf, wenn nur du dort setzen kannst.
theme-corner-sacrifice = Eckenopfer
    .idea = Eine Ecke herzugeben kann richtig sein, wenn du mehr dafür bekommst.
theme-poisoned-corner = Vergiftete Ecke
    .idea = Nicht jede Ecke ist es wert, genommen zu werden.
theme-greed = Gier
    .idea = Der Zug, der am meisten umdreht, ist hier ein schlechter.
theme-quiet-move = Leiser Zug
    .idea = Dreh wenig um, nur im Inneren, und gib dem Gegner keine neuen Züge.
theme-wedge = Keil
    .idea = Ein Stein zwischen zwei gegnerischen an der Kante kann an ihr entlang nicht umgedreht werden.
theme-stoner-trap = Stoner-Falle
    .idea = Greif eine Kante so an, dass die Ecke hinter deinem X-Feld an dich fällt.
theme-five-disc-edge = Fünferkante
    .idea = Fünf Steine an einer Kante haben ein offenes Ende: Greif es an.
theme-diagonal = Diagonale
    .idea = Eine Diagonale, die ganz dir gehört, hält ihre Ecken verschlossen.
theme-tempo = Tempo
    .idea = Zieh, wo der Gegner nicht antworten kann, und behalte noch so einen Zug.
theme-pass = Passen
    .idea = Hat der Gegner keinen Zug, ziehst du noch einmal.
theme-wipe-out = Leergefegt
    .idea = Nimm alle Steine.
theme-save-the-draw = Remis retten
    .idea = Ein Zug hält remis, alle anderen verlieren.
theme-save-the-win = Gewinn retten
    .idea = Ein Zug gewinnt, alle anderen nicht.
theme-surprising = Überraschend
    .idea = Die meisten spielen hier etwas anderes.

puzzles-back = Zurück zu den Aufgaben
puzzles-calm = In Ruhe
    .about = In deiner Stärke, mit Hinweisen.
puzzles-mixed = Gemischt
puzzles-mixed-about = In deiner Stärke
puzzles-daily = Des Tages
puzzles-daily-about = Für alle gleich
puzzles-daily-solved = Heute gelöst
puzzles-daily-tried = Heute versucht
puzzles-streak = Serie
    .about = Immer schwerer, bis zum ersten Fehler.
puzzles-clock = 3 Minuten
    .about = So viele, wie du schaffst.
puzzles-pace-best = { $name } · Rekord { $best }
puzzles-streak-over = Die Serie endet nach { $solved }. Dein Rekord ist { $best }.
puzzles-ending = Endspiele
puzzles-ending-about = Gewinne, was gewonnen ist
puzzles-ending-held = { $held } von { $n } gehalten
puzzles-by-theme = Nach Ideen
puzzles-theme-solved = { $solved } von { $n }
puzzles-none-tried = Noch keine versucht.
# After streaks, storms or endings alone, which are not rated.
puzzles-none-rated = Noch keine Wertung: Aufgaben unter „Gemischt“ geben dir eine.
puzzles-solved-at-first = { $solved } von { $n } im ersten Versuch gelöst.
puzzles-storm-over = Die Zeit ist um: { $solved } gelöst.
puzzles-storm-first-try = { $solved } von { $n } im ersten Versuch.
puzzles-storm-new-best = Mehr als je zuvor.
puzzles-storm-old-best = Dein Rekord ist { $best }.
puzzles-storm-again = Noch einmal
puzzles-making = Deine Partien werden durchsucht…
puzzles-none = Es gibt keine Aufgaben: { $reason }.
puzzles-none-of-kind = Von dieser Art gibt es keine Aufgabe.
puzzles-no-memory = Aufgaben lassen sich nicht lösen: Dafür fehlt der Speicher.

puzzle-streak-title = Serie: { $solved } gelöst
puzzle-storm-title = Noch { $time }, { $solved } gelöst
puzzle-task = { color-name } am Zug. Finde den besten Zug.
puzzle-one-moment = Einen Moment…
puzzle-right-so-far = Richtig. Und jetzt?
puzzle-solved = Gelöst.
puzzle-solved-late = Gelöst, nach einem falschen Versuch: Nur der erste zählt.
puzzle-wrong = { $square } kostet { some-discs }. Versuch ein anderes Feld oder sieh dir die Lösung an.
puzzle-first-try-counts = Nur der erste Versuch zählt, aber du darfst weitermachen.
learn-show-answer = Lösung zeigen
puzzle-step-before = Zug davor
puzzle-step-after = Zug danach
puzzle-done = Fertig
puzzle-step = Zug { $number } von { $steps }
puzzle-next-best = Der nächstbeste kostet { some-discs }.
puzzle-theme-and-idea = { $theme }: { $idea }
puzzle-chances = { $others } % der Spieler mit Wertung { $rating } lösen sie. Deine Chance war { $own } %.
puzzle-of-rating = Aufgabe mit Wertung { $rating }.
puzzle-rating = Deine Aufgabenwertung: etwa { $rating }.
puzzle-rating-changed = Deine Aufgabenwertung: etwa { $rating } ({ $change }).

puzzle-ending-task = { color-name } am Zug: Spiel es aus. Der Gegner spielt perfekt.
puzzle-ending-won = { color-name } am Zug: Das ist bei bestem Spiel gewonnen. Halte den Gewinn.
puzzle-ending-drawn = { color-name } am Zug: Das ist bei bestem Spiel remis. Halte das Remis.
puzzle-ending-turns = { $had ->
    [draw] { $square } macht aus einem Remis einen Verlust. Spiel weiter und sieh selbst.
   *[win] { $has ->
        [draw] { $square } macht aus einem Gewinn ein Remis. Spiel weiter und sieh selbst.
       *[loss] { $square } macht aus einem Gewinn einen Verlust. Spiel weiter und sieh selbst.
    }
}
puzzle-ending-gives-up = { $square } kostet { some-discs }, am Ausgang ändert das nichts.
puzzle-ending-holds = { $square } hält.
puzzle-ending-passes = { color-name } muss passen.
puzzle-ending-replies = { color-name } antwortet mit { $square }.
puzzle-ending-best = { $square } ist am besten.
puzzle-ending-held = Du hast es gehalten.
puzzle-ending-slipped = Es ist dir entglitten.
puzzle-ending-slip = Verpasst hast du es mit dem Zug { $square }.
puzzle-ending-counts = { $empties ->
    [one] Schwarz { $black } – { $white } Weiß, { $empties } leer
   *[other] Schwarz { $black } – { $white } Weiß, { $empties } leer
}

# Puzzles from the player's own games: a button in the list of ways, and a few words at its right end.
puzzles-own = Aus meinen Partien
puzzles-own-about = Ein guter Zug war da
puzzles-own-none = In deinen Partien gibt es keine weiteren Aufgaben. Spiel erst eine neue Partie zu Ende.
puzzles-own-played = In der Partie hast du { $square } gespielt.

## My mistakes, another look

another-look-title = Schlüsselzug { $number } von { $moves }: Zug { $ply }
another-look-none = Keine Schlüsselzüge in dieser Partie
another-look-waiting = Die Stellung wird untersucht…
another-look-question = { color-name } am Zug. Was würdest du spielen?
another-look-squares = { $squares }?
another-look-good = Gut! { $square } kostet nichts.
some-discs = { $discs ->
    [0] keinen Stein
    [1] einen Stein
    [2] einige Steine
    [3] einige Steine
    [4] einige Steine
    [5] einige Steine
   *[other] viele Steine
}
another-look-same = { $square } hast du schon gespielt; das kostet { some-discs }.
another-look-loses = { $square } kostet { some-discs }. Versuch ein anderes Feld.
learn-hint = Tipp
another-look-both-lines = Vergleichen

mistakes-none = Noch keine Fehler. Spiel eine Partie und werte sie aus: Die schlechtesten Züge daraus kommen hierher.
learn-play = Spielen
mistakes-due = { $cards ->
    [one] { $minutes ->
        [one] Heute { $cards } Zug zum Wiederholen, etwa { $minutes } Minute.
       *[other] Heute { $cards } Zug zum Wiederholen, etwa { $minutes } Minuten.
    }
   *[other] { $minutes ->
        [one] Heute { $cards } Züge zum Wiederholen, etwa { $minutes } Minute.
       *[other] Heute { $cards } Züge zum Wiederholen, etwa { $minutes } Minuten.
    }
}
mistakes-nothing-due = Heute ist nichts fällig.
mistakes-begin = Los
mistakes-done = Geschafft: { $right } von { $n } richtig.
    .again = Was falsch war, kommt morgen wieder.
mistakes-note = Stellungen aus deinen Partien mit einem Fehler. Je besser du eine kannst, desto später kommt sie wieder.
mistakes-in-all = { $n } insgesamt.
mistakes-title = { $left ->
    [0] Meine Fehler, der letzte
   *[other] Meine Fehler, noch { $left }
}
mistakes-back-to-due = Zurück zu den fälligen
mistakes-question = { color-name } am Zug. Was ist besser als in der Partie?
learn-one-of = Eins von diesen beiden: { $squares }.
mistakes-right = Richtig. In der Partie hast du { $played } gespielt, das kostete { some-discs }.
mistakes-same = Das hast du auch in der Partie gespielt: Es kostete { some-discs }.
mistakes-loses = { $square } kostet { some-discs }.
mistakes-origin = { $known ->
    [yes] Aus deiner Partie gegen { $opponent }.
   *[no] Aus einer deiner Partien.
}
mistakes-origin-on = { $known ->
    [yes] Aus deiner Partie gegen { $opponent }, { $date }.
   *[no] Aus einer deiner Partien, { $date }.
}
mistakes-again = { $days ->
    [1] Sie kommt morgen wieder.
    [one] Sie kommt in { $days } Tag wieder.
   *[other] Sie kommt in { $days } Tagen wieder.
}

## Arbeitsblätter: Bretter und Übungen zum Drucken

handout-title = Arbeitsblatt
handout-about = Eine Seite mit Brettern in Schwarz-Weiß. Ein Webbrowser öffnet und druckt sie, auf A4 oder Letter.
handout-what = Bretter
handout-position = Die gezeigte Stellung
handout-game = Die Partie, Zug für Zug auf einem Brett
handout-mistakes = Fehler, als Übungen mit Lösungen
handout-puzzles = Aufgaben, mit Lösungen
handout-found = Die gefundenen Stellungen, mit den gespielten Zügen
handout-chosen-mistakes = Fehler der gewählten Partien
handout-whose = Wessen Fehler
handout-heading = Titel
handout-first = Erste Nummer
handout-moves = Nummerierte Züge
handout-number = Anzahl
handout-theme = Thema
handout-any-theme = Beliebig
handout-rating = Wertung
handout-save = Speichern…
handout-no-review = Werte die Partie zuerst aus.
handout-none = nichts passt
handout-unreviewed = keine dieser Partien ist ausgewertet
handout-over = Die Partie ist zu Ende
handout-answers = Lösungen
handout-played = Gespielt wurde { $played }.
handout-answer = { $discs ->
    [one] { $best }. In der Partie kostete { $played } { $discs } Stein.
   *[other] { $best }. In der Partie kostete { $played } { $discs } Steine.
}
handout-no-memory = der Speicher reicht nicht

## Züge raten

guess-about = Du siehst eine Partie Zug für Zug und rätst, was gespielt wurde. Ein Versuch zählt nach den Steinen, die er kostet.
guess-no-game = Wähle eine beendete 8×8-Partie.
guess-own-games = Partien von Outflank
# The number of the game, its opening, and the discs of Black and White at its end.
guess-own-game = { $n }. { $opening }
guess-unnamed = { $from ->
    [board] Die Partie auf dem Brett
   *[choice] Die gewählte Partie
}
guess-whose = Wessen Züge möchtest du raten?
guess-side = { $n ->
    [one] { $name } ({ $n } Zug)
   *[other] { $name } ({ $n } Züge)
}
guess-both = Beide Spieler
guess-title = Züge raten: { $number } von { $n }
guess-done = Züge raten: dein Ergebnis
guess-back = Zurück zur Wahl des Spielers
guess-question = Zug { $number }, { color-name }. Was hat { $player } gespielt?
guess-question-unnamed = Zug { $number }, { color-name }. Was wurde gespielt?
guess-checking = { $square }: wird geprüft…
guess-matched = { $discs ->
    [0] Richtig: { $square } wurde gespielt. Es kostet nichts.
    [one] Richtig: { $square } wurde gespielt. Es kostet etwa { $discs } Stein.
   *[other] Richtig: { $square } wurde gespielt. Es kostet etwa { $discs } Steine.
}
guess-yours = { $discs ->
    [0] Dein { $square } kostet nichts.
    [one] Dein { $square } kostet etwa { $discs } Stein.
   *[other] Dein { $square } kostet etwa { $discs } Steine.
}
guess-theirs = { $discs ->
    [0] Gespielt wurde { $square }; es kostet nichts.
    [one] Gespielt wurde { $square }; es kostet etwa { $discs } Stein.
   *[other] Gespielt wurde { $square }; es kostet etwa { $discs } Steine.
}
guess-share = Von den Spielern mit { $rating } spielen { $share } { $square }.
guess-shares = Von den Spielern mit { $rating } spielen { $share } { $square } und { $own_share } { $own }.
guess-so-far = Bisher verlorene Steine (Spieler mit { $rating }: { $people })
guess-both-players = die Spieler
guess-result = { $n ->
    [one] { $n } Versuch. Verlorene Steine: du { $yours }, { $player } { $theirs }.
   *[other] { $n } Versuche. Verlorene Steine: du { $yours }, { $player } { $theirs }.
}
guess-matches = Getroffen: { $matches } von { $n }.
guess-people = Spieler mit { $rating } verlieren hier im Schnitt { $discs }.
guess-best = Dein bester Versuch: { $square } in Zug { $number }. Von den Spielern mit { $rating } finden ihn { $share }.

## Openings of one's own: lines, tree, drill

lines-as = Meine Zugfolgen mit { color-name }
lines-none-yet = Noch keine Zugfolgen. Das Buch kann den Anfang machen: mit seiner besten Antwort auf das, was Menschen spielen.
lines-coverage = { $n ->
    [one] { $n } Zug, für { $percent } % dessen, was Menschen in deinen ersten { $first } Zügen spielen.
   *[other] { $n } Züge, für { $percent } % dessen, was Menschen in deinen ersten { $first } Zügen spielen.
}
lines-gap = Die größte Lücke: { $moves }, in { $percent } % der Partien.
lines-grow = Zugfolgen aus dem Buch hinzufügen
lines-add-game = Züge vom Brett hinzufügen
lines-add = Eröffnung hinzufügen
lines-drill = Üben, { $due } fällig
lines-more = und { $n } weitere
lines-row = { $number }. { color-name } { $square }
lines-row-after = { $number }. { other-color-name } { $reply }, { color-name } { $square }
lines-share = { $percent } % der Partien
lines-share-due = { $percent } % der Partien, fällig

drill-title = Üben
drill-back-to-lines = Zurück zu den Zugfolgen
drill-right = Richtig.
drill-played = { other-color-name } hat { $square } gespielt.
drill-your-move = Du bist am Zug mit { color-name }.
drill-line-ends = Hier endet deine Zugfolge: { $right } von { $n } richtig.
drill-also-fine = { $played } ist auch gut; in deiner Zugfolge steht { $square }. Spiel das.
drill-also-fine-named = { $played } ist auch gut (Eröffnung: { $name }); in deiner Zugfolge steht { $square }. Spiel das.
drill-not = Nicht { $played }: In deiner Zugfolge steht { $square }. Spiel das.
drill-once-more = Noch einmal
drill-play-on = Ab hier weiterspielen

## Progress

progress-rating = Wertung
progress-no-rating = Noch hat keine Partie gezählt.
progress-rating-spoken = Wertung über { $games } { $games ->
    [one] Partie
   *[other] Partien
}: von { $from } bis { $to }; in 19 von 20 Fällen liegt sie zwischen { $low } und { $high }
progress-phases = Verlorene Steine pro Zug, in den letzten 20 Partien
progress-phases-unknown = Noch sind zu wenige Züge aus gewerteten Partien ausgewertet.
progress-you = du
progress-own-group = deine Wertung
progress-next-group = 200 darüber
phase-opening = Eröffnung
phase-midgame = Mittelspiel
phase-endgame = Endspiel
progress-too-few = noch zu wenige Züge
progress-weaker = schwächer als deine Wertung
progress-stronger = stärker als deine Wertung
progress-as-rated = wie deine Wertung sagt
progress-latest-games = Die letzten Partien
progress-trend-later = Nach acht ausgewerteten Partien werden sie mit denen davor verglichen.
progress-trend = { $how ->
    [better] Die letzten { $n } Partien kosteten je { $now } Steine, die { $n } davor { $before }: besser ({ $from } bis { $to }).
    [worse] Die letzten { $n } Partien kosteten je { $now } Steine, die { $n } davor { $before }: schlechter ({ $from } bis { $to }).
   *[unsure] Die letzten { $n } Partien kosteten je { $now } Steine, die { $n } davor { $before }: keine sichere Veränderung ({ $from } bis { $to }).
}
progress-small-sample = Kleine Stichprobe.
progress-tries = Versuche
progress-solved = gelöst
progress-few-tries = Unter { $n } Versuchen sagt der Anteil wenig.
progress-advice-repeat = { $n ->
    [1] Einer deiner Fehler ist heute fällig.
    [one] { $n } deiner Fehler ist heute fällig.
   *[other] { $n } deiner Fehler sind heute fällig.
}
progress-advice-opening = Gegenüber Spielern deiner Wertung verlierst du in der Eröffnung am meisten: Darum geht es in den Lektionen.
progress-advice-midgame = Gegenüber Spielern deiner Wertung verlierst du im Mittelspiel am meisten: Darum geht es in den Lektionen.
progress-advice-endgame = Gegenüber Spielern deiner Wertung verlierst du im Endspiel am meisten: Die Aufgaben trainieren es.
progress-advice-puzzles = Nichts sticht heraus: Lös ein paar Aufgaben.
progress-advice-play = Spiel gewertete Partien: Was deine Züge kosten, zeigt sich dann hier.

## Characters and opponents

player-human = Mensch
    .description = Eine Person an diesem Computer.
player-opponent = Gegner
    .description = Spielt wie Menschen einer Wertung, mit ihren Fehlern.
    .custom = Stärke nach Wunsch
player-character = Charakter
    .description = Ein Gesicht mit Namen, Wertung und Gewohnheiten.
player-ghost = Geist
    .description = Spielt wie ein Spieler, dessen Partien in der Bibliothek sind.
player-random = Zufall
    .description = Spielt irgendeinen möglichen Zug.
player-greedy = Nimmersatt
    .description = Dreht so viele Steine um, wie es geht, ohne vorauszudenken.
player-minimax = Minimax
    .description = Denkt ein paar Züge voraus und zählt Steine, Ecken und Kanten.
    .formula = Wert einer Stellung: (Steine) + 3 × (Ecken) + 2 × (Kanten), eigene minus fremde.
    .with-depth = Minimax (Tiefe)
player-engine = Outflank
    .description = Die Engine von Outflank: vom Anfänger bis stärker als jeder Mensch.
player-external = Andere Engine
    .description = Die Engine eines anderen Programms, etwa Edax.
player-and-rating = { $name }, Wertung { $rating }
player-and-depth = { $name }, Tiefe { $depth }
player-and-level = { $name }, Stufe { $level }

character-tooltip = { $name }, Wertung { $rating }: { $habit }

character-duckling = Entlein
    .habit = will so viele Steine umdrehen, wie es geht
character-magpie = Elster
    .habit = schnappt sich Kanten und noch lieber Ecken
character-hedgehog = Igel
    .habit = meidet die Felder neben leeren Ecken
character-crab = Krabbe
    .habit = läuft an den Kanten entlang
character-mole = Maulwurf
    .habit = bleibt im Inneren und lässt die Kanten für später
character-fox = Fuchs
    .habit = lässt dir nur wenige Züge zur Wahl
character-squirrel = Eichhorn
    .habit = spart Züge für später auf
character-heron = Reiher
    .habit = wartet mit leisen Zügen, bis du handeln musst
character-badger = Dachs
    .habit = gräbt in jeder Region nach dem letzten Zug
character-owl = Eule
    .habit = sieht beinahe alles
player-level = Stufe { $level } von { $most } { $pace ->
    [at-once] spielt sofort
    [seconds] denkt einige Sekunden nach
   *[minutes] denkt auch minutenlang nach
}.
player-level-with-mistakes = Stufe { $level } von { $most }: macht Fehler.
player-level-on-standard = Auf 8×8: { $strength }.
level-plies = { $n ->
    [one] { $n } Zug tief
   *[other] { $n } Züge tief
}
level-exact = exakt ab { $n } leeren Feldern
level-mistakes = mit Fehlern
player-depth = { $n ->
    [1] Sieht nur auf den eigenen Zug, auf Steine, Ecken und Kanten.
   *[other] Denkt { $n } Züge voraus, sieht auf Steine, Ecken und Kanten.
}
player-rating = { $rating }: { $people }.
people-below-550 = Anfänger, nimmt möglichst viele Steine
people-below-750 = spielt ab und zu, verschenkt oft Ecken
people-below-950 = spielt zum Spaß, achtet auf die Ecken
people-below-1150 = ab und zu im Klub, vergisst die Parität
people-below-1350 = spielt im Klub, hat spät oft keine Züge mehr
people-below-1550 = gut im Klub, kennt Eröffnungen
people-below-1750 = spielt Turniere, patzt im Endspiel
people-below-1950 = stark auf Turnieren
people-best = unter den Besten
player-list = Spieler für { color-name }
person-list = Wer { color-name } spielt
character-list = Charakter für { color-name }
strength-name = { $what ->
    [depth] Tiefe
    [level] Stufe
   *[rating] Wertung
}
strength-is-custom = { $name } macht Pause. Jetzt spielt eine Stärke nach Wunsch: Wertung { $rating }.
computer-title = Computer · { color-name }
strength = { $what ->
    [depth] Tiefe
    [level] Stufe
   *[rating] Wertung
} von { color-name }
strength-as-number = { $what ->
    [depth] Tiefe
    [level] Stufe
   *[rating] Wertung
} von { color-name } als Zahl
strength-lower = { $what ->
    [depth] Tiefe
    [level] Stufe
   *[rating] Wertung
} von { color-name } senken
strength-raise = { $what ->
    [depth] Tiefe
    [level] Stufe
   *[rating] Wertung
} von { color-name } erhöhen

## Errors of files and inputs

search-played-illegal = sie spielte { $played }, was nicht erlaubt ist
search-played-nothing = sie spielte nichts, was nicht erlaubt ist
saved-earlier-game = frühere Partie { $number }
saved-later-game = spätere Partie { $number }
kept-unreadable = Zeile { $line }, Spalte { $column } ist nicht zu lesen: { $reason }
kept-newer = sie hat Version { $version } von einem neueren Outflank; dieses kennt Version { $known }
puzzles-file-foreign = das ist keine Datei mit Aufgaben; sie müsste mit „Outflank puzzles“ beginnen
puzzles-file-version = die Datei mit den Aufgaben hat Version { $version }; dieses Programm liest Version { $known }
puzzles-file-length = die Datei mit den Aufgaben hat { $found } Bytes, erwartet waren { $expected }
puzzles-file-checksum = die Datei mit den Aufgaben ist beschädigt: Ihre Prüfsumme stimmt nicht
puzzles-file-contents = die Datei mit den Aufgaben ist beschädigt: Sie enthält nicht, was sie sollte
complaint-memory = { $wanted } MB Speicher für das, was sich die Engine merkt, sind nicht verfügbar; es geht mit { $granted } MB weiter.
complaint-model = Statt eines Gegners von menschlicher Stärke spielt eine Stufe der Engine: { $reason }.

place-character = Zeichen { $character }
place-line = Zeile { $line }, Zeichen { $character }
at-place = { $place }: { $reason }
at-line = Zeile { $line }: { $reason }

illegal-off-board = dieses Feld liegt nicht auf dem Brett
illegal-occupied = auf { $square } liegt schon ein Stein
illegal-flips-nothing = ein Stein auf { $square } würde nichts umdrehen
illegal-not-central = { $square } liegt nicht in der Mitte, wohin die ersten vier Steine gehören
illegal-pass = passen darf nur, wer keinen Stein setzen kann
illegal-game-over = die Partie ist zu Ende
wrong-turn = { $color ->
    [black] Schwarz ist am Zug
   *[white] Weiß ist am Zug
}
no-such-square = ein solches Feld gibt es auf { $board } nicht
size-out-of-range = ein Brett ist 4 bis 16 Felder breit und hoch, nicht { $width }×{ $height }
size-odd = Breite und Höhe eines Bretts sind gerade, nicht { $width }×{ $height }
size-none = „{ $found }“ ist keine Brettgröße; erwartet wird etwas wie 8x8 oder 6x10
move-at-place = Zug { $number }, „{ $found }“ bei { $place }: { $reason }

title-draw = Remis
read-unknown = das ist weder eine Partie noch ein Brett; erwartet werden Züge wie f5d6c3 oder Reihen aus X, O und -
read-empty = das ist leer
read-packed = diese Datei ist gepackt ({ $kind }); entpacke sie und öffne, was darin ist
read-other-kind = diese Datei ({ $kind }) enthält keine Partien als Text
read-other-game = das sind Schach- oder Damepartien, keine Othellopartien
read-search = das sind Varianten aus der Suche einer Engine; die Stellung davor fehlt
read-too-long = dieser Text hat { $n } Zeichen, zu viele für eine Partie oder ein Brett
read-too-large = Dateien dieser Art werden bis { $megabytes } MB gelesen, und diese ist größer
read-game-too-large = eine Partie hat mehr als { $megabytes } MB; die Datei wird nicht weiter gelesen
read-breaks-off = die Datei lässt sich nicht weiter lesen: { $reason }
read-no-games = in der Datei sind keine Partien
read-too-many-games = es sind mehr als { $n } Partien
read-overruled = Partie { $number }: das Ergebnis { $stated } wurde nicht verwendet; das Brett zeigt { $counted }
read-too-many-discs = Partie { $number }: das Ergebnis { $stated } wurde nicht verwendet; das Brett hat weniger Felder
read-game = Partie { $number }: { $reason }
transcript-empty = es sind keine Züge da; erwartet wird etwas wie f5d6c3
transcript-no-square = Zug { $number }, „{ $found }“ bei { $place }: kein Feld auf dem { $board }-Brett (a1 bis { $corner })
transcript-two-readings = diese Züge lassen sich auf zwei Arten lesen, als { $first } oder als { $second }
board-empty = es sind keine Felder da; erwartet werden Reihen aus X, O und -
board-unknown = „{ $character }“ bei { $place } ist weder ein Stein (X oder O) noch ein leeres Feld (-)
board-ragged = Reihe { $row } hat { $found } { $found ->
    [one] Feld
   *[other] Felder
}, die erste Reihe { $expected }
board-count = eine Zeile mit { $n } { $n ->
    [one] Feld
   *[other] Feldern
} ist kein quadratisches Brett; erwartet werden 64 für 8×8 oder eine Zeile für jede Reihe
game-too-much = das ist mehr, als in eine Partie passt
board-too-large = es sind mehr als die 256 Felder des größten Bretts
fault-found = erwartet: { $expected }, gefunden: „{ $found }“
fault-expected = erwartet: { $expected }
fault-what = { $what ->
    [Game] (;
    [Property] eine Eigenschaft, ein Knoten oder eine Klammer
    [Node] das ; eines Knotens
    [ValueEnd] ein Wert, der mit ] endet
    [GameEnd] das ) am Ende der Partie
    [Othello] GM[2] für Othello
    [Size] eine Größe wie 8 oder 6:10
    [Board] ein Brett wie BO[8 … *]
    [Move] ein Feld oder PASS, vielleicht mit Bewertung und Zeit (F5/1.25/0.50)
    [Moves] eine Liste „moves“ mit Feldern wie „f5“
    [MoveBefore] ein Zug davor
    [Squares] ein Brett aus 64 Feldern mit der Seite am Zug
    [Side] X oder O für die Seite am Zug
    [Score] ein Ergebnis von -64 bis 64 (oder F5:+2)
    [BookLine] eine Stellung mit ihrem Wert oder eine Zugfolge
    [Central] abwechselnd in die Mitte gesetzte Steine
   *[Seconds] die Sekunden eines Zuges
}
move-wrong = Zug { $number }, „{ $found }“: { $reason }
quest-no-json = das ist kein JSON
wthor-no-header = die Datei hat { $n } { $n ->
    [one] Byte
   *[other] Bytes
}; eine WTHOR-Datei beginnt mit 16 über sich selbst
wthor-length = die Datei hat { $found } Bytes, ihre { $n_games } Partien auf { $board } brauchen aber { $expected }
wthor-size = das Brett hat { $n } Felder je Seite; WTHOR kennt Partien auf 8 und 10
wthor-solitaire = das sind Stellungen zum Lösen, keine Partien
wthor-names = das sind die Namen von Spielern oder Turnieren; die Partien stehen in den Dateien mit der Endung .wtb
wthor-names-length = die Datei mit Namen hat { $found } Bytes, das passt nicht zu { $n_names } Namen mit je { $length }

summary-position = { $color ->
    [black] Eine Stellung auf { $board }, Schwarz am Zug, { $n } leer
   *[white] Eine Stellung auf { $board }, Weiß am Zug, { $n } leer
}
summary-over = Eine Stellung auf { $board }, die Partie ist zu Ende
summary-game = { $n ->
    [one] Eine Partie mit { $n } Zug auf { $board }
   *[other] Eine Partie mit { $n } Zügen auf { $board }
}
summary-variations = { $n ->
    [one] Eine Partie mit { $n } Zug auf { $board } und Varianten
   *[other] Eine Partie mit { $n } Zügen auf { $board } und Varianten
}

write-ending = welches Format, sagt die Endung .sgf, .ggf, .pgn, .wtb, .obf, .txt oder .outflank
write-pgn = PGN enthält Partien auf 8×8 aus der Grundstellung, in denen die meisten Steine gewinnen; nimm .sgf oder .ggf
write-moves-alone = Züge allein können nicht sagen, von welcher Anfangsstellung aus gespielt wird oder dass die wenigsten Steine gewinnen; nimm .sgf oder .ggf
write-ggf-placing = die Partie beginnt noch mit dem Setzen der Steine in der Mitte, das kennt GGF nicht; nimm .sgf
write-obf = OBF enthält Stellungen auf 8×8, in denen die meisten Steine gewinnen; nimm .sgf oder .ggf
write-game = Partie { $number }: { $reason }
write-cut-short = Wo das Brett berichtigt wurde, endet die Partie in dieser Datei. .sgf und .ggf behalten alles.
write-smallest-win = Wo nur der Sieger bekannt ist, steht in dieser Datei der kleinste Sieg. .sgf und .pgn behalten es, wie es ist.
write-without-result = Partien ohne Ergebnis fehlen in der Datei: WTHOR hat kein Zeichen dafür.
write-undated = Partien ohne Datum bekommen das Jahr dieser Datei.
write-one-game = eine Datei von Outflank selbst enthält eine Partie, nicht { $n }; nimm .sgf
# The games of a WTHOR file.
write-wthor-start = WTHOR enthält Partien auf 8×8 oder 10×10 aus der Grundstellung, in denen die meisten Steine gewinnen; nimm .sgf
write-wthor-size = sie hat ein anderes Brett als die erste; WTHOR hat für jede Größe eine Datei
write-wthor-year = sie ist von { $year }, die erste von { $first }; WTHOR hat für jedes Jahr eine Datei
write-wthor-names = { $file }: WTHOR fasst höchstens 65 535 Namen, und es sind mehr
write-wthor-no-result = die Partie hat kein Ergebnis, und WTHOR hat dafür kein Zeichen
wthor-names-changed = { $n ->
    [one] Diesen Namen konnte WTHOR nicht ganz behalten: { $names }.
   *[other] Diese Namen konnte WTHOR nicht ganz behalten: { $names }.
}

unreadable-ends = der Text endet zu früh
unreadable-number = die Zahl ist zu groß oder zu klein
unreadable-missing = „{ $field }“ fehlt
unreadable-twice = „{ $field }“ steht zweimal da
unreadable-unknown = „{ $field }“ ist nicht bekannt
unreadable-brackets = es stehen zu viele Klammern ineinander
unreadable-other = so schreibt Outflank das nicht
saved-newer = die gespeicherte Partie hat Version { $version } von einem neueren Outflank; dieses kennt Version { $known }
saved-too-many = eine Datei enthält höchstens { $max } Partien, nicht { $n }
saved-wrong = { $game }: { $reason }
saved-on-board = die Partie auf dem Brett
saved-no-move = einen Zug mit der Nummer { $number } gibt es nicht
saved-twice = derselbe Zug steht dort schon
disk-no-plain-file = das ist keine gewöhnliche Datei
disk-too-large = sie ist größer als { $megabytes } MB
disk-no-text = das ist kein Text: Byte { $place } ist kein UTF-8
disk-in-use = sie ist in einem anderen Outflank geöffnet
library-none = das ist keine Partienbibliothek
library-newer = die Bibliothek stammt von einem neueren Outflank
library-full = eine Bibliothek fasst höchstens { $n } Partien
library-game-too-large = eine Partie darf in einer Bibliothek höchstens { $megabytes } MB einnehmen
library-file-too-large = die Datei einer Bibliothek hat höchstens { $megabytes } MB
library-too-many-tags = eine Bibliothek hat höchstens { $n } Stichwörter
library-tag-name = ein Stichwort braucht einen Namen mit höchstens { $n } Buchstaben
library-game-not-shown = die Partie lässt sich nicht zeigen: { $reason }
library-game-gone = sie ist nicht mehr in der Bibliothek
library-game-empty = sie ist leer
unread-heading = ihr Kopf ist beschädigt
unread-bytes = { $n ->
    [one] { $n } Byte an { $places } ist nicht zu lesen
   *[other] { $n } Bytes an { $places } sind nicht zu lesen
}
unread-places = { $n ->
    [one] { $n } Stelle
   *[other] { $n } Stellen
}
unread-entries = { $n ->
    [one] { $n } Eintrag ist nicht zu verstehen
   *[other] { $n } Einträge sind nicht zu verstehen
}
unread-tail = { $n ->
    [one] sie bricht im letzten Eintrag ab, von dem { $n } Byte da ist
   *[other] sie bricht im letzten Eintrag ab, von dem { $n } Bytes da sind
}
variant-fewest = { $board }, wenigste Steine gewinnen
variant-fewest-short = { $board } wenigste

# Engines anderer Programme.
engine-none-chosen = Noch ist keine Engine eines anderen Programms eingerichtet.
engine-not-set-up = eine Engine dieses Namens ist nicht mehr eingerichtet
engine-no-command = ihr Befehl nennt kein Programm
engine-set-up = Einrichten…
engine-list = { $color ->
    [white] Engine von Weiß
   *[black] Engine von Schwarz
  }
engine-not-started = sie lässt sich nicht starten ({ $reason })
engine-unready = { $reason } (sie schrieb: { $words })
engine-stopped = sie wurde angehalten
engine-ended = sie hat sich beendet
engine-silent = { $n ->
    [one] sie hat { $n } Sekunde lang nicht geantwortet
   *[other] sie hat { $n } Sekunden lang nicht geantwortet
  }
engine-no-move = sie hat „{ $answer }“ geantwortet, und das ist kein Zug
engine-refused = sie hat „{ $command }“ abgelehnt: { $reason }
player-ghost-of = Geist von { $player }, etwa { $rating }
player-ghost-about = Etwa { $rating }: spielt wie dieser Spieler.
ghost-none-chosen = Es ist noch kein Geist erstellt.
ghost-make-one = Erstellen…
ghost-list = { $color ->
    [white] Geist für Weiß
   *[black] Geist für Schwarz
  }
ghosts-title = Geister
ghosts-about = Ein Geist spielt wie ein Spieler der Bibliothek oder wie du im letzten Monat. Er entsteht auf diesem Computer aus mindestens { $n } Partien.
ghosts-ghost = Geist
ghosts-play = Gegen ihn spielen
ghosts-make-again = Neu erstellen
ghosts-remove = Entfernen
ghosts-new = Neuer Geist
ghosts-player = Spieler
    .example = Teil eines Namens
ghosts-player-games = { $player } · { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
  }
ghosts-no-players = Noch hat kein Spieler { $n } Partien in der Bibliothek. Importiere Partien oder spiel welche.
ghosts-too-few = Kein Spieler namens { $player } hat { $n } Partien in der Bibliothek.
ghosts-few-games = { $n ->
    [one] es gibt { $n } Partie, nötig sind { $least }
   *[other] es gibt { $n } Partien, nötig sind { $least }
  }
ghosts-days = Tage
    .meaning = Nur Partien dieser Tage zählen, etwa 2026-10-31, 2026-10 oder 2026; ohne Tage zählen alle.
ghosts-from = Erster Tag
ghosts-to = Letzter Tag
ghosts-last-month = Letzter Monat
ghosts-all-days = Alle Tage
ghosts-no-day = „{ $wrong }“ ist kein Tag. Schreib 2026-10-31, 2026-10 oder 2026.
ghosts-full = Es gibt { $n } Geister; entferne zuerst einen.
ghosts-make = Geist erstellen
ghosts-reading = Die Partien werden gelesen…
ghosts-making = Der Geist von { $ghost } wird erstellt.
ghosts-progress = { $ghost }: { $n } von { $of } Stellungen untersucht
ghosts-stop = Anhalten
ghosts-made = Der Geist von { $ghost } ist fertig.
ghosts-made-of = { $n ->
    [one] Aus { $n } Partie, Wertung etwa { $rating }.
   *[other] Aus { $n } Partien, Wertung etwa { $rating }.
  }
ghosts-foretold = In Partien, die für die Probe zurückgelegt wurden, sagt der Geist { $ghost } % der Züge vorher, ein durchschnittlicher Spieler dieser Wertung { $plain } %.
ghosts-better = Er spielt also mehr wie { $player } als ein durchschnittlicher Spieler dieser Wertung.
ghosts-perhaps = Mehr Partien würden zeigen, ob er wie { $player } spielt.
ghosts-no-better = Er sagt die Züge nicht besser vorher und spielt deshalb wie Spieler dieser Wertung, mit den Eröffnungen von { $player }.
ghosts-habits = Verglichen mit anderen dieser Wertung: { $habits }.
ghosts-no-habits = Keine Gewohnheit sticht gegenüber anderen dieser Wertung hervor.
ghosts-stale = { $n ->
    [one] Die Partien haben sich geändert: Jetzt zählt { $n }, damals waren es { $before }. Erstelle ihn neu.
   *[other] Die Partien haben sich geändert: Jetzt zählen { $n }, damals waren es { $before }. Erstelle ihn neu.
  }
ghosts-file-missing = seine Datei fehlt
ghosts-file-newer = seine Datei stammt von einem neueren Outflank
ghosts-file-damaged = seine Datei ist beschädigt
ghosts-file-other-model = er wurde für ein anderes Modell menschlichen Spiels erstellt
ghosts-made-again = Der Geist von { $ghost } wird neu erstellt: { $reason }.
ghosts-not-made = Der Geist von { $ghost } kann nicht erstellt werden: { $reason }.
ghosts-no-weights = das Programm hat keine eigenen Gewichte
ghosts-no-threads = das System kann die Arbeit nicht beginnen: { $reason }
ghosts-not-written = Der Geist ist fertig, aber seine Datei kann nicht geschrieben werden ({ $reason }); er wird das nächste Mal neu erstellt.
ghosts-plain-serves = Der Geist von { $ghost } fehlt; an seiner Stelle spielt ein Gegner mit Wertung { $rating }.
habit-corners = { $amount ->
    [less] lässt Ecken für später
   *[more] nimmt Ecken lieber
  }
habit-edges = { $amount ->
    [less] meidet Kanten
   *[more] mag Kanten
  }
habit-beside-corners = { $amount ->
    [less] meidet die Felder neben leeren Ecken
   *[more] spielt öfter neben leere Ecken
  }
habit-giving-corners = { $amount ->
    [less] gibt seltener Ecken her
   *[more] gibt öfter Ecken her
  }
habit-flips = { $amount ->
    [less] dreht wenige Steine um
   *[more] dreht viele Steine um
  }
habit-replies = { $amount ->
    [less] lässt dem Gegner wenige Züge
   *[more] lässt dem Gegner viele Züge
  }
habit-own-moves = { $amount ->
    [less] spart wenige Züge für später auf
   *[more] spart viele Züge für später auf
  }
habit-frontier = { $amount ->
    [less] hält Steine von leeren Feldern fern
   *[more] baut Mauern
  }
habit-quiet = { $amount ->
    [less] macht wenige leise Züge
   *[more] mag leise Züge
  }
habit-parity = { $amount ->
    [less] zieht in gerade Regionen
   *[more] zieht in ungerade Regionen
  }
habit-near-last = { $amount ->
    [less] zieht weitab vom letzten Stein
   *[more] antwortet neben dem letzten Stein
  }
habit-ending-loss = { $amount ->
    [less] verliert weniger im Endspiel
   *[more] verliert mehr im Endspiel
  }

engines-title = Andere Engines
engines-about = Edax, NTest, Egaroucid und jedes andere Programm, das GTP oder das Protokoll von NBoard spricht, kann hier spielen.
engines-done = Fertig
engines-engine = Engine
engines-unnamed = Neue Engine
engines-add = Hinzufügen
engines-remove = Entfernen
engines-name = Name
    .example = etwa Edax
engines-command = Befehl
    .example = etwa /opt/edax/bin/edax -gtp
engines-choose = Auswählen…
    .hint = Die Datei des Programms suchen
engines-folder = Ordner
    .example = Wo ihre Dateien liegen, falls sie das verlangt
engines-protocol = Protokoll
    .gtp = GTP
    .nboard = NBoard
engines-time = Zeit
    .spoken = Sekunden für einen Zug
    .own = Sie nimmt sich so viel Zeit, wie sie will.
    .meaning = { $n ->
    [one] { $n } Sekunde für einen Zug, in Partien ohne Uhr
   *[other] { $n } Sekunden für einen Zug, in Partien ohne Uhr
  }
engines-depth = Tiefe
    .spoken = Züge voraus
    .meaning = { $n ->
    [one] { $n } Zug voraus
   *[other] { $n } Züge voraus
  }
engines-trial = Probe
engines-try = Ausprobieren
    .meaning = Startet sie und lässt sie einen ersten Zug spielen.
engines-trying = Sie wird ausprobiert…
engines-tried = Sie nennt sich { $name }, hat nach { $greeting } ms geantwortet und in { $took } ms { $played } gespielt.
engines-tried-unnamed = Sie hat nach { $greeting } ms geantwortet und in { $took } ms { $played } gespielt.
engines-tried-in-vain = Es geht nicht: { $reason }.
engines-no-name = Jede Engine braucht einen Namen.
engines-same-name = Zwei Engines heißen { $engine }; jede braucht einen eigenen Namen.
engines-no-command = Der Befehl von { $engine } nennt kein Programm, oder ein Anführungszeichen darin ist nicht geschlossen.
analysis-second = { $engine }, Tiefe { $depth }
    .meaning = Was die Züge nach { $engine } wert sind. ≠ steht, wo sich beide um 2 Steine oder darüber uneins sind, wer gewinnt.
analysis-second-waits = { $engine } denkt nach…
analysis-second-says = { $differs ->
    [yes] die zweite Engine sagt { $value }, das weicht ab
   *[no] die zweite Engine sagt { $value }
  }
engine-analyses-no-more = { $engine } analysiert nicht weiter: { $reason }. Unter „Andere Engines…“ lässt sie sich wieder einschalten.
engines-analysis = Analyse
    .beside = Analysiert neben Outflank mit
    .meaning = Bei der Analyse einer Stellung stehen ihre Werte unter unseren. Nur mit dem Protokoll von NBoard sagen Engines, was Züge wert sind.
filter-names = Namen (WTHOR)
# Everything to another computer in one file.
moving-title = Auf einen anderen Computer umziehen
    .about = { moving-ending }
moving-about = Eine Datei nimmt alles mit: Einstellungen, Personen und ihre Fortschritte, Bibliothek, Eröffnungsbuch und Geister. Speichere sie hier und öffne sie auf dem anderen Computer. Was dort schon ist, bleibt.
moving-save = Alles speichern…
moving-open = Eine Datei öffnen…
moving-found = { $name } enthält die Fortschritte von { $people } und { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} für die Bibliothek.
moving-take = Übernehmen
moving-taken = Alles ist übernommen; die Partien kommen gerade in die Bibliothek.
moving-saved = Alles ist in { $name }.
moving-ending = Der Name einer solchen Datei endet auf .moving.
moving-not-taken = { $name } wurde nicht übernommen: { $reason }
moving-foreign = es ist keine Datei mit allem aus Outflank
moving-newer = ein neueres Outflank hat sie geschrieben
moving-damaged = sie ist beschädigt

idea-corner = Ecken
idea-shared-square = Felder, die beide wollen
idea-lets-in = neue Antworten für den Gegner
idea-opens = geöffnete Felder
idea-flips = umgedrehte Steine
idea-reserve = Züge, die warten können
idea-access = verlorene Züge
idea-edge = Lücken an der Kante
idea-quiet = leise Züge
idea-few-moves = Mobilität
idea-last-move = Parität
idea-stable = stabile Steine
idea-threat = Drohungen auf Ecken
idea-pass = Passen
idea-answer = vorbereitete Antworten
idea-reply = die Antwort des Gegners
# The one sentence for a game.
costs-corner = { $who ->
    [you] Du ließt
    [named] { $name } ließ
   *[other] { color-name } ließ
} die Ecke { $corner } { $n ->
    [one] einmal
   *[other] { $n }-mal
} liegen: { $discs } Steine.
costs-most = Was { $who ->
    [you] dich
    [named] { $name }
   *[other] { color-name }
} am meisten kostete: { $idea }. { $n ->
    [one] Ein Fehler
   *[other] { $n } Fehler
}, { $discs } Steine.
learn-to-lesson = Lektion
learn-to-lesson-name = Lektion: { $title }
learn-to-puzzles = Aufgaben
learn-to-puzzles-name = Aufgaben: { $theme }
mistakes-alike-origin = Zuerst eine andere Stellung mit derselben Idee wie deine nächste.
mistakes-alike-right = Richtig. Jetzt die aus deiner Partie.
mistakes-about = Es ging um: { $idea }.
progress-verdict = { $phase }: { $verdict }
progress-reading = Deine Partien werden gelesen…
progress-time = Zeit pro Zug
progress-time-phase = { $phase } { $seconds } s
progress-motifs = { $n ->
    [one] Worum es bei Fehlern ging, in der letzten Partie
   *[other] Worum es bei Fehlern ging, in den letzten { $n } Partien
}
progress-motifs-none = Kein Fehler mit bekanntem Grund.
progress-times = Male
progress-discs-a-game = Steine pro Partie
progress-before = davor
progress-turn = Was aus Chancen wurde
progress-converted = In Führung mit { $discs } Steinen oder mehr, { $empties } Felder leer: { $part } von { $n } gewonnen, { $percent } %; Spieler deiner Wertung { $peers } %.
progress-saved = Im Rückstand mit { $discs } Steinen oder mehr, { $empties } Felder leer: { $part } von { $n } nicht verloren, { $percent } %; Spieler deiner Wertung { $peers } %.
progress-chances = Nach Zügen des Gegners, die { $loss } Steine oder mehr verloren: { $part } von { $n } gut beantwortet, { $percent } %; Spieler deiner Wertung { $peers } %.
progress-opening-games = Partien
progress-opening-points = Punkte
progress-opening-loss = verlorene Steine bis Zug 20
progress-advice-idea = Die meisten Steine verlierst du hier: { $idea }. Die Lektion zeigt, worauf du achten kannst.
progress-save-page = Als Seite speichern…
progress-page-title = { $player ->
    [Du] Dein Fortschritt
   *[other] Fortschritt von { $player }
}
progress-page-results = { $n ->
    [one] { $n } Partie: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
   *[other] { $n } Partien: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
}
progress-page-loss = { $loss } verlorene Steine pro Partie, wie bei Spielern mit { $rating }.
progress-page-lost = { $loss } verlorene Steine pro Partie.
progress-page-phases = Verlorene Steine pro Zug
progress-page-foot = Verlorene Steine sind am besten Spiel gemessen, soweit die Auswertungen sahen. Ein Motiv zählt einmal für jeden Fehler, dessen erster Grund es war.
report-title = Bericht über { $player }
report-button = Bericht…
    .hint = Statistik eines Spielers: Eröffnungen, Phasen, Fehler, Zeit, die schlechtesten Züge
report-reading = Die Partien werden gelesen…
report-none = Die Bibliothek hat keine Partie dieses Spielers auf 8×8.
report-reviewed = Ausgewertete Partien: { $reviewed } von { $n }. Verluste und Fehler sind die der ausgewerteten.
report-review-others = Die anderen im Hintergrund auswerten
report-rated = mit { $rating }
report-converted = Mit { $discs } Steinen oder mehr vorn bei { $empties } leeren Feldern und gewonnen: { $part } von { $n }, { $percent } %; Spieler mit { $rating }: { $peers } %.
report-saved = Mit { $discs } Steinen oder mehr hinten bei { $empties } leeren Feldern und nicht verloren: { $part } von { $n }, { $percent } %; Spieler mit { $rating }: { $peers } %.
report-chances = Fehler der Gegner von { $loss } Steinen oder mehr, gut beantwortet: { $part } von { $n }, { $percent } %; Spieler mit { $rating }: { $peers } %.
report-openings = { $color ->
    [black] Eröffnungen mit Schwarz
   *[white] Eröffnungen mit Weiß
  }
report-trend = Verlorene Steine, Partie für Partie
report-pace = Durchschnittliche Sekunden für den ersten eigenen Zug, den zweiten …
report-worst = Die schlechtesten Züge
report-mistake = { $number }. { $played } kostete { $discs } Steine; { $best } war besser.
report-bars = { $name }: { $n } Balken, der höchste { $high }
report-row-lost = verlorene Steine: { $lost }, Präzision: { $accuracy }
report-open-here = Partie hier öffnen
report-exercises = Als Übungen drucken…
report-games = Partien
tournament-title = Turnier
tournament-standings = Rangliste
tournament-cross = Kreuztabelle
tournament-round = Runde { $round }
tournament-points = Punkte
tournament-quotient = Brightwell
tournament-discs = Steine
tournament-foot = Brightwell-Wertung: die Steine des Spielers und { $factor } mal die Punkte aller Gegner. Eine Runde ohne Partie zählt { $half } Steine und { $factor } mal die eigenen Punkte. Ein Ergebnis ohne Steinzahl zählt für beide { $half } Steine.
tournament-no-results = Keine dieser Partien hat zwei Spieler und ein Ergebnis.
report-opponent = Gegner
report-game = { $color ->
    [black] Schwarz gegen { $opponent }
   *[white] Weiß gegen { $opponent }
  }
graph-times = Sekunden pro Zug
chooser-save-progress = Fortschritt als Seite speichern
    .about = Eine Datei, die jeder Webbrowser öffnet, auch ohne Netz.

command-add-line = Gezeigte Züge zu meinen Eröffnungen
    .hint = Sie werden eine Zugfolge zum Üben unter „Lernen“, „Eröffnungen“, für die Seite, die zuletzt zog
lines-added = Zu deinen Zugfolgen mit { color-name } hinzugefügt: { $moves }.
lines-wanted = Name einer Eröffnung oder Züge
lines-wanted-none = Keine Eröffnung heißt so, und Züge sind es auch nicht.
lines-add-line = { $name } { $moves } hinzufügen
review-lines-left = Zug { $number } verließ deine Zugfolgen: Dort steht { $answer }.
review-lines-end = Deine Zugfolgen enden vor Zug { $number }.
review-lines-add = { $square } hinzufügen
    .hint = Wird in deinen Zugfolgen die Antwort an dieser Stelle.
review-lines-show = Zeigen
learn-due = { $n ->
    [one] { $n } Fehler fällig
   *[other] { $n } Fehler fällig
}

start-even = Ausgeglichener Start
    .description = XOT: eine von tausenden Eröffnungen aus acht Zügen, nach denen tiefe Suchen keine Seite im Vorteil sehen.
start-named = Eröffnung nach Namen
    .description = Die Züge einer bekannten Eröffnung werden gleich gespielt.
    .list = Name der Eröffnung
start-values = Für Schwarz
    .hint = Steine, die eine kurze Suche Schwarz nach der Eröffnung gibt
    .least = Mindestens so viele Steine für Schwarz
    .most = Höchstens so viele Steine für Schwarz
board-theme-ocean = Ozean
board-theme-paper = Papier
board-theme-own = Eigene Farben
own-colors-field = Felder
own-colors-frame = Rahmen
own-colors-black = Dunkle Steine
own-colors-white = Helle Steine
own-colors-flat = Flache Steine
own-colors-unclear = Die Steine sind schwer zu unterscheiden.
start-corners-suggested = { $n ->
    [one] Nach den Wertungen gleicht { $n } Ecke für { color-name } aus.
   *[other] Nach den Wertungen gleichen { $n } Ecken für { color-name } aus.
}
start-corners-take = Verwenden

## Wettkämpfe

match-title = Wettkampf
match-about = Jede Eröffnung wird zweimal gespielt, mit getauschten Farben. Der Wettkampf geht weiter, während dieses Fenster geschlossen ist.
match-players = Spieler
match-colours = So sind die Farben in der ersten Partie.
match-games = Partien
    .pairs = { $n ->
        [one] eine Eröffnung, einmal mit jeder Farbe
       *[other] { $n } Eröffnungen, je einmal mit jeder Farbe
    }
    .usual-start = dieselben Spieler wiederholen vielleicht dieselben Partien
match-openings = Eröffnungen
    .even = Ausgeglichene aus unserer Liste
    .standard = Die Grundstellung
match-time = Bedenkzeit
    .own = Wie jeder Spieler eingestellt ist
    .meaning = Outflank nutzt dann diese Zeit statt seiner Stufe. Die anderen Computerspieler bleiben, wie sie sind.
match-library = Bibliothek
match-keep = Partien speichern
match-start = Los
match-stop = Anhalten
match-go-on = Weiter
match-new = Neuer Wettkampf…
match-playing = Partie { $n } von { $total } läuft.
match-stopped = Gespielt: { $n } von { $total } Partien.
match-over = { $n ->
    [one] Eine Partie ist gespielt.
   *[other] Alle { $n } Partien sind gespielt.
}
match-summary = { $n ->
    [one] Nach einer Partie: { $first } { $mine }, { $second } { $theirs }
   *[other] Nach { $n } Partien: { $first } { $mine }, { $second } { $theirs }
}
match-points = Punkte
match-won = Gewonnen
match-drawn = Remis
match-lost = Verloren
match-discs = Steine je Partie
match-thinking = Zeit je Partie
match-no-result = Noch gibt es kein Ergebnis.
match-strength = Aus Sicht von { $first }: { $elo } Elo-Punkte, mit 95 % Sicherheit zwischen { $low } und { $high }.
match-at-least = Aus Sicht von { $first }: mindestens { $low } Elo-Punkte, mit 95 % Sicherheit.
match-at-most = Aus Sicht von { $first }: höchstens { $high } Elo-Punkte, mit 95 % Sicherheit.
match-last-move = Letzter Zug: { $played }
match-board = { $black } mit Schwarz gegen { $white }, { $discs }
match-list = Partien; ein Klick zeigt eine auf dem Brett
match-show = Auf dem Brett zeigen: { $game }
match-game = { $n }. { $black } – { $white }: { $score }
match-game-forfeited = { $n }. { $black } – { $white }: { $player } hat verloren: { $reason }
match-failed = { $player } kann nicht spielen: { $reason }.
match-no-people = In Wettkämpfen spielen keine Menschen.
match-overstepped = die Zeit um { $seconds } s überschritten
match-illegal = { $played } gespielt, was dort nicht erlaubt ist

## Bücher
own-book-newer = dein Eröffnungsbuch stammt von einem neueren Outflank; es bleibt unberührt, und nichts kommt hinzu
own-book-full = ein eigenes Buch hat höchstens { $max } Stellungen, und es wären { $n }
own-book-disk = die Datei deines Eröffnungsbuchs lässt sich nicht lesen oder schreiben: { $reason }
own-book-damaged = Die Datei deines Eröffnungsbuchs war beschädigt. Was lesbar war, bleibt; die beschädigte Datei heißt jetzt { $path }.
own-book-foreign = Die Datei deines Eröffnungsbuchs war kein Eröffnungsbuch; ein neues ist begonnen, die alte Datei heißt jetzt { $path }.
book-file-empty = es enthält weder Stellungen noch Zugfolgen
book-file-too-large = es hat mehr als { $n } Stellungen
book-file-version = es ist ein Buch der Formatversion { $version }, die hier nicht bekannt ist
book-file-short = es hat { $found } Bytes statt { $expected }; es ist unvollständig

## Die Anzeige des Eröffnungsbuchs
command-book = Eröffnungsbuch
    .hint = Was das Eröffnungsbuch über diese Stellung weiß; berichtigen, erweitern, andere importieren
command-book-here = Diese Zugfolge ins Buch aufnehmen
    .hint = Das Eröffnungsbuch öffnen und die gezeigte Zugfolge hinzufügen
chooser-import-book = Buch, Zugfolgen oder Partien importieren
    .about = Ein Buch von Edax (book.dat oder als Text) oder Egaroucid (.egbk3), Stellungen oder Zugfolgen mit Werten, oder Partien jedes Formats.
chooser-export-book = Eigene Stellungen exportieren
    .about = Die eigenen Stellungen als Text, in der Form, die Edax liest.
book-menu = Das ganze Buch
book-other-board = Das Buch kennt 8×8, wo die meisten Steine gewinnen.
book-game-over = Die Partie ist hier zu Ende.
book-unknown = Das Buch kennt die Züge dieser Stellung nicht.
book-partly-known = Hier ist nur bekannt, was hinzukam; ein anderer Zug kann besser sein.
book-undo = Rückgängig: { $what }
book-redo = Wiederholen: { $what }
book-learn = Aus meinen verlorenen Partien lernen
book-import = Importieren…
book-export = Eigene Stellungen exportieren…
book-level = Stufe der Suchen
book-positions = Stellungen auf einmal
book-own = { $count ->
    [one] Eine Stellung ist deine eigene.
   *[other] { $n } Stellungen sind deine eigenen.
}
book-working = In Arbeit…
book-progress = { $done } von { $n } Stellungen
book-stop = Anhalten
    .hint = Hier aufhören; was gefunden ist, bleibt
book-plies =
    .short = Tiefe { $plies }
book-from-program = Programm
book-from-search = gesucht
book-from-typing = eingegeben
book-from-import = importiert
book-spoken = Buch { $discs }, Tiefe { $plies }, { $from }
book-correct = { $square } berichtigen
book-search = Suchen auf Stufe { $level }
book-value = Wert in Steinen
book-column-value = Wert
book-column-depth = Gerechnet
table-book = Buch
book-set = Eintragen
book-remove = Herausnehmen
    .hint = Was hier hinzukam, geht, ein eingegebener Wert zuerst; was das Buch des Programms sagt, bleibt
book-extend = Hier erweitern
    .hint = Suchen, was auf diese Stellung folgt, und zum Buch hinzufügen, das Wahrscheinlichste zuerst; im Menü rückgängig zu machen
book-add-line = Zugfolge hinzufügen
    .hint = Die Stellungen der gezeigten Zugfolge mit allen Zügen zum Buch hinzufügen
book-subject = { $what ->
    [typed] Wert von { $name } eingegeben
    [searched] { $name } tiefer gesucht
    [extended] nach { $name } erweitert
    [line] Zugfolge { $name } hinzugefügt
    [removed] { $name } herausgenommen
    [imported] { $name } importiert
   *[learned] aus Partien gelernt
}
book-changed = Im Buch: { $what } (Stellungen: { $n })
book-same = Das Buch bleibt, wie es war: Es gibt nichts Neues.
book-undone = Rückgängig gemacht: { $what }
book-redone = Wiederhergestellt: { $what }
book-looks-further = Das Buch schaut schon mindestens so weit: { $plies } { $plies ->
    [one] Zug
   *[other] Züge
}. Wähle eine höhere Stufe.
book-nothing-left = Keine deiner verlorenen Partien in der Bibliothek hat das Buch dort verlassen, wo es helfen kann.
book-no-weights = dem Programm fehlt die Bewertung für die Suche
book-not-read = { $name } enthält kein Buch, keine Zugfolgen und keine Partien: { $reason }
book-left-out = Ausgelassene Zeilen: { $n }. Die erste: { $first }
book-games-left-out = Ausgelassene Partien: { $n }. Die erste: { $first }

## Angaben zur Partie

information-title = Angaben zur Partie
information-rating = Wertung
    .spoken = { color-name }, Wertung
information-event = Turnier
information-round = Runde
information-place = Ort
information-date = Datum
    .example = z. B. 2026-11-25
information-today = Heute
information-no-date = Andere Programme verstehen dieses Datum womöglich nicht. Schreib 2026-11-25, 2026-11 oder 2026.
information-result = Ergebnis
    .example = z. B. B+4
information-no-result = Das ist kein Ergebnis. Schreib 34-30, B+4 oder B+R, wenn Weiß aufgab.
information-counted = { $score } (auf dem Brett gezählt)
information-entered-by = Eingegeben von
information-comment = Kommentar
information-save = Speichern
information-offers = Namen aus deiner Bibliothek

## Partieformular

sheet-pass = { color-name } passt nach Zug { $n }.
sheet-wrong-move = Zug { $n }, { $square }, ist nicht möglich: { $reason }.
sheet-goes-on = Züge: { $n }. { color-name } ist am Zug.
sheet-is-over = Die Partie ist zu Ende: { $score }.
sheet-other-count = Auf dem Formular steht { $score }.
sheet-no-disc = Nach Zug { $n } liegt auf { $square } kein Stein.
sheet-unflipped = Bei Zug { $n } wurde der Stein auf { $square } nicht umgedreht.
sheet-correct = Ein Stein hat die falsche Farbe? Klicke ihn an: Die Züge gehen von dort weiter.
sheet-next = Speichern und nächstes Formular eingeben
    .missing = Zuerst „{ information-entered-by }“ ausfüllen.
information-values = Werte der Engine mit in Dateien speichern
sheet-swap = Züge { $a } und { $b } tauschen ({ $first } und { $second }).
sheet-change = Zug { $n }: { $meant } statt { $written }.
sheet-insert = { $square } als Zug { $n } einfügen.
sheet-remove = Zug { $n }, { $square }, weglassen.
sheet-title = Partieformular eingeben
sheet-squares = Züge
    .example = Tippe die Felder in der Reihenfolge der Züge: f5 d6 c3 …
sheet-count = Endstand
sheet-black = Endstand, Schwarz
sheet-white = Endstand, Weiß
sheet-about = Tippe Feld um Feld; Passen wird erkannt. Ein Zug, der nicht möglich ist, wird sofort markiert.
sheet-take = Partie öffnen
sheet-asks = Diese Züge sind noch nicht gespeichert. Noch einmal Esc verwirft sie.
sheet-discard = Züge verwerfen
sheet-strange = „{ $text }“ ist kein Feld.
sheet-repairs = Mögliche Korrekturen
sheet-fits = Passt zum Endstand.
sheet-no-moves = Noch keine Züge.
