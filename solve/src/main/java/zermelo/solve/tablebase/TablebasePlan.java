package zermelo.solve.tablebase;

import java.util.List;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.space.Tiers;

/**
 * What is to be solved: everything that can be reached from one position.
 *
 * @param root where play begins
 * @param misere whether who cannot move wins
 */
public record TablebasePlan(Rules rules, Position root, boolean misere) {
  /** {@link BadInput} says why there can be no tablebase of this game. */
  public TablebasePlan {
    if (rules.facts().heaps()) {
      throw new BadInput(
          "%s is a sum of heaps, whose positions have no numbering; its heaps are solved one by one: see 'table' and 'solve'"
              .formatted(rules.id()));
    }
    if (rules.space(List.of(root)).tiers().isEmpty()) {
      throw new BadInput(
          "the positions of %s cannot be numbered, so no tablebase can be built: 'solve' searches them as far as memory goes"
              .formatted(rules.id()));
    }
  }

  /**
   * How many bits the sets of positions may take at most: one for each rank that play may come to,
   * and two where the players may change places.
   */
  public long bits() {
    PositionCursor mover = mover();
    Tiers tiers = mover.tiers();
    long ranks = tiers.first(tiers.tier(mover.rank(root)) + 1);
    return tiers.sideless() ? Math.multiplyExact(ranks, 2) : ranks;
  }

  /** How its positions are numbered. */
  public Tiers tiers() {
    return rules.space(List.of(root)).tiers().orElseThrow();
  }

  /** The number of the start. */
  public long rank() {
    return mover().rank(root);
  }

  /** Anyone's own view of the game. */
  public PositionCursor mover() {
    Space space = rules.space(List.of(root));
    return new PositionCursor(rules.facts(), space, space.tiers().orElseThrow(), root);
  }
}
