package zermelo.desk.play;

import java.util.List;
import zermelo.kernel.BadInput;
import zermelo.kernel.Nearest;

/**
 * Who sits at one side of the table, as it was asked for: {@code human}, {@code perfect}, {@code
 * random}, a level {@code 1} to {@code 10}, {@code alpha-beta} or {@code mcts}.
 */
public record Seat(String kind) {
  private static final List<String> KINDS =
      List.of("human", "perfect", "random", "alpha-beta", "mcts");

  public static Seat parse(String text) {
    Seat seat = new Seat(text.strip());
    if (!KINDS.contains(seat.kind) && !seat.hasLevel()) {
      throw new BadInput(
          "'"
              + seat.kind
              + "' is no player: write "
              + String.join(", ", KINDS)
              + ", or a level from 1 to 10."
              + Nearest.hint(seat.kind, KINDS));
    }
    return seat;
  }

  public boolean human() {
    return kind.equals("human");
  }

  /** Whether a machine with a level of skill sits here. */
  boolean hasLevel() {
    return kind.matches("[1-9]|10");
  }

  int level() {
    return Integer.parseInt(kind);
  }
}
