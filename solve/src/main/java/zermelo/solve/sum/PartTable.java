package zermelo.solve.sum;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.solve.table.ChunkedIntArray;
import zermelo.solve.table.OutcomeEncoding;
import zermelo.solve.table.PositionTable;

/**
 * Numbers the parts of a sum, of all component games together, and stores their options.
 *
 * <p>A sum has many positions but few distinct parts. The rules expand each part once; afterwards
 * the options of a sum are looked up. Parts that can never matter (no moves for either player, no
 * verdict, no score) are {@link #DEAD} and get no number.
 *
 * <p>The options of all parts are in one array of ints. Each option has a head (number of parts,
 * doubled, plus one if the same player moves again), its gain, and the numbers of its parts.
 */
public final class PartTable {
  /** Replaces the number of a part that can never matter. */
  static final int DEAD = -1;

  /** Replaces the number of a game while no rules are being called. */
  static final int NOBODY = -1;

  private static final int UNKNOWN = -2;

  private final List<ComponentParts> shelves = new ArrayList<>();
  private final ChunkedIntArray shelfOf = new ChunkedIntArray();
  private final ChunkedIntArray placeOf = new ChunkedIntArray(); // the number within the game
  private final ChunkedIntArray endings = new ChunkedIntArray();
  private final ChunkedIntArray otherTurn =
      new ChunkedIntArray(); // the same part, the other player to move
  private final ChunkedIntArray firstOption = new ChunkedIntArray();
  private final ChunkedIntArray optionCount = new ChunkedIntArray();
  private final ChunkedIntArray stoppedAt =
      new ChunkedIntArray(); // the limit that cut the options off, or 0
  private final ChunkedIntArray options = new ChunkedIntArray();
  private int busy = NOBODY;

  /** One component game: its space and its numbered parts. */
  private static final class ComponentParts {
    final Space space;
    final CanonicalForm form;
    final boolean impartial;
    final boolean scored;
    final PositionTable table;
    final ChunkedIntArray numbers = new ChunkedIntArray();
    final Options probe;
    final long[] words;
    final long[] dead; // any dead part, once there is one

    ComponentParts(Rules rules, Space space) {
      this.space = space;
      this.form = CanonicalForm.of(space);
      this.impartial = rules.facts().impartial();
      this.scored = rules.facts().scored();
      this.table = PositionTable.of(space.words());
      this.probe = new Options(space.words(), 1);
      this.words = new long[space.words()];
      this.dead = new long[space.words()];
    }
  }

  void addGame(Rules rules, Space space) {
    shelves.add(new ComponentParts(rules, space));
  }

  Space space(int game) {
    return shelves.get(game).space;
  }

  /** The game whose rules are being called; after an overflow, the one that needs a wider space. */
  int busy() {
    return busy;
  }

  /** Records that no rules are being called, even if a call was interrupted. */
  void rest() {
    busy = NOBODY;
  }

  /** The number of a part, or {@link #DEAD}. May change the words. */
  int number(int game, long[] words, int at) {
    ComponentParts shelf = shelves.get(game);
    shelf.form.canonicalize(words, at);
    int place = shelf.table.idOf(words, at);
    if (place >= 0) {
      return shelf.numbers.get(place);
    }
    busy = game;
    Ending ending = shelf.space.ending(words, at);
    boolean dead = ending == Ending.OPEN && isDead(shelf, words, at);
    busy = NOBODY;
    return add(game, words, at, ending, dead);
  }

  /** Whether a part was numbered before and is dead. May change the words. */
  boolean knowsDead(int game, long[] words) {
    ComponentParts shelf = shelves.get(game);
    shelf.form.canonicalize(words, 0);
    int place = shelf.table.idOf(words, 0);
    return place >= 0 && shelf.numbers.get(place) == DEAD;
  }

  /** Gives a new part its number. Nothing in here can fail halfway. */
  private int add(int game, long[] words, int at, Ending ending, boolean dead) {
    ComponentParts shelf = shelves.get(game);
    int place = shelf.table.add(words, at);
    if (dead) {
      System.arraycopy(words, at, shelf.dead, 0, shelf.dead.length);
      shelf.numbers.add(DEAD);
      return DEAD;
    }
    int number = shelfOf.size();
    shelf.numbers.add(number);
    shelfOf.add(game);
    placeOf.add(place);
    endings.add(OutcomeEncoding.of(ending));
    otherTurn.add(UNKNOWN);
    firstOption.add(UNKNOWN);
    optionCount.add(0);
    stoppedAt.add(0);
    return number;
  }

