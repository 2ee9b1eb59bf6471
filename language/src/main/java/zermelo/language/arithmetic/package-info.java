/**
 * What the interpreter and compiled rules share: the built-in functions and what operations cost.
 */
@NullMarked
package zermelo.language.arithmetic;

import org.jspecify.annotations.NullMarked;
