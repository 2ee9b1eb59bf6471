package zermelo.language.reduce;

import java.util.List;
import java.util.Optional;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Change;
import zermelo.language.program.Program.Stage;
import zermelo.language.program.Program.Step;
import zermelo.language.program.Term;
import zermelo.language.program.Term.ListTerm;
import zermelo.language.program.Term.NumberTerm;
import zermelo.language.program.Term.SetTerm;
import zermelo.language.program.Term.TruthTerm;

/**
 * Rewrites a program for a board with fewer symbols: those that the rules do not tell apart become
 * one.
 */
final class SymbolMapper {
  private final List<Integer> codes; // the new symbol for each old one

  private SymbolMapper(List<Integer> codes) {
    this.codes = codes;
  }

  /** The program with these symbols; {@code board} is the declaration of the smaller board. */
  static Program map(Program program, List<Integer> codes, BoardDeclaration board) {
    SymbolMapper mapper = new SymbolMapper(codes);
    return program.rewritten(
        program.components().stream().map(c -> component(c, board)).toList(),
        program.ends().stream()
            .map(end -> new Program.End(mapper.truth(end.condition()), end.verdict(), end.span()))
            .toList(),
        program.moves().stream()
            .map(move -> move.withStages(move.stages().stream().map(mapper::stage).toList()))
            .toList(),
        program.settle().map(mapper::number),
        program.lead().map(mapper::number));
  }

  private static Program.Component component(Program.Component old, BoardDeclaration board) {
    return old.board().isEmpty()
        ? old
        : new Program.Component(
            old.role(),
            old.name(),
            old.kind(),
            old.place(),
            old.low(),
            old.high(),
            old.value(),
            old.constant(),
            Optional.of(board),
            old.lengths(),
            old.span());
  }

  private Stage stage(Stage stage) {
    return new Stage(stage.steps().stream().map(this::step).toList(), changes(stage.changes()));
  }

  private Step step(Step step) {
    return switch (step) {
      case Program.NumberChoice c -> new Program.NumberChoice(c.name(), c.slot(), set(c.set()));
      case Program.ListChoice c -> c;
      case Program.Requirement r -> new Program.Requirement(truth(r.condition()));
    };
  }

  private List<Change> changes(List<Change> changes) {
    return changes.stream().map(this::change).toList();
  }

  private Change change(Change change) {
    return switch (change) {
      case Program.NumberAssignment c -> new Program.NumberAssignment(c.slot(), number(c.value()));
      case Program.ElementAssignment c ->
          new Program.ElementAssignment(c.slot(), number(c.index()), number(c.value()), c.span());
      case Program.ListAssignment c ->
          new Program.ListAssignment(c.slot(), list(c.value()), c.span());
      case Program.SetAssignment c -> new Program.SetAssignment(c.slot(), set(c.value()));
      case Program.HeapSplit c ->
          new Program.HeapSplit(c.slot(), c.sizes().stream().map(this::number).toList());
      case Program.HeapRepeat c ->
          new Program.HeapRepeat(c.slot(), number(c.count()), number(c.size()));
      case Program.CellAssignment c ->
          new Program.CellAssignment(c.slot(), number(c.cell()), number(c.symbol()));
      case Program.ForEach c -> new Program.ForEach(c.slot(), set(c.set()), changes(c.changes()));
      case Program.When c -> new Program.When(truth(c.condition()), changes(c.changes()));
      case Program.Gain c -> new Program.Gain(number(c.points()));
      case Program.Again c -> new Program.Again(truth(c.condition()));
    };
  }

  private Term term(Term term) {
    return switch (term) {
      case NumberTerm t -> number(t);
      case TruthTerm t -> truth(t);
      case SetTerm t -> set(t);
      case ListTerm t -> list(t);
      default -> term;
    };
  }

  private List<Term> terms(List<Term> terms) {
    return terms.stream().map(this::term).toList();
  }

  private NumberTerm number(NumberTerm term) {
    return switch (term) {
      case BoardTerm.Symbol t -> new BoardTerm.Symbol(codes.get(t.index()));
      case BoardTerm.PlayerSymbol t ->
          new BoardTerm.PlayerSymbol(codes.get(t.left()), codes.get(t.right()), t.mine());
      case BoardTerm.Content t -> new BoardTerm.Content(number(t.cell()));
      case BoardTerm.CellToward t ->
          new BoardTerm.CellToward(number(t.cell()), number(t.direction()), number(t.steps()));
      case BoardTerm.CellAt t -> new BoardTerm.CellAt(number(t.row()), number(t.column()));
      case BoardTerm.Coordinate t -> new BoardTerm.Coordinate(number(t.cell()), t.isRow());
      case BoardTerm.RunLength t ->
          new BoardTerm.RunLength(number(t.cell()), number(t.direction()), number(t.symbol()));
      case Term.Binary t ->
          new Term.Binary(t.operator(), number(t.left()), number(t.right()), t.span());
      case Term.NumberIf t ->
          new Term.NumberIf(truth(t.condition()), number(t.yes()), number(t.no()));
      case Term.Element t -> new Term.Element(list(t.list()), number(t.index()), t.span());
      case Term.NumberCall t -> new Term.NumberCall(t.function(), terms(t.arguments()), t.span());
      case Term.Fold t ->
          new Term.Fold(
              t.kind(),
              t.slot(),
              set(t.set()),
              truth(t.condition()),
              number(t.value()),
              t.cell(),
              t.span());
      case Term.Constant t -> t;
      case Term.NumberSlot t -> t;
      case BoardTerm.CellSlot t -> t;
    };
  }

