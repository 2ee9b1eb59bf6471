package zermelo.language.compile.runtime;

import java.lang.constant.ClassDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import zermelo.kernel.Space;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.program.Program;

/**
 * The hidden class that the rules of a text were compiled to, loaded and ready to make spaces.
 *
 * <p>Each space is made from an interpreted one with the same packing, to which it leaves rare
 * calls. There may be any number of them.
 */
public final class CompiledRules {
  /** The name of every compiled class. It must be in this package to be defined here. */
  public static final ClassDesc HIDDEN_CLASS =
      ClassDesc.of(CompiledRules.class.getPackageName() + ".Rules");

  private final MethodHandle constructor; // of the compiled space; takes the interpreted one

  private CompiledRules(MethodHandle constructor) {
    this.constructor = constructor;
  }

  /** Defines a hidden class from the bytes of a class file. */
  public static CompiledRules define(byte[] bytes, CompilerInput plan, CodeConstants constants) {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup().defineHiddenClass(bytes, true);
      MethodType type =
          MethodType.methodType(void.class, Space.class, CompilerInput.class, CodeConstants.class);
      MethodHandle constructor = lookup.findConstructor(lookup.lookupClass(), type);
      return new CompiledRules(MethodHandles.insertArguments(constructor, 1, plan, constants));
    } catch (IllegalAccessException | NoSuchMethodException impossible) {
      throw new IllegalStateException("a class of our own cannot be reached", impossible);
    }
  }

  /**
   * Defines a hidden class of rules with boards, scores or moves in steps.
   *
   * @param counts whether the rules count their steps
   * @param tables the arrays that the class refers to as its class data
   */
  public static CompiledRules define(
      byte[] bytes, Program program, boolean counts, List<Object> tables) {
    try {
      MethodHandles.Lookup lookup =
          MethodHandles.lookup().defineHiddenClassWithClassData(bytes, tables, true);
      MethodType type =
          MethodType.methodType(void.class, Space.class, Program.class, boolean.class);
      MethodHandle constructor = lookup.findConstructor(lookup.lookupClass(), type);
      return new CompiledRules(MethodHandles.insertArguments(constructor, 1, program, counts));
    } catch (IllegalAccessException | NoSuchMethodException impossible) {
      throw new IllegalStateException("a class of our own cannot be reached", impossible);
    }
  }

  /**
   * Creates a space with its own scratch memory.
   *
   * @param interpreted the interpreted space with the same packing; it serves the rare calls and
   *     hands out the wider space
   */
  public Space space(Space interpreted) {
    try {
      return (Space) constructor.invoke(interpreted);
    } catch (RuntimeException | Error thrown) {
      throw thrown;
    } catch (Throwable thrown) {
      throw new IllegalStateException("compiled rules cannot be made", thrown);
    }
  }
}
