/** What the compilers of plain texts and of boards share when they write bytecode. */
@NullMarked
package zermelo.language.compile.shared;

import org.jspecify.annotations.NullMarked;
