/** Contest formats: from input to output, and generators of inputs. */
@NullMarked
package zermelo.library.contest;

import org.jspecify.annotations.NullMarked;
