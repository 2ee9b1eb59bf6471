package zermelo.web.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import zermelo.application.Catalogue;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Cancellation;
import zermelo.web.store.StoredEvent;
import zermelo.web.store.StoredMatch;

/** Tests a match that is replayed from its events. */
class LiveMatchTest {
  private static final int MOVES = 9;

  private static List<StoredEvent> events() {
    List<StoredEvent> events = new ArrayList<>();
    events.add(new MatchEvent.Began(0, Settings.NONE, "10").stored(1));
    for (int i = 0; i < MOVES; i++) {
      events.add(new MatchEvent.Moved("take 1").stored(2 + i));
    }
    return events;
  }

  private static LiveMatch live() {
    MatchTerms terms = new MatchTerms("nim", Settings.NONE, "10", false, 1);
    MatchState table = new MatchState(terms, Catalogue.LIBRARY, new SplittableRandom(1));
    StoredMatch.KeyDigests keys = new StoredMatch.KeyDigests("a", "b");
    return new LiveMatch(new StoredMatch("m", terms.json(), keys), table);
  }

  /** The quick pool may have no time for all events; then the slow one replays the rest. */
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
      LiveMatch live = live();
      assertThatThrownBy(() -> live.play(stopping)).isInstanceOf(Cancellation.Interrupted.class);
      assertThat(Thread.interrupted()).isTrue();
      assertThat(live.version()).isEqualTo(stop);
      MatchJson json = live.play(events);
      assertThat(json).isEqualTo(live().play(events));
      assertThat(live.table().course().plies()).hasSize(MOVES);
    }
  }
}
