### What the window says, in Simplified Chinese; en.ftl is what it is made from. The words of the game: docs/glossary.md.

## Words that stand in many sentences

color-name = { $color ->
    [black] 黑棋
   *[white] 白棋
}
reason-as-sentence = { $reason }。
percent = { $n }%
list-and-choice = { $name }：{ $choice }
other-color-name = { $color ->
    [black] 白棋
   *[white] 黑棋
}
squares-or = { $first } 或 { $last }
count-of-discs = { $n } 子

## Evaluations: how well a value is known

move-pass = 弃权
evaluation-exact = 精确
evaluation-proven = { $outcome ->
    [win] 必胜
    [draw] 必和
   *[loss] 必败
}
evaluation-outcome = { $outcome ->
    [win] 胜
    [draw] 和
   *[loss] 负
}
evaluation-book = 开局库，深度 { $plies }
evaluation-label-book = 库
evaluation-to-the-end = ≈ 到终局，{ $percent }%
evaluation-depth = ≈ 深度 { $depth }，{ $percent }%
evaluation-draw = 和局，{ $words }
evaluation-favours = { color-name } { $score }，{ $words }
evaluation-favours-about = { color-name } { $score }（{ $words }）
evaluation-points = { $n } 分

## Commands and menus

menu-game = 对局
menu-pictures = 复制与保存
menu-learn = 学棋
menu-overlays = 棋盘显示
# The buttons that make everything smaller and larger.
menu-smaller = A−
menu-larger = A+
    .full = 窗口太小，文字不能再放大
menu-moves = 棋步
menu-study = 研究
menu-view = 视图
menu-help = 帮助

command-new-game = 新对局…
    .hint = 选择棋盘、开局和双方棋手
command-play-again = 再来一局
    .hint = 棋盘、开局和棋手都不变，再下一局
command-change-sides = 交换黑白
    .hint = 同样的对局再下一局，双方交换黑白
command-open = 打开…
    .hint = 从文件打开对局或局面，可先预览
command-sheet = 录入记录纸…
    .hint = 输入纸上的对局；笔误会被找出并更正
command-save-as = 另存为…
    .hint = 把对局连同变化和评注存成文件
command-handout = 讲义…
    .hint = 把棋盘、练习或对局做成可打印的页面
command-information = 对局信息…
    .hint = 棋手、赛事、日期、结果和评注
command-save-picture = 保存棋盘图片…
    .hint = 与屏幕所见相同的棋盘，或黑白棋图
command-library = 棋谱库…
    .hint = 所有保存下来的对局：查找、加标签、从文件导入
command-find-position = 查找有此局面的对局
    .hint = 你的棋谱库中下到此局面的对局，旋转和翻转也算
command-keep-game = 存入棋谱库
    .hint = 按现状存入这局棋；下完的对局会自动存入
command-undo = 撤销
    .hint = 退回到上一次轮到你的时候
command-redo = 重做
    .hint = 前进到下一次轮到你的时候
command-correct-board = 在此更正棋盘…
    .hint = 翻错子、连下两手、下错格：更正棋盘，对局继续
command-stop-or-resume = 暂停或继续
    .hint = 让电脑暂停或继续；没有电脑对手时，开始或停止分析
command-computer-move = 电脑代下一步
    .hint = 这一步由电脑替你下
command-play-on = 从这里接着下
    .hint = 从当前局面开始，与电脑对弈
command-hint = 提示
    .hint = 先说该注意什么，再给两个候选格，最后给出棋步和理由
command-coach = 教练
    .hint = 与这位对手对局时，如果你下了损失很大的一步，会在对方应手之前提醒你
command-move = 移到另一台电脑…
    .hint = 设置、玩家、棋谱库等放进一个文件，也可取回
command-quit = 退出
    .hint = 对局会自动保存
command-copy-moves = 复制棋谱
    .hint = 复制本局棋步，如 f5d6c3…
command-copy-board = 复制局面
    .hint = 以文本形式复制当前局面
command-copy-picture = 复制棋盘图片
    .hint = 与屏幕所见相同的棋盘，可用于消息或文章
command-paste = 粘贴…
    .hint = 粘贴剪贴板里的棋谱或局面，可先预览
command-edit-position = 摆局面…
    .hint = 随意摆出任何局面
command-turn-game = 转换棋谱方向
    .hint = 把整局棋换个方向，改从四个等价的第一步 d3、c4、f5、e6 中的另一个开始
command-preferences = 设置…
    .hint = 外观、节奏、标记、提示和引擎
command-other-engines = 其他引擎…
    .hint = 把 Edax 等其他程序的引擎设为棋手
command-ghosts = 影子…
    .hint = 像棋谱库里某位棋手、或像上个月的你那样下棋的对手
command-match = 对抗赛…
    .hint = 让两个电脑棋手下许多局，用表格说明谁更强
command-first = 回到开头
    .hint = 到对局的开始
command-back = 后退一步
    .hint = 看前一个局面
command-forward = 前进一步
    .hint = 看后一个局面
command-last = 跳到末尾
    .hint = 到所示棋步的最后
command-previous-variation = 上一变化
    .hint = 在这里或之前下过的另一步棋
command-next-variation = 下一变化
    .hint = 在这里或之前下过的另一步棋
command-promote = 设为主变化
    .hint = 把当前变化排到最前；可用“撤销”还原
command-delete = 从这里删除
    .hint = 删除当前这一步和之后的所有棋步；可用“撤销”找回
command-tree = 变化树
    .hint = 不用列表，把所有变化并排展开
command-mark = 标记格子…
    .hint = 在指针所指或键盘选中的格子上标三角形、字母等。右键单击画圆圈，右键拖动画箭头
command-analyse = 分析
    .hint = 算出每一步棋的估值，越算越深；再按一次停止
command-values = 格上估值
    .hint = 在各个格子上显示该步的估值
command-overlay-mobility = 双方可下处
    .hint = 黑棋和白棋各能下在哪里
command-overlay-frontier = 边缘子
    .hint = 与空格相邻的棋子
command-overlay-stable = 稳定子
    .hint = 永远不会被翻转的棋子
command-overlay-parity = 奇偶区域
    .hint = 连成一片的空格数是奇数还是偶数
command-overlay-corners = 危险的角
    .hint = 空角旁的 X 位和 C 位，以及可以占的角
command-overlay-people = 大家怎么下
    .hint = 某一等级分的棋手各有多少下这一步，又常错在哪里
command-review = 复盘本局
    .hint = 显示每一步损失多少、为什么；再按一次关闭
command-previous-mistake = 上一处失误
    .hint = 到复盘对局的上一处失误
command-next-mistake = 下一处失误
    .hint = 到复盘对局的下一处失误
command-all-mistakes = 也看电脑的失误
    .hint = “上一处失误”和“下一处失误”会停在双方的失误上
command-show-refutation = 看看错在哪里
    .hint = 并排对照：实战这步之后与最佳一步之后的进程
command-save-page = 复盘存为网页…
    .hint = 把复盘存成一个网页文件，便于保存、打印或发给别人
command-save-graph = 保存复盘曲线图…
    .hint = 把曲线图存成图片，可用于消息、文章或打印
command-copy-graph = 复制曲线图
    .hint = 与屏幕所见相同的复盘曲线图
command-another-look = 重看关键棋
    .hint = 你上一局里损失最大的几步：找出更好的下法
command-explorer = 实战浏览
    .hint = 当前局面在比赛或你的棋谱库里怎么下过、结果如何
command-learn = 学棋
    .hint = 打开课程、习题和你的失误，对局会等着；再按一次回到对局
command-zoom-in = 放大文字
    .hint = 放大窗口中的所有内容
command-zoom-out = 缩小文字
    .hint = 缩小窗口中的所有内容
command-zoom-usual = 正常大小
    .hint = 恢复正常大小
command-legal-moves = 标出可下处
    .hint = 在每个可以落子的格子上画一个圈
command-preview = 预览翻转
    .hint = 显示下在指针处会翻转哪些棋子
command-last-move = 标出上一手
    .hint = 在刚落下的棋子上做个记号
command-coordinates = 坐标
    .hint = 棋盘四周的字母和数字
command-turn-board = 旋转棋盘
    .hint = 仅在屏幕上顺时针旋转四分之一圈，棋局不变
command-mirror-board = 镜像棋盘
    .hint = 仅在屏幕上左右对调，棋局不变
command-thoughts = 电脑的思路
    .hint = 你与电脑对弈时，看对手怎么评价它的棋
command-theme-system = 跟随系统
    .hint = 系统是浅色就用浅色，是深色就用深色
command-theme-light = 浅色界面
    .hint = 浅底深字
command-theme-dark = 深色界面
    .hint = 深底浅字
command-to-board = 键盘转到棋盘
    .hint = 此后方向键在格子间移动，回车键落子
command-full-screen = 全屏
    .hint = 占满整个屏幕，或恢复窗口
command-expert-tools = 专家工具
    .hint = 菜单和面板显示全部研究功能，或只显示对局所需的
command-escape = 停止或离开
    .hint = 停止思考、清除已键入的内容、退出全屏
command-speak-board = 朗读棋盘
    .hint = 让读屏软件说出所有棋子的位置
board-spoken = 黑：{ $black }。白：{ $white }。轮到{ color-name }。
command-how-to-play = 怎么下棋
    .hint = 规则和窗口的用法
command-keys = 快捷键
    .hint = 所有快捷键一览
command-about = 关于 Outflank
    .hint = 版本与许可

command-with-key = { $text }（{ $key }）

menu-board = 棋盘

tool-undo = 撤销
tool-redo = 重做
tool-new = 新局
tool-resume = 继续
tool-stop = 暂停
tool-review = 复盘
tool-play-on = 续下
tool-hint = 提示

## Keys

key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-escape = Esc
key-space = 空格
key-home = Home
key-end = End
key-page-up = PageUp
key-page-down = PageDown
key-delete = Delete
key-ctrl = Ctrl
key-shift = Shift

keys-either = { $first } 或 { $second }
keys-click = 单击
    .what = 下在这一格
keys-square = 键入格子的名称即可落子，多慢都行。如果 k1 之后还可能是 k12，按回车就下 k1
keys-tab = Tab
    .what = 依次经过菜单、棋手、面板，最后到棋盘；在棋盘上用方向键移动，按回车落子
keys-menus = 打开菜单；方向键移动，回车选定

## The window, notices


copied-moves = 棋谱已复制到剪贴板。
copied-moves-before-correction = 第一次更正之前的棋步已复制到剪贴板。只有棋步的列表存不下更正过的棋盘。
copied-board = 局面已复制到剪贴板。
copied-picture = 棋盘图片已复制到剪贴板。
copied-graph = 曲线图已复制到剪贴板。
mark-no-square = 请先指着一个格子，或用 Tab 和方向键移到那里。
panel-moves = 棋步
    .spoken = 棋步列表
panel-tree = 变化树
panel-tree-close = 关闭变化树

news-pass = { $color ->
    [black] 黑棋弃权：没有能翻子的格子。
   *[white] 白棋弃权：没有能翻子的格子。
}
news-lost-on-time = { $color ->
    [black] 黑棋超时：白棋获胜。
   *[white] 白棋超时：黑棋获胜。
}
news-time-is-over = { $color ->
    [black] 黑棋超时。对局继续。
   *[white] 白棋超时。对局继续。
}
news-named-time-is-over = { $name } 超时。对局继续。
news-no-pause = 这是正式对局：棋钟不能停。
news-not-your-turn = { $color ->
    [black] 轮到黑棋，黑棋由电脑来下。
   *[white] 轮到白棋，白棋由电脑来下。
}
news-no-help = 这是正式对局：终局之后才有帮助。
news-no-take-back = 这是正式对局：不能悔棋。
news-nothing-to-undo = 没有可以撤销的操作。
news-nothing-to-redo = 没有可以重做的操作。
news-removed = { $n ->
    [1] 这一步已删除。可用“撤销”找回。
   *[other] 已删除 { $n } 步棋。可用“撤销”找回。
}
news-promoted = 已设为主变化。可用“撤销”还原。
news-edit-undone = 棋步已恢复原样。
news-earlier-game-next = 这是本局的开始。再撤销一次可回到上一局。
news-game-left = 新的一局已开始。在开局处撤销可回到上一局。
news-other-game = 已回到你的上一局棋。
news-search-failed = 电脑的搜索中断了（{ $reason }）。按“继续”可以再试一次。
news-engine-failed = { $engine } 已停止：{ $reason }。按“继续”可以再试一次。

## The language

preferences-language = 语言
    .system = 跟随系统
language-name = { $language ->
    [ja] 日语
    [zh-Hans] 中文
    [fr] 法语
    [de] 德语
    [es] 西班牙语
    [el] 希腊语
   *[en] 英语
}
# Said in English alone, since the letters of the language cannot be shown.
language-no-font = No font of this system has the letters of { language-name }: install one (fonts-noto-cjk on Debian and Ubuntu, google-noto-sans-cjk-fonts on Fedora, noto-fonts-cjk on Arch) and start Outflank again.

## Dialogs: preferences, help, about

dialog-close = 关闭
dialog-cancel = 取消
dialog-open = 打开
board-width = 宽
board-height = 高
board-theme-felt = 绒布
board-theme-wood = 木纹
board-theme-slate = 石板
board-theme-high-contrast = 高对比度

help-title = 帮助
help-rules = 怎么下棋
help-window = 窗口
help-keys = 快捷键
help-about = 关于

rules-aim = 目标
    .text = 双方轮流落子，黑棋先下。终局时棋子多的一方获胜。
rules-outflank = 夹住
    .text = 落子时，要让对方的棋子在一条直线上，被这枚新子和你的另一枚棋子夹在中间。夹住的棋子全部翻转，变成你的。
rules-directions = 各个方向
    .text = 横、竖、斜都算；新子夹住的棋子，同时全部翻转。
rules-passing = 弃权
    .text = 只有至少能翻转一枚棋子的格子才能落子，圆圈标出了这些格子。如果一格也没有，你就弃权一次，由对方接着下。这里轮到黑棋，但它一枚也翻不了。
    .picture = 轮到黑棋，但无子可翻，只好弃权
rules-end = 终局
    .text = 双方都无处可下时对局结束，多半是因为棋盘下满了。
    .picture = 对局结束时下满的棋盘
rules-end-counts = 黑棋 { $black } 子，白棋 { $white } 子。
rules-before-move = 黑棋可以下 { $square }
rules-after-move = 黑棋下了 { $square }，翻转 { $n } 枚棋子
rules-tips = 三条入门诀窍
rules-tip-corners = 角是金。占了角的棋子永远不会被翻转。
rules-tip-beside-corners = 别碰空角旁边的格子：那等于把角让给对方。
rules-tip-few-discs = 开局时子少往往更好：子越少，可选的格子越多。

window-page-board = 棋盘
    .playing = 单击带圆圈的格子即可落子，也可以键入格子的名称，例如 f5。指针停在某一格上时，会标出将要翻转的棋子。
    .marks = 小菱形标出刚落下的棋子，星形是提示。在格子上单击右键，可以做你自己的标记。
window-page-around = 棋盘的上方和下方
    .text = 双方棋手显示在棋盘的上下边，单击即可更换棋手和棋力。下方的横条说明眼下的情况，再下面一行解释指针所在的格子，并显示手数。
window-page-panel = 按钮与棋步
    .players = 棋盘旁边的按钮用来撤销、开新局、要提示，下面是电脑的深度或棋力。
    .help = 提示分几步给出：先说该注意什么，再给两个候选格，最后给出棋步和理由。对手等级分低于 1000 时，你下了损失很大的一步，教练会先提醒你；在“学棋”菜单里可以关掉教练，也可以在对付别的对手时打开。按 Y 打开“学棋”，里面有课程和习题。
    .moves = 单击列表里的一步棋，就能看到那时的局面。在那里另下一步，便开出一个变化；原来的棋都还在。
window-page-study = 研究
    .text = “研究”菜单里有三样：分析告诉你每一步的估值，复盘找出一局棋里的失误，实战浏览查看别人下过的对局。它们都会在棋盘旁边打开。“视图”菜单里的“专家工具”还会显示其他功能。
window-page-keyboard = 用键盘
    .menus = F10 打开菜单：方向键移动，回车选定，Esc 离开。
    .places = Tab 依次经过菜单、棋手、按钮、面板和棋步，最后到棋盘；F5 直接到棋盘。在棋盘上，方向键在格子间移动，回车落子。按 Esc 之后，方向键又用来前后翻看对局。
    .dialogs = 在对话框里，Tab 逐项移动，空格选定，回车确认，Esc 取消。方向键在列表里移动，PageUp 和 PageDown 翻页。
window-page-screen-reader = 用屏幕阅读器
    .text = 每一格都会说出上面有什么、你能不能下。棋步、弃权、提示和结果会自动念出来，不管你在窗口的哪个位置。

about-version = 版本 { $version }
about-game = 黑白棋（Othello，又名 Reversi），棋盘从 4×4 到 16×16。
about-uses = 与人或电脑对弈，学棋，研究自己的对局。
about-licence = 自由软件，采用 MIT 或 Apache 2.0 许可证，任你选择。不提供任何担保。

preferences-title = 设置
preferences-colours = 配色
    .system = 跟随系统
    .light = 浅色
    .dark = 深色
preferences-contrast = 对比度
    .system = 跟随系统
    .usual = 普通
    .high = 高
