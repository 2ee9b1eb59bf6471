package zermelo.solve.region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zermelo.kernel.limits.Progress;
import zermelo.solve.region.SmallRegions.SmallRegion;

/**
 * Finds the winner of partizan placement games in normal play.
 *
 * <p>A position is split into its regions. Small regions that are numbers are added up to one
 * number; the search is about the other regions plus that number. Before an option is searched,
 * bounds of its regions may decide it: exact stops of small regions, {@link BandBounds} or counts
 * of safe moves of large ones. The remaining options are searched by an estimate of what both
 * players get on average, the worst for the opponent first.
 *
 * <p>The number is played in its simplest form, in which a player has at most one option. The
 * search tries that option too, so it does not rely on a theorem about moves in numbers.
 *
 * <p>The slow twin is the whole graph ({@code ReferenceSolver}).
 */
final class OutcomeSearch {
  /** The weight of each move that a player has more than the other, in the order of options. */
  private static final int MOVE = ThermographTable.UNIT / 4;

  private final PlacementGame game;
  private final RegionForms forms;
  private final SmallRegions small;
  private final BandBounds[] bands;
  private final OutcomeTable table;
  private final Progress progress;
  private final List<Frame> frames = new ArrayList<>();

  // The position that settle() split last.
  private long hot; // its bits without small regions that are numbers
  private int number; // the sum of these, in units from Left's view
  private int size;
  private final long[] regions = new long[64];
  private final @Nullable SmallRegion[] values = new SmallRegion[64];
  private final RegionBound sum = new RegionBound();
  private final RegionBound one = new RegionBound();
  private int estimate; // of the last position judged, for the player who begins

  /** The options of a position whose winner is not known yet. */
  private static final class Frame {
    private long[] states = new long[64];
    private int[] numbers = new int[64];
    private long[] order = new long[64];
    private int size;

    void add(long state, int number, int estimate) {
      if (size == states.length) {
        states = Arrays.copyOf(states, 2 * size);
        numbers = Arrays.copyOf(numbers, 2 * size);
        order = Arrays.copyOf(order, 2 * size);
      }
      states[size] = state;
      numbers[size] = number;
      order[size] = (long) estimate << 32 | size;
      size++;
    }
  }

  OutcomeSearch(
      PlacementGame game,
      RegionForms forms,
      SmallRegions small,
      BandBounds[] bands,
      OutcomeTable table,
      Progress progress) {
    this.game = game;
    this.forms = forms;
    this.small = small;
    this.bands = bands;
    this.table = table;
    this.progress = progress;
  }

  /** Whether the player who begins wins, 0 for Left or 1 for Right. */
  boolean wins(long state, int player) {
    settle(state, 0);
    int known = known(player);
    return known == 0 ? search(hot, number, player, 0) : known > 0;
  }

  /** Splits a position into regions and a number; both are in fields until the next call. */
  private void settle(long state, int before) {
    hot = 0;
    number = before;
    size = 0;
    for (long rest = game.covered(state); rest != 0; ) {
      long region = game.region(rest);
      rest &= ~region;
      if (game.dead(region)) {
        continue;
      }
      SmallRegion value = small.value(region);
      if (value != null && value.isNumber()) {
        number += value.number();
      } else {
        hot |= region;
        regions[size] = region;
        values[size] = value;
        size++;
      }
    }
  }

  /** The winner of the settled position: 1 for the beginner, -1 for the other, 0 if unknown. */
  private int known(int player) {
    if (hot == 0) {
      return own(number, player) > 0 ? 1 : -1;
    }
    sum(1 - player);
    if (sum.winsLater()) {
      return -1;
    }
    int otherMean = sum.mean();
    sum(player);
    if (sum.winsFirst()) {
      return 1;
    }
    int mobility = game.mobility(hot, player) - game.mobility(hot, 1 - player);
    estimate = sum.mean() - otherMean + ((mobility * MOVE) << ThermographTable.MARKS);
    return stored(player);
  }

  private int stored(int player) {
    long form = forms.form(hot);
    int beginner = forms.exchanged() ? 1 - player : player;
    return table.get(form, beginner, own(number, player));
  }

  private static int own(int number, int player) {
    return player == 0 ? number : -number;
  }

  /** Adds up what a player is sure to get in the settled position. */
  private void sum(int player) {
    sum.reset(own(number, player));
    for (int i = 0; i < size; i++) {
      SmallRegion value = values[i];
      if (value != null) {
        sum.add(value.bound(player));
      } else {
        sum.add(bound(regions[i], player));
      }
    }
  }

  /** What a player is sure to get in a large region. */
  private RegionBound bound(long region, int player) {
    one.worst();
    if (bands[player].apply()) {
      bands[player].improve(region, one);
    } else {
      one.improveBy(game.sureMoves(region, player));
    }
    return one;
  }

  private boolean search(long state, int before, int player, int depth) {
    if (depth == frames.size()) {
      frames.add(new Frame());
    }
    Frame frame = frames.get(depth);
    frame.size = 0;
    if (progress.visit(1)) {
      progress.check(table.bytes());
    }
    boolean wins = winsAtOnce(frame, state, before, player) || winsLater(frame, player, depth);
    long form = forms.form(state);
    int beginner = forms.exchanged() ? 1 - player : player;
    table.put(form, beginner, own(before, player), wins);
    return wins;
  }

  /** Whether an option is known to win; collects those that are not known. */
  private boolean winsAtOnce(Frame frame, long state, int before, int player) {
    PlacementGame.PlayerMoves moves = game.of(player);
    for (int move = 0; move < moves.size(); move++) {
      if ((moves.need(move) & ~state) == 0
          && tries(frame, state & ~moves.clear(move), before, player)) {
        return true;
      }
    }
    int own = own(before, player);
    boolean whole = own % ThermographTable.UNIT == 0;
    if (!whole || own > 0) {
      int option = own - (whole ? ThermographTable.UNIT : Integer.lowestOneBit(own));
      if (tries(frame, state, own(option, player), player)) {
        return true;
      }
    }
    return false;
  }

  private boolean tries(Frame frame, long option, int numberOfOption, int player) {
    settle(option, numberOfOption);
    int known = known(1 - player);
    if (known == 0) {
      frame.add(hot, number, estimate);
    }
    return known < 0;
  }

  private boolean winsLater(Frame frame, int player, int depth) {
    Arrays.sort(frame.order, 0, frame.size);
    for (int i = 0; i < frame.size; i++) {
      int option = (int) frame.order[i];
      hot = frame.states[option];
      number = frame.numbers[option];
      int known = stored(1 - player);
      boolean loses =
          known == 0
              ? !search(frame.states[option], frame.numbers[option], 1 - player, depth + 1)
              : known < 0;
      if (loses) {
        return true;
      }
    }
    return false;
  }
}
