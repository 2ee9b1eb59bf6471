package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Places the boxes and edges of a game graph.
 *
 * <p>Boxes stand in layers. An edge curves only in the gaps between layers. If it passes a layer,
 * it does so straight, in a lane that the layer keeps free of boxes; edges to the same box share
 * their lanes. So no edge passes behind a box.
 */
final class GameGraphLayout {
  static final int SIDE = 24;
  static final int BOX = 38;

  private static final int TOP = 84;
  private static final int LAYER = 92;
  private static final int GAP = 16;
  private static final int LANE = 4;
  private static final int NARROWEST = 760;
  private static final int LARGEST_GAP = 6 * GAP;

  /** A part of a layer: a box, or a lane for the edges to a box. */
  private static final class Slot {
    private final int layer;
    private final int target;
    private final boolean lane;
    private final double width;
    private double x;
    private double pull;
    private int pulls;

    Slot(int layer, int target, boolean lane, double width) {
      this.layer = layer;
      this.target = target;
      this.lane = lane;
      this.width = width;
    }

    double preferredX() {
      return pull / Math.max(1, pulls);
    }
  }

  /** The lane through a layer to a target. */
  private record Lane(int layer, int target) {}

  private final GameGraph graph;
  private final Slot[] boxes;
  private final Map<Lane, Slot> lanes = new HashMap<>();
  private final List<List<Slot>> layers = new ArrayList<>();
  private double width = NARROWEST;

  /**
   * Places everything.
   *
   * @param widths the widths of the boxes
   */
  GameGraphLayout(GameGraph graph, double[] widths) {
    this.graph = graph;
    this.boxes = new Slot[widths.length];
    for (int i = 0; i < boxes.length; i++) {
      boxes[i] = new Slot(layer(i), i, false, widths[i]);
      slots(layer(i)).add(boxes[i]);
    }
    for (int from = 0; from < boxes.length; from++) {
      for (int to : graph.nodes().get(from).options()) {
        between(from, to).forEach(layer -> lanes.computeIfAbsent(new Lane(layer, to), this::lane));
      }
    }
    place();
  }

  private Slot lane(Lane lane) {
    Slot slot = new Slot(lane.layer, lane.target, true, LANE);
    slots(lane.layer).add(slot);
    return slot;
  }

  private List<Slot> slots(int layer) {
    while (layers.size() <= layer) {
      layers.add(new ArrayList<>());
    }
    return layers.get(layer);
  }

  private int layer(int node) {
    return graph.nodes().get(node).layer();
  }

  /** Returns the layers that an edge passes, in order. */
  private List<Integer> between(int from, int to) {
    List<Integer> passed = new ArrayList<>();
    for (int layer = layer(from) + 1; layer < layer(to); layer++) {
      passed.add(layer);
    }
    for (int layer = layer(from) - 1; layer > layer(to); layer--) {
      passed.add(layer);
    }
    return passed;
  }

  double width() {
    return width;
  }

  double height() {
    // An edge within the lowest layer bends below it.
    return top(layers.size() - 1) + BOX + SIDE + (hasLevelEdge() ? (LAYER - BOX) / 2.0 : 0);
  }

  private boolean hasLevelEdge() {
    for (Slot box : layers.getLast()) {
      boolean level =
          !box.lane
              && graph.nodes().get(box.target).options().stream()
                  .anyMatch(to -> layer(to) == layers.size() - 1);
      if (level) {
        return true;
      }
    }
    return false;
  }

  /** Returns the upper edge of the boxes in a layer. */
  double top(int layer) {
    return TOP + layer * (double) LAYER;
  }

  /** Returns the middle of a box. */
  double x(int node) {
    return boxes[node].x;
  }

  double width(int node) {
    return boxes[node].width;
  }

  /** Orders each layer by what leads to it, so that fewer edges cross. */
  private void place() {
    for (List<Slot> layer : layers) {
      double space = layer.stream().mapToDouble(slot -> slot.width + GAP).sum() - GAP + 2 * SIDE;
      width = Math.max(width, space);
    }
    for (List<Slot> layer : layers) {
      layer.sort(Comparator.comparingDouble(Slot::preferredX));
      double all = layer.stream().mapToDouble(slot -> slot.width).sum();
      double gap = Math.min(LARGEST_GAP, (width - 2 * SIDE - all) / Math.max(1, layer.size() - 1));
      double at = (width - all - gap * (layer.size() - 1)) / 2;
      for (Slot slot : layer) {
        slot.x = at + slot.width / 2;
        at += slot.width + gap;
      }
      layer.forEach(this::pull);
    }
  }

  /** Moves the boxes and lanes after a slot toward it. */
  private void pull(Slot slot) {
    if (slot.lane) {
      int next = slot.layer + 1;
      pull(slot, next == layer(slot.target) ? boxes[slot.target] : laneOf(next, slot.target));
      return;
    }
    for (int to : graph.nodes().get(slot.target).options()) {
      List<Integer> passed = between(slot.target, to);
      pull(slot, passed.isEmpty() ? boxes[to] : laneOf(passed.getFirst(), to));
    }
  }

  private Slot laneOf(int layer, int target) {
    return lanes.getOrDefault(new Lane(layer, target), boxes[target]);
  }

  private static void pull(Slot slot, Slot next) {
    next.pull += slot.x;
    next.pulls++;
  }

  /** Returns the path of an edge, as canvases take it. */
  double[] path(int from, int to) {
    if (layer(from) == layer(to)) {
      double y = top(layer(from)) + BOX;
      double bend = y + (LAYER - BOX) / 2.0;
      double aside = from == to ? width(from) / 4 : 0;
      return new double[] {
        x(from) - aside, y, x(from) - aside, bend, x(to) + aside, bend, x(to) + aside, y
      };
    }
    boolean down = layer(to) > layer(from);
    Path path = new Path(x(from), top(layer(from)) + (down ? BOX : 0));
    for (int layer : between(from, to)) {
      double x = laneOf(layer, to).x;
      path.curveTo(x, top(layer) + (down ? 0 : BOX));
      path.curveTo(x, top(layer) + (down ? BOX : 0));
    }
    path.curveTo(x(to), top(layer(to)) + (down ? 0 : BOX));
    return path.numbers();
  }

  /** A path of curves that begin and end upright. */
  private static final class Path {
    private double[] numbers;

    Path(double x, double y) {
      numbers = new double[] {x, y};
    }

    void curveTo(double x, double y) {
      double x1 = numbers[numbers.length - 2];
      double y1 = numbers[numbers.length - 1];
      double middle = (y1 + y) / 2;
      int size = numbers.length;
      numbers = Arrays.copyOf(numbers, size + 6);
      double[] curve = {x1, middle, x, middle, x, y};
      System.arraycopy(curve, 0, numbers, size, curve.length);
    }

    double[] numbers() {
      return numbers;
    }
  }
}
