/** Solvers that explore the graph of reachable positions: retrograde analysis, nimbers, margins. */
@NullMarked
package zermelo.solve.graph;

import org.jspecify.annotations.NullMarked;
