package zermelo.language.compile.runtime;

import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import zermelo.kernel.Options;
import zermelo.kernel.space.PositionRanking;
import zermelo.kernel.space.Sweeper;
import zermelo.language.arithmetic.InfiniteSet;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;

/** Descriptors of the classes that compiled code uses. */
public final class RuntimeTypes {
  public static final ClassDesc SPACE = of(CompiledPlainSpace.class);
  public static final ClassDesc MACHINE = of(CompiledRuntime.class);
  public static final ClassDesc RANKING = of(PositionRanking.class);
  public static final ClassDesc SETTLER = of(Sweeper.ValueCombiner.class);
  public static final ClassDesc OPTIONS = of(Options.class);
  public static final ClassDesc EXACT = of(ExactArithmetic.class);
  public static final ClassDesc BITS = of(PackedCollection.class);
  public static final ClassDesc SET = of(NumberSet.class);
  public static final ClassDesc LOWERING = of(LoweredListIterator.class);
  public static final ClassDesc ENDLESS = of(InfiniteSet.class);
  public static final ClassDesc FUNCTION = of(BuiltInFunction.class);
  public static final ClassDesc OPERATOR = of(Term.SetOperator.class);
  public static final ClassDesc CHARS = ConstantDescs.CD_char.arrayType();
  public static final ClassDesc LONGS = ConstantDescs.CD_long.arrayType();
  public static final ClassDesc LONG = ConstantDescs.CD_long;
  public static final ClassDesc INT = ConstantDescs.CD_int;
  public static final ClassDesc BOOLEAN = ConstantDescs.CD_boolean;
  public static final ClassDesc VOID = ConstantDescs.CD_void;
  public static final ClassDesc EXCEPTION = of(RuntimeException.class);

  private RuntimeTypes() {}

  public static ClassDesc of(Class<?> type) {
    return type.describeConstable().orElseThrow();
  }

  public static MethodTypeDesc type(ClassDesc result, ClassDesc... arguments) {
    return MethodTypeDesc.of(result, arguments);
  }
}
