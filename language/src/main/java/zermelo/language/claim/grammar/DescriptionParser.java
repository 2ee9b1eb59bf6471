package zermelo.language.claim.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import zermelo.language.syntax.ExpressionParser;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree.BinaryExpr;
import zermelo.language.syntax.SyntaxTree.CallExpr;
import zermelo.language.syntax.SyntaxTree.Expr;
import zermelo.language.syntax.SyntaxTree.Name;
import zermelo.language.syntax.SyntaxTree.NameExpr;
import zermelo.language.syntax.SyntaxTree.NumberExpr;
import zermelo.language.syntax.SyntaxTree.SetExpr;
import zermelo.language.syntax.SyntaxTree.TruthExpr;
import zermelo.language.syntax.Token;

/**
 * Parses descriptions of numbers into conditions on a number.
 *
 * <p>Examples: {@code odd}, {@code a power of 2}, {@code even composite numbers greater than 4}. A
 * description follows {@code is}, or it is the subject of a verb. A subject may also be {@code
 * numbers > 1} or {@code positions with a = b}.
 */
public final class DescriptionParser {
  private static final String[] NOUNS = {
    "number", "numbers", "position", "positions", "heap", "heaps", "pile", "piles"
  };
  private static final String[] KINDS = {
    "odd",
    "even",
    "prime",
    "primes",
    "composite",
    "composites",
    "square",
    "squares",
    "fibonacci",
    "positive",
    "negative",
    "nonzero",
    "power",
    "powers",
    "multiple",
    "multiples",
    "divisor",
    "divisors"
  };
  private static final String[] RELATIVES = {
    "divisible",
    "greater",
    "larger",
    "bigger",
    "more",
    "above",
    "over",
    "less",
    "smaller",
    "fewer",
    "below",
    "under",
    "between",
    "in",
    "one"
  };

  private final ClaimParser parser;
  private final Optional<String> number;

  DescriptionParser(ClaimParser parser, Optional<String> number) {
    this.parser = parser;
    this.number = number;
  }

  /** Whether a description of a kind of number begins there. */
  boolean ahead(int at) {
    return parser.free(at, KINDS)
        || parser.free(at, NOUNS)
        || (parser.free(at, "perfect") && parser.free(at + 1, "square", "squares"));
  }

  /** Whether the one number of the position is at this token. */
  boolean variable(int at) {
    return number.isPresent()
        && parser.peek(at).kind() == Token.Kind.NAME
        && parser.peek(at).text().equals(number.get());
  }

  /** Parses the part after {@code E is}. */
  Expr predicate(Expr subject) {
    parser.next();
    Expr result = predicated(subject);
    while ((parser.peek().is("and") || parser.peek().is("or")) && adjectiveAlone(1)) {
      Token op = parser.next();
      result = ExpressionParser.binary(op, result, predicated(subject));
    }
    return result;
  }

  /**
   * Whether there is an adjective that does not belong to a longer description: {@code n is odd and
   * prime}.
   */
  private boolean adjectiveAlone(int from) {
    int at = parser.peek(from).is("not") ? from + 1 : from;
    return parser.free(at, "divisible")
        || (parser.free(at, "odd", "even", "prime", "composite", "square", "positive", "negative")
            && !ahead(at + 1)
            && !variable(at + 1));
  }

  private Expr predicated(Expr subject) {
    boolean not = parser.accept("not");
    int articles = 0;
    while (ClaimParser.isWord(parser.peek(articles), "a", "an", "the")) {
      articles++;
    }
    boolean described = ahead(articles) || relativeAhead(articles);
    if (!described) {
      Expr other = parser.range();
      Expr equal = parser.equal(subject, other, subject.span().through(other.span()));
      return not ? ClaimParser.not(equal) : equal;
    }
    parser.at += articles;
    Expr description = description(span -> subject, false, Optional.empty());
    return not ? ClaimParser.not(description) : description;
  }

  private boolean relativeAhead(int at) {
    return parser.free(at, RELATIVES)
        || (parser.free(at, "at") && ClaimParser.isWord(parser.peek(at + 1), "least", "most"));
  }

  /** Parses one description, or a number, as the subject of a verb. */
  Expr ofSubject(ClauseParser clauses) {
    Function<Span, Expr> subject = this::position;
    if (parser.peek().kind() == Token.Kind.NUMBER) {
      Token numeral = parser.next();
      Expr value = parser.number(numeral);
      return new BinaryExpr("=", subject.apply(numeral.span()), value, numeral.span());
    }
    return description(subject, true, Optional.of(clauses));
  }

