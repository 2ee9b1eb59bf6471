package zermelo.library.theorems;

import static java.util.stream.LongStream.rangeClosed;

import java.util.Arrays;
import java.util.Map;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import zermelo.library.theorems.HeapRules.Heap;
import zermelo.library.theorems.HeapRules.HeapMove;

/** The heap games, one heap each. */
final class PlainHeaps {
  private PlainHeaps() {}

  static PlainRules rules(String game, Map<String, String> settings) {
    int width = game.equals("red-kingdom") || game.equals("circular-kayles") ? 2 : 1;
    return new HeapRules(width, heap(game, settings));
  }

  private static Heap heap(String game, Map<String, String> settings) {
    return switch (game) {
      case "nim" -> take(k -> true);
      case "take-away" -> take(k -> k <= TheoremArguments.number(settings, "k"));
      case "prime-power" -> take(PlainHeaps::primePower);
      case "subtraction" -> take(set(TheoremArguments.text(settings, "set")));
      case "splitting" ->
          heap -> rangeClosed(1, heap[0] / 2).mapToObj(a -> move("split " + a, a, heap[0] - a));
      case "toward" -> toward(TheoremArguments.number(settings, "v"));
      case "crosses" -> PlainHeaps::crosses;
      case "kayles" -> octal("0.77");
      case "dawson-kayles" -> octal("0.07");
      case "dawson-chess" -> octal("0.137");
      case "octal" -> octal(TheoremArguments.text(settings, "code"));
      case "circular-kayles" -> PlainHeaps::circularKayles;
      case "red-kingdom" -> redKingdom(settings);
      default -> throw new IllegalArgumentException(game);
    };
  }

  private static Heap take(LongPredicate allowed) {
    return heap ->
        rangeClosed(1, heap[0]).filter(allowed).mapToObj(k -> move("take " + k, heap[0] - k));
  }

  private static LongPredicate set(String text) {
    return switch (text) {
      case "powers-of-2" -> k -> Long.bitCount(k) == 1;
      case "prime-powers" -> PlainHeaps::primePower;
      default -> k -> Arrays.asList(text.split("[{},]", -1)).contains(Long.toString(k));
    };
  }

  private static boolean primePower(long k) {
    return rangeClosed(2, k)
            .filter(d -> k % d == 0 && rangeClosed(2, d - 1).noneMatch(e -> d % e == 0))
            .count()
        < 2;
  }

  private static Heap toward(long v) {
    return heap ->
        heap[0] == v
            ? Stream.of()
            : Stream.of(heap[0] < v ? move("up", heap[0] + 1) : move("down", heap[0] - 1));
  }

  /** A stone at i leaves the cells that are not adjacent, to its left and to its right. */
  private static Stream<HeapMove> crosses(long[] heap) {
    return rangeClosed(1, heap[0])
        .mapToObj(i -> move("put " + i, Math.max(0, i - 2), Math.max(0, heap[0] - i - 1)));
  }

  private static Heap octal(String code) {
    String digits = code.substring(2);
    return heap ->
        rangeClosed(1, Math.min(heap[0], digits.length()))
            .boxed()
            .flatMap(
                taken -> {
                  int digit = digits.charAt((int) (taken - 1)) - '0';
                  long left = heap[0] - taken;
                  Stream<HeapMove> none =
                      left == 0 && (digit & 1) != 0 ? Stream.of(move("all " + taken)) : Stream.of();
                  Stream<HeapMove> one =
                      left > 0 && (digit & 2) != 0
                          ? Stream.of(move("one " + taken, left))
                          : Stream.of();
                  Stream<HeapMove> two =
                      (digit & 4) != 0
                          ? rangeClosed(1, left - 1)
                              .mapToObj(a -> move("two " + taken + " " + a, a, left - a))
                          : Stream.of();
                  return Stream.of(none, one, two).flatMap(moves -> moves);
                });
  }

  private static Stream<HeapMove> circularKayles(long[] heap) {
    long n = heap[0];
    if (heap[1] == 0) {
      return rangeClosed(1, Math.min(2, n)).mapToObj(k -> move("open " + k, n - k, 1));
    }
    return rangeClosed(1, 2)
        .boxed()
        .flatMap(
            k ->
                rangeClosed(0, n - k)
                    .mapToObj(i -> move("row " + k + " " + i, i, 1, n - k - i, 1)));
  }

  private static Heap redKingdom(Map<String, String> settings) {
    long x = TheoremArguments.number(settings, "x");
    long y = TheoremArguments.number(settings, "y");
    long z = TheoremArguments.number(settings, "z");
    return heap -> {
      if (heap[0] == 0) {
        return Stream.of();
      }
      Stream.Builder<HeapMove> moves = Stream.builder();
      moves.add(move("x", Math.max(0, heap[0] - x), 0));
      if (heap[1] != 1) {
        moves.add(move("y", Math.max(0, heap[0] - y), 1));
      }
      if (heap[1] != 2) {
        moves.add(move("z", Math.max(0, heap[0] - z), 2));
      }
      return moves.build();
    };
  }

  private static HeapMove move(String label, long... left) {
    return new HeapMove(label, left);
  }
}
