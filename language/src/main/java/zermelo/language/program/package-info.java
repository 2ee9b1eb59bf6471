/**
 * The checked program: all that an interpreter or a compiler needs.
 *
 * <p>Names are slots, and every term has a type. {@link zermelo.language.program.Program} is the
 * whole, {@link zermelo.language.program.Term} an expression.
 */
@NullMarked
package zermelo.language.program;

import org.jspecify.annotations.NullMarked;
