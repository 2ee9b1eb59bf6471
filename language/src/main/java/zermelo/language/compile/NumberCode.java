package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.List;
import java.util.Optional;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;

/**
 * Emits the bytecode that evaluates a number term.
 *
 * <p>The number is left on the stack as a long. The methods return the range in which it is known
 * to lie.
 */
final class NumberCode {
  private final TermCode terms;
  private final MethodScope scope;
  private final CodeBuilder code;

  NumberCode(TermCode terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  Interval push(Term.NumberTerm term) {
    return switch (term) {
      case Term.Constant constant -> scope.push(MethodScope.NumberVariable.of(constant.value()));
      case Term.NumberSlot slot -> scope.push(held(slot.slot()));
      case Term.NumberIf choice -> pushIf(choice);
      case Term.Element element -> element(element);
      case Term.Binary binary -> binary(binary);
      case Term.NumberCall call -> call(call);
      case Term.Fold fold -> throw new IllegalStateException("only in texts that are not plain");
      case Term.BoardNumber onBoard ->
          throw new IllegalStateException("only in texts that are not plain");
    };
  }

  /** Evaluates a term into a variable. */
  MethodScope.NumberVariable hold(Term.NumberTerm term) {
    return switch (term) {
      case Term.Constant constant -> MethodScope.NumberVariable.of(constant.value());
      case Term.NumberSlot slot -> held(slot.slot());
      default -> scope.pop(push(term));
    };
  }

  private MethodScope.NumberVariable held(int slot) {
    return scope.numberIn(slot);
  }

  private Interval pushIf(Term.NumberIf term) {
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
    MethodScope.ListVariable row = terms.lists.hold(term.list());
    MethodScope.NumberVariable index = hold(term.index());
    code.aload(row.local());
    pushIndex(index, row.length(), scope.site(term.span()));
    code.laload();
    return row.range();
  }

  /** Pushes the array index of an element. */
  void pushIndex(MethodScope.NumberVariable index, int length, int site) {
    scope.push(index);
    if (index.range().within(1, length)) {
      code.l2i().loadConstant(1).isub();
      return;
    }
    code.loadConstant(length).loadConstant(site);
    scope.callStatic(
        RuntimeTypes.EXACT,
        "index",
        RuntimeTypes.INT,
        RuntimeTypes.LONG,
        RuntimeTypes.INT,
        RuntimeTypes.INT);
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

  /** A choice from 1..n is at most n, so n minus the choice is at least 0. */
  private Interval difference(Term.Binary term, Interval plain) {
    return term.left() instanceof Term.NumberSlot(int whole)
            && term.right() instanceof Term.NumberSlot(int part)
        ? scope.order.difference(whole, part, plain)
        : plain;
  }

  private void exact(String name, Term.Binary term) {
    code.loadConstant(scope.site(term.span()));
    scope.callStatic(
        RuntimeTypes.EXACT,
        name,
        RuntimeTypes.LONG,
        RuntimeTypes.LONG,
        RuntimeTypes.LONG,
        RuntimeTypes.INT);
  }

  private Interval call(Term.NumberCall call) {
    List<Term> arguments = call.arguments();
    BuiltInFunction function = call.function();
    int site = scope.site(call.span());
    if (function.several() && arguments.getFirst() instanceof Term.ListTerm list) {
      MethodScope.ListVariable row = terms.lists.hold(list);
      scope.constant(function);
      code.aload(row.local()).loadConstant(site);
      scope.callStatic(
          RuntimeTypes.EXACT,
          "foldList",
          RuntimeTypes.LONG,
          RuntimeTypes.FUNCTION,
          RuntimeTypes.LONGS,
          RuntimeTypes.INT);
      return function == BuiltInFunction.MIN || function == BuiltInFunction.MAX
          ? row.range()
          : Interval.ANY;
    }
    if (function.several()) {
      Interval result = push((Term.NumberTerm) arguments.getFirst());
      for (Term argument : arguments.subList(1, arguments.size())) {
        result = fold(function, result, push((Term.NumberTerm) argument), site);
      }
      return result;
    }
    return switch (function) {
      case LENGTH -> {
        code.loadConstant((long) terms.lists.hold((Term.ListTerm) arguments.getFirst()).length());
        yield Interval.ANY;
      }
      case SIZE -> {
        terms.sets.list((Term.SetTerm) arguments.getFirst());
        code.invokevirtual(RuntimeTypes.SET, "size", RuntimeTypes.type(RuntimeTypes.INT)).i2l();
        yield new Interval(0, Integer.MAX_VALUE);
      }
      case DIGITS -> {
        code.loadConstant((long) digits(arguments).length - 1);
        yield Interval.of(digits(arguments).length - 1);
      }
      case DIGIT -> {
        MethodScope.NumberVariable index = hold((Term.NumberTerm) arguments.get(1));
        scope.table(scope.constants.table(digits(arguments)));
        scope.push(index);
        scope.callStatic(
            RuntimeTypes.EXACT, "digit", RuntimeTypes.LONG, RuntimeTypes.LONGS, RuntimeTypes.LONG);
        yield new Interval(0, 15);
      }
      case BIGOMEGA, OMEGA -> {
        MethodScope.NumberVariable number = hold((Term.NumberTerm) arguments.getFirst());
        scope.self();
        scope.push(number);
        code.loadConstant(site);
        String name = function == BuiltInFunction.OMEGA ? "omega" : "bigOmega";
        scope.call(name, RuntimeTypes.LONG, RuntimeTypes.LONG, RuntimeTypes.INT);
        yield new Interval(0, 63);
      }
      case ORDER -> {
        MethodScope.NumberVariable base = hold((Term.NumberTerm) arguments.getFirst());
        MethodScope.NumberVariable modulus = hold((Term.NumberTerm) arguments.get(1));
        scope.self();
        scope.push(base);
        scope.push(modulus);
        code.loadConstant(site);
        scope.call(
            "order", RuntimeTypes.LONG, RuntimeTypes.LONG, RuntimeTypes.LONG, RuntimeTypes.INT);
        yield new Interval(1, Long.MAX_VALUE);
      }
      default -> plain(function, arguments, site);
    };
  }

  private long[] digits(List<Term> arguments) {
    int slot = ((Term.CodeSlot) arguments.getFirst()).slot();
    return Optional.ofNullable(scope.plan.codes().get(slot)).orElseThrow();
  }

  private Interval fold(BuiltInFunction function, Interval a, Interval b, int site) {
    return switch (function) {
      case MIN, MAX -> {
        String name = function == BuiltInFunction.MIN ? "min" : "max";
        scope.callStatic(
            RuntimeTypes.of(Math.class),
            name,
            RuntimeTypes.LONG,
            RuntimeTypes.LONG,
            RuntimeTypes.LONG);
        yield function == BuiltInFunction.MIN ? a.min(b) : a.max(b);
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
        scope.callStatic(
            RuntimeTypes.EXACT,
            "add",
            RuntimeTypes.LONG,
            RuntimeTypes.LONG,
            RuntimeTypes.LONG,
            RuntimeTypes.INT);
        yield Interval.ANY;
      }
      default -> {
        code.loadConstant(site);
        scope.callStatic(
            RuntimeTypes.EXACT,
            function == BuiltInFunction.GCD ? "gcd" : "lcm",
            RuntimeTypes.LONG,
            RuntimeTypes.LONG,
            RuntimeTypes.LONG,
            RuntimeTypes.INT);
        yield Interval.ANY;
      }
    };
  }

  private Interval plain(BuiltInFunction function, List<Term> arguments, int site) {
    MethodScope.NumberVariable a = hold((Term.NumberTerm) arguments.getFirst());
    MethodScope.NumberVariable b =
        arguments.size() > 1
            ? hold((Term.NumberTerm) arguments.get(1))
            : MethodScope.NumberVariable.of(0);
    scope.constant(function);
    scope.push(a);
    scope.push(b);
    code.loadConstant(site);
    scope.callStatic(
        RuntimeTypes.EXACT,
        "call",
        RuntimeTypes.LONG,
        RuntimeTypes.FUNCTION,
        RuntimeTypes.LONG,
        RuntimeTypes.LONG,
        RuntimeTypes.INT);
    return switch (function) {
      case POPCOUNT, LOG, VALUATION -> new Interval(0, 64);
      case ABS, SQRT, DIGIT_SUM, GOLDEN, LEAST_FIBONACCI -> new Interval(0, Long.MAX_VALUE);
      default -> Interval.ANY;
    };
  }
}
