package zermelo.heaps.code;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A subtraction game: a move takes from a heap a number of stones that is in a set.
 *
 * @param numbers ascending, each at least 1
 * @param allBut whether the set is all numbers from 1 except these
 */
public record SubtractionGame(List<Integer> numbers, boolean allBut) implements HeapCode {

  public SubtractionGame {
    numbers = numbers.stream().distinct().sorted().toList();
  }

  /** The largest number in the list, or 0 if the list is empty. */
  public int largest() {
    return numbers.isEmpty() ? 0 : numbers.getLast();
  }

  public int[] array() {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  public String text() {
    return numbers.stream()
        .map(String::valueOf)
        .collect(Collectors.joining(",", allBut ? "subtraction{all-but " : "subtraction{", "}"));
  }
}
