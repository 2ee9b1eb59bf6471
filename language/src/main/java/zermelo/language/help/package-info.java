/** Explains the words of the language, for editors. */
@NullMarked
package zermelo.language.help;

import org.jspecify.annotations.NullMarked;
