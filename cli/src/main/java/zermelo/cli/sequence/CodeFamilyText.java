package zermelo.cli.sequence;

import static zermelo.application.words.TextFormatting.grouped;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import zermelo.application.json.JsonWriter;
import zermelo.application.words.TextFormatting;
import zermelo.heaps.period.Repetition;

/** Formats a family as text, CSV, JSON and Markdown. */
final class CodeFamilyText {
  private static final List<String> HEAD =
      List.of("game", "preperiod", "period", "taken to", "largest", "equivalent games");

  private final String pattern;
  private final CodeFamily family;

  CodeFamilyText(String pattern, CodeFamily family) {
    this.pattern = pattern;
    this.family = family;
  }

  private String summary() {
    long games = family.groups().stream().mapToLong(List::size).sum();
    long solved =
        family.groups().stream()
            .flatMap(List::stream)
            .filter(member -> member.repetition().isPresent())
            .count();
    return "%s: %s games in %s classes; %s games are solved (their period is proved), %s are open."
        .formatted(
            pattern,
            grouped(games),
            grouped(family.groups().size()),
            grouped(solved),
            grouped(games - solved));
  }

  private String meaning() {
    return "Games are in one class if "
        + grouped(family.size())
        + " values are the same, once heaps worth 0 at the beginning are left out; (+k) says that k"
        + " more heaps are left out than of the first game of the class. * marks games that are"
        + " proved equal for ever. Preperiod and period are those of the first game.";
  }

  private List<String> nearMisses() {
    return family.nearMisses().stream()
        .map(
            miss ->
                "%s and %s differ first at heap %s"
                    .formatted(
                        miss.first().code(),
                        miss.second().code(),
                        heap(miss.first(), miss.second(), miss.agreed())))
        .toList();
  }

  private static String heap(CodeFamily.Member first, CodeFamily.Member second, long agreed) {
    long a = agreed + first.zeros();
    long b = agreed + second.zeros();
    return a == b ? Long.toString(a) : a + " of the first and " + b + " of the second";
  }

  String text() {
    List<List<String>> rows = new ArrayList<>(List.of(HEAD));
    family.groups().forEach(group -> rows.add(row(group)));
    int[] widths = new int[HEAD.size()];
    for (List<String> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    StringBuilder text = new StringBuilder(summary()).append('\n');
    text.append(String.join("\n", TextFormatting.wrapped(meaning()))).append("\n\n");
    int last = HEAD.size() - 1;
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder(TextFormatting.pad(row.getFirst(), widths[0]));
      for (int i = 1; i < last; i++) {
        line.append(" ".repeat(2 + widths[i] - row.get(i).length())).append(row.get(i));
      }
      String margin = "\n" + " ".repeat(line.length() + 2);
      line.append("  ").append(String.join(margin, narrow(row.get(last))));
      text.append(line.toString().stripTrailing()).append('\n');
    }
    if (!family.nearMisses().isEmpty()) {
      text.append("\nClasses that differ late:\n");
      nearMisses().forEach(miss -> text.append("  ").append(miss).append('\n'));
    }
    return text.toString();
  }

  /** Breaks a list into lines of about 60 characters. */
  private static List<String> narrow(String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String part : text.split(", ", -1)) {
      if (line.length() + part.length() > 60) {
        lines.add(line.toString().stripTrailing());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(part);
    }
    lines.add(line.toString());
    return lines;
  }

  private List<String> row(List<CodeFamily.Member> group) {
    CodeFamily.Member first = group.getFirst();
    return List.of(
        first.code(),
        fact(first, Repetition::preperiod),
        fact(first, Repetition::period),
        first.repetition().isPresent() ? "" : grouped(taken(first)),
        Integer.toString(first.g().largest()),
        group.stream().skip(1).map(other -> other(first, other)).collect(Collectors.joining(", ")));
  }

  /** More values are computed than compared, because leading zeros are dropped. */
  private long taken(CodeFamily.Member member) {
    return Math.min(family.size(), member.g().size());
  }

  private String other(CodeFamily.Member first, CodeFamily.Member other) {
    int more = other.zeros() - first.zeros();
    boolean proved = SequenceCompareRun.equalForEver(first.g(), other.g(), family.size());
    return other.code() + (more == 0 ? "" : "(+" + more + ")") + (proved ? "*" : "");
  }

  private static String fact(CodeFamily.Member member, Function<Repetition, Long> fact) {
    Optional<Repetition> repetition = member.repetition();
    return repetition.map(fact).map(TextFormatting::grouped).orElse("");
  }

  /** Writes a line for each game. */
  String csv() {
    StringBuilder text = new StringBuilder("code,class,shift,preperiod,period,taken_to,largest\n");
    for (List<CodeFamily.Member> group : family.groups()) {
      CodeFamily.Member first = group.getFirst();
      for (CodeFamily.Member member : group) {
        text.append(member.code()).append(',').append(first.code()).append(',');
        text.append(member.zeros() - first.zeros()).append(',');
        text.append(fact(member, Repetition::preperiod).replace(",", "")).append(',');
        text.append(fact(member, Repetition::period).replace(",", "")).append(',');
        text.append(member.repetition().isPresent() ? "" : taken(member)).append(',');
        text.append(member.g().largest()).append('\n');
      }
    }
    return text.toString();
  }

  /** Writes one JSON object per line for each game. */
  String json() {
    StringBuilder text = new StringBuilder();
    for (List<CodeFamily.Member> group : family.groups()) {
      CodeFamily.Member first = group.getFirst();
      for (CodeFamily.Member member : group) {
        JsonWriter json = new JsonWriter().open('{').key("code").value(member.code());
        json.key("class").value(first.code()).key("shift").value(member.zeros() - first.zeros());
        boolean same = member.equals(first);
        json.key("equal")
            .value(same || SequenceCompareRun.equalForEver(first.g(), member.g(), family.size()));
        json.key("preperiod").value(number(member, Repetition::preperiod));
        json.key("period").value(number(member, Repetition::period));
        json.key("n").value(taken(member)).key("max").value(member.g().largest());
        text.append(json.close('}')).append('\n');
      }
    }
    return text.toString();
  }

  private static OptionalLong number(CodeFamily.Member member, Function<Repetition, Long> fact) {
    return member.repetition().map(fact).map(OptionalLong::of).orElse(OptionalLong.empty());
  }

  String markdown() {
    StringBuilder text = new StringBuilder(summary()).append("\n\n");
    text.append(meaning().replace("*", "\\*")).append("\n\n");
    text.append("| ").append(String.join(" | ", HEAD)).append(" |\n");
    text.append("|---|---:|---:|---:|---:|---|\n");
    for (List<CodeFamily.Member> group : family.groups()) {
      String row = String.join(" | ", row(group));
      text.append("| ").append(row.replace("*", "\\*")).append(" |\n");
    }
    if (!family.nearMisses().isEmpty()) {
      text.append("\nClasses that differ late:\n\n");
      nearMisses().forEach(miss -> text.append("- ").append(miss).append('\n'));
    }
    return text.toString();
  }
}
