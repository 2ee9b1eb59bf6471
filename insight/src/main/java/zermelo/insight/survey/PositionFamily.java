package zermelo.insight.survey;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;

/**
 * Positions in the order of their size, so that a smaller bound is a beginning of every larger one.
 */
public interface PositionFamily {
  /**
   * Visits the cases of one size in order, while the visitor says true.
   *
   * @return whether all were visited
   */
  boolean visit(long size, Predicate<FamilyPosition> visitor);

  /** The case in which the names have these values, where there is one and they are numbers. */
  Optional<FamilyPosition> at(long... point);

  /**
   * The case of a size in which everything is as large as it gets, where there is one: who solves
   * it has made room for all smaller ones.
   */
  Optional<FamilyPosition> corner(long size);

  /** The largest size there is, where the family is finite. */
  OptionalLong last();

  /**
   * What a survey of all sizes has looked at, in words. Nothing where those who use these names
   * speak of more positions: of sums of any number of heaps, of longer lists.
   */
  Optional<String> complete();

  /** The size to which a survey of some thousand cases goes. */
  long modest();

  /** What varies from case to case, by the names that claims use. */
  List<String> names();

  /** Their places in the vocabulary. */
  List<Integer> places();

  /** Whether only numbers vary. */
  boolean numbers();

  /** The values of these names in a case; none where something else than numbers varies. */
  Optional<long[]> point(FamilyPosition at);

  /** The cases up to a size in words: {@code n to 100}, {@code a and b to 40}. */
  String upTo(long size);
}
