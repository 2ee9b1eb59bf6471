package zermelo.solve.tablebase.share;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The packed values of positions in lower tiers, as answers to the {@link LowerTierQuery} of a
 * share.
 */
public final class LowerTierValues {
  private record Key(int tier, int share) {}

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Answer(int[] numbers, int[] packedValues) {}

  private final ShareLayout layout;
  private final int tier;
  private final Map<Key, Answer> answers = new HashMap<>();
  private Key lastKey = new Key(-1, -1);
  private Answer last = new Answer(new int[0], new int[0]);

  LowerTierValues(
      ShareLayout layout,
      int tier,
      Iterable<ShareMessage> questions,
      Iterable<ShareMessage> answered) {
    this.layout = layout;
    this.tier = tier;
    Map<Key, int[]> asked = new HashMap<>();
    for (ShareMessage question : questions) {
      asked.put(
          new Key(question.tier(), question.to()),
          new VarintReader(question.body()).getAscending());
    }
    for (ShareMessage parcel : answered) {
      VarintReader in = new VarintReader(parcel.body());
      Key key = new Key(in.getInt(), parcel.from());
      int[] numbers = asked.remove(key);
      int[] packedValues = PackedValueList.unpack(in);
      if (numbers == null || numbers.length != packedValues.length) {
        throw new IllegalStateException("an answer to no question of tier " + tier);
      }
      answers.put(key, new Answer(numbers, packedValues));
    }
    if (!asked.isEmpty()) {
      throw new IllegalStateException("no answer to a question of tier " + tier);
    }
  }

  int packedValue(long rank) {
    int target = layout.tierBelow(tier, rank);
    int share = layout.share(target, rank);
    if (lastKey.share != share || lastKey.tier != target) {
      lastKey = new Key(target, share);
      Answer answer = answers.get(lastKey);
      if (answer == null) {
        throw new IllegalStateException("rank " + rank + " was not asked for");
      }
      last = answer;
    }
    return last.packedValues[Arrays.binarySearch(last.numbers, layout.number(target, rank))];
  }
}
