package zermelo.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Game;
import zermelo.kernel.Move;
import zermelo.kernel.Rules;
import zermelo.library.GameExpression;
import zermelo.library.Library;
import zermelo.play.MoveReader.Interpretation;

/** Tests moves as people type them, in games of the library. */
final class MoveReaderTest {
  private static Interpretation read(String game, String position, String typed) {
    GameExpression.Term term = GameExpression.parse(game).terms().getFirst();
    Game of = Library.game(term.game());
    Rules rules = of.rules(of.fitted(term.settings(), position));
    return new MoveReader(rules, rules.parse(position)).read(typed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "divisor-duel            | 30           | 15                   | subtract 15",
        "divisor-duel            | 30           | subtract 15          | subtract 15",
        "divisor-duel            | 30           | I subtract 015       | subtract 15",
        "divisor-duel            | 30           | SUB 15               | subtract 15",
        "nim                     | 3+5+7        | take 3 from 2        | heap 2: take 3",
        "nim                     | 3+5+7        | 2:3                  | heap 2: take 3",
        "nim                     | 3+5+7        | 2 3                  | heap 2: take 3",
        "nim                     | 3+5+7        | 3 from heap 2        | heap 2: take 3",
        "nim                     | 3+5+7        | take 3 stones from the heap 2 | heap 2: take 3",
        "nim                     | 3+5+7        | take 7               | heap 3: take 7",
        "nim                     | 5            | 4                    | take 4",
        "nim                     | 999999999999+5 | take 123456789 from 1 | heap 1: take 123456789",
        "nim                     | 5+999999999999 | 2:123456789        | heap 2: take 123456789",
        "nim                     | 999999999999 | 17                   | take 17",
        "tic-tac-toe             | X.O/.X./..O  | c2                   | c2",
        "tic-tac-toe             | X.O/.X./..O  | C2                   | c2",
        "connect-four            | ..../..../.X../.OX. | 3             | column 3",
        "dots-and-boxes          | o.o/.../o.o  | a1 b1                | a1-b1",
        "dots-and-boxes          | o.o/.../o.o  | b1-a1                | a1-b1",
        "cram                    | ##../....    | d1 c1                | c1-d1",
        "quixo(size=3)           | .../.../...  | a1 right             | take a1 push from right",
        "chomp                   | [5,5,3]      | c2                   | eat c2",
        "kalah(pits=3,seeds=3)   | [3,3,3],0,[3,3,3],0 | 2             | pit 2",
        "treblecross             | ..X....      | 6                    | cell 6",
        "chess-piece(k=2)        | 5,7          | le                   | left",
        "moore-nim               | [1,2,3]      | 1 1 1                | to [1,1,1]",
        "cram                    | ##../....    | c1d1                 | c1-d1",
        "staircase-nim           | [2,1,3]      | 2 from 3             | down 3 2",
        "moore-nim               | [1,2,3]      | [1,1,1]              | to [1,1,1]",
        "kayles                  | 7            | two 3                | two 3",
        "red-kingdom(x=2,y=1,z=3) | 7           | inf                  | infantry",
      })
  void isUnderstood(String game, String position, String typed, String label) {
    assertThat(read(game, position, typed))
        .isInstanceOfSatisfying(
            Interpretation.UniqueMove.class,
            meant -> assertThat(meant.move().label()).isEqualTo(label));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kayles | 7     | 3      | one 3,two 3",
        "nim    | 3+5+7 | take 2 | heap 1: take 2,heap 2: take 2,heap 3: take 2",
        "red-kingdom(x=2,y=1,z=3) | 7+6 | mixed | heap 1: mixed,heap 2: mixed",
        "nim | 999999999999+888888888888 | 5 | heap 1: take 5,heap 2: take 5",
        "nim | 999999999999+888888888888 | take 5 | heap 1: take 5,heap 2: take 5",
      })
  void isUnclear(String game, String position, String typed, String labels) {
    assertThat(read(game, position, typed))
        .isInstanceOfSatisfying(
            Interpretation.AmbiguousMove.class,
            unclear ->
                assertThat(unclear.moves().stream().map(Move::label))
                    .containsExactly(labels.split(",")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "divisor-duel | 30    | 7         | '7' is not allowed here.",
        "divisor-duel | 30    | 99999999999999999999 | '99999999999999999999' is not allowed here.",
        "nim          | 3+5+7 | 4:1       | '4:1' is not allowed here.",
        "nim          | 3+5+7 | 1:4       | '1:4' is not allowed here.",
        "nim          | 3+5+7 | tkae 3    | 'tkae 3' is not a move. Did you mean take?",
        "nim          | 3+5+7 | ???       | '???' is not a move.",
        "nim          | 3+5+7 | 1:-1      | '1:-1' is not allowed here.",
        "divisor-duel | 30    | -3        | '-3' is not allowed here.",
        "wythoff      | 2,8   | a 5       | 'a 5' is not a move.",
        "wythoff      | 2,8   | b 1       | 'b 1' is not a move.",
        "tic-tac-toe  | X.O/.X./..O | a1  | 'a1' is not allowed here.",
      })
  void isRefused(String game, String position, String typed, String why) {
    assertThat(read(game, position, typed)).isEqualTo(new Interpretation.NoMove(why));
  }
}
