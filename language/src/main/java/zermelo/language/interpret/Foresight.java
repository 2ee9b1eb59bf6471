package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.List;
import zermelo.language.check.Program.Kind;
import zermelo.language.compile.Field;
import zermelo.language.infer.SetQueries;

/**
 * Forgets the elements of a position's sets that no later move or end can ask for, so that
 * positions which differ only in those become one. {@link SetQueries} says what is asked for at one
 * position and on which number that depends, {@link Outlook} what can be asked for from there on.
 *
 * <p>Any number of threads may ask.
 */
final class Foresight {
  /** A number with more values than this is no guide. */
  private static final long MOST_VALUES = 4096;

  /** Nor is one whose masks would take more words than this. */
  private static final long MOST_WORDS = 1 << 20;

  /** Nothing is forgotten. */
  private static final Foresight NONE = new Foresight(List.of(), 0, new long[0], List.of());

  private final List<List<Field>> layout;
  private final int from;
  private final long[] always;
  private final Guide[] guides;

  /** One player's number, or a shared one. */
  private record Guide(Field field, Outlook outlook) {
    long[] kept(long[] words, int at) {
      return outlook.kept(field.get(words, at));
    }
  }

  /**
   * @param from the first word that has elements of sets
   * @param always what is never forgotten, from that word on
   */
  private Foresight(List<List<Field>> layout, int from, long[] always, List<Guide> guides) {
    this.layout = layout;
    this.from = from;
    this.always = always;
    this.guides = guides.toArray(Guide[]::new);
  }

  /** What can be forgotten of positions that are packed like this. */
  static Foresight of(TextRules rules, Packing packing) {
    List<Bound> bounds = rules.bounds();
    boolean sets = bounds.stream().anyMatch(b -> b.component().kind() == Kind.SET);
    if (!sets || rules.program().heaps()) {
      return NONE;
    }
    List<Bound> few = bounds.stream().filter(Foresight::hasFewValues).toList();
    SetQueries queries =
        SetQueries.of(
            rules.program(), part -> few.stream().anyMatch(b -> b.component().equals(part)));
    if (queries.cells().isEmpty()) {
      return NONE;
    }
    SetBits bits = new SetBits(bounds, packing, queries.cells());
    if (few.stream().anyMatch(bound -> values(bound) * bits.words() > MOST_WORDS)) {
      return NONE;
    }
    List<Guide> guides = new ArrayList<>();
    for (SetQueries.Guide guide : queries.guides()) {
      for (int i = 0; i < bounds.size(); i++) {
        if (bounds.get(i).component().equals(guide.component())) {
          Outlook outlook = new Outlook(rules, bounds.get(i), guide, queries.result(), bits);
          for (Field field : packing.fields(i)) {
            guides.add(new Guide(field, outlook));
          }
        }
      }
    }
    long[] always = Inquiry.always(rules, queries, bits);
    return new Foresight(packing.layout(), bits.from(), always, guides);
  }

  private static boolean hasFewValues(Bound bound) {
    // As unsigned numbers, since the bounds may be far apart.
    return bound.bounded() && Long.compareUnsigned(values(bound) - 1, MOST_VALUES) < 0;
  }

  private static long values(Bound bound) {
    return bound.high() - bound.low() + 1;
  }

  /** Whether it was made for positions that are packed like this, or has nothing to forget. */
  boolean fits(Packing packing) {
    return this == NONE || layout.equals(packing.layout());
  }

  /** Forgets what cannot matter any more in a packed position. */
  void forget(long[] words, int at) {
    if (guides.length == 2) {
      forget(words, at, guides[0].kept(words, at), guides[1].kept(words, at));
      return;
    }
    for (int i = 0; i < always.length; i++) {
      long kept = always[i];
      for (Guide guide : guides) {
        kept |= guide.kept(words, at)[i];
      }
      words[at + from + i] &= kept;
    }
  }

  /** The usual case: a number of each player. */
  private void forget(long[] words, int at, long[] first, long[] second) {
    int begin = at + from;
    for (int i = 0; i < always.length; i++) {
      words[begin + i] &= always[i] | first[i] | second[i];
    }
  }
}
