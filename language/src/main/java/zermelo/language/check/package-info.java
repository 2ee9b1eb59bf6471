/**
 * Turns the syntax tree into a {@link zermelo.language.program.Program}.
 *
 * <p>Names are resolved to slots, every expression gets a type, and problems are reported with
 * their place. Start at {@link zermelo.language.check.ProgramChecker}.
 */
@NullMarked
package zermelo.language.check;

import org.jspecify.annotations.NullMarked;
