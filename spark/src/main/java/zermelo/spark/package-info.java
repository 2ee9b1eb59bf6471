/**
 * Tablebases on Apache Spark: the build of {@code zermelo.solve.tablebase} on a cluster.
 *
 * <p>What a machine does with its share of a tier is in {@code zermelo.solve.tablebase} and knows
 * nothing of Spark ({@link zermelo.solve.tablebase.ReachShare}, {@link
 * zermelo.solve.tablebase.SolveShare}, {@link zermelo.solve.tablebase.TierPress}); here are the
 * jobs that carry parcels between shares, and the files by which a build outlives machines.
 */
@NullMarked
package zermelo.spark;

import org.jspecify.annotations.NullMarked;
