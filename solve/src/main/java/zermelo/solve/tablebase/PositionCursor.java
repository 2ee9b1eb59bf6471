package zermelo.solve.tablebase;

import java.util.Arrays;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.Tiers;

/**
 * A cursor over ranked positions and their options.
 *
 * <p>Of positions that are equivalent by symmetry only the representative counts. Serves one
 * thread.
 */
public final class PositionCursor {
  private static final int MAX_OPTIONS = 1 << 24;

  private final boolean impartial;
  private final boolean symmetric;
  private final Space space;
  private final CanonicalForm form;
  private final Tiers tiers;
  private final Options options;
  private final long[] words;
  private final long[] image;
  private long[] ranks = new long[64];
  private boolean[] keepsTurn = new boolean[64];

  /**
   * Creates a cursor.
   *
   * <p>Symmetries are used only if they leave the root unchanged. Otherwise the positions reachable
   * from the root are not closed under them.
   */
  PositionCursor(Facts facts, Space space, Tiers tiers, Position root) {
    this.impartial = facts.impartial();
    this.space = space;
    this.form = CanonicalForm.of(space);
    this.tiers = tiers;
    this.options = new Options(space.words(), MAX_OPTIONS);
    this.words = new long[space.words()];
    this.image = new long[space.words()];
    space.pack(root, image, 0);
    tiers.giveFirstPlayerTheTurn(image, 0);
    this.symmetric = form.orbit(image, 0) == 1;
  }

  public Tiers tiers() {
    return tiers;
  }

  /** The rank of a position's representative; {@link BadInput} if it has none. */
  public long rank(Position position) {
    if (!space.holds(position)) {
      throw new BadInput("the position lies outside of the tablebase");
    }
    space.pack(position, image, 0);
    return chosen(image, 0);
  }

  /**
   * The rank of any position, -1 if it has none.
   *
   * <p>Ranks are unique only among positions that can occur in play. So this method checks that the
   * rank leads back to the position.
   */
  public long find(Position position) {
    if (!space.holds(position)) {
      return -1;
    }
    long rank;
    try {
      space.pack(position, image, 0);
      rank = chosen(image, 0);
    } catch (Space.Overflow outside) {
      return -1;
    }
    if (rank < 0 || rank >= tiers.size()) {
      return -1;
    }
    seek(rank);
    return Arrays.equals(words, image) ? rank : -1;
  }

  /** The player to move at a position. */
  int turnOfRanked(Position position) {
    space.pack(position, image, 0);
    return space.turn(image, 0);
  }

  private long chosen(long[] at, int from) {
    tiers.giveFirstPlayerTheTurn(at, from);
    if (symmetric) {
      form.canonicalize(at, from);
    }
    return tiers.rank(at, from);
  }

  /** Moves to the position of a rank. */
  public void seek(long rank) {
    tiers.unrank(rank, words, 0);
  }

  /** Moves to this rank, which must follow the current one. */
  public void next(long rank) {
    tiers.next(rank, words, 0);
  }

  /** Whether the current position is its own representative under the symmetries. */
  public boolean chosen() {
    if (!symmetric) {
      return true;
    }
    System.arraycopy(words, 0, image, 0, words.length);
    form.canonicalize(image, 0);
    return Arrays.equals(words, image);
  }

  public Position position() {
    return space.unpack(words, 0);
  }

  public int orbit() {
    return symmetric ? form.orbit(words, 0) : 1;
  }

  public Ending ending() {
    return space.ending(words, 0);
  }

  public int settlement() {
    return space.settlement(words, 0);
  }

  /** Generates the options and returns their number: 0 where the game is over. */
  public int generateOptions() {
    options.clear();
    if (space.ending(words, 0) != Ending.OPEN) {
      return 0;
    }
    space.options(words, 0, options);
    int count = options.size();
    if (count > ranks.length) {
      if (count >= MAX_OPTIONS) {
        throw new RulesFault("a position has more than " + MAX_OPTIONS + " moves");
      }
      ranks = new long[count + count / 2];
      keepsTurn = new boolean[count + count / 2];
    }
    int turn = impartial ? 0 : space.turn(words, 0);
    long[] all = options.words();
    for (int i = 0; i < count; i++) {
      int at = options.at(i);
      keepsTurn[i] = !impartial && space.turn(all, at) == turn;
      ranks[i] = chosen(all, at);
    }
    return count;
  }

  /** The rank of an option. */
  public long option(int i) {
    return ranks[i];
  }

  /** Whether the same player moves again after an option. */
  public boolean keepsTurn(int i) {
    return keepsTurn[i];
  }

  /** The immediate gain of an option. */
  public int gain(int i) {
    return options.gain(i);
  }
}
