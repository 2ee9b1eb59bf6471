/**
 * Proofs that a nim-sequence repeats, which an independent program can check.
 *
 * <p>The {@link zermelo.heaps.proof.SequenceCertificate}, its text form, and the {@link
 * zermelo.heaps.proof.SequenceCertificateVerifier}. They use the mex rule and the theorems, and
 * nothing of the engines that computed the values.
 */
@NullMarked
package zermelo.heaps.proof;

import org.jspecify.annotations.NullMarked;
