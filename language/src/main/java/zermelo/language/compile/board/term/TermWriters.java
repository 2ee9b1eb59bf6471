package zermelo.language.compile.board.term;

/** The emitters for all kinds of terms in one method. They call each other through this class. */
public final class TermWriters {
  public final BoardScope scope;
  public final SymbolCode symbols;
  public final CellCode cells;
  public final CellSetCode sets;
  public final CellConditionCode conditions;
  public final BoardNumberCode numbers;
  public final BoardTruthCode truths;
  public final ElementLoopCode loops;
  final NumberLoopCode numberLoops;
  public final ListTermCode lists;

  public TermWriters(BoardScope scope) {
    this.scope = scope;
    this.symbols = new SymbolCode(this);
    this.cells = new CellCode(this);
    this.sets = new CellSetCode(this);
    this.conditions = new CellConditionCode(this);
    this.numbers = new BoardNumberCode(this);
    this.truths = new BoardTruthCode(this);
    this.loops = new ElementLoopCode(this);
    this.numberLoops = new NumberLoopCode(this);
    this.lists = new ListTermCode(this);
  }
}
