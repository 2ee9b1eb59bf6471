package zermelo.application.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import zermelo.application.GameResolver;
import zermelo.kernel.Ending;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.Proposal;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.library.GameExpression;
import zermelo.library.graph.GraphRules;
import zermelo.play.PlayableGame;
import zermelo.solve.Question;

/** Chooses the start of each game: the given position, or one that the game proposes. */
public final class StartSelector {
  /** Number of draws. A proposal may have no moves, for example a prime number in divisor-duel. */
  private static final int DRAWS = 200;

  /** Number of nodes of a large graph to choose from. */
  private static final int NODES = 1_000;

  private final GameResolver resolver;
  private final StartRequest request;
  private final RandomGenerator random;

  /**
   * The user's request.
   *
   * @param game the game's name; empty for a sum of games
   * @param position the start of every game; if empty, the game proposes a start each time
   */
  public record StartRequest(String game, Settings settings, String position, boolean misere) {
    boolean sum() {
      return game.isEmpty();
    }
  }

  /**
   * A game to be played.
   *
   * @param title the game's name for people
   * @param words its rules in words
   * @param settings the settings for this start
   * @param proposed whether the program chose this position
   */
  public record Start(
      PlayableGame playable, String title, String words, Settings settings, boolean proposed) {
    public String position() {
      return playable.rules().print(playable.start());
    }
  }

  public StartSelector(GameResolver resolver, StartRequest request, RandomGenerator random) {
    this.resolver = resolver;
    this.request = request;
    this.random = random;
  }

  /** Chooses the start of the next game. */
  public Start next() {
    return request.position().isEmpty() ? proposed() : at(request.settings(), request.position());
  }

  /** Returns a start at a given position, which may be a sum. */
  public Start at(Settings settings, String position) {
    if (request.sum()) {
      List<Question.Component> components = resolver.components(GameExpression.parse(position));
      String words =
          "A sum of games: a player moves in one of them. A player who cannot move in any of them loses.";
      return new Start(played(components), position, words, Settings.NONE, false);
    }
    GameResolver.ResolvedGame resolved = resolver.game(request.game(), settings, position);
    return start(resolved, resolved.position(position), false);
  }

  private Start start(GameResolver.ResolvedGame resolved, Position position, boolean proposed) {
    Game game = resolved.game();
    PlayableGame playable = played(List.of(resolved.component(position)));
    return new Start(playable, game.title(), game.words(), resolved.settings(), proposed);
  }

  private PlayableGame played(List<Question.Component> components) {
    return new PlayableGame(components, request.misere());
  }

  private Start proposed() {
    Game game = resolver.named(request.game());
    List<Game.Example> proposals = game.proposals();
    for (int draw = 0; draw < DRAWS && !proposals.isEmpty(); draw++) {
      Game.Example template = proposals.get(random.nextInt(proposals.size()));
      Optional<Start> start = playable(Proposal.drawn(template, random));
      if (start.isPresent()) {
        return start.get();
      }
    }
    return usual(game);
  }

  /** Returns a proposal as a start if it fits the user's settings and has a move. */
  private Optional<Start> playable(Game.Example drawn) {
    try {
      Settings settings = drawn.settings().overriddenBy(request.settings());
      GameResolver.ResolvedGame resolved =
          resolver.game(request.game(), settings, drawn.position());
      Position position = resolved.position(drawn.position());
      Rules rules = resolved.rules();
      boolean open =
          rules.ending(position) == Ending.OPEN && !rules.moves(position, 1).moves().isEmpty();
      boolean chosen = !drawn.equals(new Game.Example(Settings.NONE, ""));
      return open ? Optional.of(start(resolved, position, chosen)) : Optional.empty();
    } catch (BadInput | RulesFault unsuited) {
      return Optional.empty(); // does not fit the settings; the last fallback reports the reason
    }
  }

  /** Returns the game's own start, or one of its examples. */
  private Start usual(Game game) {
    List<Game.Example> starts = new ArrayList<>();
    starts.add(new Game.Example(Settings.NONE, ""));
    starts.addAll(game.examples());
    for (Game.Example example : starts) {
      Optional<Start> start = playable(example);
      if (start.isPresent()) {
        boolean own = example.position().isEmpty();
        Start found = start.get();
        return new Start(found.playable(), found.title(), found.words(), found.settings(), !own);
      }
    }
    GameResolver.ResolvedGame resolved = resolver.game(request.game(), request.settings());
    if (resolved.rules() instanceof GraphRules graph) {
      List<Position> open =
          graph.roots().stream()
              .filter(node -> !graph.moves(node, 1).moves().isEmpty())
              .limit(NODES)
              .toList();
      if (!open.isEmpty()) {
        return start(resolved, open.get(random.nextInt(open.size())), true);
      }
    }
    return at(request.settings(), ""); // its message names what is missing
  }
}
