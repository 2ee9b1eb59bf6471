package zermelo.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Facts.Fact;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.space.ForwardingSpace;
import zermelo.kernel.space.Tiers;

/**
 * A {@link ToyBoardRules} with positions numbered in tiers of equal size, to test tablebases.
 *
 * <p>Ranks go node by node, with both players for each node.
 *
 * @param nodes the number of nodes of the board
 * @param tierNodes the number of nodes of a tier
 */
public record ToyTieredRules(ToyBoardRules toy, int nodes, int tierNodes) implements Rules {
  /** A random board without moves to higher tiers; {@code ends} as in {@link ToyGames}. */
  public static ToyTieredRules random(
      RandomGenerator random, int nodes, int tierNodes, Ending... ends) {
    List<List<List<ToyBoardRules.Step>>> steps = new ArrayList<>();
    List<Ending> endings = new ArrayList<>();
    for (int node = 0; node < nodes; node++) {
      int bound = Math.min(nodes, (node / tierNodes + 1) * tierNodes);
      List<List<ToyBoardRules.Step>> both = new ArrayList<>();
      for (int player = 0; player < 2; player++) {
        List<ToyBoardRules.Step> own = new ArrayList<>();
        int degree = random.nextInt(5);
        for (int i = 0; i < degree; i++) {
          int to = bound - 1 - random.nextInt(Math.min(bound, 3 * tierNodes)); // mostly near
          own.add(new ToyBoardRules.Step("to " + to + " " + i, to, random.nextInt(5) == 0, 0));
        }
        both.add(own);
      }
      steps.add(both);
      boolean end = ends.length > 0 && random.nextInt(4) == 0;
      endings.add(end ? ends[random.nextInt(ends.length)] : Ending.OPEN);
    }
    Facts facts =
        Facts.of()
            .with(
                Fact.DECISIVE_ENDINGS,
                endings.contains(Ending.LOST) || endings.contains(Ending.WON))
            .with(Fact.TIES, endings.contains(Ending.TIED));
    ToyBoardRules toy =
        new ToyBoardRules(
            "tiered", facts, (node, player) -> steps.get(node).get(player), endings::get, n -> 0);
    return new ToyTieredRules(toy, nodes, tierNodes);
  }

  @Override
  public String id() {
    return toy.id();
  }

  @Override
  public Facts facts() {
    return toy.facts();
  }

  @Override
  public Map<String, String> parameterValues() {
    return toy.parameterValues();
  }

  @Override
  public Optional<Position> start() {
    return toy.start();
  }

  @Override
  public Position parse(String text) {
    return toy.parse(text);
  }

  @Override
  public String print(Position position) {
    return toy.print(position);
  }

  @Override
  public MoveList moves(Position position, int limit) {
    return toy.moves(position, limit);
  }

  @Override
  public Ending ending(Position position) {
    return toy.ending(position);
  }

  @Override
  public int lead(Position position) {
    return toy.lead(position);
  }

  @Override
  public int settlement(Position position) {
    return toy.settlement(position);
  }

  @Override
  public int turn(Position position) {
    return toy.turn(position);
  }

  @Override
  public Position giveTurn(Position position, int player) {
    return toy.giveTurn(position, player);
  }

  @Override
  public Space space(List<Position> parts) {
    return new NumberedSpace(toy.space(parts), new NodeTiers(nodes, tierNodes));
  }

  /** The rank of a position is its word. */
  private record NodeTiers(int nodes, int tierNodes) implements Tiers {
    @Override
    public int count() {
      return (nodes + tierNodes - 1) / tierNodes;
    }

    @Override
    public long first(int tier) {
      return 2L * Math.min(nodes, tier * tierNodes);
    }

    @Override
    public long size() {
      return 2L * nodes;
    }

    @Override
    public long rank(long[] words, int at) {
      return words[at];
    }

    @Override
    public void unrank(long rank, long[] words, int at) {
      words[at] = rank;
    }
  }

  private static final class NumberedSpace extends ForwardingSpace {
    private final Tiers numbering;

    NumberedSpace(Space space, Tiers numbering) {
      super(space);
      this.numbering = numbering;
    }

    @Override
    public <T> Optional<T> capability(Class<T> kind) {
      return kind == Tiers.class ? Optional.of(kind.cast(numbering)) : super.capability(kind);
    }
  }
}
