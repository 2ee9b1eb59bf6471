package zermelo.language.compile;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import zermelo.language.compile.runtime.RuntimeTypes;

/**
 * Emits methods that go through the positions of a game by their ranks.
 *
 * <p>Where positions are packed as their ranks, ranking is trivial. Each game still gets loops of
 * its own, because the JIT compiler optimises a loop for one game better than a loop for all.
 */
final class RankCode {
  private RankCode() {}

  static void write(ClassBuilder builder, long size) {
    builder.withMethodBody(
        "size",
        RuntimeTypes.type(RuntimeTypes.LONG),
        ClassFile.ACC_PUBLIC,
        code -> code.loadConstant(size).lreturn());
    builder.withMethodBody(
        "rank",
        RuntimeTypes.type(RuntimeTypes.LONG, RuntimeTypes.LONGS, RuntimeTypes.INT),
        ClassFile.ACC_PUBLIC,
        code -> code.aload(1).iload(2).laload().lreturn());
    builder.withMethodBody(
        "unrank",
        RuntimeTypes.type(
            RuntimeTypes.VOID, RuntimeTypes.LONG, RuntimeTypes.LONGS, RuntimeTypes.INT),
        ClassFile.ACC_PUBLIC,
        code -> code.aload(3).iload(4).lload(1).lastore().return_());
    builder.withMethodBody(
        "ranks",
        RuntimeTypes.type(
            RuntimeTypes.BOOLEAN,
            RuntimeTypes.LONGS,
            RuntimeTypes.INT,
            RuntimeTypes.INT,
            RuntimeTypes.INT,
            RuntimeTypes.INT.arrayType()),
        ClassFile.ACC_PUBLIC,
        RankCode::ranks);
  }

  private static void ranks(CodeBuilder code) {
    int words = 1;
    int count = 3;
    int below = 4;
    int target = 5;
    int index = code.allocateLocal(TypeKind.INT);
    int rank = code.allocateLocal(TypeKind.LONG);
    Label top = code.newLabel();
    Label test = code.newLabel();
    Label tooLarge = code.newLabel();
    code.iconst_0().istore(index).goto_(test);
    code.labelBinding(top);
    code.aload(words).iload(index).laload().lstore(rank);
    code.lload(rank).iload(below).i2l().lcmp().ifge(tooLarge);
    code.aload(target).iload(index).lload(rank).l2i().iastore();
    code.iinc(index, 1);
    code.labelBinding(test);
    code.iload(index).iload(count).if_icmplt(top);
    code.iconst_1().ireturn();
    code.labelBinding(tooLarge);
    code.iconst_0().ireturn();
  }
}
