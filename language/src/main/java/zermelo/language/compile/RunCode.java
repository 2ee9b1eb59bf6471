package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.Optional;

/**
 * Writes runs of options: an innermost loop keeps the place for its next option in a variable and
 * tells the buffer only when that is full, or when the loop ends. Where an option is one word and
 * nothing else, that is what makes a move cheap.
 */
final class RunCode {
  private final Scope scope;
  private final CodeBuilder code;

  RunCode(Scope scope) {
    this.scope = scope;
    this.code = scope.code;
  }

  void begin() {
    Scope.Run run = new Scope.Run(scope.newReference(), scope.newInt(), scope.newInt());
    scope.out();
    code.invokevirtual(Names.OPTIONS, "begin", Names.type(Names.INT)).istore(run.index());
    reload(run);
    scope.run = Optional.of(run);
  }

  private void reload(Scope.Run run) {
    scope.out();
    code.invokevirtual(Names.OPTIONS, "words", Names.type(Names.LONGS)).astore(run.words());
    scope.out();
    code.invokevirtual(Names.OPTIONS, "bound", Names.type(Names.INT)).istore(run.bound());
  }

  /** Adds an option, which {@code word} pushes. */
  void add(Scope.Run run, Runnable word, Label full) {
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

  private void flush(Scope.Run run) {
    scope.out();
    code.iload(run.index());
    code.invokevirtual(Names.OPTIONS, "flush", Names.type(Names.BOOLEAN, Names.INT));
  }

  void end() {
    flush(scope.run.orElseThrow());
    code.pop();
    scope.run = Optional.empty();
  }
}
