package zermelo.insight.check;

import java.util.Arrays;
import java.util.Optional;
import zermelo.insight.survey.PositionFamily;
import zermelo.kernel.Rules;
import zermelo.solve.Answer;

/**
 * The computed values of a family with one variable: those of first, first + 1, ... up to a gap.
 *
 * <p>A sequence with a gap, or over several games, counts as empty.
 */
public final class ValueSequence {
  private final PositionFamily family;
  private boolean broken;
  private long first;
  private int length;
  private long[] outcomes = new long[16];
  private long[] nimbers = new long[16];
  private boolean allNimbers = true;
  private Optional<ValuedPosition> last = Optional.empty();

  public ValueSequence(PositionFamily family) {
    this.family = family;
    this.broken = family.names().size() != 1;
  }

  public void add(ValuedPosition view) {
    if (broken) {
      return;
    }
    Optional<long[]> point = family.point(view.at());
    if (point.isEmpty()
        || (length > 0
            && (point.get()[0] != first + length || !rules().equals(view.at().setup().rules())))) {
      broken = true; // a gap, or several games
      return;
    }
    if (length == 0) {
      first = point.get()[0];
    }
    if (length == outcomes.length) {
      outcomes = Arrays.copyOf(outcomes, 2 * length);
      nimbers = Arrays.copyOf(nimbers, 2 * length);
    }
    last = Optional.of(view);
    Answer answer = view.answer();
    outcomes[length] = view.code();
    allNimbers &= answer.nimber().isPresent();
    nimbers[length] = answer.nimber().orElse(0);
    length++;
  }

  boolean isEmpty() {
    return broken || length == 0;
  }

  long first() {
    return first;
  }

  long end() {
    return first + length;
  }

  ValuedPosition last() {
    return last.orElseThrow();
  }

  /** Returns the rules that these values belong to. */
  Rules rules() {
    return last().at().setup().rules();
  }

  /** Returns the Grundy values, if every position has one. */
  Optional<long[]> nimbers() {
    return allNimbers ? Optional.of(Arrays.copyOf(nimbers, length)) : Optional.empty();
  }

  long[] outcomes() {
    return Arrays.copyOf(outcomes, length);
  }
}
