### What the window says, in French; en.ftl is what it is made from. Words of the game: docs/glossary.md.
### No-break spaces stand before : ; ! ? % and inside « ».

## Words that stand in many sentences

color-name = { $color ->
    [black] Noir
   *[white] Blanc
}
reason-as-sentence = { $reason }.
percent = { $n } %
list-and-choice = { $name } : { $choice }
other-color-name = { $color ->
    [black] Blanc
   *[white] Noir
}
squares-or = { $first } ou { $last }
count-of-discs = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}

## Evaluations: how well a value is known

move-pass = passe
evaluation-exact = exact
evaluation-proven = { $outcome ->
    [win] gain prouvé
    [draw] nulle prouvée
   *[loss] perte prouvée
}
evaluation-outcome = { $outcome ->
    [win] gain
    [draw] nulle
   *[loss] perte
}
evaluation-book = { $plies ->
    [one] livre, { $plies } coup
   *[other] livre, { $plies } coups
}
evaluation-label-book = livre
evaluation-to-the-end = ≈ finale, { $percent } %
evaluation-depth = ≈ profondeur { $depth }, { $percent } %
evaluation-draw = score nul, { $words }
evaluation-favours = { color-name } { $score }, { $words }
evaluation-favours-about = { color-name } { $score } ({ $words })
evaluation-points = { $n } points

## Commands and menus

menu-game = Partie
menu-pictures = Copier et enregistrer
menu-learn = Apprendre
menu-overlays = Sur l’othellier
# The buttons that make everything smaller and larger.
menu-smaller = A−
menu-larger = A+
    .full = La fenêtre est trop petite pour un texte plus grand
menu-moves = Coups
menu-study = Étude
menu-view = Affichage
menu-help = Aide

command-new-game = Nouvelle partie…
    .hint = Choisir l’othellier, la position de départ et les joueurs
command-play-again = Rejouer
    .hint = Encore une fois : même othellier, même position de départ, mêmes joueurs
command-change-sides = Échanger les couleurs
    .hint = La même partie encore une fois ; Noir et Blanc échangent leurs places
command-open = Ouvrir…
    .hint = Une partie ou une position d’un fichier, avec un aperçu
command-sheet = Saisir une feuille de partie…
    .hint = Taper une partie notée sur papier ; les erreurs sont trouvées et corrigées
command-save-as = Enregistrer sous…
    .hint = La partie avec ses variantes et ses commentaires, dans un fichier
command-handout = Feuille à imprimer…
    .hint = Diagrammes, exercices ou la partie sur une page à imprimer
command-information = Informations sur la partie…
    .hint = Joueurs, tournoi, date, résultat et un commentaire
command-save-picture = Enregistrer l’image de l’othellier…
    .hint = L’othellier comme à l’écran, ou en diagramme noir et blanc
command-library = Bibliothèque…
    .hint = Toutes les parties enregistrées : les retrouver, les étiqueter, en importer
command-find-position = Parties avec cette position
    .hint = Les parties de votre bibliothèque qui arrivent à cette position, dans tous les sens
command-keep-game = Enregistrer dans la bibliothèque
    .hint = Enregistre cette partie telle quelle ; les parties terminées le sont automatiquement
command-undo = Annuler
    .hint = Revenir à votre décision précédente
command-redo = Rétablir
    .hint = Avancer jusqu’à votre décision suivante
command-correct-board = Corriger l’othellier ici…
    .hint = Pions mal retournés, deux coups de suite, mauvaise case : corrigez, et la partie continue
command-stop-or-resume = Pause ou continuer
    .hint = Met l’ordinateur en pause ou le relance ; sans adversaire, lance ou arrête l’analyse
command-computer-move = L’ordinateur joue un coup
    .hint = L’ordinateur joue ce coup à votre place
command-play-on = Poursuivre d’ici
    .hint = Une partie contre l’ordinateur à partir de la position affichée
command-hint = Indice
    .hint = D’abord ce qu’il faut chercher, puis deux cases, enfin le coup et ses raisons
command-coach = Coach
    .hint = Vous alerte avant que cet adversaire ne réponde à un coup qui coûte cher
command-move = Déménager vers un autre ordinateur…
    .hint = Réglages, joueurs, bibliothèque et le reste dans un fichier, et retour
command-quit = Quitter
    .hint = La partie est enregistrée
command-copy-moves = Copier les coups
    .hint = Copier les coups de la partie, comme f5d6c3…
command-copy-board = Copier la position
    .hint = Copier la position affichée, sous forme de texte
command-copy-picture = Copier l’image de l’othellier
    .hint = L’othellier comme à l’écran, pour un message ou un texte
command-paste = Coller…
    .hint = Des coups ou une position du presse-papiers, avec un aperçu
command-edit-position = Composer une position…
    .hint = Composer n’importe quelle position
command-turn-game = Tourner la partie
    .hint = Tourne toute la partie : elle commence par un autre des quatre premiers coups équivalents, d3, c4, f5 ou e6
command-preferences = Préférences…
    .hint = Apparence, rythme, marques, indices et moteur
command-other-engines = Autres moteurs…
    .hint = Configurer les moteurs d’autres programmes, comme Edax, en tant que joueurs
command-ghosts = Fantômes…
    .hint = Des adversaires qui jouent comme un joueur de la bibliothèque, ou comme vous le mois dernier
command-match = Match…
    .hint = Deux ordinateurs disputent de nombreuses parties ; un tableau dit lequel est le plus fort
command-first = Première position
    .hint = Au début de la partie
command-back = Coup précédent
    .hint = Voir la position d’avant
command-forward = Coup suivant
    .hint = Voir la position d’après
command-last = Dernière position
    .hint = À la fin des coups affichés
command-previous-variation = Variante précédente
    .hint = Un autre coup joué ici ou plus tôt
command-next-variation = Variante suivante
    .hint = Un autre coup joué ici ou plus tôt
command-promote = Rendre principale
    .hint = La variante affichée passe en premier ; « Annuler » la remet à sa place
command-delete = Supprimer à partir d’ici
    .hint = Le coup affiché et tous ceux qui le suivent ; « Annuler » les fait revenir
command-tree = Arbre des coups
    .hint = Toutes les variantes côte à côte, au lieu de la liste
command-mark = Marquer la case…
    .hint = Un triangle, une lettre… sur la case sous le pointeur ou choisie au clavier. Avec le bouton droit, un clic trace un cercle et un glissement une flèche
command-analyse = Analyser
    .hint = Trouve la valeur de chaque coup, de plus en plus profondément ; de nouveau pour arrêter
command-values = Valeurs sur les cases
    .hint = Affiche la valeur de chaque coup sur sa case
command-overlay-mobility = Coups des deux camps
    .hint = Où Noir et où Blanc pourraient jouer
command-overlay-frontier = Frontière
    .hint = Les pions au contact d’une case vide
command-overlay-stable = Pions définitifs
    .hint = Les pions qui ne pourront plus jamais être retournés
command-overlay-parity = Régions paires et impaires
    .hint = Les groupes de cases vides, en nombre pair ou impair
command-overlay-corners = Coins en danger
    .hint = Cases X et C près des coins vides, et coins qui peuvent être pris
command-overlay-people = Ce que jouent les gens
    .hint = Combien de joueurs d’un même classement choisissent chaque coup, et où ils se trompent
command-review = Bilan de la partie
    .hint = Montre ce que chaque coup a coûté, et pourquoi ; de nouveau pour fermer
command-previous-mistake = Erreur précédente
    .hint = À l’erreur précédente de la partie examinée
command-next-mistake = Erreur suivante
    .hint = À l’erreur suivante de la partie examinée
command-all-mistakes = Aussi les erreurs de l’ordinateur
    .hint = « Erreur précédente » et « Erreur suivante » s’arrêtent aux erreurs des deux camps
command-show-refutation = Pourquoi ce coup perd
    .hint = La suite après le dernier coup et après le meilleur, côte à côte
command-save-page = Enregistrer le bilan en page…
    .hint = Le bilan en un seul fichier pour navigateur, à garder, imprimer ou envoyer
command-save-graph = Enregistrer le graphique du bilan…
    .hint = Le graphique en image, pour un message, un texte ou l’impression
command-copy-graph = Copier l’image du graphique
    .hint = Le graphique du bilan comme à l’écran
command-another-look = Revoir les coups clés
    .hint = Les coups les plus coûteux de votre dernière partie : trouvez-en de meilleurs
command-explorer = Explorateur
    .hint = Ce qui a été joué dans cette position, en tournoi ou dans votre bibliothèque, et avec quel résultat
command-learn = Apprendre
    .hint = Leçons, problèmes et vos erreurs ; la partie attend. De nouveau pour y revenir
command-zoom-in = Texte plus grand
    .hint = Agrandit tout ce que montre la fenêtre
command-zoom-out = Texte plus petit
    .hint = Réduit tout ce que montre la fenêtre
command-zoom-usual = Taille normale
    .hint = Tout à sa taille normale
command-legal-moves = Marquer les coups légaux
    .hint = Un anneau sur chaque case jouable
command-preview = Aperçu du retournement
    .hint = Indiquer les pions que retournerait le coup sous le pointeur
command-last-move = Marquer le dernier coup
    .hint = Une marque sur le dernier pion posé
command-coordinates = Coordonnées
    .hint = Lettres et chiffres autour de l’othellier
command-turn-board = Tourner l’othellier
    .hint = Un quart de tour vers la droite, à l’écran seulement ; la partie reste la même
command-mirror-board = Mettre l’othellier en miroir
    .hint = Gauche et droite échangées, à l’écran seulement ; la partie reste la même
command-thoughts = Pensées de l’ordinateur
    .hint = Affiche pendant la partie ce que l’ordinateur pense de ses coups
command-theme-system = Couleurs du système
    .hint = Clair ou sombre, comme le système
command-theme-light = Couleurs claires
    .hint = Texte sombre dans une fenêtre claire
command-theme-dark = Couleurs sombres
    .hint = Texte clair dans une fenêtre sombre
command-to-board = Clavier sur l’othellier
    .hint = Les flèches parcourent alors les cases, et Entrée joue
command-full-screen = Plein écran
    .hint = Tout l’écran, ou de nouveau une fenêtre
command-expert-tools = Outils d’expert
    .hint = Menus et panneau avec tout pour l’étude, ou seulement ce qu’il faut pour jouer
command-escape = Arrêter ou sortir
    .hint = Arrête la réflexion, efface la saisie, quitte le plein écran
command-speak-board = Énoncer le plateau
    .hint = Dire à un lecteur d’écran où sont tous les pions
board-spoken = Noir : { $black }. Blanc : { $white }. À { color-name } de jouer.
command-how-to-play = Comment jouer
    .hint = Les règles et le mode d’emploi de la fenêtre
command-keys = Touches
    .hint = La liste de toutes les touches
command-about = À propos d’Outflank
    .hint = Version et licence

command-with-key = { $text }  ({ $key })

menu-board = Othellier

tool-undo = Annuler
tool-redo = Rétablir
tool-new = Nouvelle
tool-resume = Continuer
tool-stop = Pause
tool-review = Bilan
tool-play-on = Poursuivre
tool-hint = Indice

## Keys

key-left = Gauche
key-right = Droite
key-up = Haut
key-down = Bas
key-escape = Échap
key-space = Espace
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-delete = Suppr
key-ctrl = Ctrl
key-shift = Maj

keys-either = { $first } ou { $second }
keys-click = Clic
    .what = Joue la case
keys-square = Tapez une case pour la jouer, aussi lentement que vous voulez. Entrée joue k1 là où k12 serait aussi possible
keys-tab = Tab
    .what = Parcourt les menus, les joueurs, les panneaux et l’othellier, où les flèches vont de case en case et Entrée joue
keys-menus = Les menus ; les flèches les parcourent, Entrée choisit

## The window, notices


copied-moves = Les coups sont dans le presse-papiers.
copied-moves-before-correction = Les coups avant la première correction sont dans le presse-papiers. Une liste de coups ne contient pas d’othellier corrigé.
copied-board = La position est dans le presse-papiers.
copied-picture = L’image de l’othellier est dans le presse-papiers.
copied-graph = L’image du graphique est dans le presse-papiers.
mark-no-square = Pointez d’abord une case, ou allez-y avec Tab et les flèches.
panel-moves = Coups
    .spoken = Liste des coups
panel-tree = Arbre
panel-tree-close = Fermer l’arbre

news-pass = { $color ->
    [black] Noir passe : aucun coup ne retourne de pion.
   *[white] Blanc passe : aucun coup ne retourne de pion.
}
news-lost-on-time = { $color ->
    [black] Le temps de Noir est écoulé : Blanc gagne.
   *[white] Le temps de Blanc est écoulé : Noir gagne.
}
news-time-is-over = { $color ->
    [black] Le temps de Noir est écoulé. La partie continue.
   *[white] Le temps de Blanc est écoulé. La partie continue.
}
news-named-time-is-over = { $name } n’a plus de temps. La partie continue.
news-no-pause = C’est une partie sérieuse : la pendule ne s’arrête pas.
news-not-your-turn = { $color ->
    [black] C’est à Noir de jouer, et l’ordinateur joue Noir.
   *[white] C’est à Blanc de jouer, et l’ordinateur joue Blanc.
}
news-no-help = C’est une partie sérieuse : l’aide viendra quand elle sera finie.
news-no-take-back = C’est une partie sérieuse : aucun coup n’est repris.
news-nothing-to-undo = Il n’y a rien à annuler.
news-nothing-to-redo = Il n’y a rien à rétablir.
news-removed = { $n ->
    [1] Le coup est supprimé. « Annuler » le fait revenir.
   *[other] { $n } coups sont supprimés. « Annuler » les fait revenir.
}
news-promoted = C’est maintenant la variante principale. « Annuler » la remet à sa place.
news-edit-undone = Les coups sont comme avant.
news-earlier-game-next = C’est le début de la partie. « Annuler » encore une fois ramène à votre partie précédente.
news-game-left = Une nouvelle partie a commencé. « Annuler » à son début ramène à la précédente.
news-other-game = Retour à votre partie précédente.
news-search-failed = La recherche de l’ordinateur s’est interrompue ({ $reason }). « Continuer » pour réessayer.
news-engine-failed = { $engine } ne joue plus : { $reason }. « Continuer » pour réessayer.

## The language

preferences-language = Langue
    .system = Celle du système
language-name = { $language ->
    [ja] Japonais
    [zh-Hans] Chinois
    [fr] Français
    [de] Allemand
    [es] Espagnol
    [el] Grec
   *[en] Anglais
}
language-no-font = No font of this system has the letters of { language-name }: install one (fonts-noto-cjk on Debian and Ubuntu, google-noto-sans-cjk-fonts on Fedora, noto-fonts-cjk on Arch) and start Outflank again.

## Dialogs: preferences, help, about

dialog-close = Fermer
dialog-cancel = Annuler
dialog-open = Ouvrir
board-width = Largeur
board-height = Hauteur
board-theme-felt = Feutrine
board-theme-wood = Bois
board-theme-slate = Ardoise
board-theme-high-contrast = Fort contraste

help-title = Aide
help-rules = Comment jouer
help-window = La fenêtre
help-keys = Touches
help-about = À propos

rules-aim = Le but
    .text = Deux joueurs posent des pions à tour de rôle. Noir commence. Celui qui a le plus de pions à la fin gagne.
rules-outflank = Encadrer
    .text = Posez un pion de façon que des pions adverses se trouvent en ligne droite entre lui et un autre de vos pions. Ils se retournent tous et deviennent les vôtres.
rules-directions = Dans toutes les directions
    .text = Rangées, colonnes et diagonales comptent, et tout ce que le nouveau pion encadre se retourne d’un coup.
rules-passing = Passer
    .text = Vous ne pouvez poser un pion que là où il en retourne au moins un ; les anneaux montrent où. Si aucune case ne convient, vous passez et l’autre camp rejoue. Ici, c’est à Noir de jouer, mais il ne peut rien retourner.
    .picture = Noir, au trait, ne peut rien retourner et passe
rules-end = La fin
    .text = La partie est finie quand aucun des deux camps ne peut plus poser de pion, le plus souvent parce que l’othellier est plein.
    .picture = Un othellier plein à la fin d’une partie
rules-end-counts = Noir a { $black } pions et Blanc { $white }.
rules-before-move = Noir peut jouer { $square }
rules-after-move = Noir a joué { $square } et retourné { $n } { $n ->
    [one] pion
   *[other] pions
}
rules-tips = Trois premiers conseils
rules-tip-corners = Les coins valent de l’or. Un pion dans un coin ne peut jamais être retourné.
rules-tip-beside-corners = Évitez les cases voisines d’un coin vide : elles l’ouvrent à l’adversaire.
rules-tip-few-discs = Au début, mieux vaut souvent peu de pions : moins vous en avez, plus vous avez de cases où jouer.

window-page-board = L’othellier
    .playing = Cliquez sur une case portant un anneau pour la jouer, ou tapez son nom, par exemple f5. Quand le pointeur est sur une case, les pions qui seraient retournés sont marqués.
    .marks = Un petit losange marque le dernier pion posé, une étoile un indice. Un clic droit met votre propre marque sur une case.
window-page-around = Au-dessus et au-dessous de l’othellier
    .text = Les joueurs se trouvent aux bords de l’othellier ; un clic sur l’un d’eux change qui joue et à quelle force. En dessous, un bandeau dit ce qui se passe, et une ligne explique la case sous le pointeur et compte les coups.
window-page-panel = Boutons et coups
    .players = À côté de l’othellier se trouvent les boutons pour annuler, pour une nouvelle partie et pour un indice, et en dessous la profondeur ou la force de l’ordinateur.
    .help = Un indice vient par étapes : ce qu’il faut chercher, puis deux cases, enfin le coup et ses raisons. Contre les adversaires classés en dessous de 1000, un coach vous alerte avant qu’ils ne répondent à un coup qui coûte cher ; le menu « Apprendre » permet de le désactiver, ou de l’activer contre d’autres. Y ouvre « Apprendre », avec des leçons et des problèmes.
    .moves = Cliquez sur un coup de la liste pour voir sa position. Y jouer un autre coup commence une variante ; rien n’est perdu.
window-page-study = Étude
    .text = Le menu « Étude » contient l’analyse, qui dit ce que vaut chaque coup, le bilan, qui trouve les erreurs d’une partie, et l’explorateur des parties jouées. Chacun s’ouvre à côté de l’othellier. « Outils d’expert », dans le menu « Affichage », montre aussi les autres outils.
window-page-keyboard = Au clavier
    .menus = F10 ouvre les menus : les flèches les parcourent, Entrée choisit, Échap en sort.
    .places = Tab parcourt les menus, les joueurs, les boutons, les panneaux et les coups, et arrive en dernier à l’othellier ; F5 y va directement. Là, les flèches vont de case en case et Entrée joue. Après Échap, elles parcourent de nouveau la partie.
    .dialogs = Dans une boîte de dialogue, Tab va de champ en champ, Espace choisit, Entrée confirme et Échap annule. Les flèches parcourent les listes, Page préc. et Page suiv. font défiler.
window-page-screen-reader = Avec un lecteur d’écran
    .text = Chaque case dit ce qu’elle porte et si vous pouvez y jouer. Coups, passes, indices et résultats sont annoncés d’eux-mêmes, où que vous soyez dans la fenêtre.

about-version = Version { $version }
about-game = Othello, aussi appelé Reversi, sur tous les othelliers de 4×4 à 16×16.
about-uses = Jouez contre des gens et des ordinateurs, apprenez, étudiez vos parties.
about-licence = Logiciel libre sous licence MIT ou Apache 2.0, à votre choix. Il est fourni sans aucune garantie.

preferences-title = Préférences
preferences-colours = Couleurs
    .system = Du système
    .light = Claires
    .dark = Sombres
preferences-contrast = Contraste
    .system = Du système
    .usual = Normal
    .high = Élevé
preferences-text-size = Taille du texte
preferences-board = Othellier
preferences-show = Montrer
    .legal-moves = Un anneau sur les cases jouables
    .preview = Ce qui serait retourné, sous le pointeur
    .last-move = Une marque sur le dernier pion posé
    .coordinates = Coordonnées
