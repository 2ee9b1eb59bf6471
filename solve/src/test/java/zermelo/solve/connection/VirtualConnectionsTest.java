package zermelo.solve.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.kernel.space.ConnectionGame;

/**
 * Tests connections of a player: trying all play inside a carrier must join the sides.
 *
 * <p>All other free cells hold stones of the other player then.
 */
@Tag("slow")
final class VirtualConnectionsTest {
  private static final long SEED = 5;
  private static final int POSITIONS = 3_000;
  private static final int SIZE = 4;

  private final ConnectionBoard board = hexagons(SIZE);
  private final VirtualConnections connections = new VirtualConnections(board);

  private static ConnectionBoard hexagons(int size) {
    List<List<Integer>> neighbours = new ArrayList<>();
    for (int cell = 0; cell < size * size; cell++) {
      List<Integer> near = new ArrayList<>();
      int row = cell / size;
      int column = cell % size;
      for (int[] step : new int[][] {{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}}) {
        int toRow = row + step[0];
        int toColumn = column + step[1];
        if (toRow >= 0 && toRow < size && toColumn >= 0 && toColumn < size) {
          near.add(toRow * size + toColumn);
        }
      }
      neighbours.add(near);
    }
    List<List<Integer>> sides =
        List.of(
            line(0, 1, size),
            line(size * (size - 1), 1, size),
            line(0, size, size),
            line(size - 1, size, size));
    return new ConnectionBoard(
        new ConnectionGame(size * size, neighbours, sides, (player, words, at) -> words[player]));
  }

  private static List<Integer> line(int first, int step, int length) {
    return IntStream.range(0, length).mapToObj(i -> first + i * step).toList();
  }

  @Test
  void carriersAreEnough() {
    Random random = new Random(SEED);
    int safe = 0;
    int threats = 0;
    for (int i = 0; i < POSITIONS; i++) {
      long own = random.nextLong() & random.nextLong() & board.all();
      long theirs = random.nextLong() & random.nextLong() & board.all() & ~own;
      int player = i % 2;
      if (joins(player, own) || joins(1 - player, theirs)) {
        continue;
      }
      long empty = board.all() & ~own & ~theirs;
      connections.find(player, own, empty, i % 3 == 0);
      if (connections.joined()) {
        safe++;
        assertThat(connections.carrier() & ~empty).isZero();
        assertThat(wins(player, own, connections.carrier(), false))
            .as("player %d, own %x, theirs %x", player, own, theirs)
            .isTrue();
      }
      for (int threat = 0; threat < connections.threats(); threat++) {
        threats++;
        assertThat(connections.threat(threat) & ~empty).isZero();
        assertThat(wins(player, own, connections.threat(threat), true))
            .as("player %d, own %x, theirs %x", player, own, theirs)
            .isTrue();
      }
    }
    assertThat(safe).isGreaterThan(100);
    assertThat(threats).isGreaterThan(100);
  }

  /** Whether a player joins the sides by play on these free cells, all others being blocked. */
  private boolean wins(int player, long own, long free, boolean ownTurn) {
    if (joins(player, own)) {
      return true;
    }
    for (long left = free; left != 0; left &= left - 1) {
      long cell = left & -left;
      boolean wins = wins(player, ownTurn ? own | cell : own, free & ~cell, !ownTurn);
      if (wins == ownTurn) {
        return ownTurn;
      }
    }
    return free != 0 && !ownTurn;
  }

  private boolean joins(int player, long own) {
    return (board.chains(board.side(player, 0), own) & board.side(player, 1)) != 0;
  }

  /** A chain and a side with two common free neighbours are as good as joined (a bridge). */
  @Test
  void findsBridges() {
    long own = 1L << 5 | 1L << 9; // in rows 2 and 3 of the player who joins top and bottom
    connections.find(0, own, board.all() & ~own, false);
    assertThat(connections.joined()).isTrue();
    assertThat(Long.bitCount(connections.carrier())).isEqualTo(4);
  }

  /** From the third of four rows no bridge reaches the top, but a ladder of threats does. */
  @Test
  void unitesThreats() {
    long own = 1L << 9;
    connections.find(0, own, board.all() & ~own, false);
    assertThat(connections.joined()).isTrue();
    assertThat(Long.bitCount(connections.carrier())).isGreaterThan(4);
  }
}
