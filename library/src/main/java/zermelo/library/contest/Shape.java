package zermelo.library.contest;

/**
 * What the inputs of a format look like, so that they can be made up and made smaller.
 *
 * @param head what all cases share
 * @param row one case
 * @param most the most cases of one input; 1 for formats of a single case
 */
public record Shape(Row head, Row row, int most) {
  static Shape single(Row row) {
    return new Shape(Row.NOTHING, row, 1);
  }

  static Shape many(Row row) {
    return new Shape(Row.NOTHING, row, 1000);
  }

  public boolean isMany() {
    return most > 1;
  }
}