preferences-tab-look = Aspect
preferences-tab-play = Jeu
playing-as = Je joue en tant que
    .spoken = Jouer en tant que { $name }
    .about = Qui joue ici ; chacun a son classement et ses progrès. Un nouveau nom garde les deux.
playing-as-another = Quelqu’un d’autre…
preferences-person-name = Nom du joueur { $n }
preferences-person-remove = Retirer
    .spoken = Retirer le joueur { $n }
preferences-person-add = Ajouter un joueur
preferences-person-taken = « { $name } » est ou a été le nom de quelqu’un d’autre.
preferences-motion = Animation
    .system = Du système
    .usual = Normale
    .none = Aucune
    .turning = Retournement
    .pace = Attente
    .human-times = Les adversaires réfléchissent comme des humains
preferences-no-time = aucune
preferences-seconds = { $seconds } s
preferences-sound = Son
    .on = Jouer les sons
    .volume = Volume
preferences-hints = Indices
    .about = La force avec laquelle l’ordinateur réfléchit à un indice ou à un coup joué à votre place.
preferences-review = Bilans
    .about = La profondeur d’un bilan. Le niveau 27 vérifie chaque erreur ; au-dessus, c’est beaucoup plus long.
preferences-level = Niveau
preferences-engine = Moteur
preferences-threads = Processeurs
    .all = tous ({ $n })
    .about = Combien de processeurs peuvent travailler en même temps.
preferences-memory = Mémoire
    .about = Mémoire pour les recherches. En avoir plus aide les niveaux élevés. L’analyse en prend encore autant.
preferences-megabytes = { $n } Mo
preferences-gigabytes = { $n } Go
preferences-ponder = Réfléchir pendant mon temps
    .about = L’ordinateur réfléchit aussi pendant votre tour et répond plus vite.
preferences-book = Jouer les ouvertures du livre
    .about = Des premiers coups bien connus en 8×8. La variété permet des coups un peu moins bons que le meilleur.
preferences-variety = Variété
preferences-no-variety = aucune
preferences-variety-discs = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
preferences-keys = Touches
    .about = Cliquez sur une touche, puis appuyez sur la nouvelle. Suppr laisse la commande sans touche.
    .press = Appuyez sur une touche…
    .none = aucune touche
    .spoken = { $name } : { $key }
    .as-usual = Par défaut
    .as-usual-spoken = { $name } : par défaut
    .all-as-usual = Rétablir toutes les touches
    .of-squares = { $key } sert à taper les cases.
    .of-clipboard = Ces touches appartiennent au presse-papiers.
    .of-window = { $key } sert à la fenêtre.
    .taken = { $key } appartient déjà à « { $other } ».
    .take = La donner à « { $name } »
    .leave = Ne rien changer
preferences-restore = Rétablir tous les réglages

## Files: open, save, paste, their errors

chooser-open = Ouvrir un fichier
    .about = Toute partie ou position : transcription, SGF, GGF, PGN, OBF, WTHOR, Othello Quest.
chooser-save = Enregistrer la partie
    .about = L’extension choisit le format : .outflank enregistre tout ; .sgf tout sauf les temps ; .pgn l’arbre ; .ggf, .txt et .wtb la variante principale ; .obf la position affichée.
chooser-save-page = Enregistrer le bilan en page
    .about = Un seul fichier que tout navigateur ouvre, même sans réseau.
chooser-save-picture = Enregistrer une image de l’othellier
    .about = .png : comme à l’écran. .svg : un diagramme en noir et blanc, à imprimer ou à mettre dans un texte. .gif : toute la partie, coup par coup.
chooser-save-handout = Enregistrer la feuille à imprimer
    .about = { handout-about }
chooser-tournament = Enregistrer la page d’un tournoi
    .about = Classement avec le Brightwell, résultats par ronde et parties, en une page à imprimer. Les parties choisies doivent avoir joueurs et résultat.
chooser-save-graph = Enregistrer le graphique du bilan
    .about = .png : comme à l’écran. .svg : en noir et blanc, à imprimer ou à mettre dans un texte.
chooser-engine = Choisir un moteur
    .about = Le programme d’un moteur, par exemple Edax.
chooser-do-take = Utiliser
chooser-import = Importer des parties
    .about = Toutes les parties d’un fichier ou, sans nom, de tous les fichiers de ce dossier : SGF, GGF, PGN, WTHOR, Othello Quest, transcriptions.
chooser-export-games = Exporter les parties dans un seul fichier
    .about = L’extension choisit le format : .sgf tout sauf les temps ; .pgn l’arbre ; .ggf, .txt et .wtb la variante principale ; .obf la dernière position.
chooser-export-each = Exporter les parties, un fichier chacune
    .about = Les fichiers sont numérotés : game.sgf devient game-1.sgf, game-2.sgf, etc. L’extension choisit le format.
chooser-names = Noms des joueurs de WTHOR
    .about = Un fichier qui se termine par .jou ; les tournois sont lus dans le fichier .trn voisin.
wthor-ask-title = Noms des joueurs
wthor-ask-lacking = « { $file } » contient des numéros au lieu de noms. WTHOR garde les noms dans un fichier à part, WTHOR.JOU, et il n’y en a pas à côté.
wthor-ask-choose = Choisir le fichier des noms…
wthor-ask-go-without = Continuer sans les noms
wthor-ask-not-read = Impossible de lire les noms : { $reason }.
wthor-ask-no-file = ce fichier ne se termine pas par .jou, et il n’y en a pas à côté
chooser-no-name = Choisissez un fichier, ou tapez son nom.
chooser-page-ending = Le nom d’une page se termine par .html.
chooser-picture-ending = Le nom d’une image se termine par .png, .svg ou .gif.
chooser-graph-ending = Le nom d’un graphique se termine par .png ou .svg.
chooser-do-replace = Remplacer
chooser-do-save = Enregistrer
chooser-do-import = Importer
chooser-do-import-folder = Importer le dossier
chooser-folder = Dossier
chooser-name = Nom
    .spoken = Nom du fichier
chooser-up = Monter
    .hint = Le dossier qui contient celui-ci
chooser-replaces = Ce fichier existe déjà et sera remplacé.
chooser-folder-spoken = { $name }, dossier
chooser-folder-not-listed = impossible de lister ce dossier : { $reason }
filter-games = Parties et positions
filter-all = Tous les fichiers
filter-sgf = Smart Game Format
filter-outflank = Tout, pour Outflank
filter-ggf = Generic Game Format
filter-pgn = Coups avec étiquettes (PGN)
filter-wthor = Parties de tournoi (WTHOR)
filter-txt = Coups en texte
filter-obf = La dernière position
filter-page = Page pour navigateur
filter-png = Image (PNG)
filter-svg = Diagramme en noir et blanc (SVG)
filter-gif = Partie, coup par coup (GIF)
file-not-opened = Impossible d’ouvrir { $name } : { $reason }.
file-saved = Enregistré sous { $name }.
file-lacks-values = Sans les valeurs du moteur, car la partie indique qui l’a saisie ; « Informations sur la partie » permet de les garder.
file-not-saved = Impossible d’enregistrer { $name } : { $reason }.
export-saved = { $n ->
    [one] 1 partie enregistrée sous { $name }.
   *[other] { $shown } parties enregistrées sous { $name }.
}
export-from-to = { $first } à { $last }
export-is-there = { $name } existe déjà
file-no-review = le bilan a été fermé

paste-title = Coller une partie ou une position
paste-title-file = Ouvrir une partie ou une position
paste-no-text = Il n’y a pas encore de texte.
paste-file = Fichier
paste-encoding = Encodage
encoding-name = { $letters ->
    [japanese] Japonais ({ $name })
    [chinese] Chinois simplifié ({ $name })
    [traditional] Chinois traditionnel ({ $name })
    [korean] Coréen ({ $name })
    [western] Europe de l’Ouest ({ $name })
    [central] Europe centrale ({ $name })
    [cyrillic] Cyrillique ({ $name })
    [greek] Grec ({ $name })
    [all] Toutes les langues ({ $name })
   *[other] { $name }
}
paste-two-readings = Ces coups peuvent se lire de deux façons. Choisissez-en une.
paste-games = Parties
paste-all-files = Ajouter les { $n } fichiers à la bibliothèque
paste-all-games = Ajouter les { $shown } à la bibliothèque
paste-holds = Contenu
paste-mistake = Voyez ici
paste-rejected = Non lues
paste-unused = Non utilisé
paste-unused-more = { $n ->
    [one] et { $n } autre passage
   *[other] et { $n } autres passages
}
paste-variations = Variantes
paste-cut = { $n ->
    [one] Le coup qui précède peut s’ouvrir.
   *[other] Les { $n } coups qui précèdent peuvent s’ouvrir.
}
paste-text = Texte
    .hint = f5d6c3…, ou un othellier de X, O et -
paste-picture = Aperçu : { $black } { $black ->
    [one] pion noir
   *[other] pions noirs
} et { $white } { $white ->
    [one] blanc
   *[other] blancs
}
paste-counts = Noir { $black }, Blanc { $white }.
paste-to-move = { $color ->
    [black] À Noir de jouer.
   *[white] À Blanc de jouer.
}
paste-won = { $color ->
    [black] Noir a gagné.
   *[white] Blanc a gagné.
}
paste-draw = Partie nulle.

launch-usage =
    Usage : outflank [OPTION] [FICHIER…]
    Ouvre la fenêtre d’Outflank et, dedans, les parties de ces fichiers.

    -h, --help           cette aide
    -V, --version        la version
    --                   seuls des fichiers suivent, quel que soit le début de leur nom
    OUTFLANK_CONFIG_DIR  le dossier des réglages et des parties

    Ligne de commande du moteur : outflank-engine
launch-no-display = Outflank a besoin d’un écran ; ni WAYLAND_DISPLAY ni DISPLAY n’en indique.
launch-no-libraries = Outflank a besoin de bibliothèques du système qui ne sont pas installées ; sous Debian ou Ubuntu, `sudo apt-get install { $packages }` les installe.
launch-dead-display = L’écran { $name } ne répond pas.
launch-no-window = Outflank ne peut pas ouvrir sa fenêtre : { $reason }.
launch-no-opengl = Outflank a besoin d’OpenGL 2.1 sur un écran d’au moins 24 bits de couleur, ce qui manque ici : { $reason }.
launch-no-threads = Outflank ne peut pas démarrer de fil d’exécution : { $reason }. Le système autorise trop peu de processus à cet utilisateur.
launch-no-files = Outflank a besoin de { $n } fichiers ouverts à la fois, et le système en autorise moins : { $reason }.
launch-no-memory = Outflank a besoin de { $megabytes } Mo de mémoire, et le système en autorise moins.
launch-panic = Outflank s’est arrêté à cause d’une erreur qui lui est propre : { $reason }.
launch-unknown-option = L’option { $name } n’existe pas ; outflank --help les montre toutes.
storage-nowhere = Les réglages et les parties ne peuvent pas être enregistrés : { $reason }.
storage-copy-is-used = Impossible de lire { $name } ; une copie plus ancienne est utilisée. { $aside } La raison : { $reason }.
storage-starts-afresh = Impossible de lire { $name } ; Outflank en commence un nouveau. { $aside } La raison : { $reason }.
storage-unread = Impossible de lire { $name } pour le moment ; le fichier reste tel quel. La raison : { $reason }.
storage-words = Dans { $name }, { $words } est illisible ; la valeur par défaut le remplace. Tout le reste est gardé. { $aside }
storage-aside = Le fichier abîmé est gardé sous le nom { $name }.
storage-not-aside = Il n’a pas pu être mis de côté ({ $reason }) : rien ne sera écrit par-dessus.
storage-left-out = Le fichier de la partie dépasserait { $megabytes } Mo ; { $n ->
    [one] la partie la plus ancienne n’y est pas
   *[other] les { $n } parties les plus anciennes n’y sont pas
}.
storage-lock = { $name } n’est pas un fichier ordinaire ; la partie voisine reste telle quelle.
storage-not-kept = { $what ->
    [settings] Les réglages n’ont pas pu être enregistrés dans { $path } : { $reason }. Outflank réessaie régulièrement.
    [profile] Le profil n’a pas pu être enregistré dans { $path } : { $reason }. Outflank réessaie régulièrement.
   *[game] La partie n’a pas pu être enregistrée dans { $path } : { $reason }. Outflank réessaie régulièrement.
}

## The library and the explorer

library-title = Bibliothèque
library-one-moment = Un instant…
library-kept = La partie est dans la bibliothèque.
library-kept-in-memory = Le fichier de la bibliothèque ne peut pas être écrit. La partie reste en mémoire ; Outflank réessaiera.
library-not-kept = La partie n’a pas pu être enregistrée dans la bibliothèque : { $reason }.
library-review-not-kept = Le bilan n’a pas pu être enregistré dans la bibliothèque : { $reason }.
library-not-done = Impossible : { $reason }.
library-is-newer = La bibliothèque { $path } a été écrite par un Outflank plus récent : elle reste telle quelle et les parties ne sont pas enregistrées.
library-breaks-off = { $n ->
    [one] La bibliothèque { $path } s’interrompt dans ce qui a été écrit en dernier ({ $n } octet), qui est laissé de côté.
   *[other] La bibliothèque { $path } s’interrompt dans ce qui a été écrit en dernier ({ $n } octets), qui est laissé de côté.
}
library-is-damaged = { $n ->
    [0] La bibliothèque { $path } est abîmée ({ $reason }). Il n’en reste aucune partie ; le fichier abîmé est gardé sous le nom { $aside }.
    [one] La bibliothèque { $path } est abîmée ({ $reason }). Il en reste { $n } partie ; le fichier abîmé est gardé sous le nom { $aside }.
   *[other] La bibliothèque { $path } est abîmée ({ $reason }). Il en reste { $n } parties ; le fichier abîmé est gardé sous le nom { $aside }.
}
library-not-written = La bibliothèque { $path } ne peut pas être écrite : { $reason }. D’ici là, les parties restent en mémoire ; elles seront écrites dès que possible.
library-tag-imported = Importées
library-tag-played = Jouées
library-tag-match = Match
library-tag-review = Attend un bilan
library-tag-thorough-review = Attend un bilan approfondi
library-damaged = Il y a une copie d’une bibliothèque abîmée.
library-recover = Récupérer ses parties
    .hint = Importe les parties encore lisibles qui manquent ici
library-search = Recherche
    .example = Recherche : tamenori
    .hint =
        Des mots des noms de joueurs, de tournois et d’ouvertures, une année ou 2010-2015, un othellier comme 10x10 ;
        fewest pour les parties où le moins de pions gagne.
        Devant un mot, player: (joueur), black: (Noir), white: (Blanc), event: (tournoi), round: (ronde), opening: (ouverture), date: (date), tag: (étiquette), board: (othellier) et goal: (but) disent où chercher.
        Des mots entre guillemets sont un seul nom.
library-result = Résultat
    .any = Tout résultat
    .black = Gains de Noir
    .white = Gains de Blanc
    .draw = Nulles
library-tag = Étiquette
    .any = Toute étiquette
library-board = Othellier
    .any = Tout othellier
library-games = { $n ->
    [one] { $shown } partie
   *[other] { $shown } parties
}
library-chosen = { $n ->
    [one] { $chosen } partie sur { $shown }
   *[other] { $chosen } parties sur { $shown }
}
library-position = Position…
    .hint = Les parties qui arrivent à une position ou montrent une partie de l’othellier
library-position-is-on = Position : active
library-position-any = Toute position
library-did-you-mean = Vouliez-vous dire
library-suggestion = { $n ->
    [one] { $name } ({ $shown } partie)
   *[other] { $name } ({ $shown } parties)
}
part-title = Chercher une position
part-explain = Un clic change une case : noire, blanche, vide, peu importe.
part-keys = Au clavier : B pour noir, W pour blanc, E pour vide, Suppr pour peu importe.
part-from-game = De l’othellier
    .hint = Toutes les cases comme elles sont maintenant
part-clear = Vider
    .hint = Peu importe ce qu’il y a sur les cases
part-any-orientation = Aussi tournée et en miroir
part-no-square = Choisissez au moins une case.
part-find = Chercher
library-bin = Corbeille
    .hint = Les parties supprimées
library-bin-is-empty = La corbeille est vide.
library-is-importing = Des parties sont en cours d’import. La liste les montrera quand toutes seront là.
library-no-games-yet = Il n’y a pas encore de parties.
library-has-no-games = Les parties terminées sont enregistrées ici. « Importer » ajoute celles de fichiers.
library-no-game-fits = Aucune partie ne correspond à la recherche.
library-restore = Restaurer
library-delete = Supprimer
    .hint = Dans la corbeille, d’où l’on peut restaurer
library-tags = Étiquettes…
    .hint = Mettre des étiquettes aux parties choisies, ou les ôter
library-new-tag = Nouvelle étiquette
library-add-tag = Ajouter
library-choose-all = Tout choisir
    .hint = Toutes les parties de la liste, pour « Supprimer », « Étiquettes » et « Exporter »
library-review = Bilan…
    .hint = Faire le bilan de parties en arrière-plan : la bibliothèque montre alors les pertes de chaque camp
library-review-chosen = Parties choisies : bilan rapide
library-review-chosen-thoroughly = Parties choisies : bilan approfondi
library-review-mine = Mes parties sans bilan ({ $n }) : bilan rapide
library-review-mine-thoroughly = Mes parties sans bilan ({ $n }) : bilan approfondi
library-queue = { $done } { $done ->
    [one] bilan
   *[other] bilans
} sur { $n }
library-queue-left = { $done } { $done ->
    [one] bilan
   *[other] bilans
} sur { $n } · encore { $left }
library-queue-paused = { $done } { $done ->
    [one] bilan
   *[other] bilans
} sur { $n } · en pause
library-queue-waits = { $done } { $done ->
    [one] bilan
   *[other] bilans
} sur { $n } · attend la fin d’autres calculs
library-queue-elsewhere = { $n ->
    [one] { $n } partie attend. Une autre fenêtre en fait le bilan.
   *[other] { $n } parties attendent. Une autre fenêtre en fait le bilan.
}
library-queue-minutes = { $n } min
library-queue-hours = { $n } h
library-queue-pause = Pause
    .hint = Les bilans reprennent avec « Continuer » ou au prochain démarrage
library-queue-resume = Continuer
library-queue-empty = Annuler
    .hint = Retirer toutes les parties en attente ; les bilans faits restent
library-export = Exporter…
    .hint = Enregistre les parties choisies, dans un seul fichier ou un fichier chacune
library-export-one-file = Dans un seul fichier…
library-export-each = Un fichier par partie…
library-export-boards = Diagrammes numérotés à imprimer…
library-export-tournament = Page de tournoi…
library-export-exercises = Exercices à imprimer…
library-import = Importer…
    .hint = Des parties d’un fichier ou d’un dossier : SGF, GGF, PGN, WTHOR et autres
library-empty-bin = Vider la corbeille
    .hint = Supprime définitivement les parties qu’elle contient
library-empty-bin-yes = { $n ->
    [one] Supprimer { $shown } partie définitivement
   *[other] Supprimer { $shown } parties définitivement
}
library-empty-bin-no = Annuler
library-n-imported = { $n ->
    [one] { $shown } partie importée
   *[other] { $shown } parties importées
}
library-import-bar = Import
library-import-stop = Arrêter
    .hint = Ce qui est déjà importé reste
library-column-date = Date
    .order = Trier par date
library-column-black = Noir
    .order = Trier par joueur noir
library-column-white = Blanc
    .order = Trier par joueur blanc
library-column-result = Résultat
    .order = Trier par résultat
library-column-opening = Ouverture
    .order = Trier par ouverture
library-column-event = Tournoi
    .order = Trier par tournoi
library-column-board = Othellier
    .order = Trier par othellier
library-column-moves = Coups
    .order = Trier par nombre de coups
library-column-lost = Perdu
    .order = Trier par pions perdus
library-column-accuracy = Précision
    .order = Trier par précision
