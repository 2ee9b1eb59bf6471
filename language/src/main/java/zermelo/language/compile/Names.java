package zermelo.language.compile;

import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import zermelo.kernel.Options;
import zermelo.kernel.Space;
import zermelo.kernel.Sweeper;
import zermelo.language.check.Function;
import zermelo.language.check.Term;

/** The names by which written code knows classes and methods. */
final class Names {
  static final ClassDesc SPACE = of(CompiledSpace.class);
  static final ClassDesc MACHINE = of(Machine.class);
  static final ClassDesc RANKING = of(Space.Ranking.class);
  static final ClassDesc SETTLER = of(Sweeper.Settler.class);
  static final ClassDesc OPTIONS = of(Options.class);
  static final ClassDesc EXACT = of(Exact.class);
  static final ClassDesc BITS = of(Bits.class);
  static final ClassDesc SET = of(NumberSet.class);
  static final ClassDesc LOWERING = of(Lowering.class);
  static final ClassDesc ENDLESS = of(Endless.class);
  static final ClassDesc FUNCTION = of(Function.class);
  static final ClassDesc OPERATOR = of(Term.SetOperator.class);
  static final ClassDesc CHARS = ConstantDescs.CD_char.arrayType();
  static final ClassDesc LONGS = ConstantDescs.CD_long.arrayType();
  static final ClassDesc LONG = ConstantDescs.CD_long;
  static final ClassDesc INT = ConstantDescs.CD_int;
  static final ClassDesc BOOLEAN = ConstantDescs.CD_boolean;
  static final ClassDesc VOID = ConstantDescs.CD_void;
  static final ClassDesc EXCEPTION = of(RuntimeException.class);

  private Names() {}

  static ClassDesc of(Class<?> type) {
    return type.describeConstable().orElseThrow();
  }

  static MethodTypeDesc type(ClassDesc result, ClassDesc... arguments) {
    return MethodTypeDesc.of(result, arguments);
  }
}
