package zermelo.cli.command;

import java.util.ArrayList;
import java.util.List;
import zermelo.application.ProgramVersion;
import zermelo.application.words.TextFormatting;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.OutputFile;
import zermelo.kernel.input.BadInput;
import zermelo.language.interpret.TextRules;
import zermelo.library.GameIdentity;
import zermelo.solve.Question;
import zermelo.solve.store.SearchStore;

/** The file of {@code solve --store}: the state of the search for one question. */
final class SearchStateFile {
  private final OutputFile file;
  private final Console console;

  SearchStateFile(String name, Console console) {
    this.file = OutputFile.of(name);
    this.console = console;
  }

  /** Opens the file for a question. A file of another question is refused. */
  SearchStore open(Question question) {
    SearchStore store = SearchStore.in(file.path(), identity(question));
    if (store.savedEntries() > 0) {
      console.message(
          "Going on from %s: %s entries."
              .formatted(file.path(), TextFormatting.grouped(store.savedEntries())));
    }
    return store;
  }

  /**
   * Returns the text that identifies a search. Saved tables are valid only for the same program,
   * rules, settings, position and kind of play.
   */
  private static String identity(Question question) {
    List<String> lines = new ArrayList<>();
    lines.add("program " + ProgramVersion.text());
    for (Question.Component component : question.components()) {
      if (!(component.rules() instanceof TextRules rules)) {
        throw new BadInput("--store is for games that are texts, not for graphs");
      }
      lines.add("rules sha-256 " + GameIdentity.rulesChecksum(rules.text()));
      rules.parameterValues().forEach((name, value) -> lines.add("set " + name + "=" + value));
      lines.add("position " + rules.printWithTurn(component.position()));
    }
    lines.add("play " + (question.misere() ? "misere" : "normal"));
    return String.join("\n", lines);
  }

  /** Saves the state at the end of the work. */
  void close(SearchStore store) {
    store.save();
    store
        .failure()
        .ifPresentOrElse(
            why -> console.warn("the state was not saved: " + file.path() + ": " + why),
            () ->
                console.message(
                    store.hasTables()
                        ? "The state of the search is in " + file.path() + "."
                        : "No search began, so there is no state to keep."));
  }
}
