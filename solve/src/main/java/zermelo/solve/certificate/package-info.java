/** Certificates of answers: written with a solver's help, verified by the rules alone. */
@NullMarked
package zermelo.solve.certificate;

import org.jspecify.annotations.NullMarked;
