package zermelo.language.help;

import zermelo.language.help.LanguageGuide.Kind;

/** The words of the language that are not functions: how each is written, and a line of help. */
enum LanguageWord {
  GAME(Kind.STATEMENT, "game", "game NAME", "the first line: the name of the game"),
  PARAM(
      Kind.STATEMENT,
      "param",
      "param k: 1..9 = 3 \"meaning\"",
      "a parameter: a range, boolean, set, list or code; with a default it may be left out"),
  POSITION(
      Kind.STATEMENT,
      "position",
      "position a, b: 0.. = 0",
      "what a position is: numbers of a range, a list of them, a bag or a set"),
  HEAP(Kind.STATEMENT, "heap", "heap n", "a position is a sum of heaps, written 3+5+7"),
  BOARD(
      Kind.STATEMENT,
      "board",
      "board b: 3 x 4 of \".\" left \"X\" right \"O\"",
      "a board: how large it is, its symbols (the first means empty), and those of each player"),
  LET(Kind.STATEMENT, "let", "let half = n / 2", "a name for an expression"),
  END(
      Kind.STATEMENT,
      "end",
      "end n = 0: previous player wins",
      "ends the game: previous or next player wins, left or right wins, or tie"),
  MOVE(
      Kind.STATEMENT,
      "move",
      "move take k in 1..n where odd(k)",
      "a kind of move: choices and conditions, then changes below it"),
  SETTLE(
      Kind.STATEMENT,
      "settle",
      "settle size(cells(mine)) - size(cells(theirs))",
      "what the player to move gains when no move is left; the game then has a score"),
  LEAD(
      Kind.STATEMENT,
      "lead",
      "lead store - their store",
      "by how much the player to move leads already, in a game with a score"),
  REQUIRE(
      Kind.STATEMENT,
      "require",
      "require length(a) = 6 \"there are six pits\"",
      "what every position that is typed must meet; other positions are refused with these words"),
  SAY(Kind.STATEMENT, "say", "say take \"takes {k}\"", "the words for a move during play"),
  EXAMPLE(Kind.STATEMENT, "example", "example 21 with k=4", "a position worth looking at"),
  PROPOSE(
      Kind.STATEMENT,
      "propose",
      "propose 10..30",
      "a start to play from, drawn at random each time"),
  INPUT(
      Kind.STATEMENT,
      "input",
      "input t * (n k)",
      "how the judge of a contest writes positions: here t, then t times n and k"),
  OUTPUT(
      Kind.STATEMENT,
      "output",
      "output Alice|Bob",
      "how the judge wants the answer: words for each winner, grundy, winning-move, ..."),

  LEFT("left", "left move ..., left \"X\"", "the first player: a move or symbols of that player"),
  RIGHT(
      "right",
      "right move ..., right \"O\"",
      "the second player: a move or symbols of that player"),
  OTHERWISE("otherwise", "otherwise move pass", "a move only if no move above it is legal"),
  THEN(
      "then",
      "then r in slides(q)",
      "continues with a further choice, which sees the changes so far; or: if a then b else c"),
  FOR("for", "for q in S where C: CHANGE", "makes a change for each element of a set"),
  IF("if", "if C: CHANGE", "a change under a condition; in an expression: (if a then b else c)"),
  ELSE("else", "(if a then b else c)", "the value if the condition does not hold"),
  GAIN("gain", "gain 3", "points for the player who moves; the larger sum wins"),
  AGAIN("again", "again if C", "the same player moves again"),
  WHERE("where", "where odd(k)", "a condition for a choice, or for the elements of a set"),
  IN("in", "k in 1..n", "chooses an element of a set, or asks whether it is one"),
  OWN("own", "position own v: 0..9", "each player has one"),
  THEIR("their", "their v", "what the other player owns"),
  OF("of", "list of 0..9", "what a list, a set or a board holds; n := k of m makes k heaps of m"),
  LIST("list", "list of 0..9", "numbers in order, [3,6,8]; list 1..4 of 0..9 has from one to four"),
  BAG("bag", "bag of 0..9", "a list whose order does not matter"),
  SET("set", "set of 1..9", "a set of numbers, {1,3,5}"),
  BOOLEAN("boolean", "param spokes: boolean = true", "a parameter that is true or false"),
  CODE("code", "param c: code = 0.77", "the code of a take-and-break game"),
  AND("and", "a and b", "both hold"),
  OR("or", "a or b", "at least one holds"),
  NOT("not", "not a", "does not hold; b[p] is not empty"),
  ANY("any", "any q in S: C", "whether some element fulfils a condition"),
  ALL("all", "all q in S: C", "whether every element fulfils a condition"),
  COUNT("count", "count q in S where C", "how many elements fulfil a condition"),
  SUM("sum", "sum x in S where C: x * x", "the sum over the elements of a set"),
  NIM_SUM("nim-sum", "nim-sum i in S: a[i]", "the xor over the elements of a set"),
  MIN("min", "min x in S where C", "the least element that fulfils a condition"),
  MAX("max", "max x in S where C", "the greatest element that fulfils a condition"),
  DIVIDES("divides", "d divides n", "whether n is a multiple of d"),
  MOD("mod", "n mod 3", "the remainder"),
  XOR("xor", "a xor b", "the nim-sum of numbers; what is in one of two sets only"),
  TRUE("true", "true", "holds"),
  FALSE("false", "false", "does not hold"),
  WITH("with", "example 21 with k=4", "the parameters of an example"),
  UNTIL("until", "input * (n k) until 0 0", "the numbers behind the last case of an input"),
  PREVIOUS("previous", "previous player wins", "the player who has just moved"),
  NEXT("next", "next player wins", "the player who would be to move"),
  PLAYER("player", "previous player wins", "one of the players"),
  WINS("wins", "left wins", "the result of an end"),
  TIE("tie", "end full: tie", "neither player wins"),
  STUCK("stuck", "end stuck: next player wins", "whether the player to move has no move"),
  PASS("pass", "otherwise move pass", "the name of a move that changes nothing"),

