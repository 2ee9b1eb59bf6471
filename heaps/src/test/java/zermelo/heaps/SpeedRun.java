package zermelo.heaps;

import java.util.Locale;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.effort.Effort;
import zermelo.heaps.effort.Watch;
import zermelo.heaps.period.Repetition;

/** Prints one JSON object about one computation: {@code CODE N THREADS [no-period]}. */
final class SpeedRun {
  private SpeedRun() {}

  public static void main(String[] args) {
    Effort effort =
        Effort.usual().withThreads(Integer.parseInt(args[2])).withPeriods(args.length < 4);
    NimSequence g =
        NimSequence.compute(HeapCode.parse(args[0]), Long.parseLong(args[1]), effort, Watch.NONE);
    System.out.println(
        String.format(
            Locale.ROOT,
            "{\"code\":\"%s\",\"n\":%d,\"threads\":%d,\"seconds\":%.4f,\"last\":%d,\"max\":%d,"
                + "\"rare\":%d,\"mask\":%d,\"fnv\":\"%016x\",\"preperiod\":%s,\"period\":%s}",
            g.code().text(),
            g.size(),
            effort.threads(),
            g.seconds(),
            g.at(g.size() - 1),
            g.largest(),
            g.rares(),
            g.mask(),
            g.checksum(),
            g.repetition().map(Repetition::preperiod).map(String::valueOf).orElse("null"),
            g.repetition().map(Repetition::period).map(String::valueOf).orElse("null")));
  }
}
