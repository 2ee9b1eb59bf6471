/** What matters for play: leaves out of packed positions what no rule reads. */
@NullMarked
package zermelo.language.reduce;

import org.jspecify.annotations.NullMarked;
