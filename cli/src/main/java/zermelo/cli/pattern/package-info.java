/** Claims held against the truth, and patterns found in it. */
@NullMarked
package zermelo.cli.pattern;

import org.jspecify.annotations.NullMarked;
