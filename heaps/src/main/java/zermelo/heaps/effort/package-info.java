/** What a computation may use, who looks on and can stop it, and why it came to its end. */
@NullMarked
package zermelo.heaps.effort;

import org.jspecify.annotations.NullMarked;
