package zermelo.language.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zermelo.kernel.input.NearestNames;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;
import zermelo.language.program.Type;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;

/**
 * Knows which names are visible at a place in a text, and what they mean.
 *
 * <p>While a text is checked, the scope also gives each name its slot, and collects problems and
 * warnings.
 */
public final class NameScope {
  /** The meaning of a name. */
  sealed interface Binding {}

  /** A value in a slot of the frame: {@code place} is a list slot for lists and sets. */
  public record ValueBinding(Type type, int place, boolean own) implements Binding {}

  /** A name for one of the symbols of a set, while the text is checked for each of them. */
  record SymbolBinding(Term.NumberTerm symbol) implements Binding {}

  /** A name for an expression. The expression is checked again wherever the name is used. */
  record ExpressionBinding(SyntaxTree.Expr expr) implements Binding {}

  /** Finding similar names takes time. A text with more problems than this gets no such hints. */
  private static final int MOST_ADVISED = 50;

  private final Map<String, Binding> names = new HashMap<>();
  private final Set<String> words = new LinkedHashSet<>();
  private final Set<String> open = new HashSet<>();
  private final Set<String> declared = new HashSet<>();
  private final Deque<Map<String, Binding>> hidden = new ArrayDeque<>();
  private final List<Diagnostic> problems;
  private final List<Diagnostic> warnings = new ArrayList<>();
  private final Map<String, Span> unused = new LinkedHashMap<>();
  private int slots;
  private int listSlots;

  public NameScope(List<Diagnostic> problems) {
    this.problems = problems;
  }

  public int newSlot(int count) {
    slots += count;
    return slots - count;
  }

  public int newCell() {
    return newCell(1);
  }

  public int newCell(int count) {
    listSlots += count;
    return listSlots - count;
  }

  public int slots() {
    return slots;
  }

  public int listSlots() {
    return listSlots;
  }

  public void problem(Span span, String message) {
    problems.add(new Diagnostic(span, message));
  }

  void warning(Span span, String message) {
    warnings.add(new Diagnostic(span, message));
  }

  /**
   * Whether there is a problem already. Then an unknown name may be one whose declaration did not
   * parse.
   */
  boolean anythingWrong() {
    return !problems.isEmpty();
  }

  public int problemCount() {
    return problems.size();
  }

  /** Adds a warning for each name that was never used, and returns all warnings. */
  List<Diagnostic> warnings() {
    unused.forEach(this::warnUnused);
    return warnings;
  }

  private void warnUnused(String name, Span span) {
    warning(span, "'" + name + "' is never used");
  }

  /** Defines a name of the whole text, which named expressions may use. */
  void declare(SyntaxTree.Name name, Binding meaning) {
    declared.add(name.text());
    define(name, meaning);
  }

  /** Defines a parameter. It may be called like a function, since a call has brackets. */
  void declareParameter(SyntaxTree.Name name, Binding meaning) {
    declared.add(name.text());
    defineAny(name, meaning);
  }

  /** Defines a name. Returns false and reports a problem if it is already defined. */
  boolean define(SyntaxTree.Name name, Binding meaning) {
    if (BuiltInFunction.named(name.text()).isPresent()) {
      problem(name.span(), "'" + name.text() + "' is the name of a function: choose another name");
    }
    return defineAny(name, meaning);
  }

  private boolean defineAny(SyntaxTree.Name name, Binding meaning) {
    if (names.putIfAbsent(name.text(), meaning) != null) {
      problem(name.span(), "'" + name.text() + "' has a meaning already: choose another name");
      return false;
    }
    unused.put(name.text(), name.span());
    return true;
  }

  /** Defines a name unless it is already defined. There is no warning if it is never used. */
  public void declare(String name, Binding meaning) {
    names.putIfAbsent(name, meaning);
  }

  /** Removes the name of a choice after its move. */
  void undefine(String name) {
    names.remove(name);
    if (unused.containsKey(name)) {
      warnUnused(name, unused.remove(name));
    }
  }

  Optional<Binding> find(String name) {
    return Optional.ofNullable(names.get(name));
  }

  Optional<Binding> find(String name, Span span) {
    Optional<Binding> found = find(name);
    unused.remove(name);
    if (found.isEmpty()) {
      problem(span, "'" + name + "' has no meaning here." + advice(name));
    }
    return found;
  }

  /** Adds words that may stand for a misspelt name, beside the names themselves. */
  void suggest(List<String> more) {
    words.addAll(more);
  }

  /** Whether there are few enough problems to search for similar names. */
  boolean advises() {
    return problems.size() <= MOST_ADVISED;
  }

  private String advice(String name) {
    if (!advises()) {
      return "";
    }
    int hyphen = name.indexOf('-');
    if (hyphen > 0 && names.containsKey(name.substring(0, hyphen))) {
      return " For a subtraction put spaces around '-': " + name.replace("-", " - ") + ".";
    }
    if (BuiltInFunction.named(name).isPresent()) {
      return " It is a function: write " + name + "(...).";
    }
    List<String> known = new ArrayList<>(names.keySet());
    List<String> similar = new ArrayList<>(known);
    similar.addAll(words);
    // Any two names of one letter are similar to each other.
    String hint = name.length() < 2 ? "" : NearestNames.hint(name, similar);
    if (!hint.isEmpty() || known.isEmpty()) {
      return hint;
    }
    known.sort(null);
    return " Known names: " + String.join(", ", known.stream().limit(12).toList()) + ".";
  }

  /**
   * Enters a named expression, which does not see the choices and elements where it is used.
   * Returns false if it is being checked already, that is, if it uses itself.
   */
  boolean enter(String name) {
    if (!open.add(name)) {
      return false;
    }
    Map<String, Binding> local = new HashMap<>(names);
    local.keySet().removeAll(declared);
    names.keySet().retainAll(declared);
    hidden.push(local);
    return true;
  }

  void leave(String name) {
    open.remove(name);
    names.putAll(hidden.pop());
  }
}
