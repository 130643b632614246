### What the window says, in Spanish; en.ftl is what it is made from. Words of the game: docs/glossary.md.
### The players are "las negras" and "las blancas"; without an article and with a capital letter (color-name) they stand in labels only.

## Words that stand in many sentences

color-name = { $color ->
    [black] Negras
   *[white] Blancas
}
reason-as-sentence = { $reason }.
percent = { $n } %
list-and-choice = { $name }: { $choice }
other-color-name = { $color ->
    [black] Blancas
   *[white] Negras
}
squares-or = { $first } o { $last }
count-of-discs = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}

## Evaluations: how well a value is known

move-pass = pase
evaluation-exact = exacto
evaluation-proven = { $outcome ->
    [win] victoria probada
    [draw] empate probado
   *[loss] derrota probada
}
evaluation-outcome = { $outcome ->
    [win] gana
    [draw] empata
   *[loss] pierde
}
evaluation-book = { $plies ->
    [one] libro, { $plies } jugada
   *[other] libro, { $plies } jugadas
}
evaluation-label-book = libro
evaluation-to-the-end = ≈ hasta el final, { $percent } %
evaluation-depth = ≈ prof. { $depth }, { $percent } %
evaluation-draw = empate, { $words }
evaluation-favours = { color-name } { $score }, { $words }
evaluation-favours-about = { color-name } { $score } ({ $words })
evaluation-points = { $n } puntos

## Commands and menus

menu-game = Partida
menu-pictures = Copiar y guardar
menu-learn = Aprender
menu-overlays = Mostrar en el tablero
# The buttons that make everything smaller and larger.
menu-smaller = A−
menu-larger = A+
    .full = La ventana es demasiado pequeña para un texto más grande
menu-moves = Jugadas
menu-study = Estudio
menu-view = Ver
menu-help = Ayuda

command-new-game = Nueva partida…
    .hint = Elegir el tablero, la salida y los jugadores
command-play-again = Jugar otra vez
    .hint = De nuevo el mismo tablero, la misma salida y los mismos jugadores
command-change-sides = Cambiar de color
    .hint = La misma partida de nuevo; las negras y las blancas se intercambian
command-open = Abrir…
    .hint = Una partida o una posición de un archivo, con vista previa
command-sheet = Introducir una planilla…
    .hint = Escribir una partida en papel; los errores se encuentran y corrigen
command-save-as = Guardar como…
    .hint = La partida, con sus variantes y comentarios, en un archivo
command-handout = Hoja para imprimir…
    .hint = Tableros, ejercicios o la partida en una página para imprimir
command-information = Datos de la partida…
    .hint = Jugadores, torneo, fecha, resultado y un comentario
command-save-picture = Guardar imagen del tablero…
    .hint = El tablero como en la pantalla, o como diagrama en blanco y negro
command-library = Biblioteca…
    .hint = Todas las partidas guardadas: búscalas, etiquétalas o importa otras de archivos
command-find-position = Partidas con esta posición
    .hint = Las partidas de tu biblioteca que llegan a esta posición, en cualquier orientación
command-keep-game = Guardar en la biblioteca
    .hint = Guarda esta partida tal como está; las terminadas se guardan solas
command-undo = Deshacer
    .hint = Volver a tu decisión anterior
command-redo = Rehacer
    .hint = Avanzar a tu siguiente decisión
command-correct-board = Corregir el tablero aquí…
    .hint = Fichas mal volteadas, dos jugadas seguidas, casilla equivocada: corrige y la partida sigue
command-stop-or-resume = Pausar o reanudar
    .hint = Pausa o reanuda la máquina; sin rival, inicia o detiene el análisis
command-computer-move = La máquina hace una jugada
    .hint = La máquina hace esta jugada por ti
command-play-on = Seguir desde aquí
    .hint = Una partida contra la máquina desde la posición que se ve
command-hint = Pista
    .hint = Primero en qué fijarse, después dos casillas y al final la jugada y su porqué
command-coach = Entrenador
    .hint = Te avisa antes de que este rival responda a una jugada que pierde mucho
command-move = Pasar a otro ordenador…
    .hint = Ajustes, personas, biblioteca y lo demás en un archivo, y de vuelta
command-quit = Salir
    .hint = La partida queda guardada
command-copy-moves = Copiar jugadas
    .hint = Copiar las jugadas de la partida, como f5d6c3…
command-copy-board = Copiar posición
    .hint = Copiar como texto la posición que se ve
command-copy-picture = Copiar imagen del tablero
    .hint = El tablero como en la pantalla, para un mensaje o un texto
command-paste = Pegar…
    .hint = Jugadas o una posición del portapapeles, con vista previa
command-edit-position = Preparar una posición…
    .hint = Preparar una posición cualquiera
command-turn-game = Girar la partida
    .hint = Gira toda la partida para que empiece con otra de las cuatro primeras jugadas equivalentes: d3, c4, f5 o e6
command-preferences = Preferencias…
    .hint = Aspecto, ritmo, marcas, pistas y motor
command-other-engines = Otros motores…
    .hint = Preparar motores de otros programas, como Edax, para que jueguen
command-ghosts = Fantasmas…
    .hint = Rivales que juegan como alguien de la biblioteca, o como tú el mes pasado
command-match = Encuentro…
    .hint = Dos máquinas juegan muchas partidas; una tabla dice cuál es más fuerte
command-first = Primera posición
    .hint = Al principio de la partida
command-back = Una jugada atrás
    .hint = Ver la posición anterior
command-forward = Una jugada adelante
    .hint = Ver la posición siguiente
command-last = Última posición
    .hint = Al final de las jugadas que se ven
command-previous-variation = Variante anterior
    .hint = Otra jugada que se hizo aquí o antes
command-next-variation = Variante siguiente
    .hint = Otra jugada que se hizo aquí o antes
command-promote = Hacer principal
    .hint = La variante que se ve pasa a ser la primera; Deshacer lo revierte
command-delete = Borrar desde aquí
    .hint = La jugada que se ve y todo lo que sigue; Deshacer lo recupera
command-tree = Árbol de jugadas
    .hint = Todas las variantes una al lado de otra, en lugar de la lista
command-mark = Marcar casilla…
    .hint = Un triángulo, una letra… en la casilla del puntero o del teclado. Con el botón derecho, un clic dibuja un círculo y arrastrar, una flecha
command-analyse = Analizar
    .hint = Calcula el valor de cada jugada, cada vez con más profundidad; otra vez para detenerlo
command-values = Valores en las casillas
    .hint = Muestra en cada casilla el valor de su jugada
command-overlay-mobility = Jugadas de ambos
    .hint = Dónde podrían jugar las negras y dónde las blancas
command-overlay-frontier = Frontera
    .hint = Las fichas que tocan una casilla vacía
command-overlay-stable = Fichas estables
    .hint = Las fichas que ya no se pueden voltear
command-overlay-parity = Regiones pares e impares
    .hint = Regiones de casillas vacías con un número par o impar de casillas
command-overlay-corners = Esquinas en peligro
    .hint = Casillas X y C junto a esquinas vacías, y esquinas que se pueden tomar
command-overlay-people = Qué juega la gente
    .hint = Cuánta gente de cierta puntuación hace cada jugada y en qué se equivoca
command-review = Revisar la partida
    .hint = Muestra qué costó cada jugada y por qué; otra vez para cerrarla
command-previous-mistake = Error anterior
    .hint = Al error anterior de la partida que se revisa
command-next-mistake = Error siguiente
    .hint = Al siguiente error de la partida que se revisa
command-all-mistakes = Parar en errores de la máquina
    .hint = Error anterior y Error siguiente pasan por los de ambos jugadores
command-show-refutation = Ver por qué perdió
    .hint = Cómo sigue la partida tras la última jugada y tras la mejor, lado a lado
command-save-page = Guardar revisión como página…
    .hint = La revisión en un solo archivo para el navegador, para guardarla, imprimirla o enviarla
command-save-graph = Guardar el gráfico de la revisión…
    .hint = El gráfico como imagen, para un mensaje, un texto o para imprimir
command-copy-graph = Copiar imagen del gráfico
    .hint = El gráfico de la revisión como en la pantalla
command-another-look = Ver las jugadas clave
    .hint = Las jugadas que más te costaron en tu última partida: busca otras mejores
command-explorer = Explorador
    .hint = Qué se jugó en esta posición, en torneos o en tu biblioteca, y cómo acabó
command-learn = Aprender
    .hint = Lecciones, problemas y tus errores; la partida espera. Otra vez para volver a ella
command-zoom-in = Texto más grande
    .hint = Agranda todo lo que hay en la ventana
command-zoom-out = Texto más pequeño
    .hint = Reduce todo lo que hay en la ventana
command-zoom-usual = Tamaño normal
    .hint = Todo a su tamaño normal
command-legal-moves = Marcar jugadas legales
    .hint = Un anillo en cada casilla en la que se puede jugar
command-preview = Anticipar volteos
    .hint = Muestra qué voltearía la jugada bajo el puntero
command-last-move = Marcar última jugada
    .hint = Una marca en la última ficha colocada
command-coordinates = Coordenadas
    .hint = Letras y números alrededor del tablero
command-turn-board = Girar el tablero
    .hint = Un cuarto de vuelta a la derecha, solo en pantalla; la partida no cambia
command-mirror-board = Tablero en espejo
    .hint = Izquierda y derecha cambiadas, solo en pantalla; la partida no cambia
command-thoughts = Qué piensa la máquina
    .hint = Muestra qué piensa la máquina de sus jugadas mientras juegas
command-theme-system = Colores del sistema
    .hint = Claros u oscuros, como el sistema
command-theme-light = Colores claros
    .hint = Texto oscuro en una ventana clara
command-theme-dark = Colores oscuros
    .hint = Texto claro en una ventana oscura
command-to-board = Teclado al tablero
    .hint = Las flechas recorren las casillas y con Intro se juega
command-full-screen = Pantalla completa
    .hint = Toda la pantalla, o de nuevo una ventana
command-expert-tools = Herramientas de experto
    .hint = Menús y panel con todo para estudiar, o solo lo que pide una partida
command-escape = Detener o salir
    .hint = Deja de pensar, borra lo escrito, sale de la pantalla completa
command-speak-board = Leer el tablero
    .hint = Dice a un lector de pantalla dónde están todas las fichas
board-spoken = Negras: { $black }. Blancas: { $white }. Juegan { $color ->
    [black] las negras
   *[white] las blancas
}.
command-how-to-play = Cómo se juega
    .hint = Las reglas y el manejo de la ventana
command-keys = Teclas
    .hint = La lista de todas las teclas
command-about = Acerca de Outflank
    .hint = Versión y licencia

command-with-key = { $text }  ({ $key })

menu-board = Tablero

tool-undo = Deshacer
tool-redo = Rehacer
tool-new = Nueva
tool-resume = Reanudar
tool-stop = Pausa
tool-review = Revisar
tool-play-on = Seguir
tool-hint = Pista

## Keys

key-left = Izquierda
key-right = Derecha
key-up = Arriba
key-down = Abajo
key-escape = Esc
key-space = Espacio
key-home = Inicio
key-end = Fin
key-page-up = RePág
key-page-down = AvPág
key-delete = Supr
key-ctrl = Ctrl
key-shift = Mayús

keys-either = { $first } o { $second }
keys-click = Clic
    .what = Jugar en la casilla
keys-square = Escribe una casilla para jugar en ella, tan despacio como quieras. Intro juega k1 cuando aún podría venir k12
keys-tab = Tab
    .what = Por los menús, los jugadores y los paneles hasta el tablero; allí te mueven las flechas y se juega con Intro
keys-menus = Los menús; se recorren con las flechas y se elige con Intro

## The window, notices


copied-moves = Las jugadas están en el portapapeles.
copied-moves-before-correction = Las jugadas anteriores a la primera corrección están en el portapapeles. Una lista de jugadas no guarda un tablero corregido.
copied-board = La posición está en el portapapeles.
copied-picture = La imagen del tablero está en el portapapeles.
copied-graph = La imagen del gráfico está en el portapapeles.
mark-no-square = Señala antes una casilla, o ve a ella con Tab y las flechas.
panel-moves = Jugadas
    .spoken = Lista de jugadas
panel-tree = Árbol
panel-tree-close = Cerrar el árbol

news-pass = { $color ->
    [black] Pasan las negras: ninguna casilla voltea fichas.
   *[white] Pasan las blancas: ninguna casilla voltea fichas.
}
news-lost-on-time = { $color ->
    [black] Las negras agotaron su tiempo: ganan las blancas.
   *[white] Las blancas agotaron su tiempo: ganan las negras.
}
news-time-is-over = { $color ->
    [black] Las negras agotaron su tiempo. La partida sigue.
   *[white] Las blancas agotaron su tiempo. La partida sigue.
}
news-named-time-is-over = { $name } agotó su tiempo. La partida sigue.
news-no-pause = Es una partida seria: el reloj no se detiene.
news-not-your-turn = { $color ->
    [black] Es el turno de las negras, y con ellas juega la máquina.
   *[white] Es el turno de las blancas, y con ellas juega la máquina.
}
news-no-help = Es una partida seria: habrá ayuda cuando termine.
news-no-take-back = Es una partida seria: no se retiran jugadas.
news-nothing-to-undo = No hay nada que deshacer.
news-nothing-to-redo = No hay nada que rehacer.
news-removed = { $n ->
    [one] La jugada se ha borrado. Deshacer la recupera.
   *[other] Se han borrado { $n } jugadas. Deshacer las recupera.
}
news-promoted = Ahora esta es la línea principal. Deshacer lo revierte.
news-edit-undone = Las jugadas están como antes.
news-earlier-game-next = Este es el comienzo de la partida. Deshaz otra vez para volver a la anterior.
news-game-left = Ha empezado otra partida. Deshacer en su comienzo lleva a la anterior.
news-other-game = De vuelta a tu partida anterior.
news-search-failed = La búsqueda de la máquina falló ({ $reason }). Pulsa «Reanudar» para intentarlo otra vez.
news-engine-failed = { $engine } se detuvo: { $reason }. Pulsa «Reanudar» para intentarlo otra vez.

## The language

preferences-language = Idioma
    .system = El del sistema
language-name = { $language ->
    [ja] Japonés
    [zh-Hans] Chino
    [fr] Francés
    [de] Alemán
    [es] Español
    [el] Griego
   *[en] Inglés
}
language-no-font = No font of this system has the letters of { language-name }: install one (fonts-noto-cjk on Debian and Ubuntu, google-noto-sans-cjk-fonts on Fedora, noto-fonts-cjk on Arch) and start Outflank again.

## Dialogs: preferences, help, about

dialog-close = Cerrar
dialog-cancel = Cancelar
dialog-open = Abrir
board-width = Ancho
board-height = Alto
board-theme-felt = Fieltro
board-theme-wood = Madera
board-theme-slate = Pizarra
board-theme-high-contrast = Alto contraste

help-title = Ayuda
help-rules = Cómo se juega
help-window = La ventana
help-keys = Teclas
help-about = Acerca de

rules-aim = El objetivo
    .text = Dos jugadores colocan fichas por turnos. Empiezan las negras. Gana quien tenga más fichas al final.
rules-outflank = Flanquear
    .text = Coloca una ficha de modo que entre ella y otra ficha tuya quede una línea recta de fichas del otro color. Todas ellas se voltean y pasan a ser tuyas.
rules-directions = En todas direcciones
    .text = Cuentan las filas, las columnas y las diagonales, y todo lo que flanquea la ficha nueva se voltea a la vez.
rules-passing = Pasar
    .text = Solo puedes colocar una ficha donde voltee al menos otra; los anillos muestran dónde. Si no hay ninguna casilla así, pasas y vuelve a jugar el rival. Aquí es el turno de las negras, pero no pueden voltear nada.
    .picture = Es el turno de las negras: no pueden voltear nada y pasan
rules-end = El final
    .text = La partida termina cuando ninguno de los dos puede colocar una ficha, casi siempre porque el tablero está lleno.
    .picture = Un tablero lleno al final de una partida
rules-end-counts = Las negras tienen { $black } fichas y las blancas { $white }.
rules-before-move = Las negras pueden jugar { $square }
rules-after-move = { $n ->
    [one] Las negras jugaron { $square } y voltearon { $n } ficha
   *[other] Las negras jugaron { $square } y voltearon { $n } fichas
}
rules-tips = Tres consejos para empezar
rules-tip-corners = Las esquinas valen oro. Una ficha en una esquina no se puede voltear nunca.
rules-tip-beside-corners = Aléjate de las casillas junto a una esquina vacía: se la abren al rival.
rules-tip-few-discs = Al principio suele ser mejor tener menos fichas: cuantas menos tengas, más casillas tendrás para elegir.

window-page-board = El tablero
    .playing = Haz clic en una casilla con anillo para jugar en ella, o escribe su nombre, como f5. Mientras el puntero está sobre una casilla, se marcan las fichas que se voltearían.
    .marks = Un pequeño rombo marca la última ficha colocada; una estrella, una pista. Con un clic derecho pones tu propia marca en una casilla.
window-page-around = Encima y debajo del tablero
    .text = Los jugadores están en los bordes del tablero; con un clic en uno cambias quién juega y con qué fuerza. Debajo, una franja dice qué ocurre y una línea explica la casilla bajo el puntero y cuenta las jugadas.
window-page-panel = Botones y jugadas
    .players = Junto al tablero están los botones para deshacer, una partida nueva y una pista, y debajo la profundidad o la fuerza de la máquina.
    .help = Las pistas vienen por pasos: en qué fijarse, luego dos casillas, luego la jugada y su porqué. Contra rivales de menos de 1000, un entrenador te avisa antes de que respondan a una jugada que pierde mucho; en el menú Aprender puedes desactivarlo, o activarlo contra otros rivales. La tecla Y abre Aprender, con lecciones y problemas.
    .moves = Haz clic en una jugada de la lista para ver su posición. Si allí juegas otra cosa, empieza una variante; no se pierde nada.
window-page-study = Estudio
    .text = En el menú Estudio están el análisis, que dice cuánto vale cada jugada; la revisión, que encuentra los errores de una partida, y el explorador de partidas jugadas. Cada uno se abre junto al tablero. «Herramientas de experto», en el menú Ver, muestra también las demás herramientas.
window-page-keyboard = Con el teclado
    .menus = F10 abre los menús: se recorren con las flechas, se elige con Intro y se sale con Esc.
    .places = Tab recorre los menús, los jugadores, los botones, los paneles y las jugadas, y llega por último al tablero; F5 va directamente al tablero. Allí las flechas van de casilla en casilla y con Intro se juega. Después de Esc vuelven a recorrer la partida.
    .dialogs = En un diálogo, Tab va de campo en campo, Espacio elige, Intro confirma y Esc cancela. Las flechas recorren las listas; RePág y AvPág las desplazan.
window-page-screen-reader = Con un lector de pantalla
    .text = Cada casilla dice qué hay en ella y si puedes jugar allí. Las jugadas, los pases, las pistas y los resultados se anuncian solos, estés donde estés en la ventana.

about-version = Versión { $version }
about-game = Othello, también llamado Reversi, en todos los tableros de 4×4 a 16×16.
about-uses = Juega contra personas y máquinas, aprende y estudia tus partidas.
about-licence = Software libre bajo la licencia MIT o la Apache 2.0, la que prefieras. Se ofrece sin ninguna garantía.

preferences-title = Preferencias
preferences-colours = Colores
    .system = Los del sistema
    .light = Claros
    .dark = Oscuros
preferences-contrast = Contraste
    .system = El del sistema
    .usual = Normal
    .high = Alto
preferences-text-size = Tamaño del texto
preferences-board = Tablero
preferences-show = Mostrar
    .legal-moves = Anillos en las casillas donde se puede jugar
    .preview = Qué se voltearía, bajo el puntero
    .last-move = Una marca en la última ficha colocada
    .coordinates = Coordenadas
preferences-tab-look = Aspecto
preferences-tab-play = Juego
playing-as = Juego como
    .spoken = Jugar como { $name }
    .about = Quién juega aquí; cada persona tiene su puntuación y su progreso. Con otro nombre se conservan.
playing-as-another = Otra persona…
preferences-person-name = Nombre de la persona { $n }
preferences-person-remove = Quitar
    .spoken = Quitar a la persona { $n }
preferences-person-add = Añadir persona
preferences-person-taken = «{ $name }» es o fue el nombre de otra persona.
preferences-motion = Animación
    .system = La del sistema
    .usual = Normal
    .none = Ninguna
    .turning = Volteo
    .pace = Pausa al jugar
    .human-times = Los rivales piensan tanto como las personas