library-lost-words = Pions perdus : Noir { $black }, Blanc { $white }.
library-accuracy-words = Précision : Noir { $black } %, Blanc { $white } %.
library-moves = { $n ->
    [one] { $n } coup en { $board }
   *[other] { $n } coups en { $board }
}
library-moves-opening = { $n ->
    [one] { $n } coup en { $board }, { $name } ({ $other })
   *[other] { $n } coups en { $board }, { $name } ({ $other })
}
library-kept-on = Enregistrée le { $date }
library-tags-of = Étiquettes : { $tags }
library-against = { $black } contre { $white }
library-unknown-player = inconnu
library-named-won = { $name } a gagné
library-won = { $winner ->
    [black] Noir a gagné
    [white] Blanc a gagné
   *[draw] nulle
}

import-added = { $n ->
    [0] Aucune partie importée.
    [one] { $shown } partie importée.
   *[other] { $shown } parties importées.
}
import-known = { $n ->
    [one] { $shown } partie était déjà là.
   *[other] { $shown } parties étaient déjà là.
}
import-empty = { $n ->
    [one] { $shown } partie sans coups a été laissée de côté.
   *[other] { $shown } parties sans coups ont été laissées de côté.
}
import-illegal = { $n ->
    [one] { $shown } partie avec des coups illégaux a été laissée de côté.
   *[other] { $shown } parties avec des coups illégaux ont été laissées de côté.
}
import-rejected = { $n ->
    [one] { $shown } partie n’a pas pu être lue : { $games }.
   *[other] { $shown } parties n’ont pas pu être lues. Les premières : { $games }.
}
import-overruled = { $n ->
    [one] { $shown } résultat ne correspond pas à l’othellier et n’a pas été utilisé : { $games }.
   *[other] { $shown } résultats ne correspondent pas à leur othellier et n’ont pas été utilisés. Les premiers : { $games }.
}
import-left-out = { $n ->
    [one] { $shown } variante ne peut pas être jouée jusqu’au bout : { $games }.
   *[other] { $shown } variantes ne peuvent pas être jouées jusqu’au bout. Les premières : { $games }.
}
import-unused = { $n ->
    [one] { $shown } passage du texte n’a pas été utilisé : { $games }.
   *[other] { $shown } passages du texte n’ont pas été utilisés. Les premiers : { $games }.
}
import-not-read = Non lu : { $reason }.
import-more-not-read = { $n ->
    [one] { $n } autre fichier n’a pas pu être lu.
   *[other] { $n } autres fichiers n’ont pas pu être lus.
}
import-stopped = L’import a été arrêté.
import-broke-off = L’import s’est interrompu : la bibliothèque ne peut pas être écrite.
import-not-listed = impossible de lister { $name } : { $reason }
import-part-of = une partie de { $name } : { $reason }

explorer-filter = Filtre
    .hint = Seulement les parties d’un joueur, d’un tournoi ou de certaines années. Les statistiques intégrées n’ont pas de noms : un filtre les exclut
explorer-filter-is-on = Filtre : actif
explorer-games-of = Parties de : { $name }
    .hint = Les parties comptées : { $name }
explorer-built-in = Tournois 1977–2023 (intégrés)
explorer-whole-library = Ma bibliothèque, toutes les parties ({ $n })
explorer-counts-twice = Une partie présente dans les deux compte double.
explorer-library = Ma bibliothèque
explorer-tournaments = Tournois
explorer-color = Explorateur, { color-name }
explorer-player = Joueur
    .spoken = Explorateur, joueur
explorer-event = Tournoi
    .spoken = Explorateur, tournoi
explorer-years =
    .spoken = Explorateur, années
explorer-other-board = Les statistiques intégrées ne portent que sur le 8×8. Choisissez plutôt votre bibliothèque.
explorer-other-goal = Les statistiques intégrées portent sur les parties où le plus de pions gagne. Choisissez plutôt votre bibliothèque.
explorer-too-few = Moins de dix parties de tournoi sont arrivées à cette position.
explorer-no-games = Votre bibliothèque n’a pas encore de parties. « Importer » ajoute celles de fichiers (Ctrl+L).
explorer-none = Aucune de ces parties n’est arrivée à cette position.
explorer-column-move = Coup
explorer-column-games = Parties
explorer-column-people = Les { $rating }
explorer-average = Moyenne
explorer-costs = Coûte
explorer-all = tous
explorer-share = { $n } ({ $percent } %)
explorer-winners = Gains de Noir { $black }, nulles { $draws }, gains de Blanc { $white }
explorer-spoken = { $n ->
    [one] { $shown } partie, moyenne { $mean }
   *[other] { $shown } parties, moyenne { $mean }
}
explorer-newest = Les { $n } plus récentes sur { $all } parties
explorer-games = Parties

## Playing: the strip, players, new game, the end

strip-looks-for-hint = Recherche d’un bon coup pour { color-name }…
strip-looks-for-move = L’ordinateur cherche le coup de { color-name }…
strip-thinks = { color-name } réfléchit : { $player }.
strip-paused = En pause : à { color-name } de jouer ({ $player }). « Continuer » ou Espace relance la partie.
strip-after = Après le coup { $number } sur { $n } : { $square }.
    .start = Avant le premier coup.
strip-clock-waits = La pendule est arrêtée, à { color-name } de jouer. Un coup, « Continuer » ou Espace la relance.
strip-studying = Étude : à { color-name } de jouer. Jouez pour les deux camps.
strip-studying-ahead = La flèche droite parcourt la partie.
strip-played = { color-name } a joué { $square }.
strip-played-from-book = { color-name } a joué { $square }, tiré du livre.
strip-do = { $what ->
    [other-move] jouez un autre coup ici, ou avancez (flèche droite)
    [place] posez un pion sur l’une des quatre cases centrales
    [marked] cliquez sur une case marquée
   *[flips] cliquez sur une case qui retourne des pions
}
strip-your-turn = À vous, { color-name } : { strip-do }.
strip-to-move = À { color-name } de jouer : { strip-do }.
strip-named-to-move = À { $name } ({ color-name }) de jouer : { strip-do }.

result-you-wipe-out = Vous anéantissez { $loser ->
    [black] Noir
   *[white] Blanc
} { $won }–{ $lost } !
result-you-win = Vous gagnez { $won }–{ $lost } !
result-you-are-wiped-out = { color-name } vous anéantit { $won }–{ $lost }.
result-you-lose = Vous perdez { $lost }–{ $won }.
result-you-lose-on-time = { $color ->
    [black] Votre temps est écoulé : Blanc gagne.
   *[white] Votre temps est écoulé : Noir gagne.
}
result-you-win-on-time = { $color ->
    [black] Le temps de Noir est écoulé : vous gagnez.
   *[white] Le temps de Blanc est écoulé : vous gagnez.
}
result-named-time-over = { $loser } n’a plus de temps : { $winner } gagne.
result-named-loses-on-time = { $color ->
    [black] { $name } n’a plus de temps : Blanc gagne.
   *[white] { $name } n’a plus de temps : Noir gagne.
}
result-named-wins-on-time = { $color ->
    [black] Le temps de Noir est écoulé : { $name } gagne.
   *[white] Le temps de Blanc est écoulé : { $name } gagne.
}
went-over-time = { $who ->
    [you] Vous avez dépassé le temps.
    [black] Noir a dépassé le temps.
   *[white] Blanc a dépassé le temps.
}
named-went-over-time = { $name } a dépassé le temps.
result-wins = { color-name } gagne { $won }–{ $lost }.
result-named-wins = { $name } gagne { $won }–{ $lost }.
result-draw = Partie nulle, { $black }–{ $white }.
result-fewest = Dans cette variante, c’est le moins de pions qui gagne.
result-no-discs-left = { color-name } n’a plus aucun pion.
result-empties-for = { $n ->
    [1] La case vide compte pour { color-name } ({ $black }–{ $white } sur l’othellier).
   *[other] Les { $n } cases vides comptent pour { color-name } ({ $black }–{ $white } sur l’othellier).
}
result-empties-shared = { $n ->
    [1] La case vide compte pour moitié à chacun.
   *[other] Les { $n } cases vides comptent pour moitié à chacun.
}

square-flips-nothing = { $square } ne retourne rien
square-flips = { $n ->
    [one] { $square } retourne { $flipped }
   *[other] { $square } retourne { $n } pions : { $flipped }
}
square-of-first-four = { $square } : l’un des quatre premiers pions, qui ne retournent rien
square-has-disc = { $square } : un pion { $color ->
    [black] noir
   *[white] blanc
}
square-has-nothing = { $square } : rien à retourner ici pour { color-name }

report-depth = profondeur { $depth }
report-depth-sure = profondeur { $depth } à { $percent } %
report-book = livre, profondeur { $depth }
report-exactly = exactement { $value }
report-proven = { $outcome ->
    [win] gain prouvé
    [draw] nulle prouvée
   *[loss] perte prouvée
}
report-nothing-yet = réflexion…

rating-estimate = { $n ->
    [one] environ { $rating } ({ $low }–{ $high }), { $n } partie
   *[other] environ { $rating } ({ $low }–{ $high }), { $n } parties
}
rating-after = { $n ->
    [one] Classement après { $n } partie de plus
   *[other] Classement après { $n } parties de plus
}
strip-dismiss = Fermer
strip-invitation = Jamais joué ? Apprenez en 2 minutes
    .hint = La première des leçons
strip-invitation-declined = Non merci
strip-progress = { $played } { $played ->
    [one] joué
   *[other] joués
} · { $empties } { $empties ->
    [one] vide
   *[other] vides
}
strip-progress-of = { $played } { $played ->
    [one] joué
   *[other] joués
} sur { $ahead } · { $empties } { $empties ->
    [one] vide
   *[other] vides
}
strip-fewest-win = Le moins de pions gagne
strip-typed = Case : { $typed }_
strip-typed-enter = Case : { $typed }_  (Entrée joue { $typed })
strip-square-and-replies = { $words } (les points marquent où { color-name } pourrait ensuite jouer)
strip-opening = Ouverture : { $name }
strip-coach-asks = Le coach a une question sur votre coup.
hint-more = En voir plus
coach-take-back = Reprendre
    .hint = Revenir à la position d’avant le coup
coach-why = Pourquoi
    .hint = Explique à quoi faire attention
coach-play-on = Maintenir
    .hint = Le coup reste joué
strip-hint = Indice : { $words }
strip-hint-squares = Indice : { $one } ou { $other } ?
strip-hint-only-move = Indice : { $square } est le seul coup.
thinking-sign = Réflexion
typed-no-square = « { $typed } » n’est pas une case de l’othellier { $size } (a1 à { $last }).
end-play-again = Rejouer
end-next = Ensuite : { $player }. Vous jouez { color-name }.
end-easier = Plus facile
end-same = Pareil
end-harder = Plus difficile
end-suited = Votre niveau
end-swap-colours = Échanger les couleurs
end-put-away = Regarder l’othellier
end-show = Voir le résultat
end-go-on = Continuer sans pendule
    .hint = La même partie à partir d’ici, aussi longtemps que vous voulez
end-review = Bilan
end-information = Informations…
end-key-moves = { $n ->
    [one] Revoir { $n } coup clé
   *[other] Revoir { $n } coups clés
}
end-very-close = Très serré !
end-review-shows = Le bilan montre où tout a basculé.
end-helped = { $help ->
    [hint] L’ordinateur a aidé pour un coup : cette partie ne compte pas pour un classement.
    [take-back] Un coup a été repris : cette partie ne compte pas pour un classement.
    [analysis] Des valeurs ou des pensées étaient affichées : cette partie ne compte pas pour un classement.
   *[other-players] La partie n’a pas été jouée dès le début par les mêmes joueurs : elle ne compte pas pour un classement.
}
end-your-rating = Votre classement : { $estimate }.
end-rating-of = Classement de { $name } : { $estimate }.
end-rating-later = { $words }.
# What a new player sees first: three pictures with a sentence each, and three buttons.
welcome-title = Othello en 20 secondes
welcome-flip = Encadrez des pions entre deux des vôtres : ils se retournent.
welcome-must-flip = Chaque coup doit retourner au moins un pion.
welcome-most = À la fin, le plus de pions gagne.
welcome-play = Jouer
welcome-teach = Montrez-moi
welcome-known = Je connais
new-game-title = Nouvelle partie
new-game-start = Commencer
new-game-board = Othellier
new-game-opening = Ouverture
new-game-clock = Pendule
new-game-winner = But
clock-none = Aucune
clock-own = Temps choisis
clock-sudden-death = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-byo-yomi = { $minutes } min + { $n } × { $seconds } s
clock-periods = { $n } × { $seconds } s
clock-per-move = { $seconds } s par coup
clock-minutes-unit = min
clock-seconds-unit = s
clock-no-bonus = sans ajout
clock-bonus-increment = + par coup
clock-bonus-periods = + byo-yomi
clock-minutes-of = { $color ->
    [black] Minutes de Noir
   *[white] Minutes de Blanc
}
clock-bonus-of = { $color ->
    [black] Ce qui s’ajoute au temps de Noir
   *[white] Ce qui s’ajoute au temps de Blanc
}
clock-periods-of = { $color ->
    [black] Périodes de Noir
   *[white] Périodes de Blanc
}
clock-seconds-of = { $color ->
    [black] Secondes de Noir
   *[white] Secondes de Blanc
}
flag-loses = Temps écoulé : perdu
flag-goes-on = Temps écoulé : on joue
clock-name = { $color ->
    [black] Pendule de Noir { $time }
   *[white] Pendule de Blanc { $time }
}
clock-set-to = Pendule : { $time }
clock-runs = Un clic (ou Espace) l’arrête.
clock-stands = Elle est arrêtée. Un clic (ou Espace) la relance.
new-game-help = Aide
new-game-alternates = Échanger les couleurs à chaque partie
    .hint = « Rejouer » échange Noir et Blanc
new-game-serious = Partie sérieuse
    .hint = Comme en tournoi : pion posé, pion joué, et sans aide
    .meaning = Ni indices, ni valeurs, ni coups repris pendant la partie.
new-game-i-play-black = Je joue Noir
new-game-i-play-white = Je joue Blanc
new-game-computer = Ordinateur
new-game-friend = À deux
new-game-watch = Regarder deux ordinateurs
new-game-friend-name = Ami
new-game-random-colour = Couleur au hasard
# The card behind the faces: a computer player of one's own choice.
new-game-other-size = Autre…
new-game-by-strength = Du plus faible au plus fort
new-game-custom = Sur mesure
    .hint = Une force au choix, une profondeur de recherche ou un autre programme
new-game-name-of = { $color ->
        [black] Nom de Noir
       *[white] Nom de Blanc
    }
# Opens the rows below it.
new-game-more = Plus : ouverture, handicap, pendule, moins de pions, sérieuse
goal-most = Le plus de pions
    .meaning = Othello : celui qui a le plus de pions à la fin gagne.
goal-fewest = Le moins de pions
    .meaning = Anti-Othello : celui qui a le moins de pions à la fin gagne.
start-standard = Normal
    .description = La position de départ habituelle.
start-mirrored = Inversé
    .description = Le départ normal, couleurs échangées.
start-parallel = Parallèle
    .description = Les pions d’une même couleur sont côte à côte.
start-reversi = Ancien Reversi
    .description = Un othellier vide : les joueurs posent les quatre premiers pions au centre.
start-corners = Handicap de coins
    .description = Un handicap : un camp commence avec des coins qui ne peuvent jamais être retournés. Cela l’aide quand le plus de pions gagne, et lui nuit quand c’est le moins.
start-random = Ouverture au hasard
    .description = Quelques coups sont joués d’emblée ; les deux camps sont ensuite à peu près à égalité.
start-hand-made = Position libre
    .description = Les pions que vous voulez, où vous voulez.
start-edit = Modifier la position…
start-corners-for = pour { color-name }
start-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
start-moves-slider = Coups de l’ouverture
start-number = N°
    .hint = Le même numéro donne toujours la même ouverture.
    .name = Numéro de l’ouverture
start-another = Une autre
start-preview = Aperçu : othellier { $size }, { $black } { $black ->
    [one] pion noir
   *[other] pions noirs
} et { $white } { $white ->
    [one] blanc
   *[other] blancs
}, à { color-name } de jouer
seat = { color-name } : { $player }
    .hint = Cliquez pour changer de joueur
    .information = Cliquez pour les informations sur la partie
player-of-color = { color-name } : { $name }
card-discs = { $n ->
    [one] { color-name } a { $n } pion sur l’othellier
   *[other] { color-name } a { $n } pions sur l’othellier
}
card-hint = indice : { $report }
card-phases = D’après les pions perdus : { $phases }
card-phase-opening = ouverture { $rating }
card-phase-middle = milieu { $rating }
card-phase-ending = finale { $rating }
person-you = Vous

## Editing a position

editor-title = Composer une position
editor-play-from-here = Jouer d’ici
editor-use-position = Utiliser cette position
editor-correct-title = Corriger l’othellier
editor-other-size = Cette partie reste sur son othellier { $board }.
editor-put-down = Poser
editor-turn = Trait
editor-board = Othellier
editor-as-text = En texte
    .name = La position sous forme de texte
    .hint = X est noir, O est blanc, - est vide.
editor-empty = Vide
editor-to-move = À { color-name } de jouer
editor-clear = Vider
editor-standard-start = Départ normal
editor-from-game = De la partie
setup-off-board = un pion se trouve hors de l’othellier
setup-two-colors = { $square } porte des pions des deux couleurs
setup-nothing-to-play = ni Noir ni Blanc ne peut poser de pion : il n’y a rien à jouer
setup-wrong-length = l’othellier a { $found } { $found ->
    [one] case
   *[other] cases
} au lieu de { $expected }
setup-unknown-character = « { $character } », caractère { $place }, n’est ni un pion (X ou O) ni une case vide (-)

## Spoken to a screen reader

square-spoken = { $square }, { $disc ->
    [black] pion noir
    [white] pion blanc
    [any] peu importe
   *[none] vide
}
square-spoken-legal = vous pouvez y jouer
square-spoken-flips = retourne { $n } { $n ->
    [one] pion
   *[other] pions
}
square-spoken-last = dernier coup
square-spoken-hint = indice
square-spoken-reason = partie de la raison
square-spoken-mark = marquée { $shape ->
    [cross] d’une croix
    [triangle] d’un triangle
    [circle] d’un cercle
    [square] d’un carré
   *[letter] de la lettre { $letter }
}
spoken-passes = { color-name } n’a aucun coup et passe.
spoken-corrected = L’othellier a été corrigé.
spoken-plays = { color-name } joue { $square }.
spoken-plays-and-flips = { color-name } joue { $square }, retourne { $n } { $n ->
    [one] pion
   *[other] pions
}.
spoken-at-move = Coup { $number }, { $words }
spoken-new-game = Nouvelle partie en { $size }.
spoken-start = Le début de la partie.
spoken-computer-waits = À { color-name } de jouer. L’ordinateur attend.
spoken-to-move = À { color-name } de jouer.
spoken-named-to-move = À { $name } ({ color-name }) de jouer.
spoken-little-time = { $color ->
    [black] Il reste peu de temps à Noir.
   *[white] Il reste peu de temps à Blanc.
}
spoken-named-little-time = { $name } n’a plus beaucoup de temps.
spoken-your-turn = À vous, { color-name }.

spoken-coach = L’entraîneur : { $question }
spoken-answer = { $key } : { $what }.
## Study: moves, analysis, tree, overlays, what people play

notes-title = Notes
notes-sign = Signe
notes-no-sign = aucun
notes-about-game = Sur la partie
notes-about-move = Sur ce coup
notes-comment = Commentaire
judgement-excellent = excellent
judgement-good = bon
judgement-interesting = intéressant
judgement-doubtful = douteux
judgement-bad = mauvais
judgement-blunder = gaffe
time-seconds = { $seconds } s
time-minutes = { $minutes } min { $seconds } s
time-hours = { $hours } h { $minutes } min
analysis-broke = L’analyse s’est interrompue ({ $reason }). Relancez-la.
marks-title = Marquer { $square } :
marks-triangle = Triangle
marks-circle = Cercle
marks-square = Carré
marks-cross = Croix
marks-letter = Lettre { $letter }
marks-remove = Effacer la marque
marks-remove-all = Tout effacer
moves-instead = ou { $number } { $moves }
    .hint = Déjà joué ici ; cliquez pour y aller
moves-none = Aucun coup pour l’instant. Noir commence.
moves-thought-for = Réflexion : { $time }
moves-corrected = Othellier corrigé, à { color-name } de jouer
    .hint = La partie continue depuis cette position, quels que soient les coups joués.
