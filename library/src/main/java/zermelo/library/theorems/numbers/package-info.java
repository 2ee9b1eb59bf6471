/** Theorems about games with numbers, divisors and primes. */
@NullMarked
package zermelo.library.theorems.numbers;

import org.jspecify.annotations.NullMarked;
