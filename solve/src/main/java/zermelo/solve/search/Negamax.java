package zermelo.solve.search;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.Options;
import zermelo.kernel.space.CanonicalForm;

/**
 * Evaluates positions by alpha-beta search to a fixed depth, in negamax form.
 *
 * <p>The value of a position is the margin that the player to move still gains ({@link
 * PackedGame}). It does not depend on the way to the position, so a table can store it. If the turn
 * stays, the value of an option counts unchanged, else negated; a gain shifts the window. Where the
 * depth ends, nothing more is gained: 0. After D. Knuth and R. Moore, An analysis of alpha-beta
 * pruning, 1975.
 *
 * <p>Besides the value, each call reports whether it is {@link #whole}, that is, rests on real ends
 * of the game alone. A lower bound is whole if the one option that proves it is; a value or an
 * upper bound, if all options are. In games without a score, 1 and -1 come only from real ends, so
 * they are always whole, however much else was cut off. Loops do no harm: they end at the depth,
 * and are not whole.
 */
final class Negamax {
  /** An upper bound on all margins. */
  static final int INFINITE = 1 << 29;

  private final PackedGame game;
  private final CanonicalForm form;
  private final SearchCounter counter;
  private final TranspositionTable table;
  private final List<Options> buffers = new ArrayList<>();
  private boolean whole;

  Negamax(PackedGame game, SearchCounter counter, TranspositionTable table) {
    this.game = game;
    this.form = CanonicalForm.of(game.space());
    this.counter = counter;
    this.table = table;
  }

  /** The largest possible value. */
  int most() {
    return game.scored() ? INFINITE : 1;
  }

  /** Whether the last value rests on real ends of the game alone. */
  boolean whole() {
    return whole;
  }

  /**
   * The value of a position if it is between alpha and beta.
   *
   * <p>Otherwise a bound on the value, at or beyond the end of the window that it passes. May
   * replace the words by those of an equivalent position.
   */
  int value(long[] words, int at, int depth, int alpha, int beta) {
    int end = game.end(words, at);
    if (end != PackedGame.OPEN) {
      counter.step(0);
      whole = true;
      return end;
    }
    form.canonicalize(words, at);
    long known = table.find(words, at);
    if (known != TranspositionTable.NONE && suffices(known, depth, alpha, beta)) {
      counter.step(0);
      whole = TranspositionTable.depth(known) == TranspositionTable.WHOLE;
      return TranspositionTable.value(known);
    }
    Options options = buffer(depth);
    if (depth == 0 || !game.fill(words, at, options)) {
      counter.step(0);
      whole = false;
      return 0;
    }
    counter.step(options.size());
    if (options.size() == 0) {
      whole = true;
      return game.marginWithoutMoves(words, at);
    }
    return bestOf(words, at, options, known, depth, alpha, beta);
  }

  private static boolean suffices(long known, int depth, int alpha, int beta) {
    if (TranspositionTable.depth(known) < depth) {
      return false;
    }
    int value = TranspositionTable.value(known);
    return switch (TranspositionTable.bound(known)) {
      case TranspositionTable.AT_LEAST -> value >= beta;
      case TranspositionTable.AT_MOST -> value <= alpha;
      default -> true;
    };
  }

  private int bestOf(
      long[] words, int at, Options options, long known, int depth, int alpha, int beta) {
    int turn = game.space().turn(words, at);
    int hint = Math.min(TranspositionTable.best(known), options.size() - 1);
    boolean all = !PackedGame.cut(options);
    int best = -INFINITE;
    int bestOption = 0;
    for (int i = 0; i < options.size() && best < beta; i++) {
      int option = i == 0 ? hint : i <= hint ? i - 1 : i; // the hint first
      int value = after(options, option, turn, depth, Math.max(alpha, best), beta);
      all &= whole;
      if (value > best) {
        best = value;
        bestOption = option;
      }
    }
    int bound =
        best >= beta
            ? TranspositionTable.AT_LEAST
            : best <= alpha ? TranspositionTable.AT_MOST : TranspositionTable.EXACT;
    if (best < beta) {
      whole = all;
      if (!game.scored() && best < 0 && !all) {
        best = 0; // lost only among the options that were examined
        bound = TranspositionTable.EXACT;
      }
    }
    int worked = whole ? TranspositionTable.WHOLE : depth;
    table.put(words, at, TranspositionTable.entry(best, bestOption, worked, bound));
    return best;
  }

  /** The value of an option for the player who moves. */
  private int after(Options options, int option, int turn, int depth, int alpha, int beta) {
    long[] words = options.words();
    int at = options.at(options.firstPart(option));
    int gain = game.gain(options, option);
    if (game.keepsTurn(turn, words, at)) {
      return gain + value(words, at, depth - 1, alpha - gain, beta - gain);
    }
    return gain - value(words, at, depth - 1, gain - beta, gain - alpha);
  }

  /** Each depth has its own buffer, because it is read while the deeper ones are filled. */
  private Options buffer(int depth) {
    while (buffers.size() <= depth) {
      buffers.add(game.newOptions());
    }
    return buffers.get(depth);
  }
}
