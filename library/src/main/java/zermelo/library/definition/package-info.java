/** Declares games written in Java: names, parameters, rules. */
@NullMarked
package zermelo.library.definition;

import org.jspecify.annotations.NullMarked;
