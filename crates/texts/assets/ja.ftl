### What the window says, in Japanese; en.ftl is what it is made from.
### です・ます in sentences, nouns and plain forms on buttons and in labels. Words of the game: docs/glossary.md.

## Words that stand in many sentences

color-name = { $color ->
    [black] 黒
   *[white] 白
}
reason-as-sentence = { $reason }。
percent = { $n }%
list-and-choice = { $name }：{ $choice }
other-color-name = { $color ->
    [black] 白
   *[white] 黒
}
squares-or = { $first }または{ $last }
count-of-discs = { $n }個

## Evaluations: how well a value is known

move-pass = パス
evaluation-exact = 完全読み
evaluation-proven = { $outcome ->
    [win] 勝ち確定
    [draw] 引き分け確定
   *[loss] 負け確定
}
evaluation-outcome = { $outcome ->
    [win] 勝ち
    [draw] 引分
   *[loss] 負け
}
evaluation-book = 定石データ、{ $plies }手読み
evaluation-label-book = 定石
evaluation-to-the-end = ≈ 終局まで、{ $percent }%
evaluation-depth = ≈ { $depth }手読み、{ $percent }%
evaluation-draw = 引き分け、{ $words }
evaluation-favours = { color-name } { $score }、{ $words }
evaluation-favours-about = { color-name } { $score }（{ $words }）
evaluation-points = { $n }点

## Commands and menus

menu-game = 対局
menu-pictures = コピーと保存
menu-learn = 学ぶ
menu-overlays = 盤上の表示
# The buttons that make everything smaller and larger.
menu-smaller = A−
menu-larger = A+
    .full = ウィンドウが小さいため、これ以上大きくできません
menu-moves = 手順
menu-study = 研究
menu-view = 表示
menu-help = ヘルプ

command-new-game = 新規対局…
    .hint = 盤、初期配置、対局者を選びます
command-play-again = もう一局
    .hint = 同じ盤、同じ初期配置、同じ対局者でもう一度打ちます
command-change-sides = 先後を交代
    .hint = 同じ条件でもう一局。黒番と白番を入れ替えます
command-open = 開く…
    .hint = 棋譜や盤面のファイルを、内容を確かめて開きます
command-sheet = 棋譜用紙を入力…
    .hint = 紙の棋譜を入力します。書き間違いは見つけて訂正できます
command-save-as = 名前を付けて保存…
    .hint = 変化やコメントも含めて、対局をファイルに保存します
command-handout = 印刷用プリント…
    .hint = 盤面、問題、棋譜を印刷用のページにします
command-information = 対局情報…
    .hint = 対局者、大会、日付、結果、コメント
command-save-picture = 盤面の画像を保存…
    .hint = 画面に見えるままの盤面、または白黒の図
command-library = ライブラリ…
    .hint = 保存した対局の一覧です。検索、タグ付け、ファイルからの取り込みができます
command-find-position = この局面の対局を探す
    .hint = この局面になったライブラリの対局です。回転や反転も含みます
command-keep-game = ライブラリに保存
    .hint = この対局を今のまま保存します。終局した対局は自動で保存されます
command-undo = 元に戻す
    .hint = 前の自分の手番まで戻ります
command-redo = やり直す
    .hint = 次の自分の手番まで進みます
command-correct-board = ここで盤面を訂正…
    .hint = 返し間違い、手番の間違い、打つマスの間違いなどを直して、対局を続けます
command-stop-or-resume = 一時停止・再開
    .hint = コンピューターを一時停止または再開します。相手がいなければ、解析を始めるか止めます
command-computer-move = 1手打ってもらう
    .hint = コンピューターがあなたの代わりにこの手を打ちます
command-play-on = ここから対局
    .hint = 表示中の局面から、コンピューターと対局します
command-hint = ヒント
    .hint = まず着眼点、次に候補の2マス、最後に手とその理由を示します
command-coach = コーチ
    .hint = この相手との対局で、大きく損をする手を打ったとき、相手が応じる前に知らせます
command-move = 別のコンピューターへ移す…
    .hint = 設定、プレーヤー、ライブラリなどを1つのファイルにまとめ、取り込む
command-quit = 終了
    .hint = 対局は保存されます
command-copy-moves = 棋譜をコピー
    .hint = 対局の手順をf5d6c3…の形でコピーします
command-copy-board = 盤面をコピー
    .hint = 表示中の局面を文字でコピーします
command-copy-picture = 盤面の画像をコピー
    .hint = 画面に見えるままの盤面。メッセージや文書に使えます
command-paste = 貼り付け…
    .hint = クリップボードの棋譜や盤面を、内容を確かめて読み込みます
command-edit-position = 局面を作る…
    .hint = 好きな局面を作ります
command-turn-game = 棋譜の向きを変える
    .hint = 対局全体の向きを変えて、同じ意味の4つの初手（d3、c4、f5、e6）のうち別の手で始まるようにします
command-preferences = 設定…
    .hint = 見た目、速さ、印、ヒント、エンジン
command-other-engines = ほかのエンジン…
    .hint = Edaxなど、ほかのプログラムのエンジンを対局者として登録します
command-ghosts = ゴースト…
    .hint = ライブラリの誰か、または先月の自分と同じように打つ相手
command-match = 対抗戦…
    .hint = コンピューターどうしで何局も対局し、どちらが強いかを表で示します
command-first = 最初の局面
    .hint = 対局の始めに戻ります
command-back = 1手戻る
    .hint = ひとつ前の局面を見ます
command-forward = 1手進む
    .hint = ひとつ先の局面を見ます
command-last = 最後の局面
    .hint = 表示中の手順の終わりに進みます
command-previous-variation = 前の変化
    .hint = ここ、または手前で打たれた別の手を見ます
command-next-variation = 次の変化
    .hint = ここ、または手前で打たれた別の手を見ます
command-promote = 本譜にする
    .hint = 表示中の変化を本譜にします。「元に戻す」で取り消せます
command-delete = ここから削除
    .hint = 表示中の手とその先をすべて消します。「元に戻す」で取り消せます
command-tree = 手順のツリー
    .hint = すべての変化を、一覧の代わりに並べて表示します
command-mark = マスに印…
    .hint = ポインターかキーボードで選んだマスに、三角や文字などの印を付けます。右クリックで丸、右ドラッグで矢印を描けます
command-analyse = 解析
    .hint = すべての手の評価値を、だんだん深く調べます。もう一度押すと止まります
command-values = マスに評価値
    .hint = 解析で分かった評価値を各マスに表示します
command-overlay-mobility = 双方の打てる場所
    .hint = 黒の打てるマスと白の打てるマス
command-overlay-frontier = 外側の石
    .hint = 空きマスに接している石
command-overlay-stable = 確定石
    .hint = もう返されることのない石
command-overlay-parity = 奇数空きと偶数空き
    .hint = つながった空きマスの数が奇数か偶数か
command-overlay-corners = 危ない隅
    .hint = 空き隅のXとC、そして今取れる隅
command-overlay-people = みんなの手
    .hint = そのレートの人がどの手を何割選び、どこで間違えるか
command-review = 対局を検討
    .hint = 1手ごとの損と、その理由を調べます。もう一度押すと閉じます
command-previous-mistake = 前のミス
    .hint = 検討中の対局の、ひとつ前のミスへ
command-next-mistake = 次のミス
    .hint = 検討中の対局の、次のミスへ
command-all-mistakes = 相手のミスにも止まる
    .hint = 前のミス・次のミスで、コンピューターのミスにも止まります
command-show-refutation = なぜ損かを見る
    .hint = 実際の手と最善手、それぞれの後の進行を並べて見ます
command-save-page = 検討をページに保存…
    .hint = 検討を、ブラウザーで開ける1つのファイルにします。保存や印刷、送付に使えます
command-save-graph = 形勢グラフを保存…
    .hint = 形勢グラフを画像にします。メッセージや文書、印刷に使えます
command-copy-graph = 形勢グラフの画像をコピー
    .hint = 画面に見えるままの形勢グラフ
command-another-look = 重要な手を見直す
    .hint = 前の対局で損の大きかった手です。もっと良い手を探します
command-explorer = 実戦例
    .hint = この局面で何が打たれ、どうなったかを、大会や自分のライブラリの対局で見ます
command-learn = 学ぶ
    .hint = レッスン、問題、自分のミスを開きます。対局は待ち、もう一度押すと戻ります
command-zoom-in = 文字を大きく
    .hint = ウィンドウ内をすべて大きくします
command-zoom-out = 文字を小さく
    .hint = ウィンドウ内をすべて小さくします
command-zoom-usual = 標準の大きさ
    .hint = すべて標準の大きさに戻します
command-legal-moves = 打てるマスを表示
    .hint = 打てるマスに輪の印を付けます
command-preview = 返る石を予告
    .hint = ポインターの位置に打つと返る石を示します
command-last-move = 最後の手に印
    .hint = 最後に打たれた石に印を付けます
command-coordinates = 座標
    .hint = 盤のまわりの英字と数字
command-turn-board = 盤を回転
    .hint = 見た目だけを右に90度回します。棋譜は変わりません
command-mirror-board = 盤を左右反転
    .hint = 見た目だけを左右入れ替えます。棋譜は変わりません
command-thoughts = 相手の読み
    .hint = 対局中に、コンピューターが自分の手をどう読んでいるかを見ます
command-theme-system = システムの配色
    .hint = システムの明暗に合わせます
command-theme-light = 明るい配色
    .hint = 明るい画面に暗い文字
command-theme-dark = 暗い配色
    .hint = 暗い画面に明るい文字
command-to-board = キーボードで盤へ
    .hint = 矢印キーでマスを移動し、Enterで打てるようになります
command-full-screen = 全画面
    .hint = 全画面とウィンドウを切り替えます
command-expert-tools = 上級者向けの機能
    .hint = メニューとパネルに研究用の機能をすべて出すか、対局に要るものだけにします
command-escape = 中止・戻る
    .hint = 思考の停止、入力の取り消し、全画面の解除
command-speak-board = 盤を読み上げる
    .hint = すべての石の位置を読み上げます
board-spoken = 黒：{ $black }。白：{ $white }。{ color-name }番です。
command-how-to-play = 遊び方
    .hint = ルールと画面の使い方
command-keys = キー操作
    .hint = すべてのキーの一覧
command-about = Outflankについて
    .hint = バージョンとライセンス

command-with-key = { $text }（{ $key }）

menu-board = 盤

tool-undo = 元に戻す
tool-redo = やり直す
tool-new = 新規
tool-resume = 再開
tool-stop = 一時停止
tool-review = 検討
tool-play-on = 続ける
tool-hint = ヒント

## Keys

key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-escape = Esc
key-space = Space
key-home = Home
key-end = End
key-page-up = PageUp
key-page-down = PageDown
key-delete = Delete
key-ctrl = Ctrl
key-shift = Shift

keys-either = { $first }または{ $second }
keys-click = クリック
    .what = そのマスに打ちます
keys-square = マスの名前を入力すると打てます。ゆっくりで構いません。k1の後にk12と続けられるときは、Enterで打ちます
keys-tab = Tab
    .what = メニュー、対局者、パネル、盤と順に移ります。盤では矢印キーで動き、Enterで打ちます
keys-menus = メニューを開きます。矢印キーで動き、Enterで選びます

## The window, notices


copied-moves = 棋譜をクリップボードにコピーしました。
copied-moves-before-correction = 最初の訂正までの手をコピーしました。棋譜だけでは訂正した盤面を残せません。
copied-board = 盤面をクリップボードにコピーしました。
copied-picture = 盤面の画像をクリップボードにコピーしました。
copied-graph = グラフの画像をクリップボードにコピーしました。
mark-no-square = 先にマスにポインターを合わせるか、Tabと矢印キーでマスに移ってください。
panel-moves = 手順
    .spoken = 手順の一覧
panel-tree = ツリー
panel-tree-close = ツリーを閉じる

news-pass = { $color ->
    [black] 黒はパスです。石を返せるマスがありません。
   *[white] 白はパスです。石を返せるマスがありません。
}
news-lost-on-time = { $color ->
    [black] 黒の時間切れで、白の勝ちです。
   *[white] 白の時間切れで、黒の勝ちです。
}
news-time-is-over = { $color ->
    [black] 黒の時間切れです。対局は続きます。
   *[white] 白の時間切れです。対局は続きます。
}
news-named-time-is-over = { $name }の時間切れです。対局は続きます。
news-no-pause = 真剣勝負です。時計は止められません。
news-not-your-turn = { $color ->
    [black] 黒番です。黒はコンピューターが打ちます。
   *[white] 白番です。白はコンピューターが打ちます。
}
news-no-help = 真剣勝負です。補助は終局まで使えません。
news-no-take-back = 真剣勝負です。待ったはできません。
news-nothing-to-undo = これ以上元に戻せません。
news-nothing-to-redo = これ以上やり直せません。
news-removed = { $n }手を削除しました。「元に戻す」で取り消せます。
news-promoted = 本譜にしました。「元に戻す」で取り消せます。
news-edit-undone = 手順を元どおりにしました。
news-earlier-game-next = この対局の最初です。もう一度「元に戻す」で前の対局に戻ります。
news-game-left = 新しい対局が始まりました。最初の局面で「元に戻す」と前の対局に戻ります。
news-other-game = ひとつ前の対局に戻りました。
news-search-failed = コンピューターの読みが中断しました（{ $reason }）。「再開」でもう一度試せます。
news-engine-failed = { $engine }が止まりました：{ $reason }。「再開」でもう一度試せます。

## The language

preferences-language = 言語
    .system = システムに合わせる
language-name = { $language ->
    [ja] 日本語
    [zh-Hans] 中国語
    [fr] フランス語
    [de] ドイツ語
    [es] スペイン語
    [el] ギリシャ語
   *[en] 英語
}
# Said in English alone, since the letters of the language cannot be shown.
language-no-font = No font of this system has the letters of { language-name }: install one (fonts-noto-cjk on Debian and Ubuntu, google-noto-sans-cjk-fonts on Fedora, noto-fonts-cjk on Arch) and start Outflank again.

## Dialogs: preferences, help, about

dialog-close = 閉じる
dialog-cancel = キャンセル
dialog-open = 開く
board-width = 横
board-height = 縦
board-theme-felt = フェルト
board-theme-wood = 木目
board-theme-slate = スレート
board-theme-high-contrast = 高コントラスト

help-title = ヘルプ
help-rules = 遊び方
help-window = 画面
help-keys = キー操作
help-about = このアプリについて

rules-aim = 目的
    .text = 2人が交互に石を打ちます。先手は黒です。最後に石の多いほうが勝ちです。
rules-outflank = 石を挟む
    .text = 打つ石と自分の別の石とで、一直線に並んだ相手の石を挟むように打ちます。挟まれた石はすべて返り、自分の石になります。
rules-directions = すべての方向に
    .text = 縦、横、斜めのどの方向でも挟めます。打った石で挟んだ石は、すべて一度に返ります。
rules-passing = パス
    .text = 打てるのは、石を1個以上返せるマスだけです。輪の印が打てるマスを示します。打てるマスがなければパスとなり、相手がもう一度打ちます。この図は黒番ですが、返せる石がありません。
    .picture = 黒番ですが、返せる石がなくパスになります
rules-end = 終局
    .text = 黒も白も打てなくなったら終局です。たいていは盤が埋まったときです。
    .picture = 終局して埋まった盤
rules-end-counts = 黒{ $black }個、白{ $white }個です。
rules-before-move = 黒は{ $square }に打てます
rules-after-move = 黒が{ $square }に打ち、{ $n }個返しました
rules-tips = 最初の3つのコツ
rules-tip-corners = 隅は宝です。隅の石はけっして返されません。
rules-tip-beside-corners = 空いている隅の隣には打たないようにしましょう。相手に隅を取られるもとになります。
rules-tip-few-discs = 序盤は、石は少ないほうがたいてい有利です。少ないほど、打てるマスが増えるからです。

window-page-board = 盤
    .playing = 輪の印のあるマスをクリックするか、f5のようにマスの名前を入力して打ちます。ポインターをマスに合わせると、返る石が示されます。
    .marks = 小さなひし形は最後に打たれた石、星はヒントの印です。右クリックで、好きな印をマスに付けられます。
window-page-around = 盤の上と下
    .text = 対局者は盤の上下に表示され、クリックすると相手や強さを変えられます。盤の下には、今の状況を示す行と、ポインターの下のマスの説明と手数を示す行があります。
window-page-panel = ボタンと手順
    .players = 盤の横に、元に戻す、新規対局、ヒントのボタンがあり、その下にコンピューターの読みの深さや強さがあります。
    .help = ヒントは段階的に出ます。まず着眼点、次に候補の2マス、最後に手とその理由を示します。レート1000未満の相手との対局では、大きく損をする手を打つとコーチが知らせます。メニュー「学ぶ」でオフにしたり、ほかの相手でもオンにしたりできます。Yで「学ぶ」が開き、レッスンと問題があります。
    .moves = 一覧の手をクリックすると、その局面が見られます。そこで別の手を打つと変化になり、元の手順も残ります。
window-page-study = 研究
    .text = メニュー「研究」には、すべての手の評価値が分かる解析、対局のミスを見つける検討、実際に打たれた対局を調べる実戦例があります。どれも盤の横に開きます。メニュー「表示」の「上級者向けの機能」で、ほかの機能も出せます。
window-page-keyboard = キーボードで
    .menus = F10でメニューを開きます。矢印キーで動き、Enterで選び、Escで閉じます。
    .places = Tabで、メニュー、対局者、ボタン、パネル、手順と移り、最後に盤に来ます。F5ならすぐ盤に移ります。盤では矢印キーでマスを移動し、Enterで打ちます。Escを押すと、矢印キーはまた手順を進めたり戻したりします。
    .dialogs = ダイアログでは、Tabで項目を移り、Spaceで選び、Enterで決定、Escでキャンセルします。一覧は矢印キーで動き、PageUpとPageDownでスクロールします。
window-page-screen-reader = スクリーンリーダーで
    .text = どのマスも、石の有無と、打てるかどうかを読み上げます。着手、パス、ヒント、結果は、画面のどこにいても自動で読み上げられます。

