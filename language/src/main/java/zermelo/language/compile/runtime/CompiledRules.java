package zermelo.language.compile.runtime;

import java.lang.constant.ClassDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import zermelo.kernel.Space;
import zermelo.language.compile.analysis.CompilerInput;

/** Compiled rules of a game. Creates any number of spaces. */
public final class CompiledRules {
  /** The name of every compiled class. It must be in this package to be defined here. */
  public static final ClassDesc HIDDEN_CLASS =
      ClassDesc.of(CompiledRules.class.getPackageName() + ".Rules");

  private final MethodHandle constructor;
  private final CompilerInput plan;
  private final CodeConstants constants;

  private CompiledRules(MethodHandle constructor, CompilerInput plan, CodeConstants constants) {
    this.constructor = constructor;
    this.plan = plan;
    this.constants = constants;
  }

  /** Defines a hidden class from the bytes of a class file. */
  public static CompiledRules define(byte[] bytes, CompilerInput plan, CodeConstants constants) {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup().defineHiddenClass(bytes, true);
      MethodType type =
          MethodType.methodType(void.class, Space.class, CompilerInput.class, CodeConstants.class);
      MethodHandle constructor = lookup.findConstructor(lookup.lookupClass(), type);
      return new CompiledRules(constructor, plan, constants);
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
  public CompiledSpace space(Space interpreted) {
    try {
      return (CompiledSpace) constructor.invoke(interpreted, plan, constants);
    } catch (RuntimeException | Error thrown) {
      throw thrown;
    } catch (Throwable thrown) {
      throw new IllegalStateException("compiled rules cannot be made", thrown);
    }
  }
}
