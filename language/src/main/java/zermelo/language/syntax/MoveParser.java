package zermelo.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.input.NearestNames;
import zermelo.language.syntax.SyntaxTree.Choice;
import zermelo.language.syntax.SyntaxTree.Clause;
import zermelo.language.syntax.SyntaxTree.Expr;
import zermelo.language.syntax.SyntaxTree.Guard;
import zermelo.language.syntax.SyntaxTree.MoveRule;
import zermelo.language.syntax.SyntaxTree.Mover;
import zermelo.language.syntax.SyntaxTree.Name;

/** Parses the moves of a game: choices, conditions and changes, in one stage or several. */
final class MoveParser {
  private final GameParser parser;

  MoveParser(GameParser parser) {
    this.parser = parser;
  }

  /** Parses a move of one player, or one that is legal only if no other is. */
  MoveRule qualified(Token word) {
    Token move = parser.next();
    return switch (word.text()) {
      case "left" -> move(move, Mover.LEFT, false);
      case "right" -> move(move, Mover.RIGHT, false);
      case "otherwise" -> move(move, Mover.EITHER, true);
      default ->
          throw parser.fail(
              word,
              "before 'move' only 'left', 'right' or 'otherwise' is possible; found "
                  + word.shown());
    };
  }

  /** Parses a move whose first word was read already. */
  MoveRule move(Token first, Mover mover, boolean otherwise) {
    Name name = moveName(first);
    Optional<Span> label = Optional.empty();
    if (parser.peek().kind() == Token.Kind.STRING) {
      Span quoted = parser.words().span();
      label = Optional.of(new Span(quoted.from() + 1, quoted.to() - 1));
    }
    List<SyntaxTree.Stage> stages = new ArrayList<>();
    int problems = parser.problems.size();
    do {
      List<Clause> clauses = clauses();
      parser.accept(":");
      stages.add(new SyntaxTree.Stage(clauses, changesByLines()));
    } while (parser.accept("then") || beginsClause());
    boolean pass = name.text().equals("pass");
    boolean empty = stages.getFirst().changes().isEmpty() && stages.size() == 1;
    if (empty && !pass && parser.problems.size() == problems) {
      throw parser.fail(
          parser.peek(),
          "a move changes something: write NAME := VALUE below 'move "
              + name.text()
              + "'; found "
              + parser.peek().shown());
    }
    return new MoveRule(name, label, mover, otherwise, stages);
  }

  private boolean beginsClause() {
    return parser.peek().is("where")
        || (parser.peek().kind() == Token.Kind.NAME && parser.peek(1).is("in"));
  }

  private List<Clause> clauses() {
    List<Clause> clauses = new ArrayList<>();
    while (true) {
      parser.accept(",");
      if (parser.accept("where")) {
        clauses.add(new Guard(parser.expression()));
      } else if (beginsClause()) {
        Name chosen = parser.name("a name");
        parser.next();
        clauses.add(new Choice(chosen, parser.range()));
      } else {
        return clauses;
      }
    }
  }

  private List<SyntaxTree.Change> changes() {
    List<SyntaxTree.Change> changes = new ArrayList<>();
    while (beginsChange()) {
      changes.add(change());
      while (parser.accept(";")) {}
    }
    return changes;
  }

  /** Parses changes that are not in brackets. After a problem it continues on the next line. */
  private List<SyntaxTree.Change> changesByLines() {
    List<SyntaxTree.Change> changes = new ArrayList<>();
    while (beginsChange()) {
      int before = parser.depth;
      try {
        changes.add(change());
        while (parser.accept(";")) {}
      } catch (TokenCursor.Recover noted) {
        parser.depth = before;
        parser.brackets = 0;
        parser.skipLine();
      }
    }
    return changes;
  }

  private boolean beginsChange() {
    if (TokenCursor.isWord(parser.peek(), "otherwise") || parser.peek(1).is("move")) {
      return false;
    }
    return parser.peek().is("their")
        || parser.peek().is("if")
        || (parser.peek().kind() == Token.Kind.NAME && !parser.peek(1).is("in"));
  }