about-version = バージョン{ $version }
about-game = リバーシとも呼ばれるオセロを、4×4から16×16までのどの大きさの盤でも打てます。
about-uses = 人やコンピューターと対局し、学び、自分の対局を研究できます。
about-licence = MITライセンスまたはApache 2.0ライセンスを選んで使えるフリーソフトウェアです。いかなる保証もありません。

preferences-title = 設定
preferences-colours = 配色
    .system = システムに合わせる
    .light = 明るい配色
    .dark = 暗い配色
preferences-contrast = コントラスト
    .system = システムに合わせる
    .usual = 標準
    .high = 高い
preferences-text-size = 文字の大きさ
preferences-board = 盤
preferences-show = 表示
    .legal-moves = 打てるマスに輪の印
    .preview = ポインターの位置で返る石
    .last-move = 最後に打たれた石の印
    .coordinates = 座標
preferences-tab-look = 見た目
preferences-tab-play = 対局
playing-as = プレイヤー
    .spoken = { $name }として打つ
    .about = ここで打つ人です。レートと学習の記録は人ごとにあり、名前を変えても残ります。
playing-as-another = ほかの人…
preferences-person-name = プレイヤー{ $n }の名前
preferences-person-remove = 削除
    .spoken = プレイヤー{ $n }を削除
preferences-person-add = プレイヤーを追加
preferences-person-taken = 「{ $name }」はほかの人の今の名前か、前の名前です。
preferences-motion = 動き
    .system = システムに合わせる
    .usual = 標準
    .none = なし
    .turning = 石が返る時間
    .pace = 応手までの間
    .human-times = 相手は人と同じくらい時間をかけて考える
preferences-no-time = すぐ
preferences-seconds = { $seconds }秒
preferences-sound = サウンド
    .on = 音を鳴らす
    .volume = 音量
preferences-hints = ヒント
    .about = ヒントを出すときや代わりに打つときに、コンピューターがどれだけ深く読むかです。
preferences-review = 検討
    .about = 検討でどれだけ深く読むかです。レベル27はすべてのミスを確認します。それより上はずっと時間がかかります。
preferences-level = レベル
preferences-engine = エンジン
preferences-threads = スレッド
    .all = すべて（{ $n }）
    .about = 同時に使うプロセッサーの最大数です。
preferences-memory = メモリ
    .about = 読みの結果を覚えておく量です。高いレベルほど、多いと効果があります。解析中はさらに同じ量を使います。
preferences-megabytes = { $n } MB
preferences-gigabytes = { $n } GB
preferences-ponder = 自分の手番の間も考えさせる
    .about = あなたが考えている間もコンピューターが読み、早く応じます。
preferences-book = 序盤は定石データで打つ
    .about = 8×8の最初の数手を前もって調べたデータで打ちます。変化の幅を広げると、最善でない手も打ちます。
preferences-variety = 変化の幅
preferences-no-variety = なし
preferences-variety-discs = { $n }石
preferences-keys = キー
    .about = キーをクリックして、新しいキーを押します。Deleteでキーなしになります。
    .press = キーを押してください…
    .none = キーなし
    .spoken = { $name }：{ $key }
    .as-usual = 標準に戻す
    .as-usual-spoken = { $name }：標準に戻す
    .all-as-usual = すべてのキーを標準に戻す
    .of-squares = { $key }はマスの名前の入力に使うため、割り当てられません。
    .of-clipboard = このキーはクリップボードで使います。
    .of-window = { $key }はウィンドウの操作に使います。
    .taken = { $key }は「{ $other }」のキーです。
    .take = 「{ $name }」に割り当てる
    .leave = そのままにする
preferences-restore = すべての設定を初期状態に戻す

## Files: open, save, paste, their errors

chooser-open = ファイルを開く
    .about = 棋譜でも盤面でも開けます：手順の文字列、SGF、GGF、PGN、OBF、WTHOR、オセロクエスト。
chooser-save = 対局を保存
    .about = 拡張子で形式が決まります。.outflankはすべて、.sgfは時間以外、.pgnは変化も、.ggf・.txt・.wtbは本譜、.obfは表示中の局面です。
chooser-save-page = 検討をページに保存
    .about = どのブラウザーでも、ネットワークなしで開ける1つのファイルです。
chooser-save-picture = 盤面の画像を保存
    .about = .png：画面に見えるまま。.svg：印刷や文書のための白黒の図。.gif：1局を1手ずつ。
chooser-save-handout = プリントを保存
    .about = { handout-about }
chooser-tournament = 大会のページを保存
    .about = 順位（ブライトウェル係数つき）、回戦ごとの結果と棋譜を、印刷用のページにします。選んだ対局には対局者と結果が必要です。
chooser-save-graph = 形勢グラフを保存
    .about = .png：画面に見えるまま。.svg：印刷や文書のための白黒。
chooser-engine = エンジンを選ぶ
    .about = Edaxなどのエンジンのプログラムです。
chooser-do-take = これにする
chooser-import = 対局を取り込む
    .about = ファイルの全対局を取り込みます。名前がなければ、このフォルダーの全ファイルが対象です：SGF、GGF、PGN、WTHOR、オセロクエスト、手順の文字列。
chooser-export-games = 対局を1つのファイルに書き出す
    .about = 拡張子で形式が決まります。.sgfは時間以外のすべて、.pgnは変化も、.ggf、.txt、.wtbは本譜、.obfは最後の局面です。
chooser-export-each = 対局を1局ずつ書き出す
    .about = ファイルには番号が付きます。game.sgfはgame-1.sgf、game-2.sgfのようになります。拡張子で形式が決まります。
chooser-names = WTHORの対局者名
    .about = .jouで終わるファイルです。大会名は同じフォルダーの.trnファイルから読みます。
wthor-ask-title = 対局者の名前
wthor-ask-lacking = 「{ $file }」には名前の代わりに番号が入っています。WTHORは名前を別のファイル（WTHOR.JOU）に置きますが、同じフォルダーにありません。
wthor-ask-choose = 名前のファイルを選ぶ…
wthor-ask-go-without = 名前なしで続ける
wthor-ask-not-read = 名前を読み取れません：{ $reason }。
wthor-ask-no-file = .jouで終わるファイルではなく、同じフォルダーにもありません
chooser-no-name = ファイルを選ぶか、名前を入力してください。
chooser-page-ending = ページの名前は.htmlで終わります。
chooser-picture-ending = 画像の名前は.pngか.svgか.gifで終わります。
chooser-graph-ending = グラフの画像の名前は.pngか.svgで終わります。
chooser-do-replace = 置き換え
chooser-do-save = 保存
chooser-do-import = 取り込む
chooser-do-import-folder = フォルダーを取り込む
chooser-folder = 場所
chooser-name = 名前
    .spoken = ファイル名
chooser-up = 上へ
    .hint = ひとつ上のフォルダー
chooser-replaces = 同じ名前のファイルがあり、置き換えられます。
chooser-folder-spoken = { $name }、フォルダー
chooser-folder-not-listed = このフォルダーの中身を表示できません：{ $reason }
filter-games = 棋譜と盤面
filter-all = すべてのファイル
filter-sgf = Smart Game Format
filter-outflank = Outflank（すべての内容）
filter-ggf = Generic Game Format
filter-pgn = タグ付きの手順（PGN）
filter-wthor = 大会の対局（WTHOR）
filter-txt = 手順の文字列
filter-obf = 最後の局面
filter-page = ブラウザー用のページ
filter-png = 画像（PNG）
filter-svg = 白黒の図（SVG）
filter-gif = 1局を1手ずつ（GIF）
file-not-opened = { $name }を開けません：{ $reason }。
file-saved = { $name }に保存しました。
file-lacks-values = 入力者のいる対局なので、エンジンの評価値は保存していません。「対局情報」で含めるように変えられます。
file-not-saved = { $name }を保存できませんでした：{ $reason }。
export-saved = { $n ->
   *[other] { $shown }局を{ $name }に保存しました。
}
export-from-to = { $first }から{ $last }
export-is-there = { $name }はすでにあります
file-no-review = 検討が閉じられました

paste-title = 棋譜や盤面を貼り付け
paste-title-file = 棋譜や盤面を開く
paste-no-text = まだ何も入力されていません。
paste-file = ファイル
paste-encoding = 文字コード
encoding-name = { $letters ->
    [japanese] 日本語（{ $name }）
    [chinese] 簡体字中国語（{ $name }）
    [traditional] 繁体字中国語（{ $name }）
    [korean] 韓国語（{ $name }）
    [western] 西ヨーロッパ（{ $name }）
    [central] 中央ヨーロッパ（{ $name }）
    [cyrillic] キリル文字（{ $name }）
    [greek] ギリシャ語（{ $name }）
    [all] すべての言語（{ $name }）
   *[other] { $name }
}
paste-two-readings = この手順は2通りに読めます。どちらかを選んでください。
paste-games = 対局
paste-all-files = { $n }個のファイルをすべてライブラリーに加える
paste-all-games = { $shown }局すべてをライブラリーに加える
paste-holds = 内容
paste-mistake = 誤り
paste-rejected = 読めない対局
paste-unused = 使わなかった部分
paste-unused-more = ほか{ $n }か所
paste-variations = 変化
paste-cut = その前の{ $n }手は開けます。
paste-text = 文字
    .hint = f5d6c3…、またはX、O、-で書いた盤面
paste-picture = プレビュー：黒{ $black }個、白{ $white }個
paste-counts = 黒{ $black }個、白{ $white }個。
paste-to-move = { $color ->
    [black] 黒番です。
   *[white] 白番です。
}
paste-won = { $color ->
    [black] 黒の勝ちです。
   *[white] 白の勝ちです。
}
paste-draw = 引き分けです。

launch-usage =
    使い方：outflank [オプション] [ファイル…]
    Outflankのウィンドウを開き、これらのファイルの対局を表示します。

    -h, --help           この説明
    -V, --version        バージョン
    --                   この後はすべてファイル名
    OUTFLANK_CONFIG_DIR  設定と対局のフォルダー

    エンジンのコマンド：outflank-engine
launch-no-display = Outflankにはディスプレイが必要です。WAYLAND_DISPLAYもDISPLAYも設定されていません。
launch-no-libraries = Outflankに必要なシステムライブラリがありません。DebianやUbuntuでは `sudo apt-get install { $packages }` で入ります。
launch-dead-display = ディスプレイ{ $name }が応答しません。
launch-no-window = Outflankのウィンドウを開けません：{ $reason }。
launch-no-opengl = OutflankにはOpenGL 2.1と、24ビット以上の色を出せるディスプレイが必要ですが、ここにはありません：{ $reason }。
launch-no-threads = Outflankのスレッドを開始できません：{ $reason }。このユーザーに許されたプロセスの数が少なすぎます。
launch-no-files = Outflankは同時に{ $n }個のファイルを開く必要がありますが、許された数が足りません：{ $reason }。
launch-no-memory = Outflankには{ $megabytes } MBのメモリが必要ですが、許された量が足りません。
launch-panic = Outflankの不具合のため終了しました：{ $reason }。
launch-unknown-option = { $name }というオプションはありません。outflank --helpで一覧を表示します。
storage-nowhere = 設定と対局を保存できません：{ $reason }。
storage-copy-is-used = { $name }を読めなかったので、以前の控えを使います。{ $aside }理由：{ $reason }。
storage-starts-afresh = { $name }を読めなかったので、最初の状態から始めます。{ $aside }理由：{ $reason }。
storage-unread = { $name }を今は読めないので、そのままにしておきます。理由：{ $reason }。
storage-words = { $name }の{ $words }を読めないので、代わりに初期値を使います。ほかはすべて残ります。{ $aside }
storage-aside = 壊れたファイルは{ $name }として残してあります。
storage-not-aside = 壊れたファイルを別に残せなかったので（{ $reason }）、上書きは行いません。
storage-left-out = 対局のファイルが{ $megabytes } MBを超えるので、古いほうから{ $n }局を除いて保存しました。
storage-lock = { $name }は普通のファイルではないので、その横にある対局はそのままにします。
storage-not-kept = { $what ->
    [settings] 設定を{ $path }に保存できませんでした：{ $reason }。数秒ごとにまた試します。
    [profile] プロフィールを{ $path }に保存できませんでした：{ $reason }。数秒ごとにまた試します。
   *[game] 対局を{ $path }に保存できませんでした：{ $reason }。数秒ごとにまた試します。
}

## The library and the explorer

library-title = ライブラリ
library-one-moment = お待ちください…
library-kept = 対局をライブラリに保存しました。
library-kept-in-memory = ライブラリのファイルに書き込めないので、対局はまだメモリの中だけです。もう一度試します。
library-not-kept = 対局をライブラリに保存できませんでした：{ $reason }。
library-review-not-kept = 検討をライブラリに保存できませんでした：{ $reason }。
library-not-done = できません：{ $reason }。
library-is-newer = ライブラリ{ $path }はより新しいOutflankで書かれたものです。そのまま残し、対局は保存しません。
library-breaks-off = ライブラリ{ $path }の最後の書き込みが途切れています。その{ $n }バイトは読みません。
library-is-damaged = ライブラリ{ $path }が壊れています（{ $reason }）。{ $n }局が残り、壊れたファイルは{ $aside }として残してあります。
library-not-written = ライブラリ{ $path }に書き込めません：{ $reason }。対局はメモリに置き、書き込めるようになったら保存します。
library-tag-imported = 取り込み
library-tag-played = ここで対局
library-tag-match = 対抗戦
library-tag-review = 検討待ち
library-tag-thorough-review = 詳しい検討待ち
library-damaged = 壊れたライブラリが別に残してあります。
library-recover = 対局を救い出す
    .hint = 読み取れて、ここにない対局を取り込みます
library-search = 検索
    .example = 検索：tamenori 2019 虎
    .hint =
        対局者、大会、定石の名前の一部、年または2010-2015、10x10のような盤の大きさで探せます。
        fewestは、石の少ないほうが勝つ対局です。
        言葉の前にplayer: black: white: event: round: opening: date: tag: board: goal:を付けると、探す項目を選べます。
        引用符で囲んだ言葉は1つの名前です。
library-result = 結果
    .any = すべての結果
    .black = 黒の勝ち
    .white = 白の勝ち
    .draw = 引き分け
library-tag = タグ
    .any = すべてのタグ
library-board = 盤
    .any = すべての盤
library-games = { $n ->
   *[other] { $shown }局
}
library-chosen = { $n ->
   *[other] { $shown }局中{ $chosen }局
}
library-position = 局面…
    .hint = ある局面や、盤の一部の形になった対局を探します
library-position-is-on = 局面：オン
library-position-any = すべての局面
library-did-you-mean = もしかして
library-suggestion = { $n ->
   *[other] { $name }（{ $shown }局）
}
part-title = 局面を探す
part-explain = マスをクリックすると、黒、白、空き、何でもよい、の順に変わります。
part-keys = キーボードでは、Bで黒、Wで白、Eで空き、Deleteで何でもよい。
part-from-game = 盤から
    .hint = すべてのマスを今の盤と同じにします
part-clear = 全消去
    .hint = すべてのマスを何でもよいにします
part-any-orientation = 回転と反転も含む
part-no-square = マスを1つ以上選んでください。
part-find = 対局を探す
library-bin = ごみ箱
    .hint = 削除した対局
library-bin-is-empty = ごみ箱は空です。
library-is-importing = 対局を取り込んでいます。終わると一覧に出ます。
library-no-games-yet = まだ対局がありません。
library-has-no-games = 終局した対局はここに保存されます。ファイルの対局は「取り込む」で加えられます。
library-no-game-fits = 検索に合う対局がありません。
library-restore = 復元
library-delete = 削除
    .hint = ごみ箱に入れます。後で復元できます
library-tags = タグ…
    .hint = 選んだ対局にタグを付けたり外したりします
library-new-tag = 新しいタグ
library-add-tag = 追加
library-choose-all = すべて選択
    .hint = 一覧の全対局を、削除、タグ付け、書き出しのために選びます
library-review = 検討…
    .hint = 裏で対局を検討します。終わると、それぞれの石損が一覧に出ます
library-review-chosen = 選択した対局をざっと
library-review-chosen-thoroughly = 選択した対局を詳しく
library-review-mine = 未検討の自分の対局（{ $n }）をざっと
library-review-mine-thoroughly = 未検討の自分の対局（{ $n }）を詳しく
library-queue = { $n }局中{ $done }局を検討
library-queue-left = { $n }局中{ $done }局を検討・残り{ $left }
library-queue-paused = { $n }局中{ $done }局を検討・一時停止中
library-queue-waits = { $n }局中{ $done }局を検討・ほかの計算の終わりを待っています
library-queue-elsewhere = { $n }局が待っています。別のウィンドウが検討中です。
library-queue-minutes = { $n }分
library-queue-hours = { $n }時間
library-queue-pause = 一時停止
    .hint = 「再開」を押すか、次に起動すると続きます
library-queue-resume = 再開
library-queue-empty = 取り消し
    .hint = 待っている対局をすべて外します。済んだ検討は残ります
library-export = 書き出す…
    .hint = 選んだ対局を、1つのファイルに、または1局ずつのファイルに保存します
library-export-one-file = 1つのファイルに…
library-export-each = 1局ずつのファイルに…
library-export-boards = 番号付きの盤面を印刷用に…
library-export-tournament = 大会のページ…
library-export-exercises = 問題を印刷用に…
library-import = 取り込む…
    .hint = ファイルやフォルダーの対局：SGF、GGF、PGN、WTHORなど
library-empty-bin = ごみ箱を空にする
    .hint = 中の対局は元に戻せなくなります
library-empty-bin-yes = { $n ->
   *[other] { $shown }局を完全に削除
}
library-empty-bin-no = キャンセル
library-n-imported = { $n ->
   *[other] { $shown }局を取り込み済み
}
library-import-bar = 取り込み
library-import-stop = 停止
    .hint = そこまでに取り込んだ対局は残ります
library-column-date = 日付
    .order = 日付順に並べる
library-column-black = 黒
    .order = 黒の名前順に並べる
library-column-white = 白
    .order = 白の名前順に並べる
library-column-result = 結果
    .order = 結果順に並べる
library-column-opening = 定石
    .order = 定石順に並べる
library-column-event = 大会
    .order = 大会順に並べる
