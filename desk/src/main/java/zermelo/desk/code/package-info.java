/** Games whose rules are a code, and their values from the engine of nim-sequences. */
@NullMarked
package zermelo.desk.code;

import org.jspecify.annotations.NullMarked;
