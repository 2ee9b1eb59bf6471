package zermelo.language.compile.shared;

import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.CodeAttribute;

/** The limit on the length of compiled methods. */
public final class MethodLength {
  /**
   * HotSpot does not compile longer methods; they would be slower than the interpreter of texts.
   */
  private static final int LIMIT = 8000;

  private MethodLength() {}

  /** Whether the JVM would interpret a method of this class for ever. */
  public static boolean isTooLong(byte[] classFile) {
    return ClassFile.of().parse(classFile).methods().stream()
        .flatMap(method -> method.code().stream())
        .anyMatch(code -> ((CodeAttribute) code).codeLength() > LIMIT);
  }
}
