package zermelo.spark;

import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import zermelo.kernel.input.BadInput;

/**
 * Files that all machines can access and that outlive each of them.
 *
 * <p>A file exists completely or not at all. Its content does not depend on the machine that writes
 * it, so work may be done twice.
 */
final class SharedStorage implements Serializable {
  private static final long serialVersionUID = 1L;

  private final String root;
  private final Broadcast<SerializableConfiguration> configuration;

  /**
   * Creates a storage.
   *
   * @param root a folder in Hadoop's notation: {@code hdfs://...}, {@code file:/...}
   */
  SharedStorage(String root, JavaSparkContext spark) {
    this.root = qualified(root, spark);
    // About 100 KB: broadcast once instead of sent with every task.
    this.configuration =
        spark.broadcast(new SerializableConfiguration(spark.hadoopConfiguration()));
  }

  /** The complete URI of a folder; {@link BadInput} if there is no such file system. */
  private static String qualified(String root, JavaSparkContext spark) {
    try {
      Path path = new Path(root);
      return path.getFileSystem(spark.hadoopConfiguration()).makeQualified(path).toString();
    } catch (IOException | IllegalArgumentException e) {
      throw new BadInput("'%s' cannot be used for files: %s".formatted(root, e.getMessage()));
    }
  }

  private Path path(String name) {
    return name.isEmpty() ? new Path(root) : new Path(root, name);
  }

  /** The path of a file in Hadoop's notation. */
  String place(String name) {
    return path(name).toString();
  }

  private FileSystem files() throws IOException {
    return path("x").getFileSystem(configuration.value().value());
  }

  void write(String name, byte[] bytes) {
    Path target = path(name);
    Path draft = new Path(target.getParent(), "." + target.getName() + "." + UUID.randomUUID());
    try {
      FileSystem files = files();
      Deflater fast = new Deflater(Deflater.BEST_SPEED);
      try (OutputStream out = new DeflaterOutputStream(files.create(draft, true), fast)) {
        out.write(bytes);
      } finally {
        fast.end();
      }
      if (!files.rename(draft, target)) {
        // Another machine or an earlier run has written the same bytes. They stay in place,
        // because others may be reading them.
        files.delete(draft, false);
        if (!files.exists(target)) {
          throw new IOException("cannot write " + target);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  byte[] read(String name) {
    return find(name)
        .orElseThrow(
            () -> new UncheckedIOException(new FileNotFoundException(path(name).toString())));
  }

  /** The bytes of a file, if it exists. */
  Optional<byte[]> find(String name) {
    try (InputStream in = new InflaterInputStream(files().open(path(name)))) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      in.transferTo(bytes);
      return Optional.of(bytes.toByteArray());
    } catch (FileNotFoundException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void writeText(String name, String text) {
    write(name, text.getBytes(StandardCharsets.UTF_8));
  }

  Optional<String> findText(String name) {
    return find(name).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
  }

  /** The names of the files in a folder. */
  Stream<String> list(String folder) {
    try {
      return Stream.of(files().listStatus(path(folder)))
          .map(FileStatus::getPath)
          .map(Path::getName)
          .filter(name -> !name.startsWith("."))
          .sorted();
    } catch (FileNotFoundException e) {
      return Stream.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Deletes a file or a folder, if it exists. */
  void delete(String name) {
    delete(path(name));
  }

  /** Deletes everything at once: a remaining part would mislead a later run. */
  void deleteAll() {
    Path old = new Path(root + ".old");
    try {
      files().delete(old, true);
      if (!files().rename(new Path(root), old)) {
        throw new IOException("cannot rename " + root);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    delete(old);
  }

  private void delete(Path path) {
    try {
      files().delete(path, true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
