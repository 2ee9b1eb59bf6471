package zermelo.acceptance.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.bench.boards.HandWrittenBoards;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.library.Library;

/** Tests texts of board games against spaces that are written by hand, position by position. */
final class HandWrittenBoardsTest {
  private static final int MAX_POSITIONS = 20_000;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          tic-tac-toe    ;                               ;
          tic-tac-toe    ;                               ; X.O/.X./..O:O
          connect-four   ; width=4 height=4              ;
          connect-four   ; width=5 height=3              ; ...../.XO../.OX.X
          connect-four   ; width=9 height=6              ;
          domineering    ; rows=3 columns=4              ;
          domineering    ; rows=3 columns=3              ; VHH/V../..#
          domineering    ; rows=4 columns=4              ; ..../..../..../....:H
          domineering    ; rows=7 columns=9              ;
          quixo          ; size=3                        ;
          quixo          ; size=4                        ; X..O/..../.OX./X..O
          quixo          ; size=5                        ;
          dots-and-boxes ; rows=1 columns=1              ;
          dots-and-boxes ; rows=2 columns=1              ;
          dots-and-boxes ; rows=2 columns=2              ; o-o.o/|A|../o-o-o/....|/o.o.o:B
          dots-and-boxes ; rows=2 columns=2              ;
          kalah          ; pits=3 seeds=2                ;
          kalah          ; pits=3 seeds=3                ; [0,0,1],4,[2,0,1],3
          kalah          ; pits=3 seeds=3                ; [0,9,1],0,[2,0,1],3:B
          kalah          ; pits=2 seeds=3 empty-capture=true ;
          kalah          ; pits=1 seeds=5                ;
          kalah          ; pits=6 seeds=4                ;
          """)
  void agreesWithTheSpaceWrittenByHand(String id, String settings, String position) {
    Settings given = Settings.NONE;
    for (String setting : settings == null ? new String[0] : settings.strip().split(" ")) {
      given = given.and(setting);
    }
    Rules rules = Library.game(id).rules(given);
    Position start = rules.parse(position == null ? "" : position);
    Space hand = HandWrittenBoards.spaces(rules).apply(List.of(start));
    Set<Position> seen = new HashSet<>(Set.of(start));
    Deque<Position> waiting = new ArrayDeque<>(seen);
    while (!waiting.isEmpty() && seen.size() < MAX_POSITIONS) {
      for (Position next : compared(rules, hand, waiting.remove())) {
        if (seen.add(next)) {
          waiting.add(next);
        }
      }
    }
  }

  private static List<Position> compared(Rules rules, Space hand, Position position) {
    String where = rules.print(position);
    assertThat(rules.parse(where)).as(where).isEqualTo(position);
    long[] words = packed(hand, position);
    assertThat(packed(hand, hand.unpack(words, 0))).as(where).isEqualTo(words);
    assertThat(rules.turn(position)).as(where).isEqualTo(hand.turn(words, 0));
    assertThat(rules.ending(position)).as(where).isEqualTo(hand.ending(words, 0));
    if (hand.ending(words, 0) != Ending.OPEN) {
      return List.of();
    }
    Options options = new Options(hand.words());
    hand.options(words, 0, options);
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      Position option = Position.copy(options.words(), options.at(i), hand.words());
      expected.add(option + " " + options.gain(i));
    }
    if (expected.isEmpty()) {
      assertThat(rules.settlement(position)).as(where).isEqualTo(hand.settlement(words, 0));
    }
    List<Position> targets = new ArrayList<>();
    List<String> found = new ArrayList<>();
    for (Move move : rules.moves(position, Integer.MAX_VALUE).moves()) {
      targets.add(move.target());
      found.add(Position.of(packed(hand, move.target())) + " " + move.gain());
      boolean again = rules.turn(position) == rules.turn(move.target());
      int lead = rules.lead(move.target());
      assertThat(again ? lead : -lead)
          .as(where + " " + move.label())
          .isEqualTo(rules.lead(position) + move.gain());
    }
    assertThat(found).as(where).containsExactlyInAnyOrderElementsOf(expected);
    return targets;
  }

  private static long[] packed(Space space, Position position) {
    long[] words = new long[space.words()];
    space.pack(position, words, 0);
    return words;
  }
}
