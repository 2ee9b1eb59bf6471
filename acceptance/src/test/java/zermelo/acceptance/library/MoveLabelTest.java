package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.play.MoveReader;
import zermelo.play.MoveReader.Interpretation;

/** Tests that a typed label or name of a move is understood as that move, for every game. */
final class MoveLabelTest {
  static Stream<LibraryCases.Case> cases() {
    return LibraryCases.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everyLabelIsItsMove(LibraryCases.Case one) {
    List<Position> positions = one.positions();
    for (Position position : positions.subList(0, Math.min(40, positions.size()))) {
      MoveReader reader = new MoveReader(one.rules(), position);
      for (Move move : LibraryCases.moves(one.rules(), position).stream().limit(60).toList()) {
        assertThat(reader.read(" " + move.label() + " "))
            .isEqualTo(new Interpretation.UniqueMove(move));
        assertThat(reader.read(one.rules().phrases().name(position, move)))
            .isEqualTo(new Interpretation.UniqueMove(move));
        assertThat(reader.read(move.label().toUpperCase(Locale.ROOT).replace(":", "")))
            .as("%s in %s", move.label(), one.rules().print(position))
            .isInstanceOf(Interpretation.UniqueMove.class);
      }
    }
  }
}
