package zermelo.language.program;

import zermelo.language.program.Program.Kind;
import zermelo.language.program.Program.Role;

/** Tells whether a text keeps to a part of the language, for code that supports only that part. */
public final class LanguageSubset {
  private LanguageSubset() {}

  /**
   * Whether a text is plain: {@link #isNumeric}, and without scores, further turns, moves of one
   * player and alternatives. Proofs of periods and the compiler of plain texts accept no others.
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
   * Whether positions are numbers, lists of fixed length and sets, and each move is choices and
   * then changes, without loops. Proofs about the growth of numbers understand that much.
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
        || term instanceof Term.ListIf
        || term instanceof Term.ListComprehension;
  }
}
