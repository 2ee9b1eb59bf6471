package zermelo.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.syntax.SyntaxTree.BinaryExpr;
import zermelo.language.syntax.SyntaxTree.BracketExpr;
import zermelo.language.syntax.SyntaxTree.CallExpr;
import zermelo.language.syntax.SyntaxTree.CodeExpr;
import zermelo.language.syntax.SyntaxTree.Expr;
import zermelo.language.syntax.SyntaxTree.FilterExpr;
import zermelo.language.syntax.SyntaxTree.FoldExpr;
import zermelo.language.syntax.SyntaxTree.IfExpr;
import zermelo.language.syntax.SyntaxTree.IndexExpr;
import zermelo.language.syntax.SyntaxTree.ListExpr;
import zermelo.language.syntax.SyntaxTree.Name;
import zermelo.language.syntax.SyntaxTree.NameExpr;
import zermelo.language.syntax.SyntaxTree.NumberExpr;
import zermelo.language.syntax.SyntaxTree.QuantifierExpr;
import zermelo.language.syntax.SyntaxTree.SetExpr;
import zermelo.language.syntax.SyntaxTree.SymbolExpr;
import zermelo.language.syntax.SyntaxTree.TheirExpr;
import zermelo.language.syntax.SyntaxTree.TruthExpr;
import zermelo.language.syntax.SyntaxTree.UnaryExpr;

/**
 * Parses expressions by precedence.
 *
 * <p>Loosest first: {@code if}, or, and, not, comparison, range, sum, product, sign, power, index.
 * The parser is written by hand: the grammar is small, and its messages and error recovery are
 * better than a generator's.
 */
public class ExpressionParser extends TokenCursor {
  /**
   * The limit on open brackets, and on nested other forms (if, not, any, ...). So no text can
   * exhaust the stack.
   */
  private static final int DEEPEST = 200;

  public static final List<String> COMPARISONS =
      List.of("=", "!=", "<", "<=", ">", ">=", "in", "divides");

  private static final List<String> CHAINING = List.of("=", "<", "<=", ">", ">=");

  /** The words that make one number out of a set, if a name and {@code in} follow. */
  private static final List<String> FOLDS = List.of("count", "sum", "nim-sum", "min", "max");

  public int depth;
  int brackets;

  public ExpressionParser(List<Token> tokens, List<Diagnostic> problems) {
    super(tokens, problems);
  }

  public Expr expression() {
    return peek().is("if") ? conditional() : disjunction();
  }

  public Expr conditional() {
    nest();
    Token first = next();
    Expr condition = expression();
    expect("then", "an 'if' needs its 'then': if a > b then a else b");
    Expr yes = expression();
    expect("else", "an 'if' needs its 'else': if a > b then a else b");
    Expr no = expression();
    depth--;
    return new IfExpr(condition, yes, no, first.span().through(no.span()));
  }

  public Expr disjunction() {
    Expr left = conjunction();
    while (peek().is("or")) {
      left = binary(next(), left, conjunction());
    }
    return left;
  }

  private Expr conjunction() {
    Expr left = negation();
    while (peek().is("and")) {
      left = binary(next(), left, negation());
    }
    return left;
  }

  public Expr negation() {
    if (peek().is("not")) {
      Token not = next();
      nest();
      Expr operand = negation();
      depth--;
      return new UnaryExpr("not", operand, not.span().through(operand.span()));
    }
    return comparison();
  }

  public Expr comparison() {
    Expr left = range();
    if (comparing()) {
      return comparisons(left, next());
    }
    return holding() ? holds(left) : left;
  }

  /** Whether {@code is} follows, as in {@code b[p] is mine}. Claims read the word otherwise. */
  public boolean holding() {
    return isWord(peek(), "is");
  }

  /** Parses the rest of {@code b[p] is empty} or {@code b[p] is not mine}. */
  private Expr holds(Expr left) {
    next();
    boolean not = accept("not");
    Expr right = sum();
    return new BinaryExpr(not ? "is not" : "is", left, right, left.span().through(right.span()));
  }

  /** Whether a comparison follows. */
  public boolean comparing() {
    return COMPARISONS.stream().anyMatch(peek()::is);
  }

