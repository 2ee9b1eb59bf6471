package zermelo.application.claims;

import java.util.OptionalInt;
import zermelo.insight.discover.DiscoveryReport;

/**
 * What {@code discover} found in one family of positions, such as single heaps or sums of two.
 *
 * @param heaps the number of heaps of its positions, if more than one
 */
public record FamilyReport(OptionalInt heaps, DiscoveryReport report) {}
