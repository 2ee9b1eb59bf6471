package zermelo.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.input.BadInput;

class SparkBuildArgumentsTest {
  private static SparkBuildArguments parse(String line) {
    return SparkBuildArguments.parse(line.split(" ", -1));
  }

  @Test
  void readsWhatIsAskedFor() {
    SparkBuildArguments arguments =
        parse(
            "quixo X../.../... --set size=3 --misere -o out --master spark://a:1 --partitions 9"
                + " --range 2048 --checkpoint hdfs://b/c --conf spark.executor.memory=2g");
    assertThat(arguments.game()).isEqualTo("quixo");
    assertThat(arguments.position()).isEqualTo("X../.../...");
    assertThat(arguments.settings().values()).containsEntry("size", "3");
    assertThat(arguments.misere()).isTrue();
    assertThat(arguments.folder()).isEqualTo("out");
    assertThat(arguments.master()).contains("spark://a:1");
    assertThat(arguments.shares()).isEqualTo(9);
    assertThat(arguments.least()).isEqualTo(2048);
    assertThat(arguments.checkpoint()).isEqualTo("hdfs://b/c");
    assertThat(arguments.properties()).containsEntry("spark.executor.memory", "2g");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "quixo",
        "-o out",
        "quixo -o",
        "quixo -o out --partitions 0",
        "quixo -o out --partitions many",
        "quixo -o out --range 100",
        "quixo -o out --conf spark",
        "quixo -o out --what",
        "quixo start more -o out",
      })
  void refusesWhatCannotBe(String line) {
    assertThatThrownBy(() -> parse(line)).isInstanceOf(BadInput.class);
  }

  @Test
  void aGraphStaysAtHome() {
    assertThatThrownBy(() -> LocalBuild.description("graph:x.dot", "", "", false))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("cluster");
  }
}
