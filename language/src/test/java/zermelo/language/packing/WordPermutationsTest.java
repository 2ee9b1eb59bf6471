package zermelo.language.packing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Settings;
import zermelo.kernel.space.CanonicalForm;
import zermelo.language.TextGame;
import zermelo.language.ground.BoardSymmetries;
import zermelo.language.interpret.TextRules;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.reduce.BoardReduction;

/** Compares canonical forms in one word with those found plane by plane. */
class WordPermutationsTest {
  @ParameterizedTest
  @CsvSource({
    "3 x 3, .XO, 9, true",
    "4 x 4, .XO, 16, true",
    "5 x 5, .XO, 25, true",
    "4 x 4, .XOAB, 16, true", // three planes
    "8 x 8, .X, 64, true", // every bit of a word
    "6 x 6, .XO, 36, false" // 72 bits
  })
  void allImagesHaveTheSameForm(String size, String symbols, int cells, boolean fits) {
    TextRules rules =
        TextGame.read(
                "t",
                "t.game",
                "game T\nboard b: %s of \"%s\"\nmove p in b where b[p] is empty\n  b[p] := \"X\"\n"
                    .formatted(size, symbols))
            .rules(Settings.NONE);
    BoardSymmetries symmetries = rules.analysis(cells).symmetries();
    assertThat(symmetries.kept()).hasSize(7);
    BoardDeclaration board = rules.program().board().orElseThrow();
    int[] word = {0};
    BoardPlanes planes =
        BoardPlanes.of(
            board,
            Optional.<BoardReduction>empty(),
            cells,
            bits -> new BitField(word[0]++, 0, bits, 0));
    Optional<CanonicalForm> fast = WordPermutations.of(planes, symmetries);
    assertThat(fast.isPresent()).isEqualTo(fits);
    if (!fits) {
      return;
    }
    CanonicalForm slow = PlanePermutations.of(planes, symmetries).orElseThrow();
    Random random = new Random(20261119);
    for (int i = 0; i < 500; i++) {
      long[] board1 =
          random.ints(cells, 0, 1 + random.nextInt(symbols.length())).asLongStream().toArray();
      long[] given = new long[word[0]];
      planes.store(board1, given, 0);
      long[] other = given.clone();
      assertThat(fast.get().orbit(given, 0)).isEqualTo(slow.orbit(other, 0));
      fast.get().canonicalize(given, 0);
      slow.canonicalize(other, 0);
      assertThat(given).isEqualTo(other);
    }
    assertThat(List.of(1, 2, 4, 8)).contains(fast.get().orbit(new long[word[0]], 0));
  }
}
