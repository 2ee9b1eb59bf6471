package zermelo.solve.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.Sum;
import zermelo.solve.Answer;
import zermelo.solve.GraphSolverAssertions;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.ToyBoardRules;
import zermelo.testkit.ToyGames;
import zermelo.testkit.ToyHeapRules;

/** Compares sums packed as bags of parts with the same sums unpacked. */
class SumSpaceTest {
  @Tag("slow")
  @Test
  void bagsHaveTheOptionsEndingsAndTurnsOfTheDoor() {
    for (int seed = 0; seed < 60; seed++) {
      Sum sum =
          Sum.of(
              List.of(
                  new Sum.Component("kayles", ToyGames.kayles()),
                  new Sum.Component("decisive", ToyGames.decisive()),
                  new Sum.Component("board", ToyGames.randomBoard(new Random(seed), 5))));
      List<Position> order = new ArrayList<>();
      order.add(
          sum.position(
              List.of(
                  ToyHeapRules.heaps(List.of(3, 2)),
                  ToyHeapRules.heaps(List.of(4)),
                  ToyBoardRules.at(0, 0))));
      Space space = SumSpace.of(sum, order.getFirst()).wider();
      Set<Position> reached = new HashSet<>(order);
      for (int i = 0; i < order.size() && i < 300; i++) {
        Position position = order.get(i);
        sameAsTheDoor(sum, space, position);
        if (sum.ending(position) == Ending.OPEN) {
          for (Move move : sum.moves(position, 1000).moves()) {
            if (reached.add(move.target())) {
              order.add(move.target());
            }
          }
        }
      }
    }
  }

  private static void sameAsTheDoor(Sum sum, Space space, Position position) {
    long[] words = packed(space, position);
    assertThat(space.ending(words, 0)).isEqualTo(sum.ending(position));
    assertThat(space.turn(words, 0)).isEqualTo(sum.turn(position));
    assertThat(packed(space, space.unpack(words, 0))).containsExactly(words);
    if (sum.ending(position) != Ending.OPEN) {
      return;
    }
    Options options = new Options(space.words());
    space.options(words, 0, options);
    Set<Position> packed = new HashSet<>();
    for (int i = 0; i < options.size(); i++) {
      packed.add(Position.copy(options.words(), options.at(i), space.words()));
    }
    Set<Position> door = new HashSet<>();
    sum.moves(position, 1000)
        .moves()
        .forEach(move -> door.add(Position.of(packed(space, move.target()))));
    assertThat(packed).as(sum.print(position)).isEqualTo(door);
  }

  private static long[] packed(Space space, Position position) {
    long[] words = new long[space.words()];
    space.pack(position, words, 0);
    return words;
  }

  @Test
  void theOrderOfHeapsAndDeadHeapsDoNotMatter() {
    Sum sum = GraphSolverAssertions.alone(ToyGames.subtraction(2, 3));
    Position one = sum.position(List.of(ToyHeapRules.heaps(List.of(5, 9, 1, 0))));
    Position same = sum.position(List.of(ToyHeapRules.heaps(List.of(9, 5))));
    Space space = SumSpace.of(sum, one);
    assertThat(packed(space, one)).containsExactly(packed(space, same));
  }

  /** A move may leave more heaps than the space has slots, if enough of them are dead. */
  @Test
  void deadHeapsTakeNoRoom() {
    Sum sum = GraphSolverAssertions.alone(ToyGames.subtraction(2, 3));
    Position few = sum.position(List.of(ToyHeapRules.heaps(List.of(5, 9, 1, 0))));
    Position many = sum.position(List.of(ToyHeapRules.heaps(List.of(5, 9, 1, 0, 1, 0, 1))));
    Space space = SumSpace.of(sum, few);
    packed(space, few);
    assertThat(space.holds(many)).isTrue();
    assertThat(packed(space, many)).containsExactly(packed(space, few));
  }

  @Test
  void manyDistinctPartsWidenTheFields() {
    Sum sum = GraphSolverAssertions.alone(ToyGames.subtraction(1));
    Position position = sum.position(List.of(ToyHeapRules.heaps(List.of(40_000, 2))));
    Value value =
        GraphSolverAssertions.solver(sum, false).solve(position, GraphSolverAssertions.progress());
    assertThat(value.remoteness()).hasValue(40_002);
  }

  @Test
  void sumsOfTooManyPartsAreRefused() {
    Sum sum = GraphSolverAssertions.alone(ToyGames.kayles());
    Position many = sum.position(List.of(ToyHeapRules.heaps(Collections.nCopies(300, 3))));
    assertThatThrownBy(() -> SumSpace.of(sum, many)).isInstanceOf(Space.Overflow.class);
    Question question =
        Question.of(ToyGames.kayles(), Optional.empty(), sum.split(many).getFirst());
    assertThat(new PlanningSolver().solve(question, GraphSolverAssertions.progress()))
        .isInstanceOfSatisfying(Answer.class, answer -> assertThat(answer.nimber()).hasValue(0));
  }
}
