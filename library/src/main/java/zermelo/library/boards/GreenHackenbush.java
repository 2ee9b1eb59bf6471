package zermelo.library.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zermelo.kernel.Facts;
import zermelo.kernel.Game;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.Space;
import zermelo.library.boards.representation.BoardRules;
import zermelo.library.boards.representation.NumberListParser;
import zermelo.library.definition.JavaGame;
import zermelo.library.definition.ParameterValues;

/**
 * Green hackenbush on a tree.
 *
 * <p>In turn, cut an edge. It falls together with everything that it connected to the root. A
 * player who cannot cut loses.
 *
 * <p>Notation: {@code [p1,p2,...]}, the parent of each vertex except the root, which is 0. {@code
 * [0,1,1]} is a stem with a fork, {@code []} is the root alone. Moves: {@code cut 3} cuts the edge
 * below vertex 3. The rest is renumbered, each vertex before its children.
 *
 * <p>A position holds the parents in the given order.
 */
final class GreenHackenbush extends BoardRules {
  static final Game GAME =
      new JavaGame(
              "green-hackenbush",
              "Green hackenbush",
              "In turn, cut an edge of a rooted tree; it falls with everything that it held to the"
                  + " root. Who cannot cut loses.",
              List.of(),
              List.of(JavaGame.example("[0,1,1,0,4]"), JavaGame.example("[0,1,1,1]")),
              GreenHackenbush::new)
          // Every parent has a smaller number than its child, so this is always a tree.
          .proposing("[0,0..1,0..2,0..3,0..4,0..5,0..6]");

  private static final int MOST_EDGES = 1000;

  private GreenHackenbush(ParameterValues arguments) {
    super(arguments, Facts.PLAIN);
  }

  /** Not every list is a tree; {@link #parse} checks it. */
  @Override
  public List<PositionComponent> components() {
    return List.of(new PositionComponent("parents", PositionComponent.Kind.LIST, 0, MOST_EDGES));
  }

  @Override
  public Optional<Position> start() {
    return Optional.empty();
  }

  @Override
  public Position read(String text) {
    NumberListParser cursor = new NumberListParser(id(), text);
    int[] parents = cursor.list();
    cursor.end();
    int edges = parents.length;
    if (edges > MOST_EDGES) {
      throw cursor.bad("a tree may have at most %d edges".formatted(MOST_EDGES));
    }
    for (int vertex = 1; vertex <= edges; vertex++) {
      int parent = parents[vertex - 1];
      if (parent > edges) {
        throw cursor.bad(
            "the parent of vertex %d is %d, but the last vertex is %d"
                .formatted(vertex, parent, edges));
      }
    }
    for (int vertex = 1; vertex <= edges; vertex++) {
      int below = vertex;
      for (int steps = 0; below != 0; steps++) {
        if (steps > edges) {
          throw cursor.bad("vertex %d is not held to the root, 0".formatted(vertex));
        }
        below = parents[below - 1];
      }
    }
    return Position.of(IntStream.of(parents).asLongStream().toArray());
  }

  @Override
  public String print(Position position) {
    return IntStream.range(0, position.size())
        .mapToObj(i -> Long.toString(position.word(i)))
        .collect(Collectors.joining(",", "[", "]"));
  }

  @Override
  public Picture picture(Position position) {
    List<List<Integer>> above = new ArrayList<>();
    IntStream.rangeClosed(0, position.size()).forEach(vertex -> above.add(new ArrayList<>()));
    for (int vertex = 1; vertex <= position.size(); vertex++) {
      above.get((int) position.word(vertex - 1)).add(vertex);
    }
    return new Picture.Tree(branches(above, 0));
  }

  private static List<Picture.Branch> branches(List<List<Integer>> above, int vertex) {
    List<Picture.Branch> branches = new ArrayList<>();
    for (int next : above.get(vertex)) { // a loop: a tree may be a thousand edges high
      branches.add(new Picture.Branch("" + next, "cut " + next, branches(above, next)));
    }
    return branches;
  }

  @Override
  public String label(Position before, Position after, int index) {
    return "cut " + new RootedTreeSpace(before.size()).vertex(before, index);
  }

  @Override
  public Space space(List<Position> parts) {
    return new RootedTreeSpace(parts.stream().mapToInt(Position::size).max().orElse(0));
  }
}