preferences-no-time = ninguna
preferences-seconds = { $seconds } s
preferences-sound = Sonido
    .on = Reproducir sonidos
    .volume = Volumen
preferences-hints = Pistas
    .about = Con qué fuerza piensa la máquina para dar una pista o para jugar por ti.
preferences-review = Revisiones
    .about = La profundidad de una revisión. El nivel 27 comprueba cada error; los superiores tardan mucho más.
preferences-level = Nivel
preferences-engine = Motor
preferences-threads = Hilos
    .all = todos ({ $n })
    .about = Cuántos procesadores pueden trabajar a la vez.
preferences-memory = Memoria
    .about = Memoria para las búsquedas. Más memoria ayuda a los niveles altos. El análisis ocupa otro tanto.
preferences-megabytes = { $n } MB
preferences-gigabytes = { $n } GB
preferences-ponder = Pensar en mi tiempo
    .about = La máquina también piensa durante tu turno y responde antes.
preferences-book = Jugar aperturas del libro
    .about = Primeras jugadas conocidas en 8×8. La variedad permite jugadas un poco peores que la mejor.
preferences-variety = Variedad
preferences-no-variety = ninguna
preferences-variety-discs = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
preferences-keys = Teclas
    .about = Haz clic en un atajo y pulsa las teclas nuevas. Supr quita el atajo.
    .press = Pulsa una tecla…
    .none = sin tecla
    .spoken = { $name }: { $key }
    .as-usual = Por defecto
    .as-usual-spoken = { $name }: por defecto
    .all-as-usual = Restaurar todos los atajos
    .of-squares = { $key } se usa para escribir casillas.
    .of-clipboard = Esas teclas se usan para el portapapeles.
    .of-window = La ventana usa { $key }.
    .taken = { $key } ya es la tecla de «{ $other }».
    .take = Darla a «{ $name }»
    .leave = Dejarlo así
preferences-restore = Restaurar todos los ajustes

## Files: open, save, paste, their errors

chooser-open = Abrir un archivo
    .about = Cualquier partida o posición: lista de jugadas, SGF, GGF, PGN, OBF, WTHOR, Othello Quest.
chooser-save = Guardar la partida
    .about = La extensión elige el formato: .outflank lo guarda todo; .sgf todo menos los tiempos; .pgn el árbol; .ggf, .txt y .wtb la línea principal; .obf la posición mostrada.
chooser-save-page = Guardar la revisión como página
    .about = Un solo archivo que abre cualquier navegador, también sin conexión.
chooser-save-picture = Guardar una imagen del tablero
    .about = .png: como en la pantalla. .svg: un diagrama en blanco y negro, para imprimir o para textos. .gif: toda la partida, jugada a jugada.
chooser-save-handout = Guardar la hoja
    .about = { handout-about }
chooser-tournament = Guardar la página de un torneo
    .about = Clasificación con Brightwell, resultados por ronda y partidas, en una página para imprimir. Las partidas elegidas necesitan jugadores y resultado.
chooser-save-graph = Guardar el gráfico de la revisión
    .about = .png: como en la pantalla. .svg: en blanco y negro, para imprimir o para textos.
chooser-engine = Elegir un motor
    .about = El programa de un motor, como Edax.
chooser-do-take = Elegir
chooser-import = Importar partidas
    .about = Todas las partidas de un archivo o, sin nombre, de todos los archivos de esta carpeta: SGF, GGF, PGN, WTHOR, Othello Quest, listas de jugadas.
chooser-export-games = Exportar las partidas a un solo archivo
    .about = La extensión elige el formato: .sgf todo menos los tiempos; .pgn el árbol; .ggf, .txt y .wtb la línea principal; .obf la última posición.
chooser-export-each = Exportar las partidas, un archivo por cada una
    .about = Los archivos se numeran: game.sgf pasa a game-1.sgf, game-2.sgf, etc. La extensión elige el formato.
chooser-names = Nombres de los jugadores de WTHOR
    .about = Un archivo que termina en .jou; los torneos se leen del archivo .trn que esté al lado.
wthor-ask-title = Nombres de los jugadores
wthor-ask-lacking = «{ $file }» tiene números en lugar de nombres. WTHOR guarda los nombres en un archivo aparte, WTHOR.JOU, y no hay ninguno al lado.
wthor-ask-choose = Elegir el archivo de nombres…
wthor-ask-go-without = Seguir sin nombres
wthor-ask-not-read = No se pueden leer los nombres: { $reason }.
wthor-ask-no-file = el archivo no termina en .jou y no hay ninguno al lado
chooser-no-name = Elige un archivo o escribe su nombre.
chooser-page-ending = El nombre de una página termina en .html.
chooser-picture-ending = El nombre de una imagen termina en .png, .svg o .gif.
chooser-graph-ending = El nombre de la imagen de un gráfico termina en .png o .svg.
chooser-do-replace = Sustituir
chooser-do-save = Guardar
chooser-do-import = Importar
chooser-do-import-folder = Importar carpeta
chooser-folder = Carpeta
chooser-name = Nombre
    .spoken = Nombre del archivo
chooser-up = Subir
    .hint = La carpeta que contiene a esta
chooser-replaces = Este archivo ya existe y se sustituirá.
chooser-folder-spoken = { $name }, carpeta
chooser-folder-not-listed = no se puede mostrar esta carpeta: { $reason }
filter-games = Partidas y posiciones
filter-all = Todos los archivos
filter-sgf = Smart Game Format
filter-outflank = Todo, para Outflank
filter-ggf = Generic Game Format
filter-pgn = Jugadas con etiquetas (PGN)
filter-wthor = Partidas de torneo (WTHOR)
filter-txt = Jugadas como texto
filter-obf = La última posición
filter-page = Página para el navegador
filter-png = Imagen (PNG)
filter-svg = Diagrama en blanco y negro (SVG)
filter-gif = Partida, jugada a jugada (GIF)
file-not-opened = No se puede abrir { $name }: { $reason }.
file-saved = Guardado como { $name }.
file-lacks-values = Sin los valores del motor, porque la partida indica quién la anotó; se pueden guardar desde «Datos de la partida».
file-not-saved = No se pudo guardar { $name }: { $reason }.
export-saved = { $n ->
    [one] 1 partida guardada como { $name }.
   *[other] { $shown } partidas guardadas como { $name }.
}
export-from-to = { $first } a { $last }
export-is-there = ya existe { $name }
file-no-review = la revisión se cerró

paste-title = Pegar una partida o una posición
paste-title-file = Abrir una partida o una posición
paste-no-text = Todavía no hay texto.
paste-file = Archivo
paste-encoding = Codificación
encoding-name = { $letters ->
    [japanese] Japonés ({ $name })
    [chinese] Chino simplificado ({ $name })
    [traditional] Chino tradicional ({ $name })
    [korean] Coreano ({ $name })
    [western] Europa occidental ({ $name })
    [central] Europa central ({ $name })
    [cyrillic] Cirílico ({ $name })
    [greek] Griego ({ $name })
    [all] Todos los idiomas ({ $name })
   *[other] { $name }
}
paste-two-readings = Estas jugadas se pueden leer de dos maneras. Elige una.
paste-games = Partidas
paste-all-files = Añadir los { $n } archivos a la biblioteca
paste-all-games = Añadir las { $shown } a la biblioteca
paste-holds = Contiene
paste-mistake = Mira aquí
paste-rejected = Sin leer
paste-unused = Sin usar
paste-unused-more = { $n ->
    [one] y { $n } parte más
   *[other] y { $n } partes más
}
paste-variations = Variantes
paste-cut = { $n ->
    [one] Se puede abrir la jugada anterior.
   *[other] Se pueden abrir las { $n } jugadas anteriores.
}
paste-text = Texto
    .hint = f5d6c3…, o una posición con X, O y -
paste-picture = Vista previa: fichas negras { $black }, blancas { $white }
paste-counts = Negras { $black }, blancas { $white }.
paste-to-move = { $color ->
    [black] Juegan las negras.
   *[white] Juegan las blancas.
}
paste-won = { $color ->
    [black] Ganaron las negras.
   *[white] Ganaron las blancas.
}
paste-draw = Empate.

launch-usage =
    Uso: outflank [OPCIÓN] [ARCHIVO…]
    Abre la ventana de Outflank y en ella las partidas de estos archivos.

    -h, --help           esta ayuda
    -V, --version        la versión
    --                   solo siguen archivos, empiecen como empiecen sus nombres
    OUTFLANK_CONFIG_DIR  la carpeta de ajustes y partidas

    Línea de órdenes del motor: outflank-engine
launch-no-display = Outflank necesita una pantalla; ni WAYLAND_DISPLAY ni DISPLAY indican ninguna.
launch-no-libraries = Outflank necesita bibliotecas del sistema que no están instaladas; en Debian o Ubuntu las instala `sudo apt-get install { $packages }`.
launch-dead-display = La pantalla { $name } no responde.
launch-no-window = Outflank no puede abrir su ventana: { $reason }.
launch-no-opengl = Outflank necesita OpenGL 2.1 en una pantalla de al menos 24 bits de color, y esta no lo ofrece: { $reason }.
launch-no-threads = Outflank no puede iniciar un hilo: { $reason }. El sistema permite muy pocos procesos a este usuario.
launch-no-files = Outflank necesita { $n } archivos abiertos a la vez, y el sistema permite menos: { $reason }.
launch-no-memory = Outflank necesita { $megabytes } MB de memoria, y el sistema permite menos.
launch-panic = Outflank ha terminado por un error propio: { $reason }.
launch-unknown-option = No existe la opción { $name }; outflank --help las muestra todas.
storage-nowhere = Los ajustes y las partidas no se guardan: { $reason }.
storage-copy-is-used = No se pudo leer { $name }, así que se usa una copia anterior. { $aside } El motivo: { $reason }.
storage-starts-afresh = No se pudo leer { $name }, así que Outflank empieza de cero. { $aside } El motivo: { $reason }.
storage-unread = { $name } no se puede leer por ahora, así que se queda como está. El motivo: { $reason }.
storage-words = En { $name } no se puede leer { $words }; en su lugar se usa el valor por defecto. Todo lo demás se conserva. { $aside }
storage-aside = El archivo dañado se conserva como { $name }.
storage-not-aside = No se pudo apartar ({ $reason }), así que no se guarda nada encima de él.
storage-left-out = El archivo de la partida superaría { $megabytes } MB, así que { $n ->
    [one] no incluye la partida más antigua
   *[other] no incluye las { $n } partidas más antiguas
}.
storage-lock = { $name } no es un archivo normal, así que la partida de al lado se queda como está.
storage-not-kept = { $what ->
    [settings] Los ajustes no se pudieron guardar en { $path }: { $reason }. Outflank vuelve a intentarlo cada pocos segundos.
    [profile] El perfil no se pudo guardar en { $path }: { $reason }. Outflank vuelve a intentarlo cada pocos segundos.
   *[game] La partida no se pudo guardar en { $path }: { $reason }. Outflank vuelve a intentarlo cada pocos segundos.
}


## The library and the explorer

library-title = Biblioteca
library-one-moment = Un momento…
library-kept = La partida está en la biblioteca.
library-kept-in-memory = No se puede escribir el archivo de la biblioteca. La partida queda en la memoria; Outflank volverá a intentarlo.
library-not-kept = La partida no se pudo guardar en la biblioteca: { $reason }.
library-review-not-kept = La revisión no se pudo guardar en la biblioteca: { $reason }.
library-not-done = No se puede hacer: { $reason }.
library-is-newer = La biblioteca { $path } es de un Outflank más nuevo, así que no se toca y las partidas no se guardan.
library-breaks-off = { $n ->
    [one] La biblioteca { $path } se corta en lo último que se escribió ({ $n } byte), que se deja fuera.
   *[other] La biblioteca { $path } se corta en lo último que se escribió ({ $n } bytes), que se deja fuera.
}
library-is-damaged = { $n ->
    [one] La biblioteca { $path } está dañada ({ $reason }). Queda { $n } partida; el archivo dañado se conserva como { $aside }.
   *[other] La biblioteca { $path } está dañada ({ $reason }). Quedan { $n } partidas; el archivo dañado se conserva como { $aside }.
}
library-not-written = No se puede escribir la biblioteca { $path }: { $reason }. Mientras tanto las partidas quedan en la memoria y se escribirán cuando sea posible.
library-tag-imported = Importada
library-tag-played = Jugada aquí
library-tag-match = Encuentro
library-tag-review = Espera una revisión
library-tag-thorough-review = Espera una revisión a fondo
library-damaged = Hay una copia de una biblioteca dañada.
library-recover = Recuperar sus partidas
    .hint = Importa las partidas que aún se pueden leer de ella y que faltan aquí
library-search = Buscar
    .example = Buscar: tamenori 2019
    .hint =
        Palabras de nombres de jugadores, torneos y aperturas, un año o 2010-2015, un tablero como 10x10;
        fewest para partidas en las que gana quien tiene menos fichas.
        player: black: white: event: round: opening: date: tag: board: y goal: ante una palabra dicen dónde buscarla.
        Las palabras entre comillas son un solo nombre.
library-result = Resultado
    .any = Todos los resultados
    .black = Ganan negras
    .white = Ganan blancas
    .draw = Empates
library-tag = Etiqueta
    .any = Todas las etiquetas
library-board = Tablero
    .any = Todos los tableros
library-games = { $n ->
    [one] { $shown } partida
   *[other] { $shown } partidas
}
library-chosen = { $n ->
    [one] { $chosen } de { $shown } partida
   *[other] { $chosen } de { $shown } partidas
}
library-position = Posición…
    .hint = Partidas que llegan a una posición o muestran una parte del tablero
library-position-is-on = Posición: activa
library-position-any = Cualquier posición
library-did-you-mean = Quizá buscabas
library-suggestion = { $n ->
    [one] { $name } ({ $shown } partida)
   *[other] { $name } ({ $shown } partidas)
}
part-title = Buscar una posición
part-explain = Un clic cambia una casilla: negra, blanca, vacía, cualquiera.
part-keys = Con el teclado: B negra, W blanca, E vacía, Supr cualquiera.
part-from-game = Del tablero
    .hint = Todas las casillas como están ahora en el tablero
part-clear = Vaciar todo
    .hint = Todas las casillas pueden ser cualquiera
part-any-orientation = También girada y en espejo
part-no-square = Elige al menos una casilla.
part-find = Buscar partidas
library-bin = Papelera
    .hint = Las partidas borradas
library-bin-is-empty = La papelera está vacía.
library-is-importing = Se están importando partidas. La lista las mostrará cuando estén todas.
library-no-games-yet = Todavía no hay partidas.
library-has-no-games = Las partidas terminadas se guardan aquí. «Importar» añade partidas de archivos.
library-no-game-fits = Ninguna partida coincide con la búsqueda.
library-restore = Restaurar
library-delete = Borrar
    .hint = A la papelera, de donde se puede recuperar
library-tags = Etiquetas…
    .hint = Poner etiquetas a las partidas elegidas, o quitárselas
library-new-tag = Nueva etiqueta
library-add-tag = Añadir
library-choose-all = Elegir todas
    .hint = Todas las partidas de la lista, para Borrar, Etiquetas y Exportar
library-review = Revisar…
    .hint = Revisar partidas en segundo plano: la biblioteca muestra después lo que perdió cada bando
library-review-chosen = Partidas elegidas, rápido
library-review-chosen-thoroughly = Partidas elegidas, a fondo
library-review-mine = Mis partidas sin revisión ({ $n }), rápido
library-review-mine-thoroughly = Mis partidas sin revisión ({ $n }), a fondo
library-queue = Revisadas: { $done } de { $n }
library-queue-left = Revisadas: { $done } de { $n } · aún { $left }
library-queue-paused = Revisadas: { $done } de { $n } · en pausa
library-queue-waits = Revisadas: { $done } de { $n } · espera a que terminen otros cálculos
library-queue-elsewhere = { $n ->
    [one] { $n } partida espera. La revisa otra ventana.
   *[other] { $n } partidas esperan. Las revisa otra ventana.
}
library-queue-minutes = { $n } min
library-queue-hours = { $n } h
library-queue-pause = Pausa
    .hint = Las revisiones siguen con «Reanudar» o al volver a abrir Outflank
library-queue-resume = Reanudar
library-queue-empty = Cancelar
    .hint = Quitar todas las partidas en espera; las revisiones hechas quedan
library-export = Exportar…
    .hint = Guarda las partidas elegidas en un archivo o en uno cada una
library-export-one-file = En un solo archivo…
library-export-each = Un archivo por partida…
library-export-boards = Tableros numerados para imprimir…
library-export-tournament = Página de torneo…
library-export-exercises = Ejercicios para imprimir…
library-import = Importar…
    .hint = Partidas de un archivo o de una carpeta: SGF, GGF, PGN, WTHOR y otros
library-empty-bin = Vaciar papelera
    .hint = Elimina sus partidas para siempre
library-empty-bin-yes = { $n ->
    [one] Eliminar { $shown } partida para siempre
   *[other] Eliminar { $shown } partidas para siempre
}
library-empty-bin-no = Cancelar
library-n-imported = { $n ->
    [one] { $shown } partida importada
   *[other] { $shown } partidas importadas
}
library-import-bar = Importación
library-import-stop = Detener
    .hint = Lo importado hasta entonces se queda
library-column-date = Fecha
    .order = Ordenar por fecha
library-column-black = Negras
    .order = Ordenar por negras
library-column-white = Blancas
    .order = Ordenar por blancas
library-column-result = Result.
    .order = Ordenar por resultado
library-column-opening = Apertura
    .order = Ordenar por apertura
library-column-event = Torneo
    .order = Ordenar por torneo
library-column-board = Tablero
    .order = Ordenar por tablero
library-column-moves = Jugadas
    .order = Ordenar por jugadas
library-column-lost = Perdidas
    .order = Ordenar por fichas perdidas
library-column-accuracy = Precisión
    .order = Ordenar por precisión
library-lost-words = Fichas perdidas: negras { $black }, blancas { $white }.
library-accuracy-words = Precisión: negras { $black } %, blancas { $white } %.
library-moves = { $n ->
    [one] { $n } jugada en { $board }
   *[other] { $n } jugadas en { $board }
}
library-moves-opening = { $n ->
    [one] { $n } jugada en { $board }, { $name } ({ $other })
   *[other] { $n } jugadas en { $board }, { $name } ({ $other })
}
library-kept-on = Guardada el { $date }
library-tags-of = Etiquetas: { $tags }
library-against = { $black } contra { $white }
library-unknown-player = desconocido
library-named-won = ganó { $name }
library-won = { $winner ->
    [black] ganaron las negras
    [white] ganaron las blancas
   *[draw] empate
}

import-added = { $n ->
    [one] { $shown } partida importada.
   *[other] { $shown } partidas importadas.
}
import-known = { $n ->
    [one] { $shown } partida ya estaba.
   *[other] { $shown } partidas ya estaban.
}
import-empty = { $n ->
    [one] { $shown } sin jugadas quedó fuera.
   *[other] { $shown } sin jugadas quedaron fuera.
}
import-illegal = { $n ->
    [one] { $shown } con jugadas ilegales quedó fuera.
   *[other] { $shown } con jugadas ilegales quedaron fuera.
}
import-rejected = { $n ->
    [one] No se pudo leer { $shown } partida: { $games }.
   *[other] No se pudieron leer { $shown } partidas. Las primeras: { $games }.
}
import-overruled = { $n ->
    [one] { $shown } resultado no concuerda con el tablero y no se usó: { $games }.
   *[other] { $shown } resultados no concuerdan con sus tableros y no se usaron. Los primeros: { $games }.
}
import-left-out = { $n ->
    [one] { $shown } variante no se puede jugar hasta el final: { $games }.
   *[other] { $shown } variantes no se pueden jugar hasta el final. Las primeras: { $games }.
}
import-unused = { $n ->
    [one] { $shown } parte del texto no se usó: { $games }.
   *[other] { $shown } partes del texto no se usaron. Las primeras: { $games }.
}
import-not-read = Sin leer: { $reason }.
import-more-not-read = { $n ->
    [one] No se pudo leer { $n } archivo más.
   *[other] No se pudieron leer { $n } archivos más.
}
import-stopped = La importación se detuvo.
import-broke-off = La importación se interrumpió porque no se puede escribir la biblioteca.
import-not-listed = no se puede mostrar { $name }: { $reason }
import-part-of = una parte de { $name }: { $reason }

explorer-filter = Filtro
    .hint = Solo partidas de un jugador, de un torneo o de ciertos años. La estadística incluida no tiene nombres, así que un filtro la deja fuera
