package zermelo.solve.tablebase;

import java.util.List;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.space.CompilableSpace;
import zermelo.kernel.space.Tiers;

/**
 * The plan of a tablebase: a game, the position where play begins, and the kind of play.
 *
 * @param root where play begins
 * @param misere whether a player who cannot move wins
 */
public record TablebasePlan(Rules rules, Position root, boolean misere) {
  /** Checks that a tablebase is possible; {@link BadInput} says why not. */
  public TablebasePlan {
    if (rules.facts().heaps()) {
      throw new BadInput(
          "%s is a sum of heaps, whose positions have no numbering; its heaps are solved one by one: see 'table' and 'solve'"
              .formatted(rules.id()));
    }
    if (Tiers.of(rules.space(List.of(root))).isEmpty()) {
      throw new BadInput(
          "the positions of %s cannot be numbered, so no tablebase can be built: 'solve' searches them as far as memory goes"
              .formatted(rules.id()));
    }
  }

  /**
   * An upper bound on the bits for the sets of positions.
   *
   * <p>One bit for each rank that play may reach, and two if the rules are symmetric between the
   * players.
   */
  public long bits() {
    PositionCursor cursor = newCursor();
    Tiers tiers = cursor.tiers();
    long ranks = tiers.first(tiers.tier(cursor.rank(root)) + 1);
    return tiers.ranksFirstPlayerOnly() ? Math.multiplyExact(ranks, 2) : ranks;
  }

  /** The numbering of the positions. */
  public Tiers tiers() {
    return Tiers.of(rules.space(List.of(root))).orElseThrow();
  }

  /** The rank of the root. */
  public long rank() {
    return newCursor().rank(root);
  }

  /** A new cursor for one thread. */
  public PositionCursor newCursor() {
    Space space = CompilableSpace.fastest(rules.space(List.of(root)));
    return new PositionCursor(rules.facts(), space, Tiers.of(space).orElseThrow(), root);
  }
}
