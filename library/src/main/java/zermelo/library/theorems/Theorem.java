package zermelo.library.theorems;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import zermelo.kernel.theorem.ClosedForm;

/** A closed form for a game: a claim, the function that uses it, and the cases that test it. */
public interface Theorem {
  /** What is claimed, in words. */
  TheoremDescription claim();

  /**
   * The closed form for these settings (every parameter of the game as text), or nothing if it does
   * not speak of them or of this kind of play.
   */
  Optional<ClosedForm> oracle(Map<String, String> settings, boolean misere);

  /** The small cases on which tests compare the closed form with the rules. */
  List<TheoremSample> samples();

  /** The id of the game that this is about. */
  default String game() {
    return claim().game();
  }

  default String name() {
    return claim().name();
  }

  default String statement() {
    return claim().statement();
  }

  default String domain() {
    return claim().domain();
  }

  default String source() {
    return claim().source();
  }

  /** How far the closed form was held against the rules. */
  default String checked() {
    return samples().stream().map(TheoremSample::what).distinct().collect(Collectors.joining("; "));
  }
}
