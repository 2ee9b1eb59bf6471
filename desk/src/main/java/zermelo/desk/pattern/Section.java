package zermelo.desk.pattern;

import java.util.OptionalInt;
import zermelo.insight.discover.Report;

/**
 * What was found in one family.
 *
 * @param heaps how many heaps its positions have, where that is more than one
 */
public record Section(OptionalInt heaps, Report report) {}
