/** The input of the compiler, and its analyses of a text before it writes bytecode. */
@NullMarked
package zermelo.language.compile.analysis;

import org.jspecify.annotations.NullMarked;
