package zermelo.application.table;

import java.util.Optional;
import zermelo.application.GameResolver;
import zermelo.kernel.Facts;
import zermelo.kernel.Position;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Progress;
import zermelo.solve.grundy.GrundyTable;

/**
 * Grundy values of heaps for long tables, without a question to the solver for each.
 *
 * <p>Slow twin: the solver, which answers where this class does not.
 */
final class HeapNimbers {
  private final GameResolver.ResolvedGame game;
  private final GrundyTable table;
  private final Progress progress;

  private HeapNimbers(GameResolver.ResolvedGame game, Progress progress) {
    this.game = game;
    this.table = new GrundyTable(game.rules());
    this.progress = progress;
  }

  /** Returns the values of a game, if its positions are sums of heaps that have such values. */
  static Optional<HeapNimbers> of(
      GameResolver.ResolvedGame game, boolean misere, Progress progress) {
    Facts facts = game.rules().facts();
    boolean apply =
        !misere
            && facts.heaps()
            && facts.grundyApplies()
            && facts.acyclic()
            && !facts.hasDecisiveEndings();
    return apply ? Optional.of(new HeapNimbers(game, progress)) : Optional.empty();
  }

  /** Returns the value of a position. Empty if the solver must look at it. */
  Optional<Long> of(Position position) {
    long sum = 0;
    try {
      for (Position part : game.rules().parts(position)) {
        int nimber = table.nimber(part, progress);
        if (nimber < 0) {
          return Optional.empty();
        }
        sum ^= nimber;
      }
    } catch (LimitReached reached) {
      return Optional.empty(); // the solver meets the same limit, and reports it
    }
    return Optional.of(sum);
  }
}
