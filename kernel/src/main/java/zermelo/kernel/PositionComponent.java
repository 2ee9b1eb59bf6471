package zermelo.kernel;

/**
 * A component of a position (of one heap, in a sum of heaps): what claims and tables call it and
 * which values it may have. The notation lists components in this order, with commas between them.
 *
 * @param low the least number it may be or hold
 * @param high the greatest one; {@link Long#MAX_VALUE} where nothing bounds it
 * @param own each player has one: the notation gives that of the player to move first
 * @param optional the notation may leave it out, and it then has a value by itself
 */
public record PositionComponent(
    String name, Kind kind, long low, long high, boolean own, boolean optional) {
  /** What the value is: a number, a list of numbers (in a bag the order is nothing), or a set. */
  public enum Kind {
    NUMBER,
    LIST,
    BAG,
    SET
  }
}
