/** The command {@code plot}: draws the values of a game into a file. */
@NullMarked
package zermelo.cli.plot;

import org.jspecify.annotations.NullMarked;
