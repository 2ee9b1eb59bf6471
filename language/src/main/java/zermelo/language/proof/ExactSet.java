package zermelo.language.proof;

import java.util.List;

/** The value of a set term. */
sealed interface ExactSet {
  /** All numbers from low to high. */
  record Range(LinearForm low, LinearForm high) implements ExactSet {}

  /** These elements, possibly with duplicates. */
  record Finite(List<LinearForm> elements) implements ExactSet {}

  /** The elements of an infinite set up to a bound, which may grow with n. */
  record Truncated(String name, LinearForm most) implements ExactSet {}

  /** A whole infinite set. */
  record Infinite(String name) implements ExactSet {}
}