moves-had-to-pass = { color-name } n’avait aucune case qui retourne un pion.
moves-flips = { color-name } : { $flips }
moves-spoken = Coup { $number }, { color-name } { $name }
moves-spoken-pass = { color-name } passe après le coup { $n }
moves-with-comment = avec un commentaire
tree-spoken = Arbre, coup { $ply }, { color-name } { $name }
legend-title = { $name } :
legend-title-and-counts = { $name } ({ $counts }) :
legend-of-both = Noir { $black }, Blanc { $white }
legend-parity = { $odd } { $odd ->
    [one] impaire
   *[other] impaires
}, { $even } { $even ->
    [one] paire
   *[other] paires
}
legend-could-move = { color-name }
legend-could-take = { color-name } pourrait prendre
legend-frontier = au contact d’une case vide
legend-stable = ne peut plus être retourné
legend-odd = région impaire
legend-even = région paire
legend-x-square = case X
legend-c-square = case C
analysis-title = Analyse
analysis-begin = Trouver la valeur de chaque coup  ({ $key })
table-close = Fermer le tableau des coups
analysis-stop = Mettre l’analyse en pause  ({ $key })
analysis-go-on = Continuer l’analyse  ({ $key })
analysis-game-over = La partie est finie.
analysis-placing = Les quatre cases centrales se valent.
analysis-one-moment = Un instant…
analysis-none = Cette position n’a pas été analysée.
analysis-proven = prouvé
analysis-to-the-proof = preuve dans { $time }
analysis-effort-meaning = Nombre de coups vus d’avance, ou temps qui reste avant que toutes les valeurs soient prouvées ; positions examinées, combien par seconde, et durée
analysis-label-meaning = 18@73% sur une case : cherché à 18 coups de profondeur, sûr à 73 %
about-a-second = moins de 1 s
about-seconds = environ { $n } s
about-minutes = environ { $n } min
about-hours = environ { $n } h
table-line = Suite
people-play-it = { $share } le jouent
analysis-proven-between = Prouvé entre { $low } et { $high }
analysis-to-proof-of-score = Preuve de la valeur : { $time }
square-worth-known = vaut { $value }, { $known }
analysis-best = Meilleur : { $value } ({ $known }) : { $line }
people-title = Les joueurs à
people-rating = Classement des joueurs
    .lower = Baisser le classement des joueurs
    .raise = Augmenter le classement des joueurs
people-asked = sont consultés…
people-no-choice = n’ont pas le choix ici.
people-hardly-wrong = ne se trompent presque jamais ici.
people-wrong = se trompent ici à { $share }, de { $discs } pions.
people-practical = { $square } coûte { $price }, mais { $share } des réponses de { color-name } perdent { $discs }.
people-play-here = { $share } jouent ici
square-worth = vaut { $value }

## Review: panel, graph, refutation

grade = { $grade ->
    [forced] forcé
    [best] meilleur
    [good] bon
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
}
thrown-away = { $thrown ->
    [win-draw] un gain devenu nulle
    [win-loss] un gain devenu perte
   *[draw-loss] une nulle devenue perte
}
headline = { $number }. { color-name } { $name }{ $sign } : { $cost } · { $value }
headline-forced = { $number }. { color-name } { $name }, le seul coup possible · { $value }
headline-pass = { color-name } passe après le coup { $number } · { $value }
headline-thrown = { grade }, { thrown-away }
headline-lost = { grade }, { $score }
headline-provisional = { $cost }, provisoire
figures-discs-lost = pions perdus
figures-a-move = par coup, coups { $first }–{ $last }
figures-accuracy = précision
figures-thrown-away = résultats gâchés
grades-limits = Classes : meilleur quand il n’y a pas mieux, bon en dessous, imprécision à partir de { $inaccuracy } pions perdus, erreur à partir de { $mistake } pions perdus, gaffe à partir de { $blunder } pions perdus. La précision est de 100 pour le meilleur coup et de 0 pour le pire, et diminue d’environ la moitié tous les { $half } pions perdus, en moyenne sur tous les coups où il y avait le choix.
review-progress = passage { $pass } sur { $of }
review-progress-proof = passage { $pass } sur { $of }, avec la preuve de chaque coup à partir de { $empties } cases vides
review-progress-confirm = passage { $pass } sur { $of }, avec vérification des pertes
review-broke-off = Le bilan s’est interrompu : { $reason }
review-no-later-mistake = Il n’y a plus d’erreur ensuite.
    .yours = Vous n’avez plus fait d’erreur ensuite.
review-no-earlier-mistake = Il n’y a pas d’erreur avant.
    .yours = Vous n’avez pas fait d’erreur avant.
review-title = Bilan
    .spoken = Montrer le graphique, les raisons et les classes
review-so-far = Bilan en cours… { $percent }
review-moves = Coups
    .spoken = Montrer les coups, leurs notes et l’analyse
review-close = Fermer le bilan
review-keep = Enregistrer
review-not-kept = Pas encore dans la bibliothèque.
review-off-line = Cette position n’est pas sur la suite du bilan.
review-at-start = Parcourez la partie, ou cliquez sur le graphique.
review-no-mistakes = Aucune erreur.
    .yours = Vous n’avez commis aucune erreur.
review-first-mistake = Voir la première erreur
review-n-mistakes = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
review-n-blunders = { $n ->
    [one] { $n } gaffe
   *[other] { $n } gaffes
}
review-corrected = L’othellier a été corrigé ici. Le bilan passe cet endroit.
review-corrections = { $n ->
        [one] L’othellier a été corrigé une fois. Le bilan passe cet endroit.
       *[other] L’othellier a été corrigé { $n } fois. Le bilan passe ces endroits.
    }
review-not-yet = Pas encore examiné.
review-was-best = { $best } était le meilleur coup.
review-provisional = Provisoire : une recherche plus profonde peut encore changer cela.
review-since = Trouvé depuis : { $value }.
review-look-again = Revoir plus à fond
    .hint = Cherche de nouveau tous les coups de la partie, un niveau plus à fond. Les classes changent à la fin.
review-show-me = Comparer
moments-title = Cette partie
moments-accuracy = Précision : { $first } { $n }, { $second } { $m }
moments-count = { $n ->
    [one] { $n } coup clé mérite d’être revu
   *[other] { $n } coups clés méritent d’être revus
}
moments-begin = Les voir
moments-of = Coup clé { $number } sur { $n }
moments-try = Essayer
moments-details = Tous les détails
    .about = courbe · liste · raisons
moments-back = Coups clés
moments-both = Aussi les erreurs de l’adversaire
figure-lost = Perdu
    .meaning = Pions perdus par tous les coups ensemble
figure-accuracy = Précision
    .meaning = 100 pour le meilleur coup, 0 pour le pire, environ moitié moins tous les quatre pions perdus ; les coups sans choix ne comptent pas
figure-mistakes = Erreurs
    .meaning = Coups qui ont perdu au moins quatre pions, mais moins de huit
figure-blunders = Gaffes
    .meaning = Coups qui ont perdu au moins huit pions
figure-thrown = Gâchés
    .meaning = Un gain ou une nulle dont un coup a fait moins
review-move-spoken = Bilan : { $headline }
graph-name = Graphique de la partie
graph-ahead = Avantage { color-name }
graph-lost = { color-name } a perdu { $discs }
refutation-title = Comparer les deux coups
refutation-played = Joué : { $first }
refutation-best = Meilleur : { $first }
refutation-to-start = Avant le coup
refutation-back = Un coup en arrière
refutation-forward = Un coup en avant
refutation-to-end = Là où le dégât se voit
refutation-place = Coup { $number } sur { $n }
refutation-newer = Voir les nouvelles suites
    .hint = Entre-temps, le bilan a cherché plus loin

## Reasons: why a move lost

reason-verdict = { $played } { $n ->
        [0] ne perd { $known ->
            [exact] aucun
           *[about] presque aucun
        } pion
        [one] perd { $known ->
            [exact] {""}
           *[about] environ{" "}
        }1 pion
       *[other] perd { $known ->
            [exact] {""}
           *[about] environ{" "}
        }{ $n } pions
    }{ $thrown ->
        [nothing] {""}
        [win-draw] {" "}et change un gain en nulle
        [win-loss] {" "}et change un gain en perte
       *[draw-loss] {" "}et change une nulle en perte
    } ; { $best } était le meilleur coup.
reasons-and-verdict = { $verdict } { $reasons }
reasons-lines-compared = Comparez { $played } et { $better }.
reasons-not-for-fewest = Quand le moins de pions gagne, il n’y a pas de raisons en mots : les règles sur la mobilité, les coins et les pions définitifs ne valent que si le plus de pions gagne.
list-and = { $others } et { $last }

reason-own = { $own ->
    [black] Noir
   *[white] Blanc
}
reason-other = { $other ->
    [black] Noir
   *[white] Blanc
}
reason-corners = { $count ->
    [one] le coin { $squares }
   *[other] les coins { $squares }
}
reason-more = Plus
# Ce qui distingue le coup joué du meilleur ; les arguments comme en anglais.
reason-flipped = { $n ->
    [1] seulement { $flips }
    [2] { $flips }
    [3] { $flips }
    [4] { $flips }
   *[other] { $n } pions
}
reason-opening = { $m ->
    [0] n’ouvre rien
    [1] n’ouvre que { $opened }
    [2] ouvre { $opened }
    [3] ouvre { $opened }
   *[other] ouvre { $m } cases
}
reason-corner-played = { $when ->
   *[now] { $played } laisse { reason-other } prendre le coin { $squares }.
    [later] Après { $before }, { reason-other } prend le coin { $squares }.
}
reason-corner-best = { $when ->
   *[first] Prenez le coin { $squares } tout de suite ; { $played } peut attendre.
    [later] { $best } d’abord : si { reason-other } joue { $reply }, { reason-own } obtient le coin { $squares }.
}
reason-shared-square = { $of ->
   *[best] Les deux veulent { $squares } : { $when ->
       *[now] après { $before }, { reason-other } la prend et retourne { reason-flipped }.
        [can] après { $played }, { reason-other } peut la prendre.
    }
    [other] Les deux veulent { $squares } : après { $played }, { reason-other } la prend ; après { $best }, { reason-own } l’obtient.
}
reason-lets-in-played = { $new ->
   *[yes] { $played } laisse { reason-other } jouer { $squares } et retourner { reason-flipped }.
    [no] { $played } laisse à { reason-other } le coup { $squares }, qui retourne { reason-flipped }.
}
reason-lets-in-best = { $n ->
    [1] { $best } retourne { reason-flipped } et ne laisse à { reason-other } aucun coup en { $squares }.
    [2] { $best } retourne { reason-flipped } et ne laisse à { reason-other } aucun coup en { $squares }.
   *[other] Après { $best }, { reason-other } n’a aucun coup en { $squares }.
}
reason-opens = { $played } ouvre { $squares } à { reason-other }.
reason-flips-played = { $played } retourne { reason-flipped } et { reason-opening }.
reason-flips-best = { $best } retourne { reason-flipped } et { reason-opening }.
reason-reserve-played = Seul { reason-own } peut jouer { $played }, qui peut attendre : { $best } d’abord.
reason-reserve-best = Après { $best }, seul { reason-own } peut jouer { $squares } ; { $played } y laisse entrer { reason-other }.
reason-access = Après { $line }, { reason-own } ne peut plus jouer { $squares }.
reason-edge-played = { $when ->
    [first] { $played } laisse un trou en { $squares }, où { reason-other } peut s’insérer.
   *[now] { $played } laisse un trou : { reason-other } s’insère en { $squares }.
    [later] Après { $before }, { reason-other } s’insère en { $squares }.
}
reason-edge-best = { $when ->
   *[first] { $best } s’insère entre des pions de { reason-other }.
    [later] Après { $before }, { reason-own } s’insère en { $squares }.
}
reason-quiet-played = Après { $played }, { reason-other } a { $count ->
    [one] le coup tranquille { $squares }
   *[other] les coups tranquilles { $squares }
} ; après { $best }, aucun.
reason-quiet-best = Après { $best }, { reason-own } a { $count ->
    [one] le coup tranquille { $squares }
   *[other] les coups tranquilles { $squares }
} ; après { $played }, aucun.
reason-few-moves-played = Après { $line }, { reason-own } ne peut plus jouer que { $squares }.
reason-few-moves-best = { $best } ne laisse à { reason-other } que { $squares }.
reason-last-move = Après { $played }, { reason-other } joue le dernier coup en { $squares } ; après { $best }, c’est { reason-own }.
reason-stable-played = Après { $line }, { reason-other } a { $count } pions définitifs de plus.
reason-stable-best = Après { $line }, { reason-own } a { $count } pions définitifs de plus.
reason-threat-played = Après { $line }, { reason-other } menace { $count ->
    [one] le coin { $squares }
   *[other] les coins { $squares }
}.
reason-threat-best = { $best } menace { $count ->
    [one] le coin { $squares }
   *[other] les coins { $squares }
}.
reason-pass-played = Après { $line }, { reason-own } doit passer.
reason-pass-best = Après { $best }, { reason-other } doit passer.
reason-reply = { $when ->
   *[now] Après { $played }, { reason-other } répond { $reply } et retourne { reason-flipped }.
    [later] Après { $played }, { reason-other } joue { $reply }, puis { $next }.
}
reason-answer = { $best } d’abord : si { reason-other } joue { $reply }, { reason-own } a { $squares }.
reasons-several = Il n’y a pas une seule raison.

## The page of a review

page-title = { $black } – { $white } : bilan
page-fewest = Le moins de pions gagne
page-the-game = La partie
page-first = Début
    .hint = Au début de la partie (Début)
page-back = Reculer
    .hint = Un coup en arrière (Gauche)
page-forward = Avancer
    .hint = Un coup en avant (Droite)
page-last = Fin
    .hint = À la fin de la partie (Fin)
page-previous-mistake = Erreur précédente
    .hint = À l’erreur précédente (P)
page-next-mistake = Erreur suivante
    .hint = À l’erreur suivante (N)
page-start = Début de la partie
    .hint = Parcourez la partie avec les flèches, ou cliquez sur le graphique ou sur un coup.
page-course = Graphique et coups
page-figures = Le jeu des deux camps
page-reasons = Pourquoi ces coups perdent
page-position-after = La position après { $names }
page-position-shown = La position après le coup affiché
page-played = Joué : { $names }
page-better = Mieux : { $names }
page-how-to-read = Sur le graphique, un trait épais est prouvé et un trait pointillé estimé ; un cercle est une erreur, un losange une gaffe. Les numéros sur les petits othelliers comptent les coups de chaque suite. Othellier { $size }.
page-reviewed-by = Bilan établi par Outflank { $version }.
page-head-move = Coup
page-head-lost = Perdu
page-head-best = Mieux
page-head-class = Classe
page-head-value = Pour Noir
page-row-start = Début
page-was-best = { $best } était le meilleur coup.
page-graph = La valeur de la partie après chaque coup. L’avantage de Noir va vers le haut.
page-losses = Ce que chaque camp a perdu jusque-là, en pions

## Openings

## Hints and the coach

hint-fewest-discs = Comptez ce que { other-color-name } devra retourner après chacun de vos coups.
hint-corner-open = Un coin est ouvert : est-ce le bon moment ?
hint-beside-corner = Les cases voisines des coins ne sont pas toujours mauvaises.
hint-edges = Regardez le long des bords.
hint-compare-replies = Comparez combien de réponses chaque coup laisse à { other-color-name }.
hint-own-moves = Cherchez un coup qui laisse beaucoup de coups à { color-name } au tour suivant.
hint-frontier = Gardez vos pions à l’intérieur, loin des cases vides.
hint-stable = Pensez aux pions qui ne pourront plus jamais être retournés.
hint-mind-corners = Attention aux coins : certains coups en ouvrent un.
hint-corner-won = Un coin peut être gagné.
hint-wedges = Attention aux trous le long des bords : un pion peut s’y insérer.
hint-quiet = Cherchez un coup tranquille, qui n’ouvre rien à { other-color-name }.
hint-prevent = Que voudrait jouer { other-color-name } ensuite ? Cherchez un coup qui l’en empêche.
hint-same-square = Il y a une case que { other-color-name } veut aussi.
hint-soon-gone = Vous pourriez bientôt perdre l’un de vos coups. Jouez-le tant que vous le pouvez.
hint-prepare = Voyez deux coups plus loin : un coup en prépare un autre.
hint-can-wait = Certaines cases ne peuvent être remplies que par un camp : elles peuvent attendre.
hint-odd-regions = Regardez les régions impaires.
hint-who-passes = Qui devra passer ?
hint-all-alike = Ici, tous vos coups se valent. Jouez celui que vous voulez.
hint-reason-cause = { $square }. { $reason }
hint-reason-searched = { $square }, aussi loin que porte la recherche.
hint-reason-alike = { $square } ou un autre : tournés ou en miroir, tous vos coups sont les mêmes.
hint-reason-end = { $square } termine la partie.
hint-reason-pass = { $square } : { other-color-name } n’a aucun coup et doit passer.
hint-reason-replies = { $n ->
    [0] { $square } ne laisse aucune réponse à { other-color-name }.
    [1] { $square } laisse une seule réponse à { other-color-name }.
   *[other] { $square } laisse { $n } réponses à { other-color-name }.
}

coach-gives-corner = Après cela, { other-color-name } peut prendre { reason-corners }.
coach-why-corner = { other-color-name } peut prendre { reason-corners }, et un pion dans un coin ne peut jamais être retourné.
coach-careful = Attention : { other-color-name } obtient une forte réponse.
coach-look-at-answers = Regardez ce que { other-color-name } peut répondre.
coach-praise = Bien vu ! Peu de joueurs de votre force trouvent ce coup.

## Learn: its frame, lessons

lesson-outflank = Encadrer un pion
    .idea = Encadrez l’autre couleur entre deux de vos pions, en rangée, en colonne ou en diagonale : chaque coup doit le faire.
    .picture-1 = Jouez f5 : le pion blanc e5 est encadré et devient noir.
    .picture-2 = Une ligne peut être longue : avec g4, Noir retourne trois pions. Elle doit finir par un de vos pions, sans trou.
lesson-directions = Plusieurs directions à la fois
    .idea = Un seul coup peut encadrer des pions dans plusieurs directions, jusqu’à huit. Tous se retournent, que vous le vouliez ou non. Seul le pion posé a cet effet : les pions retournés n’en retournent pas d’autres.
    .picture-1 = Avec e5, Noir encadre sur la rangée et sur la colonne. Les pions e4, d4 et c3 restent blancs : aucun pion noir ne termine leur ligne.
lesson-ending = Passer, et finir
    .idea = Qui ne peut rien encadrer doit passer, et l’autre camp rejoue. Quand aucun ne peut jouer, souvent parce que l’othellier est plein, la partie est finie : celui qui a le plus de pions gagne, et les cases restées vides comptent pour lui.
    .picture-1 = Blanc n’encadre rien, ni en a1 ni en h8 : il passe et Noir rejoue.
lesson-greed = Trop de pions trop tôt
    .idea = Seul le compte final importe. D’ici là, les pions changent sans cesse de couleur ; qui en a beaucoup a beaucoup à perdre et peu de cases où jouer. Tant que la fin est loin, mieux vaut souvent en retourner peu.
    .picture-1 = c7 retourne 5 pions, et Blanc gagne de 12 avec le meilleur jeu. a1 n’en retourne qu’un, et Blanc gagne de 24.
lesson-stable = Coins et pions définitifs
    .idea = Un pion dans un coin ne peut jamais être encadré, car toutes les lignes y finissent. Les pions de même couleur qui s’appuient sur lui le long du bord ne peuvent pas être retournés non plus : ils sont définitifs. Les pions définitifs compteront à coup sûr à la fin.
    .picture-1 = Blanc prend le coin a8. Ce pion et ceux qui s’appuient sur lui ne peuvent plus jamais être retournés : six d’un coup.
lesson-beside-corners = Les cases voisines d’un coin
    .idea = Un pion sur la case X, en diagonale d’un coin vide, ou sur la case C, à côté de lui sur le bord, peut être ce qui manque à l’adversaire pour prendre le coin. Avant chaque coup, regardez quels coins il ouvre.
    .picture-1 = Ici b2, g2, b7 et g7 sont des cases X, et h2 est une case C. Après chacune d’elles, Noir prend le coin voisin.
