package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.List;
import java.util.Optional;
import zermelo.language.check.Function;
import zermelo.language.check.Term;

/** Writes numbers: each leaves a long on the stack, and what is known of it is returned. */
final class NumberCode {
  private final Terms terms;
  private final Scope scope;
  private final CodeBuilder code;

  NumberCode(Terms terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  Interval push(Term.Num term) {
    return switch (term) {
      case Term.Constant constant -> scope.push(Scope.Num.of(constant.value()));
      case Term.Slot slot -> scope.push(held(slot.slot()));
      case Term.NumIf choice -> pushIf(choice);
      case Term.Element element -> element(element);
      case Term.Binary binary -> binary(binary);
      case Term.NumCall call -> call(call);
    };
  }

  /** Evaluates into a variable. */
  Scope.Num hold(Term.Num term) {
    return switch (term) {
      case Term.Constant constant -> Scope.Num.of(constant.value());
      case Term.Slot slot -> held(slot.slot());
      default -> scope.pop(push(term));
    };
  }

  private Scope.Num held(int slot) {
    return scope.numberIn(slot);
  }

  private Interval pushIf(Term.NumIf term) {
    Label no = code.newLabel();
    Label end = code.newLabel();
    terms.truths.branch(term.condition(), false, no);
    Interval a = push(term.yes());
    code.goto_(end);
    code.labelBinding(no);
    Interval b = push(term.no());
    code.labelBinding(end);
    return a.or(b);
  }

  private Interval element(Term.Element term) {
    Scope.Row row = terms.rows.hold(term.row());
    Scope.Num index = hold(term.index());
    code.aload(row.local());
    pushIndex(index, row.length(), scope.site(term.span()));
    code.laload();
    return row.range();
  }

  /** Pushes where an element stands in its array. */
  void pushIndex(Scope.Num index, int length, int site) {
    scope.push(index);
    if (index.range().within(1, length)) {
      code.l2i().loadConstant(1).isub();
      return;
    }
    code.loadConstant(length).loadConstant(site);
    scope.callStatic(Names.EXACT, "index", Names.INT, Names.LONG, Names.INT, Names.INT);
  }

  private Interval binary(Term.Binary term) {
    Interval a = push(term.left());
    Interval b = push(term.right());
    return switch (term.operator()) {
      case PLUS -> {
        if (a.sumsWith(b)) {
          code.ladd();
        } else {
          exact("add", term);
        }
        yield a.plus(b);
      }
      case MINUS -> {
        if (a.sumsWith(b)) {
          code.lsub();
        } else {
          exact("subtract", term);
        }
        yield difference(term, a.minus(b));
      }
      case TIMES -> {
        if (a.multipliesWith(b)) {
          code.lmul();
        } else {
          exact("multiply", term);
        }
        yield a.times(b);
      }
      case OVER -> {
        if (a.natural() && b.positive()) {
          code.ldiv();
        } else {
          exact("divide", term);
        }
        yield a.over(b);
      }
      case MOD -> {
        if (a.natural() && b.positive()) {
          code.lrem();
        } else {
          exact("mod", term);
        }
        yield a.mod(b);
      }
      case POWER -> {
        exact("power", term);
        yield Interval.ANY;
      }
      case XOR -> {
        code.lxor();
        yield a.xor(b);
      }
    };
  }

  /** A choice from 1..n is at most n, so that n less the choice is no less than 0. */
  private Interval difference(Term.Binary term, Interval plain) {
    return term.left() instanceof Term.Slot(int whole)
            && term.right() instanceof Term.Slot(int part)
        ? scope.order.difference(whole, part, plain)
        : plain;
  }

  private void exact(String name, Term.Binary term) {
    code.loadConstant(scope.site(term.span()));
    scope.callStatic(Names.EXACT, name, Names.LONG, Names.LONG, Names.LONG, Names.INT);
  }

  private Interval call(Term.NumCall call) {
    List<Term> arguments = call.arguments();
    Function function = call.function();
    int site = scope.site(call.span());
    if (function.several() && arguments.getFirst() instanceof Term.Row list) {
      Scope.Row row = terms.rows.hold(list);
      scope.constant(function);
      code.aload(row.local()).loadConstant(site);
      scope.callStatic(Names.EXACT, "foldRow", Names.LONG, Names.FUNCTION, Names.LONGS, Names.INT);
      return function == Function.MIN || function == Function.MAX ? row.range() : Interval.ANY;
    }
    if (function.several()) {
      Interval result = push((Term.Num) arguments.getFirst());
      for (Term argument : arguments.subList(1, arguments.size())) {
        result = fold(function, result, push((Term.Num) argument), site);
      }
      return result;
    }
    return switch (function) {
      case LENGTH -> {
        code.loadConstant((long) terms.rows.hold((Term.Row) arguments.getFirst()).length());
        yield Interval.ANY;
      }
      case SIZE -> {
        terms.sets.list((Term.Many) arguments.getFirst());
        code.invokevirtual(Names.SET, "size", Names.type(Names.INT)).i2l();
        yield new Interval(0, Integer.MAX_VALUE);
      }
      case DIGITS -> {
        code.loadConstant((long) digits(arguments).length - 1);
        yield Interval.of(digits(arguments).length - 1);
      }
      case DIGIT -> {
        Scope.Num index = hold((Term.Num) arguments.get(1));
        scope.table(scope.constants.table(digits(arguments)));
        scope.push(index);
        scope.callStatic(Names.EXACT, "digit", Names.LONG, Names.LONGS, Names.LONG);
        yield new Interval(0, 15);
      }
      case BIGOMEGA, OMEGA -> {
        Scope.Num number = hold((Term.Num) arguments.getFirst());
        scope.self();
        scope.push(number);
        code.loadConstant(site);
        String name = function == Function.OMEGA ? "omega" : "bigOmega";
        scope.call(name, Names.LONG, Names.LONG, Names.INT);
        yield new Interval(0, 63);
      }
      default -> plain(function, arguments, site);
    };
  }

  private long[] digits(List<Term> arguments) {
    int cell = ((Term.Code) arguments.getFirst()).cell();
    return Optional.ofNullable(scope.plan.codes().get(cell)).orElseThrow();
  }

  private Interval fold(Function function, Interval a, Interval b, int site) {
    return switch (function) {
      case MIN, MAX -> {
        String name = function == Function.MIN ? "min" : "max";
        scope.callStatic(Names.of(Math.class), name, Names.LONG, Names.LONG, Names.LONG);
        yield function == Function.MIN ? a.min(b) : a.max(b);
      }
      case NIM_SUM -> {
        code.lxor();
        yield a.xor(b);
      }
      case SUM -> {
        if (a.sumsWith(b)) {
          code.ladd();
          yield a.plus(b);
        }
        code.loadConstant(site);
        scope.callStatic(Names.EXACT, "add", Names.LONG, Names.LONG, Names.LONG, Names.INT);
        yield Interval.ANY;
      }
      default -> {
        code.loadConstant(site);
        scope.callStatic(
            Names.EXACT,
            function == Function.GCD ? "gcd" : "lcm",
            Names.LONG,
            Names.LONG,
            Names.LONG,
            Names.INT);
        yield Interval.ANY;
      }
    };
  }

  private Interval plain(Function function, List<Term> arguments, int site) {
    Scope.Num a = hold((Term.Num) arguments.getFirst());
    Scope.Num b = arguments.size() > 1 ? hold((Term.Num) arguments.get(1)) : Scope.Num.of(0);
    scope.constant(function);
    scope.push(a);
    scope.push(b);
    code.loadConstant(site);
    scope.callStatic(
        Names.EXACT, "call", Names.LONG, Names.FUNCTION, Names.LONG, Names.LONG, Names.INT);
    return switch (function) {
      case POPCOUNT, LOG, VALUATION -> new Interval(0, 64);
      case ABS, SQRT, GOLDEN, LEAST_FIBONACCI -> new Interval(0, Long.MAX_VALUE);
      default -> Interval.ANY;
    };
  }
}
