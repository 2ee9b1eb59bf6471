/**
 * Certificates of periods, and their verifier.
 *
 * <p>A certificate states from which n on the moves of a game have the same shapes and with which
 * period its values repeat. {@link zermelo.language.proof.PeriodVerifier} verifies it: it evaluates
 * the rules exactly, for all large n at once and for single large n. It shares no class with the
 * code that finds periods. Both use only the parsed text of the rules (checked by an architecture
 * test).
 */
@NullMarked
package zermelo.language.proof;

import org.jspecify.annotations.NullMarked;
