/** Tables of values: a sequence, or a grid for two components. */
@NullMarked
package zermelo.application.table;

import org.jspecify.annotations.NullMarked;
