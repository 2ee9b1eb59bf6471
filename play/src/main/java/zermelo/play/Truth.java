package zermelo.play;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Position;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Result;

/**
 * What positions of a game are worth, as far as the budget of whoever solves goes. Answers are
 * kept, those that could not be found too: a player asks for the same positions again and again.
 */
public final class Truth {
  private static final int KEPT = 4_096;

  private final Played played;
  private final Function<Question, Result> solver;
  private final Map<Position, Optional<Answer>> known =
      new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Position, Optional<Answer>> eldest) {
          return size() > KEPT;
        }
      };

  public Truth(Played played, Function<Question, Result> solver) {
    this.played = played;
    this.solver = solver;
  }

  public Played played() {
    return played;
  }

  /** What a position is worth with all its moves; nothing if the budget does not suffice. */
  public Optional<Answer> of(Position position) {
    Optional<Answer> found = known.get(position);
    if (found == null) {
      found = find(played.question(position));
      known.put(position, found);
    }
    return found;
  }

  /**
   * A closed form may know who wins and not how. Whoever plays wants to know how, so then the rules
   * are searched too, if the budget suffices.
   */
  private Optional<Answer> find(Question question) {
    Optional<Answer> found = answer(question);
    boolean dumb =
        found.isPresent() && found.get().moves().isEmpty() && found.get().leftOut().orElse(1) != 0;
    return dumb ? answer(question.computed()).or(() -> found) : found;
  }

  private Optional<Answer> answer(Question question) {
    return solver.apply(question) instanceof Answer answer ? Optional.of(answer) : Optional.empty();
  }
}
