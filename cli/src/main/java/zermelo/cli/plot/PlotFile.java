package zermelo.cli.plot;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import zermelo.cli.shell.OutputFile;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.canvas.Theme;
import zermelo.kernel.input.BadInput;

/** The output file of a plot; a wrong name is reported before anything is computed. */
record PlotFile(OutputFile file, boolean png) {
  static PlotFile of(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (!lower.endsWith(".svg") && !lower.endsWith(".png")) {
      throw new BadInput("-o writes .svg or .png, not '" + name + "'");
    }
    return new PlotFile(OutputFile.of(name), lower.endsWith(".png"));
  }

  void write(Plot plot, Plot.Size size, Theme theme) {
    byte[] bytes =
        png ? png(plot, size, theme) : Plot.svg(plot, size, theme).getBytes(StandardCharsets.UTF_8);
    file.write(out -> out.write(bytes));
  }

  private static byte[] png(Plot plot, Plot.Size size, Theme theme) {
    try {
      return Plot.png(plot, size, theme);
    } catch (LinkageError e) {
      throw new BadInput("this Java cannot draw PNG (it lacks java.desktop): write an .svg");
    }
  }
}
