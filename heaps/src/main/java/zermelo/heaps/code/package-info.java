/**
 * Which game is played: the codes, their reader, and what they mean. {@link
 * zermelo.heaps.code.PlainSequence} is that meaning as the mex rule has it, the slow twin of all
 * engines.
 */
@NullMarked
package zermelo.heaps.code;

import org.jspecify.annotations.NullMarked;
