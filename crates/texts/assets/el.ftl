### What the window says, in Greek; en.ftl is what it is made from.
### The words of the game are in docs/glossary.md. The sides are «τα Μαύρα», «τα Λευκά»: nominative and accusative
### are the same, so color-name fits after «τα», «στα» and «για τα».

## Words that stand in many sentences

color-name = { $color ->
    [black] Μαύρα
   *[white] Λευκά
}
reason-as-sentence = { $reason }.
percent = { $n }%
list-and-choice = { $name }: { $choice }
other-color-name = { $color ->
    [black] Λευκά
   *[white] Μαύρα
}
squares-or = { $first } ή { $last }
count-of-discs = { $n ->
    [one] { $n } πούλι
   *[other] { $n } πούλια
}

## Evaluations: how well a value is known

move-pass = πάσο
evaluation-exact = ακριβώς
evaluation-proven = { $outcome ->
    [win] αποδεδειγμένη νίκη
    [draw] αποδεδειγμένη ισοπαλία
   *[loss] αποδεδειγμένη ήττα
}
evaluation-outcome = { $outcome ->
    [win] νίκη
    [draw] ισοπαλία
   *[loss] ήττα
}
evaluation-book = βιβλίο, βάθος { $plies }
evaluation-label-book = βιβλ.
evaluation-to-the-end = ≈ ως το τέλος, { $percent }%
evaluation-depth = ≈ βάθος { $depth }, { $percent }%
evaluation-draw = ισοπαλία, { $words }
evaluation-favours = { color-name } { $score }, { $words }
evaluation-favours-about = { color-name } { $score } ({ $words })
evaluation-points = { $n } πόντοι

## Commands and menus

menu-game = Παρτίδα
menu-pictures = Αντιγραφή και αποθήκευση
menu-learn = Μάθηση
menu-overlays = Πάνω στο ταμπλό
# The buttons that make everything smaller and larger.
menu-smaller = A−
menu-larger = A+
    .full = Το παράθυρο είναι πολύ μικρό για μεγαλύτερο κείμενο
menu-moves = Κινήσεις
menu-study = Μελέτη
menu-view = Προβολή
menu-help = Βοήθεια

command-new-game = Νέα παρτίδα…
    .hint = Διάλεξε ταμπλό, αρχική θέση και παίκτες
command-play-again = Παίξε ξανά
    .hint = Άλλη μια παρτίδα με ίδιο ταμπλό, αρχική θέση και παίκτες
command-change-sides = Αλλαγή χρωμάτων
    .hint = Η ίδια παρτίδα άλλη μια φορά· τα Μαύρα και τα Λευκά αλλάζουν θέση
command-open = Άνοιγμα…
    .hint = Παρτίδα ή θέση από αρχείο, με προεπισκόπηση
command-sheet = Καταχώριση φύλλου αγώνα…
    .hint = Γράψε παρτίδα από χαρτί· τα λάθη βρίσκονται και διορθώνονται
command-save-as = Αποθήκευση ως…
    .hint = Η παρτίδα με τις παραλλαγές και τα σχόλιά της, σε αρχείο
command-handout = Φύλλο για εκτύπωση…
    .hint = Διαγράμματα, ασκήσεις ή η παρτίδα σε σελίδα για εκτύπωση
command-information = Στοιχεία παρτίδας…
    .hint = Παίκτες, τουρνουά, ημερομηνία, αποτέλεσμα και σχόλιο
command-save-picture = Αποθήκευση εικόνας του ταμπλό…
    .hint = Το ταμπλό όπως στην οθόνη, ή ως ασπρόμαυρο διάγραμμα
command-library = Βιβλιοθήκη…
    .hint = Όλες οι αποθηκευμένες παρτίδες: βρες τες, βάλε τους ετικέτες, φέρε και άλλες από αρχεία
command-find-position = Παρτίδες με αυτή τη θέση
    .hint = Οι παρτίδες της βιβλιοθήκης σου που φτάνουν σε αυτή τη θέση, όπως κι αν είναι γυρισμένη
command-keep-game = Αποθήκευση στη βιβλιοθήκη
    .hint = Αποθηκεύει την παρτίδα όπως είναι τώρα· όσες τελειώνουν αποθηκεύονται μόνες τους
command-undo = Αναίρεση
    .hint = Πίσω στην προηγούμενη απόφασή σου
command-redo = Επανάληψη
    .hint = Μπροστά στην επόμενη απόφασή σου
command-correct-board = Διόρθωση του ταμπλό εδώ…
    .hint = Λάθος γυρίσματα, δύο κινήσεις στη σειρά, λάθος τετράγωνο: διόρθωσέ τα και η παρτίδα συνεχίζει
command-stop-or-resume = Παύση ή συνέχιση
    .hint = Παύση ή συνέχιση του υπολογιστή· χωρίς αντίπαλο, αρχίζει ή σταματά την ανάλυση
command-computer-move = Μία κίνηση του υπολογιστή
    .hint = Ο υπολογιστής παίζει αυτή την κίνηση για σένα
command-play-on = Παίξε από εδώ
    .hint = Παρτίδα με τον υπολογιστή από τη θέση που φαίνεται
command-hint = Υπόδειξη
    .hint = Πρώτα τι να προσέξεις, μετά δύο τετράγωνα, μετά η κίνηση και το γιατί
command-coach = Προπονητής
    .hint = Σε προειδοποιεί πριν απαντήσει αυτός ο αντίπαλος σε μια κίνηση που χάνει πολλά
command-move = Μεταφορά σε άλλον υπολογιστή…
    .hint = Ρυθμίσεις, πρόσωπα, βιβλιοθήκη και άλλα σε ένα αρχείο, και πίσω
command-quit = Έξοδος
    .hint = Η παρτίδα αποθηκεύεται
command-copy-moves = Αντιγραφή κινήσεων
    .hint = Αντιγράφει τις κινήσεις της παρτίδας, ως f5d6c3…
command-copy-board = Αντιγραφή θέσης
    .hint = Αντιγραφή της θέσης που φαίνεται, ως κείμενο
command-copy-picture = Αντιγραφή εικόνας του ταμπλό
    .hint = Το ταμπλό όπως στην οθόνη, για ένα μήνυμα ή ένα κείμενο
command-paste = Επικόλληση…
    .hint = Κινήσεις ή θέση από το πρόχειρο, με προεπισκόπηση
command-edit-position = Στήσιμο θέσης…
    .hint = Στήσε όποια θέση θέλεις
command-turn-game = Στροφή της παρτίδας
    .hint = Γυρίζει όλη την παρτίδα, ώστε να αρχίζει με άλλη από τις τέσσερις ισοδύναμες πρώτες κινήσεις: d3, c4, f5 ή e6
command-preferences = Προτιμήσεις…
    .hint = Εμφάνιση, ρυθμός, σημάδια, υποδείξεις και μηχανή
command-other-engines = Άλλες μηχανές…
    .hint = Ρύθμιση μηχανών άλλων προγραμμάτων, όπως το Edax, ως παικτών
command-ghosts = Φαντάσματα…
    .hint = Αντίπαλοι που παίζουν όπως κάποιος της βιβλιοθήκης, ή όπως εσύ τον περασμένο μήνα
command-match = Αγώνας…
    .hint = Δύο παίκτες του υπολογιστή παίζουν πολλές παρτίδες· ένας πίνακας λέει ποιος είναι δυνατότερος
command-first = Αρχική θέση
    .hint = Στην αρχή της παρτίδας
command-back = Μία κίνηση πίσω
    .hint = Δες την προηγούμενη θέση
command-forward = Μία κίνηση μπροστά
    .hint = Δες την επόμενη θέση
command-last = Τελική θέση
    .hint = Στο τέλος των κινήσεων που φαίνονται
command-previous-variation = Προηγούμενη παραλλαγή
    .hint = Άλλη κίνηση που παίχτηκε εδώ ή νωρίτερα
command-next-variation = Επόμενη παραλλαγή
    .hint = Άλλη κίνηση που παίχτηκε εδώ ή νωρίτερα
command-promote = Ως κύρια συνέχεια
    .hint = Η παραλλαγή που φαίνεται μπαίνει πρώτη· η Αναίρεση την ξαναβάζει στη θέση της
command-delete = Διαγραφή από εδώ
    .hint = Η κίνηση που φαίνεται και όσες ακολουθούν· η Αναίρεση τις φέρνει πίσω
command-tree = Δέντρο κινήσεων
    .hint = Όλες οι παραλλαγές πλάι πλάι, αντί για τη λίστα
command-mark = Βάλε σημάδι…
    .hint = Τρίγωνο, γράμμα… στο τετράγωνο κάτω από τον δείκτη ή το πληκτρολόγιο. Με το δεξί κουμπί, ένα κλικ σχεδιάζει κύκλο και ένα σύρσιμο βέλος
command-analyse = Ανάλυση
    .hint = Βρίσκει την αξία κάθε κίνησης, όλο και πιο βαθιά· άλλη μια φορά σταματά
command-values = Αξίες στα τετράγωνα
    .hint = Δείχνει σε κάθε τετράγωνο την αξία της κίνησης
command-overlay-mobility = Κινήσεις και των δύο
    .hint = Πού θα μπορούσαν να παίξουν τα Μαύρα και πού τα Λευκά
command-overlay-frontier = Μέτωπο
    .hint = Τα πούλια δίπλα σε κενό τετράγωνο
command-overlay-stable = Σταθερά πούλια
    .hint = Τα πούλια που δεν γυρίζουν ποτέ πια
command-overlay-parity = Μονές και ζυγές περιοχές
    .hint = Περιοχές κενών τετραγώνων με μονό ή ζυγό αριθμό τετραγώνων
command-overlay-corners = Γωνίες σε κίνδυνο
    .hint = Τετράγωνα X και C σε κενές γωνίες, και γωνίες που μπορεί να πάρει κάποιος
command-overlay-people = Τι παίζει ο κόσμος
    .hint = Πόσοι παίκτες μιας βαθμολογίας παίζουν κάθε κίνηση, και πού κάνουν λάθος
command-review = Ανασκόπηση παρτίδας
    .hint = Δείχνει τι κόστισε κάθε κίνηση, και γιατί· άλλη μια φορά κλείνει
command-previous-mistake = Προηγούμενο λάθος
    .hint = Στο προηγούμενο λάθος της παρτίδας που εξετάζεται
command-next-mistake = Επόμενο λάθος
    .hint = Στο επόμενο λάθος της παρτίδας που εξετάζεται
command-all-mistakes = Και τα λάθη του υπολογιστή
    .hint = Το προηγούμενο και το επόμενο λάθος πηγαίνουν στα λάθη και των δύο
command-show-refutation = Δείξε γιατί έχασε
    .hint = Η παρτίδα μετά την τελευταία κίνηση και μετά την καλύτερη, πλάι πλάι
command-save-page = Ανασκόπηση ως σελίδα…
    .hint = Η ανασκόπηση σε ένα αρχείο για τον περιηγητή, να την κρατήσεις, να την τυπώσεις ή να τη στείλεις
command-save-graph = Αποθήκευση γραφήματος…
    .hint = Το γράφημα της ανασκόπησης ως εικόνα, για μήνυμα, κείμενο ή εκτύπωση
command-copy-graph = Αντιγραφή εικόνας γραφήματος
    .hint = Το γράφημα της ανασκόπησης όπως στην οθόνη
command-another-look = Δες τις κρίσιμες κινήσεις
    .hint = Οι κινήσεις που σου κόστισαν τα περισσότερα στην τελευταία σου παρτίδα: βρες καλύτερες
command-explorer = Εξερευνητής
    .hint = Τι παίχτηκε σε αυτή τη θέση, σε τουρνουά ή στη βιβλιοθήκη σου, και πώς πήγε
command-learn = Μάθηση
    .hint = Μαθήματα, γρίφοι και τα λάθη σου· η παρτίδα περιμένει. Άλλη μια φορά σε γυρίζει σ’ αυτήν
command-zoom-in = Μεγαλύτερα γράμματα
    .hint = Μεγαλώνει όλα όσα φαίνονται στο παράθυρο
command-zoom-out = Μικρότερα γράμματα
    .hint = Μικραίνει όλα όσα φαίνονται στο παράθυρο
command-zoom-usual = Κανονικό μέγεθος
    .hint = Όλα στο συνηθισμένο μέγεθος
command-legal-moves = Επιτρεπτές κινήσεις
    .hint = Ένα δαχτυλίδι σε κάθε τετράγωνο όπου μπορείς να παίξεις
command-preview = Τι θα γυρίσει
    .hint = Δείχνει τι θα γύριζε η κίνηση κάτω από τον δείκτη
command-last-move = Τελευταία κίνηση
    .hint = Ένα σημάδι στο πούλι που μπήκε τελευταίο
command-coordinates = Συντεταγμένες
    .hint = Γράμματα και αριθμοί γύρω από το ταμπλό
command-turn-board = Στροφή του ταμπλό
    .hint = Τέταρτο στροφής δεξιόστροφα, μόνο στην οθόνη· η παρτίδα μένει όπως είναι
command-mirror-board = Καθρέφτισμα του ταμπλό
    .hint = Δεξιά και αριστερά αλλάζουν, μόνο στην οθόνη· η παρτίδα μένει όπως είναι
command-thoughts = Σκέψεις του υπολογιστή
    .hint = Δείχνει τι σκέφτεται ο υπολογιστής για τις κινήσεις του όσο παίζεις
command-theme-system = Χρώματα συστήματος
    .hint = Φωτεινά ή σκούρα, όπως το σύστημα
command-theme-light = Φωτεινά χρώματα
    .hint = Σκούρα γράμματα σε φωτεινό παράθυρο
command-theme-dark = Σκούρα χρώματα
    .hint = Φωτεινά γράμματα σε σκούρο παράθυρο
command-to-board = Πληκτρολόγιο στο ταμπλό
    .hint = Τα βέλη πηγαίνουν τότε από τετράγωνο σε τετράγωνο, και το Enter παίζει
command-full-screen = Πλήρης οθόνη
    .hint = Όλη η οθόνη, ή πάλι παράθυρο
command-expert-tools = Εργαλεία για προχωρημένους
    .hint = Μενού και πλαίσιο με όλα για μελέτη, ή μόνο με όσα χρειάζεται μια παρτίδα
command-escape = Διακοπή ή έξοδος
    .hint = Σταματά τη σκέψη, σβήνει ό,τι πληκτρολογήθηκε, βγαίνει από την πλήρη οθόνη
command-speak-board = Εκφώνηση του ταμπλό
    .hint = Λέει σε αναγνώστη οθόνης πού είναι όλα τα πούλια
board-spoken = Μαύρα: { $black }. Λευκά: { $white }. Παίζουν τα { color-name }.
command-how-to-play = Πώς παίζεται
    .hint = Οι κανόνες και η χρήση του παραθύρου
command-keys = Πλήκτρα
    .hint = Όλα τα πλήκτρα σε μια λίστα
command-about = Σχετικά με το Outflank
    .hint = Έκδοση και άδεια χρήσης

command-with-key = { $text }  ({ $key })

menu-board = Ταμπλό

tool-undo = Αναίρεση
tool-redo = Επανάληψη
tool-new = Νέα
tool-resume = Συνέχιση
tool-stop = Παύση
tool-review = Ανασκόπηση
tool-play-on = Παίξε
tool-hint = Υπόδειξη

## Keys

key-left = Αριστερά
key-right = Δεξιά
key-up = Πάνω
key-down = Κάτω
key-escape = Esc
key-space = Διάστημα
key-home = Home
key-end = End
key-page-up = PageUp
key-page-down = PageDown
key-delete = Delete
key-ctrl = Ctrl
key-shift = Shift

keys-either = { $first } ή { $second }
keys-click = Κλικ
    .what = Παίζει στο τετράγωνο
keys-square = Γράψε ένα τετράγωνο για να παίξεις εκεί, όσο αργά θέλεις. Το Enter παίζει k1 όταν θα μπορούσε να ακολουθήσει k12
keys-tab = Tab
    .what = Από τα μενού στους παίκτες, στα πλαίσια και στο ταμπλό· εκεί κινείσαι με τα βέλη, και το Enter παίζει
keys-menus = Τα μενού· με τα βέλη τα διατρέχεις, με το Enter διαλέγεις

## The window, notices


copied-moves = Οι κινήσεις είναι στο πρόχειρο.
copied-moves-before-correction = Οι κινήσεις πριν από την πρώτη διόρθωση είναι στο πρόχειρο. Μια λίστα κινήσεων δεν περιέχει διορθωμένο ταμπλό.
copied-board = Η θέση είναι στο πρόχειρο.
copied-picture = Η εικόνα του ταμπλό είναι στο πρόχειρο.
copied-graph = Η εικόνα του γραφήματος είναι στο πρόχειρο.
mark-no-square = Δείξε πρώτα ένα τετράγωνο, ή πήγαινε σ’ αυτό με το Tab και τα βέλη.
panel-moves = Κινήσεις
    .spoken = Λίστα κινήσεων
panel-tree = Δέντρο
panel-tree-close = Κλείσιμο του δέντρου

news-pass = { $color ->
    [black] Τα Μαύρα πάνε πάσο: κανένα τετράγωνο δεν γυρίζει πούλι.
   *[white] Τα Λευκά πάνε πάσο: κανένα τετράγωνο δεν γυρίζει πούλι.
}
news-lost-on-time = { $color ->
    [black] Τέλος χρόνου για τα Μαύρα: κερδίζουν τα Λευκά.
   *[white] Τέλος χρόνου για τα Λευκά: κερδίζουν τα Μαύρα.
}
news-time-is-over = { $color ->
    [black] Τέλος χρόνου για τα Μαύρα. Η παρτίδα συνεχίζεται.
   *[white] Τέλος χρόνου για τα Λευκά. Η παρτίδα συνεχίζεται.
}
news-named-time-is-over = Τέλος χρόνου: { $name }. Η παρτίδα συνεχίζεται.
news-no-pause = Αυτή είναι σοβαρή παρτίδα: το ρολόι δεν σταματά.
news-not-your-turn = { $color ->
    [black] Είναι η σειρά των Μαύρων, και τα Μαύρα τα παίζει ο υπολογιστής.
   *[white] Είναι η σειρά των Λευκών, και τα Λευκά τα παίζει ο υπολογιστής.
}
news-no-help = Αυτή είναι σοβαρή παρτίδα: η βοήθεια έρχεται όταν τελειώσει.
news-no-take-back = Αυτή είναι σοβαρή παρτίδα: καμία κίνηση δεν αναιρείται.
news-nothing-to-undo = Δεν υπάρχει τίποτα για αναίρεση.
news-nothing-to-redo = Δεν υπάρχει τίποτα για επανάληψη.
news-removed = { $n ->
    [one] Η κίνηση διαγράφηκε. Η Αναίρεση τη φέρνει πίσω.
   *[other] Διαγράφηκαν { $n } κινήσεις. Η Αναίρεση τις φέρνει πίσω.
}
news-promoted = Αυτή είναι τώρα η κύρια συνέχεια. Η Αναίρεση την ξαναβάζει στη θέση της.
news-edit-undone = Οι κινήσεις είναι όπως πριν.
news-earlier-game-next = Αυτή είναι η αρχή της παρτίδας. Ακόμη μία αναίρεση οδηγεί στην προηγούμενη.
news-game-left = Άρχισε νέα παρτίδα. Η αναίρεση στην αρχή της οδηγεί στην προηγούμενη.
news-other-game = Πίσω στην προηγούμενη παρτίδα σου.
news-search-failed = Η αναζήτηση του υπολογιστή απέτυχε ({ $reason }). Πάτα «Συνέχιση» για να ξαναδοκιμάσει.
news-engine-failed = Το { $engine } σταμάτησε: { $reason }. Πάτα «Συνέχιση» για να ξαναδοκιμάσει.

## The language

preferences-language = Γλώσσα
    .system = Όπως το σύστημα
language-name = { $language ->
    [ja] Ιαπωνικά
    [zh-Hans] Κινεζικά
    [fr] Γαλλικά
    [de] Γερμανικά
    [es] Ισπανικά
    [el] Ελληνικά
   *[en] Αγγλικά
}
language-no-font = No font of this system has the letters of { language-name }: install one (fonts-noto-cjk on Debian and Ubuntu, google-noto-sans-cjk-fonts on Fedora, noto-fonts-cjk on Arch) and start Outflank again.

## Dialogs: preferences, help, about

dialog-close = Κλείσιμο
dialog-cancel = Άκυρο
dialog-open = Άνοιγμα
board-width = Πλάτος
board-height = Ύψος
board-theme-felt = Τσόχα
board-theme-wood = Ξύλο
board-theme-slate = Σχιστόλιθος
board-theme-high-contrast = Υψηλή αντίθεση

help-title = Βοήθεια
help-rules = Πώς παίζεται
help-window = Το παράθυρο
help-keys = Πλήκτρα
help-about = Σχετικά

rules-aim = Ο σκοπός
    .text = Δύο παίκτες βάζουν πούλια με τη σειρά. Αρχίζουν τα Μαύρα. Όποιος έχει περισσότερα πούλια στο τέλος κερδίζει.
rules-outflank = Εγκλωβισμός
    .text = Βάλε ένα πούλι έτσι ώστε πούλια του άλλου χρώματος να βρεθούν σε ευθεία ανάμεσα σ’ αυτό και σε ένα άλλο δικό σου. Γυρίζουν όλα και γίνονται δικά σου.
rules-directions = Προς κάθε κατεύθυνση
    .text = Μετρούν οι γραμμές, οι στήλες και οι διαγώνιες, και ό,τι εγκλωβίζει το νέο πούλι γυρίζει μονομιάς.
rules-passing = Πάσο
    .text = Μπορείς να βάλεις πούλι μόνο εκεί όπου γυρίζει τουλάχιστον ένα· τα δαχτυλίδια δείχνουν πού. Αν δεν υπάρχει τέτοιο τετράγωνο, πας πάσο και ξαναπαίζει ο αντίπαλος. Εδώ είναι η σειρά των Μαύρων, αλλά δεν μπορούν να γυρίσουν τίποτα.
    .picture = Τα Μαύρα, που έχουν σειρά, δεν μπορούν να γυρίσουν τίποτα και πάνε πάσο
rules-end = Το τέλος
    .text = Η παρτίδα τελειώνει όταν κανείς δεν μπορεί να βάλει πούλι, συνήθως επειδή γέμισε το ταμπλό.
    .picture = Γεμάτο ταμπλό στο τέλος μιας παρτίδας
rules-end-counts = Τα Μαύρα έχουν { $black } πούλια και τα Λευκά { $white }.
rules-before-move = Τα Μαύρα μπορούν να παίξουν { $square }
rules-after-move = { $n ->
    [one] Τα Μαύρα έπαιξαν { $square } και γύρισαν { $n } πούλι
   *[other] Τα Μαύρα έπαιξαν { $square } και γύρισαν { $n } πούλια
}
rules-tips = Τρεις πρώτες συμβουλές
rules-tip-corners = Οι γωνίες είναι χρυσάφι. Ένα πούλι στη γωνία δεν γυρίζει ποτέ.
rules-tip-beside-corners = Μακριά από τα τετράγωνα δίπλα σε κενή γωνία: την ανοίγουν στον αντίπαλο.
rules-tip-few-discs = Στην αρχή τα λίγα πούλια είναι συχνά καλύτερα: όσο λιγότερα έχεις, τόσο περισσότερα τετράγωνα έχεις να διαλέξεις.

window-page-board = Το ταμπλό
    .playing = Κάνε κλικ σε ένα τετράγωνο με δαχτυλίδι για να παίξεις εκεί, ή γράψε το όνομά του, π.χ. f5. Όσο ο δείκτης είναι σε ένα τετράγωνο, σημειώνονται τα πούλια που θα γύριζαν.
    .marks = Ένας μικρός ρόμβος δείχνει το πούλι που μπήκε τελευταίο, ένα αστέρι την υπόδειξη. Με το δεξί κλικ βάζεις δικό σου σημάδι σε ένα τετράγωνο.
window-page-around = Πάνω και κάτω από το ταμπλό
    .text = Οι παίκτες είναι στις άκρες του ταμπλό· με κλικ σε έναν αλλάζεις ποιος παίζει και πόσο δυνατά. Από κάτω, μια λωρίδα λέει τι γίνεται και μια γραμμή εξηγεί το τετράγωνο κάτω από τον δείκτη και μετρά τις κινήσεις.
window-page-panel = Κουμπιά και κινήσεις
    .players = Δίπλα στο ταμπλό είναι τα κουμπιά για αναίρεση, νέα παρτίδα και υπόδειξη, και από κάτω το βάθος ή η δύναμη του υπολογιστή.
    .help = Η υπόδειξη έρχεται βήμα βήμα: πρώτα τι να προσέξεις, μετά δύο τετράγωνα, μετά η κίνηση και το γιατί. Με αντιπάλους κάτω από 1000 ένας προπονητής σε προειδοποιεί πριν απαντήσουν σε κίνηση που χάνει πολλά· από το μενού Μάθηση τον κλείνεις, ή τον ανοίγεις και με άλλους. Το Y ανοίγει τη Μάθηση, με μαθήματα και γρίφους.
    .moves = Κάνε κλικ σε μια κίνηση της λίστας για να δεις τη θέση της. Αν παίξεις εκεί άλλη κίνηση, αρχίζει παραλλαγή· τίποτα δεν χάνεται.
window-page-study = Μελέτη
    .text = Το μενού Μελέτη έχει την ανάλυση, που λέει πόσο αξίζει κάθε κίνηση, την ανασκόπηση, που βρίσκει τα λάθη μιας παρτίδας, και τον εξερευνητή των παρτίδων που έχουν παιχτεί. Όλα ανοίγουν δίπλα στο ταμπλό. Τα «Εργαλεία για προχωρημένους», στο μενού Προβολή, δείχνουν και τα υπόλοιπα.
window-page-keyboard = Με το πληκτρολόγιο
    .menus = Το F10 ανοίγει τα μενού: με τα βέλη τα διατρέχεις, με το Enter διαλέγεις, με το Esc βγαίνεις.
    .places = Το Tab περνά από τα μενού, τους παίκτες, τα κουμπιά, τα πλαίσια και τις κινήσεις, και φτάνει τελευταίο στο ταμπλό· το F5 πηγαίνει στο ταμπλό αμέσως. Εκεί τα βέλη πηγαίνουν από τετράγωνο σε τετράγωνο, και το Enter παίζει. Μετά το Esc διατρέχουν πάλι την παρτίδα.
    .dialogs = Σε ένα παράθυρο διαλόγου το Tab πηγαίνει από πεδίο σε πεδίο, το Διάστημα διαλέγει, το Enter επιβεβαιώνει και το Esc ακυρώνει. Τα βέλη διατρέχουν λίστες, τα Page Up και Page Down κυλούν τη σελίδα.
window-page-screen-reader = Με αναγνώστη οθόνης
    .text = Κάθε τετράγωνο λέει τι έχει και αν μπορείς να παίξεις εκεί. Κινήσεις, πάσο, υποδείξεις και αποτελέσματα εκφωνούνται μόνα τους, όπου κι αν βρίσκεσαι στο παράθυρο.

