/**
 * Discovers closed forms: computes small cases, proposes forms that fit them, and tests the forms.
 */
@NullMarked
package zermelo.insight.discover;

import org.jspecify.annotations.NullMarked;
