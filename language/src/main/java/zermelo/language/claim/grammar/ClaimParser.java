package zermelo.language.claim.grammar;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.ExpressionParser;
import zermelo.language.syntax.LargeStack;
import zermelo.language.syntax.Lexer;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;
import zermelo.language.syntax.SyntaxTree.BinaryExpr;
import zermelo.language.syntax.SyntaxTree.BracketExpr;
import zermelo.language.syntax.SyntaxTree.Expr;
import zermelo.language.syntax.SyntaxTree.IfExpr;
import zermelo.language.syntax.SyntaxTree.NameExpr;
import zermelo.language.syntax.SyntaxTree.Sentence;
import zermelo.language.syntax.SyntaxTree.UnaryExpr;
import zermelo.language.syntax.Token;

/**
 * Parses claims.
 *
 * <p>A claim is an expression of the rules, extended by {@code iff}, {@code implies}, {@code X if
 * Y}, {@code n is a prime}, {@code powers of 2 lose} and similar forms. This parser turns all of
 * them into expressions of the rules, so a claim means nothing that rules could not say.
 *
 * <p>The words of claims are not keywords: the names of the game take precedence. Most of these
 * words follow a whole expression, where a name could not follow anyway.
 */
public final class ClaimParser extends ExpressionParser {
  /** Claims of at most this length cannot be nested deeply. */
  private static final int SHORT = 120;

  /**
   * The words for the value of a position. For a game that uses such a name itself, see {@link
   * #worth}.
   */
  public static final List<String> TRUTHS = List.of("wins", "loses", "ties", "draws");

  public static final List<String> NUMBERS = List.of("grundy", "remoteness");

  /** How two statements are connected. */
  private enum Link {
    IFF,
    IMPLIES,
    IF,
    UNLESS
  }

  private final Set<String> names;
  private final ClauseParser clauses;
  private final DescriptionParser descriptions;

  private ClaimParser(
      Source source, Set<String> names, Optional<String> number, List<Diagnostic> problems) {
    super(Lexer.claimTokens(source.text(), problems), problems);
    this.names = names;
    this.descriptions = new DescriptionParser(this, number);
    this.clauses = new ClauseParser(this, descriptions, number);
  }

  /**
   * Parses a claim. Empty, with a problem, if it cannot be parsed.
   *
   * @param names the names that the game defines
   * @param number the one number of a position, to which {@code primes lose} refers
   */
  public static Optional<Sentence> parse(
      Source source, Set<String> names, Optional<String> number, List<Diagnostic> problems) {
    ClaimParser parser = new ClaimParser(source, names, number, problems);
    return source.text().length() > SHORT
        ? LargeStack.call(parser::sentenceOrProblem)
        : parser.sentenceOrProblem();
  }

  private Optional<Sentence> sentenceOrProblem() {
    try {
      return Optional.of(sentence());
    } catch (Recover noted) {
      return Optional.empty();
    }
  }

  /**
   * The internal name of {@code wins} and similar words. If the game uses the word itself, the name
   * contains a character that cannot be typed in a name.
   */
  public static String worth(String word, Set<String> names) {
    return names.contains(word) ? word + "'" : word;
  }

  Expr worth(String word, Span span) {
    return new NameExpr(worth(word, names), span);
  }

  private Sentence sentence() {
    if (peek().kind() == Token.Kind.END) {
      throw fail(peek(), "a claim is a statement about every position: wins iff odd(n)");
    }
    PeriodClaimParser periods = new PeriodClaimParser(this);
    Sentence sentence = periods.ahead() ? periods.sentence() : new SyntaxTree.Holds(expression());
    if (peek().kind() != Token.Kind.END) {
      throw fail(peek(), "expected the end of the claim, found " + peek().shown());
    }
    return sentence;
  }

  @Override
  public Expr expression() {
    Expr left = statement();
    Optional<Link> link = link();
    if (link.isPresent()) {
      Expr right = statement();
      Token behind = peek();
      if (link().isPresent()) {
        throw fail(
            behind,
            "only two statements can be joined in this way: put brackets around the two that belong"
                + " together");
      }
      left = linked(link.get(), left, right);
    }
    return left;
  }

  @Override
  public Expr quantified() {
    return statement();
  }

  private Expr statement() {
    return peek().is("if") ? conditional() : disjunction();
  }

  @Override
  public Expr conditional() {
    nest();
    Token first = next();
    Expr condition = disjunction();
    accept(",");
    expect("then", "an 'if' needs its 'then': if odd(n) then wins");
    Expr yes = branch();
    depth--;
    if (accept("else")) {
      nest();
      Expr no = branch();
      depth--;
      return new IfExpr(condition, yes, no, first.span().through(no.span()));
    }
    return implies(condition, yes, first.span().through(yes.span()));
  }

  /**
   * Parses the part after {@code then}, including a connection: if a > 1 then (wins iff odd(a)).
   */
  private Expr branch() {
    Expr left = statement();
    Optional<Link> link = link();
    return link.isPresent() ? linked(link.get(), left, statement()) : left;
  }

