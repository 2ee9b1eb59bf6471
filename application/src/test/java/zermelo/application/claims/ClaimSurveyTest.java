package zermelo.application.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.application.GameResolver;
import zermelo.application.TestSolver;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.insight.check.ClaimCheckResult;
import zermelo.insight.conjecture.Conjecture;
import zermelo.insight.discover.TestedConjecture;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;

/** Tests claims that are checked and closed forms that are found. */
class ClaimSurveyTest {
  private static SurveySubject subject(String game, boolean misere, OptionalInt heaps, String max) {
    return new SurveySubject(
        new SurveySubject.SurveyRequest(
            game, Settings.NONE, misere, heaps, Optional.empty(), Optional.empty()),
        new GameResolver(misere),
        TestSolver.solver(max),
        new Progress(Limits.parse(max)),
        SequenceLimits.usual(),
        Question.Method.COMPUTED);
  }

  private static SurveySubject subject(String game) {
    return subject(game, false, OptionalInt.empty(), "20s");
  }

  private static ClaimSurvey.CheckedClaim check(SurveySubject subject, String claim) {
    return ClaimSurvey.check(subject, claim, OptionalLong.of(60), () -> false);
  }

  @Test
  void aClaimThatHolds() {
    ClaimSurvey.CheckedClaim held = check(subject("take-away"), "loses iff n mod 4 = 0");
    assertThat(held.finding()).isInstanceOf(ClaimCheckResult.NoCounterexample.class);
    assertThat(ClaimCheckJson.of(held))
        .startsWith(
            """
            {"game":"take-away","set":{},"misere":false,"claim":"loses iff n mod 4 = 0",\
            "holds":true,"to":60,"cases":61,"counterexample":null,"evidence":{"kind":"\
            """);
  }

  @Test
  void theSmallestCounterexample() {
    assertThat(ClaimCheckJson.of(check(subject("take-away"), "loses iff n = 0")))
        .startsWith(
            """
            {"game":"take-away","set":{},"misere":false,"claim":"loses iff n = 0","holds":false,\
            "to":null,"cases":4,"counterexample":{"position":"4","winner":"second",\
            """)
        .endsWith("\"evidence\":{\"kind\":\"proof\",\"detail\":\"a counterexample\"}}");
  }

  @Test
  void limitsEndASurvey() {
    SurveySubject small = subject("divisor-duel", false, OptionalInt.empty(), "20s,300");
    ClaimSurvey.CheckedClaim checked =
        ClaimSurvey.check(small, "grundy <= 99", OptionalLong.of(5_000), () -> false);
    assertThat(checked.finding())
        .isInstanceOfSatisfying(
            ClaimCheckResult.PartialCheck.class,
            stopped ->
                assertThat(ClaimSurvey.CheckedClaim.why(stopped))
                    .startsWith("the survey ends early: "));
    assertThat(ClaimCheckJson.of(checked)).contains("\"holds\":null");
  }

  @Test
  void undefinedValuesAreRefused() {
    assertThatThrownBy(() -> check(subject("nim", true, OptionalInt.empty(), "20s"), "grundy = n"))
        .isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> check(subject("take-away"), "loses iff zz = 0"))
        .isInstanceOf(BadInput.class);
  }

  @ParameterizedTest
  @CsvSource({"1, a", "2, 'a,b'", "3, 'a,b,c'"})
  void familiesHaveOneNumberForEachHeap(int heaps, String names) {
    SurveySubject sums = subject("nim", false, OptionalInt.of(heaps), "20s");
    assertThat(
            ClaimSurvey.check(sums, "grundy >= 0", OptionalLong.of(3), () -> false)
                .family()
                .names())
        .isEqualTo(List.of(names.split(",")));
  }

  @Test
  void findsAClosedFormAndHowToRepeatIt() {
    SurveySubject subject = subject("take-away", false, OptionalInt.of(1), "20s");
    List<FamilyReport> reports =
        new ConjectureSearch(
                subject, OptionalLong.of(60), OptionalLong.of(400), Duration.ofSeconds(10))
            .sections();
    assertThat(reports).hasSize(1);
    FamilyReport report = reports.getFirst();
    List<TestedConjecture> found = report.report().found(Conjecture.Subject.OUTCOME);
    assertThat(found.getFirst().conjecture().claim()).isEqualTo("loses iff a mod 4 = 0");
    assertThat(
            DiscoveryJson.command(
                subject.request(), found.getFirst(), report.heaps(), report.report()))
        .isEqualTo("zermelo check take-away 'loses iff a mod 4 = 0' --heaps 1 --to 400");
    assertThat(DiscoveryJson.of(subject.request(), reports).getFirst())
        .startsWith("{\"game\":\"take-away\",\"set\":{},\"misere\":false,\"heaps\":1,\"names\":");
    assertThat(ConjectureSearch.more(report.report())).startsWith("--search 300 --to ");
    assertThat(ConjectureSearch.shortest(Duration.ofSeconds(20))).isEqualTo(Duration.ofSeconds(4));
  }

  @Test
  void boardsHaveNothingToFit() {
    ConjectureSearch search =
        new ConjectureSearch(
            subject("tic-tac-toe"),
            OptionalLong.empty(),
            OptionalLong.empty(),
            Duration.ofSeconds(10));
    assertThatThrownBy(search::sections)
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(
            "tic-tac-toe has no positions of one to six numbers, lists or sets");
  }
}
