package zermelo.solve.tablebase.verify;

import java.util.List;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.Tiers;
import zermelo.solve.tablebase.TablebasePlan;

/**
 * The options of ranked positions, straight from the rules' space. Serves one thread.
 *
 * <p>The solvers have a cursor of their own. So a fault in the turn, in the choice among symmetric
 * positions or in the exchange of the players is not made twice.
 */
final class RulesCursor {
  private final boolean impartial;
  private final Space space;
  private final CanonicalForm form;
  private final Tiers tiers;
  private final Options options;
  private final long[] words;
  private final boolean symmetric;
  private final long root;
  private long[] ranks = new long[64];
  private boolean[] keepsTurn = new boolean[64];

  RulesCursor(TablebasePlan plan) {
    this.impartial = plan.rules().facts().impartial();
    this.space = plan.rules().space(List.of(plan.root()));
    this.form = CanonicalForm.of(space);
    this.tiers = Tiers.of(space).orElseThrow();
    this.options = new Options(space.words());
    this.words = new long[space.words()];
    space.pack(plan.root(), words, 0);
    tiers.giveFirstPlayerTheTurn(words, 0);
    // Only then are the reachable positions closed under the symmetries.
    this.symmetric = form.orbit(words, 0) == 1;
    this.root = tiers.rank(words, 0);
  }

  Tiers tiers() {
    return tiers;
  }

  long root() {
    return root;
  }

  void seek(long rank) {
    tiers.unrank(rank, words, 0);
  }

  Position position() {
    return space.unpack(words, 0);
  }

  Ending ending() {
    return space.ending(words, 0);
  }

  int settlement() {
    return space.settlement(words, 0);
  }

  /** The number of positions that share the rank by symmetry. */
  int orbit() {
    return symmetric ? form.orbit(words, 0) : 1;
  }

  /** Generates the options and returns their number: 0 where the game is over. */
  int expand() {
    options.clear();
    if (ending() == Ending.OPEN) {
      space.options(words, 0, options);
    }
    int count = options.size();
    if (count > ranks.length) {
      ranks = new long[2 * count];
      keepsTurn = new boolean[2 * count];
    }
    int turn = space.turn(words, 0);
    for (int i = 0; i < count; i++) {
      long[] all = options.words();
      int at = options.at(options.firstPart(i));
      keepsTurn[i] = !impartial && space.turn(all, at) == turn;
      tiers.giveFirstPlayerTheTurn(all, at);
      if (symmetric) {
        form.canonicalize(all, at);
      }
      ranks[i] = tiers.rank(all, at);
    }
    return count;
  }

  long option(int i) {
    return ranks[i];
  }

  boolean keepsTurn(int i) {
    return keepsTurn[i];
  }

  int gain(int i) {
    return options.gain(i);
  }
}
