/**
 * Matches between people elsewhere: what happened is a list of events in the store, and how a match
 * stands is what comes of playing them again.
 */
@NullMarked
package zermelo.web.match;

import org.jspecify.annotations.NullMarked;