about-version = Έκδοση { $version }
about-game = Οθέλλο, γνωστό και ως Ρεβέρσι, σε κάθε ταμπλό από 4×4 έως 16×16.
about-uses = Παίξε με ανθρώπους και υπολογιστές, μάθε και μελέτησε τις παρτίδες σου.
about-licence = Ελεύθερο λογισμικό με την άδεια MIT ή Apache 2.0, όποια σε βολεύει. Δίνεται χωρίς καμία εγγύηση.

preferences-title = Προτιμήσεις
preferences-colours = Χρώματα
    .system = Όπως το σύστημα
    .light = Φωτεινά
    .dark = Σκούρα
preferences-contrast = Αντίθεση
    .system = Όπως το σύστημα
    .usual = Κανονική
    .high = Υψηλή
preferences-text-size = Μέγεθος κειμένου
preferences-board = Ταμπλό
preferences-show = Εμφάνιση
    .legal-moves = Δαχτυλίδια στα τετράγωνα όπου μπορείς να παίξεις
    .preview = Τι θα γυρίσει, κάτω από τον δείκτη
    .last-move = Σημάδι στο πούλι που μπήκε τελευταίο
    .coordinates = Συντεταγμένες
preferences-tab-look = Όψη
preferences-tab-play = Παιχνίδι
playing-as = Παίζω ως
    .spoken = Παίξε ως { $name }
    .about = Ποιοι παίζουν εδώ, καθένας με βαθμολογία και πρόοδο. Με νέο όνομα μένουν και τα δύο.
playing-as-another = Άλλος παίκτης…
preferences-person-name = Όνομα, πρόσωπο { $n }
preferences-person-remove = Αφαίρεση
    .spoken = Αφαίρεση, πρόσωπο { $n }
preferences-person-add = Προσθήκη προσώπου
preferences-person-taken = Το όνομα «{ $name }» είναι ή ήταν άλλου παίκτη.
preferences-motion = Κίνηση
    .system = Όπως το σύστημα
    .usual = Κανονική
    .none = Καθόλου
    .turning = Γύρισμα σε
    .pace = Αναμονή
    .human-times = Οι αντίπαλοι σκέφτονται όσο οι άνθρωποι
preferences-no-time = καθόλου
preferences-seconds = { $seconds } δευτ.
preferences-sound = Ήχος
    .on = Αναπαραγωγή ήχων
    .volume = Ένταση
preferences-hints = Υποδείξεις
    .about = Πόσο δυνατά σκέφτεται ο υπολογιστής για μια υπόδειξη ή για μια κίνηση που παίζει για σένα.
preferences-review = Ανασκοπήσεις
    .about = Πόσο βαθιά ψάχνει μια ανασκόπηση. Το επίπεδο 27 επαληθεύει κάθε λάθος· τα ανώτερα αργούν πολύ περισσότερο.
preferences-level = Επίπεδο
preferences-engine = Μηχανή
preferences-threads = Νήματα
    .all = όλα ({ $n })
    .about = Πόσοι επεξεργαστές δουλεύουν μαζί.
preferences-memory = Μνήμη
    .about = Μνήμη για τις αναζητήσεις. Περισσότερη βοηθά τα υψηλά επίπεδα. Η ανάλυση παίρνει άλλη τόση.
preferences-megabytes = { $n } MB
preferences-gigabytes = { $n } GB
preferences-ponder = Σκέψη στον χρόνο μου
    .about = Ο υπολογιστής σκέφτεται και στη δική σου σειρά, κι έτσι απαντά νωρίτερα.
preferences-book = Ανοίγματα από το βιβλίο
    .about = Γνωστές πρώτες κινήσεις στο 8×8. Η ποικιλία επιτρέπει κινήσεις λίγο χειρότερες από την καλύτερη.
preferences-variety = Ποικιλία
preferences-no-variety = καμία
preferences-variety-discs = { $n ->
    [one] { $n } πούλι
   *[other] { $n } πούλια
}
preferences-keys = Πλήκτρα
    .about = Κάνε κλικ σε μια συντόμευση και πάτα τα νέα πλήκτρα. Το Delete την αφαιρεί.
    .press = Πάτα ένα πλήκτρο…
    .none = κανένα πλήκτρο
    .spoken = { $name }: { $key }
    .as-usual = Προεπιλογή
    .as-usual-spoken = { $name }: προεπιλογή
    .all-as-usual = Επαναφορά όλων των συντομεύσεων
    .of-squares = Με το { $key } γράφονται τετράγωνα.
    .of-clipboard = Αυτά τα πλήκτρα χρησιμεύουν για το πρόχειρο.
    .of-window = Το { $key } το χρησιμοποιεί το παράθυρο.
    .taken = Το { $key } είναι ήδη το πλήκτρο της εντολής «{ $other }».
    .take = Να δοθεί στην εντολή «{ $name }»
    .leave = Να μείνει έτσι
preferences-restore = Επαναφορά όλων των ρυθμίσεων

## Files: open, save, paste, their errors

chooser-open = Άνοιγμα αρχείου
    .about = Κάθε παρτίδα ή θέση: λίστα κινήσεων, SGF, GGF, PGN, OBF, WTHOR, Othello Quest.
chooser-save = Αποθήκευση της παρτίδας
    .about = Η κατάληξη ορίζει τη μορφή: .outflank τα πάντα· .sgf όλα εκτός από χρόνους· .pgn το δέντρο· .ggf, .txt και .wtb την κύρια συνέχεια· .obf τη θέση που φαίνεται.
chooser-save-page = Αποθήκευση της ανασκόπησης ως σελίδας
    .about = Ένα αρχείο που το ανοίγει κάθε περιηγητής, και χωρίς δίκτυο.
chooser-save-picture = Αποθήκευση εικόνας του ταμπλό
    .about = .png: όπως στην οθόνη. .svg: ασπρόμαυρο διάγραμμα, για εκτύπωση και για κείμενα. .gif: ολόκληρη η παρτίδα, κίνηση με κίνηση.
chooser-save-handout = Αποθήκευση φύλλου
    .about = { handout-about }
chooser-tournament = Αποθήκευση σελίδας τουρνουά
    .about = Κατάταξη με συντελεστή Brightwell, αποτελέσματα ανά γύρο και παρτίδες, σε σελίδα για εκτύπωση. Οι επιλεγμένες παρτίδες χρειάζονται παίκτες και αποτέλεσμα.
chooser-save-graph = Αποθήκευση του γραφήματος της ανασκόπησης
    .about = .png: όπως στην οθόνη. .svg: ασπρόμαυρο, για εκτύπωση και για κείμενα.
chooser-engine = Επιλογή μηχανής
    .about = Το πρόγραμμα μιας μηχανής, όπως το Edax.
chooser-do-take = Επιλογή
chooser-import = Εισαγωγή παρτίδων
    .about = Όλες οι παρτίδες ενός αρχείου ή, χωρίς όνομα, όλων των αρχείων του φακέλου: SGF, GGF, PGN, WTHOR, Othello Quest, λίστες κινήσεων.
chooser-export-games = Εξαγωγή παρτίδων σε ένα αρχείο
    .about = Η κατάληξη επιλέγει τη μορφή: .sgf όλα εκτός από τους χρόνους· .pgn το δέντρο· .ggf, .txt και .wtb την κύρια συνέχεια· .obf την τελευταία θέση.
chooser-export-each = Εξαγωγή παρτίδων, ένα αρχείο η καθεμία
    .about = Τα αρχεία αριθμούνται: το game.sgf γίνεται game-1.sgf, game-2.sgf και ούτω καθεξής. Η κατάληξη επιλέγει τη μορφή.
chooser-names = Ονόματα των παικτών του WTHOR
    .about = Ένα αρχείο που τελειώνει σε .jou· τα τουρνουά διαβάζονται από το αρχείο .trn δίπλα του.
wthor-ask-title = Ονόματα των παικτών
wthor-ask-lacking = Το «{ $file }» έχει αριθμούς αντί για ονόματα. Το WTHOR κρατά τα ονόματα σε δικό τους αρχείο, WTHOR.JOU, και δεν υπάρχει τέτοιο δίπλα του.
wthor-ask-choose = Επιλογή του αρχείου ονομάτων…
wthor-ask-go-without = Συνέχεια χωρίς ονόματα
wthor-ask-not-read = Τα ονόματα δεν διαβάζονται: { $reason }.
wthor-ask-no-file = το αρχείο δεν τελειώνει σε .jou και δεν υπάρχει τέτοιο δίπλα του
chooser-no-name = Διάλεξε ένα αρχείο ή γράψε το όνομά του.
chooser-page-ending = Το όνομα μιας σελίδας τελειώνει σε .html.
chooser-picture-ending = Το όνομα μιας εικόνας τελειώνει σε .png, .svg ή .gif.
chooser-graph-ending = Το όνομα της εικόνας ενός γραφήματος τελειώνει σε .png ή .svg.
chooser-do-replace = Αντικατάσταση
chooser-do-save = Αποθήκευση
chooser-do-import = Εισαγωγή
chooser-do-import-folder = Εισαγωγή φακέλου
chooser-folder = Φάκελος
chooser-name = Όνομα
    .spoken = Όνομα αρχείου
chooser-up = Πάνω
    .hint = Ο φάκελος που περιέχει αυτόν εδώ
chooser-replaces = Αυτό το αρχείο υπάρχει ήδη και θα αντικατασταθεί.
chooser-folder-spoken = { $name }, φάκελος
chooser-folder-not-listed = τα περιεχόμενα αυτού του φακέλου δεν διαβάζονται: { $reason }
filter-games = Παρτίδες και θέσεις
filter-all = Όλα τα αρχεία
filter-sgf = Smart Game Format
filter-outflank = Τα πάντα, για το Outflank
filter-ggf = Generic Game Format
filter-pgn = Κινήσεις με ετικέτες (PGN)
filter-wthor = Παρτίδες τουρνουά (WTHOR)
filter-txt = Κινήσεις ως κείμενο
filter-obf = Η τελική θέση
filter-page = Σελίδα για περιηγητή
filter-png = Εικόνα (PNG)
filter-svg = Ασπρόμαυρο διάγραμμα (SVG)
filter-gif = Παρτίδα, κίνηση με κίνηση (GIF)
file-not-opened = Το { $name } δεν ανοίγει: { $reason }.
file-saved = Αποθηκεύτηκε ως { $name }.
file-lacks-values = Χωρίς τις αξίες της μηχανής, αφού η παρτίδα γράφει ποιος την καταχώρισε· στα «Στοιχεία παρτίδας» μπορείς να τις κρατήσεις.
file-not-saved = Το { $name } δεν αποθηκεύτηκε: { $reason }.
export-saved = { $n ->
    [one] 1 παρτίδα αποθηκεύτηκε ως { $name }.
   *[other] { $shown } παρτίδες αποθηκεύτηκαν ως { $name }.
}
export-from-to = { $first } έως { $last }
export-is-there = το { $name } υπάρχει ήδη
file-no-review = η ανασκόπηση έκλεισε

paste-title = Επικόλληση παρτίδας ή θέσης
paste-title-file = Άνοιγμα παρτίδας ή θέσης
paste-no-text = Δεν υπάρχει ακόμη κείμενο.
paste-file = Αρχείο
paste-encoding = Κωδικοποίηση
encoding-name = { $letters ->
    [japanese] Ιαπωνικά ({ $name })
    [chinese] Κινεζικά, απλοποιημένα ({ $name })
    [traditional] Κινεζικά, παραδοσιακά ({ $name })
    [korean] Κορεατικά ({ $name })
    [western] Δυτική Ευρώπη ({ $name })
    [central] Κεντρική Ευρώπη ({ $name })
    [cyrillic] Κυριλλικά ({ $name })
    [greek] Ελληνικά ({ $name })
    [all] Όλες οι γλώσσες ({ $name })
   *[other] { $name }
}
paste-two-readings = Αυτές οι κινήσεις διαβάζονται με δύο τρόπους. Διάλεξε έναν.
paste-games = Παρτίδες
paste-all-files = Και τα { $n } αρχεία στη βιβλιοθήκη
paste-all-games = Και οι { $shown } στη βιβλιοθήκη
paste-holds = Περιέχει
paste-mistake = Κοίτα εδώ
paste-rejected = Δεν διαβάστηκαν
paste-unused = Δεν χρησιμοποιήθηκε
paste-unused-more = { $n ->
    [one] και { $n } σημείο ακόμη
   *[other] και { $n } σημεία ακόμη
}
paste-variations = Παραλλαγές
paste-cut = { $n ->
    [one] Η κίνηση πριν από αυτό ανοίγει.
   *[other] Οι { $n } κινήσεις πριν από αυτό ανοίγουν.
}
paste-text = Κείμενο
    .hint = f5d6c3…, ή μια θέση από X, O και -
paste-picture = Προεπισκόπηση: πούλια μαύρα { $black } και λευκά { $white }
paste-counts = Μαύρα { $black }, Λευκά { $white }.
paste-to-move = { $color ->
    [black] Παίζουν τα Μαύρα.
   *[white] Παίζουν τα Λευκά.
}
paste-won = { $color ->
    [black] Κέρδισαν τα Μαύρα.
   *[white] Κέρδισαν τα Λευκά.
}
paste-draw = Ισοπαλία.

launch-usage =
    Χρήση: outflank [ΕΠΙΛΟΓΗ] [ΑΡΧΕΙΟ…]
    Ανοίγει το παράθυρο του Outflank και σε αυτό τις παρτίδες αυτών των αρχείων.

    -h, --help           αυτή η βοήθεια
    -V, --version        η έκδοση
    --                   ακολουθούν μόνο αρχεία, με ό,τι κι αν αρχίζει το όνομά τους
    OUTFLANK_CONFIG_DIR  ο φάκελος ρυθμίσεων και παρτίδων

    Γραμμή εντολών της μηχανής: outflank-engine
launch-no-display = Το Outflank χρειάζεται οθόνη· ούτε το WAYLAND_DISPLAY ούτε το DISPLAY ορίζει κάποια.
launch-no-libraries = Το Outflank χρειάζεται βιβλιοθήκες του συστήματος που δεν είναι εγκατεστημένες· σε Debian ή Ubuntu τις φέρνει το `sudo apt-get install { $packages }`.
launch-dead-display = Η οθόνη { $name } δεν απαντά.
launch-no-window = Το Outflank δεν μπορεί να ανοίξει το παράθυρό του: { $reason }.
launch-no-opengl = Το Outflank χρειάζεται OpenGL 2.1 σε οθόνη με τουλάχιστον 24 bit χρώματος, που εδώ λείπει: { $reason }.
launch-no-threads = Το Outflank δεν μπορεί να ξεκινήσει νήμα: { $reason }. Το σύστημα επιτρέπει σε αυτόν τον χρήστη πολύ λίγες διεργασίες.
launch-no-files = Το Outflank χρειάζεται { $n } ανοιχτά αρχεία ταυτόχρονα, και το σύστημα επιτρέπει λιγότερα: { $reason }.
launch-no-memory = Το Outflank χρειάζεται { $megabytes } MB μνήμης, και το σύστημα επιτρέπει λιγότερη.
launch-panic = Το Outflank τερματίστηκε από δικό του σφάλμα: { $reason }.
launch-unknown-option = Δεν υπάρχει επιλογή { $name }· το outflank --help τις δείχνει όλες.
storage-nowhere = Οι ρυθμίσεις και οι παρτίδες δεν αποθηκεύονται: { $reason }.
storage-copy-is-used = Το { $name } δεν διαβάζεται, γι’ αυτό χρησιμοποιείται ένα παλιότερο αντίγραφό του. { $aside } Ο λόγος: { $reason }.
storage-starts-afresh = Το { $name } δεν διαβάζεται, γι’ αυτό το Outflank ξεκινά από την αρχή. { $aside } Ο λόγος: { $reason }.
storage-unread = Το { $name } δεν διαβάζεται αυτή τη στιγμή, γι’ αυτό μένει όπως είναι. Ο λόγος: { $reason }.
storage-words = Στο { $name } δεν διαβάζεται: { $words }. Στη θέση του ισχύει η προεπιλογή. Όλα τα άλλα μένουν. { $aside }
storage-aside = Το χαλασμένο αρχείο κρατήθηκε ως { $name }.
storage-not-aside = Δεν μπόρεσε να μπει στην άκρη ({ $reason }), γι’ αυτό δεν αποθηκεύεται τίποτα πάνω του.
storage-left-out = Το αρχείο της παρτίδας θα ξεπερνούσε τα { $megabytes } MB, γι’ αυτό { $n ->
    [one] λείπει η παλιότερη παρτίδα
   *[other] λείπουν οι { $n } παλιότερες παρτίδες
}.
storage-lock = Το { $name } δεν είναι απλό αρχείο, γι’ αυτό η παρτίδα δίπλα του μένει όπως είναι.
storage-not-kept = { $what ->
    [settings] Οι ρυθμίσεις δεν αποθηκεύτηκαν στο { $path }: { $reason }. Το Outflank ξαναδοκιμάζει κάθε λίγα δευτερόλεπτα.
    [profile] Το προφίλ δεν αποθηκεύτηκε στο { $path }: { $reason }. Το Outflank ξαναδοκιμάζει κάθε λίγα δευτερόλεπτα.
   *[game] Η παρτίδα δεν αποθηκεύτηκε στο { $path }: { $reason }. Το Outflank ξαναδοκιμάζει κάθε λίγα δευτερόλεπτα.
}

## The library and the explorer

library-title = Βιβλιοθήκη
library-one-moment = Μια στιγμή…
library-kept = Η παρτίδα είναι στη βιβλιοθήκη.
library-kept-in-memory = Το αρχείο της βιβλιοθήκης δεν γράφεται. Η παρτίδα μένει στη μνήμη· το Outflank θα ξαναδοκιμάσει.
library-not-kept = Η παρτίδα δεν αποθηκεύτηκε στη βιβλιοθήκη: { $reason }.
library-review-not-kept = Η ανασκόπηση δεν αποθηκεύτηκε στη βιβλιοθήκη: { $reason }.
library-not-done = Αυτό δεν γίνεται: { $reason }.
library-is-newer = Τη βιβλιοθήκη { $path } την έγραψε νεότερο Outflank, γι’ αυτό μένει όπως είναι και οι παρτίδες δεν αποθηκεύονται.
library-breaks-off = { $n ->
    [one] Η βιβλιοθήκη { $path } κόβεται σε ό,τι γράφτηκε τελευταίο ({ $n } byte), που μένει έξω.
   *[other] Η βιβλιοθήκη { $path } κόβεται σε ό,τι γράφτηκε τελευταίο ({ $n } byte), που μένει έξω.
}
library-is-damaged = { $n ->
    [one] Η βιβλιοθήκη { $path } έχει χαλάσει ({ $reason }). Έμεινε { $n } παρτίδα· το χαλασμένο αρχείο κρατήθηκε ως { $aside }.
   *[other] Η βιβλιοθήκη { $path } έχει χαλάσει ({ $reason }). Έμειναν { $n } παρτίδες· το χαλασμένο αρχείο κρατήθηκε ως { $aside }.
}
library-not-written = Η βιβλιοθήκη { $path } δεν γράφεται: { $reason }. Στο μεταξύ οι παρτίδες μένουν στη μνήμη, και θα γραφτούν μόλις γίνεται.
library-tag-imported = Από αρχείο
library-tag-played = Παιγμένες
library-tag-match = Αγώνας
library-tag-review = Περιμένει ανασκόπηση
library-tag-thorough-review = Περιμένει λεπτομερή ανασκόπηση
library-damaged = Υπάρχει αντίγραφο μιας χαλασμένης βιβλιοθήκης.
library-recover = Σώσε τις παρτίδες της
    .hint = Εισάγει όσες παρτίδες της διαβάζονται και δεν είναι ήδη εδώ
library-search = Αναζήτηση
    .example = π.χ. tamenori 2019
    .hint =
        Λέξεις από ονόματα παικτών, τουρνουά και ανοιγμάτων, ένα έτος ή 2010-2015, ένα ταμπλό σαν 10x10·
        fewest για παρτίδες που τις κερδίζουν τα λιγότερα πούλια.
        Με τα player: black: white: event: round: opening: date: tag: board: και goal: πριν από μια λέξη λες πού να ψάξει.
        Λέξεις σε εισαγωγικά είναι ένα όνομα.
library-result = Αποτέλεσμα
    .any = Όλα τα αποτελέσματα
    .black = Νίκες των Μαύρων
    .white = Νίκες των Λευκών
    .draw = Ισοπαλίες
library-tag = Ετικέτα
    .any = Όλες οι ετικέτες
library-board = Ταμπλό
    .any = Όλα τα ταμπλό
library-games = { $n ->
    [one] { $shown } παρτίδα
   *[other] { $shown } παρτίδες
}
library-chosen = { $n ->
    [one] { $chosen } από { $shown } παρτίδα
   *[other] { $chosen } από { $shown } παρτίδες
}
library-position = Θέση…
    .hint = Παρτίδες που φτάνουν σε μια θέση ή δείχνουν ένα μέρος του ταμπλό
library-position-is-on = Θέση: ενεργή
library-position-any = Κάθε θέση
library-did-you-mean = Μήπως εννοείς
library-suggestion = { $n ->
    [one] { $name } ({ $shown } παρτίδα)
   *[other] { $name } ({ $shown } παρτίδες)
}
part-title = Αναζήτηση θέσης
part-explain = Ένα κλικ αλλάζει το τετράγωνο: μαύρο, λευκό, κενό, οτιδήποτε.
part-keys = Στο πληκτρολόγιο: B μαύρο, W λευκό, E κενό, Delete οτιδήποτε.
part-from-game = Από το ταμπλό
    .hint = Όλα τα τετράγωνα όπως είναι τώρα στο ταμπλό
part-clear = Άδειασμα
    .hint = Όλα τα τετράγωνα μπορούν να είναι οτιδήποτε
part-any-orientation = Και γυρισμένη ή καθρεφτισμένη
part-no-square = Διάλεξε τουλάχιστον ένα τετράγωνο.
part-find = Βρες παρτίδες
library-bin = Κάδος
    .hint = Οι παρτίδες που διαγράφηκαν
library-bin-is-empty = Ο κάδος είναι άδειος.
library-is-importing = Γίνεται εισαγωγή παρτίδων. Η λίστα θα τις δείξει όταν έρθουν όλες.
library-no-games-yet = Δεν υπάρχουν ακόμη παρτίδες.
library-has-no-games = Οι παρτίδες που τελειώνουν αποθηκεύονται εδώ. Η «Εισαγωγή» προσθέτει παρτίδες από αρχεία.
library-no-game-fits = Καμία παρτίδα δεν ταιριάζει στην αναζήτηση.
library-restore = Επαναφορά
library-delete = Διαγραφή
    .hint = Στον κάδο, απ’ όπου μπορείς να την επαναφέρεις
library-tags = Ετικέτες…
    .hint = Βάλε ετικέτες στις επιλεγμένες παρτίδες ή βγάλε τες
library-new-tag = Νέα ετικέτα
library-add-tag = Προσθήκη
library-choose-all = Επιλογή όλων
    .hint = Όλες οι παρτίδες της λίστας, για Διαγραφή, Ετικέτες και Εξαγωγή
library-review = Ανασκόπηση…
    .hint = Ανασκόπηση παρτίδων στο παρασκήνιο: η βιβλιοθήκη δείχνει μετά τι έχασε κάθε πλευρά
library-review-chosen = Επιλεγμένες, γρήγορα
library-review-chosen-thoroughly = Επιλεγμένες, λεπτομερώς
library-review-mine = Οι παρτίδες μου χωρίς ανασκόπηση ({ $n }), γρήγορα
library-review-mine-thoroughly = Οι παρτίδες μου χωρίς ανασκόπηση ({ $n }), λεπτομερώς
library-queue = Ανασκόπηση: { $done } από { $n }
library-queue-left = Ανασκόπηση: { $done } από { $n } · ακόμη { $left }
library-queue-paused = Ανασκόπηση: { $done } από { $n } · σε παύση
library-queue-waits = Ανασκόπηση: { $done } από { $n } · περιμένει να τελειώσουν άλλοι υπολογισμοί
library-queue-elsewhere = { $n ->
    [one] { $n } παρτίδα περιμένει. Την εξετάζει άλλο παράθυρο.
   *[other] { $n } παρτίδες περιμένουν. Τις εξετάζει άλλο παράθυρο.
}
library-queue-minutes = { $n } λεπ.
library-queue-hours = { $n } ώ.
library-queue-pause = Παύση
    .hint = Οι ανασκοπήσεις συνεχίζουν με «Συνέχιση» ή στο επόμενο άνοιγμα
library-queue-resume = Συνέχιση
library-queue-empty = Ακύρωση
    .hint = Βγάζει όσες παρτίδες περιμένουν· όσες τελείωσαν μένουν
library-export = Εξαγωγή…
    .hint = Αποθηκεύει τις επιλεγμένες παρτίδες σε ένα αρχείο ή σε ένα η καθεμία
library-export-one-file = Σε ένα αρχείο…
library-export-each = Ένα αρχείο η καθεμία…
library-export-boards = Αριθμημένα διαγράμματα για εκτύπωση…
library-export-tournament = Σελίδα τουρνουά…
library-export-exercises = Ασκήσεις για εκτύπωση…
library-import = Εισαγωγή…
    .hint = Παρτίδες από αρχείο ή φάκελο: SGF, GGF, PGN, WTHOR και άλλα
library-empty-bin = Άδειασμα κάδου
    .hint = Οι παρτίδες που έχει χάνονται οριστικά
library-empty-bin-yes = { $n ->
    [one] Οριστική διαγραφή { $shown } παρτίδας
   *[other] Οριστική διαγραφή { $shown } παρτίδων
}
library-empty-bin-no = Άκυρο
library-n-imported = { $n ->
    [one] Έγινε εισαγωγή { $shown } παρτίδας
   *[other] Έγινε εισαγωγή { $shown } παρτίδων
}
library-import-bar = Εισαγωγή
library-import-stop = Διακοπή
    .hint = Όσες παρτίδες έχουν έρθει ως τότε μένουν
library-column-date = Ημερομηνία
    .order = Ταξινόμηση κατά ημερομηνία
library-column-black = Μαύρα
    .order = Ταξινόμηση κατά Μαύρα
library-column-white = Λευκά
    .order = Ταξινόμηση κατά Λευκά
library-column-result = Σκορ
    .order = Ταξινόμηση κατά σκορ
library-column-opening = Άνοιγμα
    .order = Ταξινόμηση κατά άνοιγμα
library-column-event = Τουρνουά
    .order = Ταξινόμηση κατά τουρνουά
library-column-board = Ταμπλό
    .order = Ταξινόμηση κατά ταμπλό
library-column-moves = Κινήσεις
    .order = Ταξινόμηση κατά κινήσεις
library-column-lost = Χαμένα
    .order = Ταξινόμηση κατά χαμένα πούλια
library-column-accuracy = Ακρίβεια
    .order = Ταξινόμηση κατά ακρίβεια
