package zermelo.solve.store;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UTFDataFormatException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;

/**
 * Keeps the state of a long search in a file, so that it goes on after {@code kill -9}.
 *
 * <p>What a search proves about positions is in its tables. From time to time the store writes the
 * entries that took the most work, at most {@value #MOST_ENTRIES} of each table. When the search is
 * started again, it fills its tables with them. It soon proves the other entries again, because
 * they took little work.
 *
 * <p>A file is written under another name and then renamed, so it is complete or not there. It
 * contains a checksum and the text of its question. Both must match: an entry of other rules would
 * prove something false.
 *
 * <p>A store serves one question and the thread that owns its search.
 */
public final class SearchStore {
  private static final String MAGIC = "Zermelo search state 1";
  private static final int MOST_ENTRIES = 1 << 22;
  private static final int SIZES = 64; // of work
  private static final long LEAST_PAUSE = 250_000_000L; // between two saves
  private static final int PAUSES = 20; // a pause is this many times as long as a save

  private final Optional<Path> file;
  private final String question;
  private final Map<String, SavedEntries> saved = new HashMap<>(); // of tables not yet made
  private final Map<String, StoredTable> tables = new LinkedHashMap<>();
  private long nextSave;
  private Optional<String> failure = Optional.empty();

  /** Entries from a file, one after the other. */
  private static final class SavedEntries {
    private final int words;
    private long[] all = new long[64];
    private int size;

    SavedEntries(int words) {
      this.words = words;
    }

    void add(long word) {
      if (size == all.length) {
        all = Arrays.copyOf(all, 2 * size);
      }
      all[size++] = word;
    }
  }

  private SearchStore(Optional<Path> file, String question) {
    this.file = file;
    this.question = question;
  }

  /** A store that keeps nothing. */
  public static SearchStore none() {
    return new SearchStore(Optional.empty(), "");
  }

  /**
   * A store in a file, with the entries that an earlier run wrote there.
   *
   * @param question a text of everything on which the meaning of entries depends
   * @throws BadInput if the file is not the state of this question
   */
  public static SearchStore in(Path file, String question) {
    SearchStore store = new SearchStore(Optional.of(file), question);
    if (Files.exists(file)) {
      store.read(file);
    }
    return store;
  }

  /** The number of entries from an earlier run that no table has taken yet. */
  public long savedEntries() {
    return saved.values().stream().mapToLong(entries -> entries.size / entries.words).sum();
  }

  /** The number of entries from an earlier run for a table that is not yet made. */
  public int savedEntries(String name) {
    SavedEntries entries = saved.get(name);
    return entries == null ? 0 : entries.size / entries.words;
  }

  /**
   * Registers a table to be saved, instead of an older one of this name, and fills it with its
   * entries from the file.
   */
  public void keep(String name, StoredTable table) {
    if (file.isEmpty()) {
      return;
    }
    if (tables.isEmpty()) {
      nextSave = System.nanoTime() + LEAST_PAUSE; // no need to save an empty table
    }
    tables.put(name, table);
    SavedEntries entries = saved.remove(name);
    if (entries != null && entries.words == table.entryWords()) {
      long[] entry = new long[entries.words];
      for (int at = 0; at < entries.size; at += entry.length) {
        System.arraycopy(entries.all, at, entry, 0, entry.length);
        table.restore(entry);
      }
    }
  }

  /** Saves the tables if it is time: saving may take about a twentieth of the run. */
  public void saveIfDue() {
    if (!tables.isEmpty() && System.nanoTime() - nextSave >= 0) {
      save();
    }
  }

  /** Saves the tables. If that fails, the work goes on, and {@link #failure} has the reason. */
  public void save() {
    if (file.isEmpty() || tables.isEmpty()) {
      return;
    }
    long began = System.nanoTime();
    try {
      write(file.get());
      failure = Optional.empty();
    } catch (IOException e) {
      failure = Optional.of(InputFile.reason(e));
    }
    long now = System.nanoTime();
    nextSave = now + Math.max(LEAST_PAUSE, PAUSES * (now - began));
  }

