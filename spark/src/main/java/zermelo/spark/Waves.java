package zermelo.spark;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;
import org.jspecify.annotations.Nullable;
import zermelo.solve.tablebase.Links;
import zermelo.solve.tablebase.Parcel;
import zermelo.solve.tablebase.SolveShare;

/**
 * Solves what hangs together by moves within a tier: wave after wave, positions tell those that
 * lead to them what they have come to.
 */
final class Waves implements AutoCloseable {
  /** So many waves at most are done again when a machine is lost. */
  private static final int SAVED = 16;

  private final Site site;
  private @Nullable JavaRDD<Links> links;
  private final Deque<JavaRDD<SolveShare>> kept = new ArrayDeque<>();

  Waves(Site site) {
    this.site = site;
  }

  /** The tier when all waves are over. */
  JavaRDD<SolveShare> all(int tier, JavaRDD<SolveShare.Start> begun) {
    int shares = site.cut().shares(tier);
    Site here = site;
    JavaRDD<Links> moves =
        begun
            .zipPartitions(
                begun
                    .flatMapToPair(start -> Site.addressed(start.links()))
                    .partitionBy(new ByShare(shares)),
                (start, arrived) ->
                    List.of(start.next().share().links(here.cut(), Site.arrived(arrived)))
                        .iterator())
            .persist(StorageLevel.MEMORY_AND_DISK());
    links = moves;
    JavaRDD<SolveShare> now = phase(begun.map(SolveShare.Start::share), moves, shares);
    if (now.map(SolveShare::ties).reduce(Boolean::logicalOr)) {
      now = phase(now.map(SolveShare::withTies), moves, shares);
    }
    return now;
  }

  private JavaRDD<SolveShare> phase(JavaRDD<SolveShare> begun, JavaRDD<Links> moves, int shares) {
    JavaRDD<SolveShare> now = begun;
    int next = now.map(SolveShare::next).reduce(Math::min);
    for (int count = 1; next != SolveShare.NEVER; count++) {
      now = wave(now, moves, next, shares).persist(StorageLevel.MEMORY_AND_DISK());
      if (count % SAVED == 0) {
        now.checkpoint();
      }
      next = now.map(SolveShare::next).reduce(Math::min);
      kept.addLast(now);
      while (kept.size() > 1) {
        kept.removeFirst().unpersist();
      }
    }
    return now;
  }

  private JavaRDD<SolveShare> wave(
      JavaRDD<SolveShare> now, JavaRDD<Links> moves, int wave, int shares) {
    Site here = site;
    JavaPairRDD<Integer, Parcel> told =
        now.zipPartitions(
                moves,
                (share, links) -> share.next().tell(here.cut(), links.next(), wave).iterator())
            .mapToPair(parcel -> new scala.Tuple2<>(parcel.to(), parcel))
            .partitionBy(new ByShare(shares));
    return now.zipPartitions(
        told,
        (share, arrived) -> List.of(share.next().hear(Site.arrived(arrived), wave)).iterator());
  }

  @Override
  public void close() {
    kept.forEach(JavaRDD::unpersist);
    if (links != null) {
      links.unpersist();
    }
  }
}
