package zermelo.language.proof;

import java.util.List;

/** The value of a set term. */
sealed interface ExactSet {
  /** All numbers from low to high. */
  record Range(LinearForm low, LinearForm high) implements ExactSet {}

  /** These elements, some of them perhaps twice. */
  record Finite(List<LinearForm> elements) implements ExactSet {}

  /** The elements of an endless set up to a bound, which may grow with n. */
  record Truncated(String name, LinearForm most) implements ExactSet {}

  /** A whole endless set. */
  record Infinite(String name) implements ExactSet {}
}