lesson-x-right = Quand la case X est bonne
    .idea = Une case X est bonne quand l’adversaire ne peut pas en profiter, ou quand elle rapporte plus qu’un coin : un coup auquel il ne peut pas répondre, ou un coup de réserve quand il n’en reste plus d’autre. En fin de partie, comptez au lieu de la craindre.
    .picture-1 = Après b2, Noir ne peut pas prendre a1, et Blanc gagne de 28 avec le meilleur jeu. Avec b1, plus prudent, ce serait de 2.
lesson-mobility = La mobilité
    .idea = Qui a peu de coups devra bientôt en jouer un mauvais. Aussi, avant que les coins soient en jeu, les meilleurs coups sont souvent ceux qui laissent peu de réponses à l’adversaire et beaucoup à vous. Comptez-les : c’est ce que les forts joueurs font d’abord.
    .picture-1 = Après g4, Noir a 9 coups. Après a6, il en aurait 15.
lesson-frontier = La frontière et les murs
    .idea = Vos pions au contact de cases vides forment votre frontière : chacun peut être retourné par l’adversaire, et lui donne donc une réponse. Un long mur lui offre des coups à la pelle. Gardez vos pions à l’intérieur.
    .picture-1 = Après e1, dix pions de Blanc touchent une case vide. Après b6, ce serait quinze.
lesson-quiet = Les coups tranquilles
    .idea = Un coup tranquille ne retourne que des pions intérieurs, dont aucun ne touche une case vide. Il n’ouvre rien de nouveau à l’adversaire. Quand il y en a un, il mérite qu’on le regarde de près.
    .picture-1 = e7 retourne e3, e4, e5 et e6, tous à l’intérieur. Tout autre coup retourne un pion qui touche une case vide.
lesson-run-out = À court de coups
    .idea = Quand tous les coups qui restent ouvrent un coin, un camp est à court de coups. Amenez-y l’adversaire : le coin vient tout seul.
    .picture-1 = Après g1, il ne reste à Noir qu’une réponse, après laquelle Blanc prend h1.
lesson-principles = Comment ouvrir
    .idea = Restez au centre, retournez peu de pions et gardez plus de coups pour vous que vous n’en laissez à l’adversaire. Les bords peuvent attendre : les pions qu’on y met tôt n’ont souvent aucun appui. Comparez les coups des deux camps avant de choisir.
    .picture-1 = Après c3, Blanc a 9 cases où jouer et Noir 6. Après c2, ce serait 8 et 11.
lesson-names = Les premières ouvertures
    .idea = Après le premier coup de Noir, Blanc a trois réponses : diagonale, parallèle et perpendiculaire. Plus loin, les suites connues portent des noms d’animaux et de joueurs. En connaître quelques-unes évite les ennuis précoces.
    .picture-1 = Les trois réponses de Blanc au premier coup de Noir : c3 est la diagonale, e3 la parallèle et c5 la perpendiculaire.
lesson-balance = Bords de six, bords de cinq
    .idea = Six pions entre deux coins vides forment un bord de six : on ne peut l’attaquer à aucun bout. Cinq pions et un trou près d’un coin forment un bord de cinq : si le coin près du trou est pris, l’adversaire peut s’insérer dans le trou et gagner aussi l’autre coin.
    .picture-1 = Noir tient cinq pions de h3 à h7, les deux coins sont vides, et h2 est le trou.
lesson-wedges = Les insertions
    .idea = Une insertion est un pion posé sur le bord entre deux pions adverses. Il ne peut plus être encadré le long du bord, et il est le départ d’une ligne vers les deux coins. Un trou d’une case entre vos propres pions de bord y invite.
    .picture-1 = Le pion blanc en d8 s’insère entre c8 et e8.
lesson-stoner = La trappe de Stoner
    .idea = Un coup le long d’un bord peut menacer un coin. Si l’adversaire ne peut pas parer sans en ouvrir un autre, la trappe s’est refermée. Elle marche contre les bords de cinq dont la case X voisine est occupée.
    .picture-1 = a4 menace un coin. Quoi que Noir réponde, Blanc prend ensuite a1 ou h1.
lesson-tempo = Gagner un temps
    .idea = Un endroit où vous pouvez jouer sans que l’adversaire puisse y répondre vous donne un coup d’attente : c’est à lui de jouer ailleurs. Cherchez les endroits où vous aurez un coup de plus que lui.
    .picture-1 = Après b2, Noir ne peut pas jouer à côté, et Blanc a encore a2 en réserve.
lesson-diagonals = Les diagonales
    .idea = Le coin derrière une case X se prend par la grande diagonale. Tant que tous les pions de cette ligne sont à vous, l’adversaire ne peut pas encadrer la case X et le coin reste hors d’atteinte. Un seul pion sur la diagonale peut ainsi décider de deux coins.
    .picture-1 = Après b7, Noir ne peut pas prendre a8. Après g2 ou g7, il prend le coin qui est derrière.
lesson-parity = Régions et parité
    .idea = Vers la fin, les cases vides se séparent en régions. Qui joue le dernier dans une région retourne des pions qui ne seront plus retournés. Jouez donc dans les régions impaires, et laissez l’adversaire ouvrir les paires.
    .picture-1 = a1 est une région d’une case ; l’autre en a quatre. Ouvrir la région de quatre coûterait 12 pions.
lesson-access = Des trous rien qu’à vous
    .idea = Une région où l’adversaire ne peut pas jouer est à vous : remplissez-la quand il vous plaira. Ne vous pressez pas : y jouer peut lui donner la ligne qui lui manque. Jouez d’abord les coups qui disparaîtront les premiers.
    .picture-1 = Seul Noir peut remplir h1 maintenant : cela attend. Après b7, Noir gagne de 16 avec le meilleur jeu, après h1 de 6.
lesson-passing = Faire passer l’adversaire
    .idea = Qui doit passer perd le dernier coup d’une région, et la parité avec lui. Un coup qui ne laisse aucune réponse en vaut deux de suite : vers la fin, il peut renverser une partie perdue.
    .picture-1 = Après h1, Noir n’a aucun coup et passe. C’est mieux d’au moins 6 pions que tout autre coup.
lesson-poisoned = Donner des coins, en laisser
    .idea = Un coin vaut cher, mais pas toujours le plus cher. Parfois le prendre coûte un coup dont vous avez besoin ailleurs, ou fait entrer l’adversaire dans une région qui était à vous. Un coin hors d’atteinte pour l’adversaire peut attendre.
    .picture-1 = Blanc pourrait prendre a8 et gagner de 22. b1 gagne de 28 : le coin peut attendre.
lesson-counting = Compter les dernières cases
    .idea = Avec trois à six cases vides, vous pouvez voir toute la fin. Essayez chaque premier coup, répondez comme le ferait l’adversaire et comptez les pions à la fin. Le coup qui paraît le meilleur ne l’est souvent pas.
    .picture-1 = Trois cases, trois coups à compter : b1 gagne de 18, a8 de 10, b8 de 6.
lesson-converting = Mener le gain à bon port
    .idea = Être devant n’est pas avoir gagné. Avec une douzaine de cases vides, cherchez le coup qui garde le gain contre tout, non le gain le plus large : quelques pions suffisent.
    .picture-1 = Seul h3 garde le gain : Noir gagne de 10 avec le meilleur jeu. h2 perd de 12.

exercise-most-question = À { color-name } de jouer. Quel coup rapporte le plus à la fin ?
exercise-best-play = { $winner ->
    [draw] Avec le meilleur jeu, la partie est nulle.
    [black] Avec le meilleur jeu, Noir gagne de { $discs }.
   *[white] Avec le meilleur jeu, Blanc gagne de { $discs }.
}
exercise-best-play-loses = { $winner ->
    [draw] Avec { $square }, la partie est nulle :
    [black] Avec { $square }, Noir gagne de { $discs } :
   *[white] Avec { $square }, Blanc gagne de { $discs } :
} { $loss ->
    [one] { $loss } pion
   *[other] { $loss } pions
} de moins qu’avec le meilleur coup.

exercise-outflank-question = Vous avez { color-name }. Cliquez sur une case où vous pouvez jouer.
exercise-outflank-no-neighbour = Aucun pion de { other-color-name } ne touche { $square } : rien n’est encadré.
exercise-outflank-no-end = À partir de { $square }, aucune ligne de pions de { other-color-name } ne finit par un pion de { color-name }.
exercise-outflank-right = { $n ->
    [one] Avec { $square }, { $discs } passe à { color-name }.
   *[other] Avec { $square }, { $discs } passent à { color-name }.
}

exercise-directions-question = À { color-name } de jouer. Quel coup encadre des pions dans le plus de directions ?
exercise-directions-answer = { $square } agit dans { $directions ->
    [one] { $directions } direction
   *[other] { $directions } directions
} et retourne { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
}.
exercise-directions-more = Un autre coup en a plus.

exercise-ending-question = À { color-name } de jouer. Après quel coup { other-color-name } ne peut-il pas jouer ?
exercise-ending-reply = Après { $square }, { other-color-name } peut jouer { $squares }.
exercise-ending-replies = { $n ->
    [one] Après { $square }, { other-color-name } peut jouer sur { $n } case.
   *[other] Après { $square }, { other-color-name } peut jouer sur { $n } cases.
}
exercise-ending-pass = Après { $square }, { other-color-name } ne peut rien encadrer et passe ; { color-name } rejoue.
exercise-ending-end = { $empties ->
    [0] Après { $square }, aucun camp ne peut plus jouer : { $own } à { $others }, et aucune case vide.
    [one] Après { $square }, aucun camp ne peut plus jouer : { $own } à { $others }, et { $empties } case vide pour le gagnant.
   *[other] Après { $square }, aucun camp ne peut plus jouer : { $own } à { $others }, et { $empties } cases vides pour le gagnant.
}

exercise-greed-question = { $discs ->
    [one] À { color-name } de jouer. { $square } retourne { $discs } pion, le maximum. Trouvez un coup qui rapporte plus à la fin.
   *[other] À { color-name } de jouer. { $square } retourne { $discs } pions, le maximum. Trouvez un coup qui rapporte plus à la fin.
}
exercise-greed-answer = { $discs ->
    [one] { $square } retourne { $discs } pion.
   *[other] { $square } retourne { $discs } pions.
}

exercise-stable-question = À { color-name } de jouer. Quel coup rend le plus de pions définitifs ?
exercise-stable-none = Après { $square }, pas un pion définitif de plus.
exercise-stable-some = { $discs ->
    [one] Après { $square }, { $discs } pion de plus est définitif.
   *[other] Après { $square }, { $discs } pions de plus sont définitifs.
}
exercise-stable-more = Un autre coup en rend davantage.

exercise-beside-question = À { color-name } de jouer. Trouvez un coup après lequel { other-color-name } ne peut prendre aucun coin.
exercise-beside-right = Après { $square }, aucun coin n’est ouvert à { other-color-name }.
exercise-beside-x = { $square } est une case X : { other-color-name } prend ensuite { $corners }.
exercise-beside-c = { $square } est une case C : { other-color-name } prend ensuite { $corners }.
exercise-beside-line = Après { $square }, { other-color-name } prend { $corners } : ce coup ouvre la ligne par ce qu’il retourne.

exercise-x-none = { $square } n’est pas la case X d’un coin vide.
exercise-x-lets = { $square } laisse { other-color-name } prendre { $corner }.
exercise-x-cannot = Après { $square }, { other-color-name } ne peut pas prendre { $corner }.

exercise-diagonals-question = À { color-name } de jouer. Quelle case X { color-name } peut-il prendre sans que { other-color-name } puisse prendre le coin qui est derrière ?
exercise-diagonals-taken = Après { $square }, { other-color-name } prend { $corner }.
exercise-diagonals-right = Après { $square }, aucune ligne de { other-color-name } n’atteint { $corner }.

exercise-poisoned-question = À { color-name } de jouer, et un coin est ouvert. Trouvez un coup qui rapporte plus à la fin.
exercise-poisoned-corner = { $square } est le coin.
exercise-poisoned-waits = { $square } laisse le coin où il est, et { other-color-name } ne peut en prendre aucun.
exercise-poisoned-lets = { $square } laisse { other-color-name } prendre un coin.

exercise-mobility-question = À { color-name } de jouer. Quel coup laisse le moins de réponses à { other-color-name } ?
exercise-mobility-answer = { $n ->
    [0] Après { $square }, { other-color-name } n’a aucun coup.
    [one] Après { $square }, { other-color-name } a { $n } coup.
   *[other] Après { $square }, { other-color-name } a { $n } coups.
}
exercise-fewer = Un autre coup en laisse moins.

exercise-frontier-question = À { color-name } de jouer. Après quel coup le moins de pions de { color-name } touchent-ils une case vide ?
exercise-frontier-answer = { $n ->
    [0] Après { $square }, aucun pion de { color-name } ne touche une case vide.
    [one] Après { $square }, { $n } pion de { color-name } touche une case vide.
   *[other] Après { $square }, { $n } pions de { color-name } touchent une case vide.
}

exercise-quiet-question = À { color-name } de jouer. Trouvez un coup tranquille : il ne retourne aucun pion touchant une case vide.
exercise-quiet-right = { $n ->
    [one] { $square } retourne { $discs }, à l’intérieur.
   *[other] { $square } retourne { $discs }, tous à l’intérieur.
}
exercise-quiet-outside = { $n ->
    [one] { $square } retourne { $discs }, qui touche une case vide.
   *[other] { $square } retourne { $discs }, qui touchent une case vide.
}

exercise-run-out-question = À { color-name } de jouer. Après quel coup toute réponse de { other-color-name } ouvre-t-elle un coin ?
exercise-run-out-right = { $n ->
    [one] Après { $square }, { other-color-name } a { $n } réponse, et { color-name } prend ensuite { $corners }.
   *[other] Après { $square }, { other-color-name } a { $n } réponses, et { color-name } prend ensuite { $corners }.
}
exercise-run-out-pass = Après { $square }, { other-color-name } n’a aucune réponse, et passe.
exercise-run-out-corner = Après { $square }, { other-color-name } peut prendre un coin.
exercise-run-out-safe = Après { $square }, { other-color-name } peut encore jouer { $reply }, qui n’ouvre aucun coin.

exercise-principles-question = À { color-name } de jouer. Après quel coup { color-name } a-t-il le plus de cases où jouer, comparé à { other-color-name } ?
exercise-principles-answer = Après { $square } : { color-name } { $own }, { other-color-name } { $others }.
exercise-principles-better = Un autre coup fait mieux.

exercise-names-question = À { color-name } de jouer. Quel coup mène à l’ouverture appelée { $opening } ?
exercise-names-right = C’est bien { $square } : { $opening }.
exercise-names-other = { $square } mène à { $opening }.
exercise-names-none = Ici, { $square } n’a pas de nom à lui.

exercise-balance-question = { color-name } a un bord de cinq. Cliquez sur son trou, où { other-color-name } pourra un jour s’insérer.
exercise-balance-right = { $square } est le trou à côté de cinq pions de { color-name }, les deux coins étant vides.
exercise-balance-wrong = { $square } n’est pas le trou d’un bord de cinq pions de { color-name } aux coins vides.

exercise-wedges-question = À { color-name } de jouer. Quel coup est une insertion ?
exercise-wedges-right = En { $square }, le pion est sur le bord entre deux pions de { other-color-name }.
exercise-wedges-wrong = En { $square }, le pion n’est pas sur le bord entre deux pions de { other-color-name }.

exercise-stoner-question = À { color-name } de jouer. Quel coup le long d’un bord menace un coin sans que { other-color-name } puisse sauver tous les coins ?
exercise-stoner-right = Après { $square }, toute réponse de { other-color-name } laisse un coin à { color-name } : { $corners }.
exercise-stoner-no-edge = { $square } n’est pas le long d’un bord.
exercise-stoner-no-threat = { $square } ne menace aucun coin.
exercise-stoner-first = Après { $square }, { other-color-name } prend d’abord un coin.
exercise-stoner-parried = Après { $square }, { other-color-name } a une réponse qui pare la menace.

exercise-tempo-question = À { color-name } de jouer. Dans une petite région, trouvez un coup auquel { other-color-name } ne peut pas répondre sur place, alors que { color-name } peut y rejouer.
exercise-tempo-right = Après { $square }, { other-color-name } ne peut pas y jouer, et { color-name } a { $squares } en réserve.
exercise-tempo-large = { $square } est dans une grande région, où tout est ouvert.
exercise-tempo-answered = Après { $square }, { other-color-name } peut y répondre : { $squares }.
exercise-tempo-no-more = Après { $square }, { color-name } ne peut pas y rejouer tout de suite.

exercise-parity-odd = { $n ->
    [one] { $square } ouvre une région de { $n } case vide, un nombre impair.
   *[other] { $square } ouvre une région de { $n } cases vides, un nombre impair.
}
exercise-parity-even = { $n ->
    [one] { $square } ouvre une région de { $n } case vide, un nombre pair.
   *[other] { $square } ouvre une région de { $n } cases vides, un nombre pair.
}

exercise-access-question = À { color-name } de jouer. { other-color-name } ne peut pas jouer partout. Quel coup rapporte le plus à la fin ?
exercise-access-closed = { $square } est là où { other-color-name } ne peut pas jouer maintenant, et aurait pu attendre.
exercise-access-open = { $square } est là où { other-color-name } peut jouer aussi.

exercise-passing-end = { $square } termine la partie.
exercise-passing-pass = Après { $square }, { other-color-name } n’a aucun coup et passe.

exercise-counting-question = { $n ->
    [one] À { color-name } de jouer, { $n } case vide. Comptez jusqu’au bout : quel coup rapporte le plus ?
   *[other] À { color-name } de jouer, { $n } cases vides. Comptez jusqu’au bout : quel coup rapporte le plus ?
}
exercise-counting-answer = { $discs ->
    [one] { $square } retourne maintenant { $discs } pion.
   *[other] { $square } retourne maintenant { $discs } pions.
}

exercise-converting-question = À { color-name } de jouer, et { color-name } peut gagner. Trouvez un coup qui garde le gain.
exercise-converting-answer = { $winner ->
    [draw] Après { $square }, avec le meilleur jeu, la partie est nulle.
    [black] Après { $square }, avec le meilleur jeu, Noir gagne de { $discs }.
   *[white] Après { $square }, avec le meilleur jeu, Blanc gagne de { $discs }.
}

learn-title = Apprendre
learn-back-with-key = { $back }  (Échap)
learn-back-to-game = Retour à la partie
learn-back-to-learn = Retour à « Apprendre »
learn-typed = Case : { $typed }
learn-next = Suivant
learn-previous = Précédent
learn-square-taken = Il y a déjà un pion en { $square }.
learn-square-no-move = { $square } n’encadre rien : on ne peut pas y jouer.

learn-lessons = Leçons
    .hint = Du premier pion retourné à la parité.
learn-puzzles = Problèmes
    .hint = Un seul coup est le bon. Trouvez-le.
learn-mistakes = Mes erreurs
    .hint = Issues de vos parties, jusqu’à les connaître.
learn-openings = Ouvertures
    .hint = Vos propres lignes, répétées coup par coup.
learn-guess = Deviner les coups
    .hint = Jouez aux côtés d’un fort joueur.
learn-progress = Progrès
    .hint = Faites-vous des progrès ?
