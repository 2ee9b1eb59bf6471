/**
 * The reference meaning of the language: a program evaluated term by term. Slow on purpose where
 * that keeps it plain; everything faster is held against it.
 */
@NullMarked
package zermelo.language.interpret;

import org.jspecify.annotations.NullMarked;
