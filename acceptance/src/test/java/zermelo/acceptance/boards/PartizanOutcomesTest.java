package zermelo.acceptance.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.acceptance.library.SolverAssertions;
import zermelo.kernel.Game;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.library.Library;
import zermelo.solve.plan.PlanningSolver;

/** Tests 240 positions of partizan games against their known outcome classes. */
final class PartizanOutcomesTest {
  private static final String FILE = "/partizan-outcomes.tsv";

  /** A line of the file: L or R if that player wins, N if the player to move does, P if not. */
  private record Case(String game, String set, String position, char outcome) {
    Settings settings() {
      return Settings.parse(set.isEmpty() ? List.of() : List.of(set.split(" ")));
    }
  }

  private static List<Case> cases(String game) {
    try (InputStream in = PartizanOutcomesTest.class.getResourceAsStream(FILE)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .map(line -> line.split("\t"))
          .filter(fields -> fields[0].equals(game))
          .map(fields -> new Case(fields[0], fields[1], fields[2], fields[3].charAt(0)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "clobber",
        "amazons",
        "toads-and-frogs",
        "toppling-dominoes",
        "hackenbush",
        "partizan-subtraction"
      })
  void referenceGamesHaveTheKnownOutcomes(String game) {
    assertThat(cases(game)).hasSize(30);
    for (Case line : cases(game)) {
      ReferenceGame reference = ReferenceGames.of(game, line.settings().values());
      char outcome = new ReferenceSearch(reference).outcomeClass(line.position());
      assertThat(outcome).as("%s", line).isEqualTo(line.outcome());
    }
  }

  /** Sums of large cakes are too many to search, so their values are computed. */
  @ParameterizedTest
  @ValueSource(strings = {"cutcake", "maundy-cake"})
  void cakesHaveTheKnownOutcomes(String game) {
    assertThat(cases(game)).hasSize(15);
    CakeValues values = new CakeValues(ReferenceGames.of(game, Map.of())::options);
    for (Case line : cases(game)) {
      assertThat(values.outcomeClass(line.position())).as("%s", line).isEqualTo(line.outcome());
    }
  }

  /** The same from the texts of the library. */
  @ParameterizedTest
  @ValueSource(strings = {"cutcake", "maundy-cake"})
  void cakesOfTheLibraryHaveTheKnownOutcomes(String game) {
    Rules rules = Library.game(game).rules(Settings.NONE);
    CakeValues values =
        new CakeValues(
            cake ->
                rules.moves(rules.parse(cake), Integer.MAX_VALUE).moves().stream()
                    .map(move -> rules.print(move.target()).replaceAll(":.", ""))
                    .toList());
    for (Case line : cases(game)) {
      assertThat(values.outcomeClass(line.position())).as("%s", line).isEqualTo(line.outcome());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cutcake", "maundy-cake"})
  void valuesOfCakesAgreeWithSearch(String game) {
    ReferenceGame reference = ReferenceGames.of(game, Map.of());
    CakeValues values = new CakeValues(reference::options);
    ReferenceSearch search = new ReferenceSearch(reference);
    for (int rows = 1; rows <= 8; rows++) {
      for (int columns = 1; rows * columns <= 8; columns++) {
        String cake = rows + "," + columns;
        assertThat(values.outcomeClass(cake)).as(cake).isEqualTo(search.outcomeClass(cake));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "domineering, :V, :H",
    "clobber, :L, :R",
    "amazons, :L, :R",
    "toads-and-frogs, :L, :R",
    "toppling-dominoes, :L, :R",
    "hackenbush, :L, :R",
    "partizan-subtraction, :L, :R"
  })
  void gamesOfTheLibraryHaveTheKnownOutcomes(String id, String left, String right) {
    PlanningSolver solver = new PlanningSolver();
    Game game = Library.game(id);
    assertThat(cases(id)).hasSize(30);
    for (Case line : cases(id)) {
      Rules rules = game.rules(game.fitted(line.settings(), line.position()));
      boolean leftFirst = wins(solver, rules, line.position() + left);
      boolean rightFirst = wins(solver, rules, line.position() + right);
      char outcome = leftFirst ? (rightFirst ? 'N' : 'L') : rightFirst ? 'R' : 'P';
      assertThat(outcome).as("%s", line).isEqualTo(line.outcome());
    }
  }

  private static boolean wins(PlanningSolver solver, Rules rules, String position) {
    return SolverAssertions.computed(solver, rules, rules.parse(position), false).outcome()
        == Outcome.WIN;
  }

  /**
   * Values of cakes, all of them whole numbers.
   *
   * <p>If the best left option is less than the best right option, the value is the simplest number
   * between them: the whole number nearest to 0, where there is one.
   */
  private static final class CakeValues {
    private static final int NONE = 1000;

    private final Function<String, List<String>> options;
    private final Map<String, Integer> values = new HashMap<>();

    CakeValues(Function<String, List<String>> options) {
      this.options = options;
    }

    char outcomeClass(String cake) {
      int value = value(cake);
      return value > 0 ? 'L' : value < 0 ? 'R' : 'P';
    }

    private int value(String cake) {
      Integer known = values.get(cake);
      if (known != null) {
        return known;
      }
      int left = options.apply(cake).stream().mapToInt(this::sum).max().orElse(-NONE);
      int right = options.apply(cake + ":R").stream().mapToInt(this::sum).min().orElse(NONE);
      assertThat(right - left).as("room for a whole number at %s", cake).isGreaterThan(1);
      int value = left >= 0 ? left + 1 : right <= 0 ? right - 1 : 0;
      values.put(cake, value);
      return value;
    }

    private int sum(String cakes) {
      return PositionText.parts(cakes).stream().mapToInt(this::value).sum();
    }
  }
}
