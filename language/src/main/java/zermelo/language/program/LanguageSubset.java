package zermelo.language.program;

import zermelo.language.program.Program.Kind;
import zermelo.language.program.Program.Role;

/** Finds which parts of the language a text uses, for code that supports only some of them. */
public final class LanguageSubset {
  private LanguageSubset() {}

  /**
   * Whether a text keeps to numbers, lists of fixed length and sets, with choices before changes.
   * Proofs and the compiler of plain texts leave the others alone.
   */
  public static boolean isPlain(Program program) {
    return isNumeric(program)
        && !program.scored()
        && !program.movesAgain()
        && !program.namesPlayers()
        && program.moves().stream().noneMatch(Program.MoveRule::otherwise)
        && program.allChanges().stream().noneMatch(Program.HeapRepeat.class::isInstance);
  }

  /**
   * Whether the moves of a text are choices and then changes, one after another, of numbers, lists
   * of fixed length and sets. That is what proofs about the growth of numbers understand.
   */
  public static boolean isNumeric(Program program) {
    return program.board().isEmpty()
        && program.params().stream().noneMatch(param -> param.type() == Type.LIST)
        && program.allTerms().stream()
            .noneMatch(term -> TermTraversal.any(term, LanguageSubset::isFurther))
        && program.components().stream()
            .allMatch(c -> c.role() != Role.OWN || c.kind() == Kind.NUMBER)
        && program.moves().stream().allMatch(move -> move.later().isEmpty())
        && program.allChanges().stream()
            .noneMatch(c -> c instanceof Program.ForEach || c instanceof Program.When);
  }

  private static boolean isFurther(Term term) {
    return term instanceof Term.Filter
        || term instanceof Term.Stuck
        || term instanceof Term.Fold
        || term instanceof Term.ListSlice
        || term instanceof Term.ListJoin
        || term instanceof Term.ListComprehension;
  }
}
