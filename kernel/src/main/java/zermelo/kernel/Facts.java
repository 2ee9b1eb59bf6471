package zermelo.kernel;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What is known of all positions of a game before any is examined.
 *
 * <p>Solvers are chosen by these facts and never by a game's name. The contract suite checks each
 * fact against the rules.
 *
 * @param all the facts that hold
 */
public record Facts(Set<Fact> all) {
  /**
   * One fact.
   *
   * <p>{@link #IMPARTIAL} and {@link #ACYCLIC} are promises: if stated, they hold for all
   * positions. The others are permissions: splits, decisive endings, ties and scores may occur only
   * if stated. So a missing permission is a promise too.
   */
  public enum Fact {
    /** Both players have the same moves everywhere, so a position needs no turn. */
    IMPARTIAL,
    /** A position is a sum of heaps; each move changes one heap and may split it. */
    HEAPS,
    /** The rules may end the game with a winner while there are moves left elsewhere. */
    DECISIVE_ENDINGS,
    /** The rules may end the game with a tie. */
    TIES,
    /** The game ends with a score, and its margin decides. */
    SCORE,
    /** No position can occur twice in a play. */
    ACYCLIC
  }

  /** Impartial, acyclic, and ending only when no move is left: the games of Sprague and Grundy. */
  public static final Facts PLAIN = of(Fact.IMPARTIAL, Fact.ACYCLIC);

  public Facts {
    EnumSet<Fact> copy = EnumSet.noneOf(Fact.class);
    copy.addAll(all);
    all = Collections.unmodifiableSet(copy);
  }

  /** Exactly these facts. */
  public static Facts of(Fact... facts) {
    return new Facts(Set.of(facts));
  }

  /** The same facts, with or without this one. */
  public Facts with(Fact fact, boolean holds) {
    Set<Fact> changed = EnumSet.of(fact);
    changed.addAll(all);
    if (!holds) {
      changed.remove(fact);
    }
    return new Facts(changed);
  }

  /** Whether both players have the same moves everywhere. */
  public boolean impartial() {
    return all.contains(Fact.IMPARTIAL);
  }

  /** Whether a position is a sum of heaps. */
  public boolean heaps() {
    return all.contains(Fact.HEAPS);
  }

  /** Whether the rules may end the game with a winner while there are moves left elsewhere. */
  public boolean hasDecisiveEndings() {
    return all.contains(Fact.DECISIVE_ENDINGS);
  }

  /** Whether the rules may end the game with a tie. */
  public boolean ties() {
    return all.contains(Fact.TIES);
  }

  /** Whether the game ends with a score, and its margin decides. */
  public boolean scored() {
    return all.contains(Fact.SCORE);
  }

  /** Whether no position can occur twice in a play. */
  public boolean acyclic() {
    return all.contains(Fact.ACYCLIC);
  }

  /** Whether a Grundy value may exist: impartial, no ties, no scores. Loops are detected later. */
  public boolean grundyApplies() {
    return impartial() && !ties() && !scored();
  }

  /** The facts of a sum of a game with these facts and a game with the other facts. */
  public Facts plus(Facts other) {
    Set<Fact> sum = EnumSet.of(Fact.HEAPS);
    for (Fact fact : Fact.values()) {
      boolean here = all.contains(fact);
      boolean there = other.all.contains(fact);
      boolean needsBoth = fact == Fact.IMPARTIAL || fact == Fact.ACYCLIC;
      if (needsBoth ? here && there : here || there) {
        sum.add(fact);
      }
    }
    return new Facts(sum);
  }
}
