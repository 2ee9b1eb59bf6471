/** Caches with a limit. */
@NullMarked
package zermelo.web.cache;

import org.jspecify.annotations.NullMarked;
