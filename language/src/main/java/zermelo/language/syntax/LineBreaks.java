package zermelo.language.syntax;

/**
 * Tells where the lines of a text end.
 *
 * <p>A line end separates tokens like a space. It also says where a statement may begin, and where
 * parsing can continue after a problem.
 */
record LineBreaks(String text) {
  /** Whether a token is the first one of its line. */
  boolean begins(Token token) {
    int from = token.span().from();
    return text.substring(text.lastIndexOf('\n', from - 1) + 1, from).isBlank();
  }

  /** Whether a line ends between two tokens. */
  boolean between(Token before, Token after) {
    return text.substring(before.span().to(), after.span().from()).indexOf('\n') >= 0;
  }
}
