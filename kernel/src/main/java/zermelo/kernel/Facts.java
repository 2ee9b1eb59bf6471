package zermelo.kernel;

/**
 * Static facts about rules, known before any position is examined.
 *
 * <p>Solvers are chosen by these facts and never by a game's name. The contract suite checks each
 * fact against the rules.
 *
 * @param impartial both players have the same moves everywhere, so a position needs no turn
 * @param heaps a position is a sum of heaps; each move changes one heap and may split it
 * @param decides the rules may end the game with a winner while there are moves left elsewhere
 * @param ties the rules may end the game with a tie
 * @param scored the game ends with a score, and its margin decides
 * @param acyclic no position can occur twice in a play
 */
public record Facts(
    boolean impartial,
    boolean heaps,
    boolean decides,
    boolean ties,
    boolean scored,
    boolean acyclic) {

  /** Impartial, acyclic, and ending only when no move is left: the games of Sprague and Grundy. */
  public static final Facts PLAIN = new Facts(true, false, false, false, false, true);

  public Facts withHeaps(boolean yes) {
    return new Facts(impartial, yes, decides, ties, scored, acyclic);
  }

  public Facts withDecides(boolean yes) {
    return new Facts(impartial, heaps, yes, ties, scored, acyclic);
  }

  public Facts withTies(boolean yes) {
    return new Facts(impartial, heaps, decides, yes, scored, acyclic);
  }

  public Facts withScored(boolean yes) {
    return new Facts(impartial, heaps, decides, ties, yes, acyclic);
  }

  public Facts withAcyclic(boolean yes) {
    return new Facts(impartial, heaps, decides, ties, scored, yes);
  }

  public Facts withImpartial(boolean yes) {
    return new Facts(yes, heaps, decides, ties, scored, acyclic);
  }

  /** Whether a Grundy value may exist: impartial, no ties, no scores. Loops are detected later. */
  public boolean grundyApplies() {
    return impartial && !ties && !scored;
  }

  /** The facts of a sum of a game with these facts and a game with the other facts. */
  public Facts plus(Facts other) {
    return new Facts(
        impartial && other.impartial,
        true,
        decides || other.decides,
        ties || other.ties,
        scored || other.scored,
        acyclic && other.acyclic);
  }
}
