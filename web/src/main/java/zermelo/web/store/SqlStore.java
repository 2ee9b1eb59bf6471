package zermelo.web.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The store in plain SQL, which both databases understand. */
final class SqlStore implements Store {
  private final Database database;
  private final Signals signals;
  private final Runnable afterwards;

  /**
   * @param afterwards closes what is not the database's own
   */
  SqlStore(Database database, Signals signals, Runnable afterwards) {
    this.database = database;
    this.signals = signals;
    this.afterwards = afterwards;
  }

  @Override
  public void keepText(String id, String text) {
    keep("INSERT INTO texts (id, text, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", id, text);
  }

  @Override
  public Optional<String> text(String id) {
    return found("SELECT text FROM texts WHERE id = ?", id);
  }

  @Override
  public void keepReview(String id, String body) {
    keep(
        "INSERT INTO reviews (id, body, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        id,
        body);
  }

  @Override
  public Optional<String> review(String id) {
    return found("SELECT body FROM reviews WHERE id = ?", id);
  }

  private void keep(String sql, String id, String value) {
    database.change(connection -> update(connection, sql, id, value, System.currentTimeMillis()));
  }

  private Optional<String> found(String sql, String id) {
    return database.read(
        connection -> {
          try (PreparedStatement select = prepared(connection, sql, id);
              ResultSet rows = select.executeQuery()) {
            return rows.next() ? Optional.of(rows.getString(1)) : Optional.empty();
          }
        });
  }

  @Override
  public void begin(StoredMatch match, StoredEvent first) {
    database.transaction(
        connection -> {
          update(
              connection,
              "INSERT INTO matches (id, body, key_1, key_2, created) VALUES (?, ?, ?, ?, ?)",
              match.id(),
              match.body(),
              match.keys().first(),
              match.keys().second(),
              System.currentTimeMillis());
          return insert(connection, match.id(), first);
        });
  }

  @Override
  public Optional<StoredMatch> match(String id) {
    return database.read(
        connection -> {
          String sql = "SELECT body, key_1, key_2 FROM matches WHERE id = ?";
          try (PreparedStatement select = prepared(connection, sql, id);
              ResultSet rows = select.executeQuery()) {
            if (!rows.next()) {
              return Optional.empty();
            }
            StoredMatch.Keys keys = new StoredMatch.Keys(rows.getString(2), rows.getString(3));
            return Optional.of(new StoredMatch(id, rows.getString(1), keys));
          }
        });
  }

  @Override
  public List<StoredEvent> events(String match, long after) {
    return database.read(
        connection -> {
          List<StoredEvent> events = new ArrayList<>();
          String sql =
              "SELECT version, kind, body FROM match_events"
                  + " WHERE match_id = ? AND version > ? ORDER BY version";
          try (PreparedStatement select = prepared(connection, sql, match, after);
              ResultSet rows = select.executeQuery()) {
            while (rows.next()) {
              events.add(new StoredEvent(rows.getLong(1), rows.getString(2), rows.getString(3)));
            }
          }
          return events;
        });
  }

  @Override
  public boolean append(String match, StoredEvent event) {
    return database.change(connection -> insert(connection, match, event));
  }

  private static boolean insert(Connection connection, String match, StoredEvent event)
      throws SQLException {
    return update(
            connection,
            "INSERT INTO match_events (match_id, version, kind, body, at) VALUES (?, ?, ?, ?, ?)"
                + " ON CONFLICT DO NOTHING",
            match,
            event.version(),
            event.kind(),
            event.body(),
            System.currentTimeMillis())
        == 1;
  }

  @Override
  public long matches() {
    return database.read(
        connection -> {
          try (PreparedStatement select = prepared(connection, "SELECT COUNT(*) FROM matches");
              ResultSet rows = select.executeQuery()) {
            return rows.next() ? rows.getLong(1) : 0L;
          }
        });
  }

  private static int update(Connection connection, String sql, Object... values)
      throws SQLException {
    try (PreparedStatement update = prepared(connection, sql, values)) {
      return update.executeUpdate();
    }
  }

  private static PreparedStatement prepared(Connection connection, String sql, Object... values)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }

  @Override
  public Signals signals() {
    return signals;
  }

  @Override
  public void close() {
    afterwards.run();
    database.close();
  }
}
