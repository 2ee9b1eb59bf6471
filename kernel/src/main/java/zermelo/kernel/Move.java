package zermelo.kernel;

/**
 * A move as a person sees it: what it is called, where it leads, and what it gains at once for the
 * player who makes it (0 except in games with a score).
 */
public record Move(String label, Position target, int gain) {
  public Move(String label, Position target) {
    this(label, target, 0);
  }
}
