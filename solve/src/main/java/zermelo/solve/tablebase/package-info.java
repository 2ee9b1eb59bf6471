/**
 * Tablebases: every position that can be reached, solved once and kept on disk.
 *
 * <p>A {@link zermelo.solve.tablebase.build.TablebaseBuilder} goes down the tiers of a game to find
 * what can be reached ({@link zermelo.solve.tablebase.build.ReachabilitySearch}), and then up again
 * to solve one tier after the other ({@link zermelo.solve.tablebase.build.TierSolver}); each
 * becomes a file of compressed blocks. A {@link zermelo.solve.tablebase.query.Tablebase} answers
 * from those files.
 */
@NullMarked
package zermelo.solve.tablebase;

import org.jspecify.annotations.NullMarked;
