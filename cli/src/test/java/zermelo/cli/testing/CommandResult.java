package zermelo.cli.testing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zermelo.cli.Main;
import zermelo.cli.shell.Console;

/** The result of a command line run in this process: its exit code and its output. */
public record CommandResult(int exit, String out, String err) {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  public static CommandResult of(String... args) {
    return withInput("", args);
  }

  /** Runs {@code sequence} with a code and further arguments. */
  public static CommandResult sequence(String code, String... more) {
    List<String> words = new ArrayList<>(List.of("sequence", code));
    words.addAll(Arrays.asList(more));
    return of(words.toArray(String[]::new));
  }

  public static CommandResult withInput(String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        Console.plain(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8));
    int exit = Main.run(console, args).code();
    console.out().flush();
    console.err().flush();
    return new CommandResult(
        exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Returns standard output as JSON objects, one per line. */
  public List<JsonNode> objects() {
    return lines().stream().map(CommandResult::object).toList();
  }

  /** Returns the single JSON object on standard output. */
  public JsonNode object() {
    List<JsonNode> objects = objects();
    if (objects.size() != 1) {
      throw new AssertionError("one line was expected, not " + out + err);
    }
    return objects.getFirst();
  }

  private static JsonNode object(String line) {
    try {
      return JSON.readTree(line);
    } catch (JsonProcessingException e) {
      throw new AssertionError("no JSON: " + line, e);
    }
  }

  /** Returns the lines of standard output. */
  public List<String> lines() {
    return out.lines().toList();
  }
}
