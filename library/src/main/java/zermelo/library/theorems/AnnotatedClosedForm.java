package zermelo.library.theorems;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;

/** A closed form with additional information: promising moves, or its calculation in words. */
public record AnnotatedClosedForm(
    ClosedForm closedForm,
    Function<Position, List<String>> hint,
    Function<Position, Optional<String>> steps)
    implements ClosedForm {

  /** Adds promising moves to a closed form. */
  public static ClosedForm withHints(ClosedForm closedForm, Function<Position, List<String>> hint) {
    return new AnnotatedClosedForm(closedForm, hint, closedForm::derivation);
  }

  /** Adds the calculation of the statement for a position. */
  public static ClosedForm withWorking(ClosedForm closedForm, Function<Position, String> steps) {
    return new AnnotatedClosedForm(
        closedForm, closedForm::hints, position -> Optional.of(steps.apply(position)));
  }

  @Override
  public Optional<Verdict> verdict(Position position) {
    return closedForm.verdict(position);
  }

  @Override
  public String name() {
    return closedForm.name();
  }

  @Override
  public Optional<String> derivation(Position position) {
    return steps.apply(position);
  }

  @Override
  public Optional<List<String>> movesTo(Position position, long nimber) {
    return closedForm.movesTo(position, nimber);
  }

  @Override
  public Optional<List<String>> winningMoves(Position position) {
    return closedForm.winningMoves(position);
  }

  @Override
  public List<String> hints(Position position) {
    return hint.apply(position);
  }
}
