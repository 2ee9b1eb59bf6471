/** Nim-sequences of codes: values, periods with proofs, certificates, families of games. */
@NullMarked
package zermelo.cli.sequence;

import org.jspecify.annotations.NullMarked;