library-lost-words = Χαμένα πούλια: Μαύρα { $black }, Λευκά { $white }.
library-accuracy-words = Ακρίβεια: Μαύρα { $black }%, Λευκά { $white }%.
library-moves = { $n ->
    [one] { $n } κίνηση σε { $board }
   *[other] { $n } κινήσεις σε { $board }
}
library-moves-opening = { $n ->
    [one] { $n } κίνηση σε { $board }, { $name } ({ $other })
   *[other] { $n } κινήσεις σε { $board }, { $name } ({ $other })
}
library-kept-on = Αποθηκεύτηκε στις { $date }
library-tags-of = Ετικέτες: { $tags }
library-against = { $black } εναντίον { $white }
library-unknown-player = άγνωστος
library-named-won = νίκη: { $name }
library-won = { $winner ->
    [black] κέρδισαν τα Μαύρα
    [white] κέρδισαν τα Λευκά
   *[draw] ισοπαλία
}

import-added = { $n ->
    [one] Έγινε εισαγωγή { $shown } παρτίδας.
   *[other] Έγινε εισαγωγή { $shown } παρτίδων.
}
import-known = { $n ->
    [one] { $shown } παρτίδα υπήρχε ήδη.
   *[other] { $shown } παρτίδες υπήρχαν ήδη.
}
import-empty = { $n ->
    [one] { $shown } χωρίς κινήσεις έμεινε έξω.
   *[other] { $shown } χωρίς κινήσεις έμειναν έξω.
}
import-illegal = { $n ->
    [one] { $shown } με κινήσεις που δεν επιτρέπονται έμεινε έξω.
   *[other] { $shown } με κινήσεις που δεν επιτρέπονται έμειναν έξω.
}
import-rejected = { $n ->
    [one] Δεν διαβάστηκε { $shown } παρτίδα: { $games }.
   *[other] Δεν διαβάστηκαν { $shown } παρτίδες. Οι πρώτες: { $games }.
}
import-overruled = { $n ->
    [one] { $shown } αποτέλεσμα δεν ταιριάζει με το ταμπλό και δεν χρησιμοποιήθηκε: { $games }.
   *[other] { $shown } αποτελέσματα δεν ταιριάζουν με τα ταμπλό τους και δεν χρησιμοποιήθηκαν. Τα πρώτα: { $games }.
}
import-left-out = { $n ->
    [one] { $shown } παραλλαγή δεν παίζεται ως το τέλος της: { $games }.
   *[other] { $shown } παραλλαγές δεν παίζονται ως το τέλος τους. Οι πρώτες: { $games }.
}
import-unused = { $n ->
    [one] { $shown } σημείο του κειμένου δεν χρησιμοποιήθηκε: { $games }.
   *[other] { $shown } σημεία του κειμένου δεν χρησιμοποιήθηκαν. Τα πρώτα: { $games }.
}
import-not-read = Δεν διαβάστηκε: { $reason }.
import-more-not-read = { $n ->
    [one] Δεν διαβάστηκε άλλο { $n } αρχείο.
   *[other] Δεν διαβάστηκαν άλλα { $n } αρχεία.
}
import-stopped = Η εισαγωγή σταμάτησε.
import-broke-off = Η εισαγωγή κόπηκε, γιατί η βιβλιοθήκη δεν γράφεται.
import-not-listed = τα περιεχόμενα του { $name } δεν διαβάζονται: { $reason }
import-part-of = ένα μέρος του { $name }: { $reason }

explorer-filter = Φίλτρο
    .hint = Μόνο παρτίδες ενός παίκτη, ενός τουρνουά ή μερικών ετών. Η ενσωματωμένη στατιστική δεν έχει ονόματα, γι’ αυτό με φίλτρο μένει έξω
explorer-filter-is-on = Φίλτρο: ενεργό
explorer-games-of = Παρτίδες: { $name }
    .hint = Ποιες παρτίδες μετρούν: { $name }
explorer-built-in = Τουρνουά 1977–2023 (ενσωματωμένα)
explorer-whole-library = Η βιβλιοθήκη μου, όλες οι παρτίδες ({ $n })
explorer-counts-twice = Παρτίδα που είναι και στα δύο μετρά δύο φορές.
explorer-library = Βιβλιοθήκη
explorer-tournaments = Τουρνουά
explorer-color = Εξερευνητής, { color-name }
explorer-player = Παίκτης
    .spoken = Εξερευνητής, παίκτης
explorer-event = Τουρνουά
    .spoken = Εξερευνητής, τουρνουά
explorer-years =
    .spoken = Εξερευνητής, έτη
explorer-other-board = Η ενσωματωμένη στατιστική είναι μόνο για 8×8. Διάλεξε τη βιβλιοθήκη σου.
explorer-other-goal = Η ενσωματωμένη στατιστική είναι για παρτίδες που τις κερδίζουν τα περισσότερα πούλια. Διάλεξε τη βιβλιοθήκη σου.
explorer-too-few = Λιγότερες από δέκα παρτίδες τουρνουά έφτασαν σε αυτή τη θέση.
explorer-no-games = Δεν υπάρχουν ακόμη παρτίδες στη βιβλιοθήκη σου. Η Εισαγωγή τις φέρνει από αρχεία (Ctrl+L).
explorer-none = Καμία από αυτές τις παρτίδες δεν έφτασε σε αυτή τη θέση.
explorer-column-move = Κίνηση
explorer-column-games = Παρτίδες
explorer-column-people = των { $rating }
explorer-average = Μ. όρος
explorer-costs = Κοστίζει
explorer-all = όλες
explorer-share = { $n } ({ $percent }%)
explorer-winners = Τα Μαύρα κέρδισαν { $black }, ισοπαλίες { $draws }, τα Λευκά κέρδισαν { $white }
explorer-spoken = { $n ->
    [one] { $shown } παρτίδα, μέσος όρος { $mean }
   *[other] { $shown } παρτίδες, μέσος όρος { $mean }
}
explorer-newest = Οι νεότερες { $n } από { $all } παρτίδες
explorer-games = Παρτίδες

## Playing: the strip, players, new game, the end

strip-looks-for-hint = Αναζήτηση καλής κίνησης για τα { color-name }…
strip-looks-for-move = Ο υπολογιστής ψάχνει κίνηση για τα { color-name }…
strip-thinks = Σκέφτονται τα { color-name }: { $player }.
strip-paused = Παύση: παίζουν τα { color-name } ({ $player }). Πάτα «Συνέχιση» ή Διάστημα.
strip-after = Μετά την κίνηση { $number } από { $n }: { $square }.
    .start = Πριν από την πρώτη κίνηση.
strip-clock-waits = Το ρολόι είναι σε παύση, παίζουν τα { color-name }. Παίξε, ή πάτα «Συνέχιση» ή Διάστημα.
strip-studying = Μελέτη: παίζουν τα { color-name }. Κάνε εσύ τις κινήσεις και των δύο.
strip-studying-ahead = Με το δεξί βέλος διατρέχεις την παρτίδα.
strip-played = Τα { color-name } έπαιξαν { $square }.
strip-played-from-book = Τα { color-name } έπαιξαν { $square } από το βιβλίο.
strip-do = { $what ->
    [other-move] παίξε εδώ άλλη κίνηση ή προχώρα (Δεξιά)
    [place] βάλε ένα πούλι σε ένα από τα τέσσερα κεντρικά τετράγωνα
    [marked] κάνε κλικ σε τετράγωνο με δαχτυλίδι
   *[flips] κάνε κλικ σε ένα τετράγωνο που γυρίζει πούλια
}
strip-your-turn = Σειρά σου με τα { color-name }: { strip-do }.
strip-to-move = Παίζουν τα { color-name }: { strip-do }.
strip-named-to-move = Παίζει: { $name } ({ color-name }) – { strip-do }.

result-you-wipe-out = Σάρωσες { $loser ->
    [black] τα Μαύρα
   *[white] τα Λευκά
} { $won }–{ $lost }!
result-you-win = Κέρδισες { $won }–{ $lost }!
result-you-are-wiped-out = Τα { color-name } σε σάρωσαν { $won }–{ $lost }.
result-you-lose = Έχασες { $lost }–{ $won }.
result-you-lose-on-time = { $color ->
    [black] Ο χρόνος σου τελείωσε: κερδίζουν τα Λευκά.
   *[white] Ο χρόνος σου τελείωσε: κερδίζουν τα Μαύρα.
}
result-you-win-on-time = { $color ->
    [black] Τέλος χρόνου για τα Μαύρα: κέρδισες.
   *[white] Τέλος χρόνου για τα Λευκά: κέρδισες.
}
result-named-time-over = Τέλος χρόνου: { $loser }. Νίκη: { $winner }.
result-named-loses-on-time = { $color ->
    [black] Τέλος χρόνου: { $name }. Κερδίζουν τα Λευκά.
   *[white] Τέλος χρόνου: { $name }. Κερδίζουν τα Μαύρα.
}
result-named-wins-on-time = { $color ->
    [black] Τέλος χρόνου για τα Μαύρα. Νίκη: { $name }.
   *[white] Τέλος χρόνου για τα Λευκά. Νίκη: { $name }.
}
went-over-time = { $who ->
    [you] Ξεπέρασες τον χρόνο.
    [black] Τα Μαύρα ξεπέρασαν τον χρόνο.
   *[white] Τα Λευκά ξεπέρασαν τον χρόνο.
}
named-went-over-time = Υπέρβαση χρόνου: { $name }.
result-wins = Τα { color-name } κερδίζουν { $won }–{ $lost }.
result-named-wins = { $name }: νίκη { $won }–{ $lost }.
result-draw = Ισοπαλία, { $black }–{ $white }.
result-fewest = Σε αυτή την παραλλαγή του παιχνιδιού κερδίζουν τα λιγότερα πούλια.
result-no-discs-left = Στα { color-name } δεν έμεινε κανένα πούλι.
result-empties-for = { $n ->
    [one] Το κενό τετράγωνο μετρά για τα { color-name } ({ $black }–{ $white } στο ταμπλό).
   *[other] Τα { $n } κενά τετράγωνα μετρούν για τα { color-name } ({ $black }–{ $white } στο ταμπλό).
}
result-empties-shared = { $n ->
    [one] Το κενό τετράγωνο μετρά μισό για καθέναν.
   *[other] Τα { $n } κενά τετράγωνα μοιράζονται στη μέση.
}

square-flips-nothing = το { $square } δεν γυρίζει τίποτα
square-flips = { $n ->
    [one] το { $square } γυρίζει { $flipped }
   *[other] το { $square } γυρίζει { $n } πούλια: { $flipped }
}
square-of-first-four = { $square }: ένα από τα τέσσερα πρώτα πούλια, που δεν γυρίζουν τίποτα
square-has-disc = { $square }: ένα { $color ->
    [black] μαύρο
   *[white] λευκό
} πούλι
square-has-nothing = { $square }: τα { color-name } δεν έχουν τι να γυρίσουν εδώ

report-depth = βάθος { $depth }
report-depth-sure = βάθος { $depth } με { $percent }%
report-book = βιβλίο, βάθος { $depth }
report-exactly = ακριβώς { $value }
report-proven = { $outcome ->
    [win] αποδεδειγμένη νίκη
    [draw] αποδεδειγμένη ισοπαλία
   *[loss] αποδεδειγμένη ήττα
}
report-nothing-yet = σκέφτεται…

rating-estimate = { $n ->
    [one] περίπου { $rating } ({ $low }–{ $high }), { $n } παρτίδα
   *[other] περίπου { $rating } ({ $low }–{ $high }), { $n } παρτίδες
}
rating-after = { $n ->
    [one] Βαθμολογία μετά από { $n } παρτίδα ακόμη
   *[other] Βαθμολογία μετά από { $n } παρτίδες ακόμη
}
strip-dismiss = Κρύψε το
strip-invitation = Πρώτη φορά; Μάθε σε 2 λεπτά
    .hint = Το πρώτο από τα μαθήματα
strip-invitation-declined = Όχι, ευχαριστώ
strip-progress = παίχτηκαν { $played } · κενά { $empties }
strip-progress-of = παίχτηκαν { $played } από { $ahead } · κενά { $empties }
strip-fewest-win = Κερδίζουν τα λιγότερα
strip-typed = Τετράγωνο: { $typed }_
strip-typed-enter = Τετράγωνο: { $typed }_  (το Enter παίζει { $typed })
strip-square-and-replies = { $words } (οι τελείες δείχνουν πού θα μπορούσαν μετά να παίξουν τα { color-name })
strip-opening = Άνοιγμα: { $name }
strip-coach-asks = Ο προπονητής ρωτά για την κίνησή σου.
hint-more = Δείξε περισσότερα
coach-take-back = Αναίρεση
    .hint = Πίσω, πριν από την κίνηση
coach-why = Γιατί;
    .hint = Εξηγεί τι να προσέξεις
coach-play-on = Συνέχισε
    .hint = Η κίνηση μένει
strip-hint = Υπόδειξη: { $words }
strip-hint-squares = Υπόδειξη: { $one } ή { $other };
strip-hint-only-move = Υπόδειξη: το { $square } είναι η μόνη κίνηση.
thinking-sign = Σκέφτεται
typed-no-square = Το «{ $typed }» δεν είναι τετράγωνο στο ταμπλό { $size } (a1 έως { $last }).
end-play-again = Παίξε ξανά
end-next = Επόμενος: { $player }. Παίζεις με τα { color-name }.
end-easier = Πιο εύκολα
end-same = Το ίδιο
end-harder = Πιο δύσκολα
end-suited = Στο επίπεδό σου
end-swap-colours = Αλλαγή χρωμάτων
end-put-away = Δες το ταμπλό
end-show = Δες το αποτέλεσμα
end-go-on = Συνέχεια χωρίς ρολόι
    .hint = Η ίδια παρτίδα από εδώ, για όση ώρα θέλεις
end-review = Ανασκόπηση
end-information = Στοιχεία παρτίδας…
end-key-moves = { $n ->
    [one] Δες { $n } κρίσιμη κίνηση
   *[other] Δες { $n } κρίσιμες κινήσεις
}
end-very-close = Στο τσακ!
end-review-shows = Η ανασκόπηση δείχνει πού έμεινες πίσω.
end-helped = { $help ->
    [hint] Ο υπολογιστής βοήθησε σε μια κίνηση, γι’ αυτό η παρτίδα δεν μετρά για τη βαθμολογία.
    [take-back] Αναιρέθηκε μια κίνηση, γι’ αυτό η παρτίδα δεν μετρά για τη βαθμολογία.
    [analysis] Φάνηκαν αξίες ή σκέψεις, γι’ αυτό η παρτίδα δεν μετρά για τη βαθμολογία.
   *[other-players] Δεν την έπαιξαν από την αρχή οι ίδιοι παίκτες, γι’ αυτό η παρτίδα δεν μετρά για τη βαθμολογία.
}
end-your-rating = Η βαθμολογία σου: { $estimate }.
end-rating-of = Βαθμολογία, { $name }: { $estimate }.
end-rating-later = { $words }.
# What a new player sees first: three pictures with a sentence each, and three buttons.
welcome-title = Οθέλλο σε 20 δευτερόλεπτα
welcome-flip = Κλείσε πούλια ανάμεσα σε δύο δικά σου: γυρίζουν.
welcome-must-flip = Κάθε κίνηση πρέπει να γυρίζει τουλάχιστον ένα πούλι.
welcome-most = Στο τέλος κερδίζουν τα περισσότερα πούλια.
welcome-play = Παίξε
welcome-teach = Μάθε μου
welcome-known = Το ξέρω
new-game-title = Νέα παρτίδα
new-game-start = Έναρξη
new-game-board = Ταμπλό
new-game-opening = Άνοιγμα
new-game-winner = Κερδίζουν
new-game-clock = Ρολόι
clock-none = Χωρίς
clock-own = Δικοί μου χρόνοι
clock-sudden-death = { $minutes } λεπ.
clock-increment = { $minutes } λεπ. + { $seconds } δ.
clock-byo-yomi = { $minutes } λεπ. + { $n } × { $seconds } δ.
clock-periods = { $n } × { $seconds } δ.
clock-per-move = { $seconds } δ. ανά κίνηση
clock-minutes-unit = λεπ.
clock-seconds-unit = δ.
clock-no-bonus = τίποτε άλλο
clock-bonus-increment = + ανά κίνηση
clock-bonus-periods = + byo-yomi
clock-minutes-of = { $color ->
    [black] Λεπτά των Μαύρων
   *[white] Λεπτά των Λευκών
}
clock-bonus-of = { $color ->
    [black] Τι προστίθεται στον χρόνο των Μαύρων
   *[white] Τι προστίθεται στον χρόνο των Λευκών
}
clock-periods-of = { $color ->
    [black] Περίοδοι των Μαύρων
   *[white] Περίοδοι των Λευκών
}
clock-seconds-of = { $color ->
    [black] Δευτερόλεπτα των Μαύρων
   *[white] Δευτερόλεπτα των Λευκών
}
flag-loses = Τέλος χρόνου: ήττα
flag-goes-on = Τέλος χρόνου: συνεχίζεται
clock-name = { $color ->
    [black] Ρολόι των Μαύρων { $time }
   *[white] Ρολόι των Λευκών { $time }
}
clock-set-to = Ρολόι: { $time }
clock-runs = Με κλικ ή Διάστημα κάνει παύση.
clock-stands = Σε παύση. Με κλικ ή Διάστημα συνεχίζει.
new-game-help = Βοήθεια
new-game-alternates = Αλλαγή χρωμάτων κάθε φορά
    .hint = Το «Παίξε ξανά» ανταλλάσσει Μαύρα και Λευκά
new-game-serious = Σοβαρή παρτίδα
    .hint = Όπως σε τουρνουά: οι κινήσεις δεν αναιρούνται και βοήθεια δεν υπάρχει
    .meaning = Χωρίς υποδείξεις, αξίες και αναιρέσεις όσο κρατά η παρτίδα.
new-game-i-play-black = Παίζω Μαύρα
new-game-i-play-white = Παίζω Λευκά
new-game-computer = Υπολογιστής
new-game-friend = Δύο παίκτες εδώ
new-game-watch = Δύο υπολογιστές
new-game-friend-name = Φίλος
new-game-random-colour = Τυχαίο χρώμα
# The card behind the faces: a computer player of one's own choice.
new-game-other-size = Άλλο…
new-game-by-strength = Από τον πιο αδύναμο στον πιο δυνατό
new-game-custom = Δικός σου
    .hint = Δύναμη της επιλογής σου, βάθος αναζήτησης ή άλλο πρόγραμμα
new-game-name-of = { $color ->
        [black] Όνομα των Μαύρων
       *[white] Όνομα των Λευκών
    }
# Opens the rows below it.
new-game-more = Άλλα: άνοιγμα, χάντικαπ, ρολόι, λιγότερα, σοβαρή
goal-most = Τα περισσότερα
    .meaning = Οθέλλο: όποιος έχει περισσότερα πούλια στο τέλος κερδίζει.
goal-fewest = Τα λιγότερα
    .meaning = Αντι-Οθέλλο: όποιος έχει λιγότερα πούλια στο τέλος κερδίζει.
start-standard = Κανονική
    .description = Η συνηθισμένη αρχή.
start-mirrored = Κατοπτρική
    .description = Η κανονική αρχή με τα χρώματα ανάποδα.
start-parallel = Παράλληλη
    .description = Τα πούλια του ίδιου χρώματος πλάι πλάι.
start-reversi = Παλιό Ρεβέρσι
    .description = Άδειο ταμπλό: οι παίκτες βάζουν τα τέσσερα πρώτα πούλια στο κέντρο.
start-corners = Χάντικαπ γωνιών
    .description = Χάντικαπ: ο ένας αρχίζει με γωνίες που δεν γυρίζουν ποτέ. Αυτό βοηθά όταν κερδίζουν τα περισσότερα πούλια, και ζημιώνει όταν κερδίζουν τα λιγότερα.
start-random = Τυχαίο άνοιγμα
    .description = Παίζονται αμέσως λίγες κινήσεις, και μετά οι δυο τους είναι περίπου ίσοι.
start-hand-made = Δική σου θέση
    .description = Όποια πούλια θέλεις, όπου θέλεις.
start-edit = Στήσιμο θέσης…
start-corners-for = για τα { color-name }
start-moves = { $n ->
    [one] { $n } κίνηση
   *[other] { $n } κινήσεις
}
start-moves-slider = Κινήσεις του ανοίγματος
start-number = Αρ.
    .hint = Ο ίδιος αριθμός δίνει πάντα το ίδιο άνοιγμα.
    .name = Αριθμός του ανοίγματος
start-another = Άλλο ένα
start-preview = Προεπισκόπηση: ταμπλό { $size }, πούλια μαύρα { $black } και λευκά { $white }, παίζουν τα { color-name }
seat = { color-name }: { $player }
    .hint = Κάνε κλικ για να αλλάξεις ποιος παίζει
    .information = Κάνε κλικ για τα στοιχεία της παρτίδας
player-of-color = { color-name }: { $name }
card-discs = { $n ->
    [one] Τα { color-name } έχουν { $n } πούλι στο ταμπλό
   *[other] Τα { color-name } έχουν { $n } πούλια στο ταμπλό
}
card-hint = υπόδειξη: { $report }
card-phases = Από τα χαμένα πούλια: { $phases }
card-phase-opening = άνοιγμα { $rating }
card-phase-middle = μέση { $rating }
card-phase-ending = φινάλε { $rating }
person-you = Εσύ

## Editing a position

editor-title = Στήσιμο θέσης
editor-play-from-here = Παίξε από εδώ
editor-use-position = Χρήση της θέσης
editor-correct-title = Διόρθωση του ταμπλό
editor-other-size = Αυτή η παρτίδα μένει στο ταμπλό της { $board }.
editor-put-down = Βάλε
editor-turn = Σειρά
editor-board = Ταμπλό
editor-as-text = Ως κείμενο
    .name = Η θέση ως κείμενο
    .hint = X είναι μαύρο, O είναι λευκό, - είναι κενό.
editor-empty = Κενό
editor-to-move = Παίζουν τα { color-name }
editor-clear = Άδειασμα
editor-standard-start = Κανονική αρχή
editor-from-game = Από την παρτίδα
setup-off-board = ένα πούλι βρίσκεται έξω από το ταμπλό
setup-two-colors = το { $square } έχει πούλια και των δύο χρωμάτων
setup-nothing-to-play = ούτε τα Μαύρα ούτε τα Λευκά μπορούν να βάλουν πούλι, άρα δεν υπάρχει τι να παιχτεί
setup-wrong-length = τετράγωνα στο ταμπλό: { $found } αντί για { $expected }
setup-unknown-character = το «{ $character }» στον χαρακτήρα { $place } δεν είναι ούτε πούλι (X ή O) ούτε κενό τετράγωνο (-)

## Spoken to a screen reader

square-spoken = { $square }, { $disc ->
    [black] μαύρο πούλι
    [white] λευκό πούλι
    [any] οτιδήποτε
   *[none] κενό
}
square-spoken-legal = μπορείς να παίξεις εδώ
square-spoken-flips = γυρίζει { $n }
square-spoken-last = τελευταία κίνηση
square-spoken-hint = υπόδειξη
square-spoken-reason = μέρος του λόγου
square-spoken-mark = σημάδι: { $shape ->
    [cross] σταυρός
    [triangle] τρίγωνο
    [circle] κύκλος
    [square] τετράγωνο
   *[letter] γράμμα { $letter }
}
spoken-passes = Τα { color-name } δεν έχουν κίνηση και πάνε πάσο.
spoken-corrected = Το ταμπλό διορθώθηκε.
spoken-plays = Τα { color-name } παίζουν { $square }.
spoken-plays-and-flips = Τα { color-name } παίζουν { $square }, γυρίζουν { $n }.
spoken-at-move = Κίνηση { $number }, { $words }
spoken-new-game = Νέα παρτίδα σε { $size }.
spoken-start = Η αρχή της παρτίδας.
spoken-computer-waits = Παίζουν τα { color-name }. Ο υπολογιστής περιμένει.
spoken-to-move = Παίζουν τα { color-name }.
spoken-named-to-move = Παίζει: { $name } ({ color-name }).
spoken-little-time = { $color ->
    [black] Στα Μαύρα μένει λίγος χρόνος.
   *[white] Στα Λευκά μένει λίγος χρόνος.
}
spoken-named-little-time = Λίγος χρόνος ακόμη: { $name }.
spoken-your-turn = Σειρά σου με τα { color-name }.

spoken-coach = Προπονητής: { $question }
spoken-answer = { $key }: { $what }.
## Study: moves, analysis, tree, overlays, what people play

notes-title = Σημειώσεις
notes-sign = Σήμα
notes-no-sign = χωρίς σήμα
notes-about-game = Για την παρτίδα
notes-about-move = Για αυτή την κίνηση
notes-comment = Σχόλιο
judgement-excellent = εξαιρετική
judgement-good = καλή
judgement-interesting = ενδιαφέρουσα
judgement-doubtful = αμφίβολη
judgement-bad = κακή
judgement-blunder = γκάφα
time-seconds = { $seconds } δευτ.
time-minutes = { $minutes } λ. { $seconds } δ.
time-hours = { $hours } ώ. { $minutes } λ.
analysis-broke = Η ανάλυση απέτυχε ({ $reason }). Ξεκίνησέ την πάλι.
marks-title = Σημάδι στο { $square }
marks-triangle = Τρίγωνο
marks-circle = Κύκλος
marks-square = Τετράγωνο
marks-cross = Σταυρός
marks-letter = Γράμμα { $letter }
marks-remove = Χωρίς σημάδι
marks-remove-all = Χωρίς κανένα σημάδι
moves-instead = ή { $number } { $moves }
    .hint = Παίχτηκε εδώ νωρίτερα· κάνε κλικ για να πας εκεί
moves-none = Καμία κίνηση ακόμη. Αρχίζουν τα Μαύρα.
moves-thought-for = Σκέψη { $time }
moves-corrected = Διορθωμένο ταμπλό, παίζουν τα { color-name }
    .hint = Η παρτίδα συνεχίζει από αυτό το ταμπλό, ό,τι κι αν παίχτηκε.