library-column-board = 盤
    .order = 盤の大きさ順に並べる
library-column-moves = 手数
    .order = 手数順に並べる
library-column-lost = 石損
    .order = 石損順に並べる
library-column-accuracy = 精度
    .order = 精度順に並べる
library-lost-words = 石損は黒{ $black }、白{ $white }。
library-accuracy-words = 精度は黒{ $black }%、白{ $white }%。
library-moves = { $board }、{ $n }手
library-moves-opening = { $board }、{ $n }手、{ $name }（{ $other }）
library-kept-on = { $date }に保存
library-tags-of = タグ：{ $tags }
library-against = { $black }対{ $white }
library-unknown-player = 不明
library-named-won = { $name }の勝ち
library-won = { $winner ->
    [black] 黒の勝ち
    [white] 白の勝ち
   *[draw] 引き分け
}

import-added = { $n ->
   *[other] { $shown }局を取り込みました。
}
import-known = { $n ->
   *[other] { $shown }局はすでにありました。
}
import-empty = { $n ->
   *[other] 手のない{ $shown }局は除きました。
}
import-illegal = { $n ->
   *[other] 打てない手のある{ $shown }局は除きました。
}
import-rejected = { $n ->
   *[other] 読めなかった対局：{ $shown }局。最初は{ $games }。
}
import-overruled = { $n ->
   *[other] 盤面と合わない結果が{ $shown }件あり、使われませんでした：{ $games }。
}
import-left-out = { $n ->
   *[other] 最後まで打てない変化が{ $shown }件あります：{ $games }。
}
import-unused = { $n ->
   *[other] 文章のうち{ $shown }か所は使われませんでした：{ $games }。
}
import-not-read = 読めません：{ $reason }。
import-more-not-read = ほかに{ $n }個のファイルが読めませんでした。
import-stopped = 取り込みを止めました。
import-broke-off = ライブラリに書き込めないので、取り込みを中断しました。
import-not-listed = { $name }の中身を表示できません：{ $reason }
import-part-of = { $name }の一部：{ $reason }

explorer-filter = 絞り込み
    .hint = 対局者、大会、年で絞り込みます。内蔵の統計には名前がないため、絞り込むと除かれます
explorer-filter-is-on = 絞り込み：オン
explorer-games-of = 対象：{ $name }
    .hint = 数える対局：{ $name }
explorer-built-in = 1977–2023年の大会（内蔵）
explorer-whole-library = マイライブラリの全対局（{ $n }）
explorer-counts-twice = 両方にある対局は2回数えます。
explorer-library = マイライブラリ
explorer-tournaments = 大会
explorer-color = 実戦例、{ color-name }
explorer-player = 対局者
    .spoken = 実戦例、対局者
explorer-event = 大会
    .spoken = 実戦例、大会
explorer-years =
    .spoken = 実戦例、年
explorer-other-board = 内蔵の統計は8×8だけです。代わりに自分のライブラリを選んでください。
explorer-other-goal = 内蔵の統計は、石の多いほうが勝つ対局のものです。代わりに自分のライブラリを選んでください。
explorer-too-few = この局面になった大会の対局は10局未満です。
explorer-no-games = ライブラリにはまだ対局がありません。「取り込む」でファイルから加えられます（Ctrl+L）。
explorer-none = この局面になった対局はありません。
explorer-column-move = 手
explorer-column-games = 局数
explorer-column-people = R{ $rating }
explorer-average = 平均
explorer-costs = 石損
explorer-all = 全体
explorer-share = { $n }（{ $percent }%）
explorer-winners = 黒の勝ち{ $black }、引き分け{ $draws }、白の勝ち{ $white }
explorer-spoken = { $n ->
   *[other] { $shown }局、平均{ $mean }
}
explorer-newest = { $all }局のうち新しい{ $n }局
explorer-games = 対局

## Playing: the strip, players, new game, the end

strip-looks-for-hint = { color-name }の良い手を探しています…
strip-looks-for-move = コンピューターが{ color-name }の手を考えています…
strip-thinks = { color-name }が考えています：{ $player }。
strip-paused = 一時停止中、{ color-name }番です（{ $player }）。「再開」かSpaceキーで続けます。
strip-after = { $n }手中{ $number }手目の後です：{ $square }
    .start = 初手の前です。
strip-clock-waits = 時計は一時停止中、{ color-name }番です。打つか、「再開」かSpaceキーを押してください。
strip-studying = 研究中：{ color-name }番です。黒も白も自分で打ちます。
strip-studying-ahead = →で手順を進めます。
strip-played = { color-name }は{ $square }に打ちました。
strip-played-from-book = { color-name }は定石どおり{ $square }に打ちました。
strip-do = { $what ->
    [other-move] 別の手を打つか、→で先へ進んでください
    [place] 中央の4マスのどれかに石を置いてください
    [marked] 印のあるマスをクリックしてください
   *[flips] 石を返せるマスをクリックしてください
}
strip-your-turn = あなた（{ color-name }）の番です。{ strip-do }。
strip-to-move = { color-name }番です。{ strip-do }。
strip-named-to-move = { $name }（{ color-name }）の番です。{ strip-do }。

result-you-wipe-out = { $won }–{ $lost }で{ $loser ->
    [black] 黒
   *[white] 白
}を全滅させました！
result-you-win = { $won }–{ $lost }であなたの勝ちです！
result-you-are-wiped-out = { $lost }–{ $won }で{ color-name }に全滅させられました。
result-you-lose = { $lost }–{ $won }であなたの負けです。
result-you-lose-on-time = { $color ->
    [black] あなたの時間切れで、白の勝ちです。
   *[white] あなたの時間切れで、黒の勝ちです。
}
result-you-win-on-time = { $color ->
    [black] 黒の時間切れで、あなたの勝ちです。
   *[white] 白の時間切れで、あなたの勝ちです。
}
result-named-time-over = { $loser }の時間切れで、{ $winner }の勝ちです。
result-named-loses-on-time = { $color ->
    [black] { $name }の時間切れで、白の勝ちです。
   *[white] { $name }の時間切れで、黒の勝ちです。
}
result-named-wins-on-time = { $color ->
    [black] 黒の時間切れで、{ $name }の勝ちです。
   *[white] 白の時間切れで、{ $name }の勝ちです。
}
went-over-time = { $who ->
    [you] あなたは持ち時間を超えました。
    [black] 黒は持ち時間を超えました。
   *[white] 白は持ち時間を超えました。
}
named-went-over-time = { $name }は持ち時間を超えました。
result-wins = { $won }–{ $lost }で{ color-name }の勝ちです。
result-named-wins = { $won }–{ $lost }で{ $name }の勝ちです。
result-draw = { $black }–{ $white }で引き分けです。
result-fewest = このルールでは、石の少ないほうが勝ちです。
result-no-discs-left = { color-name }の石がなくなりました。
result-empties-for = 空きマス{ $n }個は{ color-name }のものと数えます（盤上は{ $black }–{ $white }）。
result-empties-shared = 空きマス{ $n }個は半分ずつに数えます。

square-flips-nothing = { $square }では石を返せません
square-flips = { $n ->
    [1] { $square }で{ $flipped }を返す
   *[other] { $square }で{ $n }個返す：{ $flipped }
}
square-of-first-four = { $square }：最初の4個の1つで、石は返しません
square-has-disc = { $square }：{ $color ->
    [black] 黒
   *[white] 白
}石
square-has-nothing = { $square }：{ color-name }はここでは石を返せません

report-depth = { $depth }手読み
report-depth-sure = { $depth }手読み、{ $percent }%
report-book = 定石データ、{ $depth }手読み
report-exactly = 完全読み { $value }
report-proven = { $outcome ->
    [win] 勝ち確定
    [draw] 引き分け確定
   *[loss] 負け確定
}
report-nothing-yet = 思考中…

rating-estimate = 約{ $rating }（{ $low }–{ $high }）、{ $n }局
rating-after = レートはあと{ $n }局で表示されます
strip-dismiss = 消す
strip-invitation = 初めての方へ：2分で入門
    .hint = 最初のレッスンを開きます
strip-invitation-declined = いいえ
strip-progress = { $played }手 · 空き{ $empties }
strip-progress-of = { $ahead }手中{ $played }手 · 空き{ $empties }
strip-fewest-win = 石の少ないほうが勝ち
strip-typed = マス：{ $typed }_
strip-typed-enter = マス：{ $typed }_（Enterで{ $typed }に打つ）
strip-square-and-replies = { $words }（点はその後に{ color-name }が打てるマス）
strip-opening = 定石：{ $name }
strip-coach-asks = コーチがあなたの手について尋ねています。
hint-more = もっと見る
coach-take-back = 待った
    .hint = 打つ前に戻ります
coach-why = なぜ？
    .hint = 注意する点を説明します
coach-play-on = このまま
    .hint = この手で続けます
strip-hint = ヒント：{ $words }
strip-hint-squares = ヒント：{ $one }か{ $other }？
strip-hint-only-move = ヒント：打てるのは{ $square }だけです。
thinking-sign = 思考中
typed-no-square = 「{ $typed }」は{ $size }の盤のマスではありません（a1から{ $last }まで）。
end-play-again = もう一局
end-next = 次の相手：{ $player }。あなたは{ color-name }番です。
end-easier = 弱め
end-same = 同じ
end-harder = 強め
end-suited = あなたに合う強さ
end-swap-colours = 先後を交代
end-put-away = 盤を見る
end-show = 結果を見る
end-go-on = 時計なしで続ける
    .hint = ここから同じ対局を、時間を気にせず続けます
end-review = 検討
end-information = 対局情報…
end-key-moves = 重要な{ $n }手を見直す
end-very-close = 接戦でした！
end-review-shows = 検討で、勝負の分かれ目が分かります。
end-helped = { $help ->
    [hint] コンピューターの助けを借りたので、この対局はレートに数えません。
    [take-back] 待ったをしたので、この対局はレートに数えません。
    [analysis] 評価値や相手の読みを表示したので、この対局はレートに数えません。
   *[other-players] 最初から同じ対局者どうしではなかったので、この対局はレートに数えません。
}
end-your-rating = あなたのレート：{ $estimate }。
end-rating-of = { $name }のレート：{ $estimate }。
end-rating-later = { $words }。
# What a new player sees first: three pictures with a sentence each, and three buttons.
welcome-title = 20秒で分かるオセロ
welcome-flip = 自分の石で挟むと、相手の石が返ります。
welcome-must-flip = 1個も返せないマスには打てません。
welcome-most = 最後に石の多いほうの勝ちです。
welcome-play = 遊ぶ
welcome-teach = 教えて
welcome-known = 知っています
new-game-title = 新規対局
new-game-start = 開始
new-game-board = 盤
new-game-opening = 初期配置
new-game-clock = 時計
new-game-winner = 勝者
clock-none = なし
clock-own = 個別に設定
clock-sudden-death = { $minutes }分
clock-increment = { $minutes }分＋{ $seconds }秒
clock-byo-yomi = { $minutes }分＋{ $seconds }秒×{ $n }回
clock-periods = { $seconds }秒×{ $n }回
clock-per-move = 1手{ $seconds }秒
clock-minutes-unit = 分
clock-seconds-unit = 秒
clock-no-bonus = 追加なし
clock-bonus-increment = ＋1手ごと
clock-bonus-periods = ＋秒読み
clock-minutes-of = { $color ->
    [black] 黒の持ち時間（分）
   *[white] 白の持ち時間（分）
}
clock-bonus-of = { $color ->
    [black] 黒の追加時間
   *[white] 白の追加時間
}
clock-periods-of = { $color ->
    [black] 黒の秒読みの回数
   *[white] 白の秒読みの回数
}
clock-seconds-of = { $color ->
    [black] 黒の秒数
   *[white] 白の秒数
}
flag-loses = 時間切れで負け
flag-goes-on = 時間切れでも続行
clock-name = { $color ->
    [black] 黒の時計 { $time }
   *[white] 白の時計 { $time }
}
clock-set-to = 時計：{ $time }
clock-runs = クリックかSpaceキーで一時停止します。
clock-stands = 一時停止中です。クリックかSpaceキーで再開します。
new-game-help = 補助
new-game-alternates = もう一局のたびに先後を交代
    .hint = もう一局打つと、黒番と白番が入れ替わります
new-game-serious = 真剣勝負
    .hint = 大会と同じく待ったなし。終局まで補助もありません
    .meaning = 終局まで、ヒント、評価値、待ったは使えません。
new-game-i-play-black = 黒で打つ
new-game-i-play-white = 白で打つ
new-game-computer = コンピューター
new-game-friend = 2人で打つ
new-game-watch = コンピューターどうしを観戦
new-game-friend-name = 友だち
new-game-random-colour = 色はおまかせ
# The card behind the faces: a computer player of one's own choice.
new-game-other-size = その他…
new-game-by-strength = 弱い順
new-game-custom = カスタム
    .hint = 好きな強さ、読みの深さ、または別のプログラム
new-game-name-of = { $color ->
        [black] 黒の名前
       *[white] 白の名前
    }
# Opens the rows below it.
new-game-more = その他：配置、ハンデ、時計、少ないほうが勝ち、真剣勝負
goal-most = 石の多いほう
    .meaning = オセロ：最後に石の多いほうが勝ちです。
goal-fewest = 石の少ないほう
    .meaning = 逆オセロ：最後に石の少ないほうが勝ちです。
start-standard = 標準
    .description = いつもの初期配置です。
start-mirrored = 白黒逆
    .description = 標準の配置の、黒と白を入れ替えます。
start-parallel = 平行
    .description = 同じ色の石が隣り合って並びます。
start-reversi = 昔のリバーシ
    .description = 何もない盤で始め、最初の4個を交互に中央に置きます。
start-corners = 隅のハンデ
    .description = ハンデ戦です。一方が、返されることのない隅の石を持って始めます。石の多いほうが勝つルールでは有利に、少ないほうが勝つルールでは不利になります。
start-random = ランダム
    .description = 最初の数手を自動で打ちます。その後の形勢はほぼ互角です。
start-hand-made = 局面を作る
    .description = 好きなマスに好きな石を置きます。
start-edit = 局面を編集…
start-corners-for = { color-name }に
start-moves = { $n }手
start-moves-slider = 自動で打つ手数
start-number = 番号
    .hint = 同じ番号なら、いつも同じ進行になります
    .name = 進行の番号
start-another = 別の進行
start-preview = プレビュー：{ $size }の盤、黒{ $black }個、白{ $white }個、{ color-name }番
seat = { color-name }：{ $player }
    .hint = クリックで対局者を変更
    .information = クリックで対局情報を表示
player-of-color = { color-name }：{ $name }
card-discs = 盤上の{ color-name }は{ $n }個
card-hint = ヒント：{ $report }
card-phases = 石損から見て：{ $phases }
card-phase-opening = 序盤{ $rating }
card-phase-middle = 中盤{ $rating }
card-phase-ending = 終盤{ $rating }
person-you = あなた

## Editing a position

editor-title = 局面を作る
editor-play-from-here = ここから対局
editor-use-position = この局面を使う
editor-correct-title = 盤面を訂正
editor-other-size = この対局の盤は{ $board }のままです。
editor-put-down = 置く石
editor-turn = 手番
editor-board = 盤
editor-as-text = 文字で
    .name = 局面の文字表記
    .hint = Xは黒、Oは白、-は空きマスです。
editor-empty = 空き
editor-to-move = { color-name }番
editor-clear = 全消去
editor-standard-start = 標準の配置
editor-from-game = 対局から
setup-off-board = 盤の外に石があります
setup-two-colors = { $square }に黒と白の石が重なっています
setup-nothing-to-play = 黒も白も打てるマスがないので、対局できません
setup-wrong-length = { $expected }マス必要なところ、{ $found }マスあります
setup-unknown-character = { $place }文字目の「{ $character }」は、石（XかO）でも空きマス（-）でもありません

## Spoken to a screen reader

square-spoken = { $square }、{ $disc ->
    [black] 黒石
    [white] 白石
    [any] 何でもよい
   *[none] 空き
}
square-spoken-legal = 打てます
square-spoken-flips = { $n }個返せます
square-spoken-last = 最後の手
square-spoken-hint = ヒント
square-spoken-reason = 理由に出るマス
square-spoken-mark = 印：{ $shape ->
    [cross] バツ
    [triangle] 三角
    [circle] 丸
    [square] 四角
   *[letter] 文字{ $letter }
}
spoken-passes = { color-name }は打てる場所がなくパスです。
spoken-corrected = 盤面が訂正されました。
spoken-plays = { color-name }、{ $square }。
spoken-plays-and-flips = { color-name }、{ $square }、{ $n }個返しました。
spoken-at-move = { $number }手目、{ $words }
spoken-new-game = { $size }の新しい対局です。
spoken-start = 対局の始めです。
spoken-computer-waits = { color-name }番です。コンピューターは待っています。
spoken-to-move = { color-name }番です。
spoken-named-to-move = { $name }（{ color-name }）の番です。
spoken-little-time = { $color ->
    [black] 黒の残り時間はわずかです。
   *[white] 白の残り時間はわずかです。
}
spoken-named-little-time = { $name }の残り時間はわずかです。
spoken-your-turn = あなた（{ color-name }）の番です。

spoken-coach = コーチ：{ $question }
spoken-answer = { $key }：{ $what }。
## Study: moves, analysis, tree, overlays, what people play

notes-title = メモ
notes-sign = 記号
notes-no-sign = 記号なし
notes-about-game = 対局について
notes-about-move = この手について
notes-comment = コメント
judgement-excellent = 妙手
judgement-good = 好手
judgement-interesting = 面白い手
judgement-doubtful = 疑問手
judgement-bad = 悪手
judgement-blunder = 大悪手
time-seconds = { $seconds }秒
time-minutes = { $minutes }分{ $seconds }秒
time-hours = { $hours }時間{ $minutes }分
analysis-broke = 解析が中断しました（{ $reason }）。もう一度始めてください。
marks-title = { $square }に付ける印
marks-triangle = 三角
marks-circle = 丸
marks-square = 四角
marks-cross = バツ
marks-letter = 文字{ $letter }
marks-remove = 印を消す
marks-remove-all = 印をすべて消す
moves-instead = 変化 { $number } { $moves }
    .hint = ここで打たれた別の手です。クリックで移動します
