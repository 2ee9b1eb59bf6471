package zermelo.application.tablebase;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;
import zermelo.library.GameIdentity;
import zermelo.solve.TablebaseSource;
import zermelo.solve.tablebase.BadTablebase;

/**
 * Finds the tablebases that may answer the questions of a run.
 *
 * <p>These are the given tablebase, or else those in {@code ./tablebases} and in the folders of
 * {@code ZERMELO_TABLEBASES}. No folder is searched before a solver needs it.
 */
public final class TablebaseFinder {
  /** Finds nothing. */
  public static final TablebaseFinder NONE = new TablebaseFinder();

  private static final String VARIABLE = "ZERMELO_TABLEBASES";
  private static final String USUAL = "tablebases";

  private final Optional<TablebaseSource> only;
  private final boolean any;
  private final boolean misere;
  private final Optional<String> given;
  private final Consumer<String> complaints;
  private final IdentityHashMap<Rules, TablebaseSource> known = new IdentityHashMap<>();
  private Optional<List<TablebaseFolder>> found = Optional.empty();

  private TablebaseFinder() {
    this(Optional.empty());
  }

  private TablebaseFinder(Optional<TablebaseSource> only) {
    this.only = only;
    this.any = false;
    this.misere = false;
    this.given = Optional.empty();
    this.complaints = why -> {};
  }

  /** Always finds the given source. */
  public static TablebaseFinder holding(TablebaseSource source) {
    return new TablebaseFinder(Optional.of(source));
  }

  /**
   * Finds tablebases on disk.
   *
   * @param given the folder that the user named, if any
   * @param complaints receives the reason when a tablebase is found but not used
   */
  public TablebaseFinder(Optional<String> given, boolean misere, Consumer<String> complaints) {
    this.only = Optional.empty();
    this.any = true;
    this.misere = misere;
    this.given = given;
    this.complaints = complaints;
  }

  /**
   * Returns the tablebases of a game. Throws {@link BadInput} if the given one is of another game.
   *
   * @param name the game's name as the user gave it
   */
  public TablebaseSource of(String name, Game game, Rules rules) {
    if (!any) {
      return only.orElse(TablebaseSource.EMPTY);
    }
    return known.computeIfAbsent(rules, fresh -> fresh(name, game, fresh));
  }

  private TablebaseSource fresh(String name, Game game, Rules rules) {
    if (given.isPresent()) {
      return given(TablebaseFolder.path(given.get()), name, game, rules);
    }
    return rules.facts().heaps() ? TablebaseSource.EMPTY : new LazyTablebase(name, game, rules);
  }

  private TablebaseSource given(Path path, String name, Game game, Rules rules) {
    try {
      TablebaseFolder folder = TablebaseFolder.open(path);
      GameIdentity wanted = identity(name, game, rules);
      if (!folder.identity().sameGame(wanted)) {
        throw new BadInput(
            "the tablebase in '%s' is of %s, not of %s"
                .formatted(path, folder.identity().words(), wanted.words()));
      }
      return folder.source(rules);
    } catch (BadTablebase damaged) {
      throw new BadInput(damaged.words());
    }
  }

  /** Leaves the start position empty: it does not matter for finding a tablebase. */
  private GameIdentity identity(String name, Game game, Rules rules) {
    return new GameIdentity(
        GameIdentity.text(name, game).isPresent() ? game.title() : game.id(),
        GameIdentity.text(name, game).map(GameIdentity::checksum),
        rules.parameterValues(),
        "",
        misere);
  }

  /** The tablebases of a game, searched for at the first query. */
  private final class LazyTablebase implements TablebaseSource {
    private final String name;
    private final Game game;
    private final Rules rules;
    private Optional<List<TablebaseSource>> sources = Optional.empty();

    LazyTablebase(String name, Game game, Rules rules) {
      this.name = name;
      this.game = game;
      this.rules = rules;
    }

    @Override
    public Optional<SolvedTable> holding(Position position) {
      if (sources.isEmpty()) {
        sources = Optional.of(matching());
      }
      for (TablebaseSource source : sources.get()) {
        Optional<SolvedTable> table = lookUp(source, position);
        if (table.isPresent()) {
          return table;
        }
      }
      return Optional.empty();
    }

    private Optional<SolvedTable> lookUp(TablebaseSource source, Position position) {
      try {
        return source.holding(position);
      } catch (BadInput damaged) {
        ignored(String.valueOf(damaged.getMessage()));
        return Optional.empty();
      }
    }

    private List<TablebaseSource> matching() {
      List<TablebaseSource> matching = new ArrayList<>();
      List<TablebaseFolder> all = all();
      if (!all.isEmpty()) {
        GameIdentity wanted = identity(name, game, rules);
        for (TablebaseFolder folder : all) {
          if (folder.identity().sameGame(wanted)) {
            matching.add(folder.source(rules));
          }
        }
      }
      return matching;
    }
  }

  private void ignored(String why) {
    complaints.accept("a tablebase is not used: " + why);
  }

  private List<TablebaseFolder> all() {
    if (found.isEmpty()) {
      List<TablebaseFolder> folders = new ArrayList<>();
      String named = System.getenv(VARIABLE);
      if (named != null) {
        for (String one : named.split(":", -1)) {
          searchFolder(one, folders);
        }
      }
      searchFolder(USUAL, folders);
      found = Optional.of(folders);
    }
    return found.get();
  }

  private void searchFolder(String name, List<TablebaseFolder> folders) {
    try {
      Path path = Path.of(name);
      if (name.isEmpty() || !Files.isDirectory(path)) {
        return;
      }
      add(path, folders);
      List<Path> inside = new ArrayList<>();
      try (DirectoryStream<Path> files = Files.newDirectoryStream(path)) {
        files.forEach(inside::add);
      }
      inside.sort(null);
      inside.forEach(file -> add(file, folders));
    } catch (InvalidPathException | IOException e) {
      ignored("'" + name + "' cannot be read");
    }
  }

  private void add(Path path, List<TablebaseFolder> folders) {
    try {
      if (Files.isDirectory(path)) {
        TablebaseFolder.find(path).ifPresent(folders::add);
      }
    } catch (BadTablebase damaged) {
      ignored(damaged.words());
    } catch (BadInput unreadable) {
      ignored(String.valueOf(unreadable.getMessage()));
    }
  }
}
