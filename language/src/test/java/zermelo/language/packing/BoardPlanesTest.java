package zermelo.language.packing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.syntax.Span;

/** Tests that planes which change places exchange the same symbols as the exchange one by one. */
class BoardPlanesTest {
  @ParameterizedTest
  @CsvSource({
    "XO, 0, 1, 9, false", // one plane: a bit is flipped
    ".XO, 1, 2, 9, true",
    ".XO, 1, 2, 64, true",
    ".XO, 1, 2, 70, true",
    ".#XO, 2, 3, 9, false",
    ".xXoO, 1, 3, 20, false"
  })
  void planesThatChangePlacesExchangeTheSymbols(
      String symbols, int left, int right, int cells, boolean planes) {
    BoardDeclaration board =
        new BoardDeclaration(
            new BoardDeclaration.OpenStrip(Optional.empty(), false),
            symbols,
            left,
            right,
            new Span(0, 0));
    List<BitField> fields = new ArrayList<>();
    BoardPlanes packed =
        BoardPlanes.of(
            board,
            Optional.empty(),
            cells,
            bits -> {
              fields.add(new BitField(fields.size(), 64 - bits, bits, 0)); // any place will do
              return fields.getLast();
            });
    assertThat(packed.exchangedPlanes().isPresent()).isEqualTo(planes);
    Random random = new Random(20261118);
    for (int i = 0; i < 200; i++) {
      long[] given = random.ints(cells, 0, symbols.length()).asLongStream().toArray();
      long[] fast = new long[fields.size()];
      packed.store(given, fast, 0);
      long[] slow = fast.clone();
      packed.exchange(slow, 0);
      packed.exchangedPlanes().ifPresent(pairs -> new FieldExchange(pairs).exchange(fast, 0));
      long[] expected = new long[cells];
      for (int cell = 0; cell < cells; cell++) {
        expected[cell] = board.exchangedSymbol(given[cell]);
      }
      assertThat(packed.load(slow, 0)).isEqualTo(expected);
      assertThat(planes ? packed.load(fast, 0) : expected).isEqualTo(expected);
    }
  }
}
