package zermelo.library.definition;

import zermelo.kernel.Parameter;

/** The declaration of a parameter: its kind, its limits and its default. */
public sealed interface ParameterDeclaration {
  String name();

  /** Returns the parameter as help and errors describe it. */
  Parameter parameter();

  /** A whole number from {@code low} to {@code high}. */
  record WholeNumber(String name, int low, int high, int fallback, String meaning)
      implements ParameterDeclaration {
    @Override
    public Parameter parameter() {
      return new Parameter(name, low + ".." + high, Integer.toString(fallback), meaning);
    }
  }

  /** True or false. */
  record Flag(String name, boolean fallback, String meaning) implements ParameterDeclaration {
    @Override
    public Parameter parameter() {
      return new Parameter(name, "true or false", Boolean.toString(fallback), meaning);
    }
  }

  /** A text that must be given. */
  record Text(String name, String type, String meaning) implements ParameterDeclaration {
    @Override
    public Parameter parameter() {
      return new Parameter(name, type, "", meaning);
    }
  }
}
