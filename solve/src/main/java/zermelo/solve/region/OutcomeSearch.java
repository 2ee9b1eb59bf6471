package zermelo.solve.region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.space.PlacementMoves;
import zermelo.solve.region.SmallRegions.SmallRegion;

/**
 * Finds the winner of partizan placement games in normal play.
 *
 * <p>A position is split into its regions. Small regions that are numbers are added up to one
 * number; the search is about the other regions plus that number. Before an option is searched,
 * bounds may decide it: of its regions (exact stops of small ones, {@link BandBounds} or counts of
 * safe moves of large ones), or of the whole ({@link AreaBound}). The remaining options are
 * searched in the order of {@link LegalPlacements}.
 *
 * <p>The number is played in its simplest form, in which a player has at most one option. The
 * search tries that option too, so it does not rely on a theorem about moves in numbers.
 *
 * <p>The slow twin is the whole graph ({@code ReferenceSolver}).
 */
final class OutcomeSearch {
  private final PlacementGame game;
  private final LegalPlacements moves; // of the position searched last
  private final AreaBound areas;
  private final RegionForms forms;
  private final SmallRegions small;
  private final BandBounds[] bands;
  private final OutcomeTable table;
  private final Progress progress;
  private final List<Frame> frames = new ArrayList<>();

  // The position that settle() split last.
  private long hot; // its bits without small regions that are numbers
  private long hotHigh;
  private int number; // the sum of these, in units from Left's view
  private int size;
  private boolean exact; // whether exact stops of all its regions are known
  private final long[] regions = new long[PlacementMoves.MAX_BITS];
  private final long[] regionsHigh = new long[PlacementMoves.MAX_BITS];
  private final @Nullable SmallRegion[] values = new SmallRegion[PlacementMoves.MAX_BITS];
  private final RegionBound sum = new RegionBound();
  private final RegionBound one = new RegionBound();

  /** The options of a position whose winner is not known yet. */
  private static final class Frame {
    private long[] states = new long[64];
    private long[] statesHigh = new long[64];
    private int[] numbers = new int[64];
    private long[] order = new long[64];
    private int size;

    void add(long low, long high, int number, int place) {
      if (size == states.length) {
        states = Arrays.copyOf(states, 2 * size);
        statesHigh = Arrays.copyOf(statesHigh, 2 * size);
        numbers = Arrays.copyOf(numbers, 2 * size);
        order = Arrays.copyOf(order, 2 * size);
      }
      states[size] = low;
      statesHigh[size] = high;
      numbers[size] = number;
      order[size] = (long) place << 32 | size;
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
    this.moves = new LegalPlacements(game);
    this.areas = new AreaBound(moves);
    this.forms = forms;
    this.small = small;
    this.bands = bands;
    this.table = table;
    this.progress = progress;
  }

  /** Whether the player who begins wins, 0 for Left or 1 for Right. */
  boolean wins(long low, long high, int player) {
    settle(low, high, 0);
    moves.reset(hot, hotHigh);
    int known = known(player);
    return known == 0 ? search(hot, hotHigh, number, player, 0) : known > 0;
  }

  /** Splits a position into regions and a number; both are in fields until the next call. */
  private void settle(long low, long high, int before) {
    hot = 0;
    hotHigh = 0;
    number = before;
    size = 0;
    exact = true;
    long rest = game.covered(low, high);
    long restHigh = game.high();
    while ((rest | restHigh) != 0) {
      long region = game.region(rest, restHigh);
      long regionHigh = game.high();
      rest &= ~region;
      restHigh &= ~regionHigh;
      if (game.dead(region, regionHigh)) {
        continue;
      }
      SmallRegion value = small.value(region, regionHigh);
      if (value != null && value.isNumber()) {
        number += value.number();
      } else {
        hot |= region;
        hotHigh |= regionHigh;
        regions[size] = region;
        regionsHigh[size] = regionHigh;
        values[size] = value;
        exact &= value != null;
        size++;
      }
    }
  }

