/** Runtime of compiled rules. Compiled classes are defined in this package. */
@NullMarked
package zermelo.language.compile.runtime;

import org.jspecify.annotations.NullMarked;
