package zermelo.acceptance.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.application.GameResolver;
import zermelo.application.unknown.UnknownPosition;
import zermelo.application.unknown.UnknownSearch;
import zermelo.kernel.Game;
import zermelo.kernel.Outcome;
import zermelo.kernel.RulesFault;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.library.GameExpression;
import zermelo.library.Library;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Solver;
import zermelo.solve.plan.PlanningSolver;

/**
 * Tests {@code solve} with unknown numbers: each number of every example in turn becomes a question
 * mark, and all values are tried.
 */
@Tag("slow")
class UnknownTruthTest {
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])\\d{1,2}(?![\\w.])");
  private static final long LAST = 9;

  @Test
  void everyNumberOfEveryFirstExample() {
    int compared = 0;
    for (Game game : Library.all()) {
      for (Game.Example example : game.examples().stream().limit(1).toList()) {
        Matcher number = NUMBER.matcher(example.position());
        for (int i = 0; i < 3 && number.find(); i++) {
          String text =
              example.position().substring(0, number.start())
                  + UnknownPosition.MARK
                  + example.position().substring(number.end());
          compared += compare(new GameExpression.Term(game.id(), example.settings(), text)) ? 1 : 0;
        }
      }
    }
    assertThat(compared).isGreaterThan(40);
  }

  private static boolean compare(GameExpression.Term term) {
    GameResolver resolver = new GameResolver(false);
    Solver solver = solver();
    List<Long> expected = new ArrayList<>();
    try {
      for (long n = 0; n <= LAST; n++) {
        String text = term.position().replace("?", Long.toString(n));
        try {
          GameResolver.ResolvedGame resolved = resolver.game(term.game(), term.settings(), text);
          Question.Component component = resolved.component(resolved.position(text));
          Result result = solver.solve(Question.of(List.of(component)).computed().withoutMoves());
          if (!(result instanceof Answer answer)) {
            return false; // too large to try
          }
          if (answer.outcome() == Outcome.LOSE) {
            expected.add(n);
          }
        } catch (BadInput outside) {
          // The rules do not allow this number.
        }
      }
      UnknownSearch.Solutions found =
          new UnknownSearch(resolver, false, Question.Method.AUTO, solver())
              .search(new UnknownPosition(List.of(term)), Outcome.LOSE, OptionalLong.of(LAST));
      assertThat(found.numbers().stream().map(n -> n[0]).filter(n -> n <= LAST))
          .as("%s %s", term.game(), term.position())
          .isEqualTo(expected);
      return found.stopped().isEmpty();
    } catch (RulesFault | BadInput notHere) {
      return false;
    }
  }

  private static Solver solver() {
    PlanningSolver solver = new PlanningSolver();
    return question -> solver.solve(question, new Progress(Limits.parse("30000")));
  }
}