moves-had-to-pass = Τα { color-name } δεν είχαν τετράγωνο που να γυρίζει πούλι.
moves-flips = { color-name }: { $flips }
moves-spoken = Κίνηση { $number }, { color-name } { $name }
moves-spoken-pass = τα { color-name } πάνε πάσο μετά την κίνηση { $n }
moves-with-comment = με σχόλιο
tree-spoken = Δέντρο, κίνηση { $ply }, { color-name } { $name }
legend-title = { $name }:
legend-title-and-counts = { $name } ({ $counts }):
legend-of-both = Μαύρα { $black }, Λευκά { $white }
legend-parity = { $odd } μονές, { $even } ζυγές
legend-could-move = { color-name }
legend-could-take = γωνία για τα { color-name }
legend-frontier = δίπλα σε κενό τετράγωνο
legend-stable = δεν γυρίζει ποτέ πια
legend-odd = μονή περιοχή
legend-even = ζυγή περιοχή
legend-x-square = τετράγωνο X
legend-c-square = τετράγωνο C
analysis-title = Ανάλυση
analysis-begin = Βρες την αξία κάθε κίνησης  ({ $key })
table-close = Κλείσιμο του πίνακα κινήσεων
analysis-stop = Παύση της ανάλυσης  ({ $key })
analysis-go-on = Συνέχιση της ανάλυσης  ({ $key })
analysis-game-over = Η παρτίδα τελείωσε.
analysis-placing = Τα τέσσερα κεντρικά τετράγωνα είναι όλα ίδια.
analysis-one-moment = Μια στιγμή…
analysis-none = Αυτή η θέση δεν έχει αναλυθεί.
analysis-proven = αποδείχτηκε
analysis-to-the-proof = { $time } ως την απόδειξη
analysis-effort-meaning = Πόσες κινήσεις μπροστά για κάθε κίνηση, ή σε πόσο θα αποδειχτούν όλα τα σκορ· θέσεις που εξετάστηκαν, πόσες το δευτερόλεπτο, και χρόνος
analysis-label-meaning = 18@73% σε τετράγωνο: αναζήτηση σε βάθος 18 κινήσεων, βέβαιη κατά 73%
about-a-second = κάτω από 1 δευτ.
about-seconds = περίπου { $n } δευτ.
about-minutes = περίπου { $n } λεπ.
about-hours = περίπου { $n } ώ.
table-line = Συνέχεια
people-play-it = το παίζει το { $share }
analysis-proven-between = Αποδεδειγμένα ανάμεσα σε { $low } και { $high }
analysis-to-proof-of-score = Ως την απόδειξη του σκορ της: { $time }
square-worth-known = αξίζει { $value }, { $known }
analysis-best = Άριστη: { $value } ({ $known }): { $line }
people-title = Παίκτες με
people-rating = Η βαθμολογία των παικτών
    .lower = Χαμηλότερη βαθμολογία παικτών
    .raise = Υψηλότερη βαθμολογία παικτών
people-asked = ερωτώνται…
people-no-choice = δεν έχουν επιλογή εδώ.
people-hardly-wrong = σπάνια κάνουν λάθος εδώ.
people-wrong = κάνουν λάθος εδώ: { $share }, κατά { $discs } πούλια.
people-practical = Το { $square } χαρίζει { $price }, αλλά το { $share } από τις απαντήσεις { $color ->
    [black] των Μαύρων
   *[white] των Λευκών
} χάνει { $discs }.
people-play-here = εδώ παίζει το { $share }
square-worth = αξίζει { $value }

## Review: panel, graph, refutation

grade = { $grade ->
    [forced] αναγκαστική
    [best] άριστη
    [good] καλή
    [inaccuracy] ανακρίβεια
    [mistake] λάθος
   *[blunder] γκάφα
}
thrown-away = { $thrown ->
    [win-draw] νίκη που έγινε ισοπαλία
    [win-loss] νίκη που έγινε ήττα
   *[draw-loss] ισοπαλία που έγινε ήττα
}
headline = { $number }. { color-name } { $name }{ $sign }: { $cost } · { $value }
headline-forced = { $number }. { color-name } { $name }, η μόνη κίνηση · { $value }
headline-pass = Τα { color-name } πάνε πάσο μετά την κίνηση { $number } · { $value }
headline-thrown = { grade }, { thrown-away }
headline-lost = { grade }, { $score }
headline-provisional = { $cost }, προσωρινά
figures-discs-lost = χαμένα πούλια
figures-a-move = ανά κίνηση, κινήσεις { $first }–{ $last }
figures-accuracy = ακρίβεια
figures-thrown-away = χαμένα αποτελέσματα
grades-limits = Βαθμοί: άριστη όπου δεν υπάρχει καλύτερη, καλή από κάτω, ανακρίβεια από { $inaccuracy } χαμένα πούλια, λάθος από { $mistake }, γκάφα από { $blunder }. Η ακρίβεια είναι 100 για την καλύτερη κίνηση και 0 για τη χειρότερη και πέφτει περίπου στο μισό με κάθε { $half } χαμένα πούλια, κατά μέσο όρο σε όλες τις κινήσεις όπου υπήρχε επιλογή.
review-progress = πέρασμα { $pass } από { $of }
review-progress-proof = πέρασμα { $pass } από { $of }, απόδειξη κάθε κίνησης από { $empties } κενά και κάτω
review-progress-confirm = πέρασμα { $pass } από { $of }, επαλήθευση των απωλειών
review-broke-off = Η ανασκόπηση διακόπηκε: { $reason }
review-no-later-mistake = Δεν υπάρχει επόμενο λάθος.
    .yours = Δεν υπάρχει επόμενο δικό σου λάθος.
review-no-earlier-mistake = Δεν υπάρχει προηγούμενο λάθος.
    .yours = Δεν υπάρχει προηγούμενο δικό σου λάθος.
review-title = Ανασκόπηση
    .spoken = Δείξε το γράφημα, τους λόγους και τους βαθμούς των κινήσεων
review-so-far = Γίνεται ανασκόπηση… { $percent }
review-moves = Κινήσεις
    .spoken = Δείξε τις κινήσεις, τις σημειώσεις τους και την ανάλυση
review-close = Κλείσιμο της ανασκόπησης
review-keep = Αποθήκευση
review-not-kept = Δεν είναι ακόμη στη βιβλιοθήκη.
review-off-line = Αυτή η θέση δεν ανήκει στη συνέχεια που εξετάζεται.
review-at-start = Προχώρα στην παρτίδα ή κάνε κλικ στο γράφημα.
review-no-mistakes = Κανένα λάθος.
    .yours = Δεν έκανες κανένα λάθος.
review-first-mistake = Δείξε το πρώτο λάθος
review-n-mistakes = { $n ->
    [one] { $n } λάθος
   *[other] { $n } λάθη
}
review-n-blunders = { $n ->
    [one] { $n } γκάφα
   *[other] { $n } γκάφες
}
review-corrected = Εδώ διορθώθηκε το ταμπλό. Η ανασκόπηση το προσπερνά.
review-corrections = { $n ->
        [one] Το ταμπλό διορθώθηκε μία φορά. Η ανασκόπηση προσπερνά αυτό το σημείο.
       *[other] Το ταμπλό διορθώθηκε { $n } φορές. Η ανασκόπηση προσπερνά αυτά τα σημεία.
    }
review-not-yet = Δεν εξετάστηκε ακόμη.
review-was-best = Καλύτερο ήταν το { $best }.
review-provisional = Προσωρινό: μια βαθύτερη αναζήτηση μπορεί να το αλλάξει.
review-since = Βρέθηκε από τότε: { $value }.
review-look-again = Ξανά, βαθύτερα
    .hint = Ψάχνει όλες τις κινήσεις της παρτίδας ξανά, ένα επίπεδο βαθύτερα. Οι βαθμοί αλλάζουν όταν τελειώσει.
review-show-me = Σύγκριση
moments-title = Αυτή η παρτίδα
moments-accuracy = Ακρίβεια: { $first } { $n }, { $second } { $m }
moments-count = { $n ->
    [one] { $n } κρίσιμη κίνηση αξίζει μια ματιά
   *[other] { $n } κρίσιμες κινήσεις αξίζουν μια ματιά
}
moments-begin = Δες τες
moments-of = Κρίσιμη κίνηση { $number } από { $n }
moments-try = Δοκίμασε
moments-details = Όλες οι λεπτομέρειες
    .about = γράφημα · λίστα · λόγοι
moments-back = Κρίσιμες κινήσεις
moments-both = Και τα λάθη του αντιπάλου
figure-lost = Χαμένα
    .meaning = Πούλια που χάθηκαν από όλες τις κινήσεις μαζί
figure-accuracy = Ακρίβεια
    .meaning = 100 για την καλύτερη κίνηση, 0 για τη χειρότερη, περίπου το μισό με κάθε τέσσερα χαμένα πούλια· οι κινήσεις χωρίς επιλογή δεν μετράνε
figure-mistakes = Λάθη
    .meaning = Κινήσεις που έχασαν από τέσσερα πούλια και πάνω, αλλά κάτω από οκτώ
figure-blunders = Γκάφες
    .meaning = Κινήσεις που έχασαν από οκτώ πούλια και πάνω
figure-thrown = Πεταμένα
    .meaning = Νίκη ή ισοπαλία που μια κίνηση την έκανε κάτι λιγότερο
review-move-spoken = Ανασκόπηση: { $headline }
graph-name = Γράφημα της παρτίδας
graph-ahead = Μπροστά τα { color-name }
graph-lost = Τα { color-name } έχασαν { $discs }
refutation-title = Σύγκριση των δύο κινήσεων
refutation-played = Παίχτηκε: { $first }
refutation-best = Άριστη: { $first }
refutation-to-start = Πριν από την κίνηση
refutation-back = Μία κίνηση πίσω
refutation-forward = Μία κίνηση μπροστά
refutation-to-end = Εκεί που φαίνεται η ζημιά
refutation-place = Κίνηση { $number } από { $n }
refutation-newer = Δείξε τις νεότερες συνέχειες
    .hint = Στο μεταξύ η ανασκόπηση κοίταξε πιο βαθιά

## Reasons: why a move lost

reason-verdict = Το { $played } { $n ->
        [0] { $known ->
            [exact] δεν χάνει κανένα πούλι
           *[about] δεν χάνει σχεδόν κανένα πούλι
        }
        [one] χάνει { $known ->
            [exact] 1 πούλι
           *[about] περίπου 1 πούλι
        }
       *[other] χάνει { $known ->
            [exact] { $n } πούλια
           *[about] περίπου { $n } πούλια
        }
    }{ $thrown ->
        [nothing] {""}
        [win-draw] {" "}και κάνει τη νίκη ισοπαλία
        [win-loss] {" "}και κάνει τη νίκη ήττα
       *[draw-loss] {" "}και κάνει την ισοπαλία ήττα
    }· καλύτερο ήταν το { $best }.
reasons-and-verdict = { $verdict } { $reasons }
reasons-lines-compared = Σύγκρινε τις συνέχειες { $played } και { $better }.
reasons-not-for-fewest = Όπου κερδίζουν τα λιγότερα πούλια δεν υπάρχουν εξηγήσεις με λόγια: όσα λέγονται για την κινητικότητα, τις γωνίες και τα σταθερά πούλια ισχύουν για παρτίδες που τις κερδίζουν τα περισσότερα.
list-and = { $others } και { $last }

reason-own = { $own ->
    [black] Μαύρα
   *[white] Λευκά
}
reason-other = { $other ->
    [black] Μαύρα
   *[white] Λευκά
}
reason-corners = { $count ->
    [one] τη γωνία { $squares }
   *[other] τις γωνίες { $squares }
}
reason-more = Περισσότερα
# Τι ξεχωρίζει την κίνηση που παίχτηκε από την καλύτερη· τα ορίσματα όπως στα αγγλικά.
reason-flipped = { $n ->
    [1] μόνο το { $flips }
    [2] τα { $flips }
    [3] τα { $flips }
    [4] τα { $flips }
   *[other] { $n } πούλια
}
reason-opening = { $m ->
    [0] δεν ανοίγει τίποτα
    [1] ανοίγει μόνο το { $opened }
    [2] ανοίγει τα { $opened }
    [3] ανοίγει τα { $opened }
   *[other] ανοίγει { $m } τετράγωνα
}
reason-corner-played = { $when ->
   *[now] Το { $played } αφήνει τα { reason-other } να πάρουν τη γωνία { $squares }.
    [later] Μετά από { $before } τα { reason-other } παίρνουν τη γωνία { $squares }.
}
reason-corner-best = { $when ->
   *[first] Πάρε τώρα τη γωνία { $squares }· το { $played } μπορεί να περιμένει.
    [later] Πρώτα { $best }: αν τα { reason-other } παίξουν { $reply }, τα { reason-own } παίρνουν τη γωνία { $squares }.
}
reason-shared-square = { $of ->
   *[best] Και οι δύο θέλουν το { $squares }: { $when ->
       *[now] μετά από { $before } το παίρνουν τα { reason-other } και γυρίζουν { reason-flipped }.
        [can] μετά το { $played } μπορούν να το πάρουν τα { reason-other }.
    }
    [other] Και οι δύο θέλουν το { $squares }: μετά το { $played } το παίρνουν τα { reason-other }, μετά το { $best } τα { reason-own }.
}
reason-lets-in-played = { $new ->
   *[yes] Το { $played } αφήνει τα { reason-other } να παίξουν { $squares } και να γυρίσουν { reason-flipped }.
    [no] Το { $played } αφήνει στα { reason-other } το { $squares }, που γυρίζει { reason-flipped }.
}
reason-lets-in-best = { $n ->
    [1] Το { $best } γυρίζει { reason-flipped } και δεν αφήνει στα { reason-other } κίνηση στο { $squares }.
    [2] Το { $best } γυρίζει { reason-flipped } και δεν αφήνει στα { reason-other } κίνηση στο { $squares }.
   *[other] Μετά το { $best } τα { reason-other } δεν έχουν κίνηση στο { $squares }.
}
reason-opens = Το { $played } ανοίγει { $count ->
    [one] το
   *[other] τα
} { $squares } στα { reason-other }.
reason-flips-played = Το { $played } γυρίζει { reason-flipped } και { reason-opening }.
reason-flips-best = Το { $best } γυρίζει { reason-flipped } και { reason-opening }.
reason-reserve-played = Μόνο τα { reason-own } μπορούν να παίξουν { $played }, άρα μπορεί να περιμένει: πρώτα { $best }.
reason-reserve-best = Μετά το { $best } μόνο τα { reason-own } μπορούν να παίξουν { $squares }· το { $played } βάζει εκεί μέσα τα { reason-other }.
reason-access = Μετά από { $line } τα { reason-own } δεν μπορούν πια να παίξουν { $squares }.
reason-edge-played = { $when ->
    [first] Το { $played } αφήνει κενό στο { $squares }, όπου τα { reason-other } μπορούν να βάλουν σφήνα.
   *[now] Το { $played } αφήνει κενό: τα { reason-other } βάζουν σφήνα στο { $squares }.
    [later] Μετά από { $before } τα { reason-other } βάζουν σφήνα στο { $squares }.
}
reason-edge-best = { $when ->
   *[first] Το { $best } είναι σφήνα ανάμεσα σε πούλια του αντιπάλου.
    [later] Μετά από { $before } τα { reason-own } βάζουν σφήνα στο { $squares }.
}
reason-quiet-played = Μετά το { $played } τα { reason-other } έχουν { $count ->
    [one] την ήσυχη κίνηση { $squares }
   *[other] τις ήσυχες κινήσεις { $squares }
}· μετά το { $best } καμία.
reason-quiet-best = Μετά το { $best } τα { reason-own } έχουν { $count ->
    [one] την ήσυχη κίνηση { $squares }
   *[other] τις ήσυχες κινήσεις { $squares }
}· μετά το { $played } καμία.
reason-few-moves-played = Μετά από { $line } τα { reason-own } μπορούν να παίξουν μόνο { $squares }.
reason-few-moves-best = Το { $best } αφήνει στα { reason-other } μόνο { $squares }.
reason-last-move = Μετά το { $played } την τελευταία κίνηση στα { $squares } την κάνουν τα { reason-other }· μετά το { $best } τα { reason-own }.
reason-stable-played = Μετά από { $line } τα { reason-other } έχουν { $count } σταθερά πούλια περισσότερα.
reason-stable-best = Μετά από { $line } τα { reason-own } έχουν { $count } σταθερά πούλια περισσότερα.
reason-threat-played = Μετά από { $line } τα { reason-other } απειλούν { $count ->
    [one] τη γωνία { $squares }
   *[other] τις γωνίες { $squares }
}.
reason-threat-best = Το { $best } απειλεί { $count ->
    [one] τη γωνία { $squares }
   *[other] τις γωνίες { $squares }
}.
reason-pass-played = Μετά από { $line } τα { reason-own } πάνε αναγκαστικά πάσο.
reason-pass-best = Μετά το { $best } τα { reason-other } πάνε αναγκαστικά πάσο.
reason-reply = { $when ->
   *[now] Μετά το { $played } τα { reason-other } απαντούν { $reply } και γυρίζουν { reason-flipped }.
    [later] Μετά το { $played } τα { reason-other } παίζουν { $reply } και ύστερα { $next }.
}
reason-answer = Πρώτα { $best }: αν τα { reason-other } παίξουν { $reply }, τα { reason-own } έχουν το { $squares }.
reasons-several = Δεν υπάρχει ένας μόνο λόγος.

## The page of a review

page-title = { $black } – { $white }: ανασκόπηση
page-fewest = Κερδίζουν τα λιγότερα πούλια
page-the-game = Η παρτίδα
page-first = Αρχή
    .hint = Στην αρχή της παρτίδας (Home)
page-back = Πίσω
    .hint = Μία κίνηση πίσω (Αριστερά)
page-forward = Μπροστά
    .hint = Μία κίνηση μπροστά (Δεξιά)
page-last = Τέλος
    .hint = Στο τέλος της παρτίδας (End)
page-previous-mistake = Προηγούμενο λάθος
    .hint = Στο προηγούμενο λάθος (P)
page-next-mistake = Επόμενο λάθος
    .hint = Στο επόμενο λάθος (N)
page-start = Αρχή της παρτίδας
    .hint = Προχώρα στην παρτίδα με τα βέλη, ή κάνε κλικ στο γράφημα ή σε μια κίνηση.
page-course = Γράφημα και κινήσεις
page-figures = Πώς έπαιξαν οι δυο τους
page-reasons = Γιατί έχασαν οι κινήσεις
page-position-after = Η θέση μετά από { $names }
page-position-shown = Η θέση μετά την κίνηση που φαίνεται
page-played = Παίχτηκε: { $names }
page-better = Καλύτερα: { $names }
page-how-to-read = Στο γράφημα η χοντρή γραμμή είναι αποδεδειγμένη και η διακεκομμένη κατ’ εκτίμηση· ο κύκλος είναι λάθος, ο ρόμβος γκάφα. Οι αριθμοί στα μικρά ταμπλό μετρούν τις κινήσεις κάθε συνέχειας. Ταμπλό { $size }.
page-reviewed-by = Ανασκόπηση από το Outflank { $version }.
page-head-move = Κίνηση
page-head-lost = Χαμένα
page-head-best = Άριστη
page-head-class = Βαθμός
page-head-value = Για Μαύρα
page-row-start = Αρχή
page-was-best = Καλύτερο ήταν το { $best }.
page-graph = Η αξία της παρτίδας μετά από κάθε κίνηση. Το πλεονέκτημα των Μαύρων πάει προς τα πάνω.
page-losses = Τι έχει χάσει ως τώρα καθένας, σε πούλια

## Openings

## Hints and the coach

hint-fewest-discs = Μέτρα πόσα πρέπει να γυρίσουν τα { other-color-name } μετά από κάθε κίνησή σου.
hint-corner-open = Μια γωνία είναι ανοιχτή: είναι η σωστή στιγμή;
hint-beside-corner = Τα τετράγωνα δίπλα στις γωνίες δεν είναι πάντα λάθος.
hint-edges = Κοίτα τις άκρες.
hint-compare-replies = Σύγκρινε πόσες απαντήσεις αφήνει κάθε κίνηση στα { other-color-name }.
hint-own-moves = Ψάξε μια κίνηση που αφήνει στα { color-name } πολλές κινήσεις για την επόμενη φορά.
hint-frontier = Κράτα τα πούλια σου μέσα, μακριά από κενά τετράγωνα.
hint-stable = Σκέψου τα πούλια που δεν θα γυρίσουν ποτέ πια.
hint-mind-corners = Πρόσεχε τις γωνίες: μερικές κινήσεις ανοίγουν κάποια.
hint-corner-won = Μπορείς να κερδίσεις μια γωνία.
hint-wedges = Πρόσεχε τα κενά στις άκρες: εκεί μπορεί να μπει σφήνα.
hint-quiet = Ψάξε μια ήσυχη κίνηση, που δεν ανοίγει τίποτα στα { other-color-name }.
hint-prevent = Τι θα ήθελαν να παίξουν στη συνέχεια τα { other-color-name }; Ψάξε μια κίνηση που το εμποδίζει.
hint-same-square = Υπάρχει ένα τετράγωνο που το θέλουν και τα { other-color-name }.
hint-soon-gone = Ίσως χάσεις σύντομα μία από τις κινήσεις σου. Παίξ’ την όσο μπορείς.
hint-prepare = Κοίτα δύο κινήσεις μπροστά: η μία ετοιμάζει την άλλη.
hint-can-wait = Κάποια τετράγωνα τα γεμίζει μόνο ο ένας: μπορούν να περιμένουν.
hint-odd-regions = Κοίτα τις μονές περιοχές.
hint-who-passes = Ποιος θα αναγκαστεί να πάει πάσο;
hint-all-alike = Εδώ όλες οι κινήσεις σου είναι ισοδύναμες. Παίξε όποια θέλεις.
hint-reason-cause = { $square }. { $reason }
hint-reason-searched = { $square }, απ’ όσο βλέπει η αναζήτηση.
hint-reason-alike = { $square } ή άλλη: με στροφή ή καθρέφτισμα, όλες οι κινήσεις σου είναι ίδιες.
hint-reason-end = Το { $square } τελειώνει την παρτίδα.
hint-reason-pass = { $square }: τα { other-color-name } δεν έχουν κίνηση και πάνε πάσο.
hint-reason-replies = { $n ->
    [1] Το { $square } αφήνει στα { other-color-name } μία μόνο απάντηση.
    [one] Το { $square } αφήνει στα { other-color-name } { $n } απάντηση.
   *[other] Το { $square } αφήνει στα { other-color-name } { $n } απαντήσεις.
}

coach-gives-corner = Μετά από αυτό τα { other-color-name } μπορούν να πάρουν { reason-corners }.
coach-why-corner = Τα { other-color-name } μπορούν να πάρουν { reason-corners }, και ένα πούλι στη γωνία δεν γυρίζει ποτέ.
coach-careful = Προσοχή: τα { other-color-name } έχουν δυνατή απάντηση.
coach-look-at-answers = Κοίτα τι μπορούν να απαντήσουν τα { other-color-name }.
coach-praise = Μπράβο! Λίγοι στο επίπεδό σου βρίσκουν αυτή την κίνηση.

## Learn: its frame, lessons

lesson-outflank = Εγκλώβισε ένα πούλι
    .idea = Εγκλώβισε το άλλο χρώμα ανάμεσα σε δύο δικά σου πούλια, σε γραμμή, στήλη ή διαγώνιο: κάθε κίνηση πρέπει να το κάνει.
    .picture-1 = Παίξε f5: το λευκό πούλι στο e5 εγκλωβίζεται και γίνεται μαύρο.
    .picture-2 = Μια ευθεία μπορεί να είναι μακριά: από το g4 τα Μαύρα γυρίζουν τρία πούλια. Πρέπει να τελειώνει σε δικό σου πούλι, χωρίς κενό ανάμεσα.
lesson-directions = Πολλές κατευθύνσεις μαζί
    .idea = Μία κίνηση μπορεί να εγκλωβίσει πούλια σε πολλές κατευθύνσεις, ως και οκτώ. Γυρίζουν όλα, το θέλεις δεν το θέλεις. Αυτό το κάνει μόνο το πούλι που βάζεις: όσα γυρίζουν δεν γυρίζουν άλλα.
    .picture-1 = Από το e5 τα Μαύρα εγκλωβίζουν στη γραμμή και στη στήλη. Τα πούλια στο e4, στο d4 και στο c3 μένουν λευκά: κανένα μαύρο πούλι δεν κλείνει τις ευθείες τους.
lesson-ending = Το πάσο και το τέλος
    .idea = Όποιος δεν μπορεί να εγκλωβίσει τίποτα πάει πάσο, και ξαναπαίζει ο αντίπαλος. Όταν δεν μπορεί να παίξει κανείς, συνήθως με γεμάτο ταμπλό, η παρτίδα τελείωσε: κερδίζει όποιος έχει περισσότερα πούλια, και τα τετράγωνα που έμειναν κενά μετρούν για τον νικητή.
    .picture-1 = Ούτε στο a1 ούτε στο h8 εγκλωβίζουν κάτι τα Λευκά, γι’ αυτό πάνε πάσο και ξαναπαίζουν τα Μαύρα.
lesson-greed = Πολλά τώρα, λίγα στο τέλος
    .idea = Μετρά μόνο το τελικό σκορ. Ως τότε τα πούλια γυρίζουν πέρα δώθε, κι όποιος έχει πολλά έχει πολλά να χάσει και λίγα τετράγωνα για να παίξει. Ώσπου να πλησιάσει το τέλος, συχνά είναι καλύτερα να γυρίζεις λιγότερα.
    .picture-1 = Το c7 γυρίζει 5 πούλια, και με άριστο παιχνίδι τα Λευκά κερδίζουν με διαφορά 12. Το a1 γυρίζει ένα μόνο, και τα Λευκά κερδίζουν με διαφορά 24.
lesson-stable = Γωνίες και πούλια που μένουν
    .idea = Ένα πούλι στη γωνία δεν εγκλωβίζεται ποτέ, γιατί εκεί τελειώνει κάθε ευθεία. Ούτε τα πούλια του ίδιου χρώματος που ακουμπούν σ’ αυτό κατά μήκος της άκρης γυρίζουν: είναι σταθερά. Τα σταθερά πούλια μετρούν σίγουρα στο τέλος.
    .picture-1 = Τα Λευκά παίρνουν τη γωνία a8. Αυτή και τα πούλια που ακουμπούν πάνω της δεν γυρίζουν ποτέ πια: έξι με μια κίνηση.
lesson-beside-corners = Τα τετράγωνα δίπλα στη γωνία
    .idea = Ένα πούλι στο τετράγωνο X, διαγώνια δίπλα σε κενή γωνία, ή στο τετράγωνο C, δίπλα της πάνω στην άκρη, μπορεί να είναι αυτό που χρειάζεται ο αντίπαλος για να πάρει τη γωνία. Πριν από κάθε κίνηση κοίτα ποιες γωνίες ανοίγει.
    .picture-1 = Τα b2, g2, b7 και g7 είναι εδώ τετράγωνα X, και το h2 είναι τετράγωνο C. Μετά από καθένα τους τα Μαύρα παίρνουν τη γωνία δίπλα του.
lesson-x-right = Πότε το τετράγωνο X είναι σωστό
    .idea = Το τετράγωνο X είναι σωστό όταν ο αντίπαλος δεν μπορεί να το εκμεταλλευτεί, ή όταν κερδίζει κάτι που αξίζει πιο πολύ από μια γωνία: μια κίνηση που ο αντίπαλος δεν μπορεί να απαντήσει, ή μια κίνηση στην τσέπη όταν δεν υπάρχει άλλη. Προς το τέλος μέτρα, αντί να το φοβάσαι.
    .picture-1 = Μετά το b2 τα Μαύρα δεν μπορούν να πάρουν το a1, και με άριστο παιχνίδι τα Λευκά κερδίζουν με διαφορά 28. Με το πιο ήσυχο b1 θα ήταν 2.