  /** Parses one change. The words that begin some changes are not reserved. */
  private SyntaxTree.Change change() {
    Token token = parser.peek();
    if (isLeftOver(token)) {
      throw parser.fail(
          token,
          "the expression ends before '%s': an operator is missing, or a ':'"
              .formatted(token.text()));
    }
    boolean plain = parser.peek(1).is(":=") || parser.peek(1).is("[") || parser.peek(1).is("=");
    if (token.is("if")) {
      parser.next();
      Expr condition = parser.expression();
      parser.expect(":", "a change under a condition is written 'if CONDITION: NAME := VALUE'");
      return new SyntaxTree.When(condition, block());
    }
    if (plain || token.is("their")) {
      return assign();
    }
    return switch (token.text()) {
      case "for" -> forEach();
      case "gain" -> {
        parser.next();
        yield new SyntaxTree.Gain(parser.expression());
      }
      case "again" -> {
        parser.next();
        Expr condition =
            parser.accept("if")
                ? parser.expression()
                : new SyntaxTree.TruthExpr(true, token.span());
        yield new SyntaxTree.Again(condition, token.span().through(condition.span()));
      }
      default -> assign();
    };
  }

  /** Whether a name follows a value on its line, and begins no change: {@code b[p] empty}. */
  private boolean isLeftOver(Token token) {
    Token before = parser.previous();
    boolean behindValue =
        before.kind() == Token.Kind.NAME
            || before.kind() == Token.Kind.NUMBER
            || before.is("]")
            || before.is("}");
    return behindValue
        && token.kind() == Token.Kind.NAME
        && parser.continuesLine(token)
        && NearestNames.to(token.text(), Lexer.STATEMENTS).isEmpty()
        && !List.of("for", "gain", "again").contains(token.text())
        && !List.of(":=", "[", "=").contains(parser.peek(1).text());
  }

  private SyntaxTree.Change forEach() {
    parser.next();
    Name name = parser.name("a name for the elements: for x in S: b[x] := empty");
    parser.expect("in", "expected 'in': for x in S: b[x] := empty");
    Expr from = parser.range();
    if (parser.accept("where")) {
      Expr condition = parser.expression();
      Span span = from.span().through(condition.span());
      from = new SyntaxTree.FilterExpr(name, from, condition, span);
    }
    parser.expect(":", "expected ':' and a change: for x in S: b[x] := empty");
    return new SyntaxTree.ForEach(name, from, block());
  }

  /** Parses one change, or several in brackets. */
  private List<SyntaxTree.Change> block() {
    parser.nest();
    List<SyntaxTree.Change> changes;
    if (parser.accept("(")) {
      changes = changes();
      parser.expect(")", "the changes in brackets end with ')'");
    } else if (beginsChange()) {
      changes = List.of(change());
    } else {
      throw parser.fail(
          parser.peek(), "expected a change, NAME := VALUE; found " + parser.peek().shown());
    }
    parser.depth--;
    return changes;
  }

  /**
   * Parses the name of a move. Words that are reserved only inside conditions are allowed: move
   * all. A move that begins with its label or its first choice has no name.
   */
  private Name moveName(Token first) {
    boolean unnamed = parser.peek().kind() == Token.Kind.STRING || parser.peek(1).is("in");
    return unnamed
        ? new Name("", first.span())
        : parser.name("the move's name: move take k in 1..n", "all", "any");
  }

  private SyntaxTree.Change assign() {
    boolean their = parser.accept("their");
    Name name = parser.name("the part of the position that the move changes");
    Optional<Expr> index = Optional.empty();
    if (parser.accept("[")) {
      index = Optional.of(parser.expression());
      parser.expect("]", "an index ends with ']'");
    }
    if (!parser.peek().is(":=") && !NearestNames.to(name.text(), Lexer.STATEMENTS).isEmpty()) {
      throw parser.fail(parser.previous(), parser.unknown(parser.previous()));
    }
    String advice = "a change is written with ':=', as in n := n - 1";
    if (parser.peek().is("=")) { // the intention is clear, so parse the rest as well
      parser.problems.add(new Diagnostic(parser.peek().span(), advice + "; found '='"));
      parser.next();
    } else if (List.of("+", "-", "*", "/").contains(parser.peek().text())
        && parser.peek(1).is("=")) {
      String sign = parser.peek().text();
      throw parser.fail(parser.peek(), "%s; found '%s='".formatted(advice, sign));
    } else {
      parser.expect(":=", advice);
    }
    Expr value = parser.expression();
    if (parser.accept("of")) { // k of n: k heaps of n
      Expr size = parser.sum();
      value = new SyntaxTree.BinaryExpr("of", value, size, value.span().through(size.span()));
    }
    return new SyntaxTree.Assign(their, name, index, value);
  }
}
