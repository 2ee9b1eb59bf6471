package zermelo.language.syntax;

/** A named text, with conversion of offsets to lines and columns (both counted from 1). */
public record Source(String name, String text) {
  public int line(int offset) {
    int line = 1;
    for (int i = 0; i < Math.min(offset, text.length()); i++) {
      if (text.charAt(i) == '\n') {
        line++;
      }
    }
    return line;
  }

  public int column(int offset) {
    return Math.min(offset, text.length()) - lineStart(offset) + 1;
  }

  /** The line that contains the offset, without its line end. */
  public String lineText(int offset) {
    int start = lineStart(offset);
    int end = text.indexOf('\n', start);
    String line = text.substring(start, end < 0 ? text.length() : end);
    return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
  }

  /** The place as {@code file:line:column}, the form that editors and terminals make clickable. */
  public String place(Span span) {
    return name + ":" + line(span.from()) + ":" + column(span.from());
  }

  private int lineStart(int offset) {
    return text.lastIndexOf('\n', Math.min(offset, text.length()) - 1) + 1;
  }
}
