package zermelo.application.heapcode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The choices of a move, as far as they are read: values of slots and inequalities.
 *
 * @param values what the slots of enumerated choices are worth
 * @param free the slots of the other choices, in their order
 * @param atLeastZero forms that must not be negative
 */
record LinearMove(Map<Integer, LinearSum> values, List<Integer> free, List<LinearSum> atLeastZero) {
  LinearMove {
    values = Map.copyOf(values);
    free = List.copyOf(free);
    atLeastZero = List.copyOf(atLeastZero);
  }

  static final LinearMove ANY = new LinearMove(Map.of(), List.of(), List.of());

  /** The move if the number in a slot is this one. */
  LinearMove where(int slot, LinearSum value) {
    Map<Integer, LinearSum> more = new HashMap<>(values);
    more.replaceAll((_, form) -> form.with(slot, value));
    more.put(slot, value);
    return new LinearMove(
        more,
        free.stream().filter(other -> other != slot).toList(),
        atLeastZero.stream().map(form -> form.with(slot, value)).toList());
  }

  /** The move with one more choice, which may be any number. */
  LinearMove choosing(int slot) {
    List<Integer> more = new ArrayList<>(free);
    more.add(slot);
    Map<Integer, LinearSum> others = new HashMap<>(values);
    others.remove(slot);
    return new LinearMove(others, more, atLeastZero);
  }

  /** The move if this form is not negative. */
  LinearMove requiring(LinearSum form) {
    List<LinearSum> more = new ArrayList<>(atLeastZero);
    more.add(form);
    return new LinearMove(values, free, more);
  }

  /** Whether some inequality never holds. */
  boolean isImpossible() {
    return atLeastZero.stream().anyMatch(form -> form.isConstant() && form.constant() < 0);
  }
}
