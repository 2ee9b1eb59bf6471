package zermelo.language.claim.grammar;

import java.util.Optional;
import zermelo.language.syntax.ExpressionParser;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree.BinaryExpr;
import zermelo.language.syntax.SyntaxTree.Expr;
import zermelo.language.syntax.SyntaxTree.NameExpr;
import zermelo.language.syntax.Token;
import zermelo.language.syntax.TokenCursor;

/**
 * Parses clauses with a subject and a verb.
 *
 * <p>Examples: {@code powers of 2 lose}, {@code only odd numbers > 1 win}, {@code positions with a
 * = b have grundy 0}. The subject becomes a condition, and the verb its consequence.
 */
public final class ClauseParser {
  private static final String[] ARTICLES = {"the", "a", "an", "all", "every", "each"};
  private static final String[] PREFIXES = {"exactly", "precisely", "only", "no"};
  private static final String[] PARTICULAR = {"some", "most", "many", "few", "several"};

  /** The logical relation between subject and verb. */
  private enum Sense {
    ALL,
    NONE,
    ONLY,
    EXACTLY
  }

  private final ClaimParser parser;
  private final DescriptionParser descriptions;
  private final Optional<String> number;

  ClauseParser(ClaimParser parser, DescriptionParser descriptions, Optional<String> number) {
    this.parser = parser;
    this.descriptions = descriptions;
    this.number = number;
  }

  /** Whether a clause begins there. */
  boolean ahead(int from) {
    int at = from;
    boolean quantified = false;
    while (true) {
      Token token = parser.peek(at);
      if (parser.free(at, PARTICULAR) && descriptions.ahead(at + 1)) {
        return true;
      }
      boolean prefix = article(at) || ClaimParser.isWord(token, PREFIXES) || allAndOnly(at);
      if (!prefix) {
        break;
      }
      quantified = true;
      at++;
    }
    return descriptions.ahead(at)
        || player(at)
        || (quantified && descriptions.variable(at) && !parser.peek(at + 1).is("("))
        || numerals(at);
  }

  /** Whether there is an article, and not a position that is called {@code a}. */
  private boolean article(int at) {
    return ClaimParser.isWord(parser.peek(at), ARTICLES)
        && (!descriptions.variable(at) || descriptions.ahead(at + 1));
  }

  /** Whether this is the {@code and} of {@code all and only}. */
  private boolean allAndOnly(int at) {
    return parser.peek(at).is("and") && ClaimParser.isWord(parser.peek(at + 1), "only");
  }

  /**
   * Whether a list of numbers with a verb begins there.
   *
   * <p>{@code 1 loses}, {@code 0, 2 and the primes lose}; but not the arguments of a function.
   */
  private boolean numerals(int from) {
    int at = from;
    while (parser.peek(at).kind() == Token.Kind.NUMBER) {
      at++;
      if (verbAhead(at)) {
        return true;
      }
      boolean comma = parser.peek(at).is(",");
      at += comma ? 1 : 0;
      if (parser.peek(at).is("and") || parser.peek(at).is("or")) {
        return parser.peek(at + 1).kind() == Token.Kind.NUMBER ? numerals(at + 1) : ahead(at + 1);
      }
      if (!comma) {
        return false;
      }
    }
    return false;
  }

  private boolean player(int at) {
    return (parser.free(at, "first", "next", "second", "previous", "other")
            && ClaimParser.isWord(parser.peek(at + 1), "player"))
        || (parser.free(at, "player") && ClaimParser.isWord(parser.peek(at + 1), "to"));
  }

  TokenCursor.Recover particular(Token token) {
    return parser.fail(
        token,
        "a claim is about every position by itself, so it cannot be about some of them: claim it"
            + " for all, and look at the exceptions");
  }

  Expr clause() {
    parser.nest();
    Token first = parser.peek();
    Sense sense = sense();
    Expr result = player(0) ? ofPlayer() : ofSubject(sense, first);
    parser.depth--;
    return result;
  }

  private Sense sense() {
    Sense sense = Sense.ALL;
    while (true) {
      Token token = parser.peek();
      if (ClaimParser.isWord(token, PARTICULAR)) {
        throw particular(token);
      }
      if (article(0)) {
        parser.next();
      } else if (allAndOnly(0)) {
        parser.next();
        parser.next();
        sense = Sense.EXACTLY;
      } else if (ClaimParser.isWord(token, PREFIXES)) {
        parser.next();
        sense =
            ClaimParser.isWord(token, "only")
                ? Sense.ONLY
                : ClaimParser.isWord(token, "no") ? Sense.NONE : Sense.EXACTLY;
      } else {
        return sense;
      }
    }
  }

  private Expr ofPlayer() {
    Token who = parser.next();
    if (ClaimParser.isWord(who, "player")) {
      parser.next();
      if (!parser.acceptWord("move")) {
        throw parser.fail(parser.peek(), "expected 'the player to move'");
      }
    } else {
      parser.next();
    }
    boolean mover = !ClaimParser.isWord(who, "second", "previous", "other");
    Token verb = parser.peek();
    boolean wins = ClaimParser.isWord(verb, "win", "wins");
    if (!wins && !ClaimParser.isWord(verb, "lose", "loses")) {
      throw parser.fail(verb, "expected 'wins' or 'loses', found " + verb.shown());
    }
    parser.next();
    return parser.worth(wins == mover ? "wins" : "loses", who.span().through(verb.span()));
  }

