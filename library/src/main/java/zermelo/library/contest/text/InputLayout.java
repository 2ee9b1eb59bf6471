package zermelo.library.contest.text;

/**
 * What the inputs of a format look like, so that they can be made up and made smaller.
 *
 * @param head what all cases share
 * @param row one case
 * @param most the most cases of one input; 1 for formats of a single case
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
