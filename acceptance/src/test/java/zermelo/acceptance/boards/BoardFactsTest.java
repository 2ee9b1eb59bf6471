package zermelo.acceptance.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.acceptance.library.SolverAssertions;
import zermelo.kernel.Game;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.library.Library;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;

/** Tests what is known about whole games: who wins, in how many plies, by how much. */
final class BoardFactsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          amazons           ; rows=3 columns=3     ; .o./.../.x. ; WIN  ; 7
          breakthrough      ; rows=3 columns=3     ;             ; WIN  ; 5
          breakthrough      ; rows=5 columns=2     ;             ; LOSE ; 10
          clobber           ; rows=2 columns=2     ;             ; WIN  ;
          clobber           ; rows=2 columns=3     ;             ; LOSE ;
          clobber           ; rows=2 columns=4     ;             ; WIN  ;
          clobber           ; rows=2 columns=5     ;             ; WIN  ;
          clobber           ; rows=2 columns=6     ;             ; LOSE ;
          clobber           ; rows=3 columns=3     ;             ; WIN  ; 5
          dodgem            ;                      ;             ; WIN  ; 19
          fox-and-geese     ; rows=4 columns=4     ;             ; WIN  ; 7
          fox-and-geese     ; rows=5 columns=5     ;             ; WIN  ; 13
          konane            ;                      ;             ; LOSE ; 4
          mnk               ; m=3 n=3 k=3          ;             ; TIE  ;
          mu-torere         ;                      ;             ; DRAW ;
          mu-torere         ; pieces=3             ;             ; DRAW ;
          northcott         ;                      ; x..o/.xo.   ; WIN  ;
          northcott         ;                      ; x..o/o..x   ; LOSE ;
          teeko             ; size=3 pieces=3      ;             ; DRAW ;
          three-mens-morris ;                      ;             ; WIN  ; 9
          three-mens-morris ; fly=true             ;             ; DRAW ;
          toads-and-frogs   ;                      ;             ; WIN  ; 15
          """)
  void isKnown(String id, String set, String start, Outcome outcome, Integer plies) {
    Answer answer = solved(id, set, start);
    assertThat(answer.outcome()).isEqualTo(outcome);
    if (plies != null) {
      assertThat(answer.remoteness()).isEqualTo(OptionalInt.of(plies));
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          mnk     ; m=4 n=3 k=3      ; ; WIN
          """)
  void isKnownAfterALongSearch(String id, String set, String start, Outcome outcome) {
    assertThat(solved(id, set, start).outcome()).isEqualTo(outcome);
  }

  /** The player to move wins on a checkerboard of two rows, except for 3, 6 and 9 columns. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"7, WIN", "8, WIN", "9, LOSE", "10, WIN"})
  void clobberOfTwoRowsIsProvedBySearch(int columns, Outcome outcome) {
    Rules rules =
        Library.game("clobber").rules(Settings.NONE.and("rows=2").and("columns=" + columns));
    Question question = Question.of(rules, Optional.empty(), rules.start().orElseThrow());
    Answer answer = SolverAssertions.answer(new PlanningSolver(), question);
    assertThat(answer.outcome()).isEqualTo(outcome);
  }

  /** The second player wins dots and boxes of nine boxes by 3. */
  @Tag("slow")
  @Test
  void dotsAndBoxesIsProvedBySearch() {
    Rules rules =
        Library.game("dots-and-boxes").rules(Settings.NONE.and("rows=3").and("columns=3"));
    Question question = Question.of(rules, Optional.empty(), rules.start().orElseThrow());
    Answer answer = SolverAssertions.answer(new PlanningSolver(), question.withoutMoves());
    assertThat(answer.margin()).isEqualTo(OptionalInt.of(-3));
  }

  /** John Tromp's table of connect four by width and height: the boards that take a moment. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "4, 4, TIE",
    "5, 4, TIE",
    "6, 4, LOSE",
    "7, 4, TIE",
    "4, 5, TIE",
    "5, 5, TIE",
    "6, 5, TIE",
    "4, 6, TIE",
    "5, 6, TIE",
    "4, 7, TIE"
  })
  void connectFourIsProvedBySearch(int width, int height, Outcome outcome) {
    Settings size = Settings.NONE.and("width=" + width).and("height=" + height);
    Rules rules = Library.game("connect-four").rules(size);
    Question question = Question.of(rules, Optional.empty(), rules.start().orElseThrow());
    Answer answer = SolverAssertions.answer(new PlanningSolver(), question.withoutMoves());
    assertThat(answer.outcome()).isEqualTo(outcome);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          reversi    ; ;             ; -8
          stone-game ; ; [3,9,1,2]   ; 7
          stone-game ; ; [5,3,4,5,8] ; 7
          """)
  void hasItsMargin(String id, String set, String start, int margin) {
    assertThat(solved(id, set, start).margin()).isEqualTo(OptionalInt.of(margin));
  }

  private static Answer solved(String id, String set, String start) {
    Settings settings = Settings.NONE;
    for (String setting : set == null ? new String[0] : set.split(" ")) {
      settings = settings.and(setting);
    }
    Game game = Library.game(id);
    String text = start == null ? "" : start;
    Rules rules = game.rules(game.fitted(settings, text));
    Position position = start == null ? rules.start().orElseThrow() : rules.parse(text);
    return SolverAssertions.computed(new PlanningSolver(), rules, position, false);
  }
}
