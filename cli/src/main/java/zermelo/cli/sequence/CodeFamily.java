package zermelo.cli.sequence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zermelo.heaps.NimSequence;
import zermelo.heaps.period.Repetition;

/**
 * Groups the games of a family of codes by their values. Two games are in one class if their values
 * agree as far as compared, after leading zeros are dropped: Dawson's Kayles 0.07 is Dawson's Chess
 * 0.137 with heaps that are larger by one.
 */
final class CodeFamily {
  /** Games that differ only after this many equal values are reported as near misses. */
  private static final int LONG = 100;

  /**
   * A game of the family.
   *
   * @param g its values
   * @param zeros the number of heaps above 0 with value 0 before the first other value
   */
  record Member(NimSequence g, int zeros) {
    static Member of(NimSequence g) {
      int first = 0;
      while (first < g.size() && g.at(first) == 0) {
        first++;
      }
      // If all values are zero, none is dropped.
      return new Member(g, first == g.size() ? 0 : Math.max(0, first - 1));
    }

    String code() {
      return g.code().text();
    }

    int at(long n) {
      return g.at(n + zeros);
    }

    Optional<Repetition> repetition() {
      return g.repetition();
    }
  }

  /** Two games that agree on exactly the first {@code agreed} values. */
  record NearMiss(Member first, Member second, long agreed) {}

  private static final Comparator<Member> BY_CODE = Comparator.comparing(Member::code);

  /** Games without leading zeros first, then shorter codes. */
  private static final Comparator<Member> ORDER =
      Comparator.comparingInt(Member::zeros)
          .thenComparingInt(member -> member.code().length())
          .thenComparing(Member::code);

  private final long size;
  private final List<List<Member>> groups = new ArrayList<>();
  private final List<NearMiss> nearMisses = new ArrayList<>();

  /**
   * @param size how many values are compared; a game with fewer values is a class of its own
   */
  CodeFamily(List<NimSequence> games, long size) {
    this.size = size;
    List<Member> members = new ArrayList<>();
    for (NimSequence g : games) {
      Member member = Member.of(g);
      if (g.size() >= size + member.zeros()) {
        members.add(member);
      } else {
        groups.add(List.of(member));
      }
    }
    members.sort(this::compare);
    for (int i = 0; i < members.size(); i++) {
      long agreed = i == 0 ? 0 : agreed(members.get(i - 1), members.get(i));
      if (i > 0 && agreed == size) {
        groups.getLast().add(members.get(i));
        continue;
      }
      if (agreed >= LONG) {
        Member before = simplest(groups.getLast());
        nearMisses.add(new NearMiss(before, members.get(i), agreed));
      }
      groups.add(new ArrayList<>(List.of(members.get(i))));
    }
    finish();
  }

  private void finish() {
    groups.replaceAll(group -> group.stream().sorted(ORDER).toList());
    nearMisses.replaceAll(
        miss -> new NearMiss(miss.first(), simplest(groupOf(miss.second())), miss.agreed()));
    groups.sort(Comparator.comparing(List::getFirst, BY_CODE));
    nearMisses.sort(Comparator.comparingLong(NearMiss::agreed).reversed());
  }

  private static Member simplest(List<Member> group) {
    return group.stream().min(ORDER).orElseThrow();
  }

  private List<Member> groupOf(Member member) {
    return groups.stream().filter(group -> group.contains(member)).findFirst().orElseThrow();
  }

  private long agreed(Member a, Member b) {
    long n = 0;
    while (n < size && a.at(n) == b.at(n)) {
      n++;
    }
    return n;
  }

  private int compare(Member a, Member b) {
    long n = agreed(a, b);
    return n == size ? 0 : Integer.compare(a.at(n), b.at(n));
  }

  /** Returns the classes, each with its simplest game first. */
  List<List<Member>> groups() {
    return groups;
  }

  /** Returns the near misses, the longest agreement first. */
  List<NearMiss> nearMisses() {
    return nearMisses;
  }

  /** Returns how many values were compared. */
  long size() {
    return size;
  }
}
