/**
 * What {@code zermelo lint} says of a text: the facts with their reasons, what can be reached from
 * its examples, loops, and what is written but never matters.
 */
@NullMarked
package zermelo.language.lint;

import org.jspecify.annotations.NullMarked;