  /** Whether there is anything to save. */
  public boolean hasTables() {
    return !tables.isEmpty();
  }

  /** Why the last save failed, if it did. */
  public Optional<String> failure() {
    return failure;
  }

  private void write(Path target) throws IOException {
    Path draft = target.resolveSibling(target.getFileName() + ".draft");
    CRC32 sum = new CRC32();
    try (OutputStream bytes = Files.newOutputStream(draft);
        DataOutputStream out =
            new DataOutputStream(
                new CheckedOutputStream(new BufferedOutputStream(bytes, 1 << 16), sum))) {
      out.writeUTF(MAGIC);
      out.writeUTF(question);
      for (Map.Entry<String, StoredTable> table : tables.entrySet()) {
        out.writeUTF(table.getKey());
        write(table.getValue(), out);
      }
      for (Map.Entry<String, SavedEntries> rest : saved.entrySet()) {
        out.writeUTF(rest.getKey());
        out.writeInt(rest.getValue().words);
        for (int i = 0; i < rest.getValue().size; i++) {
          if (i % rest.getValue().words == 0) {
            out.writeBoolean(true);
          }
          out.writeLong(rest.getValue().all[i]);
        }
        out.writeBoolean(false);
      }
      out.writeUTF("");
      out.writeLong(sum.getValue());
    } catch (IOException e) {
      Files.deleteIfExists(draft);
      throw e;
    }
    try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
    Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Carries an IOException out of the consumer of entries. */
  private static final class Unwritten extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unwritten(IOException cause) {
      super(cause);
    }
  }

  private static void write(StoredTable table, DataOutputStream out) throws IOException {
    int[] counts = new int[SIZES];
    table.entries((work, entry) -> counts[work]++);
    int least = SIZES;
    for (long sum = 0; least > 0 && sum + counts[least - 1] <= MOST_ENTRIES; least--) {
      sum += counts[least - 1];
    }
    int enough = least;
    out.writeInt(table.entryWords());
    try {
      table.entries(
          (work, entry) -> {
            if (work >= enough) {
              write(entry, out);
            }
          });
    } catch (Unwritten failed) {
      throw failed.getCause() instanceof IOException e ? e : new IOException(failed);
    }
    out.writeBoolean(false);
  }

  private static void write(long[] entry, DataOutputStream out) {
    try {
      out.writeBoolean(true);
      for (long word : entry) {
        out.writeLong(word);
      }
    } catch (IOException e) {
      throw new Unwritten(e);
    }
  }

  private void read(Path source) {
    CRC32 sum = new CRC32();
    try (DataInputStream in =
        new DataInputStream(
            new CheckedInputStream(
                new BufferedInputStream(Files.newInputStream(source), 1 << 16), sum))) {
      if (in.readUnsignedShort() != MAGIC.length()
          || !new String(in.readNBytes(MAGIC.length()), StandardCharsets.UTF_8).equals(MAGIC)) {
        throw new BadInput("'" + source + "' is not the state of a search: give another file");
      }
      if (!in.readUTF().equals(question)) {
        throw new BadInput(
            "'"
                + source
                + "' is the state of another question, or of another version: give another file");
      }
      for (String name = in.readUTF(); !name.isEmpty(); name = in.readUTF()) {
        SavedEntries entries = new SavedEntries(Math.max(1, in.readInt()));
        while (in.readBoolean()) {
          for (int i = 0; i < entries.words; i++) {
            entries.add(in.readLong());
          }
        }
        saved.put(name, entries);
      }
      long computed = sum.getValue();
      if (in.readLong() != computed) {
        throw damaged(source);
      }
    } catch (EOFException | UTFDataFormatException e) {
      throw damaged(source);
    } catch (IOException e) {
      throw new BadInput("'" + source + "' cannot be read: " + InputFile.reason(e));
    }
  }

  private static BadInput damaged(Path source) {
    return new BadInput("'" + source + "' is damaged: delete it, and the search begins again");
  }
}
