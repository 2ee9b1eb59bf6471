/**
 * The rules language: turns the text of a game into {@link zermelo.kernel.Rules}.
 *
 * <p>The text may come from an untrusted author. {@code syntax} parses it, {@code check} gives its
 * names and expressions their meaning, {@code interpret} evaluates it. {@link
 * zermelo.language.TextGame} is the entry point.
 */
@NullMarked
package zermelo.language;

import org.jspecify.annotations.NullMarked;
