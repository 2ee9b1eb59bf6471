package zermelo.web.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Connections with the threads that use them. A virtual thread must not wait inside the native code
 * of SQLite, for then its carrier waits too, and there are few of those; so it waits for one of
 * these.
 */
final class Database implements AutoCloseable {
  private final HikariDataSource source;
  private final ExecutorService threads;

  /** What is done with a connection. */
  interface Work<T> {
    T on(Connection connection) throws SQLException;
  }

  Database(HikariDataSource source) {
    this.source = source;
    this.threads =
        Executors.newFixedThreadPool(
            source.getMaximumPoolSize(), Thread.ofPlatform().daemon().name("store-", 0).factory());
  }

  /** Does it in a statement of its own or in several. */
  <T> T run(Work<T> work) {
    return waited(
        () -> {
          try (Connection connection = source.getConnection()) {
            return work.on(connection);
          }
        });
  }

  /** Does all of it or nothing. */
  <T> T transaction(Work<T> work) {
    return run(
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

  private <T> T waited(Callable<T> task) {
    Future<T> future = threads.submit(task);
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return future.get();
        } catch (InterruptedException e) {
          // A change that was begun is waited for: nobody must be told that it failed if it did
          // not.
          interrupted = true;
        }
      }
    } catch (ExecutionException e) {
      throw new StoreFailure("the store failed", e.getCause() == null ? e : e.getCause());
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public void close() {
    threads.close();
    source.close();
  }
}
