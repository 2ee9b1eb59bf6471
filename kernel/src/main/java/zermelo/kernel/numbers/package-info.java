/** Exact arithmetic on longs that rules, theorems and the language share. */
@NullMarked
package zermelo.kernel.numbers;

import org.jspecify.annotations.NullMarked;
