package zermelo.web.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The store in plain SQL, which both databases understand. */
final class SqlStore implements WebStore {
  private static final Duration DAY = Duration.ofDays(1);
  private static final int AT_ONCE = 500;
  private static final String TOUCH_TEXT = touch("texts");
  private static final String TOUCH_REVIEW = touch("reviews");
  private static final String TOUCH_MATCH = touch("matches");

  private final Database database;
  private final SignalChannel signals;
  private final Runnable afterwards;

  /**
   * @param afterwards closes what does not belong to the database
   */
  SqlStore(Database database, SignalChannel signals, Runnable afterwards) {
    this.database = database;
    this.signals = signals;
    this.afterwards = afterwards;
  }

  private static String touch(String table) {
    return "UPDATE " + table + " SET touched = ? WHERE id = ? AND touched < ?";
  }

  @Override
  public void keepText(String id, String text) {
    keep(
        "INSERT INTO texts (id, text, created, touched) VALUES (?, ?, ?, ?)"
            + " ON CONFLICT DO NOTHING",
        id,
        text);
    touch(TOUCH_TEXT, id);
  }

  @Override
  public Optional<String> text(String id) {
    return found("SELECT text, touched FROM texts WHERE id = ?", TOUCH_TEXT, id);
  }

  @Override
  public void keepReview(String id, String body) {
    keep(
        "INSERT INTO reviews (id, body, created, touched) VALUES (?, ?, ?, ?)"
            + " ON CONFLICT DO NOTHING",
        id,
        body);
    touch(TOUCH_REVIEW, id);
  }

  @Override
  public Optional<String> review(String id) {
    return found("SELECT body, touched FROM reviews WHERE id = ?", TOUCH_REVIEW, id);
  }

  private void keep(String sql, String id, String value) {
    long now = System.currentTimeMillis();
    database.change(connection -> update(connection, sql, id, value, now, now));
  }

  /** A stored value and when it was last used, to within a day. */
  private record StoredValue(String value, long touched) {}

  private Optional<String> found(String sql, String touch, String id) {
    Optional<StoredValue> found =
        database.read(
            connection -> {
              try (PreparedStatement select = prepared(connection, sql, id);
                  ResultSet rows = select.executeQuery()) {
                return rows.next()
                    ? Optional.of(new StoredValue(rows.getString(1), rows.getLong(2)))
                    : Optional.empty();
              }
            });
    if (found.isPresent() && found.get().touched < System.currentTimeMillis() - DAY.toMillis()) {
      touch(touch, id);
    }
    return found.map(StoredValue::value);
  }

  /** Marks a value as used, to the day, so that reading seldom writes. */
  private void touch(String sql, String id) {
    database.change(connection -> touched(connection, sql, id));
  }

  private static int touched(Connection connection, String sql, String id) throws SQLException {
    long now = System.currentTimeMillis();
    return update(connection, sql, now, id, now - DAY.toMillis());
  }

  @Override
  public void touchMatches(Collection<String> ids) {
    ids.forEach(id -> touch(TOUCH_MATCH, id));
  }

  @Override
  public int expire(Expiry expiry, Instant now) {
    long others = now.minus(expiry.others()).toEpochMilli();
    int deleted =
        database.change(
            connection ->
                update(connection, "DELETE FROM texts WHERE touched < ?", others)
                    + update(connection, "DELETE FROM reviews WHERE touched < ?", others));
    long unplayed = now.minus(expiry.unplayed()).toEpochMilli();
    long played = now.minus(expiry.matches()).toEpochMilli();
    List<String> late;
    do {
      late = expiredMatches(unplayed, played);
      for (String id : late) {
        deleted += deleted(id, unplayed);
      }
    } while (late.size() == AT_ONCE);
    return deleted;
  }

  /** Returns some matches that were unused for too long. */
  private List<String> expiredMatches(long unplayed, long played) {
    String sql =
        "SELECT id FROM matches WHERE touched < ? AND (touched < ? OR NOT EXISTS"
            + " (SELECT 1 FROM match_events WHERE match_id = matches.id AND version > 1)) LIMIT "
            + AT_ONCE;
    return database.read(
        connection -> {
          List<String> ids = new ArrayList<>();
          try (PreparedStatement select = prepared(connection, sql, unplayed, played);
              ResultSet rows = select.executeQuery()) {
            while (rows.next()) {
              ids.add(rows.getString(1));
            }
          }
          return ids;
        });
  }

  /** Deletes a match, unless it was used meanwhile. */
  private int deleted(String id, long before) {
    return database.transaction(
        connection -> {
          // The update locks the row until the end: a concurrent move waits, and then fails.
          String claim = "UPDATE matches SET touched = 0 WHERE id = ? AND touched < ?";
          if (update(connection, claim, id, before) == 0) {
            return 0;
          }
          update(connection, "DELETE FROM match_events WHERE match_id = ?", id);
          return update(connection, "DELETE FROM matches WHERE id = ?", id);
        });
  }

  @Override
  public void begin(StoredMatch match, StoredEvent first) {
    database.transaction(
        connection -> {
          update(
              connection,
              "INSERT INTO matches (id, body, key_1, key_2, created, touched)"
                  + " VALUES (?, ?, ?, ?, ?, ?)",
              match.id(),
              match.body(),
              match.keys().first(),
              match.keys().second(),
              System.currentTimeMillis(),
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
            StoredMatch.KeyDigests keys =
                new StoredMatch.KeyDigests(rows.getString(2), rows.getString(3));
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
    return database.change(
        connection -> {
          touched(connection, TOUCH_MATCH, match);
          return insert(connection, match, event);
        });
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
  public SignalChannel signals() {
    return signals;
  }

  @Override
  public void close() {
    afterwards.run();
    database.close();
  }
}
