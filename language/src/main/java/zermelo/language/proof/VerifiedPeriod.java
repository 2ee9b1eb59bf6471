package zermelo.language.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.language.claim.grammar.ClaimChecker;
import zermelo.language.claim.grammar.ClaimParser;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.Type;
import zermelo.language.proof.PeriodCertificate.ValueKind;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.SyntaxTree;

/**
 * The values of a game for every n, however large: they repeat, as {@link PeriodVerifier} has
 * verified.
 *
 * <p>It also proves claims about these values.
 */
public final class VerifiedPeriod {
  /** The largest number that a claim may compare n with. */
  private static final long FARTHEST = 1_000_000;

  private final PeriodCertificate certificate;
  private final ExactRules rules;
  private final boolean mayOverflow;
  private final long end;
  private int samples;

  VerifiedPeriod(PeriodCertificate certificate, ExactRules rules, boolean mayOverflow) {
    this.certificate = certificate;
    this.rules = rules;
    this.mayOverflow = mayOverflow;
    this.end = certificate.first() + certificate.values().length;
  }

  void setSamples(int count) {
    samples = count;
  }

  public PeriodCertificate certificate() {
    return certificate;
  }

  /** The number of large samples at which moves and values were also checked. */
  public int samples() {
    return samples;
  }

  /** Whether the rules use numbers larger than n, so that they fail close to 2^63-1. */
  public boolean mayOverflow() {
    return mayOverflow;
  }

  OptionValues optionValues() {
    return new OptionValues(certificate.quantity(), certificate.misere(), this::value);
  }

  /** The value of any n. */
  public long value(long n) {
    long at = n < end ? n : certificate.from() + (n - certificate.from()) % certificate.period();
    return certificate.values()[(int) (at - certificate.first())];
  }

  /**
   * The result for a claim.
   *
   * @param fault why it is not proved; empty if it is
   * @param contradiction if the claim is false, the n whose values contradict it: one, or two that
   *     should be equal
   * @param mayOverflow whether rules or claim use numbers larger than n, so that they fail close to
   *     2^63-1
   */
  public record ClaimResult(
      Optional<String> fault, List<Long> contradiction, boolean mayOverflow) {}

  /** Proves a claim for every n, or reports why not. */
  public ClaimResult prove(String claim) {
    try {
      return new ClaimResult(Optional.empty(), List.of(), proveOrRefuse(claim) || mayOverflow);
    } catch (ProofSignal.Counterexample wrong) {
      return new ClaimResult(Optional.of(wrong.why()), wrong.places(), mayOverflow);
    } catch (ProofSignal.Refusal why) {
      return new ClaimResult(Optional.of(why.why()), List.of(), mayOverflow);
    }
  }

  /** Proves a claim. Returns whether it uses numbers larger than n. */
  private boolean proveOrRefuse(String text) {
    Set<String> names = names();
    List<Diagnostic> problems = new ArrayList<>();
    Source source = new Source("claim", text);
    Optional<SyntaxTree.Sentence> sentence =
        ClaimParser.parse(source, names, Optional.of(rules.name()), problems);
    if (sentence.isEmpty() || !problems.isEmpty()) {
      throw unreadable(source, problems);
    }
    return switch (sentence.get()) {
      case SyntaxTree.Repeats(SyntaxTree.Name quantity, long period, long saltus, long from) -> {
        provePeriod(quantity.text(), period, saltus, from);
        yield false;
      }
      case SyntaxTree.Holds(SyntaxTree.Expr expr) -> {
        Statement statement = new Statement(names, problems);
        Optional<Term.TruthTerm> truth = statement.checker.truth(expr);
        if (truth.isEmpty() || !problems.isEmpty()) {
          throw unreadable(source, problems);
        }
        prove(truth.get(), statement);
        yield statement.mayOverflow;
      }
    };
  }

  private static ProofSignal.Refusal unreadable(Source source, List<Diagnostic> problems) {
    return new ProofSignal.Refusal(
        "the claim cannot be read: " + Diagnostic.render(source, problems));
  }

  /** All names that a claim may use: parameters, n, and in games of heaps names of heaps. */
  private Set<String> names() {
    Set<String> names = new LinkedHashSet<>();
    numbersAndTruths().forEach(param -> names.add(param.name()));
    names.add(rules.name());
    if (rules.program().heaps()) {
      for (int heap = 0; heap < 8; heap++) {
        names.add(Character.toString('a' + heap));
        names.add(rules.name() + (heap + 1));
      }
      names.addAll(List.of("x", "y", "z", "heaps"));
    }
    return names;
  }

  /** The parameters that a claim may name. */
  private List<Program.Param> numbersAndTruths() {
    return rules.program().params().stream()
        .filter(param -> param.type() == Type.NUMBER || param.type() == Type.TRUTH)
        .toList();
  }

