package zermelo.language.infer;

import java.util.List;

/**
 * An unknown: the number in a slot, an element of a list, or the value of a nonlinear function.
 *
 * <p>Equal unknowns stand for the same number. Proof searches hash unknowns millions of times, so
 * the hash is computed once.
 */
final class UnknownNumber {
  private final String what;
  private final List<Object> of;
  private final int hash;

  private UnknownNumber(String what, List<Object> of) {
    this.what = what;
    this.of = of;
    this.hash = 31 * what.hashCode() + of.hashCode();
  }

  static UnknownNumber slot(int slot) {
    return of("slot", slot);
  }

  /**
   * The unknown of a kind with these operands.
   *
   * @param what the kind: {@code slot}, {@code element}, {@code max}, ...
   * @param parts the operands: numbers or linear expressions
   */
  static UnknownNumber of(String what, Object... parts) {
    return new UnknownNumber(what, List.of(parts));
  }

  /** The kind. */
  String what() {
    return what;
  }

  /** The operands: numbers or linear expressions. */
  List<Object> of() {
    return of;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof UnknownNumber that
            && hash == that.hash
            && what.equals(that.what)
            && of.equals(that.of));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return what + of;
  }
}
