/** Removes from packed positions everything that no rule reads. */
@NullMarked
package zermelo.language.reduce;

import org.jspecify.annotations.NullMarked;
