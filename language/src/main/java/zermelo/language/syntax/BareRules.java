package zermelo.language.syntax;

import java.util.ArrayList;
import java.util.List;
import zermelo.language.syntax.Token.Kind;

/**
 * The rules of a text without comments and without words for people.
 *
 * <p>Two texts with the same bare rules have the same positions with the same values, so what is
 * proven of one is true of the other. Titles, descriptions, labels, phrases, examples and the
 * formats of judges do not count. Line ends between tokens do, because a statement may end with its
 * line.
 */
public final class BareRules {
  private BareRules() {}

  /** Returns the bare rules of a text that has no mistakes. */
  public static String of(String text) {
    return LargeStack.call(
        () -> of(text, GameParser.parse(new Source("", text), new ArrayList<>()).wording()));
  }

  private static String of(String text, List<Span> wording) {
    LineBreaks lines = new LineBreaks(text);
    StringBuilder bare = new StringBuilder();
    for (Token token : Lexer.tokens(text, new ArrayList<>())) {
      Span span = token.span();
      boolean read =
          token.kind() != Kind.END
              && wording.stream().noneMatch(w -> w.from() <= span.from() && span.to() <= w.to());
      if (read) {
        bare.append(lines.begins(token) ? '\n' : ' ').append(text, span.from(), span.to());
      }
    }
    return bare.toString();
  }
}
