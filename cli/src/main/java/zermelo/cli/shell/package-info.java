/** Arguments, exit codes and the terminal, shared by all commands. */
@NullMarked
package zermelo.cli.shell;

import org.jspecify.annotations.NullMarked;
