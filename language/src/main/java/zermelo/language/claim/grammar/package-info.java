/**
 * The grammar of claims: parser and checker. It knows neither the interpreter nor the solvers,
 * because the proof verifier uses it.
 */
@NullMarked
package zermelo.language.claim.grammar;

import org.jspecify.annotations.NullMarked;