  private Expr ofSubject(Sense sense, Token first) {
    Expr subject = subject();
    if (!verbAhead(0)) {
      throw parser.fail(
          parser.peek(),
          "expected what these positions do (win, lose, tie, draw, have grundy 2), found "
              + parser.peek().shown());
    }
    Expr verb = verb();
    Span span = first.span().through(verb.span());
    return switch (sense) {
      case ALL -> ClaimParser.implies(subject, verb, span);
      case NONE -> ClaimParser.implies(subject, ClaimParser.not(verb), span);
      case ONLY -> ClaimParser.implies(verb, subject, span);
      case EXACTLY -> ClaimParser.iff(subject, verb, span);
    };
  }

  /** Parses a list of subjects, any of which may apply: {@code 0, 1 and the primes}. */
  private Expr subject() {
    Expr subject = item();
    while (true) {
      boolean comma = parser.accept(",");
      boolean more = parser.accept("and") || parser.accept("or");
      if (!comma && !more) {
        return subject;
      }
      Expr item = item();
      subject = new BinaryExpr("or", subject, item, subject.span().through(item.span()));
    }
  }

  Expr item() {
    while (article(0)) {
      parser.next();
    }
    return descriptions.ofSubject(this);
  }

  /** Whether this is {@code n loses}, where n is the position. */
  boolean speaksOf(Expr expr) {
    return expr instanceof NameExpr(String name, Span span)
        && number.isPresent()
        && name.equals(number.get())
        && verbAhead(0);
  }

  /**
   * Whether {@code is lost} or {@code are not P-positions} begins there; but not {@code is odd}.
   */
  boolean stateAhead(int from) {
    if (!ClaimParser.isWord(parser.peek(from), "is", "are")) {
      return false;
    }
    int at = from + 1;
    while (ClaimParser.isWord(parser.peek(at), "not", "a", "an", "the")) {
      at++;
    }
    return stateOf(parser.peek(at)).isPresent();
  }

  boolean verbAhead(int at) {
    return stateAhead(at)
        || ClaimParser.isWord(
            parser.peek(at),
            "win",
            "wins",
            "lose",
            "loses",
            "tie",
            "ties",
            "draw",
            "draws",
            "have",
            "has",
            "never",
            "always",
            "do",
            "does");
  }

  Expr verb() {
    Token first = parser.peek();
    parser.acceptWord("always");
    boolean never = parser.acceptWord("never");
    if (parser.acceptWord("do", "does")) {
      parser.expect("not", "expected 'not': odd numbers do not win");
      never = true;
    }
    Token verb = parser.next();
    Expr said =
        switch (verb.text()) {
          case "have", "has" -> possession(first);
          case "is", "are" -> state(first);
          default -> {
            Optional<String> outcome = outcome(verb);
            if (outcome.isEmpty()) {
              throw parser.fail(
                  verb, "expected win, lose, tie, draw or have, found " + verb.shown());
            }
            yield parser.worth(outcome.get(), first.span().through(verb.span()));
          }
        };
    return never ? ClaimParser.not(said) : said;
  }

  /** Parses {@code grundy 2} of {@code have grundy 2}. */
  private Expr possession(Token first) {
    parser.skipWords("a", "an", "the");
    Token what = parser.next();
    boolean remoteness = ClaimParser.isWord(what, "remoteness");
    if (!remoteness && !ClaimParser.isWord(what, "grundy", "nimber", "sprague-grundy")) {
      throw parser.fail(what, "expected grundy or remoteness, found " + what.shown());
    }
    parser.acceptWord("value", "values", "number", "numbers");
    Expr left = parser.worth(remoteness ? "remoteness" : "grundy", what.span());
    for (String sign : ExpressionParser.COMPARISONS) {
      if (parser.peek().is(sign)) {
        return ExpressionParser.binary(parser.next(), left, parser.range());
      }
    }
    parser.accept("of");
    Expr value = parser.sum();
    return parser.equal(left, value, first.span().through(value.span()));
  }

  /** Parses the state in {@code are lost}, {@code are P-positions}. */
  private Expr state(Token first) {
    boolean not = parser.accept("not");
    parser.skipWords("a", "an", "the");
    Token token = parser.next();
    Optional<String> state = stateOf(token);
    if (state.isEmpty()) {
      throw parser.fail(
          token, "expected lost, won, tied, drawn or P-positions, found " + token.shown());
    }
    parser.acceptWord("position", "positions", "number", "numbers");
    Expr said = parser.worth(state.get(), first.span().through(parser.previous().span()));
    return not ? ClaimParser.not(said) : said;
  }

  private static Optional<String> outcome(Token token) {
    return switch (ClaimParser.wordOf(token)) {
      case "win", "wins" -> Optional.of("wins");
      case "lose", "loses" -> Optional.of("loses");
      case "tie", "ties" -> Optional.of("ties");
      case "draw", "draws" -> Optional.of("draws");
      default -> Optional.empty();
    };
  }

  private static Optional<String> stateOf(Token token) {
    return switch (ClaimParser.wordOf(token)) {
      case "won", "winning", "n-position", "n-positions" -> Optional.of("wins");
      case "lost", "losing", "p-position", "p-positions" -> Optional.of("loses");
      case "tied" -> Optional.of("ties");
      case "drawn" -> Optional.of("draws");
      default -> Optional.empty();
    };
  }
}
