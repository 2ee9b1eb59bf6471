package zermelo.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.input.NearestNames;
import zermelo.language.syntax.SyntaxTree.Component;
import zermelo.language.syntax.SyntaxTree.Domain;
import zermelo.language.syntax.SyntaxTree.End;
import zermelo.language.syntax.SyntaxTree.Expr;
import zermelo.language.syntax.SyntaxTree.Let;
import zermelo.language.syntax.SyntaxTree.MoveRule;
import zermelo.language.syntax.SyntaxTree.Mover;
import zermelo.language.syntax.SyntaxTree.Name;
import zermelo.language.syntax.SyntaxTree.NamedType;
import zermelo.language.syntax.SyntaxTree.NumberExpr;
import zermelo.language.syntax.SyntaxTree.NumberRange;
import zermelo.language.syntax.SyntaxTree.Param;
import zermelo.language.syntax.SyntaxTree.PositionRequirement;
import zermelo.language.syntax.SyntaxTree.Role;
import zermelo.language.syntax.SyntaxTree.SayLine;
import zermelo.language.syntax.SyntaxTree.VerdictWord;

/**
 * Parses the statements of a game text.
 *
 * <p>After a problem inside a statement the parser continues at the next word that begins a
 * statement. So it reports several problems at once.
 */
public final class GameParser extends ExpressionParser {
  private Name title = new Name("", new Span(0, 0));
  private final List<String> words = new ArrayList<>();
  private final List<Param> params = new ArrayList<>();
  private final List<Component> components = new ArrayList<>();
  private final List<Let> lets = new ArrayList<>();
  private final List<End> ends = new ArrayList<>();
  private final List<MoveRule> moves = new ArrayList<>();
  private Optional<Expr> settle = Optional.empty();
  private Optional<Expr> lead = Optional.empty();
  private final List<PositionRequirement> requirements = new ArrayList<>();
  private final List<Name> examples = new ArrayList<>();
  private final List<Name> proposals = new ArrayList<>();
  private final List<SayLine> sayings = new ArrayList<>();
  private Optional<Name> input = Optional.empty();
  private Optional<Name> output = Optional.empty();

  private static final List<String> DECLARATIONS =
      List.of("param", "position", "heap", "board", "let");

  /** The tokens after a name that show that it begins a lower bound and is not a type. */
  private static final List<String> BEHIND_A_BOUND =
      List.of("..", "+", "-", "*", "/", "^", "mod", "(");

  private final LineBreaks lines;

  private GameParser(Source source, List<Diagnostic> problems) {
    super(Lexer.tokens(source.text(), problems), problems);
    this.lines = new LineBreaks(source.text());
  }

  /** Parses a text. Its problems are added to {@code problems}. */
  public static SyntaxTree.GameText parse(Source source, List<Diagnostic> problems) {
    return new GameParser(source, problems).text();
  }

  /** Parses a single expression. Its problems are added to {@code problems}. */
  public static Optional<Expr> parseExpression(Source source, List<Diagnostic> problems) {
    GameParser parser = new GameParser(source, problems);
    try {
      Expr expr = parser.expression();
      if (parser.peek().kind() != Token.Kind.END) {
        throw parser.fail(
            parser.peek(),
            "the expression ends before " + parser.peek().shown() + ": an operator is missing");
      }
      return Optional.of(expr);
    } catch (Recover noted) {
      return Optional.empty();
    }
  }

  private SyntaxTree.GameText text() {
    if (peek().kind() == Token.Kind.END) {
      problems.add(
          new Diagnostic(peek().span(), "the text is empty: a game begins with 'game NAME'"));
    } else if (!peek().is("game")) {
      problems.add(
          new Diagnostic(peek().span(), "a game begins with 'game NAME', found " + peek().shown()));
      skip();
    }
    boolean allNames = true;
    while (peek().kind() != Token.Kind.END) {
      boolean names = DECLARATIONS.stream().anyMatch(peek()::is);
      try {
        statement();
      } catch (Recover noted) {
        allNames &= !names;
        depth = 0;
        brackets = 0;
        skip();
      }
    }
    return new SyntaxTree.GameText(
        title,
        String.join(" ", words),
        params,
        components,
        lets,
        ends,
        moves,
        settle,
        lead,
        requirements,
        examples,
        proposals,
        sayings,
        input,
        output,
        List.copyOf(wording),
        allNames);
  }

  /** Skips to the next token that begins a statement. */
  private void skip() {
    while (peek().kind() != Token.Kind.END && Lexer.STATEMENTS.stream().noneMatch(peek()::is)) {
      next();
    }
  }

