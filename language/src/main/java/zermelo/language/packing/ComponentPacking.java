package zermelo.language.packing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import zermelo.kernel.Space;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.ListedSet;
import zermelo.language.position.BoundedComponent;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Kind;
import zermelo.language.reduce.BoardReduction;

/**
 * Packing of the positions of a space: which field of which word holds which number.
 *
 * <p>A bounded number gets the bits of its range. An unbounded number gets the bits that the given
 * positions need and some more; its field is doubled when a move overflows. Elements of lists whose
 * total never grows get the bits of that total. A list has one field per element, and one for its
 * length if moves can change that. A set has one bit per number that it may contain. A board has
 * one bit per cell in each of its {@link BoardPlanes}. Of what each player owns, the first player's
 * comes first. Fields do not cross words.
 */
public final class ComponentPacking {
  private final List<BoundedComponent> bounds;
  private final List<BitField[]> fields = new ArrayList<>();
  private final int[] lengths;
  private final OptionalLong total; // no element of a list exceeds it, if it is known
  private final boolean[] resizes;
  private Optional<BoardPlanes> board = Optional.empty();
  private FieldExchange owned = new FieldExchange(List.of());
  private @Nullable BoardPlanes symbols; // the board, if its planes do not change places
  private int word;
  private int used;

  private ComponentPacking(List<BoundedComponent> bounds, boolean[] resizes, OptionalLong total) {
    this.total = total;
    this.bounds = bounds;
    this.lengths = new int[bounds.size()];
    this.resizes = resizes;
  }

  /**
   * The packing for the positions in the frames. Unbounded fields are doubled {@code spare} times.
   *
   * @param reduction what the packed board leaves out of that of the text
   * @param totalsNeverGrow whether no move raises the total of all lists
   */
  public static ComponentPacking of(
      Program program,
      Optional<BoardReduction> reduction,
      List<BoundedComponent> bounds,
      List<EvaluationFrame> frames,
      int spare,
      boolean totalsNeverGrow) {
    boolean[] resizes = new boolean[bounds.size()];
    for (int i = 0; i < resizes.length; i++) {
      int place = bounds.get(i).place();
      resizes[i] =
          !bounds.get(i).number()
              && (program.resizes(place) || (bounds.get(i).own() && program.resizes(place + 1)));
    }
    OptionalLong total =
        totalsNeverGrow
            ? frames.stream().mapToLong(frame -> FieldWidths.total(bounds, frame)).max()
            : OptionalLong.empty();
    ComponentPacking packing = new ComponentPacking(bounds, resizes, total);
    if (program.partizan()) {
      packing.used = 1; // the turn is bit 0 of word 0
    }
    for (int i = 0; i < resizes.length; i++) {
      packing.add(i, bounds.get(i), reduction, frames, spare);
    }
    packing.noteOwned();
    return packing;
  }

  private void add(
      int index,
      BoundedComponent bound,
      Optional<BoardReduction> reduction,
      List<EvaluationFrame> frames,
      int spare) {
    if (bound.component().board().isPresent()) {
      int cells =
          frames.stream().mapToInt(frame -> frame.lists[bound.place()].length).max().orElse(0);
      BoardPlanes planes =
          BoardPlanes.of(bound.component().board().get(), reduction, cells, bits -> field(bits, 0));
      board = Optional.of(planes);
      lengths[index] = cells;
      fields.add(planes.fields());
      return;
    }
    long most = bound.low();
    for (EvaluationFrame frame : frames) {
      for (int copy = 0; copy < bound.copies(); copy++) {
        for (long value : FieldWidths.values(bound, frame, copy)) {
          most = Math.max(most, value);
        }
      }
    }
    List<BitField> list = new ArrayList<>();
    for (int copy = 0; copy < bound.copies(); copy++) {
      if (bound.component().kind() == Kind.SET) {
        addSet(index, bound, most, spare, list);
      } else {
        addNumbers(index, bound, frames, most, spare, list);
      }
    }
    fields.add(list.toArray(BitField[]::new));
  }

