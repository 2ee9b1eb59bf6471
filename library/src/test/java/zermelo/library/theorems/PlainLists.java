package zermelo.library.theorems;

import static java.util.stream.LongStream.rangeClosed;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.LongStream;
import zermelo.kernel.Position;

/** The games whose positions are lists and sets. */
final class PlainLists {
  private PlainLists() {}

  static PlainRules rules(String game, Map<String, String> settings) {
    return switch (game) {
      case "decrementing" -> p -> decrementing(elements(p));
      case "moore-nim" -> p -> moore(elements(p), TheoremArguments.number(settings, "k"));
      case "staircase-nim" -> p -> staircase(elements(p));
      case "nim-with-addition" -> p -> nimWithAddition(p, TheoremArguments.number(settings, "cap"));
      case "turning-turtles" -> p -> turtles(elements(p), 1, 1);
      case "mock-turtles" -> p -> turtles(elements(p), 0, 2);
      case "ruler" -> p -> ruler(elements(p));
      default -> throw new IllegalArgumentException(game);
    };
  }

  private static Map<String, Position> decrementing(long[] list) {
    Map<String, Position> moves = new LinkedHashMap<>();
    for (int i = 0; i < list.length; i++) {
      if (list[i] > 1) {
        long[] less = with(list, i, list[i] - 1);
        long gcd =
            Arrays.stream(less)
                .mapToObj(BigInteger::valueOf)
                .reduce(BigInteger.ZERO, BigInteger::gcd)
                .longValueExact();
        moves.put("less " + i, list(Arrays.stream(less).map(a -> a / gcd).toArray()));
      }
    }
    return moves;
  }

  /** Returns all lists that lower at least one and at most k piles. */
  private static Map<String, Position> moore(long[] piles, long k) {
    Map<String, Position> moves = new LinkedHashMap<>();
    lower(piles, piles, 0, k, moves);
    moves.remove(Arrays.toString(piles));
    return moves;
  }

  private static void lower(
      long[] from, long[] piles, int at, long left, Map<String, Position> moves) {
    if (at == piles.length) {
      moves.put(Arrays.toString(piles), list(piles));
      return;
    }
    lower(from, piles, at + 1, left, moves);
    if (left > 0) {
      for (long size = 0; size < from[at]; size++) {
        lower(from, with(piles, at, size), at + 1, left - 1, moves);
      }
    }
  }

  private static Map<String, Position> staircase(long[] steps) {
    Map<String, Position> moves = new LinkedHashMap<>();
    for (int i = 0; i < steps.length; i++) {
      for (long k = 1; k <= steps[i]; k++) {
        long[] after = with(steps, i, steps[i] - k);
        if (i == 0) {
          moves.put("out " + k, list(after));
        } else {
          moves.put("down " + (i + 1) + " " + k, list(with(after, i - 1, steps[i - 1] + k)));
        }
      }
    }
    return moves;
  }

  private static Map<String, Position> nimWithAddition(Position position, long cap) {
    Map<String, Position> moves = new LinkedHashMap<>();
    long[] words = position.words();
    int piles = (int) words[0];
    int turn = words.length - 1;
    int mine = piles + 1 + (int) words[turn];
    long[] passed = with(words, turn, 1 - words[turn]);
    for (int i = 1; i <= piles; i++) {
      for (long size = 0; size < words[i]; size++) {
        moves.put("take " + i + " " + (words[i] - size), Position.of(with(passed, i, size)));
      }
      for (long size = words[i] + 1; size <= cap && words[mine] > 0; size++) {
        long[] added = with(with(passed, i, size), mine, words[mine] - 1);
        moves.put("add " + i + " " + (size - words[i]), Position.of(added));
      }
    }
    return moves;
  }

  /** Turn a head, and up to {@code more} coins from number {@code low} on to the left of it. */
  private static Map<String, Position> turtles(long[] heads, long low, int more) {
    Map<String, Position> moves = new LinkedHashMap<>();
    for (long head : heads) {
      moves.put("turn " + head, turned(heads, head));
      rangeClosed(low, head - 1)
          .forEach(
              i -> {
                moves.put("turn " + head + " " + i, turned(heads, head, i));
                rangeClosed(low, more == 2 ? i - 1 : low - 1)
                    .forEach(
                        j ->
                            moves.put(
                                "turn " + head + " " + i + " " + j, turned(heads, head, i, j)));
              });
    }
    return moves;
  }

  private static Map<String, Position> ruler(long[] heads) {
    Map<String, Position> moves = new LinkedHashMap<>();
    for (long head : heads) {
      rangeClosed(1, head)
          .forEach(
              from ->
                  moves.put(
                      "turn " + from + " " + head,
                      turned(heads, rangeClosed(from, head).toArray())));
    }
    return moves;
  }

  private static Position turned(long[] heads, long... coins) {
    TreeSet<Long> set = new TreeSet<>();
    LongStream.concat(Arrays.stream(heads), Arrays.stream(coins))
        .filter(coin -> !set.add(coin))
        .forEach(set::remove);
    return list(set.stream().mapToLong(Long::longValue).toArray());
  }

  private static long[] elements(Position position) {
    return Arrays.copyOfRange(position.words(), 1, position.size());
  }

  private static Position list(long[] elements) {
    return Position.of(
        LongStream.concat(LongStream.of(elements.length), Arrays.stream(elements)).toArray());
  }

  private static long[] with(long[] list, int at, long value) {
    long[] copy = list.clone();
    copy[at] = value;
    return copy;
  }
}
