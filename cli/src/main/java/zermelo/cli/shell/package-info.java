/** Arguments, exit codes, the terminal: what every command shares. */
@NullMarked
package zermelo.cli.shell;

import org.jspecify.annotations.NullMarked;
