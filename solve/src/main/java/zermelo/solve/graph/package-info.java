/**
 * Solves positions by the graph of all that can be reached: retrograde analysis, nimbers, margins.
 */
@NullMarked
package zermelo.solve.graph;

import org.jspecify.annotations.NullMarked;
