/** How a game written in Java is declared: its name, its parameters, its rules. */
@NullMarked
package zermelo.library.definition;

import org.jspecify.annotations.NullMarked;
