package zermelo.library.theorems;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Oracle;

/** All theorems of the library. */
public final class Theorems {
  private Theorems() {}

  public static List<Theorem> all() {
    return List.of(
        new DivisorTurn(),
        new Multiplication(),
        new DivisorDuel(),
        new TakeAway(),
        new Nim(),
        new NimWithAddition(),
        new Splitting(),
        new Toward(),
        new PrimePower(),
        OctalGame.crosses(),
        new ChessPiece(),
        new RedKingdom(),
        new Decrementing(),
        OctalGame.kayles(),
        new CircularKayles(),
        new FibonacciNim(),
        new Wythoff(),
        new Subtraction(),
        new NamedSubtraction(),
        new OctalCodes(),
        OctalGame.dawsonKayles(),
        OctalGame.dawsonChess(),
        new Euclid(),
        new MooreNim(),
        new StaircaseNim(),
        CoinTurning.turningTurtles(),
        CoinTurning.mockTurtles(),
        CoinTurning.ruler(),
        new Treblecross(),
        new GreenHackenbush(),
        new Chomp(),
        new Cram(),
        new Hex());
  }

  /** The theorems about a game. */
  public static List<Theorem> of(String game) {
    return all().stream().filter(theorem -> theorem.game().equals(game)).toList();
  }

  /** The first closed form that speaks of these settings and this kind of play. */
  public static Optional<Oracle> oracle(String game, Map<String, String> settings, boolean misere) {
    return of(game).stream()
        .flatMap(theorem -> theorem.oracle(settings, misere).stream())
        .findFirst();
  }
}
