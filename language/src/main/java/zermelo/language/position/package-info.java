/**
 * Positions of a text: components with their bounds, notation, and their order in a position.
 *
 * <p>{@link zermelo.language.position.ComponentNotation} parses and prints them, {@link
 * zermelo.language.position.PositionLayout} converts them to frames and back.
 */
@NullMarked
package zermelo.language.position;

import org.jspecify.annotations.NullMarked;
