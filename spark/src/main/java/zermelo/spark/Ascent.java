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
import zermelo.solve.tablebase.KnownShare;
import zermelo.solve.tablebase.Parcel;
import zermelo.solve.tablebase.Questions;
import zermelo.solve.tablebase.SolveShare;
import zermelo.solve.tablebase.TierFacts;
import zermelo.solve.tablebase.TierPress;

/** Solves a tier whose lower tiers are solved, keeps its cells for higher ones, and writes it. */
final class Ascent {
  static final String CELLS = "cells";

  /** Tiers of at most so many ranks are small enough to be brought to one machine at once. */
  private static final long SMALL = 1L << 26;

  private final JavaSparkContext spark;
  private final Site site;

  Ascent(JavaSparkContext spark, Site site) {
    this.spark = spark;
    this.site = site;
  }

  /** A share before it is solved, with what it asks of others. */
  @SuppressWarnings("ArrayRecordComponent") // nobody compares them
  private record Asked(int share, byte[] reached, List<Parcel> questions) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /**
   * Solves a tier into a file.
   *
   * @return how many positions have a cell
   */
  long tier(int tier, TierFacts facts, Path file) throws IOException {
    JavaRDD<Asked> asked = asked(tier).persist(StorageLevel.MEMORY_AND_DISK());
    JavaRDD<SolveShare.Start> begun =
        begun(tier, asked, answers(tier, facts.lowest(), asked))
            .persist(StorageLevel.MEMORY_AND_DISK());
    JavaRDD<SolveShare> started = begun.map(SolveShare.Start::share);
    Waves waves = new Waves(site);
    JavaRDD<KnownShare> known =
        (facts.inside() ? waves.all(tier, begun) : started)
            .map(SolveShare::known)
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

  private JavaRDD<Asked> asked(int tier) {
    Site here = site;
    int shares = here.cut().shares(tier);
    return spark
        .parallelize(IntStream.range(0, shares).boxed().toList(), shares)
        .map(
            share -> {
              byte[] reached = here.storage().read(Site.file(Descent.REACHED, tier, share));
              return new Asked(
                  share, reached, Questions.of(here.plan(), here.cut(), tier, share, reached));
            });
  }

  /** The answers to all questions, by the share that asked. */
  private JavaPairRDD<Integer, Parcel> answers(int tier, int lowest, JavaRDD<Asked> asked) {
    Site here = site;
    int most = IntStream.range(lowest, tier).map(here.cut()::shares).max().orElse(1);
    return asked
        .flatMapToPair(share -> Site.addressed(share.questions()))
        .partitionBy(new ByShare(most))
        .mapPartitionsToPair(parcels -> answered(here, tier, parcels))
        .partitionBy(new ByShare(here.cut().shares(tier)));
  }

  /** Answers what was asked of the shares with one number, one tier's after the other. */
  private static Iterator<Tuple2<Integer, Parcel>> answered(
      Site here, int tier, Iterator<Tuple2<Integer, Parcel>> parcels) {
    Map<Integer, List<Parcel>> byTier =
        Site.arrived(parcels).stream()
            .collect(Collectors.groupingBy(Parcel::tier, TreeMap::new, Collectors.toList()));
    return byTier.entrySet().stream()
        .flatMap(
            entry -> {
              int share = entry.getValue().getFirst().to();
              KnownShare known =
                  KnownShare.unpacked(here.storage().read(Site.file(CELLS, entry.getKey(), share)));
              return entry.getValue().stream().map(question -> known.answer(question, tier));
            })
        .map(answer -> new Tuple2<>(answer.to(), answer))
        .iterator();
  }

  private JavaRDD<SolveShare.Start> begun(
      int tier, JavaRDD<Asked> asked, JavaPairRDD<Integer, Parcel> answers) {
    Site here = site;
    return asked.zipPartitions(
        answers,
        (one, arrived) -> {
          Asked share = one.next();
          return List.of(
                  SolveShare.start(
                      here.plan(),
                      here.cut(),
                      tier,
                      share.share(),
                      share.reached(),
                      share.questions(),
                      Site.arrived(arrived)))
              .iterator();
        });
  }

  private long write(int tier, JavaRDD<KnownShare> known, Path file) throws IOException {
    Site here = site;
    TierPress.Counts counts =
        known
            .mapPartitionsWithIndex(
                (number, shares) -> {
                  KnownShare share = shares.next();
                  here.storage().write(Site.file(CELLS, tier, number), share.packed());
                  return List.of(TierPress.Counts.of(share)).iterator();
                },
                false)
            .reduce(TierPress.Counts::and);
    TierPress.Sample empty = counts.sample();
    TierPress.Code code =
        known
            .map(share -> empty.of(here.plan(), here.cut(), share))
            .reduce(TierPress.Sample::and)
            .code();
    JavaRDD<TierPress.Coded> coded = known.map(share -> code.of(here.plan(), here.cut(), share));
    if (here.cut().size(tier) <= SMALL) {
      code.write(here.cut(), tier, file, coded.collect().iterator());
    } else {
      coded.persist(StorageLevel.MEMORY_AND_DISK());
      coded.count(); // all machines at once, before they are asked one by one
      code.write(here.cut(), tier, file, coded.toLocalIterator());
      coded.unpersist();
    }
    return counts.members();
  }

  /** Deletes the cells of a tier that nobody will ask for. */
  void drop(int tier) {
    site.storage().delete(Site.folder(CELLS, tier));
  }
}