preferences-text-size = 文字大小
preferences-board = 棋盘
preferences-show = 显示
    .legal-moves = 在可下的格子上画圈
    .preview = 指针处会翻转的棋子
    .last-move = 在刚落下的棋子上做记号
    .coordinates = 坐标
preferences-tab-look = 外观
preferences-tab-play = 对局
playing-as = 当前棋手
    .spoken = 以{ $name }的身份下棋
    .about = 在这里下棋的人，各有等级分和学习进度；改名后两者都保留。
playing-as-another = 其他人…
preferences-person-name = 第 { $n } 位棋手的名字
preferences-person-remove = 移除
    .spoken = 移除第 { $n } 位棋手
preferences-person-add = 添加一位棋手
preferences-person-taken = “{ $name }”是另一位棋手现在或以前的名字。
preferences-motion = 动画
    .system = 跟随系统
    .usual = 普通
    .none = 无
    .turning = 翻子用时
    .pace = 应手等待
    .human-times = 对手像人一样花时间思考
preferences-no-time = 不等
preferences-seconds = { $seconds } 秒
preferences-sound = 声音
    .on = 播放声音
    .volume = 音量
preferences-hints = 提示
    .about = 给提示或替你下棋时，电脑思考得有多深。
preferences-review = 复盘
    .about = 复盘搜索的深度。27 级会核对每个失误；更高的级别要久得多。
preferences-level = 级别
preferences-engine = 引擎
preferences-threads = 线程
    .all = 全部（{ $n }）
    .about = 最多同时使用多少个处理器。
preferences-memory = 内存
    .about = 存放搜索的结果。级别高时，多些更好。分析还要再占用同样多的内存。
preferences-megabytes = { $n } MB
preferences-gigabytes = { $n } GB
preferences-ponder = 在我思考时也思考
    .about = 轮到你时电脑也在思考，因此应得更快。
preferences-book = 按开局库下开局
    .about = 8×8 棋盘上事先算好的头几步。随机性大些，就会下出略逊于最佳的棋。
preferences-variety = 随机性
preferences-no-variety = 无
preferences-variety-discs = { $n } 子
preferences-keys = 快捷键
    .about = 单击一个快捷键，再按下新的按键；按 Delete 则删除快捷键。
    .press = 请按键…
    .none = 无快捷键
    .spoken = { $name }：{ $key }
    .as-usual = 恢复默认
    .as-usual-spoken = { $name }：恢复默认
    .all-as-usual = 全部快捷键恢复默认
    .of-squares = { $key } 用于输入格子的名称，不能指定。
    .of-clipboard = 这些按键用于剪贴板。
    .of-window = { $key } 用于操作窗口。
    .taken = { $key } 是“{ $other }”的快捷键。
    .take = 改给“{ $name }”
    .leave = 保持不变
preferences-restore = 全部设置恢复默认

## Files: open, save, paste, their errors

chooser-open = 打开文件
    .about = 任何对局或局面：棋谱文本、SGF、GGF、PGN、OBF、WTHOR、Othello Quest。
chooser-save = 保存对局
    .about = 扩展名决定格式：.outflank 保存全部；.sgf 保存用时以外的全部；.pgn 含变化；.ggf、.txt、.wtb 只有主变化；.obf 是当前局面。
chooser-save-page = 复盘存为网页
    .about = 一个文件，任何浏览器都能打开，不联网也行。
chooser-save-picture = 保存棋盘图片
    .about = .png：与屏幕所见相同。.svg：黑白棋图，适合打印和排版。.gif：整局棋，一步一步。
chooser-save-handout = 保存讲义
    .about = { handout-about }
chooser-tournament = 保存赛事页面
    .about = 带布莱特韦尔系数的排名、各轮结果和对局，做成可打印的页面。所选对局须有双方棋手和结果。
chooser-save-graph = 保存复盘曲线图
    .about = .png：与屏幕所见相同。.svg：黑白，适合打印和排版。
chooser-engine = 选择引擎
    .about = 引擎的程序文件，例如 Edax。
chooser-do-take = 选用
chooser-import = 导入对局
    .about = 导入一个文件里的全部对局；不填文件名，就导入此文件夹里所有文件的对局：SGF、GGF、PGN、WTHOR、Othello Quest、棋谱文本。
chooser-export-games = 把对局导出成一个文件
    .about = 扩展名决定格式：.sgf 保存用时以外的全部；.pgn 含变化；.ggf、.txt、.wtb 只有主变化；.obf 是最后局面。
chooser-export-each = 导出对局，每局一个文件
    .about = 文件会编号：game.sgf 变成 game-1.sgf、game-2.sgf 等。扩展名决定格式。
chooser-names = WTHOR 棋手姓名
    .about = 以 .jou 结尾的文件；赛事名称从旁边的 .trn 文件读取。
wthor-ask-title = 棋手姓名
wthor-ask-lacking = “{ $file }”里只有编号，没有姓名。WTHOR 把姓名放在单独的文件 WTHOR.JOU 中，而同一文件夹里没有这个文件。
wthor-ask-choose = 选择姓名文件…
wthor-ask-go-without = 不用姓名继续
wthor-ask-not-read = 无法读取姓名：{ $reason }。
wthor-ask-no-file = 该文件不以 .jou 结尾，同一文件夹里也没有这样的文件
chooser-no-name = 请选择文件，或键入文件名。
chooser-page-ending = 网页的文件名以 .html 结尾。
chooser-picture-ending = 图片的文件名以 .png、.svg 或 .gif 结尾。
chooser-graph-ending = 曲线图的文件名以 .png 或 .svg 结尾。
chooser-do-replace = 替换
chooser-do-save = 保存
chooser-do-import = 导入
chooser-do-import-folder = 导入文件夹
chooser-folder = 文件夹
chooser-name = 名称
    .spoken = 文件名
chooser-up = 上级
    .hint = 到上一级文件夹
chooser-replaces = 这个文件已经存在，将被替换。
chooser-folder-spoken = { $name }，文件夹
chooser-folder-not-listed = 无法列出这个文件夹：{ $reason }
filter-games = 对局和局面
filter-all = 所有文件
filter-sgf = Smart Game Format
filter-outflank = Outflank（全部内容）
filter-ggf = Generic Game Format
filter-pgn = 带标签的棋步（PGN）
filter-wthor = 比赛对局（WTHOR）
filter-txt = 棋步文本
filter-obf = 最后的局面
filter-page = 浏览器网页
filter-png = 图片（PNG）
filter-svg = 黑白棋图（SVG）
filter-gif = 整局棋，一步一步（GIF）
file-not-opened = 无法打开 { $name }：{ $reason }。
file-saved = 已保存为 { $name }。
file-lacks-values = 此局注明了录入者，因此未保存引擎估值；可在“对局信息”中选择保留。
file-not-saved = 无法保存 { $name }：{ $reason }。
export-saved = { $n ->
   *[other] 已将 { $shown } 局存为 { $name }。
}
export-from-to = { $first } 到 { $last }
export-is-there = { $name } 已经存在
file-no-review = 复盘已经关闭

paste-title = 粘贴棋谱或局面
paste-title-file = 打开对局或局面
paste-no-text = 还没有文本。
paste-file = 文件
paste-encoding = 编码
encoding-name = { $letters ->
    [japanese] 日文（{ $name }）
    [chinese] 简体中文（{ $name }）
    [traditional] 繁体中文（{ $name }）
    [korean] 韩文（{ $name }）
    [western] 西欧（{ $name }）
    [central] 中欧（{ $name }）
    [cyrillic] 西里尔文（{ $name }）
    [greek] 希腊文（{ $name }）
    [all] 所有语言（{ $name }）
   *[other] { $name }
}
paste-two-readings = 这些棋步有两种读法，请选择一种。
paste-games = 对局
paste-all-files = 将全部 { $n } 个文件加入棋谱库
paste-all-games = 将全部 { $shown } 局加入棋谱库
paste-holds = 内容
paste-mistake = 错在这里
paste-rejected = 未能读取
paste-unused = 未使用
paste-unused-more = 还有 { $n } 处
paste-variations = 变化
paste-cut = 可以打开它之前的 { $n } 手。
paste-text = 文本
    .hint = f5d6c3…，或由 X、O 和 - 组成的局面
paste-picture = 预览：黑子 { $black } 枚，白子 { $white } 枚
paste-counts = 黑棋 { $black }，白棋 { $white }。
paste-to-move = { $color ->
    [black] 轮到黑棋。
   *[white] 轮到白棋。
}
paste-won = { $color ->
    [black] 黑棋获胜。
   *[white] 白棋获胜。
}
paste-draw = 和局。

launch-usage =
    用法：outflank [选项] [文件…]
    打开 Outflank 的窗口，并在其中打开这些文件里的对局。

    -h, --help           本帮助
    -V, --version        版本
    --                   之后全是文件名
    OUTFLANK_CONFIG_DIR  设置和对局所在的文件夹

    引擎的命令行：outflank-engine
launch-no-display = Outflank 需要一个显示器，但 WAYLAND_DISPLAY 和 DISPLAY 都没有指明。
launch-no-libraries = Outflank 需要的系统库没有安装；在 Debian 或 Ubuntu 上可用 `sudo apt-get install { $packages }` 安装。
launch-dead-display = 显示器 { $name } 没有响应。
launch-no-window = Outflank 无法打开窗口：{ $reason }。
launch-no-opengl = Outflank 需要 OpenGL 2.1 和至少 24 位颜色的显示器，这里没有：{ $reason }。
launch-no-threads = Outflank 无法启动线程：{ $reason }。系统允许该用户的进程数太少。
launch-no-files = Outflank 需要同时打开 { $n } 个文件，系统允许的数量不够：{ $reason }。
launch-no-memory = Outflank 需要 { $megabytes } MB 内存，系统允许的不够。
launch-panic = Outflank 因程序自身的错误而退出：{ $reason }。
launch-unknown-option = 没有选项 { $name }；outflank --help 会列出全部选项。
storage-nowhere = 设置和对局无法保存：{ $reason }。
storage-copy-is-used = 无法读取 { $name }，改用它较早的副本。{ $aside }原因：{ $reason }。
storage-starts-afresh = 无法读取 { $name }，Outflank 从头开始。{ $aside }原因：{ $reason }。
storage-unread = 暂时无法读取 { $name }，文件保持原样。原因：{ $reason }。
storage-words = { $name } 中的 { $words } 无法读取，改用默认值。其余全部保留。{ $aside }
storage-aside = 损坏的文件保留为 { $name }。
storage-not-aside = 损坏的文件无法移开（{ $reason }），所以不会覆盖它。
storage-left-out = 对局文件会超过 { $megabytes } MB，所以最早的 { $n } 局没有存入。
storage-lock = { $name } 不是普通文件，所以它旁边的对局保持原样。
storage-not-kept = { $what ->
    [settings] 设置无法保存到 { $path }：{ $reason }。Outflank 每隔几秒再试一次。
    [profile] 档案无法保存到 { $path }：{ $reason }。Outflank 每隔几秒再试一次。
   *[game] 对局无法保存到 { $path }：{ $reason }。Outflank 每隔几秒再试一次。
}

## The library and the explorer

library-title = 棋谱库
library-one-moment = 请稍候…
library-kept = 对局已存入棋谱库。
library-kept-in-memory = 棋谱库文件无法写入。对局暂存在内存里，之后会再试。
library-not-kept = 对局无法存入棋谱库：{ $reason }。
library-review-not-kept = 复盘无法存入棋谱库：{ $reason }。
library-not-done = 无法完成：{ $reason }。
library-is-newer = 棋谱库 { $path } 由更新的 Outflank 写成，因此保持原样，对局也不存入。
library-breaks-off = { $n ->
   *[other] 棋谱库 { $path } 最后写入的部分不完整（{ $n } 字节），已略去。
}
library-is-damaged = { $n ->
   *[other] 棋谱库 { $path } 已损坏（{ $reason }）。还剩 { $n } 局；损坏的文件保留为 { $aside }。
}
library-not-written = 棋谱库 { $path } 无法写入：{ $reason }。对局暂存在内存里，能写入时再写。
library-tag-imported = 导入
library-tag-played = 在此对局
library-tag-match = 对抗赛
library-tag-review = 等待复盘
library-tag-thorough-review = 等待深入复盘
library-damaged = 有一份损坏棋谱库的副本。
library-recover = 找回其中的对局
    .hint = 导入其中能读出、这里又没有的对局
library-search = 搜索
    .example = 搜索：tamenori 2019
    .hint =
        棋手、赛事或开局名称中的词，年份或 2010-2015，棋盘（如 10x10）；
        fewest 表示子少者胜的对局。
        在词前加 player: black: white: event: round: opening: date: tag: board: 或 goal: 可指定搜索哪一项。
        引号中的词是一个名称。
library-result = 结果
    .any = 所有结果
    .black = 黑棋胜
    .white = 白棋胜
    .draw = 和局
library-tag = 标签
    .any = 所有标签
library-board = 棋盘
    .any = 所有棋盘
library-games = { $n ->
   *[other] { $shown } 局
}
library-chosen = { $n ->
   *[other] 选中 { $chosen }/{ $shown } 局
}
library-position = 局面…
    .hint = 查找下到某个局面，或出现棋盘一部分形状的对局
library-position-is-on = 局面：开
library-position-any = 所有局面
library-did-you-mean = 你是不是要找
library-suggestion = { $n ->
   *[other] { $name }（{ $shown } 局）
}
part-title = 查找局面
part-explain = 单击格子依次变为：黑、白、空、任意。
part-keys = 键盘：B 黑，W 白，E 空，Delete 任意。
part-from-game = 取自棋盘
    .hint = 所有格子与现在的棋盘相同
part-clear = 清空
    .hint = 所有格子都可以任意
part-any-orientation = 旋转和翻转也算
part-no-square = 请至少选择一格。
part-find = 查找对局
library-bin = 回收站
    .hint = 已删除的对局
library-bin-is-empty = 回收站是空的。
library-is-importing = 正在导入对局。全部导入后会显示在列表里。
library-no-games-yet = 还没有对局。
library-has-no-games = 下完的对局都会存在这里；“导入”加入文件里的对局。
library-no-game-fits = 没有符合搜索的对局。
library-restore = 还原
library-delete = 删除
    .hint = 移到回收站，可从那里还原
library-tags = 标签…
    .hint = 给选中的对局加上或去掉标签
library-new-tag = 新标签
library-add-tag = 添加
library-choose-all = 全选
    .hint = 选中列表里的全部对局，以便删除、加标签或导出
library-review = 复盘…
    .hint = 在后台复盘对局：之后棋谱库会显示双方各损失多少
library-review-chosen = 所选对局，快速
library-review-chosen-thoroughly = 所选对局，深入
library-review-mine = 我未复盘的对局（{ $n }），快速
library-review-mine-thoroughly = 我未复盘的对局（{ $n }），深入
library-queue = 已复盘 { $done } / { $n } 局
library-queue-left = 已复盘 { $done } / { $n } 局 · 剩余 { $left }
library-queue-paused = 已复盘 { $done } / { $n } 局 · 已暂停
library-queue-waits = 已复盘 { $done } / { $n } 局 · 等待其他计算结束
library-queue-elsewhere = 等待的对局：{ $n }。由另一个窗口复盘。
library-queue-minutes = { $n } 分钟
library-queue-hours = { $n } 小时
library-queue-pause = 暂停
    .hint = 按“继续”或下次启动时接着复盘
library-queue-resume = 继续
library-queue-empty = 取消
    .hint = 把等待的对局全部移出；已完成的复盘保留
library-export = 导出…
    .hint = 把选中的对局存成一个文件，或每局一个文件
library-export-one-file = 存成一个文件…
library-export-each = 每局一个文件…
library-export-boards = 可打印的编号棋盘…
library-export-tournament = 赛事页面…
library-export-exercises = 可打印的练习…
library-import = 导入…
    .hint = 从文件或文件夹导入对局：SGF、GGF、PGN、WTHOR 等
library-empty-bin = 清空回收站
    .hint = 永久删除其中的对局
library-empty-bin-yes = { $n ->
   *[other] 永久删除 { $shown } 局
}
library-empty-bin-no = 取消
library-n-imported = { $n ->
   *[other] 已导入 { $shown } 局
}
library-import-bar = 导入
library-import-stop = 停止
    .hint = 已导入的对局会保留
library-column-date = 日期
    .order = 按日期排序
library-column-black = 黑棋
    .order = 按黑棋排序
library-column-white = 白棋
    .order = 按白棋排序
library-column-result = 结果
    .order = 按结果排序
library-column-opening = 开局
    .order = 按开局排序
library-column-event = 赛事
    .order = 按赛事排序
library-column-board = 棋盘
    .order = 按棋盘排序
library-column-moves = 手数
    .order = 按手数排序
library-column-lost = 损失
    .order = 按损失子数排序
library-column-accuracy = 准确度
    .order = 按准确度排序
library-lost-words = 损失子数：黑 { $black }，白 { $white }。
library-accuracy-words = 准确度：黑 { $black }%，白 { $white }%。
library-moves = { $n ->
   *[other] { $board } 棋盘，{ $n } 手
}
library-moves-opening = { $n ->
   *[other] { $board } 棋盘，{ $n } 手，{ $name }（{ $other }）
}
library-kept-on = 存入日期：{ $date }
library-tags-of = 标签：{ $tags }
library-against = { $black } 对 { $white }
library-unknown-player = 未知
library-named-won = { $name } 获胜
library-won = { $winner ->
    [black] 黑棋获胜
    [white] 白棋获胜
   *[draw] 和局
}

