package zermelo.language.compile.shared;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import zermelo.language.program.Term;

/**
 * Emits conditional jumps for {@code and}, {@code or}, {@code not} and the like. A subclass knows
 * the other conditions.
 */
public abstract class TruthBranches {
  protected final CodeBuilder code;

  protected TruthBranches(CodeBuilder code) {
    this.code = code;
  }

  /**
   * Jumps to the target if the truth equals {@code when}. Otherwise execution continues after it.
   */
  public abstract void branch(Term.TruthTerm term, boolean when, Label target);

  /** Pushes 0 or 1. */
  public final void push(Term.TruthTerm term) {
    Label no = code.newLabel();
    Label end = code.newLabel();
    branch(term, false, no);
    code.iconst_1().goto_(end);
    code.labelBinding(no);
    code.iconst_0();
    code.labelBinding(end);
  }

  /**
   * Writes {@code and} and {@code or}. The right side is skipped if the left is {@code decisive}.
   */
  protected final void junction(
      Term.TruthTerm left, Term.TruthTerm right, boolean decisive, boolean when, Label target) {
    if (when == decisive) {
      branch(left, when, target);
      branch(right, when, target);
      return;
    }
    Label behind = code.newLabel();
    branch(left, decisive, behind);
    branch(right, when, target);
    code.labelBinding(behind);
  }

  protected final void equivalence(Term.Equivalence term, boolean when, Label target) {
    push(term.left());
    push(term.right());
    if (when) {
      code.if_icmpeq(target);
    } else {
      code.if_icmpne(target);
    }
  }

  protected final void conditional(Term.TruthIf term, boolean when, Label target) {
    Label no = code.newLabel();
    Label end = code.newLabel();
    branch(term.condition(), false, no);
    branch(term.yes(), when, target);
    code.goto_(end);
    code.labelBinding(no);
    branch(term.no(), when, target);
    code.labelBinding(end);
  }
}
