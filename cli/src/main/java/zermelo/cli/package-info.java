/**
 * The command line: a composition root without game logic. {@code shell} parses arguments and
 * handles the terminal. {@code command} has a class per command. {@code render} formats answers as
 * text, JSON and tables.
 */
@NullMarked
package zermelo.cli;

import org.jspecify.annotations.NullMarked;