today-minutes = Aujourd’hui · { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
today-done = L’entraînement du jour est fini
today-go-on = Continuer
today-days = { $n } jours de suite
today-rating = Classement { $rating }
today-lesson = Leçon { $number } : { $title }
today-lesson-begin = Commencer la leçon
today-lesson-go-on = Continuer la leçon
today-exercises = exercices : { $done } sur { $n }
today-mistakes = Revoir { $n } de vos erreurs
today-puzzle = Le problème du jour
today-puzzle-chance = résolu par { $n } joueurs sur 10 de votre classement

lesson-row = { $number }. { $title }
lesson-row-name = { $stars ->
    [0] { $number }. { $title }, pas encore faite
    [one] { $number }. { $title }, { $stars } étoile sur { $most }
   *[other] { $number }. { $title }, { $stars } étoiles sur { $most }
}
lesson-go-on = continuer
lesson-next = à suivre
lesson-group-rules = Les règles
lesson-group-discs = Pions et coins
lesson-group-mobility = Mobilité
lesson-group-opening = L’ouverture
lesson-group-edges = Les bords
lesson-group-endgame = La finale
lesson-back-to-list = Retour aux leçons
lesson-exercise = Exercice { $number } sur { $exercises }
lesson-done = Leçon finie
lesson-looking = Recherche d’une position…
lesson-none-found = Aucune position trouvée pour celui-ci. Continuez.
lesson-done-clean = Finie, sans une erreur.
lesson-done-again = Finie. À chaque retour, les positions sont nouvelles.
lesson-right = C’est juste. { $reason }
lesson-wrong = Pas ici. { $reason }
lesson-answer = La solution : { $reason }
lesson-try-another = Essayez une autre case.
lesson-try-ringed = Essayez la case portant un anneau, { $square }.
lesson-play-picture = Jouer le coup
lesson-take-back-picture = Reprendre le coup
lesson-next-lesson = Leçon suivante
lesson-all = Toutes les leçons

learn-square-cannot = On ne peut pas jouer { $square }.
learn-exact = exact
learn-about = environ
learn-worth-exact = vaut { $value }, exact
learn-worth-about = vaut environ { $value }

## Puzzles

theme-parity = Parité
    .idea = Jouez dans une région impaire : qui y joue le premier y joue aussi le dernier.
theme-access = Accès
    .idea = Gardez pour plus tard une région où l’adversaire ne peut pas jouer.
theme-corner-sacrifice = Sacrifice de coin
    .idea = Donner un coin peut être juste si cela rapporte davantage.
theme-poisoned-corner = Coin empoisonné
    .idea = Tous les coins ne sont pas bons à prendre.
theme-greed = Maximisation
    .idea = Le coup qui retourne le plus de pions est mauvais ici.
theme-quiet-move = Coup tranquille
    .idea = Retournez peu, à l’intérieur, et ne laissez aucun coup nouveau à l’adversaire.
theme-wedge = Insertion
    .idea = Un pion entre deux pions adverses sur le bord ne peut pas être retourné le long de ce bord.
theme-stoner-trap = Trappe de Stoner
    .idea = Attaquez un bord pour que le coin derrière votre case X vous revienne.
theme-five-disc-edge = Bord de cinq
    .idea = Cinq pions sur un bord ont un bout ouvert : attaquez-le.
theme-diagonal = Diagonale
    .idea = Une diagonale toute à vous garde ses coins fermés.
theme-tempo = Gain de temps
    .idea = Jouez là où l’adversaire ne peut pas répondre, et gardez un autre coup de ce genre.
theme-pass = Passe
    .idea = Si l’adversaire n’a pas de coup, vous rejouez.
theme-wipe-out = Tout prendre
    .idea = Ne laissez aucun pion à l’adversaire.
theme-save-the-draw = Sauver la nulle
    .idea = Un seul coup annule, tous les autres perdent.
theme-save-the-win = Sauver le gain
    .idea = Un seul coup gagne, aucun autre.
theme-surprising = Surprenant
    .idea = La plupart jouent autre chose ici.

puzzles-back = Retour aux problèmes
puzzles-calm = Au calme
    .about = À votre force, avec des indices.
puzzles-mixed = Variés
puzzles-mixed-about = À votre force
puzzles-daily = Du jour
puzzles-daily-about = Le même pour tous
puzzles-daily-solved = Résolu aujourd’hui
puzzles-daily-tried = Tenté aujourd’hui
puzzles-streak = Série
    .about = De plus en plus dur, jusqu’à la première erreur.
puzzles-clock = 3 minutes
    .about = Le plus possible.
puzzles-pace-best = { $name } · record { $best }
puzzles-streak-over = La série s’arrête à { $solved }. Votre record est { $best }.
puzzles-ending = Finales
puzzles-ending-about = Gagner ce qui est gagné
puzzles-ending-held = { $held } sur { $n } { $held ->
    [one] tenue
   *[other] tenues
}
puzzles-by-theme = Par idée
puzzles-theme-solved = { $solved } sur { $n }
puzzles-none-tried = Aucun essayé pour l’instant.
# After streaks, storms or endings alone, which are not rated.
puzzles-none-rated = Pas encore de classement : les problèmes de « Variés » vous en donnent un.
puzzles-solved-at-first = { $solved } sur { $n } { $solved ->
    [one] résolu
   *[other] résolus
} du premier coup.
puzzles-storm-over = Temps écoulé : { $solved } { $solved ->
    [one] résolu
   *[other] résolus
}.
puzzles-storm-first-try = { $solved } sur { $n } du premier coup.
puzzles-storm-new-best = Plus que jamais auparavant.
puzzles-storm-old-best = Votre record est { $best }.
puzzles-storm-again = Encore
puzzles-making = Recherche dans vos parties…
puzzles-none = Il n’y a pas de problèmes : { $reason }.
puzzles-none-of-kind = Il n’y a aucun problème de ce genre.
puzzles-no-memory = On ne peut pas résoudre de problèmes : la mémoire manque.

puzzle-streak-title = Série : { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
}
puzzle-storm-title = { $time } restantes, { $solved } résolus
puzzle-task = À { color-name } de jouer. Trouvez le meilleur coup.
puzzle-one-moment = Un instant…
puzzle-right-so-far = C’est juste. Et maintenant ?
puzzle-solved = Résolu.
puzzle-solved-late = Résolu, après un mauvais essai : seul le premier compte.
puzzle-wrong = { $square } perd { some-discs }. Essayez une autre case, ou voyez la solution.
puzzle-first-try-counts = Seul le premier essai compte, mais vous pouvez continuer.
learn-show-answer = Voir la solution
puzzle-step-before = Coup précédent
puzzle-step-after = Coup suivant
puzzle-done = Terminer
puzzle-step = Coup { $number } sur { $steps }
puzzle-next-best = Le suivant perd { some-discs }.
puzzle-theme-and-idea = { $theme } : { $idea }
puzzle-chances = { $others } % des joueurs classés { $rating } le résolvent. Vous aviez { $own } % de chances.
puzzle-of-rating = Problème classé { $rating }.
puzzle-rating = Votre classement aux problèmes : environ { $rating }.
puzzle-rating-changed = Votre classement aux problèmes : environ { $rating } ({ $change }).

puzzle-ending-task = À { color-name } de jouer, jusqu’à la fin. L’adversaire joue parfaitement.
puzzle-ending-won = À { color-name } de jouer : c’est gagné avec le meilleur jeu. Gardez le gain.
puzzle-ending-drawn = À { color-name } de jouer : c’est nulle avec le meilleur jeu. Gardez la nulle.
puzzle-ending-turns = { $had ->
    [draw] { $square } change une nulle en perte. Continuez, pour voir.
   *[win] { $has ->
        [draw] { $square } change un gain en nulle. Continuez, pour voir.
       *[loss] { $square } change un gain en perte. Continuez, pour voir.
    }
}
puzzle-ending-gives-up = { $square } perd { some-discs }, mais le résultat tient.
puzzle-ending-holds = { $square } tient.
puzzle-ending-passes = { color-name } doit passer.
puzzle-ending-replies = { color-name } répond { $square }.
puzzle-ending-best = { $square } est le meilleur coup.
puzzle-ending-held = Vous avez tenu.
puzzle-ending-slipped = Cela vous a échappé.
puzzle-ending-slip = Le coup qui a tout gâché est { $square }.
puzzle-ending-counts = Noir { $black } – { $white } Blanc, { $empties ->
    [one] { $empties } case vide
   *[other] { $empties } cases vides
}

# Puzzles from the player's own games: a button in the list of ways, and a few words at its right end.
puzzles-own = De mes parties
puzzles-own-about = Un seul bon coup existait
puzzles-own-none = Vos parties n’ont plus de problèmes. Terminez d’abord une autre partie.
puzzles-own-played = Dans la partie, vous avez joué { $square }.

## My mistakes, another look

another-look-title = Coup clé { $number } sur { $moves } : coup { $ply }
another-look-none = Aucun coup clé dans cette partie
another-look-waiting = Examen de la position…
another-look-question = À { color-name } de jouer. Que joueriez-vous ?
another-look-squares = { $squares } ?
another-look-good = Bien ! { $square } ne coûte rien.
some-discs = { $discs ->
    [0] zéro pion
    [1] un pion
    [2] quelques pions
    [3] quelques pions
    [4] quelques pions
    [5] quelques pions
   *[other] beaucoup de pions
}
another-look-same = { $square } est ce que vous avez joué ; cela coûte { some-discs }.
another-look-loses = { $square } coûte { some-discs }. Essayez une autre case.
learn-hint = Indice
another-look-both-lines = Comparer

mistakes-none = Pas encore d’erreurs. Jouez une partie et faites-en le bilan : ses plus mauvais coups viendront ici.
learn-play = Jouer une partie
mistakes-due = { $cards ->
    [one] { $cards } coup à retrouver aujourd’hui
   *[other] { $cards } coups à retrouver aujourd’hui
}, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
mistakes-nothing-due = Rien à revoir aujourd’hui.
mistakes-begin = Commencer
mistakes-done = Fini : { $right } { $right ->
    [one] juste
   *[other] justes
} sur { $n }.
    .again = Ce qui était faux reviendra demain.
mistakes-note = Des positions de vos parties où vous vous êtes trompé. Mieux vous en connaissez une, plus tard elle revient.
mistakes-in-all = { $n } en tout.
mistakes-title = { $left ->
    [0] Mes erreurs, la dernière
   *[other] Mes erreurs, encore { $left }
}
mistakes-back-to-due = Retour aux cartes du jour
mistakes-question = À { color-name } de jouer. Qu’y a-t-il de mieux que dans la partie ?
learn-one-of = C’est l’une de ces deux cases : { $squares }.
mistakes-right = C’est juste. Dans la partie, vous avez joué { $played }, qui a perdu { some-discs }.
mistakes-same = C’est ce que vous avez joué dans la partie : cela a perdu { some-discs }.
mistakes-loses = { $square } perd { some-discs }.
mistakes-origin = { $known ->
    [yes] De votre partie contre { $opponent }.
   *[no] D’une de vos parties.
}
mistakes-origin-on = { $known ->
    [yes] De votre partie contre { $opponent }, { $date }.
   *[no] D’une de vos parties, { $date }.
}
mistakes-again = { $days ->
    [1] Elle revient demain.
    [one] Elle revient dans { $days } jour.
   *[other] Elle revient dans { $days } jours.
}

## Feuilles à imprimer : diagrammes et exercices

handout-title = Feuille à imprimer
handout-about = Une page de diagrammes en noir et blanc. Un navigateur l’ouvre et l’imprime, en A4 ou Letter.
handout-what = Diagrammes
handout-position = La position affichée
handout-game = La partie, coup par coup sur un diagramme
handout-mistakes = Erreurs, en exercices avec solutions
handout-puzzles = Problèmes, avec solutions
handout-found = Les positions trouvées, avec les coups joués
handout-chosen-mistakes = Erreurs des parties choisies
handout-whose = Erreurs de
handout-heading = Titre
handout-first = Premier numéro
handout-moves = Coups numérotés
handout-number = Nombre
handout-theme = Thème
handout-any-theme = Tous
handout-rating = Classement
handout-save = Enregistrer…
handout-no-review = Faites d’abord le bilan de la partie.
handout-none = rien ne convient
handout-unreviewed = aucune de ces parties n’a de bilan
handout-over = La partie est terminée
handout-answers = Solutions
handout-played = { $played } a été joué.
handout-answer = { $discs ->
    [one] { $best }. Dans la partie, { $played } a perdu { $discs } pion.
   *[other] { $best }. Dans la partie, { $played } a perdu { $discs } pions.
}
handout-no-memory = la mémoire ne suffit pas

## Deviner les coups

guess-about = Vous voyez une partie coup par coup et devinez ce qui a été joué. Un essai compte selon les pions qu’il perd.
guess-no-game = Choisissez une partie 8×8 terminée.
guess-own-games = Parties d’Outflank
# The number of the game, its opening, and the discs of Black and White at its end.
guess-own-game = { $n }. { $opening }
guess-unnamed = { $from ->
    [board] La partie sur l’othellier
   *[choice] La partie choisie
}
guess-whose = De qui voulez-vous deviner les coups ?
guess-side = { $n ->
    [one] { $name } ({ $n } coup)
   *[other] { $name } ({ $n } coups)
}
guess-both = Les deux joueurs
guess-title = Deviner les coups : { $number } sur { $n }
guess-done = Deviner les coups : votre résultat
guess-back = Retour au choix du joueur
guess-question = Coup { $number }, { color-name }. Qu’a joué { $player } ?
guess-question-unnamed = Coup { $number }, { color-name }. Qu’est-ce qui a été joué ?
guess-checking = { $square } : vérification…
guess-matched = { $discs ->
    [0] Juste : { $square } a été joué. Il ne perd rien.
    [one] Juste : { $square } a été joué. Il perd environ { $discs } pion.
   *[other] Juste : { $square } a été joué. Il perd environ { $discs } pions.
}
guess-yours = { $discs ->
    [0] Votre { $square } ne perd rien.
    [one] Votre { $square } perd environ { $discs } pion.
   *[other] Votre { $square } perd environ { $discs } pions.
}
guess-theirs = { $discs ->
    [0] Le coup joué est { $square } ; il ne perd rien.
    [one] Le coup joué est { $square } ; il perd environ { $discs } pion.
   *[other] Le coup joué est { $square } ; il perd environ { $discs } pions.
}
guess-share = Parmi les joueurs à { $rating }, { $share } jouent { $square }.
guess-shares = Parmi les joueurs à { $rating }, { $share } jouent { $square } et { $own_share } jouent { $own }.
guess-so-far = Pions perdus jusqu’ici (joueurs à { $rating } : { $people })
guess-both-players = les joueurs
guess-result = { $n ->
    [one] { $n } essai. Pions perdus : vous { $yours }, { $player } { $theirs }.
   *[other] { $n } essais. Pions perdus : vous { $yours }, { $player } { $theirs }.
}
guess-matches = Coups devinés : { $matches } sur { $n }.
guess-people = Les joueurs à { $rating } perdraient { $discs } en moyenne.
guess-best = Votre meilleur essai : { $square } au coup { $number }. Parmi les joueurs à { $rating }, { $share } le trouvent.

## Openings of one's own: lines, tree, drill

lines-as = Mon répertoire avec { color-name }
lines-none-yet = Encore vide. Le livre peut le commencer : ses meilleures réponses à ce que les gens jouent.
lines-coverage = { $n ->
    [one] { $n } coup, pour { $percent } % de ce que les gens jouent dans vos { $first } premiers coups.
   *[other] { $n } coups, pour { $percent } % de ce que les gens jouent dans vos { $first } premiers coups.
}
lines-gap = La plus grande lacune : { $moves }, dans { $percent } % des parties.
lines-grow = Ajouter depuis le livre
lines-add-game = Ajouter les coups joués
lines-add = Ajouter une ouverture
lines-drill = S’entraîner ({ $due })
lines-more = et { $n } de plus
lines-row = { $number }. { color-name } { $square }
lines-row-after = { $number }. { other-color-name } { $reply }, { color-name } { $square }
lines-share = { $percent } % des parties
lines-share-due = { $percent } % des parties, à revoir

drill-title = Entraînement
drill-back-to-lines = Retour au répertoire
drill-right = C’est juste.
drill-played = { other-color-name } a joué { $square }.
drill-your-move = À vous, { color-name }.
drill-line-ends = Votre répertoire s’arrête ici : { $right } sur { $n }.
drill-also-fine = { $played } est bon aussi ; votre répertoire a { $square }. Jouez-le.
drill-also-fine-named = { $played } est bon aussi (ouverture : { $name }) ; votre répertoire a { $square }. Jouez-le.
drill-not = Pas { $played } : votre répertoire a { $square }. Jouez-le.
drill-once-more = Encore une fois
drill-play-on = Poursuivre d’ici

## Progress

progress-rating = Classement
progress-no-rating = Aucune partie n’a encore compté.
progress-rating-spoken = Classement sur { $games } { $games ->
    [one] partie
   *[other] parties
} : de { $from } à { $to } ; il est entre { $low } et { $high } dans 19 cas sur 20
progress-phases = Pions perdus par coup, dans les 20 dernières parties
progress-phases-unknown = Trop peu de coups de parties classées ont un bilan.
progress-you = vous
progress-own-group = vos pairs
progress-next-group = 200 de plus
phase-opening = ouverture
phase-midgame = milieu
phase-endgame = finale
progress-too-few = trop peu de coups
progress-weaker = point faible
progress-stronger = point fort
progress-as-rated = comme attendu
progress-latest-games = Les dernières parties
progress-trend-later = Après huit parties avec bilan, elles sont comparées aux précédentes.
progress-trend = { $how ->
    [better] Les { $n } dernières parties ont perdu { $now } pions chacune, les { $n } d’avant { $before } : mieux ({ $from } à { $to }).
    [worse] Les { $n } dernières parties ont perdu { $now } pions chacune, les { $n } d’avant { $before } : moins bien ({ $from } à { $to }).
   *[unsure] Les { $n } dernières parties ont perdu { $now } pions chacune, les { $n } d’avant { $before } : aucun changement sûr ({ $from } à { $to }).
}
progress-small-sample = Petit échantillon.
progress-tries = essais
progress-solved = résolus
progress-few-tries = En dessous de { $n } essais, le pourcentage ne dit pas grand-chose.
progress-advice-repeat = { $n ->
    [1] Une de vos erreurs est à revoir aujourd’hui.
   *[other] { $n } de vos erreurs sont à revoir aujourd’hui.
}
progress-advice-opening = C’est dans l’ouverture que vous perdez le plus face aux joueurs de votre classement : les leçons en parlent.
progress-advice-midgame = C’est au milieu de partie que vous perdez le plus face aux joueurs de votre classement : les leçons en parlent.
progress-advice-endgame = C’est en finale que vous perdez le plus face aux joueurs de votre classement : les problèmes vous y entraînent.
progress-advice-puzzles = Rien ne ressort : résolvez quelques problèmes.
progress-advice-play = Jouez des parties classées : ce que vos coups perdent se verra ici.

## Characters and opponents

player-human = Humain
    .description = Une personne devant cet ordinateur.
player-opponent = Adversaire
    .description = Joue comme les gens d’un certain classement, erreurs comprises.
    .custom = Force au choix
player-character = Personnage
    .description = Un visage avec un nom, un classement et des habitudes.
player-ghost = Fantôme
    .description = Joue comme un joueur dont les parties sont dans la bibliothèque.
player-random = Hasard
    .description = Joue n’importe quel coup légal.
player-greedy = Glouton
    .description = Retourne autant de pions que possible, sans regarder plus loin.
player-minimax = Minimax
    .description = Voit quelques coups d’avance et compte pions, coins et bords.
    .formula = Valeur d’une position : (pions) + 3 × (coins) + 2 × (bords), les siens moins ceux de l’autre.
    .with-depth = Minimax (profondeur)
player-engine = Outflank
    .description = Le moteur Outflank : de débutant à plus fort que tout humain.
player-external = Autre moteur
    .description = Le moteur d’un autre programme, comme Edax.
player-and-rating = { $name }, classement { $rating }
player-and-depth = { $name }, profondeur { $depth }
player-and-level = { $name }, niveau { $level }

character-tooltip = { $name }, classement { $rating } : { $habit }

character-duckling = Caneton
    .habit = veut retourner autant de pions que possible
character-magpie = Pie
    .habit = rafle les bords, et les coins encore plus
character-hedgehog = Hérisson
    .habit = évite les cases voisines des coins vides
character-crab = Crabe
    .habit = longe les bords
character-mole = Taupe
    .habit = reste à l’intérieur et garde les bords pour plus tard
character-fox = Renard
    .habit = vous laisse peu de coups
character-squirrel = Écureuil
    .habit = met des coups de côté pour plus tard
character-heron = Héron
    .habit = attend par des coups tranquilles que vous deviez agir
character-badger = Blaireau
    .habit = creuse pour le dernier coup de chaque région
character-owl = Chouette
    .habit = voit presque tout
player-level = Le niveau { $level } sur { $most } { $pace ->
    [at-once] joue aussitôt
    [seconds] réfléchit quelques secondes
   *[minutes] peut réfléchir plusieurs minutes
}.
player-level-with-mistakes = Niveau { $level } sur { $most } : fait des erreurs.
player-level-on-standard = En 8×8 : { $strength }.
level-plies = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
level-exact = exact dès { $n } cases vides
level-mistakes = avec des erreurs
player-depth = { $n ->
    [1] Ne regarde que son propre coup : pions, coins et bords.
   *[other] Regarde { $n } coups d’avance : pions, coins et bords.
}
player-rating = { $rating } : { $people }.
people-below-550 = débutant, prend le plus de pions possible
people-below-750 = joue de temps en temps, donne souvent des coins
people-below-950 = joue pour le plaisir, voit les coins
people-below-1150 = joueur de club occasionnel, oublie la parité
people-below-1350 = joueur de club, finit à court de coups
people-below-1550 = bon joueur de club, connaît des ouvertures
people-below-1750 = joue en tournoi, se trompe en finale
people-below-1950 = fort joueur de tournoi
people-best = parmi les meilleurs
player-list = Joueur { $color ->
    [black] noir
   *[white] blanc
}
person-list = Qui joue { color-name }
character-list = Personnage de { color-name }
strength-name = { $what ->
    [depth] Profondeur
    [level] Niveau
   *[rating] Classement
}
strength-is-custom = { $name } s’en va. Désormais joue une force au choix : classement { $rating }.
computer-title = Ordinateur · { color-name }
strength = { $what ->
    [depth] Profondeur
    [level] Niveau
   *[rating] Classement
} de { color-name }
strength-as-number = { $what ->
    [depth] Profondeur
    [level] Niveau
   *[rating] Classement
} de { color-name } en chiffres
strength-lower = Baisser { $what ->
    [depth] la profondeur
    [level] le niveau
   *[rating] le classement
} de { color-name }
strength-raise = Augmenter { $what ->
    [depth] la profondeur
    [level] le niveau
   *[rating] le classement
} de { color-name }

## Errors of files and inputs

search-played-illegal = il a joué { $played }, ce qui n’est pas légal
search-played-nothing = il n’a rien joué, ce qui n’est pas légal
saved-earlier-game = partie antérieure { $number }
saved-later-game = partie postérieure { $number }
kept-unreadable = la ligne { $line }, colonne { $column }, est illisible : { $reason }
kept-newer = il est de la version { $version }, écrite par un Outflank plus récent ; celui-ci connaît la version { $known }
puzzles-file-foreign = ce n’est pas un fichier de problèmes ; il devrait commencer par « Outflank puzzles »
puzzles-file-version = le fichier de problèmes est de la version { $version } ; ce programme lit la version { $known }
puzzles-file-length = le fichier de problèmes a { $found } octets au lieu de { $expected }
puzzles-file-checksum = le fichier de problèmes est abîmé : sa somme de contrôle est fausse
puzzles-file-contents = le fichier de problèmes est abîmé : il ne contient pas ce qu’il devrait
complaint-memory = Impossible d’obtenir { $wanted } Mo de mémoire pour le moteur ; il se contente de { $granted } Mo.
complaint-model = Un niveau du moteur joue à la place d’un adversaire de force humaine : { $reason }.

place-character = caractère { $character }
place-line = ligne { $line }, caractère { $character }
at-place = { $place } : { $reason }
at-line = ligne { $line } : { $reason }

illegal-off-board = cette case est hors de l’othellier
illegal-occupied = { $square } porte déjà un pion
illegal-flips-nothing = un pion en { $square } ne retournerait rien
illegal-not-central = { $square } n’est pas au centre, où vont les quatre premiers pions
illegal-pass = on ne peut passer que si aucun pion ne peut être posé
illegal-game-over = la partie est finie
wrong-turn = { $color ->
    [black] c’est à Noir de jouer
   *[white] c’est à Blanc de jouer
}
no-such-square = cette case n’existe pas en { $board }
size-out-of-range = un othellier a de 4 à 16 cases de large et de haut, pas { $width }×{ $height }
size-odd = la largeur et la hauteur d’un othellier sont paires, pas { $width }×{ $height }
size-none = « { $found } » n’est pas une taille d’othellier ; il faut par exemple 8x8 ou 6x10
move-at-place = coup { $number }, « { $found } », { $place } : { $reason }

title-draw = nulle
read-unknown = ce n’est ni une partie ni une position ; il faut des coups comme f5d6c3 ou des rangées de X, O et -
read-empty = c’est vide
read-packed = ce fichier est compressé ({ $kind }) ; décompressez-le et ouvrez ce qu’il contient
read-other-kind = ce fichier ({ $kind }) ne contient pas de parties sous forme de texte
read-other-game = ce sont des parties d’échecs ou de dames, pas d’Othello
read-search = ce sont des lignes de la recherche d’un moteur ; la position qui précède manque
read-too-long = ce texte a { $n } caractères, trop pour une partie ou une position
read-too-large = un fichier de ce type est lu jusqu’à { $megabytes } Mo, et celui-ci est plus grand
read-game-too-large = une partie dépasse { $megabytes } Mo ; la suite du fichier n’est pas lue
read-breaks-off = impossible de lire la suite du fichier : { $reason }
read-no-games = il n’y a pas de parties dans le fichier
read-too-many-games = il y a plus de { $n } parties
read-overruled = partie { $number } : le résultat { $stated } n’a pas été utilisé ; l’othellier indique { $counted }
read-too-many-discs = partie { $number } : le résultat { $stated } n’a pas été utilisé ; l’othellier a moins de cases
read-game = partie { $number } : { $reason }
transcript-empty = il n’y a pas de coups ; il faut par exemple f5d6c3
transcript-no-square = coup { $number }, « { $found } », { $place } : ce n’est pas une case de l’othellier { $board } (a1 à { $corner })
transcript-two-readings = ces coups peuvent se lire de deux façons, { $first } ou { $second }
board-empty = il n’y a pas de cases ; il faut des rangées de X, O et -
board-unknown = « { $character } », { $place }, n’est ni un pion (X ou O) ni une case vide (-)
board-ragged = la rangée { $row } a { $found } { $found ->
    [one] case
   *[other] cases
} alors que la première en a { $expected }
board-count = une seule ligne de { $n } { $n ->
    [one] case
   *[other] cases
} ne fait pas un othellier carré ; il en faut 64 pour 8×8, ou une ligne par rangée
game-too-much = c’est plus qu’une partie ne peut contenir
board-too-large = il y a plus de cases que les 256 du plus grand othellier
fault-found = il faut { $expected }, pas « { $found } »
fault-expected = il faut { $expected }
fault-what = { $what ->
    [Game] (;
    [Property] une propriété, un nœud ou une parenthèse
    [Node] le ; d’un nœud
    [ValueEnd] une valeur qui finit par ]
    [GameEnd] le ) à la fin de la partie
    [Othello] GM[2] pour Othello
    [Size] une taille comme 8 ou 6:10
    [Board] un othellier comme BO[8 … *]
    [Move] une case ou PASS, éventuellement avec une valeur et un temps (F5/1.25/0.50)
    [Moves] une liste « moves » de cases comme « f5 »
    [MoveBefore] un coup avant celui-ci
    [Squares] un othellier de 64 cases et le camp au trait
    [Side] X ou O pour le camp au trait
    [Score] un score de -64 à 64 (ou F5:+2)
    [BookLine] une position avec sa valeur, ou une suite de coups
    [Central] des pions posés à tour de rôle au centre
   *[Seconds] les secondes d’un coup
}
move-wrong = coup { $number }, « { $found } » : { $reason }
quest-no-json = ce n’est pas du JSON
wthor-no-header = le fichier a { $n } { $n ->
    [one] octet
   *[other] octets
} ; un fichier WTHOR commence par un en-tête de 16
wthor-length = le fichier a { $found } octets alors que ses { $n_games } parties en { $board } en demandent { $expected }
wthor-size = l’othellier a { $n } cases de côté ; WTHOR ne connaît que 8 et 10
wthor-solitaire = ce sont des positions à résoudre, pas des parties
wthor-names = ce sont les noms des joueurs ou des tournois ; les parties sont dans les fichiers en .wtb
wthor-names-length = le fichier de noms a { $found } octets, ce qui ne correspond pas à { $n_names } noms de { $length }

