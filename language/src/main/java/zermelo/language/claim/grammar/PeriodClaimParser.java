package zermelo.language.claim.grammar;

import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree.Name;
import zermelo.language.syntax.SyntaxTree.NumberExpr;
import zermelo.language.syntax.SyntaxTree.Repeats;
import zermelo.language.syntax.Token;

/** Parses claims of periodicity: {@code grundy has period 6 and saltus 4 from 3}. */
public final class PeriodClaimParser {
  private static final String EXAMPLE = "as in 'grundy has period 12 from 71'";
  private static final String[] QUANTITIES = {
    "grundy",
    "nimber",
    "nimbers",
    "outcome",
    "outcomes",
    "winner",
    "winners",
    "wins",
    "loses",
    "remoteness"
  };

  private final ClaimParser parser;

  PeriodClaimParser(ClaimParser parser) {
    this.parser = parser;
  }

  boolean ahead() {
    int at = ClaimParser.isWord(parser.peek(), "the") ? 1 : 0;
    return ClaimParser.isWord(parser.peek(at), QUANTITIES) && wordOfPeriod(at) > 0;
  }

  /** The lookahead index of {@code period} or {@code periodic}; 0 if neither follows. */
  private int wordOfPeriod(int quantity) {
    int at = quantity + 1;
    while (ClaimParser.isWord(
        parser.peek(at), "value", "values", "number", "numbers", "sequence")) {
      at++;
    }
    if (!ClaimParser.isWord(parser.peek(at), "has", "have", "is", "are")) {
      return 0;
    }
    for (int word = at + 1; word <= at + 3; word++) {
      if (ClaimParser.isWord(parser.peek(word), "period", "periodic")) {
        return word;
      }
    }
    return 0;
  }

  Repeats sentence() {
    parser.acceptWord("the");
    Token quantity = parser.peek();
    parser.at += wordOfPeriod(0);
    if (parser.acceptWord("periodic")) {
      parser.acceptWord("with");
    }
    if (!parser.acceptWord("period")) {
      throw parser.fail(parser.peek(), "expected the period, " + EXAMPLE);
    }
    Token first = parser.peek();
    long period = number();
    if (period < 1) {
      throw parser.fail(first, "a period is a number from 1 on");
    }
    long saltus = 0;
    long from = 0;
    while (parser.peek().kind() != Token.Kind.END) {
      parser.accept(",");
      parser.skipWords("and", "with", "a");
      Token word = parser.next();
      if (ClaimParser.isWord(word, "saltus")) {
        saltus = number();
      } else if (ClaimParser.isWord(word, "from", "preperiod")) {
        if (parser.peek().kind() == Token.Kind.NAME && parser.peek(1).is("=")) {
          parser.at += 2; // from n = 71
        }
        from = number();
        parser.acceptWord("on", "onward", "onwards");
      } else {
        throw parser.fail(word, "expected 'from' or 'saltus', " + EXAMPLE);
      }
    }
    boolean outcome = !ClaimParser.isWord(quantity, "grundy", "nimber", "nimbers", "remoteness");
    if (outcome && saltus != 0) {
      throw parser.fail(quantity, "outcomes are not numbers, so they have no saltus");
    }
    String what =
        outcome ? "outcome" : ClaimParser.isWord(quantity, "remoteness") ? "remoteness" : "grundy";
    return new Repeats(new Name(what, quantity.span()), period, saltus, from);
  }

  private long number() {
    Token token = parser.peek();
    if (token.kind() != Token.Kind.NUMBER) {
      throw parser.fail(token, "expected a number, " + EXAMPLE + "; found " + token.shown());
    }
    parser.next();
    return parser.number(token) instanceof NumberExpr(long value, Span span) ? value : 0;
  }
}
