package zermelo.spark;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;
import zermelo.solve.tablebase.TierFacts;
import zermelo.solve.tablebase.share.DistributedTierWriter;
import zermelo.solve.tablebase.share.LowerTierQuery;
import zermelo.solve.tablebase.share.ShareMessage;
import zermelo.solve.tablebase.share.SolvedShare;
import zermelo.solve.tablebase.share.UnsolvedShare;

/**
 * Solves a tier, whose lower tiers are solved, and writes its file. Its values are also stored for
 * the tiers above, which ask for them.
 */
final class SolvingJob {
  static final String PACKED_VALUES = "cells";

  /** Tiers of at most this many ranks are collected on one machine at once. */
  private static final long SMALL = 1L << 26;

  private final JavaSparkContext spark;
  private final ClusterContext site;

  SolvingJob(JavaSparkContext spark, ClusterContext site) {
    this.spark = spark;
    this.site = site;
  }

  /**
   * A share that is not solved yet, with its questions for the values of positions in lower tiers.
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record QueryingShare(int share, byte[] reached, List<ShareMessage> questions)
      implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /**
   * Solves a tier into a file.
   *
   * @return the number of positions with a value
   */
  long tier(int tier, TierFacts facts, Path file) throws IOException {
    JavaRDD<QueryingShare> asked = asked(tier).persist(StorageLevel.MEMORY_AND_DISK());
    JavaRDD<UnsolvedShare.Start> begun =
        begun(tier, asked, answers(tier, facts.lowest(), asked))
            .persist(StorageLevel.MEMORY_AND_DISK());
    JavaRDD<UnsolvedShare> started = begun.map(UnsolvedShare.Start::share);
    RetrogradeJob waves = new RetrogradeJob(site);
    JavaRDD<SolvedShare> known =
        (facts.inside() ? waves.all(tier, begun) : started)
            .map(UnsolvedShare::solved)
            .persist(StorageLevel.MEMORY_AND_DISK());
    try {
      return write(tier, known, file);
    } finally {
      known.unpersist();
      waves.close();
      begun.unpersist();
      asked.unpersist();
    }
  }

  private JavaRDD<QueryingShare> asked(int tier) {
    ClusterContext here = site;
    int shares = here.layout().shares(tier);
    return spark
        .parallelize(IntStream.range(0, shares).boxed().toList(), shares)
        .map(
            share -> {
              byte[] reached =
                  here.storage().read(ClusterContext.file(ReachabilityJob.REACHED, tier, share));
              return new QueryingShare(
                  share,
                  reached,
                  LowerTierQuery.of(here.plan(), here.layout(), tier, share, reached));
            });
  }

  /** Returns the answers to the questions of all shares, each at the share that asked. */
  private JavaPairRDD<Integer, ShareMessage> answers(
      int tier, int lowest, JavaRDD<QueryingShare> asked) {
    ClusterContext here = site;
    int most = IntStream.range(lowest, tier).map(here.layout()::shares).max().orElse(1);
    return asked
        .flatMapToPair(share -> ClusterContext.addressed(share.questions()))
        .partitionBy(new SharePartitioner(most))
        .mapPartitionsToPair(parcels -> answered(here, tier, parcels))
        .partitionBy(new SharePartitioner(here.layout().shares(tier)));
  }

  /** Answers the questions to the shares with one number, tier by tier. */
  private static Iterator<Tuple2<Integer, ShareMessage>> answered(
      ClusterContext here, int tier, Iterator<Tuple2<Integer, ShareMessage>> parcels) {
    Map<Integer, List<ShareMessage>> byTier =
        ClusterContext.arrived(parcels).stream()
            .collect(Collectors.groupingBy(ShareMessage::tier, TreeMap::new, Collectors.toList()));
    return byTier.entrySet().stream()
        .flatMap(
            entry -> {
              int share = entry.getValue().getFirst().to();
              SolvedShare known =
                  SolvedShare.unpacked(
                      here.storage()
                          .read(ClusterContext.file(PACKED_VALUES, entry.getKey(), share)));
              return entry.getValue().stream().map(question -> known.answer(question, tier));
            })
        .map(answer -> new Tuple2<>(answer.to(), answer))
        .iterator();
  }

  private JavaRDD<UnsolvedShare.Start> begun(
      int tier, JavaRDD<QueryingShare> asked, JavaPairRDD<Integer, ShareMessage> answers) {
    ClusterContext here = site;
    return asked.zipPartitions(
        answers,
        (one, arrived) -> {
          QueryingShare share = one.next();
          return List.of(
                  UnsolvedShare.start(
                      here.plan(),
                      here.layout(),
                      tier,
                      share.share(),
                      share.reached(),
                      share.questions(),
                      ClusterContext.arrived(arrived)))
              .iterator();
        });
  }

  private long write(int tier, JavaRDD<SolvedShare> known, Path file) throws IOException {
    ClusterContext here = site;
    DistributedTierWriter.ValueCounts counts =
        known
            .mapPartitionsWithIndex(
                (number, shares) -> {
                  SolvedShare share = shares.next();
                  here.storage()
                      .write(ClusterContext.file(PACKED_VALUES, tier, number), share.packed());
                  return List.of(DistributedTierWriter.ValueCounts.of(share)).iterator();
                },
                false)
            .reduce(DistributedTierWriter.ValueCounts::and);
    DistributedTierWriter.ContextSample empty = counts.sample();
    DistributedTierWriter.ShareEncoder code =
        known
            .map(share -> empty.of(here.plan(), here.layout(), share))
            .reduce(DistributedTierWriter.ContextSample::and)
            .code();
    JavaRDD<DistributedTierWriter.EncodedShare> coded =
        known.map(share -> code.of(here.plan(), here.layout(), share));
    if (here.layout().size(tier) <= SMALL) {
      code.write(here.layout(), tier, file, coded.collect().iterator());
    } else {
      coded.persist(StorageLevel.MEMORY_AND_DISK());
      coded.count(); // computes on all machines at once, before fetching them one by one
      code.write(here.layout(), tier, file, coded.toLocalIterator());
      coded.unpersist();
    }
    return counts.members();
  }

  /** Deletes the stored values of a tier, when no tier above asks for them any more. */
  void drop(int tier) {
    site.storage().delete(ClusterContext.folder(PACKED_VALUES, tier));
  }
}