explorer-filter-is-on = Filtro: activo
explorer-games-of = Partidas de: { $name }
    .hint = De quién son las partidas que se cuentan: { $name }
explorer-built-in = Torneos 1977–2023 (incluidos)
explorer-whole-library = Mi biblioteca, todas las partidas ({ $n })
explorer-counts-twice = Una partida que está en las dos cuenta doble.
explorer-library = Mi biblioteca
explorer-tournaments = Torneos
explorer-color = Explorador, { color-name }
explorer-player = Jugador
    .spoken = Explorador, jugador
explorer-event = Torneo
    .spoken = Explorador, torneo
explorer-years =
    .spoken = Explorador, años
explorer-other-board = La estadística incluida es solo de 8×8. Elige tu biblioteca.
explorer-other-goal = La estadística incluida es de partidas en las que gana quien tiene más fichas. Elige tu biblioteca.
explorer-too-few = Menos de diez partidas de torneo llegaron a esta posición.
explorer-no-games = Todavía no hay partidas en tu biblioteca. «Importar» las trae de archivos (Ctrl+L).
explorer-none = Ninguna de estas partidas llegó a esta posición.
explorer-column-move = Jugada
explorer-column-games = Partidas
explorer-column-people = de { $rating }
explorer-average = Media
explorer-costs = Cuesta
explorer-all = todas
explorer-share = { $n } ({ $percent } %)
explorer-winners = Ganan negras { $black }, empates { $draws }, ganan blancas { $white }
explorer-spoken = { $n ->
    [one] { $shown } partida, media { $mean }
   *[other] { $shown } partidas, media { $mean }
}
explorer-newest = Las { $n } más recientes de { $all } partidas
explorer-games = Partidas

## Playing: the strip, players, new game, the end

strip-looks-for-hint = Buscando una buena jugada para { $color ->
        [black] las negras
       *[white] las blancas
    }…
strip-looks-for-move = La máquina busca la jugada de { $color ->
        [black] las negras
       *[white] las blancas
    }…
strip-thinks = Piensan { $color ->
        [black] las negras
       *[white] las blancas
    }: { $player }.
strip-paused = En pausa: juegan { $color ->
    [black] las negras
   *[white] las blancas
} ({ $player }). Pulsa «Reanudar» o Espacio.
strip-after = Tras la jugada { $number } de { $n }: { $square }.
    .start = Antes de la primera jugada.
strip-clock-waits = El reloj está en pausa, juegan { $color ->
    [black] las negras
   *[white] las blancas
}. Juega, o pulsa «Reanudar» o Espacio.
strip-studying = Estudio: juegan { $color ->
    [black] las negras
   *[white] las blancas
}. Haz las jugadas de ambos bandos.
strip-studying-ahead = La flecha derecha recorre la partida.
strip-played = { $color ->
        [black] Las negras
       *[white] Las blancas
    } jugaron { $square }.
strip-played-from-book = { $color ->
        [black] Las negras
       *[white] Las blancas
    } jugaron { $square }, del libro.
strip-do = { $what ->
    [other-move] haz aquí otra jugada o avanza (Derecha)
    [place] coloca una ficha en una de las cuatro casillas centrales
    [marked] haz clic en una casilla con anillo
   *[flips] haz clic en una casilla que voltee fichas
}
strip-your-turn = Tu turno, { $color ->
        [black] negras
       *[white] blancas
    }: { strip-do }.
strip-to-move = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }: { strip-do }.
strip-named-to-move = Juega { $name } ({ $color ->
        [black] negras
       *[white] blancas
    }): { strip-do }.

result-you-wipe-out = ¡Dejas sin fichas a { $loser ->
    [black] las negras
   *[white] las blancas
}: { $won }–{ $lost }!
result-you-win = ¡Ganas { $won }–{ $lost }!
result-you-are-wiped-out = { $color ->
        [black] Las negras
       *[white] Las blancas
    } te dejan sin fichas: { $won }–{ $lost }.
result-you-lose = Pierdes { $lost }–{ $won }.
result-you-lose-on-time = { $color ->
    [black] Se acabó tu tiempo: ganan las blancas.
   *[white] Se acabó tu tiempo: ganan las negras.
}
result-you-win-on-time = { $color ->
    [black] Las negras agotaron su tiempo: ganas tú.
   *[white] Las blancas agotaron su tiempo: ganas tú.
}
result-named-time-over = { $loser } agotó su tiempo: gana { $winner }.
result-named-loses-on-time = { $color ->
    [black] { $name } agotó su tiempo: ganan las blancas.
   *[white] { $name } agotó su tiempo: ganan las negras.
}
result-named-wins-on-time = { $color ->
    [black] Las negras agotaron su tiempo: gana { $name }.
   *[white] Las blancas agotaron su tiempo: gana { $name }.
}
went-over-time = { $who ->
    [you] Te pasaste del tiempo.
    [black] Las negras se pasaron del tiempo.
   *[white] Las blancas se pasaron del tiempo.
}
named-went-over-time = { $name } se pasó del tiempo.
result-wins = { $color ->
        [black] Las negras
       *[white] Las blancas
    } ganan { $won }–{ $lost }.
result-named-wins = { $name } gana { $won }–{ $lost }.
result-draw = Empate, { $black }–{ $white }.
result-fewest = En esta variante gana quien tiene menos fichas.
result-no-discs-left = A { $color ->
        [black] las negras
       *[white] las blancas
    } no les quedan fichas.
result-empties-for = { $n ->
    [one] La casilla vacía cuenta para { $color ->
            [black] las negras
           *[white] las blancas
        } ({ $black }–{ $white } en el tablero).
   *[other] Las { $n } casillas vacías cuentan para { $color ->
           [black] las negras
          *[white] las blancas
       } ({ $black }–{ $white } en el tablero).
}
result-empties-shared = { $n ->
    [one] La casilla vacía se reparte a medias.
   *[other] Las { $n } casillas vacías se reparten a medias.
}

square-flips-nothing = { $square } no voltea nada
square-flips = { $n ->
    [one] { $square } voltea { $flipped }
   *[other] { $square } voltea { $n } fichas: { $flipped }
}
square-of-first-four = { $square }: una de las cuatro primeras fichas, que no voltean nada
square-has-disc = { $square }: una ficha { $color ->
    [black] negra
   *[white] blanca
}
square-has-nothing = { $square }: { $color ->
        [black] las negras
       *[white] las blancas
    } no voltean nada aquí

report-depth = prof. { $depth }
report-depth-sure = prof. { $depth } al { $percent } %
report-book = libro, prof. { $depth }
report-exactly = exactamente { $value }
report-proven = { $outcome ->
    [win] victoria probada
    [draw] empate probado
   *[loss] derrota probada
}
report-nothing-yet = pensando…

rating-estimate = { $n ->
    [one] alrededor de { $rating } ({ $low }–{ $high }), { $n } partida
   *[other] alrededor de { $rating } ({ $low }–{ $high }), { $n } partidas
}
rating-after = { $n ->
    [one] Puntuación tras { $n } partida más
   *[other] Puntuación tras { $n } partidas más
}
strip-dismiss = Descartar
strip-invitation = ¿Nunca has jugado? Aprende en 2 minutos
    .hint = La primera de las lecciones
strip-invitation-declined = No, gracias
strip-progress = Jugadas: { $played } · vacías: { $empties }
strip-progress-of = Jugadas: { $played } de { $ahead } · vacías: { $empties }
strip-fewest-win = Menos fichas ganan
strip-typed = Casilla: { $typed }_
strip-typed-enter = Casilla: { $typed }_  (Intro juega { $typed })
strip-square-and-replies = { $words } (los puntos marcan dónde podrían jugar después { $color ->
        [black] las negras
       *[white] las blancas
    })
strip-opening = Apertura: { $name }
strip-coach-asks = El entrenador pregunta por tu jugada.
hint-more = Ver más
coach-take-back = Retirarla
    .hint = Volver a antes de la jugada
coach-why = ¿Por qué?
    .hint = Explica en qué fijarse
coach-play-on = Seguir
    .hint = Mantiene la jugada
strip-hint = Pista: { $words }
strip-hint-squares = Pista: ¿{ $one } o { $other }?
strip-hint-only-move = Pista: { $square } es la única jugada.
thinking-sign = Pensando
typed-no-square = «{ $typed }» no es una casilla del tablero { $size } (de a1 a { $last }).
end-play-again = Jugar otra vez
end-next = Siguiente: { $player }. Juegas con { $color ->
        [black] negras
       *[white] blancas
    }.
end-easier = Más fácil
end-same = Igual
end-harder = Más difícil
end-suited = Tu nivel
end-swap-colours = Cambiar de color
end-put-away = Ver el tablero
end-show = Ver el resultado
end-go-on = Seguir sin relojes
    .hint = La misma partida desde aquí, todo el tiempo que quieras
end-review = Revisar
end-information = Datos de la partida…
end-key-moves = { $n ->
    [one] Ver { $n } jugada clave
   *[other] Ver { $n } jugadas clave
}
end-very-close = ¡Muy reñida!
end-review-shows = La revisión muestra dónde perdiste terreno.
end-helped = { $help ->
    [hint] La máquina ayudó con una jugada, así que esta partida no cuenta para la puntuación.
    [take-back] Se retiró una jugada, así que esta partida no cuenta para la puntuación.
    [analysis] Se mostraron valores o pensamientos, así que esta partida no cuenta para la puntuación.
   *[other-players] No la jugaron los mismos jugadores desde el principio, así que esta partida no cuenta para la puntuación.
}
end-your-rating = Tu puntuación: { $estimate }.
end-rating-of = Puntuación de { $name }: { $estimate }.
end-rating-later = { $words }.
# What a new player sees first: three pictures with a sentence each, and three buttons.
welcome-title = Othello en 20 segundos
welcome-flip = Encierra fichas entre dos tuyas: se voltean.
welcome-must-flip = Cada jugada debe voltear al menos una ficha.
welcome-most = Al final gana quien tiene más fichas.
welcome-play = Jugar
welcome-teach = Enséñame
welcome-known = Ya sé jugar
new-game-title = Nueva partida
new-game-start = Empezar
new-game-board = Tablero
new-game-opening = Salida
new-game-clock = Reloj
new-game-winner = Gana
clock-none = Ninguno
clock-own = Tiempos propios
clock-sudden-death = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-byo-yomi = { $minutes } min + { $n } × { $seconds } s
clock-periods = { $n } × { $seconds } s
clock-per-move = { $seconds } s por jugada
clock-minutes-unit = min
clock-seconds-unit = s
clock-no-bonus = nada más
clock-bonus-increment = + por jugada
clock-bonus-periods = + byo-yomi
clock-minutes-of = { $color ->
    [black] Minutos de las negras
   *[white] Minutos de las blancas
}
clock-bonus-of = { $color ->
    [black] Qué se suma al tiempo de las negras
   *[white] Qué se suma al tiempo de las blancas
}
clock-periods-of = { $color ->
    [black] Periodos de las negras
   *[white] Periodos de las blancas
}
clock-seconds-of = { $color ->
    [black] Segundos de las negras
   *[white] Segundos de las blancas
}
flag-loses = Sin tiempo: pierde
flag-goes-on = Sin tiempo: sigue
clock-name = { $color ->
    [black] Reloj de las negras: { $time }
   *[white] Reloj de las blancas: { $time }
}
clock-set-to = Reloj: { $time }
clock-runs = Haz clic o pulsa Espacio para pausarlo.
clock-stands = En pausa. Haz clic o pulsa Espacio para reanudarlo.
new-game-help = Ayuda
new-game-alternates = Cambiar de color cada vez
    .hint = «Jugar otra vez» intercambia negras y blancas
new-game-serious = Partida seria
    .hint = Como en un torneo: las jugadas no se retiran y no hay ayuda
    .meaning = Sin pistas, sin valores y sin retirar jugadas durante la partida.
new-game-i-play-black = Llevo negras
new-game-i-play-white = Llevo blancas
new-game-computer = Máquina
new-game-friend = Con un amigo
new-game-watch = Ver a dos máquinas
new-game-friend-name = Amigo
new-game-random-colour = Color al azar
# The card behind the faces: a computer player of one's own choice.
new-game-other-size = Otro…
new-game-by-strength = Del más débil al más fuerte
new-game-custom = A medida
    .hint = Una fuerza a tu gusto, una profundidad de búsqueda u otro programa
new-game-name-of = { $color ->
        [black] Nombre de las negras
       *[white] Nombre de las blancas
    }
# Opens the rows below it.
new-game-more = Más: salida, ventaja, reloj, menos fichas, partida seria
goal-most = Más fichas
    .meaning = Othello: gana quien tenga más fichas al final.
goal-fewest = Menos fichas
    .meaning = Anti-Othello: gana quien tenga menos fichas al final.
start-standard = Normal
    .description = La salida habitual.
start-mirrored = En espejo
    .description = La salida normal con los colores cambiados.
start-parallel = En paralelo
    .description = Las fichas del mismo color están una al lado de otra.
start-reversi = Reversi antiguo
    .description = Un tablero vacío: los jugadores colocan las cuatro primeras fichas en el centro.
start-corners = Ventaja de esquinas
    .description = Una ventaja: un jugador empieza con esquinas que nunca se pueden voltear. Le ayuda si gana quien tiene más fichas y le perjudica si gana quien tiene menos.
start-random = Apertura al azar
    .description = Se hacen de golpe unas cuantas jugadas; tras ellas los dos están más o menos igual.
start-hand-made = Posición propia
    .description = Las fichas que quieras en las casillas que quieras.
start-edit = Editar la posición…
start-corners-for = para { $color ->
        [black] negras
       *[white] blancas
    }
start-moves = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
start-moves-slider = Jugadas de la apertura
start-number = N.º
    .hint = El mismo número da siempre la misma apertura.
    .name = Número de la apertura
start-another = Otra
start-preview = Vista previa: tablero { $size }, fichas negras { $black }, blancas { $white }, juegan { $color ->
        [black] las negras
       *[white] las blancas
    }
seat = { color-name }: { $player }
    .hint = Haz clic para cambiar quién juega
    .information = Haz clic para ver los datos de la partida
player-of-color = { color-name }: { $name }
card-discs = { $n ->
    [one] { color-name }: { $n } ficha en el tablero
   *[other] { color-name }: { $n } fichas en el tablero
}
card-hint = pista: { $report }
card-phases = Según las fichas perdidas: { $phases }
card-phase-opening = aperturas { $rating }
card-phase-middle = medio juego { $rating }
card-phase-ending = finales { $rating }
person-you = Tú

## Editing a position

editor-title = Preparar una posición
editor-play-from-here = Jugar desde aquí
editor-use-position = Usar esta posición
editor-correct-title = Corregir el tablero
editor-other-size = Esta partida sigue en su tablero de { $board }.
editor-put-down = Poner
editor-turn = Turno
editor-board = Tablero
editor-as-text = Texto
    .name = La posición como texto
    .hint = X es negra, O es blanca, - está vacía.
editor-empty = Vacía
editor-to-move = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }
editor-clear = Vaciar todo
editor-standard-start = Salida normal
editor-from-game = De la partida
setup-off-board = hay una ficha fuera del tablero
setup-two-colors = en { $square } hay fichas de los dos colores
setup-nothing-to-play = ni las negras ni las blancas pueden colocar una ficha, así que no hay nada que jugar
setup-wrong-length = casillas del tablero: { $found }; se esperaban { $expected }
setup-unknown-character = «{ $character }», en el carácter { $place }, no es ni una ficha (X u O) ni una casilla vacía (-)

## Spoken to a screen reader

square-spoken = { $square }, { $disc ->
    [black] ficha negra
    [white] ficha blanca
    [any] cualquiera
   *[none] vacía
}
square-spoken-legal = puedes jugar aquí
square-spoken-flips = voltea { $n }
square-spoken-last = última jugada
square-spoken-hint = pista
square-spoken-reason = parte del motivo
square-spoken-mark = marcada con { $shape ->
    [cross] una cruz
    [triangle] un triángulo
    [circle] un círculo
    [square] un cuadrado
   *[letter] la letra { $letter }
}
spoken-passes = { $color ->
        [black] Las negras
       *[white] Las blancas
    } no tienen jugada y pasan.
spoken-corrected = Se corrigió el tablero.
spoken-plays = { $color ->
        [black] Las negras
       *[white] Las blancas
    } juegan { $square }.
spoken-plays-and-flips = { $color ->
        [black] Las negras
       *[white] Las blancas
    } juegan { $square }, voltean { $n }.
spoken-at-move = Jugada { $number }, { $words }
spoken-new-game = Nueva partida en { $size }.
spoken-start = El principio de la partida.
spoken-computer-waits = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. La máquina espera.
spoken-to-move = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }.
spoken-named-to-move = Juega { $name } ({ $color ->
        [black] negras
       *[white] blancas
    }).
spoken-little-time = { $color ->
    [black] A las negras les queda poco tiempo.
   *[white] A las blancas les queda poco tiempo.
}
spoken-named-little-time = A { $name } le queda poco tiempo.
spoken-your-turn = Tu turno, { $color ->
        [black] negras
       *[white] blancas
    }.

spoken-coach = Entrenador: { $question }
spoken-answer = { $key }: { $what }.
## Study: moves, analysis, tree, overlays, what people play

notes-title = Notas
notes-sign = Signo
notes-no-sign = sin signo
notes-about-game = Sobre la partida
notes-about-move = Sobre esta jugada
notes-comment = Comentario
judgement-excellent = excelente
judgement-good = buena
judgement-interesting = interesante
judgement-doubtful = dudosa
judgement-bad = mala
judgement-blunder = error grave
time-seconds = { $seconds } s
time-minutes = { $minutes } min { $seconds } s
time-hours = { $hours } h { $minutes } min
analysis-broke = El análisis falló ({ $reason }). Inícialo otra vez.
marks-title = Marcar { $square } con
marks-triangle = Triángulo
marks-circle = Círculo
marks-square = Cuadrado
marks-cross = Cruz
marks-letter = Letra { $letter }
marks-remove = Quitar marca
marks-remove-all = Quitar todas las marcas
moves-instead = o { $number } { $moves }
    .hint = Se jugó aquí antes; haz clic para ir allí
moves-none = Todavía no hay jugadas. Empiezan las negras.
moves-thought-for = Pensó { $time }
moves-corrected = Tablero corregido, juegan { $color ->
        [black] las negras
       *[white] las blancas
    }
    .hint = La partida sigue desde este tablero, se haya jugado lo que se haya jugado.
moves-had-to-pass = { $color ->
        [black] Las negras
       *[white] Las blancas
    } no tenían ninguna casilla que volteara fichas.
moves-flips = { color-name }: { $flips }
moves-spoken = Jugada { $number }, { $color ->
        [black] negras
       *[white] blancas
    } { $name }
moves-spoken-pass = { $color ->
        [black] Las negras
       *[white] Las blancas
    } pasan tras la jugada { $n }
moves-with-comment = con un comentario
tree-spoken = Árbol, jugada { $ply }, { $color ->
        [black] negras
       *[white] blancas
    } { $name }
legend-title = { $name }:
legend-title-and-counts = { $name } ({ $counts }):
legend-of-both = negras { $black }, blancas { $white }
legend-parity = impares { $odd }, pares { $even }
legend-could-move = { color-name }
legend-could-take = { $color ->
        [black] negras
       *[white] blancas
    } pueden tomar
legend-frontier = junto a una casilla vacía
legend-stable = ya no se voltea
legend-odd = región impar
legend-even = región par
legend-x-square = casilla X
legend-c-square = casilla C
analysis-title = Análisis
analysis-begin = Calcular el valor de cada jugada  ({ $key })
table-close = Cerrar la tabla de jugadas
analysis-stop = Pausar el análisis  ({ $key })
analysis-go-on = Reanudar el análisis  ({ $key })
analysis-game-over = La partida ha terminado.
analysis-placing = Las cuatro casillas centrales son iguales.
analysis-one-moment = Un momento…
analysis-none = Esta posición no se ha analizado.
analysis-proven = probado
analysis-to-the-proof = { $time } hasta la prueba
analysis-effort-meaning = Cuántas jugadas se miran más allá de cada una, o cuánto falta para que todos los resultados estén probados; posiciones vistas, cuántas por segundo, y tiempo
analysis-label-meaning = 18@73% en una casilla: buscado a 18 jugadas de profundidad, seguro al 73 %
about-a-second = menos de 1 s
about-seconds = cerca de { $n } s
about-minutes = cerca de { $n } min
about-hours = cerca de { $n } h
table-line = Secuencia
people-play-it = la juega el { $share }
analysis-proven-between = Probado entre { $low } y { $high }
analysis-to-proof-of-score = Hasta la prueba de su resultado: { $time }
square-worth-known = vale { $value }, { $known }
analysis-best = Mejor: { $value } ({ $known }): { $line }
people-title = Gente de
people-rating = La puntuación de la gente
    .lower = Bajar la puntuación de la gente
    .raise = Subir la puntuación de la gente
