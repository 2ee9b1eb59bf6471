/** What the compiler is given, and what it finds out before it writes bytecode. */
@NullMarked
package zermelo.language.compile.analysis;

import org.jspecify.annotations.NullMarked;
