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
 * Numbers the parts of a sum, and stores the options of each part.
 *
 * <p>A sum has many positions but few distinct parts: the 3-heap of nim occurs in thousands of
 * positions. The rules list the options of a part when they are first needed, and again only if
 * more are needed than were listed; everything else is lookup. A part is {@link #DEAD} if it can
 * never matter: neither player has a move in it, it does not end the game, and it has no score.
 * Dead parts get no number.
 *
 * <p>The options of all parts are in one array of ints. Each option has a head (number of parts,
 * doubled, plus one if the same player moves again), its gain, and the numbers of its parts.
 */
public final class PartTable {
  /** Replaces the number of a part that can never matter. */
  static final int DEAD = -1;

  /** The result of {@link #gameInCall} while no rules are being called. */
  static final int NO_GAME = -1;

  private static final int UNKNOWN = -2;

  private final List<ComponentParts> components = new ArrayList<>();
  private final ChunkedIntArray componentOf = new ChunkedIntArray();
  private final ChunkedIntArray placeOf = new ChunkedIntArray(); // the number in its game's table
  private final ChunkedIntArray endings = new ChunkedIntArray();
  private final ChunkedIntArray otherTurn =
      new ChunkedIntArray(); // the same part, the other player to move
  private final ChunkedIntArray firstOption = new ChunkedIntArray();
  private final ChunkedIntArray optionCount = new ChunkedIntArray();
  private final ChunkedIntArray stoppedAt =
      new ChunkedIntArray(); // the limit that cut the options off, or 0
  private final ChunkedIntArray options = new ChunkedIntArray();
  private int gameInCall = NO_GAME;

  /** One game of the sum: its space and its numbered parts. */
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
    components.add(new ComponentParts(rules, space));
  }

  Space space(int game) {
    return components.get(game).space;
  }

  /**
   * The number of the game whose rules are being called, or {@link #NO_GAME}.
   *
   * <p>After an overflow, it is the game that needs a wider space.
   */
  int gameInCall() {
    return gameInCall;
  }

  /** Makes {@link #gameInCall} return {@link #NO_GAME}, even if a call was interrupted. */
  void endCall() {
    gameInCall = NO_GAME;
  }

  /** The number of a part, or {@link #DEAD}. May change the words. */
  int number(int game, long[] words, int at) {
    ComponentParts component = components.get(game);
    component.form.canonicalize(words, at);
    int place = component.table.idOf(words, at);
    if (place >= 0) {
      return component.numbers.get(place);
    }
    gameInCall = game;
    Ending ending = component.space.ending(words, at);
    boolean dead = ending == Ending.OPEN && isDead(component, words, at);
    boolean deadForBoth =
        dead
            && !component.impartial
            && component.space.ending(turned(component, words, at), 0) == Ending.OPEN;
    gameInCall = NO_GAME;
    int number = add(game, words, at, ending, dead);
    if (deadForBoth) { // then holds() recognises the part with the other player to move as well
      long[] turned = turned(component, words, at);
      component.form.canonicalize(turned, 0);
      if (component.table.idOf(turned, 0) < 0) {
        add(game, turned, 0, ending, true);
      }
    }
    return number;
  }

  /** The same part with the other player to move, in words that the next call overwrites. */
  private static long[] turned(ComponentParts component, long[] words, int at) {
    System.arraycopy(words, at, component.words, 0, component.words.length);
    component.space.setTurn(component.words, 0, 1 - component.space.turn(words, at));
    return component.words;
  }

  /** Whether a part was numbered before and is dead. May change the words. */
  boolean knowsDead(int game, long[] words) {
    ComponentParts component = components.get(game);
    component.form.canonicalize(words, 0);
    int place = component.table.idOf(words, 0);
    return place >= 0 && component.numbers.get(place) == DEAD;
  }

  /** Gives a new part its number. No step of this can fail, so the arrays stay consistent. */
  private int add(int game, long[] words, int at, Ending ending, boolean dead) {
    ComponentParts component = components.get(game);
    int place = component.table.add(words, at);
    if (dead) {
      System.arraycopy(words, at, component.dead, 0, component.dead.length);
      component.numbers.add(DEAD);
      return DEAD;
    }
    int number = componentOf.size();
    component.numbers.add(number);
    componentOf.add(game);
    placeOf.add(place);
    endings.add(OutcomeEncoding.of(ending));
    otherTurn.add(UNKNOWN);
    firstOption.add(UNKNOWN);
    optionCount.add(0);
    stoppedAt.add(0);
    return number;
  }

  private static boolean isDead(ComponentParts component, long[] words, int at) {
    if (component.scored || hasOption(component, words, at)) {
      return false;
    }
    if (component.impartial) {
      return true;
    }
    return !hasOption(component, turned(component, words, at), 0);
  }

  private static boolean hasOption(ComponentParts component, long[] words, int at) {
    component.probe.clear();
    component.space.options(words, at, component.probe);
    return component.probe.size() > 0;
  }

  /** Some dead part of the game, to unpack a position in which the game has no other parts. */
  Position deadSample(int game) {
    return components.get(game).space.unpack(components.get(game).dead, 0);
  }

  int game(int part) {
    return componentOf.get(part);
  }

  Ending ending(int part) {
    return OutcomeEncoding.ending(endings.get(part));
  }

  /** The packed part, in the space of its game. */
  long[] words(int part) {
    ComponentParts component = components.get(componentOf.get(part));
    long[] words = new long[component.space.words()];
    component.table.get(placeOf.get(part), words, 0);
    return words;
  }

  int settlement(int part) {
    return space(game(part)).settlement(words(part), 0);
  }

  /** The same part with that player to move. */
  int withTurn(int part, int player) {
    ComponentParts component = components.get(componentOf.get(part));
    if (component.impartial) {
      return part;
    }
    component.table.get(placeOf.get(part), component.words, 0);
    if (component.space.turn(component.words, 0) == player) {
      return part;
    }
    int other = otherTurn.get(part);
    if (other == UNKNOWN) {
      long[] words = words(part);
      component.space.setTurn(words, 0, player);
      other = number(componentOf.get(part), words, 0);
      otherTurn.set(part, other);
    }
    return other;
  }

  /** Lists the options of a part, if necessary, until at least {@code limit}, or all, are known. */
  void expand(int part, int limit) {
    boolean known = firstOption.get(part) != UNKNOWN;
    if (known && (stoppedAt.get(part) == 0 || stoppedAt.get(part) >= limit)) {
      return;
    }
    int game = componentOf.get(part);
    ComponentParts component = components.get(game);
    long[] words = words(part);
    int turn = component.space.turn(words, 0);
    Options out = new Options(component.space.words(), limit);
    gameInCall = game;
    component.space.options(words, 0, out);
    gameInCall = NO_GAME;
    int first = options.size();
    for (int option = 0; option < out.size(); option++) {
      write(game, turn, out, option);
    }
    firstOption.set(part, first);
    optionCount.set(part, out.size());
    stoppedAt.set(part, out.size() >= limit ? limit : 0);
  }

  private void write(int game, int turn, Options out, int option) {
    ComponentParts component = components.get(game);
    int first = out.firstPart(option);
    int end = out.endPart(option);
    boolean again =
        !component.impartial
            && first < end
            && component.space.turn(out.words(), out.at(first)) == turn;
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
    long bytes = componentOf.bytes() + placeOf.bytes() + endings.bytes() + otherTurn.bytes();
    bytes += firstOption.bytes() + optionCount.bytes() + stoppedAt.bytes() + options.bytes();
    for (ComponentParts component : components) {
      bytes += component.table.bytes() + component.numbers.bytes();
    }
    return bytes;
  }
}