  IS("is", "b[p] is mine", "asks what a cell holds; false outside the board", true),
  MINE("mine", "b[p] is mine", "the symbol of the player to move", true),
  THEIRS("theirs", "b[p] is theirs", "the symbol of the other player", true),
  EMPTY("empty", "b[p] := empty", "the symbol of an empty cell, the first of the board", true),
  FULL("full", "end full: tie", "whether no cell is empty", true),
  TIMES("times", "board b: 3 times 2 x 4 of ...", "several boards of one size", true),
  HEXAGONS("hexagons", "board b: hexagons 3 x 3 of ...", "a rhombus of hexagons", true),
  STRIP("strip", "board b: strip of ...", "a board of one row, as long as the position", true),
  STRING(
      "string",
      "board b: string of ...",
      "a strip whose empty cells at both ends are cut off",
      true),
  TREE(
      "tree",
      "board b: tree of \".e\" left \"l\" right \"r\"",
      "edges that grow from the ground; what no longer hangs on it falls",
      true),
  POINTS(
      "points",
      "board b: points 9 joined i, j if C of ...",
      "numbered points; two of them are joined if the condition holds",
      true),
  GRAPH("graph", "board b: graph roads of ...", "the points of a graph that is a parameter", true),
  EDGES(
      "edges",
      "param roads: edges = \"a-b,b-c\"",
      "the edges of a graph for a board; a file with --set roads=FILE.dot",
      true),
  JOINED(
      "joined",
      "3 x 3 joined p, q if q in around(p)",
      "says which cells or points are neighbours",
      true),
  EACH(
      "each",
      "= each p: SYMBOL",
      "what every cell holds at the start; of a list: = each i in 1..n: VALUE",
      true),
  DIRECTIONS("directions", "d in directions", "the eight directions, from north clockwise", true),
  ORTHOGONALS("orthogonals", "d in orthogonals", "north, east, south and west", true),
  DIAGONALS("diagonals", "d in diagonals", "the four diagonal directions", true);

  private final Kind kind;
  private final String word;
  private final String form;
  private final String help;
  private final boolean ofBoards;

  LanguageWord(Kind kind, String word, String form, String help) {
    this.kind = kind;
    this.word = word;
    this.form = form;
    this.help = help;
    this.ofBoards = false;
  }

  LanguageWord(String word, String form, String help) {
    this(Kind.WORD, word, form, help);
  }

  LanguageWord(String word, String form, String help, boolean ofBoards) {
    this.kind = Kind.WORD;
    this.word = word;
    this.form = form;
    this.help = help;
    this.ofBoards = ofBoards;
  }

  Kind kind() {
    return kind;
  }

  String word() {
    return word;
  }

  String form() {
    return form;
  }

  String help() {
    return help;
  }

  boolean ofBoards() {
    return ofBoards;
  }
}
