package zermelo.solve.sum;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.Sum;

/**
 * A sum of parts as one space: a position is a bag of parts.
 *
 * <p>Each option has one part, the next bag. A {@link PartTable} numbers the parts. A packed bag is
 * the list of these numbers in descending order, each plus one, in fields of equal width, followed
 * by zeros. So two sums that differ in the order of their heaps, or in parts that can never matter,
 * are the same position. Bit 63 of the first word is the player to move, because a bag may be
 * empty.
 *
 * <p>A bag that needs more slots or larger numbers than the fields allow throws {@link
 * Space.Overflow}; {@link #wider} then has more of what was missing. Sums of more than {@value
 * #MAX_WORDS} words are refused: their graphs exceed any limits anyway.
 *
 * <p>The slow twin is {@link Sum}, the unpacked form of the same sum (SumSpaceTest).
 */
public final class SumSpace implements Space {
  private static final int MAX_WORDS = 64;
  private static final int NARROW = 15;
  private static final int WIDE = 31;
  private static final long TURN = 1L << 63;

  private final Sum sum;
  private final List<Space> spaces;
  private final PartTable book;
  private final boolean impartial;
  private final boolean quiet; // no part ever ends the game
  private final int bits;
  private final int slots;
  private final int perWord;
  private final int[] bag;
  private final int[] others;
  private final int[] next;
  private int othersTurn;
  private boolean narrowField;

  private SumSpace(Sum sum, List<Space> spaces, PartTable book, int bits, int wanted) {
    this.sum = sum;
    this.spaces = spaces;
    this.book = book;
    this.impartial = sum.facts().impartial();
    this.quiet = !sum.facts().decides() && !sum.facts().ties();
    this.bits = bits;
    this.perWord = 63 / bits;
    this.slots = (wanted + perWord - 1) / perWord * perWord;
    if (words() > MAX_WORDS) {
      throw new Overflow();
    }
    this.bag = new int[slots];
    this.others = new int[slots];
    this.next = new int[slots];
  }

  /** A space for everything that can be reached from a position of the sum. */
  public static SumSpace of(Sum sum, Position position) {
    List<Position> positions = sum.split(position);
    List<Space> spaces = new ArrayList<>();
    int count = 0;
    for (int i = 0; i < positions.size(); i++) {
      Rules rules = sum.terms().get(i).rules();
      List<Position> parts = rules.parts(positions.get(i));
      spaces.add(rules.space(parts));
      count += parts.size();
    }
    return new SumSpace(sum, spaces, book(sum, spaces), NARROW, Math.max(1, count));
  }

  private static PartTable book(Sum sum, List<Space> spaces) {
    PartTable book = new PartTable();
    for (int i = 0; i < spaces.size(); i++) {
      book.addGame(sum.terms().get(i).rules(), spaces.get(i));
    }
    return book;
  }

  @Override
  public Space wider() {
    int game = book.busy();
    if (game != PartTable.NO_GAME) {
      List<Space> wider = new ArrayList<>(spaces);
      wider.set(game, spaces.get(game).wider());
      return new SumSpace(sum, wider, book(sum, wider), bits, slots);
    }
    return narrowField
        ? new SumSpace(sum, spaces, book, WIDE, slots)
        : new SumSpace(sum, spaces, book, bits, 2 * slots);
  }

  @Override
  public int words() {
    return slots / perWord;
  }

  /** The memory of the tables of parts; it grows with every new part. */
  public long bytes() {
    return book.bytes();
  }

  /** Parts that are known to be dead take no slot, so a bag may have more parts than slots. */
  @Override
  public boolean holds(Position position) {
    List<Position> positions = sum.split(position);
    int count = 0;
    for (int i = 0; i < positions.size(); i++) {
      long[] words = new long[spaces.get(i).words()];
      for (Position part : sum.terms().get(i).rules().parts(positions.get(i))) {
        if (!spaces.get(i).holds(part)) {
          return false;
        }
        spaces.get(i).pack(part, words, 0);
        count += book.knowsDead(i, words) ? 0 : 1;
      }
    }
    return count <= slots;
  }

  @Override
  public void pack(Position position, long[] target, int at) {
    List<Position> positions = sum.split(position);
    int count = 0;
    for (int i = 0; i < positions.size(); i++) {
      long[] words = new long[spaces.get(i).words()];
      for (Position part : sum.terms().get(i).rules().parts(positions.get(i))) {
        spaces.get(i).pack(part, words, 0);
        int number = book.number(i, words, 0);
        if (number != PartTable.DEAD) {
          count = insert(bag, count, number);
        }
      }
    }
    write(bag, count, sum.turn(position), target, at);
  }

