/**
 * How moves change the numbers of symbols on a board and the totals of lists, found from the text.
 *
 * <p>Such changes prove that no position can recur, and they number the tiers of tablebases. Start
 * at {@code CountChanges} for boards and at {@code ListTotals} for lists.
 */
@NullMarked
package zermelo.language.effect;

import org.jspecify.annotations.NullMarked;
