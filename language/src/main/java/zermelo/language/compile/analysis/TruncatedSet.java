package zermelo.language.compile.analysis;

import java.util.Optional;
import zermelo.language.arithmetic.InfiniteSet;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;

/**
 * The elements of a set up to a number: {@code squares(n)}, {@code upto(S, n)}.
 *
 * <p>Exactly one of {@code endless} and {@code set} is present.
 *
 * @param endless the infinite set that is truncated
 * @param set the other set that is truncated
 */
public record TruncatedSet(
    Optional<InfiniteSet> endless, Optional<Term.SetTerm> set, Term.NumberTerm most) {
  public static Optional<TruncatedSet> of(Term.SetCall call) {
    Term.NumberTerm most = (Term.NumberTerm) call.arguments().getLast();
    return switch (call.function()) {
      case PRIMES -> endless(InfiniteSet.PRIMES, most);
      case SQUARES -> endless(InfiniteSet.SQUARES, most);
      case PRIME_POWERS -> endless(InfiniteSet.PRIME_POWERS, most);
      case FIBONACCI -> endless(InfiniteSet.FIBONACCI, most);
      case UPTO ->
          Optional.of(
              new TruncatedSet(
                  Optional.empty(), Optional.of((Term.SetTerm) call.arguments().getFirst()), most));
      default -> Optional.empty();
    };
  }

  private static Optional<TruncatedSet> endless(InfiniteSet set, Term.NumberTerm most) {
    return Optional.of(new TruncatedSet(Optional.of(set), Optional.empty(), most));
  }

  /** Whether the function returns such a set. */
  static boolean by(BuiltInFunction function) {
    return switch (function) {
      case PRIMES, SQUARES, PRIME_POWERS, FIBONACCI, UPTO -> true;
      default -> false;
    };
  }
}
