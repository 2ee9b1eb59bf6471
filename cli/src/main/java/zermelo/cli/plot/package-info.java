/** The command {@code plot}: its options, the source of the values, and the output file. */
@NullMarked
package zermelo.cli.plot;

import org.jspecify.annotations.NullMarked;
