package zermelo.solve.search;

import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.solve.sum.SumSpace;

/**
 * The game that a search works on: packed positions, the turn, and the values of ends.
 *
 * <p>Every game is played for a margin here. In a game with a score, the margin is the lead at the
 * root, plus the gains on the way, plus the settlement at the end, all negated in misère play. In
 * other games nothing is gained on the way, and the end is worth 1, 0 or -1. The sign of the final
 * margin is the result. {@code MarginAnalysis} and {@code RetrogradeAnalysis} use the same
 * conventions; the tests compare all of them with the same slow twin.
 */
final class PackedGame {
  /** The margin of a position where the game is not over. */
  static final int OPEN = Integer.MIN_VALUE;

  /** The most options of a position below the root that are listed. */
  static final int MAX_OPTIONS = 512;

  private final Space space;
  private final int width;
  private final boolean impartial;
  private final boolean scored;
  private final boolean misere;
  private final boolean complete;
  private final int sign;
  private final int rootTurn;
  private final int count;
  private final long[] starts; // the target of each root move, packed
  private final int[] leads; // after each root move, for the player at the root
  private final boolean[] keepsTurn;

  /** Packs the root's moves; throws {@link Space.Overflow} if a wider space is needed. */
  PackedGame(SearchRoot root, Space space) {
    this.space = space;
    this.width = space.words();
    this.impartial = root.rules().facts().impartial();
    this.scored = root.rules().facts().scored();
    this.misere = root.misere();
    this.complete = root.complete();
    this.sign = misere ? -1 : 1;
    this.count = root.moves().size();
    this.starts = new long[count * width];
    this.leads = new int[count];
    this.keepsTurn = new boolean[count];
    for (int i = 0; i < count; i++) {
      Move move = root.moves().get(i);
      Position target = root.wrapped(move);
      if (!space.holds(target)) {
        throw new Space.Overflow();
      }
      space.pack(target, starts, i * width);
      leads[i] = root.lead(move);
      keepsTurn[i] = root.keepsTurn(move);
    }
    int turn = space.turn(starts, 0);
    this.rootTurn = keepsTurn[0] ? turn : 1 - turn;
  }

  Space space() {
    return space;
  }

  int width() {
    return width;
  }

  boolean scored() {
    return scored;
  }

  /** The number of root moves that are examined. */
  int count() {
    return count;
  }

  /** Whether these are all moves of the root. */
  boolean complete() {
    return complete;
  }

  /** The packed targets of the root's moves, consecutively. */
  long[] starts() {
    return starts;
  }

  int lead(int move) {
    return leads[move];
  }

  boolean keepsTurn(int move) {
    return keepsTurn[move];
  }

  Options newOptions() {
    return new Options(width, MAX_OPTIONS);
  }

  /** Whether the player at the root moves at a position, given the player who moved before it. */
  boolean isRootPlayersTurn(boolean minesBefore, long[] words, int at) {
    return impartial ? !minesBefore : space.turn(words, at) == rootTurn;
  }

  /** Whether the player who had the turn also has it at the next position. */
  boolean keepsTurn(int turn, long[] words, int at) {
    return !impartial && space.turn(words, at) == turn;
  }

  /** What the player to move still gains if the rules end the game here, else {@link #OPEN}. */
  int end(long[] words, int at) {
    Ending ending = space.ending(words, at);
    if (ending == Ending.OPEN) {
      return OPEN;
    }
    if (scored) {
      return sign * space.settlement(words, at);
    }
    return ending == Ending.TIED ? 0 : ending == Ending.WON ? sign : -sign;
  }

  /** What the player to move still gains if no move is left. */
  int marginWithoutMoves(long[] words, int at) {
    return scored ? sign * space.settlement(words, at) : -sign;
  }

  /** The gain of an option for the player who moves. */
  int gain(Options options, int option) {
    return sign * options.gain(option);
  }

  /** Fills the buffer with the options; false if the rules fail here. */
  boolean fill(long[] words, int at, Options options) {
    options.clear();
    try {
      space.options(words, at, options);
      return true;
    } catch (RulesFault fault) {
      return false;
    }
  }

  /** Whether there may be more options than those in the buffer. */
  static boolean cut(Options options) {
    return options.size() >= MAX_OPTIONS;
  }

  /** Maps a final margin to -1..1; with a score, a larger margin is slightly better. */
  double score(int margin) {
    int result = Integer.signum(margin);
    return scored ? result * (1 - 0.2 / (1 + Math.abs((double) margin))) : result;
  }

  /** The memory that the space itself uses: the tables of a sum grow with every new part. */
  long bytes() {
    return space instanceof SumSpace sum ? sum.bytes() : 0;
  }
}
