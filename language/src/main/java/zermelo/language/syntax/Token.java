package zermelo.language.syntax;

/** A token of the language with its place. */
public record Token(Kind kind, String text, Span span) {
  public enum Kind {
    NAME,
    KEYWORD,
    NUMBER,
    /** A taking-and-breaking code such as {@code 0.77}. */
    CODE,
    /** Text in double quotes. */
    STRING,
    SYMBOL,
    /** The rest of a line, after {@code game}, {@code example} and {@code propose}. */
    LINE,
    END
  }

  public boolean is(String wanted) {
    return (kind == Kind.KEYWORD || kind == Kind.SYMBOL) && text.equals(wanted);
  }

  /** How error messages print this token. */
  public String shown() {
    return switch (kind) {
      case END -> "the end of the text";
      case STRING -> "a text in quotes";
      default -> "'" + text + "'";
    };
  }
}