people-asked = consultando…
people-no-choice = no puede elegir aquí.
people-hardly-wrong = casi nunca se equivoca aquí.
people-wrong = se equivoca aquí: { $share }, por { $discs } fichas.
people-practical = { $square } cede { $price } fichas, pero el { $share } de las respuestas de { $color ->
        [black] las negras
       *[white] las blancas
    } pierde { $discs } fichas.
people-play-here = el { $share } juega aquí
square-worth = vale { $value }

## Review: panel, graph, refutation

grade = { $grade ->
    [forced] forzada
    [best] la mejor
    [good] buena
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}
thrown-away = { $thrown ->
    [win-draw] de victoria a empate
    [win-loss] de victoria a derrota
   *[draw-loss] de empate a derrota
}
headline = { $number }. { color-name } { $name }{ $sign }: { $cost } · { $value }
headline-forced = { $number }. { color-name } { $name }, la única jugada · { $value }
headline-pass = { $color ->
        [black] Las negras
       *[white] Las blancas
    } pasan tras la jugada { $number } · { $value }
headline-thrown = { grade }, { thrown-away }
headline-lost = { grade }, { $score }
headline-provisional = { $cost }, provisional
figures-discs-lost = fichas perdidas
figures-a-move = por jugada, jugadas { $first }–{ $last }
figures-accuracy = precisión
figures-thrown-away = resultados malogrados
grades-limits = Clases: la mejor, si nada es mejor; buena, por debajo; imprecisión, desde { $inaccuracy } fichas perdidas; error, desde { $mistake }; error grave, desde { $blunder }. La precisión es 100 con la mejor jugada y 0 con la peor, y se reduce más o menos a la mitad cada { $half } fichas perdidas, en promedio de todas las jugadas con elección.
review-progress = pasada { $pass } de { $of }
review-progress-proof = pasada { $pass } de { $of }, probando cada jugada desde { $empties } vacías
review-progress-confirm = pasada { $pass } de { $of }, comprobando las pérdidas
review-broke-off = La revisión se interrumpió: { $reason }
review-no-later-mistake = No hay más errores después.
    .yours = No hay más errores tuyos después.
review-no-earlier-mistake = No hay errores anteriores.
    .yours = No hay errores tuyos anteriores.
review-title = Revisión
    .spoken = Ver el gráfico, los motivos y las clases
review-so-far = Revisando… { $percent }
review-moves = Jugadas
    .spoken = Ver las jugadas, sus notas y el análisis
review-close = Cerrar la revisión
review-keep = Guardarla
review-not-kept = Aún no está en la biblioteca.
review-off-line = Esta posición no está en la línea que se revisa.
review-at-start = Recorre la partida o haz clic en el gráfico.
review-no-mistakes = Ningún error.
    .yours = No cometiste ningún error.
review-first-mistake = Ver el primer error
review-n-mistakes = { $n ->
    [one] { $n } error
   *[other] { $n } errores
}
review-n-blunders = { $n ->
    [one] { $n } error grave
   *[other] { $n } errores graves
}
review-corrected = Aquí se corrigió el tablero. La revisión lo pasa por alto.
review-corrections = { $n ->
        [one] El tablero se corrigió una vez. La revisión pasa por alto ese lugar.
       *[other] El tablero se corrigió { $n } veces. La revisión pasa por alto esos lugares.
    }
review-not-yet = Aún sin revisar.
review-was-best = Lo mejor era { $best }.
review-provisional = Provisional: una búsqueda más profunda aún puede cambiarlo.
review-since = Hallado desde entonces: { $value }.
review-look-again = Otra vez, más a fondo
    .hint = Busca de nuevo todas las jugadas de la partida, un nivel más a fondo. Las clases cambian al terminar.
review-show-me = Comparar
moments-title = Esta partida
moments-accuracy = Precisión: { $first } { $n }, { $second } { $m }
moments-count = { $n ->
    [one] { $n } jugada clave merece una mirada
   *[other] { $n } jugadas clave merecen una mirada
}
moments-begin = Verlos
moments-of = Jugada clave { $number } de { $n }
moments-try = Inténtalo
moments-details = Todos los detalles
    .about = gráfico · lista · razones
moments-back = Jugadas clave
moments-both = También los errores del rival
figure-lost = Perdidas
    .meaning = Fichas perdidas en todas las jugadas juntas
figure-accuracy = Precisión
    .meaning = 100 con la mejor jugada, 0 con la peor, más o menos la mitad por cada cuatro fichas perdidas; las jugadas sin elección no cuentan
figure-mistakes = Errores
    .meaning = Jugadas que perdieron de cuatro a menos de ocho fichas
figure-blunders = Graves
    .meaning = Jugadas que perdieron ocho fichas o más
figure-thrown = Malogr.
    .meaning = Una victoria o un empate que una jugada convirtió en menos
review-move-spoken = Revisión: { $headline }
graph-name = Gráfico de la partida
graph-ahead = Ventaja { $color ->
        [black] negra
       *[white] blanca
    }
graph-lost = { $color ->
        [black] Las negras
       *[white] Las blancas
    } perdieron { $discs }
refutation-title = Comparar ambas jugadas
refutation-played = Se jugó: { $first }
refutation-best = Mejor: { $first }
refutation-to-start = Antes de la jugada
refutation-back = Una jugada atrás
refutation-forward = Una jugada adelante
refutation-to-end = A donde se ve el daño
refutation-place = Jugada { $number } de { $n }
refutation-newer = Ver las líneas más nuevas
    .hint = La revisión ha profundizado entretanto

## Reasons: why a move lost

reason-verdict = { $played } { $n ->
        [0] no pierde fichas
        [one] pierde { $known ->
            [exact] 1 ficha
           *[about] alrededor de 1 ficha
        }
       *[other] pierde { $known ->
            [exact] {""}
           *[about] unas{" "}
        }{ $n } fichas
    }{ $thrown ->
        [nothing] {""}
        [win-draw] {" "}y convierte una victoria en empate
        [win-loss] {" "}y convierte una victoria en derrota
       *[draw-loss] {" "}y convierte un empate en derrota
    }; lo mejor era { $best }.
reasons-and-verdict = { $verdict } { $reasons }
reasons-lines-compared = Compara { $played } con { $better }.
reasons-not-for-fewest = Cuando gana quien tiene menos fichas no hay motivos en palabras: lo que se dice de movilidad, esquinas y fichas estables vale para partidas en las que gana quien tiene más.
list-and = { $others } y { $last }

# Of each pair: the subject of a clause, as it stands inside a sentence.
reason-own = { $own ->
    [black] las negras
   *[white] las blancas
}
reason-other = { $other ->
    [black] las negras
   *[white] las blancas
}
reason-corners = { $count ->
    [one] la esquina { $squares }
   *[other] las esquinas { $squares }
}
reason-more = Más
# Lo que distingue la jugada hecha de la mejor; los argumentos como en inglés.
reason-flipped = { $n ->
    [1] solo { $flips }
    [2] { $flips }
    [3] { $flips }
    [4] { $flips }
   *[other] { $n } fichas
}
reason-opening = { $m ->
    [0] no abre nada
    [1] solo abre { $opened }
    [2] abre { $opened }
    [3] abre { $opened }
   *[other] abre { $m } casillas
}
reason-corner-played = { $when ->
   *[now] { $played } deja que { reason-other } tomen la esquina { $squares }.
    [later] Tras { $before }, { reason-other } toman la esquina { $squares }.
}
reason-corner-best = { $when ->
   *[first] Toma ya la esquina { $squares }; { $played } puede esperar.
    [later] Primero { $best }: si { reason-other } juegan { $reply }, { reason-own } consiguen la esquina { $squares }.
}
reason-shared-square = { $of ->
   *[best] Los dos quieren { $squares }: { $when ->
       *[now] tras { $before }, { reason-other } la toman y voltean { reason-flipped }.
        [can] tras { $played }, { reason-other } pueden tomarla.
    }
    [other] Los dos quieren { $squares }: tras { $played } la toman { reason-other }; tras { $best }, { reason-own }.
}
reason-lets-in-played = { $new ->
   *[yes] { $played } deja que { reason-other } jueguen { $squares } y volteen { reason-flipped }.
    [no] { $played } deja a { reason-other } la jugada { $squares }, que voltea { reason-flipped }.
}
reason-lets-in-best = { $n ->
    [1] { $best } voltea { reason-flipped } y no deja a { reason-other } jugar en { $squares }.
    [2] { $best } voltea { reason-flipped } y no deja a { reason-other } jugar en { $squares }.
   *[other] Tras { $best }, { reason-other } no pueden jugar en { $squares }.
}
reason-opens = { $played } abre { $squares } a { reason-other }.
reason-flips-played = { $played } voltea { reason-flipped } y { reason-opening }.
reason-flips-best = { $best } voltea { reason-flipped } y { reason-opening }.
reason-reserve-played = Solo { reason-own } pueden jugar { $played }, que puede esperar: primero { $best }.
reason-reserve-best = Tras { $best }, solo { reason-own } pueden jugar { $squares }; { $played } deja entrar ahí a { reason-other }.
reason-access = Tras { $line }, { reason-own } ya no pueden jugar { $squares }.
reason-edge-played = { $when ->
    [first] { $played } deja un hueco en { $squares }, donde { reason-other } pueden meter una cuña.
   *[now] { $played } deja un hueco: { reason-other } meten una cuña en { $squares }.
    [later] Tras { $before }, { reason-other } meten una cuña en { $squares }.
}
reason-edge-best = { $when ->
   *[first] { $best } es una cuña entre fichas de { reason-other }.
    [later] Tras { $before }, { reason-own } meten una cuña en { $squares }.
}
reason-quiet-played = Tras { $played }, { reason-other } tienen { $count ->
    [one] la jugada tranquila { $squares }
   *[other] las jugadas tranquilas { $squares }
}; tras { $best }, ninguna.
reason-quiet-best = Tras { $best }, { reason-own } tienen { $count ->
    [one] la jugada tranquila { $squares }
   *[other] las jugadas tranquilas { $squares }
}; tras { $played }, ninguna.
reason-few-moves-played = Tras { $line }, { reason-own } solo pueden jugar { $squares }.
reason-few-moves-best = { $best } solo deja a { reason-other } { $squares }.
reason-last-move = Tras { $played }, { reason-other } hacen la última jugada en { $squares }; tras { $best }, { reason-own }.
reason-stable-played = Tras { $line }, { reason-other } tienen { $count } fichas estables más.
reason-stable-best = Tras { $line }, { reason-own } tienen { $count } fichas estables más.
reason-threat-played = Tras { $line }, { reason-other } amenazan { $count ->
    [one] la esquina { $squares }
   *[other] las esquinas { $squares }
}.
reason-threat-best = { $best } amenaza { $count ->
    [one] la esquina { $squares }
   *[other] las esquinas { $squares }
}.
reason-pass-played = Tras { $line }, { reason-own } tienen que pasar.
reason-pass-best = Tras { $best }, { reason-other } tienen que pasar.
reason-reply = { $when ->
   *[now] Tras { $played }, { reason-other } responden { $reply } y voltean { reason-flipped }.
    [later] Tras { $played }, { reason-other } juegan { $reply } y luego { $next }.
}
reason-answer = Primero { $best }: si { reason-other } juegan { $reply }, { reason-own } tienen { $squares }.
reasons-several = No hay un único motivo.

## The page of a review

page-title = { $black } – { $white }: revisión
page-fewest = Menos fichas ganan
page-the-game = La partida
page-first = Inicio
    .hint = Al principio de la partida (Inicio)
page-back = Atrás
    .hint = Una jugada atrás (Izquierda)
page-forward = Adelante
    .hint = Una jugada adelante (Derecha)
page-last = Final
    .hint = Al final de la partida (Fin)
page-previous-mistake = Error anterior
    .hint = Al error anterior (P)
page-next-mistake = Error siguiente
    .hint = Al error siguiente (N)
page-start = Principio de la partida
    .hint = Recorre la partida con las flechas, o haz clic en el gráfico o en una jugada.
page-course = Gráfico y jugadas
page-figures = Cómo jugaron ambos
page-reasons = El porqué de los errores
page-position-after = La posición tras { $names }
page-position-shown = La posición tras la jugada que se ve
page-played = Se jugó: { $names }
page-better = Mejor: { $names }
page-how-to-read = En el gráfico, una línea gruesa está probada y una discontinua, estimada; un anillo es un error y un rombo, un error grave. Los números de los tableros pequeños cuentan las jugadas de cada línea. Tablero { $size }.
page-reviewed-by = Revisado con Outflank { $version }.
page-head-move = Jugada
page-head-lost = Pierde
page-head-best = Mejor
page-head-class = Clase
page-head-value = Negras
page-row-start = Inicio
page-was-best = Lo mejor era { $best }.
page-graph = El valor de la partida tras cada jugada. La ventaja de las negras va hacia arriba.
page-losses = Lo que ha perdido cada uno hasta ahora, en fichas

## Openings

## Hints and the coach

hint-fewest-discs = Cuenta lo que { $color ->
        [black] las blancas
       *[white] las negras
    } tendrán que voltear después de cada una de tus jugadas.
hint-corner-open = Hay una esquina abierta: ¿es el momento?
hint-beside-corner = Las casillas junto a las esquinas no siempre son malas.
hint-edges = Mira a lo largo de los bordes.
hint-compare-replies = Compara cuántas respuestas deja cada jugada a { $color ->
        [black] las blancas
       *[white] las negras
    }.
hint-own-moves = Busca una jugada que deje a { $color ->
        [black] las negras
       *[white] las blancas
    } muchas jugadas para el próximo turno.
hint-frontier = Mantén tus fichas dentro, lejos de las casillas vacías.
hint-stable = Piensa en fichas que ya no se puedan voltear.
hint-mind-corners = Cuidado con las esquinas: alguna jugada abre una.
hint-corner-won = Se puede ganar una esquina.
hint-wedges = Cuidado con los huecos de los bordes: puede entrar una cuña.
hint-quiet = Busca una jugada tranquila, que no abra nada a { $color ->
        [black] las blancas
       *[white] las negras
    }.
hint-prevent = ¿Qué querrían jugar ahora { $color ->
        [black] las blancas
       *[white] las negras
    }? Busca una jugada que lo impida.
hint-same-square = Hay una casilla que { $color ->
        [black] las blancas
       *[white] las negras
    } también quieren.
hint-soon-gone = Puede que pronto pierdas una de tus jugadas. Juégala mientras puedas.
hint-prepare = Mira dos jugadas por delante: una prepara otra.
hint-can-wait = Hay casillas que solo puede ocupar uno de los dos: esas pueden esperar.
hint-odd-regions = Fíjate en las regiones impares.
hint-who-passes = ¿Quién tendrá que pasar?
hint-all-alike = Aquí todas tus jugadas valen lo mismo. Haz la que quieras.
hint-reason-cause = { $square }. { $reason }
hint-reason-searched = { $square }, hasta donde alcanza la búsqueda.
hint-reason-alike = { $square } u otra: giradas o reflejadas, todas tus jugadas son iguales.
hint-reason-end = { $square } termina la partida.
hint-reason-pass = { $square }: { $color ->
        [black] las blancas
       *[white] las negras
    } no tienen jugada y tienen que pasar.
hint-reason-replies = { $n ->
    [1] { $square } deja una sola respuesta a { $color ->
            [black] las blancas
           *[white] las negras
        }.
    [one] { $square } deja { $n } respuesta a { $color ->
            [black] las blancas
           *[white] las negras
        }.
   *[other] { $square } deja { $n } respuestas a { $color ->
           [black] las blancas
          *[white] las negras
       }.
}

coach-gives-corner = Después de esto, { $color ->
        [black] las blancas
       *[white] las negras
    } pueden tomar { reason-corners }.
coach-why-corner = { $color ->
        [black] Las blancas
       *[white] Las negras
    } pueden tomar { reason-corners }, y una ficha en la esquina nunca se voltea.
coach-careful = Cuidado: { $color ->
    [black] las blancas
   *[white] las negras
} tienen una respuesta fuerte.
coach-look-at-answers = Mira qué pueden responder { $color ->
        [black] las blancas
       *[white] las negras
    }.
coach-praise = ¡Bien visto! Poca gente de tu nivel encuentra esta jugada.

## Learn: its frame, lessons

lesson-outflank = Flanquear una ficha
    .idea = Flanquea al otro color entre dos fichas tuyas, en fila, columna o diagonal: toda jugada debe hacerlo.
    .picture-1 = Juega f5: la ficha blanca de e5 queda flanqueada y se vuelve negra.
    .picture-2 = Una línea puede ser larga: desde g4 las negras voltean tres fichas. Tiene que acabar en una ficha tuya, sin huecos.
lesson-directions = Varias direcciones a la vez
    .idea = Una jugada puede flanquear fichas en varias direcciones, hasta ocho. Se voltean todas, lo quieras o no. Solo cuenta la ficha que colocas: las fichas volteadas no voltean otras.
    .picture-1 = Desde e5 las negras flanquean por la fila y por la columna. Las fichas de e4, d4 y c3 siguen blancas: ninguna ficha negra cierra sus líneas.
lesson-ending = Pasar y el final
    .idea = Quien no puede flanquear nada tiene que pasar, y el otro vuelve a jugar. Cuando ninguno puede jugar, a menudo con el tablero lleno, la partida termina: gana quien tiene más fichas, y las casillas que quedan vacías cuentan para el ganador.
    .picture-1 = Ni en a1 ni en h8 flanquean nada las blancas, así que pasan y vuelven a jugar las negras.
lesson-greed = Muchas ahora, pocas al final
    .idea = Solo importa el recuento final. Hasta entonces las fichas cambian de color una y otra vez, y quien tiene muchas tiene mucho que perder y pocas casillas donde jugar. Hasta que se acerca el final, suele ser mejor voltear pocas.
    .picture-1 = c7 voltea 5 fichas y, con el mejor juego, ganan las blancas por 12. a1 voltea una sola y ganan por 24.
lesson-stable = Esquinas y fichas que se quedan
    .idea = Una ficha en una esquina no se puede flanquear nunca, porque es el final de todas sus líneas. Tampoco se pueden voltear las fichas del mismo color que se apoyan en ella a lo largo del borde: son estables. Las fichas estables contarán seguro al final.
    .picture-1 = Las blancas toman la esquina a8. Ni ella ni las fichas que se apoyan en ella podrán voltearse: seis de golpe.
lesson-beside-corners = Las casillas junto a una esquina
    .idea = Una ficha en la casilla X, en diagonal a una esquina vacía, o en la casilla C, a su lado en el borde, puede ser lo que el rival necesita para tomar la esquina. Antes de cada jugada, mira qué esquinas abre.
    .picture-1 = Aquí b2, g2, b7 y g7 son casillas X, y h2 es una casilla C. Después de cada una de ellas las negras toman la esquina de al lado.
lesson-x-right = Cuándo es buena la casilla X
    .idea = Una casilla X es buena si el rival no puede aprovecharla, o si gana más de lo que vale una esquina: una jugada sin respuesta, o una jugada ahorrada cuando no queda otra. Cerca del final, cuenta en lugar de temerla.
    .picture-1 = Después de b2 las negras no pueden tomar a1 y, con el mejor juego, ganan las blancas por 28. Con b1, más tranquila, sería por 2.
lesson-mobility = Movilidad
    .idea = Si tienes pocas jugadas, pronto tendrás que hacer una mala. Por eso, mientras no hay esquinas en juego, las mejores jugadas suelen ser las que dejan pocas respuestas al rival y muchas a ti. Cuéntalas: es lo primero que hacen los jugadores fuertes.
    .picture-1 = Después de g4 las negras tienen 9 jugadas. Después de a6 tendrían 15.
lesson-frontier = La frontera y los muros
    .idea = Tus fichas junto a casillas vacías son tu frontera: el rival puede voltear cualquiera de ellas, y eso es una respuesta. Un muro largo le regala jugadas por docenas. Mantén tus fichas dentro.
    .picture-1 = Después de e1, diez fichas blancas tocan una casilla vacía. Después de b6 serían quince.
