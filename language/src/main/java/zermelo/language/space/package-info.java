/** Spaces of texts for solvers: interpreted first, compiled when it pays. */
@NullMarked
package zermelo.language.space;

import org.jspecify.annotations.NullMarked;
