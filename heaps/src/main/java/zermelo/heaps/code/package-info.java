/**
 * The codes of heap games, their parser, and their meaning.
 *
 * <p>{@link zermelo.heaps.code.PlainSequence} is that meaning by the mex rule, and the slow twin of
 * all engines.
 */
@NullMarked
package zermelo.heaps.code;

import org.jspecify.annotations.NullMarked;