lesson-quiet = Jugadas tranquilas
    .idea = Una jugada tranquila voltea solo fichas de dentro, ninguna que toque una casilla vacía. No le abre nada nuevo al rival. Si hay una, merece que la mires bien.
    .picture-1 = e7 voltea e3, e4, e5 y e6, todas dentro. Cualquier otra jugada voltea una ficha que toca una casilla vacía.
lesson-run-out = Quedarse sin jugadas
    .idea = Cuando todas las jugadas que le quedan abren una esquina, un jugador se ha quedado sin jugadas. Lleva al rival hasta ahí: la esquina llega sola.
    .picture-1 = Después de g1 a las negras les queda una respuesta, y tras ella las blancas toman h1.
lesson-principles = Cómo abrir
    .idea = Quédate en el centro, voltea pocas fichas y guarda para ti más jugadas de las que dejas al rival. Los bordes pueden esperar: las fichas que llegan allí pronto suelen quedar en el aire. Compara las jugadas de los dos antes de elegir.
    .picture-1 = Después de c3 las blancas tienen 9 casillas donde jugar y las negras 6. Después de c2 serían 8 y 11.
lesson-names = Las primeras aperturas
    .idea = Tras la primera jugada de las negras, las blancas tienen tres respuestas: diagonal, paralela y perpendicular. Más adelante, las líneas conocidas llevan nombres de animales y de personas. Conocer algunas te evita problemas al principio.
    .picture-1 = Las tres respuestas de las blancas a la primera jugada de las negras: c3 es la apertura diagonal, e3 la paralela y c5 la perpendicular.
lesson-balance = Bordes equilibrados o no
    .idea = Seis fichas entre dos esquinas vacías forman un borde equilibrado: no se puede atacar por ningún extremo. Cinco fichas con un hueco junto a una esquina forman uno desequilibrado: si alguien toma la esquina junto al hueco, el rival puede meter una cuña en él y ganar también la otra esquina.
    .picture-1 = Las negras tienen cinco fichas de h3 a h7, las dos esquinas están vacías y h2 es el hueco.
lesson-wedges = Cuñas
    .idea = Una cuña es una ficha en el borde entre dos del rival. A lo largo del borde ya no se puede flanquear, y es el principio de una línea hacia las dos esquinas. Un hueco de una casilla entre tus propias fichas del borde la está invitando.
    .picture-1 = La ficha blanca de d8 es una cuña entre c8 y e8.
lesson-stoner = La trampa de Stoner
    .idea = Una jugada a lo largo del borde puede amenazar una esquina. Si el rival no puede defenderla sin abrir otra, la trampa se ha cerrado. Funciona contra bordes desequilibrados con una ficha en la casilla X.
    .picture-1 = a4 amenaza una esquina. Respondan lo que respondan las negras, después las blancas toman a1 o h1.
lesson-tempo = Tempo
    .idea = Un lugar donde tú puedes jugar y el rival no puede responder es una jugada de reserva: en el resto del tablero le toca a él. Busca los lugares donde vayas a tener una jugada más que el rival.
    .picture-1 = Después de b2 las negras no pueden jugar a su lado, y las blancas todavía tienen a2 en reserva.
lesson-diagonals = Diagonales
    .idea = La esquina que hay detrás de una casilla X se toma por la gran diagonal. Mientras todas las fichas de esa línea sean tuyas, el rival no puede flanquear la casilla X y la esquina queda fuera de su alcance. Así, una ficha en la diagonal puede decidir dos esquinas.
    .picture-1 = Después de b7 las negras no pueden tomar a8. Después de g2 o g7 toman la esquina de detrás.
lesson-parity = Regiones y paridad
    .idea = Hacia el final las casillas vacías se separan en regiones. Quien juega el último en una región voltea fichas que nadie vuelve a voltear. Por eso, juega en regiones con un número impar de casillas y deja que el rival abra las pares.
    .picture-1 = a1 es una región de una casilla; la otra tiene cuatro. Abrir la región de cuatro costaría 12 fichas.
lesson-access = Huecos que solo tú puedes llenar
    .idea = Una región donde el rival no puede jugar es tuya para cuando quieras. No tengas prisa: una jugada allí puede darle la línea que le falta. Usa antes las jugadas que van a desaparecer.
    .picture-1 = Ahora solo las negras pueden ocupar h1, así que puede esperar. Con el mejor juego, después de b7 ganan las negras por 16; después de h1, por 6.
lesson-passing = Hacer pasar al rival
    .idea = Quien tiene que pasar pierde la última jugada de una región y, con ella, la paridad. Una jugada que no deja respuesta son dos jugadas seguidas: cerca del final puede dar la vuelta a una partida perdida.
    .picture-1 = Después de h1 las negras no tienen jugada y pasan. Es al menos 6 fichas mejor que cualquier otra jugada.
lesson-poisoned = Dar esquinas o dejarlas
    .idea = Una esquina vale mucho, pero no siempre es lo que más vale. A veces tomarla cuesta una jugada que necesitas en otra parte, o deja entrar al rival en una región que era tuya. Una esquina a la que nadie más llega puede esperar.
    .picture-1 = Las blancas podrían tomar a8 y ganar por 22. Con b1 ganan por 28: la esquina puede esperar.
lesson-counting = Contar las últimas casillas
    .idea = Con entre tres y seis casillas vacías se puede ver toda la partida. Prueba cada primera jugada, responde como lo haría el rival y cuenta las fichas del final. La jugada que parece mejor a menudo no lo es.
    .picture-1 = Tres casillas, tres jugadas que contar: b1 gana por 18, a8 por 10 y b8 por 6.
lesson-converting = Rematar una partida ganada
    .idea = Ir por delante no es haber ganado. Con una docena de casillas vacías, busca la jugada que conserve la victoria contra todo, no la que gane por más: unas pocas fichas bastan.
    .picture-1 = Solo h3 conserva la victoria: con el mejor juego, las negras ganan por 10. h2 pierde por 12.

exercise-most-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Qué jugada da más al final?
exercise-best-play = { $winner ->
    [draw] Con el mejor juego termina en empate.
    [black] Con el mejor juego ganan las negras por { $discs }.
   *[white] Con el mejor juego ganan las blancas por { $discs }.
}
exercise-best-play-loses = { $winner ->
    [draw] Con { $square } termina en empate: { $loss } fichas peor que con la mejor jugada.
    [black] Con { $square } ganan las negras por { $discs }: { $loss } fichas peor que con la mejor jugada.
   *[white] Con { $square } ganan las blancas por { $discs }: { $loss } fichas peor que con la mejor jugada.
}

exercise-outflank-question = Juegas con { $color ->
        [black] negras
       *[white] blancas
    }. Haz clic en cualquier casilla donde puedas jugar.
exercise-outflank-no-neighbour = Junto a { $square } no hay ninguna ficha de { $color ->
        [black] las blancas
       *[white] las negras
    }, así que no se flanquea nada.
exercise-outflank-no-end = Desde { $square }, ninguna línea de fichas { $color ->
        [black] blancas termina en una ficha negra
       *[white] negras termina en una ficha blanca
    }.
exercise-outflank-right = { $n ->
    [one] { $square } voltea { $discs }, que pasa a ser { $color ->
            [black] negra
           *[white] blanca
        }.
   *[other] { $square } voltea { $discs }, que pasan a ser { $color ->
            [black] negras
           *[white] blancas
        }.
}

exercise-directions-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Qué jugada flanquea fichas en más direcciones?
exercise-directions-answer = { $directions ->
    [one] { $discs ->
        [one] { $square } actúa en { $directions } dirección y voltea { $discs } ficha.
       *[other] { $square } actúa en { $directions } dirección y voltea { $discs } fichas.
    }
   *[other] { $discs ->
        [one] { $square } actúa en { $directions } direcciones y voltea { $discs } ficha.
       *[other] { $square } actúa en { $directions } direcciones y voltea { $discs } fichas.
    }
}
exercise-directions-more = Otra jugada tiene más.

exercise-ending-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Tras qué jugada no pueden jugar { $color ->
        [black] las blancas
       *[white] las negras
    }?
exercise-ending-reply = Después de { $square } { $color ->
        [black] las blancas
       *[white] las negras
    } pueden jugar { $squares }.
exercise-ending-replies = { $n ->
    [one] Después de { $square } { $color ->
            [black] las blancas
           *[white] las negras
        } pueden jugar en { $n } casilla.
   *[other] Después de { $square } { $color ->
           [black] las blancas
          *[white] las negras
       } pueden jugar en { $n } casillas.
}
exercise-ending-pass = Después de { $square } { $color ->
        [black] las blancas
       *[white] las negras
    } no pueden flanquear nada y pasan; vuelven a jugar { $color ->
        [black] las negras
       *[white] las blancas
    }.
exercise-ending-end = { $empties ->
    [one] Después de { $square } no puede jugar nadie: { $own } a { $others }, y { $empties } casilla vacía para el ganador.
   *[other] Después de { $square } no puede jugar nadie: { $own } a { $others }, y { $empties } casillas vacías para el ganador.
}

exercise-greed-question = { $discs ->
    [one] Juegan { $color ->
            [black] las negras
           *[white] las blancas
        }. { $square } voltea { $discs } ficha, la que más. Busca una jugada que dé más al final.
   *[other] Juegan { $color ->
           [black] las negras
          *[white] las blancas
       }. { $square } voltea { $discs } fichas, la que más. Busca una jugada que dé más al final.
}
exercise-greed-answer = { $discs ->
    [one] { $square } voltea { $discs } ficha.
   *[other] { $square } voltea { $discs } fichas.
}

exercise-stable-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Qué jugada hace estables más fichas?
exercise-stable-none = Después de { $square } no hay más fichas estables que antes.
exercise-stable-some = { $discs ->
    [one] Después de { $square } hay { $discs } ficha estable más.
   *[other] Después de { $square } hay { $discs } fichas estables más.
}
exercise-stable-more = Otra jugada consigue más.

exercise-beside-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. Busca una jugada tras la que { $color ->
        [black] las blancas
       *[white] las negras
    } no puedan tomar ninguna esquina.
exercise-beside-right = Después de { $square } no queda ninguna esquina abierta para { $color ->
        [black] las blancas
       *[white] las negras
    }.
exercise-beside-x = { $square } es una casilla X: tras ella { $color ->
        [black] las blancas
       *[white] las negras
    } toman { $corners }.
exercise-beside-c = { $square } es una casilla C: tras ella { $color ->
        [black] las blancas
       *[white] las negras
    } toman { $corners }.
exercise-beside-line = Después de { $square } { $color ->
        [black] las blancas
       *[white] las negras
    } toman { $corners }: las fichas que voltea esa jugada abren la línea.

exercise-x-none = { $square } no es una casilla X junto a una esquina vacía.
exercise-x-lets = { $square } deja que { $color ->
        [black] las blancas
       *[white] las negras
    } tomen { $corner }.
exercise-x-cannot = Después de { $square } { $color ->
        [black] las blancas
       *[white] las negras
    } no pueden tomar { $corner }.

exercise-diagonals-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Qué casilla X pueden ocupar sin que { $color ->
        [black] las blancas
       *[white] las negras
    } puedan tomar la esquina de detrás?
exercise-diagonals-taken = Después de { $square } { $color ->
        [black] las blancas
       *[white] las negras
    } toman { $corner }.
exercise-diagonals-right = Después de { $square } ninguna línea de { $color ->
        [black] las blancas
       *[white] las negras
    } llega a { $corner }.

exercise-poisoned-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    } y hay una esquina abierta. Busca una jugada que dé más al final.
exercise-poisoned-corner = { $square } es la esquina.
exercise-poisoned-waits = { $square } deja la esquina donde está, y { $color ->
        [black] las blancas
       *[white] las negras
    } no pueden tomar ninguna.
exercise-poisoned-lets = { $square } deja que { $color ->
        [black] las blancas
       *[white] las negras
    } tomen una esquina.

exercise-mobility-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Qué jugada deja menos respuestas a { $color ->
        [black] las blancas
       *[white] las negras
    }?
exercise-mobility-answer = { $n ->
    [one] Después de { $square } { $color ->
            [black] las blancas
           *[white] las negras
        } tienen { $n } jugada.
   *[other] Después de { $square } { $color ->
           [black] las blancas
          *[white] las negras
       } tienen { $n } jugadas.
}
exercise-fewer = Otra jugada deja menos.

exercise-frontier-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Tras qué jugada tocan una casilla vacía menos fichas { $color ->
        [black] negras
       *[white] blancas
    }?
exercise-frontier-answer = { $n ->
    [one] Después de { $square }, { $n } ficha { $color ->
            [black] negra
           *[white] blanca
        } toca una casilla vacía.
   *[other] Después de { $square }, { $n } fichas { $color ->
            [black] negras
           *[white] blancas
        } tocan una casilla vacía.
}

exercise-quiet-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. Busca una jugada tranquila: no voltea ninguna ficha que toque una casilla vacía.
exercise-quiet-right = { $n ->
    [one] { $square } voltea { $discs }, de dentro.
   *[other] { $square } voltea { $discs }, todas de dentro.
}
exercise-quiet-outside = { $n ->
    [one] { $square } voltea { $discs }, que toca una casilla vacía.
   *[other] { $square } voltea { $discs }, que tocan casillas vacías.
}

exercise-run-out-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Tras qué jugada abren una esquina todas las respuestas de { $color ->
        [black] las blancas
       *[white] las negras
    }?
exercise-run-out-right = { $n ->
    [one] Después de { $square } { $color ->
            [black] las blancas
           *[white] las negras
        } tienen { $n } respuesta, y luego { $color ->
            [black] las negras
           *[white] las blancas
        } toman { $corners }.
   *[other] Después de { $square } { $color ->
           [black] las blancas
          *[white] las negras
       } tienen { $n } respuestas, y luego { $color ->
           [black] las negras
          *[white] las blancas
       } toman { $corners }.
}
exercise-run-out-pass = Después de { $square } { $color ->
        [black] las blancas
       *[white] las negras
    } no tienen ninguna respuesta y pasan.
exercise-run-out-corner = Después de { $square } { $color ->
        [black] las blancas
       *[white] las negras
    } pueden tomar una esquina.
exercise-run-out-safe = Después de { $square } { $color ->
        [black] las blancas
       *[white] las negras
    } aún pueden jugar { $reply }, que no abre ninguna esquina.

exercise-principles-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Tras qué jugada tienen más casillas donde jugar, en comparación con { $color ->
        [black] las blancas
       *[white] las negras
    }?
exercise-principles-answer = Después de { $square }: { $color ->
        [black] negras
       *[white] blancas
    } { $own }, { $color ->
        [black] blancas
       *[white] negras
    } { $others }.
exercise-principles-better = Otra jugada es mejor.

exercise-names-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Qué jugada lleva a la apertura llamada { $opening }?
exercise-names-right = Es { $square }: { $opening }.
exercise-names-other = { $square } lleva a { $opening }.
exercise-names-none = Aquí { $square } no tiene nombre propio.

exercise-balance-question = { $color ->
        [black] Las negras
       *[white] Las blancas
    } tienen un borde desequilibrado. Haz clic en su hueco, donde { $color ->
        [black] las blancas
       *[white] las negras
    } pueden meter un día una cuña.
exercise-balance-right = { $square } es el hueco junto a cinco fichas { $color ->
        [black] negras
       *[white] blancas
    }, con las dos esquinas vacías.
exercise-balance-wrong = { $square } no es el hueco de un borde con cinco fichas { $color ->
        [black] negras
       *[white] blancas
    } y esquinas vacías.

exercise-wedges-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Qué jugada es una cuña?
exercise-wedges-right = En { $square } la ficha queda en el borde entre dos { $color ->
        [black] blancas
       *[white] negras
    }.
exercise-wedges-wrong = En { $square } la ficha no queda en el borde entre dos { $color ->
        [black] blancas
       *[white] negras
    }.

exercise-stoner-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Qué jugada en un borde amenaza una esquina sin que { $color ->
        [black] las blancas
       *[white] las negras
    } puedan salvarlas todas?
exercise-stoner-right = Después de { $square }, cualquier respuesta de { $color ->
        [black] las blancas
       *[white] las negras
    } deja una esquina a { $color ->
        [black] las negras
       *[white] las blancas
    }: { $corners }.
exercise-stoner-no-edge = { $square } no está en un borde.
exercise-stoner-no-threat = { $square } no amenaza ninguna esquina.
exercise-stoner-first = Después de { $square } { $color ->
        [black] las blancas
       *[white] las negras
    } toman antes una esquina.
exercise-stoner-parried = Después de { $square } { $color ->
        [black] las blancas
       *[white] las negras
    } tienen una respuesta que detiene la amenaza.

exercise-tempo-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. Busca en una región pequeña una jugada a la que { $color ->
        [black] las blancas
       *[white] las negras
    } no puedan responder allí, y tras la que { $color ->
        [black] las negras
       *[white] las blancas
    } puedan volver a jugar allí.
exercise-tempo-right = Después de { $square } { $color ->
        [black] las blancas
       *[white] las negras
    } no pueden jugar allí, y { $color ->
        [black] las negras
       *[white] las blancas
    } tienen { $squares } en reserva.
exercise-tempo-large = { $square } está en una región grande, donde todo está abierto.
exercise-tempo-answered = Después de { $square } { $color ->
        [black] las blancas
       *[white] las negras
    } pueden responder allí: { $squares }.
exercise-tempo-no-more = Después de { $square } { $color ->
        [black] las negras
       *[white] las blancas
    } no pueden volver a jugar allí enseguida.

exercise-parity-odd = { $n ->
    [one] { $square } abre una región de { $n } casilla vacía, un número impar.
   *[other] { $square } abre una región de { $n } casillas vacías, un número impar.
}
exercise-parity-even = { $n ->
    [one] { $square } abre una región de { $n } casilla vacía, un número par.
   *[other] { $square } abre una región de { $n } casillas vacías, un número par.
}

exercise-access-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. { $color ->
        [black] Las blancas
       *[white] Las negras
    } no pueden jugar en todas partes. ¿Qué jugada da más al final?
exercise-access-closed = { $square } está donde { $color ->
        [black] las blancas
       *[white] las negras
    } no pueden jugar ahora, y podía haber esperado.
exercise-access-open = { $square } está donde también pueden jugar { $color ->
        [black] las blancas
       *[white] las negras
    }.

exercise-passing-end = { $square } termina la partida.
exercise-passing-pass = Después de { $square } { $color ->
        [black] las blancas
       *[white] las negras
    } no tienen jugada y pasan.

exercise-counting-question = { $n ->
    [one] Juegan { $color ->
            [black] las negras
           *[white] las blancas
        }, queda { $n } casilla vacía. Cuenta hasta el final: ¿qué jugada da más?
   *[other] Juegan { $color ->
           [black] las negras
          *[white] las blancas
       }, quedan { $n } casillas vacías. Cuenta hasta el final: ¿qué jugada da más?
}
exercise-counting-answer = { $discs ->
    [one] { $square } voltea ahora { $discs } ficha.
   *[other] { $square } voltea ahora { $discs } fichas.
}

exercise-converting-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    } y pueden ganar. Busca una jugada que conserve la victoria.
exercise-converting-answer = { $winner ->
    [draw] Después de { $square }, con el mejor juego, termina en empate.
    [black] Después de { $square }, con el mejor juego, ganan las negras por { $discs }.
   *[white] Después de { $square }, con el mejor juego, ganan las blancas por { $discs }.
}

learn-title = Aprender
learn-back-with-key = { $back }  (Esc)
learn-back-to-game = Volver a la partida
learn-back-to-learn = Volver a Aprender
learn-typed = Casilla: { $typed }
learn-next = Siguiente
learn-previous = Anterior
learn-square-taken = En { $square } ya hay una ficha.
learn-square-no-move = { $square } no flanquea nada, así que no se puede jugar.

learn-lessons = Lecciones
    .hint = De la primera ficha a la paridad.
learn-puzzles = Problemas
    .hint = Solo una jugada es la buena. Encuéntrala.
learn-mistakes = Mis errores
    .hint = De tus propias partidas, hasta que te los sepas.
learn-openings = Aperturas
    .hint = Tus propias líneas, jugada a jugada.
learn-guess = Adivina la jugada
    .hint = Juega junto a un jugador fuerte.
learn-progress = Progreso
    .hint = ¿Estás mejorando?
