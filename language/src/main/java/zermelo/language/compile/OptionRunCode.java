package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.Optional;
import zermelo.language.compile.runtime.RuntimeTypes;

/**
 * Emits the inner loop of a move whose options are single words, one right after the other.
 *
 * <p>The loop keeps the index of its next option in a variable. It updates the buffer only when the
 * buffer is full or when the loop ends.
 */
final class OptionRunCode {
  private final MethodScope scope;
  private final CodeBuilder code;

  OptionRunCode(MethodScope scope) {
    this.scope = scope;
    this.code = scope.code;
  }

  void begin() {
    MethodScope.OptionRun run =
        new MethodScope.OptionRun(scope.newReference(), scope.newInt(), scope.newInt());
    scope.out();
    code.invokevirtual(RuntimeTypes.OPTIONS, "begin", RuntimeTypes.type(RuntimeTypes.INT))
        .istore(run.index());
    reload(run);
    scope.run = Optional.of(run);
  }

  private void reload(MethodScope.OptionRun run) {
    scope.out();
    code.invokevirtual(RuntimeTypes.OPTIONS, "words", RuntimeTypes.type(RuntimeTypes.LONGS))
        .astore(run.words());
    scope.out();
    code.invokevirtual(RuntimeTypes.OPTIONS, "bound", RuntimeTypes.type(RuntimeTypes.INT))
        .istore(run.bound());
  }

  /** Adds the option that {@code word} pushes. */
  void add(MethodScope.OptionRun run, Runnable word, Label full) {
    Label room = code.newLabel();
    code.aload(run.words()).iload(run.index());
    word.run();
    code.lastore().iinc(run.index(), 1);
    code.iload(run.index()).iload(run.bound()).if_icmplt(room);
    flush(run);
    code.ifeq(full);
    reload(run);
    code.labelBinding(room);
  }

  private void flush(MethodScope.OptionRun run) {
    scope.out();
    code.iload(run.index());
    code.invokevirtual(
        RuntimeTypes.OPTIONS, "flush", RuntimeTypes.type(RuntimeTypes.BOOLEAN, RuntimeTypes.INT));
  }

  void end() {
    flush(scope.run.orElseThrow());
    code.pop();
    scope.run = Optional.empty();
  }
}
