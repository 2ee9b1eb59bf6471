package zermelo.solve.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Ending;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.testkit.ReferenceSolver;
import zermelo.testkit.ToyGames;
import zermelo.testkit.ToyHeapRules;

/** Compares the search with the reference solver: with tables of one bucket and of many. */
class BoundSearchTest {
  private static final List<Long> MEMORY = List.of(1L, 1L << 12, 1L << 24);

  private static void everywhere(Rules rules, Position start) {
    for (boolean misere : new boolean[] {false, true}) {
      Map<Position, ReferenceSolver.Value> truth = ReferenceSolver.solve(rules, misere, start);
      for (long memory : MEMORY) {
        SearchMemory shared = new SearchMemory();
        for (Position position : truth.keySet()) {
          Question question = Question.of(rules, Optional.empty(), position).misere(misere);
          holds(question, shared, memory, truth);
        }
      }
    }
  }

  private static void holds(
      Question question,
      SearchMemory shared,
      long memory,
      Map<Position, ReferenceSolver.Value> truth) {
    Rules rules = question.rules();
    Optional<BoundSearch> found = BoundSearch.of(question, shared);
    boolean open =
        rules.ending(question.position()) == Ending.OPEN
            && !rules.moves(question.position(), 1).moves().isEmpty();
    assertThat(found.isPresent()).isEqualTo(open && rules.facts().acyclic());
    if (found.isEmpty()) {
      return;
    }
    Progress progress = new Progress(new Limits(Duration.ofMinutes(1), Long.MAX_VALUE, memory));
    BoundSearch search = found.get();
    search.decide(progress);
    search.judgeMoves(progress);
    search.countPlies(progress);
    Map<Position, Value> values = search.values();
    assertThat(values).containsKey(question.position());
    values.forEach(
        (at, value) -> {
          String where =
              "%s at %s, misère %s, %d bytes: %s"
                  .formatted(rules.id(), rules.print(at), question.misere(), memory, value);
          ReferenceSolver.Value known = Objects.requireNonNull(truth.get(at));
          if (rules.facts().scored()) {
            int lead = (question.misere() ? -1 : 1) * rules.lead(at);
            assertThat(value.margin().orElseThrow() + lead)
                .as(where)
                .isEqualTo(known.margin().orElseThrow());
          } else {
            assertThat(value.outcome()).as(where).isEqualTo(known.outcome());
            assertThat(value.remoteness())
                .as(where)
                .isIn(
                    at.equals(question.position())
                        ? List.of(known.remoteness())
                        : List.of(known.remoteness(), OptionalInt.empty()));
          }
        });
    assertThat(values.size()).isGreaterThanOrEqualTo(1);
  }

  @Test
  void heaps() {
    for (Rules rules :
        List.of(
            ToyGames.subtraction(1, 3, 4),
            ToyGames.kayles(),
            ToyGames.grundy(),
            ToyGames.decisive(),
            ToyGames.tying())) {
      everywhere(rules, ToyHeapRules.heaps(List.of(8)));
      everywhere(rules, ToyHeapRules.heaps(List.of(3, 2, 2)));
    }
  }

  @Test
  void scores() {
    for (int seed = 0; seed < 6; seed++) {
      int[] coins = new Random(seed).ints(6, 0, 6).toArray();
      everywhere(ToyGames.coins(coins), Position.of(5, 0, 0));
    }
  }

  /** Games with loops are left alone: a value there may depend on the way to the position. */
  @Test
  void loops() {
    Rules loops = ToyGames.randomGraph(new Random(1), 9, Ending.OPEN);
    Question question = Question.of(loops, Optional.empty(), ToyHeapRules.heaps(List.of(0)));
    assertThat(BoundSearch.of(question, new SearchMemory())).isEmpty();
  }

  /** What is proven before a limit stays, and the search goes on from there. */
  @Test
  void goesOnAfterALimit() {
    Rules kayles = ToyGames.kayles();
    Position start = ToyHeapRules.heaps(List.of(9, 7));
    Question question = Question.of(kayles, Optional.empty(), start).misere(true);
    Map<Position, ReferenceSolver.Value> truth = ReferenceSolver.solve(kayles, true, start);
    SearchMemory shared = new SearchMemory();
    BoundSearch search = BoundSearch.of(question, shared).orElseThrow();
    int tries = 0;
    long most = 10;
    while (!search.decided()) {
      try {
        search.decide(new Progress(new Limits(Duration.ofMinutes(1), most, 1L << 24)));
      } catch (LimitReached reached) {
        tries++;
        most *= 2;
      }
    }
    assertThat(tries).isPositive();
    assertThat(Objects.requireNonNull(search.values().get(start)).outcome())
        .isEqualTo(Objects.requireNonNull(truth.get(start)).outcome());
  }
}