  /** Dead parts are lost, except that a game without any other part gets one of them. */
  @Override
  public Position unpack(long[] words, int at) {
    int count = read(words, at);
    int turn = turn(words, at);
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < spaces.size(); i++) {
      Rules rules = sum.terms().get(i).rules();
      List<Position> parts = new ArrayList<>();
      for (int slot = 0; slot < count; slot++) {
        if (book.game(bag[slot]) == i) {
          parts.add(spaces.get(i).unpack(book.words(bag[slot]), 0));
        }
      }
      boolean none = parts.isEmpty() && !rules.facts().heaps();
      Position own = none ? book.deadSample(i) : rules.join(parts);
      positions.add(rules.giveTurn(own, turn));
    }
    return sum.position(positions);
  }

  @Override
  public Ending ending(long[] words, int at) {
    if (quiet) {
      return Ending.OPEN;
    }
    int count = read(words, at);
    Ending ending = Ending.OPEN;
    for (int slot = 0; slot < count; slot++) {
      ending = ending.before(book.ending(bag[slot]));
    }
    return ending;
  }

  @Override
  public int turn(long[] words, int at) {
    return (int) (words[at] >>> 63);
  }

  @Override
  public int settlement(long[] words, int at) {
    int count = read(words, at);
    int settlement = 0;
    for (int slot = 0; slot < count; slot++) {
      settlement += book.settlement(bag[slot]);
    }
    return settlement;
  }

  @Override
  public void options(long[] words, int at, Options out) {
    int count = read(words, at);
    int turn = turn(words, at);
    for (int slot = 0; slot < count; slot++) {
      if (slot > 0 && bag[slot] == bag[slot - 1]) {
        continue; // equal parts have equal options
      }
      book.expand(bag[slot], out.limit());
      int options = book.optionCount(bag[slot]);
      int option = book.firstOption(bag[slot]);
      for (int i = 0; i < options; i++) {
        int player = impartial ? 0 : book.keepsTurn(option) ? turn : 1 - turn;
        if (i == 0 || player != othersTurn) {
          gatherOthers(count, slot, player);
        }
        writeNext(count - 1, option, player, out);
        if (!out.commit(book.gain(option))) {
          return;
        }
        option = book.nextOption(option);
      }
    }
  }

  /**
   * Collects the parts that stay when one slot moves, with the turn passed.
   *
   * <p>They are the same for all options of the slot that pass the turn to the same player.
   */
  private void gatherOthers(int count, int moved, int player) {
    int size = 0;
    for (int slot = 0; slot < count; slot++) {
      if (slot != moved) {
        size = insert(others, size, impartial ? bag[slot] : book.withTurn(bag[slot], player));
      }
    }
    othersTurn = player;
  }

  /** Writes the bag after an option: the unmoved parts and the parts of the option. */
  private void writeNext(int otherCount, int option, int player, Options out) {
    System.arraycopy(others, 0, next, 0, otherCount);
    int size = otherCount;
    for (int i = 0; i < book.partsOf(option); i++) {
      size = insert(next, size, book.part(option, i));
    }
    int at = out.room();
    write(next, size, player, out.words(), at);
  }

  /** Inserts a part into a list in descending order; returns the new length. */
  private int insert(int[] list, int count, int part) {
    if (count == slots) {
      throw tooNarrow();
    }
    int slot = count;
    while (slot > 0 && list[slot - 1] < part) {
      list[slot] = list[slot - 1];
      slot--;
    }
    list[slot] = part;
    return count + 1;
  }

  /** The overflow of the sum's own fields; no game needs a wider space. */
  private Overflow tooNarrow() {
    book.rest();
    return new Overflow();
  }

  private void write(int[] list, int count, int turn, long[] target, int at) {
    int slot = 0;
    for (int word = 0; word < words(); word++) {
      long packed = 0;
      for (int shift = 0; shift < perWord * bits && slot < count; shift += bits) {
        long field = list[slot++] + 1L;
        if (field >>> bits != 0) {
          narrowField = true;
          throw tooNarrow();
        }
        packed |= field << shift;
      }
      target[at + word] = packed;
    }
    target[at] |= turn == 1 ? TURN : 0;
  }

  /** Unpacks a bag into {@link #bag}. Returns the number of parts; equal parts count separately. */
  private int read(long[] words, int at) {
    long mask = (1L << bits) - 1;
    int count = 0;
    for (int word = at; word < at + words(); word++) {
      for (int shift = 0; shift < perWord * bits; shift += bits) {
        int field = (int) ((words[word] >>> shift) & mask);
        if (field == 0) {
          return count;
        }
        bag[count++] = field - 1;
      }
    }
    return count;
  }
}