lesson-mobility = Κινητικότητα
    .idea = Αν έχεις λίγες κινήσεις, σύντομα θα αναγκαστείς να παίξεις μια κακή. Γι’ αυτό, πριν κριθούν οι γωνίες, οι καλύτερες κινήσεις είναι συχνά όσες αφήνουν λίγες απαντήσεις στον αντίπαλο και πολλές σε σένα. Μέτρα τες: είναι το πρώτο που κάνουν οι δυνατοί παίκτες.
    .picture-1 = Μετά το g4 τα Μαύρα έχουν 9 κινήσεις. Μετά το a6 θα είχαν 15.
lesson-frontier = Το μέτωπο και τα τείχη
    .idea = Τα πούλια σου δίπλα σε κενά τετράγωνα είναι το μέτωπό σου: καθένα είναι κάτι που μπορεί να γυρίσει ο αντίπαλος, άρα μια απάντηση. Ένα μακρύ τείχος τους χαρίζει κινήσεις με το τσουβάλι. Κράτα τα πούλια σου μέσα.
    .picture-1 = Μετά το e1 δέκα λευκά πούλια αγγίζουν κενό τετράγωνο. Μετά το b6 θα ήταν δεκαπέντε.
lesson-quiet = Ήσυχες κινήσεις
    .idea = Μια ήσυχη κίνηση γυρίζει μόνο πούλια που είναι μέσα, κανένα που να αγγίζει κενό τετράγωνο. Δεν ανοίγει τίποτα καινούργιο στον αντίπαλο. Όταν υπάρχει τέτοια κίνηση, αξίζει να τη δεις προσεκτικά.
    .picture-1 = Το e7 γυρίζει τα e3, e4, e5 και e6, όλα μέσα. Κάθε άλλη κίνηση γυρίζει ένα πούλι που αγγίζει κενό τετράγωνο.
lesson-run-out = Όταν τελειώνουν οι κινήσεις
    .idea = Όταν κάθε κίνηση που απομένει ανοίγει γωνία, ο παίκτης έμεινε από κινήσεις. Φέρε εκεί τον αντίπαλο: η γωνία έρχεται μόνη της.
    .picture-1 = Μετά το g1 στα Μαύρα μένει μία απάντηση, και μετά απ’ αυτήν τα Λευκά παίρνουν το h1.
lesson-principles = Πώς να ανοίγεις
    .idea = Μείνε στη μέση, γύριζε λίγα πούλια και κράτα για σένα περισσότερες κινήσεις απ’ όσες αφήνεις στον αντίπαλο. Οι άκρες μπορούν να περιμένουν: τα πρώτα πούλια εκεί συχνά μένουν ξεκρέμαστα. Σύγκρινε τις κινήσεις και των δύο πριν διαλέξεις.
    .picture-1 = Μετά το c3 τα Λευκά έχουν 9 τετράγωνα για να παίξουν και τα Μαύρα 6. Μετά το c2 θα ήταν 8 και 11.
lesson-names = Τα πρώτα ανοίγματα
    .idea = Μετά την πρώτη κίνηση των Μαύρων τα Λευκά έχουν τρεις απαντήσεις: διαγώνια, παράλληλη και κάθετη. Παρακάτω, οι γνωστές συνέχειες έχουν ονόματα ζώων και ανθρώπων. Αν ξέρεις μερικές, γλιτώνεις τους πρώτους μπελάδες.
    .picture-1 = Οι τρεις απαντήσεις των Λευκών στην πρώτη κίνηση των Μαύρων: το c3 είναι το διαγώνιο άνοιγμα, το e3 το παράλληλο και το c5 το κάθετο.
lesson-balance = Ισορροπημένες και μη ισορροπημένες άκρες
    .idea = Έξι πούλια ανάμεσα σε δύο κενές γωνίες κάνουν ισορροπημένη άκρη: δεν τη χτυπάς από καμιά πλευρά. Πέντε πούλια με μια τρύπα δίπλα σε γωνία είναι μη ισορροπημένη άκρη: αν κάποιος πάρει τη γωνία δίπλα στην τρύπα, ο αντίπαλος μπορεί να μπει σφήνα στην τρύπα και να κερδίσει και τη μακρινή γωνία.
    .picture-1 = Τα Μαύρα έχουν πέντε πούλια από το h3 ως το h7, οι δύο γωνίες είναι κενές, και το h2 είναι η τρύπα.
lesson-wedges = Σφήνες
    .idea = Σφήνα είναι ένα πούλι στην άκρη ανάμεσα σε δύο του αντιπάλου. Κατά μήκος της άκρης δεν εγκλωβίζεται πια, και από εκεί ξεκινά μια ευθεία και προς τις δύο γωνίες. Ένα κενό τετράγωνο ανάμεσα στα δικά σου πούλια της άκρης την προσκαλεί.
    .picture-1 = Το λευκό πούλι στο d8 μπαίνει σφήνα ανάμεσα στο c8 και στο e8.
lesson-stoner = Η παγίδα του Στόουνερ
    .idea = Μια κίνηση στην άκρη μπορεί να απειλεί γωνία. Αν ο αντίπαλος δεν μπορεί να αποκρούσει την απειλή χωρίς να ανοίξει άλλη γωνία, η παγίδα έκλεισε. Πιάνει σε μη ισορροπημένες άκρες με πούλι στο τετράγωνο X.
    .picture-1 = Το a4 απειλεί γωνία. Ό,τι κι αν απαντήσουν τα Μαύρα, τα Λευκά παίρνουν ύστερα το a1 ή το h1.
lesson-tempo = Τέμπο
    .idea = Ένα μέρος όπου μπορείς να παίξεις και ο αντίπαλος δεν μπορεί να απαντήσει είναι μια κίνηση στην τσέπη: αλλού είναι η σειρά του. Ψάξε μέρη όπου θα έχεις μία κίνηση παραπάνω από τον αντίπαλο.
    .picture-1 = Μετά το b2 τα Μαύρα δεν μπορούν να παίξουν δίπλα του, και τα Λευκά έχουν ακόμη στην τσέπη το a2.
lesson-diagonals = Διαγώνιες
    .idea = Τη γωνία πίσω από ένα τετράγωνο X την παίρνεις από τη μεγάλη διαγώνιο. Όσο κάθε πούλι σ’ αυτήν είναι δικό σου, ο αντίπαλος δεν μπορεί να εγκλωβίσει το πούλι στο X και δεν φτάνει στη γωνία. Έτσι ένα πούλι στη διαγώνιο μπορεί να κρίνει δύο γωνίες.
    .picture-1 = Μετά το b7 τα Μαύρα δεν μπορούν να πάρουν το a8. Μετά το g2 ή το g7 παίρνουν τη γωνία από πίσω.
lesson-parity = Περιοχές και ισοτιμία
    .idea = Προς το τέλος τα κενά τετράγωνα χωρίζονται σε περιοχές. Όποιος παίζει τελευταίος σε μια περιοχή γυρίζει πούλια που δεν τα ξαναγυρίζει κανείς. Παίζε λοιπόν σε περιοχές με μονό αριθμό τετραγώνων, και άφησε τον αντίπαλο να ανοίξει τις ζυγές.
    .picture-1 = Το a1 είναι περιοχή με ένα τετράγωνο· η άλλη έχει τέσσερα. Αν άνοιγες την περιοχή με τα τέσσερα, θα σου κόστιζε 12 πούλια.
lesson-access = Τρύπες που γεμίζεις μόνο εσύ
    .idea = Μια περιοχή όπου ο αντίπαλος δεν μπορεί να παίξει είναι δική σου, για όποτε θέλεις. Μη βιάζεσαι: μια κίνηση εκεί μπορεί να του δώσει την ευθεία που του λείπει. Πρώτα παίξε τις κινήσεις που αλλιώς θα χαθούν.
    .picture-1 = Τώρα μόνο τα Μαύρα μπορούν να παίξουν στο h1, γι’ αυτό περιμένει. Μετά το b7 τα Μαύρα κερδίζουν με διαφορά 16 με άριστο παιχνίδι, μετά το h1 με 6.
lesson-passing = Ανάγκασε τον αντίπαλο σε πάσο
    .idea = Όποιος πάει πάσο χάνει την τελευταία κίνηση μιας περιοχής, και μαζί την ισοτιμία. Μια κίνηση που δεν αφήνει απάντηση είναι δύο κινήσεις στη σειρά: κοντά στο τέλος μπορεί να γυρίσει μια χαμένη παρτίδα.
    .picture-1 = Μετά το h1 τα Μαύρα δεν έχουν κίνηση και πάνε πάσο. Είναι τουλάχιστον 6 πούλια καλύτερο από κάθε άλλη κίνηση.
lesson-poisoned = Γωνίες που δίνεις ή αφήνεις
    .idea = Μια γωνία αξίζει πολλά, αλλά όχι πάντα τα περισσότερα. Κάποτε σου κοστίζει μια κίνηση που τη χρειάζεσαι αλλού, ή βάζει τον αντίπαλο σε μια περιοχή που ήταν δική σου. Μια γωνία που κανείς άλλος δεν τη φτάνει μπορεί να περιμένει.
    .picture-1 = Τα Λευκά θα μπορούσαν να πάρουν το a8 και να κερδίσουν με διαφορά 22. Το b1 κερδίζει με διαφορά 28: η γωνία μπορεί να περιμένει.
lesson-counting = Μέτρα τα τελευταία τετράγωνα
    .idea = Με τρία ως έξι κενά τετράγωνα βλέπεις όλη την παρτίδα. Δοκίμασε κάθε πρώτη κίνηση, απάντησε όπως θα απαντούσε ο αντίπαλος, και μέτρα τα πούλια στο τέλος. Η κίνηση που φαίνεται καλύτερη συχνά δεν είναι.
    .picture-1 = Τρία τετράγωνα, τρεις κινήσεις για μέτρημα: το b1 κερδίζει με διαφορά 18, το a8 με 10, το b8 με 6.
lesson-converting = Κλείσε μια κερδισμένη παρτίδα
    .idea = Μπροστά δεν σημαίνει κερδισμένος. Με καμιά δωδεκαριά κενά τετράγωνα, ψάξε την κίνηση που κρατά τη νίκη απέναντι σε όλα, όχι τη μεγαλύτερη νίκη: λίγα πούλια φτάνουν.
    .picture-1 = Μόνο το h3 κρατά τη νίκη: τα Μαύρα κερδίζουν με διαφορά 10 με άριστο παιχνίδι. Το h2 χάνει με διαφορά 12.

exercise-most-question = Παίζουν τα { color-name }. Ποια κίνηση δίνει τα περισσότερα στο τέλος;
exercise-best-play = { $winner ->
    [draw] Με άριστο παιχνίδι τελειώνει ισοπαλία.
    [black] Με άριστο παιχνίδι τα Μαύρα κερδίζουν με διαφορά { $discs }.
   *[white] Με άριστο παιχνίδι τα Λευκά κερδίζουν με διαφορά { $discs }.
}
exercise-best-play-loses = { $winner ->
    [draw] Με το { $square } τελειώνει ισοπαλία: { $loss } πούλια χειρότερα από την καλύτερη κίνηση.
    [black] Με το { $square } τα Μαύρα κερδίζουν με διαφορά { $discs }: { $loss } πούλια χειρότερα από την καλύτερη κίνηση.
   *[white] Με το { $square } τα Λευκά κερδίζουν με διαφορά { $discs }: { $loss } πούλια χειρότερα από την καλύτερη κίνηση.
}

exercise-outflank-question = Παίζεις με τα { color-name }. Κάνε κλικ σε όποιο τετράγωνο μπορείς να παίξεις.
exercise-outflank-no-neighbour = Δίπλα στο { $square } δεν υπάρχει { $color ->
    [black] λευκό
   *[white] μαύρο
} πούλι, γι’ αυτό δεν εγκλωβίζεται τίποτα.
exercise-outflank-no-end = Καμία ευθεία με { $color ->
    [black] λευκά
   *[white] μαύρα
} πούλια από το { $square } δεν τελειώνει σε { $color ->
    [black] μαύρο
   *[white] λευκό
} πούλι.
exercise-outflank-right = { $n ->
    [one] Από το { $square } γυρίζει το { $discs } και γίνεται { $color ->
        [black] μαύρο
       *[white] λευκό
    }.
   *[other] Από το { $square } γυρίζουν τα { $discs } και γίνονται { $color ->
        [black] μαύρα
       *[white] λευκά
    }.
}

exercise-directions-question = Παίζουν τα { color-name }. Ποια κίνηση εγκλωβίζει πούλια στις περισσότερες κατευθύνσεις;
exercise-directions-answer = { $directions ->
    [one] { $discs ->
        [one] Το { $square } πιάνει { $directions } κατεύθυνση και γυρίζει { $discs } πούλι.
       *[other] Το { $square } πιάνει { $directions } κατεύθυνση και γυρίζει { $discs } πούλια.
    }
   *[other] { $discs ->
        [one] Το { $square } πιάνει { $directions } κατευθύνσεις και γυρίζει { $discs } πούλι.
       *[other] Το { $square } πιάνει { $directions } κατευθύνσεις και γυρίζει { $discs } πούλια.
    }
}
exercise-directions-more = Άλλη κίνηση έχει περισσότερες.

exercise-ending-question = Παίζουν τα { color-name }. Μετά από ποια κίνηση τα { other-color-name } δεν μπορούν να παίξουν;
exercise-ending-reply = Μετά το { $square } τα { other-color-name } μπορούν να παίξουν { $squares }.
exercise-ending-replies = { $n ->
    [one] Μετά το { $square } τα { other-color-name } μπορούν να παίξουν σε { $n } τετράγωνο.
   *[other] Μετά το { $square } τα { other-color-name } μπορούν να παίξουν σε { $n } τετράγωνα.
}
exercise-ending-pass = Μετά το { $square } τα { other-color-name } δεν μπορούν να εγκλωβίσουν τίποτα και πάνε πάσο· ξαναπαίζουν τα { color-name }.
exercise-ending-end = { $empties ->
    [one] Μετά το { $square } δεν μπορεί να παίξει κανείς: { $own }–{ $others }, και { $empties } κενό τετράγωνο για τον νικητή.
   *[other] Μετά το { $square } δεν μπορεί να παίξει κανείς: { $own }–{ $others }, και { $empties } κενά τετράγωνα για τον νικητή.
}

exercise-greed-question = { $discs ->
    [one] Παίζουν τα { color-name }. Το { $square } γυρίζει τα περισσότερα, { $discs } πούλι. Βρες μια κίνηση που δίνει περισσότερα στο τέλος.
   *[other] Παίζουν τα { color-name }. Το { $square } γυρίζει τα περισσότερα, { $discs } πούλια. Βρες μια κίνηση που δίνει περισσότερα στο τέλος.
}
exercise-greed-answer = { $discs ->
    [one] Το { $square } γυρίζει { $discs } πούλι.
   *[other] Το { $square } γυρίζει { $discs } πούλια.
}

exercise-stable-question = Παίζουν τα { color-name }. Ποια κίνηση κάνει σταθερά τα περισσότερα πούλια;
exercise-stable-none = Μετά το { $square } τα σταθερά πούλια δεν είναι περισσότερα από πριν.
exercise-stable-some = { $discs ->
    [one] Μετά το { $square } είναι σταθερό { $discs } πούλι ακόμη.
   *[other] Μετά το { $square } είναι σταθερά { $discs } πούλια ακόμη.
}
exercise-stable-more = Άλλη κίνηση κάνει περισσότερα.

exercise-beside-question = Παίζουν τα { color-name }. Βρες μια κίνηση μετά την οποία τα { other-color-name } δεν μπορούν να πάρουν γωνία.
exercise-beside-right = Μετά το { $square } καμία γωνία δεν είναι ανοιχτή στα { other-color-name }.
exercise-beside-x = Το { $square } είναι τετράγωνο X, και τα { other-color-name } παίρνουν το { $corners }.
exercise-beside-c = Το { $square } είναι τετράγωνο C, και τα { other-color-name } παίρνουν το { $corners }.
exercise-beside-line = Μετά το { $square } τα { other-color-name } παίρνουν το { $corners }: ό,τι γυρίζει ανοίγει την ευθεία.

exercise-x-none = Το { $square } δεν είναι τετράγωνο X δίπλα σε κενή γωνία.
exercise-x-lets = Το { $square } αφήνει τα { other-color-name } να πάρουν το { $corner }.
exercise-x-cannot = Μετά το { $square } τα { other-color-name } δεν μπορούν να πάρουν το { $corner }.

exercise-diagonals-question = Παίζουν τα { color-name }. Ποιο τετράγωνο X μπορούν να πάρουν έτσι που τα { other-color-name } να μη φτάνουν στη γωνία πίσω του;
exercise-diagonals-taken = Μετά το { $square } τα { other-color-name } παίρνουν το { $corner }.
exercise-diagonals-right = Μετά το { $square } καμία ευθεία { $color ->
    [black] των Λευκών
   *[white] των Μαύρων
} δεν φτάνει στο { $corner }.

exercise-poisoned-question = Παίζουν τα { color-name }, και μια γωνία είναι ανοιχτή. Βρες μια κίνηση που δίνει περισσότερα στο τέλος.
exercise-poisoned-corner = Το { $square } είναι η γωνία.
exercise-poisoned-waits = Το { $square } αφήνει τη γωνία εκεί που είναι, και τα { other-color-name } δεν μπορούν να πάρουν καμία.
exercise-poisoned-lets = Το { $square } αφήνει τα { other-color-name } να πάρουν γωνία.

exercise-mobility-question = Παίζουν τα { color-name }. Ποια κίνηση αφήνει στα { other-color-name } τις λιγότερες απαντήσεις;
exercise-mobility-answer = { $n ->
    [one] Μετά το { $square } τα { other-color-name } έχουν { $n } κίνηση.
   *[other] Μετά το { $square } τα { other-color-name } έχουν { $n } κινήσεις.
}
exercise-fewer = Άλλη κίνηση αφήνει λιγότερες.

exercise-frontier-question = Παίζουν τα { color-name }. Μετά από ποια κίνηση αγγίζουν κενό τετράγωνο τα λιγότερα { $color ->
    [black] μαύρα
   *[white] λευκά
} πούλια;
exercise-frontier-answer = { $n ->
    [one] Μετά το { $square } κενό τετράγωνο αγγίζει { $n } { $color ->
        [black] μαύρο
       *[white] λευκό
    } πούλι.
   *[other] Μετά το { $square } κενό τετράγωνο αγγίζουν { $n } { $color ->
        [black] μαύρα
       *[white] λευκά
    } πούλια.
}

exercise-quiet-question = Παίζουν τα { color-name }. Βρες μια ήσυχη κίνηση: δεν γυρίζει κανένα πούλι που να αγγίζει κενό τετράγωνο.
exercise-quiet-right = { $n ->
    [one] Το { $square } γυρίζει το { $discs }, που είναι μέσα.
   *[other] Το { $square } γυρίζει τα { $discs }, όλα μέσα.
}
exercise-quiet-outside = { $n ->
    [one] Το { $square } γυρίζει το { $discs }, που αγγίζει κενό τετράγωνο.
   *[other] Το { $square } γυρίζει τα { $discs }, που αγγίζουν κενά τετράγωνα.
}

exercise-run-out-question = Παίζουν τα { color-name }. Μετά από ποια κίνηση κάθε απάντηση { $color ->
    [black] των Λευκών
   *[white] των Μαύρων
} ανοίγει γωνία;
exercise-run-out-right = { $n ->
    [one] Μετά το { $square } τα { other-color-name } έχουν { $n } απάντηση, και τα { color-name } παίρνουν ύστερα το { $corners }.
   *[other] Μετά το { $square } τα { other-color-name } έχουν { $n } απαντήσεις, και τα { color-name } παίρνουν ύστερα το { $corners }.
}
exercise-run-out-pass = Μετά το { $square } τα { other-color-name } δεν έχουν καμία απάντηση και πάνε πάσο.
exercise-run-out-corner = Μετά το { $square } τα { other-color-name } μπορούν να πάρουν γωνία.
exercise-run-out-safe = Μετά το { $square } τα { other-color-name } μπορούν ακόμη να παίξουν { $reply }, που δεν ανοίγει γωνία.

exercise-principles-question = Παίζουν τα { color-name }. Μετά από ποια κίνηση έχουν τα περισσότερα τετράγωνα για να παίξουν, σε σύγκριση με τα { other-color-name };
exercise-principles-answer = Μετά το { $square }: { color-name } { $own }, { other-color-name } { $others }.
exercise-principles-better = Άλλη κίνηση είναι καλύτερη.

exercise-names-question = Παίζουν τα { color-name }. Ποια κίνηση οδηγεί στο άνοιγμα «{ $opening }»;
exercise-names-right = Αυτό είναι, το { $square }: «{ $opening }».
exercise-names-other = Το { $square } οδηγεί στο άνοιγμα «{ $opening }».
exercise-names-none = Εδώ το { $square } δεν έχει δικό του όνομα.

exercise-balance-question = Τα { color-name } έχουν μη ισορροπημένη άκρη. Κάνε κλικ στην τρύπα της, όπου τα { other-color-name } μπορεί μια μέρα να μπουν σφήνα.
exercise-balance-right = Το { $square } είναι η τρύπα δίπλα σε πέντε { $color ->
    [black] μαύρα
   *[white] λευκά
} πούλια, με κενές και τις δύο γωνίες.
exercise-balance-wrong = Το { $square } δεν είναι τρύπα σε άκρη με πέντε { $color ->
    [black] μαύρα
   *[white] λευκά
} πούλια και κενές γωνίες.

exercise-wedges-question = Παίζουν τα { color-name }. Ποια κίνηση είναι σφήνα;
exercise-wedges-right = Στο { $square } το πούλι στέκεται στην άκρη ανάμεσα σε δύο { $color ->
    [black] λευκά
   *[white] μαύρα
}.
exercise-wedges-wrong = Στο { $square } το πούλι δεν στέκεται στην άκρη ανάμεσα σε δύο { $color ->
    [black] λευκά
   *[white] μαύρα
}.

exercise-stoner-question = Παίζουν τα { color-name }. Ποια κίνηση στην άκρη απειλεί γωνία έτσι που τα { other-color-name } να μην μπορούν να τις σώσουν όλες;
exercise-stoner-right = Μετά το { $square } κάθε απάντηση { $color ->
    [black] των Λευκών
   *[white] των Μαύρων
} αφήνει μια γωνία στα { color-name }: { $corners }.
exercise-stoner-no-edge = Το { $square } δεν βρίσκεται σε άκρη.
exercise-stoner-no-threat = Το { $square } δεν απειλεί γωνία.
exercise-stoner-first = Μετά το { $square } τα { other-color-name } παίρνουν πρώτα γωνία.
exercise-stoner-parried = Μετά το { $square } τα { other-color-name } έχουν απάντηση που αποκρούει την απειλή.

exercise-tempo-question = Παίζουν τα { color-name }. Σε μια μικρή περιοχή, βρες μια κίνηση που τα { other-color-name } δεν μπορούν να την απαντήσουν εκεί, ενώ τα { color-name } μπορούν να ξαναπαίξουν.
exercise-tempo-right = Μετά το { $square } τα { other-color-name } δεν μπορούν να παίξουν εκεί, και τα { color-name } έχουν στην τσέπη το { $squares }.
exercise-tempo-large = Το { $square } βρίσκεται σε μεγάλη περιοχή, όπου όλα είναι ανοιχτά.
exercise-tempo-answered = Μετά το { $square } τα { other-color-name } μπορούν να απαντήσουν εκεί: { $squares }.
exercise-tempo-no-more = Μετά το { $square } τα { color-name } δεν μπορούν να ξαναπαίξουν εκεί αμέσως.

exercise-parity-odd = { $n ->
    [one] Το { $square } ανοίγει μονή περιοχή, με { $n } κενό τετράγωνο.
   *[other] Το { $square } ανοίγει μονή περιοχή, με { $n } κενά τετράγωνα.
}
exercise-parity-even = { $n ->
    [one] Το { $square } ανοίγει ζυγή περιοχή, με { $n } κενό τετράγωνο.
   *[other] Το { $square } ανοίγει ζυγή περιοχή, με { $n } κενά τετράγωνα.
}

exercise-access-question = Παίζουν τα { color-name }. Τα { other-color-name } δεν μπορούν να παίξουν παντού. Ποια κίνηση δίνει τα περισσότερα στο τέλος;
exercise-access-closed = Το { $square } είναι εκεί όπου τα { other-color-name } δεν μπορούν τώρα να παίξουν, και μπορούσε να περιμένει.
exercise-access-open = Το { $square } είναι εκεί όπου μπορούν να παίξουν και τα { other-color-name }.

exercise-passing-end = Το { $square } τελειώνει την παρτίδα.
exercise-passing-pass = Μετά το { $square } τα { other-color-name } δεν έχουν κίνηση και πάνε πάσο.

exercise-counting-question = { $n ->
    [one] Παίζουν τα { color-name }, έμεινε { $n } κενό τετράγωνο. Μέτρα ως το τέλος: ποια κίνηση δίνει τα περισσότερα;
   *[other] Παίζουν τα { color-name }, έμειναν { $n } κενά τετράγωνα. Μέτρα ως το τέλος: ποια κίνηση δίνει τα περισσότερα;
}
exercise-counting-answer = { $discs ->
    [one] Το { $square } γυρίζει τώρα { $discs } πούλι.
   *[other] Το { $square } γυρίζει τώρα { $discs } πούλια.
}

exercise-converting-question = Παίζουν τα { color-name }, και μπορούν να κερδίσουν. Βρες μια κίνηση που κρατά τη νίκη.
exercise-converting-answer = { $winner ->
    [draw] Μετά το { $square }, με άριστο παιχνίδι, τελειώνει ισοπαλία.
    [black] Μετά το { $square }, με άριστο παιχνίδι, τα Μαύρα κερδίζουν με διαφορά { $discs }.
   *[white] Μετά το { $square }, με άριστο παιχνίδι, τα Λευκά κερδίζουν με διαφορά { $discs }.
}

learn-title = Μάθηση
learn-back-with-key = { $back }  (Esc)
learn-back-to-game = Πίσω στην παρτίδα
learn-back-to-learn = Πίσω στη Μάθηση
learn-typed = Τετράγωνο: { $typed }
learn-next = Επόμενο
learn-previous = Προηγούμενο
learn-square-taken = Στο { $square } υπάρχει ήδη πούλι.
learn-square-no-move = Το { $square } δεν εγκλωβίζει τίποτα, γι’ αυτό δεν παίζεται.

learn-lessons = Μαθήματα
    .hint = Από το πρώτο γύρισμα ως την ισοτιμία.
learn-puzzles = Γρίφοι
    .hint = Μία κίνηση είναι η καλύτερη. Βρες τη.
learn-mistakes = Τα λάθη μου
    .hint = Από τις δικές σου παρτίδες, ώσπου να τα μάθεις.
learn-openings = Ανοίγματα
    .hint = Οι δικές σου γραμμές, κίνηση με κίνηση.
