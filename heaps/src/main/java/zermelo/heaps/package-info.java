/**
 * Nim-sequences of games played with heaps: what each heap is worth, when the values repeat, and
 * why. It depends on the JDK only and works on bare arrays.
 *
 * <p>A {@link zermelo.heaps.code.HeapCode} says which game; {@link
 * zermelo.heaps.NimSequence#compute} computes its values; a {@link
 * zermelo.heaps.proof.SequenceCertificate} says that they repeat for ever and can be checked by
 * {@link zermelo.heaps.proof.SequenceCertificateVerifier}, which knows nothing of the engine. The
 * slow twin of everything here is {@link zermelo.heaps.code.PlainSequence}.
 *
 * <p>This package is the entrance and uses those below it. None of them knows it, and there is no
 * circle among them: {@code code}, {@code effort}; {@code values}; {@code period}; {@code proof},
 * {@code rare}; {@code engine}; {@code beyond}, each knows only some that stand before it.
 */
@NullMarked
package zermelo.heaps;

import org.jspecify.annotations.NullMarked;
