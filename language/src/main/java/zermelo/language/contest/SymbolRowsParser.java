package zermelo.language.contest;

import java.util.Optional;
import java.util.function.Supplier;
import zermelo.language.contest.InputItem.SymbolRows;

/** Parses what an input says of words: a board, or a list that is written as a word. */
final class SymbolRowsParser {
  private final FormScanner scanner;
  private final Supplier<InputQuantity> count;

  /**
   * Creates a parser.
   *
   * @param count parses a length or a size
   */
  SymbolRowsParser(FormScanner scanner, Supplier<InputQuantity> count) {
    this.scanner = scanner;
    this.count = count;
  }

  /** Parses the size of a board after its name, and the judge's symbols if they are others. */
  SymbolRows board(JudgeVocabulary.Entry board) {
    InputQuantity rows = InputQuantity.constant(1);
    InputQuantity columns;
    if (scanner.accept("[")) {
      columns = count.get();
      if (scanner.accept(",")) {
        rows = columns;
        columns = count.get();
      }
      scanner.expect("]", " after the size: " + board.name() + "[rows, columns]");
    } else {
      columns = SymbolRows.OWN_LENGTH;
    }
    int from = scanner.place();
    String symbols = scanner.peek() == '"' ? symbols() : board.symbols();
    if (symbols.length() != board.symbols().length()) {
      throw scanner.problem(
          from,
          "the judge's symbols stand for those of the board, one for each of " + board.symbols());
    }
    return new SymbolRows(board.name(), symbols, rows, columns, false);
  }

  /** Parses a list that is written as a word: {@code s[n] "01"}, or {@code s "01"}. */
  Optional<SymbolRows> list(String name) {
    int from = scanner.place();
    InputQuantity length = SymbolRows.OWN_LENGTH;
    if (scanner.accept("[")) {
      length = count.get();
      scanner.expect("]", " after the length");
    }
    if (scanner.peek() != '"') {
      scanner.back(from);
      return Optional.empty();
    }
    String symbols = symbols();
    return Optional.of(new SymbolRows(name, symbols, InputQuantity.constant(1), length, false));
  }

  /** Parses the symbols of a word, in quotes. */
  private String symbols() {
    int from = scanner.place();
    String symbols = scanner.word("");
    if (symbols.isEmpty() || symbols.chars().distinct().count() < symbols.length()) {
      throw scanner.problem(from, "a word needs symbols that differ, as in s \"01\"");
    }
    return symbols;
  }
}
