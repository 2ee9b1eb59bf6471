package zermelo.library.theorems;

import static java.util.stream.LongStream.rangeClosed;

import java.util.LinkedHashMap;
import java.util.Map;
import zermelo.kernel.Ending;
import zermelo.kernel.Position;

/** Every game with a theorem. */
public final class PlainGames {
  private PlainGames() {}

  public static PlainRules of(String game, Map<String, String> settings) {
    return switch (game) {
      case "divisor-turn" ->
          p ->
              divisorTurn(
                  p.word(0),
                  TheoremArguments.number(settings, "floor"),
                  TheoremArguments.flag(settings, "keep"));
      case "multiplication" -> new Multiplied(TheoremArguments.number(settings, "N"));
      case "divisor-duel" -> p -> divisorDuel(p.word(0));
      case "chess-piece" ->
          p -> chessPiece(p.word(0), p.word(1), TheoremArguments.number(settings, "k"));
      case "fibonacci-nim" -> p -> fibonacciNim(p.word(0), p.word(1));
      case "wythoff" -> p -> wythoff(p.word(0), p.word(1));
      case "euclid" -> p -> euclid(p.word(0), p.word(1));
      case "decrementing",
          "moore-nim",
          "staircase-nim",
          "nim-with-addition",
          "turning-turtles",
          "mock-turtles",
          "ruler" ->
          PlainLists.rules(game, settings);
      case "treblecross", "green-hackenbush", "chomp", "cram", "hex" ->
          PlainBoards.rules(game, settings);
      default -> PlainHeaps.rules(game, settings);
    };
  }

  private static Map<String, Position> divisorTurn(long n, long floor, boolean keep) {
    Map<String, Position> moves = new LinkedHashMap<>();
    rangeClosed(floor, keep ? n : n - 1)
        .filter(d -> n % d == 0)
        .forEach(d -> moves.put("to " + d, Position.of(d)));
    return moves;
  }

  private static Map<String, Position> divisorDuel(long n) {
    Map<String, Position> moves = new LinkedHashMap<>();
    rangeClosed(2, n - 1)
        .filter(d -> n % d == 0)
        .forEach(d -> moves.put("subtract " + d, Position.of(n - d)));
    return moves;
  }

  private record Multiplied(long target) implements PlainRules {
    @Override
    public Ending ending(Position position) {
      long m = position.word(0);
      return m == target ? Ending.LOST : m > target ? Ending.TIED : Ending.OPEN;
    }

    @Override
    public Map<String, Position> moves(Position position) {
      Map<String, Position> moves = new LinkedHashMap<>();
      rangeClosed(2, target)
          .filter(p -> target % p == 0 && rangeClosed(2, p - 1).noneMatch(d -> p % d == 0))
          .forEach(p -> moves.put("times " + p, Position.of(position.word(0) * p)));
      return moves;
    }
  }

  private static Map<String, Position> chessPiece(long a, long b, long k) {
    Map<String, Position> moves = new LinkedHashMap<>();
    if (a > 0) {
      moves.put("left", Position.of(a - 1, b));
    }
    if (b > 0) {
      moves.put("right", Position.of(a, b - 1));
    }
    if (a >= k && b >= k) {
      moves.put("both", Position.of(a - k, b - k));
    }
    return moves;
  }

  private static Map<String, Position> fibonacciNim(long n, long m) {
    Map<String, Position> moves = new LinkedHashMap<>();
    rangeClosed(1, Math.min(n, m)).forEach(k -> moves.put("take " + k, Position.of(n - k, 2 * k)));
    return moves;
  }

  private static Map<String, Position> wythoff(long a, long b) {
    Map<String, Position> moves = new LinkedHashMap<>();
    rangeClosed(1, a).forEach(k -> moves.put("left " + k, Position.of(a - k, b)));
    rangeClosed(1, b).forEach(k -> moves.put("right " + k, Position.of(a, b - k)));
    rangeClosed(1, Math.min(a, b)).forEach(k -> moves.put("both " + k, Position.of(a - k, b - k)));
    return moves;
  }

  private static Map<String, Position> euclid(long a, long b) {
    Map<String, Position> moves = new LinkedHashMap<>();
    if (a >= b && b > 0) {
      rangeClosed(1, a / b).forEach(k -> moves.put("left " + k, Position.of(a - k * b, b)));
    }
    if (b > a && a > 0) {
      rangeClosed(1, b / a).forEach(k -> moves.put("right " + k, Position.of(a, b - k * a)));
    }
    return moves;
  }
}
