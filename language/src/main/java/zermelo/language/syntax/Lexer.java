package zermelo.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import zermelo.language.syntax.Token.Kind;

/**
 * Splits the text of a game or a claim into tokens.
 *
 * <p>White space only separates, except that {@code game}, {@code example}, {@code propose}, {@code
 * input} and {@code output} take the rest of their line as free text. {@code #} begins a comment. A
 * hyphen before a letter continues a name ({@code mark-start}), so a subtraction is written with
 * spaces: {@code a - b}.
 */
public final class Lexer {
  static final Set<String> STATEMENTS =
      Set.of(
          "game",
          "param",
          "position",
          "heap",
          "board",
          "let",
          "end",
          "move",
          "settle",
          "lead",
          "require",
          "say",
          "example",
          "propose",
          "input",
          "output");

  /** These keywords are followed by a line of free text. */
  private static final Set<String> BEFORE_LINES =
      Set.of("game", "example", "propose", "input", "output");

  /** These statements are only for people. */
  static final Set<String> WORDING = Set.of("game", "say", "example", "propose", "input", "output");

  /** These are keywords only at the beginning of a line; elsewhere they are names. */
  private static final Set<String> AT_LINE_STARTS = Set.of("input", "output");

  private static final Set<String> WORDS =
      Set.of(
          "own", "their", "where", "in", "and", "or", "not", "if", "then", "else", "true", "false",
          "mod", "divides", "xor", "any", "all", "of");
  private static final List<String> LONG_SYMBOLS = List.of(":=", "..", "<=", ">=", "!=");
  private static final String SHORT_SYMBOLS = "+-*/^=<>()[]{},;:";

  /**
   * Other spellings of words of the language, as in contest problems; only in claims. Longer ones
   * come first.
   */
  private static final List<Spelling> SPELLINGS =
      List.of(
          new Spelling("<=>", "iff"),
          new Spelling("<->", "iff"),
          new Spelling("=>", "implies"),
          new Spelling("->", "implies"),
          new Spelling("==", "="),
          new Spelling("&&", "and"),
          new Spelling("||", "or"),
          new Spelling("!=", "!="),
          new Spelling("!", "not"),
          new Spelling("%", "mod"),
          new Spelling("≤", "<="),
          new Spelling("≥", ">="),
          new Spelling("≠", "!="),
          new Spelling("⊕", "xor"));

  private record Spelling(String written, String meant) {}

  private static final int LONGEST_NAME = 60;

  /** Some editors put it at the start of a file. */
  private static final char BYTE_ORDER_MARK = 0xFEFF;

  private final String text;
  private final List<Diagnostic> problems;
  private final boolean claim;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private Lexer(String text, List<Diagnostic> problems, boolean claim) {
    this.text = text;
    this.problems = problems;
    this.claim = claim;
  }

  static List<Token> tokens(String text, List<Diagnostic> problems) {
    Lexer lexer = new Lexer(text, problems, false);
    lexer.run();
    return lexer.tokens;
  }

  /**
   * The tokens of a claim.
   *
   * <p>A claim has no statements, but allows other spellings of some signs. It may begin with a
   * capital letter and end with a full stop.
   */
  public static List<Token> claimTokens(String text, List<Diagnostic> problems) {
    Lexer lexer = new Lexer(text, problems, true);
    lexer.run();
    return lexer.tokens;
  }

