package zermelo.cli.plot;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.Theme;
import zermelo.kernel.BadInput;

/** The file that a picture goes to; what is wrong with it is said before anything is computed. */
record PictureFile(Path path, boolean png) {
  static PictureFile of(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (!lower.endsWith(".svg") && !lower.endsWith(".png")) {
      throw new BadInput("-o writes .svg or .png, not '" + name + "'");
    }
    Path path;
    try {
      path = Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadInput("'" + name + "' is no name for a file");
    }
    Path folder = path.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new BadInput("'" + name + "' cannot be written: there is no folder " + folder);
    }
    if (Files.isDirectory(path)) {
      throw new BadInput("'" + name + "' cannot be written: it is a folder");
    }
    return new PictureFile(path, lower.endsWith(".png"));
  }

  void write(Plot plot, Plot.Size size, Theme theme) {
    byte[] bytes =
        png ? png(plot, size, theme) : Plot.svg(plot, size, theme).getBytes(StandardCharsets.UTF_8);
    try {
      Files.write(path, bytes);
    } catch (IOException e) {
      throw new BadInput("'" + path + "' cannot be written: " + e.getClass().getSimpleName());
    }
  }

  private static byte[] png(Plot plot, Plot.Size size, Theme theme) {
    try {
      return Plot.png(plot, size, theme);
    } catch (LinkageError e) {
      throw new BadInput("this Java cannot draw PNG (it lacks java.desktop): write an .svg");
    }
  }
}
