package zermelo.language.evaluate;

import java.util.Arrays;

/**
 * The splits of a heap that a move makes, each in one of the heap's numbers.
 *
 * <p>The second split divides each part of the first. Nothing is allocated for the usual few parts.
 */
public final class HeapSplits {
  /** Receives the frame once for each part, with the part's numbers in their slots. */
  @FunctionalInterface
  public interface PartVisitor {
    void visit(EvaluationFrame frame);
  }

  private int[] slots = new int[2];
  private long[][] sizes = new long[2][4];
  private int[] parts = new int[2];
  private int count;

  /** The number of splits so far. */
  public int count() {
    return count;
  }

  public boolean none() {
    return count == 0;
  }

  /** Forgets all splits but the first ones. */
  public void keep(int first) {
    count = first;
  }

  /** Begins a split in the number of a slot. Parts are added to it. */
  void begin(int slot, int mostParts) {
    if (count == slots.length) {
      slots = Arrays.copyOf(slots, 2 * count);
      parts = Arrays.copyOf(parts, 2 * count);
      sizes = Arrays.copyOf(sizes, 2 * count);
      Arrays.setAll(sizes, i -> i < count ? sizes[i] : new long[4]);
    }
    if (sizes[count].length < mostParts) {
      sizes[count] = new long[mostParts];
    }
    slots[count] = slot;
    parts[count++] = 0;
  }

  /** Adds a part to the last split. A part of size 0 disappears. */
  void add(long size) {
    if (size != 0) {
      sizes[count - 1][parts[count - 1]++] = size;
    }
  }

  /** Splits a heap into parts of these sizes. */
  public void split(EvaluationFrame frame, int slot, TermFunction.NumberFunction[] numbers) {
    begin(slot, numbers.length);
    for (TermFunction.NumberFunction number : numbers) {
      add(number.of(frame));
    }
    spendProduct(frame);
  }

  /** Splits a heap into several parts of one size. */
  public void repeat(EvaluationFrame frame, int slot, long times, long size) {
    long wanted = size == 0 ? 0 : Math.max(times, 0);
    frame.spend(wanted);
    begin(slot, (int) wanted); // there is fuel for fewer than 2^31
    for (long i = 0; i < wanted; i++) {
      add(size);
    }
    spendProduct(frame);
  }

  /** Pays for the heaps that several splits leave, whose number is a product. */
  private void spendProduct(EvaluationFrame frame) {
    long product = 1;
    for (int i = 0; i < count && count > 1; i++) {
      product *= parts[i]; // each product was paid for, so the next one is far below 2^63
      frame.spend(product);
    }
  }

  /** Whether every part of the splits in a slot is within bounds. */
  public boolean within(int slot, long low, long high) {
    for (int i = 0; i < count; i++) {
      for (int part = 0; slots[i] == slot && part < parts[i]; part++) {
        if (sizes[i][part] < low || sizes[i][part] > high) {
          return false;
        }
      }
    }
    return true;
  }

  /** Visits each heap that the splits leave, the parts of the last split first. */
  public void each(EvaluationFrame frame, PartVisitor visitor) {
    each(0, frame, visitor);
  }

  private void each(int split, EvaluationFrame frame, PartVisitor visitor) {
    if (split == count) {
      visitor.visit(frame);
      return;
    }
    int slot = slots[split];
    long whole = frame.slots[slot];
    for (int i = 0; i < parts[split]; i++) {
      frame.slots[slot] = sizes[split][i];
      each(split + 1, frame, visitor);
    }
    frame.slots[slot] = whole;
  }
}
