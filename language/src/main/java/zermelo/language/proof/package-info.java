/**
 * Certificates of periods, and their verifier. A certificate states from which n on the moves of a
 * game look alike and with which period its values repeat. {@link
 * zermelo.language.proof.PeriodVerifier} checks it: it evaluates the rules exactly, for all large n
 * at once and for single n far out. It shares no class with the code that finds periods; only the
 * parsed text of the rules is common to both (an architecture test holds this).
 */
@NullMarked
package zermelo.language.proof;

import org.jspecify.annotations.NullMarked;
