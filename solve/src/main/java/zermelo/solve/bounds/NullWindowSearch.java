package zermelo.solve.bounds;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Space;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.PlayerExchange;

/**
 * Decides whether a position is worth more than a number, by alpha-beta search with a null window.
 *
 * <p>Every question has the form "more than alpha?". The result is a bound on the value that
 * answers it: above alpha it is a lower bound, otherwise an upper bound. Bounds are true of the
 * position whatever the question was, so a {@link BoundTable} keeps them. After D. Knuth and R.
 * Moore, An analysis of alpha-beta pruning, 1975, and J. Pearl's Scout, 1980.
 *
 * <p>Before any option is searched, each is tested: an option that ends the game, or whose bounds
 * in the table answer the question, needs no search (enhanced transposition cutoffs, A. Plaat and
 * others, 1996). The others are searched in this order: first the best option of an earlier search,
 * then options that gain or keep the turn, then those with a high score in the {@link MoveHistory}.
 * Where the player who cannot move loses, options that leave few replies go first.
 *
 * <p>Symmetric positions share an entry of the table. The search itself plays on in the original
 * position, because the history compares moves by the bits that they change.
 *
 * <p>The slow twin is {@code zermelo.testkit.ReferenceSolver}. One search serves one thread.
 */
final class NullWindowSearch {
  /** A position with this many options is not searched: the table has no number for the best. */
  private static final int MAX_OPTIONS = 4_000;

  private static final int REPLIES = 64;

  /** Counts visited positions, and may end the search by an exception. */
  interface Counter {
    void count(int options);
  }

  private final Space space;
  private final int width;
  private final ValueScale scale;
  private final boolean impartial;
  private final BoundTable table;
  private final Counter counter;
  private final CanonicalForm form;
  private final PlayerExchange exchange;
  private final boolean symmetric;
  private final MoveOrdering ordering;
  private final List<Frame> frames = new ArrayList<>();
  private final Options replies;
  private long visited;

  /** The buffers of one ply. */
  private final class Frame {
    final Options options = new Options(width, MAX_OPTIONS);
    long[] keys = new long[16 * width]; // of the positions after the options
    int[] order = new int[16];
    int[] scores = new int[16];
    int[] moves = new int[16]; // their numbers in the history
    int open;

    void reserve(int size) {
      if (size > order.length) {
        int length = Math.max(size, 2 * order.length);
        order = new int[length];
        scores = new int[length];
        moves = new int[length];
        keys = new long[length * width];
      }
    }
  }

  /**
   * What decides the order of options.
   *
   * @param countsReplies whether options with few replies go first
   * @param number the number of the thread; all but number 0 change the order a little, each in its
   *     own way
   */
  record MoveOrdering(MoveHistory history, boolean countsReplies, int number) {
    /** The score of a move in the history, varied a little by the thread. */
    int score(int move) {
      int variation = number == 0 ? 0 : ((move ^ number << 15) * 0x9e3779b9) >>> 20;
      return history.score(move) + variation;
    }
  }

  /**
   * Creates a search.
   *
   * @param impartial whether both players have the same moves, so that positions need no turn
   */
  NullWindowSearch(
      Space space,
      ValueScale scale,
      MoveOrdering ordering,
      boolean impartial,
      BoundTable table,
      Counter counter) {
    this.space = space;
    this.width = space.words();
    this.scale = scale;
    this.impartial = impartial;
    this.ordering = ordering;
    this.table = table;
    this.counter = counter;
    this.form = CanonicalForm.of(space);
    this.exchange = space.capability(PlayerExchange.class).orElse((words, at) -> {});
    this.symmetric =
        space.capability(CanonicalForm.class).isPresent()
            || space.capability(PlayerExchange.class).isPresent();
    this.replies = new Options(width, REPLIES);
  }

  /** Writes the representative of all positions that symmetries make equal to this one. */
  void key(long[] words, int at, long[] target, int to) {
    System.arraycopy(words, at, target, to, width);
    if (symmetric) {
      exchange.giveFirstPlayerTheTurn(target, to);
      form.canonicalize(target, to);
    }
  }

  /** A bound on the value of a position that decides whether it is more than alpha. */
  int search(long[] words, int alpha) {
    Ending ending = space.ending(words, 0);
    if (ending != Ending.OPEN) {
      return ended(words, 0, ending);
    }
    long[] key = new long[width];
    key(words, 0, key, 0);
    return search(words, 0, key, 0, 0, alpha);
  }

  private int ended(long[] words, int at, Ending ending) {
    return scale.ended(ending, scale.scored() ? space.settlement(words, at) : 0);
  }

