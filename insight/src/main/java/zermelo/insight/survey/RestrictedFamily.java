package zermelo.insight.survey;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;

/** The positions of a family that fulfil a condition. */
public record RestrictedFamily(PositionFamily whole, PositionCondition where)
    implements PositionFamily {
  @Override
  public boolean visit(long size, Predicate<FamilyPosition> visitor) {
    return whole.visit(size, position -> !where.holds(position) || visitor.test(position));
  }

  @Override
  public Optional<FamilyPosition> at(long... point) {
    return whole.at(point).filter(where::holds);
  }

  /** Returns the corner of the whole family: to prepare tables it need not fulfil the condition. */
  @Override
  public Optional<FamilyPosition> corner(long size) {
    return whole.corner(size);
  }

  @Override
  public OptionalLong last() {
    return whole.last();
  }

  @Override
  public Optional<String> complete() {
    return whole.complete();
  }

  @Override
  public long defaultSize() {
    return whole.defaultSize();
  }

  @Override
  public List<String> names() {
    return whole.names();
  }

  @Override
  public List<Integer> places() {
    return whole.places();
  }

  @Override
  public boolean numbers() {
    return whole.numbers();
  }

  @Override
  public List<VariedList> lists() {
    return whole.lists();
  }

  @Override
  public Optional<long[]> point(FamilyPosition at) {
    return whole.point(at);
  }

  @Override
  public double count(long size) {
    return whole.count(size);
  }

  @Override
  public Optional<PositionFamily> withLongerLists() {
    return whole.withLongerLists().map(longer -> new RestrictedFamily(longer, where));
  }

  @Override
  public String restriction() {
    return whole.restriction() + ", where " + where.text();
  }

  @Override
  public String upTo(long size) {
    return whole.upTo(size) + ", where " + where.text();
  }
}
