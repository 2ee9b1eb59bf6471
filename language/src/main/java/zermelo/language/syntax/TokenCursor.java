package zermelo.language.syntax;

import java.util.ArrayList;
import java.util.List;
import zermelo.language.syntax.SyntaxTree.Name;

/** The place of a parser in a list of tokens, and the problems found so far. */
public class TokenCursor {
  /** Thrown to leave the current statement after a problem has been recorded. */
  @SuppressWarnings("serial")
  public static final class Recover extends RuntimeException {
    public Recover() {
      super(null, null, false, false);
    }
  }

  final List<Token> tokens;
  public final List<Diagnostic> problems;
  public int at;

  /** The places of words for people, which no rule reads. */
  final List<Span> wording = new ArrayList<>();

  public TokenCursor(List<Token> tokens, List<Diagnostic> problems) {
    this.tokens = tokens;
    this.problems = problems;
  }

  /** Whether a token is this word, which is not reserved. */
  static boolean isWord(Token token, String word) {
    return token.kind() == Token.Kind.NAME && token.text().equals(word);
  }

  public Name name(String wanted) {
    Token token = peek();
    if (token.kind() != Token.Kind.NAME) {
      String reserved =
          token.kind() == Token.Kind.KEYWORD ? " ('" + token.text() + "' is a reserved word)" : "";
      throw fail(token, "expected " + wanted + ", found " + token.shown() + reserved);
    }
    next();
    return new Name(token.text(), token.span());
  }

  public Token expect(String wanted, String advice) {
    if (!peek().is(wanted)) {
      throw fail(peek(), advice + "; found " + peek().shown());
    }
    return next();
  }

  public boolean accept(String wanted) {
    if (peek().is(wanted)) {
      next();
      return true;
    }
    return false;
  }

  public Recover fail(Token token, String message) {
    return fail(token.span(), message);
  }

  public Recover fail(Span span, String message) {
    problems.add(new Diagnostic(span, message));
    return new Recover();
  }

  public Token peek() {
    return tokens.get(at);
  }

  public Token peek(int ahead) {
    return tokens.get(Math.min(at + ahead, tokens.size() - 1));
  }

  public Token next() {
    Token token = tokens.get(at);
    if (at < tokens.size() - 1) {
      at++;
    }
    return token;
  }

  /** Reads a token that is only for people. */
  Token words() {
    wording.add(peek().span());
    return next();
  }

  public Token previous() {
    return tokens.get(Math.max(0, at - 1));
  }
}