import-added = { $n ->
   *[other] 导入了 { $shown } 局。
}
import-known = { $n ->
   *[other] { $shown } 局已在库中。
}
import-empty = { $n ->
   *[other] { $shown } 局没有棋步，已略去。
}
import-illegal = { $n ->
   *[other] { $shown } 局有不合规则的棋步，已略去。
}
import-rejected = { $n ->
   *[other] 有 { $shown } 局未能读取。首先是：{ $games }。
}
import-overruled = { $n ->
   *[other] 有 { $shown } 个结果与棋盘不符，未使用：{ $games }。
}
import-left-out = { $n ->
   *[other] 有 { $shown } 个变化无法下到底：{ $games }。
}
import-unused = { $n ->
   *[other] 文本中有 { $shown } 处未使用：{ $games }。
}
import-not-read = 未能读取：{ $reason }。
import-more-not-read = 另有 { $n } 个文件未能读取。
import-stopped = 导入已停止。
import-broke-off = 导入中断了，因为棋谱库无法写入。
import-not-listed = 无法列出 { $name }：{ $reason }
import-part-of = { $name } 的一部分：{ $reason }

explorer-filter = 筛选
    .hint = 只看某位棋手、某项赛事或某些年份的对局。内置的统计不含姓名，筛选时不计在内
explorer-filter-is-on = 筛选：开
explorer-games-of = 对局来源：{ $name }
    .hint = 统计的是哪些对局：{ $name }
explorer-built-in = 1977–2023 年的比赛（内置）
explorer-whole-library = 我的棋谱库，全部对局（{ $n }）
explorer-counts-twice = 两边都有的对局算两次。
explorer-library = 我的棋谱库
explorer-tournaments = 比赛
explorer-color = 实战浏览，{ color-name }
explorer-player = 棋手
    .spoken = 实战浏览，棋手
explorer-event = 赛事
    .spoken = 实战浏览，赛事
explorer-years =
    .spoken = 实战浏览，年份
explorer-other-board = 内置的统计只有 8×8 棋盘的。请改选你的棋谱库。
explorer-other-goal = 内置的统计只有子多者胜的对局。请改选你的棋谱库。
explorer-too-few = 下到这个局面的比赛对局不到十局。
explorer-no-games = 你的棋谱库里还没有对局。可以用“导入”从文件加入（Ctrl+L）。
explorer-none = 这些对局都没有下到这个局面。
explorer-column-move = 棋步
explorer-column-games = 对局
explorer-column-people = { $rating } 分
explorer-average = 平均
explorer-costs = 损失
explorer-all = 全部
explorer-share = { $n }（{ $percent }%）
explorer-winners = 黑棋胜 { $black }，和 { $draws }，白棋胜 { $white }
explorer-spoken = { $n ->
   *[other] { $shown } 局，平均 { $mean }
}
explorer-newest = 最新 { $n } 局，共 { $all } 局
explorer-games = 对局

## Playing: the strip, players, new game, the end

strip-looks-for-hint = 正在为{ color-name }找一步好棋…
strip-looks-for-move = 电脑正在替{ color-name }找一步棋…
strip-thinks = { color-name }正在思考：{ $player }。
strip-paused = 已暂停，轮到{ color-name }（{ $player }）。按“继续”或空格键。
strip-after = 第 { $number } / { $n } 手之后：{ $square }。
    .start = 第一手之前。
strip-clock-waits = 棋钟已暂停，轮到{ color-name }。下一步棋，或按“继续”或空格键。
strip-studying = 研究中：轮到{ color-name }。双方的棋都由你来下。
strip-studying-ahead = 按 → 逐步往后看。
strip-played = { color-name }下了 { $square }。
strip-played-from-book = { color-name }按开局库下了 { $square }。
strip-do = { $what ->
    [other-move] 在这里另下一步，或往后看（→）
    [place] 在中央四格中选一格落子
    [marked] 单击一个有标记的格子
   *[flips] 单击一个能翻子的格子
}
strip-your-turn = 轮到你了（{ color-name }）：{ strip-do }。
strip-to-move = 轮到{ color-name }：{ strip-do }。
strip-named-to-move = 轮到 { $name }（{ color-name }）：{ strip-do }。

result-you-wipe-out = 你以 { $won }–{ $lost } 全歼{ $loser ->
    [black] 黑棋
   *[white] 白棋
}！
result-you-win = 你以 { $won }–{ $lost } 获胜！
result-you-are-wiped-out = 你以 { $lost }–{ $won } 被{ color-name }全歼。
result-you-lose = 你以 { $lost }–{ $won } 落败。
result-you-lose-on-time = { $color ->
    [black] 你超时了：白棋获胜。
   *[white] 你超时了：黑棋获胜。
}
result-you-win-on-time = { $color ->
    [black] 黑棋超时：你赢了。
   *[white] 白棋超时：你赢了。
}
result-named-time-over = { $loser } 超时：{ $winner } 获胜。
result-named-loses-on-time = { $color ->
    [black] { $name } 超时：白棋获胜。
   *[white] { $name } 超时：黑棋获胜。
}
result-named-wins-on-time = { $color ->
    [black] 黑棋超时：{ $name } 获胜。
   *[white] 白棋超时：{ $name } 获胜。
}
went-over-time = { $who ->
    [you] 你用时超限。
    [black] 黑棋用时超限。
   *[white] 白棋用时超限。
}
named-went-over-time = { $name } 用时超限。
result-wins = { color-name }以 { $won }–{ $lost } 获胜。
result-named-wins = { $name } 以 { $won }–{ $lost } 获胜。
result-draw = 和局，{ $black }–{ $white }。
result-fewest = 这种规则以子少者为胜。
result-no-discs-left = { color-name }一枚棋子也不剩。
result-empties-for = { $n } 个空格算作{ color-name }的（盘上为 { $black }–{ $white }）。
result-empties-shared = { $n } 个空格由双方平分。

square-flips-nothing = { $square } 无子可翻
square-flips = { $square } 翻转 { $n } 枚：{ $flipped }
square-of-first-four = { $square }：最先落下的四枚之一，不翻转棋子
square-has-disc = { $square }：{ $color ->
    [black] 黑子
   *[white] 白子
}
square-has-nothing = { $square }：{ color-name }下这里无子可翻

report-depth = 深度 { $depth }
report-depth-sure = 深度 { $depth }，{ $percent }%
report-book = 开局库，深度 { $depth }
report-exactly = 精确值 { $value }
report-proven = { $outcome ->
    [win] 必胜
    [draw] 必和
   *[loss] 必败
}
report-nothing-yet = 思考中…

rating-estimate = 约 { $rating }（{ $low }–{ $high }），{ $n } 局
rating-after = 再下 { $n } 局后显示等级分
strip-dismiss = 关闭
strip-invitation = 没下过？两分钟学会
    .hint = 课程的第一课
strip-invitation-declined = 不用了
strip-progress = 已下 { $played } 手 · 余 { $empties } 格
strip-progress-of = 已下 { $played }/{ $ahead } 手 · 余 { $empties } 格
strip-fewest-win = 子少者胜
strip-typed = 格子：{ $typed }_
strip-typed-enter = 格子：{ $typed }_（回车下 { $typed }）
strip-square-and-replies = { $words }（圆点是{ color-name }接下来能下的格子）
strip-opening = 开局：{ $name }
strip-coach-asks = 教练在问你这一步。
hint-more = 显示更多
coach-take-back = 悔棋
    .hint = 回到这一步之前
coach-why = 为什么
    .hint = 告诉你该注意什么
coach-play-on = 就这么下
    .hint = 保留这一步
strip-hint = 提示：{ $words }
strip-hint-squares = 提示：{ $one } 还是 { $other }？
strip-hint-only-move = 提示：只有 { $square } 可下。
thinking-sign = 思考中
typed-no-square = { $size } 棋盘上没有“{ $typed }”这一格（a1 到 { $last }）。
end-play-again = 再来一局
end-next = 下一局：{ $player }。你执{ color-name }。
end-easier = 弱些
end-same = 不变
end-harder = 强些
end-suited = 与你相当
end-swap-colours = 交换黑白
end-put-away = 看棋盘
end-show = 看结果
end-go-on = 不计时接着下
    .hint = 从这里接着下这局棋，想下多久都行
end-review = 复盘
end-information = 对局信息…
end-key-moves = 看 { $n } 步关键棋
end-very-close = 胜负只差一点！
end-review-shows = 复盘会指出胜负的转折点。
end-helped = { $help ->
    [hint] 电脑帮过一步，所以这局不计等级分。
    [take-back] 悔过棋，所以这局不计等级分。
    [analysis] 显示过估值或思路，所以这局不计等级分。
   *[other-players] 这局不是由同样的棋手从头下起的，所以不计等级分。
}
end-your-rating = 你的等级分：{ $estimate }。
end-rating-of = { $name } 的等级分：{ $estimate }。
end-rating-later = { $words }。
# What a new player sees first: three pictures with a sentence each, and three buttons.
welcome-title = 20 秒学会黑白棋
welcome-flip = 把对方的棋子夹在自己两子之间，它们就会翻转。
welcome-must-flip = 每一步至少要翻转一枚棋子。
welcome-most = 最后棋子多的一方获胜。
welcome-play = 开始下棋
welcome-teach = 教我
welcome-known = 我会下
new-game-title = 新对局
new-game-start = 开始
new-game-board = 棋盘
new-game-opening = 开局
new-game-clock = 棋钟
new-game-winner = 胜者
clock-none = 无
clock-own = 自定时间
clock-sudden-death = { $minutes } 分
clock-increment = { $minutes } 分 + { $seconds } 秒
clock-byo-yomi = { $minutes } 分 + { $n } × { $seconds } 秒
clock-periods = { $n } × { $seconds } 秒
clock-per-move = 每步 { $seconds } 秒
clock-minutes-unit = 分
clock-seconds-unit = 秒
clock-no-bonus = 不加时
clock-bonus-increment = + 每步加秒
clock-bonus-periods = + 读秒
clock-minutes-of = { $color ->
    [black] 黑棋的分钟数
   *[white] 白棋的分钟数
}
clock-bonus-of = { $color ->
    [black] 黑棋的加时方式
   *[white] 白棋的加时方式
}
clock-periods-of = { $color ->
    [black] 黑棋的读秒次数
   *[white] 白棋的读秒次数
}
clock-seconds-of = { $color ->
    [black] 黑棋的秒数
   *[white] 白棋的秒数
}
flag-loses = 超时判负
flag-goes-on = 超时继续
clock-name = { $color ->
    [black] 黑棋的棋钟 { $time }
   *[white] 白棋的棋钟 { $time }
}
clock-set-to = 棋钟：{ $time }
clock-runs = 单击或按空格键暂停。
clock-stands = 已暂停。单击或按空格键继续。
new-game-help = 帮助
new-game-alternates = 每次再来一局时交换黑白
    .hint = 再来一局时由另一方先下
new-game-serious = 正式对局
    .hint = 如同比赛：落子无悔，也没有任何帮助
    .meaning = 终局之前没有提示，没有估值，不能悔棋。
new-game-i-play-black = 我执黑
new-game-i-play-white = 我执白
new-game-computer = 电脑
new-game-friend = 双人对弈
new-game-watch = 观看电脑对弈
new-game-friend-name = 朋友
new-game-random-colour = 随机颜色
# The card behind the faces: a computer player of one's own choice.
new-game-other-size = 其他…
new-game-by-strength = 由弱到强
new-game-custom = 自定义
    .hint = 自选棋力、搜索深度或其他程序
new-game-name-of = { $color ->
        [black] 黑棋的名字
       *[white] 白棋的名字
    }
# Opens the rows below it.
new-game-more = 更多：开局、让子、棋钟、子少者胜、正式对局
goal-most = 子多者胜
    .meaning = 黑白棋：终局时棋子多的一方获胜。
goal-fewest = 子少者胜
    .meaning = 反黑白棋：终局时棋子少的一方获胜。
start-standard = 标准
    .description = 通常的开局。
start-mirrored = 镜像
    .description = 标准开局，黑白对调。
start-parallel = 并列
    .description = 同色的棋子并排摆放。
start-reversi = 古典 Reversi
    .description = 空棋盘：双方先在中央落下最初的四枚棋子。
start-corners = 让角
    .description = 让子棋：一方开局就占有永远不会被翻转的角。子多者胜时对这一方有利，子少者胜时则不利。
start-random = 随机开局
    .description = 先自动下几步，之后双方大致均势。
start-hand-made = 自定局面
    .description = 任意棋子放在任意格子上。
start-edit = 编辑局面…
start-corners-for = 归{ color-name }
start-moves = { $n } 步
start-moves-slider = 开局的步数
start-number = 编号
    .hint = 编号相同，开局就相同
    .name = 开局的编号
start-another = 换一个
start-preview = 预览：{ $size } 棋盘，黑子 { $black } 枚，白子 { $white } 枚，轮到{ color-name }
seat = { color-name }：{ $player }
    .hint = 单击更换棋手
    .information = 单击查看对局信息
player-of-color = { color-name }：{ $name }
card-discs = { color-name }在盘上有 { $n } 子
card-hint = 提示：{ $report }
card-phases = 按损失子数：{ $phases }
card-phase-opening = 开局 { $rating }
card-phase-middle = 中盘 { $rating }
card-phase-ending = 终盘 { $rating }
person-you = 你

## Editing a position

editor-title = 摆局面
editor-play-from-here = 从这里开始下
editor-use-position = 采用此局面
editor-correct-title = 更正棋盘
editor-other-size = 这局棋仍用 { $board } 的棋盘。
editor-put-down = 摆放
editor-turn = 轮到
editor-board = 棋盘
editor-as-text = 文本
    .name = 局面的文本
    .hint = X 为黑，O 为白，- 为空。
editor-empty = 空格
editor-to-move = 轮到{ color-name }
editor-clear = 清空
editor-standard-start = 标准开局
editor-from-game = 取自对局
setup-off-board = 有棋子在棋盘之外
setup-two-colors = 同一格 { $square } 上既有黑子又有白子
setup-nothing-to-play = 黑白双方都无处可下，没法对局
setup-wrong-length = 棋盘应有 { $expected } 格，这里却有 { $found } 格
setup-unknown-character = 第 { $place } 个字符“{ $character }”既不是棋子（X 或 O），也不是空格（-）

## Spoken to a screen reader

square-spoken = { $square }，{ $disc ->
    [black] 黑子
    [white] 白子
    [any] 任意
   *[none] 空
}
square-spoken-legal = 你可以下这里
square-spoken-flips = 翻转 { $n } 枚
square-spoken-last = 上一手
square-spoken-hint = 提示
square-spoken-reason = 与理由有关
square-spoken-mark = 标记：{ $shape ->
    [cross] 叉
    [triangle] 三角形
    [circle] 圆圈
    [square] 方块
   *[letter] 字母 { $letter }
}
spoken-passes = { color-name }无处可下，弃权。
spoken-corrected = 棋盘已更正。
spoken-plays = { color-name }下 { $square }。
spoken-plays-and-flips = { color-name }下 { $square }，翻转 { $n } 枚。
spoken-at-move = 第 { $number } 手，{ $words }
spoken-new-game = { $size } 棋盘，新对局。
spoken-start = 对局的开头。
spoken-computer-waits = 轮到{ color-name }。电脑在等待。
spoken-to-move = 轮到{ color-name }。
spoken-named-to-move = 轮到 { $name }（{ color-name }）。
spoken-little-time = { $color ->
    [black] 黑棋所剩时间不多。
   *[white] 白棋所剩时间不多。
}
spoken-named-little-time = { $name } 所剩时间不多。
spoken-your-turn = 轮到你了，{ color-name }。

spoken-coach = 教练：{ $question }
spoken-answer = { $key }：{ $what }。
## Study: moves, analysis, tree, overlays, what people play

notes-title = 评注
notes-sign = 符号
notes-no-sign = 无符号
notes-about-game = 关于这局棋
notes-about-move = 关于这一步
notes-comment = 评注内容
judgement-excellent = 妙手
judgement-good = 好棋
judgement-interesting = 有意思
judgement-doubtful = 可疑
judgement-bad = 失误
judgement-blunder = 大失误
time-seconds = { $seconds } 秒
time-minutes = { $minutes } 分 { $seconds } 秒
time-hours = { $hours } 小时 { $minutes } 分
analysis-broke = 分析中断了（{ $reason }）。请重新开始。
marks-title = 在 { $square } 上标
marks-triangle = 三角形
marks-circle = 圆圈
marks-square = 方块
marks-cross = 叉
marks-letter = 字母 { $letter }
marks-remove = 去掉标记
marks-remove-all = 去掉所有标记
moves-instead = 或 { $number } { $moves }
    .hint = 之前在这里下过；单击跳到那里
moves-none = 还没有棋步。黑棋先下。
moves-thought-for = 思考了 { $time }
moves-corrected = 棋盘已更正，轮到{ color-name }
    .hint = 不论之前怎么下，对局从这个局面继续。
