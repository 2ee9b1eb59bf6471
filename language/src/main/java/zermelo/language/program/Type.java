package zermelo.language.program;

/** The types of the language. */
public enum Type {
  NUMBER("a number"),
  TRUTH("true or false"),
  LIST("a list"),
  SET("a set"),
  /** A cell of the board. */
  CELL("a cell"),
  CELLS("a set of cells"),
  /** What a cell of the board holds. */
  SYMBOL("a symbol of the board"),
  /** Symbols in braces; only to choose one, or to ask whether a cell holds one of them. */
  SYMBOLS("a set of symbols"),
  /** A set of lists; only to choose a move from. */
  LISTS("a set of lists"),
  /** The edges of a graph; only for a board. */
  EDGES("the edges of a graph"),
  /** A taking-and-breaking code. */
  CODE("a code such as 0.77");

  private final String words;

  Type(String words) {
    this.words = words;
  }

  /** The name of the type in messages. */
  public String words() {
    return words;
  }

  /** The type of a term. */
  public static Type of(Term term) {
    return switch (term) {
      case Term.NumberTerm n -> numberType(n);
      case Term.TruthTerm t -> TRUTH;
      case Term.ListTerm r -> LIST;
      case Term.SetTerm m -> setType(m);
      case Term.ListSetTerm r -> LISTS;
      case Term.CodeSlot c -> CODE;
      case BoardTerm.Diagram d -> CELLS;
      case Term.EachElement e -> LIST;
    };
  }

  private static Type numberType(Term.NumberTerm term) {
    return switch (term) {
      case BoardTerm.CellSlot t -> CELL;
      case BoardTerm.CellToward t -> CELL;
      case BoardTerm.CellAt t -> CELL;
      case BoardTerm.Symbol t -> SYMBOL;
      case BoardTerm.PlayerSymbol t -> SYMBOL;
      case BoardTerm.Content t -> SYMBOL;
      case Term.Fold fold when fold.cell() -> CELL;
      case Term.NumberIf choice -> numberType(choice.yes());
      default -> NUMBER;
    };
  }

  private static Type setType(Term.SetTerm term) {
    return switch (term) {
      case Term.BoardSet t -> CELLS;
      case Term.Filter filter -> setType(filter.set());
      case Term.SetBinary binary -> setType(binary.left());
      case Term.SetIf choice -> setType(choice.yes());
      case Term.SetLiteral set when !set.items().isEmpty() ->
          switch (numberType(set.items().getFirst())) {
            case CELL -> CELLS;
            case SYMBOL -> SYMBOLS;
            default -> SET;
          };
      default -> SET;
    };
  }
}
