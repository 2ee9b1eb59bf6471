package zermelo.spark;

import java.io.Serializable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.TextGame;
import zermelo.library.GameFile;
import zermelo.library.GameIdentity;
import zermelo.library.Library;
import zermelo.solve.tablebase.TablebasePlan;

/** The plan of a tablebase as text, so that every machine can read the rules itself. */
final class PlanDescription implements Serializable {
  private static final long serialVersionUID = 1L;

  private final String id;
  private final @Nullable String text; // the rules of a game that is not in the library
  private final LinkedHashMap<String, String> settings;
  private final String position;
  private final boolean misere;
  private transient volatile @Nullable TablebasePlan plan;

  private PlanDescription(
      String id,
      @Nullable String text,
      Map<String, String> settings,
      String position,
      boolean misere) {
    this.id = id;
    this.text = text;
    this.settings = new LinkedHashMap<>(settings);
    this.position = position;
    this.misere = misere;
  }

  /**
   * Reads the user's request; {@link BadInput} says what is wrong with it.
   *
   * @param name an id of the library, or the path of a {@code .game} file
   * @param position empty for the start of the game
   */
  static PlanDescription of(String name, Settings given, String position, boolean misere) {
    if (name.startsWith("graph:")) {
      throw new BadInput("the graph is in a file that the cluster does not have: build it locally");
    }
    Game game = Library.game(name);
    String text = Library.isLibraryId(name) ? null : GameFile.read(name).text();
    Settings settings = game.fitted(given, position);
    PlanDescription description =
        new PlanDescription(game.id(), text, settings.values(), position, misere);
    description.plan();
    return description;
  }

  /** The plan, created once on every machine. Benign race: at worst it is created twice. */
  TablebasePlan plan() {
    TablebasePlan known = plan;
    if (known == null) {
      Rules rules = game().rules(new Settings(settings));
      known = new TablebasePlan(rules, root(rules), misere);
      plan = known;
    }
    return known;
  }

  private Game game() {
    return text == null ? Library.game(id) : TextGame.read(id, id + ".game", text);
  }

  private Position root(Rules rules) {
    return position.isEmpty()
        ? rules.start().orElseThrow(() -> new BadInput(id + " has no start: name a position"))
        : rules.parse(position);
  }

  /** Lines that identify this tablebase. */
  List<String> identity() {
    String name = text == null ? id : id + ".game";
    return GameIdentity.of(name, game(), plan().rules(), plan().root(), misere).lines();
  }

  /** The rules to store in the folder, if the library does not have them. */
  Optional<String> text() {
    return Optional.ofNullable(text);
  }

  /** The position as it was given, empty for the start. */
  String position() {
    return position;
  }

  /** The settings as they were given. */
  Map<String, String> settings() {
    return Collections.unmodifiableMap(settings);
  }
}
