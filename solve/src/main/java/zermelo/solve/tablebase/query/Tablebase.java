package zermelo.solve.tablebase.query;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zermelo.kernel.Position;
import zermelo.solve.Value;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.PackedScore;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.format.TierReader;

/** A finished tablebase, open for queries. Serves one thread. */
public final class Tablebase implements AutoCloseable {
  private final Path folder;
  private final TablebaseManifest manifest;
  private final boolean scored;
  private final PositionCursor cursor;
  private final Map<Integer, @Nullable TierReader> readers = new HashMap<>();

  /**
   * Opens the tablebase of a plan.
   *
   * @param manifest the manifest in the folder
   */
  public Tablebase(TablebasePlan plan, Path folder, TablebaseManifest manifest) {
    this.folder = folder;
    this.manifest = manifest;
    this.scored = plan.rules().facts().scored();
    this.cursor = plan.newCursor();
  }

  public TablebaseManifest manifest() {
    return manifest;
  }

  /** The value of a position; empty if it cannot be reached from the start. */
  public Optional<Value> value(Position position) throws IOException {
    long rank = cursor.find(position);
    if (rank < 0) {
      return Optional.empty();
    }
    int packedValue = packedValue(rank);
    return packedValue == PackedValue.WAITING ? Optional.empty() : Optional.of(value(packedValue));
  }

  private Value value(int packedValue) {
    return scored
        ? Value.ofMargin(
            PackedScore.margin(packedValue),
            PackedScore.shortestPlies(packedValue),
            PackedScore.longestPlies(packedValue))
        : Value.of(PackedValue.outcome(packedValue), PackedValue.remoteness(packedValue));
  }

  /** The value of the start. */
  public Value root() {
    return value(manifest.root());
  }

  private int packedValue(long rank) throws IOException {
    int tier = cursor.tiers().tier(rank);
    if (!readers.containsKey(tier)) {
      readers.put(tier, reader(tier));
    }
    TierReader reader = readers.get(tier);
    return reader == null ? PackedValue.WAITING : reader.packedValue(cursor, rank);
  }

  private @Nullable TierReader reader(int tier) throws IOException {
    if (manifest.parts().stream().noneMatch(part -> part.tier() == tier)) {
      return null;
    }
    Path file = TablebaseManifest.tierFile(folder, tier);
    try {
      return new TierReader(file);
    } catch (NoSuchFileException e) {
      throw new BadTablebase(file, "it is missing");
    }
  }

  @Override
  public void close() throws IOException {
    for (TierReader reader : readers.values()) {
      if (reader != null) {
        reader.close();
      }
    }
  }
}
