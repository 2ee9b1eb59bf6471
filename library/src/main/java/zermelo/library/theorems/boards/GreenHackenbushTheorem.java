package zermelo.library.theorems.boards;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * The colon principle for green hackenbush on rooted trees.
 *
 * <p>The nimber of a vertex is the xor, over the edges above it, of one more than the nimber of the
 * vertex at their upper end. The position is given as words: the number of edges, the symbol of
 * each edge (always 1), and for each edge the number of the edge below it, 0 at the ground.
 */
public final class GreenHackenbushTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "green-hackenbush",
          "colon principle",
          "the nimber of a vertex is the xor over its children of their nimber + 1; the tree has "
              + "that of its root",
          "all rooted trees, normal play",
          "Winning Ways, chapter 7; T. S. Ferguson, Game Theory, part I");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return misere
        ? Optional.empty()
        : Optional.of(FormulaClosedForm.total(CLAIM, tree -> Verdict.ofNimber(nimber(tree))));
  }

  /** Works from the leaves down: a vertex is ready when all its children are. */
  private static long nimber(Position tree) {
    int edges = Math.toIntExact(tree.word(0));
    int[] childrenLeft = new int[edges + 1];
    for (int i = 0; i < edges; i++) {
      childrenLeft[parent(tree, i + 1)]++;
    }
    long[] nimbers = new long[edges + 1];
    Deque<Integer> done = new ArrayDeque<>();
    IntStream.rangeClosed(1, edges).filter(v -> childrenLeft[v] == 0).forEach(done::add);
    while (!done.isEmpty()) {
      int vertex = done.remove();
      int parent = parent(tree, vertex);
      nimbers[parent] ^= nimbers[vertex] + 1;
      if (--childrenLeft[parent] == 0 && parent != 0) {
        done.add(parent);
      }
    }
    return nimbers[0];
  }

  private static int parent(Position tree, int edge) {
    return (int) tree.word((int) tree.word(0) + edge);
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample(
            "every tree to 7 edges whose vertices come after their parents",
            Map.of(),
            () ->
                IntStream.rangeClosed(0, 7)
                    .boxed()
                    .flatMap(GreenHackenbushTheorem::parents)
                    .map(GreenHackenbushTheorem::tree)));
  }

  private static Stream<long[]> parents(int edges) {
    return edges == 0
        ? Stream.of(new long[0])
        : parents(edges - 1)
            .flatMap(
                smaller ->
                    LongStream.range(0, edges)
                        .mapToObj(
                            parent -> {
                              long[] parents = Arrays.copyOf(smaller, edges);
                              parents[edges - 1] = parent;
                              return parents;
                            }));
  }

  private static Position tree(long[] parents) {
    long[] words = new long[1 + 2 * parents.length];
    words[0] = parents.length;
    Arrays.fill(words, 1, 1 + parents.length, 1);
    System.arraycopy(parents, 0, words, 1 + parents.length, parents.length);
    return Position.of(words);
  }
}