moves-none = まだ手がありません。黒が先手です。
moves-thought-for = 考慮時間 { $time }
moves-corrected = 盤面を訂正、{ color-name }番
    .hint = それまでの手にかかわらず、この盤面から対局が続きます。
moves-had-to-pass = { color-name }には石を返せるマスがありませんでした。
moves-flips = { color-name }：{ $flips }
moves-spoken = { $number }手目、{ color-name } { $name }
moves-spoken-pass = { $n }手目の後、{ color-name }のパス
moves-with-comment = コメントあり
tree-spoken = ツリー、{ $ply }手目、{ color-name } { $name }
legend-title = { $name }：
legend-title-and-counts = { $name }（{ $counts }）：
legend-of-both = 黒{ $black }、白{ $white }
legend-parity = 奇数{ $odd }、偶数{ $even }
legend-could-move = { color-name }
legend-could-take = { color-name }が取れる
legend-frontier = 空きマスに接する
legend-stable = もう返らない
legend-odd = 奇数空き
legend-even = 偶数空き
legend-x-square = X
legend-c-square = C
analysis-title = 解析
analysis-begin = すべての手の評価値を調べる（{ $key }）
table-close = 手の一覧を閉じる
analysis-stop = 解析を一時停止（{ $key }）
analysis-go-on = 解析を再開（{ $key }）
analysis-game-over = 終局しています。
analysis-placing = 中央のマスはどこに置いても同じです。
analysis-one-moment = お待ちください…
analysis-none = この局面はまだ解析していません。
analysis-proven = 確定
analysis-to-the-proof = 確定まで{ $time }
analysis-effort-meaning = すべての手を何手先まで読んだか（または、すべての評価値が確定するまでの時間）、調べた局面の数、1秒あたりの数、経過時間
analysis-label-meaning = マスの18@73%：18手先まで読み、確かさは73%
about-a-second = 1秒未満
about-seconds = 約{ $n }秒
about-minutes = 約{ $n }分
about-hours = 約{ $n }時間
table-line = 読み筋
people-play-it = { $share }の人が選ぶ
analysis-proven-between = { $low }から{ $high }の間で確定
analysis-to-proof-of-score = 評価値の確定まで：{ $time }
square-worth-known = 評価値{ $value }、{ $known }
analysis-best = 最善：{ $value }（{ $known }）：{ $line }
people-title = レート
people-rating = みんなのレート
    .lower = みんなのレートを下げる
    .raise = みんなのレートを上げる
people-asked = の人の手を調べています…
people-no-choice = の人にも、ここでは選択の余地がありません。
people-hardly-wrong = の人は、ここではまず間違えません。
people-wrong = の人は、ここで{ $share }が間違え、{ $discs }石損します。
people-practical = { $square }は{ $price }石損ですが、{ color-name }の応手の{ $share }が{ $discs }石損します。
people-play-here = { $share }の人がここに打つ
square-worth = 評価値{ $value }

## Review: panel, graph, refutation

grade = { $grade ->
    [forced] 一択
    [best] 最善手
    [good] 好手
    [inaccuracy] 疑問手
    [mistake] 悪手
   *[blunder] 大悪手
}
thrown-away = { $thrown ->
    [win-draw] 勝ちが引き分けに
    [win-loss] 勝ちが負けに
   *[draw-loss] 引き分けが負けに
}
headline = { $number }. { color-name } { $name }{ $sign }：{ $cost } · { $value }
headline-forced = { $number }. { color-name } { $name }（一択） · { $value }
headline-pass = { $number }手目の後、{ color-name }のパス · { $value }
headline-thrown = { grade }、{ thrown-away }
headline-lost = { grade }、{ $score }
headline-provisional = { $cost }（暫定）
figures-discs-lost = 石損
figures-a-move = 1手平均、{ $first }–{ $last }手目
figures-accuracy = 精度
figures-thrown-away = 逃した勝ち・引き分け
grades-limits = 判定：これより良い手がなければ最善手、それに近ければ好手、{ $inaccuracy }石損から疑問手、{ $mistake }石損から悪手、{ $blunder }石損から大悪手です。精度は、最善手を100、最悪の手を0とし、{ $half }石損するごとにおよそ半分になります。選択の余地があったすべての手の平均です。
review-progress = { $of }回中{ $pass }回目
review-progress-proof = { $of }回中{ $pass }回目、空き{ $empties }からすべての手を確定中
review-progress-confirm = { $of }回中{ $pass }回目、石損を確認中
review-broke-off = 検討が中断しました：{ $reason }
review-no-later-mistake = この先にミスはありません。
    .yours = この先にあなたのミスはありません。
review-no-earlier-mistake = これより前にミスはありません。
    .yours = これより前にあなたのミスはありません。
review-title = 検討
    .spoken = グラフ、理由、判定を表示
review-so-far = 検討中… { $percent }
review-moves = 手順
    .spoken = 手順、メモ、解析を表示
review-close = 検討を閉じる
review-keep = 保存
review-not-kept = まだライブラリにありません。
review-off-line = この局面は検討中の手順にありません。
review-at-start = 手順を進めるか、グラフをクリックしてください。
review-no-mistakes = 悪手はありません。
    .yours = あなたの悪手はありません。
review-first-mistake = 最初の悪手を見る
review-n-mistakes = 悪手{ $n }
review-n-blunders = 大悪手{ $n }
review-corrected = ここで盤面が訂正されました。検討はここを飛ばします。
review-corrections = { $n ->
       *[other] 盤面が{ $n }回訂正されました。検討はその箇所を飛ばします。
    }
review-not-yet = まだ調べていません。
review-was-best = 最善は{ $best }でした。
review-provisional = 暫定：より深く読むと変わることがあります。
review-since = その後の解析：{ $value }
review-look-again = もっと深く読み直す
    .hint = 全部の手をもう一段深く読み直します。判定は読み終わったときに変わります。
review-show-me = 比べる
moments-title = この対局
moments-accuracy = 精度：{ $first } { $n }、{ $second } { $m }
moments-count = 見直したい重要な手が{ $n }つあります
moments-begin = 見てみる
moments-of = 重要な手{ $number }/{ $n }
moments-try = 解いてみる
moments-details = すべての詳細
    .about = グラフ・一覧・理由
moments-back = 重要な手
moments-both = 相手のミスも見る
figure-lost = 石損
    .meaning = すべての手の石損の合計
figure-accuracy = 精度
    .meaning = 最善手を100、最悪の手を0とし、4石損するごとにおよそ半分。選択の余地がない手は数えません
figure-mistakes = 悪手
    .meaning = 4石以上8石未満の損をした手
figure-blunders = 大悪手
    .meaning = 8石以上の損をした手
figure-thrown = 逃し
    .meaning = 勝ちや引き分けを逃した手
review-move-spoken = 検討：{ $headline }
graph-name = 形勢グラフ
graph-ahead = { color-name }優勢
graph-lost = { color-name }の石損{ $discs }
refutation-title = 2つの手を比べる
refutation-played = 実戦：{ $first }
refutation-best = 最善：{ $first }
refutation-to-start = 打つ前へ
refutation-back = 1手戻る
refutation-forward = 1手進む
refutation-to-end = 損がはっきりする所へ
refutation-place = { $n }手中{ $number }手目
refutation-newer = 新しい進行を表示
    .hint = その間に検討がさらに深く読みました

## Reasons: why a move lost

reason-verdict = { $played }は{ $known ->
        [exact] {""}
       *[about] 約
    }{ $n }石損{ $thrown ->
        [nothing] です
        [win-draw] で、勝ちが引き分けになりました
        [win-loss] で、勝ちが負けになりました
       *[draw-loss] で、引き分けが負けになりました
    }。最善は{ $best }でした。
reasons-and-verdict = { $verdict }{ $reasons }
reasons-lines-compared = { $played }と{ $better }を見比べてください。
reasons-not-for-fewest = 石の少ないほうが勝つルールでは、理由を言葉で示せません。打てる場所や隅、確定石についての説明は、石の多いほうが勝つ対局のものだからです。
list-and = { $others }、{ $last }

reason-own = { $own ->
    [black] 黒
   *[white] 白
}
reason-other = { $other ->
    [black] 黒
   *[white] 白
}
reason-corners = 隅{ $squares }
reason-more = 詳しく
# 打たれた手と最善手の違い。引数は英語と同じ。
reason-flipped = { $n ->
    [1] { $flips }だけ
    [2] { $flips }
    [3] { $flips }
    [4] { $flips }
   *[other] { $n }個
}
reason-opening = { $m ->
    [0] 相手の打てる場所を増やしません
    [1] 増えるのは{ $opened }だけです
    [2] { $opened }を打てるようにします
    [3] { $opened }を打てるようにします
   *[other] 打てる場所を{ $m }か所増やします
}
reason-corner-played = { $when ->
   *[now] { $played }に打つと、{ reason-other }に隅{ $squares }を取られます。
    [later] { $before }の後、{ reason-other }が隅{ $squares }を取ります。
}
reason-corner-best = { $when ->
   *[first] すぐに隅{ $squares }を取りましょう。{ $played }は急ぎません。
    [later] 先に{ $best }です。{ reason-other }が{ $reply }なら、{ reason-own }は隅{ $squares }を取れます。
}
reason-shared-square = { $of ->
   *[best] { $squares }は両者が打ちたい所です。{ $when ->
       *[now] { $before }の後、{ reason-other }に打たれ、{ reason-flipped }返されます。
        [can] { $played }の後は{ reason-other }も打てます。
    }
    [other] { $squares }は両者が打ちたい所です。{ $played }なら{ reason-other }に打たれ、{ $best }なら{ reason-own }が打てます。
}
reason-lets-in-played = { $new ->
   *[yes] { $played }に打つと、{ reason-other }が{ $squares }に打てるようになり、{ reason-flipped }返されます。
    [no] { $played }では、{ reason-other }の{ $squares }が残り、{ reason-flipped }返されます。
}
reason-lets-in-best = { $n ->
    [1] { $best }は{ reason-flipped }返し、{ reason-other }は{ $squares }に打てません。
    [2] { $best }は{ reason-flipped }返し、{ reason-other }は{ $squares }に打てません。
   *[other] { $best }なら、{ reason-other }は{ $squares }に打てません。
}
reason-opens = { $played }で{ reason-other }は{ $squares }に打てるようになります。
reason-flips-played = { $played }は{ reason-flipped }返し、{ reason-opening }。
reason-flips-best = { $best }は{ reason-flipped }返し、{ reason-opening }。
reason-reserve-played = { $played }は{ reason-own }だけが打てる所なので急ぎません。先に{ $best }です。
reason-reserve-best = { $best }なら{ $squares }は{ reason-own }だけが打てます。{ $played }では{ reason-other }に入られます。
reason-access = { $line }の後、{ reason-own }は{ $squares }に打てなくなります。
reason-edge-played = { $when ->
    [first] { $played }は{ $squares }にすき間を残し、{ reason-other }に割り込まれるおそれがあります。
   *[now] { $played }はすき間を残し、{ reason-other }に{ $squares }で割り込まれます。
    [later] { $before }の後、{ reason-other }が{ $squares }で割り込みます。
}
reason-edge-best = { $when ->
   *[first] { $best }は{ reason-other }の石の間への割り込みです。
    [later] { $before }の後、{ reason-own }が{ $squares }で割り込みます。
}
reason-quiet-played = { $played }の後、{ reason-other }には相手の手を増やさない{ $squares }があります。{ $best }ならありません。
reason-quiet-best = { $best }なら、{ reason-own }には相手の手を増やさない{ $squares }があります。{ $played }ではありません。
reason-few-moves-played = { $line }の後、{ reason-own }が打てるのは{ $squares }だけです。
reason-few-moves-best = { $best }なら、{ reason-other }が打てるのは{ $squares }だけです。
reason-last-move = { $played }では{ $squares }の手止まりを{ reason-other }が取り、{ $best }なら{ reason-own }が取ります。
reason-stable-played = { $line }の後、{ reason-other }の確定石が{ $count }個増えます。
reason-stable-best = { $line }の後、{ reason-own }の確定石が{ $count }個増えます。
reason-threat-played = { $line }の後、{ reason-other }に次に隅{ $squares }を取る手が残ります。
reason-threat-best = { $best }は次に隅{ $squares }を取る手を見ています。
reason-pass-played = { $line }の後、{ reason-own }はパスになります。
reason-pass-best = { $best }の後、{ reason-other }はパスになります。
reason-reply = { $when ->
   *[now] { $played }の後、{ reason-other }に{ $reply }と応じられ、{ reason-flipped }返されます。
    [later] { $played }の後、{ reason-other }は{ $reply }、続いて{ $next }に打ちます。
}
reason-answer = 先に{ $best }です。{ reason-other }が{ $reply }なら、{ reason-own }には{ $squares }があります。
reasons-several = 理由は1つではありません。

## The page of a review

page-title = { $black } – { $white }：検討
page-fewest = 石の少ないほうが勝ち
page-the-game = 対局
page-first = 最初
    .hint = 対局の始めへ（Home）
page-back = 戻る
    .hint = 1手戻る（←）
page-forward = 進む
    .hint = 1手進む（→）
page-last = 最後
    .hint = 対局の終わりへ（End）
page-previous-mistake = 前のミス
    .hint = ひとつ前のミスへ（P）
page-next-mistake = 次のミス
    .hint = 次のミスへ（N）
page-start = 対局の始め
    .hint = 矢印キーで手順を進めるか、グラフや手をクリックしてください。
page-course = グラフと手順
page-figures = 双方の内容
page-reasons = なぜ損だったか
page-position-after = { $names }の後の局面
page-position-shown = 表示中の手の後の局面
page-played = 実戦：{ $names }
page-better = 最善：{ $names }
page-how-to-read = グラフの太線は確定値、破線は推定値です。輪は悪手、ひし形は大悪手を示します。小さな盤の数字は、それぞれの進行の手数です。盤は{ $size }です。
page-reviewed-by = Outflank { $version }による検討です。
page-head-move = 手
page-head-lost = 石損
page-head-best = 最善
page-head-class = 判定
page-head-value = 黒から見て
page-row-start = 開始
page-was-best = 最善は{ $best }でした。
page-graph = 1手ごとの形勢です。上が黒の優勢です。
page-losses = それまでの双方の石損

## Openings

## Hints and the coach

hint-fewest-discs = それぞれの手の後に{ other-color-name }が返さなければならない石を数えましょう。
hint-corner-open = 隅が取れます。今が取りどきでしょうか。
hint-beside-corner = 隅の隣がいつも悪いとは限りません。
hint-edges = 辺を見ましょう。
hint-compare-replies = それぞれの手の後の、{ other-color-name }の打てる場所の数を比べましょう。
hint-own-moves = 次に{ color-name }の打てる場所が多く残る手を探しましょう。
hint-frontier = 自分の石を、空きマスから離れた内側に置きましょう。
hint-stable = もう返らない石のことを考えましょう。
hint-mind-corners = 隅に注意しましょう。隅を取られる手があります。
hint-corner-won = 隅を取れる展開があります。
hint-wedges = 辺のすき間に注意しましょう。割り込みがあるかもしれません。
hint-quiet = 中割りのような、{ other-color-name }の打てる場所を増やさない手を探しましょう。
hint-prevent = { other-color-name }が次に打ちたいのはどこでしょう。それを防ぐ手を探しましょう。
hint-same-square = { other-color-name }も打ちたがっているマスがあります。
hint-soon-gone = もうすぐ打てなくなる手があります。打てるうちに打ちましょう。
hint-prepare = 2手先を考えましょう。次の手の準備になる手があります。
hint-can-wait = 一方だけが打てるマスは、後に残せます。
hint-odd-regions = 奇数空きを見ましょう。
hint-who-passes = パスになるのはどちらでしょう。
hint-all-alike = ここではどの手も同じです。好きなマスに打ちましょう。
hint-reason-cause = { $square }です。{ $reason }
hint-reason-searched = 読みの及ぶ限りでは、{ $square }です。
hint-reason-alike = { $square }でも、ほかの手でも：回転や反転をすれば、どの手も同じです。
hint-reason-end = { $square }で終局です。
hint-reason-pass = { $square }に打つと、{ other-color-name }は打てる場所がなくパスになります。
hint-reason-replies = { $square }なら、{ other-color-name }の打てる場所は{ $n }か所です。

coach-gives-corner = この手の後、{ other-color-name }に{ reason-corners }を取られます。
coach-why-corner = { other-color-name }に{ reason-corners }を取られます。隅の石は二度と返せません。
coach-careful = 注意：{ other-color-name }に強い応手があります。
coach-look-at-answers = { other-color-name }の応手を見ましょう。
coach-praise = お見事です。同じくらいの強さの人で、この手に気づく人はわずかです。

## Learn: its frame, lessons

lesson-outflank = 石を挟む
    .idea = 縦、横、斜めで、相手の石を自分の石2個で挟みます。挟めないマスには打てません。
    .picture-1 = f5に打ってみましょう。e5の白石が挟まれて、黒に返ります。
    .picture-2 = 列は長くても構いません。g4に打つと、黒は3個返せます。ただし、途中に空きがなく、自分の石で終わっている必要があります。
lesson-directions = 一度に何方向も
    .idea = 1手で、最大8方向の石を挟めます。挟んだ石は、望まなくてもすべて返ります。ただし、挟めるのは打った石だけです。返った石で新たに挟まれた形になっても、その石は返りません。
    .picture-1 = e5に打つと、黒は横と縦で挟みます。e4とd4、c3は白のままです。その列の先に黒石がないからです。
lesson-ending = パスと終局
    .idea = 1個も挟めないときはパスになり、相手が続けて打ちます。どちらも打てなくなったら終局です。たいていは盤が埋まったときです。石の多いほうが勝ちで、残った空きマスは勝者の石に数えます。
    .picture-1 = 白はa1でもh8でも挟めません。白はパスで、黒が続けて打ちます。
lesson-greed = 取りすぎは損
    .idea = 大事なのは最後の石数だけです。それまで石は何度も返ります。石が多いほど、返される石が増え、打てるマスは減ります。終盤に近づくまでは、少なく返すほうがたいてい良い手です。
    .picture-1 = c7は5個返しますが、双方最善なら白の12石勝ちです。a1は1個しか返しませんが、白の24石勝ちになります。
