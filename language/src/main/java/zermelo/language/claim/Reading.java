package zermelo.language.claim;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import zermelo.kernel.BadInput;
import zermelo.language.check.ClaimChecker;
import zermelo.language.check.Term;
import zermelo.language.check.Type;
import zermelo.language.check.Walk;
import zermelo.language.claim.Vocabulary.Variable;
import zermelo.language.interpret.Condition;
import zermelo.language.syntax.ClaimParser;
import zermelo.language.syntax.Problem;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Syntax;

/** From the text of a claim to the claim, or to everything that is wrong with it. */
final class Reading {
  /** Longer claims are refused: a claim is a sentence. */
  static final int LONGEST = 10_000;

  private final Source source;
  private final Vocabulary vocabulary;
  private final Set<String> names;
  private final List<Problem> problems = new ArrayList<>();

  Reading(String text, Vocabulary vocabulary) {
    if (text.length() > LONGEST) {
      throw new BadInput("the claim is too long: a claim has at most " + LONGEST + " characters");
    }
    this.source = new Source("claim", text);
    this.vocabulary = vocabulary;
    this.names = vocabulary.variables().stream().map(Variable::name).collect(Collectors.toSet());
  }

  Claim claim() {
    Optional<String> number = vocabulary.position().map(Variable::name);
    Optional<Syntax.Sentence> sentence = ClaimParser.parse(source, names, number, problems);
    Optional<? extends Claim> claim =
        sentence.flatMap(
            said ->
                switch (said) {
                  case Syntax.Holds(Syntax.Expr expr) -> statement(expr);
                  case Syntax.Repeats repeats -> Optional.of(period(repeats));
                });
    if (claim.isEmpty() || !problems.isEmpty()) {
      throw new BadInput(Problem.render(source, problems) + known());
    }
    return claim.get();
  }

  private PeriodClaim period(Syntax.Repeats said) {
    Quantity quantity =
        switch (said.quantity().text()) {
          case "grundy" -> Quantity.GRUNDY;
          case "remoteness" -> Quantity.REMOTENESS;
          default -> Quantity.OUTCOME;
        };
    return new PeriodClaim(source.text(), quantity, said.period(), said.saltus(), said.from());
  }

  private Optional<Statement> statement(Syntax.Expr expr) {
    ClaimChecker checker = new ClaimChecker(problems);
    List<Statement.Binding> all = new ArrayList<>();
    for (int i = 0; i < vocabulary.variables().size(); i++) {
      Variable variable = vocabulary.variables().get(i);
      if (variable.own()) {
        int place = checker.declareOwn(variable.name());
        all.add(new Statement.Binding(i, variable.kind(), place));
        i++;
        all.add(new Statement.Binding(i, variable.kind(), place + 1));
      } else {
        int place = checker.declare(variable.name(), type(variable.kind()));
        all.add(new Statement.Binding(i, variable.kind(), place));
      }
    }
    Statement.Worth worth =
        new Statement.Worth(
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

  private Statement statement(
      Term.Truth truth, ClaimChecker checker, List<Statement.Binding> all, Statement.Worth worth) {
    Used used = new Used();
    Walk.any(truth, used::note);
    Statement.Binding[] bindings =
        all.stream().filter(used::reads).toArray(Statement.Binding[]::new);
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
    Condition condition = new Condition(source, truth, checker.slots(), checker.cells());
    return new Statement(source.text(), condition, bindings, worth, Set.copyOf(uses));
  }

  /** The slots and cells that a term reads. */
  private static final class Used {
    private final Set<Integer> slots = new HashSet<>();
    private final Set<Integer> cells = new HashSet<>();

    /** Notes what a term reads; says no, so that {@link Walk#any} goes on. */
    boolean note(Term term) {
      switch (term) {
        case Term.Slot(int slot) -> slots.add(slot);
        case Term.Flag(int slot) -> slots.add(slot);
        case Term.RowCell(int cell) -> cells.add(cell);
        case Term.ManyCell(int cell) -> cells.add(cell);
        default -> {}
      }
      return false;
    }

    boolean reads(Statement.Binding binding) {
      return switch (binding.kind()) {
        case NUMBER, TRUTH -> slots.contains(binding.place());
        case LIST, SET -> cells.contains(binding.place());
      };
    }
  }

  private static Type type(Vocabulary.Kind kind) {
    return switch (kind) {
      case NUMBER -> Type.NUMBER;
      case TRUTH -> Type.TRUTH;
      case LIST -> Type.LIST;
      case SET -> Type.SET;
    };
  }

  /** What a claim may speak of, where a name was not known. */
  private String known() {
    boolean unknown =
        problems.stream()
            .map(Problem::message)
            .anyMatch(m -> m.contains("has no meaning here") || m.contains("there is no function"));
    if (!unknown) {
      return "";
    }
    List<String> own =
        vocabulary.variables().stream().map(Variable::name).distinct().limit(20).toList();
    return "\nA claim may speak of "
        + String.join(", ", own)
        + (own.isEmpty() ? "" : "; ")
        + "wins, loses, ties, draws, grundy, remoteness; and use the functions of the rules, such"
        + " as popcount(n).";
  }
}
