/**
 * Shared by the interpreter and compiled rules: the built-in functions and the costs of operations.
 */
@NullMarked
package zermelo.language.arithmetic;

import org.jspecify.annotations.NullMarked;
