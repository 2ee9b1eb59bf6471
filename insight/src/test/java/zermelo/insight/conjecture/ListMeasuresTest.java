package zermelo.insight.conjecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zermelo.insight.conjecture.ListMeasures.ListMeasure;
import zermelo.insight.conjecture.observation.Observations.ObservedList;
import zermelo.kernel.Outcome;
import zermelo.kernel.RulesFault;
import zermelo.language.claim.Claim;
import zermelo.language.claim.ClaimVocabulary;
import zermelo.language.claim.ClaimVocabulary.Kind;
import zermelo.language.claim.ClaimVocabulary.Variable;
import zermelo.language.claim.ClaimedPosition;
import zermelo.language.claim.PositionClaim;

/** Compares the quantities of lists with their texts, which the claim language evaluates. */
final class ListMeasuresTest {
  private static final int LOW = 0;

  @ParameterizedTest
  @EnumSource(ObservedList.Kind.class)
  void textsMeanWhatIsComputed(ObservedList.Kind kind) {
    ObservedList list = new ObservedList("s", kind, LOW, List.of());
    Kind type = kind == ObservedList.Kind.SET ? Kind.SET : Kind.LIST;
    ClaimVocabulary vocabulary =
        new ClaimVocabulary(
            List.of(Variable.auxiliary("k", Kind.NUMBER), Variable.component("s", type)));
    List<long[]> rows = rows(kind);
    for (ListMeasure measure : ListMeasures.of(list, List.of("k"))) {
      Claim value = Claim.read("grundy = " + measure.text(), vocabulary);
      for (long[] row : rows) {
        long computed = measure.formula().of(new long[] {2}, row);
        assertThat(holds(value, row, computed)).as(measure.text()).isTrue();
        if (measure.zero().isPresent()) {
          Claim zero = Claim.read("grundy = 0 iff " + measure.zero().get(), vocabulary);
          assertThat(holds(zero, row, computed)).as(measure.zero().get()).isTrue();
        }
      }
    }
  }

  /** All lists of up to three small numbers, and some longer ones with larger numbers. */
  private static List<long[]> rows(ObservedList.Kind kind) {
    List<long[]> rows = new ArrayList<>();
    for (int length = 0; length <= 3; length++)
      for (int code = 0; code < Math.pow(4, length); code++) {
        long[] row = new long[length];
        for (int i = 0; i < length; i++) row[i] = LOW + (code >> 2 * i & 3);
        rows.add(row);
      }
    Random random = new Random(5);
    for (int i = 0; i < 30; i++) rows.add(random.longs(1 + i % 6, LOW, 1000).toArray());
    return rows.stream()
        .map(row -> kind == ObservedList.Kind.LIST ? row : sorted(row, kind))
        .toList();
  }

  private static long[] sorted(long[] row, ObservedList.Kind kind) {
    var numbers = java.util.stream.LongStream.of(row).sorted();
    return (kind == ObservedList.Kind.BAG ? numbers : numbers.distinct()).toArray();
  }

  /** Where the quantity has no value, the text must fail. */
  private static boolean holds(Claim claim, long[] row, long grundy) {
    try {
      return ((PositionClaim) claim).holds(new ListPosition(row, grundy))
          && grundy != FormTerm.UNDEFINED;
    } catch (RulesFault fault) {
      return grundy == FormTerm.UNDEFINED;
    }
  }

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record ListPosition(long[] row, long grundy) implements ClaimedPosition {
    @Override
    public long number(int variable) {
      return 2;
    }

    @Override
    public long[] numbers(int variable) {
      return row;
    }

    @Override
    public Outcome outcome() {
      return grundy == 0 ? Outcome.LOSE : Outcome.WIN;
    }

    @Override
    public long remoteness() {
      throw new UnsupportedOperationException("not used by this test");
    }
  }
}
