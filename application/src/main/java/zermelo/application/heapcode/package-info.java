/** Games whose rules are a heap code. Their values come from the nim-sequence engine. */
@NullMarked
package zermelo.application.heapcode;

import org.jspecify.annotations.NullMarked;
