/** Board games written by hand: the twins of the library's texts, for tests and measurements. */
@NullMarked
package zermelo.bench.boards;

import org.jspecify.annotations.NullMarked;