  /** Parses the rest of a comparison, which may chain: {@code 1 < d < n}. */
  public Expr comparisons(Expr left, Token first) {
    Token op = first;
    Expr right = range();
    Expr result = compared(op, left, right);
    while (comparing()) {
      Token further = next();
      if (!CHAINING.contains(op.text()) || !CHAINING.contains(further.text())) {
        throw fail(
            further,
            "only '<', '<=', '>', '>=' and '=' chain: write 'a "
                + op.text()
                + " b and b "
                + further.text()
                + " c', or put brackets around one comparison");
      }
      Expr last = range();
      Expr link = compared(further, right, last);
      result = new BinaryExpr("and", result, link, left.span().through(last.span()));
      right = last;
      op = further;
    }
    return result;
  }

  /** Parses what a board or a list is at the start, which may be said for each element. */
  Expr startValue() {
    if (!isWord(peek(), "each") || peek(1).kind() != Token.Kind.NAME) {
      return expression();
    }
    Token each = next();
    Name name = name("a name for the elements: each p: \".\"");
    Optional<Expr> from = accept("in") ? Optional.of(range()) : Optional.empty();
    expect(":", "expected ':' and what it is at the start: each p: \".\", or each i in 1..n: 0");
    Expr value = expression();
    return new SyntaxTree.EachExpr(name, from, value, each.span().through(value.span()));
  }

  /** Builds one comparison. */
  public Expr compared(Token op, Expr left, Expr right) {
    return binary(op, left, right);
  }

  /** Parses a range, which is a set: {@code 1..n}. */
  public Expr range() {
    Expr left = sum();
    if (peek().is("..")) {
      return binary(next(), left, sum());
    }
    return left;
  }

  public Expr sum() {
    Expr left = product();
    while (peek().is("+") || peek().is("-") || peek().is("xor")) {
      left = binary(next(), left, product());
    }
    return left;
  }

  private Expr product() {
    Expr left = sign();
    while (peek().is("*") || peek().is("/") || peek().is("mod")) {
      left = binary(next(), left, sign());
    }
    return left;
  }

  private Expr sign() {
    if (peek().is("-")) {
      Token minus = next();
      nest();
      Expr operand = sign();
      depth--;
      return new UnaryExpr("-", operand, minus.span().through(operand.span()));
    }
    return power();
  }

  private Expr power() {
    Expr base = indexed();
    if (peek().is("^")) {
      Token op = next();
      nest();
      Expr exponent = sign();
      depth--;
      return binary(op, base, exponent);
    }
    return base;
  }

  private Expr indexed() {
    Expr expr = atom();
    while (peek().is("[")) {
      next();
      Expr index = bracketed();
      Token close = expect("]", "an index ends with ']'");
      expr = new IndexExpr(expr, index, expr.span().through(close.span()));
    }
    return expr;
  }

  private Expr atom() {
    Token token = peek();
    return switch (token.kind()) {
      case NUMBER -> {
        next();
        yield number(token);
      }
      case CODE -> {
        next();
        yield new CodeExpr(token.text(), token.span());
      }
      case STRING -> {
        next();
        yield new SymbolExpr(token.text(), token.span());
      }
      case NAME -> {
        if (FOLDS.contains(token.text()) && peek(1).kind() == Token.Kind.NAME && peek(2).is("in")) {
          yield fold();
        }
        next();
        yield peek().is("(") ? call(token) : new NameExpr(token.text(), token.span());
      }
      default -> bracketOrWord(token);
    };
  }

  private Expr bracketOrWord(Token token) {
    return switch (token.text()) {
      case "true", "false" -> {
        next();
        yield new TruthExpr(token.text().equals("true"), token.span());
      }
      case "their" -> {
        next();
        Name name = name("the name of an own component");
        yield new TheirExpr(name, token.span().through(name.span()));
      }
      case "any", "all" -> quantifier();
      case "(" -> {
        next();
        Expr inner = bracketed();
        Token close = expect(")", "a bracket that opens with '(' closes with ')'");
        yield new BracketExpr(inner, token.span().through(close.span()));
      }
      case "[" -> {
        next();
        if (peek().kind() == Token.Kind.NAME && peek(1).is("in")) {
          yield comprehension(token);
        }
        List<Expr> items = items("]");
        yield new ListExpr(items, token.span().through(previous().span()));
      }
      case "{" -> {
        next();
        if (peek().kind() == Token.Kind.NAME && peek(1).is("in")) {
          yield filter(token);
        }
        List<Expr> items = items("}");
        yield new SetExpr(items, token.span().through(previous().span()));
      }
      case "if" ->
          throw fail(
              token, "an 'if' inside an expression must be in brackets: (if a then b else c)");
      default -> throw fail(token, "expected a value here, found " + token.shown());
    };
  }

