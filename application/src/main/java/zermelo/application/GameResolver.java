package zermelo.application;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.application.period.ProvedPeriod;
import zermelo.application.proven.ProvenStores;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.insight.survey.ConfiguredGame;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.library.GameExpression;
import zermelo.library.Theorems;
import zermelo.solve.ProvenPositions;
import zermelo.solve.Question;
import zermelo.solve.TablebaseSource;

/**
 * Finds the games that a user names, each with its settings, rules and theorems.
 *
 * <p>Each is read only once in a run. Thousands of input lines about one game share its rules, and
 * with them the solver's tables.
 */
public final class GameResolver {
  private final boolean misere;
  private final TablebaseFinder tablebaseFinder;
  private final Catalogue catalogue;
  private final ProvenStores stores;
  private final Optional<ResolvedGame> only;
  private final Map<String, Game> games = new HashMap<>();
  private final Map<String, ResolvedGame> known = new HashMap<>();

  /**
   * A game with its settings.
   *
   * @param name the name as given: an id, a path, {@code graph:FILE}
   * @param settings the settings as given
   * @param inLibrary whether it is a library game
   * @param closedForm a theorem about it
   * @param period answers for numbers that are too large to count up to, if the theorem does not
   * @param tablebaseFinder finds the tablebases that may contain it
   * @param proven what was proven about it before
   */
  public record ResolvedGame(
      String name,
      Settings settings,
      Game game,
      boolean inLibrary,
      Rules rules,
      Optional<ClosedForm> closedForm,
      Optional<ProvedPeriod> period,
      TablebaseFinder tablebaseFinder,
      ProvenPositions proven) {
    /** Parses a position. An empty text means the start. */
    public Position position(String text) {
      return text.isEmpty() ? rules.start().orElseThrow(this::noStart) : rules.parse(text);
    }

    private BadInput noStart() {
      List<String> examples = game.examples().stream().map(Game.Example::position).toList();
      String example = examples.isEmpty() ? "" : ", for example " + examples.getFirst();
      return new BadInput(name + " has no start of its own: give a position" + example);
    }

    /** Returns the game with its settings in brackets, as in the notation of sums. */
    public String title() {
      return GameResolver.title(name, settings);
    }

    /** Whether the rules can read this text as a position. */
    public boolean reads(String text) {
      return GameResolver.reads(rules, text);
    }

    /** Returns the game as surveys take it. */
    public ConfiguredGame configured() {
      return new ConfiguredGame(title(), rules, closedForm);
    }

    public Question.Component component(Position position) {
      TablebaseSource source = tablebaseFinder.of(name, game, rules);
      return new Question.Component(title(), rules, form(position), position, source, proven);
    }

    /** The theorem, or a proved period where the theorem says nothing. */
    private Optional<ClosedForm> form(Position position) {
      return period
          .filter(proved -> proved.isFar(position))
          .filter(proved -> closedForm.flatMap(form -> form.verdict(position)).isEmpty())
          .<ClosedForm>map(proved -> proved)
          .or(() -> closedForm);
    }
  }

  /** Whether rules can read this text as a position. */
  public static boolean reads(Rules rules, String text) {
    try {
      rules.parse(text);
      return true;
    } catch (BadInput no) {
      return false;
    }
  }

  /** Formats a game with its settings in brackets. */
  public static String title(String name, Settings settings) {
    List<String> set = new ArrayList<>();
    settings.values().forEach((key, value) -> set.add(key + "=" + value));
    return set.isEmpty() ? name : name + "(" + String.join(",", set) + ")";
  }

  public GameResolver(boolean misere) {
    this(misere, TablebaseFinder.NONE);
  }

  /** Resolves games that tablebases may answer. */
  public GameResolver(boolean misere, TablebaseFinder tablebaseFinder) {
    this(misere, tablebaseFinder, Catalogue.FILES);
  }

  /** Resolves games of a given catalogue. */
  public GameResolver(boolean misere, TablebaseFinder tablebaseFinder, Catalogue catalogue) {
    this(misere, tablebaseFinder, catalogue, ProvenStores.NONE);
  }

  /** Resolves games of which positions may be proven already. */
  public GameResolver(
      boolean misere, TablebaseFinder tablebaseFinder, Catalogue catalogue, ProvenStores stores) {
    this.misere = misere;
    this.tablebaseFinder = tablebaseFinder;
    this.catalogue = catalogue;
    this.stores = stores;
    this.only = Optional.empty();
  }

  /** Always returns one game that is resolved already, whatever name is given. */
  public GameResolver(boolean misere, ResolvedGame only) {
    this.misere = misere;
    this.tablebaseFinder = TablebaseFinder.NONE;
    this.catalogue = Catalogue.FILES;
    this.stores = ProvenStores.NONE;
    this.only = Optional.of(only);
  }

  /** Returns the game of this name, before its parameters are set. */
  public Game named(String name) {
    return games.computeIfAbsent(name, catalogue::game);
  }

  /** Returns whether the name is a library game. */
  public boolean isLibraryGame(String name) {
    return only.map(ResolvedGame::inLibrary).orElseGet(() -> catalogue.isLibraryGame(name));
  }

  /** Resolves a game whose position is not known yet, or is its start. */
  public ResolvedGame game(String name, Settings settings) {
    return game(name, settings, "");
  }

  /** Resolves a game for a position. The position's text may show the size of the board. */
  public ResolvedGame game(String name, Settings settings, String position) {
    if (only.isPresent()) {
      return only.get();
    }
    Game game = named(name);
    Settings fitted = game.fitted(settings, position);
    String key = name + "\0" + settings.values() + fitted.values();
    ResolvedGame found = known.get(key);
    if (found == null) {
      Rules rules = game.rules(catalogue.readFiles(game, fitted));
      // A user's file may have any name. Only the library's own games have theorems.
      boolean inLibrary = catalogue.isLibraryGame(name);
      Optional<ClosedForm> closedForm =
          inLibrary ? Theorems.closedForm(name, rules.parameterValues(), misere) : Optional.empty();
      Optional<ProvedPeriod> period = ProvedPeriod.of(rules, misere);
      found =
          new ResolvedGame(
              name,
              settings,
              game,
              inLibrary,
              rules,
              closedForm,
              period,
              tablebaseFinder,
              stores.of(game, rules, misere));
      known.put(key, found);
    }
    return found;
  }

  /** Returns the components of an expression, in order. */
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
