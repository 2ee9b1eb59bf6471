/**
 * Rules as bytecode: a text whose parameters are settled, and whose packing is chosen, becomes a
 * hidden class that is a {@link zermelo.kernel.Space}. Numbers are longs in local variables,
 * parameters and the places of fields are constants, choices are loops, and moves allocate nothing.
 * What it means is what the interpreter says: that is its slow twin.
 *
 * <p>{@link zermelo.language.compile.Compiler} is the way in. {@code MoveCode}, {@code NumberCode},
 * {@code TruthCode}, {@code ListCode}, {@code SetCode}, {@code LoopCode} and {@code ChangeCode}
 * write the code of one family of terms each, in the {@code Scope} of one method; {@code
 * CompiledSpace}, {@code ExactArithmetic}, {@code Bits}, {@code NumberSet}, {@code
 * LoweredListIterator} and {@code Factors} are what that code calls.
 */
@NullMarked
package zermelo.language.compile;

import org.jspecify.annotations.NullMarked;
