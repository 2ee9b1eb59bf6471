package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import zermelo.insight.explain.Paragraph.Reply;
import zermelo.insight.explain.Paragraph.Strategy;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.input.BadInput;
import zermelo.solve.Answer;

/**
 * Finds a winner's answer to each move, in games of one number that becomes smaller.
 *
 * <p>The best strategy is an amount: the answer to "take x" is "take amount - x". It is tried at
 * every lost number up to a bound, and at the lost numbers next to this position. Where there is no
 * such amount, the answers at this position are listed.
 */
final class StrategyReason {
  private static final long MAX_TRIED = 300;
  private static final long NEAR = 100;
  private static final int MAX_MOVES = 200;
  private static final int MAX_REPLIES = 6;

  private final ExplainedPosition explained;
  private final Map<Long, Boolean> lost = new HashMap<>();

  private StrategyReason(ExplainedPosition explained) {
    this.explained = explained;
  }

  static Optional<Strategy> of(ExplainedPosition explained) {
    List<PositionComponent> components = explained.rules().components();
    boolean number =
        components.size() == 1
            && components.getFirst().kind() == PositionComponent.Kind.NUMBER
            && !components.getFirst().own()
            && explained.facts().impartial()
            && explained.facts().acyclic();
    Outcome outcome = explained.answer().outcome();
    if (!number || (outcome != Outcome.WIN && outcome != Outcome.LOSE)) {
      return Optional.empty();
    }
    return new StrategyReason(explained).strategy();
  }

  private Optional<Strategy> strategy() {
    boolean wins = explained.answer().outcome() == Outcome.WIN;
    Optional<Move> first = wins ? explained.winning().stream().findFirst() : Optional.<Move>empty();
    OptionalLong start = number(first.map(Move::target).orElse(explained.position()));
    if (start.isEmpty()
        || (wins && first.isEmpty())
        || options(start.getAsLong()).orElse(List.of()).isEmpty()) {
      return Optional.empty();
    }
    int winner = wins ? 0 : 1;
    long from = start.getAsLong();
    OptionalLong together = together(from);
    if (together.isPresent()) {
      OptionalLong tried = from > MAX_TRIED ? OptionalLong.of(MAX_TRIED) : OptionalLong.empty();
      return Optional.of(new Strategy(winner, first, together, List.of(), tried));
    }
    List<Reply> replies = replies(from);
    return replies.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Strategy(winner, first, OptionalLong.empty(), replies, OptionalLong.empty()));
  }

  /** Returns the least amount to which an answer completes every move, wherever it was tried. */
  private OptionalLong together(long from) {
    Set<Long> amounts = new TreeSet<>();
    long low = explained.rules().components().getFirst().low();
    for (long amount = 1; amount <= Math.min(from - low, MAX_TRIED); amount++) {
      amounts.add(amount);
    }
    keepFitting(from, amounts);
    for (long n = low; n <= Math.min(from, MAX_TRIED) && !amounts.isEmpty(); n++) {
      keepFitting(n, amounts);
    }
    for (long n = Math.max(MAX_TRIED, from - NEAR); n < from && !amounts.isEmpty(); n++) {
      keepFitting(n, amounts);
    }
    return amounts.stream().mapToLong(amount -> amount).findFirst();
  }

  /** Drops the amounts that fail at a lost number. */
  private void keepFitting(long n, Set<Long> amounts) {
    Optional<List<Move>> moves = isLost(n) ? options(n) : Optional.of(List.of());
    if (moves.isEmpty()) {
      amounts.clear();
      return;
    }
    for (Move move : moves.get()) {
      Set<Long> answers = new TreeSet<>();
      number(move.target())
          .ifPresent(
              m ->
                  options(m)
                      .ifPresent(
                          replies ->
                              replies.forEach(
                                  reply ->
                                      number(reply.target())
                                          .ifPresent(to -> answers.add(n - to)))));
      amounts.removeIf(amount -> !answers.contains(amount) || !isLost(n - amount));
    }
  }

  /** Returns an answer to each move, if there are few. */
  private List<Reply> replies(long n) {
    List<Reply> replies = new ArrayList<>();
    for (Move move : options(n).orElse(List.of())) {
      Optional<Move> answer =
          number(move.target()).isEmpty()
              ? Optional.empty()
              : options(number(move.target()).getAsLong()).stream()
                  .flatMap(List::stream)
                  .filter(
                      reply ->
                          number(reply.target()).isPresent()
                              && isLost(number(reply.target()).getAsLong()))
                  .findFirst();
      if (answer.isEmpty() || replies.size() == MAX_REPLIES) {
        return List.of();
      }
      replies.add(new Reply(move, answer.get()));
    }
    return replies;
  }

  private boolean isLost(long n) {
    return lost.computeIfAbsent(
        n,
        any ->
            position(n)
                .flatMap(explained.answerCache()::of)
                .map(Answer::outcome)
                .filter(outcome -> outcome == Outcome.LOSE)
                .isPresent());
  }

  /** Returns the moves at a number. Empty if it is no position, or if there are too many. */
  private Optional<List<Move>> options(long n) {
    Optional<Position> position = position(n);
    if (position.isEmpty()) {
      return Optional.empty();
    }
    if (explained.rules().ending(position.get()) != Ending.OPEN) {
      return Optional.of(List.of());
    }
    MoveList moves = explained.rules().moves(position.get(), MAX_MOVES);
    return moves.complete() ? Optional.of(moves.moves()) : Optional.empty();
  }

  private Optional<Position> position(long n) {
    try {
      return Optional.of(explained.rules().parse(Long.toString(n)));
    } catch (BadInput none) {
      return Optional.empty();
    }
  }

  /** Returns the number that a position is. Empty if it is a sum. */
  private OptionalLong number(Position position) {
    String text = explained.rules().print(position);
    return text.matches("\\d{1,18}") ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
  }
}
