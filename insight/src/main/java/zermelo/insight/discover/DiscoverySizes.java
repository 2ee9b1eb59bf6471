package zermelo.insight.discover;

/**
 * The sizes of positions that a search for forms is to cover.
 *
 * @param fit forms must fit all positions up to this size
 * @param test forms are tested on all positions up to this size
 * @param far forms are also tested on scattered positions up to this size, if more are left
 * @param fitFixed whether {@code fit} is kept even if few larger positions are left for the test
 */
public record DiscoverySizes(long fit, long test, long far, boolean fitFixed) {
  public DiscoverySizes(long fit, long test, long far) {
    this(fit, test, far, false);
  }

  public DiscoverySizes withFitFixed() {
    return new DiscoverySizes(fit, test, far, true);
  }
}