  /** The winner of the settled position: 1 for the beginner, -1 for the other, 0 if unknown. */
  private int known(int player) {
    if ((hot | hotHigh) == 0) {
      return own(number, player) > 0 ? 1 : -1;
    }
    int stored = stored(player);
    if (stored != 0) {
      return stored;
    }
    sum(1 - player);
    if (sum.winsLater()) {
      return -1;
    }
    sum(player);
    if (sum.winsFirst()) {
      return 1;
    }
    return counted(player);
  }

  /** The winner by counts of moves, if those of {@link AreaBound} suffice. */
  private int counted(int player) {
    if (exact || !moves.asSets()) {
      return 0; // exact stops leave little to prove
    }
    areas.choose(
        1 - player, hot, hotHigh, Math.floorDiv(own(number, 1 - player), ThermographTable.UNIT));
    if (areas.winsLater()) {
      return -1;
    }
    areas.choose(player, hot, hotHigh, Math.floorDiv(own(number, player), ThermographTable.UNIT));
    return areas.winsFirst() ? 1 : 0;
  }

  private int stored(int player) {
    long form = forms.form(hot, hotHigh);
    int beginner = forms.exchanged() ? 1 - player : player;
    return table.get(form, forms.high(), beginner, own(number, player));
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
        sum.add(bound(i, player));
      }
    }
  }

  /** What a player is sure to get in a large region. */
  private RegionBound bound(int index, int player) {
    one.worst();
    if (bands[player].apply()) {
      bands[player].improve(regions[index], regionsHigh[index], one);
    } else {
      one.improveBy(game.sureMoves(regions[index], regionsHigh[index], player));
    }
    return one;
  }

  private boolean search(long low, long high, int before, int player, int depth) {
    if (depth == frames.size()) {
      frames.add(new Frame());
    }
    Frame frame = frames.get(depth);
    frame.size = 0;
    if (progress.visit(1)) {
      progress.check(table.bytes());
    }
    boolean wins = winsAtOnce(frame, low, high, before, player) || winsLater(frame, player, depth);
    long form = forms.form(low, high);
    int beginner = forms.exchanged() ? 1 - player : player;
    table.put(form, forms.high(), beginner, own(before, player), wins);
    return wins;
  }

  /** Whether an option is known to win; collects those that are not known, in their order. */
  private boolean winsAtOnce(Frame frame, long low, long high, int before, int player) {
    moves.reset(low, high);
    for (int move = 0; move < moves.size(player); move++) {
      long option = low & ~moves.clear(player, move);
      long optionHigh = high & ~moves.clearHigh(player, move);
      frame.add(option, optionHigh, before, moves.place(player, move));
    }
    int own = own(before, player);
    boolean whole = own % ThermographTable.UNIT == 0;
    if (!whole || own > 0) {
      int option = own - (whole ? ThermographTable.UNIT : Integer.lowestOneBit(own));
      frame.add(low, high, own(option, player), Integer.MAX_VALUE);
    }
    Arrays.sort(frame.order, 0, frame.size);
    int unknown = 0;
    for (int i = 0; i < frame.size; i++) {
      int option = (int) frame.order[i];
      settle(frame.states[option], frame.statesHigh[option], frame.numbers[option]);
      int known = known(1 - player);
      if (known < 0) {
        return true;
      }
      if (known == 0) {
        frame.states[option] = hot;
        frame.statesHigh[option] = hotHigh;
        frame.numbers[option] = number;
        frame.order[unknown++] = option;
      }
    }
    frame.size = unknown;
    return false;
  }

  private boolean winsLater(Frame frame, int player, int depth) {
    for (int i = 0; i < frame.size; i++) {
      int option = (int) frame.order[i];
      hot = frame.states[option];
      hotHigh = frame.statesHigh[option];
      number = frame.numbers[option];
      int known = stored(1 - player);
      boolean loses = known == 0 ? !search(hot, hotHigh, number, 1 - player, depth + 1) : known < 0;
      if (loses) {
        return true;
      }
    }
    return false;
  }
}
