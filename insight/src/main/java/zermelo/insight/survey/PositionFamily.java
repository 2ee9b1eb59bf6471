package zermelo.insight.survey;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;

/**
 * Positions of a game in order of size, such as all heaps n = 0, 1, 2, ...
 *
 * <p>What a size is depends on the family: the largest number in a position, or the plies from the
 * start. A survey of larger sizes only appends positions.
 */
public interface PositionFamily {
  /**
   * Visits the positions of one size in order, while the visitor returns true.
   *
   * @return whether the visitor always returned true
   */
  boolean visit(long size, Predicate<FamilyPosition> visitor);

  /** Returns the position with these values of the variables, if all are numbers and it exists. */
  Optional<FamilyPosition> at(long... point);

  /**
   * Returns the position in which every number has this size, if it exists.
   *
   * <p>Solving it prepares the solver's tables for all smaller positions.
   */
  Optional<FamilyPosition> corner(long size);

  /** Returns the largest size, if the family is finite. */
  OptionalLong last();

  /**
   * Describes what a survey of all sizes proves, in a sentence.
   *
   * <p>Empty if claims with these variables are about more positions: sums of any number of heaps,
   * or longer lists.
   */
  Optional<String> complete();

  /** Returns the size up to which a survey has a few thousand positions. */
  long defaultSize();

  /** Returns the variables of the family, by their names in claims. */
  List<String> names();

  /** Returns the indices of these variables in the vocabulary. */
  List<Integer> places();

  /** Returns whether all variables are numbers. */
  boolean numbers();

  /** Returns those variables that are lists or sets. */
  default List<VariedList> lists() {
    return List.of();
  }

  /**
   * A variable that is a list or a set.
   *
   * @param place its index in the vocabulary
   * @param low the least number that it may hold
   */
  record VariedList(String name, int place, Kind kind, long low) {
    /** What it is: a list, a list without an order, a set, or the cells with a symbol. */
    public enum Kind {
      LIST,
      BAG,
      SET,
      CELLS
    }
  }

  /** Returns the values of the variables at a position. Empty if one is not a number. */
  Optional<long[]> point(FamilyPosition at);

  /** Returns the approximate number of positions up to a size. */
  double count(long size);

  /**
   * Describes which positions are left out, whatever the size, as in {@code , lists of at most 3
   * numbers}; empty if none are.
   */
  default String restriction() {
    return "";
  }

  /**
   * Returns positions like these with longer lists than the family has. Empty if there are none, or
   * if the user chose the lengths.
   */
  default Optional<PositionFamily> withLongerLists() {
    return Optional.empty();
  }

  /** Describes the positions up to a size: {@code n to 100}, {@code a and b to 40}. */
  String upTo(long size);
}
