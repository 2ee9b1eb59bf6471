/** The games that come with Zermelo. */
@NullMarked
package zermelo.library;

import org.jspecify.annotations.NullMarked;
