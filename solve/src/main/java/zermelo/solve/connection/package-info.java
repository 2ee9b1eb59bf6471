/** Proves who wins connection games, from Hex to any board that a chain must cross. */
@NullMarked
package zermelo.solve.connection;

import org.jspecify.annotations.NullMarked;
