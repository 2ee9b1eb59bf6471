/** The command line. */
@NullMarked
package zermelo.cli;

import org.jspecify.annotations.NullMarked;
