package zermelo.acceptance.boards;

import static zermelo.acceptance.boards.AlignmentReference.empty;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import zermelo.acceptance.boards.AlignmentReference.Mnk;
import zermelo.acceptance.boards.AlignmentReference.OrderAndChaos;
import zermelo.acceptance.boards.HeapReference.PartizanSubtraction;
import zermelo.acceptance.boards.MorrisReference.MuTorere;
import zermelo.acceptance.boards.MorrisReference.Teeko;
import zermelo.acceptance.boards.MorrisReference.ThreeMensMorris;

/** The list of all reference games, some of them with several settings. */
final class ReferenceGames {
  private ReferenceGames() {}

  static List<ReferenceGame> all() {
    return List.of(
        new CheckerboardReference.Clobber(),
        new CheckerboardReference.Konane(),
        new AmazonsReference(),
        new StripReference.ToadsAndFrogs(),
        new StripReference.TopplingDominoes(),
        new StripReference.SilverDollar(),
        new HackenbushReference(),
        PlacementReference.col(),
        PlacementReference.snort(),
        new PlacementReference.Nogo(),
        new PartizanSubtraction(Set.of(1, 3), Set.of(2, 3)),
        new PartizanSubtraction(Set.of(2, 5), Set.of(3, 4)),
        new HeapReference.LaskerNim(),
        HeapReference.cutcake(),
        HeapReference.maundyCake(),
        new PileReference.NimPass(),
        new PileReference.StoneGame(),
        new RaceReference.Dodgem(),
        new RaceReference.FoxAndGeese(),
        new RaceReference.Breakthrough(),
        new AlignmentReference.TicTacToe(),
        new ClassicReference.Cram(),
        new ClassicReference.Chomp(),
        new ClassicReference.Hex(),
        new ClassicReference.Treblecross(),
        new ClassicReference.GreenHackenbush(),
        new Mnk(2, List.of("..", "../..", "X../.O.:R"), List.of()),
        new Mnk(3, List.of(".../.../...", "..../X.O.:R", "XO./.X./..O/..."), List.of()),
        new Mnk(4, List.of("XO../X.../.OXO/XX.O"), List.of(empty(4, 4), empty(5, 6))),
        new OrderAndChaos(2, List.of("..", "../..:R"), List.of()),
        new OrderAndChaos(
            3, List.of("...", ".../...", "X../.O./..X", "X../.../O..:R"), List.of(empty(4, 4))),
        new OrderAndChaos(5, List.of(), List.of(empty(6, 6))),
        new AlignmentReference.Notakto(),
        new Teeko(3, List.of(empty(3, 3)), List.of(empty(4, 4))),
        new Teeko(4, List.of(empty(3, 3)), List.of(empty(4, 4), empty(5, 5))),
        new ThreeMensMorris(false),
        new ThreeMensMorris(true),
        new MuTorere(2),
        new MuTorere(3),
        new MuTorere(4),
        new ReversiReference(),
        new NorthcottReference());
  }

  /** Returns the reference game with an id and with settings as in {@code left={1,3}}. */
  static ReferenceGame of(String id, Map<String, String> settings) {
    if (id.equals("partizan-subtraction")) {
      return new PartizanSubtraction(
          numbers(Objects.requireNonNull(settings.get("left"))),
          numbers(Objects.requireNonNull(settings.get("right"))));
    }
    return all().stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no reference game " + id));
  }

  private static Set<Integer> numbers(String set) {
    return Arrays.stream(set.replaceAll("[{}]", "").split(","))
        .map(Integer::valueOf)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
