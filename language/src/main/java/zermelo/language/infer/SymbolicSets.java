package zermelo.language.infer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.program.Term;
import zermelo.language.program.Term.SetOperator;

/**
 * The symbolic state of the sets of a position while a move changes them.
 *
 * <p>For each set it has the size and the code: the set as a binary number (the set {0, 3} is the
 * number 1001). The code falls if the greatest of all added and removed elements is a removed one.
 */
final class SymbolicSets {
  /**
   * The size and the code of a set. {@code untouched} means that the move has not changed it yet.
   */
  private record One(LinearExpression size, LinearExpression code, boolean untouched) {}

  private final LinearTermReader reader;
  private final InequalityProver knowledge;
  private final SetMembership members;
  private final Map<Integer, One> sets = new HashMap<>();

  SymbolicSets(LinearTermReader reader, InequalityProver knowledge, SetMembership members) {
    this.reader = reader;
    this.knowledge = knowledge;
    this.members = members;
  }

  SymbolicSets copy(LinearTermReader newReader) {
    SymbolicSets copy = new SymbolicSets(newReader, knowledge, members);
    copy.sets.putAll(sets);
    return copy;
  }

  LinearExpression size(int slot) {
    return one(slot).size;
  }

  LinearExpression code(int slot) {
    return one(slot).code;
  }

  private One one(int slot) {
    return sets.getOrDefault(
        slot,
        new One(
            LinearExpression.of(UnknownNumber.of("size", slot)),
            LinearExpression.of(UnknownNumber.of("binary", slot)),
            true));
  }

  void change(int slot, Term.SetTerm value) {
    One before = one(slot);
    int serial = knowledge.serial();
    LinearExpression size = LinearExpression.of(UnknownNumber.of("size", slot, serial));
    LinearExpression code = LinearExpression.of(UnknownNumber.of("binary", slot, serial));
    Optional<List<Term.SetBinary>> operations = operations(slot, value);
    if (operations.isPresent()) {
      compareSizes(slot, before, operations.get(), size);
      if (before.untouched && lowersCode(slot, operations.get())) {
        knowledge.atMost(code, before.code.plus(-1));
      }
    }
    sets.put(slot, new One(size, code, false));
  }

  /** The operations that produce the new set from the old one, in order, if it has that form. */
  private static Optional<List<Term.SetBinary>> operations(int slot, Term.SetTerm value) {
    List<Term.SetBinary> found = new ArrayList<>();
    Term.SetTerm rest = value;
    while (rest instanceof Term.SetBinary binary) {
      found.addFirst(binary);
      rest = binary.left();
    }
    return rest.equals(new Term.SetSlot(slot)) ? Optional.of(found) : Optional.empty();
  }

  private void compareSizes(
      int slot, One before, List<Term.SetBinary> operations, LinearExpression size) {
    if (operations.stream().allMatch(o -> o.operator() == SetOperator.UNION)) {
      boolean fresh =
          before.untouched
              && operations.stream()
                  .flatMap(o -> items(o).stream())
                  .anyMatch(x -> members.surelyOut(slot, x));
      knowledge.atMost(before.size.plus(fresh ? 1 : 0), size);
    } else if (operations.stream().allMatch(o -> o.operator() == SetOperator.DIFFERENCE)) {
      boolean gone =
          before.untouched
              && operations.stream()
                  .flatMap(o -> items(o).stream())
                  .anyMatch(x -> members.surelyIn(slot, x));
      knowledge.atMost(size, before.size.plus(gone ? -1 : 0));
    }
  }

  private List<LinearExpression> items(Term.SetBinary operation) {
    return operation.right() instanceof Term.SetLiteral(List<Term.NumberTerm> items)
        ? items.stream().map(reader::num).toList()
        : List.of();
  }

  /**
   * Elements up to {@code high} that an operation may change. {@code goes} means that it surely
   * removes {@code high} if the set contains it.
   */
  private record Touched(LinearExpression high, boolean goes) {}

  private boolean isBelow(Touched low, Touched high) {
    return knowledge.provesAtMost(low.high.plus(1), high.high);
  }

  /** Whether the highest changed element is in the set and is removed, by exactly one operation. */
  private boolean lowersCode(int slot, List<Term.SetBinary> operations) {
    List<Touched> touched = new ArrayList<>();
    for (Term.SetBinary operation : operations) {
      boolean goes = operation.operator() != SetOperator.UNION;
      switch (operation.right()) {
        case Term.SetLiteral(List<Term.NumberTerm> items) ->
            items.forEach(item -> touched.add(new Touched(reader.num(item), goes)));
        case Term.Range(Term.NumberTerm low, Term.NumberTerm high) -> {
          LinearExpression top = reader.num(high);
          touched.add(new Touched(top, goes && knowledge.provesAtMost(reader.num(low), top)));
        }
        default -> {
          return false;
        }
      }
    }
    return touched.stream()
        .filter(top -> top.goes && members.surelyIn(slot, top.high))
        .anyMatch(top -> touched.stream().filter(other -> !isBelow(other, top)).count() == 1);
  }
}
