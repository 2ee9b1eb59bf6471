package zermelo.desk.archive;

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
import zermelo.kernel.BadInput;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.library.Identity;
import zermelo.solve.Archive;
import zermelo.solve.tablebase.BadTablebase;

/**
 * The tablebases that a run may answer from: the one that was given, or else those in {@code
 * ./tablebases} and in the folders that {@code ZERMELO_TABLEBASES} names. Nothing is looked for
 * before a solver wants it.
 */
public final class Shelf {
  /** A shelf with nothing on it. */
  public static final Shelf NONE = new Shelf();

  private static final String VARIABLE = "ZERMELO_TABLEBASES";
  private static final String USUAL = "tablebases";

  private final Optional<Archive> only;
  private final boolean any;
  private final boolean misere;
  private final Optional<String> given;
  private final Consumer<String> complaints;
  private final IdentityHashMap<Rules, Archive> known = new IdentityHashMap<>();
  private Optional<List<Folder>> found = Optional.empty();

  private Shelf() {
    this(Optional.empty());
  }

  private Shelf(Optional<Archive> only) {
    this.only = only;
    this.any = false;
    this.misere = false;
    this.given = Optional.empty();
    this.complaints = why -> {};
  }

  /** A shelf with this on it, whatever is asked for. */
  public static Shelf holding(Archive archive) {
    return new Shelf(Optional.of(archive));
  }

  /**
   * The shelf of a run.
   *
   * @param given the folder that was named, if one was
   * @param complaints hears why a tablebase that was found is not used
   */
  public Shelf(Optional<String> given, boolean misere, Consumer<String> complaints) {
    this.only = Optional.empty();
    this.any = true;
    this.misere = misere;
    this.given = given;
    this.complaints = complaints;
  }

  /**
   * What is kept of a game. {@link BadInput} if a tablebase was given that is of another one.
   *
   * @param name as a person named it
   */
  public Archive of(String name, Game game, Rules rules) {
    if (!any) {
      return only.orElse(Archive.EMPTY);
    }
    return known.computeIfAbsent(rules, fresh -> fresh(name, game, fresh));
  }

  private Archive fresh(String name, Game game, Rules rules) {
    if (given.isPresent()) {
      return given(Folder.path(given.get()), name, game, rules);
    }
    return rules.facts().heaps() ? Archive.EMPTY : new Found(name, game, rules);
  }

  private Archive given(Path path, String name, Game game, Rules rules) {
    try {
      Folder folder = Folder.open(path);
      Identity asked = identity(name, game, rules);
      if (!folder.identity().sameGame(asked)) {
        throw new BadInput(
            "the tablebase in '%s' is of %s, not of %s"
                .formatted(path, folder.identity().words(), asked.words()));
      }
      return folder.archive(rules);
    } catch (BadTablebase damaged) {
      throw new BadInput(damaged.words());
    }
  }

  /** The start does not matter here. */
  private Identity identity(String name, Game game, Rules rules) {
    return new Identity(
        Identity.text(name, game).isPresent() ? game.title() : game.id(),
        Identity.text(name, game).map(Identity::checksum),
        rules.values(),
        "",
        misere);
  }

  /** The tablebases of a game, looked for when they are wanted for the first time. */
  private final class Found implements Archive {
    private final String name;
    private final Game game;
    private final Rules rules;
    private Optional<List<Archive>> archives = Optional.empty();

    Found(String name, Game game, Rules rules) {
      this.name = name;
      this.game = game;
      this.rules = rules;
    }

    @Override
    public Optional<Table> holding(Position position) {
      if (archives.isEmpty()) {
        archives = Optional.of(matching());
      }
      for (Archive archive : archives.get()) {
        Optional<Table> table = asked(archive, position);
        if (table.isPresent()) {
          return table;
        }
      }
      return Optional.empty();
    }

    private Optional<Table> asked(Archive archive, Position position) {
      try {
        return archive.holding(position);
      } catch (BadInput damaged) {
        ignored(String.valueOf(damaged.getMessage()));
        return Optional.empty();
      }
    }

    private List<Archive> matching() {
      List<Archive> matching = new ArrayList<>();
      List<Folder> all = all();
      if (!all.isEmpty()) {
        Identity asked = identity(name, game, rules);
        for (Folder folder : all) {
          if (folder.identity().sameGame(asked)) {
            matching.add(folder.archive(rules));
          }
        }
      }
      return matching;
    }
  }

  private void ignored(String why) {
    complaints.accept("a tablebase is not used: " + why);
  }

  private List<Folder> all() {
    if (found.isEmpty()) {
      List<Folder> folders = new ArrayList<>();
      String named = System.getenv(VARIABLE);
      if (named != null) {
        for (String one : named.split(":", -1)) {
          look(one, folders);
        }
      }
      look(USUAL, folders);
      found = Optional.of(folders);
    }
    return found.get();
  }

  private void look(String name, List<Folder> folders) {
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

  private void add(Path path, List<Folder> folders) {
    try {
      if (Files.isDirectory(path)) {
        Folder.find(path).ifPresent(folders::add);
      }
    } catch (BadTablebase damaged) {
      ignored(damaged.words());
    } catch (BadInput unreadable) {
      ignored(String.valueOf(unreadable.getMessage()));
    }
  }
}
