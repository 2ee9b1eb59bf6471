package zermelo.language.compile.board;

/** The writers of all kinds of terms in one method. */
final class TermWriters {
  final BoardScope scope;
  final SymbolCode symbols;
  final CellCode cells;
  final CellSetCode sets;
  final CellConditionCode conditions;
  final BoardNumberCode numbers;
  final BoardTruthCode truths;
  final ElementLoopCode loops;
  final NumberLoopCode numberLoops;
  final ListTermCode lists;

  TermWriters(BoardScope scope) {
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
