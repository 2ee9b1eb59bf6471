package zermelo.web.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Runs actions on a database, on threads of its own.
 *
 * <p>Requests run on virtual threads. Such a thread must not block inside the native code of
 * SQLite: it would block its carrier thread too, and there are few of those. So it waits here for a
 * thread that may block. When the database cannot be reached, all actions fail at once for a
 * second, instead of waiting one after another.
 */
final class Database implements AutoCloseable {
  /** Maximum wait of a request that has not changed anything yet. */
  private static final Duration MAX_WAIT = Duration.ofSeconds(15);

  /** The pause after a failed connection, in which the database is not tried again. */
  private static final Duration PAUSE = Duration.ofSeconds(1);

  private final HikariDataSource source;
  private final ExecutorService threads;
  private final AtomicLong pausedUntil = new AtomicLong(System.nanoTime());

  /** An action on a connection. */
  interface DatabaseAction<T> {
    T on(Connection connection) throws SQLException;
  }

  Database(HikariDataSource source) {
    this.source = source;
    this.threads =
        Executors.newFixedThreadPool(
            source.getMaximumPoolSize(), Thread.ofPlatform().daemon().name("store-", 0).factory());
  }

  /** Runs a read; an interrupted caller does not wait for it. */
  <T> T read(DatabaseAction<T> work) {
    Future<T> future = submitted(() -> connected(work));
    try {
      return future.get(MAX_WAIT.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      future.cancel(false);
      Thread.currentThread().interrupt();
      throw new StoreFailure("the store was not waited for", e);
    } catch (TimeoutException e) {
      future.cancel(false);
      throw new StoreFailure("the store did not answer in time", e);
    } catch (ExecutionException e) {
      throw failure(e);
    }
  }

  /**
   * Runs a change of one or more statements. A started change is always awaited, because the caller
   * must not report a failure if it succeeds.
   */
  <T> T change(DatabaseAction<T> work) {
    AtomicBoolean taken = new AtomicBoolean();
    Callable<T> task =
        () -> {
          if (!taken.compareAndSet(false, true)) {
            throw new SQLException("the caller no longer waits for this change");
          }
          return connected(work);
        };
    Future<T> future = submitted(task);
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return future.get(MAX_WAIT.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
          interrupted = true;
        } catch (TimeoutException e) {
          if (taken.compareAndSet(false, true)) {
            throw new StoreFailure("the store did not answer in time", e);
          }
        }
      }
    } catch (ExecutionException e) {
      throw failure(e);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Runs a change in one transaction: all of it or nothing. */
  <T> T transaction(DatabaseAction<T> work) {
    return change(
        connection -> {
          connection.setAutoCommit(false);
          try {
            T result = work.on(connection);
            connection.commit();
            return result;
          } catch (SQLException | RuntimeException e) {
            connection.rollback();
            throw e;
          } finally {
            connection.setAutoCommit(true);
          }
        });
  }

  private <T> Future<T> submitted(Callable<T> task) {
    try {
      return threads.submit(task);
    } catch (RejectedExecutionException e) {
      throw new StoreFailure("the store is closed", e);
    }
  }

  private <T> T connected(DatabaseAction<T> work) throws SQLException {
    try (Connection connection = connection()) {
      return work.on(connection);
    }
  }

  private Connection connection() throws SQLException {
    if (pausedUntil.get() - System.nanoTime() > 0) {
      throw new SQLException("the database could not be reached a moment ago");
    }
    try {
      return source.getConnection();
    } catch (SQLException e) {
      pausedUntil.set(System.nanoTime() + PAUSE.toNanos());
      throw e;
    }
  }

  private static StoreFailure failure(ExecutionException e) {
    return new StoreFailure("the store failed", e.getCause() == null ? e : e.getCause());
  }

  @Override
  public void close() {
    threads.close();
    source.close();
  }
}