  /** Skips to the next line, or to the next token that begins a statement. */
  void skipLine() {
    do {
      next();
    } while (peek().kind() != Token.Kind.END
        && Lexer.STATEMENTS.stream().noneMatch(peek()::is)
        && !lines.begins(peek()));
  }

  /** Whether a token follows another one on its line. */
  boolean continuesLine(Token token) {
    return !lines.begins(token);
  }

  private void statement() {
    Token token = next();
    if (token.kind() == Token.Kind.STRING) {
      words.add(token.text());
      wording.add(token.span());
      return;
    }
    if (peek().is("move") && token.kind() == Token.Kind.NAME) {
      moves.add(new MoveParser(this).qualified(token));
      return;
    }
    if (token.kind() != Token.Kind.KEYWORD) {
      throw fail(token, unknown(token));
    }
    switch (token.text()) {
      case "game" -> title(token);
      case "param" -> param();
      case "position" -> position();
      case "heap" -> heap();
      case "board" -> components.add(new BoardParser(this).component());
      case "let" -> let();
      case "end" -> end(token);
      case "move" -> moves.add(new MoveParser(this).move(token, Mover.EITHER, false));
      case "settle" -> settle = once(token, settle);
      case "lead" -> lead = once(token, lead);
      case "require" -> require();
      case "say" -> say();
      case "example" -> examples.add(line());
      case "propose" -> proposals.add(line());
      case "input" -> input = onceLine(token, input);
      case "output" -> output = onceLine(token, output);
      default -> throw fail(token, unknown(token));
    }
    if (Lexer.WORDING.contains(token.text())) {
      wording.add(token.span().through(previous().span()));
    }
  }

  private Optional<Expr> once(Token word, Optional<Expr> before) {
    if (before.isPresent()) {
      throw fail(word, "the text has a '" + word.text() + "' already");
    }
    return Optional.of(expression());
  }

  private Optional<Name> onceLine(Token word, Optional<Name> before) {
    if (before.isPresent()) {
      throw fail(word, "the text has a '" + word.text() + "' already");
    }
    return Optional.of(line());
  }

  private void require() {
    Expr condition = expression();
    if (peek().kind() != Token.Kind.STRING) {
      throw fail(
          peek(),
          "after the condition, write in double quotes what every position must meet; found "
              + peek().shown());
    }
    requirements.add(new PositionRequirement(condition, words().text()));
  }

  private Name line() {
    Token line = next();
    return new Name(line.text(), line.span());
  }

  /** Says that a token begins no statement. */
  String unknown(Token token) {
    if (token.is(",")) {
      return "a ',' stands between choices; changes and parts of the position have lines of their"
          + " own, and changes on one line a ';' between them";
    }
    return "a statement begins with param, position, heap, board, let, end, move, settle, lead,"
        + " require, say, example, propose, input or output;"
        + " found "
        + token.shown()
        + "."
        + NearestNames.hint(token.text(), Lexer.STATEMENTS);
  }

  private void title(Token game) {
    Token line = next();
    if (!title.text().isEmpty()) {
      throw fail(game, "the text has a name already: '" + title.text() + "'; one game per text");
    }
    if (line.text().isEmpty()) {
      throw fail(game, "the game needs a name after 'game'");
    }
    title = new Name(line.text(), line.span());
  }

  private void param() {
    Name name = name("the parameter's name");
    Optional<Domain> domain = accept(":") ? Optional.of(domain()) : Optional.empty();
    Optional<Expr> value = accept("=") ? Optional.of(expression()) : Optional.empty();
    String meaning = peek().kind() == Token.Kind.STRING ? words().text() : "";
    params.add(new Param(name, domain, value, meaning));
  }

  private void position() {
    Role role = accept("own") ? Role.OWN : Role.SHARED;
    List<Name> names = new ArrayList<>();
    do {
      names.add(name("the name of a part of the position"));
    } while (accept(","));
    expect(":", "say what values it takes: position n: 0.. , or 'list of 0..', or 'set of 1..9'");
    Domain domain = domain();
    Optional<Expr> value = accept("=") ? Optional.of(startValue()) : Optional.empty();
    for (Name name : names) {
      components.add(new Component(role, name, domain, value));
    }
  }

  private void heap() {
    do {
      Name name = name("the heap's name");
      Domain domain =
          accept(":")
              ? domain()
              : new NumberRange(new NumberExpr(0, name.span()), Optional.empty(), name.span());
      Optional<Expr> value = accept("=") ? Optional.of(expression()) : Optional.empty();
      components.add(new Component(Role.HEAP, name, domain, value));
    } while (accept(","));
  }