  private Expr quantifier() {
    return quantifier(next());
  }

  /** Parses a quantifier behind its word. {@code any x in S, y in T: C} is one in another. */
  private Expr quantifier(Token word) {
    nest();
    Name name = name("a name for the elements: any x in S: x > 1");
    expect("in", "expected 'in': any x in S: x > 1");
    Expr from = range();
    Optional<Expr> such = accept("where") ? Optional.of(expression()) : Optional.empty();
    Expr condition;
    if (accept(",")) {
      condition = quantifier(word);
    } else {
      expect(":", "expected ':' and a condition: any x in S: x > 1");
      condition = quantified();
    }
    depth--;
    Span span = word.span().through(condition.span());
    Expr among =
        such.<Expr>map(c -> new FilterExpr(name, from, c, from.span().through(c.span())))
            .orElse(from);
    return new QuantifierExpr(word.text(), name, among, condition, span);
  }

  /** Parses the rest of {@code {x in S where C}}. */
  private Expr filter(Token open) {
    nest();
    Name name = name("a name for the elements: {x in S where x > 1}");
    next();
    Expr from = range();
    expect("where", "expected 'where' and a condition: {x in S where x > 1}");
    Expr condition = expression();
    Token close = expect("}", "a set that opens with '{' closes with '}'");
    depth--;
    return new FilterExpr(name, from, condition, open.span().through(close.span()));
  }

  /** Parses the rest of {@code [x in S where C: V]}. */
  private Expr comprehension(Token open) {
    nest();
    Name name = name("a name for the elements: [x in S: x * x]");
    next();
    Expr from = range();
    Optional<Expr> condition = accept("where") ? Optional.of(disjunction()) : Optional.empty();
    Optional<Expr> value = accept(":") ? Optional.of(bracketed()) : Optional.empty();
    Token close = expect("]", "a list from a set is written [x in S where x > 1: x * x]");
    depth--;
    return new FoldExpr("list", name, from, condition, value, open.span().through(close.span()));
  }

  /** Parses {@code count x in S where C}, {@code sum x in S: x * x} and the like. */
  private Expr fold() {
    nest();
    Token word = next();
    Name name = name("a name for the elements: count x in S where x > 1");
    next();
    Expr from = range();
    Optional<Expr> condition = accept("where") ? Optional.of(disjunction()) : Optional.empty();
    Optional<Expr> value = Optional.empty();
    if (!word.text().equals("count") && peek().is(":")) {
      next();
      value = Optional.of(sum());
    }
    depth--;
    return new FoldExpr(
        word.text(), name, from, condition, value, word.span().through(previous().span()));
  }

  /** Parses the condition of an {@code any} or {@code all}. It extends as far as possible. */
  public Expr quantified() {
    return expression();
  }

  private Expr call(Token function) {
    next();
    List<Expr> arguments = items(")");
    return new CallExpr(
        new Name(function.text(), function.span()),
        arguments,
        function.span().through(previous().span()));
  }

  private List<Expr> items(String close) {
    List<Expr> items = new ArrayList<>();
    if (peek().is(close)) {
      next();
      return items;
    }
    do {
      items.add(bracketed());
    } while (accept(","));
    expect(close, "expected ',' or '" + close + "'");
    return items;
  }

  public Expr number(Token token) {
    try {
      return new NumberExpr(Long.parseLong(token.text()), token.span());
    } catch (NumberFormatException past) {
      problems.add(
          new Diagnostic(
              token.span(), token.text() + " is past 2^63-1, the largest number there is"));
      return new NumberExpr(Long.MAX_VALUE, token.span());
    }
  }

  public static Expr binary(Token op, Expr left, Expr right) {
    return new BinaryExpr(op.text(), left, right, left.span().through(right.span()));
  }

  public void nest() {
    if (++depth > DEEPEST) {
      throw fail(peek(), "this expression is nested too deeply");
    }
  }

  private Expr bracketed() {
    if (++brackets > DEEPEST) {
      throw fail(peek(), "more than %d brackets are open here".formatted(DEEPEST));
    }
    Expr inner = expression();
    brackets--;
    return inner;
  }
}
