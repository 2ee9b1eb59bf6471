package zermelo.language.compile;

/** The emitters for all kinds of terms in one method. They call each other through this class. */
final class TermCode {
  final MethodScope scope;
  final NumberCode numbers;
  final TruthCode truths;
  final ListCode lists;
  final SetCode sets;
  final LoopCode loops;

  TermCode(MethodScope scope) {
    this.scope = scope;
    this.numbers = new NumberCode(this);
    this.truths = new TruthCode(this);
    this.lists = new ListCode(this);
    this.sets = new SetCode(this);
    this.loops = new LoopCode(this);
  }
}
