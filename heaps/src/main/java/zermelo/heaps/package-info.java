/**
 * Nim-sequences of games played with heaps: what each heap is worth, when the values repeat, and
 * why. It depends on the JDK only and works on bare arrays.
 *
 * <p>A {@link zermelo.heaps.HeapCode} says which game; {@link zermelo.heaps.NimSequence#compute}
 * computes its values; a {@link zermelo.heaps.Certificate} says that they repeat for ever and can
 * be checked by {@link zermelo.heaps.Verifier}, which knows nothing of the engine. The slow twin of
 * everything here is {@link zermelo.heaps.PlainSequence}.
 */
@NullMarked
package zermelo.heaps;

import org.jspecify.annotations.NullMarked;
