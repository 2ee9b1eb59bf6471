package zermelo.language.uniform;

import java.util.Optional;

/**
 * A truth that depends on the remainder of n only.
 *
 * @param always what it is, where it is the same for every remainder
 */
record Verdict(Optional<Boolean> always, Regularity when) {
  static Verdict of(boolean value, Regularity when) {
    return new Verdict(Optional.of(value), when);
  }

  static Verdict varies(Regularity when) {
    return new Verdict(Optional.empty(), when);
  }

  Verdict not() {
    return new Verdict(always.map(value -> !value), when);
  }

  Verdict and(Verdict other) {
    if (is(false)) {
      return this;
    }
    if (other.is(false)) {
      return other;
    }
    Regularity both = when.and(other.when);
    return is(true) && other.is(true) ? of(true, both) : varies(both);
  }

  Verdict or(Verdict other) {
    return not().and(other.not()).not();
  }

  boolean is(boolean value) {
    return always.isPresent() && always.get() == value;
  }
}
