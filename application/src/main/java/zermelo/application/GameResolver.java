package zermelo.application;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.library.GameExpression;
import zermelo.library.Theorems;
import zermelo.solve.Question;
import zermelo.solve.TablebaseSource;

/**
 * The games that a run asks about, each read once: thousands of lines about one game share its
 * rules, and with them the solver's tables.
 */
public final class GameResolver {
  private final boolean misere;
  private final TablebaseFinder shelf;
  private final Catalogue catalogue;
  private final Optional<ResolvedGame> only;
  private final Map<String, Game> games = new HashMap<>();
  private final Map<String, ResolvedGame> known = new HashMap<>();

  /**
   * A game with its settings.
   *
   * @param name as it was given: an id, a path, {@code graph:FILE}
   * @param settings what was set
   * @param own whether it is a game of the library
   * @param shelf the tablebases that may know it
   */
  public record ResolvedGame(
      String name,
      Settings settings,
      Game game,
      boolean own,
      Rules rules,
      Optional<ClosedForm> oracle,
      TablebaseFinder shelf) {
    /** The position that a text names; an empty one is the start. */
    public Position position(String text) {
      return text.isEmpty() ? rules.start().orElseThrow(this::noStart) : rules.parse(text);
    }

    private BadInput noStart() {
      List<String> examples = game.examples().stream().map(Game.Example::position).toList();
      String example = examples.isEmpty() ? "" : ", for example " + examples.getFirst();
      return new BadInput(name + " has no start of its own: give a position" + example);
    }

    /** The game with its settings in brackets, as sums name it. */
    public String title() {
      return GameResolver.title(name, settings);
    }

    public Question.Component component(Position position) {
      TablebaseSource archive = shelf.of(name, game, rules);
      return new Question.Component(title(), rules, oracle, position, archive);
    }
  }

  /** A game with what is set in brackets. */
  public static String title(String name, Settings settings) {
    List<String> set = new ArrayList<>();
    settings.values().forEach((key, value) -> set.add(key + "=" + value));
    return set.isEmpty() ? name : name + "(" + String.join(",", set) + ")";
  }

  public GameResolver(boolean misere) {
    this(misere, TablebaseFinder.NONE);
  }

  /** The games of a run that may answer from tablebases. */
  public GameResolver(boolean misere, TablebaseFinder shelf) {
    this(misere, shelf, Catalogue.FILES);
  }

  /** The games of a run that finds them in a catalogue. */
  public GameResolver(boolean misere, TablebaseFinder shelf, Catalogue catalogue) {
    this.misere = misere;
    this.shelf = shelf;
    this.catalogue = catalogue;
    this.only = Optional.empty();
  }

  /** One game that is known already, however it is named. */
  public GameResolver(boolean misere, ResolvedGame only) {
    this.misere = misere;
    this.shelf = TablebaseFinder.NONE;
    this.catalogue = Catalogue.FILES;
    this.only = Optional.of(only);
  }

  /** A game with its parameters still open. */
  public Game named(String name) {
    return games.computeIfAbsent(name, catalogue::game);
  }

  /** Whether a name is one of the library. */
  public boolean own(String name) {
    return only.map(ResolvedGame::own).orElseGet(() -> catalogue.own(name));
  }

  /** A game whose position is not known yet, or is its start. */
  public ResolvedGame game(String name, Settings settings) {
    return game(name, settings, "");
  }

  /** The game as it suits a position: its text may show the size of the board. */
  public ResolvedGame game(String name, Settings settings, String position) {
    if (only.isPresent()) {
      return only.get();
    }
    Game game = named(name);
    Settings fitted = game.fitted(settings, position);
    String key = name + "\0" + settings.values() + fitted.values();
    ResolvedGame found = known.get(key);
    if (found == null) {
      Rules rules = game.rules(fitted);
      // A person's own file may bear any name: only the library's own games have theorems.
      boolean own = catalogue.own(name);
      Optional<ClosedForm> oracle =
          own ? Theorems.oracle(name, rules.values(), misere) : Optional.empty();
      found = new ResolvedGame(name, settings, game, own, rules, oracle, shelf);
      known.put(key, found);
    }
    return found;
  }

  /** The parts of a whole expression, in order. */
  public List<Question.Component> components(GameExpression expression) {
    return expression.terms().stream()
        .map(
            term -> {
              ResolvedGame game = game(term.game(), term.settings(), term.position());
              return game.component(game.position(term.position()));
            })
        .toList();
  }
}
