/**
 * How rules and claims depend on one number n when it is large: on its remainder for some modulus,
 * and beyond that not at all. Proofs of periodicity rest on it.
 */
@NullMarked
package zermelo.language.uniform;

import org.jspecify.annotations.NullMarked;
