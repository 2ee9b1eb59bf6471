package zermelo.kernel;

/**
 * Describes one component of a position, or of one heap in a sum of heaps: its name and range.
 *
 * <p>Claims and tables use the name. The notation lists the components in their order, separated by
 * commas.
 *
 * @param low the least number that it may be or contain
 * @param high the greatest one; {@link Long#MAX_VALUE} if it is unbounded
 * @param own whether each player has one; the notation lists that of the player to move first
 * @param optional whether the notation may omit it; the rules then supply a default
 * @param lengths how long it may be, if it is a list or a bag
 */
public record PositionComponent(
    String name, Kind kind, long low, long high, boolean own, boolean optional, Lengths lengths) {
  /** The lengths that a list may have. */
  public record Lengths(long least, long most) {
    /** No limit. */
    public static final Lengths ANY = new Lengths(0, Long.MAX_VALUE);
  }

  /** A component that both players share and that the notation always lists. */
  public PositionComponent(String name, Kind kind, long low, long high) {
    this(name, kind, low, high, false, false, Lengths.ANY);
  }

  /** The same component, one for each player. */
  public PositionComponent perPlayer() {
    return new PositionComponent(name, kind, low, high, true, optional, lengths);
  }

  /** The same component, which the notation may omit. */
  public PositionComponent omittable() {
    return new PositionComponent(name, kind, low, high, own, true, lengths);
  }

  /** The same component, a list that has one of these lengths. */
  public PositionComponent withLengths(long least, long most) {
    return new PositionComponent(name, kind, low, high, own, optional, new Lengths(least, most));
  }

  /** The type of the value: number, list of numbers, bag (order does not matter), or set. */
  public enum Kind {
    NUMBER,
    /** A number that stands for an empty strip of this length. Play leads to other positions. */
    LENGTH,
    LIST,
    BAG,
    SET
  }
}