summary-position = { $color ->
    [black] Une position en { $board }, à Noir de jouer, { $n ->
        [one] { $n } case vide
       *[other] { $n } cases vides
    }
   *[white] Une position en { $board }, à Blanc de jouer, { $n ->
        [one] { $n } case vide
       *[other] { $n } cases vides
    }
}
summary-over = Une position en { $board }, partie finie
summary-game = { $n ->
    [one] Une partie de { $n } coup en { $board }
   *[other] Une partie de { $n } coups en { $board }
}
summary-variations = { $n ->
    [one] Une partie de { $n } coup en { $board }, avec variantes
   *[other] Une partie de { $n } coups en { $board }, avec variantes
}

write-ending = le format se choisit par l’extension .sgf, .ggf, .pgn, .wtb, .obf, .txt ou .outflank
write-pgn = PGN contient des parties en 8×8 depuis le départ normal où le plus de pions gagne ; choisissez .sgf ou .ggf
write-moves-alone = les coups seuls ne disent ni de quel départ, ni que le moins de pions gagne ; choisissez .sgf ou .ggf
write-ggf-placing = la partie commence encore par la pose des pions centraux, ce que GGF ne connaît pas ; choisissez .sgf
write-obf = OBF contient des positions en 8×8 où le plus de pions gagne ; choisissez .sgf ou .ggf
write-game = partie { $number } : { $reason }
write-cut-short = Là où l’othellier a été corrigé, la partie s’arrête dans ce fichier. .sgf et .ggf gardent tout.
write-smallest-win = Quand seul le vainqueur est connu, ce fichier note la plus petite victoire. .sgf et .pgn le gardent tel quel.
write-without-result = Les parties sans résultat sont laissées de côté : WTHOR ne sait pas les noter.
write-undated = Les parties sans date reçoivent l’année de ce fichier.
write-one-game = un fichier propre à Outflank contient une partie, pas { $n } ; choisissez .sgf
# The games of a WTHOR file.
write-wthor-start = WTHOR contient des parties en 8×8 ou 10×10 depuis le départ normal où le plus de pions gagne ; choisissez .sgf
write-wthor-size = elle est sur un autre othellier que la première ; WTHOR a un fichier par taille
write-wthor-year = elle est de { $year }, la première de { $first } ; WTHOR a un fichier par année
write-wthor-names = { $file } : WTHOR contient au plus 65 535 noms, et il y en a davantage
write-wthor-no-result = la partie n’a pas de résultat, et WTHOR ne sait pas le noter
wthor-names-changed = { $n ->
    [one] WTHOR n’a pas pu garder ce nom en entier : { $names }.
   *[other] WTHOR n’a pas pu garder ces noms en entier : { $names }.
}

unreadable-ends = le texte finit trop tôt
unreadable-number = le nombre est trop grand ou trop petit
unreadable-missing = « { $field } » manque
unreadable-twice = « { $field } » y est deux fois
unreadable-unknown = « { $field } » est inconnu
unreadable-brackets = il y a trop de parenthèses imbriquées
unreadable-other = ce n’est pas écrit comme Outflank l’écrit
saved-newer = la partie enregistrée est de la version { $version }, écrite par un Outflank plus récent ; celui-ci connaît la version { $known }
saved-too-many = un fichier contient au plus { $max } parties, pas { $n }
saved-wrong = { $game } : { $reason }
saved-on-board = la partie sur l’othellier
saved-no-move = il n’y a pas de coup numéro { $number }
saved-twice = le même coup y est déjà
disk-no-plain-file = ce n’est pas un fichier ordinaire
disk-too-large = il dépasse { $megabytes } Mo
disk-no-text = ce n’est pas un texte : l’octet { $place } n’est pas de l’UTF-8
disk-in-use = un autre Outflank l’utilise
library-none = ce n’est pas une bibliothèque de parties
library-newer = la bibliothèque a été écrite par un Outflank plus récent
library-full = une bibliothèque contient au plus { $n } parties
library-game-too-large = une partie prend au plus { $megabytes } Mo dans une bibliothèque
library-file-too-large = le fichier d’une bibliothèque a au plus { $megabytes } Mo
library-too-many-tags = une bibliothèque a au plus { $n } étiquettes
library-tag-name = il faut à une étiquette un nom d’au plus { $n } lettres
library-game-not-shown = impossible d’afficher la partie : { $reason }
library-game-gone = elle n’est plus dans la bibliothèque
library-game-empty = elle est vide
unread-heading = son en-tête est abîmé
unread-bytes = { $n ->
    [one] { $n } octet illisible en { $places }
   *[other] { $n } octets illisibles en { $places }
}
unread-places = { $n ->
    [one] { $n } endroit
   *[other] { $n } endroits
}
unread-entries = { $n ->
    [one] { $n } entrée incompréhensible
   *[other] { $n } entrées incompréhensibles
}
unread-tail = { $n ->
    [one] elle s’interrompt dans sa dernière entrée, dont il reste { $n } octet
   *[other] elle s’interrompt dans sa dernière entrée, dont il reste { $n } octets
}
variant-fewest = { $board }, le moins de pions gagne
variant-fewest-short = { $board } moins

# Les moteurs d'autres programmes.
engine-none-chosen = Aucun moteur d’un autre programme n’est encore configuré.
engine-not-set-up = aucun moteur de ce nom n’est plus configuré
engine-no-command = sa commande ne nomme aucun programme
engine-set-up = Configurer…
engine-list = { $color ->
    [white] Moteur de Blanc
   *[black] Moteur de Noir
  }
engine-not-started = il ne démarre pas ({ $reason })
engine-unready = { $reason } (il a écrit : { $words })
engine-stopped = il a été arrêté
engine-ended = il s’est terminé
engine-silent = { $n ->
    [one] il n’a pas répondu en { $n } seconde
   *[other] il n’a pas répondu en { $n } secondes
  }
engine-no-move = il a répondu « { $answer } », qui n’est pas un coup
engine-refused = il a refusé « { $command } » : { $reason }
player-ghost-of = Fantôme de { $player }, environ { $rating }
player-ghost-about = Environ { $rating } : joue comme ce joueur.
ghost-none-chosen = Aucun fantôme n’a encore été créé.
ghost-make-one = En créer un…
ghost-list = { $color ->
    [white] Fantôme de Blanc
   *[black] Fantôme de Noir
  }
ghosts-title = Fantômes
ghosts-about = Un fantôme joue comme un joueur de la bibliothèque, ou comme vous le mois dernier. Il est créé sur cet ordinateur à partir d’au moins { $n } parties.
ghosts-ghost = Fantôme
ghosts-play = Jouer contre lui
ghosts-make-again = Le recréer
ghosts-remove = Retirer
ghosts-new = Nouveau fantôme
ghosts-player = Joueur
    .example = Une partie du nom
ghosts-player-games = { $player } · { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  }
ghosts-no-players = Aucun joueur n’a encore { $n } parties dans la bibliothèque. Importez-en, ou jouez-en.
ghosts-too-few = Aucun joueur du nom de { $player } n’a { $n } parties dans la bibliothèque.
ghosts-few-games = { $n ->
    [one] il y a { $n } partie, et il en faut { $least }
   *[other] il y a { $n } parties, et il en faut { $least }
  }
ghosts-days = Jours
    .meaning = Seules les parties de ces jours comptent (2026-10-31, 2026-10 ou 2026) ; sans jours, toutes comptent.
ghosts-from = Premier jour
ghosts-to = Dernier jour
ghosts-last-month = Mois dernier
ghosts-all-days = Tous les jours
ghosts-no-day = « { $wrong } » n’est pas un jour. Écrivez 2026-10-31, 2026-10 ou 2026.
ghosts-full = Il y a { $n } fantômes ; retirez-en d’abord un.
ghosts-make = Créer le fantôme
ghosts-reading = Lecture des parties…
ghosts-making = Le fantôme de { $ghost } est en cours de création.
ghosts-progress = { $ghost } : positions examinées, { $n } sur { $of }
ghosts-stop = Arrêter
ghosts-made = Le fantôme de { $ghost } est prêt.
ghosts-made-of = { $n ->
    [one] Créé à partir de { $n } partie, classement d’environ { $rating }.
   *[other] Créé à partir de { $n } parties, classement d’environ { $rating }.
  }
ghosts-foretold = Dans les parties gardées pour le test, le fantôme prédit { $ghost } % des coups, un joueur moyen de ce classement { $plain } %.
ghosts-better = Il joue donc plus comme { $player } qu’un joueur moyen de ce classement.
ghosts-perhaps = Plus de parties montreraient s’il joue comme { $player }.
ghosts-no-better = Il ne prédit pas mieux ; il joue donc comme les joueurs de ce classement, avec les ouvertures de { $player }.
ghosts-habits = Par rapport à d’autres de ce classement : { $habits }.
ghosts-no-habits = Aucune habitude ne se détache de celles d’autres joueurs de ce classement.
ghosts-stale = { $n ->
    [one] Les parties ont changé : { $n } compte à présent, contre { $before } alors. Recréez-le.
   *[other] Les parties ont changé : { $n } comptent à présent, contre { $before } alors. Recréez-le.
  }
ghosts-file-missing = son fichier manque
ghosts-file-newer = son fichier est celui d’un Outflank plus récent
ghosts-file-damaged = son fichier est abîmé
ghosts-file-other-model = il a été créé pour un autre modèle du jeu humain
ghosts-made-again = Le fantôme de { $ghost } est recréé : { $reason }.
ghosts-not-made = Le fantôme de { $ghost } ne peut pas être créé : { $reason }.
ghosts-no-weights = le programme n’a pas ses poids
ghosts-no-threads = le système ne peut pas lancer le calcul : { $reason }
ghosts-not-written = Le fantôme est prêt, mais son fichier ne peut pas être écrit ({ $reason }) ; il sera recréé la prochaine fois.
ghosts-plain-serves = Le fantôme de { $ghost } manque ; un adversaire classé { $rating } joue à sa place.
habit-corners = { $amount ->
    [less] garde les coins pour plus tard
   *[more] prend plus volontiers les coins
  }
habit-edges = { $amount ->
    [less] évite les bords
   *[more] aime les bords
  }
habit-beside-corners = { $amount ->
    [less] évite les cases voisines des coins vides
   *[more] joue plus à côté des coins vides
  }
habit-giving-corners = { $amount ->
    [less] donne moins de coins
   *[more] donne plus de coins
  }
habit-flips = { $amount ->
    [less] retourne peu de pions
   *[more] retourne beaucoup de pions
  }
habit-replies = { $amount ->
    [less] laisse peu de coups à l’adversaire
   *[more] laisse beaucoup de coups à l’adversaire
  }
habit-own-moves = { $amount ->
    [less] met peu de coups de côté
   *[more] met beaucoup de coups de côté
  }
habit-frontier = { $amount ->
    [less] garde ses pions loin des cases vides
   *[more] bâtit des murs
  }
habit-quiet = { $amount ->
    [less] joue peu de coups tranquilles
   *[more] aime les coups tranquilles
  }
habit-parity = { $amount ->
    [less] joue dans les régions paires
   *[more] joue dans les régions impaires
  }
habit-near-last = { $amount ->
    [less] joue loin du dernier pion
   *[more] répond à côté du dernier pion
  }
habit-ending-loss = { $amount ->
    [less] perd moins en finale
   *[more] perd plus en finale
  }

engines-title = Autres moteurs
engines-about = Edax, NTest, Egaroucid et tout programme qui parle GTP ou le protocole de NBoard peuvent jouer ici.
engines-done = Terminé
engines-engine = Moteur
engines-unnamed = Nouveau moteur
engines-add = Ajouter
engines-remove = Retirer
engines-name = Nom
    .example = par exemple Edax
engines-command = Commande
    .example = par exemple /opt/edax/bin/edax -gtp
engines-choose = Choisir…
    .hint = Chercher le fichier du programme
engines-folder = Dossier
    .example = Où il a ses fichiers, s’il le demande
engines-protocol = Protocole
    .gtp = GTP
    .nboard = NBoard
