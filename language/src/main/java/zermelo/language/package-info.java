/**
 * The rules language: the text of a stranger becomes {@link zermelo.kernel.Rules}. {@code syntax}
 * reads, {@code check} gives meaning, {@code interpret} plays; {@link zermelo.language.TextGame} is
 * the door.
 */
@NullMarked
package zermelo.language;

import org.jspecify.annotations.NullMarked;
