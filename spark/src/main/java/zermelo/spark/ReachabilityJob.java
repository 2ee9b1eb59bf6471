package zermelo.spark;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.storage.StorageLevel;
import zermelo.solve.tablebase.TierFacts;
import zermelo.solve.tablebase.share.ReachabilityShare;
import zermelo.solve.tablebase.share.ShareMessage;

/**
 * Finds the reachable positions of a tier on a cluster.
 *
 * <p>Each share of the tier follows moves from its own positions as far as it can. Then the shares
 * send each other the positions that they have reached there, round after round, until no share
 * gets a new one. Positions of lower tiers go into files ({@link ReachabilityMessageFiles}), to be
 * read when those tiers are searched.
 */
final class ReachabilityJob {
  static final String REACHED = "reach";

  /** The most rounds that must be repeated if a machine is lost. */
  private static final int SAVED = 16;

  private final JavaSparkContext spark;
  private final ClusterContext site;

  ReachabilityJob(JavaSparkContext spark, ClusterContext site) {
    this.spark = spark;
    this.site = site;
  }

  /**
   * The result of a round, or of all rounds, of the search of a tier.
   *
   * @param targets the lower tiers that its moves lead to
   * @param more whether shares of this tier have messages for each other
   */
  record TierReach(TierFacts facts, TreeSet<Integer> targets, boolean more)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    static TierReach of(ReachabilityShare.Step step) {
      TreeSet<Integer> targets = new TreeSet<>();
      step.below().forEach(parcel -> targets.add(parcel.tier()));
      return new TierReach(step.share().facts(), targets, !step.inside().isEmpty());
    }

    TierReach and(TierReach other) {
      TreeSet<Integer> all = new TreeSet<>(targets);
      all.addAll(other.targets);
      return new TierReach(facts.and(other.facts), all, more || other.more);
    }
  }

  TierReach tier(int tier) {
    ClusterContext here = site;
    SharedStorage storage = site.storage();
    int shares = here.layout().shares(tier);
    List<String> sendings =
        ReachabilityMessageFiles.sendings(storage).stream()
            .filter(name -> name.compareTo(ReachabilityMessageFiles.sending(tier + 1, 0)) >= 0)
            .toList();
    JavaRDD<ReachabilityShare> known =
        spark
            .parallelize(IntStream.range(0, shares).boxed().toList(), shares)
            .map(
                share ->
                    ReachabilityShare.empty(here.plan(), here.layout(), tier, share)
                        .and(ReachabilityMessageFiles.read(here.storage(), sendings, tier, share)));
    TreeSet<Integer> targets = new TreeSet<>();
    Optional<JavaRDD<ReachabilityShare.Step>> before = Optional.empty();
    for (int round = 0; ; round++) {
      JavaRDD<ReachabilityShare.Step> steps =
          known
              .map(share -> share.follow(here.plan(), here.layout()))
              .persist(StorageLevel.MEMORY_AND_DISK());
      if (round % SAVED == SAVED - 1) {
        steps.checkpoint();
      }
      TierReach found = steps.map(TierReach::of).reduce(TierReach::and);
      if (!found.targets().isEmpty()) {
        send(steps, ReachabilityMessageFiles.sending(tier, round));
        targets.addAll(found.targets());
      }
      before.ifPresent(JavaRDD::unpersist);
      before = Optional.of(steps);
      if (!found.more()) {
        save(steps, tier);
        steps.unpersist();
        return new TierReach(found.facts(), targets, false);
      }
      known = delivered(steps, shares);
    }
  }

  private void send(JavaRDD<ReachabilityShare.Step> steps, String sending) {
    SharedStorage storage = site.storage();
    steps
        .flatMapToPair(step -> ClusterContext.addressed(step.below()))
        .partitionBy(new SharePartitioner(site.layout().shares()))
        .mapPartitionsWithIndex(
            (share, parcels) -> {
              List<ShareMessage> merged = ReachabilityShare.merged(ClusterContext.arrived(parcels));
              if (!merged.isEmpty()) {
                ReachabilityMessageFiles.write(storage, sending, share, merged);
              }
              return List.of(merged.size()).iterator();
            },
            false)
        .count();
  }

  private static JavaRDD<ReachabilityShare> delivered(
      JavaRDD<ReachabilityShare.Step> steps, int shares) {
    JavaPairRDD<Integer, ShareMessage> parcels =
        steps
            .flatMapToPair(step -> ClusterContext.addressed(step.inside()))
            .partitionBy(new SharePartitioner(shares));
    return steps.zipPartitions(
        parcels,
        (step, arrived) ->
            List.of(step.next().share().and(ClusterContext.arrived(arrived))).iterator());
  }

  private void save(JavaRDD<ReachabilityShare.Step> steps, int tier) {
    SharedStorage storage = site.storage();
    steps
        .mapPartitionsWithIndex(
            (share, step) -> {
              storage.write(
                  ClusterContext.file(REACHED, tier, share), step.next().share().packed());
              return List.of(share).iterator();
            },
            false)
        .count();
  }
}
