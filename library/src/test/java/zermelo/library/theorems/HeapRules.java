package zermelo.library.theorems;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zermelo.kernel.Position;

/** Heaps of {@code width} words. A move changes one of them. */
public record HeapRules(int width, Heap heap) implements PlainRules {
  /** A move in one heap: its label, and the words of the remaining heaps (none, one or more). */
  @SuppressWarnings("ArrayRecordComponent") // never compared, never modified
  record HeapMove(String label, long... left) {}

  /** Returns the moves of a single heap. */
  @FunctionalInterface
  interface Heap {
    Stream<HeapMove> moves(long[] heap);
  }

  List<long[]> heaps(Position position) {
    return Stream.iterate(0, at -> at < position.size(), at -> at + width)
        .map(at -> Arrays.copyOfRange(position.words(), at, at + width))
        .toList();
  }

  @Override
  public Map<String, Position> moves(Position position) {
    Map<String, Position> moves = new LinkedHashMap<>();
    List<long[]> heaps = heaps(position);
    for (int i = 0; i < heaps.size(); i++) {
      String prefix = heaps.size() == 1 ? "" : "heap " + (i + 1) + ": ";
      long[] before = joined(heaps.subList(0, i));
      long[] after = joined(heaps.subList(i + 1, heaps.size()));
      heap.moves(heaps.get(i))
          .forEach(
              move ->
                  moves.put(
                      prefix + move.label(),
                      Position.of(joined(List.of(before, move.left(), after)))));
    }
    return moves;
  }

  @Override
  public Position canonical(Position position) {
    return Position.of(joined(heaps(position).stream().sorted(Arrays::compare).toList()));
  }

  private static long[] joined(List<long[]> parts) {
    return parts.stream().flatMapToLong(Arrays::stream).toArray();
  }
}