moves-had-to-pass = { color-name }没有能翻子的格子。
moves-flips = { color-name }：{ $flips }
moves-spoken = 第 { $number } 手，{ color-name } { $name }
moves-spoken-pass = 第 { $n } 手后{ color-name }弃权
moves-with-comment = 有评注
tree-spoken = 变化树，第 { $ply } 手，{ color-name } { $name }
legend-title = { $name }：
legend-title-and-counts = { $name }（{ $counts }）：
legend-of-both = 黑 { $black }，白 { $white }
legend-parity = 奇数 { $odd }，偶数 { $even }
legend-could-move = { color-name }
legend-could-take = { color-name }可占
legend-frontier = 与空格相邻
legend-stable = 永远不会被翻转
legend-odd = 奇数区域
legend-even = 偶数区域
legend-x-square = X 位
legend-c-square = C 位
analysis-title = 分析
analysis-begin = 算出每一步的估值（{ $key }）
table-close = 关闭棋步表
analysis-stop = 暂停分析（{ $key }）
analysis-go-on = 继续分析（{ $key }）
analysis-game-over = 对局已经结束。
analysis-placing = 中央的格子没有好坏之分。
analysis-one-moment = 请稍候…
analysis-none = 这个局面还没有分析过。
analysis-proven = 已证明
analysis-to-the-proof = 证明还需{ $time }
analysis-effort-meaning = 每一步往后看的步数，或者还要多久才能证明所有的估值；看过的局面数、每秒局面数、用时
analysis-label-meaning = 格子上的 18@73%：搜索深度 18 步，把握 73%
about-a-second = 不到 1 秒
about-seconds = 约 { $n } 秒
about-minutes = 约 { $n } 分
about-hours = 约 { $n } 小时
table-line = 变化
people-play-it = { $share } 的人下这里
analysis-proven-between = 已证明在 { $low } 和 { $high } 之间
analysis-to-proof-of-score = 证明其估值还需：{ $time }
square-worth-known = 估值 { $value }，{ $known }
analysis-best = 最佳：{ $value }（{ $known }）：{ $line }
people-title = 等级分
people-rating = 棋手的等级分
    .lower = 降低棋手的等级分
    .raise = 提高棋手的等级分
people-asked = 的棋手：正在查看…
people-no-choice = 的棋手在这里别无选择。
people-hardly-wrong = 的棋手在这里几乎不会下错。
people-wrong = 的棋手有 { $share } 在这里下错，平均损失 { $discs } 子。
people-practical = { $square } 要损失 { $price }，但{ color-name }的应手有 { $share } 会损失 { $discs }。
people-play-here = { $share } 的人下这里
square-worth = 估值 { $value }

## Review: panel, graph, refutation

grade = { $grade ->
    [forced] 唯一
    [best] 最佳
    [good] 好棋
    [inaccuracy] 欠佳
    [mistake] 失误
   *[blunder] 大失误
}
thrown-away = { $thrown ->
    [win-draw] 胜局变和局
    [win-loss] 胜局变败局
   *[draw-loss] 和局变败局
}
headline = { $number }. { color-name } { $name }{ $sign }：{ $cost } · { $value }
headline-forced = { $number }. { color-name } { $name }（唯一的一步） · { $value }
headline-pass = 第 { $number } 手后{ color-name }弃权 · { $value }
headline-thrown = { grade }，{ thrown-away }
headline-lost = { grade }，{ $score }
headline-provisional = { $cost }（暂定）
figures-discs-lost = 损失子数
figures-a-move = 每步平均，第 { $first }–{ $last } 手
figures-accuracy = 准确度
figures-thrown-away = 断送胜局或和局
grades-limits = 评级：没有更好的下法为“最佳”，稍差为“好棋”，损失 { $inaccuracy } 子起为“欠佳”，{ $mistake } 子起为“失误”，{ $blunder } 子起为“大失误”。准确度：最佳一步为 100，最差一步为 0，每损失 { $half } 子约减半，取所有需要选择的棋步的平均值。
review-progress = 第 { $pass }/{ $of } 遍
review-progress-proof = 第 { $pass }/{ $of } 遍，从余 { $empties } 格起逐步求证
review-progress-confirm = 第 { $pass }/{ $of } 遍，核对各步的损失
review-broke-off = 复盘中断了：{ $reason }
review-no-later-mistake = 后面没有失误了。
    .yours = 后面没有你的失误了。
review-no-earlier-mistake = 前面没有失误了。
    .yours = 前面没有你的失误了。
review-title = 复盘
    .spoken = 显示曲线图、理由和评级
review-so-far = 复盘中… { $percent }
review-moves = 棋步
    .spoken = 显示棋步、评注和分析
review-close = 关闭复盘
review-keep = 存入
review-not-kept = 还没有存入棋谱库。
review-off-line = 这个局面不在复盘的这局棋里。
review-at-start = 逐步翻看对局，或单击曲线图。
review-no-mistakes = 没有失误。
    .yours = 你没有失误。
review-first-mistake = 看第一处失误
review-n-mistakes = { $n } 个失误
review-n-blunders = { $n } 个大失误
review-corrected = 棋盘在此更正过。复盘跳过这里。
review-corrections = { $n ->
       *[other] 棋盘更正过 { $n } 次。复盘跳过这些地方。
    }
review-not-yet = 还没有看过。
review-was-best = 最佳是 { $best }。
review-provisional = 暂定：更深的搜索可能会改变它。
review-since = 此后的分析：{ $value }
review-look-again = 更深地再看一遍
    .hint = 把整局棋的每一步再搜索一遍，深一级。完成后评级才会改变。
review-show-me = 比较
moments-title = 这一局
moments-accuracy = 准确度：{ $first } { $n }，{ $second } { $m }
moments-count = 有 { $n } 步关键棋值得一看
moments-begin = 去看看
moments-of = 关键棋 { $number }/{ $n }
moments-try = 试一试
moments-details = 全部细节
    .about = 图 · 列表 · 理由
moments-back = 关键棋
moments-both = 也看对手的失误
figure-lost = 损失
    .meaning = 所有棋步一共损失的子数
figure-accuracy = 准确度
    .meaning = 最佳一步为 100，最差一步为 0，每损失四子约减半；没有选择的棋步不计
figure-mistakes = 失误
    .meaning = 损失四子以上、不到八子的棋步
figure-blunders = 大失误
    .meaning = 损失八子以上的棋步
figure-thrown = 断送
    .meaning = 断送的胜局或和局：一步棋把胜或和变成了更差的结果
review-move-spoken = 复盘：{ $headline }
graph-name = 对局曲线图
graph-ahead = { color-name }领先
graph-lost = { color-name }损失 { $discs }
refutation-title = 比较两步棋
refutation-played = 实战：{ $first }
refutation-best = 最佳：{ $first }
refutation-to-start = 这一步之前
refutation-back = 后退一步
refutation-forward = 前进一步
refutation-to-end = 到损失显现之处
refutation-place = 第 { $number }/{ $n } 手
refutation-newer = 显示更新的变化
    .hint = 复盘在这期间又看深了些

## Reasons: why a move lost

reason-verdict = { $played } { $known ->
    [exact] {""}
   *[about] 约
}损失 { $n } 子{ $thrown ->
    [nothing] {""}
    [win-draw] ，胜局变成和局
    [win-loss] ，胜局变成败局
   *[draw-loss] ，和局变成败局
}；最佳是 { $best }。
reasons-and-verdict = { $verdict }{ $reasons }
reasons-lines-compared = 请比较 { $played } 与 { $better }。
reasons-not-for-fewest = 子少者胜时没有文字理由：行动力、角和稳定子的道理，只适用于子多者胜的对局。
list-and = { $others } 和 { $last }

reason-own = { $own ->
    [black] 黑棋
   *[white] 白棋
}
reason-other = { $other ->
    [black] 黑棋
   *[white] 白棋
}
reason-corners = { $squares } 角
reason-more = 更多
# 所下的一步与最佳一步的区别；参数与英语相同。
reason-flipped = { $n ->
    [1] 只有 { $flips }
    [2] { $flips }
    [3] { $flips }
    [4] { $flips }
   *[other] { $n } 子
}
reason-opening = { $m ->
    [0] 什么也不打开
    [1] 只打开 { $opened }
    [2] 打开 { $opened }
    [3] 打开 { $opened }
   *[other] 打开 { $m } 格
}
reason-corner-played = { $when ->
   *[now] { $played } 让{ reason-other }占 { $squares } 角。
    [later] { $before } 之后，{ reason-other }占 { $squares } 角。
}
reason-corner-best = { $when ->
   *[first] 现在就占 { $squares } 角；{ $played } 可以等。
    [later] 先下 { $best }：{ reason-other }若下 { $reply }，{ reason-own }就得到 { $squares } 角。
}
reason-shared-square = { $of ->
   *[best] 双方都想要 { $squares }：{ $when ->
       *[now] { $before } 之后{ reason-other }占去，翻转{ reason-flipped }。
        [can] { $played } 之后{ reason-other }也能占。
    }
    [other] 双方都想要 { $squares }：{ $played } 之后{ reason-other }占去，{ $best } 之后归{ reason-own }。
}
reason-lets-in-played = { $new ->
   *[yes] { $played } 让{ reason-other }下 { $squares }，翻转{ reason-flipped }。
    [no] { $played } 给{ reason-other }留下 { $squares }，翻转{ reason-flipped }。
}
reason-lets-in-best = { $n ->
    [1] { $best } 翻转{ reason-flipped }，{ reason-other }下不了 { $squares }。
    [2] { $best } 翻转{ reason-flipped }，{ reason-other }下不了 { $squares }。
   *[other] { $best } 之后，{ reason-other }下不了 { $squares }。
}
reason-opens = { $played } 给{ reason-other }打开了 { $squares }。
reason-flips-played = { $played } 翻转{ reason-flipped }，{ reason-opening }。
reason-flips-best = { $best } 翻转{ reason-flipped }，{ reason-opening }。
reason-reserve-played = 只有{ reason-own }能下 { $played }，可以等：先下 { $best }。
reason-reserve-best = { $best } 之后只有{ reason-own }能下 { $squares }；{ $played } 却放{ reason-other }进去。
reason-access = { $line } 之后，{ reason-own }再也下不了 { $squares }。
reason-edge-played = { $when ->
    [first] { $played } 在 { $squares } 留下空隙，{ reason-other }可以楔入。
   *[now] { $played } 留下空隙：{ reason-other }在 { $squares } 楔入。
    [later] { $before } 之后，{ reason-other }在 { $squares } 楔入。
}
reason-edge-best = { $when ->
   *[first] { $best } 楔入{ reason-other }的棋子之间。
    [later] { $before } 之后，{ reason-own }在 { $squares } 楔入。
}
reason-quiet-played = { $played } 之后{ reason-other }有安静步 { $squares }；{ $best } 之后没有。
reason-quiet-best = { $best } 之后{ reason-own }有安静步 { $squares }；{ $played } 之后没有。
reason-few-moves-played = { $line } 之后，{ reason-own }只能下 { $squares }。
reason-few-moves-best = { $best } 只给{ reason-other }留下 { $squares }。
reason-last-move = { $played } 之后 { $squares } 的最后一手归{ reason-other }；{ $best } 之后归{ reason-own }。
reason-stable-played = { $line } 之后，{ reason-other }多了 { $count } 枚稳定子。
reason-stable-best = { $line } 之后，{ reason-own }多了 { $count } 枚稳定子。
reason-threat-played = { $line } 之后，{ reason-other }威胁要占 { $squares } 角。
reason-threat-best = { $best } 威胁要占 { $squares } 角。
reason-pass-played = { $line } 之后，{ reason-own }只能弃权。
reason-pass-best = { $best } 之后，{ reason-other }只能弃权。
reason-reply = { $when ->
   *[now] { $played } 之后{ reason-other }应在 { $reply }，翻转{ reason-flipped }。
    [later] { $played } 之后{ reason-other }下 { $reply }，再下 { $next }。
}
reason-answer = 先下 { $best }：{ reason-other }若下 { $reply }，{ reason-own }就有 { $squares }。
reasons-several = 没有单一的原因。

## The page of a review

page-title = { $black } – { $white }：复盘
page-fewest = 子少者胜
page-the-game = 对局
page-first = 开头
    .hint = 到对局的开头（Home）
page-back = 后退
    .hint = 后退一步（←）
page-forward = 前进
    .hint = 前进一步（→）
page-last = 末尾
    .hint = 到对局的末尾（End）
page-previous-mistake = 上一处失误
    .hint = 到上一处失误（P）
page-next-mistake = 下一处失误
    .hint = 到下一处失误（N）
page-start = 对局的开头
    .hint = 用方向键逐步翻看对局，或单击曲线图、棋步。
page-course = 曲线图与棋步
page-figures = 双方的表现
page-reasons = 为什么会损失
page-position-after = { $names } 之后的局面
page-position-shown = 当前这一步之后的局面
page-played = 实战：{ $names }
page-better = 更好：{ $names }
page-how-to-read = 曲线图上，粗线是已证明的，虚线是估计的；圆圈是失误，菱形是大失误。小棋盘上的数字是各变化的手数。棋盘 { $size }。
page-reviewed-by = 由 Outflank { $version } 复盘。
page-head-move = 棋步
page-head-lost = 损失
page-head-best = 最佳
page-head-class = 评级
page-head-value = 黑棋估值
page-row-start = 开头
page-was-best = 最佳是 { $best }。
page-graph = 每一步之后的估值。黑棋领先时向上。
page-losses = 双方到此为止各损失的子数

## Openings

## Hints and the coach

hint-fewest-discs = 数一数：你每下一步，{ other-color-name }接着必须翻转多少子。
hint-corner-open = 有一个角可以占：现在是时候吗？
hint-beside-corner = 角旁的格子不一定总是错的。
hint-edges = 沿着边看看。
hint-compare-replies = 比一比，每一步会给{ other-color-name }留下多少应手。
hint-own-moves = 找一步棋，让{ color-name }下一次有很多棋步可下。
hint-frontier = 把棋子留在里面，离空格远些。
hint-stable = 想想再也翻不动的棋子。
hint-mind-corners = 留神角：有些棋步会让角。
hint-corner-won = 有一个角可以争到手。
hint-wedges = 留神边上的空隙：可能有棋子楔入。
hint-quiet = 找一步安静步，不给{ other-color-name }打开任何棋步。
hint-prevent = { other-color-name }接下来想下哪里？找一步棋防住它。
hint-same-square = 有一格{ other-color-name }也想要。
hint-soon-gone = 你有一步棋很快就下不了了。趁还能下，先下它。
hint-prepare = 往后看两步：一步为另一步做准备。
hint-can-wait = 有些格子只有一方能下：可以等。
hint-odd-regions = 看看奇数区域。
hint-who-passes = 谁将不得不弃权？
hint-all-alike = 这里每一步都一样，下哪一步都可以。
hint-reason-cause = { $square }。{ $reason }
hint-reason-searched = { $square }，这是搜索看到的最好一步。
hint-reason-alike = { $square }，或别的任何一步：旋转或翻转之后，每一步都一样。
hint-reason-end = { $square } 之后，对局结束。
hint-reason-pass = { $square }：{ other-color-name }无处可下，只能弃权。
hint-reason-replies = { $square } 只给{ other-color-name }留下 { $n } 步应手。

coach-gives-corner = 这样下，{ other-color-name }就能占 { reason-corners }。
coach-why-corner = { other-color-name }能占 { reason-corners }，而角上的子永远不会被翻转。
coach-careful = 当心：{ other-color-name }有一步强手。
coach-look-at-answers = 看看{ other-color-name }能怎么应。
coach-praise = 好眼力！与你棋力相当的人，很少能找到这一步。

## Learn: its frame, lessons

lesson-outflank = 夹住棋子
    .idea = 用你的两枚棋子在横、竖或斜线上夹住对方的棋子：每一步都必须夹住。
    .picture-1 = 下 f5：e5 的白子被夹住，翻成黑子。
    .picture-2 = 直线可以很长：黑棋下 g4，翻转三枚。线的另一头必须是自己的棋子，中间不能有空格。
lesson-directions = 同时几个方向
    .idea = 一步棋可以同时在几个方向上夹住棋子，最多八个。夹住的全部翻转，想不想都一样。只有新落下的子能夹：翻过来的棋子不会再去翻别的棋子。
    .picture-1 = 黑棋下 e5，横向和纵向都夹住了棋子。e4、d4 和 c3 仍是白子：那两条线的另一头没有黑子。
lesson-ending = 弃权与终局
    .idea = 什么也夹不住的一方必须弃权，由对方接着下。双方都无处可下时（多半是棋盘下满了）对局结束：子多的一方获胜，剩下的空格算作胜方的。
    .picture-1 = 白棋下 a1 和 h8 都夹不住棋子，所以白棋弃权，黑棋接着下。
lesson-greed = 现在子多，最后子少
    .idea = 只有最后的数目才算数。在那之前，棋子翻来翻去：子多的一方可丢的多，能下的格子却少。终局临近之前，少翻往往更好。
    .picture-1 = c7 翻转 5 枚，双方都不出错的话，白棋胜 12 子。a1 只翻一枚，白棋却胜 24 子。
lesson-stable = 角与稳定子
    .idea = 角上的棋子永远不会被夹住，因为它是每条线的尽头。沿着边紧靠着它的同色棋子也翻不动：它们是稳定子。稳定子到终局一定算数。
    .picture-1 = 白棋占 a8 角。它和紧靠它的棋子再也翻不动了：一下就有六枚。
lesson-beside-corners = 角旁的格子
    .idea = X 位在空角的斜旁，C 位在边上紧挨着空角。下在这里，可能正好给了对方占角所需的那枚子。每步棋之前，先看它会打开哪个角。
    .picture-1 = 这里 b2、g2、b7、g7 是 X 位，h2 是 C 位。白棋下其中任何一格，黑棋都能占旁边的角。
