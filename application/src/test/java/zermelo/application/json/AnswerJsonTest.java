package zermelo.application.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import zermelo.application.ExplanationSession;
import zermelo.application.TestSolver;
import zermelo.application.words.PlayerNames;
import zermelo.kernel.Evidence;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.library.Library;
import zermelo.play.PlayableGame;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.ProvenBounds;

class AnswerJsonTest {
  private static final Rules DUEL = TestSolver.game("divisor-duel").rules();
  private static final AnswerJson.PositionReference TEN =
      new AnswerJson.PositionReference("divisor-duel", Settings.NONE, "10", false);
  private static final String HEAD =
      "{\"game\":\"divisor-duel\",\"set\":{},\"position\":\"10\",\"misere\":false,";

  @Test
  void theWholeObject() {
    assertThat(
            AnswerJson.of(
                TEN, DUEL, TestSolver.solver().solve(TestSolver.question("divisor-duel", "10"))))
        .isEqualTo(
            HEAD
                + """
                "winner":"first","remoteness":1,"grundy":1,"margin":null,"moves":[\
                {"move":"subtract 2","to":"8","result":"win","remoteness":2,"grundy":0},\
                {"move":"subtract 5","to":"5","result":"win","remoteness":0,"grundy":0}],\
                "evidence":{"kind":"computed","detail":"the whole graph was searched","positions":7}}\
                """);
  }

  private static Answer answer(OptionalLong leftOut) {
    return new Answer(
        Outcome.TIE,
        OptionalInt.empty(),
        OptionalLong.empty(),
        OptionalInt.of(-3),
        List.of(),
        List.of(DUEL.move(DUEL.parse("10"), "subtract 2").orElseThrow()),
        leftOut,
        new Evidence(Evidence.Kind.COMPUTED, "by hand", 2));
  }

  @Test
  void unknownMovesAreListedAndTheRestIsCounted() {
    String moves =
        "[{\"move\":\"subtract 2\",\"to\":\"8\",\"result\":\"unknown\",\"remoteness\":null,\"grundy\":null}]";
    String value =
        HEAD + "\"winner\":\"tie\",\"remoteness\":null,\"grundy\":null,\"margin\":-3,\"moves\":";
    String evidence =
        "\"evidence\":{\"kind\":\"computed\",\"detail\":\"by hand\",\"positions\":2}}";
    assertThat(AnswerJson.of(TEN, DUEL, answer(OptionalLong.of(1))))
        .isEqualTo(value + moves + "," + evidence);
    assertThat(AnswerJson.of(TEN, DUEL, answer(OptionalLong.of(4))))
        .isEqualTo(value + moves + ",\"left_out\":3," + evidence);
    assertThat(AnswerJson.of(TEN, DUEL, answer(OptionalLong.empty())))
        .isEqualTo(value + moves + ",\"left_out\":null," + evidence);
  }

  @Test
  void whatIsNotKnownSaysWhy() {
    OutOfLimits out =
        new OutOfLimits(
            "the time ran out", 9, Duration.ZERO, ProvenBounds.NOTHING, Optional.empty());
    String unknown =
        HEAD
            + """
            "winner":null,"remoteness":null,"grundy":null,"margin":null,"moves":[],\
            "bounds":{"at_least":"lose","at_most":"win","margin_at_least":null,"margin_at_most":null},\
            "evidence":{"kind":"estimate","detail":"the time ran out: nothing is proven","positions":9}\
            """;
    assertThat(AnswerJson.of(TEN, DUEL, out)).isEqualTo(unknown + "}");
    assertThat(ExplanationJson.unknown(TEN, out))
        .isEqualTo(
            unknown
                + """
                ,"explanation":[{"kind":"unknown","text":"Not known: the time ran out; nothing is proven."}]}\
                """);
    assertThat(AnswerJson.error(TEN, "'x' is not a number"))
        .isEqualTo(HEAD + "\"error\":\"'x' is not a number\"}");
  }

  @Test
  void paragraphsHaveTheirKindsAndData() {
    PlayableGame nim = TestSolver.playable("nim", "1+2");
    ExplanationSession session =
        new ExplanationSession(
            nim, Limits.standard(), (question, limits) -> TestSolver.solver().solve(question));
    JsonWriter json = new JsonWriter().open('{');
    ExplanationJson.field(
        session.explanation().orElseThrow(), nim.rules(), PlayerNames.plain(false), json);
    assertThat(json.close('}').toString())
        .startsWith(
            "{\"explanation\":[{\"kind\":\"verdict\",\"text\":\"The first player, who is to move, wins in 3 plies.\"}")
        .contains("\"kind\":\"nim-sum\"", "\"kind\":\"line\"");
    JsonWriter graph = new JsonWriter().open('{');
    GraphJson.field(session.graph(10).orElseThrow(), graph);
    assertThat(graph.close('}').toString())
        .startsWith(
            """
            {"positions":[{"position":"1+2","winner":"first","remoteness":3,"grundy":3,"margin":null,\
            """);
  }

  @Test
  void aGameOfTheLibrary() {
    assertThat(GameJson.of(Library.game("take-away")))
        .startsWith("{\"game\":\"take-away\",\"title\":\"")
        .contains("\"written\":\"text\",\"parameters\":{\"k\":3},\"theorems\":[\"");
    assertThat(GameJson.of(Library.game("tic-tac-toe"))).contains("\"written\":");
  }
}
