/**
 * From the syntax tree to a program: names resolved to slots, every expression typed, what is wrong
 * reported with its place. A {@link zermelo.language.check.Program} is all that an interpreter or a
 * compiler needs.
 */
@NullMarked
package zermelo.language.check;

import org.jspecify.annotations.NullMarked;
