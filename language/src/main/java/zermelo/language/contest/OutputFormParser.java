package zermelo.language.contest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zermelo.language.contest.OutputForm.Piece;
import zermelo.language.contest.OutputForm.Quantity;

/** Parses the declaration of an output, such as {@code First winning-move | Second}. */
final class OutputFormParser {
  /** Wins of the first and the second player, ties, draws. */
  private static final int MAX_ALTERNATIVES = 4;

  private static final String CASE = "case";

  private final String text;
  private final FormScanner scanner;

  OutputFormParser(String text, int start) {
    this.text = text;
    this.scanner = new FormScanner(text, start);
  }

  OutputForm form() {
    List<List<Piece>> alternatives = new ArrayList<>();
    do {
      alternatives.add(pieces());
    } while (scanner.accept("|"));
    if (alternatives.size() > MAX_ALTERNATIVES) {
      throw scanner.problem(0, "an output has at most four forms: first|second|tie|draw");
    }
    return new OutputForm(text.strip(), alternatives);
  }

  private List<Piece> pieces() {
    List<Piece> pieces = new ArrayList<>();
    while (!scanner.atEnd() && scanner.peek() != '|') {
      pieces.add(piece());
      if (scanner.goesOn()) {
        pieces.add(new OutputForm.Joint());
      }
    }
    if (pieces.isEmpty()) {
      throw scanner.unexpected(
          "words such as First|Second, or one of "
              + Arrays.stream(Quantity.values())
                  .map(Quantity::word)
                  .collect(Collectors.joining(", ")));
    }
    return pieces;
  }

  private Piece piece() {
    if (scanner.accept("{")) {
      String name = scanner.name();
      long more = scanner.offset();
      scanner.expect("}", " after the name of a choice, as in {k} or {k-1}");
      return name.equals(CASE) && more == 0
          ? new OutputForm.CaseNumber()
          : new OutputForm.Choice(name, more);
    }
    boolean quoted = scanner.peek() == '"';
    String word = scanner.word("|{");
    if (quoted) {
      return new OutputForm.Literal(word);
    }
    if (word.equals("/")) {
      return new OutputForm.LineEnd();
    }
    Optional<Quantity> quantity =
        Arrays.stream(Quantity.values()).filter(q -> q.word().equals(word)).findFirst();
    return quantity.isPresent() ? quantity.get() : new OutputForm.Literal(word);
  }
}
