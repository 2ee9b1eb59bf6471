/**
 * Compiles rules to bytecode.
 *
 * <p>A text with parameter values and a packing becomes a hidden class that is a {@link
 * zermelo.kernel.Space}. Numbers are longs in local variables. Parameters and the places of fields
 * are constants. Choices are loops. Moves allocate nothing. Slow twin: the interpreter, which
 * defines the meaning.
 *
 * <p>The entry point is {@link zermelo.language.compile.Compiler}. {@code MoveCode}, {@code
 * NumberCode}, {@code TruthCode}, {@code ListCode}, {@code SetCode}, {@code LoopCode} and {@code
 * ChangeCode} each write the code of one family of terms, in the {@code MethodScope} of one method.
 * That code calls {@code CompiledPlainSpace}, {@code ExactArithmetic}, {@code PackedCollection},
 * {@code NumberSet}, {@code LoweredListIterator} and {@code SievingFactorizer} of the package
 * {@code runtime}.
 */
@NullMarked
package zermelo.language.compile;

import org.jspecify.annotations.NullMarked;
