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
 * Connections with the threads that use them. A virtual thread must not wait inside the native code
 * of SQLite, for then its carrier waits too, and there are few of those; so it waits for one of
 * these. Nobody waits for long: when no connection can be had, all are told so at once for a
 * moment, instead of one after the other.
 */
final class Database implements AutoCloseable {
  /** How long anybody waits who has changed nothing yet. */
  private static final Duration PATIENCE = Duration.ofSeconds(15);

  /** How long a database that could not be reached is left alone. */
  private static final Duration PAUSE = Duration.ofSeconds(1);

  private final HikariDataSource source;
  private final ExecutorService threads;
  private final AtomicLong pausedUntil = new AtomicLong(System.nanoTime());

  /** What is done with a connection. */
  interface DatabaseAction<T> {
    T on(Connection connection) throws SQLException;
  }

  Database(HikariDataSource source) {
    this.source = source;
    this.threads =
        Executors.newFixedThreadPool(
            source.getMaximumPoolSize(), Thread.ofPlatform().daemon().name("store-", 0).factory());
  }

  /** Looks something up; whoever is interrupted does not wait for it. */
  <T> T read(DatabaseAction<T> work) {
    Future<T> future = submitted(() -> connected(work));
    try {
      return future.get(PATIENCE.toNanos(), TimeUnit.NANOSECONDS);
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
   * Changes something in a statement of its own or in several. A change that was begun is waited
   * for: nobody must be told that it failed if it did not.
   */
  <T> T change(DatabaseAction<T> work) {
    AtomicBoolean taken = new AtomicBoolean();
    Callable<T> task =
        () -> {
          if (!taken.compareAndSet(false, true)) {
            throw new SQLException("nobody waits for this any more");
          }
          return connected(work);
        };
    Future<T> future = submitted(task);
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return future.get(PATIENCE.toNanos(), TimeUnit.NANOSECONDS);
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

  /** Changes all of it or nothing. */
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
