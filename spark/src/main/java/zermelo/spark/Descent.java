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
import zermelo.solve.tablebase.Parcel;
import zermelo.solve.tablebase.ReachShare;
import zermelo.solve.tablebase.TierFacts;

/**
 * Finds what can be reached of a tier, and sends what that reaches below to the inboxes of lower
 * tiers. Shares follow their own positions as far as they can, then tell each other, until none has
 * anything new.
 */
final class Descent {
  static final String REACHED = "reach";

  /** So many rounds at most are done again when a machine is lost. */
  private static final int SAVED = 16;

  private final JavaSparkContext spark;
  private final Site site;

  Descent(JavaSparkContext spark, Site site) {
    this.spark = spark;
    this.site = site;
  }

  /**
   * What is known of a tier.
   *
   * @param targets the tiers below that its moves lead to
   */
  record Found(TierFacts facts, TreeSet<Integer> targets, boolean more) implements Serializable {
    private static final long serialVersionUID = 1L;

    static Found of(ReachShare.Step step) {
      TreeSet<Integer> targets = new TreeSet<>();
      step.below().forEach(parcel -> targets.add(parcel.tier()));
      return new Found(step.share().facts(), targets, !step.inside().isEmpty());
    }

    Found and(Found other) {
      TreeSet<Integer> all = new TreeSet<>(targets);
      all.addAll(other.targets);
      return new Found(facts.and(other.facts), all, more || other.more);
    }
  }

  Found tier(int tier) {
    Site here = site;
    Storage storage = site.storage();
    int shares = here.cut().shares(tier);
    List<String> sendings =
        Inbox.sendings(storage).stream()
            .filter(name -> name.compareTo(Inbox.sending(tier + 1, 0)) >= 0)
            .toList();
    JavaRDD<ReachShare> known =
        spark
            .parallelize(IntStream.range(0, shares).boxed().toList(), shares)
            .map(
                share ->
                    ReachShare.empty(here.plan(), here.cut(), tier, share)
                        .and(Inbox.read(here.storage(), sendings, tier, share)));
    TreeSet<Integer> targets = new TreeSet<>();
    Optional<JavaRDD<ReachShare.Step>> before = Optional.empty();
    for (int round = 0; ; round++) {
      JavaRDD<ReachShare.Step> steps =
          known
              .map(share -> share.follow(here.plan(), here.cut()))
              .persist(StorageLevel.MEMORY_AND_DISK());
      if (round % SAVED == SAVED - 1) {
        steps.checkpoint();
      }
      Found found = steps.map(Found::of).reduce(Found::and);
      if (!found.targets().isEmpty()) {
        send(steps, Inbox.sending(tier, round));
        targets.addAll(found.targets());
      }
      before.ifPresent(JavaRDD::unpersist);
      before = Optional.of(steps);
      if (!found.more()) {
        save(steps, tier);
        steps.unpersist();
        return new Found(found.facts(), targets, false);
      }
      known = told(steps, shares);
    }
  }

  private void send(JavaRDD<ReachShare.Step> steps, String sending) {
    Storage storage = site.storage();
    steps
        .flatMapToPair(step -> Site.addressed(step.below()))
        .partitionBy(new ByShare(site.cut().shares()))
        .mapPartitionsWithIndex(
            (share, parcels) -> {
              List<Parcel> merged = ReachShare.merged(Site.arrived(parcels));
              if (!merged.isEmpty()) {
                Inbox.write(storage, sending, share, merged);
              }
              return List.of(merged.size()).iterator();
            },
            false)
        .count();
  }

  private static JavaRDD<ReachShare> told(JavaRDD<ReachShare.Step> steps, int shares) {
    JavaPairRDD<Integer, Parcel> parcels =
        steps.flatMapToPair(step -> Site.addressed(step.inside())).partitionBy(new ByShare(shares));
    return steps.zipPartitions(
        parcels,
        (step, arrived) -> List.of(step.next().share().and(Site.arrived(arrived))).iterator());
  }

  private void save(JavaRDD<ReachShare.Step> steps, int tier) {
    Storage storage = site.storage();
    steps
        .mapPartitionsWithIndex(
            (share, step) -> {
              storage.write(Site.file(REACHED, tier, share), step.next().share().packed());
              return List.of(share).iterator();
            },
            false)
        .count();
  }
}