today-minutes = Hoy · { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
today-done = La práctica de hoy está hecha
today-go-on = Seguir
today-days = { $n } días seguidos
today-rating = Puntuación { $rating }
today-lesson = Lección { $number }: { $title }
today-lesson-begin = Empezar la lección
today-lesson-go-on = Seguir con la lección
today-exercises = { $done } de { $n } ejercicios
today-mistakes = Repasa { $n } de tus errores
today-puzzle = El problema del día
today-puzzle-chance = lo resuelven { $n } de cada 10 de tu puntuación

lesson-row = { $number }. { $title }
lesson-row-name = { $stars ->
    [0] { $number }. { $title }, aún sin hacer
   *[other] { $number }. { $title }, { $stars } de { $most } estrellas
}
lesson-go-on = seguir
lesson-next = siguiente
lesson-group-rules = Las reglas
lesson-group-discs = Fichas y esquinas
lesson-group-mobility = Movilidad
lesson-group-opening = La apertura
lesson-group-edges = Los bordes
lesson-group-endgame = El final
lesson-back-to-list = Volver a las lecciones
lesson-exercise = Ejercicio { $number } de { $exercises }
lesson-done = Lección hecha
lesson-looking = Buscando una posición…
lesson-none-found = No se encontró ninguna posición para este. Sigue adelante.
lesson-done-clean = Hecha, sin ningún error.
lesson-done-again = Hecha. Cada vez que vuelvas, las posiciones serán nuevas.
lesson-right = Bien. { $reason }
lesson-wrong = Aquí no. { $reason }
lesson-answer = La solución: { $reason }
lesson-try-another = Prueba otra casilla.
lesson-try-ringed = Prueba la casilla con anillo, { $square }.
lesson-play-picture = Hacer la jugada
lesson-take-back-picture = Retirarla
lesson-next-lesson = Siguiente lección
lesson-all = Todas las lecciones

learn-square-cannot = { $square } no se puede jugar.
learn-exact = exacto
learn-about = aprox.
learn-worth-exact = vale { $value }, exacto
learn-worth-about = vale { $value }, aproximado

## Puzzles

theme-parity = Paridad
    .idea = Juega en una región impar: quien empieza en ella también juega allí el último.
theme-access = Acceso
    .idea = Guarda para más tarde una región donde solo puedes jugar tú.
theme-corner-sacrifice = Sacrificio de esquina
    .idea = Entregar una esquina puede ser bueno si a cambio obtienes más.
theme-poisoned-corner = Esquina envenenada
    .idea = No todas las esquinas merecen que las tomes.
theme-greed = Codicia
    .idea = La jugada que voltea más fichas es mala aquí.
theme-quiet-move = Jugada tranquila
    .idea = Voltea poco, dentro, y no dejes jugadas nuevas al rival.
theme-wedge = Cuña
    .idea = Una ficha en el borde entre dos del rival no se puede voltear a lo largo de él.
theme-stoner-trap = Trampa de Stoner
    .idea = Ataca un borde de modo que caiga en tus manos la esquina tras tu casilla X.
theme-five-disc-edge = Borde de cinco
    .idea = Cinco fichas en un borde tienen un extremo abierto: atácalo.
theme-diagonal = Diagonal
    .idea = Una diagonal que es toda tuya mantiene cerradas sus esquinas.
theme-tempo = Tempo
    .idea = Juega donde el rival no pueda responder y guarda otra jugada así.
theme-pass = Pase
    .idea = Si el rival no tiene jugada, vuelves a jugar tú.
theme-wipe-out = Barrida
    .idea = Deja al rival sin fichas.
theme-save-the-draw = Salvar el empate
    .idea = Una jugada empata; todas las demás pierden.
theme-save-the-win = Salvar la victoria
    .idea = Una jugada gana; todas las demás no.
theme-surprising = Sorprendente
    .idea = Aquí la mayoría juega otra cosa.

puzzles-back = Volver a los problemas
puzzles-calm = Con calma
    .about = A tu nivel, con pistas.
puzzles-mixed = Variados
puzzles-mixed-about = A tu nivel
puzzles-daily = Del día
puzzles-daily-about = Igual para todos
puzzles-daily-solved = Resuelto hoy
puzzles-daily-tried = Intentado hoy
puzzles-streak = Racha
    .about = Cada vez más difícil, hasta el primer fallo.
puzzles-clock = 3 minutos
    .about = Todos los que puedas.
puzzles-pace-best = { $name } · récord { $best }
puzzles-streak-over = La racha termina en { $solved }. Tu récord es { $best }.
puzzles-ending = Finales
puzzles-ending-about = Gana lo ganado
puzzles-ending-held = { $held } de { $n } conservadas
puzzles-by-theme = Por idea
puzzles-theme-solved = { $solved } de { $n }
puzzles-none-tried = Aún sin intentos.
# After streaks, storms or endings alone, which are not rated.
puzzles-none-rated = Aún sin puntuación: los problemas de «Variados» te dan una.
puzzles-solved-at-first = { $solved } de { $n } resueltos a la primera.
puzzles-storm-over = { $solved ->
    [one] Se acabó el tiempo: { $solved } resuelto.
   *[other] Se acabó el tiempo: { $solved } resueltos.
}
puzzles-storm-first-try = { $solved } de { $n } a la primera.
puzzles-storm-new-best = Más que nunca.
puzzles-storm-old-best = Tu récord es { $best }.
puzzles-storm-again = Otra vez
puzzles-making = Buscando en tus partidas…
puzzles-none = No hay problemas: { $reason }.
puzzles-none-of-kind = No hay ningún problema de este tipo.
puzzles-no-memory = No se pueden resolver problemas: no hay memoria para ello.

puzzle-streak-title = Racha: { $solved ->
    [one] { $solved } resuelto
   *[other] { $solved } resueltos
}
puzzle-storm-title = Quedan { $time }, { $solved } resueltos
puzzle-task = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. Busca la mejor jugada.
puzzle-one-moment = Un momento…
puzzle-right-so-far = Bien. ¿Y ahora?
puzzle-solved = Resuelto.
puzzle-solved-late = Resuelto tras un intento fallido: solo cuenta el primero.
puzzle-wrong = { $square } pierde { some-discs }. Prueba otra casilla o mira la solución.
puzzle-first-try-counts = Solo cuenta el primer intento, pero puedes seguir.
learn-show-answer = Ver la solución
puzzle-step-before = Jugada anterior
puzzle-step-after = Jugada siguiente
puzzle-done = Listo
puzzle-step = Jugada { $number } de { $steps }
puzzle-next-best = La siguiente mejor pierde { some-discs }.
puzzle-theme-and-idea = { $theme }: { $idea }
puzzle-chances = El { $others } % de los jugadores con { $rating } lo resuelve. Tu probabilidad era del { $own } %.
puzzle-of-rating = Problema de { $rating }.
puzzle-rating = Puntuación en problemas: alrededor de { $rating }.
puzzle-rating-changed = Puntuación en problemas: alrededor de { $rating } ({ $change }).

puzzle-ending-task = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }: llega hasta el final. El rival juega a la perfección.
puzzle-ending-won = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }: con el mejor juego está ganada. Consérvala.
puzzle-ending-drawn = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }: con el mejor juego está empatada. Consérvala.
puzzle-ending-turns = { $had ->
    [draw] { $square } convierte un empate en derrota. Sigue jugando y verás.
   *[win] { $has ->
        [draw] { $square } convierte una victoria en empate. Sigue jugando y verás.
       *[loss] { $square } convierte una victoria en derrota. Sigue jugando y verás.
    }
}
puzzle-ending-gives-up = { $square } cede { some-discs }, pero el resultado se mantiene.
puzzle-ending-holds = { $square } la conserva.
puzzle-ending-passes = { $color ->
        [black] Las negras
       *[white] Las blancas
    } tienen que pasar.
puzzle-ending-replies = { $color ->
        [black] Las negras
       *[white] Las blancas
    } responden { $square }.
puzzle-ending-best = { $square } es la mejor jugada.
puzzle-ending-held = La conservaste.
puzzle-ending-slipped = Se te escapó.
puzzle-ending-slip = La jugada que la dejó escapar fue { $square }.
puzzle-ending-counts = { $empties ->
    [one] Negras { $black } – { $white } Blancas, { $empties } vacía
   *[other] Negras { $black } – { $white } Blancas, { $empties } vacías
}

# Puzzles from the player's own games: a button in the list of ways, and a few words at its right end.
puzzles-own = De mis partidas
puzzles-own-about = Había una buena jugada
puzzles-own-none = Tus partidas no tienen más problemas. Termina antes otra partida.
puzzles-own-played = En la partida jugaste { $square }.

## My mistakes, another look

another-look-title = Jugada clave { $number } de { $moves }: jugada { $ply }
another-look-none = Esta partida no tiene jugadas clave
another-look-waiting = Mirando la posición…
another-look-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Qué jugarías?
another-look-squares = ¿{ $squares }?
another-look-good = ¡Bien! { $square } no cuesta nada.
some-discs = { $discs ->
    [0] cero fichas
    [1] una ficha
    [2] unas pocas fichas
    [3] unas pocas fichas
    [4] unas pocas fichas
    [5] unas pocas fichas
   *[other] muchas fichas
}
another-look-same = { $square } es lo que jugaste; cede { some-discs }.
another-look-loses = { $square } cede { some-discs }. Prueba otra casilla.
learn-hint = Pista
another-look-both-lines = Comparar

mistakes-none = Aún no hay errores. Juega una partida y revísala: sus peores jugadas vienen aquí.
learn-play = Jugar una partida
mistakes-due = { $cards ->
    [one] { $minutes ->
        [one] { $cards } jugada para repasar hoy, más o menos { $minutes } minuto.
       *[other] { $cards } jugada para repasar hoy, unos { $minutes } minutos.
    }
   *[other] { $minutes ->
        [one] { $cards } jugadas para repasar hoy, más o menos { $minutes } minuto.
       *[other] { $cards } jugadas para repasar hoy, unos { $minutes } minutos.
    }
}
mistakes-nothing-due = Hoy no toca repasar nada.
mistakes-begin = Empezar
mistakes-done = Listo: { $right } de { $n } bien.
    .again = Lo que estuvo mal vuelve mañana.
mistakes-note = Posiciones de tus partidas en las que fallaste. Cuanto mejor te sabes una, más tarde vuelve.
mistakes-in-all = { $n } en total.
mistakes-title = { $left ->
    [0] Mis errores, el último
    [one] Mis errores, queda { $left }
   *[other] Mis errores, quedan { $left }
}
mistakes-back-to-due = Volver al repaso
mistakes-question = Juegan { $color ->
        [black] las negras
       *[white] las blancas
    }. ¿Qué es mejor que lo jugado?
learn-one-of = De estas dos, una es buena: { $squares }.
mistakes-right = Bien. En la partida jugaste { $played }, que perdió { some-discs }.
mistakes-same = Es lo que jugaste en la partida: perdió { some-discs }.
mistakes-loses = { $square } pierde { some-discs }.
mistakes-origin = { $known ->
    [yes] De tu partida contra { $opponent }.
   *[no] De una de tus partidas.
}
mistakes-origin-on = { $known ->
    [yes] De tu partida contra { $opponent }, { $date }.
   *[no] De una de tus partidas, { $date }.
}
mistakes-again = { $days ->
    [1] Vuelve mañana.
    [one] Vuelve dentro de { $days } día.
   *[other] Vuelve dentro de { $days } días.
}

## Hojas para imprimir: tableros y ejercicios

handout-title = Hoja para imprimir
handout-about = Una página web con tableros en blanco y negro. Imprímela desde el navegador, en A4 o Carta.
handout-what = Tableros
handout-position = La posición mostrada
handout-game = La partida, jugada a jugada en un tablero
handout-mistakes = Errores, como ejercicios con soluciones
handout-puzzles = Problemas, con soluciones
handout-found = Las posiciones encontradas, con las jugadas hechas
handout-chosen-mistakes = Errores de las partidas elegidas
handout-whose = Errores de
handout-heading = Título
handout-first = Primer número
handout-moves = Jugadas numeradas
handout-number = Cantidad
handout-theme = Tema
handout-any-theme = Cualquiera
handout-rating = Puntuación
handout-save = Guardar…
handout-no-review = Revisa primero la partida.
handout-none = nada encaja
handout-unreviewed = ninguna de estas partidas está revisada
handout-over = La partida ha terminado
handout-answers = Soluciones
handout-played = Se jugó { $played }.
handout-answer = { $discs ->
    [one] { $best }. En la partida, { $played } perdió { $discs } ficha.
   *[other] { $best }. En la partida, { $played } perdió { $discs } fichas.
}
handout-no-memory = falta memoria

## Adivina la jugada

guess-about = Ves una partida jugada a jugada y adivinas qué se jugó. Cuantas menos fichas pierdan tus intentos, mejor.
guess-no-game = Elige una partida 8×8 terminada.
guess-own-games = Partidas de Outflank
# The number of the game, its opening, and the discs of Black and White at its end.
guess-own-game = { $n }. { $opening }
guess-unnamed = { $from ->
    [board] La partida del tablero
   *[choice] La partida elegida
}
guess-whose = ¿De quién quieres adivinar las jugadas?
guess-side = { $n ->
    [one] { $name } ({ $n } jugada)
   *[other] { $name } ({ $n } jugadas)
}
guess-both = Ambos jugadores
guess-title = Adivina la jugada: { $number } de { $n }
guess-done = Adivina la jugada: tu resultado
guess-back = Volver a elegir jugador
guess-question = Jugada { $number }, { color-name }. ¿Qué jugó { $player }?
guess-question-unnamed = Jugada { $number }, { color-name }. ¿Qué se jugó?
guess-checking = { $square }: comprobando…
guess-matched = { $discs ->
    [0] Correcto: se jugó { $square }. No pierde nada.
    [one] Correcto: se jugó { $square }. Pierde más o menos { $discs } ficha.
   *[other] Correcto: se jugó { $square }. Pierde unas { $discs } fichas.
}
guess-yours = { $discs ->
    [0] Tu { $square } no pierde nada.
    [one] Tu { $square } pierde más o menos { $discs } ficha.
   *[other] Tu { $square } pierde unas { $discs } fichas.
}
guess-theirs = { $discs ->
    [0] Se jugó { $square }; no pierde nada.
    [one] Se jugó { $square }; pierde más o menos { $discs } ficha.
   *[other] Se jugó { $square }; pierde unas { $discs } fichas.
}
guess-share = De la gente de { $rating }, el { $share } juega { $square }.
guess-shares = De la gente de { $rating }, el { $share } juega { $square } y el { $own_share } juega { $own }.
guess-so-far = Fichas perdidas hasta ahora (la gente de { $rating }: { $people })
guess-both-players = los jugadores
guess-result = { $n ->
    [one] { $n } intento. Fichas perdidas: tú { $yours }, { $player } { $theirs }.
   *[other] { $n } intentos. Fichas perdidas: tú { $yours }, { $player } { $theirs }.
}
guess-matches = Jugadas adivinadas: { $matches } de { $n }.
guess-people = La gente de { $rating } perdería { $discs } de media.
guess-best = Tu mejor intento: { $square } en la jugada { $number }. De la gente de { $rating }, la encuentra el { $share }.

## Openings of one's own: lines, tree, drill

lines-as = Mis líneas con { $color ->
        [black] negras
       *[white] blancas
    }
lines-none-yet = Aún no hay líneas. El libro puede proponer respuestas a lo que juega la gente.
lines-coverage = { $n ->
    [one] { $n } jugada, para el { $percent } % de lo que juega la gente en tus primeras { $first } jugadas.
   *[other] { $n } jugadas, para el { $percent } % de lo que juega la gente en tus primeras { $first } jugadas.
}
lines-gap = La mayor laguna: { $moves }, en el { $percent } % de las partidas.
lines-grow = Añadir líneas del libro
lines-add-game = Añadir las jugadas del tablero
lines-add = Añadir una apertura
lines-drill = Entrenar ({ $due } hoy)
lines-more = y { $n } más
lines-row = { $number }. { color-name } { $square }
lines-row-after = { $number }. { other-color-name } { $reply }, { $color ->
        [black] negras
       *[white] blancas
    } { $square }
lines-share = { $percent } % de las partidas
lines-share-due = { $percent } % de las partidas, toca hoy

drill-title = Entrenamiento
drill-back-to-lines = Volver a las líneas
drill-right = Bien.
drill-played = { $color ->
        [black] Las blancas
       *[white] Las negras
    } jugaron { $square }.
drill-your-move = Te toca, { $color ->
        [black] negras
       *[white] blancas
    }.
drill-line-ends = Aquí acaba tu línea: { $right } de { $n } bien.
drill-also-fine = { $played } también es buena; tu línea tiene { $square }. Juega esa.
drill-also-fine-named = { $played } también es buena (apertura: { $name }); tu línea tiene { $square }. Juega esa.
drill-not = { $played } no: tu línea tiene { $square }. Juega esa.
drill-once-more = Otra vez
drill-play-on = Seguir desde aquí

## Progress

progress-rating = Puntuación
progress-no-rating = Aún no hay partidas puntuadas.
progress-rating-spoken = { $games ->
    [one] Puntuación en { $games } partida: de { $from } a { $to }; está entre { $low } y { $high } en 19 de cada 20 casos
   *[other] Puntuación en { $games } partidas: de { $from } a { $to }; está entre { $low } y { $high } en 19 de cada 20 casos
}
progress-phases = Fichas perdidas por jugada, en las últimas 20 partidas
progress-phases-unknown = Aún hay muy pocas jugadas revisadas de partidas puntuadas.
progress-you = tú
progress-own-group = tu puntuación
progress-next-group = 200 más
phase-opening = apertura
phase-midgame = medio juego
phase-endgame = final
progress-too-few = aún pocas jugadas
progress-weaker = más floja que tu puntuación
progress-stronger = más fuerte que tu puntuación
progress-as-rated = acorde con tu puntuación
progress-latest-games = Las últimas partidas
progress-trend-later = Con ocho partidas revisadas se comparan con las anteriores.
progress-trend = { $how ->
    [better] Las últimas { $n } partidas perdieron { $now } fichas cada una, y las { $n } anteriores { $before }: mejor (de { $from } a { $to }).
    [worse] Las últimas { $n } partidas perdieron { $now } fichas cada una, y las { $n } anteriores { $before }: peor (de { $from } a { $to }).
   *[unsure] Las últimas { $n } partidas perdieron { $now } fichas cada una, y las { $n } anteriores { $before }: ningún cambio seguro (de { $from } a { $to }).
}
progress-small-sample = Muestra pequeña.
progress-tries = intentos
progress-solved = resueltos
progress-few-tries = Con menos de { $n } intentos, el porcentaje dice poco.
progress-advice-repeat = { $n ->
    [1] Hoy toca repasar uno de tus errores.
    [one] Hoy toca repasar { $n } de tus errores.
   *[other] Hoy toca repasar { $n } de tus errores.
}
progress-advice-opening = Donde más pierdes frente a la gente con tu puntuación es en la apertura: de eso tratan las lecciones.
progress-advice-midgame = Donde más pierdes frente a la gente con tu puntuación es en el medio juego: de eso tratan las lecciones.
progress-advice-endgame = Donde más pierdes frente a la gente con tu puntuación es en el final: los problemas lo entrenan.
progress-advice-puzzles = Nada destaca: resuelve unos cuantos problemas.
progress-advice-play = Juega partidas puntuadas: aquí se verá lo que pierden tus jugadas.

## Characters and opponents

player-human = Persona
    .description = Una persona ante esta pantalla.
player-opponent = Rival
    .description = Juega como la gente de cierta puntuación, errores incluidos.
    .custom = Fuerza a medida
player-character = Personaje
    .description = Una cara con nombre, puntuación y costumbres.
player-ghost = Fantasma
    .description = Juega como alguien cuyas partidas están en la biblioteca.
player-random = Al azar
    .description = Hace cualquier jugada legal.
player-greedy = Codicioso
    .description = Voltea todas las fichas que puede, sin mirar más allá.
player-minimax = Minimax
    .description = Mira unas jugadas por delante y cuenta fichas, esquinas y bordes.
    .formula = Valor de una posición: (fichas) + 3 × (esquinas) + 2 × (bordes), propios menos ajenos.
    .with-depth = Minimax (profundidad)
player-engine = Outflank
    .description = El motor de Outflank: de principiante a más fuerte que cualquier persona.
player-external = Otro motor
    .description = El motor de otro programa, como Edax.
player-and-rating = { $name }, puntuación { $rating }
player-and-depth = { $name }, profundidad { $depth }
player-and-level = { $name }, nivel { $level }

character-tooltip = { $name }, puntuación { $rating }: { $habit }

character-duckling = Patito
    .habit = quiere voltear todas las fichas que pueda