learn-guess = Μάντεψε την κίνηση
    .hint = Παίξε δίπλα σε έναν δυνατό παίκτη.
learn-progress = Πρόοδος
    .hint = Βελτιώνεσαι;
today-minutes = Σήμερα · { $n ->
    [one] { $n } λεπτό
   *[other] { $n } λεπτά
}
today-done = Η σημερινή εξάσκηση τελείωσε
today-go-on = Συνέχισε
today-days = { $n } μέρες στη σειρά
today-rating = Βαθμολογία { $rating }
today-lesson = Μάθημα { $number }: { $title }
today-lesson-begin = Ξεκίνα το μάθημα
today-lesson-go-on = Συνέχισε το μάθημα
today-exercises = { $done } από { $n } ασκήσεις
today-mistakes = { $n ->
    [one] Επανάλαβε { $n } λάθος σου
   *[other] Επανάλαβε { $n } λάθη σου
}
today-puzzle = Ο γρίφος της ημέρας
today-puzzle-chance = το λύνουν { $n } στους 10 της βαθμολογίας σου

lesson-row = { $number }. { $title }
lesson-row-name = { $stars ->
    [0] { $number }. { $title }, δεν έγινε ακόμη
   *[other] { $number }. { $title }, { $stars } από { $most } αστέρια
}
lesson-go-on = συνέχισε
lesson-next = το επόμενο
lesson-group-rules = Οι κανόνες
lesson-group-discs = Πούλια και γωνίες
lesson-group-mobility = Κινητικότητα
lesson-group-opening = Το άνοιγμα
lesson-group-edges = Οι άκρες
lesson-group-endgame = Το φινάλε
lesson-back-to-list = Πίσω στα μαθήματα
lesson-exercise = Άσκηση { $number } από { $exercises }
lesson-done = Τέλος μαθήματος
lesson-looking = Αναζήτηση θέσης…
lesson-none-found = Για αυτήν δεν βρέθηκε θέση. Προχώρα.
lesson-done-clean = Έγινε, χωρίς κανένα λάθος.
lesson-done-again = Έγινε. Κάθε φορά που ξανάρχεσαι οι θέσεις είναι καινούργιες.
lesson-right = Σωστά. { $reason }
lesson-wrong = Όχι εδώ. { $reason }
lesson-answer = Η λύση: { $reason }
lesson-try-another = Δοκίμασε άλλο τετράγωνο.
lesson-try-ringed = Δοκίμασε το τετράγωνο με το δαχτυλίδι, { $square }.
lesson-play-picture = Παίξε την κίνηση
lesson-take-back-picture = Πάρ’ την πίσω
lesson-next-lesson = Επόμενο μάθημα
lesson-all = Όλα τα μαθήματα

learn-square-cannot = Το { $square } δεν παίζεται.
learn-exact = ακριβώς
learn-about = περίπου
learn-worth-exact = αξίζει { $value }, ακριβώς
learn-worth-about = αξίζει { $value }, περίπου

## Puzzles

theme-parity = Ισοτιμία
    .idea = Παίξε σε μονή περιοχή: όποιος την αρχίζει παίζει εκεί και τελευταίος.
theme-access = Πρόσβαση
    .idea = Κράτα μια περιοχή για αργότερα, αν μόνο εσύ μπορείς να παίξεις εκεί.
theme-corner-sacrifice = Θυσία γωνίας
    .idea = Μπορεί να είναι σωστό να χαρίσεις μια γωνία, αν κερδίζεις περισσότερα.
theme-poisoned-corner = Παγίδα γωνίας
    .idea = Δεν αξίζει να πάρεις κάθε γωνία.
theme-greed = Απληστία
    .idea = Η κίνηση που γυρίζει τα περισσότερα πούλια είναι εδώ κακή.
theme-quiet-move = Ήσυχη κίνηση
    .idea = Γύρισε λίγα, μέσα, και μη δώσεις στον αντίπαλο καινούργιες κινήσεις.
theme-wedge = Σφήνα
    .idea = Ένα πούλι ανάμεσα σε δύο του αντιπάλου στην άκρη δεν γυρίζει κατά μήκος της.
theme-stoner-trap = Παγίδα του Στόουνερ
    .idea = Χτύπα μια άκρη έτσι που η γωνία πίσω από το δικό σου τετράγωνο X να πέσει σε σένα.
theme-five-disc-edge = Άκρη με πέντε πούλια
    .idea = Πέντε πούλια σε μια άκρη έχουν ένα ανοιχτό άκρο: χτύπα το.
theme-diagonal = Διαγώνιος
    .idea = Μια διαγώνιος ολόκληρη δική σου κρατά τις γωνίες της κλειστές.
theme-tempo = Τέμπο
    .idea = Παίξε εκεί όπου ο αντίπαλος δεν μπορεί να απαντήσει, και κράτα άλλη μια τέτοια κίνηση.
theme-pass = Πάσο
    .idea = Αν ο αντίπαλος δεν έχει κίνηση, ξαναπαίζεις εσύ.
theme-wipe-out = Σάρωμα
    .idea = Πάρε όλα τα πούλια.
theme-save-the-draw = Σώσε την ισοπαλία
    .idea = Μία κίνηση φέρνει ισοπαλία, όλες οι άλλες χάνουν.
theme-save-the-win = Σώσε τη νίκη
    .idea = Μία κίνηση κερδίζει, όλες οι άλλες όχι.
theme-surprising = Απρόσμενη κίνηση
    .idea = Οι περισσότεροι παίζουν εδώ κάτι άλλο.

puzzles-back = Πίσω στους γρίφους
puzzles-calm = Ήρεμα
    .about = Στη δύναμή σου, με υποδείξεις.
puzzles-mixed = Ανάμεικτοι
puzzles-mixed-about = Στη δύναμή σου
puzzles-daily = Της ημέρας
puzzles-daily-about = Ίδιο για όλους
puzzles-daily-solved = Λύθηκε σήμερα
puzzles-daily-tried = Δοκιμάστηκε σήμερα
puzzles-streak = Σερί
    .about = Όλο και πιο δύσκολα, ως το πρώτο λάθος.
puzzles-clock = 3 λεπτά
    .about = Όσα περισσότερα μπορείς.
puzzles-pace-best = { $name } · ρεκόρ { $best }
puzzles-streak-over = Το σερί τελειώνει στα { $solved }. Το ρεκόρ σου είναι { $best }.
puzzles-ending = Φινάλε
puzzles-ending-about = Κέρδισε τα κερδισμένα
puzzles-ending-held = κράτησες { $held } από { $n }
puzzles-by-theme = Ανά ιδέα
puzzles-theme-solved = { $solved } από { $n }
puzzles-none-tried = Δεν δοκίμασες κανέναν ακόμη.
# After streaks, storms or endings alone, which are not rated.
puzzles-none-rated = Δεν έχεις ακόμη βαθμολογία: σου τη δίνουν οι γρίφοι στο «Ανάμεικτοι».
puzzles-solved-at-first = Λυμένοι με την πρώτη: { $solved } από { $n }.
puzzles-storm-over = Τέλος χρόνου. Λυμένοι γρίφοι: { $solved }.
puzzles-storm-first-try = { $solved } από { $n } με την πρώτη.
puzzles-storm-new-best = Νέο ρεκόρ!
puzzles-storm-old-best = Το ρεκόρ σου είναι { $best }.
puzzles-storm-again = Ξανά
puzzles-making = Ψάχνω στις παρτίδες σου…
puzzles-none = Δεν υπάρχουν γρίφοι: { $reason }.
puzzles-none-of-kind = Δεν υπάρχει γρίφος αυτού του είδους.
puzzles-no-memory = Οι γρίφοι δεν λύνονται: δεν υπάρχει μνήμη γι’ αυτό.

puzzle-streak-title = Σερί: λυμένοι { $solved }
puzzle-storm-title = Απομένουν { $time }, λύθηκαν { $solved }
puzzle-task = Παίζουν τα { color-name }. Βρες την καλύτερη κίνηση.
puzzle-one-moment = Μια στιγμή…
puzzle-right-so-far = Σωστά. Και τώρα;
puzzle-solved = Λύθηκε.
puzzle-solved-late = Λύθηκε, ύστερα από μια λάθος προσπάθεια: μετρά μόνο η πρώτη.
puzzle-wrong = Το { $square } χάνει { some-discs }. Δοκίμασε άλλο τετράγωνο ή δες τη λύση.
puzzle-first-try-counts = Μετρά μόνο η πρώτη προσπάθεια, αλλά μπορείς να συνεχίσεις.
learn-show-answer = Δείξε τη λύση
puzzle-step-before = Προηγούμενη κίνηση
puzzle-step-after = Επόμενη κίνηση
puzzle-done = Τέλος
puzzle-step = Κίνηση { $number } από { $steps }
puzzle-next-best = Το επόμενο καλύτερο χάνει { some-discs }.
puzzle-theme-and-idea = { $theme }: { $idea }
puzzle-chances = Το { $others }% των παικτών με { $rating } τον λύνει. Η δική σου πιθανότητα ήταν { $own }%.
puzzle-of-rating = Γρίφος βαθμολογίας { $rating }.
puzzle-rating = Βαθμολογία στους γρίφους περίπου { $rating }.
puzzle-rating-changed = Βαθμολογία στους γρίφους περίπου { $rating } ({ $change }).

puzzle-ending-task = Παίζουν τα { color-name }: παίξε ως το τέλος. Ο αντίπαλος παίζει τέλεια.
puzzle-ending-won = Παίζουν τα { color-name }: με άριστο παιχνίδι κερδίζουν. Κράτα τη νίκη.
puzzle-ending-drawn = Παίζουν τα { color-name }: με άριστο παιχνίδι είναι ισοπαλία. Κράτα την.
puzzle-ending-turns = { $had ->
    [draw] Το { $square } κάνει την ισοπαλία ήττα. Συνέχισε, να δεις.
   *[win] { $has ->
        [draw] Το { $square } κάνει τη νίκη ισοπαλία. Συνέχισε, να δεις.
       *[loss] Το { $square } κάνει τη νίκη ήττα. Συνέχισε, να δεις.
    }
}
puzzle-ending-gives-up = Το { $square } χαρίζει { some-discs }, και το αποτέλεσμα μένει.
puzzle-ending-holds = Το { $square } το κρατά.
puzzle-ending-passes = Τα { color-name } πάνε πάσο.
puzzle-ending-replies = Τα { color-name } απαντούν { $square }.
puzzle-ending-best = Το { $square } είναι η καλύτερη κίνηση.
puzzle-ending-held = Το κράτησες.
puzzle-ending-slipped = Σου ξέφυγε.
puzzle-ending-slip = Η κίνηση που το χάρισε ήταν το { $square }.
puzzle-ending-counts = { $empties ->
    [one] Μαύρα { $black } – { $white } Λευκά, { $empties } κενό
   *[other] Μαύρα { $black } – { $white } Λευκά, { $empties } κενά
}

# Puzzles from the player's own games: a button in the list of ways, and a few words at its right end.
puzzles-own = Από τις παρτίδες μου
puzzles-own-about = Μία καλή κίνηση υπήρχε
puzzles-own-none = Οι παρτίδες σου δεν έχουν άλλους γρίφους. Τελείωσε πρώτα μία ακόμη.
puzzles-own-played = Στην παρτίδα έπαιξες { $square }.

## My mistakes, another look

another-look-title = Κρίσιμη κίνηση { $number } από { $moves }: κίνηση { $ply }
another-look-none = Καμία κρίσιμη κίνηση εδώ
another-look-waiting = Εξέταση της θέσης…
another-look-question = Παίζουν τα { color-name }. Τι θα έπαιζες;
another-look-squares = { $squares };
another-look-good = Ωραία! Το { $square } δεν κοστίζει τίποτα.
some-discs = { $discs ->
    [0] κανένα πούλι
    [1] ένα πούλι
    [2] λίγα πούλια
    [3] λίγα πούλια
    [4] λίγα πούλια
    [5] λίγα πούλια
   *[other] πολλά πούλια
}
another-look-same = Το { $square } είναι αυτό που έπαιξες· χαρίζει { some-discs }.
another-look-loses = Το { $square } χαρίζει { some-discs }. Δοκίμασε άλλο τετράγωνο.
learn-hint = Υπόδειξη
another-look-both-lines = Σύγκριση

mistakes-none = Κανένα λάθος ακόμη. Παίξε μια παρτίδα και κάνε της ανασκόπηση: οι χειρότερες κινήσεις της έρχονται εδώ.
learn-play = Παίξε μια παρτίδα
mistakes-due = { $cards ->
    [one] { $minutes ->
        [one] { $cards } κίνηση για επανάληψη σήμερα, περίπου { $minutes } λεπτό.
       *[other] { $cards } κίνηση για επανάληψη σήμερα, περίπου { $minutes } λεπτά.
    }
   *[other] { $minutes ->
        [one] { $cards } κινήσεις για επανάληψη σήμερα, περίπου { $minutes } λεπτό.
       *[other] { $cards } κινήσεις για επανάληψη σήμερα, περίπου { $minutes } λεπτά.
    }
}
mistakes-nothing-due = Τίποτα για σήμερα.
mistakes-begin = Έναρξη
mistakes-done = Τέλος: σωστά { $right } από { $n }.
    .again = Ό,τι ήταν λάθος ξανάρχεται αύριο.
mistakes-note = Θέσεις από παρτίδες σου όπου έκανες λάθος. Όσο καλύτερα ξέρεις μία, τόσο αργότερα ξανάρχεται.
mistakes-in-all = Συνολικά { $n }.
mistakes-title = { $left ->
    [0] Τα λάθη μου, το τελευταίο
    [one] Τα λάθη μου, άλλο { $left }
   *[other] Τα λάθη μου, άλλα { $left }
}
mistakes-back-to-due = Πίσω στα σημερινά
mistakes-question = Παίζουν τα { color-name }. Τι είναι καλύτερο από ό,τι παίχτηκε;
learn-one-of = Είναι ένα από αυτά: { $squares }.
mistakes-right = Σωστά. Στην παρτίδα έπαιξες { $played }, που έχασε { some-discs }.
mistakes-same = Αυτό έπαιξες και στην παρτίδα: έχασε { some-discs }.
mistakes-loses = Το { $square } χάνει { some-discs }.
mistakes-origin = { $known ->
    [yes] Από παρτίδα σου, με αντίπαλο: { $opponent }.
   *[no] Από μια παρτίδα σου.
}
mistakes-origin-on = { $known ->
    [yes] Από παρτίδα σου, { $date }, με αντίπαλο: { $opponent }.
   *[no] Από μια παρτίδα σου, { $date }.
}
mistakes-again = { $days ->
    [1] Ξανάρχεται αύριο.
    [one] Ξανάρχεται σε { $days } μέρα.
   *[other] Ξανάρχεται σε { $days } μέρες.
}

## Φύλλα για εκτύπωση: πίνακες και ασκήσεις

handout-title = Φύλλο για εκτύπωση
handout-about = Ιστοσελίδα με ασπρόμαυρα διαγράμματα. Τύπωσέ την από τον περιηγητή, σε A4 ή Letter.
handout-what = Διαγράμματα
handout-position = Η θέση που φαίνεται
handout-game = Η παρτίδα, κίνηση με κίνηση σε ένα διάγραμμα
handout-mistakes = Λάθη, ως ασκήσεις με λύσεις
handout-puzzles = Γρίφοι, με λύσεις
handout-found = Οι θέσεις που βρέθηκαν, με τις κινήσεις που παίχτηκαν
handout-chosen-mistakes = Λάθη των επιλεγμένων παρτίδων
handout-whose = Ποιου τα λάθη
handout-heading = Τίτλος
handout-first = Πρώτος αριθμός
handout-moves = Αριθμημένες κινήσεις
handout-number = Πλήθος
handout-theme = Θέμα
handout-any-theme = Οποιοδήποτε
handout-rating = Βαθμολογία
handout-save = Αποθήκευση…
handout-no-review = Κάνε πρώτα ανασκόπηση της παρτίδας.
handout-none = τίποτα δεν ταιριάζει
handout-unreviewed = καμία από αυτές τις παρτίδες δεν έχει ανασκόπηση
handout-over = Η παρτίδα τελείωσε
handout-answers = Λύσεις
handout-played = Παίχτηκε { $played }.
handout-answer = { $discs ->
    [one] { $best }. Στην παρτίδα το { $played } έχασε { $discs } πούλι.
   *[other] { $best }. Στην παρτίδα το { $played } έχασε { $discs } πούλια.
}
handout-no-memory = δεν υπάρχει αρκετή μνήμη

## Μάντεψε την κίνηση

guess-about = Βλέπεις μια παρτίδα κίνηση με κίνηση και μαντεύεις τι παίχτηκε. Όσο λιγότερα πούλια χάνεις, τόσο καλύτερα.
guess-no-game = Διάλεξε μια τελειωμένη παρτίδα 8×8.
guess-own-games = Παρτίδες του Outflank
# The number of the game, its opening, and the discs of Black and White at its end.
guess-own-game = { $n }. { $opening }
guess-unnamed = { $from ->
    [board] Η παρτίδα στο ταμπλό
   *[choice] Η παρτίδα που διάλεξες
}
guess-whose = Ποιανού τις κινήσεις θέλεις να μαντέψεις;
guess-side = { $n ->
    [one] { $name } ({ $n } κίνηση)
   *[other] { $name } ({ $n } κινήσεις)
}
guess-both = Και οι δύο παίκτες
guess-title = Μάντεψε την κίνηση: { $number } από { $n }
guess-done = Μάντεψε την κίνηση: το αποτέλεσμά σου
guess-back = Πίσω στην επιλογή παίκτη
guess-question = Κίνηση { $number }, { color-name }. Τι έπαιξε ο παίκτης { $player };
guess-question-unnamed = Κίνηση { $number }, { color-name }. Τι παίχτηκε;
guess-checking = { $square }: έλεγχος…
guess-matched = { $discs ->
    [0] Σωστά: παίχτηκε το { $square }. Δεν χάνει τίποτα.
    [one] Σωστά: παίχτηκε το { $square }. Χάνει περίπου { $discs } πούλι.
   *[other] Σωστά: παίχτηκε το { $square }. Χάνει περίπου { $discs } πούλια.
}
guess-yours = { $discs ->
    [0] Το δικό σου { $square } δεν χάνει τίποτα.
    [one] Το δικό σου { $square } χάνει περίπου { $discs } πούλι.
   *[other] Το δικό σου { $square } χάνει περίπου { $discs } πούλια.
}
guess-theirs = { $discs ->
    [0] Παίχτηκε το { $square }· δεν χάνει τίποτα.
    [one] Παίχτηκε το { $square }· χάνει περίπου { $discs } πούλι.
   *[other] Παίχτηκε το { $square }· χάνει περίπου { $discs } πούλια.
}
guess-share = Από όσους έχουν { $rating }, το { $share } παίζει { $square }.
guess-shares = Από όσους έχουν { $rating }, το { $share } παίζει { $square } και το { $own_share } παίζει { $own }.
guess-so-far = Χαμένα πούλια ως τώρα (όσοι έχουν { $rating }: { $people })
guess-both-players = οι παίκτες
guess-result = { $n ->
    [one] { $n } απάντηση. Χαμένα πούλια: εσύ { $yours }, { $player } { $theirs }.
   *[other] { $n } απαντήσεις. Χαμένα πούλια: εσύ { $yours }, { $player } { $theirs }.
}
guess-matches = Μάντεψες { $matches } από { $n }.
guess-people = Όσοι έχουν { $rating } θα έχαναν { $discs } κατά μέσο όρο.
guess-best = Η καλύτερη απάντησή σου: { $square } στην κίνηση { $number }. Από όσους έχουν { $rating }, τη βρίσκει το { $share }.

## Openings of one's own: lines, tree, drill

lines-as = Οι συνέχειές μου με τα { color-name }
lines-none-yet = Καμία συνέχεια ακόμη. Το βιβλίο μπορεί να προτείνει απαντήσεις σε ό,τι παίζει ο κόσμος.
lines-coverage = { $n ->
    [one] { $n } κίνηση, για το { $percent }% απ’ όσα παίζει ο κόσμος στις πρώτες { $first } κινήσεις σου.
   *[other] { $n } κινήσεις, για το { $percent }% απ’ όσα παίζει ο κόσμος στις πρώτες { $first } κινήσεις σου.
}
lines-gap = Το μεγαλύτερο κενό: { $moves }, στο { $percent }% των παρτίδων.
lines-grow = Πρόσθεσε από το βιβλίο
lines-add-game = Πρόσθεσε από το ταμπλό
lines-add = Πρόσθεσε ένα άνοιγμα
lines-drill = Εξάσκηση, σήμερα { $due }
lines-more = { $n ->
    [one] και άλλη { $n }
   *[other] και άλλες { $n }
}
lines-row = { $number }. { color-name } { $square }
lines-row-after = { $number }. { other-color-name } { $reply }, { color-name } { $square }
lines-share = στο { $percent }% των παρτίδων
lines-share-due = στο { $percent }% των παρτίδων, για σήμερα

drill-title = Εξάσκηση
drill-back-to-lines = Πίσω στις συνέχειες
drill-right = Σωστά.
drill-played = Τα { other-color-name } έπαιξαν { $square }.
drill-your-move = Παίζεις εσύ, με τα { color-name }.
drill-line-ends = Εδώ τελειώνει η συνέχειά σου: σωστά { $right } από { $n }.
drill-also-fine = Το { $played } είναι κι αυτό καλό· η συνέχειά σου έχει { $square }. Παίξε αυτό.
drill-also-fine-named = Το { $played } είναι κι αυτό καλό (άνοιγμα: { $name })· η συνέχειά σου έχει { $square }. Παίξε αυτό.
drill-not = Όχι { $played }: η συνέχειά σου έχει { $square }. Παίξε αυτό.
drill-once-more = Άλλη μια φορά
drill-play-on = Παίξε από εδώ

## Progress

progress-rating = Βαθμολογία
progress-no-rating = Καμία παρτίδα δεν μέτρησε ακόμη.
progress-rating-spoken = { $games ->
    [one] Βαθμολογία σε { $games } παρτίδα: από { $from } σε { $to }· βρίσκεται ανάμεσα σε { $low } και { $high } σε 19 από τις 20 περιπτώσεις
   *[other] Βαθμολογία σε { $games } παρτίδες: από { $from } σε { $to }· βρίσκεται ανάμεσα σε { $low } και { $high } σε 19 από τις 20 περιπτώσεις
}
progress-phases = Χαμένα πούλια ανά κίνηση, στις 20 τελευταίες παρτίδες
progress-phases-unknown = Λίγες κινήσεις από βαθμολογημένες παρτίδες έχουν ακόμη ανασκόπηση.
progress-you = εσύ
progress-own-group = ίσοι σου
progress-next-group = 200 πάνω
phase-opening = άνοιγμα
phase-midgame = μέση
phase-endgame = φινάλε
progress-too-few = λίγες κινήσεις ακόμη
progress-weaker = κάτω από τη βαθμολογία σου
progress-stronger = πάνω από τη βαθμολογία σου
progress-as-rated = όσο η βαθμολογία σου
progress-latest-games = Οι τελευταίες παρτίδες
progress-trend-later = Μετά από οκτώ παρτίδες με ανασκόπηση συγκρίνονται με τις προηγούμενες.
progress-trend = { $how ->
    [better] Οι τελευταίες { $n } παρτίδες έχασαν { $now } πούλια η καθεμία, οι { $n } πριν { $before }: καλύτερα ({ $from } έως { $to }).
    [worse] Οι τελευταίες { $n } παρτίδες έχασαν { $now } πούλια η καθεμία, οι { $n } πριν { $before }: χειρότερα ({ $from } έως { $to }).
   *[unsure] Οι τελευταίες { $n } παρτίδες έχασαν { $now } πούλια η καθεμία, οι { $n } πριν { $before }: καμία σίγουρη αλλαγή ({ $from } έως { $to }).
}
progress-small-sample = Μικρό δείγμα.
progress-tries = δοκιμές
progress-solved = λυμένοι
progress-few-tries = Κάτω από { $n } δοκιμές το ποσοστό λέει λίγα.
progress-advice-repeat = { $n ->
    [1] Ένα από τα λάθη σου είναι για σήμερα.
    [one] { $n } από τα λάθη σου είναι για σήμερα.
   *[other] { $n } από τα λάθη σου είναι για σήμερα.
}
progress-advice-opening = Στο άνοιγμα χάνεις τα περισσότερα σε σχέση με όσους έχουν τη βαθμολογία σου: γι’ αυτό είναι τα μαθήματα.
progress-advice-midgame = Στη μέση χάνεις τα περισσότερα σε σχέση με όσους έχουν τη βαθμολογία σου: γι’ αυτό είναι τα μαθήματα.
progress-advice-endgame = Στο φινάλε χάνεις τα περισσότερα σε σχέση με όσους έχουν τη βαθμολογία σου: οι γρίφοι το προπονούν.
progress-advice-puzzles = Τίποτα δεν ξεχωρίζει: λύσε μερικούς γρίφους.
progress-advice-play = Παίξε βαθμολογημένες παρτίδες: εδώ θα φανεί τι χάνουν οι κινήσεις σου.

## Characters and opponents

player-human = Άνθρωπος
    .description = Κάποιος σε αυτόν τον υπολογιστή.
player-opponent = Αντίπαλος
    .description = Παίζει όπως οι άνθρωποι μιας βαθμολογίας, με τα λάθη τους.
    .custom = Δική σου δύναμη
player-character = Χαρακτήρας
    .description = Ένα πρόσωπο με όνομα, βαθμολογία και συνήθειες.
player-ghost = Φάντασμα
    .description = Παίζει όπως κάποιος που οι παρτίδες του είναι στη βιβλιοθήκη.
player-random = Τυχαίος
    .description = Παίζει οποιαδήποτε επιτρεπτή κίνηση.
player-greedy = Άπληστος
    .description = Γυρίζει όσα περισσότερα πούλια μπορεί, χωρίς να κοιτά μπροστά.
player-minimax = Minimax
    .description = Κοιτά λίγες κινήσεις μπροστά και μετρά πούλια, γωνίες και άκρες.
    .formula = Αξία θέσης: (πούλια) + 3 × (γωνίες) + 2 × (άκρες), τα δικά σου μείον του άλλου.
    .with-depth = Minimax (βάθος)
player-engine = Outflank
    .description = Η μηχανή του Outflank: από επίπεδο αρχάριου ως πιο δυνατή από κάθε άνθρωπο.
player-external = Άλλη μηχανή
    .description = Η μηχανή άλλου προγράμματος, όπως το Edax.
player-and-rating = { $name }, βαθμολογία { $rating }
player-and-depth = { $name }, βάθος { $depth }
player-and-level = { $name }, επίπεδο { $level }

character-tooltip = { $name }, βαθμολογία { $rating }: { $habit }

character-duckling = Παπάκι
    .habit = θέλει να γυρίζει όσα περισσότερα πούλια μπορεί
character-magpie = Καρακάξα
    .habit = αρπάζει άκρες, και ακόμη πιο πολύ γωνίες
