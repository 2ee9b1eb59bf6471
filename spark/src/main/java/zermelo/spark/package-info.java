/**
 * Tablebases on Apache Spark: the build of {@code zermelo.solve.tablebase} on a cluster.
 *
 * <p>What a machine does with its share of a tier is in {@code zermelo.solve.tablebase} and knows
 * nothing of Spark ({@link zermelo.solve.tablebase.share.ReachabilityShare}, {@link
 * zermelo.solve.tablebase.share.UnsolvedShare}, {@link
 * zermelo.solve.tablebase.share.DistributedTierWriter}); here are the jobs that carry parcels
 * between shares, and the files by which a build outlives machines.
 */
@NullMarked
package zermelo.spark;

import org.jspecify.annotations.NullMarked;
