package zermelo.solve.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.limits.Cancellation;
import zermelo.solve.Answer;
import zermelo.solve.Outcomes;
import zermelo.solve.PositionEvaluator;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.ValuedMove;

/**
 * Lists the moves of a question's position with their values.
 *
 * <p>Where there are too many moves to try them all, it asks the {@link PositionEvaluator} to name
 * the winning ones.
 */
public final class MoveLister {
  /** With more moves than this, they are not tried one by one. */
  private static final int TRIED = 100_000;

  private final Question question;
  private final Rules rules;
  private final Position position;
  private final PositionEvaluator knowledge;

  /** Whether every move is known to lose, although its own value may not be. */
  private final boolean lost;

  /** The number of moves to try at this position. */
  private final int tried;

  /**
   * The moves of an {@link Answer}.
   *
   * @param unknown moves whose value is not known
   * @param leftOut how many moves are in neither list; empty if that is not known
   */
  record MoveListing(List<ValuedMove> moves, List<Move> unknown, OptionalLong leftOut) {
    static final MoveListing NOTHING = new MoveListing(List.of(), List.of(), OptionalLong.of(0));
  }

  MoveLister(Question question, PositionEvaluator knowledge) {
    this.question = question;
    this.rules = question.rules();
    this.position = question.position();
    this.knowledge = knowledge;
    this.lost =
        !rules.facts().scored()
            && knowledge.value(position).filter(v -> v.outcome() == Outcome.LOSE).isPresent();
    this.tried = MoveList.most(position, TRIED);
  }

  MoveListing list() {
    if (question.moveSelection() == Question.MoveSelection.NONE
        || rules.ending(position) != Ending.OPEN) {
      return MoveListing.NOTHING;
    }
    long count = rules.countMoves(position, TRIED);
    Optional<List<String>> named =
        count > tried || count < 0 ? knowledge.winningMoves(position) : Optional.empty();
    if (named.isPresent() && (onlyWinning() || count > TRIED || count < 0)) {
      return named(named.orElseThrow(), count);
    }
    MoveList list = someMoves();
    List<Move> unknown = new ArrayList<>();
    List<ValuedMove> valued =
        Stream.concat(beyond(list, named), list.moves().stream())
            .flatMap(move -> valued(move, unknown))
            .toList();
    OptionalLong missing =
        list.complete()
            ? OptionalLong.of(list.moves().size() - valued.size())
            : count < 0 || onlyWinning()
                ? OptionalLong.empty()
                : OptionalLong.of(count - valued.size());
    return choose(valued, unknown, missing);
  }

  // The rules may fail to make a move of a position that a closed form knows: its target is past
  // 2^63-1, or it takes too many steps. The answer is still valid; it omits such moves.

  private MoveList someMoves() {
    for (int most = tried; most > 0; most /= 100) {
      try {
        return rules.moves(position, most);
      } catch (RulesFault tooMany) {
        // Fewer moves may still work.
      }
    }
    return new MoveList(List.of(), false);
  }

  /** If the list is incomplete, the named or else the promising moves that are not in it. */
  private Stream<Move> beyond(MoveList list, Optional<List<String>> named) {
    return list.complete()
        ? Stream.empty()
        : named.orElseGet(() -> knowledge.hints(position)).stream()
            .limit(tried)
            .flatMap(label -> move(label).stream())
            .filter(move -> !list.moves().contains(move));
  }

  private Optional<Move> move(String label) {
    try {
      return rules.move(position, label);
    } catch (RulesFault unmade) {
      return Optional.empty();
    }
  }

  private boolean onlyWinning() {
    return question.moveSelection() == Question.MoveSelection.WINNING;
  }

  private MoveListing named(List<String> labels, long count) {
    List<ValuedMove> winning =
        labels.stream()
            .limit(tried)
            .flatMap(label -> move(label).stream())
            .flatMap(move -> valued(move, new ArrayList<>()))
            .toList();
    OptionalLong others =
        onlyWinning()
            ? OptionalLong.of(Math.max(0, labels.size() - tried))
            : count < 0 ? OptionalLong.empty() : OptionalLong.of(count - winning.size());
    return choose(winning, List.of(), others);
  }

  /** Keeps the requested moves up to the requested number, winning moves first if necessary. */
  private MoveListing choose(List<ValuedMove> valued, List<Move> unknown, OptionalLong missing) {
    List<ValuedMove> moves = new ArrayList<>(valued);
    if (onlyWinning()) {
      moves.removeIf(move -> move.result() != Outcome.WIN);
    }
    if (moves.size() <= question.maxMoves()) {
      int room = onlyWinning() ? 0 : question.maxMoves() - moves.size();
      return new MoveListing(moves, unknown.stream().limit(room).toList(), missing);
    }
    List<ValuedMove> first =
        Stream.concat(
                moves.stream().filter(move -> move.result() == Outcome.WIN),
                moves.stream().filter(move -> move.result() != Outcome.WIN))
            .limit(question.maxMoves())
            .toList();
    long cut = moves.size() - (long) first.size();
    OptionalLong leftOut =
        missing.isPresent() ? OptionalLong.of(missing.getAsLong() + cut) : missing;
    return new MoveListing(first, List.of(), leftOut);
  }

  /** A move with its value; a move without one is added to {@code unknown}. */
  private Stream<ValuedMove> valued(Move move, List<Move> unknown) {
    Cancellation.checkCurrent();
    Optional<Value> value = knowledge.value(move.target());
    if (value.isEmpty() && lost) {
      return Stream.of(
          new ValuedMove(
              move, Outcome.LOSE, OptionalInt.empty(), OptionalLong.empty(), OptionalInt.empty()));
    }
    if (value.isEmpty()) {
      unknown.add(move);
    }
    return value.map(known -> valued(move, known)).stream();
  }

  private ValuedMove valued(Move move, Value value) {
    boolean again = !rules.facts().impartial() && rules.turn(position) == rules.turn(move.target());
    if (value.margin().isPresent()) {
      return valued(move, value, again, value.margin().getAsInt());
    }
    Outcome result = again ? value.outcome() : value.outcome().flip();
    return new ValuedMove(move, result, value.remoteness(), value.nimber(), OptionalInt.empty());
  }

  /** The final margin of a move: the lead, its immediate gain, and the future gains. */
  private ValuedMove valued(Move move, Value value, boolean again, int future) {
    int now = rules.lead(position) + move.gain();
    int margin = (question.misere() ? -now : now) + (again ? future : -future);
    OptionalInt remoteness = value.remotenessWith(again ? margin : -margin);
    return new ValuedMove(
        move, Outcomes.ofMargin(margin), remoteness, value.nimber(), OptionalInt.of(margin));
  }
}
