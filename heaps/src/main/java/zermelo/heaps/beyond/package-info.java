/**
 * Values past what arrays hold, in native memory or in a mapped store: {@link
 * zermelo.heaps.beyond.LongValues} and the engine that goes on with them, {@link
 * zermelo.heaps.beyond.LongBreaking}. It is built as the one in arrays is, over heaps of any size.
 */
@NullMarked
package zermelo.heaps.beyond;

import org.jspecify.annotations.NullMarked;
