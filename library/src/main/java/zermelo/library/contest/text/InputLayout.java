package zermelo.library.contest.text;

/**
 * The layout of a format's inputs, used to generate and to shrink them.
 *
 * @param head the numbers that all cases share
 * @param row one case
 * @param most the largest number of cases in one input; 1 for formats of a single case
 */
public record InputLayout(InputRow head, InputRow row, int most) {
  public static InputLayout single(InputRow row) {
    return new InputLayout(InputRow.NOTHING, row, 1);
  }

  public static InputLayout many(InputRow row) {
    return new InputLayout(InputRow.NOTHING, row, 1000);
  }

  public boolean isMany() {
    return most > 1;
  }
}
