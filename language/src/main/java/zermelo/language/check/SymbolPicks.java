package zermelo.language.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.program.Term.NumberTerm;

/**
 * Runs through all ways in which a move can choose its symbols.
 *
 * <p>A move is checked once for each way, so that symbols are constants in its rules. The last
 * choice changes first, so that the rules are in the order of the choices.
 */
final class SymbolPicks {
  /** The most ways in which one move may choose. */
  static final int MOST = 256;

  private final List<Integer> picks = new ArrayList<>();
  private final List<Integer> sizes = new ArrayList<>();
  private int at;

  /** Picks the symbol for the next choice of the move; none if there are too many ways. */
  Optional<NumberTerm> pick(List<NumberTerm> symbols) {
    if (at == picks.size()) {
      picks.add(0);
      sizes.add(symbols.size());
    }
    int pick = picks.get(at++);
    long ways =
        sizes.stream().mapToLong(size -> size).reduce(1, (a, b) -> Math.min(a * b, 1 << 20));
    return ways > MOST ? Optional.empty() : Optional.of(symbols.get(pick));
  }

  /** Goes to the next way. Returns false if this was the last one. */
  boolean next() {
    at = 0;
    long ways =
        sizes.stream().mapToLong(size -> size).reduce(1, (a, b) -> Math.min(a * b, 1 << 20));
    while (ways <= MOST && !picks.isEmpty()) {
      int pick = picks.removeLast() + 1;
      int size = sizes.removeLast();
      if (pick < size) {
        picks.add(pick);
        sizes.add(size);
        return true;
      }
    }
    return false;
  }
}
