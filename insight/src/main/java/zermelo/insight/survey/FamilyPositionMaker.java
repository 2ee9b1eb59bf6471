package zermelo.insight.survey;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;

/** Makes a position from values of the variables. */
final class FamilyPositionMaker {
  private final ParameterRanges parameters;
  private final int[] parameterPlaces;
  private final long[] fixed;
  private final List<Integer> heaps;
  private final Function<Axis.Values, String> text;
  private final Map<Rules, Map<Long, List<Position>>> parts = new HashMap<>();

  /**
   * Prepares a maker.
   *
   * @param parameterPlaces the indices of the parameters that vary
   * @param fixed the values of the first variables, which are the parameters
   * @param heaps the indices of heaps that are single numbers; empty if the text must be parsed
   * @param text the notation of a position; it may also fill in lists
   */
  FamilyPositionMaker(
      ParameterRanges parameters,
      int[] parameterPlaces,
      long[] fixed,
      List<Integer> heaps,
      Function<Axis.Values, String> text) {
    this.parameters = parameters;
    this.parameterPlaces = parameterPlaces;
    this.fixed = fixed;
    this.heaps = heaps;
    this.text = text;
  }

  /** Returns the position with these values. Empty if the rules reject them. */
  Optional<FamilyPosition> make(Axis.Values values) {
    List<Long> open =
        IntStream.of(parameterPlaces).mapToObj(place -> values.numbers()[place]).toList();
    return parameters.with(open).flatMap(setup -> make(setup, values));
  }

  private Optional<FamilyPosition> make(ConfiguredGame setup, Axis.Values values) {
    Position position;
    try {
      String written = text.apply(values);
      position = heaps.isEmpty() ? setup.rules().parse(written) : sum(setup.rules(), values);
    } catch (BadInput refused) {
      return Optional.empty(); // no position of this game: the rules have further bounds
    }
    return Optional.of(
        new FamilyPosition(setup, position, numbers(values), values.lists().clone()));
  }

  /** Joins heaps. Each heap is parsed once only. */
  private Position sum(Rules rules, Axis.Values values) {
    Map<Long, List<Position>> known = parts.computeIfAbsent(rules, _ -> new HashMap<>());
    List<Position> all = new ArrayList<>();
    for (int heap : heaps) {
      all.addAll(
          known.computeIfAbsent(
              values.numbers()[heap], n -> rules.parts(rules.parse(Long.toString(n)))));
    }
    return rules.join(all);
  }

  private long[] numbers(Axis.Values values) {
    long[] numbers = values.numbers().clone();
    System.arraycopy(fixed, 0, numbers, 0, fixed.length);
    for (int place : parameterPlaces) {
      numbers[place] = values.numbers()[place];
    }
    return numbers;
  }
}