  private void addSet(
      int index, BoundedComponent bound, long most, int spare, List<BitField> list) {
    long size = FieldWidths.setSize(bound, most, spare);
    lengths[index] = (int) size;
    for (int from = 0; from < size; from += 32) {
      list.add(field((int) Math.min(32, size - from), 0));
    }
  }

  private void addNumbers(
      int index,
      BoundedComponent bound,
      List<EvaluationFrame> frames,
      long most,
      int spare,
      List<BitField> list) {
    int bits =
        bound.bounded()
            ? BitField.bitsFor(bound.high() - bound.low())
            : FieldWidths.number(bound, most, spare, total);
    // If moves keep the length of a list, a space holds lists as long as those of its first part.
    int length = bound.number() ? 1 : 0;
    if (!bound.number() && !frames.isEmpty()) {
      length = FieldWidths.values(bound, frames.get(0), 0).length;
    }
    if (resizes[index]) {
      for (EvaluationFrame frame : frames) {
        for (int copy = 0; copy < bound.copies(); copy++) {
          length = Math.max(length, FieldWidths.values(bound, frame, copy).length);
        }
      }
      length = Math.max(length, 1) << Math.min(spare, 16);
      list.add(field(BitField.bitsFor(length), 0));
    }
    for (int i = 0; i < length; i++) {
      list.add(field(bits, bound.low()));
    }
    lengths[index] = length;
  }

  private BitField field(int bits, long low) {
    if (used + bits > 64) {
      word++;
      used = 0;
    }
    BitField field = new BitField(word, used, bits, low);
    used += bits;
    return field;
  }

  /** What no element of a list exceeds, nor all together; empty if that is not known. */
  public OptionalLong total() {
    return total;
  }

  public int words() {
    return word + 1;
  }

  /** The total number of bits of all fields. */
  public int bits() {
    return fields.stream().flatMap(Arrays::stream).mapToInt(BitField::bits).sum();
  }

  /** The fields of a component. An own number has two, the first player's first. */
  public BitField[] fields(int component) {
    return fields.get(component);
  }

  /** The length of a list; the number of bits of a set. */
  public int length(int component) {
    return lengths[component];
  }

  /** The planes of the board, if the game has one. */
  public Optional<BoardPlanes> board() {
    return board;
  }

  /** Whether the list of a component may change its length. */
  public boolean resizable(int component) {
    return resizes[component];
  }

