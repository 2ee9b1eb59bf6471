package zermelo.web.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zermelo.kernel.input.BadInput;

/** Tests that both databases behave alike. */
@Timeout(60)
class WebStoreTest {
  @TempDir Path folder;

  /** The databases. */
  enum Kind {
    SQLITE,
    POSTGRESQL
  }

  private String name(Kind kind) {
    return kind == Kind.SQLITE
        ? folder.resolve("new/folder/web.db").toString()
        : Postgres.database();
  }

  private static StoredMatch match(String id) {
    return new StoredMatch(id, "{}", new StoredMatch.KeyDigests("a", "b"));
  }

  private static StoredEvent event(long version, String body) {
    return new StoredEvent(version, "move", body);
  }

  @ParameterizedTest
  @EnumSource
  void whatIsKeptIsThereAgain(Kind kind) {
    String name = name(kind);
    try (WebStore store = WebStoreFactory.open(name)) {
      assertThat(store.text("t-1")).isEmpty();
      store.keepText("t-1", "game Äpfel\n\u00e9\uD83D\uDE00");
      store.keepText("t-1", "another");
      store.keepReview("r", "{\"moves\":[]}");
      store.begin(match("m"), event(1, "first"));
      assertThat(store.append("m", event(2, "take 1"))).isTrue();
    }
    try (WebStore store = WebStoreFactory.open(name)) {
      assertThat(store.text("t-1")).hasValue("game Äpfel\n\u00e9\uD83D\uDE00");
      assertThat(store.review("r")).hasValue("{\"moves\":[]}");
      assertThat(store.review("t-1")).isEmpty();
      assertThat(store.match("m")).hasValue(match("m"));
      assertThat(store.match("n")).isEmpty();
      assertThat(store.events("m", 0)).containsExactly(event(1, "first"), event(2, "take 1"));
      assertThat(store.events("m", 1)).containsExactly(event(2, "take 1"));
      assertThat(store.events("n", 0)).isEmpty();
      assertThat(store.matches()).isEqualTo(1);
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void ofManyWhoAddTheSameVersionOneDoes(Kind kind) throws Exception {
    String name = name(kind);
    try (WebStore store = WebStoreFactory.open(name);
        WebStore other = WebStoreFactory.open(name);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      store.begin(match("m"), event(1, "first"));
      for (int version = 2; version < 12; version++) {
        List<Future<Boolean>> added = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
          WebStore one = i % 2 == 0 ? store : other;
          StoredEvent event = event(version, "by " + i);
          added.add(threads.submit(() -> one.append("m", event)));
        }
        int count = 0;
        for (Future<Boolean> one : added) {
          count += one.get() ? 1 : 0;
        }
        assertThat(count).isEqualTo(1);
      }
      assertThat(store.events("m", 0)).hasSize(11).isEqualTo(other.events("m", 0));
    }
  }

  @ParameterizedTest
  @EnumSource
  void manyServersStartAtOnce(Kind kind) throws Exception {
    String name = name(kind);
    try (ExecutorService threads = Executors.newFixedThreadPool(6)) {
      List<Future<WebStore>> stores = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        stores.add(threads.submit(() -> WebStoreFactory.open(name)));
      }
      for (Future<WebStore> store : stores) {
        store.get().close();
      }
    }
    try (WebStore store = WebStoreFactory.open(name)) {
      assertThat(store.matches()).isZero();
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void whatNobodyLooksAtIsDeletedInTheEnd(Kind kind) throws Exception {
    String name = name(kind);
    Expiry expiry = new Expiry(Duration.ofDays(7), Duration.ofDays(90), Duration.ofDays(365));
    Instant now = Instant.now();
    try (WebStore store = WebStoreFactory.open(name)) {
      store.keepText("t-1", "game A");
      store.keepText("t-2", "game B");
      store.keepReview("r", "{}");
      store.begin(match("unplayed"), event(1, "first"));
      store.begin(match("watched"), event(1, "first"));
      store.begin(match("played"), event(1, "first"));
      store.append("played", event(2, "take 1"));
      assertThat(store.expire(expiry, now.plus(Duration.ofDays(6)))).isZero();
      age(name, Duration.ofDays(8));
      store.touchMatches(List.of("watched"));
      assertThat(store.expire(expiry, now)).isEqualTo(1);
      assertThat(store.match("unplayed")).isEmpty();
      assertThat(store.events("unplayed", 0)).isEmpty();
      assertThat(store.match("watched")).isPresent();
      assertThat(store.events("played", 0)).hasSize(2);
      age(name, Duration.ofDays(400));
      assertThat(store.text("t-1")).hasValue("game A"); // reading marks it as used
      assertThat(store.expire(expiry, now)).isEqualTo(4);
      assertThat(store.text("t-1")).isPresent();
      assertThat(store.text("t-2")).isEmpty();
      assertThat(store.review("r")).isEmpty();
      assertThat(store.matches()).isZero();
    }
  }

  /** Ages everything, as if it had been unused for this long. */
  private static void age(String name, Duration by) throws SQLException {
    String url = name.startsWith("jdbc:") ? name : "jdbc:sqlite:" + name;
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String table : List.of("texts", "reviews", "matches")) {
        statement.execute("UPDATE " + table + " SET touched = touched - " + by.toMillis());
      }
    }
  }

  @Test
  void aMatchIsBegunAsAWholeOrNotAtAll() {
    try (WebStore store = WebStoreFactory.open(name(Kind.SQLITE))) {
      store.begin(match("m"), event(1, "first"));
      assertThatThrownBy(() -> store.begin(match("m"), event(2, "x")))
          .isInstanceOf(StoreFailure.class);
      assertThat(store.events("m", 0)).hasSize(1);
    }
  }

  @Test
  void aStoreOfANewerProgramIsLeftAlone() throws Exception {
    String name = name(Kind.SQLITE);
    WebStoreFactory.open(name).close();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + name);
        Statement statement = connection.createStatement()) {
      statement.execute("INSERT INTO migrations (number) VALUES (99)");
    }
    assertThatThrownBy(() -> WebStoreFactory.open(name)).isInstanceOf(BadInput.class);
  }

  @Test
  void whatIsNoStoreIsSaid() throws Exception {
    Path text = java.nio.file.Files.writeString(folder.resolve("x"), "no database ".repeat(100));
    assertThatThrownBy(() -> WebStoreFactory.open(text.toString()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("cannot be opened");
    assertThatThrownBy(() -> WebStoreFactory.open("jdbc:mysql://x")).isInstanceOf(BadInput.class);
  }

  @Test
  void serversOnOnePostgresqlHearEachOther() throws Exception {
    String name = name(Kind.POSTGRESQL);
    try (WebStore one = WebStoreFactory.open(name);
        WebStore two = WebStoreFactory.open(name)) {
      BlockingQueue<String> own = new ArrayBlockingQueue<>(10);
      BlockingQueue<String> others = new ArrayBlockingQueue<>(10);
      one.signals().listen(own::add);
      two.signals().listen(others::add);
      String heard = "";
      for (int i = 0; i < 50 && !heard.equals("match m"); i++) {
        one.signals().send("match m");
        String next = others.poll(100, TimeUnit.MILLISECONDS);
        heard = next == null || next.isEmpty() ? heard : next;
      }
      assertThat(heard).isEqualTo("match m");
      assertThat(own).doesNotContain("match m");
    }
  }
}
