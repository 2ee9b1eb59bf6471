/**
 * Board games written by hand in Java, to compare the texts of the library with: in tests by their
 * moves, in benchmarks by their speed.
 */
@NullMarked
package zermelo.bench.boards;

import org.jspecify.annotations.NullMarked;
