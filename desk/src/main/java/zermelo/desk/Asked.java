package zermelo.desk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.desk.archive.Shelf;
import zermelo.kernel.BadInput;
import zermelo.kernel.Game;
import zermelo.kernel.Oracle;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.library.Expression;
import zermelo.library.theorems.Theorems;
import zermelo.solve.Archive;
import zermelo.solve.Question;

/**
 * The games that a run asks about, each read once: thousands of lines about one game share its
 * rules, and with them the solver's tables.
 */
public final class Asked {
  private final boolean misere;
  private final Shelf shelf;
  private final Catalogue catalogue;
  private final Optional<Known> only;
  private final Map<String, Game> games = new HashMap<>();
  private final Map<String, Known> known = new HashMap<>();

  /**
   * A game with its settings.
   *
   * @param name as it was given: an id, a path, {@code graph:FILE}
   * @param settings what was set
   * @param own whether it is a game of the library
   * @param shelf the tablebases that may know it
   */
  public record Known(
      String name,
      Settings settings,
      Game game,
      boolean own,
      Rules rules,
      Optional<Oracle> oracle,
      Shelf shelf) {
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
      return Asked.title(name, settings);
    }

    public Question.Component component(Position position) {
      Archive archive = shelf.of(name, game, rules);
      return new Question.Component(title(), rules, oracle, position, archive);
    }
  }

  /** A game with what is set in brackets. */
  public static String title(String name, Settings settings) {
    List<String> set = new ArrayList<>();
    settings.values().forEach((key, value) -> set.add(key + "=" + value));
    return set.isEmpty() ? name : name + "(" + String.join(",", set) + ")";
  }

  public Asked(boolean misere) {
    this(misere, Shelf.NONE);
  }

  /** The games of a run that may answer from tablebases. */
  public Asked(boolean misere, Shelf shelf) {
    this(misere, shelf, Catalogue.FILES);
  }

  /** The games of a run that finds them in a catalogue. */
  public Asked(boolean misere, Shelf shelf, Catalogue catalogue) {
    this.misere = misere;
    this.shelf = shelf;
    this.catalogue = catalogue;
    this.only = Optional.empty();
  }

  /** One game that is known already, however it is named. */
  public Asked(boolean misere, Known only) {
    this.misere = misere;
    this.shelf = Shelf.NONE;
    this.catalogue = Catalogue.FILES;
    this.only = Optional.of(only);
  }

  /** A game with its parameters still open. */
  public Game named(String name) {
    return games.computeIfAbsent(name, catalogue::game);
  }

  /** Whether a name is one of the library. */
  public boolean own(String name) {
    return only.map(Known::own).orElseGet(() -> catalogue.own(name));
  }

  /** A game whose position is not known yet, or is its start. */
  public Known game(String name, Settings settings) {
    return game(name, settings, "");
  }

  /** The game as it suits a position: its text may show the size of the board. */
  public Known game(String name, Settings settings, String position) {
    if (only.isPresent()) {
      return only.get();
    }
    Game game = named(name);
    Settings fitted = game.fitted(settings, position);
    String key = name + "\0" + settings.values() + fitted.values();
    Known found = known.get(key);
    if (found == null) {
      Rules rules = game.rules(fitted);
      // A person's own file may bear any name: only the library's own games have theorems.
      boolean own = catalogue.own(name);
      Optional<Oracle> oracle =
          own ? Theorems.oracle(name, rules.values(), misere) : Optional.empty();
      found = new Known(name, settings, game, own, rules, oracle, shelf);
      known.put(key, found);
    }
    return found;
  }

  /** The parts of a whole expression, in order. */
  public List<Question.Component> components(Expression expression) {
    return expression.terms().stream()
        .map(
            term -> {
              Known game = game(term.game(), term.settings(), term.position());
              return game.component(game.position(term.position()));
            })
        .toList();
  }
}
