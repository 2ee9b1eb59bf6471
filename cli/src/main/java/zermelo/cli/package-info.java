/**
 * The command line. It has no game logic: it reads arguments, asks the other modules, and prints
 * their answers.
 *
 * <p>{@code shell} has what all commands share: arguments, exit codes, the terminal. {@code render}
 * writes answers and positions as text. The other packages have the commands.
 */
@NullMarked
package zermelo.cli;

import org.jspecify.annotations.NullMarked;
