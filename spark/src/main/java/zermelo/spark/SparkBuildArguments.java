package zermelo.spark;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;

/**
 * The arguments of the program.
 *
 * @param position empty for the start of the game
 * @param master a cluster's address; empty if spark-submit provides it
 * @param shares the preferred number of shares of a tier; 0 to derive it from the cluster's size
 * @param least the least number of ranks of a share
 * @param checkpoint a folder that all machines can access; empty for one within the build's folder
 * @param properties settings of Spark
 */
record SparkBuildArguments(
    String game,
    Settings settings,
    String position,
    boolean misere,
    String folder,
    Optional<String> master,
    int shares,
    long least,
    String checkpoint,
    Map<String, String> properties) {
  static final String USAGE =
      """
      usage: SparkBuild GAME [POSITION] -o DIR [--master URL] [--set k=v]... [--misere]
                        [--partitions N] [--range RANKS] [--checkpoint URI] [--conf key=value]...
        GAME               a library id, or the path of a .game file
        -o DIR             the folder of the tablebase, on the machine where this runs
        --master URL       spark://HOST:PORT, or local[2] for a trial (spark-submit has its own)
        --partitions N     the number of parts of a large tier (default: four per core)
        --range RANKS      but no part has fewer ranks than this (default 65536)
        --checkpoint URI   a folder that all machines see (default: DIR/work/spark)
        --conf key=value   a property of Spark
      """;
  private static final long LEAST = 1L << 16;

  static SparkBuildArguments parse(String[] words) {
    ArgumentParser reader = new ArgumentParser(words);
    while (reader.at < words.length) {
      reader.next();
    }
    return reader.arguments();
  }

  private static final class ArgumentParser {
    private final String[] words;
    private int at;
    private String game = "";
    private String position = "";
    private Settings settings = Settings.NONE;
    private boolean misere;
    private String folder = "";
    private Optional<String> master = Optional.empty();
    private int shares;
    private long least = LEAST;
    private String checkpoint = "";
    private final Map<String, String> properties = new LinkedHashMap<>();

    ArgumentParser(String[] words) {
      this.words = words;
    }

    SparkBuildArguments arguments() {
      if (game.isEmpty() || folder.isEmpty()) {
        throw new BadInput("a build needs a game and -o DIR\n" + USAGE);
      }
      return new SparkBuildArguments(
          game, settings, position, misere, folder, master, shares, least, checkpoint, properties);
    }

    void next() {
      String word = words[at++];
      switch (word) {
        case "--misere" -> misere = true;
        case "--set" -> settings = settings.and(value(word));
        case "-o" -> folder = value(word);
        case "--master" -> master = Optional.of(value(word));
        case "--partitions" -> shares = (int) number(word, 1, 1_000_000);
        case "--range" -> least = number(word, 1024, 1 << 24);
        case "--checkpoint" -> checkpoint = value(word);
        case "--conf" -> property(value(word));
        default -> plain(word);
      }
    }

    private void plain(String word) {
      if (word.startsWith("--")) {
        throw new BadInput("there is no option " + word + "\n" + USAGE);
      } else if (game.isEmpty()) {
        game = word;
      } else if (position.isEmpty()) {
        position = word;
      } else {
        throw new BadInput(
            "unexpected argument '" + word + "': a build has one game and one position");
      }
    }

    private void property(String text) {
      int equals = text.indexOf('=');
      if (equals < 1) {
        throw new BadInput("--conf takes key=value, not '" + text + "'");
      }
      properties.put(text.substring(0, equals), text.substring(equals + 1));
    }

    private String value(String option) {
      if (at == words.length) {
        throw new BadInput(option + " needs a value\n" + USAGE);
      }
      return words[at++];
    }

    private long number(String option, long least, long most) {
      String text = value(option);
      try {
        long number = Long.parseLong(text);
        if (number >= least && number <= most) {
          return number;
        }
      } catch (NumberFormatException e) {
        // Reported below.
      }
      throw new BadInput(
          "%s is a number from %d to %d, not '%s'".formatted(option, least, most, text));
    }
  }
}
