package zermelo.web.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import zermelo.desk.Catalogue;
import zermelo.kernel.Halt;
import zermelo.kernel.Settings;
import zermelo.web.store.StoredEvent;
import zermelo.web.store.StoredMatch;

/** A match that is played from its events. */
class LiveTest {
  private static final int MOVES = 9;

  private static List<StoredEvent> events() {
    List<StoredEvent> events = new ArrayList<>();
    events.add(new MatchEvent.Began(0, Settings.NONE, "10").stored(1));
    for (int i = 0; i < MOVES; i++) {
      events.add(new MatchEvent.Moved("take 1").stored(2 + i));
    }
    return events;
  }

  private static Live live() {
    Terms terms = new Terms("nim", Settings.NONE, "10", false, 1);
    MatchTable table = new MatchTable(terms, Catalogue.LIBRARY, new SplittableRandom(1));
    StoredMatch.Keys keys = new StoredMatch.Keys("a", "b");
    return new Live(new StoredMatch("m", terms.json(), keys), table);
  }

  /** The quick lane may have no time for all events; then the slow one plays the rest. */
  @Test
  void goesOnWhereItWasStopped() {
    List<StoredEvent> events = events();
    for (int at = 0; at < events.size(); at++) {
      int stop = at;
      List<StoredEvent> stopping =
          new AbstractList<>() {
            @Override
            public StoredEvent get(int index) {
              if (index == stop) {
                Thread.currentThread().interrupt();
              }
              return events.get(index);
            }

            @Override
            public int size() {
              return events.size();
            }
          };
      Live live = live();
      assertThatThrownBy(() -> live.play(stopping)).isInstanceOf(Halt.Interrupted.class);
      assertThat(Thread.interrupted()).isTrue();
      assertThat(live.version()).isEqualTo(stop);
      MatchJson json = live.play(events);
      assertThat(json).isEqualTo(live().play(events));
      assertThat(live.table().course().plies()).hasSize(MOVES);
    }
  }
}
