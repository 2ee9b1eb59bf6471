package zermelo.kernel;

import java.util.Arrays;
import java.util.List;

/**
 * Static facts about rules, known before any position is examined.
 *
 * <p>Solvers are chosen by these facts and never by a game's name. The contract suite checks each
 * fact against the rules.
 */
public final class Facts {
  /** One fact. It holds for all positions of the rules, or it is not stated. */
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

  private final int bits; // bit i: the fact with ordinal i

  private Facts(int bits) {
    this.bits = bits;
  }

  /** Exactly these facts. */
  public static Facts of(Fact... facts) {
    return new Facts(bits(facts));
  }

  /** The same facts, with or without this one. */
  public Facts with(Fact fact, boolean holds) {
    return new Facts(holds ? bits | bits(fact) : bits & ~bits(fact));
  }

  private static int bits(Fact... facts) {
    int bits = 0;
    for (Fact fact : facts) {
      bits |= 1 << fact.ordinal();
    }
    return bits;
  }

  private boolean has(Fact fact) {
    return (bits >>> fact.ordinal() & 1) != 0;
  }

  /** {@link Fact#IMPARTIAL}. */
  public boolean impartial() {
    return has(Fact.IMPARTIAL);
  }

  /** {@link Fact#HEAPS}. */
  public boolean heaps() {
    return has(Fact.HEAPS);
  }

  /** {@link Fact#DECISIVE_ENDINGS}. */
  public boolean decides() {
    return has(Fact.DECISIVE_ENDINGS);
  }

  /** {@link Fact#TIES}. */
  public boolean ties() {
    return has(Fact.TIES);
  }

  /** {@link Fact#SCORE}. */
  public boolean scored() {
    return has(Fact.SCORE);
  }

  /** {@link Fact#ACYCLIC}. */
  public boolean acyclic() {
    return has(Fact.ACYCLIC);
  }

  /** Whether a Grundy value may exist: impartial, no ties, no scores. Loops are detected later. */
  public boolean grundyApplies() {
    return impartial() && !ties() && !scored();
  }

  /** The facts of a sum of a game with these facts and a game with the other facts. */
  public Facts plus(Facts other) {
    int both = bits & other.bits & bits(Fact.IMPARTIAL, Fact.ACYCLIC);
    int either = (bits | other.bits) & bits(Fact.DECISIVE_ENDINGS, Fact.TIES, Fact.SCORE);
    return new Facts(both | either | bits(Fact.HEAPS));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Facts facts && facts.bits == bits;
  }

  @Override
  public int hashCode() {
    return bits;
  }

  @Override
  public String toString() {
    List<Fact> held = Arrays.stream(Fact.values()).filter(this::has).toList();
    return held.toString();
  }
}