  private Domain domain() {
    Token first = peek();
    if (first.kind() == Token.Kind.NAME && List.of("list", "bag", "set").contains(first.text())) {
      boolean set = first.text().equals("set");
      if (peek(1).is("of")) {
        next();
        return collection(first, Optional.empty());
      }
      if (!set && beginsValue(first, peek(1))) {
        next();
        return collection(first, Optional.of(listLength()));
      }
      return new NamedType(name("a type"));
    }
    boolean bound = BEHIND_A_BOUND.stream().anyMatch(peek(1)::is);
    return first.kind() == Token.Kind.NAME && !bound ? new NamedType(name("a type")) : numbers();
  }

  /** Parses the rest of {@code list of 0..9}, or of {@code list 1..4 of 0..9}. */
  private Domain collection(Token kind, Optional<SyntaxTree.ListLength> length) {
    expect("of", "say which numbers a list of this length holds: list 1..4 of 0..9");
    NumberRange elements = numbers();
    Span span = kind.span().through(elements.span());
    return kind.text().equals("set")
        ? new SyntaxTree.SetOf(elements, span)
        : new SyntaxTree.ListOf(kind.text().equals("list"), length, elements, span);
  }

  private SyntaxTree.ListLength listLength() {
    Expr least = sum();
    if (!accept("..")) {
      return new SyntaxTree.ListLength(least, Optional.empty(), least.span());
    }
    if (peek().is("of")) {
      throw fail(peek(), "a list that may grow needs a greatest length: list 1..4 of 0..9");
    }
    Expr most = sum();
    return new SyntaxTree.ListLength(least, Optional.of(most), least.span().through(most.span()));
  }

  private NumberRange numbers() {
    Expr low = sum();
    Token dots = expect("..", "a range is written 0..9, or 1.. without an upper bound");
    Optional<Expr> high = beginsValue(dots, peek()) ? Optional.of(sum()) : Optional.empty();
    return new NumberRange(low, high, low.span().through(high.map(Expr::span).orElse(dots.span())));
  }

  /** Whether a number follows on the same line. A new line begins a statement. */
  private boolean beginsValue(Token before, Token token) {
    boolean value =
        token.kind() == Token.Kind.NUMBER
            || token.kind() == Token.Kind.NAME
            || token.is("(")
            || token.is("-");
    return value && !lines.between(before, token);
  }

  private void let() {
    Name name = name("a name");
    expect("=", "write let name = value");
    lets.add(new Let(name, expression()));
  }

  private void end(Token first) {
    Expr condition = expression();
    expect(":", "write end CONDITION: previous player wins (or: next player wins, tie)");
    Token word = next();
    VerdictWord verdict =
        switch (word.text()) {
          case "tie" -> VerdictWord.TIE;
          case "previous" -> playerWins(VerdictWord.PREVIOUS_WINS);
          case "next" -> playerWins(VerdictWord.NEXT_WINS);
          case "left" -> wins(VerdictWord.LEFT_WINS);
          case "right" -> wins(VerdictWord.RIGHT_WINS);
          default ->
              throw fail(
                  word,
                  "the end says 'previous player wins', 'next player wins', 'left wins', 'right"
                      + " wins' or 'tie'; found "
                      + word.shown());
        };
    ends.add(new End(condition, verdict, first.span().through(previous().span())));
  }

  private VerdictWord playerWins(VerdictWord verdict) {
    if (!peek().text().equals("player")) {
      throw fail(peek(), "expected 'player': previous player wins, or next player wins");
    }
    next();
    return wins(verdict);
  }

  private VerdictWord wins(VerdictWord verdict) {
    if (!peek().text().equals("wins")) {
      throw fail(peek(), "expected 'wins': previous player wins, or left wins");
    }
    next();
    return verdict;
  }

  /** Parses a name, which may also be one of these reserved words. */
  Name name(String wanted, String... reserved) {
    Token token = peek();
    if (List.of(reserved).stream().anyMatch(token::is)) {
      next();
      return new Name(token.text(), token.span());
    }
    return name(wanted);
  }

  private void say() {
    Name key =
        name(
            "what the words describe: position, moves, choice or a move", "position", "all", "any");
    if (peek().kind() != Token.Kind.STRING) {
      throw fail(
          peek(),
          "the words must be in double quotes: say "
              + key.text()
              + " \"...\"; found "
              + peek().shown());
    }
    Span quoted = next().span();
    sayings.add(new SayLine(key, new Span(quoted.from() + 1, quoted.to() - 1)));
  }
}