engines-time = Temps
    .spoken = Secondes par coup
    .own = Il prend le temps qu’il veut.
    .meaning = { $n ->
    [one] { $n } seconde par coup, dans une partie sans pendule
   *[other] { $n } secondes par coup, dans une partie sans pendule
  }
engines-depth = Profondeur
    .spoken = Coups calculés d’avance
    .meaning = { $n ->
    [one] { $n } coup d’avance
   *[other] { $n } coups d’avance
  }
engines-trial = Essai
engines-try = Essayer
    .meaning = Le démarre et lui fait jouer un premier coup.
engines-trying = Essai en cours…
engines-tried = Il s’appelle { $name }, a répondu en { $greeting } ms et joué { $played } en { $took } ms.
engines-tried-unnamed = Il a répondu en { $greeting } ms et joué { $played } en { $took } ms.
engines-tried-in-vain = Cela ne marche pas : { $reason }.
engines-no-name = Chaque moteur a besoin d’un nom.
engines-same-name = Deux moteurs s’appellent { $engine } ; chacun a besoin d’un nom à lui.
engines-no-command = La commande de { $engine } ne nomme aucun programme, ou un guillemet n’y est pas fermé.
analysis-second = { $engine }, profondeur { $depth }
    .meaning = Ce que valent les coups selon { $engine }. ≠ marque un écart de 2 pions ou un autre vainqueur.
analysis-second-waits = { $engine } réfléchit…
analysis-second-says = { $differs ->
    [yes] le second moteur dit { $value }, ce qui diffère
   *[no] le second moteur dit { $value }
  }
engine-analyses-no-more = { $engine } n’analyse plus : { $reason }. « Autres moteurs… » permet de le remettre.
engines-analysis = Analyse
    .beside = Analyse à côté d’Outflank
    .meaning = Pendant l’analyse d’une position, ses valeurs sont sous les nôtres. Les moteurs ne donnent de valeurs que par le protocole de NBoard.
filter-names = Noms (WTHOR)
# Everything to another computer in one file.
moving-title = Déménager vers un autre ordinateur
    .about = { moving-ending }
moving-about = Un seul fichier emporte tout : réglages, joueurs et leurs progrès, bibliothèque, livre d’ouvertures et fantômes. Enregistrez-le ici et ouvrez-le sur l’autre ordinateur. Ce qui s’y trouve déjà reste.
moving-save = Tout enregistrer…
moving-open = Ouvrir un fichier…
moving-found = { $name } contient les progrès de { $people } et { $games ->
    [one] une partie
   *[other] { $games } parties
} pour la bibliothèque.
moving-take = Reprendre
moving-taken = Tout est repris ; les parties arrivent dans la bibliothèque.
moving-saved = Tout est dans { $name }.
moving-ending = Le nom d’un tel fichier se termine par .moving.
moving-not-taken = { $name } n’a pas été repris : { $reason }
moving-foreign = ce n’est pas un fichier complet d’Outflank
moving-newer = un Outflank plus récent l’a écrit
moving-damaged = il est abîmé

idea-corner = coins
idea-shared-square = cases que les deux veulent
idea-lets-in = nouvelles réponses offertes
idea-opens = cases ouvertes
idea-flips = pions retournés
idea-reserve = coups qui peuvent attendre
idea-access = coups perdus
idea-edge = trous sur les bords
idea-quiet = coups tranquilles
idea-few-moves = mobilité
idea-last-move = parité
idea-stable = pions définitifs
idea-threat = menaces sur les coins
idea-pass = passes
idea-answer = réponses préparées
idea-reply = réponse adverse
# The one sentence for a game.
costs-corner = { $who ->
    [you] Vous avez
    [named] { $name } a
   *[other] { color-name } a
} laissé le coin { $corner } { $n ->
    [one] une fois
   *[other] { $n } fois
} : { $discs } pions.
costs-most = Ce qui { $who ->
    [you] vous a coûté le plus
    [named] a coûté le plus à { $name }
   *[other] a coûté le plus à { color-name }
} : { $idea }. { $n ->
    [one] Une erreur
   *[other] { $n } erreurs
}, { $discs } pions.
learn-to-lesson = Leçon
learn-to-lesson-name = Leçon : { $title }
learn-to-puzzles = Problèmes
learn-to-puzzles-name = Problèmes : { $theme }
mistakes-alike-origin = D’abord une autre position, avec la même idée que votre prochaine.
mistakes-alike-right = C’est juste. Voici maintenant celle de votre partie.
mistakes-about = Il s’agissait de ceci : { $idea }.
progress-verdict = { $phase } : { $verdict }
progress-reading = Lecture de vos parties…
progress-time = Temps par coup
progress-time-phase = { $phase } { $seconds } s
progress-motifs = { $n ->
    [one] Le sujet des erreurs, dans la dernière partie
   *[other] Le sujet des erreurs, dans les { $n } dernières parties
}
progress-motifs-none = Aucune erreur dont la raison soit connue.
progress-times = fois
progress-discs-a-game = pions par partie
progress-before = avant
progress-turn = Ce que sont devenues les occasions
progress-converted = En tête de { $discs } pions ou plus à { $empties } cases vides, gagnées : { $part } sur { $n }, { $percent } % ; vos pairs, { $peers } %.
progress-saved = En retard de { $discs } pions ou plus à { $empties } cases vides, non perdues : { $part } sur { $n }, { $percent } % ; vos pairs, { $peers } %.
progress-chances = Après un coup adverse qui perdait { $loss } pions ou plus, bonnes réponses : { $part } sur { $n }, { $percent } % ; vos pairs, { $peers } %.
progress-opening-games = parties
progress-opening-points = points
progress-opening-loss = pions perdus au coup 20
progress-advice-idea = La plupart des pions perdus viennent de là : { $idea }. La leçon montre ce qu’il faut regarder.
progress-save-page = Enregistrer en page…
progress-page-title = { $player ->
    [Vous] Vos progrès
   *[other] Progrès de { $player }
}
progress-page-results = { $n ->
    [one] { $n } partie. Gains : { $won }, nulles : { $drawn }, pertes : { $lost }.
   *[other] { $n } parties. Gains : { $won }, nulles : { $drawn }, pertes : { $lost }.
}
progress-page-loss = { $loss } pions perdus par partie, comme les joueurs classés { $rating }.
progress-page-lost = { $loss } pions perdus par partie.
progress-page-phases = Pions perdus par coup
progress-page-foot = Les pions perdus sont mesurés par rapport au meilleur jeu, aussi loin que les bilans ont vu. Un sujet compte une fois pour chaque erreur dont il est la première raison.
report-title = Rapport sur { $player }
report-button = Rapport…
    .hint = Statistiques d’un joueur : ouvertures, phases, erreurs, temps, pires coups
report-reading = Lecture des parties…
report-none = La bibliothèque n’a aucune partie de ce joueur en 8×8.
report-reviewed = Parties avec bilan : { $reviewed } sur { $n }. Les pertes et les erreurs sont celles de ces parties.
report-review-others = Faire le bilan des autres en arrière-plan
report-rated = classés { $rating }
report-converted = Avec { $discs } pions d’avance ou plus et { $empties } cases vides, parties gagnées : { $part } sur { $n }, { $percent } % ; joueurs classés { $rating } : { $peers } %.
report-saved = Avec { $discs } pions de retard ou plus et { $empties } cases vides, parties non perdues : { $part } sur { $n }, { $percent } % ; joueurs classés { $rating } : { $peers } %.
report-chances = Erreurs adverses de { $loss } pions ou plus, bien exploitées : { $part } sur { $n }, { $percent } % ; joueurs classés { $rating } : { $peers } %.
report-openings = { $color ->
    [black] Ouvertures avec Noir
   *[white] Ouvertures avec Blanc
  }
report-trend = Pions perdus, partie par partie
report-pace = Secondes en moyenne pour le premier coup, le deuxième…
report-worst = Les pires coups
report-mistake = { $number }. { $played } a perdu { $discs } pions ; { $best } était meilleur.
report-bars = { $name } : { $n } { $n ->
    [one] barre
   *[other] barres
}, la plus haute { $high }
report-row-lost = pions perdus : { $lost }, précision : { $accuracy }
report-open-here = Ouvrir la partie ici
report-exercises = Imprimer en exercices…
report-games = Parties
tournament-title = Tournoi
tournament-standings = Classement
tournament-cross = Tableau croisé
tournament-round = Ronde { $round }
tournament-points = Points
tournament-quotient = Brightwell
tournament-discs = Pions
tournament-foot = Brightwell : les pions du joueur plus { $factor } fois les points de tous ses adversaires. Une ronde sans partie compte { $half } pions et { $factor } fois ses propres points. Un résultat sans pions compte { $half } pour les deux.
tournament-no-results = Aucune de ces parties n’a deux joueurs et un résultat.
report-opponent = Adversaire
report-game = { $color ->
    [black] Noir contre { $opponent }
   *[white] Blanc contre { $opponent }
  }
graph-times = Secondes par coup
chooser-save-progress = Enregistrer les progrès en page
    .about = Un seul fichier que tout navigateur ouvre, même sans réseau.

command-add-line = Ajouter ces coups à mon répertoire
    .hint = Ils deviennent une suite à travailler dans « Apprendre », « Ouvertures », pour le camp qui vient de jouer
lines-added = Ajouté à votre répertoire avec { color-name } : { $moves }.
lines-wanted = Nom d’une ouverture, ou coups
lines-wanted-none = Aucune ouverture ne porte ce nom, et ce ne sont pas des coups.
lines-add-line = Ajouter { $name } { $moves }
review-lines-left = Le coup { $number } a quitté votre répertoire, qui a { $answer }.
review-lines-end = Votre répertoire s’arrête avant le coup { $number }.
review-lines-add = Ajouter { $square }
    .hint = Ce coup devient la réponse de votre répertoire ici.
review-lines-show = Voir
learn-due = { $n ->
    [one] { $n } erreur à revoir
   *[other] { $n } erreurs à revoir
}

start-even = Début équilibré
    .description = XOT : l’une des milliers d’ouvertures de huit coups où, d’après des recherches profondes, aucun camp n’est en tête.
start-named = Ouverture par son nom
    .description = Les coups d’une ouverture connue sont joués aussitôt.
    .list = Nom de l’ouverture
start-values = Pour Noir
    .hint = Pions qu’une recherche courte donne à Noir après l’ouverture
    .least = Pions pour Noir, au moins
    .most = Pions pour Noir, au plus
board-theme-ocean = Océan
board-theme-paper = Papier
board-theme-own = Vos couleurs
own-colors-field = Cases
own-colors-frame = Cadre
own-colors-black = Pions foncés
own-colors-white = Pions clairs
own-colors-flat = Pions plats
own-colors-unclear = Les pions se distinguent mal.
start-corners-suggested = { $n ->
    [one] D’après les classements, { $n } coin pour { color-name } équilibre la partie.
   *[other] D’après les classements, { $n } coins pour { color-name } équilibrent la partie.
}
start-corners-take = Utiliser

## Matchs

match-title = Match
match-about = Chaque ouverture est jouée deux fois, couleurs échangées. Le match continue quand cette fenêtre est fermée.
match-players = Joueurs
match-colours = Ce sont les couleurs de la première partie.
match-games = Parties
    .pairs = { $n ->
        [one] { $n } ouverture, une fois avec chaque couleur
       *[other] { $n } ouvertures, une fois avec chaque couleur
    }
    .usual-start = les mêmes joueurs peuvent répéter les mêmes parties
match-openings = Ouvertures
    .even = Égales, de notre liste
    .standard = La position de départ habituelle
match-time = Temps
    .own = Selon le réglage de chacun
    .meaning = Outflank utilise alors ce temps au lieu de son niveau. Les autres programmes restent tels quels.
match-library = Bibliothèque
match-keep = Enregistrer les parties
match-start = Commencer
match-stop = Arrêter
match-go-on = Continuer
match-new = Nouveau match…
match-playing = Partie { $n } sur { $total } en cours.
match-stopped = Parties jouées : { $n } sur { $total }.
match-over = { $n ->
    [one] { $n } partie a été jouée.
   *[other] Les { $n } parties ont été jouées.
}
match-summary = { $n ->
    [one] Après { $n } partie : { $first } { $mine }, { $second } { $theirs }
   *[other] Après { $n } parties : { $first } { $mine }, { $second } { $theirs }
}
match-points = Points
match-won = Gagnées
match-drawn = Nulles
match-lost = Perdues
match-discs = Pions par partie
match-thinking = Temps par partie
match-no-result = Il n’y a pas encore de résultat.
match-strength = Du côté de { $first } : { $elo } points Elo, entre { $low } et { $high } à 95 %.
match-at-least = Du côté de { $first } : au moins { $low } points Elo, à 95 %.
match-at-most = Du côté de { $first } : au plus { $high } points Elo, à 95 %.
match-last-move = Dernier coup : { $played }
match-board = { $black } avec Noir contre { $white }, { $discs }
match-list = Parties ; un clic en montre une sur l’othellier
match-show = Montrer sur l’othellier : { $game }
match-game = { $n }. { $black } – { $white } : { $score }
match-game-forfeited = { $n }. { $black } – { $white } : { $player } a perdu : { $reason }
match-failed = { $player } ne peut pas jouer : { $reason }.
match-no-people = Aucun être humain ne joue dans un match.
match-overstepped = temps dépassé de { $seconds } s
match-illegal = il a joué { $played }, ce qui n’y est pas permis

## Livres
own-book-newer = votre livre d’ouvertures vient d’un Outflank plus récent ; il reste intact et rien ne peut y être ajouté
own-book-full = un livre personnel a au plus { $max } positions, et il en aurait { $n }
own-book-disk = impossible de lire ou d’écrire le fichier de votre livre d’ouvertures : { $reason }
own-book-damaged = Le fichier de votre livre d’ouvertures était abîmé. Ce qui a pu être lu est gardé ; le fichier abîmé est maintenant { $path }.
own-book-foreign = Le fichier de votre livre d’ouvertures n’était pas un livre d’ouvertures ; un nouveau est commencé, l’ancien fichier est maintenant { $path }.
book-file-empty = il ne contient ni position ni suite de coups
book-file-too-large = il a plus de { $n } positions
book-file-version = c’est un livre de la version { $version } de son format, inconnue ici
book-file-short = il a { $found } octets alors que { $expected } sont attendus ; il est incomplet

## Le panneau du livre
command-book = Livre d’ouvertures
    .hint = Ce que le livre sait de cette position ; le corriger, l’étendre, en importer d’autres
command-book-here = Ajouter cette suite au livre
    .hint = Ouvrir le livre d’ouvertures et y ajouter la suite affichée
chooser-import-book = Importer un livre, des suites ou des parties
    .about = Un livre d’Edax (book.dat ou en texte) ou d’Egaroucid (.egbk3), des positions ou des suites avec valeurs, ou des parties de tout format.
chooser-export-book = Exporter vos positions
    .about = Vos positions en texte, sous la forme que lit Edax.
book-menu = Le livre entier
book-other-board = Le livre connaît le 8×8 où le plus de pions gagne.
book-game-over = La partie est terminée ici.
book-unknown = Le livre ne connaît pas les coups de cette position.
book-partly-known = Seul ce qui a été ajouté est connu ici ; un autre coup peut être meilleur.
book-undo = Annuler : { $what }
book-redo = Rétablir : { $what }
book-learn = Apprendre de mes parties perdues
book-import = Importer…
book-export = Exporter mes positions…
book-level = Niveau des recherches
book-positions = Positions à la fois
book-own = { $count ->
    [one] { $n } position est à vous.
   *[other] { $n } positions sont à vous.
}
book-working = En cours…
book-progress = Positions : { $done } sur { $n }
book-stop = Arrêter
    .hint = Finir ici ; ce qui est trouvé reste
book-plies =
    .short = prof. { $plies }
book-from-program = programme
book-from-search = cherché
book-from-typing = saisi
book-from-import = importé
book-spoken = livre { $discs }, profondeur { $plies }, { $from }
book-correct = Corriger { $square }
book-search = Chercher au niveau { $level }
book-value = Valeur en pions
book-column-value = Valeur
book-column-depth = Calcul
table-book = Livre
book-set = Définir
book-remove = Retirer
    .hint = Ce qui a été ajouté ici part, d’abord une valeur saisie ; ce que dit le livre du programme reste
book-extend = Étendre ici
    .hint = Chercher la suite de cette position et l’ajouter au livre, le plus probable d’abord ; à annuler dans le menu
book-add-line = Ajouter la suite
    .hint = Ajouter au livre les positions de la suite affichée, avec tous leurs coups
book-subject = { $what ->
    [typed] valeur de { $name } saisie
    [searched] { $name } cherché plus loin
    [extended] étendu après { $name }
    [line] suite { $name } ajoutée
    [removed] { $name } retiré
    [imported] { $name } importé
   *[learned] appris de parties
}
book-changed = Dans le livre : { $what } (positions : { $n })
book-same = Le livre reste tel quel : il n’y a rien de neuf.
book-undone = Annulé : { $what }
book-redone = Rétabli : { $what }
book-looks-further = Le livre voit déjà au moins aussi loin : { $plies } { $plies ->
    [one] coup
   *[other] coups
}. Choisissez un niveau plus haut.
book-nothing-left = Aucune de vos parties perdues de la bibliothèque n’a quitté le livre là où il peut aider.
book-no-weights = le programme n’a pas d’évaluation pour chercher
book-not-read = { $name } ne contient ni livre, ni suites, ni parties : { $reason }
book-left-out = Lignes laissées de côté : { $n }. La première : { $first }
book-games-left-out = Parties laissées de côté : { $n }. La première : { $first }

## Informations sur la partie

information-title = Informations sur la partie
information-rating = Classement
    .spoken = { color-name }, classement
information-event = Tournoi
information-round = Ronde
information-place = Lieu
information-date = Date
    .example = p. ex. 2026-11-25
information-today = Aujourd’hui
information-no-date = D’autres programmes risquent de ne pas comprendre cette date. Écrivez 2026-11-25, 2026-11 ou 2026.
information-result = Résultat
    .example = p. ex. B+4
information-no-result = Ce n’est pas un résultat. Écrivez 34-30, B+4, ou B+R si Blanc a abandonné.
information-counted = { $score } (compté sur l’othellier)
information-entered-by = Saisie par
information-comment = Commentaire
information-save = Enregistrer
information-offers = Noms de votre bibliothèque

## Feuille de partie

sheet-pass = { color-name } passe après le coup { $n }.
sheet-wrong-move = Le coup { $n }, { $square }, est impossible : { $reason }.
sheet-goes-on = Coups : { $n }. Trait : { color-name }.
sheet-is-over = La partie est finie : { $score }.
sheet-other-count = La feuille indique { $score }.
sheet-no-disc = Après le coup { $n }, il n’y a pas de pion en { $square }.
sheet-unflipped = Au coup { $n }, le pion en { $square } n’a pas été retourné.
sheet-correct = Un pion a la mauvaise couleur ? Cliquez dessus : la partie continue à partir de là.
sheet-next = Enregistrer et saisir la feuille suivante
    .missing = Remplissez d’abord « { information-entered-by } ».
information-values = Garder aussi les valeurs du moteur dans les fichiers
sheet-swap = Échanger les coups { $a } et { $b } ({ $first } et { $second }).
sheet-change = Coup { $n } : { $meant }, et non { $written }.
sheet-insert = Ajouter { $square } comme coup { $n }.
sheet-remove = Supprimer le coup { $n }, { $square }.
sheet-title = Saisir une feuille de partie
sheet-squares = Coups
    .example = Tapez les cases dans l’ordre des coups : f5 d6 c3 …
sheet-count = Score final
sheet-black = Score final, Noir
sheet-white = Score final, Blanc
sheet-about = Tapez case après case ; les passes sont reconnues. Un coup impossible est signalé aussitôt.
sheet-take = Ouvrir la partie
sheet-asks = Ces coups ne sont pas encore enregistrés. Appuyez encore sur Échap pour les abandonner.
sheet-discard = Abandonner les coups
sheet-strange = « { $text } » n’est pas une case.
sheet-repairs = Corrections possibles
sheet-fits = Conforme au score.
sheet-no-moves = Aucun coup pour l’instant.
