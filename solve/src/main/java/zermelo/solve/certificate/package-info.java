/** Certificates of answers, which a solver helps to write and the rules alone verify. */
@NullMarked
package zermelo.solve.certificate;

import org.jspecify.annotations.NullMarked;
