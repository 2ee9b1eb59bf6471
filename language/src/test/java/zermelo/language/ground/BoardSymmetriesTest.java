package zermelo.language.ground;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.language.interpret.TextRules;
import zermelo.testkit.SampleSize;

/** Symmetries proved from texts, against the moves and ends of positions. */
class BoardSymmetriesTest {
  static Stream<Arguments> texts() {
    return Stream.of(
        Arguments.of(BoardTexts.TIC_TAC_TOE, 9, 8),
        Arguments.of(BoardTexts.CONNECT_FOUR, 16, 2),
        Arguments.of(BoardTexts.DOMINEERING, 9, 4),
        Arguments.of(BoardTexts.CRAM, 9, 8),
        Arguments.of(BoardTexts.AMAZONS, 9, 8),
        Arguments.of(BoardTexts.CLOBBER, 9, 8),
        Arguments.of(BoardTexts.HEX, 9, 2),
        Arguments.of(BoardTexts.RING, 9, 16),
        Arguments.of(BoardTexts.QUIXO, 9, 8),
        Arguments.of(BoardTexts.KONANE, 9, 8),
        Arguments.of(BoardTexts.STRIP, 6, 2),
        Arguments.of(BoardTexts.DOTS, 25, 8));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void everySymmetryIsFoundAndTrue(String text, int cells, int count) {
    TextRules rules = BoardTexts.rules(text);
    BoardSymmetries found = rules.analysis(cells).symmetries();
    assertThat(found.kept()).as(found.reason()).hasSize(count - 1);
    check(rules, cells, found, 200);
  }

  /** Compares the options of positions and of their images. */
  private static void check(TextRules rules, int cells, BoardSymmetries found, int count) {
    Random random = new Random(cells);
    Position some = BoardTexts.random(rules, cells, random);
    Space space = rules.interpretedSpace(List.of(some));
    List<Position> positions = BoardTexts.reachable(space, some, count);
    for (int i = 0; i < count; i++) {
      positions.add(BoardTexts.random(rules, cells, random));
    }
    for (Position position : positions) {
      var options = BoardTexts.options(space, position);
      for (CellSymmetry symmetry : found.kept()) {
        assertThat(BoardTexts.options(space, BoardTexts.image(position, symmetry)))
            .as(
                "%s: %s of %s\n%s",
                found.reason(), symmetry.name(), rules.print(position), rules.text())
            .isEqualTo(BoardTexts.image(options, symmetry));
      }
      canonical(rules, position, found);
    }
  }

  /** All images have one canonical form, which is one of them. */
  private static void canonical(TextRules rules, Position position, BoardSymmetries found) {
    Space space = rules.space(List.of(position));
    CanonicalForm form = CanonicalForm.of(space);
    Set<Position> images = new HashSet<>(Set.of(packed(space, position)));
    found.kept().forEach(s -> images.add(packed(space, BoardTexts.image(position, s))));
    Set<Position> chosen = new HashSet<>();
    for (Position image : images) {
      long[] words = image.words();
      assertThat(form.orbit(words, 0)).isEqualTo(images.size());
      form.canonicalize(words, 0);
      chosen.add(Position.of(words));
    }
    assertThat(chosen).hasSize(1);
    assertThat(images).containsAll(chosen);
  }

  private static Position packed(Space space, Position position) {
    long[] words = new long[space.words()];
    space.pack(position, words, 0);
    return Position.of(words);
  }

  @Test
  void whatLooksSymmetricAndIsNot() {
    refused(
        BoardTexts.TIC_TAC_TOE.replace(
            "is empty\n", "is empty and row(p) > 0 and column(p) != 1\n"),
        9,
        2);
    refused(BoardTexts.TIC_TAC_TOE.replace("is empty\n", "is empty and p != cell(2, 2)\n"), 9, 8);
    refused(BoardTexts.TIC_TAC_TOE.replace("is empty\n", "is empty and p != cell(1, 2)\n"), 9, 2);
    refused(
        BoardTexts.TIC_TAC_TOE.replace("end full: tie", "end b[cell(1, 1)] is mine: tie"), 9, 2);
    refused(BoardTexts.CLOBBER.replace("neighbours(p)", "{north(p), south(p), east(p)}"), 9, 2);
    refused(BoardTexts.DOMINEERING.replace("south", "southeast"), 9, 2);
    refused(BoardTexts.CONNECT_FOUR.replace("c in 1..width", "c in 1..width - 1"), 16, 1);
    refused(BoardTexts.CONNECT_FOUR.replace("column(p) = c and", "column(p) <= c and"), 16, 1);
    refused(BoardTexts.AMAZONS.replace("slides(q)", "slides(q) where row(r) < 3"), 9, 2);
    refused(BoardTexts.AMAZONS.replace("slides(q)", "slides(q) where row(r) != column(r)"), 9, 2);
    refused(BoardTexts.HEX.replace("row(p) = 1}", "row(p) = 2}"), 9, 1);
    refused(
        BoardTexts.RING.replace("where b[q] is empty", "where b[q] is empty and column(q) > 1"),
        9,
        2);
    refused(BoardTexts.STRIP.replace("b[p] := mine", "b[p] := mine; b[west(p)] := mine"), 6, 1);
    refused(BoardTexts.DOTS.replace("gain count", "gain row(p) * row(p) + count"), 25, 2);
    refused(
        BoardTexts.DOTS.replace("settle 0", "settle sum p in b where b[p] is empty: row(p)"),
        25,
        2);
  }

  private static void refused(String text, int cells, int count) {
    TextRules rules = BoardTexts.rules(text);
    BoardSymmetries found = rules.analysis(cells).symmetries();
    assertThat(found.kept().size() + 1).as(found.reason() + "\n" + text).isEqualTo(count);
    check(rules, cells, found, 200);
  }

  @Test
  void randomTextsKeepTheirSymmetries() {
    int symmetric = 0;
    int cut = 0;
    for (long seed = 0; seed < SampleSize.of(400); seed++) {
      RandomBoardText.Made made = RandomBoardText.of(seed);
      TextRules rules = BoardTexts.rules(made.text());
      BoardSymmetries found = rules.analysis(made.cells()).symmetries();
      if (found.any()) {
        symmetric++;
        check(rules, made.cells(), found, 25);
      }
      cut += found.reason().contains(": they change") ? 1 : 0;
    }
    assertThat(symmetric).isGreaterThan(100);
    assertThat(cut).isGreaterThan(100);
  }

  @Test
  void reasonsInWords() {
    assertThat(BoardTexts.rules(BoardTexts.TIC_TAC_TOE).analysis(9).symmetries().reason())
        .startsWith("8 found: identity, left-right mirror, top-bottom mirror, half turn, diagonal");
    assertThat(BoardTexts.rules(BoardTexts.CONNECT_FOUR).analysis(16).symmetries().reason())
        .isEqualTo(
            "2 found: identity, left-right mirror; not top-bottom mirror, half turn, diagonal"
                + " mirror, quarter turn to the right, quarter turn to the left, antidiagonal"
                + " mirror: they change the moves");
    assertThat(
            BoardTexts.rules(BoardTexts.AMAZONS, "rows=10", "columns=10")
                .analysis(100)
                .symmetries()
                .reason())
        .isEqualTo("they are looked for on boards of up to 64 cells");
  }
}
