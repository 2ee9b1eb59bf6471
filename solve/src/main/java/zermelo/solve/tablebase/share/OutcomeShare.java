package zermelo.solve.tablebase.share;

import java.util.List;
import zermelo.solve.tablebase.OutcomeAccumulator;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.build.RetrogradeTierSolver;

/**
 * A share of a tier in a game without a score: positions are won, lost, tied or drawn.
 *
 * <p>A wave is a layer of remoteness. The rules are those of {@link RetrogradeTierSolver}, the twin
 * on one machine.
 */
public final class OutcomeShare extends UnsolvedShare {
  private static final long serialVersionUID = 1L;
  private static final int WINS = 0;
  private static final int LOSES = 1;
  private static final int TIES = 2;

  private final boolean ofTies;
  private final int lastSentLayer; // the last wave that was sent

  OutcomeShare(
      int tier, int share, ShareBitSet reached, int[] packedValues, int[] left, int[] memo) {
    this(tier, share, reached, packedValues, left, memo, false, -1);
  }

  private OutcomeShare(
      int tier,
      int share,
      ShareBitSet reached,
      int[] packedValues,
      int[] left,
      int[] memo,
      boolean ofTies,
      int lastSentLayer) {
    super(tier, share, reached, packedValues, left, memo);
    this.ofTies = ofTies;
    this.lastSentLayer = lastSentLayer;
  }

  /** The note that a waiting position keeps about its options in lower tiers. */
  static int memo(OutcomeAccumulator below) {
    return ((below.farthestLoss() + 1) << 1) | (below.ties() ? 1 : 0);
  }

  private static boolean tieBelow(int memo) {
    return (memo & 1) != 0;
  }

  private static int farthestLoss(int memo) {
    return (memo >>> 1) - 1;
  }

  private boolean counts(int packedValue) {
    return PackedValue.isKnown(packedValue)
        && packedValue != PackedValue.DRAW
        && PackedValue.isTie(packedValue) == ofTies;
  }

  @Override
  public int next() {
    int least = NEVER;
    for (int packedValue : packedValues) {
      if (counts(packedValue) && PackedValue.remoteness(packedValue) > lastSentLayer) {
        least = Math.min(least, PackedValue.remoteness(packedValue));
      }
    }
    return least;
  }

  @Override
  public List<ShareMessage> messages(ShareLayout layout, SharePredecessors links, int wave) {
    ShareMessageCollector<PositionMessageList> outbox =
        new ShareMessageCollector<>(PositionMessageList::new);
    for (int place = 0; place < packedValues.length; place++) {
      int packedValue = packedValues[place];
      if (counts(packedValue) && PackedValue.remoteness(packedValue) == wave) {
        for (int entry = links.first(place); entry < links.end(place); entry++) {
          boolean wins = PackedValue.isWin(packedValue) == links.again(entry);
          send(outbox, layout, links.origin(entry), ofTies ? TIES : wins ? WINS : LOSES);
        }
      }
    }
    return outbox.parcels(share, PositionMessageList::packed);
  }

  @Override
  public UnsolvedShare receive(Iterable<ShareMessage> parcels, int wave) {
    int[] now = packedValues.clone();
    int[] waiting = left.clone();
    for (ShareMessage parcel : parcels) {
      PositionMessageList.read(
          parcel.body(),
          (number, message, times) -> {
            int place = reached.place(number);
            switch (message) {
              case WINS -> now[place] = won(now[place], wave + 1);
              case LOSES -> {
                if (!PackedValue.isKnown(now[place])) {
                  waiting[place] -= times;
                  if (waiting[place] == 0) {
                    now[place] = PackedValue.lose(Math.max(farthestLoss(memo[place]), wave) + 1);
                  }
                }
              }
              default ->
                  now[place] =
                      PackedValue.isKnown(now[place]) ? now[place] : PackedValue.tie(wave + 1);
            }
          });
    }
    return new OutcomeShare(tier, share, reached, now, waiting, memo, ofTies, wave);
  }

  private static int won(int packedValue, int remoteness) {
    boolean better =
        !PackedValue.isKnown(packedValue)
            || (PackedValue.isWin(packedValue) && PackedValue.remoteness(packedValue) > remoteness);
    return better ? PackedValue.win(remoteness) : packedValue;
  }

  @Override
  public boolean ties() {
    for (int place = 0; place < packedValues.length; place++) {
      if (PackedValue.isTie(packedValues[place]) && PackedValue.isKnown(packedValues[place])) {
        return true;
      }
      if (!PackedValue.isKnown(packedValues[place]) && tieBelow(memo[place])) {
        return true;
      }
    }
    return false;
  }

  @Override
  public UnsolvedShare withTies() {
    int[] now = packedValues.clone();
    for (int place = 0; place < now.length; place++) {
      if (!PackedValue.isKnown(now[place]) && tieBelow(memo[place])) {
        now[place] = PackedValue.TIE;
      }
    }
    return new OutcomeShare(tier, share, reached, now, left, memo, true, -1);
  }

  @Override
  public SolvedShare solved() {
    int[] now = packedValues.clone();
    for (int place = 0; place < now.length; place++) {
      if (!PackedValue.isKnown(now[place])) {
        now[place] = PackedValue.DRAW;
      } else if (PackedValue.isTie(now[place])) {
        now[place] = PackedValue.TIE;
      }
    }
    return new SolvedShare(tier, share, reached, now);
  }
}
