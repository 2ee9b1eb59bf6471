/**
 * The reference meaning of the language: evaluates a program term by term.
 *
 * <p>It prefers simplicity to speed. All faster implementations are tested against it.
 */
@NullMarked
package zermelo.language.interpret;

import org.jspecify.annotations.NullMarked;
