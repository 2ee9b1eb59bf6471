/** Benchmarks against other programs, for docs/performance.md and for other machines. */
@NullMarked
package zermelo.bench;

import org.jspecify.annotations.NullMarked;
