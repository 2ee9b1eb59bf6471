/**
 * Tablebases: every reachable position, solved once and stored on disk.
 *
 * <p>A {@link zermelo.solve.tablebase.build.TablebaseBuilder} goes down the tiers of a game to find
 * the reachable positions ({@link zermelo.solve.tablebase.build.ReachabilitySearch}). Then it goes
 * up again to solve one tier after the other ({@link zermelo.solve.tablebase.build.TierSolver});
 * each becomes a file of compressed blocks. A {@link zermelo.solve.tablebase.query.Tablebase}
 * answers queries from those files.
 */
@NullMarked
package zermelo.solve.tablebase;

import org.jspecify.annotations.NullMarked;
