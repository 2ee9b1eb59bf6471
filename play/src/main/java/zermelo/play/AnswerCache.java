package zermelo.play;

import static zermelo.kernel.Evidence.Kind.SEARCH;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import zermelo.kernel.Evidence;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Solver;
import zermelo.solve.Value;

/**
 * Caches the answers of the solver during a game: players ask about the same positions again and
 * again.
 *
 * <p>Failures are cached too. {@link #forgetFailures} lets a later turn, with limits of its own,
 * try again.
 */
public final class AnswerCache {
  private static final int KEPT = 4_096;

  private final PlayableGame playable;
  private final Solver solver;
  private final Map<Position, Optional<Answer>> known =
      new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Position, Optional<Answer>> eldest) {
          return size() > KEPT;
        }
      };

  public AnswerCache(PlayableGame playable, Solver solver) {
    this.playable = playable;
    this.solver = solver;
  }

  public PlayableGame played() {
    return playable;
  }

  /** Returns the value of a position with all its moves. Empty if the limits do not suffice. */
  public Optional<Answer> of(Position position) {
    Optional<Answer> found = known.get(position);
    if (found == null) {
      found = find(playable.question(position));
      known.put(position, found);
    }
    return found;
  }

  /** Forgets which positions could not be solved. */
  public void forgetFailures() {
    known.values().removeIf(Optional::isEmpty);
  }

  /** Returns whether the position is solved completely, so that every move there can be proven. */
  public boolean solved(Position position) {
    Optional<Answer> found =
        known.containsKey(position)
            ? of(position)
            : brief(playable.question(position).components());
    return found.filter(answer -> answer.evidence().kind() != SEARCH).isPresent();
  }

  /** Returns the value that a book or an earlier search proved, in games without a score. */
  public Optional<Answer> provenBefore(Position position) {
    Question question = playable.question(position);
    return question.isSingleGame() && !playable.rules().facts().scored()
        ? question.components().getFirst().proven().value(position).map(AnswerCache::withoutMoves)
        : Optional.empty();
  }

  private static Answer withoutMoves(Value value) {
    return new Answer(
        value.outcome(),
        value.remoteness(),
        OptionalLong.empty(),
        OptionalInt.empty(),
        List.of(),
        List.of(),
        OptionalLong.empty(),
        new Evidence(SEARCH, "by an earlier search: an opening book or kept proofs", 0));
  }

  /** Returns the value of one component alone, without its moves. */
  public Optional<Answer> componentAnswer(Question.Component part) {
    return brief(List.of(part));
  }

  /** Returns the outcome only. Faster than {@link #of} where closed forms exist. */
  public Optional<Outcome> outcome(Position position) {
    return known
        .getOrDefault(position, Optional.empty())
        .or(() -> brief(playable.question(position).components()))
        .map(Answer::outcome);
  }

  private Optional<Answer> brief(List<Question.Component> components) {
    return answer(Question.valueOnly(components, playable.misere()));
  }

  /**
   * Solves a position so that its moves are known.
   *
   * <p>A closed form may know the winner but no winning move. A player needs a move, so the rules
   * are searched too if the limits suffice.
   */
  private Optional<Answer> find(Question question) {
    Optional<Answer> found = answer(question);
    boolean dumb =
        found.isPresent() && found.get().moves().isEmpty() && found.get().leftOut().orElse(1) != 0;
    return dumb ? computed(question).or(() -> found) : found;
  }

  private Optional<Answer> computed(Question question) {
    try {
      return answer(question.computed());
    } catch (RulesFault tooLarge) { // more moves than the rules can generate
      return Optional.empty();
    }
  }

  private Optional<Answer> answer(Question question) {
    return solver.solve(question) instanceof Answer answer ? Optional.of(answer) : Optional.empty();
  }
}
