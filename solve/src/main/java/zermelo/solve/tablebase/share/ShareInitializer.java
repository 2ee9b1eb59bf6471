package zermelo.solve.tablebase.share;

import java.util.Arrays;
import zermelo.solve.tablebase.OutcomeAccumulator;
import zermelo.solve.tablebase.PackedScore;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.TablebasePlan;

/** Evaluates every position of a share by its options in lower tiers, and collects its moves. */
public final class ShareInitializer {
  private static final int GAIN_BITS = 17;
  private static final int NO_GAIN = 1 << (GAIN_BITS - 1);

  private final PositionCursor cursor;
  private final ShareLayout layout;
  private final int tier;
  private final int share;
  private final ShareBitSet reached;
  private final LowerTierValues below;
  private final boolean misere;
  private final boolean scored;
  private final int sign;
  private final long first;
  private final long from;
  private final int[] packedValues;
  private final int[] left;
  private final int[] memo;
  private final OutcomeAccumulator best = new OutcomeAccumulator();
  private final ShareMessageCollector<SharePredecessors.MoveWriter> links =
      new ShareMessageCollector<>(SharePredecessors.MoveWriter::new);
  private long[] targets = new long[64];

  ShareInitializer(
      TablebasePlan plan,
      ShareLayout layout,
      int tier,
      int share,
      ShareBitSet reached,
      LowerTierValues below) {
    this.cursor = plan.newCursor();
    this.layout = layout;
    this.tier = tier;
    this.share = share;
    this.reached = reached;
    this.below = below;
    this.misere = plan.misere();
    this.scored = plan.rules().facts().scored();
    this.sign = misere ? -1 : 1;
    this.first = layout.first(tier);
    this.from = layout.from(tier, share);
    this.packedValues = new int[reached.members()];
    this.left = new int[reached.members()];
    this.memo = new int[reached.members()];
  }

  UnsolvedShare.Start start() {
    reached.each(
        (number, place) -> {
          cursor.seek(from + number);
          int options = cursor.generateOptions();
          int inside = options == 0 ? 0 : link(from + number, options);
          if (scored) {
            score(place, options, inside);
          } else {
            decide(place, options, inside);
          }
        });
    UnsolvedShare made =
        scored
            ? new ScoreShare(tier, share, reached, packedValues, left, memo)
            : new OutcomeShare(tier, share, reached, packedValues, left, memo);
    return new UnsolvedShare.Start(
        made, links.parcels(share, SharePredecessors.MoveWriter::packed));
  }

  private void decide(int place, int options, int inside) {
    if (options == 0) {
      packedValues[place] = PackedValue.atEnd(cursor.ending(), misere);
      return;
    }
    best.clear();
    for (int i = 0; i < options; i++) {
      if (cursor.option(i) < first) {
        best.add(below.packedValue(cursor.option(i)), cursor.keepsTurn(i));
      }
    }
    if (best.wins() || inside == 0) {
      packedValues[place] = best.packedValue();
    } else {
      left[place] = inside + (best.even() ? 1 : 0);
      memo[place] = OutcomeShare.memo(best);
    }
  }

  private void score(int place, int options, int inside) {
    if (options == 0) {
      packedValues[place] = PackedScore.of(sign * cursor.settlement(), 0, 0);
      return;
    }
    int worth = PackedValue.WAITING;
    for (int i = 0; i < options; i++) {
      if (cursor.option(i) < first) {
        int packedValue = below.packedValue(cursor.option(i));
        worth =
            ScoreShare.better(
                worth, ScoreShare.through(packedValue, sign * cursor.gain(i), cursor.keepsTurn(i)));
      }
    }
    memo[place] = worth;
    left[place] = inside;
    packedValues[place] = inside == 0 ? worth : PackedValue.WAITING;
  }

  /**
   * Records the distinct moves within the tier; returns their number.
   *
   * <p>Of moves that differ only in their gain the best one counts.
   */
  private int link(long rank, int options) {
    if (targets.length < options) {
      targets = new long[2 * options];
    }
    int count = 0;
    for (int i = 0; i < options; i++) {
      if (cursor.option(i) >= first) {
        long target = ((cursor.option(i) - first) << 1) | (cursor.keepsTurn(i) ? 1 : 0);
        targets[count++] = (target << GAIN_BITS) | (NO_GAIN + gain(i));
      }
    }
    Arrays.sort(targets, 0, count);
    int different = 0;
    for (int i = 0; i < count; i++) {
      if (i + 1 < count && targets[i] >>> GAIN_BITS == targets[i + 1] >>> GAIN_BITS) {
        continue;
      }
      long target = targets[i] >>> (GAIN_BITS + 1);
      boolean again = (targets[i] >>> GAIN_BITS & 1) != 0;
      int gain = (int) (targets[i] & ((1 << GAIN_BITS) - 1)) - NO_GAIN;
      links.at(tier, layout.share(tier, first + target), 0).put(rank - first, target, gain, again);
      different++;
    }
    return different;
  }

  private int gain(int option) {
    return scored ? Math.clamp((long) sign * cursor.gain(option), 1 - NO_GAIN, NO_GAIN - 1) : 0;
  }
}
