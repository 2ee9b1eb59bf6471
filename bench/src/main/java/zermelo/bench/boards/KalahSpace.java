package zermelo.bench.boards;

import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.Tiers;

/**
 * Kalah by hand, without its stores, which do not matter for play.
 *
 * <p>Packing: the first player's pits, then the second player's. Each pit is as many ones as it has
 * seeds, and a zero. Seeds never return to the pits, so the initial number of seeds plus pits
 * bounds the bits: 60 for the usual game. With the turn (the topmost bit) this fits one word.
 */
final class KalahSpace implements Space {
  private final int pits;
  private final boolean emptyCapture;
  private final int seeds;
  private final int words;
  private final int[] board; // 2 * pits, in packed order
  private final int[] sown; // the board of an option

  KalahSpace(int pits, boolean emptyCapture, int seeds) {
    this.pits = pits;
    this.emptyCapture = emptyCapture;
    this.seeds = seeds;
    this.words = (seeds + 2 * pits + 64) >>> 6;
    this.board = new int[2 * pits];
    this.sown = new int[2 * pits];
  }

  /** Returns the number of seeds in all pits of a position. */
  static int seeds(Position part) {
    int pits = (int) part.word(0);
    return (int)
        IntStream.rangeClosed(1, 2 * pits + 1)
            .filter(i -> i != pits + 1)
            .mapToLong(part::word)
            .sum();
  }

  @Override
  public int words() {
    return words;
  }

  @Override
  public boolean holds(Position part) {
    long all = 0;
    for (int i = 0; i < 2 * pits; i++) {
      all += part.word(pitIndex(i));
    }
    return all <= seeds;
  }

  @Override
  public void pack(Position part, long[] target, int at) {
    for (int i = 0; i < 2 * pits; i++) {
      board[i] = (int) part.word(pitIndex(i));
    }
    write(board, (int) part.word(part.size() - 1), target, at);
  }

  @Override
  public Position unpack(long[] packed, int at) {
    read(packed, at);
    long[] position = new long[2 * pits + 5]; // two lists, two stores, the turn
    position[0] = pits;
    position[pits + 1] = pits;
    position[2 * pits + 4] = turn(packed, at);
    for (int i = 0; i < 2 * pits; i++) {
      position[pitIndex(i)] = board[i];
    }
    return Position.of(position);
  }

  @Override
  public Ending ending(long[] packed, int at) {
    return Ending.OPEN;
  }

  @Override
  public int turn(long[] packed, int at) {
    return OneWordSpace.turn(packed[at + words - 1]);
  }

  @Override
  public void setTurn(long[] packed, int at, int player) {
    packed[at + words - 1] = OneWordSpace.giveTurn(packed[at + words - 1], player);
  }

  @Override
  public int settlement(long[] packed, int at) {
    read(packed, at);
    int other = (1 - turn(packed, at)) * pits;
    int left = 0;
    for (int i = 0; i < pits; i++) {
      left += board[other + i];
    }
    return -left;
  }

  @Override
  public void options(long[] packed, int at, Options out) {
    read(packed, at);
    int mover = turn(packed, at);
    int own = mover * pits;
    int other = pits - own;
    for (int pit = 0; pit < pits; pit++) {
      int hand = board[own + pit];
      if (hand == 0) {
        continue;
      }
      System.arraycopy(board, 0, sown, 0, 2 * pits);
      sown[own + pit] = 0;
      int gain = 0;
      int place = pit; // own pits, own store, the other's pits
      for (; hand > 0; hand--) {
        place = place == 2 * pits ? 0 : place + 1;
        if (place == pits) {
          gain++;
        } else {
          sown[place < pits ? own + place : other + place - pits - 1]++;
        }
      }
      if (place < pits && sown[own + place] == 1) {
        int opposite = other + pits - 1 - place;
        if (sown[opposite] > 0 || emptyCapture) {
          gain += 1 + sown[opposite];
          sown[own + place] = 0;
          sown[opposite] = 0;
        }
      }
      int room = out.room();
      write(sown, place == pits ? mover : 1 - mover, out.words(), room);
      if (!out.commit(gain)) {
        return;
      }
    }
  }

  @Override
  public <T> Optional<T> capability(Class<T> kind) {
    return kind == Tiers.class ? KalahTiers.of(pits, seeds).map(kind::cast) : Optional.empty();
  }

  private void write(int[] counts, int turn, long[] target, int at) {
    for (int i = 0; i < words; i++) {
      target[at + i] = 0;
    }
    int bit = 0;
    for (int count : counts) {
      for (int end = bit + count; bit < end; bit++) {
        target[at + (bit >> 6)] |= 1L << bit;
      }
      bit++;
    }
    setTurn(target, at, turn);
  }

  private void read(long[] packed, int at) {
    int bit = 0;
    for (int i = 0; i < 2 * pits; i++) {
      int from = bit;
      int left;
      int ones;
      do { // a run of ones may continue in the next word
        left = 64 - (bit & 63);
        ones = Long.numberOfTrailingZeros(~(packed[at + (bit >> 6)] >>> bit));
        bit += ones;
      } while (ones == left);
      board[i] = bit - from;
      bit++;
    }
  }

  /** Returns the index of a pit in a position of the text, after the length of its list. */
  private int pitIndex(int pit) {
    return pit < pits ? 1 + pit : 2 + pit;
  }
}
