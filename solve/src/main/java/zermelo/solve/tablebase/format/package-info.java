/** The files of a tablebase: manifest, tiers, coded blocks. */
@NullMarked
package zermelo.solve.tablebase.format;

import org.jspecify.annotations.NullMarked;