  /** An expression for the one number of the position. */
  private Expr position(Span span) {
    if (number.isPresent()) {
      return new NameExpr(number.get(), span);
    }
    throw parser.fail(
        span,
        "this is about the only number of a position, but here a position is not one number:"
            + " write 'positions with ... lose', with the condition after 'with'");
  }

  private Expr description(
      Function<Span, Expr> subject, boolean whole, Optional<ClauseParser> clauses) {
    Token first = parser.peek();
    List<Expr> parts = new ArrayList<>();
    int begin = parser.at;
    boolean more = true;
    while (more) {
      more = kind(subject, parts) || noun(whole);
    }
    more = true;
    while (more) {
      more = relative(subject, whole, clauses, parts);
    }
    if (parser.at == begin) {
      throw parser.fail(
          first, "expected what kind of numbers is meant (primes), found " + first.shown());
    }
    Span span = first.span().through(parser.previous().span());
    return parts.stream()
        .reduce((a, b) -> new BinaryExpr("and", a, b, span))
        .orElse(new TruthExpr(true, span));
  }

  private boolean noun(boolean whole) {
    if (parser.free(0, NOUNS) || (whole && variable(0))) {
      parser.next();
      return true;
    }
    return false;
  }

  private boolean kind(Function<Span, Expr> subject, List<Expr> parts) {
    if (parser.free(0, "perfect") && parser.free(1, "square", "squares")) {
      parser.next();
    }
    if (!parser.free(0, KINDS)) {
      return false;
    }
    Token word = parser.next();
    Span span = word.span();
    Expr x = subject.apply(span);
    boolean power = parser.free(0, "power", "powers");
    String name = word.text().toLowerCase(Locale.ROOT);
    parts.add(
        switch (name) {
          case "odd", "even" -> {
            if (!power) {
              yield call(name, span, x);
            }
            parser.next();
            Expr base = behind("of", "powers of 2");
            yield powerWith(name, base, x, span.through(base.span()));
          }
          case "prime" -> {
            if (!power) {
              yield call("prime", span, x);
            }
            parser.next();
            yield both(compare(">", x, 1, span), member(x, "prime-powers", span));
          }
          case "primes" -> call("prime", span, x);
          case "composite", "composites" ->
              both(compare(">", x, 1, span), ClaimParser.not(call("prime", span, x)));
          case "square", "squares" -> call("square", span, x);
          case "fibonacci" -> member(x, "fibonacci", span);
          case "positive" -> compare(">", x, 0, span);
          case "negative" -> compare("<", x, 0, span);
          case "nonzero" -> compare("!=", x, 0, span);
          case "power", "powers" -> {
            Expr base = behind("of", "powers of 2");
            yield call("power", span.through(base.span()), base, x);
          }
          case "multiple", "multiples" -> {
            Expr divisor = behind("of", "multiples of 4");
            yield new BinaryExpr("divides", divisor, x, span.through(divisor.span()));
          }
          default -> {
            Expr multiple = behind("of", "divisors of 12");
            Span all = span.through(multiple.span());
            yield both(compare("!=", x, 0, span), new BinaryExpr("divides", x, multiple, all));
          }
        });
    return true;
  }

  private boolean relative(
      Function<Span, Expr> subject,
      boolean whole,
      Optional<ClauseParser> clauses,
      List<Expr> parts) {
    Token word = parser.peek();
    if (whole && word.is("not") && relativeAhead(1)) {
      parser.next();
      List<Expr> denied = new ArrayList<>();
      relative(subject, false, clauses, denied);
      denied.forEach(expr -> parts.add(ClaimParser.not(expr)));
      return true;
    }
    if (whole && ExpressionParser.COMPARISONS.stream().anyMatch(word::is)) {
      parser.next();
      Expr x = subject.apply(word.span());
      Expr value = parser.range();
      parts.add(
          word.is("=")
              ? parser.equal(x, value, word.span().through(value.span()))
              : ExpressionParser.binary(word, x, value));
      return true;
    }
    if (relativeAhead(0)) {
      parts.add(relation(subject.apply(word.span())));
      return true;
    }
    if (!whole) {
      return false;
    }
    if (ClaimParser.isWord(word, "with", "where", "whose")) {
      parser.next();
      parts.add(parser.disjunction());
      return true;
    }
    if (ClaimParser.isWord(word, "such", "for")
        && ClaimParser.isWord(parser.peek(1), "that", "which")) {
      parser.at += 2;
      parts.add(parser.disjunction());
      return true;
    }
    if (ClaimParser.isWord(word, "that", "which")
        && ClaimParser.isWord(parser.peek(1), "are", "is")) {
      parser.next();
      parts.add(predicate(subject.apply(word.span())));
      return true;
    }
    boolean other = ClaimParser.isWord(word, "other") && ClaimParser.isWord(parser.peek(1), "than");
    if ((other || ClaimParser.isWord(word, "except")) && clauses.isPresent()) {
      parser.at += other ? 2 : 1;
      parser.nest();
      do {
        parts.add(ClaimParser.not(clauses.get().item()));
      } while (parser.accept(",") || parser.accept("and") || parser.accept("or"));
      parser.depth--;
      return true;
    }
    return false;
  }

