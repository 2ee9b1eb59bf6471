package zermelo.application.proven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zermelo.application.GameResolver;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.solve.Answer;
import zermelo.solve.ProvenPositions;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.SampleSize;

/** Tests the opening books that come with the program: they fit, are small, and say the truth. */
final class ShippedBookTest {
  private static final String GAME = "connect-four";
  private static final int MAX_BYTES = 1 << 20;

  /** The logarithm of the positions of a proof that is repeated here. */
  private static final int MAX_WORK = 19;

  private static GameResolver.ResolvedGame game(String... settings) {
    return new GameResolver(false).game(GAME, Settings.parse(List.of(settings)));
  }

  private static ProvenPositions book(GameResolver.ResolvedGame game) {
    return ProvenStores.BOOKS.of(game.game(), game.rules(), false);
  }

  private static byte[] bytes() throws IOException {
    try (InputStream in = Book.class.getResourceAsStream(GAME + ".book.gz")) {
      return in.readAllBytes();
    }
  }

  @Test
  void aBookFitsTheRulesAndIsSmall() throws IOException {
    GameResolver.ResolvedGame game = game();
    Rules rules = game.rules();
    ProvenPositions book = book(game);
    Position start = rules.start().orElseThrow();
    assertThat(book.value(start))
        .as("the rules have changed: make the book anew, see docs/play.md")
        .contains(Value.of(Outcome.WIN, 41));
    assertThat(
            rules.moves(start, 7).moves().stream()
                .map(move -> book.value(move.target()).orElseThrow().outcome()))
        .as("column 4 alone wins")
        .containsExactly(
            Outcome.WIN,
            Outcome.WIN,
            Outcome.TIE,
            Outcome.LOSE,
            Outcome.TIE,
            Outcome.WIN,
            Outcome.WIN);
    assertThat(bytes().length).isLessThan(MAX_BYTES);
    assertThat(book(game("width=6"))).isEqualTo(ProvenPositions.NONE);
  }

  @Test
  void wordsForPeopleMayChangeAndRulesMayNot() {
    String text = ((TextGame) game().game()).text();
    String phrase = "drops a stone into column";
    String rule = "line(theirs, 4)";
    assertThat(text).contains(phrase, rule);
    TextGame reworded = text(text.replace(phrase, "chooses column") + "\n# a comment\n");
    Rules rules = reworded.rules(Settings.NONE);
    assertThat(ProvenStores.BOOKS.of(reworded, rules, false).value(rules.start().orElseThrow()))
        .isPresent();
    TextGame changed = text(text.replace(rule, "line(theirs, 3)"));
    assertThat(ProvenStores.BOOKS.of(changed, changed.rules(Settings.NONE), false))
        .isEqualTo(ProvenPositions.NONE);
  }

  private static TextGame text(String text) {
    return TextGame.read(GAME, GAME + ".game", text);
  }

  @Test
  void aSampleIsTrue() throws IOException {
    GameResolver.ResolvedGame game = game();
    ProvenFormat format = ProvenStores.format((TextGame) game.game(), game.rules(), false);
    Map<String, ProvenFormat.Entry> entries = Book.entries(bytes(), format);
    List<String> positions = new ArrayList<>(entries.keySet());
    positions.removeIf(position -> entries.get(position).work() > MAX_WORK);
    Collections.sort(positions);
    long seed = System.nanoTime();
    Collections.shuffle(positions, new Random(seed));
    PlanningSolver solver = new PlanningSolver();
    for (String position : positions.stream().limit(SampleSize.of(4)).toList()) {
      Question.Component at = game.component(game.rules().parse(position));
      Value value = entries.get(position).value();
      Question question =
          Question.of(List.of(at)).withoutMoves().remoteness(value.remoteness().isPresent());
      Answer answer = (Answer) solver.solve(question, new Progress(Limits.standard()));
      assertThat(answer.evidence().detail())
          .as("the answer of a search, not of the book")
          .doesNotContain("earlier search");
      assertThat(answer.outcome()).as("%s, seed %d", position, seed).isEqualTo(value.outcome());
      if (value.remoteness().isPresent()) {
        assertThat(answer.remoteness()).as(position).isEqualTo(value.remoteness());
      }
    }
  }
}