lesson-stable = 隅と確定石
    .idea = 隅の石は、どの列でも端にあるので、けっして挟まれません。隅から辺に沿って同じ色で続く石も、もう返りません。こうした石を確定石といいます。確定石は、最後まで必ず残ります。
    .picture-1 = 白が隅a8を取ります。この石と、そこから続く石は、もう返りません。一度に6個の確定石です。
lesson-beside-corners = 隅の隣のマス
    .idea = 空いている隅の斜め隣をX、辺での隣をCといいます。ここに打つと、相手が隅を取る足がかりになりがちです。打つ前に、その手でどの隅が取られるようになるかを見ましょう。
    .picture-1 = この図では、b2、g2、b7、g7がX、h2がCです。どこに打っても、黒に隣の隅を取られます。
lesson-x-right = 良いX打ち
    .idea = X打ちも、相手に利用されなければ悪い手ではありません。相手が応じられない手になる、ほかに打つ手がないときの貴重な1手になるなど、隅以上の得があれば良い手です。終盤は、怖がらずに数えましょう。
    .picture-1 = b2に打っても黒はa1を取れず、双方最善なら白の28石勝ちです。おとなしいb1なら2石勝ちです。
lesson-mobility = 打てる場所の数
    .idea = 打てる場所が少ないと、じきに悪い手を打たされます。ですから、隅の争いになる前は、相手の打てる場所を減らし、自分の打てる場所を多く残す手が、たいてい良い手です。数えてみましょう。強い人はまずそこを見ます。
    .picture-1 = g4なら、黒の打てる場所は9か所です。a6なら15か所になります。
lesson-frontier = 外側の石と壁
    .idea = 空きマスに接している自分の石が、外側の石です。相手はそれを返せるので、打てる場所が増えます。外側の石が並んで壁になると、相手の手がいくつも増えます。自分の石は内側に置きましょう。
    .picture-1 = e1なら、空きマスに接する白石は10個です。b6なら15個になります。
lesson-quiet = 中割り
    .idea = 中割りとは、内側の石だけを返し、空きマスに接する石を返さない手です。相手の打てる場所が増えません。中割りがあれば、じっくり考える値打ちがあります。
    .picture-1 = e7はe3、e4、e5、e6を返します。どれも内側の石です。ほかの手はみな、空きマスに接する石を返します。
lesson-run-out = 手詰まり
    .idea = 残っているどの手を打っても隅を取られる状態が、手詰まりです。相手を手詰まりに追い込めば、隅は自然に取れます。
    .picture-1 = g1に打つと黒の応手は1つだけで、その後に白はh1を取れます。
lesson-principles = 序盤の打ち方
    .idea = 中央にまとまり、少なく返し、相手より多くの打てる場所を残しましょう。辺は後で構いません。早く打った辺の石は、孤立しがちです。手を選ぶ前に、双方の打てる場所を比べましょう。
    .picture-1 = c3なら、打てる場所は白が9か所、黒が6か所です。c2なら8か所と11か所になります。
lesson-names = はじめての定石
    .idea = 黒の1手目に対する白の手は、斜め取り、並び取り、縦取りの3つです。その先のよく知られた進行には、動物や人の名前が付いています。いくつか覚えておくと、序盤で苦しくならずに済みます。
    .picture-1 = 黒の1手目に対する白の3つの手です。c3が斜め取り、e3が並び取り、c5が縦取りです。
lesson-balance = 山とウイング
    .idea = 空いている2つの隅の間に同じ色で6個並んだ辺が山です。どちらの端からも攻められません。隅の隣が1マス空いて5個だけ並んだ辺がウイングです。空いた側の隅を取らされ、すき間に割り込まれると、反対側の隅まで取られます。
    .picture-1 = 黒はh3からh7まで5個並び、両方の隅が空いています。h2がすき間です。
lesson-wedges = 割り込み
    .idea = 割り込みとは、辺で相手の石と石の間に打つ手です。その石は辺に沿ってはもう挟まれず、両方の隅への足がかりになります。自分の辺の石の間に1マスのすき間があると、割り込まれます。
    .picture-1 = d8の白石が、c8とe8の間に割り込んでいます。
lesson-stoner = ストナー
    .idea = 辺に沿って打ち、隅をねらいます。相手が別の隅を渡さずには防げなければ、ストナーの成立です。Xに石のあるウイングに対して有効です。
    .picture-1 = a4は隅をねらう手です。黒がどう応じても、白は次にa1かh1を取れます。
lesson-tempo = 手得と余裕手
    .idea = 自分は打てて、相手は応じられない場所は余裕手になります。打てば、相手はよそで打たなければなりません。相手より1手多く打てる場所を探しましょう。それが手得です。
    .picture-1 = b2に打つと、黒はその隣に打てません。白にはまだa2が残っています。
lesson-diagonals = 斜めのライン
    .idea = Xの先の隅は、長い斜めのラインで取られます。そのライン上がすべて自分の石なら、相手はXの石を挟めず、隅にも届きません。ですから、斜めの1個の石が2つの隅を左右することもあります。
    .picture-1 = b7なら、黒はa8を取れません。g2やg7なら、先の隅を取られます。
lesson-parity = 空きと偶数理論
    .idea = 終盤が近づくと、空きマスはいくつかのかたまりに分かれます。それぞれの空きで最後に打つ手（手止まり）で返した石は、もう返されません。ですから自分は奇数空きに打ち、偶数空きには相手から打たせましょう。
    .picture-1 = a1は1マスの空き、もう1つは4マスの空きです。4マスのほうに先に打つと、12石損になります。
lesson-access = 自分だけが打てる空き
    .idea = 相手が打てない空きには、好きなときに打てます。急がなくて構いません。打ったために、相手に足りなかったラインを与えてしまうこともあります。先になくなる手から打ちましょう。
    .picture-1 = h1に打てるのは今は黒だけなので、急ぎません。双方最善なら、b7は黒の16石勝ち、h1は6石勝ちです。
lesson-passing = 相手にパスさせる
    .idea = パスをすると、その空きの手止まりを失い、偶数と奇数も入れ替わります。相手の打てる場所をなくす手は、2手続けて打つのと同じです。終盤では、負けていた対局を逆転できることもあります。
    .picture-1 = h1に打つと、黒は打てる場所がなくパスになります。ほかのどの手より6石以上得です。
lesson-poisoned = 隅を渡す、隅を残す
    .idea = 隅の価値は高いですが、いつも一番とは限りません。隅を取るために、よそで必要な1手を失ったり、自分だけの空きに相手を入れてしまったりすることがあります。相手に取られない隅は、後に残せます。
    .picture-1 = 白はa8を取れば22石勝ちです。b1なら28石勝ちです。隅は後に残せます。
lesson-counting = 最後を数える
    .idea = 空きが3マスから6マスなら、最後まで読めます。1手目をそれぞれ試し、相手になったつもりで応じ、終局時の石を数えましょう。一番良さそうな手が正解とは限りません。
    .picture-1 = 空きは3マス、数える手も3つです。b1は18石勝ち、a8は10石勝ち、b8は6石勝ちです。
lesson-converting = 勝ちきる
    .idea = 優勢でも、まだ勝ちではありません。空きが12マスほどになったら、一番大きく勝つ手より、相手がどう打っても勝ちが残る手を探しましょう。わずかな石差で十分です。
    .picture-1 = 勝ちが残るのはh3だけで、双方最善なら黒の10石勝ちです。h2なら12石負けです。

exercise-most-question = { color-name }番です。最後に一番得になる手はどれですか。
exercise-best-play = { $winner ->
    [draw] 双方最善なら引き分けです。{ $discs ->
       *[other] {""}
    }
    [black] 双方最善なら黒の{ $discs }石勝ちです。
   *[white] 双方最善なら白の{ $discs }石勝ちです。
}
exercise-best-play-loses = { $winner ->
    [draw] { $square }なら引き分けで、最善手より{ $loss }石損です。
    [black] { $square }なら黒の{ $discs }石勝ちで、最善手より{ $loss }石損です。
   *[white] { $square }なら白の{ $discs }石勝ちで、最善手より{ $loss }石損です。
}

exercise-outflank-question = あなたは{ color-name }です。打てるマスをどれかクリックしてください。
exercise-outflank-no-neighbour = { $square }の隣に{ other-color-name }の石がないので、何も挟めません。
exercise-outflank-no-end = { $square }から{ other-color-name }の石が続く列の先に、{ color-name }の石がありません。
exercise-outflank-right = { $square }に打つと、{ $discs }が{ color-name }に返ります。{ $n ->
   *[other] {""}
}

exercise-directions-question = { color-name }番です。一番多くの方向で挟める手はどれですか。
exercise-directions-answer = { $square }は{ $directions }方向で挟み、{ $discs }個返します。
exercise-directions-more = もっと多くの方向で挟める手があります。

exercise-ending-question = { color-name }番です。どの手を打つと、{ other-color-name }は打てなくなりますか。
exercise-ending-reply = { $square }に打つと、{ other-color-name }は{ $squares }に打てます。
exercise-ending-replies = { $square }に打つと、{ other-color-name }の打てる場所は{ $n }か所です。
exercise-ending-pass = { $square }に打つと、{ other-color-name }は1個も挟めずパスになり、{ color-name }が続けて打てます。
exercise-ending-end = { $square }に打つと、どちらも打てません。{ $own }対{ $others }で、空き{ $empties }マスは勝者のものです。

exercise-greed-question = { color-name }番です。一番多く返すのは{ $square }の{ $discs }個です。最後にもっと得になる手を見つけてください。
exercise-greed-answer = { $square }は{ $discs }個返します。

exercise-stable-question = { color-name }番です。確定石が一番増える手はどれですか。
exercise-stable-none = { $square }に打っても、確定石は増えません。
exercise-stable-some = { $square }に打つと、確定石が{ $discs }個増えます。
exercise-stable-more = もっと増える手があります。

exercise-beside-question = { color-name }番です。{ other-color-name }に隅を取られない手を見つけてください。
exercise-beside-right = { $square }なら、{ other-color-name }に取れる隅はありません。
exercise-beside-x = { $square }はX打ちで、{ other-color-name }に{ $corners }を取られます。
exercise-beside-c = { $square }はC打ちで、{ other-color-name }に{ $corners }を取られます。
exercise-beside-line = { $square }に打つと、返した石でラインが通り、{ other-color-name }に{ $corners }を取られます。

exercise-x-none = { $square }は空いている隅のXではありません。
exercise-x-lets = { $square }に打つと、{ other-color-name }に{ $corner }を取られます。
exercise-x-cannot = { $square }に打っても、{ other-color-name }は{ $corner }を取れません。

exercise-diagonals-question = { color-name }番です。{ other-color-name }に先の隅を取られないX打ちはどれですか。
exercise-diagonals-taken = { $square }に打つと、{ other-color-name }に{ $corner }を取られます。
exercise-diagonals-right = { $square }なら、{ $corner }に届く{ other-color-name }のラインがありません。

exercise-poisoned-question = { color-name }番で、隅が取れます。最後にもっと得になる手を見つけてください。
exercise-poisoned-corner = { $square }はその隅です。
exercise-poisoned-waits = { $square }は隅を残す手で、{ other-color-name }に取れる隅はありません。
exercise-poisoned-lets = { $square }に打つと、{ other-color-name }に隅を取られます。

exercise-mobility-question = { color-name }番です。{ other-color-name }の打てる場所が一番少なくなる手はどれですか。
exercise-mobility-answer = { $square }なら、{ other-color-name }の打てる場所は{ $n }か所です。
exercise-fewer = もっと少なくなる手があります。

exercise-frontier-question = { color-name }番です。空きマスに接する{ color-name }の石が一番少なくなる手はどれですか。
exercise-frontier-answer = { $square }なら、空きマスに接する{ color-name }の石は{ $n }個です。

exercise-quiet-question = { color-name }番です。中割りを見つけてください。空きマスに接する石を返さない手です。
exercise-quiet-right = { $square }は{ $discs }を返します。{ $n ->
    [1] 内側の石です。
   *[other] どれも内側の石です。
}
exercise-quiet-outside = { $square }は、空きマスに接する{ $discs }を返します。{ $n ->
   *[other] {""}
}

exercise-run-out-question = { color-name }番です。{ other-color-name }がどう応じても、次に隅を取れる手はどれですか。
exercise-run-out-right = { $square }なら{ other-color-name }の応手は{ $n }手で、次に{ color-name }は{ $corners }を取れます。
exercise-run-out-pass = { $square }に打つと、{ other-color-name }は応手がなくパスになります。
exercise-run-out-corner = { $square }に打つと、{ other-color-name }に隅を取られます。
exercise-run-out-safe = { $square }に打っても、{ other-color-name }には隅を取られない応手{ $reply }があります。

exercise-principles-question = { color-name }番です。{ color-name }の打てる場所が、{ other-color-name }に比べて一番多くなる手はどれですか。
exercise-principles-answer = { $square }の後の打てる場所：{ color-name }{ $own }か所、{ other-color-name }{ $others }か所。
exercise-principles-better = もっと良い手があります。

exercise-names-question = { color-name }番です。「{ $opening }」になる手はどれですか。
exercise-names-right = { $square }で「{ $opening }」です。
exercise-names-other = { $square }なら「{ $opening }」です。
exercise-names-none = ここで{ $square }に打つ形に名前はありません。

exercise-balance-question = { color-name }の辺にウイングがあります。いずれ{ other-color-name }に割り込まれるすき間をクリックしてください。
exercise-balance-right = { $square }は、{ color-name }の5個の隣のすき間で、両方の隅が空いています。
exercise-balance-wrong = { $square }は、{ color-name }が5個並び両方の隅が空いている辺のすき間ではありません。

exercise-wedges-question = { color-name }番です。割り込みになる手はどれですか。
exercise-wedges-right = { $square }なら、辺で{ other-color-name }の石の間に入ります。
exercise-wedges-wrong = { $square }では、辺で{ other-color-name }の石の間に入りません。

exercise-stoner-question = { color-name }番です。辺に沿って隅をねらい、{ other-color-name }がすべては守れなくなる手はどれですか。
exercise-stoner-right = { $square }なら、{ other-color-name }がどう応じても{ color-name }は隅を取れます：{ $corners }。
exercise-stoner-no-edge = { $square }は辺の手ではありません。
exercise-stoner-no-threat = { $square }は隅をねらっていません。
exercise-stoner-first = { $square }に打つと、先に{ other-color-name }に隅を取られます。
exercise-stoner-parried = { $square }には、{ other-color-name }に防ぐ応手があります。

exercise-tempo-question = { color-name }番です。小さな空きで、{ other-color-name }が応じられず、{ color-name }がもう一度打てる手を見つけてください。
exercise-tempo-right = { $square }に打つと{ other-color-name }はそこに打てず、{ color-name }には{ $squares }が余裕手として残ります。
exercise-tempo-large = { $square }は大きな空きにあり、まだ何も決まっていません。
exercise-tempo-answered = { $square }に打つと、{ other-color-name }に同じ空きで応じられます：{ $squares }。
exercise-tempo-no-more = { $square }に打つと、{ color-name }はそこにすぐには続けて打てません。

exercise-parity-odd = { $square }は{ $n }マスの奇数空きに打つ手です。
exercise-parity-even = { $square }は{ $n }マスの偶数空きに打つ手です。

exercise-access-question = { color-name }番です。{ other-color-name }には打てない場所があります。最後に一番得になる手はどれですか。
exercise-access-closed = { $square }は今は{ other-color-name }に打てない場所で、後に残せました。
exercise-access-open = { $square }は{ other-color-name }にも打てる場所です。

exercise-passing-end = { $square }で終局です。
exercise-passing-pass = { $square }に打つと、{ other-color-name }は打てる場所がなくパスになります。

exercise-counting-question = { color-name }番、空きは{ $n }マスです。最後まで数えましょう。一番得になる手はどれですか。
exercise-counting-answer = { $square }は今{ $discs }個返します。

exercise-converting-question = { color-name }番で、{ color-name }に勝ちがあります。勝ちが残る手を見つけてください。
exercise-converting-answer = { $winner ->
    [draw] { $square }なら、双方最善で引き分けです。{ $discs ->
       *[other] {""}
    }
    [black] { $square }なら、双方最善で黒の{ $discs }石勝ちです。
   *[white] { $square }なら、双方最善で白の{ $discs }石勝ちです。
}

learn-title = 学ぶ
learn-back-with-key = { $back }（Esc）
learn-back-to-game = 対局に戻る
learn-back-to-learn = 「学ぶ」に戻る
learn-typed = マス：{ $typed }
learn-next = 次へ
learn-previous = 前へ
learn-square-taken = { $square }にはもう石があります。
learn-square-no-move = { $square }では何も挟めないので、打てません。

learn-lessons = レッスン
    .hint = 最初の一手から偶数理論まで。
learn-puzzles = 問題
    .hint = 最善手は一つ。見つけましょう。
learn-mistakes = 自分のミス
    .hint = 自分の対局から、覚えるまで。
learn-openings = 定石
    .hint = 自分の定石を一手ずつ練習。
learn-guess = 次の一手
    .hint = 強い人の手を当てます。
learn-progress = 上達
    .hint = 上達しているかが分かります。
today-minutes = 今日・{ $n }分
today-done = 今日の練習は終わりました
today-go-on = 続ける
today-days = { $n }日連続
today-rating = レート{ $rating }
today-lesson = レッスン{ $number }：{ $title }
today-lesson-begin = レッスンを始める
today-lesson-go-on = レッスンの続き
today-exercises = { $n }問中{ $done }問
today-mistakes = ミスを{ $n }題復習
today-puzzle = 今日の問題
today-puzzle-chance = 同じレートの人の10人中{ $n }人が正解

