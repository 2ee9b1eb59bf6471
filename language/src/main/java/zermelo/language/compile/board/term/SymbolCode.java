package zermelo.language.compile.board.term;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.Optional;
import zermelo.language.compile.board.analysis.UnsupportedTermException;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Term;

/** Emits the bytecode that finds which cells hold which symbols, from the planes of the board. */
public final class SymbolCode {
  private final TermWriters terms;
  private final BoardScope scope;
  private final CodeBuilder code;

  SymbolCode(TermWriters terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  /** Pushes the set of the cells that hold one of these symbols, one bit each. */
  public void holding(long symbols) {
    long known = (1L << scope.plan.symbols) - 1;
    long wanted = symbols & known;
    if (wanted == 0 || wanted == known) {
      code.loadConstant(wanted == 0 ? 0 : scope.plan.all);
      return;
    }
    if (!single(wanted) && !pair(wanted)) {
      code.lconst_0();
      for (int symbol = 0; symbol < scope.plan.symbols; symbol++) {
        if ((wanted >>> symbol & 1) != 0) {
          exactly(symbol);
          code.lor();
        }
      }
    }
    if ((wanted & 1) != 0) {
      scope.and(scope.plan.all); // complements have bits outside the board
    }
  }

  /** Tries a single plane or its complement. */
  private boolean single(long wanted) {
    for (int literal = 0; literal < 2 * scope.planes.length; literal++) {
      if (symbols(literal) == wanted) {
        literal(literal);
        return true;
      }
    }
    return false;
  }

  /** Tries two planes or complements. */
  private boolean pair(long wanted) {
    for (int a = 0; a < 2 * scope.planes.length; a++) {
      for (int b = 0; b < a; b++) {
        boolean both = (symbols(a) & symbols(b)) == wanted;
        if (!both && (symbols(a) | symbols(b)) != wanted) {
          continue;
        }
        if (a % 2 == 1 && b % 2 == 1) {
          literal(a - 1);
          literal(b - 1);
          join(!both);
          code.loadConstant(-1L).lxor();
        } else {
          literal(a);
          literal(b);
          join(both);
        }
        return true;
      }
    }
    return false;
  }

  private void join(boolean both) {
    if (both) {
      code.land();
    } else {
      code.lor();
    }
  }

  /** The symbols for which a literal is true: 2k is plane k, 2k + 1 its complement. */
  private long symbols(int literal) {
    long found = 0;
    for (int symbol = 0; symbol < scope.plan.symbols; symbol++) {
      if ((symbol >>> (literal / 2) & 1) != literal % 2) {
        found |= 1L << symbol;
      }
    }
    return found;
  }

  private void literal(int literal) {
    code.lload(scope.planes[literal / 2]);
    if (literal % 2 == 1) {
      code.loadConstant(-1L).lxor();
    }
  }

  private void exactly(int symbol) {
    for (int plane = 0; plane < scope.planes.length; plane++) {
      literal(2 * plane + ((symbol >>> plane & 1) != 0 ? 0 : 1));
      if (plane > 0) {
        code.land();
      }
    }
  }

  /** The symbol of a term, if it is the same in all positions. */
  public Optional<Integer> known(Term.NumberTerm term) {
    return scope.statics.number(term).map(Long::intValue);
  }

  /** Pushes the set of the cells that hold the symbol of a term. */
  public void holding(Term.NumberTerm symbol) {
    Optional<Integer> known = known(symbol);
    if (known.isPresent()) {
      holding(known.get() < 0 ? 0 : 1L << known.get());
      return;
    }
    push(symbol);
    int local = scope.keepInt();
    code.loadConstant(scope.plan.all);
    for (int plane = 0; plane < scope.planes.length; plane++) {
      code.lload(scope.planes[plane]);
      code.iload(local).loadConstant(plane).iushr().iconst_1().iand();
      code.iconst_1().isub().i2l().lxor().land(); // the complement if the bit is 0
    }
    code.iload(local).loadConstant(31).ishr().iconst_m1().ixor().i2l().land(); // none for -1
  }

  /** Pushes a symbol, an int; -1 outside the board. */
  public void push(Term.NumberTerm term) {
    Optional<Integer> known = known(term);
    if (known.isPresent()) {
      code.loadConstant(known.get().intValue());
      return;
    }
    switch (term) {
      case BoardTerm.Content(Term.NumberTerm cell) -> content(cell);
      case Term.NumberIf choice -> {
        Label no = code.newLabel();
        Label end = code.newLabel();
        terms.truths.branch(choice.condition(), false, no);
        push(choice.yes());
        code.goto_(end);
        code.labelBinding(no);
        push(choice.no());
        code.labelBinding(end);
      }
      default -> throw new UnsupportedTermException(term);
    }
  }

  private void content(Term.NumberTerm cell) {
    terms.cells.bit(cell);
    int bit = scope.keepLong();
    code.iconst_0();
    for (int plane = 0; plane < scope.planes.length; plane++) {
      // 1 if the plane has the bit: the sign of minus a word that is not 0
      code.lload(scope.planes[plane]).lload(bit).land();
      int masked = scope.keepLong();
      code.lload(masked).lload(masked).lneg().lor().loadConstant(63).lushr().l2i();
      code.loadConstant(plane).ishl().ior();
    }
    if (terms.cells.maybeNone(cell)) {
      Label inside = code.newLabel();
      code.lload(bit).lconst_0().lcmp().ifne(inside);
      code.pop().iconst_m1();
      code.labelBinding(inside);
    }
  }

  /** Pushes the set of the cells with the same symbol as the cell of a bit. */
  void alike(int bit) {
    code.loadConstant(scope.plan.all);
    for (int plane : scope.planes) {
      // the plane if it has the bit, otherwise its complement
      code.lload(plane);
      code.lload(plane).lload(bit).land();
      int masked = scope.keepLong();
      code.lload(masked).lload(masked).lneg().lor().loadConstant(63).lshr();
      code.loadConstant(-1L).lxor().lxor().land();
    }
  }
}
