package zermelo.application.contest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import zermelo.application.contest.text.InputValues;
import zermelo.language.contest.InputItem;
import zermelo.language.contest.InputLayout;
import zermelo.language.contest.InputNumber;
import zermelo.language.contest.InputQuantity;

/**
 * Says what each number of a judge's input is: its lower limit, and whether it counts a list.
 *
 * <p>{@code Shrinker} makes failing inputs smaller by it, and {@code TrialStatistics} measures
 * inputs.
 */
public final class InputFields {
  /**
   * One number of an input.
   *
   * @param low its lower limit
   * @param counts for a number that gives the length of lists, its slot in the layout; for others
   *     -1
   */
  public record Field(long value, long low, int counts) {
    /** Stands for a slot: the length of a word, which the judge does not write. */
    static final int WORD_LENGTH = Integer.MAX_VALUE;
  }

  private InputFields() {}

  /** Returns the fields of a head or a case, and stores its numbers in the slots. */
  public static List<Field> of(List<InputItem> items, List<Long> numbers, long[] slots) {
    List<Field> fields = new ArrayList<>();
    InputLayout.traverse(
        items,
        slots,
        new InputValues() {
          {
            begin(numbers);
          }

          @Override
          public long number(InputNumber number, long index, long low, long high) {
            long value = take();
            fields.add(new Field(value, low, number.counts() ? number.slot() : -1));
            return value;
          }

          @Override
          public long length(InputItem.SymbolRows board) {
            long value = take();
            fields.add(new Field(value, 1, Field.WORD_LENGTH));
            return value;
          }

          @Override
          public void symbols(InputItem.SymbolRows board, long row, long columns) {
            for (long i = 0; i < columns; i++) {
              fields.add(new Field(take(), 0, -1));
            }
          }

          @Override
          public void starter(InputItem.StarterName starter) {
            fields.add(new Field(take(), 0, -1));
          }
        });
    return fields;
  }

  /**
   * Returns a head or a case with fewer elements in the lists whose length one number gives.
   *
   * @param numbers the head or the case
   * @param slots the slots before this head or case
   * @param slot the slot of the number that gives the length
   * @param kept the indices of the elements that stay, from 1
   */
  public static List<Long> cut(
      List<InputItem> items, List<Long> numbers, long[] slots, int slot, List<Integer> kept) {
    List<Long> rest = new ArrayList<>();
    LongPredicate stays = kept.stream().map(Integer::longValue).toList()::contains;
    long[] values = numbers.stream().mapToLong(number -> number).toArray();
    long[] scratch = slots.clone();
    int at = 0;
    for (InputItem item : items) {
      int from = at;
      at += InputFields.of(List.of(item), numbers.subList(at, numbers.size()), scratch).size();
      List<Long> own = Arrays.stream(values, from, at).boxed().toList();
      switch (item) {
        case InputItem.SingleNumber single when single.number().slot() == slot ->
            rest.add((long) kept.size());
        case InputItem.NumberList list when counts(list.length(), slot) ->
            rest.addAll(
                blocks(own, list.element().size(), chosen(list.length(), stays, kept.size())));
        case InputItem.SymbolRows board when board.isAnyLength() -> {
          if (slot == Field.WORD_LENGTH) {
            rest.add((long) kept.size());
            rest.addAll(blocks(own.subList(1, own.size()), 1, stays));
          } else {
            rest.addAll(own);
          }
        }
        case InputItem.SymbolRows board -> {
          int columns = (int) board.columns().in(scratch);
          List<Long> left = own;
          if (counts(board.columns(), slot)) {
            LongPredicate column = chosen(board.columns(), stays, kept.size());
            left = blocks(own, 1, i -> column.test((i - 1) % columns + 1));
          }
          if (counts(board.rows(), slot)) {
            int width = columns == 0 ? 0 : left.size() / (int) board.rows().in(scratch);
            left = blocks(left, width, chosen(board.rows(), stays, kept.size()));
          }
          rest.addAll(left);
        }
        default -> rest.addAll(own);
      }
    }
    return rest;
  }

  private static boolean counts(InputQuantity length, int slot) {
    return length.slot() == slot;
  }

  /**
   * Chooses the elements that stay in one list. A list that is longer or shorter than the number
   * says, as in {@code n - 1 numbers}, keeps its first ones: its elements belong to no others.
   */
  private static LongPredicate chosen(InputQuantity length, LongPredicate stays, int count) {
    return length.offset() == 0 ? stays : i -> i <= count + length.offset();
  }

  private static List<Long> blocks(List<Long> numbers, int width, LongPredicate stays) {
    List<Long> rest = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i++) {
      if (stays.test(i / Math.max(1, width) + 1L)) {
        rest.add(numbers.get(i));
      }
    }
    return rest;
  }
}
