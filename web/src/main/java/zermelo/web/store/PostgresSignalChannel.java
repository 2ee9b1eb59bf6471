package zermelo.web.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Signals through LISTEN and NOTIFY of PostgreSQL. It has its own connection and reconnects when
 * that is lost.
 */
final class PostgresSignalChannel implements SignalChannel, AutoCloseable {
  private static final String CHANNEL = "zermelo";
  private static final int WAIT_MILLIS = 10_000;
  private static final Duration PAUSE = Duration.ofSeconds(1);

  private final Database database;
  private final DataSource source;
  private final String self = UUID.randomUUID().toString();
  private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
  private final Thread thread;
  private volatile boolean closed;
  private volatile @Nullable Connection now;

  PostgresSignalChannel(Database database, DataSource source) {
    this.database = database;
    this.source = source;
    this.thread = Thread.ofPlatform().daemon().name("store-signals").start(this::receive);
  }

  @Override
  public void send(String message) {
    database.change(
        connection -> {
          try (PreparedStatement notify = connection.prepareStatement("SELECT pg_notify(?, ?)")) {
            notify.setString(1, CHANNEL);
            notify.setString(2, self + " " + message);
            return notify.execute();
          }
        });
  }

  @Override
  public void listen(Consumer<String> listener) {
    listeners.add(listener);
  }

  private void receive() {
    while (!closed) {
      try (Connection connection = source.getConnection();
          Statement statement = connection.createStatement()) {
        now = connection;
        statement.execute("LISTEN " + CHANNEL);
        notifyListener(""); // messages may have been lost without a connection
        PGConnection notified = connection.unwrap(PGConnection.class);
        while (!closed) {
          PGNotification[] all = notified.getNotifications(WAIT_MILLIS);
          for (PGNotification one : all) {
            deliver(one.getParameter());
          }
          if (all.length == 0) {
            statement.execute("SELECT 1"); // detects a dead connection
          }
        }
      } catch (SQLException e) {
        pause();
      } catch (Throwable e) { // a listener failed; the others must still be called
        thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
        pause();
      }
    }
  }

  private void deliver(String parameter) {
    if (!parameter.startsWith(self)) {
      notifyListener(parameter.substring(parameter.indexOf(' ') + 1));
    }
  }

  private void notifyListener(String message) {
    listeners.forEach(listener -> listener.accept(message));
  }

  private void pause() {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException e) {
      closed = true;
    }
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    Connection open = now;
    try {
      if (open != null) {
        open.abort(Runnable::run); // it would wait for messages for some time
      }
      thread.join(PAUSE);
    } catch (SQLException e) {
      // The thread then ends after its wait.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
