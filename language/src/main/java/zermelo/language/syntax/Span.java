package zermelo.language.syntax;

/** A range of source text: from the character at {@code from} up to the one before {@code to}. */
public record Span(int from, int to) {
  /** The range from the start of this one to the end of another. */
  public Span through(Span last) {
    return new Span(from, Math.max(to, last.to));
  }
}
