/** The commands, one class each. */
@NullMarked
package zermelo.cli.command;

import org.jspecify.annotations.NullMarked;
