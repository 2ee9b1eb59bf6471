package zermelo.application.claims;

import java.util.OptionalInt;
import zermelo.insight.discover.DiscoveryReport;

/**
 * What was found in one family.
 *
 * @param heaps how many heaps its positions have, where that is more than one
 */
public record FamilyReport(OptionalInt heaps, DiscoveryReport report) {}
