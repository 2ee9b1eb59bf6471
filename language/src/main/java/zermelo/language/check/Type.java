package zermelo.language.check;

/** The types of the language. */
public enum Type {
  NUMBER("a number"),
  TRUTH("true or false"),
  LIST("a list"),
  SET("a set"),
  /** A cell of the board. */
  CELL("a cell"),
  CELLS("a set of cells"),
  /** What a cell of the board holds. */
  SYMBOL("a symbol of the board"),
  /** A set of lists; only to choose a move from. */
  LISTS("a set of lists"),
  /** A taking-and-breaking code. */
  CODE("a code such as 0.77");

  private final String words;

  Type(String words) {
    this.words = words;
  }

  /** The name of the type in messages. */
  public String words() {
    return words;
  }
}