  private TruthTerm truth(TruthTerm term) {
    return switch (term) {
      case BoardTerm.Holds t ->
          new BoardTerm.Holds(number(t.cell()), symbols(t.left()), symbols(t.right()));
      case BoardTerm.Line t -> new BoardTerm.Line(number(t.symbol()), number(t.length()));
      case BoardTerm.Full t -> t;
      case BoardTerm.Connected t ->
          new BoardTerm.Connected(set(t.within()), set(t.from()), set(t.to()));
      case Term.Compare t -> new Term.Compare(t.comparison(), number(t.left()), number(t.right()));
      case Term.Equivalence t -> new Term.Equivalence(truth(t.left()), truth(t.right()));
      case Term.EqualLists t -> new Term.EqualLists(list(t.left()), list(t.right()));
      case Term.EqualSets t -> new Term.EqualSets(set(t.left()), set(t.right()));
      case Term.And t -> new Term.And(truth(t.left()), truth(t.right()));
      case Term.Or t -> new Term.Or(truth(t.left()), truth(t.right()));
      case Term.Not t -> new Term.Not(truth(t.truth()));
      case Term.Member t -> new Term.Member(number(t.element()), set(t.set()));
      case Term.Divides t -> new Term.Divides(number(t.divisor()), number(t.number()), t.span());
      case Term.Quantifier t ->
          new Term.Quantifier(t.all(), t.slot(), set(t.set()), truth(t.condition()));
      case Term.TruthCall t -> new Term.TruthCall(t.function(), terms(t.arguments()), t.span());
      case Term.TruthIf t -> new Term.TruthIf(truth(t.condition()), truth(t.yes()), truth(t.no()));
      case Term.TruthConstant t -> t;
      case Term.TruthSlot t -> t;
      case Term.Stuck t -> t;
    };
  }

  /** A set of symbols as bits. Symbols that become one are all in it, or none of them is. */
  private long symbols(long old) {
    long mapped = 0;
    for (int symbol = 0; symbol < codes.size(); symbol++) {
      mapped |= (old >>> symbol & 1) << codes.get(symbol);
    }
    return mapped;
  }

  private SetTerm set(SetTerm term) {
    return switch (term) {
      case BoardTerm.Adjacent t -> new BoardTerm.Adjacent(number(t.cell()), t.directions());
      case BoardTerm.Slide t -> new BoardTerm.Slide(number(t.cell()), t.directions());
      case BoardTerm.Group t -> new BoardTerm.Group(number(t.cell()));
      case BoardTerm.Liberties t -> new BoardTerm.Liberties(number(t.cell()));
      case BoardTerm.AllCells t -> t;
      case Term.Filter t -> new Term.Filter(t.slot(), set(t.set()), truth(t.condition()));
      case Term.Range t -> new Term.Range(number(t.low()), number(t.high()));
      case Term.SetLiteral t -> new Term.SetLiteral(t.items().stream().map(this::number).toList());
      case Term.SetBinary t -> new Term.SetBinary(t.operator(), set(t.left()), set(t.right()));
      case Term.SetIf t -> new Term.SetIf(truth(t.condition()), set(t.yes()), set(t.no()));
      case Term.SetCall t -> new Term.SetCall(t.function(), terms(t.arguments()), t.span());
      case Term.SetSlot t -> t;
    };
  }

  private ListTerm list(ListTerm term) {
    return switch (term) {
      case Term.ListLiteral t ->
          new Term.ListLiteral(t.items().stream().map(this::number).toList());
      case Term.ListQuotient t ->
          new Term.ListQuotient(list(t.list()), number(t.divisor()), t.span());
      case Term.SortedList t -> new Term.SortedList(list(t.list()));
      case Term.ListSlice t ->
          new Term.ListSlice(list(t.list()), number(t.from()), number(t.to()), t.span());
      case Term.ListComprehension t ->
          new Term.ListComprehension(
              t.slot(), set(t.set()), truth(t.condition()), number(t.value()), t.span());
      case Term.ListJoin t -> new Term.ListJoin(list(t.left()), list(t.right()));
      case Term.ListIf t -> new Term.ListIf(truth(t.condition()), list(t.yes()), list(t.no()));
      case Term.ListSlot t -> t;
    };
  }
}
