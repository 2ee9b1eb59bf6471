package zermelo.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a benchmark is to measure, from the options of {@code bench}.
 *
 * @param rows lists of rows, with commas; the default rows if empty
 * @param baselines source files of programs to compare with; those of Zermelo if empty
 * @param runs runs of each program; the median counts
 * @param patienceSeconds how long one run may take
 * @param json whether the table is printed as JSON
 * @param home the installation folder, which has the sources of Zermelo's baselines
 * @param program the beginning of a command that runs Zermelo in its own process
 */
public record BenchRequest(
    List<String> rows,
    List<String> baselines,
    int threads,
    int runs,
    long patienceSeconds,
    boolean json,
    Optional<Path> home,
    List<String> program) {}
