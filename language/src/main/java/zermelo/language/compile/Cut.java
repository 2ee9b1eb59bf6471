package zermelo.language.compile;

import java.util.Optional;
import zermelo.language.check.Function;
import zermelo.language.check.Term;

/**
 * The elements of a set up to a number: {@code squares(n)}, {@code upto(S, n)}.
 *
 * @param endless one of the endless sets, or else
 * @param set another one
 */
record Cut(Optional<Endless> endless, Optional<Term.Many> set, Term.Num most) {
  static Optional<Cut> of(Term.ManyCall call) {
    Term.Num most = (Term.Num) call.arguments().getLast();
    return switch (call.function()) {
      case PRIMES -> endless(Endless.PRIMES, most);
      case SQUARES -> endless(Endless.SQUARES, most);
      case PRIME_POWERS -> endless(Endless.PRIME_POWERS, most);
      case FIBONACCI -> endless(Endless.FIBONACCI, most);
      case UPTO ->
          Optional.of(
              new Cut(
                  Optional.empty(), Optional.of((Term.Many) call.arguments().getFirst()), most));
      default -> Optional.empty();
    };
  }

  private static Optional<Cut> endless(Endless set, Term.Num most) {
    return Optional.of(new Cut(Optional.of(set), Optional.empty(), most));
  }

  /** Whether a function gives such a set. */
  static boolean by(Function function) {
    return switch (function) {
      case PRIMES, SQUARES, PRIME_POWERS, FIBONACCI, UPTO -> true;
      default -> false;
    };
  }
}