  private void run() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c) || c == BYTE_ORDER_MARK) {
        at++;
      } else if (c == '#') {
        at = lineEnd();
      } else if (Character.isLetter(c)) {
        word();
      } else if (isDigit(c)) {
        number();
      } else if (c == '"') {
        string();
      } else {
        symbol();
      }
    }
    add(Kind.END, text.length(), text.length());
  }

  private void word() {
    int from = at;
    while (at < text.length() && continuesName()) {
      at++;
    }
    if (at - from > LONGEST_NAME) {
      String message = "a name has at most " + LONGEST_NAME + " characters";
      problems.add(new Diagnostic(new Span(from, at), message));
    }
    String word = text.substring(from, Math.min(at, from + LONGEST_NAME));
    if (claim && tokens.isEmpty() && WORDS.contains(word.toLowerCase(Locale.ROOT))) {
      word = word.toLowerCase(Locale.ROOT);
    }
    boolean statement =
        !claim && STATEMENTS.contains(word) && (!AT_LINE_STARTS.contains(word) || beginsLine(from));
    Kind kind = statement || WORDS.contains(word) ? Kind.KEYWORD : Kind.NAME;
    tokens.add(new Token(kind, word, new Span(from, at)));
    if (statement && BEFORE_LINES.contains(word)) {
      restOfLine();
    }
  }

  private boolean beginsLine(int from) {
    return text.substring(text.lastIndexOf('\n', from - 1) + 1, from).isBlank();
  }

  private boolean continuesName() {
    char c = text.charAt(at);
    if (c == '-') {
      return at + 1 < text.length() && Character.isLetter(text.charAt(at + 1));
    }
    return Character.isLetterOrDigit(c) || c == '_';
  }

  private void restOfLine() {
    int end = lineEnd();
    int to = at;
    while (to < end && !beginsComment(to, end)) {
      to++;
    }
    int from = at;
    while (from < to && Character.isWhitespace(text.charAt(from))) {
      from++;
    }
    int last = to;
    while (last > from && Character.isWhitespace(text.charAt(last - 1))) {
      last--;
    }
    add(Kind.LINE, from, last);
    at = to;
  }

  /** In free text, a comment sign needs blanks around it: # is also a symbol of boards. */
  private boolean beginsComment(int index, int end) {
    return text.charAt(index) == '#'
        && Character.isWhitespace(text.charAt(index - 1))
        && (index + 1 == end || Character.isWhitespace(text.charAt(index + 1)));
  }

  private void number() {
    int from = at;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    boolean code =
        at + 1 < text.length() && text.charAt(at) == '.' && isHexDigit(text.charAt(at + 1));
    if (code) {
      at++;
      while (at < text.length() && isHexDigit(text.charAt(at))) {
        at++;
      }
    }
    add(code ? Kind.CODE : Kind.NUMBER, from, at);
    if (at < text.length() && Character.isLetter(text.charAt(at))) {
      boolean size =
          text.charAt(at) == 'x'
              && at + 1 < text.length()
              && Character.isDigit(text.charAt(at + 1));
      problems.add(
          new Diagnostic(
              new Span(from, at + 1),
              size
                  ? "a size has blanks around the x: 3 x 3"
                  : "a name cannot begin with a digit, and a product needs its sign: 2 * n"));
    }
  }

  private void string() {
    int from = at;
    int close = text.indexOf('"', at + 1);
    if (close < 0) {
      problems.add(
          new Diagnostic(
              new Span(from, lineEnd()), "this text has no closing quote: end it with \""));
      at = text.length();
      return;
    }
    at = close + 1;
    tokens.add(
        new Token(
            Kind.STRING, collapsed(text.substring(from + 1, close)).strip(), new Span(from, at)));
  }

  /** The text with one space for each run of white space; quicker at first than a pattern. */
  public static String collapsed(String text) {
    StringBuilder result = new StringBuilder(text.length());
    boolean space = false;
    for (int i = 0; i < text.length(); i++) {
      boolean white = " \t\n\u000B\f\r".indexOf(text.charAt(i)) >= 0;
      if (!white || !space) {
        result.append(white ? ' ' : text.charAt(i));
      }
      space = white;
    }
    return result.toString();
  }

  private void symbol() {
    if (claim && (spelling() || fullStop())) {
      return;
    }
    for (String symbol : LONG_SYMBOLS) {
      if (text.startsWith(symbol, at)) {
        add(Kind.SYMBOL, at, at + 2);
        at += 2;
        return;
      }
    }
    if (SHORT_SYMBOLS.indexOf(text.charAt(at)) >= 0) {
      add(Kind.SYMBOL, at, at + 1);
      at++;
      return;
    }
    int from = at;
    int point = text.codePointAt(at);
    at += Character.charCount(point);
    problems.add(
        new Diagnostic(new Span(from, at), shown(point) + " has no meaning here" + advice(point)));
  }

  private boolean spelling() {
    for (Spelling spelling : SPELLINGS) {
      if (text.startsWith(spelling.written(), at)) {
        boolean word = Character.isLetter(spelling.meant().charAt(0));
        int to = at + spelling.written().length();
        tokens.add(
            new Token(word ? Kind.KEYWORD : Kind.SYMBOL, spelling.meant(), new Span(at, to)));
        at = to;
        return true;
      }
    }
    return false;
  }

  private boolean fullStop() {
    boolean last = text.charAt(at) == '.' && text.substring(at + 1).isBlank();
    at += last ? 1 : 0;
    return last;
  }

  private static String shown(int point) {
    return Character.isISOControl(point) || Character.getType(point) == Character.SURROGATE
        ? "the character U+%04X".formatted(point)
        : "'" + Character.toString(point) + "'";
  }

  private static String advice(int point) {
    return switch (point) {
      case '&' -> ": write 'and'";
      case '|' -> ": write 'or', or 'divides'";
      case '!' -> ": write 'not', or '!=' for unequal";
      case '%' -> ": write 'mod'";
      case '≤' -> ": write '<='";
      case '≥' -> ": write '>='";
      case '≠' -> ": write '!='";
      case '\'' -> ": texts are written in double quotes";
      default -> "";
    };
  }

  private void add(Kind kind, int from, int to) {
    tokens.add(new Token(kind, text.substring(from, to), new Span(from, to)));
  }

  private int lineEnd() {
    int end = text.indexOf('\n', at);
    return end < 0 ? text.length() : end;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isHexDigit(char c) {
    return c < 128 && Character.digit(c, 16) >= 0;
  }
}
