package zermelo.spark;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;
import org.jspecify.annotations.Nullable;
import zermelo.solve.tablebase.share.ShareMessage;
import zermelo.solve.tablebase.share.SharePredecessors;
import zermelo.solve.tablebase.share.UnsolvedShare;

/**
 * Solves a tier whose moves may stay in it, by retrograde analysis on a cluster.
 *
 * <p>It proceeds in waves: positions that the last wave solved send their results to the positions
 * from which a move leads to them.
 */
final class RetrogradeJob implements AutoCloseable {
  /** The most waves that must be repeated if a machine is lost. */
  private static final int SAVED = 16;

  private final ClusterContext site;
  private @Nullable JavaRDD<SharePredecessors> links;
  private final Deque<JavaRDD<UnsolvedShare>> kept = new ArrayDeque<>();

  RetrogradeJob(ClusterContext site) {
    this.site = site;
  }

  /** Returns the shares of the tier when no wave solves another position. */
  JavaRDD<UnsolvedShare> all(int tier, JavaRDD<UnsolvedShare.Start> begun) {
    int shares = site.layout().shares(tier);
    ClusterContext here = site;
    JavaRDD<SharePredecessors> moves =
        begun
            .zipPartitions(
                begun
                    .flatMapToPair(start -> ClusterContext.addressed(start.links()))
                    .partitionBy(new SharePartitioner(shares)),
                (start, arrived) ->
                    List.of(
                            start
                                .next()
                                .share()
                                .links(here.layout(), ClusterContext.arrived(arrived)))
                        .iterator())
            .persist(StorageLevel.MEMORY_AND_DISK());
    links = moves;
    JavaRDD<UnsolvedShare> now = phase(begun.map(UnsolvedShare.Start::share), moves, shares);
    if (now.map(UnsolvedShare::ties).reduce(Boolean::logicalOr)) {
      now = phase(now.map(UnsolvedShare::withTies), moves, shares);
    }
    return now;
  }

  private JavaRDD<UnsolvedShare> phase(
      JavaRDD<UnsolvedShare> begun, JavaRDD<SharePredecessors> moves, int shares) {
    JavaRDD<UnsolvedShare> now = begun;
    int next = now.map(UnsolvedShare::next).reduce(Math::min);
    for (int count = 1; next != UnsolvedShare.NEVER; count++) {
      now = wave(now, moves, next, shares).persist(StorageLevel.MEMORY_AND_DISK());
      if (count % SAVED == 0) {
        now.checkpoint();
      }
      next = now.map(UnsolvedShare::next).reduce(Math::min);
      kept.addLast(now);
      while (kept.size() > 1) {
        kept.removeFirst().unpersist();
      }
    }
    return now;
  }

  private JavaRDD<UnsolvedShare> wave(
      JavaRDD<UnsolvedShare> now, JavaRDD<SharePredecessors> moves, int wave, int shares) {
    ClusterContext here = site;
    JavaPairRDD<Integer, ShareMessage> messages =
        now.zipPartitions(
                moves,
                (share, links) ->
                    share.next().messages(here.layout(), links.next(), wave).iterator())
            .mapToPair(parcel -> new scala.Tuple2<>(parcel.to(), parcel))
            .partitionBy(new SharePartitioner(shares));
    return now.zipPartitions(
        messages,
        (share, arrived) ->
            List.of(share.next().receive(ClusterContext.arrived(arrived), wave)).iterator());
  }

  @Override
  public void close() {
    kept.forEach(JavaRDD::unpersist);
    if (links != null) {
      links.unpersist();
    }
  }
}
