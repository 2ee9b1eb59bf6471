/**
 * What the interpreter and compiled rules share: what the built-in functions compute, and what
 * things cost.
 */
@NullMarked
package zermelo.language.arithmetic;

import org.jspecify.annotations.NullMarked;
