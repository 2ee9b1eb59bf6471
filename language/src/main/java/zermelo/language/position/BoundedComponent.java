package zermelo.language.position;

import zermelo.kernel.PositionComponent;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.ListedSet;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Component;
import zermelo.language.program.Program.Kind;
import zermelo.language.program.Program.Role;

/**
 * A component of the position with its bounds, once the parameters have values.
 *
 * @param high the greatest value; {@link Long#MAX_VALUE} if there is no bound
 * @param lengths how long a list may be
 */
public record BoundedComponent(
    Component component, long low, long high, PositionComponent.Lengths lengths) {
  public static BoundedComponent of(
      Component component, TermEvaluator evaluate, EvaluationFrame settled) {
    settled.refuel();
    try {
      long low = evaluate.num(component.low()).of(settled);
      long high =
          component.high().map(term -> evaluate.num(term).of(settled)).orElse(Long.MAX_VALUE);
      PositionComponent.Lengths lengths =
          component
              .lengths()
              .map(
                  limits ->
                      new PositionComponent.Lengths(
                          evaluate.num(limits.least()).of(settled),
                          evaluate.num(limits.most()).of(settled)))
              .orElse(PositionComponent.Lengths.ANY);
      return new BoundedComponent(component, low, high, lengths);
    } catch (EvaluationFrame.OutOfFuel tooMuch) {
      throw evaluate.fault(component.span(), "the range of this costs too much");
    }
  }

  /** The same bounds for the component of another form of the program. */
  public BoundedComponent in(Program program) {
    return program.components().stream()
        .filter(other -> other.name().equals(component.name()))
        .map(other -> new BoundedComponent(other, low, high, lengths))
        .findFirst()
        .orElseThrow();
  }

  /** The component as the kernel describes it. */
  public PositionComponent described() {
    PositionComponent.Kind kind =
        switch (component.kind()) {
          case NUMBER -> PositionComponent.Kind.NUMBER;
          case LIST -> PositionComponent.Kind.LIST;
          case BAG -> PositionComponent.Kind.BAG;
          case SET -> PositionComponent.Kind.SET;
          case BOARD -> throw new IllegalStateException("a board is not a list of numbers");
        };
    return new PositionComponent(
        component.name(), kind, low, high, own(), component.value().isPresent(), lengths);
  }

  public int place() {
    return component.place();
  }

  public boolean number() {
    return component.kind() == Kind.NUMBER;
  }

  /** The number of values: two if each player has one. */
  public int copies() {
    return own() ? 2 : 1;
  }

  public boolean own() {
    return component.role() == Role.OWN;
  }

  public boolean bounded() {
    return high < Long.MAX_VALUE;
  }

  public boolean admits(long value) {
    return low <= value && value <= high;
  }

  /** Whether the value in the frame is within the bounds. */
  public boolean admits(EvaluationFrame frame) {
    return switch (component.kind()) {
      case NUMBER -> admits(frame.slots[place()]) && (!own() || admits(frame.slots[place() + 1]));
      case LIST, BAG ->
          admits(frame, frame.lists[place()])
              && (!own() || admits(frame, frame.lists[place() + 1]));
      case SET -> admitsSet(frame, place()) && (!own() || admitsSet(frame, place() + 1));
      case BOARD -> true; // only symbols of the board can be put there
    };
  }

  private boolean admits(EvaluationFrame frame, long[] elements) {
    frame.spend(elements.length);
    for (long element : elements) {
      if (!admits(element)) {
        return false;
      }
    }
    return true;
  }

  private boolean admitsSet(EvaluationFrame frame, int slot) {
    return admits(frame, ((ListedSet) frame.sets[slot]).elements());
  }

  /** The range in words, for messages. */
  String range() {
    return bounded() ? "from " + low + " to " + high : "from " + low + " on";
  }
}
