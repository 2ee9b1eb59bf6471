package zermelo.language.compile;

/** The writers of all families of terms, which call each other, for one method. */
final class Terms {
  final Scope scope;
  final NumberCode numbers;
  final TruthCode truths;
  final RowCode rows;
  final SetCode sets;
  final LoopCode loops;

  Terms(Scope scope) {
    this.scope = scope;
    this.numbers = new NumberCode(this);
    this.truths = new TruthCode(this);
    this.rows = new RowCode(this);
    this.sets = new SetCode(this);
    this.loops = new LoopCode(this);
  }
}