lesson-x-right = X 位也有该下的时候
    .idea = 如果对方利用不了，或者得到的比一个角更值，下 X 位就没有错：比如一步对方无法应的棋，或者没有别的棋可下时省下的一步。到了终盘，别怕它，算清楚就好。
    .picture-1 = b2 之后黑棋占不了 a1，双方都不出错的话，白棋胜 28 子。下更平稳的 b1，只胜 2 子。
lesson-mobility = 行动力
    .idea = 可下的棋步少，很快就得下坏棋。所以在争角之前，最好的棋往往是让对方棋步少、自己棋步多的棋。数一数双方的棋步：高手首先看的就是这个。
    .picture-1 = g4 之后黑棋有 9 步可下。若下 a6，它就有 15 步。
lesson-frontier = 边缘子与墙
    .idea = 你的棋子里，挨着空格的是边缘子：每一枚都可能被对方翻转，也就给了对方一步棋。一长排边缘子像一堵墙，一送就是十几步棋。尽量把棋子留在里面。
    .picture-1 = e1 之后，白棋有十枚棋子挨着空格。若下 b6，就有十五枚。
lesson-quiet = 安静步
    .idea = 安静步只翻转内部的棋子，不翻任何挨着空格的子，因此不给对方打开新的棋步。有安静步时，值得仔细看看。
    .picture-1 = e7 翻转 e3、e4、e5 和 e6，全在内部。别的棋步都会翻到挨着空格的棋子。
lesson-run-out = 棋步耗尽
    .idea = 剩下的每一步都会让角，就叫棋步耗尽。把对方逼到这一步，角自己就会送上门来。
    .picture-1 = g1 之后黑棋只剩一步可下，接着白棋就占 h1。
lesson-principles = 怎样开局
    .idea = 待在中央，少翻棋子，让自己的棋步比对方多。边可以等等：太早下到边上的棋子常常悬在那里，无依无靠。选择之前，比一比双方的棋步。
    .picture-1 = c3 之后白棋有 9 格可下，黑棋有 6 格。若下 c2，则是 8 格和 11 格。
lesson-names = 最初的开局
    .idea = 黑棋第一手之后，白棋有三种应法：对角、平行和垂直。再往后，大家熟知的变化多以动物和人名命名。知道几个，开局时就能少吃亏。
    .picture-1 = 白棋对第一手黑棋的三种应法：c3 是对角开局，e3 是平行开局，c5 是垂直开局。
lesson-balance = 平衡边与不平衡边
    .idea = 两个空角之间的六枚同色棋子叫平衡边，两头都不怕攻。五枚棋子、一头的角旁空着一格，就是不平衡边：这一方若占了空洞旁的角，对方就能楔入空洞，拿到另一头的角。
    .picture-1 = 黑棋在 h3 到 h7 有五枚棋子，两角都空着，h2 是空洞。
lesson-wedges = 楔入
    .idea = 在边上把一枚棋子下到对方的两枚棋子之间，叫楔入。这枚子在边上再也不会被夹住，还通向两边的角。自己的边子之间只空一格，就是请对方来楔入。
    .picture-1 = 白棋在 d8 楔入 c8 和 e8 之间。
lesson-stoner = 斯通纳陷阱
    .idea = 沿边下一步，威胁占角。对方若挡不住，或者一挡就打开另一个角，陷阱就成了。它用来对付不平衡边，而且 X 位上有对方的棋子。
    .picture-1 = a4 威胁占角。不管黑棋怎么应，白棋下一步都能占 a1 或 h1。
lesson-tempo = 余裕手
    .idea = 你能下而对方应不了的地方，就是一步余裕手：对方只好到别处去下。找找看，哪里你能比对方多下一步。
    .picture-1 = b2 之后，黑棋在旁边无处可下，白棋手里还留着 a2。
lesson-diagonals = 对角线
    .idea = X 位背后的角，是沿着长对角线占到的。只要这条线上全是你的棋子，对方就夹不住 X 位，也就够不着角。所以对角线上的一枚棋子，可能决定两个角。
    .picture-1 = b7 之后黑棋占不了 a8。若下 g2 或 g7，它就能占背后的角。
lesson-parity = 区域与奇偶性
    .idea = 终局临近时，空格会分成几个区域。在一个区域里下最后一手的人，翻过来的棋子不会再被翻回去。所以自己下进空格为奇数的区域，让对方去打开偶数的区域。
    .picture-1 = a1 是一个 1 格的区域，另一个有 4 格。打开 4 格的区域会损失 12 子。
lesson-access = 独占的空洞
    .idea = 对方下不进去的区域归你独占，什么时候下都行。别着急：下进去反而可能给了对方所缺的那条线。先用掉那些以后会没有的棋步。
    .picture-1 = h1 现在只有黑棋能下，所以可以等。下 b7，双方都不出错的话，黑棋胜 16 子；下 h1，只胜 6 子。
lesson-passing = 逼对方弃权
    .idea = 弃权的一方会丢掉区域里的最后一手，奇偶性也跟着丢了。让对方无处可下的一步，等于连下两步：终局临近时，足以扭转败局。
    .picture-1 = h1 之后黑棋无处可下，只好弃权。比其他任何一步至少好 6 子。
lesson-poisoned = 送角，与不急着占角
    .idea = 角很值钱，但不一定总是最值钱。有时占角要用掉一步别处急需的棋，或者放对方进入本来归你的区域。只有你够得着的角，可以等。
    .picture-1 = 白棋占 a8，能胜 22 子。下 b1 能胜 28 子：角可以等。
lesson-counting = 算清最后几格
    .idea = 剩三到六个空格时，整局棋都看得到底。每个第一步都试一试，替对方应最好的一手，再数最后的子数。看上去最好的一步，往往不是最好的。
    .picture-1 = 三个空格，算三种下法：b1 胜 18 子，a8 胜 10 子，b8 胜 6 子。
lesson-converting = 把胜局拿下来
    .idea = 领先不等于赢。还剩十来个空格时，要找的是怎么应都能保住胜利的一步，而不是赢得最多的一步：赢几子就够了。
    .picture-1 = 只有 h3 能保住胜利：双方都不出错的话，黑棋胜 10 子。h2 则负 12 子。

exercise-most-question = 轮到{ color-name }。哪一步最后得子最多？
exercise-best-play = { $winner ->
    [draw] 双方都不出错的话，结果是和局。
    [black] 双方都不出错的话，黑棋胜 { $discs } 子。
   *[white] 双方都不出错的话，白棋胜 { $discs } 子。
}
exercise-best-play-loses = { $winner ->
    [draw] 下 { $square } 的结果是和局，比最佳一步差 { $loss } 子。
    [black] 下 { $square } 的结果是黑棋胜 { $discs } 子，比最佳一步差 { $loss } 子。
   *[white] 下 { $square } 的结果是白棋胜 { $discs } 子，比最佳一步差 { $loss } 子。
}

exercise-outflank-question = 你执{ color-name }。单击任意一个可以下的格子。
exercise-outflank-no-neighbour = { $square } 旁边没有{ other-color-name }的棋子，什么也夹不住。
exercise-outflank-no-end = 从 { $square } 出发，没有哪一排{ other-color-name }的棋子以{ color-name }的棋子收尾。
exercise-outflank-right = { $n ->
    [1] 下 { $square }，{ $discs } 翻成{ color-name }。
   *[other] 下 { $square }，{ $discs } 这 { $n } 枚都翻成{ color-name }。
}

exercise-directions-question = 轮到{ color-name }。哪一步在最多的方向上夹住棋子？
exercise-directions-answer = { $square } 在 { $directions } 个方向上夹住棋子，翻转 { $discs } 枚。
exercise-directions-more = 还有方向更多的一步。

exercise-ending-question = 轮到{ color-name }。下哪一步之后，{ other-color-name }无处可下？
exercise-ending-reply = { $square } 之后，{ other-color-name }还能下 { $squares }。
exercise-ending-replies = { $square } 之后，{ other-color-name }还有 { $n } 格可下。
exercise-ending-pass = { $square } 之后，{ other-color-name }什么也夹不住，只好弃权；{ color-name }接着下。
exercise-ending-end = { $square } 之后双方都无处可下：{ $own } 对 { $others }，另有 { $empties } 个空格归胜方。

exercise-greed-question = 轮到{ color-name }。{ $square } 翻得最多，有 { $discs } 枚。找一步最后得子更多的棋。
exercise-greed-answer = { $square } 翻转 { $discs } 枚。

exercise-stable-question = 轮到{ color-name }。哪一步能得到最多的稳定子？
exercise-stable-none = { $square } 之后，稳定子没有增加。
exercise-stable-some = { $square } 之后，多了 { $discs } 枚稳定子。
exercise-stable-more = 还有得到更多的一步。

exercise-beside-question = 轮到{ color-name }。找一步棋，让{ other-color-name }之后占不了任何角。
exercise-beside-right = { $square } 之后，{ other-color-name }占不了任何角。
exercise-beside-x = { $square } 是 X 位：之后{ other-color-name }能占 { $corners } 角。
exercise-beside-c = { $square } 是 C 位：之后{ other-color-name }能占 { $corners } 角。
exercise-beside-line = { $square } 之后，{ other-color-name }能占 { $corners } 角：翻过来的棋子打通了那条线。

exercise-x-none = { $square } 不是空角旁的 X 位。
exercise-x-lets = { $square } 让{ other-color-name }占到 { $corner } 角。
exercise-x-cannot = { $square } 之后，{ other-color-name }占不了 { $corner } 角。

exercise-diagonals-question = 轮到{ color-name }。{ color-name }下哪个 X 位，{ other-color-name }占不了它背后的角？
exercise-diagonals-taken = { $square } 之后，{ other-color-name }占 { $corner } 角。
exercise-diagonals-right = { $square } 之后，{ other-color-name }没有一条线通到 { $corner } 角。

exercise-poisoned-question = 轮到{ color-name }，有一个角可以占。找一步最后得子更多的棋。
exercise-poisoned-corner = { $square } 就是那个角。
exercise-poisoned-waits = { $square } 把角留着，而{ other-color-name }也占不了角。
exercise-poisoned-lets = { $square } 让{ other-color-name }占到一个角。

exercise-mobility-question = 轮到{ color-name }。哪一步留给{ other-color-name }的棋步最少？
exercise-mobility-answer = { $square } 之后，{ other-color-name }有 { $n } 步可下。
exercise-fewer = 还有留得更少的一步。

exercise-frontier-question = 轮到{ color-name }。下哪一步之后，{ color-name }挨着空格的棋子最少？
exercise-frontier-answer = { $square } 之后，{ color-name }有 { $n } 枚棋子挨着空格。

exercise-quiet-question = 轮到{ color-name }。找一步安静步：不翻任何挨着空格的棋子。
exercise-quiet-right = { $n ->
    [1] { $square } 只翻转 { $discs }，在内部。
   *[other] { $square } 翻转 { $discs } 这 { $n } 枚，全在内部。
}
exercise-quiet-outside = { $n ->
    [1] { $square } 翻转了 { $discs }，它挨着空格。
   *[other] { $square } 翻转了 { $discs }，它们挨着空格。
}

exercise-run-out-question = 轮到{ color-name }。下哪一步之后，{ other-color-name }怎么应都会让角？
exercise-run-out-right = { $square } 之后，{ other-color-name }有 { $n } 步可应，接着{ color-name }占 { $corners } 角。
exercise-run-out-pass = { $square } 之后，{ other-color-name }无处可下，弃权了。
exercise-run-out-corner = { $square } 之后，{ other-color-name }可以占角。
exercise-run-out-safe = { $square } 之后，{ other-color-name }还能下不让角的 { $reply }。

exercise-principles-question = 轮到{ color-name }。下哪一步之后，{ color-name }可下的格子比{ other-color-name }多得最多？
exercise-principles-answer = { $square } 之后：{ color-name } { $own } 格，{ other-color-name } { $others } 格。
exercise-principles-better = 还有更好的一步。

exercise-names-question = 轮到{ color-name }。哪一步进入名为“{ $opening }”的开局？
exercise-names-right = 正是 { $square }：{ $opening }。
exercise-names-other = { $square } 会进入“{ $opening }”。
exercise-names-none = 这里 { $square } 没有专门的名称。

exercise-balance-question = { color-name }有一条不平衡边。单击它的空洞，{ other-color-name }将来可能楔入那里。
exercise-balance-right = { $square } 是{ color-name }五枚棋子旁的空洞，两角都空着。
exercise-balance-wrong = { $square } 不是不平衡边的空洞：那里要有{ color-name }的五枚棋子，两角都空着。

exercise-wedges-question = 轮到{ color-name }。哪一步是楔入？
exercise-wedges-right = { $square } 的棋子在边上，夹在{ other-color-name }的两枚棋子之间。
exercise-wedges-wrong = { $square } 的棋子没有在边上楔入{ other-color-name }的两枚棋子之间。

exercise-stoner-question = 轮到{ color-name }。沿边的哪一步威胁占角，而且{ other-color-name }无法保住所有的角？
exercise-stoner-right = { $square } 之后，{ other-color-name }怎么应，{ color-name }都能占到一个角：{ $corners }。
exercise-stoner-no-edge = { $square } 不在边上。
exercise-stoner-no-threat = { $square } 没有威胁任何角。
exercise-stoner-first = { $square } 之后，{ other-color-name }先占了一个角。
exercise-stoner-parried = { $square } 之后，{ other-color-name }有一步可以化解威胁。

exercise-tempo-question = 轮到{ color-name }。在一个小区域里找一步棋：{ other-color-name }应不了，而{ color-name }在那里还能再下一步。
exercise-tempo-right = { $square } 之后，{ other-color-name }在那里无处可下，{ color-name }手里还留着 { $squares }。
exercise-tempo-large = { $square } 在一个大区域里，那里还没有定型。
exercise-tempo-answered = { $square } 之后，{ other-color-name }可以应在那里：{ $squares }。
exercise-tempo-no-more = { $square } 之后，{ color-name }不能马上在那里再下一步。

exercise-parity-odd = { $square } 下进 { $n } 格的区域，是奇数。
exercise-parity-even = { $square } 下进 { $n } 格的区域，是偶数。

exercise-access-question = 轮到{ color-name }。有些格子{ other-color-name }下不了。哪一步最后得子最多？
exercise-access-closed = { $square } 现在{ other-color-name }下不了，本来可以等。
exercise-access-open = { $square } 这一格，{ other-color-name }也能下。

exercise-passing-end = { $square } 之后，对局结束。
exercise-passing-pass = { $square } 之后，{ other-color-name }无处可下，弃权。

exercise-counting-question = 轮到{ color-name }，还剩 { $n } 个空格。算到终局：哪一步得子最多？
exercise-counting-answer = { $square } 现在翻转 { $discs } 枚。

exercise-converting-question = 轮到{ color-name }，而且{ color-name }能赢。找一步保住胜利的棋。
exercise-converting-answer = { $winner ->
    [draw] { $square } 之后，双方都不出错的话，结果是和局。
    [black] { $square } 之后，双方都不出错的话，黑棋胜 { $discs } 子。
   *[white] { $square } 之后，双方都不出错的话，白棋胜 { $discs } 子。
}

learn-title = 学棋
learn-back-with-key = { $back }（Esc）
learn-back-to-game = 回到对局
learn-back-to-learn = 回到“学棋”
learn-typed = 格子：{ $typed }
learn-next = 下一个
learn-previous = 上一个
learn-square-taken = { $square } 上已经有棋子了。
learn-square-no-move = { $square } 什么也夹不住，不能下。

learn-lessons = 课程
    .hint = 从翻第一枚子到奇偶性。
learn-puzzles = 习题
    .hint = 只有一步最好，找出来。
learn-mistakes = 我的失误
    .hint = 来自你自己的对局，直到掌握为止。
learn-openings = 开局
    .hint = 自己的开局，一步一步地练。
learn-guess = 猜下一步
    .hint = 和高手一起下。
learn-progress = 进步
    .hint = 你进步了吗？
today-minutes = 今天 · { $n } 分钟
today-done = 今天的练习已完成
today-go-on = 继续
today-days = 连续 { $n } 天
today-rating = 等级分 { $rating }
today-lesson = 第 { $number } 课：{ $title }
today-lesson-begin = 开始这一课
today-lesson-go-on = 继续这一课
today-exercises = { $n } 题中的 { $done } 题
today-mistakes = 复习 { $n } 个失误
today-puzzle = 每日一题
today-puzzle-chance = 与你同等级分的 10 人中有 { $n } 人解出

lesson-row = { $number }. { $title }
lesson-row-name = { $stars ->
    [0] { $number }. { $title }，还没学完
   *[other] { $number }. { $title }，{ $stars }/{ $most } 颗星
}
lesson-go-on = 接着学
lesson-next = 下一课
lesson-group-rules = 规则
lesson-group-discs = 棋子与角
lesson-group-mobility = 行动力
lesson-group-opening = 开局
lesson-group-edges = 边
lesson-group-endgame = 终盘
lesson-back-to-list = 回到课程
lesson-exercise = 练习 { $number }/{ $exercises }
lesson-done = 学完一课
lesson-looking = 正在找局面…
lesson-none-found = 这一题没有找到合适的局面，继续吧。
lesson-done-clean = 学完了，一次没错。
lesson-done-again = 学完了。每次回来，局面都是新的。
lesson-right = 对了。{ $reason }
lesson-wrong = 不是这里。{ $reason }
lesson-answer = 答案：{ $reason }
lesson-try-another = 再试一格。
lesson-try-ringed = 试试带圆圈的 { $square }。
lesson-play-picture = 下这一步
lesson-take-back-picture = 收回
lesson-next-lesson = 下一课
lesson-all = 全部课程

