package zermelo.application.proven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;
import zermelo.language.TextGame;
import zermelo.library.GameIdentity;
import zermelo.solve.ProvenPositions;
import zermelo.solve.Value;

/**
 * The proven positions of every game: a folder of stores, and an opening book if one was given.
 *
 * <p>A store belongs to one game with its parameters and its play convention, to its rules without
 * the words for people, and to one version of the program.
 */
public final class ProvenStores {
  /** No books and no stores. */
  public static final ProvenStores NONE =
      new ProvenStores(false, Optional.empty(), "", Optional.empty(), why -> {});

  /** The books that come with the program, and no stores. */
  public static final ProvenStores BOOKS =
      new ProvenStores(true, Optional.empty(), "", Optional.empty(), why -> {});

  private static final String FOLDER = "proven";
  private static final String ENDING = ".positions";
  private static final int MAX_FILES = 64;
  private static final long MAX_BYTES = 1L << 20;

  private final boolean shipped;
  private final Optional<Path> folder;
  private final String version;
  private final Optional<InputFile> book;
  private final Consumer<String> complaints;
  private final Map<String, ProvenPositions> known = new HashMap<>();

  private ProvenStores(
      boolean shipped,
      Optional<Path> folder,
      String version,
      Optional<InputFile> book,
      Consumer<String> complaints) {
    this.shipped = shipped;
    this.folder = folder;
    this.version = version;
    this.book = book;
    this.complaints = complaints;
  }

  /**
   * Stores in a folder, and the books that come with the program.
   *
   * @param state the folder for files that outlive a run
   * @param version the version of the program: proofs of another one are not believed
   * @param complaints receives the reason if a store cannot be used
   */
  public static ProvenStores in(Path state, String version, Consumer<String> complaints) {
    Optional<Path> folder = Optional.of(state.resolve(FOLDER));
    return new ProvenStores(true, folder, version, Optional.empty(), complaints);
  }

  /** Returns the same stores with a book, which must be of the game that is asked about. */
  public ProvenStores with(InputFile opening) {
    return new ProvenStores(shipped, folder, version, Optional.of(opening), complaints);
  }

  /** Returns what is proven about a game. Heap games have faster ways than a search. */
  public synchronized ProvenPositions of(Game game, Rules rules, boolean misere) {
    if (!shipped || rules.facts().heaps() || !(game instanceof TextGame text)) {
      book.ifPresent(
          file -> {
            throw new BadInput(file.name() + " is not for " + game.id() + ", which has no books");
          });
      return ProvenPositions.NONE;
    }
    ProvenFormat format = format(text, rules, misere);
    return known.computeIfAbsent(format.head(), absent -> create(text, rules, format));
  }

  private ProvenPositions create(TextGame game, Rules rules, ProvenFormat format) {
    String id = game.id().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9-]", "");
    ProvenPositions known =
        folder.map(stores -> store(stores, id, format, rules)).orElse(ProvenPositions.NONE);
    Optional<Book> opening =
        book.map(file -> Book.read(file, format, rules)).or(() -> Book.shipped(id, format, rules));
    return opening.<ProvenPositions>map(first -> new BookThenStore(first, known)).orElse(known);
  }

  private ProvenPositions store(Path stores, String id, ProvenFormat format, Rules rules) {
    ProvenFormat ofThisVersion = format.with("program " + version);
    String name = id + "-" + GameIdentity.checksum(ofThisVersion.head()).substring(0, 16);
    dropOldest(stores);
    return new ProvenStore(
        stores.resolve(name + ENDING), ofThisVersion, rules, MAX_BYTES, complaints);
  }

  /** The header of books and stores: everything that the values depend on. */
  static ProvenFormat format(TextGame game, Rules rules, boolean misere) {
    List<String> header = new ArrayList<>();
    header.add("zermelo proven positions 1");
    header.add("game " + game.id().replaceAll("\\s+", " "));
    header.add("rules sha-256 " + GameIdentity.rulesChecksum(game.text()));
    rules.parameterValues().forEach((name, value) -> header.add("set " + name + "=" + value));
    header.add("play " + (misere ? "misere" : "normal"));
    return new ProvenFormat(header);
  }

  private void dropOldest(Path stores) {
    if (!Files.isDirectory(stores)) {
      return;
    }
    try (Stream<Path> all = Files.list(stores)) {
      List<Path> files = all.filter(path -> path.toString().endsWith(ENDING)).toList();
      List<Path> oldest =
          files.stream()
              .sorted(Comparator.comparingLong(path -> path.toFile().lastModified()))
              .toList();
      for (Path file : oldest.subList(0, Math.max(0, oldest.size() - MAX_FILES))) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      complaints.accept("old proven positions cannot be removed: " + e);
    }
  }

  /** A book, and a store for what is not in it. */
  private record BookThenStore(Book book, ProvenPositions store) implements ProvenPositions {
    @Override
    public Optional<Value> value(Position position) {
      return book.value(position).or(() -> store.value(position));
    }

    @Override
    public void keep(Position position, Value value, long work) {
      if (book.value(position).isEmpty()) {
        store.keep(position, value, work);
      }
    }
  }
}