  private int search(long[] words, int at, long[] keys, int keyAt, int ply, int alpha) {
    long known = table.find(keys, keyAt);
    if (known != BoundTable.NONE) {
      if (BoundTable.lower(known) > alpha) {
        return BoundTable.lower(known);
      }
      if (BoundTable.upper(known) <= alpha) {
        return BoundTable.upper(known);
      }
    }
    if (!scale.scored() && alpha >= scale.quickestWin()) {
      return scale.quickestWin();
    }
    Frame frame = frame(ply);
    Options options = frame.options;
    options.clear();
    space.options(words, at, options);
    int count = options.size();
    counter.count(count);
    long before = visited++;
    if (count >= MAX_OPTIONS || ply >= ValueScale.MAX_PLIES) {
      throw new LimitReached(
          LimitReached.Kind.TABLE_SIZE,
          "a position has too many options, or a play too many plies");
    }
    if (count == 0) {
      return scale.stuck(scale.scored() ? space.settlement(words, at) : 0);
    }
    int turn = impartial ? 0 : space.turn(words, at);
    boolean plain = !symmetric || same(words, at, keys, keyAt); // options are in the table's order
    int bestOption = BoundTable.NO_OPTION;
    int best = withoutSearch(words, at, turn, frame, plain ? known : BoundTable.NONE, alpha);
    if (best > alpha) {
      bestOption = frame.order[0];
    } else {
      for (int i = 0; i < frame.open; i++) {
        choose(frame, i);
        int option = frame.order[i];
        int value = value(options, option, turn, frame, ply, alpha);
        if (value > best) {
          best = value;
          bestOption = option;
        }
        if (value > alpha) {
          learn(frame, i, visited - before);
          break;
        }
      }
    }
    boolean more = best > alpha;
    table.put(
        keys,
        keyAt,
        more ? best : -ValueScale.INFINITE,
        more ? ValueScale.INFINITE : best,
        more && plain ? bestOption : BoundTable.NO_OPTION,
        visited - before);
    return best;
  }

  private boolean same(long[] words, int at, long[] keys, int keyAt) {
    for (int i = 0; i < width; i++) {
      if (words[at + i] != keys[keyAt + i]) {
        return false;
      }
    }
    return true;
  }

  /** A bound on an option's value for the player who moves. */
  private int value(Options options, int option, int turn, Frame frame, int ply, int alpha) {
    long[] words = options.words();
    int at = options.at(options.firstPart(option));
    boolean keeps = keepsTurn(turn, words, at);
    int gain = scale.gain(options.gain(option));
    int next = scale.after(alpha, gain, keeps);
    return scale.before(search(words, at, frame.keys, option * width, ply + 1, next), gain, keeps);
  }

  /**
   * Evaluates the options that need no search, and lists the others in the frame.
   *
   * @return the best value found; if it is above alpha, the option that reaches it is the first in
   *     the frame's order
   */
  private int withoutSearch(long[] words, int at, int turn, Frame frame, long known, int alpha) {
    Options options = frame.options;
    int count = options.size();
    frame.reserve(count);
    frame.open = 0;
    int best = -ValueScale.INFINITE;
    int hint = known == BoundTable.NONE ? BoundTable.NO_OPTION : BoundTable.best(known);
    for (int option = 0; option < count; option++) {
      long[] after = options.words();
      int to = options.at(options.firstPart(option));
      boolean keeps = keepsTurn(turn, after, to);
      int gain = scale.gain(options.gain(option));
      Ending ending = space.ending(after, to);
      int upper;
      int lower;
      if (ending == Ending.OPEN) {
        key(after, to, frame.keys, option * width);
        long entry = table.find(frame.keys, option * width);
        int low = entry == BoundTable.NONE ? -ValueScale.INFINITE : BoundTable.lower(entry);
        int high = entry == BoundTable.NONE ? ValueScale.INFINITE : BoundTable.upper(entry);
        lower = boundBefore(keeps ? low : high, gain, keeps);
        upper = boundBefore(keeps ? high : low, gain, keeps);
      } else {
        lower = scale.before(ended(after, to, ending), gain, keeps);
        upper = lower;
      }
      if (lower > alpha) {
        frame.order[0] = option;
        return lower;
      }
      if (upper <= alpha) {
        best = Math.max(best, upper);
        continue;
      }
      int move = MoveHistory.index(words, at, after, to, width, turn);
      int score = ordering.score(move) + (option == hint ? 1 << 28 : 0);
      score += scale.scored() ? (gain << 18) + (keeps ? 1 << 17 : 0) : 0;
      if (ordering.countsReplies()) {
        score -= replies(after, to) << 16;
      }
      frame.order[frame.open] = option;
      frame.scores[frame.open] = score;
      frame.moves[frame.open] = move;
      frame.open++;
    }
    return best;
  }

  /** A bound on a move from a bound on the position after it; infinite bounds stay infinite. */
  private int boundBefore(int next, int gain, boolean keeps) {
    return Math.abs(next) == ValueScale.INFINITE
        ? (keeps ? next : -next)
        : scale.before(next, gain, keeps);
  }

  private int replies(long[] words, int at) {
    replies.clear();
    space.options(words, at, replies);
    return replies.size();
  }

  private boolean keepsTurn(int turn, long[] words, int at) {
    return !impartial && space.turn(words, at) == turn;
  }

  /** Moves the most promising of the remaining options to this place of the order. */
  private static void choose(Frame frame, int place) {
    int best = place;
    for (int i = place + 1; i < frame.open; i++) {
      best = frame.scores[i] > frame.scores[best] ? i : best;
    }
    swap(frame.order, place, best);
    swap(frame.scores, place, best);
    swap(frame.moves, place, best);
  }

  private static void swap(int[] array, int i, int j) {
    int kept = array[i];
    array[i] = array[j];
    array[j] = kept;
  }

  private void learn(Frame frame, int decisive, long work) {
    int bonus = 8 * (64 - Long.numberOfLeadingZeros(work));
    ordering.history().note(frame.moves[decisive], bonus);
    for (int i = 0; i < decisive; i++) {
      ordering.history().note(frame.moves[i], -bonus);
    }
  }

  /** Each ply has its own frame, because it is read while the deeper ones are filled. */
  private Frame frame(int ply) {
    while (frames.size() <= ply) {
      frames.add(new Frame());
    }
    return frames.get(ply);
  }
}
