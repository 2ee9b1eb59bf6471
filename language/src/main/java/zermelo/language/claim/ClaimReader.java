package zermelo.language.claim;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import zermelo.kernel.input.BadInput;
import zermelo.language.claim.ClaimVocabulary.Variable;
import zermelo.language.claim.grammar.ClaimChecker;
import zermelo.language.claim.grammar.ClaimParser;
import zermelo.language.evaluate.ConditionEvaluator;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;
import zermelo.language.program.Type;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.SyntaxTree;

/** Parses and checks the text of a claim, or reports all its problems. */
final class ClaimReader {
  /** The longest claim that is accepted, in characters. A claim is a sentence. */
  static final int LONGEST = 10_000;

  private final Source source;
  private final ClaimVocabulary vocabulary;
  private final Set<String> names;
  private final List<Diagnostic> problems = new ArrayList<>();

  ClaimReader(String text, ClaimVocabulary vocabulary) {
    if (text.length() > LONGEST) {
      throw new BadInput("the claim is too long: a claim has at most " + LONGEST + " characters");
    }
    this.source = new Source("claim", text);
    this.vocabulary = vocabulary;
    this.names = vocabulary.variables().stream().map(Variable::name).collect(Collectors.toSet());
  }

  Claim claim() {
    Optional<String> number = vocabulary.position().map(Variable::name);
    Optional<SyntaxTree.Sentence> sentence = ClaimParser.parse(source, names, number, problems);
    Optional<? extends Claim> claim =
        sentence.flatMap(
            said ->
                switch (said) {
                  case SyntaxTree.Holds(SyntaxTree.Expr expr) -> statement(expr);
                  case SyntaxTree.Repeats repeats -> Optional.of(period(repeats));
                });
    if (claim.isEmpty() || !problems.isEmpty()) {
      throw new BadInput(Diagnostic.render(source, problems) + known());
    }
    return claim.get();
  }

  private PeriodClaim period(SyntaxTree.Repeats said) {
    Quantity quantity =
        switch (said.quantity().text()) {
          case "grundy" -> Quantity.GRUNDY;
          case "remoteness" -> Quantity.REMOTENESS;
          default -> Quantity.OUTCOME;
        };
    return new PeriodClaim(source.text(), quantity, said.period(), said.saltus(), said.from());
  }

  private Optional<PositionClaim> statement(SyntaxTree.Expr expr) {
    ClaimChecker checker = new ClaimChecker(problems);
    List<PositionClaim.Binding> all = new ArrayList<>();
    for (int i = 0; i < vocabulary.variables().size(); i++) {
      Variable variable = vocabulary.variables().get(i);
      if (variable.own()) {
        int place = checker.declareOwn(variable.name(), type(variable.kind()));
        all.add(new PositionClaim.Binding(i, variable.kind(), place));
        i++;
        all.add(new PositionClaim.Binding(i, variable.kind(), place + 1));
      } else {
        int place = checker.declare(variable.name(), type(variable.kind()));
        all.add(new PositionClaim.Binding(i, variable.kind(), place));
      }
    }
    PositionClaim.ValueSlots worth =
        new PositionClaim.ValueSlots(
            worth(checker, "wins", Type.TRUTH),
            worth(checker, "loses", Type.TRUTH),
            worth(checker, "ties", Type.TRUTH),
            worth(checker, "draws", Type.TRUTH),
            worth(checker, "grundy", Type.NUMBER),
            worth(checker, "remoteness", Type.NUMBER));
    checker.alias("P-position", Type.TRUTH, worth.loses());
    checker.alias("N-position", Type.TRUTH, worth.wins());
    return checker.truth(expr).map(truth -> statement(truth, checker, all, worth));
  }

  private int worth(ClaimChecker checker, String word, Type type) {
    return checker.declare(ClaimParser.worth(word, names), type);
  }

  private PositionClaim statement(
      Term.TruthTerm truth,
      ClaimChecker checker,
      List<PositionClaim.Binding> all,
      PositionClaim.ValueSlots worth) {
    TermReads used = new TermReads();
    TermTraversal.any(truth, used::note);
    PositionClaim.Binding[] bindings =
        all.stream().filter(used::reads).toArray(PositionClaim.Binding[]::new);
    Set<Quantity> uses = EnumSet.noneOf(Quantity.class);
    if (used.slots.contains(worth.wins())
        || used.slots.contains(worth.loses())
        || used.slots.contains(worth.ties())
        || used.slots.contains(worth.draws())) {
      uses.add(Quantity.OUTCOME);
    }
    if (used.slots.contains(worth.grundy())) {
      uses.add(Quantity.GRUNDY);
    }
    if (used.slots.contains(worth.remoteness())) {
      uses.add(Quantity.REMOTENESS);
    }
    ConditionEvaluator condition =
        new ConditionEvaluator(source, truth, checker.slots(), checker.listSlots());
    return new PositionClaim(source.text(), condition, bindings, worth, Set.copyOf(uses));
  }

  /** Collects the slots that a term reads. */
  private static final class TermReads {
    private final Set<Integer> slots = new HashSet<>();
    private final Set<Integer> listSlots = new HashSet<>();

    /** Records what a term reads. Returns false, so that {@link TermTraversal#any} continues. */
    boolean note(Term term) {
      switch (term) {
        case Term.NumberSlot(int slot) -> slots.add(slot);
        case Term.TruthSlot(int slot) -> slots.add(slot);
        case Term.ListSlot(int slot) -> listSlots.add(slot);
        case Term.SetSlot(int slot) -> listSlots.add(slot);
        default -> {}
      }
      return false;
    }

    boolean reads(PositionClaim.Binding binding) {
      return switch (binding.kind()) {
        case NUMBER, TRUTH -> slots.contains(binding.place());
        case LIST, SET -> listSlots.contains(binding.place());
      };
    }
  }

  private static Type type(ClaimVocabulary.Kind kind) {
    return switch (kind) {
      case NUMBER -> Type.NUMBER;
      case TRUTH -> Type.TRUTH;
      case LIST -> Type.LIST;
      case SET -> Type.SET;
    };
  }

  /** The names that a claim may use, if the claim has an unknown name. */
  private String known() {
    boolean unknown =
        problems.stream()
            .map(Diagnostic::message)
            .anyMatch(m -> m.contains("has no meaning here") || m.contains("there is no function"));
    if (!unknown) {
      return "";
    }
    List<String> own =
        vocabulary.variables().stream().map(Variable::name).distinct().limit(20).toList();
    return "\nA claim may use "
        + String.join(", ", own)
        + (own.isEmpty() ? "" : "; ")
        + "wins, loses, ties, draws, grundy, remoteness; and use the functions of the rules, such"
        + " as popcount(n).";
  }
}