learn-square-cannot = { $square } 不能下。
learn-exact = 精确
learn-about = 大约
learn-worth-exact = 估值 { $value }，精确
learn-worth-about = 估值 { $value }，大约

## Puzzles

theme-parity = 奇偶性
    .idea = 下进奇数区域：谁先下进去，谁就下最后一手。
theme-access = 独占
    .idea = 只有你能下的区域，留到以后再下。
theme-corner-sacrifice = 弃角
    .idea = 得到的比角更多，就可以把角送掉。
theme-poisoned-corner = 毒角
    .idea = 不是每个角都值得占。
theme-greed = 贪吃
    .idea = 翻子最多的一步，在这里是坏棋。
theme-quiet-move = 安静步
    .idea = 少翻，翻内部的，不给对方新的棋步。
theme-wedge = 楔入
    .idea = 边上夹在对方两枚棋子之间的一子，沿着边翻不动。
theme-stoner-trap = 斯通纳陷阱
    .idea = 攻击一条边，拿到你 X 位背后的角。
theme-five-disc-edge = 五子边
    .idea = 边上有五枚棋子，就有一头是空的：攻击它。
theme-diagonal = 对角线
    .idea = 对角线上全是你的棋子，两头的角就关上了。
theme-tempo = 余裕手
    .idea = 下在对方应不了的地方，再留一步这样的棋。
theme-pass = 弃权
    .idea = 对方无处可下，你就接着再下。
theme-wipe-out = 全歼
    .idea = 把棋子全部翻光。
theme-save-the-draw = 守住和局
    .idea = 只有一步能和，其余全负。
theme-save-the-win = 守住胜局
    .idea = 只有一步能胜，其余都不行。
theme-surprising = 出人意料
    .idea = 这里大多数人会走别处。

puzzles-back = 回到习题
puzzles-calm = 从容
    .about = 难度合适，可看提示。
puzzles-mixed = 混合
puzzles-mixed-about = 难度合适
puzzles-daily = 每日一题
puzzles-daily-about = 人人相同
puzzles-daily-solved = 今天已解出
puzzles-daily-tried = 今天已尝试
puzzles-streak = 连续答对
    .about = 越来越难，直到第一次出错。
puzzles-clock = 3 分钟
    .about = 能解多少解多少。
puzzles-pace-best = { $name } · 最佳 { $best }
puzzles-streak-over = 答对 { $solved } 题后中断。最高纪录是 { $best } 题。
puzzles-ending = 残局
puzzles-ending-about = 把胜势赢下来
puzzles-ending-held = 守住 { $held }/{ $n }
puzzles-by-theme = 按思路
puzzles-theme-solved = { $solved } / { $n }
puzzles-none-tried = 还没有做过。
# After streaks, storms or endings alone, which are not rated.
puzzles-none-rated = 还没有等级分：做“混合”里的题就会有。
puzzles-solved-at-first = { $n } 题中有 { $solved } 题一次解出。
puzzles-storm-over = 时间到：解出 { $solved } 题。
puzzles-storm-first-try = { $n } 题中有 { $solved } 题一次解出。
puzzles-storm-new-best = 创下新高。
puzzles-storm-old-best = 你的最好成绩是 { $best } 题。
puzzles-storm-again = 再来一次
puzzles-making = 正在查找你的对局…
puzzles-none = 没有习题：{ $reason }。
puzzles-none-of-kind = 没有这一类的习题。
puzzles-no-memory = 做不了习题：内存不足。

puzzle-streak-title = 连续答对：已解 { $solved } 题
puzzle-storm-title = 剩余 { $time }，已解 { $solved } 题
puzzle-task = 轮到{ color-name }。找出最佳的一步。
puzzle-one-moment = 请稍候…
puzzle-right-so-far = 对了。接下来呢？
puzzle-solved = 解出来了。
puzzle-solved-late = 解出来了，但先下错过：只算第一次。
puzzle-wrong = { $square } 损失{ some-discs }。再试一格，或者看答案。
puzzle-first-try-counts = 只算第一次，不过你可以接着试。
learn-show-answer = 看答案
puzzle-step-before = 前一步
puzzle-step-after = 后一步
puzzle-done = 完成
puzzle-step = 第 { $number }/{ $steps } 手
puzzle-next-best = 次佳的一步损失{ some-discs }。
puzzle-theme-and-idea = { $theme }：{ $idea }
puzzle-chances = 等级分 { $rating } 左右的人有 { $others }% 能解出，你的预计是 { $own }%。
puzzle-of-rating = 这题的等级分：{ $rating }。
puzzle-rating = 解题等级分约 { $rating }。
puzzle-rating-changed = 解题等级分约 { $rating }（{ $change }）。

puzzle-ending-task = 轮到{ color-name }：下到终局。对手从不出错。
puzzle-ending-won = 轮到{ color-name }：不出错就是胜局。守住它。
puzzle-ending-drawn = 轮到{ color-name }：不出错就是和局。守住它。
puzzle-ending-turns = { $had ->
    [draw] { $square } 使和局变成败局。接着下，看看结果。
   *[win] { $has ->
        [draw] { $square } 使胜局变成和局。接着下，看看结果。
       *[loss] { $square } 使胜局变成败局。接着下，看看结果。
    }
}
puzzle-ending-gives-up = { $square } 损失{ some-discs }，结果不变。
puzzle-ending-holds = { $square } 守得住。
puzzle-ending-passes = { color-name }只能弃权。
puzzle-ending-replies = { color-name }应 { $square }。
puzzle-ending-best = 最佳是 { $square }。
puzzle-ending-held = 守住了。
puzzle-ending-slipped = 没守住。
puzzle-ending-slip = 断送它的一步是 { $square }。
puzzle-ending-counts = 黑 { $black } – { $white } 白，余 { $empties } 格

# Puzzles from the player's own games: a button in the list of ways, and a few words at its right end.
puzzles-own = 我的对局
puzzles-own-about = 当时只有一步好棋
puzzles-own-none = 你的对局里没有更多习题了。请先再下完一局。
puzzles-own-played = 对局中你下了 { $square }。

## My mistakes, another look

another-look-title = 关键棋 { $number }/{ $moves }：第 { $ply } 手
another-look-none = 这局棋里没有关键棋
another-look-waiting = 正在看这个局面…
another-look-question = 轮到{ color-name }。你会怎么下？
another-look-squares = { $squares }？
another-look-good = 好棋！{ $square } 没有损失。
some-discs = { $discs ->
    [0] 零子
    [1] 一子
    [2] 几子
    [3] 几子
    [4] 几子
    [5] 几子
   *[other] 很多子
}
another-look-same = { $square } 正是你实战下的，损失{ some-discs }。
another-look-loses = { $square } 损失{ some-discs }。再试一格。
learn-hint = 提示
another-look-both-lines = 比较

mistakes-none = 还没有失误。下一局棋再复盘：最差的几步会收到这里。
learn-play = 下一局
mistakes-due = 今天有 { $cards } 题，约 { $minutes } 分钟。
mistakes-nothing-due = 今天没有要复习的。
mistakes-begin = 开始
mistakes-done = 做完了：{ $n } 题中对了 { $right } 题。
    .again = 错的明天再来。
mistakes-note = 你的对局中下错的局面。记得越牢，隔得越久才再出现。
mistakes-in-all = 共 { $n } 题。
mistakes-title = { $left ->
    [0] 我的失误，最后一题
   *[other] 我的失误，还有 { $left } 题
}
mistakes-back-to-due = 回到今天的题
mistakes-question = 轮到{ color-name }。比实战更好的下法是什么？
learn-one-of = 是其中之一：{ $squares }。
mistakes-right = 对了。实战中你下了 { $played }，损失{ some-discs }。
mistakes-same = 这正是你实战下的：损失{ some-discs }。
mistakes-loses = { $square } 损失{ some-discs }。
mistakes-origin = { $known ->
    [yes] 出自你与 { $opponent } 的对局。
   *[no] 出自你的一局棋。
}
mistakes-origin-on = { $known ->
    [yes] 出自你与 { $opponent } 的对局，{ $date }。
   *[no] 出自你的一局棋，{ $date }。
}
mistakes-again = { $days ->
    [1] 明天再来一次。
   *[other] { $days } 天后再来一次。
}

## Handouts: boards and exercises to print

handout-title = 讲义
handout-about = 一页黑白棋盘图。用浏览器打开和打印，A4 或 Letter 纸都可以。
handout-what = 内容
handout-position = 当前局面
handout-game = 整局棋，一张棋盘上标出每一步
handout-mistakes = 失误，做成带答案的练习
handout-puzzles = 习题，带答案
handout-found = 找到的局面，附实战棋步
handout-chosen-mistakes = 选中对局的失误
handout-whose = 谁的失误
handout-heading = 标题
handout-first = 起始编号
handout-moves = 标号的步数
handout-number = 数量
handout-theme = 主题
handout-any-theme = 不限
handout-rating = 等级分
handout-save = 保存…
handout-no-review = 请先复盘这局棋。
handout-none = 没有合适的内容
handout-unreviewed = 这些对局都没有复盘
handout-over = 对局已结束
handout-answers = 答案
handout-played = 实战下 { $played }。
handout-answer = { $best }。实战的 { $played } 损失了 { $discs } 子。
handout-no-memory = 内存不足

## Guess the move

guess-about = 你一步一步地看一局棋，猜实战下了哪里。每次按损失的子数计算。
guess-no-game = 请选择一局已结束的 8×8 对局。
guess-own-games = Outflank 的对局
# The number of the game, its opening, and the discs of Black and White at its end.
guess-own-game = { $n }. { $opening }
guess-unnamed = { $from ->
    [board] 棋盘上的对局
   *[choice] 选中的对局
}
guess-whose = 你想猜谁的棋？
guess-side = { $name }（{ $n } 步）
guess-both = 双方
guess-title = 猜下一步：{ $number } / { $n }
guess-done = 猜下一步：你的成绩
guess-back = 回到选择棋手
guess-question = 第 { $number } 手，{ color-name }。{ $player } 下了哪里？
guess-question-unnamed = 第 { $number } 手，{ color-name }。实战下了哪里？
guess-checking = { $square }：正在核对…
guess-matched = { $discs ->
    [0] 对了：实战下了 { $square }。没有损失。
   *[other] 对了：实战下了 { $square }。大约损失 { $discs } 子。
}
guess-yours = { $discs ->
    [0] 你的 { $square } 没有损失。
   *[other] 你的 { $square } 大约损失 { $discs } 子。
}
guess-theirs = { $discs ->
    [0] 实战下了 { $square }，没有损失。
   *[other] 实战下了 { $square }，大约损失 { $discs } 子。
}
guess-share = 等级分 { $rating } 的人有 { $share } 下 { $square }。
guess-shares = 等级分 { $rating } 的人有 { $share } 下 { $square }，{ $own_share } 下 { $own }。
guess-so-far = 目前损失子数（等级分 { $rating } 的人：{ $people }）
guess-both-players = 双方棋手
guess-result = { $n } 步的损失子数：你 { $yours }，{ $player } { $theirs }。
guess-matches = { $n } 步里有 { $matches } 步与实战相同。
guess-people = 等级分 { $rating } 的人平均损失 { $discs } 子。
guess-best = 你最好的一步：第 { $number } 手 { $square }。等级分 { $rating } 的人有 { $share } 能找到。

## Openings of one's own: lines, tree, drill

lines-as = 我执{ $color ->
    [black] 黑
   *[white] 白
}的开局
lines-none-yet = 还没有开局变化。对大家常下的棋，开局库可以给出应手。
lines-coverage = 共 { $n } 步，能应付大家在你前 { $first } 步里下法的 { $percent }%。
lines-gap = 最大的缺口：{ $moves }，占 { $percent }% 的对局。
lines-grow = 从开局库添加
lines-add-game = 添加盘上的棋步
lines-add = 添加一个开局
lines-drill = 演练，{ $due } 步待复习
lines-more = 还有 { $n } 步
lines-row = { $number }. { color-name } { $square }
lines-row-after = { $number }. { other-color-name } { $reply }，{ color-name } { $square }
lines-share = { $percent }% 的对局
lines-share-due = { $percent }% 的对局，待复习

drill-title = 演练
drill-back-to-lines = 回到开局
drill-right = 对了。
drill-played = { other-color-name }下了 { $square }。
drill-your-move = 轮到你了，{ color-name }。
drill-line-ends = 你的开局变化到此为止：{ $n } 步中对了 { $right } 步。
drill-also-fine = { $played } 也不错；你的变化是 { $square }，请下那里。
drill-also-fine-named = { $played } 也不错（开局：{ $name }）；你的变化是 { $square }，请下那里。
drill-not = 不是 { $played }：你的变化是 { $square }，请下那里。
drill-once-more = 再来一遍
drill-play-on = 从这里接着下

## Progress

progress-rating = 等级分
progress-no-rating = 还没有计分的对局。
progress-rating-spoken = { $games } 局的等级分：从 { $from } 到 { $to }；95% 的把握在 { $low } 和 { $high } 之间
progress-phases = 最近 20 局每步损失的子数
progress-phases-unknown = 计分对局里复盘过的棋步还太少。
progress-you = 你
progress-own-group = 同分棋手
progress-next-group = 高 200 分
phase-opening = 开局
phase-midgame = 中盘
phase-endgame = 终盘
progress-too-few = 棋步还太少
progress-weaker = 比你的等级分弱
progress-stronger = 比你的等级分强
progress-as-rated = 与你的等级分相符
progress-latest-games = 最近的对局
progress-trend-later = 复盘满八局之后，会与之前的对局比较。
progress-trend = { $how ->
    [better] 最近 { $n } 局平均每局损失 { $now } 子，之前 { $n } 局为 { $before } 子：有进步（{ $from } 到 { $to }）。
    [worse] 最近 { $n } 局平均每局损失 { $now } 子，之前 { $n } 局为 { $before } 子：退步了（{ $from } 到 { $to }）。
   *[unsure] 最近 { $n } 局平均每局损失 { $now } 子，之前 { $n } 局为 { $before } 子：看不出确定的变化（{ $from } 到 { $to }）。
}
progress-small-sample = 样本太小。
progress-tries = 次数
progress-solved = 正确率
progress-few-tries = 不到 { $n } 次时，正确率仅供参考。
progress-advice-repeat = 今天有 { $n } 处失误要复习。
progress-advice-opening = 与同分的人相比，你的开局损失最多：课程正好讲这个。
progress-advice-midgame = 与同分的人相比，你的中盘损失最多：课程正好讲这个。
progress-advice-endgame = 与同分的人相比，你的终盘损失最多：用习题来练。
progress-advice-puzzles = 没有特别突出的问题：做几道习题吧。
progress-advice-play = 下几局计分的棋：每步的损失会显示在这里。

## Characters and opponents

player-human = 真人
    .description = 坐在这台电脑前的人。
player-opponent = 对手
    .description = 像某一等级分的人那样下棋，连失误也像。
    .custom = 自定棋力
player-character = 角色
    .description = 有名字、有等级分、有习惯的对手。
player-ghost = 影子
    .description = 像棋谱库里的某位棋手那样下棋。
player-random = 随机
    .description = 随意下合乎规则的棋。
player-greedy = 贪心
    .description = 能翻多少就翻多少，从不往后看。
player-minimax = Minimax
    .description = 往后看几步，数棋子、角和边。
    .formula = 局面估值：（棋子）+ 3 ×（角）+ 2 ×（边），己方减去对方。
    .with-depth = Minimax（深度）
player-engine = Outflank
    .description = Outflank 引擎：从初学者到超过所有人类棋手。
player-external = 其他引擎
    .description = 其他程序的引擎，例如 Edax。
player-and-rating = { $name }，等级分 { $rating }
player-and-depth = { $name }，深度 { $depth }
player-and-level = { $name }，级别 { $level }

character-tooltip = { $name }，等级分 { $rating }：{ $habit }

character-duckling = 小鸭
    .habit = 能翻多少就想翻多少
character-magpie = 喜鹊
    .habit = 见边就抢，见角更抢
character-hedgehog = 刺猬
    .habit = 绕开空角旁的格子
character-crab = 螃蟹
    .habit = 沿着边走
character-mole = 鼹鼠
    .habit = 待在里面，把边留到后面
character-fox = 狐狸
    .habit = 只留给你很少的棋步
character-squirrel = 松鼠
    .habit = 把棋步存起来以后用
character-heron = 苍鹭
    .habit = 用安静步等着你先动手
character-badger = 獾
    .habit = 在每个区域里都要挖到最后一手
character-owl = 猫头鹰
    .habit = 几乎什么都看得见
