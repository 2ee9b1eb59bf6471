/**
 * The rules language: turns the text of a game into {@link zermelo.kernel.Rules}.
 *
 * <p>The text may come from an untrusted author. {@code syntax} parses, {@code check} gives
 * meaning, {@code interpret} plays. {@link zermelo.language.TextGame} is the entry point.
 */
@NullMarked
package zermelo.language;

import org.jspecify.annotations.NullMarked;