character-hedgehog = Σκαντζόχοιρος
    .habit = μένει μακριά από τα τετράγωνα δίπλα σε κενές γωνίες
character-crab = Κάβουρας
    .habit = πάει άκρη άκρη
character-mole = Τυφλοπόντικας
    .habit = μένει μέσα και αφήνει τις άκρες για αργότερα
character-fox = Αλεπού
    .habit = σου αφήνει λίγες κινήσεις να διαλέξεις
character-squirrel = Σκίουρος
    .habit = φυλάει κινήσεις για αργότερα
character-heron = Ερωδιός
    .habit = περιμένει με ήσυχες κινήσεις ώσπου να αναγκαστείς να παίξεις
character-badger = Ασβός
    .habit = σκάβει για την τελευταία κίνηση κάθε περιοχής
character-owl = Κουκουβάγια
    .habit = τα βλέπει σχεδόν όλα
player-level = Το επίπεδο { $level } από { $most } { $pace ->
    [at-once] παίζει αμέσως
    [seconds] σκέφτεται μερικά δευτερόλεπτα
   *[minutes] μπορεί να σκεφτεί αρκετά λεπτά
}.
player-level-with-mistakes = Επίπεδο { $level } από { $most }: κάνει λάθη.
player-level-on-standard = Σε 8×8: { $strength }.
level-plies = { $n ->
    [one] { $n } κίνηση μπροστά
   *[other] { $n } κινήσεις μπροστά
}
level-exact = { $n ->
    [one] ακριβώς από { $n } κενό
   *[other] ακριβώς από τα { $n } κενά
}
level-mistakes = με λάθη
player-depth = { $n ->
    [1] Κοιτά μόνο τη δική του κίνηση: πούλια, γωνίες και άκρες.
   *[other] Κοιτά { $n } κινήσεις μπροστά: πούλια, γωνίες και άκρες.
}
player-rating = { $rating }: { $people }.
people-below-550 = αρχάριος· παίρνει όσα πούλια μπορεί
people-below-750 = παίζει πού και πού· χαρίζει συχνά γωνίες
people-below-950 = παίζει για το κέφι του· βλέπει τις γωνίες
people-below-1150 = περιστασιακός παίκτης συλλόγου· ξεχνά την ισοτιμία
people-below-1350 = παίκτης συλλόγου· μένει από κινήσεις προς το τέλος
people-below-1550 = καλός παίκτης συλλόγου· ξέρει ανοίγματα
people-below-1750 = παίζει σε τουρνουά· του ξεφεύγουν τα φινάλε
people-below-1950 = δυνατός παίκτης των τουρνουά
people-best = ένας από τους καλύτερους
player-list = Είδος παίκτη για τα { color-name }
person-list = Ποιος παίζει τα { color-name }
character-list = Χαρακτήρας για τα { color-name }
strength-name = { $what ->
    [depth] Βάθος
    [level] Επίπεδο
   *[rating] Βαθμολογία
}
strength-is-custom = { $name }: αποχώρησε. Τώρα παίζει δική σου δύναμη, βαθμολογία { $rating }.
computer-title = Υπολογιστής · { color-name }
strength = { $what ->
    [depth] Βάθος
    [level] Επίπεδο
   *[rating] Βαθμολογία
} για τα { color-name }
strength-as-number = { $what ->
    [depth] Βάθος
    [level] Επίπεδο
   *[rating] Βαθμολογία
} για τα { color-name }, ως αριθμός
strength-lower = { $what ->
    [depth] Μικρότερο βάθος
    [level] Χαμηλότερο επίπεδο
   *[rating] Χαμηλότερη βαθμολογία
} για τα { color-name }
strength-raise = { $what ->
    [depth] Μεγαλύτερο βάθος
    [level] Υψηλότερο επίπεδο
   *[rating] Υψηλότερη βαθμολογία
} για τα { color-name }

## Errors of files and inputs

search-played-illegal = έπαιξε { $played }, που δεν επιτρέπεται
search-played-nothing = δεν έπαιξε τίποτα, κάτι που δεν επιτρέπεται
saved-earlier-game = προηγούμενη παρτίδα { $number }
saved-later-game = επόμενη παρτίδα { $number }
kept-unreadable = η γραμμή { $line }, στήλη { $column } δεν διαβάζεται: { $reason }
kept-newer = έχει την έκδοση { $version }, από νεότερο Outflank· αυτό εδώ ξέρει ως την έκδοση { $known }
puzzles-file-foreign = αυτό δεν είναι αρχείο γρίφων· θα έπρεπε να αρχίζει με «Outflank puzzles»
puzzles-file-version = το αρχείο γρίφων έχει την έκδοση { $version }· αυτό το πρόγραμμα διαβάζει την έκδοση { $known }
puzzles-file-length = το αρχείο γρίφων έχει { $found } byte, ενώ θα έπρεπε { $expected }
puzzles-file-checksum = το αρχείο γρίφων έχει χαλάσει: το άθροισμα ελέγχου του είναι λάθος
puzzles-file-contents = το αρχείο γρίφων έχει χαλάσει: δεν περιέχει ό,τι θα έπρεπε
complaint-memory = Η μηχανή ζήτησε { $wanted } MB μνήμης και πήρε { $granted } MB.
complaint-model = Αντί για αντίπαλο ανθρώπινης δύναμης παίζει ένα επίπεδο της μηχανής: { $reason }.

place-character = χαρακτήρας { $character }
place-line = γραμμή { $line }, χαρακτήρας { $character }
at-place = { $place }: { $reason }
at-line = γραμμή { $line }: { $reason }

illegal-off-board = αυτό το τετράγωνο είναι έξω από το ταμπλό
illegal-occupied = το { $square } έχει ήδη πούλι
illegal-flips-nothing = ένα πούλι στο { $square } δεν θα γύριζε τίποτα
illegal-not-central = το { $square } δεν είναι στο κέντρο, όπου μπαίνουν τα τέσσερα πρώτα πούλια
illegal-pass = το πάσο επιτρέπεται μόνο όταν δεν μπορεί να μπει πούλι πουθενά
illegal-game-over = η παρτίδα τελείωσε
wrong-turn = { $color ->
    [black] είναι η σειρά των Μαύρων
   *[white] είναι η σειρά των Λευκών
}
no-such-square = δεν υπάρχει τέτοιο τετράγωνο στο { $board }
size-out-of-range = ένα ταμπλό έχει από 4 έως 16 τετράγωνα πλάτος και ύψος, όχι { $width }×{ $height }
size-odd = το πλάτος και το ύψος ενός ταμπλό είναι ζυγοί αριθμοί, όχι { $width }×{ $height }
size-none = το «{ $found }» δεν είναι μέγεθος ταμπλό· περίμενα κάτι σαν 8x8 ή 6x10
move-at-place = κίνηση { $number }, «{ $found }», { $place }: { $reason }

title-draw = ισοπαλία
read-unknown = αυτό δεν είναι ούτε παρτίδα ούτε θέση· περίμενα κινήσεις σαν f5d6c3 ή σειρές από X, O και -
read-empty = αυτό είναι κενό
read-packed = αυτό το αρχείο είναι συμπιεσμένο ({ $kind })· αποσυμπίεσέ το και άνοιξε ό,τι περιέχει
read-other-kind = αυτό το αρχείο ({ $kind }) δεν έχει παρτίδες ως κείμενο
read-other-game = αυτές είναι παρτίδες σκακιού ή ντάμας, όχι Οθέλλο
read-search = αυτές είναι γραμμές από την αναζήτηση μιας μηχανής· λείπει η θέση πριν από αυτές
read-too-long = αυτό το κείμενο έχει { $n } χαρακτήρες, πάρα πολλούς για παρτίδα ή θέση
read-too-large = αρχεία αυτού του είδους διαβάζονται έως { $megabytes } MB, και αυτό είναι μεγαλύτερο
read-game-too-large = μια παρτίδα έχει πάνω από { $megabytes } MB· το αρχείο δεν διαβάζεται παρακάτω
read-breaks-off = το αρχείο δεν διαβάζεται παρακάτω: { $reason }
read-no-games = το αρχείο δεν έχει παρτίδες
read-too-many-games = οι παρτίδες είναι πάνω από { $n }
read-overruled = παρτίδα { $number }: το αποτέλεσμα { $stated } δεν χρησιμοποιήθηκε· το ταμπλό δείχνει { $counted }
read-too-many-discs = παρτίδα { $number }: το αποτέλεσμα { $stated } δεν χρησιμοποιήθηκε· το ταμπλό έχει λιγότερα τετράγωνα
read-game = παρτίδα { $number }: { $reason }
transcript-empty = δεν υπάρχουν κινήσεις· περίμενα κάτι σαν f5d6c3
transcript-no-square = κίνηση { $number }, «{ $found }», { $place }: δεν είναι τετράγωνο στο ταμπλό { $board } (a1 έως { $corner })
transcript-two-readings = αυτές οι κινήσεις διαβάζονται με δύο τρόπους, ως { $first } ή ως { $second }
board-empty = δεν υπάρχουν τετράγωνα· περίμενα σειρές από X, O και -
board-unknown = το «{ $character }» ({ $place }) δεν είναι ούτε πούλι (X ή O) ούτε κενό τετράγωνο (-)
board-ragged = τετράγωνα στη γραμμή { $row }: { $found }, στην πρώτη: { $expected }
board-count = μία σειρά με { $n } τετράγωνα δεν είναι τετράγωνο ταμπλό· περίμενα 64 για 8×8, ή μία σειρά για κάθε γραμμή
game-too-much = αυτά είναι περισσότερα απ’ όσα χωρά μια παρτίδα
board-too-large = τα τετράγωνα είναι περισσότερα από τα 256 του μεγαλύτερου ταμπλό
fault-found = βρέθηκε «{ $found }», ενώ περίμενα { $expected }
fault-expected = περίμενα { $expected }
fault-what = { $what ->
    [Game] (;
    [Property] μια ιδιότητα, έναν κόμβο ή μια αγκύλη
    [Node] το ; ενός κόμβου
    [ValueEnd] μια τιμή που τελειώνει με ]
    [GameEnd] το ) στο τέλος της παρτίδας
    [Othello] το GM[2] για το Οθέλλο
    [Size] ένα μέγεθος σαν 8 ή 6:10
    [Board] ένα ταμπλό σαν BO[8 … *]
    [Move] ένα τετράγωνο ή PASS, ίσως με αξιολόγηση και χρόνο (F5/1.25/0.50)
    [Moves] μια λίστα «moves» με τετράγωνα σαν «f5»
    [MoveBefore] μια κίνηση πριν από αυτήν
    [Squares] ένα ταμπλό με 64 τετράγωνα και ποιος παίζει
    [Side] X ή O για όποιον παίζει
    [Score] ένα σκορ από -64 έως 64 (ή F5:+2)
    [BookLine] μια θέση με την αξία της ή μια συνέχεια
    [Central] πούλια που μπήκαν με τη σειρά στο κέντρο
   *[Seconds] τα δευτερόλεπτα μιας κίνησης
}
move-wrong = κίνηση { $number }, «{ $found }»: { $reason }
quest-no-json = αυτό δεν είναι JSON
wthor-no-header = το αρχείο έχει { $n } byte· ένα αρχείο WTHOR αρχίζει με 16 για τον εαυτό του
wthor-length = το αρχείο έχει { $found } byte αντί για { $expected }· παρτίδες σε { $board }: { $n_games }
wthor-size = το ταμπλό είναι { $n }×{ $n }· το WTHOR έχει παρτίδες σε 8×8 και 10×10
wthor-solitaire = αυτές είναι θέσεις για λύσιμο, όχι παρτίδες
wthor-names = αυτά είναι ονόματα παικτών ή τουρνουά· οι παρτίδες είναι στα αρχεία που τελειώνουν σε .wtb
wthor-names-length = το αρχείο των ονομάτων έχει { $found } byte, που δεν βγαίνουν με { $n_names } ονόματα των { $length }

summary-position = { $color ->
    [black] Θέση σε { $board }, παίζουν τα Μαύρα, { $n ->
        [one] { $n } κενό
       *[other] { $n } κενά
    }
   *[white] Θέση σε { $board }, παίζουν τα Λευκά, { $n ->
        [one] { $n } κενό
       *[other] { $n } κενά
    }
}
summary-over = Θέση σε { $board }, η παρτίδα τελείωσε
summary-game = { $n ->
    [one] Παρτίδα με { $n } κίνηση σε { $board }
   *[other] Παρτίδα με { $n } κινήσεις σε { $board }
}
summary-variations = { $n ->
    [one] Παρτίδα με { $n } κίνηση σε { $board }, με παραλλαγές
   *[other] Παρτίδα με { $n } κινήσεις σε { $board }, με παραλλαγές
}

write-ending = τη μορφή τη λέει η κατάληξη .sgf, .ggf, .pgn, .wtb, .obf, .txt ή .outflank
write-pgn = το PGN έχει παρτίδες 8×8 από κανονική αρχή όπου κερδίζουν τα περισσότερα πούλια· γράψε .sgf ή .ggf
write-moves-alone = οι κινήσεις μόνες τους δεν λένε από ποια αρχή, ούτε ότι κερδίζουν τα λιγότερα πούλια· γράψε .sgf ή .ggf
write-ggf-placing = η παρτίδα αρχίζει βάζοντας τα κεντρικά πούλια, κάτι που το GGF δεν ξέρει· γράψε .sgf
write-obf = το OBF έχει θέσεις 8×8 όπου κερδίζουν τα περισσότερα πούλια· γράψε .sgf ή .ggf
write-game = παρτίδα { $number }: { $reason }
write-cut-short = Εκεί που διορθώθηκε το ταμπλό, η παρτίδα τελειώνει σε αυτό το αρχείο. Τα .sgf και .ggf την κρατούν ολόκληρη.
write-smallest-win = Όπου είναι γνωστός μόνο ο νικητής, αυτό το αρχείο έχει τη μικρότερη νίκη. Τα .sgf και .pgn το κρατούν όπως είναι.
write-without-result = Οι παρτίδες χωρίς αποτέλεσμα μένουν έξω: το WTHOR δεν μπορεί να τις σημειώσει.
write-undated = Οι παρτίδες χωρίς ημερομηνία παίρνουν το έτος αυτού του αρχείου.
write-one-game = ένα αρχείο του Outflank έχει μία παρτίδα, όχι { $n }· γράψε .sgf
# The games of a WTHOR file.
write-wthor-start = το WTHOR έχει παρτίδες 8×8 ή 10×10 από κανονική αρχή όπου κερδίζουν τα περισσότερα πούλια· γράψε .sgf
write-wthor-size = είναι σε άλλο ταμπλό από την πρώτη· το WTHOR έχει ένα αρχείο για κάθε μέγεθος
write-wthor-year = είναι του { $year }, η πρώτη του { $first }· το WTHOR έχει ένα αρχείο για κάθε χρονιά
write-wthor-names = { $file }: το WTHOR χωρά το πολύ 65.535 ονόματα, και είναι περισσότερα
write-wthor-no-result = η παρτίδα δεν έχει αποτέλεσμα, και το WTHOR δεν μπορεί να το σημειώσει
wthor-names-changed = { $n ->
    [one] Το WTHOR δεν μπόρεσε να κρατήσει ολόκληρο αυτό το όνομα: { $names }.
   *[other] Το WTHOR δεν μπόρεσε να κρατήσει ολόκληρα αυτά τα ονόματα: { $names }.
}

unreadable-ends = το κείμενο τελειώνει νωρίς
unreadable-number = ο αριθμός είναι πολύ μεγάλος ή πολύ μικρός
unreadable-missing = λείπει το «{ $field }»
unreadable-twice = το «{ $field }» υπάρχει δύο φορές
unreadable-unknown = το «{ $field }» είναι άγνωστο
unreadable-brackets = πάρα πολλές παρενθέσεις μέσα σε παρενθέσεις
unreadable-other = δεν είναι γραμμένο όπως γράφει το Outflank
saved-newer = η αποθηκευμένη παρτίδα έχει την έκδοση { $version }, από νεότερο Outflank· αυτό εδώ ξέρει ως την έκδοση { $known }
saved-too-many = ένα αρχείο χωρά το πολύ { $max } παρτίδες, όχι { $n }
saved-wrong = { $game }: { $reason }
saved-on-board = η παρτίδα στο ταμπλό
saved-no-move = δεν υπάρχει κίνηση με αριθμό { $number }
saved-twice = η ίδια κίνηση υπάρχει ήδη εκεί
disk-no-plain-file = δεν είναι κανονικό αρχείο
disk-too-large = είναι πάνω από { $megabytes } MB
disk-no-text = δεν είναι κείμενο: το byte { $place } δεν είναι UTF-8
disk-in-use = το χρησιμοποιεί άλλο Outflank
library-none = αυτό δεν είναι βιβλιοθήκη παρτίδων
library-newer = τη βιβλιοθήκη την έγραψε νεότερο Outflank
library-full = μια βιβλιοθήκη χωρά το πολύ { $n } παρτίδες
library-game-too-large = μια παρτίδα πιάνει το πολύ { $megabytes } MB σε μια βιβλιοθήκη
library-file-too-large = το αρχείο μιας βιβλιοθήκης έχει το πολύ { $megabytes } MB
library-too-many-tags = μια βιβλιοθήκη έχει το πολύ { $n } ετικέτες
library-tag-name = μια ετικέτα θέλει όνομα με το πολύ { $n } γράμματα
library-game-not-shown = η παρτίδα δεν μπορεί να φανεί: { $reason }
library-game-gone = δεν είναι πια στη βιβλιοθήκη
library-game-empty = είναι άδεια
unread-heading = η επικεφαλίδα της έχει χαλάσει
unread-bytes = { $n ->
    [one] { $n } byte σε { $places } δεν διαβάζεται
   *[other] { $n } byte σε { $places } δεν διαβάζονται
}
unread-places = { $n ->
    [one] { $n } σημείο
   *[other] { $n } σημεία
}
unread-entries = { $n ->
    [one] { $n } εγγραφή δεν βγάζει νόημα
   *[other] { $n } εγγραφές δεν βγάζουν νόημα
}
unread-tail = { $n ->
    [one] κόβεται στην τελευταία της εγγραφή, από την οποία υπάρχει { $n } byte
   *[other] κόβεται στην τελευταία της εγγραφή, από την οποία υπάρχουν { $n } byte
}
variant-fewest = { $board }, κερδίζουν τα λιγότερα πούλια
variant-fewest-short = { $board } λιγότ.

# Μηχανές άλλων προγραμμάτων.
engine-none-chosen = Δεν έχει ρυθμιστεί ακόμα μηχανή άλλου προγράμματος.
engine-not-set-up = δεν υπάρχει πια μηχανή με αυτό το όνομα
engine-no-command = η εντολή της δεν ονομάζει πρόγραμμα
engine-set-up = Ρύθμιση…
engine-list = { $color ->
    [white] Μηχανή των Λευκών
   *[black] Μηχανή των Μαύρων
  }
engine-not-started = δεν ξεκινά ({ $reason })
engine-unready = { $reason } (έγραψε: { $words })
engine-stopped = διακόπηκε
engine-ended = τερματίστηκε
engine-silent = { $n ->
    [one] δεν απάντησε μέσα σε { $n } δευτερόλεπτο
   *[other] δεν απάντησε μέσα σε { $n } δευτερόλεπτα
  }
engine-no-move = απάντησε «{ $answer }», που δεν είναι κίνηση
engine-refused = αρνήθηκε το «{ $command }»: { $reason }
player-ghost-of = Φάντασμα: { $player }, περίπου { $rating }
player-ghost-about = Περίπου { $rating }: παίζει σαν αυτόν τον παίκτη.
ghost-none-chosen = Δεν έχει φτιαχτεί ακόμη κανένα φάντασμα.
ghost-make-one = Φτιάξε ένα…
ghost-list = { $color ->
    [white] Φάντασμα των Λευκών
   *[black] Φάντασμα των Μαύρων
  }
ghosts-title = Φαντάσματα
ghosts-about = Ένα φάντασμα παίζει όπως κάποιος της βιβλιοθήκης, ή όπως εσύ τον περασμένο μήνα. Φτιάχνεται σε αυτόν τον υπολογιστή από τουλάχιστον { $n } παρτίδες.
ghosts-ghost = Φάντασμα
ghosts-play = Παίξε μαζί του
ghosts-make-again = Ξαναφτιάξε το
ghosts-remove = Αφαίρεση
ghosts-new = Νέο φάντασμα
ghosts-player = Παίκτης
    .example = Μέρος ενός ονόματος
ghosts-player-games = { $player } · { $n ->
    [one] { $n } παρτίδα
   *[other] { $n } παρτίδες
  }
ghosts-no-players = Κανείς δεν έχει ακόμη { $n } παρτίδες στη βιβλιοθήκη. Κάνε εισαγωγή ή παίξε μερικές.
ghosts-too-few = Κανείς με το όνομα { $player } δεν έχει { $n } παρτίδες στη βιβλιοθήκη.
ghosts-few-games = { $n ->
    [one] υπάρχει { $n } παρτίδα, και χρειάζονται { $least }
   *[other] υπάρχουν { $n } παρτίδες, και χρειάζονται { $least }
  }
ghosts-days = Ημέρες
    .meaning = Μετρούν μόνο παρτίδες αυτών των ημερών (2026-10-31, 2026-10 ή 2026)· χωρίς ημέρες μετρούν όλες.
ghosts-from = Πρώτη ημέρα
ghosts-to = Τελευταία ημέρα
ghosts-last-month = Περασμένος μήνας
ghosts-all-days = Όλες οι ημέρες
ghosts-no-day = Το «{ $wrong }» δεν είναι ημερομηνία. Γράψε 2026-10-31, 2026-10 ή 2026.
ghosts-full = Υπάρχουν { $n } φαντάσματα· αφαίρεσε πρώτα ένα.
ghosts-make = Φτιάξε το φάντασμα
ghosts-reading = Διαβάζονται οι παρτίδες…
ghosts-making = Φτιάχνεται το φάντασμα: { $ghost }.
ghosts-progress = { $ghost }: εξετάστηκαν { $n } από { $of } θέσεις
ghosts-stop = Διακοπή
ghosts-made = Το φάντασμα είναι έτοιμο: { $ghost }.
ghosts-made-of = { $n ->
    [one] Φτιάχτηκε από { $n } παρτίδα, βαθμολογία περίπου { $rating }.
   *[other] Φτιάχτηκε από { $n } παρτίδες, βαθμολογία περίπου { $rating }.
  }
ghosts-foretold = Σε παρτίδες που κρατήθηκαν για τη δοκιμή, το φάντασμα προβλέπει το { $ghost }% των κινήσεων, ένας μέσος παίκτης αυτής της βαθμολογίας το { $plain }%.
ghosts-better = Παίζει περισσότερο σαν τον παίκτη { $player } παρά σαν μέσος παίκτης αυτής της βαθμολογίας.
ghosts-perhaps = Περισσότερες παρτίδες θα έδειχναν αν παίζει όπως ο παίκτης { $player }.
ghosts-no-better = Δεν προβλέπει καλύτερα, οπότε παίζει όπως όσοι έχουν αυτή τη βαθμολογία, με τα ανοίγματα του παίκτη { $player }.
ghosts-habits = Σε σύγκριση με άλλους αυτής της βαθμολογίας: { $habits }.
ghosts-no-habits = Καμία συνήθεια δεν ξεχωρίζει από άλλους αυτής της βαθμολογίας.
ghosts-stale = { $n ->
    [one] Οι παρτίδες άλλαξαν: τώρα μετρά { $n }, τότε μετρούσαν { $before }. Ξαναφτιάξε το.
   *[other] Οι παρτίδες άλλαξαν: τώρα μετρούν { $n }, τότε μετρούσαν { $before }. Ξαναφτιάξε το.
  }
ghosts-file-missing = λείπει το αρχείο του
ghosts-file-newer = το αρχείο του είναι νεότερου Outflank
ghosts-file-damaged = το αρχείο του είναι χαλασμένο
ghosts-file-other-model = φτιάχτηκε για άλλο μοντέλο ανθρώπινου παιχνιδιού
ghosts-made-again = Το φάντασμα ({ $ghost }) φτιάχνεται ξανά: { $reason }.
ghosts-not-made = Το φάντασμα ({ $ghost }) δεν μπορεί να φτιαχτεί: { $reason }.
ghosts-no-weights = το πρόγραμμα δεν έχει τα βάρη του
ghosts-no-threads = το σύστημα δεν μπορεί να ξεκινήσει την εργασία: { $reason }
ghosts-not-written = Το φάντασμα είναι έτοιμο, αλλά το αρχείο του δεν μπορεί να γραφτεί ({ $reason })· την επόμενη φορά θα φτιαχτεί ξανά.
ghosts-plain-serves = Το φάντασμα ({ $ghost }) δεν υπάρχει· στη θέση του παίζει αντίπαλος με βαθμολογία { $rating }.
habit-corners = { $amount ->
    [less] αφήνει τις γωνίες για αργότερα
   *[more] παίρνει πιο πρόθυμα γωνίες
  }
habit-edges = { $amount ->
    [less] αποφεύγει τις άκρες
   *[more] του αρέσουν οι άκρες
  }
habit-beside-corners = { $amount ->
    [less] αποφεύγει τα τετράγωνα δίπλα σε κενές γωνίες
   *[more] παίζει πιο συχνά δίπλα σε κενές γωνίες
  }
habit-giving-corners = { $amount ->
    [less] χαρίζει λιγότερες γωνίες
   *[more] χαρίζει περισσότερες γωνίες
  }
habit-flips = { $amount ->
    [less] γυρίζει λίγα πούλια
   *[more] γυρίζει πολλά πούλια
  }
habit-replies = { $amount ->
    [less] αφήνει στον αντίπαλο λίγες κινήσεις
   *[more] αφήνει στον αντίπαλο πολλές κινήσεις
  }
habit-own-moves = { $amount ->
    [less] φυλάει λίγες κινήσεις για αργότερα
   *[more] φυλάει πολλές κινήσεις για αργότερα
  }
habit-frontier = { $amount ->
    [less] κρατά τα πούλια μακριά από κενά τετράγωνα
   *[more] χτίζει τείχη
  }
habit-quiet = { $amount ->
    [less] κάνει λίγες ήσυχες κινήσεις
   *[more] του αρέσουν οι ήσυχες κινήσεις
  }
habit-parity = { $amount ->
    [less] παίζει σε ζυγές περιοχές
   *[more] παίζει σε μονές περιοχές
  }
habit-near-last = { $amount ->
    [less] παίζει μακριά από το τελευταίο πούλι
   *[more] απαντά δίπλα στο τελευταίο πούλι
  }
habit-ending-loss = { $amount ->
    [less] χάνει λιγότερα στο φινάλε
   *[more] χάνει περισσότερα στο φινάλε
  }

engines-title = Άλλες μηχανές
engines-about = Το Edax, το NTest, το Egaroucid και κάθε πρόγραμμα που μιλά GTP ή το πρωτόκολλο του NBoard μπορούν να παίξουν εδώ.
engines-done = Έτοιμο
engines-engine = Μηχανή
engines-unnamed = Νέα μηχανή
engines-add = Προσθήκη
engines-remove = Αφαίρεση
engines-name = Όνομα
    .example = π.χ. Edax
