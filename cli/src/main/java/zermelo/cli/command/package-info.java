/**
 * The commands about single games and positions, such as {@code solve}. A class {@code ...Command}
 * has the name, options and help of a command; {@code ...Run} does its work.
 */
@NullMarked
package zermelo.cli.command;

import org.jspecify.annotations.NullMarked;