  private void provePeriod(String quantity, long period, long saltus, long from) {
    boolean grundy = quantity.equals("grundy");
    if (quantity.equals("remoteness") || saltus != 0) {
      throw new ProofSignal.Refusal("periods of remoteness, and a saltus, are not proved");
    }
    if (grundy && certificate.quantity() != ValueKind.GRUNDY) {
      throw new ProofSignal.Refusal("there are no Grundy values");
    }
    long begin = Math.max(from, certificate.first());
    if (Math.max(begin, certificate.from()) > FARTHEST
        || Math.max(period, certificate.period()) > FARTHEST) {
      throw new ProofSignal.Refusal("the period begins too far out, or is too long");
    }
    long last = Math.max(begin, certificate.from()) + certificate.period();
    for (long n = begin; n < last; n++) {
      long one = grundy ? value(n) : outcome(n);
      long other = grundy ? value(n + period) : outcome(n + period);
      if (one != other) {
        throw new ProofSignal.Counterexample(
            "the values of " + n + " and " + (n + period) + " differ", List.of(n, n + period));
      }
    }
  }

  private long outcome(long n) {
    return certificate.quantity() == ValueKind.GRUNDY ? Math.min(1, value(n)) : value(n);
  }

  /** A statement about n, with the slots of its names. */
  private final class Statement {
    private final ClaimChecker checker;
    private final List<Integer> numbers = new ArrayList<>();
    private final int[] worth = new int[4];
    private final int grundy;
    private final List<Place> params = new ArrayList<>();
    private boolean mayOverflow;

    private record Place(Program.Param param, int slot) {}

    Statement(Set<String> names, List<Diagnostic> problems) {
      this.checker = new ClaimChecker(problems);
      Set<String> settled = new HashSet<>();
      for (Program.Param param : numbersAndTruths()) {
        settled.add(param.name());
        params.add(new Place(param, checker.declare(param.name(), param.type())));
      }
      for (String name : names) {
        if (!settled.contains(name)) {
          boolean list = name.equals("heaps") && !name.equals(rules.name());
          int place = checker.declare(name, list ? Type.LIST : Type.NUMBER);
          if (List.of(rules.name(), rules.name() + "1", "a", "x").contains(name)) {
            numbers.add(place);
          }
        }
      }
      for (int i = 0; i < worth.length; i++) {
        worth[i] = checker.declare(ClaimParser.worth(ClaimParser.TRUTHS.get(i), names), Type.TRUTH);
      }
      grundy = checker.declare(ClaimParser.worth("grundy", names), Type.NUMBER);
      checker.declare(ClaimParser.worth("remoteness", names), Type.NUMBER);
      checker.alias("P-position", Type.TRUTH, worth[1]);
      checker.alias("N-position", Type.TRUTH, worth[0]);
    }

    /** Whether the statement holds for all these n. All of them have the value of the first. */
    boolean holds(Term.TruthTerm truth, LinearForm n) {
      ExactEvaluator evaluator = rules.plain(n);
      for (Place place : params) {
        String value = rules.setting(place.param());
        LinearForm number =
            place.param().type() == Type.TRUTH
                ? ExactRules.truth(value)
                : LinearForm.of(new BigInteger(value));
        evaluator.put(place.slot(), number);
      }
      numbers.forEach(slot -> evaluator.put(slot, n));
      long first = n.constant().longValueExact();
      long outcome = outcome(first);
      evaluator.put(worth[0], LinearForm.of(outcome == OptionValues.WIN ? 1 : 0));
      evaluator.put(worth[1], LinearForm.of(outcome == OptionValues.LOSS ? 1 : 0));
      evaluator.put(worth[2], LinearForm.of(outcome == OptionValues.TIE ? 1 : 0));
      evaluator.put(worth[3], LinearForm.ZERO);
      if (certificate.quantity() == ValueKind.GRUNDY) {
        evaluator.put(grundy, LinearForm.of(value(first)));
      }
      boolean holds = evaluator.truth(truth);
      mayOverflow |= evaluator.mayOverflow();
      return holds;
    }
  }

  /**
   * Proves a statement: checks every n of a beginning, then all larger n of each remainder at once.
   *
   * <p>If the statement compares n with large numbers, the beginning is longer.
   */
  private void prove(Term.TruthTerm truth, Statement statement) {
    long tried = certificate.first();
    long until = end;
    while (true) {
      for (; tried < until; tried++) {
        require(statement.holds(truth, LinearForm.of(tried)), tried);
      }
      try {
        proveBeyond(truth, statement, until);
        return;
      } catch (ProofSignal.Refusal undecided) {
        long retryFrom = undecided.retryFrom();
        if (retryFrom <= until || retryFrom > FARTHEST) {
          throw undecided;
        }
        until = Math.max(retryFrom, until + certificate.period());
      }
    }
  }

  private static void require(boolean holds, long n) {
    if (!holds) {
      throw new ProofSignal.Counterexample("it is wrong at n = " + n, List.of(n));
    }
  }

  private void proveBeyond(Term.TruthTerm truth, Statement statement, long until) {
    BigInteger step = BigInteger.valueOf(certificate.period());
    while (true) {
      if (step.compareTo(BigInteger.valueOf(FARTHEST / 10)) > 0) {
        throw PeriodVerifier.tooManyRemainders(step);
      }
      try {
        for (long n = until; n < until + step.longValue(); n++) {
          LinearForm all = new LinearForm(BigInteger.valueOf(n), step, BigInteger.ZERO);
          require(statement.holds(truth, all), n);
        }
        return;
      } catch (ProofSignal.LargerStep larger) {
        step = step.multiply(larger.factor);
      }
    }
  }
}
