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
 * Packs positions of a sum as bags of parts.
 *
 * <p>A {@link PartTable} numbers the parts. A packed bag is the list of these numbers in descending
 * order, each plus one, in fields of equal width, followed by zeros. So two positions that differ
 * only in the order of their heaps, or in parts that can never matter, are packed alike. Bit 63 of
 * the first word is the player to move, because a bag may be empty. To other code every option has
 * one part: the next bag.
 *
 * <p>A bag that needs more or wider fields throws {@link Space.Overflow}; {@link #wider} then has
 * more of what was missing. Sums of more than {@value #MAX_WORDS} words are refused: their graphs
 * exceed any limits anyway.
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
  private final PartTable partTable;
  private final boolean impartial;
  private final boolean quiet; // no part ever ends the game
  private final int bits;
  private final int fields;
  private final int perWord;
  private final int[] bag;
  private final int[] others;
  private final int[] next;
  private int othersTurn;
  private boolean narrowField;

  private SumSpace(Sum sum, List<Space> spaces, PartTable partTable, int bits, int wanted) {
    this.sum = sum;
    this.spaces = spaces;
    this.partTable = partTable;
    this.impartial = sum.facts().impartial();
    this.quiet = !sum.facts().hasDecisiveEndings() && !sum.facts().ties();
    this.bits = bits;
    this.perWord = 63 / bits;
    this.fields = (wanted + perWord - 1) / perWord * perWord;
    if (words() > MAX_WORDS) {
      throw new Overflow();
    }
    this.bag = new int[fields];
    this.others = new int[fields];
    this.next = new int[fields];
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
    return new SumSpace(sum, spaces, partTable(sum, spaces), NARROW, Math.max(1, count));
  }

  private static PartTable partTable(Sum sum, List<Space> spaces) {
    PartTable partTable = new PartTable();
    for (int i = 0; i < spaces.size(); i++) {
      partTable.addGame(sum.terms().get(i).rules(), spaces.get(i));
    }
    return partTable;
  }

  @Override
  public Space wider() {
    int game = partTable.gameInCall();
    if (game != PartTable.NO_GAME) {
      List<Space> wider = new ArrayList<>(spaces);
      wider.set(game, spaces.get(game).wider());
      return new SumSpace(sum, wider, partTable(sum, wider), bits, fields);
    }
    return narrowField
        ? new SumSpace(sum, spaces, partTable, WIDE, fields)
        : new SumSpace(sum, spaces, partTable, bits, 2 * fields);
  }

  @Override
  public int words() {
    return fields / perWord;
  }

  /** The memory of the tables of parts; it grows with every new part. */
  public long bytes() {
    return partTable.bytes();
  }

  /** Dead parts that are known take no field, so a bag may have more parts than fields. */
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
        count += partTable.knowsDead(i, words) ? 0 : 1;
      }
    }
    return count <= fields;
  }

  @Override
  public void pack(Position position, long[] target, int at) {
    List<Position> positions = sum.split(position);
    int count = 0;
    for (int i = 0; i < positions.size(); i++) {
      long[] words = new long[spaces.get(i).words()];
      for (Position part : sum.terms().get(i).rules().parts(positions.get(i))) {
        spaces.get(i).pack(part, words, 0);
        int number = partTable.number(i, words, 0);
        if (number != PartTable.DEAD) {
          count = insert(bag, count, number);
        }
      }
    }
    write(bag, count, sum.turn(position), target, at);
  }

  /**
   * Unpacks a bag without its dead parts, except that a game without any other part gets one of
   * them.
   */
  @Override
  public Position unpack(long[] words, int at) {
    int count = read(words, at);
    int turn = turn(words, at);
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < spaces.size(); i++) {
      Rules rules = sum.terms().get(i).rules();
      List<Position> parts = new ArrayList<>();
      for (int index = 0; index < count; index++) {
        if (partTable.game(bag[index]) == i) {
          parts.add(spaces.get(i).unpack(partTable.words(bag[index]), 0));
        }
      }
      boolean none = parts.isEmpty() && !rules.facts().heaps();
      Position own = none ? partTable.deadSample(i) : rules.join(parts);
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
    for (int index = 0; index < count; index++) {
      ending = ending.before(partTable.ending(bag[index]));
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
    for (int index = 0; index < count; index++) {
      settlement += partTable.settlement(bag[index]);
    }
    return settlement;
  }

  @Override
  public void options(long[] words, int at, Options out) {
    int count = read(words, at);
    int turn = turn(words, at);
    for (int index = 0; index < count; index++) {
      if (index > 0 && bag[index] == bag[index - 1]) {
        continue; // equal parts have equal options
      }
      partTable.expand(bag[index], out.limit());
      int options = partTable.optionCount(bag[index]);
      int option = partTable.firstOption(bag[index]);
      for (int i = 0; i < options; i++) {
        int player = impartial ? 0 : partTable.keepsTurn(option) ? turn : 1 - turn;
        if (i == 0 || player != othersTurn) {
          gatherOthers(count, index, player);
        }
        writeNext(count - 1, option, player, out);
        if (!out.commit(partTable.gain(option))) {
          return;
        }
        option = partTable.nextOption(option);
      }
    }
  }

  /**
   * Collects the parts that stay when one part is moved in, with the turn passed.
   *
   * <p>They are the same for all options of that part that pass the turn to the same player.
   */
  private void gatherOthers(int count, int moved, int player) {
    int size = 0;
    for (int index = 0; index < count; index++) {
      if (index != moved) {
        size =
            insert(others, size, impartial ? bag[index] : partTable.withTurn(bag[index], player));
      }
    }
    othersTurn = player;
  }

  /** Writes the bag after an option: the parts that stay and the parts of the option. */
  private void writeNext(int otherCount, int option, int player, Options out) {
    System.arraycopy(others, 0, next, 0, otherCount);
    int size = otherCount;
    for (int i = 0; i < partTable.partsOf(option); i++) {
      size = insert(next, size, partTable.part(option, i));
    }
    int at = out.room();
    write(next, size, player, out.words(), at);
  }

  /** Inserts a part into a list in descending order; returns the new length. */
  private int insert(int[] list, int count, int part) {
    if (count == fields) {
      throw tooNarrow();
    }
    int index = count;
    while (index > 0 && list[index - 1] < part) {
      list[index] = list[index - 1];
      index--;
    }
    list[index] = part;
    return count + 1;
  }

  /** The overflow of the bag itself: no game needs a wider space. */
  private Overflow tooNarrow() {
    partTable.endCall();
    return new Overflow();
  }

  private void write(int[] list, int count, int turn, long[] target, int at) {
    int index = 0;
    for (int word = 0; word < words(); word++) {
      long packed = 0;
      for (int shift = 0; shift < perWord * bits && index < count; shift += bits) {
        long field = list[index++] + 1L;
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

  /**
   * Reads a packed bag into {@link #bag}. Returns the number of parts; equal parts count
   * separately.
   */
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
