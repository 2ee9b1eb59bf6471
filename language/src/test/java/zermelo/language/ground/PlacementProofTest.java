package zermelo.language.ground;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.PlacementMoves;
import zermelo.kernel.space.PlacementMoves.Mover;
import zermelo.kernel.space.PlacementMoves.Placement;
import zermelo.language.interpret.TextRules;

/** Moves that only use up what is on the board, against the options of positions. */
class PlacementProofTest {
  private static final String COL =
      """
      board b: 3 x 3 of ".#" left "l" right "r"
      move p in b where b[p] is empty and all q in neighbours(p): not b[q] is mine
        b[p] := mine
      """;

  private static final String CROSSES =
      """
      board b: 2 x 5 of ".X"
      move p in b where b[p] is empty and not any q in neighbours(p): b[q] = "X"
        b[p] := "X"
      """;

  private static final String TROMINOES =
      """
      board b: 3 x 3 of ".#"
      left move p in b where b[p] is empty, q in {south(p)} where b[q] is empty,
          r in {east(p), south(q)} where b[r] is empty
        b[p] := "#"
        b[q] := "#"
        b[r] := "#"
      right move p in b where b[p] is empty, q in {east(p)} where b[q] is empty
        b[p] := "#"
        b[q] := "#"
      """;

  static Stream<Arguments> texts() {
    return Stream.of(
        Arguments.of(BoardTexts.DOMINEERING, 9, true),
        Arguments.of(BoardTexts.CRAM, 9, true),
        Arguments.of(TROMINOES, 9, true),
        Arguments.of(COL, 9, false),
        Arguments.of(COL.replace("mine\n", "theirs\n"), 9, false),
        Arguments.of(CROSSES, 10, false));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void movesAreBits(String text, int cells, boolean bitsAreCells) {
    TextRules rules = BoardTexts.rules(text);
    PlacementMoves moves = check(rules, cells, 300).orElseThrow();
    assertThat(moves.cells()).isEqualTo(bitsAreCells);
  }

  /** Cells in two words, and more moves than one word has bits. */
  @Test
  void movesAreBitsOfTwoWords() {
    String large = BoardTexts.DOMINEERING.replace("= 3", "= 9");
    assertThat(check(BoardTexts.rules(large), 81, 50).orElseThrow().wide()).isTrue();
    String wide = COL.replace("3 x 3", "5 x 8");
    assertThat(check(BoardTexts.rules(wide), 40, 50).orElseThrow().wide()).isTrue();
    refused(COL.replace("3 x 3", "8 x 9"), 72, "more than 128 moves");
    refused(COL.replace("3 x 3", "9 x 15"), 135, "boards of up to");
  }

  @Test
  void whatIsNoPlacement() {
    refused(BoardTexts.CLOBBER, 9, "a move can make another move legal");
    refused(BoardTexts.TIC_TAC_TOE, 9, "the game ends in other ways than without a move");
    refused(BoardTexts.AMAZONS, 9, "a move does more than look at cells and fill them");
    refused(COL.replace("b[p] := mine", "again"), 9, "look at cells and fill");
    refused(
        "board b: 1 x 3 of \".#\"\nmove p in b where b[p] is empty\n  b[p] := empty\n",
        3,
        "a move can be repeated");
  }

  private static void refused(String text, int cells, String why) {
    PlacementProof proof = BoardTexts.rules(text).analysis(cells).placements();
    assertThat(proof.proven()).isFalse();
    assertThat(proof.reason()).contains(why);
  }

  @Test
  void randomTexts() {
    int proved = 0;
    for (long seed = 0; seed < 300; seed++) {
      TextRules rules = BoardTexts.rules(text(new Random(seed)));
      proved += check(rules, 6, 30).isPresent() ? 1 : 0;
    }
    assertThat(proved).isBetween(30, 270); // some are proved, and some are refused
  }

  /** One or two kinds of moves with random conditions and changes. */
  private static String text(Random random) {
    String text = "board b: 2 x 3 of \".#\" left \"x\" right \"o\"\n";
    for (int rule = 0; rule < 1 + random.nextInt(2); rule++) {
      text +=
          one(random, "move", "move", "left move", "right move")
              + " m%d p in b where b[p] %s, q in %s where %s b[q] %s\n"
                  .formatted(
                      rule,
                      condition(random),
                      one(
                          random,
                          "{east(p)}",
                          "{south(p)}",
                          "neighbours(p)",
                          "{east(p), south(p)}"),
                      one(random, "", "not", "row(q) = 1 or"),
                      condition(random))
              + one(random, "  b[p] := %s\n", "  b[q] := %1$s\n", "  b[p] := %s\n  b[q] := %s\n")
                  .formatted(symbol(random), symbol(random));
    }
    return text;
  }

  private static String condition(Random random) {
    return one(random, "is empty", "is empty", "= \"#\"", "is mine", "is theirs");
  }

  private static String symbol(Random random) {
    return one(random, "\"#\"", "\"#\"", "mine", "theirs", "empty");
  }

  private static String one(Random random, String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  /** Compares the bits of all options of a position with those that the moves say. */
  private static Optional<PlacementMoves> check(TextRules rules, int cells, int count) {
    Random random = new Random(cells);
    Position some = BoardTexts.random(rules, cells, random);
    Space space = rules.space(List.of(some));
    Optional<PlacementMoves> found = space.capability(PlacementMoves.class);
    if (found.isEmpty()) {
      return found;
    }
    List<Position> positions = BoardTexts.reachable(space, some, count);
    for (int i = 0; i < count; i++) {
      positions.add(BoardTexts.random(rules, cells, random));
    }
    for (Position position : positions) {
      long[] words = new long[space.words()];
      space.pack(position, words, 0);
      assertThat(space.ending(words, 0)).isEqualTo(Ending.OPEN);
      assertThat(options(space, words, found.get()))
          .as("%s\n%s", rules.print(position), rules.text())
          .isEqualTo(placements(space.turn(words, 0), words, found.get()));
    }
    return found;
  }

  private static Set<List<Long>> options(Space space, long[] words, PlacementMoves moves) {
    Options options = new Options(space.words());
    space.options(words, 0, options);
    Set<List<Long>> found = new HashSet<>();
    for (int option = 0; option < options.size(); option++) {
      int at = options.at(options.firstPart(option));
      long low = moves.reader().bits(options.words(), at);
      found.add(List.of(low, moves.highReader().bits(options.words(), at)));
    }
    return found;
  }

  private static Set<List<Long>> placements(int turn, long[] words, PlacementMoves moves) {
    long low = moves.reader().bits(words, 0);
    long high = moves.highReader().bits(words, 0);
    Set<List<Long>> found = new HashSet<>();
    for (Placement move : moves.moves()) {
      boolean own = move.mover() == Mover.BOTH || move.mover() == Mover.values()[turn];
      if (own && ((move.need() & ~low) | (move.needHigh() & ~high)) == 0) {
        found.add(List.of(low & ~move.clear(), high & ~move.clearHigh()));
      }
    }
    return found;
  }
}