  private static boolean isDead(ComponentParts shelf, long[] words, int at) {
    if (shelf.scored || hasOption(shelf, words, at)) {
      return false;
    }
    if (shelf.impartial) {
      return true;
    }
    System.arraycopy(words, at, shelf.words, 0, shelf.words.length);
    shelf.space.setTurn(shelf.words, 0, 1 - shelf.space.turn(words, at));
    return !hasOption(shelf, shelf.words, 0);
  }

  private static boolean hasOption(ComponentParts shelf, long[] words, int at) {
    shelf.probe.clear();
    shelf.space.options(words, at, shelf.probe);
    return shelf.probe.size() > 0;
  }

  /** A dead part of the game, for unpacking a game that has only dead parts left. */
  Position deadSample(int game) {
    return shelves.get(game).space.unpack(shelves.get(game).dead, 0);
  }

  int game(int part) {
    return shelfOf.get(part);
  }

  Ending ending(int part) {
    return OutcomeEncoding.ending(endings.get(part));
  }

  /** The packed part, in the space of its game. */
  long[] words(int part) {
    ComponentParts shelf = shelves.get(shelfOf.get(part));
    long[] words = new long[shelf.space.words()];
    shelf.table.get(placeOf.get(part), words, 0);
    return words;
  }

  int settlement(int part) {
    return space(game(part)).settlement(words(part), 0);
  }

  /** The same part with that player to move. */
  int withTurn(int part, int player) {
    ComponentParts shelf = shelves.get(shelfOf.get(part));
    if (shelf.impartial) {
      return part;
    }
    shelf.table.get(placeOf.get(part), shelf.words, 0);
    if (shelf.space.turn(shelf.words, 0) == player) {
      return part;
    }
    int other = otherTurn.get(part);
    if (other == UNKNOWN) {
      long[] words = words(part);
      shelf.space.setTurn(words, 0, player);
      other = number(shelfOf.get(part), words, 0);
      otherTurn.set(part, other);
    }
    return other;
  }

  /** Expands a part if necessary, until at least {@code limit} options, or all, are known. */
  void expand(int part, int limit) {
    boolean known = firstOption.get(part) != UNKNOWN;
    if (known && (stoppedAt.get(part) == 0 || stoppedAt.get(part) >= limit)) {
      return;
    }
    int game = shelfOf.get(part);
    ComponentParts shelf = shelves.get(game);
    long[] words = words(part);
    int turn = shelf.space.turn(words, 0);
    Options out = new Options(shelf.space.words(), limit);
    busy = game;
    shelf.space.options(words, 0, out);
    busy = NOBODY;
    int first = options.size();
    for (int option = 0; option < out.size(); option++) {
      write(game, turn, out, option);
    }
    firstOption.set(part, first);
    optionCount.set(part, out.size());
    stoppedAt.set(part, out.size() >= limit ? limit : 0);
  }

  private void write(int game, int turn, Options out, int option) {
    ComponentParts shelf = shelves.get(game);
    int first = out.firstPart(option);
    int end = out.endPart(option);
    boolean again =
        !shelf.impartial && first < end && shelf.space.turn(out.words(), out.at(first)) == turn;
    int head = options.size();
    options.add(0);
    options.add(out.gain(option));
    for (int i = first; i < end; i++) {
      int number = number(game, out.words(), out.at(i));
      if (number != DEAD) {
        options.add(number);
      }
    }
    int parts = options.size() - head - 2;
    options.set(head, (parts << 1) | (again ? 1 : 0));
  }

  /** The index where the options of an expanded part begin. */
  int firstOption(int part) {
    return firstOption.get(part);
  }

  int optionCount(int part) {
    return optionCount.get(part);
  }

  /** The index of the option after the one at {@code option}. */
  int nextOption(int option) {
    return option + 2 + partsOf(option);
  }

  int partsOf(int option) {
    return options.get(option) >>> 1;
  }

  boolean keepsTurn(int option) {
    return (options.get(option) & 1) != 0;
  }

  int gain(int option) {
    return options.get(option + 1);
  }

  int part(int option, int index) {
    return options.get(option + 2 + index);
  }

  long bytes() {
    long bytes = shelfOf.bytes() + placeOf.bytes() + endings.bytes() + otherTurn.bytes();
    bytes += firstOption.bytes() + optionCount.bytes() + stoppedAt.bytes() + options.bytes();
    for (ComponentParts shelf : shelves) {
      bytes += shelf.table.bytes() + shelf.numbers.bytes();
    }
    return bytes;
  }
}
