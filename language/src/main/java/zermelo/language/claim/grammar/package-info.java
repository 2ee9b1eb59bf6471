/**
 * The grammar of claims: parser and checker.
 *
 * <p>It does not depend on the interpreter or the solvers, because the proof verifier uses it.
 */
@NullMarked
package zermelo.language.claim.grammar;

import org.jspecify.annotations.NullMarked;
