/**
 * Proofs that a sequence repeats, for others to check: the {@link
 * zermelo.heaps.proof.SequenceCertificate}, its text, and the {@link
 * zermelo.heaps.proof.SequenceCertificateVerifier}. They use the mex rule and the theorems, and
 * nothing of the engines that found the values.
 */
@NullMarked
package zermelo.heaps.proof;

import org.jspecify.annotations.NullMarked;
