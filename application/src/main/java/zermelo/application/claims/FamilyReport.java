package zermelo.application.claims;

import java.util.OptionalInt;
import zermelo.insight.discover.DiscoveryReport;

/**
 * The discoveries in one family.
 *
 * @param heaps the number of heaps of its positions, if more than one
 */
public record FamilyReport(OptionalInt heaps, DiscoveryReport report) {}
