// Makes the launcher's jars start faster: java Straighten.java JAR...
//
// javac compiles a switch over types to an invokedynamic call. Its bootstrap method generates a
// class at run time. Java's AOT cache cannot store those classes, so each one costs about a
// millisecond per start, and the first one loads a whole class file library. This program replaces
// these calls by calls of plain methods that test `instanceof` in order, which is what the
// generated classes do. The sources do not change, nor do the classes that the tests use.

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

final class Straighten {
  private static final String BOOTSTRAPS = "Ljava/lang/runtime/SwitchBootstraps;";

  private final ClassFile classFile;
  private int replaced;

  private Straighten(ClassLoader loader) {
    classFile =
        ClassFile.of(
            ClassFile.ClassHierarchyResolverOption.of(
                ClassHierarchyResolver.ofClassLoading(loader)
                    .orElse(ClassHierarchyResolver.defaultResolver())));
  }

  public static void main(String[] args) throws IOException {
    List<URL> urls = new ArrayList<>();
    for (String arg : args) {
      urls.add(Path.of(arg).toUri().toURL());
    }
    // The loader reads the jars until the end, so none is written before.
    Map<Path, byte[]> straight = new LinkedHashMap<>();
    try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new))) {
      Straighten straighten = new Straighten(loader);
      for (String arg : args) {
        straight.put(Path.of(arg), straighten.jar(Files.readAllBytes(Path.of(arg))));
      }
      System.out.println("straightened " + straighten.replaced + " switches over types");
    }
    for (Map.Entry<Path, byte[]> jar : straight.entrySet()) {
      Files.write(jar.getKey(), jar.getValue());
    }
  }

  private byte[] jar(byte[] jar) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipInputStream in = new ZipInputStream(new java.io.ByteArrayInputStream(jar));
        ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        byte[] content = in.readAllBytes();
        ZipEntry copy = new ZipEntry(entry.getName());
        copy.setTime(entry.getTime());
        out.putNextEntry(copy);
        out.write(entry.getName().endsWith(".class") ? straight(content) : content);
      }
    }
    return bytes.toByteArray();
  }

  /** A type switch of a class that is replaced: the name and type of the new method, and the tested classes. */
  private record TypeSwitch(String name, MethodTypeDesc type, List<ClassDesc> classes) {}

  private byte[] straight(byte[] bytes) {
    ClassModel model = classFile.parse(bytes);
    List<TypeSwitch> all = new ArrayList<>();
    ClassDesc self = model.thisClass().asSymbol();
    boolean isInterface = model.flags().has(java.lang.reflect.AccessFlag.INTERFACE);
    CodeTransform calls =
        (code, element) -> {
          if (element instanceof InvokeDynamicInstruction call && isTypeSwitch(call)) {
            TypeSwitch typeSwitch =
                new TypeSwitch("typeSwitch$" + all.size(), call.typeSymbol(), classes(call));
            all.add(typeSwitch);
            code.invokestatic(self, typeSwitch.name(), typeSwitch.type(), isInterface);
          } else {
            code.with(element);
          }
        };
    ClassTransform methods =
        ClassTransform.transformingMethodBodies(Straighten::hasTypeSwitch, calls)
            .andThen(ClassTransform.endHandler(builder -> all.forEach(a -> add(builder, a))));
    if (model.methods().stream().noneMatch(Straighten::hasTypeSwitch)) {
      return bytes;
    }
    byte[] result = classFile.transformClass(model, methods);
    replaced += all.size();
    return result;
  }

  private static boolean hasTypeSwitch(MethodModel method) {
    return method
        .code()
        .map(
            code ->
                code.elementStream()
                    .anyMatch(e -> e instanceof InvokeDynamicInstruction i && isTypeSwitch(i)))
        .orElse(false);
  }

  /**
   * Whether all cases of a switch are classes; switches with constants or enums are not changed.
   */
  private static boolean isTypeSwitch(InvokeDynamicInstruction call) {
    return call.bootstrapMethod().owner().descriptorString().equals(BOOTSTRAPS)
        && call.bootstrapMethod().methodName().equals("typeSwitch")
        && call.bootstrapArgs().stream().allMatch(arg -> arg instanceof ClassDesc);
  }

  private static List<ClassDesc> classes(InvokeDynamicInstruction call) {
    List<ClassDesc> classes = new ArrayList<>();
    for (ConstantDesc arg : call.bootstrapArgs()) {
      classes.add((ClassDesc) arg);
    }
    return classes;
  }

  /**
   * Adds a method that returns the index of the first matching class from the given index on; -1
   * for null.
   */
  private static void add(ClassBuilder builder, TypeSwitch typeSwitch) {
    int flags = ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;
    builder.withMethodBody(
        typeSwitch.name(),
        typeSwitch.type(),
        flags,
        code -> {
          Label something = code.newLabel();
          code.aload(0).ifnonnull(something).loadConstant(-1).ireturn();
          code.labelBinding(something);
          for (int i = 0; i < typeSwitch.classes().size(); i++) {
            Label next = code.newLabel();
            code.iload(1).loadConstant(i).if_icmpgt(next);
            code.aload(0).instanceOf(typeSwitch.classes().get(i)).ifeq(next);
            code.loadConstant(i).ireturn();
            code.labelBinding(next);
          }
          code.loadConstant(typeSwitch.classes().size()).ireturn();
        });
  }
}
