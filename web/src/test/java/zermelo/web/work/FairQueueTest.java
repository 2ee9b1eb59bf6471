package zermelo.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FairQueueTest {
  private final FairQueue<String> turns = new FairQueue<>(3, 5);

  private List<String> all() throws InterruptedException {
    List<String> taken = new ArrayList<>();
    while (turns.size() > 0) {
      taken.add(turns.take());
    }
    return taken;
  }

  @Test
  void clientsTakeTurnsHoweverMuchEachAsks() throws InterruptedException {
    turns.add("greedy", "g1");
    turns.add("greedy", "g2");
    turns.add("greedy", "g3");
    turns.add("modest", "m1");
    assertThat(turns.ahead("modest", "m1")).isEqualTo(1);
    assertThat(turns.ahead("greedy", "g2")).isEqualTo(2);
    assertThat(all()).containsExactly("g1", "m1", "g2", "g3");
  }

  @Test
  void refusesWhoAsksTooMuchAndThenEverybody() {
    turns.add("greedy", "g1");
    turns.add("greedy", "g2");
    turns.add("greedy", "g3");
    assertThatThrownBy(() -> turns.add("greedy", "g4"))
        .isInstanceOf(WorkFailure.ClientLimit.class)
        .hasMessage("3 of your questions are already waiting; ask again later");
    turns.add("modest", "m1");
    turns.add("modest", "m2");
    assertThatThrownBy(() -> turns.add("third", "t1")).isInstanceOf(WorkFailure.ServerLimit.class);
  }

  @Test
  void forgetsWhatIsTakenOut() throws InterruptedException {
    turns.add("a", "a1");
    turns.add("a", "a2");
    turns.add("b", "b1");
    assertThat(turns.remove("a", "a1")).isTrue();
    assertThat(turns.remove("a", "a1")).isFalse();
    assertThat(turns.remove("b", "b1")).isTrue();
    assertThat(all()).containsExactly("a2");
  }
}
