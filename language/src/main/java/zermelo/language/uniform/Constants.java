package zermelo.language.uniform;

import java.util.Map;
import java.util.Optional;
import zermelo.language.check.Term;

/** Evaluates terms in which nothing varies but what is given. */
public interface Constants {
  /** The value of a number, or nothing where it has none. */
  Optional<Long> number(Term.Num term, Map<Integer, Long> slots);

  Optional<Boolean> truth(Term.Truth term, Map<Integer, Long> slots);

  /** The elements of a set, if they are at most so many. */
  Optional<long[]> set(Term.Many term, Map<Integer, Long> slots, int most);
}
