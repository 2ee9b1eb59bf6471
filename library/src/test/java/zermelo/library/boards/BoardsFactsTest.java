package zermelo.library.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.library.boards.Small.rules;

import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.testkit.ReferenceSolver;

/** Checks facts from the literature, and endings worked out by hand. */
class BoardsFactsTest {
  @Test
  void ticTacToeHas5478PositionsAnd765UpToSymmetry() {
    Rules rules = rules("tic-tac-toe");
    assertThat(Small.reachable(rules, rules.parse(""), false)).isEqualTo(5478);
    assertThat(Small.reachable(rules, rules.parse(""), true)).isEqualTo(765);
    assertThat(solve(rules, "").outcome()).isEqualTo(Outcome.TIE);
  }

  @Test
  void connectFourOf4By4Has161029Positions() {
    Rules rules = rules("connect-four", "width=4", "height=4");
    assertThat(Small.reachable(rules, rules.parse(""), false)).isEqualTo(161_029);
  }

  @Tag("slow")
  @Test
  void quixoOf3By3IsAWinIn7() {
    ReferenceSolver.Value value = solve(rules("quixo", "size=3"), "");
    assertThat(value.outcome()).isEqualTo(Outcome.WIN);
    assertThat(value.remoteness()).hasValue(7);
  }

  @ParameterizedTest
  @CsvSource({"1,1,-1", "2,2,2", "2,3,-2"})
  void dotsAndBoxesMargins(int rows, int columns, int margin) {
    Rules rules = rules("dots-and-boxes", "rows=" + rows, "columns=" + columns);
    assertThat(Small.margin(rules, rules.parse(""))).isEqualTo(margin);
  }

  /** The first player wins kalah(3,3) by 2 (Irving, Donkers, Uiterwijk, Solving Kalah, 2000). */
  @ParameterizedTest
  @CsvSource({"3,1,0", "3,3,2"})
  void kalahMargins(int pits, int seeds, int margin) {
    Rules rules = rules("kalah", "pits=" + pits, "seeds=" + seeds);
    assertThat(Small.margin(rules, rules.parse(""))).isEqualTo(margin);
  }

  @ParameterizedTest
  @CsvSource({"1,1", "1,4", "2,2", "3,2", "3,5", "4,4"})
  void chompIsWonUnlessThePoisonIsAlone(int rows, int columns) {
    Rules rules = rules("chomp", "rows=" + rows, "columns=" + columns);
    Outcome expected = rows * columns == 1 ? Outcome.LOSE : Outcome.WIN;
    assertThat(solve(rules, "").outcome()).isEqualTo(expected);
  }

  /** Winning Ways: even by even is lost, even by odd is won; the nimbers of 3 by 3 and strips. */
  @ParameterizedTest
  @CsvSource({"2,2,0", "2,3,1", "2,4,0", "3,3,0", "1,2,1", "1,3,1", "1,4,2", "1,5,0", "1,7,1"})
  void cramNimbers(int rows, int columns, long nimber) {
    Rules rules = rules("cram", "rows=" + rows, "columns=" + columns);
    assertThat(solve(rules, "").nimber()).hasValue(nimber);
  }

