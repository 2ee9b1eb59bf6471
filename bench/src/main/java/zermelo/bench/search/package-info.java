/** Benchmarks of proofs by search, each with the goal that it has to meet. */
@NullMarked
package zermelo.bench.search;

import org.jspecify.annotations.NullMarked;