lesson-row = { $number }. { $title }
lesson-row-name = { $stars ->
    [0] { $number }. { $title }、まだです
   *[other] { $number }. { $title }、星{ $most }個中{ $stars }個
}
lesson-go-on = 続きから
lesson-next = 次はここ
lesson-group-rules = ルール
lesson-group-discs = 石と隅
lesson-group-mobility = 打てる場所
lesson-group-opening = 序盤
lesson-group-edges = 辺
lesson-group-endgame = 終盤
lesson-back-to-list = レッスン一覧へ
lesson-exercise = 練習 { $number }/{ $exercises }
lesson-done = レッスン終了
lesson-looking = 局面を探しています…
lesson-none-found = この練習の局面が見つかりませんでした。次へ進んでください。
lesson-done-clean = ノーミスで終わりました。
lesson-done-again = 終わりました。次に来ると、局面は新しくなります。
lesson-right = 正解です。{ $reason }
lesson-wrong = ここではありません。{ $reason }
lesson-answer = 正解：{ $reason }
lesson-try-another = 別のマスを試してください。
lesson-try-ringed = 輪の印のある{ $square }を試してください。
lesson-play-picture = 打ってみる
lesson-take-back-picture = 元に戻す
lesson-next-lesson = 次のレッスン
lesson-all = レッスン一覧

learn-square-cannot = { $square }には打てません。
learn-exact = 完全読み
learn-about = 推定
learn-worth-exact = 評価値{ $value }、完全読み
learn-worth-about = 評価値{ $value }、推定

## Puzzles

theme-parity = 偶数理論
    .idea = 奇数空きに打ちましょう。先に打ったほうが、手止まりも打てます。
theme-access = 自分だけの空き
    .idea = 自分だけが打てる空きは、後に残しましょう。
theme-corner-sacrifice = 隅を渡す
    .idea = 代わりに大きな得があるなら、隅を渡すのが正解のこともあります。
theme-poisoned-corner = 取らない隅
    .idea = 隅なら何でも取ればよい、というわけではありません。
theme-greed = 取りすぎ
    .idea = 一番多く返す手が、ここでは悪い手です。
theme-quiet-move = 中割り
    .idea = 内側を少なく返し、相手の打てる場所を増やさない手です。
theme-wedge = 割り込み
    .idea = 辺で相手の石の間に入った石は、辺に沿っては返されません。
theme-stoner-trap = ストナー
    .idea = 辺を攻めて、X打ちの先の隅を手に入れます。
theme-five-disc-edge = ウイング
    .idea = 辺に5個並んだウイングは、片方の端が空いています。そこを攻めましょう。
theme-diagonal = 斜めのライン
    .idea = ライン上がすべて自分の石なら、先の隅は取られません。
theme-tempo = 手得
    .idea = 相手が応じられない所に打ち、同じような手をもう1つ残します。
theme-pass = パス
    .idea = 相手に打てる場所がなければ、続けて打てます。
theme-wipe-out = 全滅
    .idea = 相手の石をすべて返します。
theme-save-the-draw = 引き分けを守る
    .idea = 1手だけが引き分けで、ほかの手は負けます。
theme-save-the-win = 勝ちを守る
    .idea = 1手だけが勝ちで、ほかの手では勝てません。
theme-surprising = 意外な手
    .idea = ここではほとんどの人が別の手を打ちます。

puzzles-back = 問題に戻る
puzzles-calm = じっくり
    .about = 実力に合った問題、ヒントあり。
puzzles-mixed = いろいろ
puzzles-mixed-about = 実力に合わせて
puzzles-daily = 今日の問題
puzzles-daily-about = 全員に同じ問題
puzzles-daily-solved = 今日は正解
puzzles-daily-tried = 今日は挑戦済み
puzzles-streak = 連続正解
    .about = だんだん難しく、最初のミスまで。
puzzles-clock = 3分
    .about = できるだけ多く。
puzzles-pace-best = { $name }・最高{ $best }
puzzles-streak-over = { $solved }問で終わりです。最高は{ $best }問です。
puzzles-ending = 終盤
puzzles-ending-about = 勝ちを勝ちきる
puzzles-ending-held = { $n }回中{ $held }回成功
puzzles-by-theme = テーマ別
puzzles-theme-solved = { $n }問中{ $solved }問
puzzles-none-tried = まだ挑戦していません。
# After streaks, storms or endings alone, which are not rated.
puzzles-none-rated = まだレーティングがありません。「いろいろ」の問題を解くと付きます。
puzzles-solved-at-first = { $n }問中{ $solved }問に1回で正解しました。
puzzles-storm-over = 時間です：{ $solved }問正解しました。
puzzles-storm-first-try = { $n }問中{ $solved }問に1回で正解しました。
puzzles-storm-new-best = 自己ベストです。
puzzles-storm-old-best = 自己ベストは{ $best }問です。
puzzles-storm-again = もう一度
puzzles-making = 対局を調べています…
puzzles-none = 問題がありません：{ $reason }。
puzzles-none-of-kind = この種類の問題はありません。
puzzles-no-memory = メモリが足りないので、問題を解けません。

puzzle-streak-title = 連続正解：{ $solved }問
puzzle-storm-title = 残り{ $time }、正解{ $solved }問
puzzle-task = { color-name }番です。最善手を見つけてください。
puzzle-one-moment = お待ちください…
puzzle-right-so-far = 正解です。次は？
puzzle-solved = 正解です。
puzzle-solved-late = 正解ですが、最初は間違えました。数えるのは1回目だけです。
puzzle-wrong = { $square }は{ some-discs }損です。別のマスを試すか、正解を見てください。
puzzle-first-try-counts = 数えるのは1回目だけですが、続けても構いません。
learn-show-answer = 正解を見る
puzzle-step-before = 前の手
puzzle-step-after = 次の手
puzzle-done = 終わり
puzzle-step = { $steps }手中{ $number }手目
puzzle-next-best = 次善手は{ some-discs }損です。
puzzle-theme-and-idea = { $theme }：{ $idea }
puzzle-chances = レート{ $rating }の人の正答率は{ $others }%、あなたの予想は{ $own }%でした。
puzzle-of-rating = レート{ $rating }の問題です。
puzzle-rating = あなたの問題レートは約{ $rating }です。
puzzle-rating-changed = あなたの問題レートは約{ $rating }です（{ $change }）。

puzzle-ending-task = { color-name }番です。最後まで打ちましょう。相手はいつも最善手を打ちます。
puzzle-ending-won = { color-name }番です。双方最善なら勝ちです。守りきりましょう。
puzzle-ending-drawn = { color-name }番です。双方最善なら引き分けです。守りきりましょう。
puzzle-ending-turns = { $had ->
    [draw] { $square }で、引き分けが負けになりました。続けて確かめてください。
   *[win] { $has ->
        [draw] { $square }で、勝ちが引き分けになりました。続けて確かめてください。
       *[loss] { $square }で、勝ちが負けになりました。続けて確かめてください。
    }
}
puzzle-ending-gives-up = { $square }は{ some-discs }損ですが、結果は変わりません。
puzzle-ending-holds = { $square }で守れています。
puzzle-ending-passes = { color-name }はパスです。
puzzle-ending-replies = { color-name }は{ $square }と応じました。
puzzle-ending-best = 最善手は{ $square }です。
puzzle-ending-held = 守りきりました。
puzzle-ending-slipped = 逃しました。
puzzle-ending-slip = 逃した手は{ $square }でした。
puzzle-ending-counts = 黒 { $black } – { $white } 白、空き{ $empties }

# Puzzles from the player's own games: a button in the list of ways, and a few words at its right end.
puzzles-own = 自分の対局から
puzzles-own-about = いい手は一つだけ
puzzles-own-none = あなたの対局にはもう問題がありません。もう一局打ってください。
puzzles-own-played = 対局では{ $square }に打ちました。

## My mistakes, another look

another-look-title = 重要な手{ $number }/{ $moves }：{ $ply }手目
another-look-none = この対局に重要な手はありません
another-look-waiting = 局面を調べています…
another-look-question = { color-name }番です。あなたならどこに打ちますか。
another-look-squares = { $squares }？
another-look-good = 良い手です！ { $square }なら損はありません。
some-discs = { $discs ->
    [0] 0石
    [1] 1石
    [2] 数石
    [3] 数石
    [4] 数石
    [5] 数石
   *[other] 何石も
}
another-look-same = { $square }は実際に打った手で、{ some-discs }損です。
another-look-loses = { $square }は{ some-discs }損です。別のマスを試してください。
learn-hint = ヒント
another-look-both-lines = 比べる

mistakes-none = まだミスはありません。対局して検討すると、損の大きかった手がここに入ります。
learn-play = 対局する
mistakes-due = 今日は{ $cards }問、約{ $minutes }分です。
mistakes-nothing-due = 今日の分はありません。
mistakes-begin = 始める
mistakes-done = 終わりました：{ $n }問中{ $right }問正解です。
    .again = 間違えた問題は明日また出ます。
mistakes-note = 自分の対局で間違えた局面です。よく覚えたものほど、間をおいて出ます。
mistakes-in-all = 全部で{ $n }問です。
mistakes-title = { $left ->
    [0] 自分のミス、最後の1問
   *[other] 自分のミス、あと{ $left }問
}
mistakes-back-to-due = 今日の分に戻る
mistakes-question = { color-name }番です。実戦より良い手はどれですか。
learn-one-of = このどちらかです：{ $squares }。
mistakes-right = 正解です。実戦では{ $played }に打ち、{ some-discs }損でした。
mistakes-same = それは実戦の手で、{ some-discs }損でした。
mistakes-loses = { $square }は{ some-discs }損です。
mistakes-origin = { $known ->
    [yes] { $opponent }との対局から。
   *[no] あなたの対局から。
}
mistakes-origin-on = { $known ->
    [yes] { $opponent }との対局から（{ $date }）。
   *[no] あなたの対局から（{ $date }）。
}
mistakes-again = { $days ->
    [1] 明日また出ます。
   *[other] { $days }日後にまた出ます。
}

## Handouts: boards and exercises to print

handout-title = 印刷用プリント
handout-about = 白黒の盤面のページです。ブラウザーで開き、A4でもレターでも印刷できます。
handout-what = 内容
handout-position = 表示中の局面
handout-game = 対局の全手順を1つの盤面に
handout-mistakes = ミスを問題に、解答付き
handout-puzzles = 問題、解答付き
handout-found = 見つかった局面と打たれた手
handout-chosen-mistakes = 選んだ対局のミス
handout-whose = 誰のミス
handout-heading = タイトル
handout-first = 最初の番号
handout-moves = 番号を付ける手数
handout-number = 数
handout-theme = テーマ
handout-any-theme = すべて
handout-rating = レート
handout-save = 保存…
handout-no-review = 先に対局を検討してください。
handout-none = 当てはまるものがありません
handout-unreviewed = 検討済みの対局がありません
handout-over = 対局終了
handout-answers = 解答
handout-played = 実戦は{ $played }でした。
handout-answer = { $best }。実戦の{ $played }は{ $discs }石損でした。
handout-no-memory = メモリが足りません

## Guess the move

guess-about = 対局を1手ずつ見ながら、次にどこに打たれたかを当てます。答えは石損で採点します。
guess-no-game = 終局した8×8の対局を選んでください。
guess-own-games = Outflankの対局
# The number of the game, its opening, and the discs of Black and White at its end.
guess-own-game = { $n }. { $opening }
guess-unnamed = { $from ->
    [board] 盤上の対局
   *[choice] 選んだ対局
}
guess-whose = どちらの手を当てますか。
guess-side = { $name }（{ $n }手）
guess-both = 両方
guess-title = 次の一手：{ $number }/{ $n }
guess-done = 次の一手：結果
guess-back = 対局者の選択に戻る
guess-question = { $number }手目、{ color-name }番。{ $player }はどこに打ちましたか。
guess-question-unnamed = { $number }手目、{ color-name }番。どこに打たれましたか。
guess-checking = { $square }：確認中…
guess-matched = { $discs ->
    [0] 正解です。実戦は{ $square }で、損はありません。
   *[other] 正解です。実戦は{ $square }で、約{ $discs }石損です。
}
guess-yours = { $discs ->
    [0] あなたの{ $square }は損がありません。
   *[other] あなたの{ $square }は約{ $discs }石損です。
}
guess-theirs = { $discs ->
    [0] 実戦は{ $square }で、損はありません。
   *[other] 実戦は{ $square }で、約{ $discs }石損です。
}
guess-share = レート{ $rating }の人は{ $share }が{ $square }に打ちます。
guess-shares = レート{ $rating }の人は{ $share }が{ $square }に、{ $own_share }が{ $own }に打ちます。
guess-so-far = ここまでの石損（レート{ $rating }の人は{ $people }）
guess-both-players = 対局者
guess-result = { $n }手の石損：あなた{ $yours }、{ $player }{ $theirs }。
guess-matches = { $n }手のうち{ $matches }手が実戦と同じでした。
guess-people = レート{ $rating }の人は平均{ $discs }石損です。
guess-best = 一番良い答え：{ $number }手目の{ $square }。レート{ $rating }の人では{ $share }が見つけます。

## Openings of one's own: lines, tree, drill

lines-as = 自分の手順（{ color-name }）
lines-none-yet = まだ手順がありません。みんなの打つ手への応手を、定石データから加えられます。
lines-coverage = { $n }手。最初の{ $first }手でみんなが打つ手の{ $percent }%に備えています。
lines-gap = 一番大きな穴：{ $moves }（対局の{ $percent }%）。
lines-grow = 定石データから追加
lines-add-game = 盤の手順を追加
lines-add = 定石を追加
lines-drill = ドリル（復習{ $due }手）
lines-more = ほか{ $n }手
lines-row = { $number }. { color-name } { $square }
lines-row-after = { $number }. { other-color-name } { $reply }、{ color-name } { $square }
lines-share = 対局の{ $percent }%
lines-share-due = 対局の{ $percent }%、今日の分

drill-title = ドリル
drill-back-to-lines = 手順に戻る
drill-right = 正解です。
drill-played = { other-color-name }は{ $square }に打ちました。
drill-your-move = あなた（{ color-name }）の番です。
drill-line-ends = 手順はここまでです：{ $n }手中{ $right }手正解。
drill-also-fine = { $played }も良い手ですが、あなたの手順では{ $square }です。そこに打ってください。
drill-also-fine-named = { $played }も良い手（定石「{ $name }」）ですが、あなたの手順では{ $square }です。そこに打ってください。
drill-not = { $played }ではなく、あなたの手順では{ $square }です。そこに打ってください。
drill-once-more = もう一度
drill-play-on = ここから対局

## Progress

progress-rating = レート
progress-no-rating = レートに数えた対局はまだありません。
progress-rating-spoken = { $games }局のレート：{ $from }から{ $to }へ。95%の確率で{ $low }から{ $high }の間です
progress-phases = 直近20局の1手平均の石損
progress-phases-unknown = レートに数えた対局の検討がまだ足りません。
progress-you = あなた
progress-own-group = 同レート
progress-next-group = 200上
phase-opening = 序盤
phase-midgame = 中盤
phase-endgame = 終盤
progress-too-few = まだ手が足りません
progress-weaker = レートのわりに弱い
progress-stronger = レートのわりに強い
progress-as-rated = レート相応
progress-latest-games = 最近の対局
progress-trend-later = 検討した対局が8局になると、それまでの対局と比べます。
progress-trend = { $how ->
    [better] 直近の{ $n }局は1局平均{ $now }石損、その前の{ $n }局は{ $before }石損：良くなっています（{ $from }から{ $to }）。
    [worse] 直近の{ $n }局は1局平均{ $now }石損、その前の{ $n }局は{ $before }石損：悪くなっています（{ $from }から{ $to }）。
   *[unsure] 直近の{ $n }局は1局平均{ $now }石損、その前の{ $n }局は{ $before }石損：はっきりした変化はありません（{ $from }から{ $to }）。
}
progress-small-sample = 例が少ないため参考値です。
progress-tries = 回数
progress-solved = 正解率
progress-few-tries = { $n }回未満の正解率は参考程度です。
progress-advice-repeat = 今日復習するミスが{ $n }問あります。
progress-advice-opening = 同じレートの人と比べて、序盤の損が一番目立ちます。序盤のレッスンをどうぞ。
progress-advice-midgame = 同じレートの人と比べて、中盤の損が一番目立ちます。中盤のレッスンをどうぞ。
progress-advice-endgame = 同じレートの人と比べて、終盤の損が一番目立ちます。問題で鍛えましょう。
progress-advice-puzzles = 目立った弱点はありません。問題をいくつか解きましょう。
progress-advice-play = レートに数える対局をしましょう。あなたの手の損がここに出ます。

## Characters and opponents

player-human = 人間
    .description = このコンピューターの前の人です。
player-opponent = 対局相手
    .description = そのレートの人のように打ち、ミスもします。
    .custom = 強さを指定
player-character = キャラ
    .description = 名前とレートと癖のある相手です。
player-ghost = ゴースト
    .description = ライブラリに棋譜のある人と同じように打ちます。
player-random = ランダム
    .description = 打てる手をでたらめに打ちます。
player-greedy = 欲ばり
    .description = 先を読まず、できるだけ多くの石を返します。
player-minimax = Minimax
    .description = 数手先を読み、石、隅、辺を数えます。
    .formula = 局面の評価：（石）＋3×（隅）＋2×（辺）、自分から相手を引いた値です。
    .with-depth = Minimax（深さ）
player-engine = Outflank
    .description = Outflankのエンジンです。初心者から人間を超える強さまであります。
player-external = ほかのエンジン
    .description = Edaxなど、ほかのプログラムのエンジンです。
player-and-rating = { $name }、レート{ $rating }
player-and-depth = { $name }、{ $depth }手読み
player-and-level = { $name }、レベル{ $level }

character-tooltip = { $name }、レート{ $rating }：{ $habit }

character-duckling = アヒルの子
    .habit = 石をできるだけたくさん返したがる
character-magpie = カササギ
    .habit = 辺に飛びつき、隅にはもっと飛びつく
character-hedgehog = ハリネズミ
    .habit = 空いている隅の隣には近づかない
character-crab = カニ
    .habit = 辺づたいに進む
character-mole = モグラ
    .habit = 内側にもぐり、辺は後回し
character-fox = キツネ
    .habit = 相手の打てる場所を減らす
character-squirrel = リス
    .habit = 余裕手をためておく
character-heron = サギ
    .habit = 中割りで待ち、相手を動かす
character-badger = アナグマ
    .habit = どの空きでも手止まりをねらう