player-level = 级别 { $level }/{ $most }：{ $pace ->
    [at-once] 立即落子
    [seconds] 思考几秒钟
   *[minutes] 可能思考几分钟
}。
player-level-with-mistakes = 级别 { $level }/{ $most }：会出错。
player-level-on-standard = 8×8 棋盘上：{ $strength }。
level-plies = { $n } 步
level-exact = 余 { $n } 格起精确
level-mistakes = 会出错
player-depth = { $n ->
    [1] 只看自己这一步的棋子、角和边。
   *[other] 往后看 { $n } 步的棋子、角和边。
}
player-rating = { $rating }：{ $people }。
people-below-550 = 初学者，能翻多少就翻多少
people-below-750 = 偶尔下下，常送角
people-below-950 = 下着玩，看得到角
people-below-1150 = 俱乐部的业余棋友，常忘奇偶性
people-below-1350 = 俱乐部棋手，后半盘棋步耗尽
people-below-1550 = 俱乐部好手，熟悉开局
people-below-1750 = 参加比赛，终盘会失手
people-below-1950 = 比赛强手
people-best = 顶尖高手
player-list = { color-name }的棋手
person-list = 谁执{ color-name }
character-list = { color-name }的角色
strength-name = { $what ->
    [depth] 深度
    [level] 级别
   *[rating] 等级分
}
strength-is-custom = { $name }已离开，现在由等级分 { $rating } 的电脑下棋。
computer-title = 电脑 · { color-name }
strength = { color-name }的{ $what ->
    [depth] 深度
    [level] 级别
   *[rating] 等级分
}
strength-as-number = { color-name }的{ $what ->
    [depth] 深度
    [level] 级别
   *[rating] 等级分
}数值
strength-lower = 降低{ color-name }的{ $what ->
    [depth] 深度
    [level] 级别
   *[rating] 等级分
}
strength-raise = 提高{ color-name }的{ $what ->
    [depth] 深度
    [level] 级别
   *[rating] 等级分
}

## Errors of files and inputs

search-played-illegal = 它下了 { $played }，这步不合规则
search-played-nothing = 它一步也没下，这不合规则
saved-earlier-game = 之前的对局 { $number }
saved-later-game = 之后的对局 { $number }
kept-unreadable = 第 { $line } 行第 { $column } 列无法读取：{ $reason }
kept-newer = 它的版本是 { $version }，由更新的 Outflank 写成；这个 Outflank 只认识版本 { $known }
puzzles-file-foreign = 这不是习题文件，习题文件应以“Outflank puzzles”开头
puzzles-file-version = 习题文件的版本是 { $version }，这个程序读取的是版本 { $known }
puzzles-file-length = 习题文件应有 { $expected } 字节，实有 { $found } 字节
puzzles-file-checksum = 习题文件已损坏：校验和不对
puzzles-file-contents = 习题文件已损坏：内容不是应有的样子
complaint-memory = 引擎要用 { $wanted } MB 内存存放结果，但得不到这么多，改用 { $granted } MB。
complaint-model = 改由某一级别的引擎代替像人那样的对手：{ $reason }。

place-character = 第 { $character } 个字符
place-line = 第 { $line } 行第 { $character } 个字符
at-place = { $place }：{ $reason }
at-line = 第 { $line } 行：{ $reason }

illegal-off-board = 这一格在棋盘之外
illegal-occupied = 格子 { $square } 上已经有棋子
illegal-flips-nothing = 下在 { $square } 无子可翻
illegal-not-central = 格子 { $square } 不在中央，而最初的四枚棋子要下在中央
illegal-pass = 只有无处可下时才能弃权
illegal-game-over = 对局已经结束
wrong-turn = { $color ->
    [black] 轮到黑棋
   *[white] 轮到白棋
}
no-such-square = { $board } 棋盘上没有这一格
size-out-of-range = 棋盘的宽和高应为 4 到 16 格，不能是 { $width }×{ $height }
size-odd = 棋盘的宽和高应为偶数，不能是 { $width }×{ $height }
size-none = “{ $found }”不是棋盘的大小，应形如 8x8 或 6x10
move-at-place = 第 { $number } 手“{ $found }”（{ $place }）：{ $reason }

title-draw = 和局
read-unknown = 这既不是棋谱也不是局面；应为 f5d6c3 这样的棋步，或由 X、O 和 - 组成的各行
read-empty = 内容为空
read-packed = 这个文件是压缩的（{ $kind }）；请解压后打开其中的文件
read-other-kind = 这个文件（{ $kind }）不含文本形式的棋谱
read-other-game = 这些是国际象棋或西洋跳棋的棋谱，不是黑白棋的棋谱
read-search = 这些是引擎搜索的变化，缺少之前的局面
read-too-long = 这段文本有 { $n } 个字符，作为棋谱或局面太长了
read-too-large = 这种文件最多读取 { $megabytes } MB，而这个文件更大
read-game-too-large = 有一局超过 { $megabytes } MB；文件的其余部分不再读取
read-breaks-off = 无法继续读取文件：{ $reason }
read-no-games = 文件里没有对局
read-too-many-games = 对局超过了 { $n } 局
read-overruled = 第 { $number } 局：结果 { $stated } 未使用；棋盘上是 { $counted }
read-too-many-discs = 第 { $number } 局：结果 { $stated } 未使用；棋盘没有这么多格子
read-game = 第 { $number } 局：{ $reason }
transcript-empty = 没有棋步；应形如 f5d6c3
transcript-no-square = 第 { $number } 手“{ $found }”（{ $place }）：{ $board } 棋盘上没有这一格（a1 到 { $corner }）
transcript-two-readings = 这些棋步可以读作 { $first }，也可以读作 { $second }
board-empty = 没有格子；应为由 X、O 和 - 组成的各行
board-unknown = { $place }“{ $character }”既不是棋子（X 或 O），也不是空格（-）
board-ragged = 第 { $row } 行有 { $found } 格，而第一行有 { $expected } 格
board-count = 一行 { $n } 格摆不成方形棋盘；8×8 应有 64 格，或者每行单独一行
game-too-much = 内容超过一局棋所能容纳的
board-too-large = 格子超过了最大棋盘的 256 格
fault-found = 这里应为{ $expected }，却是“{ $found }”
fault-expected = 应为{ $expected }
fault-what = { $what ->
    [Game] {" "}(;{" "}
    [Property] 属性、节点或括号
    [Node] 节点的 ;{" "}
    [ValueEnd] 以 ] 结尾的值
    [GameEnd] 对局结尾的 ){" "}
    [Othello] 表示黑白棋的 GM[2]{" "}
    [Size] 形如 8 或 6:10 的大小
    [Board] 形如 BO[8 … *] 的棋盘
    [Move] 格子或 PASS，后面可以有估值和用时（F5/1.25/0.50）
    [Moves] 列表“moves”，其中是“f5”这样的格子
    [MoveBefore] 它前面的一手
    [Squares] 64 格的棋盘和行棋方
    [Side] 表示行棋方的 X 或 O
    [Score] -64 到 64 的分数（或 F5:+2）
    [BookLine] 局面及其估值，或一串棋步
    [Central] 轮流下在中央的棋子
   *[Seconds] 一手的秒数
}
move-wrong = 第 { $number } 手“{ $found }”：{ $reason }
quest-no-json = 这不是 JSON
wthor-no-header = 文件有 { $n } 字节；而 WTHOR 文件开头 16 字节是关于文件本身的
wthor-length = 文件有 { $found } 字节，而其中 { $board } 棋盘的 { $n_games } 局应占 { $expected } 字节
wthor-size = 棋盘每边 { $n } 格；WTHOR 只有 8 和 10 的对局
wthor-solitaire = 这些是待解的局面，不是对局
wthor-names = 这些是棋手或赛事的名称；对局在以 .wtb 结尾的文件里
wthor-names-length = 名称文件有 { $found } 字节，与 { $n_names } 个长度为 { $length } 的名称不符

summary-position = { $color ->
    [black] { $board } 棋盘的局面，轮到黑棋，余 { $n } 格
   *[white] { $board } 棋盘的局面，轮到白棋，余 { $n } 格
}
summary-over = { $board } 棋盘的局面，对局已经结束
summary-game = { $board } 棋盘的对局，{ $n } 手
summary-variations = { $board } 棋盘的对局，{ $n } 手，有变化

write-ending = 格式由扩展名 .sgf、.ggf、.pgn、.wtb、.obf、.txt 或 .outflank 决定
write-pgn = PGN 只存 8×8 棋盘、从标准开局开始、子多者胜的对局；请存成 .sgf 或 .ggf
write-moves-alone = 单凭棋步说不清从哪个局面开始，或是不是子少者胜；请存成 .sgf 或 .ggf
write-ggf-placing = 对局从在中央落下棋子开始，GGF 里没有这种开局；请存成 .sgf
write-obf = OBF 只存 8×8 棋盘、子多者胜的局面；请存成 .sgf 或 .ggf
write-game = 第 { $number } 局：{ $reason }
write-cut-short = 棋盘更正过的对局，在这个文件里到那里为止。.sgf 和 .ggf 能存下全部。
write-smallest-win = 只知道胜者的对局，在这个文件里记为最小的胜利。.sgf 和 .pgn 会原样保留。
write-without-result = 没有结果的对局不会写入：WTHOR 无法表示没有结果。
write-undated = 没有日期的对局会记为这个文件的年份。
write-one-game = Outflank 自己的文件只存一局，不能存 { $n } 局；请存成 .sgf
# The games of a WTHOR file.
write-wthor-start = WTHOR 只存 8×8 或 10×10 棋盘、从标准开局开始、子多者胜的对局；请存成 .sgf
write-wthor-size = 棋盘大小与第一局不同；WTHOR 每种大小一个文件
write-wthor-year = 是 { $year } 年的，第一局是 { $first } 年的；WTHOR 每年一个文件
write-wthor-names = { $file }：WTHOR 最多存 65,535 个姓名，而这里更多
write-wthor-no-result = 这一局没有结果，而 WTHOR 无法表示没有结果
wthor-names-changed = { $n ->
   *[other] WTHOR 无法完整保存这些姓名：{ $names }。
}

unreadable-ends = 文本没完就断了
unreadable-number = 这个数太大或太小
unreadable-missing = 缺少“{ $field }”
unreadable-twice = “{ $field }”出现了两次
unreadable-unknown = 不认识“{ $field }”
unreadable-brackets = 括号嵌套太多
unreadable-other = 写法与 Outflank 的不同
saved-newer = 存下的对局版本是 { $version }，由更新的 Outflank 写成；这个 Outflank 只认识版本 { $known }
saved-too-many = 一个文件最多存 { $max } 局，不能存 { $n } 局
saved-wrong = { $game }：{ $reason }
saved-on-board = 盘上的对局
saved-no-move = 没有第 { $number } 手
saved-twice = 这里已经有同样的一步
disk-no-plain-file = 这不是普通文件
disk-too-large = 它超过 { $megabytes } MB
disk-no-text = 这不是文本：第 { $place } 字节不是 UTF-8
disk-in-use = 另一个 Outflank 正在使用它
library-none = 这不是棋谱库
library-newer = 这个棋谱库由更新的 Outflank 写成
library-full = 一个棋谱库最多收 { $n } 局
library-game-too-large = 棋谱库中一局最多占 { $megabytes } MB
library-file-too-large = 棋谱库文件最多 { $megabytes } MB
library-too-many-tags = 一个棋谱库最多有 { $n } 个标签
library-tag-name = 标签要有名称，最多 { $n } 个字
library-game-not-shown = 无法显示这局棋：{ $reason }
library-game-gone = 它已经不在棋谱库里
library-game-empty = 它是空的
unread-heading = 文件头已损坏
unread-bytes = { $places }共 { $n } 字节无法读取
unread-places = { $n } 处
unread-entries = { $n } 个条目看不懂
unread-tail = 最后一个条目不完整，只有 { $n } 字节
variant-fewest = { $board }，子少者胜
variant-fewest-short = { $board } 少胜

# Engines of other programs.
engine-none-chosen = 还没有设置其他程序的引擎。
engine-not-set-up = 已经没有这个名字的引擎了
engine-no-command = 命令里没有程序名
engine-set-up = 设置…
engine-list = { $color ->
    [white] 白棋的引擎
   *[black] 黑棋的引擎
  }
engine-not-started = 无法启动（{ $reason }）
engine-unready = { $reason }（最后的输出：{ $words }）
engine-stopped = 被停下了
engine-ended = 它退出了
engine-silent = { $n } 秒内没有回答
engine-no-move = 它回答“{ $answer }”，这不是一步棋
engine-refused = 它拒绝了“{ $command }”：{ $reason }
player-ghost-of = { $player } 的影子，约 { $rating }
player-ghost-about = 约 { $rating }：像这个人那样下棋。
ghost-none-chosen = 还没有影子。
ghost-make-one = 制作…
ghost-list = { $color ->
    [white] 白棋的影子
   *[black] 黑棋的影子
  }
ghosts-title = 影子
ghosts-about = 影子像棋谱库里的某位棋手、或像上个月的你那样下棋。它在这台电脑上用至少 { $n } 局对局做成。
ghosts-ghost = 影子
ghosts-play = 与它对局
ghosts-make-again = 重新制作
ghosts-remove = 移除
ghosts-new = 新影子
ghosts-player = 棋手
    .example = 名字的一部分
ghosts-player-games = { $player } · { $n } 局
ghosts-no-players = 棋谱库里还没有人有 { $n } 局对局：请导入一些，或者下几局。
ghosts-too-few = 棋谱库里没有叫 { $player } 而且有 { $n } 局对局的人。
ghosts-few-games = 有 { $n } 局，需要 { $least } 局
ghosts-days = 日期
    .meaning = 只算这些日子的对局（如 2026-10-31、2026-10 或 2026）；不填则全部都算。
ghosts-from = 第一天
ghosts-to = 最后一天
ghosts-last-month = 上个月
ghosts-all-days = 所有日子
ghosts-no-day = “{ $wrong }”不是日期。请写成 2026-10-31、2026-10 或 2026。
ghosts-full = 已有 { $n } 个影子；请先移除一个。
ghosts-make = 制作影子
ghosts-reading = 正在读取对局…
ghosts-making = 正在制作 { $ghost } 的影子。
ghosts-progress = { $ghost }：已查看 { $n } / { $of } 个局面
ghosts-stop = 停止
ghosts-made = { $ghost } 的影子做好了。
ghosts-made-of = 由 { $n } 局对局做成，等级分约 { $rating }。
ghosts-foretold = 在留出的对局里，影子猜中 { $ghost }% 的棋步，同等级分的普通棋手猜中 { $plain }%。
ghosts-better = 它的下法比同等级分的普通棋手更像 { $player }。
ghosts-perhaps = 它是否像 { $player }，要有更多对局才知道。
ghosts-no-better = 它并不能更好地猜中 { $player }，所以像同等级分的人那样下，开局则用 { $player } 的。
ghosts-habits = 与同等级分的其他人相比：{ $habits }。
ghosts-no-habits = 与同等级分的其他人相比，没有突出的习惯。
ghosts-stale = 对局变了：现在有 { $n } 局，当时有 { $before } 局。请重新制作。
ghosts-file-missing = 它的文件不见了
ghosts-file-newer = 它的文件来自更新的 Outflank
ghosts-file-damaged = 它的文件已损坏
ghosts-file-other-model = 它是为另一个人类棋风模型做的
ghosts-made-again = 正在重新制作 { $ghost } 的影子：{ $reason }。
ghosts-not-made = 无法制作 { $ghost } 的影子：{ $reason }。
ghosts-no-weights = 程序没有自己的权重
ghosts-no-threads = 系统无法开始这项工作：{ $reason }
ghosts-not-written = 影子做好了，但无法写入文件（{ $reason }）；下次会重新制作。
ghosts-plain-serves = { $ghost } 的影子不在，由等级分 { $rating } 的人代下。
habit-corners = { $amount ->
    [less] 把角留到后面
   *[more] 更爱占角
  }
habit-edges = { $amount ->
    [less] 避开边
   *[more] 喜欢边
  }
habit-beside-corners = { $amount ->
    [less] 避开空角旁的格子
   *[more] 更常下在空角旁
  }
habit-giving-corners = { $amount ->
    [less] 较少让角
   *[more] 更常让角
  }
habit-flips = { $amount ->
    [less] 翻得少
   *[more] 翻得多
  }
habit-replies = { $amount ->
    [less] 只给对方留下很少棋步
   *[more] 给对方留下很多棋步
  }
habit-own-moves = { $amount ->
    [less] 给自己留下很少棋步
   *[more] 给自己留下很多棋步
  }
habit-frontier = { $amount ->
    [less] 让棋子远离空格
   *[more] 常筑墙
  }
habit-quiet = { $amount ->
    [less] 很少下安静步
   *[more] 喜欢安静步
  }
habit-parity = { $amount ->
    [less] 下在偶数区域
   *[more] 下在奇数区域
  }
habit-near-last = { $amount ->
    [less] 下在远离最后一子的地方
   *[more] 应在最后一子旁边
  }
habit-ending-loss = { $amount ->
    [less] 终盘损失更少
   *[more] 终盘损失更多
  }

engines-title = 其他引擎
engines-about = Edax、NTest、Egaroucid 以及任何会 GTP 或 NBoard 协议的程序都可以在这里下棋。
engines-done = 完成
engines-engine = 引擎
engines-unnamed = 新引擎
engines-add = 添加
engines-remove = 移除
engines-name = 名称
    .example = 例如 Edax
engines-command = 命令
    .example = 例如 /opt/edax/bin/edax -gtp
engines-choose = 选择…
    .hint = 查找程序文件
engines-folder = 文件夹
    .example = 选填：它的文件所在的位置
engines-protocol = 协议
    .gtp = GTP
    .nboard = NBoard
engines-time = 时间
    .spoken = 每步的秒数
    .own = 它想用多久就用多久。
    .meaning = 不用棋钟的对局里，每步 { $n } 秒
