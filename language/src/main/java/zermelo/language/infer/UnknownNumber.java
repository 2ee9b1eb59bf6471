package zermelo.language.infer;

import java.util.List;

/**
 * A number that is not known: what stands in a slot, an element of a list, or the value of a
 * function that is not linear. Two of them are the same number if they are equal.
 *
 * @param what the kind: {@code slot}, {@code element}, {@code max}, ...
 * @param of what it is made of: numbers, or linear forms
 */
record UnknownNumber(String what, List<Object> of) {
  // Equality is written out because that of records is made at run time, at every start anew.
  @Override
  public boolean equals(Object other) {
    return other instanceof UnknownNumber that && what.equals(that.what) && of.equals(that.of);
  }

  @Override
  public int hashCode() {
    return 31 * what.hashCode() + of.hashCode();
  }

  static UnknownNumber slot(int slot) {
    return new UnknownNumber("slot", List.of(slot));
  }

  static UnknownNumber of(String what, Object... parts) {
    return new UnknownNumber(what, List.of(parts));
  }
}
