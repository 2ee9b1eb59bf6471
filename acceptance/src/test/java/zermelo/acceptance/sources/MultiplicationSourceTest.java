package zermelo.acceptance.sources;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.cli.testing.SolveJson;

/** Tests the published description of the multiplication game: its program and its errors. */
final class MultiplicationSourceTest {
  private static final int TO = 1100;

  /** The description's minimax: -1 loses, 0 ties, 1 wins. */
  private static int minimax(List<Long> primes, long n, long m, Map<Long, Integer> memo) {
    if (m > n) {
      return 0;
    }
    if (m == n) {
      return -1;
    }
    Integer known = memo.get(m);
    if (known != null) {
      return known;
    }
    int best = 1;
    for (long prime : primes) {
      best = Math.min(best, minimax(primes, n, m * prime, memo));
    }
    memo.put(m, -best);
    return -best;
  }

  private static List<Long> primesOf(long number) {
    List<Long> primes = new ArrayList<>();
    long left = number;
    for (long p = 2; left > 1; p++) {
      if (left % p == 0) {
        primes.add(p);
      }
      while (left % p == 0) {
        left /= p;
      }
    }
    return primes;
  }

  private static String winner(int value) {
    return value > 0 ? "first" : value < 0 ? "second" : "tie";
  }

  @Tag("slow")
  @Test
  void theProgramIsRightIfItsMemoIsNew() {
    List<JsonNode> computed = all("computed");
    List<JsonNode> theorem = all("theorem");
    for (int n = 2; n <= TO; n++) {
      String right = winner(minimax(primesOf(n), n, 1, new HashMap<>()));
      assertThat(SolveJson.winner(computed.get(n - 2))).as("N = %d", n).isEqualTo(right);
      assertThat(SolveJson.winner(theorem.get(n - 2))).as("N = %d", n).isEqualTo(right);
    }
  }

  private static List<JsonNode> all(String method) {
    List<JsonNode> answers =
        SolveJson.batch(
            IntStream.rangeClosed(2, TO).mapToObj(n -> "multiplication(N=" + n + ") 1"),
            "-",
            "--method",
            method);
    assertThat(answers).hasSize(TO - 1);
    return answers;
  }

  /** The published program shares its memo between cases: 8 first makes 4 wrong. */
  @Test
  void theMemoMustBeCleared() {
    Map<Long, Integer> memo = new HashMap<>();
    assertThat(winner(minimax(primesOf(8), 8, 1, memo))).isEqualTo("first");
    assertThat(winner(minimax(primesOf(4), 4, 1, memo))).isEqualTo("first");
    assertThat(SolveJson.winner(SolveJson.solve("multiplication", "--set", "N=8")))
        .isEqualTo("first");
    assertThat(SolveJson.winner(SolveJson.solve("multiplication", "--set", "N=4")))
        .isEqualTo("second");
  }

  /** The published sieve tests {@code if (!sieve[i])} on an array that is true everywhere. */
  @Test
  void theSieveMarksNothing() {
    boolean[] sieve = new boolean[1 << 10];
    Arrays.fill(sieve, true);
    for (int i = 2; i < sieve.length; i++) {
      if (!sieve[i]) {
        for (int j = i + i; j < sieve.length; j += i) {
          sieve[j] = false;
        }
      }
    }
    assertThat(sieve[4]).as("4, among the document's primes").isTrue();
    JsonNode answer = SolveJson.solve("multiplication", "--set", "N=16");
    assertThat(SolveJson.targets(answer)).as("by primes only").containsExactly("2");
  }

  /**
   * Powers of one prime alternate; p^a q^b depends on the distance of a and b; the rest are ties.
   */
  @Tag("slow")
  @Test
  void theClosedForm() {
    List<JsonNode> answers = all("computed");
    for (int n = 2; n <= TO; n++) {
      List<Integer> exponents = new ArrayList<>();
      for (long p : primesOf(n)) {
        int e = 0;
        for (long left = n; left % p == 0; left /= p) {
          e++;
        }
        exponents.add(e);
      }
      int distance = exponents.getFirst() - (exponents.size() > 1 ? exponents.get(1) : 0);
      String right =
          switch (exponents.size()) {
            case 1 -> distance % 2 == 1 ? "first" : "second";
            case 2 -> distance == 0 ? "second" : Math.abs(distance) == 1 ? "first" : "tie";
            default -> "tie";
          };
      assertThat(SolveJson.winner(answers.get(n - 2))).as("N = %d", n).isEqualTo(right);
    }
  }
}
