/** The engine for more values than arrays hold, in native memory or in a mapped file. */
@NullMarked
package zermelo.heaps.segment;

import org.jspecify.annotations.NullMarked;
