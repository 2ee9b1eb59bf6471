package zermelo.insight.survey;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import zermelo.kernel.PositionComponent;

/** A family of positions for a survey, in order of size. A larger bound only appends positions. */
public interface PositionFamily {
  /**
   * Visits the positions of one size in order, while the visitor returns true.
   *
   * @return whether all were visited
   */
  boolean visit(long size, Predicate<FamilyPosition> visitor);

  /**
   * Returns the position with these values of the names, if it exists and the values are numbers.
   */
  Optional<FamilyPosition> at(long... point);

  /**
   * Returns the largest position of a size, if there is one.
   *
   * <p>Solving it prepares the solver's tables for all smaller positions.
   */
  Optional<FamilyPosition> corner(long size);

  /** Returns the largest size, if the family is finite. */
  OptionalLong last();

  /**
   * Describes what a survey of all sizes covers.
   *
   * <p>Empty if claims with these names are about more positions: sums of any number of heaps, or
   * longer lists.
   */
  Optional<String> complete();

  /** Returns the size up to which a survey has some thousand positions. */
  long defaultSize();

  /** Returns the names, as used in claims, of everything that varies. */
  List<String> names();

  /** Returns the indices of these names in the vocabulary. */
  List<Integer> places();

  /** Returns whether only numbers vary. */
  boolean numbers();

  /** Returns the lists and sets that vary. */
  default List<VariedList> lists() {
    return List.of();
  }

  /**
   * A list or set that varies.
   *
   * @param place its index in the vocabulary
   * @param low the least number that it may hold
   */
  record VariedList(String name, int place, PositionComponent.Kind kind, long low) {}

  /** Returns the values of these names at a position. Empty if anything but numbers varies. */
  Optional<long[]> point(FamilyPosition at);

  /** Returns the approximate number of positions up to a size. */
  double count(long size);

  /**
   * Describes the members, if positions of the same sizes are left out: {@code , lists of at most 3
   * numbers}. Empty if none are.
   */
  default String restriction() {
    return "";
  }

  /** Describes the positions up to a size: {@code n to 100}, {@code a and b to 40}. */
  String upTo(long size);
}
