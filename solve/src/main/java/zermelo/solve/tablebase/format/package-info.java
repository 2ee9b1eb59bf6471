/**
 * The files of a tablebase.
 *
 * <p>{@code TablebaseManifest} is the text file. {@code TierWriter} says how the file of a tier is
 * laid out, {@code BlockLayout} which ranks a block holds, {@code ContextModel} and {@code
 * BlockCoder} how its values become bytes. What a value means is in {@code PackedValue} and {@code
 * PackedScore} of the package above.
 */
@NullMarked
package zermelo.solve.tablebase.format;

import org.jspecify.annotations.NullMarked;
