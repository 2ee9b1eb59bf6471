package zermelo.web.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import zermelo.kernel.input.BadInput;

/** Opens the database of the web server, PostgreSQL or SQLite, and migrates it first. */
public final class WebStoreFactory {
  private static final String POSTGRESQL = "jdbc:postgresql:";

  /** Servers migrate one at a time. The number is arbitrary, but the same for all servers. */
  private static final String LOCK = "SELECT pg_advisory_xact_lock(7071726567)";

  /**
   * The pool logs every start and stop. Strong reference; otherwise the JDK collects the logger.
   */
  private static final Logger QUIET = Logger.getLogger("com.zaxxer.hikari");

  private static final int BUSY_TRIES = 50;
  private static final Duration BUSY_PAUSE = Duration.ofMillis(100);

  private WebStoreFactory() {}

  /**
   * Opens the store with this name: {@code jdbc:postgresql://...}, or the path of an SQLite file,
   * which is created if it does not exist.
   */
  public static WebStore open(String name) {
    if (name.startsWith(POSTGRESQL)) {
      return postgresql(name);
    }
    if (name.startsWith("jdbc:")) {
      throw new BadInput("--db: " + name + " is not a store: give jdbc:postgresql://... or a file");
    }
    try {
      return sqlite(Path.of(name));
    } catch (InvalidPathException e) {
      throw new BadInput("--db: '" + name + "' is not a path: " + e.getReason());
    }
  }

  /** Opens a store in a file, for one server. */
  public static WebStore sqlite(Path file) {
    Path absolute = file.toAbsolutePath();
    try {
      Path folder = absolute.getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
    } catch (IOException e) {
      throw new BadInput("the store " + file + " cannot be made: its folder cannot be written");
    }
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    // An acknowledged move is on disk, even after a power failure.
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    config.setBusyTimeout(10_000);
    config.enforceForeignKeys(true);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + absolute);
    Database database = database(source, 4, new Migrations(""), file.toString());
    return new SqlStore(database, SignalChannel.NONE, () -> {});
  }

  private static WebStore postgresql(String url) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    try {
      source.setUrl(url);
    } catch (IllegalArgumentException e) {
      throw new BadInput("--db: this is not the address of a PostgreSQL database");
    }
    source.setTcpKeepAlive(true);
    source.setConnectTimeout(5);
    source.setSocketTimeout(20);
    Database database = database(source, 8, new Migrations(LOCK), "PostgreSQL");
    PostgresSignalChannel signals = new PostgresSignalChannel(database, source);
    return new SqlStore(database, signals, signals::close);
  }

  private static Database database(
      DataSource source, int connections, Migrations migrations, String name) {
    QUIET.setLevel(Level.SEVERE); // users of the store report its failures
    // Before the pool exists, because a pool would retry an impossible connection again and again.
    try {
      migrate(source, migrations);
    } catch (SQLException e) {
      throw new BadInput("the store " + name + " cannot be opened: " + e.getMessage());
    }
    HikariConfig config = new HikariConfig();
    config.setDataSource(source);
    config.setMaximumPoolSize(connections);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(5_000);
    return new Database(new HikariDataSource(config));
  }

  /**
   * Retries, because a new SQLite file that another server is preparing is busy and its lock does
   * not wait.
   */
  private static void migrate(DataSource source, Migrations migrations) throws SQLException {
    for (int tries = 1; ; tries++) {
      try (Connection connection = source.getConnection()) {
        migrations.apply(connection);
        return;
      } catch (SQLiteException e) {
        if (e.getResultCode() != SQLiteErrorCode.SQLITE_BUSY || tries == BUSY_TRIES) {
          throw e;
        }
      }
      LockSupport.parkNanos(BUSY_PAUSE.toNanos());
    }
  }
}
