package zermelo.solve.search;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.Options;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.space.CanonicalForm;

/**
 * Decides whether one player, the attacker, can force a win within a number of plies.
 *
 * <p>Where the attacker moves, one option must win; where the other player moves, every option
 * must.
 *
 * <p>The result for a number of plies does not depend on the way to a position. So loops do no
 * harm, and the table stores for each position how many plies suffice and how many do not. That the
 * attacker never wins is proved only by ends of the game; a loop ends at the depth and proves
 * nothing.
 */
final class AndOrSearch {
  /** The attacker wins within the depth. */
  static final int WINS = 1;

  /** The attacker does not win within the depth, but may win later. */
  static final int OPEN = 0;

  /** The attacker does not win at all. */
  static final int NEVER = -1;

  /** In the table: more plies than any search looks ahead. */
  private static final int INFINITE = 0x7fff;

  private final PackedGame game;
  private final CanonicalForm form;
  private final SearchCounter counter;
  private final TranspositionTable attacking;
  private final TranspositionTable defending;
  private final Options first;
  private final List<Options> buffers = new ArrayList<>();
  private boolean exact = true;

  AndOrSearch(PackedGame game, Progress progress, long most) {
    this.game = game;
    this.form = CanonicalForm.of(game.space());
    this.counter = new SearchCounter(progress, game);
    this.attacking = new TranspositionTable(game.width(), most / 2, progress.limits().memory() / 8);
    this.defending = new TranspositionTable(game.width(), most / 2, progress.limits().memory() / 8);
    this.first = new Options(game.width(), 1);
  }

  /** Whether the search saw all options wherever it found no win. */
  boolean exact() {
    return exact;
  }

  /**
   * {@link #WINS}, {@link #OPEN} or {@link #NEVER}. May replace the words by an equivalent
   * position.
   *
   * @param attacks whether the attacker is to move
   */
  int outlook(long[] words, int at, boolean attacks, int depth) {
    int end = game.end(words, at);
    if (end != PackedGame.OPEN) {
      counter.step(0);
      return decided(attacks, end);
    }
    if (depth == 0) {
      counter.step(0);
      return atDepth(words, at, attacks);
    }
    form.canonicalize(words, at);
    long known = table(attacks).find(words, at);
    if (enough(known) <= depth || tooFew(known) >= depth) {
      counter.step(0);
      return enough(known) <= depth ? WINS : tooFew(known) == INFINITE ? NEVER : OPEN;
    }
    Options options = buffer(depth);
    if (!game.fill(words, at, options)) {
      counter.step(0);
      exact = false;
      return OPEN;
    }
    counter.step(options.size());
    return options.size() == 0
        ? decided(attacks, game.marginWithoutMoves(words, at))
        : ofOptions(words, at, options, known, attacks, depth);
  }

  /** At the end of the depth, only tests whether the player to move has no move. */
  private int atDepth(long[] words, int at, boolean attacks) {
    boolean filled = game.fill(words, at, first);
    exact &= filled;
    return filled && first.size() == 0
        ? decided(attacks, game.marginWithoutMoves(words, at))
        : OPEN;
  }

  private static int decided(boolean attacks, int end) {
    return (attacks ? end : -end) > 0 ? WINS : NEVER;
  }

  private static int enough(long known) {
    return known == TranspositionTable.NONE ? INFINITE : TranspositionTable.value(known) >>> 16;
  }

  private static int tooFew(long known) {
    return known == TranspositionTable.NONE ? -1 : (short) TranspositionTable.value(known);
  }

  private int ofOptions(
      long[] words, int at, Options options, long known, boolean attacks, int depth) {
    int turn = game.space().turn(words, at);
    int hint = Math.min(TranspositionTable.best(known), options.size() - 1);
    int decisive = attacks ? WINS : NEVER;
    int best = hint;
    int found = PackedGame.cut(options) ? OPEN : -decisive; // unless an option changes it
    for (int i = 0; i < options.size(); i++) {
      int option = i == 0 ? hint : i <= hint ? i - 1 : i; // the hint first
      int next = after(options, option, turn, attacks, depth);
      found = next == decisive || next == OPEN ? next : found;
      if (next == decisive || (next == OPEN && !attacks)) {
        best = option;
        break;
      }
    }
    exact &= found != OPEN || !PackedGame.cut(options);
    int enough = found == WINS ? depth : enough(known);
    int tooFew = found == WINS ? tooFew(known) : found == OPEN ? depth : INFINITE;
    int plies = (enough << 16) | (tooFew & 0xffff);
    table(attacks)
        .put(words, at, TranspositionTable.entry(plies, best, depth, TranspositionTable.EXACT));
    return found;
  }

  private int after(Options options, int option, int turn, boolean attacks, int depth) {
    long[] words = options.words();
    int at = options.at(options.firstPart(option));
    boolean next = game.keepsTurn(turn, words, at) == attacks;
    return outlook(words, at, next, depth - 1);
  }

  /** The results for positions where the attacker moves, or where the other player does. */
  private TranspositionTable table(boolean attacks) {
    return attacks ? attacking : defending;
  }

  /** Each depth has its own buffer, because it is read while the deeper ones are filled. */
  private Options buffer(int depth) {
    while (buffers.size() <= depth) {
      buffers.add(game.newOptions());
    }
    return buffers.get(depth);
  }
}
