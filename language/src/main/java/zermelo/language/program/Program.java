package zermelo.language.program;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import zermelo.kernel.Ending;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;

/**
 * The checked text of a game: its components, moves and ends, with all names resolved.
 *
 * <p>Interpreter, compilers and proofs all start from it.
 *
 * @param settle what the player to move gains when no move is left, in games with a score
 * @param lead by how much the player to move leads already
 * @param requirements what every position that users type must meet
 * @param examples the example lines, still text; {@code proposals} those to play from
 * @param warnings valid but probably unintended: unused names, sums that do not split
 * @param numberSlots how many slots a frame has for numbers and truth values
 * @param listSlots how many it has for lists, sets, codes and the board
 */
public record Program(
    Source source,
    String title,
    String words,
    List<Param> params,
    List<Component> components,
    List<End> ends,
    List<MoveRule> moves,
    Optional<Term.NumberTerm> settle,
    Optional<Term.NumberTerm> lead,
    List<PositionRequirement> requirements,
    List<SyntaxTree.Name> examples,
    List<SyntaxTree.Name> proposals,
    PhraseTemplates wording,
    List<Diagnostic> warnings,
    int numberSlots,
    int listSlots) {

  /**
   * A parameter. {@code place} is the slot of its value: a list slot for sets and codes.
   *
   * @param low the least number allowed; {@code high} the greatest
   */
  public record Param(
      String name,
      Type type,
      int place,
      Optional<Term.NumberTerm> low,
      Optional<Term.NumberTerm> high,
      Optional<Term> value,
      String meaning,
      String valueText,
      Span span) {}

  public enum Role {
    SHARED,
    OWN,
    HEAP
  }

  public enum Kind {
    NUMBER,
    LIST,
    /** A list whose order does not matter. */
    BAG,
    SET,
    /** The symbols of a board, cell by cell. */
    BOARD
  }

  /**
   * A component of the position: a number, a list, a bag, a set or the board.
   *
   * <p>{@code place} is the slot of its value: a number slot for a number, a list slot for a list,
   * a set or the board. If each player owns one, {@code place} has that of the player to move, and
   * {@code place + 1} that of the other player.
   *
   * @param value the value if the notation leaves it out
   * @param constant whether that value is the same in every position
   * @param lengths how long a list may be, if the text limits that
   */
  public record Component(
      Role role,
      String name,
      Kind kind,
      int place,
      Term.NumberTerm low,
      Optional<Term.NumberTerm> high,
      Optional<Term> value,
      boolean constant,
      Optional<BoardDeclaration> board,
      Optional<Lengths> lengths,
      Span span) {}

  /** How long a list may be, as in {@code list 1..4 of 0..9}. */
  public record Lengths(Term.NumberTerm least, Term.NumberTerm most) {}

  public record End(Term.TruthTerm condition, SyntaxTree.VerdictWord verdict, Span span) {
    /** What it means for the player to move: 0 is Left, 1 is Right. */
    public Ending ending(int turn) {
      return switch (verdict) {
        case PREVIOUS_WINS -> Ending.LOST;
        case NEXT_WINS -> Ending.WON;
        case TIE -> Ending.TIED;
        case LEFT_WINS -> turn == 0 ? Ending.WON : Ending.LOST;
        case RIGHT_WINS -> turn == 1 ? Ending.WON : Ending.LOST;
      };
    }
  }

  /** A condition on positions that are typed, and what it means in words. */
  public record PositionRequirement(Term.TruthTerm condition, String reason) {}

  /**
   * A kind of move.
   *
   * @param label the form of its label; without one, its name and its choices
   * @param otherwise whether it is legal only if no move before it in the text is
   * @param first its choices and changes, or the first ones of them
   * @param later choices that see the changes before them, and further changes
   */
  public record MoveRule(
      String name,
      Optional<PhraseTemplates.Phrase> label,
      SyntaxTree.Mover mover,
      boolean otherwise,
      Stage first,
      List<Stage> later,
      Span span) {
    /** The choices and conditions before the first change. */
    public List<Step> steps() {
      return first.steps();
    }

    /** The first changes; all of them in a move of one stage. */
    public List<Change> changes() {
      return first.changes();
    }

    public List<Stage> stages() {
      List<Stage> stages = new ArrayList<>(List.of(first));
      stages.addAll(later);
      return stages;
    }

    /** The choices of all stages. Their values form the label of the move. */
    public List<Step> choices() {
      return stages().stream()
          .flatMap(stage -> stage.steps().stream())
          .filter(step -> !(step instanceof Requirement))
          .toList();
    }

    /** The names of the choices of all stages. */
    public List<String> choiceNames() {
      return choices().stream()
          .map(step -> step instanceof NumberChoice c ? c.name() : ((ListChoice) step).name())
          .toList();
    }

    /** The same move with this form of its label. */
    public MoveRule labelled(Optional<PhraseTemplates.Phrase> form) {
      return new MoveRule(name, form, mover, otherwise, first, later, span);
    }

    /** The same move with other choices and changes. */
    public MoveRule withStages(List<Stage> stages) {
      return new MoveRule(
          name,
          label,
          mover,
          otherwise,
          stages.getFirst(),
          List.copyOf(stages.subList(1, stages.size())),
          span);
    }

    /** Whether a player may make it: 0 is Left, 1 is Right. */
    public boolean allowed(int turn) {
      return switch (mover) {
        case EITHER -> true;
        case LEFT -> turn == 0;
        case RIGHT -> turn == 1;
      };
    }
  }

  /** Choices and conditions, left to right, and then changes. */
  public record Stage(List<Step> steps, List<Change> changes) {}

  public sealed interface Step {}

  public record NumberChoice(String name, int slot, Term.SetTerm set) implements Step {
    /** Whether a cell of the board is chosen. */
    public boolean cell() {
      return Type.of(set) == Type.CELLS;
    }

    /** The symbol that is chosen; there is a rule for each symbol that a move may choose. */
    public Optional<Term.NumberTerm> symbol() {
      return Type.of(set) == Type.SYMBOLS
          ? Optional.of(((Term.SetLiteral) set).items().getFirst())
          : Optional.empty();
    }
  }

  public record ListChoice(String name, int slot, Term.ListSetTerm set) implements Step {}

  public record Requirement(Term.TruthTerm condition) implements Step {}

  /** A change of the position. The changes of a move happen one after the other. */
  public sealed interface Change {}

  public record NumberAssignment(int slot, Term.NumberTerm value) implements Change {}

  public record ElementAssignment(int slot, Term.NumberTerm index, Term.NumberTerm value, Span span)
      implements Change {}

  public record ListAssignment(int slot, Term.ListTerm value, Span span) implements Change {
    /** Whether it may change the length of the list, as parts, joins and comprehensions do. */
    public boolean resizes() {
      return TermTraversal.any(
          value,
          term ->
              term instanceof Term.ListSlice
                  || term instanceof Term.ListJoin
                  || (term instanceof Term.ListComprehension list && !list.isAsLongAs(slot)));
    }
  }

  public record SetAssignment(int slot, Term.SetTerm value) implements Change {}

  /**
   * Splits the heap in one of its numbers. Each part keeps the other numbers; a part of size 0
   * disappears. A second split, in another number, divides each part of the first.
   */
  public sealed interface Split extends Change {
    int slot();
  }

  /** Splits the heap into one for each of these values. */
  public record HeapSplit(int slot, List<Term.NumberTerm> sizes) implements Split {}

  /** Splits the heap into several heaps of one size. */
  public record HeapRepeat(int slot, Term.NumberTerm count, Term.NumberTerm size)
      implements Split {}

  /**
   * Puts a symbol into a cell of the board, whose symbols are in a list slot. Outside the board the
   * move is not legal.
   */
  public record CellAssignment(int slot, Term.NumberTerm cell, Term.NumberTerm symbol)
      implements Change {}

  /** Changes for each element of a set, which is determined before the first of them. */
  public record ForEach(int slot, Term.SetTerm set, List<Change> changes) implements Change {}

  public record When(Term.TruthTerm condition, List<Change> changes) implements Change {}

  /** Points for the player who moves. */
  public record Gain(Term.NumberTerm points) implements Change {}

  /** The same player moves again, if the condition holds. */
  public record Again(Term.TruthTerm condition) implements Change {}

  /** The board, if the game has one. */
  public Optional<BoardDeclaration> board() {
    return components.stream().flatMap(component -> component.board().stream()).findFirst();
  }

  /** All changes of all moves, those inside others too. */
  public List<Change> allChanges() {
    return moves.stream()
        .flatMap(move -> move.stages().stream())
        .flatMap(stage -> flattened(stage.changes()).stream())
        .toList();
  }

  /** Changes and those inside them. */
  public static List<Change> flattened(List<Change> changes) {
    List<Change> all = new ArrayList<>();
    collect(changes, all);
    return all;
  }

  private static void collect(List<Change> changes, List<Change> all) {
    for (Change change : changes) {
      all.add(change);
      switch (change) {
        case ForEach each -> collect(each.changes(), all);
        case When when -> collect(when.changes(), all);
        default -> {}
      }
    }
  }

  /** The same text with other rules, for solvers. */
  public Program rewritten(
      List<Component> newComponents,
      List<End> newEnds,
      List<MoveRule> newMoves,
      Optional<Term.NumberTerm> newSettle,
      Optional<Term.NumberTerm> newLead) {
    return new Program(
        source,
        title,
        words,
        params,
        newComponents,
        newEnds,
        newMoves,
        newSettle,
        newLead,
        requirements,
        examples,
        proposals,
        wording,
        warnings,
        numberSlots,
        listSlots);
  }

  /** Whether the game ends with a score. */
  public boolean scored() {
    return settle.isPresent() || allChanges().stream().anyMatch(Gain.class::isInstance);
  }

  /** Whether a player may move again. */
  public boolean movesAgain() {
    return allChanges().stream().anyMatch(Again.class::isInstance);
  }

  /** The terms of all ends and moves. */
  List<Term> allTerms() {
    List<Term> terms = new ArrayList<>();
    ends.forEach(end -> terms.add(end.condition()));
    for (MoveRule move : moves) {
      for (Stage stage : move.stages()) {
        stage.steps().forEach(step -> terms.addAll(TermTraversal.children(step)));
        stage.changes().forEach(change -> terms.addAll(TermTraversal.children(change)));
      }
    }
    return terms;
  }

  /** Whether moves may change the length of the list in a slot. */
  public boolean resizes(int listSlot) {
    return allChanges().stream()
        .anyMatch(
            change ->
                change instanceof ListAssignment set && set.slot() == listSlot && set.resizes());
  }

  /** Whether a move can split a heap. */
  public boolean splits() {
    return !splitComponents().isEmpty();
  }

  /**
   * The indices of the components in which a move can split a heap. If one of these numbers is 0,
   * the heap does not count as a heap.
   */
  public List<Integer> splitComponents() {
    Set<Integer> slots = new HashSet<>();
    for (Change change : allChanges()) {
      if (change instanceof Split split) {
        slots.add(split.slot());
      }
    }
    return IntStream.range(0, components.size())
        .filter(i -> slots.contains(components.get(i).place()))
        .boxed()
        .toList();
  }

  /** Whether a position is a sum of heaps. */
  public boolean heaps() {
    return components.stream().anyMatch(component -> component.role() == Role.HEAP);
  }

  /**
   * Whether it matters which player is to move: the players own components or symbols, have moves
   * or ends of their own, or count points.
   */
  public boolean partizan() {
    return components.stream().anyMatch(component -> component.role() == Role.OWN)
        || board().map(BoardDeclaration::owned).orElse(false)
        || scored()
        || movesAgain()
        || namesPlayers();
  }

  /**
   * Whether the rules are the same for both players, with their symbols exchanged: then a position
   * with Right to move is worth as much as the exchanged one with Left to move.
   */
  public boolean playersAlike() {
    return PlayerSymmetry.holds(this);
  }

  /** Whether the text treats Left and Right differently by name. */
  public boolean namesPlayers() {
    return moves.stream().anyMatch(move -> move.mover() != SyntaxTree.Mover.EITHER)
        || ends.stream()
            .anyMatch(
                end ->
                    end.verdict() == SyntaxTree.VerdictWord.LEFT_WINS
                        || end.verdict() == SyntaxTree.VerdictWord.RIGHT_WINS);
  }
}
