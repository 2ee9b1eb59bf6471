package zermelo.cli.plot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import zermelo.cli.testing.CommandResult;

/** Tests {@code plot}: every kind in both formats, and refusals. */
final class PlotCommandTest {
  private static final Pattern MARK = Pattern.compile("M([\\d.]+) ([\\d.]+)h([\\d.]+)");

  @TempDir private Path folder;

  private CommandResult plot(String line, Path file) {
    List<String> words = new ArrayList<>(Arrays.asList(line.split(" ")));
    words.addAll(List.of("-o", file.toString()));
    return CommandResult.of(words.toArray(String[]::new));
  }

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plot kayles --to 100 | The scatter plot (101 values) is in | Grundy values of kayles",
        "plot 0.77 --to 100 | The scatter plot (101 values) is in | period 12 from 71 on, proved",
        "plot 0.16 --to 30000 | The scatter plot (30001 values) | ones under 11110",
        "plot grundy --to 20000 | The scatter plot (20001 values) | ones under 11111110",
        "plot subtraction{1,4} --to 99 | The scatter plot (100 values) | of subtraction{1,4}",
        "plot 0x.8 --to 99 --kind histogram | The histogram (100 values) | 0x0.8: n to 99",
        "plot divisor-duel --to 100 | The scatter plot (100 values) | n to 100",
        "plot kayles --to 50 --kind histogram | The histogram (51 values) | how often",
        "plot wythoff --to 9 --kind histogram | The histogram (100 values) | a and b to 9",
        "plot wythoff --to 9 | The map of P-positions (100 positions) | P-positions of wythoff",
        "plot nim --kind grid --to 8 | The map of P-positions (81 positions) | nim: a and b to 8",
        "plot nim --kind heat --to 8 | The heat map (81 values) | 0: P-positions",
        "plot chess-piece --set k=2 --to 9 | The map of P-positions (100 | chess-piece(k=2)",
        "plot take-away --set k=1..5 --to 9 --kind grid | The map of P-positions (50 | k and n to",
        "plot take-away --to 60 --misere | The outcome map (61 positions) | take-away in misère play",
        "plot divisor-turn --kind outcomes --to 90 | The outcome map (90 | n mod 10",
        "plot divisor-turn --set keep=true --kind outcomes --to 30 | The outcome map | draw",
        "plot divisor-duel 30 | The game graph (25 positions) is in | Game graph of divisor-duel 30",
        "plot nim 1+2 --misere | The game graph (6 positions) | nim 1+2, misère play",
      })
  void everyKindInBothFormats(String line, String said, String drawn) throws Exception {
    Path svg = folder.resolve("a.svg");
    CommandResult ran = plot(line.strip(), svg);
    assertThat(ran.err()).contains(said.strip()).endsWith(svg + ".\n");
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).isEmpty();
    String text = Files.readString(svg);
    parsed(text);
    assertThat(text).contains(drawn.strip()).contains("prefers-color-scheme: dark");
    Path png = folder.resolve("a.png");
    assertThat(plot(line.strip() + " --theme dark", png).exit()).isZero();
    var image = ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(png)));
    assertThat(image.getRGB(1, 1) & 0xffffff).isEqualTo(0x111827);
  }

  /** Exactly the P-positions of Wythoff's game up to 40 are marks, each at its place. */
  @Test
  void wythoffsLines() throws Exception {
    Path file = folder.resolve("w.svg");
    plot("plot wythoff --to 40", file);
    TreeSet<String> expected = new TreeSet<>();
    double golden = (1 + Math.sqrt(5)) / 2;
    for (int n = 0; n < 30; n++) {
      int a = (int) Math.floor(n * golden);
      int b = a + n;
      if (b <= 40) {
        expected.add(a + "," + b);
        expected.add(b + "," + a);
      }
    }
    String svg = Files.readString(file);
    Matcher path =
        Pattern.compile("class=\"lose-line\"[^>]*stroke-width=\"(\\d+)\"[^>]*d=\"([^\"]*)\"")
            .matcher(svg);
    assertThat(path.find()).isTrue();
    double cell = Double.parseDouble(path.group(1)) + 1; // a gap of 1 between cells
    List<double[]> marks = new ArrayList<>();
    Matcher mark = MARK.matcher(path.group(2));
    while (mark.find()) {
      marks.add(
          new double[] {Double.parseDouble(mark.group(1)), Double.parseDouble(mark.group(2))});
    }
    double left = marks.stream().mapToDouble(at -> at[0]).min().orElseThrow(); // 0,0 is lost
    double bottom = marks.stream().mapToDouble(at -> at[1]).max().orElseThrow();
    TreeSet<String> found = new TreeSet<>();
    for (double[] at : marks) {
      found.add(Math.round((at[0] - left) / cell) + "," + Math.round((bottom - at[1]) / cell));
    }
    assertThat(found).isEqualTo(expected);
    assertThat(marks).hasSameSizeAs(expected);
  }

  @Test
  void sizeAndJson() throws IOException {
    Path file = folder.resolve("k.png");
    CommandResult ran = plot("plot kayles --to 30 --size 640x480 --json", file);
    JsonNode object = ran.object();
    assertThat(object.get("kind").asText()).isEqualTo("scatter");
    assertThat(object.get("points").asInt()).isEqualTo(31);
    assertThat(object.get("file").asText()).isEqualTo(file.toString());
    var image = ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(file)));
    assertThat(image.getWidth()).isEqualTo(640);
    assertThat(image.getHeight()).isEqualTo(480);
  }

  @Test
  void whatTheBudgetAllowsIsDrawn() throws IOException {
    Path file = folder.resolve("k.svg");
    CommandResult ran = plot("plot kayles --kind grid --misere --to 40 --budget 2e4", file);
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.err()).contains("zermelo: the picture ends early, at ");
    assertThat(Files.readString(file)).contains("a and b to ").doesNotContain("to 40");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "plot | plot what?",
        "plot kayles | -o FILE.svg or -o FILE.png",
        "plot kayles -o kayles.gif | .svg or .png, not 'kayles.gif'",
        "plot kayles -o kayles | .svg or .png, not 'kayles'",
        "plot kayles -o /nowhere/at/all.svg | there is no folder /nowhere/at",
        "plot kayles -o a.svg --to 20000000 | --to takes a whole number from 0 to 10000000",
        "plot wythoff -o a.svg --to 5000 | from 0 to 3000, not to 5000",
        "plot kayles -o a.svg --to x | not 'x'",
        "plot kayles -o a.svg --size 10x10 | from 240 to 4000 pixels",
        "plot kayles -o a.svg --size big | such as 960x560, not 'big'",
        "plot kayles -o a.svg --theme red | not a value of --theme",
        "plot kayles -o a.svg --kind pie | not a value of --kind",
        "plot tic-tac-toe -o a.svg | no positions of one or two plain numbers",
        "plot mock-turtles -o a.svg | no positions of one or two plain numbers",
        "plot kayles -o a.svg --misere --kind scatter | no Grundy values in misère play",
        "plot wythoff -o a.svg --kind scatter | is for one number, and wythoff has a and b",
        "plot divisor-duel -o a.svg --kind heat | is for two numbers, and divisor-duel has n",
        "plot divisor-duel -o a.svg --heaps 2 | not a game of heaps",
        "plot kayles 5 -o a.svg --kind scatter | leave the position out",
        "plot kayles 5 -o a.svg --size 500x500 | not for a game graph",
        "plot nim 20+20 -o a.svg | 441 positions; at most 200 are drawn",
        "plot kayles 5 6 -o a.svg | at most one position, not 2",
        "plot kaylees -o a.svg | Did you mean kayles?",
      })
  void badInputIsOneMessage(String line, String message) {
    CommandResult ran = CommandResult.of(line.strip().split(" "));
    assertThat(ran.err()).startsWith("zermelo: ").contains(message.strip());
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(Path.of("a.svg")).doesNotExist();
  }
}
