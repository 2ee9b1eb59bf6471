package zermelo.library.theorems;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import zermelo.kernel.theorem.ClosedForm;

/** A closed form for a game: a claim, the function that uses it, and the cases that test it. */
public interface Theorem {
  /** Returns the claim in words. */
  TheoremDescription claim();

  /**
   * Returns the closed form for these settings, with every parameter of the game as text.
   *
   * <p>Empty if the theorem does not cover them or this play convention.
   */
  Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere);

  /** Returns the small cases on which tests compare the closed form with the rules. */
  List<TheoremSample> samples();

  /** Returns the id of the game. */
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

  /** Describes the cases on which the closed form was compared with the rules. */
  default String checked() {
    return samples().stream().map(TheoremSample::what).distinct().collect(Collectors.joining("; "));
  }
}
