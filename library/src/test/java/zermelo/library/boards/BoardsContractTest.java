package zermelo.library.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.testkit.ReferenceSolver;
import zermelo.testkit.RulesContract;
import zermelo.testkit.SampleSize;

class BoardsContractTest {
  /** Breadth first, so that these are all positions of the first plies and of the small boards. */
  private static final int MAX_POSITIONS = SampleSize.of(500);

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("zermelo.library.boards.Small#boards")
  void smallBoardsMeetTheContract(Small.Board board) {
    RulesContract.check(board.rules(), List.of(board.position()), MAX_POSITIONS);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("zermelo.library.boards.Small#large")
  void largeBoardsMeetTheContract(Small.Board board) {
    RulesContract.check(board.rules(), List.of(board.position()), 8);
  }

  /** Positions that are equal by symmetry have the same value and the same player to move. */
  @ParameterizedTest
  @MethodSource("zermelo.library.boards.Small#boards")
  void symmetriesKeepTheValue(Small.Board board) {
    Space space = board.rules().space(List.of(board.position()));
    Map<Position, ReferenceSolver.Value> values =
        ReferenceSolver.solve(board.rules(), false, board.position());
    Map<Position, Object> byForm = new HashMap<>();
    for (Position position : values.keySet()) {
      long[] words = Small.packed(space, position);
      int turn = space.turn(words, 0);
      CanonicalForm.of(space).canonicalize(words, 0);
      assertThat(space.turn(words, 0)).isEqualTo(turn);
      ReferenceSolver.Value whole = Objects.requireNonNull(values.get(position));
      boolean scored = whole.margin().isPresent();
      Object value = // spaces know no lead
          scored ? whole.margin().getAsInt() - board.rules().lead(position) : whole;
      assertThat(byForm.computeIfAbsent(Position.of(words), form -> value))
          .as(board + " at " + position)
          .isEqualTo(value);
      long[] again = words.clone();
      CanonicalForm.of(space).canonicalize(again, 0);
      assertThat(again).isEqualTo(words);
    }
  }
}
