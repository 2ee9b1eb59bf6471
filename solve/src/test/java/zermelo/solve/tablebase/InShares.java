package zermelo.solve.tablebase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/** A build in shares without a cluster: parcels go from share to share by hand. */
final class InShares {
  private final Plan plan;
  private final Cut cut;
  private final Map<Integer, TierFacts> facts = new HashMap<>();
  private final Map<Integer, List<byte[]>> reached = new HashMap<>();
  private final Map<Integer, List<KnownShare>> known = new HashMap<>();
  private final List<Parcel> inbox = new ArrayList<>();

  InShares(Plan plan, int width) {
    this.plan = plan;
    this.cut = new Cut(plan.tiers(), size -> width);
    inbox.add(ReachShare.start(plan, cut));
    for (int tier = cut.tiers() - 1; tier >= 0; tier--) {
      descend(tier);
    }
    for (int tier = 0; tier < cut.tiers(); tier++) {
      if (facts.containsKey(tier)) {
        known.put(tier, solve(tier));
      }
    }
  }

  TierFacts facts(int tier) {
    return facts.getOrDefault(tier, TierFacts.none(tier));
  }

  /** The cell of a rank, 0 if it cannot be reached. */
  int cell(long rank) {
    int tier = cut.tier(rank);
    return known.containsKey(tier)
        ? known.get(tier).get(cut.share(tier, rank)).cell(cut, rank)
        : Cell.WAITING;
  }

  private static List<Parcel> to(List<Parcel> parcels, int tier, int share) {
    return parcels.stream()
        .filter(parcel -> parcel.tier() == tier && parcel.to() == share)
        .toList();
  }

  private <T> List<T> shares(int tier, Function<Integer, T> make) {
    return IntStream.range(0, cut.shares(tier)).boxed().map(make).toList();
  }

  private void descend(int tier) {
    if (inbox.stream().noneMatch(parcel -> parcel.tier() == tier)) {
      return;
    }
    List<Parcel> arrived = ReachShare.merged(inbox);
    List<ReachShare> now =
        shares(
            tier, share -> ReachShare.empty(plan, cut, tier, share).and(to(arrived, tier, share)));
    while (true) {
      List<ReachShare.Step> steps = now.stream().map(share -> share.follow(plan, cut)).toList();
      List<Parcel> inside = steps.stream().flatMap(step -> step.inside().stream()).toList();
      steps.forEach(step -> inbox.addAll(step.below()));
      now = shares(tier, share -> steps.get(share).share().and(to(inside, tier, share)));
      if (inside.isEmpty()) {
        break;
      }
    }
    facts.put(
        tier, now.stream().map(ReachShare::facts).reduce(TierFacts.none(tier), TierFacts::and));
    reached.put(tier, now.stream().map(ReachShare::packed).toList());
  }

  private List<KnownShare> solve(int tier) {
    List<byte[]> sets = reached.getOrDefault(tier, List.of());
    List<List<Parcel>> questions =
        shares(tier, share -> Questions.of(plan, cut, tier, share, sets.get(share)));
    List<Parcel> answers =
        questions.stream()
            .flatMap(List::stream)
            .map(
                asked ->
                    known.getOrDefault(asked.tier(), List.of()).get(asked.to()).answer(asked, tier))
            .toList();
    List<SolveShare.Start> starts =
        shares(
            tier,
            share ->
                SolveShare.start(
                    plan,
                    cut,
                    tier,
                    share,
                    sets.get(share),
                    questions.get(share),
                    to(answers, tier, share)));
    List<Parcel> moves = starts.stream().flatMap(start -> start.links().stream()).toList();
    List<Links> links =
        shares(tier, share -> starts.get(share).share().links(cut, to(moves, tier, share)));
    List<SolveShare> now =
        waves(tier, starts.stream().map(SolveShare.Start::share).toList(), links);
    if (now.stream().anyMatch(SolveShare::ties)) {
      now = waves(tier, now.stream().map(SolveShare::withTies).toList(), links);
    }
    return now.stream().map(share -> KnownShare.unpacked(share.known().packed())).toList();
  }

  private List<SolveShare> waves(int tier, List<SolveShare> begun, List<Links> links) {
    List<SolveShare> now = begun;
    while (true) {
      int wave = now.stream().mapToInt(SolveShare::next).min().orElseThrow();
      if (wave == SolveShare.NEVER) {
        return now;
      }
      List<SolveShare> before = now;
      List<Parcel> told =
          IntStream.range(0, before.size())
              .boxed()
              .flatMap(share -> before.get(share).tell(cut, links.get(share), wave).stream())
              .toList();
      now = shares(tier, share -> before.get(share).hear(to(told, tier, share), wave));
    }
  }
}
