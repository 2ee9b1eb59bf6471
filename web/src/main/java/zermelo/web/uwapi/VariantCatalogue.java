package zermelo.web.uwapi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.application.Catalogue;
import zermelo.application.GameResolver;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.library.Library;
import zermelo.web.uwapi.board.BoardLayout;

/**
 * All variants that UWAPI offers: the games of the library with their default settings and with the
 * settings of their examples. Requests are only looked up here, so a client can reach neither a
 * file nor settings of arbitrary size.
 */
final class VariantCatalogue {
  private final Map<String, GameVariants> games;

  private VariantCatalogue(Map<String, GameVariants> games) {
    this.games = Collections.unmodifiableMap(games);
  }

  static VariantCatalogue library() {
    Map<String, GameVariants> games = new LinkedHashMap<>();
    for (String id : Library.ids()) {
      Game game = Catalogue.LIBRARY.game(id);
      Map<String, Variant> variants = new VariantFinder(game).all();
      if (!variants.isEmpty()) {
        games.put(game.id(), new GameVariants(game, variants));
      }
    }
    return new VariantCatalogue(games);
  }

  Map<String, GameVariants> games() {
    return games;
  }

  Optional<GameVariants> game(String id) {
    return Optional.ofNullable(games.get(id));
  }

  /** Finds the variants of one game. */
  private static final class VariantFinder {
    private final Game game;
    private final GameResolver resolver =
        new GameResolver(false, TablebaseFinder.NONE, Catalogue.LIBRARY);
    private final Map<String, Variant> found = new LinkedHashMap<>();

    VariantFinder(Game game) {
      this.game = game;
    }

    Map<String, Variant> all() {
      boolean defaults = game.parameters().stream().noneMatch(Parameter::required);
      if (defaults) {
        add(Settings.NONE);
      }
      for (Game.Example example : game.examples()) {
        add(differing(game.fitted(example.settings(), example.position())));
      }
      return found;
    }

    private void add(Settings settings) {
      String id = VariantId.of(settings);
      if (!found.containsKey(id)) {
        GameResolver.ResolvedGame resolved = resolver.game(game.id(), settings);
        start(resolved.rules(), settings)
            .ifPresent(start -> found.put(id, variant(resolved, start)));
      }
    }

    private Variant variant(GameResolver.ResolvedGame resolved, Position start) {
      Rules rules = resolved.rules();
      List<String> set = new ArrayList<>();
      resolved.settings().values().forEach((name, value) -> set.add(name + "=" + value));
      return new Variant(
          VariantId.of(resolved.settings()),
          set.isEmpty() ? "Regular" : String.join(", ", set),
          resolved,
          PositionWithTurn.of(rules, start),
          BoardLayout.of(rules.picture(start), rules.facts().heaps()));
    }

    /** Returns the settings that differ from the defaults, in the order of the parameters. */
    private Settings differing(Settings settings) {
      Map<String, String> values = game.rules(settings).parameterValues();
      Map<String, String> differing = new LinkedHashMap<>();
      for (Parameter parameter : game.parameters()) {
        String value = values.getOrDefault(parameter.name(), parameter.fallback());
        if (!value.equals(parameter.fallback())) {
          differing.put(parameter.name(), value);
        }
      }
      return new Settings(differing);
    }

    /** Returns the start of the rules, or the first example with these settings. */
    private Optional<Position> start(Rules rules, Settings settings) {
      Optional<Position> own = rules.start();
      return own.isPresent()
          ? own
          : game.examples().stream()
              .filter(example -> !example.position().isEmpty())
              .filter(
                  example ->
                      differing(game.fitted(example.settings(), example.position()))
                          .equals(settings))
              .findFirst()
              .map(example -> rules.parse(example.position()));
    }
  }
}
