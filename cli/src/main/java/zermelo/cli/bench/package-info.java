/** Benchmarks against other programs, for docs/performance.md and for other machines. */
@NullMarked
package zermelo.cli.bench;

import org.jspecify.annotations.NullMarked;
