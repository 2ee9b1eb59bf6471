package zermelo.web.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import zermelo.kernel.input.BadInput;

/**
 * Migrates the tables to the version of this program. Numbered SQL files are applied once each, all
 * in one transaction. A second server waits for the lock and finds the work done.
 */
final class Migrations {
  /** In this order. A released file never changes. */
  private static final List<String> FILES = List.of("0001-start.sql", "0002-touched.sql");

  private final String lock;

  /**
   * @param lock SQL that excludes other servers until the transaction ends; empty if the
   *     transaction itself does that
   */
  Migrations(String lock) {
    this.lock = lock;
  }

  void apply(Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    try (Statement statement = connection.createStatement()) {
      if (!lock.isEmpty()) {
        statement.execute(lock);
      }
      statement.execute(
          "CREATE TABLE IF NOT EXISTS migrations (number INTEGER NOT NULL PRIMARY KEY)");
      int done = done(statement);
      if (done > FILES.size()) {
        throw new BadInput("the store was made by a newer version of this program");
      }
      for (int number = done + 1; number <= FILES.size(); number++) {
        apply(number, connection, statement);
      }
      connection.commit();
    } catch (SQLException | RuntimeException e) {
      connection.rollback();
      throw e;
    } finally {
      connection.setAutoCommit(true);
    }
  }

  private static int done(Statement statement) throws SQLException {
    try (ResultSet rows = statement.executeQuery("SELECT MAX(number) FROM migrations")) {
      return rows.next() ? rows.getInt(1) : 0;
    }
  }

  private static void apply(int number, Connection connection, Statement statement)
      throws SQLException {
    for (String sql : read(FILES.get(number - 1)).split(";\\s*\\n", -1)) {
      if (!sql.isBlank()) {
        statement.execute(sql);
      }
    }
    try (PreparedStatement mark =
        connection.prepareStatement("INSERT INTO migrations (number) VALUES (?)")) {
      mark.setInt(1, number);
      mark.executeUpdate();
    }
  }

  private static String read(String file) {
    try (InputStream in = Migrations.class.getResourceAsStream("migrations/" + file)) {
      if (in == null) {
        throw new IllegalStateException("no migration " + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