character-owl = フクロウ
    .habit = ほとんど何でもお見通し
player-level = レベル{ $level }（最高{ $most }）：{ $pace ->
    [at-once] すぐに打ちます
    [seconds] 数秒考えます
   *[minutes] 数分考えることもあります
}。
player-level-with-mistakes = レベル{ $level }（最高{ $most }）：ミスもします。
player-level-on-standard = 8×8では{ $strength }。
level-plies = { $n }手読み
level-exact = 空き{ $n }から完全読み
level-mistakes = ミスあり
player-depth = { $n ->
    [1] 自分の手だけを考え、石、隅、辺を見ます。
   *[other] { $n }手先まで読み、石、隅、辺を見ます。
}
player-rating = レート{ $rating }：{ $people }。
people-below-550 = 初心者、たくさん返す
people-below-750 = たまに打つ人、隅を渡してしまう
people-below-950 = 楽しみで打つ人、隅は見える
people-below-1150 = クラブで楽しむ人、偶数理論を忘れる
people-below-1350 = クラブの人、中盤以降に手詰まりになる
people-below-1550 = クラブの強い人、定石を知っている
people-below-1750 = 大会に出る人、終盤でミスが出る
people-below-1950 = 大会の強豪
people-best = トップ選手のひとり
player-list = { color-name }の対局者
person-list = { color-name }を打つ人
character-list = { color-name }のキャラ
strength-name = { $what ->
    [depth] 読みの深さ
    [level] レベル
   *[rating] レート
}
strength-is-custom = { $name }は退場しました。いまの相手はレート{ $rating }です。
computer-title = コンピューター・{ color-name }
strength = { color-name }の{ $what ->
    [depth] 読みの深さ
    [level] レベル
   *[rating] レート
}
strength-as-number = { color-name }の{ $what ->
    [depth] 読みの深さ
    [level] レベル
   *[rating] レート
}（数字）
strength-lower = { color-name }の{ $what ->
    [depth] 読みの深さ
    [level] レベル
   *[rating] レート
}を下げる
strength-raise = { color-name }の{ $what ->
    [depth] 読みの深さ
    [level] レベル
   *[rating] レート
}を上げる

## Errors of files and inputs

search-played-illegal = { $played }に打ちましたが、打てない手です
search-played-nothing = 打てるのに何も打ちませんでした
saved-earlier-game = 前の対局 { $number }
saved-later-game = 後の対局 { $number }
kept-unreadable = { $line }行{ $column }文字目が読めません：{ $reason }
kept-newer = より新しいOutflankで書かれたバージョン{ $version }のファイルです。このOutflankが読めるのはバージョン{ $known }までです
puzzles-file-foreign = 問題のファイルではありません。「Outflank puzzles」で始まるはずです
puzzles-file-version = 問題のファイルのバージョンは{ $version }ですが、このプログラムが読めるのはバージョン{ $known }です
puzzles-file-length = 問題のファイルは{ $expected }バイトのはずですが、{ $found }バイトです
puzzles-file-checksum = 問題のファイルが壊れています。チェックサムが一致しません
puzzles-file-contents = 問題のファイルが壊れています。あるはずの内容がありません
complaint-memory = エンジンのメモリ{ $wanted } MBを確保できません。代わりに{ $granted } MBを使います。
complaint-model = 人間らしい相手の代わりに、レベルで選ぶエンジンが打ちます：{ $reason }。

place-character = { $character }文字目
place-line = { $line }行{ $character }文字目
at-place = { $place }：{ $reason }
at-line = { $line }行目：{ $reason }

illegal-off-board = そのマスは盤の外です
illegal-occupied = { $square }にはもう石があります
illegal-flips-nothing = { $square }では石を返せません
illegal-not-central = { $square }は中央のマスではありません。最初の4個は中央に置きます
illegal-pass = パスできるのは、打てるマスがないときだけです
illegal-game-over = 終局しています
wrong-turn = { $color ->
    [black] 黒番です
   *[white] 白番です
}
no-such-square = { $board }の盤にないマスです
size-out-of-range = 盤の横と縦は4マスから16マスまでで、{ $width }×{ $height }にはできません
size-odd = 盤の横と縦は偶数で、{ $width }×{ $height }にはできません
size-none = 「{ $found }」は盤の大きさではありません。8x8や6x10のように書きます
move-at-place = { $number }手目、{ $place }の「{ $found }」：{ $reason }

title-draw = 引き分け
read-unknown = 棋譜でも盤面でもありません。f5d6c3のような手順か、X、O、-の行のはずです
read-empty = 空です
read-packed = このファイルは圧縮されています（{ $kind }）。展開して中身を開いてください
read-other-kind = このファイル（{ $kind }）にテキストの棋譜はありません
read-other-game = これはチェスまたはチェッカーの棋譜で、オセロの棋譜ではありません
read-search = これはエンジンが探索した手順で、その前の局面がありません
read-too-long = { $n }文字あり、棋譜や盤面としては長すぎます
read-too-large = この種類のファイルは{ $megabytes } MBまで読み込めます。このファイルはそれより大きいです
read-game-too-large = { $megabytes } MBを超える対局があります。ファイルの続きは読み込みません
read-breaks-off = ファイルの続きを読み込めません：{ $reason }
read-no-games = ファイルに対局がありません
read-too-many-games = 対局が{ $n }局を超えています
read-overruled = { $number }局目：結果「{ $stated }」は使われませんでした。盤面では{ $counted }です
read-too-many-discs = { $number }局目：結果「{ $stated }」は使われませんでした。盤のマスの数を超えています
read-game = { $number }局目：{ $reason }
transcript-empty = 手がありません。f5d6c3のように書きます
transcript-no-square = { $number }手目、{ $place }の「{ $found }」：{ $board }の盤のマスではありません（a1から{ $corner }まで）
transcript-two-readings = この手順は{ $first }とも{ $second }とも読めます
board-empty = マスがありません。X、O、-の行のはずです
board-unknown = { $place }の「{ $character }」は、石（XかO）でも空きマス（-）でもありません
board-ragged = { $row }行目は{ $found }マスですが、1行目は{ $expected }マスです
board-count = 1行で{ $n }マスの正方形の盤はありません。8×8なら64マス、またはマスの行ごとに改行します
game-too-much = 1局に収まる量を超えています
board-too-large = 一番大きな盤の256マスを超えています
fault-found = { $expected }のはずのところに「{ $found }」があります
fault-expected = { $expected }が必要です
fault-what = { $what ->
    [Game] (;
    [Property] プロパティ、ノード、括弧のいずれか
    [Node] ノードの;
    [ValueEnd] ]で終わる値
    [GameEnd] 対局の終わりの)
    [Othello] オセロを表すGM[2]
    [Size] 8や6:10のような大きさ
    [Board] BO[8 … *]のような盤
    [Move] マスかPASS（F5/1.25/0.50のように評価値と時間が付くこともあります）
    [Moves] "f5"のようなマスが並ぶ"moves"の一覧
    [MoveBefore] その前の手
    [Squares] 64マスの盤と手番
    [Side] 手番を表すXかO
    [Score] -64から64までの石差（またはF5:+2）
    [BookLine] 局面とその評価値、または手順
    [Central] 中央に交互に置いた石
   *[Seconds] 手の秒数
}
move-wrong = { $number }手目「{ $found }」：{ $reason }
quest-no-json = JSONではありません
wthor-no-header = ファイルは{ $n }バイトです。WTHORのファイルは16バイトの見出しで始まります
wthor-length = ファイルは{ $found }バイトですが、{ $board }の{ $n_games }局なら{ $expected }バイトです
wthor-size = 盤の一辺が{ $n }マスです。WTHORの対局は8か10です
wthor-solitaire = 対局ではなく、問題の局面です
wthor-names = 対局者や大会の名前です。対局は.wtbで終わるファイルにあります
wthor-names-length = 名前のファイルは{ $found }バイトですが、{ $length }バイトの名前{ $n_names }個とは合いません

summary-position = { $color ->
    [black] { $board }の局面、黒番、空き{ $n }
   *[white] { $board }の局面、白番、空き{ $n }
}
summary-over = { $board }の局面、終局
summary-game = { $board }の対局、{ $n }手
summary-variations = { $board }の対局、{ $n }手、変化あり

write-ending = 形式は拡張子で決まります：.sgf、.ggf、.pgn、.wtb、.obf、.txt、.outflank
write-pgn = PGNに書けるのは、標準の初期配置から始まり石の多いほうが勝つ8×8の対局だけです。.sgfか.ggfで保存してください
write-moves-alone = 手順だけでは、初期配置や、石の少ないほうが勝つことを書けません。.sgfか.ggfで保存してください
write-ggf-placing = まだ中央に最初の石を置いているところで、GGFでは書けません。.sgfで保存してください
write-obf = OBFに書けるのは、石の多いほうが勝つ8×8の局面だけです。.sgfか.ggfで保存してください
write-game = { $number }局目：{ $reason }
write-cut-short = 盤面が訂正された対局は、このファイルではそこで終わります。.sgfと.ggfならすべて残ります。
write-smallest-win = 勝者しかわからない対局は、このファイルでは最小差の勝ちになります。.sgfと.pgnならそのまま残ります。
write-without-result = 結果のない対局は除かれます。WTHORには結果なしを表す記号がありません。
write-undated = 日付のない対局には、このファイルの年が付きます。
write-one-game = Outflankの形式のファイルに入るのは1局だけで、{ $n }局は入りません。.sgfで保存してください
# The games of a WTHOR file.
write-wthor-start = WTHORに書けるのは、標準の初期配置から始まり石の多いほうが勝つ8×8か10×10の対局だけです。.sgfで保存してください
write-wthor-size = 最初の対局と盤の大きさが違います。WTHORは大きさごとに別のファイルです
write-wthor-year = { $year }年の対局ですが、最初は{ $first }年です。WTHORは年ごとに別のファイルです
write-wthor-names = { $file }：WTHORに入る名前は65,535個までですが、それより多くあります
write-wthor-no-result = この対局には結果がありません。WTHORには結果なしを表す記号がありません
wthor-names-changed = { $n ->
   *[other] WTHORではこの名前をそのまま残せませんでした：{ $names }。
}

unreadable-ends = 途中で終わっています
unreadable-number = 数が大きすぎるか、小さすぎます
unreadable-missing = 「{ $field }」がありません
unreadable-twice = 「{ $field }」が2回あります
unreadable-unknown = 「{ $field }」が分かりません
unreadable-brackets = 括弧の入れ子が深すぎます
unreadable-other = Outflankの書き方ではありません
saved-newer = より新しいOutflankで書かれたバージョン{ $version }の対局です。このOutflankが読めるのはバージョン{ $known }までです
saved-too-many = 1つのファイルに入るのは{ $max }局までで、{ $n }局は入りません
saved-wrong = { $game }：{ $reason }
saved-on-board = 盤上の対局
saved-no-move = { $number }番の手はありません
saved-twice = 同じ手がすでにあります
disk-no-plain-file = 普通のファイルではありません
disk-too-large = { $megabytes } MBを超えています
disk-no-text = テキストではありません。{ $place }バイト目がUTF-8ではありません
disk-in-use = 別のOutflankが使用中です
library-none = 対局のライブラリではありません
library-newer = より新しいOutflankで書かれたライブラリです
library-full = ライブラリに入るのは{ $n }局までです
library-game-too-large = ライブラリの1局は{ $megabytes } MBまでです
library-file-too-large = ライブラリのファイルは{ $megabytes } MBまでです
library-too-many-tags = ライブラリのタグは{ $n }個までです
library-tag-name = タグの名前は1文字から{ $n }文字までです
library-game-not-shown = 対局を表示できません：{ $reason }
library-game-gone = もうライブラリにありません
library-game-empty = 空です
unread-heading = 見出しが壊れています
unread-bytes = { $places }の{ $n }バイトが読めません
unread-places = { $n }か所
unread-entries = { $n }件の内容が分かりません
unread-tail = 最後の1件が途中で切れ、{ $n }バイトだけ残っています
variant-fewest = { $board }、石の少ないほうが勝ち
variant-fewest-short = { $board } 逆オセロ

# Engines of other programs.
engine-none-chosen = ほかのプログラムのエンジンはまだ登録されていません。
engine-not-set-up = その名前のエンジンはもう登録されていません
engine-no-command = コマンドにプログラムの名前がありません
engine-set-up = 登録…
engine-list = { $color ->
    [white] 白のエンジン
   *[black] 黒のエンジン
  }
engine-not-started = 起動できません（{ $reason }）
engine-unready = { $reason }（最後の出力：{ $words }）
engine-stopped = 止められました
engine-ended = 終了しました
engine-silent = { $n }秒たっても返事がありません
engine-no-move = 返事の「{ $answer }」は手ではありません
engine-refused = 「{ $command }」に応じません：{ $reason }
player-ghost-of = { $player }のゴースト、レート約{ $rating }
player-ghost-about = 約{ $rating }：この人と同じように打ちます。
ghost-none-chosen = ゴーストはまだありません。
ghost-make-one = 作る…
ghost-list = { $color ->
    [white] 白のゴースト
   *[black] 黒のゴースト
  }
ghosts-title = ゴースト
ghosts-about = ゴーストは、ライブラリにいる人や先月の自分と同じように打ちます。{ $n }局以上の対局から、このコンピューターで作ります。
ghosts-ghost = ゴースト
ghosts-play = 対局する
ghosts-make-again = 作り直す
ghosts-remove = 削除
ghosts-new = 新しいゴースト
ghosts-player = 対局者
    .example = 名前の一部
ghosts-player-games = { $player }・{ $n }局
ghosts-no-players = { $n }局以上ある人はまだライブラリにいません。棋譜を取り込むか、対局してください。
ghosts-too-few = { $player }という名前で{ $n }局以上ある人はライブラリにいません。
ghosts-few-games = 対局は{ $n }局で、{ $least }局必要です
ghosts-days = 期間
    .meaning = この期間の対局だけを使います（2026-10-31、2026-10、2026など）。空欄ならすべて使います。
ghosts-from = 最初の日
ghosts-to = 最後の日
ghosts-last-month = 先月
ghosts-all-days = 全期間
ghosts-no-day = 「{ $wrong }」は日付ではありません。2026-10-31、2026-10、2026のように書いてください。
ghosts-full = ゴーストは{ $n }体います。先に1体削除してください。
ghosts-make = ゴーストを作る
ghosts-reading = 対局を読み込んでいます…
ghosts-making = { $ghost }のゴーストを作っています。
ghosts-progress = { $ghost }：{ $of }局面のうち{ $n }局面を調べました
ghosts-stop = 停止
ghosts-made = { $ghost }のゴーストができました。
ghosts-made-of = { $n }局から作りました。レートは約{ $rating }です。
ghosts-foretold = テスト用に残した対局では、ゴーストは{ $ghost }%の手を当て、同じレートの平均的な人は{ $plain }%を当てます。
ghosts-better = 同じレートの平均的な人より、{ $player }に似た打ち方です。
ghosts-perhaps = { $player }に似ているかどうかは、もっと対局がないと分かりません。
ghosts-no-better = 平均的な人より正確には{ $player }の手を当てられません。そこで、序盤は{ $player }と同じように、その後は同じレートの人のように打ちます。
ghosts-habits = 同じレートのほかの人と比べて：{ $habits }。
ghosts-no-habits = 同じレートのほかの人と比べて、目立つ癖はありません。
ghosts-stale = 対局が変わりました。今は{ $n }局、作ったときは{ $before }局です。作り直してください。
ghosts-file-missing = ファイルがありません
ghosts-file-newer = より新しいOutflankのファイルです
ghosts-file-damaged = ファイルが壊れています
ghosts-file-other-model = 別のモデル用に作られています
ghosts-made-again = { $ghost }のゴーストを作り直しています：{ $reason }。
ghosts-not-made = { $ghost }のゴーストは作れません：{ $reason }。
ghosts-no-weights = プログラムに評価の重みがありません
ghosts-no-threads = システムが処理を開始できません：{ $reason }
ghosts-not-written = ゴーストはできましたが、ファイルに書けません（{ $reason }）。次回は作り直します。
ghosts-plain-serves = { $ghost }のゴーストがないので、代わりにレート{ $rating }の人が打ちます。
habit-corners = { $amount ->
    [less] 隅を後回しにする
   *[more] 隅をよく取る
  }
habit-edges = { $amount ->
    [less] 辺を避ける
   *[more] 辺が好き
  }
habit-beside-corners = { $amount ->
    [less] 空いている隅の隣を避ける
   *[more] 空いている隅の隣によく打つ
  }
habit-giving-corners = { $amount ->
    [less] 隅をあまり渡さない
   *[more] 隅をよく渡す
  }
habit-flips = { $amount ->
    [less] 少ししか返さない
   *[more] たくさん返す
  }
habit-replies = { $amount ->
    [less] 相手の打てる場所を減らす
   *[more] 相手の打てる場所を多く残す
  }
habit-own-moves = { $amount ->
    [less] 自分の打てる場所が少ない
   *[more] 自分の打てる場所を多く残す
  }
habit-frontier = { $amount ->
    [less] 石を空きマスから離す
   *[more] 壁を作る
  }
habit-quiet = { $amount ->
    [less] 中割りが少ない
   *[more] 中割りが好き
  }
habit-parity = { $amount ->
    [less] 偶数空きに打つ
   *[more] 奇数空きに打つ
  }
habit-near-last = { $amount ->
    [less] 直前の石から離れて打つ
   *[more] 直前の石の隣に打つ
  }
habit-ending-loss = { $amount ->
    [less] 終盤の損が少ない
   *[more] 終盤の損が多い
  }

engines-title = ほかのエンジン
engines-about = Edax、NTest、Egaroucidなど、GTPかNBoardのプロトコルに対応したプログラムは、ここで対局できます。
engines-done = 完了
engines-engine = エンジン
engines-unnamed = 新しいエンジン
engines-add = 追加
engines-remove = 削除
engines-name = 名前
    .example = 例：Edax
engines-command = コマンド
    .example = 例：/opt/edax/bin/edax -gtp
engines-choose = 選ぶ…
    .hint = プログラムのファイルを探します
engines-folder = フォルダー
    .example = 必要なら、そのファイルのある場所
