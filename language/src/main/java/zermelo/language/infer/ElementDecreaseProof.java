package zermelo.language.infer;

import java.util.List;
import zermelo.language.program.Program;
import zermelo.language.program.Term;

/**
 * Proves that the first change of a move surely lowers an element of a list.
 *
 * <p>The change may also be the first one in a loop over a range that is not empty.
 */
final class ElementDecreaseProof {
  private ElementDecreaseProof() {}

  static boolean isSure(Program program, ProofAssumptions settled, Program.MoveRule rule) {
    List<Program.Change> changes = rule.changes();
    if (changes.isEmpty()) {
      return false;
    }
    try {
      SymbolicMove move = SymbolicMove.choices(program, settled, rule);
      return switch (changes.getFirst()) {
        case Program.ElementAssignment set -> falls(set, move, move.before().reader());
        case Program.ForEach each
            when each.set() instanceof Term.Range(Term.NumberTerm low, Term.NumberTerm high)
                && each.changes().getFirst() instanceof Program.ElementAssignment set -> {
          LinearTermReader reader = move.before().reader();
          LinearExpression first = reader.num(low);
          if (!move.knowledge().provesAtMost(first, reader.num(high))) {
            yield false;
          }
          LinearTermReader round = reader.copy();
          round.put(each.slot(), first);
          yield falls(set, move, round);
        }
        default -> false;
      };
    } catch (ArithmeticException tooLarge) {
      return false;
    }
  }

  private static boolean falls(
      Program.ElementAssignment set, SymbolicMove move, LinearTermReader reader) {
    LinearExpression old = reader.list(set.slot()).element(reader.num(set.index()));
    return move.knowledge().provesAtMost(reader.num(set.value()).plus(1), old);
  }
}
