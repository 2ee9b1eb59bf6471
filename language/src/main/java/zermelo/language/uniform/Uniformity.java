package zermelo.language.uniform;

import java.util.Map;
import java.util.Optional;
import zermelo.language.check.Program;
import zermelo.language.check.Term;

/**
 * The moves of a game of one number look alike from some n on: if n has a move that leaves one
 * large part, n + modulus has the same one with that part larger by the modulus, and the other way
 * round; parts that are not large, and what the rules say of ends, are the same too.
 *
 * @param when from which n on, and for which modulus
 * @param reach the most by which all parts together are smaller than n
 * @param parts 1 if a move never leaves two large parts, else 2
 */
public record Uniformity(Regularity when, long reach, int parts) {

  /** What can be seen of a program, if its positions are one number without an upper bound. */
  public static Optional<Uniformity> of(
      Program program, Map<Integer, Long> parameters, Constants constants) {
    try {
      return Optional.of(new UniformMoves(program, parameters, constants).find());
    } catch (Irregular unclear) {
      return Optional.empty();
    }
  }

  /**
   * How a truth depends on the number in a slot, if everything else in it depends on that number's
   * remainder only.
   *
   * @param given slots that are known to repeat when the number grows by a multiple of any modulus
   */
  public static Optional<Regularity> of(
      Term.Truth truth,
      int slot,
      Iterable<Integer> given,
      Map<Integer, Long> parameters,
      Constants constants) {
    Shapes shapes = new Shapes(constants, parameters, Map.of(slot, Shape.N));
    given.forEach(other -> shapes.put(other, Shape.some(Regularity.ALWAYS)));
    try {
      return Optional.of(shapes.truth(truth).when());
    } catch (Irregular unclear) {
      return Optional.empty();
    }
  }
}
