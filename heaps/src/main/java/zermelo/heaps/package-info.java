/**
 * Nim-sequences of heap games: the value of each heap, whether the values repeat, and the proof.
 *
 * <p>The module depends on the JDK only and works on primitive arrays.
 *
 * <p>A {@link zermelo.heaps.code.HeapCode} names the game. {@link
 * zermelo.heaps.NimSequence#compute} computes its values. A {@link
 * zermelo.heaps.proof.SequenceCertificate} states that they repeat for ever; {@link
 * zermelo.heaps.proof.SequenceCertificateVerifier} checks it without using the engine. Slow twin of
 * all engines: {@link zermelo.heaps.code.PlainSequence}.
 *
 * <p>This package is the entry point and uses the packages below it. None of them uses this one,
 * and there are no cycles among them. In this order, each package uses only earlier ones: {@code
 * code}, {@code limits}; {@code values}; {@code period}; {@code proof}, {@code sparse}; {@code
 * engine}; {@code segment}.
 */
@NullMarked
package zermelo.heaps;

import org.jspecify.annotations.NullMarked;
