package zermelo.library.boards;

import java.util.Arrays;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.library.boards.representation.PackedBits;

/**
 * The space of rooted trees that lose a branch at each move.
 *
 * <p>Packing: a walk round the tree. 1 goes up an edge and 0 comes down, so a branch is a balanced
 * run of bits. A 0 at the root ends the walk.
 *
 * <p>The canonical walk visits the children of each vertex in descending order of their branches. A
 * branch is compared as the list of the branch sizes of its vertices, in the order of the walk.
 * That list determines the tree.
 */
final class RootedTreeSpace implements Space, CanonicalForm {
  private final int edges;
  private final int words;
  private final int[] firstChild;
  private final int[] nextSibling;
  private final int[] order; // vertices in the order of the walk
  private final int[] sizes; // branch size of each vertex, in the order of the walk
  private final int[] spare;
  private final int[] stack;

  RootedTreeSpace(int edges) {
    this.edges = edges;
    this.words = Math.max(1, PackedBits.words(2 * edges));
    this.firstChild = new int[edges + 1];
    this.nextSibling = new int[edges + 1];
    this.order = new int[edges];
    this.sizes = new int[edges];
    this.spare = new int[edges];
    this.stack = new int[edges + 1];
  }

  /** Returns the vertex with this index in the walk. */
  int vertex(Position tree, int index) {
    pack(tree, new long[words], 0);
    return order[index];
  }

  @Override
  public int words() {
    return words;
  }

  @Override
  public boolean holds(Position part) {
    return part.size() <= edges;
  }

  @Override
  public void pack(Position part, long[] target, int at) {
    Arrays.fill(target, at, at + words, 0);
    Arrays.fill(firstChild, 0);
    for (int vertex = part.size(); vertex > 0; vertex--) {
      int parent = (int) part.word(vertex - 1);
      nextSibling[vertex] = firstChild[parent];
      firstChild[parent] = vertex;
    }
    int bit = 0;
    int walked = 0;
    int next = firstChild[0];
    int depth = 0;
    while (next != 0 || depth > 0) {
      if (next != 0) {
        PackedBits.set(target, at, bit++);
        order[walked++] = next;
        stack[depth++] = next;
        next = firstChild[next];
      } else {
        bit++;
        next = nextSibling[stack[--depth]];
      }
    }
  }

  @Override
  public Position unpack(long[] packed, int at) {
    long[] parents = new long[edges];
    int count = 0;
    int depth = 0;
    stack[0] = 0;
    for (int bit = 0; bit < 2 * edges && depth >= 0; bit++) {
      if (PackedBits.get(packed, at, bit)) {
        parents[count++] = stack[depth++];
        stack[depth] = count;
      } else {
        depth--;
      }
    }
    return Position.copy(parents, 0, count);
  }

  @Override
  public Ending ending(long[] packed, int at) {
    return Ending.OPEN;
  }

  @Override
  public void options(long[] packed, int at, Options out) {
    for (int from = 0; from < 2 * edges; from++) {
      if (PackedBits.get(packed, at, from)) {
        int to = from;
        int depth = 0;
        do {
          depth += PackedBits.get(packed, at, to++) ? 1 : -1;
        } while (depth > 0);
        cut(packed, at, from, to, out);
        if (!out.commit()) {
          return;
        }
      }
    }
  }

  @Override
  public void canonicalize(long[] packed, int at) {
    int count = readSizes(packed, at);
    for (int vertex = count - 1; vertex >= 0; vertex--) {
      sortChildren(vertex + 1, vertex + sizes[vertex]);
    }
    sortChildren(0, count);
    Arrays.fill(packed, at, at + words, 0);
    int bit = 0;
    int depth = 0;
    for (int vertex = 0; vertex < count; vertex++) {
      for (; depth > 0 && stack[depth - 1] == vertex; depth--) {
        bit++;
      }
      PackedBits.set(packed, at, bit++);
      stack[depth++] = vertex + sizes[vertex];
    }
  }

  /** Writes an option: the walk without the bits from..to. */
  private void cut(long[] packed, int at, int from, int to, Options out) {
    int room = out.room();
    long[] target = out.words();
    Arrays.fill(target, room, room + words, 0);
    for (int bit = 0; bit < 2 * edges; bit++) {
      if ((bit < from || bit >= to) && PackedBits.get(packed, at, bit)) {
        PackedBits.set(target, room, bit < from ? bit : bit - (to - from));
      }
    }
  }

  /** Fills in the sizes of all branches. Returns the number of vertices. */
  private int readSizes(long[] packed, int at) {
    int count = 0;
    int depth = 0;
    for (int bit = 0; bit < 2 * edges; bit++) {
      if (PackedBits.get(packed, at, bit)) {
        stack[depth++] = count++;
      } else if (depth > 0) {
        depth--;
        sizes[stack[depth]] = count - stack[depth];
      }
    }
    return count;
  }

  /** Sorts the adjacent branches from..to in descending order. */
  private void sortChildren(int from, int to) {
    boolean swapped;
    do {
      swapped = false;
      int left = from;
      while (left < to && left + sizes[left] < to) {
        int right = left + sizes[left];
        int end = right + sizes[right];
        if (Arrays.compare(sizes, left, right, sizes, right, end) < 0) {
          System.arraycopy(sizes, left, spare, 0, right - left);
          System.arraycopy(sizes, right, sizes, left, end - right);
          System.arraycopy(spare, 0, sizes, left + end - right, right - left);
          swapped = true;
        }
        left += sizes[left];
      }
    } while (swapped);
  }
}
