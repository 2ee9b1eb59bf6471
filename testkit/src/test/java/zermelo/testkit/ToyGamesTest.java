package zermelo.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Sum;

/** The toy games meet the contract, and the reference solver solves some well-known games. */
class ToyGamesTest {
  @Test
  void heapToysMeetTheContract() {
    for (Rules rules :
        List.of(
            ToyGames.subtraction(1, 3, 4),
            ToyGames.kayles(),
            ToyGames.decisive(),
            ToyGames.tying())) {
      RulesContract.check(
          rules, List.of(ToyHeapRules.heaps(List.of(9)), ToyHeapRules.heaps(List.of(5, 7))), 2000);
    }
  }

  @Test
  void boardToysMeetTheContract() {
    for (int seed = 0; seed < 20; seed++) {
      Rules board = ToyGames.randomBoard(new Random(seed), 9, Ending.values());
      RulesContract.check(board, List.of(ToyBoardRules.at(0, 0), ToyBoardRules.at(1, 1)), 100);
    }
    RulesContract.check(ToyGames.coins(3, 4, 5, 6), List.of(ToyBoardRules.at(3, 0)), 1000);
  }

  @Test
  void theTwinKnowsKayles() {
    int[] nimbers = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6};
    for (int n = 0; n < nimbers.length; n++) {
      Position heap = ToyHeapRules.heaps(List.of(n));
      assertThat(ReferenceSolver.valueOf(ToyGames.kayles(), false, heap).nimber())
          .hasValue(nimbers[n]);
    }
  }

  @Test
  void theTwinKnowsTakeAwayInBothKindsOfPlay() {
    ToyHeapRules takeAway = ToyGames.subtraction(1, 2, 3);
    for (int n = 0; n < 20; n++) {
      Position heap = ToyHeapRules.heaps(List.of(n));
      assertThat(ReferenceSolver.valueOf(takeAway, false, heap).outcome())
          .isEqualTo(n % 4 == 0 ? Outcome.LOSE : Outcome.WIN);
      assertThat(ReferenceSolver.valueOf(takeAway, true, heap).outcome())
          .isEqualTo(n % 4 == 1 ? Outcome.LOSE : Outcome.WIN);
    }
  }

  @Test
  void theTwinKnowsTiesAndDraws() {
    List<Ending> endings = List.of(Ending.OPEN, Ending.OPEN, Ending.TIED, Ending.OPEN);
    ToyHeapRules graph =
        ToyGames.graph(List.of(List.of(1), List.of(0), List.of(), List.of(0, 2)), endings);
    assertThat(ReferenceSolver.valueOf(graph, false, ToyHeapRules.heaps(List.of(3))).outcome())
        .isEqualTo(Outcome.TIE);
    assertThat(ReferenceSolver.valueOf(graph, false, ToyHeapRules.heaps(List.of(0))).outcome())
        .isEqualTo(Outcome.DRAW);
  }

  @Test
  void sumsNumberTheirPartsThroughAllGames() {
    Sum sum =
        Sum.of(
            List.of(
                new Sum.Component("kayles", ToyGames.kayles()),
                new Sum.Component("take(k=1)", ToyGames.subtraction(1)),
                new Sum.Component("board", ToyGames.randomBoard(new Random(1), 6))));
    Position position =
        sum.position(
            List.of(
                ToyHeapRules.heaps(List.of(2, 1)),
                ToyHeapRules.heaps(List.of(3)),
                ToyBoardRules.at(0, 0)));
    assertThat(sum.print(position)).isEqualTo("kayles 2+1 + take(k=1) 3 + board 0,0,0");
    assertThat(sum.parse(sum.print(position))).isEqualTo(position);
    assertThat(sum.moves(position, 5).moves().stream().map(move -> move.label()))
        .containsExactly(
            "part 1 (kayles 2): 1 at 0",
            "part 1 (kayles 2): 1 at 1",
            "part 1 (kayles 2): 2 at 0",
            "part 2 (kayles 1): 1 at 0",
            "part 3 (take(k=1) 3): take 1");
    sum.moves(position, 100)
        .moves()
        .forEach(
            move -> {
              assertThat(sum.move(position, move.label())).contains(move);
              assertThat(sum.turn(move.target())).isBetween(0, 1);
            });
    Position after = sum.moves(position, 1).moves().getFirst().target();
    assertThat(sum.turn(after)).isEqualTo(1);
    assertThat(sum.print(after)).endsWith("board 0,1,0");
  }
}
