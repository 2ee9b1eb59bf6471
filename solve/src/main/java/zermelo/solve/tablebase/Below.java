package zermelo.solve.tablebase;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The answers that a share got to its {@link Questions}. */
final class Below {
  private record Key(int tier, int share) {}

  @SuppressWarnings("ArrayRecordComponent") // nobody compares them
  private record Answer(int[] numbers, int[] cells) {}

  private final Cut cut;
  private final int tier;
  private final Map<Key, Answer> answers = new HashMap<>();
  private Key lastKey = new Key(-1, -1);
  private Answer last = new Answer(new int[0], new int[0]);

  Below(Cut cut, int tier, Iterable<Parcel> questions, Iterable<Parcel> answered) {
    this.cut = cut;
    this.tier = tier;
    Map<Key, int[]> asked = new HashMap<>();
    for (Parcel question : questions) {
      asked.put(
          new Key(question.tier(), question.to()), new Unpacker(question.body()).getAscending());
    }
    for (Parcel parcel : answered) {
      Unpacker in = new Unpacker(parcel.body());
      Key key = new Key(in.getInt(), parcel.from());
      int[] numbers = asked.remove(key);
      int[] cells = CellList.unpack(in);
      if (numbers == null || numbers.length != cells.length) {
        throw new IllegalStateException("an answer to no question of tier " + tier);
      }
      answers.put(key, new Answer(numbers, cells));
    }
    if (!asked.isEmpty()) {
      throw new IllegalStateException("no answer to a question of tier " + tier);
    }
  }

  int cell(long rank) {
    int target = cut.tierBelow(tier, rank);
    int share = cut.share(target, rank);
    if (lastKey.share != share || lastKey.tier != target) {
      lastKey = new Key(target, share);
      Answer answer = answers.get(lastKey);
      if (answer == null) {
        throw new IllegalStateException("rank " + rank + " was not asked for");
      }
      last = answer;
    }
    return last.cells[Arrays.binarySearch(last.numbers, cut.number(target, rank))];
  }
}
