package zermelo.language.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides whether the rules are the same for both players, with their symbols exchanged. */
final class PlayerSymmetry {
  private PlayerSymmetry() {}

  static boolean holds(Program program) {
    if (program.namesPlayers()) {
      return false;
    }
    Optional<BoardDeclaration> owned = program.board().filter(BoardDeclaration::owned);
    return owned.isEmpty() || holds(program, owned.get());
  }

  private static boolean holds(Program program, BoardDeclaration board) {
    List<Term> terms = new ArrayList<>(program.allTerms());
    program.settle().ifPresent(terms::add);
    return terms.stream().noneMatch(term -> TermTraversal.any(term, t -> favours(board, t)))
        && board.mask(0) != 0
        && Long.bitCount(board.mask(0)) == Long.bitCount(board.mask(1));
  }

  /** Whether a term names a symbol of one player. */
  private static boolean favours(BoardDeclaration board, Term term) {
    return switch (term) {
      case BoardTerm.Symbol symbol -> board.owner(symbol.index()) >= 0;
      case BoardTerm.Holds holds -> holds.right() != board.exchanged(holds.left());
      default -> false;
    };
  }
}
