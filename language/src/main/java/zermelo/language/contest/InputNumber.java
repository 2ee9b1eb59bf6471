package zermelo.language.contest;

/**
 * A number of an input, with its limits.
 *
 * @param label the name in the problem, for messages
 * @param name the component or parameter of the game that it gives; empty if it is only a count
 * @param offset how much larger the written number is than that component or parameter
 * @param slot where the written number is kept while the input is read
 * @param low the smallest written number; {@code high} the largest
 * @param counts whether it says how many numbers or cases follow
 */
public record InputNumber(
    String label,
    String name,
    long offset,
    int slot,
    InputQuantity low,
    InputQuantity high,
    boolean counts) {

  InputNumber counting() {
    return new InputNumber(label, name, offset, slot, low, high, true);
  }
}
