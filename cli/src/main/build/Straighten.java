// Makes the launcher's jars start faster: java Straighten.java JAR...
//
// javac compiles a switch over types to an invokedynamic call. Its bootstrap method generates a
// class at run time. Java's AOT cache cannot store those classes, so each one costs about a
// millisecond per start, and the first one loads a whole class file library. This program replaces
// these calls by calls of plain methods that test `instanceof` in order, which is what the
// generated classes do. `equals` and `hashCode` of records are compiled likewise, and are replaced
// by methods that go through the components. The sources do not change, nor do the classes that the
// tests use.

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

final class Straighten {
  private static final String SWITCHES = "Ljava/lang/runtime/SwitchBootstraps;";
  private static final String RECORDS = "Ljava/lang/runtime/ObjectMethods;";
  private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");
  private static final int HELPER =
      ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;

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
      System.out.println("straightened " + straighten.replaced + " calls");
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

  /** A method that takes the place of a call: its name, its type, and what writes its code. */
  private record Helper(String name, MethodTypeDesc type, Consumer<CodeBuilder> code) {}

  private byte[] straight(byte[] bytes) {
    ClassModel model = classFile.parse(bytes);
    if (model.methods().stream().noneMatch(Straighten::hasCall)) {
      return bytes;
    }
    List<Helper> helpers = new ArrayList<>();
    ClassDesc self = model.thisClass().asSymbol();
    boolean isInterface = model.flags().has(java.lang.reflect.AccessFlag.INTERFACE);
    CodeTransform calls =
        (code, element) -> {
          if (element instanceof InvokeDynamicInstruction call && isReplaced(call)) {
            String name = call.name().stringValue() + "$" + helpers.size();
            helpers.add(new Helper(name, call.typeSymbol(), code(call)));
            code.invokestatic(self, name, call.typeSymbol(), isInterface);
          } else {
            code.with(element);
          }
        };
    ClassTransform methods =
        ClassTransform.transformingMethodBodies(Straighten::hasCall, calls)
            .andThen(ClassTransform.endHandler(builder -> helpers.forEach(h -> add(builder, h))));
    byte[] result = classFile.transformClass(model, methods);
    replaced += helpers.size();
    return result;
  }

  private static void add(ClassBuilder builder, Helper helper) {
    builder.withMethodBody(helper.name(), helper.type(), HELPER, helper.code()::accept);
  }

  private static boolean hasCall(MethodModel method) {
    return method
        .code()
        .map(
            code ->
                code.elementStream()
                    .anyMatch(e -> e instanceof InvokeDynamicInstruction i && isReplaced(i)))
        .orElse(false);
  }

  private static boolean isReplaced(InvokeDynamicInstruction call) {
    return isTypeSwitch(call) || isRecordMethod(call);
  }

  /**
   * Whether all cases of a switch are classes; switches with constants or enums are not changed.
   */
  private static boolean isTypeSwitch(InvokeDynamicInstruction call) {
    return call.bootstrapMethod().owner().descriptorString().equals(SWITCHES)
        && call.bootstrapMethod().methodName().equals("typeSwitch")
        && call.bootstrapArgs().stream().allMatch(arg -> arg instanceof ClassDesc);
  }

  /** Whether it is {@code equals} or {@code hashCode} of a record. */
  private static boolean isRecordMethod(InvokeDynamicInstruction call) {
    String name = call.name().stringValue();
    return call.bootstrapMethod().owner().descriptorString().equals(RECORDS)
        && (name.equals("equals") || name.equals("hashCode"));
  }

  private static Consumer<CodeBuilder> code(InvokeDynamicInstruction call) {
    if (isTypeSwitch(call)) {
      return code -> typeSwitch(code, call.bootstrapArgs());
    }
    // The record, the names of its components, and a getter for each.
    ClassDesc type = (ClassDesc) call.bootstrapArgs().getFirst();
    List<DirectMethodHandleDesc> getters =
        call.bootstrapArgs().stream()
            .filter(DirectMethodHandleDesc.class::isInstance)
            .map(DirectMethodHandleDesc.class::cast)
            .toList();
    return call.name().stringValue().equals("equals")
        ? code -> equality(code, type, getters)
        : code -> hash(code, type, getters);
  }

  /** Returns the index of the first matching class from the given index on; -1 for null. */
  private static void typeSwitch(CodeBuilder code, List<ConstantDesc> classes) {
    Label something = code.newLabel();
    code.aload(0).ifnonnull(something).loadConstant(-1).ireturn();
    code.labelBinding(something);
    for (int i = 0; i < classes.size(); i++) {
      Label next = code.newLabel();
      code.iload(1).loadConstant(i).if_icmpgt(next);
      code.aload(0).instanceOf((ClassDesc) classes.get(i)).ifeq(next);
      code.loadConstant(i).ireturn();
      code.labelBinding(next);
    }
    code.loadConstant(classes.size()).ireturn();
  }

  /** Compares each component: numbers by {@code compare}, so that NaN equals NaN. */
  private static void equality(
      CodeBuilder code, ClassDesc type, List<DirectMethodHandleDesc> getters) {
    Label different = code.newLabel();
    code.aload(1).instanceOf(type).ifeq(different);
    for (DirectMethodHandleDesc getter : getters) {
      ClassDesc component = component(getter);
      code.aload(0).getfield(type, getter.methodName(), component);
      code.aload(1).checkcast(type).getfield(type, getter.methodName(), component);
      if (component.isPrimitive()) {
        MethodTypeDesc compare = MethodTypeDesc.of(ConstantDescs.CD_int, component, component);
        code.invokestatic(box(component), "compare", compare).ifne(different);
      } else {
        code.invokestatic(
                OBJECTS,
                "equals",
                MethodTypeDesc.of(
                    ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_Object))
            .ifeq(different);
      }
    }
    code.loadConstant(1).ireturn();
    code.labelBinding(different).loadConstant(0).ireturn();
  }

  /** Computes what the generated class computes, so that hash tables keep their order. */
  private static void hash(CodeBuilder code, ClassDesc type, List<DirectMethodHandleDesc> getters) {
    code.loadConstant(0);
    for (DirectMethodHandleDesc getter : getters) {
      ClassDesc component = component(getter);
      code.loadConstant(31).imul();
      code.aload(0).getfield(type, getter.methodName(), component);
      boolean primitive = component.isPrimitive();
      code.invokestatic(
          primitive ? box(component) : OBJECTS,
          "hashCode",
          MethodTypeDesc.of(
              ConstantDescs.CD_int, primitive ? component : ConstantDescs.CD_Object));
      code.iadd();
    }
    code.ireturn();
  }

  private static ClassDesc component(DirectMethodHandleDesc getter) {
    return getter.invocationType().returnType();
  }

  /** Returns the class of the boxed values of a primitive type. */
  private static ClassDesc box(ClassDesc primitive) {
    return switch (TypeKind.from(primitive)) {
      case BOOLEAN -> ConstantDescs.CD_Boolean;
      case BYTE -> ConstantDescs.CD_Byte;
      case CHAR -> ConstantDescs.CD_Character;
      case SHORT -> ConstantDescs.CD_Short;
      case INT -> ConstantDescs.CD_Integer;
      case LONG -> ConstantDescs.CD_Long;
      case FLOAT -> ConstantDescs.CD_Float;
      case DOUBLE -> ConstantDescs.CD_Double;
      case REFERENCE, VOID -> throw new IllegalArgumentException("no primitive type: " + primitive);
    };
  }
}