engines-depth = 深度
    .spoken = 往前看的步数
    .meaning = 往前看 { $n } 步
engines-trial = 试用
engines-try = 试一试
    .meaning = 启动它，让它下第一步。
engines-trying = 正在试…
engines-tried = 它自称 { $name }，{ $greeting } 毫秒后回答，用 { $took } 毫秒下了 { $played }。
engines-tried-unnamed = 它 { $greeting } 毫秒后回答，用 { $took } 毫秒下了 { $played }。
engines-tried-in-vain = 无法使用：{ $reason }。
engines-no-name = 每个引擎都要有名字。
engines-same-name = 有两个引擎都叫 { $engine }；每个都要有自己的名字。
engines-no-command = { $engine } 的命令里没有程序名，或者引号没有配对。
analysis-second = { $engine }，深度 { $depth }
    .meaning = { $engine } 对各步的估值。相差 2 子以上或胜负判断不同时标 ≠。
analysis-second-waits = { $engine } 正在思考…
analysis-second-says = { $differs ->
    [yes] 第二个引擎评为 { $value }，两者不同
   *[no] 第二个引擎评为 { $value }
  }
engine-analyses-no-more = { $engine } 不再分析：{ $reason }。在“其他引擎…”里可以重新打开。
engines-analysis = 分析
    .beside = 和 Outflank 一起分析
    .meaning = 分析局面时，它的估值显示在 Outflank 的估值下面。只有用 NBoard 协议，引擎才会给出各步的估值。
filter-names = 姓名（WTHOR）
# Everything to another computer in one file.
moving-title = 移到另一台电脑
    .about = { moving-ending }
moving-about = 一个文件带走一切：设置、玩家及其进度、棋谱库、开局库和影子。在这里保存，在另一台电脑上打开。那里已有的内容会保留。
moving-save = 全部保存…
moving-open = 打开文件…
moving-found = { $name } 中有 { $people } 的进度，以及棋谱库的 { $games ->
   *[other] { $games } 局棋
}。
moving-take = 取回
moving-taken = 全部已取回，棋谱正在进入棋谱库。
moving-saved = 全部内容已存入 { $name }。
moving-ending = 这种文件的名称以 .moving 结尾。
moving-not-taken = 未能取回 { $name }：{ $reason }
moving-foreign = 它不是 Outflank 的全部内容文件
moving-newer = 它由更新版本的 Outflank 写成
moving-damaged = 它已损坏

idea-corner = 角
idea-shared-square = 双方都想要的格
idea-lets-in = 给对方新的应手
idea-opens = 打开的格
idea-flips = 翻转的棋子
idea-reserve = 可以等的棋步
idea-access = 失去的棋步
idea-edge = 边上的空隙
idea-quiet = 安静步
idea-few-moves = 行动力
idea-last-move = 奇偶性
idea-stable = 稳定子
idea-threat = 对角的威胁
idea-pass = 弃权
idea-answer = 准备好的应手
idea-reply = 对方的应手
# The one sentence for a game.
costs-corner = { $who ->
    [you] 你
    [named] { $name }
   *[other] { color-name }
} { $n } 次没占 { $corner } 角：{ $discs } 子。
costs-most = { $who ->
    [you] 你
    [named] { $name }
   *[other] { color-name }
}失子最多的地方：{ $idea }，{ $n } 次，{ $discs } 子。
learn-to-lesson = 课程
learn-to-lesson-name = 课程：{ $title }
learn-to-puzzles = 习题
learn-to-puzzles-name = 习题：{ $theme }
mistakes-alike-origin = 先看另一个局面，道理和你的下一个局面相同。
mistakes-alike-right = 对了。现在看你对局里的那个局面。
mistakes-about = 主题：{ $idea }。
progress-verdict = { $phase }：{ $verdict }
progress-reading = 正在读取你的对局…
progress-time = 每步用时
progress-time-phase = { $phase } { $seconds } 秒
progress-motifs = 最近 { $n } 局的失误主题
progress-motifs-none = 没有原因明确的失误。
progress-times = 次数
progress-discs-a-game = 每局子数
progress-before = 之前
progress-turn = 机会的结果
progress-converted = 剩 { $empties } 个空格时领先 { $discs } 子以上的 { $n } 局里赢了 { $part } 局，{ $percent }%；同分棋手 { $peers }%。
progress-saved = 剩 { $empties } 个空格时落后 { $discs } 子以上的 { $n } 局里有 { $part } 局没输，{ $percent }%；同分棋手 { $peers }%。
progress-chances = 对手一步损失 { $loss } 子以上的 { $n } 次里，你应对得好的有 { $part } 次，{ $percent }%；同分棋手 { $peers }%。
progress-opening-games = 局数
progress-opening-points = 得分率
progress-opening-loss = 前 20 步损失的子数
progress-advice-idea = 你丢的子多半是因为：{ $idea }。课程会告诉你该看什么。
progress-save-page = 存为网页…
progress-page-title = { $player } 的进步
progress-page-results = 共 { $n } 局：{ $won } 胜 { $drawn } 和 { $lost } 负。
progress-page-loss = 平均每局损失 { $loss } 子，相当于等级分 { $rating } 的棋手。
progress-page-lost = 平均每局损失 { $loss } 子。
progress-page-phases = 每步损失的子数
progress-page-foot = 损失的子数以复盘所见的最佳下法为准。每个失误按第一原因计入一个主题。
report-title = { $player } 的报告
report-button = 报告…
    .hint = 一位棋手的统计：开局、阶段、失误、用时、最差的棋步
report-reading = 正在读取对局…
report-none = 棋谱库里没有这位棋手的 8×8 对局。
report-reviewed = 已复盘对局：{ $reviewed } / { $n }。损失和失误只统计已复盘的对局。
report-review-others = 在后台复盘其余对局
report-rated = 等级分 { $rating }
report-converted = 剩 { $empties } 个空格时领先 { $discs } 子以上，{ $n } 局中赢下 { $part } 局：{ $percent }%；等级分 { $rating } 的棋手为 { $peers }%。
report-saved = 剩 { $empties } 个空格时落后 { $discs } 子以上，{ $n } 局中 { $part } 局未输：{ $percent }%；等级分 { $rating } 的棋手为 { $peers }%。
report-chances = 对手损失 { $loss } 子以上的失误 { $n } 次，其中 { $part } 次应对得好：{ $percent }%；等级分 { $rating } 的棋手为 { $peers }%。
report-openings = { $color ->
    [black] 执黑的开局
   *[white] 执白的开局
  }
report-trend = 逐局损失子数
report-pace = 自己第一手、第二手…的平均秒数
report-worst = 最差的棋步
report-mistake = { $number }. { $played } 损失 { $discs } 子；{ $best } 更好。
report-bars = { $name }：{ $n } 根柱，最高 { $high }
report-row-lost = 损失 { $lost } 子，准确度 { $accuracy }
report-open-here = 从此处打开对局
report-exercises = 打印为练习…
report-games = 对局
tournament-title = 赛事
tournament-standings = 排名
tournament-cross = 对战表
tournament-round = 第 { $round } 轮
tournament-points = 积分
tournament-quotient = 布莱特韦尔
tournament-discs = 子数
tournament-foot = 布莱特韦尔系数：本人的子数，加上全部对手积分的 { $factor } 倍。没有对局的一轮按 { $half } 子和本人积分的 { $factor } 倍计算。没有子数的结果，双方各按 { $half } 子计算。
tournament-no-results = 这些对局都没有双方棋手和结果。
report-opponent = 对手
report-game = { $color ->
    [black] 执黑，对 { $opponent }
   *[white] 执白，对 { $opponent }
  }
graph-times = 每步用时（秒）
chooser-save-progress = 将进步存为网页
    .about = 一个文件，任何浏览器都能打开，不联网也行。

command-add-line = 把所示棋步加入我的开局
    .hint = 作为最后落子一方的开局，可在“学棋”的开局里练习
lines-added = 已加入你执{ $color ->
    [black] 黑
   *[white] 白
}的开局：{ $moves }。
lines-wanted = 开局名或棋步
lines-wanted-none = 没有叫这个名字的开局，也不是棋步。
lines-add-line = 加入 { $name } { $moves }
review-lines-left = 第 { $number } 手离开了你的开局：那里备的是 { $answer }。
review-lines-end = 你的开局在第 { $number } 手之前结束。
review-lines-add = 加入 { $square }
    .hint = 它会成为你的开局在此处的应手。
review-lines-show = 查看
learn-due = { $n } 处失误待复习

start-even = 均势开局
    .description = XOT：从几千个八手开局中取一个，深度搜索认为双方均势。
start-named = 按名称选开局
    .description = 直接摆出一个有名开局的棋步。
    .list = 开局名称
start-values = 黑棋子差
    .hint = 开局之后，浅搜索得出的黑棋子差
    .least = 黑棋子差的最小值
    .most = 黑棋子差的最大值
board-theme-ocean = 海洋
board-theme-paper = 纸张
board-theme-own = 自选颜色
own-colors-field = 格子
own-colors-frame = 边框
own-colors-black = 深色棋子
own-colors-white = 浅色棋子
own-colors-flat = 平面棋子
own-colors-unclear = 棋子不容易分辨。
start-corners-suggested = 按等级分，让{ color-name }占 { $n } 个角就势均力敌。
start-corners-take = 选用

## Matches

match-title = 对抗赛
match-about = 每个开局都交换黑白各下一局。关闭这个窗口，对抗赛也会继续。
match-players = 棋手
match-colours = 这是第一局双方的执子颜色。
match-games = 局数
    .pairs = { $n } 个开局，黑白各下一局
    .usual-start = 同样的棋手可能会重复同样的对局
match-openings = 开局
    .even = 自带的均势开局
    .standard = 通常的开始局面
match-time = 时间
    .own = 按各自的设置
    .meaning = Outflank 将按这个时间思考，不按级别。其他电脑棋手不变。
match-library = 棋谱库
match-keep = 保存对局
match-start = 开始
match-stop = 停止
match-go-on = 继续
match-new = 新的对抗赛…
match-playing = 正在下第 { $n } 局，共 { $total } 局。
match-stopped = 共 { $total } 局，已下 { $n } 局。
match-over = { $n } 局全部下完。
match-summary = { $n } 局后：{ $first } { $mine }，{ $second } { $theirs }
match-points = 得分
match-won = 胜
match-drawn = 和
match-lost = 负
match-discs = 每局子差
match-thinking = 每局用时
match-no-result = 还没有结果。
match-strength = 以 { $first } 计，Elo 分差为 { $elo }（置信度 95% 时在 { $low } 到 { $high } 之间）。
match-at-least = 以 { $first } 计，Elo 分差至少为 { $low }（置信度 95%）。
match-at-most = 以 { $first } 计，Elo 分差至多为 { $high }（置信度 95%）。
match-last-move = 最后一步：{ $played }
match-board = { $black } 执黑对 { $white }，{ $discs }
match-list = 对局；单击一局可在棋盘上查看
match-show = 在棋盘上查看：{ $game }
match-game = { $n }. { $black } – { $white }：{ $score }
match-game-forfeited = { $n }. { $black } – { $white }：{ $player } 判负：{ $reason }
match-failed = { $player } 无法对局：{ $reason }。
match-no-people = 真人不参加对抗赛。
match-overstepped = 超时 { $seconds } 秒
match-illegal = 下了 { $played }，那里不能下

## Books: the file of one's own, and those of other programs
own-book-newer = 你自己的开局库由更新的 Outflank 写成；保持原样，无法添加内容
own-book-full = 自己的开局库最多 { $max } 个局面，这样会有 { $n } 个
own-book-disk = 无法读写你的开局库文件：{ $reason }
own-book-damaged = 你的开局库文件已损坏。能读出的内容都保留了；损坏的文件现为 { $path }。
own-book-foreign = 你的开局库文件并不是开局库，已新建一个；原文件现为 { $path }。
book-file-empty = 里面既没有局面也没有棋步
book-file-too-large = 超过 { $n } 个局面
book-file-version = 其格式版本为 { $version }，这里无法识别
book-file-short = 应有 { $expected } 字节，实有 { $found } 字节；文件不完整

## The panel of the opening book
command-book = 开局库
    .hint = 开局库对当前局面的了解；可以修正、扩充、导入别的开局库
command-book-here = 把此变化加入开局库
    .hint = 打开开局库并加入所示变化
chooser-import-book = 导入开局库、棋步或对局
    .about = Edax 的开局库（book.dat 或文本）、Egaroucid 的 .egbk3、带估值的局面或棋步，或任何格式的对局。
chooser-export-book = 导出自己的局面
    .about = 以 Edax 可读的文本形式写出自己的局面。
book-menu = 整个开局库
book-other-board = 开局库只含 8×8、子多者胜的局面。
book-game-over = 对局到此结束。
book-unknown = 开局库里没有这个局面的棋步。
book-partly-known = 这里只有添加的棋步；别的棋步可能更好。
book-undo = 撤销：{ $what }
book-redo = 重做：{ $what }
book-learn = 从我输掉的对局学习
book-import = 导入…
book-export = 导出自己的局面…
book-level = 搜索级别
book-positions = 每次的局面数
book-own = { $count ->
   *[other] 自己的局面：{ $n } 个
}
book-working = 处理中…
book-progress = { $n } 个局面中的 { $done } 个
book-stop = 停止
    .hint = 就此结束；已找到的保留
book-plies =
    .short = { $plies } 步
book-from-program = 自带
book-from-search = 搜索
book-from-typing = 输入
book-from-import = 导入
book-spoken = 开局库 { $discs }，{ $plies } 步，{ $from }
book-correct = 修正 { $square }
book-search = 以 { $level } 级搜索
book-value = 估值（子）
book-column-value = 估值
book-column-depth = 搜索
table-book = 开局库
book-set = 设定
book-remove = 移除
    .hint = 移除这里添加的内容，先移除输入的值；程序自带的保留
book-extend = 由此扩充
    .hint = 搜索此局面的后续并加入开局库，先加最可能的；可在菜单中撤销
book-add-line = 加入此变化
    .hint = 把所示变化的各局面连同全部棋步加入开局库
book-subject = { $what ->
    [typed] 输入 { $name } 的估值
    [searched] 深入搜索 { $name }
    [extended] 扩充 { $name } 之后
    [line] 加入变化 { $name }
    [removed] 移除 { $name }
    [imported] 导入 { $name }
   *[learned] 从对局学习
}
book-changed = 已写入开局库：{ $what }（{ $n } 个局面）
book-same = 没有新内容，开局库不变。
book-undone = 已撤销：{ $what }
book-redone = 已重做：{ $what }
book-looks-further = 开局库已至少看到 { $plies } 步。请选更高的级别。
book-nothing-left = 棋谱库里你输掉的对局，开局库都帮不上忙。
book-no-weights = 程序没有可供搜索的估值数据
book-not-read = { $name } 里没有开局库、棋步或对局：{ $reason }
book-left-out = 略过的行：{ $n }。第一处：{ $first }
book-games-left-out = 略过的对局：{ $n }。第一局：{ $first }

## Game information

information-title = 对局信息
information-rating = 等级分
    .spoken = { color-name }的等级分
information-event = 赛事
information-round = 轮次
information-place = 地点
information-date = 日期
    .example = 例：2026-11-25
information-today = 今天
information-no-date = 其他程序可能看不懂这个日期。请写成 2026-11-25、2026-11 或 2026。
information-result = 结果
    .example = 例：B+4
information-no-result = 这不是结果。请写成 34-30、B+4；白棋认输写 B+R。
information-counted = { $score }（按盘上棋子数）
information-entered-by = 录入者
information-comment = 评注
information-save = 保存
information-offers = 棋谱库里的名字

## Score sheet

sheet-pass = 第 { $n } 手后{ color-name }弃权。
sheet-wrong-move = 第 { $n } 手 { $square } 下不了：{ $reason }。
sheet-goes-on = 共 { $n } 手，轮到{ color-name }。
sheet-is-over = 对局结束：{ $score }。
sheet-other-count = 记录纸上是 { $score }。
sheet-no-disc = 第 { $n } 手之后 { $square } 上没有棋子。
sheet-unflipped = 第 { $n } 手没有翻转 { $square } 的棋子。
sheet-correct = 棋子颜色不对？点击它，之后的着法从那里继续。
sheet-next = 保存并录入下一张记录纸
    .missing = 请先填写“{ information-entered-by }”。
information-values = 保存的文件中也包含引擎估值
sheet-swap = 交换第 { $a } 手和第 { $b } 手（{ $first } 和 { $second }）。
sheet-change = 第 { $n } 手：是 { $meant }，不是 { $written }。
sheet-insert = 把 { $square } 加为第 { $n } 手。
sheet-remove = 去掉第 { $n } 手 { $square }。
sheet-title = 录入记录纸
sheet-squares = 棋步
    .example = 按下棋的顺序输入格子：f5 d6 c3 …
sheet-count = 最终子数
sheet-black = 最终子数，黑
sheet-white = 最终子数，白
sheet-about = 逐格输入；弃权会自动补上。下不了的一手会立刻标出。
sheet-take = 打开对局
sheet-asks = 这些着法尚未保存。再按一次 Esc 即放弃。
sheet-discard = 放弃着法
sheet-strange = “{ $text }”不是格子。
sheet-repairs = 可能的更正
sheet-fits = 与子数相符。
sheet-no-moves = 还没有棋步。
