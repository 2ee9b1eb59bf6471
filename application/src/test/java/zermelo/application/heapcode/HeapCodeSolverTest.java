package zermelo.application.heapcode;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.application.GameResolver;
import zermelo.application.TestSolver;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.solve.Answer;
import zermelo.solve.Question;

/** Tests which rules are heap codes, and which questions their engine answers. */
class HeapCodeSolverTest {
  private final List<Question> delegated = new ArrayList<>();
  private final HeapCodeSolver solver = solver("20s");
  private final GameResolver.ResolvedGame kayles = TestSolver.game("kayles");

  private HeapCodeSolver solver(String limits) {
    return new HeapCodeSolver(
        question -> {
          delegated.add(question);
          return TestSolver.solver().solve(question);
        },
        new Progress(Limits.parse(limits)),
        SequenceLimits.usual());
  }

  private Question question(String position) {
    return Question.valueOnly(List.of(kayles.component(kayles.position(position))), false)
        .computed();
  }

  private OptionalLong nimber(Question question) {
    return ((Answer) solver.solve(question)).nimber();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kayles || 0.77",
        "dawson-chess || 0.137",
        "grundy || grundy",
        "splitting || 4.0",
        "take-away | k=3 | subtraction{1,2,3}",
        "subtraction | set={1,4,9} | subtraction{1,4,9}",
        "octal | code=0.16 | 0.16",
      })
  void findsTheCodeOfRules(String name, String set, String code) {
    GameResolver.ResolvedGame game =
        set == null ? TestSolver.game(name) : TestSolver.game(name, set);
    assertThat(HeapCodeDetector.code(game.rules()).map(HeapCode::text)).contains(code);
  }

  @ParameterizedTest
  @ValueSource(strings = {"wythoff", "divisor-duel", "moore-nim", "tic-tac-toe"})
  void otherGamesHaveNone(String name) {
    assertThat(HeapCodeDetector.code(TestSolver.game(name).rules())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "move hit i in 0..n - 3/  n := i + (n - 3 - i)      | 0.007",
        "move a where n != 57/  n := n - 1                  | ''",
        "move b i in 1..(n - 1) / 2/  n := i + (n - i)      | grundy",
        "move b i in 1..(n - 1) / 2/  n := i + (n - i - 2)  | ''",
      })
  void findsTheCodeOfTexts(String moves, String code) {
    String text = "game Mine\n\"Mine.\"\n\nheap n\n" + moves.replaceFirst("/  n", "\n  n") + "\n";
    Optional<HeapCode> found =
        HeapCodeDetector.code(TextGame.read("kayles", "kayles.game", text).rules(Settings.NONE));
    assertThat(found.map(HeapCode::text).orElse("")).isEqualTo(code);
  }

  @Test
  void asksTheEngineFromThreeHundredOn() {
    nimber(question("299"));
    assertThat(delegated).hasSize(1);
    nimber(question("300"));
    assertThat(delegated).hasSize(1);
  }

  /** The slow twin is the solver. */
  @Test
  void equalsTheSolver() {
    for (int n = 300; n <= 320; n++) {
      Answer slow = (Answer) TestSolver.solver().solve(question(n + ""));
      assertThat(nimber(question(n + ""))).as("kayles %d", n).isEqualTo(slow.nimber());
    }
    assertThat(nimber(question("300+301")))
        .hasValue(nimber(question("300")).orElseThrow() ^ nimber(question("301")).orElseThrow());
    assertThat(delegated).isEmpty();
  }

  @Test
  void leavesOtherQuestionsToTheSolver() {
    Question plain = question("300");
    Question.Component one = plain.components().getFirst();
    List<Question> others =
        List.of(
            plain.remoteness(true),
            plain.listing(Question.MoveSelection.WINNING, 5),
            plain.method(Question.Method.THEOREM),
            Question.valueOnly(List.of(one, one), false).computed());
    others.forEach(solver::solve);
    assertThat(delegated).isEqualTo(others);
    delegated.clear();
    solver("1ms,300").solve(plain);
    assertThat(delegated).containsExactly(plain);
  }

  @Test
  void computesExpectedHeapsAtOnce() {
    Answer answer = (Answer) solver.expecting(5_000).solve(question("10"));
    assertThat(answer.evidence().detail()).startsWith("the nim-sequence of 0.77");
    assertThat(answer.nimber()).hasValue(2);
    assertThat(delegated).isEmpty();
  }
}