character-magpie = Urraca
    .habit = se lanza sobre los bordes, y aún más sobre las esquinas
character-hedgehog = Erizo
    .habit = evita las casillas junto a las esquinas vacías
character-crab = Cangrejo
    .habit = va por los bordes
character-mole = Topo
    .habit = se queda dentro y deja los bordes para después
character-fox = Zorro
    .habit = te deja pocas jugadas para elegir
character-squirrel = Ardilla
    .habit = guarda jugadas para más tarde
character-heron = Garza
    .habit = espera con jugadas tranquilas hasta que tengas que actuar
character-badger = Tejón
    .habit = escarba en cada región por la última jugada
character-owl = Búho
    .habit = lo ve casi todo
player-level = El nivel { $level } de { $most } { $pace ->
    [at-once] juega al instante
    [seconds] piensa unos segundos
   *[minutes] puede pensar varios minutos
}.
player-level-with-mistakes = Nivel { $level } de { $most }: comete errores.
player-level-on-standard = En 8×8: { $strength }.
level-plies = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
level-exact = { $n ->
    [one] exacto desde { $n } vacía
   *[other] exacto desde { $n } vacías
}
level-mistakes = con errores
player-depth = { $n ->
    [1] Mira solo su propia jugada: fichas, esquinas y bordes.
   *[other] Mira { $n } jugadas por delante: fichas, esquinas y bordes.
}
player-rating = { $rating }: { $people }.
people-below-550 = principiante; voltea todas las fichas que puede
people-below-750 = juega de vez en cuando; regala esquinas a menudo
people-below-950 = juega por diversión; ve las esquinas
people-below-1150 = aficionado de club; olvida la paridad
people-below-1350 = jugador de club; se queda sin jugadas hacia el final
people-below-1550 = buen jugador de club; conoce aperturas
people-below-1750 = juega torneos; falla en los finales
people-below-1950 = jugador de torneos fuerte
people-best = uno de los mejores
player-list = Jugador de { $color ->
        [black] las negras
       *[white] las blancas
    }
person-list = Quién juega con { $color ->
        [black] las negras
       *[white] las blancas
    }
character-list = Personaje de { $color ->
        [black] las negras
       *[white] las blancas
    }
strength-name = { $what ->
    [depth] Profundidad
    [level] Nivel
   *[rating] Puntuación
}
strength-is-custom = { $name } se va. Ahora juega una fuerza a medida: puntuación { $rating }.
computer-title = Máquina · { color-name }
strength = { $what ->
    [depth] Profundidad
    [level] Nivel
   *[rating] Puntuación
} de { $color ->
        [black] las negras
       *[white] las blancas
    }
strength-as-number = { $what ->
    [depth] Profundidad
    [level] Nivel
   *[rating] Puntuación
} de { $color ->
        [black] las negras
       *[white] las blancas
    }, como número
strength-lower = Bajar { $what ->
    [depth] la profundidad
    [level] el nivel
   *[rating] la puntuación
} de { $color ->
        [black] las negras
       *[white] las blancas
    }
strength-raise = Subir { $what ->
    [depth] la profundidad
    [level] el nivel
   *[rating] la puntuación
} de { $color ->
        [black] las negras
       *[white] las blancas
    }

## Errors of files and inputs

search-played-illegal = jugó { $played }, que no es legal
search-played-nothing = no jugó nada, lo que no es legal
saved-earlier-game = partida anterior { $number }
saved-later-game = partida posterior { $number }
kept-unreadable = no se puede leer la línea { $line }, columna { $column }: { $reason }
kept-newer = tiene la versión { $version }, escrita por un Outflank más nuevo; este conoce la versión { $known }
puzzles-file-foreign = no es un archivo de problemas; debería empezar por «Outflank puzzles»
puzzles-file-version = el archivo de problemas tiene la versión { $version }; este programa lee la versión { $known }
puzzles-file-length = { $found ->
    [one] el archivo de problemas tiene { $found } byte y se esperaban { $expected }
   *[other] el archivo de problemas tiene { $found } bytes y se esperaban { $expected }
}
puzzles-file-checksum = el archivo de problemas está dañado: su suma de control no coincide
puzzles-file-contents = el archivo de problemas está dañado: no contiene lo que debería
complaint-memory = El motor pidió { $wanted } MB de memoria y obtuvo { $granted } MB.
complaint-model = En lugar de un rival de fuerza humana juega un nivel del motor: { $reason }.

# From here on reasons: parts of sentences, with a small letter and no full stop.
place-character = carácter { $character }
place-line = línea { $line }, carácter { $character }
at-place = { $place }: { $reason }
at-line = línea { $line }: { $reason }

illegal-off-board = esa casilla está fuera del tablero
illegal-occupied = en { $square } ya hay una ficha
illegal-flips-nothing = una ficha en { $square } no voltearía nada
illegal-not-central = { $square } no está en el centro, donde van las cuatro primeras fichas
illegal-pass = solo se puede pasar cuando no se puede colocar ninguna ficha
illegal-game-over = la partida ha terminado
wrong-turn = { $color ->
    [black] es el turno de las negras
   *[white] es el turno de las blancas
}
no-such-square = esa casilla no existe en { $board }
size-out-of-range = un tablero tiene de 4 a 16 casillas de ancho y de alto, no { $width }×{ $height }
size-odd = el ancho y el alto de un tablero son pares, no { $width }×{ $height }
size-none = «{ $found }» no es un tamaño de tablero; se esperaba algo como 8x8 o 6x10
move-at-place = jugada { $number }, «{ $found }» ({ $place }): { $reason }

title-draw = empate
read-unknown = no es ni una partida ni una posición; se esperaban jugadas como f5d6c3 o filas de X, O y -
read-empty = está vacío
read-packed = este archivo está comprimido ({ $kind }); descomprímelo y abre lo que contiene
read-other-kind = este archivo ({ $kind }) no contiene partidas como texto
read-other-game = son partidas de ajedrez o de damas, no de Othello
read-search = son líneas de la búsqueda de un motor; falta la posición anterior
read-too-long = este texto tiene { $n } caracteres, demasiados para una partida o una posición
read-too-large = un archivo de este tipo se lee hasta { $megabytes } MB, y este es mayor
read-game-too-large = una partida ocupa más de { $megabytes } MB; no se sigue leyendo el archivo
read-breaks-off = no se puede seguir leyendo el archivo: { $reason }
read-no-games = no hay partidas en el archivo
read-too-many-games = hay más de { $n } partidas
read-overruled = partida { $number }: no se usó el resultado { $stated }; el tablero dice { $counted }
read-too-many-discs = partida { $number }: no se usó el resultado { $stated }; el tablero tiene menos casillas
read-game = partida { $number }: { $reason }
transcript-empty = no hay jugadas; se esperaba algo como f5d6c3
transcript-no-square = jugada { $number }, «{ $found }» ({ $place }): no es una casilla del tablero { $board } (de a1 a { $corner })
transcript-two-readings = estas jugadas se pueden leer de dos maneras, como { $first } o como { $second }
board-empty = no hay casillas; se esperaban filas de X, O y -
board-unknown = «{ $character }» ({ $place }) no es ni una ficha (X u O) ni una casilla vacía (-)
board-ragged = casillas de la fila { $row }: { $found }; de la primera: { $expected }
board-count = una sola línea de { $n } casillas no es un tablero cuadrado; se esperaban 64 para 8×8, o una línea por fila
game-too-much = es más de lo que cabe en una partida
board-too-large = hay más de las 256 casillas del tablero más grande
fault-found = está «{ $found }» donde se esperaba { $expected }
fault-expected = se esperaba { $expected }
fault-what = { $what ->
    [Game] (;
    [Property] una propiedad, un nodo o un paréntesis
    [Node] el ; de un nodo
    [ValueEnd] un valor que termine con ]
    [GameEnd] el ) del final de la partida
    [Othello] GM[2], de Othello
    [Size] un tamaño como 8 o 6:10
    [Board] un tablero como BO[8 … *]
    [Move] una casilla o PASS, quizá con una evaluación y un tiempo (F5/1.25/0.50)
    [Moves] una lista «moves» con casillas como «f5»
    [MoveBefore] una jugada antes
    [Squares] un tablero de 64 casillas y quién juega
    [Side] X u O para quien juega
    [Score] un resultado de -64 a 64 (o F5:+2)
    [BookLine] una posición con su valor o una línea de jugadas
    [Central] fichas colocadas por turnos en el centro
   *[Seconds] los segundos de una jugada
}
move-wrong = jugada { $number }, «{ $found }»: { $reason }
quest-no-json = no es JSON
wthor-no-header = { $n ->
    [one] el archivo tiene { $n } byte; un archivo WTHOR empieza con 16 sobre sí mismo
   *[other] el archivo tiene { $n } bytes; un archivo WTHOR empieza con 16 sobre sí mismo
}
wthor-length = el archivo tiene { $found } bytes y se esperaban { $expected }; partidas en { $board }: { $n_games }
wthor-size = el tablero es de { $n }×{ $n }; WTHOR tiene partidas en 8×8 y 10×10
wthor-solitaire = son posiciones para resolver, no partidas
wthor-names = son los nombres de jugadores o torneos; las partidas están en los archivos que terminan en .wtb
wthor-names-length = el archivo de nombres tiene { $found } bytes, que no es lo que ocupan { $n_names } nombres de { $length }

summary-position = { $color ->
    [black] { $n ->
        [one] Una posición en { $board }, juegan las negras, { $n } vacía
       *[other] Una posición en { $board }, juegan las negras, { $n } vacías
    }
   *[white] { $n ->
        [one] Una posición en { $board }, juegan las blancas, { $n } vacía
       *[other] Una posición en { $board }, juegan las blancas, { $n } vacías
    }
}
summary-over = Una posición en { $board }, la partida ha terminado
summary-game = { $n ->
    [one] Una partida de { $n } jugada en { $board }
   *[other] Una partida de { $n } jugadas en { $board }
}
summary-variations = { $n ->
    [one] Una partida de { $n } jugada en { $board } con variantes
   *[other] Una partida de { $n } jugadas en { $board } con variantes
}

write-ending = el formato lo indica la extensión .sgf, .ggf, .pgn, .wtb, .obf, .txt o .outflank
write-pgn = PGN guarda partidas de 8×8 desde la salida normal en las que gana quien tiene más fichas; usa .sgf o .ggf
write-moves-alone = las jugadas solas no dicen desde qué salida, ni que gana quien tiene menos fichas; usa .sgf o .ggf
write-ggf-placing = la partida empieza colocando las fichas centrales, cosa que GGF no conoce; usa .sgf
write-obf = OBF guarda posiciones de 8×8 en las que gana quien tiene más fichas; usa .sgf o .ggf
write-game = partida { $number }: { $reason }
write-cut-short = Donde se corrigió el tablero, la partida termina en este archivo. .sgf y .ggf lo guardan todo.
write-smallest-win = Donde solo se conoce al ganador, este archivo anota la victoria mínima. .sgf y .pgn lo guardan tal cual.
write-without-result = Las partidas sin resultado quedan fuera: WTHOR no sabe anotarlas.
write-undated = Las partidas sin fecha reciben el año de este archivo.
write-one-game = un archivo propio de Outflank contiene una partida, no { $n }; usa .sgf
# The games of a WTHOR file.
write-wthor-start = WTHOR guarda partidas de 8×8 o 10×10 desde la salida normal en las que gana quien tiene más fichas; usa .sgf
write-wthor-size = está en otro tablero que la primera; WTHOR tiene un archivo por tamaño
write-wthor-year = es de { $year }, la primera de { $first }; WTHOR tiene un archivo por año
write-wthor-names = { $file }: WTHOR guarda como mucho 65 535 nombres, y hay más
write-wthor-no-result = la partida no tiene resultado, y WTHOR no sabe anotarlo
wthor-names-changed = { $n ->
    [one] WTHOR no pudo guardar entero este nombre: { $names }.
   *[other] WTHOR no pudo guardar enteros estos nombres: { $names }.
}

unreadable-ends = el texto termina demasiado pronto
unreadable-number = el número es demasiado grande o demasiado pequeño
unreadable-missing = falta «{ $field }»
unreadable-twice = «{ $field }» aparece dos veces
unreadable-unknown = «{ $field }» no se conoce
unreadable-brackets = hay demasiados paréntesis dentro de paréntesis
unreadable-other = no está escrito como lo escribe Outflank
saved-newer = la partida guardada tiene la versión { $version }, escrita por un Outflank más nuevo; este conoce la versión { $known }
saved-too-many = un archivo contiene como mucho { $max } partidas, no { $n }
saved-wrong = { $game }: { $reason }
saved-on-board = la partida del tablero
saved-no-move = no existe la jugada { $number }
saved-twice = la misma jugada ya está ahí
disk-no-plain-file = no es un archivo normal
disk-too-large = ocupa más de { $megabytes } MB
disk-no-text = no es un texto: el byte { $place } no es UTF-8
disk-in-use = otro Outflank lo está usando
library-none = no es una biblioteca de partidas
library-newer = la biblioteca es de un Outflank más nuevo
library-full = una biblioteca contiene como mucho { $n } partidas
library-game-too-large = una partida ocupa como mucho { $megabytes } MB en una biblioteca
library-file-too-large = el archivo de una biblioteca tiene como mucho { $megabytes } MB
library-too-many-tags = una biblioteca tiene como mucho { $n } etiquetas
library-tag-name = una etiqueta necesita un nombre de { $n } letras como mucho
library-game-not-shown = no se puede mostrar la partida: { $reason }
library-game-gone = ya no está en la biblioteca
library-game-empty = está vacía
unread-heading = su cabecera está dañada
unread-bytes = { $n ->
    [one] no se puede leer { $n } byte en { $places }
   *[other] no se pueden leer { $n } bytes en { $places }
}
unread-places = { $n ->
    [one] { $n } lugar
   *[other] { $n } lugares
}
unread-entries = { $n ->
    [one] no se entiende { $n } entrada
   *[other] no se entienden { $n } entradas
}
unread-tail = { $n ->
    [one] se corta en su última entrada, de la que queda { $n } byte
   *[other] se corta en su última entrada, de la que quedan { $n } bytes
}
variant-fewest = { $board }, menos fichas ganan
variant-fewest-short = { $board } menos

# Motores de otros programas.
engine-none-chosen = Todavía no hay ningún motor de otro programa.
engine-not-set-up = ya no hay ningún motor con ese nombre
engine-no-command = su orden no nombra ningún programa
engine-set-up = Preparar…
engine-list = { $color ->
    [white] Motor de las blancas
   *[black] Motor de las negras
  }
engine-not-started = no se puede iniciar ({ $reason })
engine-unready = { $reason } (escribió: { $words })
engine-stopped = se detuvo
engine-ended = se cerró
engine-silent = { $n ->
    [one] no respondió en { $n } segundo
   *[other] no respondió en { $n } segundos
  }
engine-no-move = respondió «{ $answer }», que no es una jugada
engine-refused = rechazó «{ $command }»: { $reason }
player-ghost-of = Fantasma de { $player }, alrededor de { $rating }
player-ghost-about = Alrededor de { $rating }: juega como esa persona.
ghost-none-chosen = Todavía no se ha creado ningún fantasma.
ghost-make-one = Crear uno…
ghost-list = { $color ->
    [white] Fantasma de las blancas
   *[black] Fantasma de las negras
  }
ghosts-title = Fantasmas
ghosts-about = Un fantasma juega como alguien de la biblioteca, o como tú el mes pasado. Se crea en este equipo a partir de al menos { $n } partidas.
ghosts-ghost = Fantasma
ghosts-play = Jugar contra él
ghosts-make-again = Crearlo de nuevo
ghosts-remove = Quitar
ghosts-new = Fantasma nuevo
ghosts-player = Jugador
    .example = Parte de un nombre
ghosts-player-games = { $player } · { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
  }
ghosts-no-players = Nadie tiene todavía { $n } partidas en la biblioteca. Importa partidas o juega algunas.
ghosts-too-few = Nadie que se llame { $player } tiene { $n } partidas en la biblioteca.
ghosts-few-games = { $n ->
    [one] hay { $n } partida, y hacen falta { $least }
   *[other] hay { $n } partidas, y hacen falta { $least }
  }
ghosts-days = Días
    .meaning = Solo cuentan las partidas de esos días (2026-10-31, 2026-10 o 2026); sin días cuentan todas.
ghosts-from = Primer día
ghosts-to = Último día
ghosts-last-month = Mes pasado
ghosts-all-days = Todos los días
ghosts-no-day = «{ $wrong }» no es una fecha. Escribe 2026-10-31, 2026-10 o 2026.
ghosts-full = Hay { $n } fantasmas; quita uno primero.
ghosts-make = Crear el fantasma
ghosts-reading = Se están leyendo las partidas…
ghosts-making = Se está creando el fantasma de { $ghost }.
ghosts-progress = { $ghost }: { $n } de { $of } posiciones examinadas
ghosts-stop = Detener
ghosts-made = El fantasma de { $ghost } está listo.
ghosts-made-of = { $n ->
    [one] Creado a partir de { $n } partida, puntuación alrededor de { $rating }.
   *[other] Creado a partir de { $n } partidas, puntuación alrededor de { $rating }.
  }
ghosts-foretold = En las partidas reservadas para la prueba, el fantasma predice el { $ghost } % de las jugadas; un jugador medio de esa puntuación, el { $plain } %.
ghosts-better = Juega más como { $player } que un jugador medio de esa puntuación.
ghosts-perhaps = Con más partidas se vería si juega como { $player }.
ghosts-no-better = No predice mejor, así que juega como la gente de esa puntuación, con las aperturas de { $player }.
ghosts-habits = Comparado con otros de esa puntuación: { $habits }.
ghosts-no-habits = Ningún hábito destaca frente a otros de esa puntuación.
ghosts-stale = { $n ->
    [one] Las partidas han cambiado: ahora cuenta { $n }, antes eran { $before }. Créalo de nuevo.
   *[other] Las partidas han cambiado: ahora cuentan { $n }, antes eran { $before }. Créalo de nuevo.
  }
ghosts-file-missing = falta su archivo
ghosts-file-newer = su archivo es de un Outflank más nuevo
ghosts-file-damaged = su archivo está dañado
ghosts-file-other-model = se creó para otro modelo del juego humano
ghosts-made-again = El fantasma de { $ghost } se crea de nuevo: { $reason }.
ghosts-not-made = No se puede crear el fantasma de { $ghost }: { $reason }.
ghosts-no-weights = el programa no tiene sus propios pesos
ghosts-no-threads = el sistema no puede empezar el trabajo: { $reason }
ghosts-not-written = El fantasma está listo, pero su archivo no se puede escribir ({ $reason }); la próxima vez se creará de nuevo.
ghosts-plain-serves = El fantasma de { $ghost } no está; en su lugar juega un rival con puntuación { $rating }.
habit-corners = { $amount ->
    [less] deja las esquinas para después
   *[more] toma las esquinas con más gusto
  }
habit-edges = { $amount ->
    [less] evita los bordes
   *[more] le gustan los bordes
  }
habit-beside-corners = { $amount ->
    [less] evita las casillas junto a esquinas vacías
   *[more] juega más junto a esquinas vacías
  }
habit-giving-corners = { $amount ->
    [less] cede menos esquinas
   *[more] cede más esquinas
  }
habit-flips = { $amount ->
    [less] voltea pocas fichas
   *[more] voltea muchas fichas
  }
habit-replies = { $amount ->
    [less] deja pocas jugadas al rival
   *[more] deja muchas jugadas al rival
  }
habit-own-moves = { $amount ->
    [less] guarda pocas jugadas para después
   *[more] guarda muchas jugadas para después
  }
habit-frontier = { $amount ->
    [less] aleja las fichas de las casillas vacías
   *[more] levanta muros
  }
habit-quiet = { $amount ->
    [less] hace pocas jugadas tranquilas
   *[more] le gustan las jugadas tranquilas
  }
habit-parity = { $amount ->
    [less] juega en regiones pares
   *[more] juega en regiones impares
  }
habit-near-last = { $amount ->
    [less] juega lejos de la última ficha
   *[more] responde junto a la última ficha
  }
habit-ending-loss = { $amount ->
    [less] pierde menos en el final
   *[more] pierde más en el final
  }

engines-title = Otros motores
engines-about = Aquí pueden jugar Edax, NTest, Egaroucid y cualquier programa que hable GTP o el protocolo de NBoard.
engines-done = Listo
engines-engine = Motor
engines-unnamed = Motor nuevo
engines-add = Añadir
engines-remove = Quitar
engines-name = Nombre
    .example = por ejemplo, Edax
