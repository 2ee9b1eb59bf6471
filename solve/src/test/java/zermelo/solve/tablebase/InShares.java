package zermelo.solve.tablebase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import zermelo.solve.tablebase.share.LowerTierQuery;
import zermelo.solve.tablebase.share.ReachabilityShare;
import zermelo.solve.tablebase.share.ShareLayout;
import zermelo.solve.tablebase.share.ShareMessage;
import zermelo.solve.tablebase.share.SharePredecessors;
import zermelo.solve.tablebase.share.SolvedShare;
import zermelo.solve.tablebase.share.UnsolvedShare;

/** A build in shares without a cluster: this class passes the messages between shares. */
final class InShares {
  private final TablebasePlan plan;
  private final ShareLayout layout;
  private final Map<Integer, TierFacts> facts = new HashMap<>();
  private final Map<Integer, List<byte[]>> reached = new HashMap<>();
  private final Map<Integer, List<SolvedShare>> known = new HashMap<>();
  private final List<ShareMessage> inbox = new ArrayList<>();

  InShares(TablebasePlan plan, int width) {
    this.plan = plan;
    this.layout = new ShareLayout(plan.tiers(), size -> width);
    inbox.add(ReachabilityShare.start(plan, layout));
    for (int tier = layout.tiers() - 1; tier >= 0; tier--) {
      descend(tier);
    }
    for (int tier = 0; tier < layout.tiers(); tier++) {
      if (facts.containsKey(tier)) {
        known.put(tier, solve(tier));
      }
    }
  }

  TierFacts facts(int tier) {
    return facts.getOrDefault(tier, TierFacts.none(tier));
  }

  /** The packed value of a rank, 0 if it cannot be reached. */
  int packedValue(long rank) {
    int tier = layout.tier(rank);
    return known.containsKey(tier)
        ? known.get(tier).get(layout.share(tier, rank)).packedValue(layout, rank)
        : PackedValue.WAITING;
  }

  private static List<ShareMessage> to(List<ShareMessage> parcels, int tier, int share) {
    return parcels.stream()
        .filter(parcel -> parcel.tier() == tier && parcel.to() == share)
        .toList();
  }

  private <T> List<T> shares(int tier, Function<Integer, T> make) {
    return IntStream.range(0, layout.shares(tier)).boxed().map(make).toList();
  }

  private void descend(int tier) {
    if (inbox.stream().noneMatch(parcel -> parcel.tier() == tier)) {
      return;
    }
    List<ShareMessage> arrived = ReachabilityShare.merged(inbox);
    List<ReachabilityShare> now =
        shares(
            tier,
            share ->
                ReachabilityShare.empty(plan, layout, tier, share).and(to(arrived, tier, share)));
    while (true) {
      List<ReachabilityShare.Step> steps =
          now.stream().map(share -> share.follow(plan, layout)).toList();
      List<ShareMessage> inside = steps.stream().flatMap(step -> step.inside().stream()).toList();
      steps.forEach(step -> inbox.addAll(step.below()));
      now = shares(tier, share -> steps.get(share).share().and(to(inside, tier, share)));
      if (inside.isEmpty()) {
        break;
      }
    }
    facts.put(
        tier,
        now.stream().map(ReachabilityShare::facts).reduce(TierFacts.none(tier), TierFacts::and));
    reached.put(tier, now.stream().map(ReachabilityShare::packed).toList());
  }

  private List<SolvedShare> solve(int tier) {
    List<byte[]> sets = reached.getOrDefault(tier, List.of());
    List<List<ShareMessage>> questions =
        shares(tier, share -> LowerTierQuery.of(plan, layout, tier, share, sets.get(share)));
    List<ShareMessage> answers =
        questions.stream()
            .flatMap(List::stream)
            .map(
                asked ->
                    known.getOrDefault(asked.tier(), List.of()).get(asked.to()).answer(asked, tier))
            .toList();
    List<UnsolvedShare.Start> starts =
        shares(
            tier,
            share ->
                UnsolvedShare.start(
                    plan,
                    layout,
                    tier,
                    share,
                    sets.get(share),
                    questions.get(share),
                    to(answers, tier, share)));
    List<ShareMessage> moves = starts.stream().flatMap(start -> start.links().stream()).toList();
    List<SharePredecessors> links =
        shares(tier, share -> starts.get(share).share().links(layout, to(moves, tier, share)));
    List<UnsolvedShare> now =
        waves(tier, starts.stream().map(UnsolvedShare.Start::share).toList(), links);
    if (now.stream().anyMatch(UnsolvedShare::ties)) {
      now = waves(tier, now.stream().map(UnsolvedShare::withTies).toList(), links);
    }
    return now.stream().map(share -> SolvedShare.unpacked(share.solved().packed())).toList();
  }

  private List<UnsolvedShare> waves(
      int tier, List<UnsolvedShare> begun, List<SharePredecessors> links) {
    List<UnsolvedShare> now = begun;
    while (true) {
      int wave = now.stream().mapToInt(UnsolvedShare::next).min().orElseThrow();
      if (wave == UnsolvedShare.NEVER) {
        return now;
      }
      List<UnsolvedShare> before = now;
      List<ShareMessage> told =
          IntStream.range(0, before.size())
              .boxed()
              .flatMap(share -> before.get(share).messages(layout, links.get(share), wave).stream())
              .toList();
      now = shares(tier, share -> before.get(share).receive(to(told, tier, share), wave));
    }
  }
}
