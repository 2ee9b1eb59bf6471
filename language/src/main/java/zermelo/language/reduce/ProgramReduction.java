package zermelo.language.reduce;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Change;

/** Removes components or changes from a program. */
public final class ProgramReduction {
  private ProgramReduction() {}

  /** The same game without some components and all changes to them. */
  public static Program without(Program program, List<Program.Component> unread) {
    Set<Integer> gone = new HashSet<>();
    for (Program.Component component : unread) {
      gone.add(component.place());
      gone.add(component.place() + (component.role() == Program.Role.OWN ? 1 : 0));
    }
    Program filtered =
        filterChanges(
            program,
            change ->
                !(change instanceof Program.NumberAssignment set && gone.contains(set.slot())));
    return program.rewritten(
        program.components().stream().filter(component -> !unread.contains(component)).toList(),
        program.ends(),
        filtered.moves(),
        program.settle(),
        Optional.empty());
  }

  /** The same game with only some of its changes. */
  static Program filterChanges(Program program, Predicate<Change> kept) {
    List<Program.MoveRule> moves =
        program.moves().stream()
            .map(
                move ->
                    move.withStages(
                        move.stages().stream()
                            .map(
                                stage ->
                                    new Program.Stage(stage.steps(), filter(stage.changes(), kept)))
                            .toList()))
            .toList();
    return program.rewritten(
        program.components(), program.ends(), moves, program.settle(), program.lead());
  }

  private static List<Change> filter(List<Change> changes, Predicate<Change> kept) {
    return changes.stream()
        .filter(kept)
        .map(
            change ->
                switch (change) {
                  case Program.ForEach each ->
                      new Program.ForEach(each.slot(), each.set(), filter(each.changes(), kept));
                  case Program.When when ->
                      new Program.When(when.condition(), filter(when.changes(), kept));
                  default -> change;
                })
        .filter(change -> !(change instanceof Program.ForEach each && each.changes().isEmpty()))
        .filter(change -> !(change instanceof Program.When when && when.changes().isEmpty()))
        .toList();
  }
}
