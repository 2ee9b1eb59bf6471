package zermelo.application.tablebase;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.TextGame;
import zermelo.library.GameIdentity;
import zermelo.library.Library;
import zermelo.solve.TablebaseSource;
import zermelo.solve.Value;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.build.TablebaseBuilder;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.query.Tablebase;

/**
 * The folder of a finished tablebase, with its manifest.
 *
 * @param path the path as the user gave it
 */
public record TablebaseFolder(Path path, TablebaseManifest manifest, GameIdentity identity) {

  /** Parses a path. Throws {@link BadInput} if it is not valid. */
  public static Path path(String name) {
    try {
      if (!name.isEmpty()) {
        return Path.of(name);
      }
    } catch (InvalidPathException e) {
      // reported below
    }
    throw new BadInput("'" + name + "' is not a valid folder name");
  }

  /**
   * Opens the tablebase in a folder.
   *
   * <p>Throws {@link BadInput} if there is none, {@link BadTablebase} if it is damaged.
   */
  public static TablebaseFolder open(Path path) {
    if (!Files.isDirectory(path)) {
      throw new BadInput(
          Files.exists(path)
              ? "'%s' is a file: a tablebase is a folder".formatted(path)
              : "there is no folder '%s'".formatted(path));
    }
    return find(path)
        .orElseThrow(
            () ->
                new BadInput(
                    TablebaseBuilder.unfinished(path)
                        ? "the tablebase in '%s' is not finished: the command that began it continues it"
                            .formatted(path)
                        : "there is no tablebase in '%s': it has no file tablebase.txt"
                            .formatted(path)));
  }

  /** Opens the tablebase in a folder. Empty if there is none. */
  static Optional<TablebaseFolder> find(Path path) {
    try {
      return TablebaseManifest.read(path).map(manifest -> of(path, manifest));
    } catch (IOException e) {
      throw new BadInput("'%s' cannot be read: %s".formatted(path, e.getMessage()));
    }
  }

  private static TablebaseFolder of(Path path, TablebaseManifest manifest) {
    GameIdentity identity =
        GameIdentity.parse(manifest.identity())
            .orElseThrow(
                () -> new BadTablebase(path, "this program does not know the name of its game"));
    return new TablebaseFolder(path, manifest, identity);
  }

  /** Returns the game, from the library or from the text in the folder. */
  public Game game() {
    if (identity.checksum().isEmpty()) {
      return Library.game(identity.game());
    }
    Path file = TablebaseManifest.rulesFile(path);
    String text;
    try (InputStream in = Files.newInputStream(file)) {
      text = new String(in.readNBytes(4 * TextGame.LONGEST), StandardCharsets.UTF_8);
    } catch (NoSuchFileException e) {
      throw new BadTablebase(file, "it is missing");
    } catch (IOException e) {
      throw new BadInput("'%s' cannot be read: %s".formatted(file, e.getMessage()));
    }
    if (!GameIdentity.checksum(text).equals(identity.checksum().get())) {
      throw new BadTablebase(file, "these are not the rules that were solved");
    }
    return TextGame.read(identity.game(), file.toString(), text);
  }

  public Rules rules(Game game) {
    return game.rules(new Settings(identity.values()));
  }

  /** Returns the settings that differ from the game's defaults. */
  public Settings settings(Game game) {
    Map<String, String> set = new LinkedHashMap<>(identity.values());
    game.parameters().forEach(known -> set.remove(known.name(), known.fallback()));
    return new Settings(set);
  }

  public TablebasePlan plan(Rules rules) {
    Position start =
        identity.start().isEmpty() ? rules.start().orElseThrow() : rules.parse(identity.start());
    return new TablebasePlan(rules, start, identity.misere());
  }

  /** Opens the tablebase for queries. The rules must be those that it was built from. */
  public TablebaseSource source(Rules rules) {
    Tablebase tablebase = new Tablebase(plan(rules), path, manifest);
    TablebaseSource.SolvedTable table =
        new TablebaseSource.SolvedTable(
            position -> value(tablebase, position), "the tablebase " + path, manifest.positions());
    return position -> table.values().apply(position).map(value -> table);
  }

  private Optional<Value> value(Tablebase tablebase, Position position) {
    try {
      return tablebase.value(position);
    } catch (IOException e) {
      throw new BadInput("'%s' cannot be read: %s".formatted(path, e.getMessage()));
    } catch (BadTablebase damaged) {
      throw new BadInput(
          "%s; for details run 'zermelo tablebase verify %s'".formatted(damaged.words(), path));
    }
  }
}
