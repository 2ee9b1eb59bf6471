/**
 * The command line: a composition root without game logic. {@code shell} reads arguments and knows
 * the terminal, {@code command} has a class per command, {@code render} turns answers into text,
 * JSON and tables.
 */
@NullMarked
package zermelo.cli;

import org.jspecify.annotations.NullMarked;
