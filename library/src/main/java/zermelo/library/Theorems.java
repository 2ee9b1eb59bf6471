package zermelo.library;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.boards.ChessPieceTheorem;
import zermelo.library.theorems.boards.ChompTheorem;
import zermelo.library.theorems.boards.CoinTurningTheorem;
import zermelo.library.theorems.boards.CramTheorem;
import zermelo.library.theorems.boards.GreenHackenbushTheorem;
import zermelo.library.theorems.boards.HexTheorem;
import zermelo.library.theorems.boards.TreblecrossTheorem;
import zermelo.library.theorems.heaps.CircularKaylesTheorem;
import zermelo.library.theorems.heaps.FibonacciNimTheorem;
import zermelo.library.theorems.heaps.FiniteSubtractionTheorem;
import zermelo.library.theorems.heaps.InfiniteSubtractionTheorem;
import zermelo.library.theorems.heaps.MooreNimTheorem;
import zermelo.library.theorems.heaps.NamedOctalGameTheorem;
import zermelo.library.theorems.heaps.NimTheorem;
import zermelo.library.theorems.heaps.NimWithAdditionTheorem;
import zermelo.library.theorems.heaps.OctalCodeTheorem;
import zermelo.library.theorems.heaps.RedKingdomTheorem;
import zermelo.library.theorems.heaps.SplittingTheorem;
import zermelo.library.theorems.heaps.StaircaseNimTheorem;
import zermelo.library.theorems.heaps.TakeAwayTheorem;
import zermelo.library.theorems.heaps.TowardTheorem;
import zermelo.library.theorems.heaps.WythoffTheorem;
import zermelo.library.theorems.numbers.DecrementingTheorem;
import zermelo.library.theorems.numbers.DivisorDuelTheorem;
import zermelo.library.theorems.numbers.DivisorTurnTheorem;
import zermelo.library.theorems.numbers.EuclidTheorem;
import zermelo.library.theorems.numbers.MultiplicationTheorem;
import zermelo.library.theorems.numbers.PrimePowerTheorem;

/** All theorems of the library. */
public final class Theorems {
  private Theorems() {}

  public static List<Theorem> all() {
    return List.of(
        new DivisorTurnTheorem(),
        new MultiplicationTheorem(),
        new DivisorDuelTheorem(),
        new TakeAwayTheorem(),
        new NimTheorem(),
        new NimWithAdditionTheorem(),
        new SplittingTheorem(),
        new TowardTheorem(),
        new PrimePowerTheorem(),
        NamedOctalGameTheorem.crosses(),
        new ChessPieceTheorem(),
        new RedKingdomTheorem(),
        new DecrementingTheorem(),
        NamedOctalGameTheorem.kayles(),
        new CircularKaylesTheorem(),
        new FibonacciNimTheorem(),
        new WythoffTheorem(),
        new FiniteSubtractionTheorem(),
        new InfiniteSubtractionTheorem(),
        new OctalCodeTheorem(),
        NamedOctalGameTheorem.dawsonKayles(),
        NamedOctalGameTheorem.dawsonChess(),
        new EuclidTheorem(),
        new MooreNimTheorem(),
        new StaircaseNimTheorem(),
        CoinTurningTheorem.turningTurtles(),
        CoinTurningTheorem.mockTurtles(),
        CoinTurningTheorem.ruler(),
        new TreblecrossTheorem(),
        new GreenHackenbushTheorem(),
        new ChompTheorem(),
        new CramTheorem(),
        new HexTheorem());
  }

  /** Returns the theorems about a game. */
  public static List<Theorem> of(String game) {
    return all().stream().filter(theorem -> theorem.game().equals(game)).toList();
  }

  /** Returns the first closed form for these settings and this play convention. */
  public static Optional<ClosedForm> closedForm(
      String game, Map<String, String> settings, boolean misere) {
    return of(game).stream()
        .flatMap(theorem -> theorem.closedForm(settings, misere).stream())
        .findFirst();
  }
}
