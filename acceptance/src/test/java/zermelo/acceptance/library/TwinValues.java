package zermelo.acceptance.library;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zermelo.kernel.Position;
import zermelo.testkit.ReferenceSolver;

/** The slow twin's values of one case in one convention; no position is solved twice. */
final class TwinValues {
  private final Map<Position, ReferenceSolver.Value> known = new HashMap<>();
  private final LibraryCases.Case one;
  private final boolean misere;

  TwinValues(LibraryCases.Case one, boolean misere) {
    this.one = one;
    this.misere = misere;
  }

  LibraryCases.Case one() {
    return one;
  }

  boolean misere() {
    return misere;
  }

  /** Returns the values of at least all positions that can be reached from this one. */
  Map<Position, ReferenceSolver.Value> from(Position start) {
    if (!known.containsKey(start)) {
      known.putAll(ReferenceSolver.solve(one.rules(), misere, List.of(start)));
    }
    return known;
  }
}
