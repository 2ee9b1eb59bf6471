/**
 * Builds tablebases on Apache Spark: the build of {@code zermelo.solve.tablebase} on a cluster.
 *
 * <p>The work of a machine on its share of a tier is in {@code zermelo.solve.tablebase.share} and
 * does not depend on Spark ({@link zermelo.solve.tablebase.share.ReachabilityShare}, {@link
 * zermelo.solve.tablebase.share.UnsolvedShare}, {@link
 * zermelo.solve.tablebase.share.DistributedTierWriter}). This package has the jobs that carry
 * messages between shares, and the files that let a build survive the loss of machines.
 */
@NullMarked
package zermelo.spark;

import org.jspecify.annotations.NullMarked;