  private Optional<Link> link() {
    if (peek().is("if")
        && peek(1).is("and")
        && isWord(peek(2), "only")
        && isWord(peek(3), "if", "when")) {
      at += 4;
      return Optional.of(Link.IFF);
    }
    if (isWord(peek(), "only", "exactly", "precisely", "just") && isWord(peek(1), "if", "when")) {
      boolean only = isWord(peek(), "only");
      at += 2;
      return Optional.of(only ? Link.IMPLIES : Link.IFF);
    }
    Optional<Link> link =
        switch (wordOf(peek())) {
          case "iff" -> Optional.of(Link.IFF);
          case "implies" -> Optional.of(Link.IMPLIES);
          case "if", "when", "whenever" -> Optional.of(Link.IF);
          case "unless" -> Optional.of(Link.UNLESS);
          default -> Optional.empty();
        };
    if (link.isPresent()) {
      next();
    }
    return link;
  }

  private static Expr linked(Link link, Expr left, Expr right) {
    Span span = left.span().through(right.span());
    return switch (link) {
      case IFF -> iff(left, right, span);
      case IMPLIES -> implies(left, right, span);
      case IF -> implies(right, left, span);
      case UNLESS -> new BinaryExpr("or", /* left= */ right, /* right= */ left, span);
    };
  }

  static Expr implies(Expr when, Expr then, Span span) {
    return new BinaryExpr("or", not(when), then, span);
  }

  /**
   * Negates both sides, so that the type check requires truth values: numbers could be equal too.
   */
  static Expr iff(Expr left, Expr right, Span span) {
    return new BinaryExpr("=", not(left), not(right), span);
  }

  static Expr not(Expr expr) {
    return new UnaryExpr("not", expr, expr.span());
  }

  @Override
  public Expr negation() {
    if (peek().is("not") && isWord(peek(1), "all", "every", "each") && clauses.ahead(1)) {
      throw clauses.particular(peek());
    }
    return super.negation();
  }

  @Override
  public Expr comparison() {
    if (clauses.ahead(0)) {
      return clauses.clause();
    }
    Expr left = range();
    if (clauses.speaksOf(left)) {
      return clauses.verb();
    }
    if (isWord(peek(), "is", "are") && !clauses.stateAhead(0)) {
      return descriptions.predicate(left);
    }
    if (peek().is("not") && peek(1).is("in")) {
      next();
      return not(binary(next(), left, range()));
    }
    if (!comparing()) {
      return left;
    }
    Token op = next();
    if (isTruth(left) && (op.is("=") || op.is("!="))) {
      nest();
      Expr other = negation(); // wins = n mod 4 != 0: the first sign is the looser one
      depth--;
      return binary(op, left, other);
    }
    return comparisons(left, op);
  }

  private boolean isTruth(Expr expr) {
    return expr instanceof NameExpr(String name, Span span)
        && TRUTHS.contains(name)
        && !names.contains(name);
  }

  @Override
  public Expr compared(Token op, Expr left, Expr right) {
    if (op.is("=") || op.is("!=")) {
      Expr equal = equal(left, right, left.span().through(right.span()));
      return op.is("=") ? equal : not(equal);
    }
    return super.compared(op, left, right);
  }

  /**
   * Builds an equality. {@code n = 2^odd} is about the exponent; any other is that of the rules.
   */
  Expr equal(Expr left, Expr right, Span span) {
    Expr plain = right;
    while (plain instanceof BracketExpr(Expr inner, Span s)) {
      plain = inner;
    }
    if (plain instanceof BinaryExpr(String op, Expr base, Expr exponent, Span s)
        && op.equals("^")
        && exponent instanceof NameExpr(String word, Span t)
        && (word.equals("odd") || word.equals("even"))
        && !names.contains(word)) {
      return DescriptionParser.powerWith(word, base, left, span);
    }
    return new BinaryExpr("=", left, right, span);
  }

  /**
   * Whether a word of claims has no other meaning: it is neither a name of the game nor a function
   * call.
   */
  boolean free(int ahead, String... wanted) {
    return isWord(peek(ahead), wanted)
        && !names.contains(peek(ahead).text())
        && !peek(ahead + 1).is("(");
  }

  boolean acceptWord(String... wanted) {
    if (isWord(peek(), wanted)) {
      next();
      return true;
    }
    return false;
  }

  void skipWords(String... unimportant) {
    while (isWord(peek(), unimportant)) {
      next();
    }
  }

  static boolean isWord(Token token, String... wanted) {
    String word = wordOf(token);
    for (String one : wanted) {
      if (one.equals(word)) {
        return true;
      }
    }
    return false;
  }

  /** The token as a lower-case word; empty if it is not a word. */
  static String wordOf(Token token) {
    return switch (token.kind()) {
      case NAME, KEYWORD -> token.text().toLowerCase(Locale.ROOT);
      default -> "";
    };
  }
}
