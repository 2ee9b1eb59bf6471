package zermelo.language.syntax;

/** A word of the language with its place. */
record Token(Kind kind, String text, Span span) {
  enum Kind {
    NAME,
    KEYWORD,
    NUMBER,
    /** A taking-and-breaking code such as {@code 0.77}. */
    CODE,
    /** Words in double quotes. */
    STRING,
    SYMBOL,
    /** The rest of a line, behind {@code game}, {@code example} and {@code propose}. */
    LINE,
    END
  }

  boolean is(String wanted) {
    return (kind == Kind.KEYWORD || kind == Kind.SYMBOL) && text.equals(wanted);
  }

  /** How an error message names this token. */
  String shown() {
    return switch (kind) {
      case END -> "the end of the text";
      case STRING -> "a text in quotes";
      default -> "'" + text + "'";
    };
  }
}
