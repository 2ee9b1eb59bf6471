/**
 * Turns the syntax tree into a program.
 *
 * <p>Names are resolved to slots, every expression gets a type, and problems are reported with
 * their place. A {@link zermelo.language.check.Program} is all that an interpreter or a compiler
 * needs.
 */
@NullMarked
package zermelo.language.check;

import org.jspecify.annotations.NullMarked;