  /** Berlekamp: the first player wins 2 by 2 and 3 by 3, the horizontal player 2 by 4 (4 wide). */
  @ParameterizedTest
  @CsvSource({
    "2,2,WIN,WIN",
    "3,3,WIN,WIN",
    "1,2,LOSE,WIN",
    "2,1,WIN,LOSE",
    "4,4,WIN,WIN",
    "2,4,LOSE,WIN",
    "2,3,WIN,WIN",
    "1,1,LOSE,LOSE",
    "4,1,WIN,LOSE"
  })
  void domineeringOutcomes(int rows, int columns, Outcome first, Outcome second) {
    Rules rules = rules("domineering", "rows=" + rows, "columns=" + columns);
    Position start = rules.parse("");
    assertThat(solve(rules, rules.print(start)).outcome()).isEqualTo(first);
    assertThat(solve(rules, rules.print(rules.giveTurn(start, 1))).outcome()).isEqualTo(second);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void hexIsWonByWhoBegins(int size) {
    assertThat(solve(rules("hex", "size=" + size), "").outcome()).isEqualTo(Outcome.WIN);
  }

  /** The colon principle by hand: a fork of two stems is their xor, a stem adds 1. */
  @ParameterizedTest
  @CsvSource(
      value = {"[]:0", "[0]:1", "[0,1]:2", "[0,0]:0", "[0,1,1]:1", "[0,1,1,1]:2", "[0,1,0]:3"},
      delimiter = ':')
  void hackenbushNimbers(String tree, long nimber) {
    assertThat(solve(rules("green-hackenbush"), tree).nimber()).hasValue(nimber);
  }

  @ParameterizedTest
  @CsvSource({"1,WIN", "2,LOSE", "3,WIN", "4,WIN", "5,WIN", "6,LOSE", "7,WIN", "..X..,LOSE"})
  void treblecrossOutcomes(String strip, Outcome outcome) {
    assertThat(solve(rules("treblecross"), strip).outcome()).isEqualTo(outcome);
  }

  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe,XXX/OO./...,LOST",
    "tic-tac-toe,XXX/OO./...:X,WON",
    "tic-tac-toe,XOX/XOO/OXX,TIED",
    "tic-tac-toe,XOX/XOO/OX.,OPEN",
    "treblecross,.XXX.,LOST",
    "treblecross,XX.XX,OPEN"
  })
  void endings(String game, String board, Ending ending) {
    Rules rules = rules(game);
    assertThat(rules.ending(rules.parse(board))).isEqualTo(ending);
  }

  @ParameterizedTest
  @CsvSource({
    "..../..../..../XXXX,LOST", "X.../XO../XO../XO..,LOST", "O.../XO../XXO./XOXO:X,LOST",
    "...O/..OX/.OXX/OXXO:O,WON", "OOXX/XXOO/OOXX/XXOO,TIED", "XXX./OOO./XXX./OOO.,OPEN"
  })
  void connectFourEndings(String board, Ending ending) {
    Rules rules = rules("connect-four", "width=4", "height=4");
    assertThat(rules.ending(rules.parse(board))).isEqualTo(ending);
  }

  /** On the narrowest and highest boards, where shifts come near the 64 bits of a word. */
  @ParameterizedTest
  @CsvSource({"1,30", "2,30", "3,20", "31,1"})
  void connectFourOfExtremeShapeEndsOnlyWithFour(int width, int height) {
    Rules rules = rules("connect-four", "width=" + width, "height=" + height);
    Random random = new Random(3);
    for (int game = 0; game < 200; game++) {
      Position position = rules.start().orElseThrow();
      while (rules.ending(position) == Ending.OPEN) {
        List<Move> moves = rules.moves(position, 100).moves();
        position = moves.get(random.nextInt(moves.size())).target();
      }
      Ending expected = four(rules.print(position), width) ? Ending.LOST : Ending.TIED;
      assertThat(rules.ending(position)).as(rules.print(position)).isEqualTo(expected);
    }
  }

  /** Slow twin of the bit shifts: every cell, every direction. */
  private static boolean four(String board, int width) {
    String cells = board.replaceAll(":.", "").replace("/", "");
    int height = cells.length() / width;
    int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int cell = 0; cell < cells.length(); cell++) {
      for (int[] direction : directions) {
        int run = 0;
        int row = cell / width;
        int column = cell % width;
        while (row < height
            && column >= 0
            && column < width
            && cells.charAt(row * width + column) == cells.charAt(cell)) {
          run++;
          row += direction[0];
          column += direction[1];
        }
        if (run >= 4 && cells.charAt(cell) != '.') {
          return true;
        }
      }
    }
    return false;
  }

  @ParameterizedTest
  @CsvSource({
    "XOO/OX./.OX:O,WON", ".X./.X./X..:O,LOST", "..X/.X./.X.:O,LOST", "X../X../.X.:O,OPEN",
    "X../.X./..X:O,OPEN", ".../OOO/XX.,LOST", "OO./.OO/XX.:O,WON", "OX./.OX/..O,OPEN"
  })
  void hexEndings(String board, Ending ending) {
    Rules rules = rules("hex", "size=3");
    assertThat(rules.ending(rules.parse(board))).isEqualTo(ending);
  }

  @Test
  void quixoLineOfTheOpponentWinsForTheOpponent() {
    Rules rules = rules("quixo", "size=3");
    assertThat(rules.ending(rules.parse("XXX/OOO/..."))).isEqualTo(Ending.WON);
    assertThat(rules.ending(rules.parse("XXX/OOO/...:O"))).isEqualTo(Ending.WON);
    assertThat(rules.ending(rules.parse("OOO/X.X/..."))).isEqualTo(Ending.LOST);
  }

  @ParameterizedTest
  @CsvSource({
    "XO./.../...,take a1 push from right,O.X/.../...:R",
    "XO./O../...,take a1 push from bottom,OO./.../X..:R",
    "XO./O../...,take c1 push from left,XXO/O../...:R",
    "XO./O../..X,take b3 push from top,XX./OO./..X:R",
    "XO./O../..X:O,take a2 push from top,OO./X../..X",
    "XO./OX./...:O,take a2 push from right,XO./X.O/..."
  })
  void quixoPushes(String before, String label, String after) {
    Rules rules = rules("quixo", "size=3");
    assertThat(play(rules, before, label)).isEqualTo(after);
  }

  @Test
  void quixoHas44PushesAtFirst() {
    Rules rules = rules("quixo");
    assertThat(rules.moves(rules.parse(""), 100).moves()).hasSize(44);
  }

  @ParameterizedTest
  @CsvSource(
      value = {
        "[4,4,4,4,4,4],0,[4,4,4,4,4,4],0|pit 3|[4,4,0,5,5,5],1,[4,4,4,4,4,4],0", // move again
        "[4,4,4,4,4,4],0,[4,4,4,4,4,4],0|pit 6|[5,5,5,4,4,4],0,[4,4,4,4,4,0],1:R",
        "[1,0,0,0,0,9],2,[3,1,1,1,7,1],3|pit 1|[3,1,1,1,0,1],3,[0,0,0,0,0,9],10:R", // capture
        "[1,0,0,0,0,9],2,[3,1,1,1,0,1],3|pit 1|[3,1,1,1,0,1],3,[0,1,0,0,0,9],2:R",
        "[0,0,0,0,0,13],2,[0,0,0,0,0,0],3|pit 6|[0,1,1,1,1,1],3,[1,1,1,1,1,0],5:R", // a full lap
        "[0,0,0,0,0,8],2,[0,0,0,0,0,0],3:B|pit 6|[1,1,1,1,1,0],3,[0,0,0,0,0,0],5"
      },
      delimiter = '|')
  void kalahMoves(String before, String label, String after) {
    assertThat(play(rules("kalah"), before, label)).isEqualTo(after);
  }

  @Test
  void kalahEmptyCaptureTakesTheLastSeedAlone() {
    String before = "[1,0],0,[0,1],0";
    String[] two = {"pits=2", "seeds=1"};
    assertThat(play(rules("kalah", two), "[1,0],0,[0,1],0", "pit 1"))
        .isEqualTo("[0,1],0,[0,1],0:R");
    assertThat(play(rules("kalah", "pits=2", "seeds=1", "empty-capture=true"), before, "pit 1"))
        .isEqualTo("[0,1],0,[0,0],1:R");
  }

  @Test
  void kalahEndsWhenTheMoverHasNothingAndTheOtherTakesWhatIsLeft() {
    Rules rules = rules("kalah", "pits=3");
    Position end = rules.parse("[0,0,0],9,[1,2,1],5");
    assertThat(rules.moves(end, 10).moves()).isEmpty();
    assertThat(rules.lead(end)).isEqualTo(4);
    assertThat(rules.settlement(end)).isEqualTo(-4);
  }

  @Test
  void dotsAndBoxesOwnsAndMovesAgain() {
    Rules rules = rules("dots-and-boxes", "rows=1", "columns=2");
    Position position = rules.parse("o-o-o/|...|/o-o-o:B");
    Move move = rules.move(position, "b1-b2").orElseThrow();
    assertThat(rules.print(move.target())).isEqualTo("o-o-o/|B|B|/o-o-o:R");
    assertThat(move.gain()).isEqualTo(2);
    assertThat(rules.lead(move.target())).isEqualTo(2);
  }

  @Test
  void chompEatsBelowAndRight() {
    assertThat(play(rules("chomp"), "[5,5,3]", "eat c2")).isEqualTo("[5,2,2]");
    assertThat(play(rules("chomp"), "[5,5,3]", "eat b1")).isEqualTo("[1,1,1]");
    assertThat(play(rules("chomp"), "[5,5,3]", "eat a2")).isEqualTo("[5]");
    assertThat(rules("chomp").moves(rules("chomp").parse("[1]"), 9).moves()).isEmpty();
  }

  @Test
  void dominoesAreNamedByTheirCells() {
    assertThat(play(rules("domineering", "rows=2", "columns=3"), "VHH/V.#:H", "none")).isEmpty();
    assertThat(play(rules("domineering", "rows=2", "columns=2"), "", "b1-b2")).isEqualTo(".V/.V");
    assertThat(play(rules("cram", "rows=2", "columns=2"), "", "a2-b2")).isEqualTo("../##");
  }

  @Test
  void hackenbushFallsWithItsBranch() {
    assertThat(play(rules("green-hackenbush"), "[0,0,1,3,2]", "cut 1")).isEqualTo("[0,1]");
    assertThat(play(rules("green-hackenbush"), "[2,0,1]", "cut 1")).isEqualTo("[0]");
  }

  @Test
  void hexOfSize11TakesFiveWords() {
    Rules rules = rules("hex");
    Position start = rules.start().orElseThrow();
    assertThat(rules.space(List.of(start)).words()).isEqualTo(5);
    assertThat(rules.moves(start, 1000).moves()).hasSize(121);
    Position after = rules.move(start, "k11").orElseThrow().target();
    assertThat(rules.print(after)).endsWith("/..........X");
  }

  private static ReferenceSolver.Value solve(Rules rules, String text) {
    Position position = rules.parse(text);
    return Objects.requireNonNull(ReferenceSolver.solve(rules, false, position).get(position));
  }

  /** Returns the position after a move, or an empty text if there is no such move. */
  private static String play(Rules rules, String text, String label) {
    return rules.move(rules.parse(text), label).map(move -> rules.print(move.target())).orElse("");
  }
}
