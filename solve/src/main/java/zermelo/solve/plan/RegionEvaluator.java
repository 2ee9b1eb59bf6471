package zermelo.solve.plan;

import java.util.Optional;
import zermelo.kernel.Evidence;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.limits.Progress;
import zermelo.solve.PositionEvaluator;
import zermelo.solve.Value;
import zermelo.solve.region.RegionSolver;

/**
 * Evaluates a question's position, and the targets of its moves, by their regions.
 *
 * <p>The position itself is evaluated first, with the share of the limits that the planner gives.
 * The targets of all moves together may take {@value #WORK_FOR_MOVES} times the work of that; those
 * that need more stay unknown.
 */
final class RegionEvaluator implements PositionEvaluator {
  private static final int WORK_FOR_MOVES = 16;
  private static final long LEAST_FOR_MOVES = 1 << 18; // positions

  /**
   * Once this part of the limits is used, no more moves are evaluated; the answer needs the rest.
   */
  private static final double USED_BY_MOVES = 0.8;

  private static final double LEAST_SHARE = 0.01;

  private final RegionSolver regions;
  private final Progress progress;
  private final Position root;
  private final Value rootValue;
  private final Evidence evidence;
  private final long end; // the number of positions up to which moves are evaluated

  private RegionEvaluator(
      RegionSolver regions, Progress progress, Position root, Value rootValue, long before) {
    this.regions = regions;
    this.progress = progress;
    this.root = root;
    this.rootValue = rootValue;
    long work = progress.positions() - before;
    this.evidence =
        new Evidence(Evidence.Kind.SEARCH, "the regions of the board were evaluated", work);
    this.end = progress.positions() + Math.max(LEAST_FOR_MOVES, work * WORK_FOR_MOVES);
  }

  /**
   * The evaluator of a position, if its value is found within a share of the time and this many
   * regions.
   */
  static Optional<PositionEvaluator> of(
      RegionSolver regions, Position root, Progress progress, double share, long most) {
    long before = progress.positions();
    return progress
        .tryPart(share, most, () -> regions.value(root, progress))
        .map(value -> new RegionEvaluator(regions, progress, root, value, before));
  }

  @Override
  public Optional<Value> value(Position position) {
    if (position.equals(root)) {
      return Optional.of(rootValue);
    }
    if (rootValue.outcome() == Outcome.LOSE && rootValue.nimber().isEmpty()) {
      return Optional.of(Value.of(Outcome.WIN, -1)); // every move of a lost position loses
    }
    long most = Math.max(0, end - progress.positions());
    double share = (USED_BY_MOVES - progress.used()) / 2;
    return share < LEAST_SHARE
        ? Optional.empty()
        : progress.tryPart(share, most, () -> regions.value(position, progress));
  }

  @Override
  public Evidence evidence() {
    return evidence;
  }
}