engines-command = Orden
    .example = por ejemplo, /opt/edax/bin/edax -gtp
engines-choose = Elegir…
    .hint = Buscar el archivo del programa
engines-folder = Carpeta
    .example = Opcional: donde tiene sus archivos
engines-protocol = Protocolo
    .gtp = GTP
    .nboard = NBoard
engines-time = Tiempo
    .spoken = Segundos por jugada
    .own = Se toma el tiempo que quiere.
    .meaning = { $n ->
    [one] { $n } segundo por jugada, en partidas sin reloj
   *[other] { $n } segundos por jugada, en partidas sin reloj
  }
engines-depth = Profundidad
    .spoken = Jugadas que mira por delante
    .meaning = { $n ->
        [one] { $n } jugada por delante
       *[other] { $n } jugadas por delante
    }
engines-trial = Prueba
engines-try = Probar
    .meaning = Lo inicia y le hace jugar una primera jugada.
engines-trying = Se está probando…
engines-tried = Se llama { $name }, respondió en { $greeting } ms y jugó { $played } en { $took } ms.
engines-tried-unnamed = Respondió en { $greeting } ms y jugó { $played } en { $took } ms.
engines-tried-in-vain = No funciona: { $reason }.
engines-no-name = Cada motor necesita un nombre.
engines-same-name = Dos motores se llaman { $engine }; cada uno necesita un nombre propio.
engines-no-command = La orden de { $engine } no nombra ningún programa, o tiene unas comillas sin cerrar.
analysis-second = { $engine }, profundidad { $depth }
    .meaning = Lo que valen las jugadas según { $engine }. ≠ marca dónde difieren en 2 fichas o en quién gana.
analysis-second-waits = { $engine } está pensando…
analysis-second-says = { $differs ->
    [yes] el segundo motor dice { $value }, que es distinto
   *[no] el segundo motor dice { $value }
  }
engine-analyses-no-more = { $engine } ya no analiza: { $reason }. En «Otros motores…» se puede volver a activar.
engines-analysis = Análisis
    .beside = Analiza junto a Outflank
    .meaning = Sus valores aparecen debajo de los de Outflank. Solo los motores NBoard dan valores.
filter-names = Nombres (WTHOR)
# Everything to another computer in one file.
moving-title = Pasar a otro ordenador
    .about = { moving-ending }
moving-about = Un solo archivo se lo lleva todo: ajustes, personas y su progreso, biblioteca, libro de aperturas y fantasmas. Guárdalo aquí y ábrelo en el otro ordenador. Lo que ya hay allí se queda.
moving-save = Guardar todo…
moving-open = Abrir un archivo…
moving-found = { $name } tiene el progreso de { $people } y { $games ->
    [one] una partida
   *[other] { $games } partidas
} para la biblioteca.
moving-take = Traer
moving-taken = Todo está aquí; las partidas van llegando a la biblioteca.
moving-saved = Todo está en { $name }.
moving-ending = El nombre de un archivo así termina en .moving.
moving-not-taken = { $name } no se trajo: { $reason }
moving-foreign = no es un archivo con todo lo de Outflank
moving-newer = lo escribió un Outflank más nuevo
moving-damaged = está dañado

idea-corner = esquinas
idea-shared-square = casillas que quieren los dos
idea-lets-in = respuestas nuevas al rival
idea-opens = casillas abiertas
idea-flips = fichas volteadas
idea-reserve = jugadas que pueden esperar
idea-access = jugadas perdidas
idea-edge = huecos en el borde
idea-quiet = jugadas tranquilas
idea-few-moves = movilidad
idea-last-move = paridad
idea-stable = fichas estables
idea-threat = amenazas a esquinas
idea-pass = pases
idea-answer = respuestas preparadas
idea-reply = la respuesta del rival
# The one sentence for a game.
costs-corner = { $who ->
    [you] Dejaste
    [named] { $name } dejó
   *[other] { $color ->
        [black] Las negras
       *[white] Las blancas
    } dejaron
} la esquina { $corner } { $n ->
    [one] una vez
   *[other] { $n } veces
}: { $discs } fichas.
costs-most = Lo que más { $who ->
    [you] te costó
    [named] costó a { $name }
   *[other] costó a { $color ->
        [black] las negras
       *[white] las blancas
    }
}: { $idea }. { $n ->
    [one] Un error
   *[other] { $n } errores
}, { $discs } fichas.
learn-to-lesson = Lección
learn-to-lesson-name = Lección: { $title }
learn-to-puzzles = Problemas
learn-to-puzzles-name = Problemas: { $theme }
mistakes-alike-origin = Antes, otra posición con la misma idea que la siguiente tuya.
mistakes-alike-right = Bien. Ahora la de tu partida.
mistakes-about = Se trataba de esto: { $idea }.
progress-verdict = { $phase }: { $verdict }
progress-reading = Se están leyendo tus partidas…
progress-time = Tiempo por jugada
progress-time-phase = { $phase } { $seconds } s
progress-motifs = { $n ->
    [one] De qué trataban los errores, en la última partida
   *[other] De qué trataban los errores, en las últimas { $n } partidas
}
progress-motifs-none = Ningún error con motivo conocido.
progress-times = veces
progress-discs-a-game = fichas por partida
progress-before = antes
progress-turn = Qué fue de las ocasiones
progress-converted = En ventaja de { $discs } o más con { $empties } casillas vacías: ganadas { $part } de { $n }, { $percent } %; gente con tu puntuación, { $peers } %.
progress-saved = En desventaja de { $discs } o más con { $empties } casillas vacías: no perdidas { $part } de { $n }, { $percent } %; gente con tu puntuación, { $peers } %.
progress-chances = Tras jugadas del rival que perdían { $loss } fichas o más: bien respondidas { $part } de { $n }, { $percent } %; gente con tu puntuación, { $peers } %.
progress-opening-games = partidas
progress-opening-points = puntos
progress-opening-loss = fichas perdidas hasta la jugada 20
progress-advice-idea = La mayoría de las fichas se pierden por esto: { $idea }. La lección enseña en qué fijarse.
progress-save-page = Guardar como página…
progress-page-title = Progreso: { $player }
progress-page-results = { $n ->
    [one] { $n } partida: ganadas { $won }, empatadas { $drawn }, perdidas { $lost }.
   *[other] { $n } partidas: ganadas { $won }, empatadas { $drawn }, perdidas { $lost }.
}
progress-page-loss = { $loss } fichas perdidas por partida, como quienes tienen { $rating }.
progress-page-lost = { $loss } fichas perdidas por partida.
progress-page-phases = Fichas perdidas por jugada
progress-page-foot = Las fichas perdidas se miden frente al mejor juego hasta donde vieron las revisiones. Un tema cuenta una vez por cada error del que fue el primer motivo.
report-title = Informe sobre { $player }
report-button = Informe…
    .hint = Estadísticas de un jugador: aperturas, fases, errores, tiempo y peores jugadas
report-reading = Leyendo las partidas…
report-none = La biblioteca no tiene partidas de este jugador en 8×8.
report-reviewed = Partidas revisadas: { $reviewed } de { $n }. Las pérdidas y los errores son los de las revisadas.
report-review-others = Revisar las demás en segundo plano
report-rated = con { $rating }
report-converted = Con { $discs } o más de ventaja y { $empties } casillas vacías, ganadas: { $part } de { $n }, { $percent } %; jugadores con { $rating }: { $peers } %.
report-saved = Con { $discs } o más de desventaja y { $empties } casillas vacías, no perdidas: { $part } de { $n }, { $percent } %; jugadores con { $rating }: { $peers } %.
report-chances = Errores del rival de { $loss } fichas o más, bien respondidos: { $part } de { $n }, { $percent } %; jugadores con { $rating }: { $peers } %.
report-openings = { $color ->
    [black] Aperturas con negras
   *[white] Aperturas con blancas
  }
report-trend = Fichas perdidas, partida a partida
report-pace = Segundos de media para la primera jugada propia, la segunda…
report-worst = Las peores jugadas
report-mistake = { $number }. { $played } perdió { $discs } fichas; { $best } era mejor.
report-bars = { $n ->
    [one] { $name }: { $n } barra, la más alta { $high }
   *[other] { $name }: { $n } barras, la más alta { $high }
}
report-row-lost = fichas perdidas: { $lost }, precisión: { $accuracy }
report-open-here = Abrir la partida aquí
report-exercises = Imprimir como ejercicios…
report-games = Partidas
tournament-title = Torneo
tournament-standings = Clasificación
tournament-cross = Tabla cruzada
tournament-round = Ronda { $round }
tournament-points = Puntos
tournament-quotient = Brightwell
tournament-discs = Fichas
tournament-foot = Brightwell: las fichas del jugador más { $factor } veces los puntos de todos sus rivales. Una ronda sin partida cuenta { $half } fichas y { $factor } veces los puntos propios. Un resultado sin fichas cuenta { $half } para ambos.
tournament-no-results = Ninguna de estas partidas tiene dos jugadores y un resultado.
report-opponent = Rival
report-game = { $color ->
    [black] Negras contra { $opponent }
   *[white] Blancas contra { $opponent }
  }
graph-times = Segundos por jugada
chooser-save-progress = Guardar el progreso como página
    .about = Un solo archivo que abre cualquier navegador, también sin conexión.

command-add-line = Añadir estas jugadas a mis aperturas
    .hint = Pasan a ser una línea para practicar en Aprender, Aperturas, del bando que jugó el último
lines-added = Añadido a tus líneas con { $color ->
        [black] negras
       *[white] blancas
    }: { $moves }.
lines-wanted = Nombre de una apertura, o jugadas
lines-wanted-none = Ninguna apertura se llama así, y tampoco son jugadas.
lines-add-line = Añadir { $name } { $moves }
review-lines-left = La jugada { $number } salió de tus líneas, que tienen { $answer }.
review-lines-end = Tus líneas acaban antes de la jugada { $number }.
review-lines-add = Añadir { $square }
    .hint = Pasa a ser la respuesta de tus líneas aquí.
review-lines-show = Ver
learn-due = { $n ->
    [one] { $n } error por repasar
   *[other] { $n } errores por repasar
}

start-even = Inicio equilibrado
    .description = XOT: una entre miles de aperturas de ocho jugadas tras las que, según búsquedas profundas, nadie va por delante.
start-named = Apertura por su nombre
    .description = Las jugadas de una apertura conocida se hacen de una vez.
    .list = Nombre de la apertura
start-values = Para las negras
    .hint = Fichas que una búsqueda corta da a las negras tras la apertura
    .least = Fichas para las negras, como mínimo
    .most = Fichas para las negras, como máximo
board-theme-ocean = Océano
board-theme-paper = Papel
board-theme-own = Colores propios
own-colors-field = Casillas
own-colors-frame = Marco
own-colors-black = Fichas oscuras
own-colors-white = Fichas claras
own-colors-flat = Fichas planas
own-colors-unclear = Las fichas se distinguen mal.
start-corners-suggested = { $color ->
    [black] { $n ->
        [one] Según las puntuaciones, { $n } esquina para las negras iguala la partida.
       *[other] Según las puntuaciones, { $n } esquinas para las negras igualan la partida.
    }
   *[white] { $n ->
        [one] Según las puntuaciones, { $n } esquina para las blancas iguala la partida.
       *[other] Según las puntuaciones, { $n } esquinas para las blancas igualan la partida.
    }
}
start-corners-take = Usar esto

## Encuentros

match-title = Encuentro
match-about = Cada apertura se juega dos veces, con los colores cambiados. El encuentro sigue aunque se cierre esta ventana.
match-players = Jugadores
match-colours = Son los colores de la primera partida.
match-games = Partidas
    .pairs = { $n ->
        [one] una apertura, una vez con cada color
       *[other] { $n } aperturas, cada una una vez con cada color
    }
    .usual-start = los mismos jugadores pueden repetir las mismas partidas
match-openings = Aperturas
    .even = Aperturas igualadas
    .standard = Salida normal
match-time = Tiempo
    .own = Lo fijado para cada jugador
    .meaning = Outflank usa entonces este tiempo en lugar de su nivel. Las demás máquinas siguen como están.
match-library = Biblioteca
match-keep = Guardar las partidas
match-start = Empezar
match-stop = Detener
match-go-on = Seguir
match-new = Nuevo encuentro…
match-playing = Se juega la partida { $n } de { $total }.
match-stopped = Se han jugado { $n } de { $total } partidas.
match-over = { $n ->
    [one] Se ha jugado una partida.
   *[other] Se han jugado las { $n } partidas.
}
match-summary = { $n ->
    [one] Tras una partida: { $first } { $mine }, { $second } { $theirs }
   *[other] Tras { $n } partidas: { $first } { $mine }, { $second } { $theirs }
}
match-points = Puntos
match-won = Ganadas
match-drawn = Empatadas
match-lost = Perdidas
match-discs = Fichas por partida
match-thinking = Tiempo por partida
match-no-result = Aún no hay resultado.
match-strength = Visto desde { $first }: { $elo } puntos Elo, entre { $low } y { $high } con un 95 % de confianza.
match-at-least = Visto desde { $first }: al menos { $low } puntos Elo, con un 95 % de confianza.
match-at-most = Visto desde { $first }: como mucho { $high } puntos Elo, con un 95 % de confianza.
match-last-move = Última jugada: { $played }
match-board = { $black } con negras contra { $white }, { $discs }
match-list = Partidas; un clic muestra una en el tablero
match-show = Mostrar en el tablero: { $game }
match-game = { $n }. { $black } – { $white }: { $score }
match-game-forfeited = { $n }. { $black } – { $white }: { $player } perdió: { $reason }
match-failed = { $player } no puede jugar: { $reason }.
match-no-people = En los encuentros no juegan personas.
match-overstepped = se pasó { $seconds } s de su tiempo
match-illegal = jugó { $played }, que allí no está permitido

## Libros
own-book-newer = tu libro de aperturas es de un Outflank más nuevo; no se toca y no se le puede añadir nada
own-book-full = un libro propio tiene como mucho { $max } posiciones, y tendría { $n }
own-book-disk = no se puede leer o escribir el archivo de tu libro de aperturas: { $reason }
own-book-damaged = El archivo de tu libro de aperturas estaba dañado. Se conserva lo que se pudo leer; el archivo dañado es ahora { $path }.
own-book-foreign = El archivo de tu libro de aperturas no era un libro, así que se ha empezado otro; el anterior es ahora { $path }.
book-file-empty = no contiene posiciones ni líneas
book-file-too-large = tiene más de { $n } posiciones
book-file-version = es un libro de la versión { $version } de su formato, que aquí no se conoce
book-file-short = { $found ->
    [one] tiene { $found } byte y se esperan { $expected }; está incompleto
   *[other] tiene { $found } bytes y se esperan { $expected }; está incompleto
}

## El panel del libro
command-book = Libro de aperturas
    .hint = Lo que el libro de aperturas sabe de esta posición; corregirlo, ampliarlo, traer otros
command-book-here = Añadir esta línea al libro
    .hint = Abre el libro de aperturas y añade la línea mostrada
chooser-import-book = Importar un libro, líneas o partidas
    .about = Un libro de Edax (book.dat o como texto) o de Egaroucid (.egbk3), posiciones o líneas con valores, o partidas de cualquier formato.
chooser-export-book = Exportar tus posiciones
    .about = Tus posiciones como texto, en la forma que lee Edax.
book-menu = El libro entero
book-other-board = El libro conoce el 8×8 en el que gana quien tiene más fichas.
book-game-over = La partida ha terminado aquí.
book-unknown = El libro no conoce las jugadas de esta posición.
book-partly-known = Aquí solo se conoce lo añadido; otra jugada puede ser mejor.
book-undo = Deshacer: { $what }
book-redo = Rehacer: { $what }
book-learn = Aprender de mis partidas perdidas
book-import = Importar…
book-export = Exportar mis posiciones…
book-level = Nivel de las búsquedas
book-positions = Posiciones cada vez
book-own = { $count ->
    [one] Una posición es tuya.
   *[other] { $n } posiciones son tuyas.
}
book-working = En curso…
book-progress = Posiciones: { $done } de { $n }
book-stop = Detener
    .hint = Terminar aquí; lo hallado se queda
book-plies =
    .short = prof. { $plies }
book-from-program = programa
book-from-search = buscado
book-from-typing = escrito
book-from-import = importado
book-spoken = libro { $discs }, profundidad { $plies }, { $from }
book-correct = Corregir { $square }
book-search = Buscar con nivel { $level }
book-value = Valor en fichas
book-column-value = Valor
book-column-depth = Analizado
table-book = Libro
book-set = Poner
book-remove = Quitar
    .hint = Se va lo añadido aquí, primero un valor escrito; lo que dice el libro del programa queda
book-extend = Ampliar aquí
    .hint = Busca lo que sigue a esta posición y lo añade al libro, primero lo más probable; se deshace en el menú
book-add-line = Añadir la línea
    .hint = Añade al libro las posiciones de la línea mostrada, con todas sus jugadas
book-subject = { $what ->
    [typed] valor de { $name } escrito
    [searched] { $name } buscado con más profundidad
    [extended] ampliado tras { $name }
    [line] línea { $name } añadida
    [removed] { $name } quitado
    [imported] { $name } importado
   *[learned] aprendido de partidas
}
book-changed = En el libro: { $what } (posiciones: { $n })
book-same = El libro queda como estaba: no hay nada nuevo.
book-undone = Deshecho: { $what }
book-redone = Rehecho: { $what }
book-looks-further = El libro ya mira al menos tan lejos: profundidad { $plies }. Elige un nivel más alto.
book-nothing-left = Ninguna de tus partidas perdidas de la biblioteca se salió del libro donde este pueda ayudar.
book-no-weights = el programa no tiene evaluación con que buscar
book-not-read = { $name } no contiene libro, líneas ni partidas: { $reason }
book-left-out = Líneas omitidas: { $n }. La primera: { $first }
book-games-left-out = Partidas omitidas: { $n }. La primera: { $first }

## Datos de la partida

information-title = Datos de la partida
information-rating = Puntuación
    .spoken = { color-name }, puntuación
information-event = Torneo
information-round = Ronda
information-place = Lugar
information-date = Fecha
    .example = p. ej., 2026-11-25
information-today = Hoy
information-no-date = Otros programas quizá no entiendan esta fecha. Escribe 2026-11-25, 2026-11 o 2026.
information-result = Resultado
    .example = p. ej., B+4
information-no-result = Esto no es un resultado. Escribe 34-30, B+4, o B+R si las blancas abandonaron.
information-counted = { $score } (contado en el tablero)
information-entered-by = Anotada por
information-comment = Comentario
information-save = Guardar
information-offers = Nombres de tu biblioteca

## Planilla

sheet-pass = { $color ->
    [black] Las negras
   *[white] Las blancas
} pasan tras la jugada { $n }.
sheet-wrong-move = La jugada { $n }, { $square }, no es posible: { $reason }.
sheet-goes-on = Jugadas: { $n }. Juegan { $color ->
    [black] las negras
   *[white] las blancas
}.
sheet-is-over = La partida ha terminado: { $score }.
sheet-other-count = La planilla dice { $score }.
sheet-no-disc = Tras la jugada { $n } no hay ficha en { $square }.
sheet-unflipped = En la jugada { $n } no se volteó la ficha de { $square }.
sheet-correct = ¿Una ficha tiene el color equivocado? Haz clic en ella: la partida sigue desde ahí.
sheet-next = Guardar e introducir la siguiente planilla
    .missing = Rellena antes «{ information-entered-by }».
information-values = Guardar también los valores del motor en los archivos
sheet-swap = Intercambiar las jugadas { $a } y { $b } ({ $first } y { $second }).
sheet-change = Jugada { $n }: { $meant }, no { $written }.
sheet-insert = Añadir { $square } como jugada { $n }.
sheet-remove = Quitar la jugada { $n }, { $square }.
sheet-title = Introducir una planilla
sheet-squares = Jugadas
    .example = Escribe las casillas en el orden de las jugadas: f5 d6 c3 …
sheet-count = Resultado final
sheet-black = Resultado final, negras
sheet-white = Resultado final, blancas
sheet-about = Escribe las jugadas; los pases se añaden solos. Las imposibles se marcan al instante.
sheet-take = Abrir la partida
sheet-asks = Estas jugadas aún no están guardadas. Pulsa Esc otra vez para descartarlas.
sheet-discard = Descartar jugadas
sheet-strange = «{ $text }» no es una casilla.
sheet-repairs = Correcciones posibles
sheet-fits = Coincide con el resultado.
sheet-no-moves = Todavía no hay jugadas.
