package zermelo.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import zermelo.application.GameResolver;
import zermelo.application.json.JsonWriter;
import zermelo.application.proven.BookBuilder;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.CommandProgress;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.GameArgument;
import zermelo.cli.shell.OutputFile;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.cli.shell.WriteFailure;
import zermelo.kernel.Outcome;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;
import zermelo.kernel.limits.LimitReached;
import zermelo.language.TextGame;

/** {@code zermelo book GAME}: proves all positions near the start, and writes them to a file. */
public final class BookCommand implements Command {
  private static final CommandOption PLIES =
      new CommandOption("--plies", "N", "all positions within N plies of the start (default: 4)");
  private static final CommandOption BEST =
      new CommandOption("--best", "", "only the positions that best moves of one player lead to");
  private static final CommandOption FILE =
      new CommandOption("-o", "FILE", "the file to write; compressed if it ends in .gz");

  private static final int USUAL = 4;
  private static final int MOST = 100;

  @Override
  public String usage() {
    return "GAME [POSITION] --plies N -o FILE";
  }

  @Override
  public String summary() {
    return "Makes an opening book: the proven values of all positions near the start.";
  }

  @Override
  public List<CommandOption> options() {
    return List.of(
        PLIES,
        BEST,
        FILE,
        CommandOption.SET,
        CommandOption.MISERE,
        CommandOption.JSON,
        CommandOption.BUDGET,
        CommandOption.HELP);
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo book connect-four --set width=5 --plies 4 -o c5.book",
        "zermelo book connect-four --plies 8 -o c7.book --budget 1h   go on with the same command");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    if (arguments.positionals().isEmpty()) {
      throw new BadInput("book takes a game: zermelo book connect-four --plies 4 -o FILE");
    }
    if (!(GameArgument.read(arguments) instanceof GameArgument.OneGame one)
        || one.positions().size() > 1) {
      throw new BadInput("a book is of one game, from one position at most");
    }
    OutputFile file =
        OutputFile.of(
            arguments
                .value(FILE)
                .orElseThrow(() -> new BadInput("say where the book goes: -o FILE")));
    int plies = (int) WholeNumberParser.read(arguments, PLIES, USUAL, 0, MOST);
    boolean misere = arguments.has(CommandOption.MISERE);
    GameResolver.ResolvedGame game =
        new GameResolver(misere).game(one.game(), one.settings(), one.position());
    if (!(game.game() instanceof TextGame text)) {
      throw new BadInput(one.game() + " is not a text, and only texts have books");
    }
    if (game.rules().facts().heaps()) {
      throw new BadInput(one.game() + " is a game of heaps: solve needs no book for it");
    }
    BookBuilder builder =
        new BookBuilder(
            text,
            game.component(game.position(one.position())),
            misere,
            plies,
            arguments.has(BEST));
    Path work = file.path().resolveSibling(file.path().getFileName() + ".work");
    try (CommandProgress progress = new CommandProgress(console, "positions")) {
      builder.build(work, progress.start(arguments.limits(BookBuilder.usualLimits())));
      write(file, builder.text());
      Files.delete(work);
    } catch (LimitReached reached) {
      return stopped(builder, work, reached.reason(), arguments, console);
    } catch (IOException e) {
      throw new WriteFailure(work, InputFile.reason(e));
    }
    report(builder, game, plies, file, arguments, console);
    return ExitCode.OK;
  }

  /** Writes the book, compressed if the file is called so. */
  private static void write(OutputFile file, String text) {
    if (!file.path().toString().endsWith(".gz")) {
      file.write(text);
      return;
    }
    file.write(
        out -> {
          GZIPOutputStream zipped = new GZIPOutputStream(out);
          zipped.write(text.getBytes(StandardCharsets.UTF_8));
          zipped.finish();
        });
  }

  private static ExitCode stopped(
      BookBuilder builder, Path work, String why, CommandArguments arguments, Console console) {
    String done =
        builder.positions().isEmpty()
            ? "%,d positions are proved".formatted(builder.proved())
            : "%,d of %,d positions are proved"
                .formatted(builder.proved(), builder.positions().getAsInt());
    if (arguments.has(CommandOption.JSON)) {
      console
          .out()
          .println(
              new JsonWriter()
                  .open('{')
                  .key("complete")
                  .value(false)
                  .key("proved")
                  .value(builder.proved())
                  .key("positions")
                  .value(builder.positions())
                  .key("reason")
                  .value(why)
                  .close('}'));
    }
    console.message(
        "zermelo: stopped: %s; %s; the same command continues from %s".formatted(why, done, work));
    return ExitCode.LIMIT_REACHED;
  }

  private static void report(
      BookBuilder builder,
      GameResolver.ResolvedGame game,
      int plies,
      OutputFile file,
      CommandArguments arguments,
      Console console) {
    long bytes = size(file.path());
    if (arguments.has(CommandOption.JSON)) {
      JsonWriter json = new JsonWriter().open('{').key("game").value(game.name());
      json.settings(game.settings()).key("plies").value(plies).key("complete").value(true);
      json.key("positions").value(builder.proved());
      for (Outcome outcome : Outcome.values()) {
        json.key(outcome.name().toLowerCase(Locale.ROOT)).value(builder.count(outcome));
      }
      console.out().println(json.key("bytes").value(bytes).close('}'));
      return;
    }
    console
        .out()
        .printf(
            Locale.ROOT,
            "%s: %,d positions within %d plies, equal ones counted once.%n"
                + "The player to move wins %,d, loses %,d, ties or draws %,d.%n"
                + "The book is in %s (%,d bytes).%n",
            game.title(),
            builder.proved(),
            plies,
            builder.count(Outcome.WIN),
            builder.count(Outcome.LOSE),
            builder.count(Outcome.TIE) + builder.count(Outcome.DRAW),
            file.path(),
            bytes);
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