  private Expr relation(Expr x) {
    Token word = parser.next();
    Span span = word.span();
    return switch (word.text()) {
      case "divisible" -> {
        Expr divisor = behind("by", "divisible by 3");
        yield new BinaryExpr("divides", divisor, x, span.through(divisor.span()));
      }
      case "between" -> {
        Expr low = parser.sum();
        parser.expect("and", "expected 'and': between 3 and 7");
        Expr high = parser.sum();
        Span all = span.through(high.span());
        yield both(new BinaryExpr("<=", low, x, all), new BinaryExpr("<=", x, high, all));
      }
      case "in" -> ExpressionParser.binary(word, x, parser.range());
      case "one" -> {
        parser.expect("of", "expected 'of': one of 1, 3, 5");
        List<Expr> items = new ArrayList<>();
        do {
          items.add(parser.sum());
        } while (goesOn());
        yield new BinaryExpr("in", x, new SetExpr(items, span), span);
      }
      case "at" -> {
        boolean least = ClaimParser.isWord(parser.next(), "least");
        Expr bound = parser.sum();
        yield new BinaryExpr(least ? ">=" : "<=", x, bound, span.through(bound.span()));
      }
      case "above", "over", "below", "under" -> {
        Expr bound = parser.sum();
        boolean more = word.text().equals("above") || word.text().equals("over");
        yield new BinaryExpr(more ? ">" : "<", x, bound, span.through(bound.span()));
      }
      default -> {
        boolean less = ClaimParser.isWord(word, "less", "smaller", "fewer");
        Expr bound = behind("than", word.text() + " than 3");
        yield new BinaryExpr(less ? "<" : ">", x, bound, span.through(bound.span()));
      }
    };
  }

  /**
   * Whether a list such as {@code 1, 3 or 5} continues. After a comma comes another number, after
   * {@code or} a numeral.
   */
  private boolean goesOn() {
    boolean comma = parser.peek().is(",");
    int behind = comma ? 1 : 0;
    boolean or = parser.peek(behind).is("or") || parser.peek(behind).is("and");
    if (or && parser.peek(behind + 1).kind() != Token.Kind.NUMBER) {
      return false;
    }
    parser.at += behind + (or ? 1 : 0);
    return comma || or;
  }

  private Expr behind(String preposition, String example) {
    if (!parser.acceptWord(preposition)) {
      throw parser.fail(
          parser.peek(),
          "expected '%s', as in '%s'; found %s"
              .formatted(preposition, example, parser.peek().shown()));
    }
    return parser.sum();
  }

  /**
   * Whether x is a power of the base with an odd, or an even, exponent.
   *
   * <p>1 is the power with exponent 0. A base below 2 has no logarithms; its only power is 1.
   */
  static Expr powerWith(String parity, Expr base, Expr x, Span span) {
    Expr exponent = call(parity, span, call("log", span, base, x));
    Expr small = new BinaryExpr("<", base, new NumberExpr(2, span), span);
    return both(call("power", span, base, x), new BinaryExpr("or", small, exponent, span));
  }

  private static Expr both(Expr a, Expr b) {
    return new BinaryExpr("and", a, b, a.span().through(b.span()));
  }

  private static Expr compare(String sign, Expr x, long value, Span span) {
    return new BinaryExpr(sign, x, new NumberExpr(value, span), span);
  }

  private static Expr member(Expr x, String set, Span span) {
    return new BinaryExpr("in", x, call(set, span, x), span);
  }

  private static Expr call(String function, Span span, Expr... arguments) {
    return new CallExpr(new Name(function, span), List.of(arguments), span);
  }
}