engines-protocol = プロトコル
    .gtp = GTP
    .nboard = NBoard
engines-time = 時間
    .spoken = 1手の秒数
    .own = 好きなだけ時間を使います。
    .meaning = 時計のない対局では1手{ $n }秒
engines-depth = 深さ
    .spoken = 読む手数
    .meaning = { $n }手先まで
engines-trial = 試用
engines-try = 試す
    .meaning = 起動して、最初の1手を打たせます。
engines-trying = 試しています…
engines-tried = 名前は{ $name }です。{ $greeting }ミリ秒で返事をし、{ $took }ミリ秒で{ $played }に打ちました。
engines-tried-unnamed = { $greeting }ミリ秒で返事をし、{ $took }ミリ秒で{ $played }に打ちました。
engines-tried-in-vain = 動きません：{ $reason }。
engines-no-name = どのエンジンにも名前が必要です。
engines-same-name = { $engine }という名前のエンジンが2つあります。別々の名前が必要です。
engines-no-command = { $engine }のコマンドにプログラムの名前がないか、引用符が閉じていません。
analysis-second = { $engine }、{ $depth }手読み
    .meaning = { $engine }による各手の評価値です。2石以上違うか、勝ち負けが違うところに≠が付きます。
analysis-second-waits = { $engine }が考えています…
analysis-second-says = { $differs ->
    [yes] 2つ目のエンジンは{ $value }で、食い違います
   *[no] 2つ目のエンジンは{ $value }
  }
engine-analyses-no-more = { $engine }の解析が止まりました：{ $reason }。「ほかのエンジン…」でまた使えます。
engines-analysis = 解析
    .beside = Outflankと並んで解析する
    .meaning = 評価値はOutflankの評価値の下に出ます。評価値を答えるのはNBoardのエンジンだけです。
filter-names = 名前（WTHOR）
# Everything to another computer in one file.
moving-title = 別のコンピューターへ移す
    .about = { moving-ending }
moving-about = 1つのファイルにすべてをまとめます：設定、プレーヤーと学習の記録、ライブラリ、定石データ、ゴースト。ここで保存し、別のコンピューターで開いてください。そこに既にあるものは残ります。
moving-save = すべて保存…
moving-open = ファイルを開く…
moving-found = { $name }には{ $people }の記録と、ライブラリ用の{ $games ->
   *[other] { $games }局
}が入っています。
moving-take = 取り込む
moving-taken = すべて取り込みました。対局はライブラリに順に入ります。
moving-saved = すべて{ $name }に入っています。
moving-ending = このファイルの名前は.movingで終わります。
moving-not-taken = { $name }を取り込めませんでした：{ $reason }
moving-foreign = Outflankのすべてをまとめたファイルではありません
moving-newer = 新しいOutflankが書いたファイルです
moving-damaged = 壊れています

idea-corner = 隅
idea-shared-square = 両者が打ちたい所
idea-lets-in = 相手に打たせた手
idea-opens = 相手に開けた所
idea-flips = 返した石
idea-reserve = 急がない手
idea-access = 打てなくなる手
idea-edge = 辺のすき間
idea-quiet = 中割り
idea-few-moves = 打てる場所の数
idea-last-move = 偶数理論
idea-stable = 確定石
idea-threat = 隅のねらい
idea-pass = パス
idea-answer = 用意した応手
idea-reply = 相手の応手
# The one sentence for a game.
costs-corner = { $who ->
    [you] あなた
    [named] { $name }
   *[other] { color-name }
}は隅{ $corner }を{ $n }回残し、{ $discs }石損しました。
costs-most = { $who ->
    [you] あなた
    [named] { $name }
   *[other] { color-name }
}の損が最も多いテーマは「{ $idea }」です（{ $n }回、{ $discs }石）。
learn-to-lesson = レッスン
learn-to-lesson-name = レッスン：{ $title }
learn-to-puzzles = 問題
learn-to-puzzles-name = 問題：{ $theme }
mistakes-alike-origin = まず、次の局面と同じ考え方の別の局面です。
mistakes-alike-right = 正解です。次はあなたの対局の局面です。
mistakes-about = テーマ：{ $idea }。
progress-verdict = { $phase }：{ $verdict }
progress-reading = 対局を読み込んでいます…
progress-time = 1手にかけた時間
progress-time-phase = { $phase }{ $seconds }秒
progress-motifs = 直近{ $n }局のミスのテーマ
progress-motifs-none = 理由の分かるミスはありません。
progress-times = 回数
progress-discs-a-game = 1局の損（石）
progress-before = その前
progress-turn = チャンスの結果
progress-converted = 残り{ $empties }マスで{ $discs }石以上リードしていた{ $n }局のうち{ $part }局に勝ちました（{ $percent }%、同レートの人は{ $peers }%）。
progress-saved = 残り{ $empties }マスで{ $discs }石以上リードされていた{ $n }局のうち{ $part }局は負けませんでした（{ $percent }%、同レートの人は{ $peers }%）。
progress-chances = 相手が{ $loss }石以上損した{ $n }回のうち{ $part }回はうまく応じました（{ $percent }%、同レートの人は{ $peers }%）。
progress-opening-games = 局数
progress-opening-points = 勝率
progress-opening-loss = 20手目までの石損
progress-advice-idea = 損の多くはここから来ています：「{ $idea }」。レッスンで見るべき所を確かめましょう。
progress-save-page = ページに保存…
progress-page-title = { $player }の上達
progress-page-results = { $n }局：{ $won }勝{ $lost }敗{ $drawn }分。
progress-page-loss = 1局平均{ $loss }石損で、レート{ $rating }の人と同じくらいです。
progress-page-lost = 1局平均{ $loss }石損です。
progress-page-phases = 1手平均の石損
progress-page-foot = 石損は、検討で読めた範囲の最善手と比べたものです。テーマは、ミスの一番の理由だったときに1回と数えます。
report-title = { $player }のレポート
report-button = レポート…
    .hint = 1人の対局者の統計：定石、序盤・中盤・終盤、ミス、時間、特に悪い手
report-reading = 対局を読み込み中…
report-none = この人の8×8の対局はライブラリにありません。
report-reviewed = 検討済みの対局：{ $n }局中{ $reviewed }局。石損とミスは検討済みの対局のものです。
report-review-others = 残りを裏で検討
report-rated = レート{ $rating }
report-converted = 残り{ $empties }マスで{ $discs }石以上リードした{ $n }局のうち{ $part }局に勝ちました：{ $percent }%。レート{ $rating }の人は{ $peers }%。
report-saved = 残り{ $empties }マスで{ $discs }石以上リードされた{ $n }局のうち{ $part }局は負けませんでした：{ $percent }%。レート{ $rating }の人は{ $peers }%。
report-chances = 相手の{ $loss }石以上のミス{ $n }回のうち{ $part }回はうまく応じました：{ $percent }%。レート{ $rating }の人は{ $peers }%。
report-openings = { $color ->
    [black] 黒番の定石
   *[white] 白番の定石
  }
report-trend = 対局ごとの石損
report-pace = 自分の1手目、2手目…の平均秒数
report-worst = 特に悪い手
report-mistake = { $number }手目{ $played }は{ $discs }石損です。{ $best }のほうが良い手でした。
report-bars = { $name }：棒{ $n }本、最大{ $high }
report-row-lost = 石損{ $lost }、精度{ $accuracy }
report-open-here = この局面で対局を開く
report-exercises = 問題として印刷…
report-games = 対局
tournament-title = 大会
tournament-standings = 順位
tournament-cross = 対戦表
tournament-round = 第{ $round }回戦
tournament-points = 勝点
tournament-quotient = ブライトウェル
tournament-discs = 石数
tournament-foot = ブライトウェル係数：自分の石数と、対戦相手全員の勝点の{ $factor }倍の和。対局のない回戦は石{ $half }個と自分の勝点の{ $factor }倍と数えます。石数のない結果は双方{ $half }個と数えます。
tournament-no-results = 対局者二人と結果のある対局がありません。
report-opponent = 相手
report-game = { $color ->
    [black] 黒番、対{ $opponent }
   *[white] 白番、対{ $opponent }
  }
graph-times = 1手ごとの秒数
chooser-save-progress = 上達をページに保存
    .about = どのブラウザーでも、ネットワークなしで開ける1つのファイルです。

command-add-line = 表示中の手順を自分の定石に追加
    .hint = 最後に打った側の手順として、「学ぶ」の「定石」で練習できます
lines-added = { color-name }の手順に追加しました：{ $moves }。
lines-wanted = 定石名または手順
lines-wanted-none = その名前の定石はなく、手順でもありません。
lines-add-line = { $name } { $moves }を追加
review-lines-left = { $number }手目で自分の手順（{ $answer }）から外れました。
review-lines-end = 自分の手順は{ $number }手目の前までです。
review-lines-add = { $square }を追加
    .hint = この局面での自分の手順の応手になります。
review-lines-show = 見る
learn-due = 復習{ $n }問

start-even = 互角の序盤
    .description = XOT：深い読みで互角とされた8手の序盤、数千通りのうちの1つから始めます。
start-named = 定石を選ぶ
    .description = 定石の手順を打った局面から始めます。
    .list = 定石の名前
start-values = 黒の石差
    .hint = 序盤の後の局面を浅く読んだときの、黒から見た石差です
    .least = 黒の石差の最小値
    .most = 黒の石差の最大値
board-theme-ocean = 海
board-theme-paper = 紙
board-theme-own = 自分の配色
own-colors-field = マス
own-colors-frame = 枠
own-colors-black = 暗い石
own-colors-white = 明るい石
own-colors-flat = 平らな石
own-colors-unclear = 石が見分けにくい色です。
start-corners-suggested = レートから見て、{ color-name }に隅{ $n }つで互角です。
start-corners-take = これにする

## Matches

match-title = 対抗戦
match-about = どの序盤も先後を替えて2局ずつ打ちます。この画面を閉じても対抗戦は続きます。
match-players = 対局者
match-colours = 1局目の先後です。
match-games = 局数
    .pairs = { $n }通りの序盤を先後1局ずつ
    .usual-start = 同じ対局が繰り返されることがあります
match-openings = 序盤
    .even = 内蔵の互角の序盤
    .standard = 通常の初期配置
match-time = 時間
    .own = それぞれの設定どおり
    .meaning = Outflankはレベルの代わりにこの時間で打ちます。ほかのコンピューターはそのままです。
match-library = ライブラリ
match-keep = 対局を保存する
match-start = 開始
match-stop = 停止
match-go-on = 続ける
match-new = 新しい対抗戦…
match-playing = 全{ $total }局中、{ $n }局目を対局中です。
match-stopped = 全{ $total }局中、{ $n }局が終わっています。
match-over = { $n }局すべて終わりました。
match-summary = { $n }局終了：{ $first } { $mine }、{ $second } { $theirs }
match-points = 点
match-won = 勝
match-drawn = 分
match-lost = 負
match-discs = 平均石差
match-thinking = 平均時間
match-no-result = まだ結果はありません。
match-strength = { $first }から見たイロレーティングの差は{ $elo }です（信頼度95%で{ $low }から{ $high }）。
match-at-least = { $first }から見たイロレーティングの差は{ $low }以上です（信頼度95%）。
match-at-most = { $first }から見たイロレーティングの差は{ $high }以下です（信頼度95%）。
match-last-move = 最後の手：{ $played }
match-board = 黒番{ $black }、白番{ $white }、{ $discs }
match-list = 対局の一覧（クリックで盤に表示）
match-show = 盤に表示：{ $game }
match-game = { $n }. { $black } – { $white }：{ $score }
match-game-forfeited = { $n }. { $black } – { $white }：{ $player }の負け（{ $reason }）
match-failed = { $player }は対局できません：{ $reason }。
match-no-people = 人は対抗戦に参加できません。
match-overstepped = 時間を{ $seconds }秒超えました
match-illegal = そこでは打てない{ $played }に打ちました

## Books: the file of one's own, and those of other programs
own-book-newer = 自分の定石データはより新しいOutflankで作られたものです。そのまま残し、何も追加できません
own-book-full = 自分の定石データは最大{ $max }局面ですが、{ $n }局面になってしまいます
own-book-disk = 自分の定石データのファイルを読み書きできません：{ $reason }
own-book-damaged = 自分の定石データのファイルが壊れていました。読めた分は残し、壊れたファイルは{ $path }に移しました。
own-book-foreign = 自分の定石データのファイルの中身は定石データではなかったので、新しく作りました。元のファイルは{ $path }です。
book-file-empty = 局面も手順も入っていません
book-file-too-large = { $n }局面を超えています
book-file-version = 形式のバージョン{ $version }の定石データで、読み込めません
book-file-short = { $expected }バイト必要なところ{ $found }バイトしかなく、途中で切れています

## The panel of the opening book
command-book = 定石データ
    .hint = この局面の定石データを見ます。直したり、広げたり、取り込んだりできます
command-book-here = この手順を定石データに加える
    .hint = 定石データを開き、表示中の手順を加えます
chooser-import-book = 定石データ、手順、対局を取り込む
    .about = Edaxの定石データ（book.datまたはテキスト）、Egaroucidの定石データ（.egbk3）、評価値付きの局面や手順、あらゆる形式の対局。
chooser-export-book = 自分の局面を書き出す
    .about = 自分の局面を、Edaxが読める形のテキストで書き出します。
book-menu = 定石データ全体
book-other-board = 定石データは、石の多いほうが勝つ8×8だけです。
book-game-over = ここで終局です。
book-unknown = この局面の手は定石データにありません。
book-partly-known = ここは追加した手だけです。ほかにもっと良い手があるかもしれません。
book-undo = 元に戻す：{ $what }
book-redo = やり直す：{ $what }
book-learn = 負けた対局から学ぶ
book-import = 取り込む…
book-export = 自分の局面を書き出す…
book-level = 読みのレベル
book-positions = 一度に増やす局面数
book-own = { $count ->
   *[other] 自分の局面：{ $n }
}
book-working = 処理中…
book-progress = { $n }局面中{ $done }局面
book-stop = 停止
    .hint = ここで終わり、見つけた分は残します
book-plies =
    .short = { $plies }手
book-from-program = 内蔵
book-from-search = 読み
book-from-typing = 入力
book-from-import = 取り込み
book-spoken = 定石データ{ $discs }、{ $plies }手読み、{ $from }
book-correct = { $square }を直す
book-search = レベル{ $level }で読む
book-value = 評価値（石）
book-column-value = 評価値
book-column-depth = 読み
table-book = 定石
book-set = 決定
book-remove = 削除
    .hint = ここに追加したものを削除します（入力した値が先）。内蔵の定石データは残ります
book-extend = ここから広げる
    .hint = この局面の続きを、ありそうな順に読んで定石データに加えます。メニューから元に戻せます
book-add-line = この手順を加える
    .hint = 表示中の手順の各局面を、すべての手とともに定石データに加えます
book-subject = { $what ->
    [typed] { $name }の値を入力
    [searched] { $name }の深い読み
    [extended] { $name }の先を追加
    [line] 手順{ $name }を追加
    [removed] { $name }を削除
    [imported] { $name }を取り込み
   *[learned] 対局から学習
}
book-changed = 定石データに反映：{ $what }（{ $n }局面）
book-same = 新しいものはなく、定石データは変わりません。
book-undone = 元に戻しました：{ $what }
book-redone = やり直しました：{ $what }
book-looks-further = 定石データはすでに{ $plies }手先まで読んでいます。もっと高いレベルを選んでください。
book-nothing-left = ライブラリの負けた対局に、定石データで補えるところはありません。
book-no-weights = 読みに使う評価データがありません
book-not-read = { $name }には定石データも手順も対局もありません：{ $reason }
book-left-out = 読めなかった行：{ $n }。最初は{ $first }
book-games-left-out = 読めなかった対局：{ $n }。最初は{ $first }

## Game information

information-title = 対局情報
information-rating = レート
    .spoken = { color-name }のレート
information-event = 大会
information-round = 回戦
information-place = 場所
information-date = 日付
    .example = 例：2026-11-25
information-today = 今日
information-no-date = この日付はほかのプログラムでは読めないかもしれません。2026-11-25、2026-11、2026のように書いてください。
information-result = 結果
    .example = 例：B+4
information-no-result = これは結果として読めません。34-30、B+4、白の投了ならB+Rと書いてください。
information-counted = { $score }（盤上で数えた結果）
information-entered-by = 入力者
information-comment = コメント
information-save = 保存
information-offers = ライブラリにある名前

## Score sheet

sheet-pass = { $n }手目の後、{ color-name }はパスです。
sheet-wrong-move = { $n }手目の{ $square }は打てません：{ $reason }。
sheet-goes-on = { $n }手まで。{ color-name }番です。
sheet-is-over = 終局：{ $score }。
sheet-other-count = 棋譜用紙では{ $score }です。
sheet-no-disc = { $n }手目の後、{ $square }に石はありません。
sheet-unflipped = { $n }手目で{ $square }の石が返されていませんでした。
sheet-correct = 色の違う石をクリックすると、その盤面から先の手が続きます。
sheet-next = 保存して次の棋譜用紙へ
    .missing = 先に「{ information-entered-by }」を入力してください。
information-values = 保存するファイルにエンジンの評価値も含める
sheet-swap = { $a }手目と{ $b }手目（{ $first }と{ $second }）を入れ替える。
sheet-change = { $n }手目：{ $written }ではなく{ $meant }。
sheet-insert = { $n }手目に{ $square }を加える。
sheet-remove = { $n }手目の{ $square }を除く。
sheet-title = 棋譜用紙を入力
sheet-squares = 手順
    .example = 打った順にマスを入力してください：f5 d6 c3 …
sheet-count = 最終石数
sheet-black = 最終石数、黒
sheet-white = 最終石数、白
sheet-about = マスを順に入力すると、パスは自動で補われます。打てない手はすぐに示されます。
sheet-take = 対局を開く
sheet-asks = この棋譜はまだ保存されていません。もう一度Escを押すと破棄します。
sheet-discard = 手を破棄
sheet-strange = 「{ $text }」はマスではありません。
sheet-repairs = 考えられる訂正
sheet-fits = 石数に合います。
sheet-no-moves = まだ手がありません。
