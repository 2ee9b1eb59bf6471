package zermelo.language.ground;

/** The operator of a ground term: what it does with its parts. */
enum GroundOperator {
  // Leaves; the value says which one.
  CELL,
  NUMBER,
  DIRECTION,
  VARIABLE,
  COMPONENT,
  LIST,
  SET,
  TRUTH,
  /** The symbol of the mover (value 1) or of the other player; parts: Left's and Right's. */
  PLAYER_SYMBOL,
  // Truths.
  AND(true),
  OR(true),
  /** A conjunction whose later parts may fail unless the earlier ones hold. */
  AND_THEN,
  OR_ELSE,
  NOT,
  EQUAL(true),
  LESS,
  AT_MOST,
  MEMBER,
  CALL,
  ANY,
  EVERY,
  HOLDS,
  LINE,
  FULL,
  CONNECTED,
  STUCK,
  // Numbers and cells.
  IF,
  ARITHMETIC,
  COMMUTATIVE(true),
  ELEMENT,
  COUNT(true),
  SUM(true),
  LEAST(true),
  GREATEST(true),
  /** The cell of the first part whose condition holds. */
  FIRST,
  FOLD,
  CONTENT,
  TOWARD,
  ROW,
  COLUMN,
  RUN,
  // Sets and lists.
  PAIR(true),
  /** A condition, and what counts if it holds. */
  GUARDED,
  /** Elements, each with its condition. */
  CHOICES(true),
  ADJACENT,
  SLIDE,
  GROUP,
  LIBERTIES,
  FILTER,
  RANGE,
  LITERAL(true),
  UNION(true),
  DIFFERENCE,
  SYMMETRIC_DIFFERENCE(true),
  LIST_OF,
  // Moves.
  MOVE,
  SEQUENCE,
  REQUIRE,
  CHOOSE,
  /** Symbols that are put into different cells at once. */
  PARALLEL(true),
  PUT,
  ASSIGN,
  GAIN,
  AGAIN,
  EACH,
  WHEN,
  ILLEGAL;

  private final boolean unordered;

  GroundOperator() {
    this(false);
  }

  GroundOperator(boolean unordered) {
    this.unordered = unordered;
  }

  /** Whether the order of its parts does not matter. */
  boolean unordered() {
    return unordered;
  }
}
