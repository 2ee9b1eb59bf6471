/**
 * The {@code zermelo lint} checks of a text.
 *
 * <p>They report facts with their reasons, the positions that can be reached from the examples,
 * cycles, and parts of the text that have no effect.
 */
@NullMarked
package zermelo.language.lint;

import org.jspecify.annotations.NullMarked;
