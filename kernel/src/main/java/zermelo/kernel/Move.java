package zermelo.kernel;

/**
 * A move as shown to people: its label, the position it leads to, and its immediate gain.
 *
 * <p>The gain belongs to the player who moves. It is 0 except in games with a score.
 */
public record Move(String label, Position target, int gain) {
  public Move(String label, Position target) {
    this(label, target, 0);
  }
}
