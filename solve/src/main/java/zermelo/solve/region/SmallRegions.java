package zermelo.solve.region;

import org.jspecify.annotations.Nullable;
import zermelo.kernel.space.PlacementMoves;

/**
 * Computes the exact stops of small regions, and caches them.
 *
 * <p>One cache is by region, one by the region's form ({@link RegionForms}). A cached region may be
 * overwritten by another with the same hash; it is then computed again.
 */
final class SmallRegions {
  /** The most bits of a region for which computing its exact stops pays. */
  static final int MAX_BITS = 10;

  private static final int REGIONS = 1 << 16;
  private static final int FORMS = 1 << 13;

  private final PlacementMoves game;
  private final RegionForms forms;
  private final int mostBits;
  private final long[] regions = new long[REGIONS];
  private final long[] regionsHigh = new long[REGIONS];
  private final SmallRegion[] ofRegions = new SmallRegion[REGIONS];
  private final long[] formed = new long[FORMS];
  private final long[] formedHigh = new long[FORMS];
  private final SmallRegion[] ofForms = new SmallRegion[FORMS];

  /**
   * What is known of a small region.
   *
   * @param left what Left is sure to get, exact if uncooled; {@code right} for Right
   * @param isNumber whether the region is a number
   * @param number that number, in units from Left's view
   */
  record SmallRegion(RegionBound left, RegionBound right, boolean isNumber, int number) {
    RegionBound bound(int player) {
      return player == 0 ? left : right;
    }

    SmallRegion exchanged() {
      return new SmallRegion(/* left= */ right, /* right= */ left, isNumber, -number);
    }
  }

  /** Creates the caches for regions of at most this many bits. */
  SmallRegions(PlacementMoves game, RegionForms forms, int mostBits) {
    this.game = game;
    this.forms = forms;
    this.mostBits = mostBits;
  }

  /** The value of a region, or null if it is too large. */
  @Nullable SmallRegion value(long low, long high) {
    if (Long.bitCount(low) + Long.bitCount(high) > mostBits) {
      return null;
    }
    int place = place(low, high, REGIONS);
    if (regions[place] != low || regionsHigh[place] != high) {
      long form = forms.form(low, high);
      boolean exchanged = forms.exchanged();
      SmallRegion value = ofForm(form, forms.high());
      regions[place] = low;
      regionsHigh[place] = high;
      ofRegions[place] = exchanged ? value.exchanged() : value;
    }
    return ofRegions[place];
  }

  private SmallRegion ofForm(long form, long high) {
    int place = place(form, high, FORMS);
    if (formed[place] != form || formedHigh[place] != high) {
      ofForms[place] = compute(form, high);
      formed[place] = form;
      formedHigh[place] = high;
    }
    return ofForms[place];
  }

  private SmallRegion compute(long low, long high) {
    int all = LocalMoves.compress(low, high, low, high);
    ThermographTable left = new ThermographTable(LocalMoves.of(game, low, high, 0));
    ThermographTable right = new ThermographTable(LocalMoves.of(game, low, high, 1));
    RegionBound ofLeft = new RegionBound();
    RegionBound ofRight = new RegionBound();
    ofLeft.reset(0);
    ofRight.reset(0);
    ofLeft.add(left, all);
    ofRight.add(right, all);
    int number = left.laterStop(all);
    boolean isNumber = left.isNumber(all) && right.isNumber(all) && number == -right.laterStop(all);
    return new SmallRegion(ofLeft, ofRight, isNumber, number);
  }

  private static int place(long low, long high, int places) {
    long hash = (low ^ (low >>> 31) ^ (high * 0xbf58476d1ce4e5b9L)) * 0x9e3779b97f4a7c15L;
    return (int) (hash >>> 40) & (places - 1);
  }
}