engines-command = Εντολή
    .example = π.χ. /opt/edax/bin/edax -gtp
engines-choose = Επιλογή…
    .hint = Βρες το αρχείο του προγράμματος
engines-folder = Φάκελος
    .example = Προαιρετικά: πού έχει τα αρχεία της
engines-protocol = Πρωτόκολλο
    .gtp = GTP
    .nboard = NBoard
engines-time = Χρόνος
    .spoken = Δευτερόλεπτα για κάθε κίνηση
    .own = Παίρνει όσο χρόνο θέλει.
    .meaning = { $n ->
    [one] { $n } δευτερόλεπτο για κάθε κίνηση, σε παρτίδα χωρίς ρολόι
   *[other] { $n } δευτερόλεπτα για κάθε κίνηση, σε παρτίδα χωρίς ρολόι
  }
engines-depth = Βάθος
    .spoken = Κινήσεις που κοιτά μπροστά
    .meaning = { $n ->
        [one] { $n } κίνηση μπροστά
       *[other] { $n } κινήσεις μπροστά
    }
engines-trial = Δοκιμή
engines-try = Δοκιμή
    .meaning = Την ξεκινά και τη βάζει να παίξει μια πρώτη κίνηση.
engines-trying = Δοκιμάζεται…
engines-tried = Λέγεται { $name }, απάντησε σε { $greeting } ms και έπαιξε { $played } σε { $took } ms.
engines-tried-unnamed = Απάντησε σε { $greeting } ms και έπαιξε { $played } σε { $took } ms.
engines-tried-in-vain = Δεν δουλεύει: { $reason }.
engines-no-name = Κάθε μηχανή χρειάζεται όνομα.
engines-same-name = Δύο μηχανές λέγονται { $engine }· καθεμιά χρειάζεται δικό της όνομα.
engines-no-command = Η εντολή της μηχανής { $engine } δεν ονομάζει πρόγραμμα, ή κάποιο εισαγωγικό δεν κλείνει.
analysis-second = { $engine }, βάθος { $depth }
    .meaning = Πόσο αξίζουν οι κινήσεις κατά το { $engine }. Το ≠ δείχνει πού διαφέρουν κατά 2 πούλια ή στο ποιος κερδίζει.
analysis-second-waits = Το { $engine } σκέφτεται…
analysis-second-says = { $differs ->
    [yes] η δεύτερη μηχανή λέει { $value }, που διαφέρει
   *[no] η δεύτερη μηχανή λέει { $value }
  }
engine-analyses-no-more = Το { $engine } δεν αναλύει πια: { $reason }. Στο «Άλλες μηχανές…» μπαίνει ξανά.
engines-analysis = Ανάλυση
    .beside = Αναλύει δίπλα στο Outflank
    .meaning = Οι αξίες της φαίνονται κάτω από του Outflank. Μόνο οι μηχανές NBoard δίνουν αξίες.
filter-names = Ονόματα (WTHOR)
# Everything to another computer in one file.
moving-title = Μεταφορά σε άλλον υπολογιστή
    .about = { moving-ending }
moving-about = Ένα αρχείο τα παίρνει όλα μαζί: ρυθμίσεις, πρόσωπα και την πρόοδό τους, βιβλιοθήκη, βιβλίο ανοιγμάτων και φαντάσματα. Αποθήκευσέ το εδώ και άνοιξέ το στον άλλον υπολογιστή. Ό,τι υπάρχει ήδη εκεί μένει.
moving-save = Αποθήκευση όλων…
moving-open = Άνοιγμα αρχείου…
moving-found = Το { $name } έχει την πρόοδο: { $people } και { $games ->
    [one] μία παρτίδα
   *[other] { $games } παρτίδες
} για τη βιβλιοθήκη.
moving-take = Παραλαβή
moving-taken = Όλα είναι εδώ· οι παρτίδες μπαίνουν στη βιβλιοθήκη.
moving-saved = Όλα βρίσκονται στο { $name }.
moving-ending = Το όνομα ενός τέτοιου αρχείου τελειώνει σε .moving.
moving-not-taken = Το { $name } δεν παραλήφθηκε: { $reason }
moving-foreign = δεν είναι αρχείο με όλα του Outflank
moving-newer = το έγραψε νεότερο Outflank
moving-damaged = είναι χαλασμένο

idea-corner = γωνίες
idea-shared-square = τετράγωνα που θέλουν και οι δύο
idea-lets-in = νέες απαντήσεις για τον αντίπαλο
idea-opens = τετράγωνα που ανοίγουν
idea-flips = πούλια που γυρίζουν
idea-reserve = κινήσεις που μπορούν να περιμένουν
idea-access = κινήσεις που χάνονται
idea-edge = κενά στις άκρες
idea-quiet = ήσυχες κινήσεις
idea-few-moves = κινητικότητα
idea-last-move = ισοτιμία
idea-stable = σταθερά πούλια
idea-threat = απειλές σε γωνίες
idea-pass = πάσο
idea-answer = έτοιμες απαντήσεις
idea-reply = η απάντηση του αντιπάλου
# The one sentence for a game.
costs-corner = { $who ->
    [you] Άφησες
    [named] { $name } άφησε
   *[other] Τα { color-name } άφησαν
} τη γωνία { $corner } { $n ->
    [one] μία φορά
   *[other] { $n } φορές
}: { $discs } πούλια.
costs-most = Τι { $who ->
    [you] σου κόστισε περισσότερο
    [named] κόστισε περισσότερο σε { $name }
   *[other] κόστισε περισσότερο στα { color-name }
}: { $idea }. { $n ->
    [one] Ένα λάθος
   *[other] { $n } λάθη
}, { $discs } πούλια.
learn-to-lesson = Μάθημα
learn-to-lesson-name = Μάθημα: { $title }
learn-to-puzzles = Γρίφοι
learn-to-puzzles-name = Γρίφοι: { $theme }
mistakes-alike-origin = Πρώτα μια άλλη θέση με την ίδια ιδέα όπως η επόμενη δική σου.
mistakes-alike-right = Σωστά. Τώρα εκείνη από την παρτίδα σου.
mistakes-about = Το θέμα ήταν: { $idea }.
progress-verdict = { $phase }: { $verdict }
progress-reading = Διαβάζονται οι παρτίδες σου…
progress-time = Χρόνος ανά κίνηση
progress-time-phase = { $phase } { $seconds } δ.
progress-motifs = { $n ->
    [one] Το θέμα των λαθών, στην τελευταία παρτίδα
   *[other] Το θέμα των λαθών, στις { $n } τελευταίες παρτίδες
}
progress-motifs-none = Κανένα λάθος με γνωστό λόγο.
progress-times = φορές
progress-discs-a-game = πούλια ανά παρτίδα
progress-before = πριν
progress-turn = Τι έγιναν οι ευκαιρίες
progress-converted = Μπροστά κατά { $discs } ή περισσότερα με { $empties } κενά τετράγωνα: κέρδισες { $part } από { $n }, { $percent }%· οι ίσοι σου { $peers }%.
progress-saved = Πίσω κατά { $discs } ή περισσότερα με { $empties } κενά τετράγωνα: δεν έχασες { $part } από { $n }, { $percent }%· οι ίσοι σου { $peers }%.
progress-chances = Μετά από κινήσεις του αντιπάλου που έχαναν { $loss } πούλια ή περισσότερα: απάντησες καλά { $part } από { $n } φορές, { $percent }%· οι ίσοι σου { $peers }%.
progress-opening-games = παρτίδες
progress-opening-points = πόντοι
progress-opening-loss = χαμένα πούλια ως την κίνηση 20
progress-advice-idea = Τα περισσότερα πούλια χάνονται εδώ: { $idea }. Το μάθημα δείχνει τι να προσέχεις.
progress-save-page = Αποθήκευση ως σελίδα…
progress-page-title = Η πρόοδος: { $player }
progress-page-results = { $n ->
    [one] { $n } παρτίδα: νίκες { $won }, ισοπαλίες { $drawn }, ήττες { $lost }.
   *[other] { $n } παρτίδες: νίκες { $won }, ισοπαλίες { $drawn }, ήττες { $lost }.
}
progress-page-loss = { $loss } χαμένα πούλια ανά παρτίδα, όσα χάνουν όσοι έχουν { $rating }.
progress-page-lost = { $loss } χαμένα πούλια ανά παρτίδα.
progress-page-phases = Χαμένα πούλια ανά κίνηση
progress-page-foot = Τα χαμένα πούλια μετρώνται ως προς το άριστο παιχνίδι, όσο μακριά είδαν οι ανασκοπήσεις. Ένα θέμα μετρά μία φορά για κάθε λάθος του οποίου ήταν ο πρώτος λόγος.
report-title = Αναφορά: { $player }
report-button = Αναφορά…
    .hint = Στατιστικά ενός παίκτη: ανοίγματα, φάσεις, λάθη, χρόνος, χειρότερες κινήσεις
report-reading = Διαβάζονται οι παρτίδες…
report-none = Η βιβλιοθήκη δεν έχει παρτίδα αυτού του παίκτη σε 8×8.
report-reviewed = Παρτίδες με ανασκόπηση: { $reviewed } από { $n }. Απώλειες και λάθη αφορούν αυτές.
report-review-others = Ανασκόπηση των άλλων στο παρασκήνιο
report-rated = με { $rating }
report-converted = Με { $discs } ή περισσότερα μπροστά και { $empties } κενά τετράγωνα, νίκες: { $part } από { $n }, { $percent }%· παίκτες με { $rating }: { $peers }%.
report-saved = Με { $discs } ή περισσότερα πίσω και { $empties } κενά τετράγωνα, χωρίς ήττα: { $part } από { $n }, { $percent }%· παίκτες με { $rating }: { $peers }%.
report-chances = Λάθη αντιπάλων με { $loss } χαμένα πούλια ή περισσότερα, με καλή απάντηση: { $part } από { $n }, { $percent }%· παίκτες με { $rating }: { $peers }%.
report-openings = { $color ->
    [black] Ανοίγματα με τα Μαύρα
   *[white] Ανοίγματα με τα Λευκά
  }
report-trend = Χαμένα πούλια ανά παρτίδα
report-pace = Μέσος όρος δευτερολέπτων για την πρώτη κίνηση, τη δεύτερη…
report-worst = Οι χειρότερες κινήσεις
report-mistake = { $number }. { $played } έχασε { $discs } πούλια· καλύτερο ήταν το { $best }.
report-bars = { $n ->
    [one] { $name }: { $n } μπάρα, η ψηλότερη { $high }
   *[other] { $name }: { $n } μπάρες, η ψηλότερη { $high }
}
report-row-lost = χαμένα πούλια: { $lost }, ακρίβεια: { $accuracy }
report-open-here = Άνοιγμα παρτίδας εδώ
report-exercises = Εκτύπωση ως ασκήσεις…
report-games = Παρτίδες
tournament-title = Τουρνουά
tournament-standings = Κατάταξη
tournament-cross = Πίνακας αναμετρήσεων
tournament-round = Γύρος { $round }
tournament-points = Βαθμοί
tournament-quotient = Brightwell
tournament-discs = Πούλια
tournament-foot = Συντελεστής Brightwell: τα πούλια του παίκτη και { $factor } φορές οι βαθμοί όλων των αντιπάλων. Ένας γύρος χωρίς παρτίδα μετρά { $half } πούλια και { $factor } φορές τους δικούς του βαθμούς. Ένα αποτέλεσμα χωρίς πούλια μετρά { $half } και για τους δύο.
tournament-no-results = Καμία από αυτές τις παρτίδες δεν έχει δύο παίκτες και αποτέλεσμα.
report-opponent = Αντίπαλος
report-game = { $color ->
    [black] Μαύρα εναντίον { $opponent }
   *[white] Λευκά εναντίον { $opponent }
  }
graph-times = Δευτερόλεπτα ανά κίνηση
chooser-save-progress = Αποθήκευση της προόδου ως σελίδας
    .about = Ένα αρχείο που το ανοίγει κάθε περιηγητής, και χωρίς δίκτυο.

command-add-line = Προσθήκη των κινήσεων στα ανοίγματά μου
    .hint = Γίνονται συνέχεια για εξάσκηση στη Μάθηση, Ανοίγματα, για όποιον έπαιξε τελευταίος
lines-added = Προστέθηκε στις συνέχειές σου με τα { color-name }: { $moves }.
lines-wanted = Όνομα ανοίγματος ή κινήσεις
lines-wanted-none = Κανένα άνοιγμα δεν έχει τέτοιο όνομα, ούτε είναι κινήσεις.
lines-add-line = Προσθήκη { $name } { $moves }
review-lines-left = Η κίνηση { $number } βγήκε από τις συνέχειές σου: έχουν { $answer }.
review-lines-end = Οι συνέχειές σου τελειώνουν πριν από την κίνηση { $number }.
review-lines-add = Προσθήκη { $square }
    .hint = Γίνεται η απάντησή σου εδώ, στις συνέχειές σου.
review-lines-show = Δείξε
learn-due = { $n ->
    [one] { $n } λάθος για σήμερα
   *[other] { $n } λάθη για σήμερα
}

start-even = Ισόρροπο ξεκίνημα
    .description = XOT: ένα από χιλιάδες ανοίγματα οκτώ κινήσεων όπου βαθιές αναζητήσεις δεν βλέπουν κανέναν μπροστά.
start-named = Άνοιγμα με όνομα
    .description = Οι κινήσεις ενός γνωστού ανοίγματος παίζονται αμέσως.
    .list = Όνομα του ανοίγματος
start-values = Για τα Μαύρα
    .hint = Πούλια που δίνει στα Μαύρα μια σύντομη αναζήτηση μετά το άνοιγμα
    .least = Πούλια για τα Μαύρα, τουλάχιστον
    .most = Πούλια για τα Μαύρα, το πολύ
board-theme-ocean = Ωκεανός
board-theme-paper = Χαρτί
board-theme-own = Δικά σου χρώματα
own-colors-field = Τετράγωνα
own-colors-frame = Πλαίσιο
own-colors-black = Σκούρα πούλια
own-colors-white = Ανοιχτά πούλια
own-colors-flat = Επίπεδα πούλια
own-colors-unclear = Τα πούλια δύσκολα ξεχωρίζουν.
start-corners-suggested = { $n ->
    [one] Με βάση τις βαθμολογίες, { $n } γωνία για τα { color-name } εξισώνει την παρτίδα.
   *[other] Με βάση τις βαθμολογίες, { $n } γωνίες για τα { color-name } εξισώνουν την παρτίδα.
}
start-corners-take = Χρήση

## Αγώνες

match-title = Αγώνας
match-about = Κάθε άνοιγμα παίζεται δύο φορές, με αλλαγή χρωμάτων. Ο αγώνας συνεχίζεται και με κλειστό αυτό το παράθυρο.
match-players = Παίκτες
match-colours = Αυτά είναι τα χρώματα της πρώτης παρτίδας.
match-games = Παρτίδες
    .pairs = { $n ->
        [one] ένα άνοιγμα, μία φορά με κάθε χρώμα
       *[other] { $n } ανοίγματα, το καθένα μία φορά με κάθε χρώμα
    }
    .usual-start = οι ίδιοι παίκτες ίσως επαναλάβουν τις ίδιες παρτίδες
match-openings = Ανοίγματα
    .even = Ισόρροπα ανοίγματα
    .standard = Κανονική αρχή
match-time = Χρόνος
    .own = Όπως έχει οριστεί ο κάθε παίκτης
    .meaning = Το Outflank παίζει τότε με αυτόν τον χρόνο αντί για το επίπεδό του. Οι άλλοι παίκτες του υπολογιστή μένουν όπως είναι.
match-library = Βιβλιοθήκη
match-keep = Αποθήκευση των παρτίδων
match-start = Έναρξη
match-stop = Διακοπή
match-go-on = Συνέχεια
match-new = Νέος αγώνας…
match-playing = Παίζεται η παρτίδα { $n } από { $total }.
match-stopped = Παίχτηκαν { $n } από { $total } παρτίδες.
match-over = { $n ->
    [one] Παίχτηκε μία παρτίδα.
   *[other] Παίχτηκαν και οι { $n } παρτίδες.
}
match-summary = { $n ->
    [one] Μετά από μία παρτίδα: { $first } { $mine }, { $second } { $theirs }
   *[other] Μετά από { $n } παρτίδες: { $first } { $mine }, { $second } { $theirs }
}
match-points = Πόντοι
match-won = Νίκες
match-drawn = Ισοπαλίες
match-lost = Ήττες
match-discs = Πούλια ανά παρτίδα
match-thinking = Χρόνος ανά παρτίδα
match-no-result = Δεν υπάρχει ακόμη αποτέλεσμα.
match-strength = Από την πλευρά του παίκτη { $first }: { $elo } μονάδες Elo, με βεβαιότητα 95% από { $low } ως { $high }.
match-at-least = Από την πλευρά του παίκτη { $first }: τουλάχιστον { $low } μονάδες Elo, με βεβαιότητα 95%.
match-at-most = Από την πλευρά του παίκτη { $first }: το πολύ { $high } μονάδες Elo, με βεβαιότητα 95%.
match-last-move = Τελευταία κίνηση: { $played }
match-board = { $black } με τα Μαύρα εναντίον { $white }, { $discs }
match-list = Παρτίδες· ένα κλικ δείχνει μία στο ταμπλό
match-show = Δείξε στο ταμπλό: { $game }
match-game = { $n }. { $black } – { $white }: { $score }
match-game-forfeited = { $n }. { $black } – { $white }: έχασε { $player }: { $reason }
match-failed = { $player } δεν μπορεί να παίξει: { $reason }.
match-no-people = Στους αγώνες δεν παίζουν άνθρωποι.
match-overstepped = ξεπέρασε τον χρόνο κατά { $seconds } δευτ.
match-illegal = έπαιξε { $played }, που δεν επιτρέπεται εκεί

## Βιβλία
own-book-newer = το δικό σου βιβλίο ανοιγμάτων γράφτηκε από νεότερο Outflank· μένει όπως είναι και δεν προστίθεται τίποτα
own-book-full = ένα δικό σου βιβλίο έχει το πολύ { $max } θέσεις, και θα είχε { $n }
own-book-disk = το αρχείο του βιβλίου σου δεν διαβάζεται ή δεν γράφεται: { $reason }
own-book-damaged = Το αρχείο του βιβλίου σου ήταν χαλασμένο. Ό,τι διαβάστηκε κρατιέται· το χαλασμένο αρχείο είναι τώρα { $path }.
own-book-foreign = Το αρχείο του βιβλίου σου δεν ήταν βιβλίο· ξεκίνησε καινούργιο και το άλλο είναι τώρα { $path }.
book-file-empty = δεν έχει ούτε θέσεις ούτε συνέχειες
book-file-too-large = έχει πάνω από { $n } θέσεις
book-file-version = είναι βιβλίο της έκδοσης { $version } της μορφής του, άγνωστης εδώ
book-file-short = έχει { $found } byte αντί για { $expected }· είναι ελλιπές

## Ο πίνακας του βιβλίου
command-book = Βιβλίο ανοιγμάτων
    .hint = Τι ξέρει το βιβλίο για αυτή τη θέση· διόρθωσέ το, επέκτεινέ το, φέρε κι άλλα
command-book-here = Προσθήκη της συνέχειας στο βιβλίο
    .hint = Ανοίγει το βιβλίο ανοιγμάτων και προσθέτει τη συνέχεια που φαίνεται
chooser-import-book = Εισαγωγή βιβλίου, συνεχειών ή παρτίδων
    .about = Βιβλίο του Edax (book.dat ή κείμενο) ή του Egaroucid (.egbk3), θέσεις ή συνέχειες με αξίες, ή παρτίδες κάθε μορφής.
chooser-export-book = Εξαγωγή των θέσεών σου
    .about = Οι θέσεις σου ως κείμενο, στη μορφή που διαβάζει το Edax.
book-menu = Ολόκληρο το βιβλίο
book-other-board = Το βιβλίο ξέρει το 8×8 όπου κερδίζουν τα περισσότερα πούλια.
book-game-over = Η παρτίδα τελειώνει εδώ.
book-unknown = Το βιβλίο δεν ξέρει τις κινήσεις αυτής της θέσης.
book-partly-known = Εδώ είναι γνωστά μόνο όσα προστέθηκαν· άλλη κίνηση μπορεί να είναι καλύτερη.
book-undo = Αναίρεση: { $what }
book-redo = Επανάληψη: { $what }
book-learn = Μάθε από τις χαμένες μου παρτίδες
book-import = Εισαγωγή…
book-export = Εξαγωγή των θέσεών μου…
book-level = Επίπεδο αναζητήσεων
book-positions = Θέσεις κάθε φορά
book-own = { $count ->
    [one] Μία θέση είναι δική σου.
   *[other] { $n } θέσεις είναι δικές σου.
}
book-working = Σε εξέλιξη…
book-progress = Θέσεις: { $done } από { $n }
book-stop = Διακοπή
    .hint = Τέλος εδώ· ό,τι βρέθηκε μένει
book-plies =
    .short = β. { $plies }
book-from-program = πρόγραμμα
book-from-search = αναζήτηση
book-from-typing = γραμμένο
book-from-import = εισαγωγή
book-spoken = βιβλίο { $discs }, βάθος { $plies }, { $from }
book-correct = Διόρθωση { $square }
book-search = Αναζήτηση στο επίπεδο { $level }
book-value = Αξία σε πούλια
book-column-value = Αξία
book-column-depth = Αναζήτηση
table-book = Βιβλίο
book-set = Ορισμός
book-remove = Αφαίρεση
    .hint = Φεύγει ό,τι προστέθηκε εδώ, πρώτα μια γραμμένη αξία· ό,τι λέει το βιβλίο του προγράμματος μένει
book-extend = Επέκταση εδώ
    .hint = Αναζήτηση όσων ακολουθούν τη θέση και προσθήκη στο βιβλίο, πρώτα τα πιθανότερα· αναιρείται από το μενού
book-add-line = Προσθήκη της συνέχειας
    .hint = Οι θέσεις της συνέχειας που φαίνεται μπαίνουν στο βιβλίο, με όλες τις κινήσεις τους
book-subject = { $what ->
    [typed] αξία του { $name } γραμμένη
    [searched] βαθύτερη αναζήτηση στο { $name }
    [extended] επέκταση μετά από { $name }
    [line] προσθήκη συνέχειας { $name }
    [removed] αφαίρεση του { $name }
    [imported] εισαγωγή του { $name }
   *[learned] μάθηση από παρτίδες
}
book-changed = Στο βιβλίο: { $what } (θέσεις: { $n })
book-same = Το βιβλίο μένει όπως ήταν: δεν υπάρχει τίποτα νέο.
book-undone = Αναιρέθηκε: { $what }
book-redone = Επαναλήφθηκε: { $what }
book-looks-further = Το βιβλίο βλέπει ήδη τουλάχιστον τόσο μακριά: βάθος { $plies }. Διάλεξε μεγαλύτερο επίπεδο.
book-nothing-left = Καμία χαμένη παρτίδα σου στη βιβλιοθήκη δεν βγήκε από το βιβλίο εκεί όπου μπορεί να βοηθήσει.
book-no-weights = το πρόγραμμα δεν έχει αξιολόγηση για αναζήτηση
book-not-read = το { $name } δεν έχει βιβλίο, συνέχειες ή παρτίδες: { $reason }
book-left-out = Γραμμές που έμειναν έξω: { $n }. Η πρώτη: { $first }
book-games-left-out = Παρτίδες που έμειναν έξω: { $n }. Η πρώτη: { $first }

## Στοιχεία παρτίδας

information-title = Στοιχεία παρτίδας
information-rating = Βαθμολογία
    .spoken = { color-name }, βαθμολογία
information-event = Τουρνουά
information-round = Γύρος
information-place = Τόπος
information-date = Ημερομηνία
    .example = π.χ. 2026-11-25
information-today = Σήμερα
information-no-date = Άλλα προγράμματα ίσως δεν καταλάβουν αυτή την ημερομηνία. Γράψε 2026-11-25, 2026-11 ή 2026.
information-result = Σκορ
    .example = π.χ. B+4
information-no-result = Αυτό δεν είναι σκορ. Γράψε 34-30, B+4, ή B+R αν τα Λευκά παραιτήθηκαν.
information-counted = { $score } (μετρημένο στο ταμπλό)
information-entered-by = Καταχώριση από
information-comment = Σχόλιο
information-save = Αποθήκευση
information-offers = Ονόματα από τη βιβλιοθήκη σου

## Φύλλο αγώνα

sheet-pass = Πάσο μετά την κίνηση { $n }: { color-name }.
sheet-wrong-move = Η κίνηση { $n }, { $square }, δεν γίνεται: { $reason }.
sheet-goes-on = Κινήσεις: { $n }. Παίζουν: { color-name }.
sheet-is-over = Η παρτίδα τελείωσε: { $score }.
sheet-other-count = Το φύλλο γράφει { $score }.
sheet-no-disc = Μετά την κίνηση { $n } δεν υπάρχει πιόνι στο { $square }.
sheet-unflipped = Στην κίνηση { $n } το πιόνι στο { $square } δεν γύρισε.
sheet-correct = Ένα πιόνι έχει λάθος χρώμα; Κάνε κλικ πάνω του: οι κινήσεις συνεχίζουν από εκεί.
sheet-next = Αποθήκευση και επόμενο φύλλο
    .missing = Συμπλήρωσε πρώτα το «{ information-entered-by }».
information-values = Και οι αξίες της μηχανής στα αρχεία
sheet-swap = Αντάλλαξε τις κινήσεις { $a } και { $b } ({ $first } και { $second }).
sheet-change = Κίνηση { $n }: { $meant }, όχι { $written }.
sheet-insert = Πρόσθεσε το { $square } ως κίνηση { $n }.
sheet-remove = Βγάλε την κίνηση { $n }, { $square }.
sheet-title = Καταχώριση φύλλου αγώνα
sheet-squares = Κινήσεις
    .example = Γράψε τα τετράγωνα με τη σειρά των κινήσεων: f5 d6 c3 …
sheet-count = Τελικό σκορ
sheet-black = Τελικό σκορ, Μαύρα
sheet-white = Τελικό σκορ, Λευκά
sheet-about = Γράψε τις κινήσεις· τα πάσο μπαίνουν μόνα τους. Όσες δεν γίνονται σημειώνονται αμέσως.
sheet-take = Άνοιγμα παρτίδας
sheet-asks = Οι κινήσεις δεν έχουν αποθηκευτεί. Πάτα ξανά Esc για να τις απορρίψεις.
sheet-discard = Απόρριψη κινήσεων
sheet-strange = Το «{ $text }» δεν είναι τετράγωνο.
sheet-repairs = Πιθανές διορθώσεις
sheet-fits = Ταιριάζει με το σκορ.
sheet-no-moves = Δεν υπάρχουν ακόμη κινήσεις.