  public boolean holds(EvaluationFrame frame) {
    for (int i = 0; i < bounds.size(); i++) {
      for (int copy = 0; copy < bounds.get(i).copies(); copy++) {
        if (!holds(i, FieldWidths.values(bounds.get(i), frame, copy))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean holds(int index, long[] values) {
    BoundedComponent bound = bounds.get(index);
    if (bound.component().kind() == Kind.SET) {
      return Arrays.stream(values).allMatch(value -> value - bound.low() < lengths[index]);
    }
    boolean shorter =
        resizes[index] || bound.component().board().map(BoardDeclaration::shrinks).orElse(false);
    if (shorter ? values.length > lengths[index] : values.length != lengths[index]) {
      return false;
    }
    if (bound.component().kind() == Kind.BOARD || values.length == 0) {
      return true;
    }
    BitField field = fields.get(index)[resizes[index] ? 1 : 0];
    return Arrays.stream(values).allMatch(field::fits); // all fields of a list are alike
  }

  /** Packs the position in the frame. {@code turn} is the player to move in the packed position. */
  public void store(EvaluationFrame frame, int turn, long[] target, int at) {
    Arrays.fill(target, at, at + words(), 0);
    target[at] |= turn; // 0 in impartial games
    for (int i = 0; i < bounds.size(); i++) {
      BoundedComponent bound = bounds.get(i);
      int each = fields.get(i).length / bound.copies();
      for (int player = 0; player < bound.copies(); player++) {
        int place = place(bound, frame, player);
        int from = player * each;
        switch (bound.component().kind()) {
          case NUMBER -> fields.get(i)[from].put(target, at, frame.slots[place]);
          case LIST, BAG -> storeList(i, from, frame.lists[place], target, at);
          case SET -> storeSet(i, from, (ListedSet) frame.sets[place], target, at);
          case BOARD ->
              board.orElseThrow().store(frame.geometry.supported(frame.lists[place]), target, at);
        }
      }
    }
  }

  /** Where the value of a player, 0 or 1, is in the frame. The mover's is the first. */
  private static int place(BoundedComponent bound, EvaluationFrame frame, int player) {
    return bound.place() + (bound.own() && player != frame.turn ? 1 : 0);
  }

  private void storeList(int index, int from, long[] row, long[] target, int at) {
    long[] elements = row;
    if (bounds.get(index).component().kind() == Kind.BAG) {
      elements = row.clone();
      Arrays.sort(elements);
    }
    int first = from;
    if (resizes[index]) {
      if (elements.length > lengths[index]) {
        throw new Space.Overflow();
      }
      fields.get(index)[first++].put(target, at, elements.length);
    }
    for (int j = 0; j < elements.length; j++) {
      fields.get(index)[first + j].put(target, at, elements[j]);
    }
  }

  private void storeSet(int index, int from, ListedSet set, long[] target, int at) {
    for (long element : set.elements()) {
      long bit = element - bounds.get(index).low();
      if (bit >= lengths[index]) {
        throw new Space.Overflow();
      }
      BitField chunk = fields.get(index)[from + (int) (bit / 32)];
      target[at + chunk.word()] |= 1L << (chunk.shift() + bit % 32);
    }
  }

  /** Exchanges what the two players own. */
  public void exchange(long[] words, int at) {
    owned.exchange(words, at);
    if (symbols != null) {
      symbols.exchange(words, at);
    }
  }

  /**
   * Notes which fields change places with the players, and whether symbols must do so one by one.
   */
  private void noteOwned() {
    List<FieldExchange.Pair> pairs = new ArrayList<>();
    for (int i = 0; i < bounds.size(); i++) {
      BitField[] all = fields.get(i);
      int each = bounds.get(i).own() ? all.length / 2 : 0;
      for (int j = 0; j < each; j++) {
        pairs.add(new FieldExchange.Pair(all[j], all[each + j]));
      }
    }
    if (board.isPresent() && board.get().owned()) {
      Optional<List<FieldExchange.Pair>> planes = board.get().exchangedPlanes();
      planes.ifPresent(pairs::addAll);
      symbols = planes.isPresent() ? null : board.get();
    }
    owned = new FieldExchange(pairs);
  }

  /** Reads a packed position into the frame. */
  public void load(long[] words, int at, boolean partizan, EvaluationFrame frame) {
    frame.turn = partizan ? (int) (words[at] & 1) : 0;
    for (int i = 0; i < bounds.size(); i++) {
      BoundedComponent bound = bounds.get(i);
      int each = fields.get(i).length / bound.copies();
      for (int player = 0; player < bound.copies(); player++) {
        int place = place(bound, frame, player);
        int from = player * each;
        switch (bound.component().kind()) {
          case NUMBER -> frame.slots[place] = fields.get(i)[from].get(words, at);
          case LIST, BAG -> frame.lists[place] = loadList(i, from, words, at);
          case SET -> frame.sets[place] = loadSet(i, from, words, at);
          case BOARD -> frame.lists[place] = board.orElseThrow().load(words, at);
        }
      }
    }
  }

  private long[] loadList(int index, int from, long[] words, int at) {
    BitField[] own = fields.get(index);
    int first = resizes[index] ? from + 1 : from;
    int length = resizes[index] ? (int) own[from].get(words, at) : lengths[index];
    long[] row = new long[length];
    for (int j = 0; j < length; j++) {
      row[j] = own[first + j].get(words, at);
    }
    return row;
  }

  private ListedSet loadSet(int index, int from, long[] words, int at) {
    BitField[] own = fields.get(index);
    int chunks = own.length / bounds.get(index).copies();
    int count = 0;
    for (int j = 0; j < chunks; j++) {
      count += Long.bitCount(own[from + j].get(words, at));
    }
    long[] elements = new long[count];
    int next = 0;
    for (int j = 0; j < chunks; j++) {
      for (long bits = own[from + j].get(words, at); bits != 0; bits &= bits - 1) {
        elements[next++] = bounds.get(index).low() + 32L * j + Long.numberOfTrailingZeros(bits);
      }
    }
    return new ListedSet(elements);
  }
}
