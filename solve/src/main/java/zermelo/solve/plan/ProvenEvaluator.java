package zermelo.solve.plan;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.kernel.Ending;
import zermelo.kernel.Evidence;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.solve.PositionEvaluator;
import zermelo.solve.ProvenPositions;
import zermelo.solve.Question;
import zermelo.solve.Value;

/**
 * Answers from positions that were proven before, and keeps new proofs for later questions.
 *
 * <p>If a question wants moves, the value of its position is not enough. It also needs a move that
 * is known to keep that value: the quickest win, or any move to a tie. In a lost position it needs
 * the values of all moves.
 */
final class ProvenEvaluator implements PositionEvaluator {
  /** Proofs that visited fewer positions are not kept: a search finds them again as quickly. */
  private static final long LEAST_WORK = 10_000;

  private static final int MAX_MOVES = 500;

  private final Rules rules;
  private final boolean misere;
  private final ProvenPositions proven;

  private ProvenEvaluator(Question question) {
    this.rules = question.rules();
    this.misere = question.misere();
    this.proven = proven(question);
  }

  /** The evaluator for a question, if the proven positions answer all of it. */
  static Optional<ProvenEvaluator> of(Question question) {
    if (!applies(question)) {
      return Optional.empty();
    }
    ProvenEvaluator known = new ProvenEvaluator(question);
    return known.suffices(question) ? Optional.of(known) : Optional.empty();
  }

  private static boolean applies(Question question) {
    return question.isSingleGame()
        && question.method() == Question.Method.AUTO
        && !proven(question).equals(ProvenPositions.NONE);
  }

  private static ProvenPositions proven(Question question) {
    return question.components().getFirst().proven();
  }

  /** Whether the values of all moves are known, if they are wanted. */
  boolean complete(Question question) {
    if (question.moveSelection() == Question.MoveSelection.NONE) {
      return true;
    }
    Position position = question.position();
    MoveList list = rules.moves(position, MoveList.most(position, MAX_MOVES));
    return list.complete()
        && list.moves().stream().allMatch(move -> value(move.target()).isPresent());
  }

  /** The values of a search, supplemented by those that were proven before. */
  PositionEvaluator supplement(PositionEvaluator search) {
    return new TableEvaluator(at -> search.value(at).or(() -> value(at)), search.evidence());
  }

  private boolean suffices(Question question) {
    Position position = question.position();
    Optional<Value> value = proven.value(position);
    if (value.isEmpty() || rules.ending(position) != Ending.OPEN) {
      return false;
    }
    if (question.moveSelection() == Question.MoveSelection.NONE) {
      return !question.plies()
          || rules.facts().scored()
          || (value.get().outcome() != Outcome.WIN && value.get().outcome() != Outcome.LOSE)
          || value.get().remoteness().isPresent();
    }
    MoveList list = rules.moves(position, MoveList.most(position, MAX_MOVES));
    if (!list.complete()) {
      return false;
    }
    boolean all = value.get().outcome() == Outcome.LOSE || rules.facts().scored();
    return all
        ? list.moves().stream().allMatch(move -> value(move.target()).isPresent())
        : keeps(position, list.moves(), value.get());
  }

  /** Whether some move is known to keep the value, and to win as quickly as the value says. */
  private boolean keeps(Position position, List<Move> moves, Value value) {
    return moves.stream()
        .anyMatch(
            move -> {
              Optional<Value> after = value(move.target());
              boolean again =
                  !rules.facts().impartial() && rules.turn(position) == rules.turn(move.target());
              OptionalInt plies = value.remoteness();
              return after
                  .filter(
                      known ->
                          (again ? known.outcome() : known.outcome().flip()) == value.outcome())
                  .filter(
                      known ->
                          plies.isEmpty() || known.remoteness().orElse(-1) == plies.getAsInt() - 1)
                  .isPresent();
            });
  }

  @Override
  public Optional<Value> value(Position position) {
    Ending ending = rules.ending(position);
    boolean stuck = ending == Ending.OPEN && rules.moves(position, 1).moves().isEmpty();
    if (ending == Ending.OPEN && !stuck) {
      return proven.value(position);
    }
    if (rules.facts().scored()) {
      int rest = rules.settlement(position);
      return Optional.of(Value.ofMargin(misere ? -rest : rest));
    }
    Ending verdict = stuck ? Ending.LOST : ending;
    return Optional.of(
        switch (misere ? verdict.misere() : verdict) {
          case WON -> Value.of(Outcome.WIN, 0);
          case LOST -> Value.of(Outcome.LOSE, 0);
          case TIED, OPEN -> Value.of(Outcome.TIE, 0);
        });
  }

  @Override
  public Evidence evidence() {
    return new Evidence(
        Evidence.Kind.SEARCH, "by an earlier search: an opening book or kept proofs", 0);
  }

  /**
   * Offers what a search has proven about a position and its moves to the store of proven
   * positions.
   */
  static void keep(Question question, PositionEvaluator knowledge, List<Move> moves) {
    Evidence evidence = knowledge.evidence();
    if (evidence.kind() != Evidence.Kind.SEARCH
        || evidence.positions() < LEAST_WORK
        || !applies(question)) {
      return;
    }
    ProvenPositions proven = proven(question);
    knowledge
        .value(question.position())
        .ifPresent(value -> proven.keep(question.position(), value, evidence.positions()));
    for (Move move : moves) {
      if (question.rules().ending(move.target()) == Ending.OPEN) {
        long share = evidence.positions() / moves.size();
        knowledge.value(move.target()).ifPresent(value -> proven.keep(move.target(), value, share));
      }
    }
  }
}
