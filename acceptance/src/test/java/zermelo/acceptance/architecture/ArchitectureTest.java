package zermelo.acceptance.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.cli.shell.Console;
import zermelo.kernel.space.ForwardingSpace;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.PackedScore;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.memory.MemoryPool;
import zermelo.testkit.CapabilityContract;

/** Tests the dependencies between modules: they point toward the kernel. */
class ArchitectureTest {

  private static final JavaClasses CODE =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("/test-classes/"))
          .withImportOption(location -> !location.contains("-tests.jar"))
          .importPackages("zermelo");

  @Test
  void theRulesSeeTheCode() {
    assertThat(CODE.contain("zermelo.cli.Main")).isTrue();
    assertThat(CODE.stream().anyMatch(c -> c.getPackageName().equals("zermelo.kernel"))).isTrue();
    assertThat(CODE.stream().anyMatch(c -> c.getPackageName().equals("zermelo.heaps"))).isTrue();
  }

  /** The libraries for a cluster build are loaded only when such a build is requested. */
  @Test
  void sparkIsNotOnTheClassPath() {
    assertThat(CODE.stream().noneMatch(c -> c.getPackageName().startsWith("zermelo.spark")))
        .isTrue();
    assertThat(getClass().getResource("/org/apache/spark/SparkContext.class")).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"kernel", "heaps"})
  void dependsOnTheJdkOnly(String module) {
    classes()
        .that()
        .resideInAPackage(packages(module))
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(packages(module), "java..", "org.jspecify..")
        .allowEmptyShould(true)
        .check(CODE);
  }

  @ParameterizedTest
  @CsvSource({
    "language, solve",
    "language, library",
    "solve, library",
    "solve, language",
    "library, solve",
    "library, play",
    "solve, play",
    "play, library",
    "play, language",
    "play, insight",
    "testkit, language",
    "testkit, solve",
    "testkit, library",
    "insight, library",
    "insight, application",
    "application, web",
    "application, bench",
    "web, bench",
    "bench, web",
  })
  void doesNotKnow(String module, String other) {
    noClasses()
        .that()
        .resideInAPackage(packages(module))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(packages(other))
        .allowEmptyShould(true)
        .check(CODE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cli", "testkit"})
  void nothingElseKnows(String module) {
    noClasses()
        .that()
        .resideOutsideOfPackage(packages(module))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(packages(module))
        .allowEmptyShould(true)
        .check(CODE);
  }

  /** Only one package depends on the web server library, so it can be replaced there. */
  @Test
  void onlyTheServerKnowsTheWebServer() {
    noClasses()
        .that()
        .resideOutsideOfPackage("zermelo.web.server.transport")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.helidon..")
        .check(CODE);
  }

  /** Work, stores and JSON know nothing of HTTP; the server maps their failures to statuses. */
  @Test
  void onlyTheServerKnowsHttp() {
    noClasses()
        .that()
        .resideInAnyPackage("zermelo.web.work..", "zermelo.web.store..", "zermelo.web.json..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("zermelo.web.server..")
        .check(CODE);
  }

  /** Elsewhere, responses and problems are made by methods whose names say what happened. */
  @Test
  void onlyTheServerWritesStatuses() {
    noClasses()
        .that()
        .resideOutsideOfPackage("zermelo.web.server..")
        .should()
        .callCodeUnitWhere(
            describe(
                "it is given a numeric status",
                call ->
                    call.getTargetOwner().getPackageName().equals("zermelo.web.server")
                        && Set.of("HttpProblem", "Response")
                            .contains(call.getTargetOwner().getSimpleName())
                        && call.getTarget().getRawParameterTypes().stream()
                            .findFirst()
                            .map(type -> type.isEquivalentTo(int.class))
                            .orElse(false)))
        .check(CODE);
  }

  /** The packages of heaps/ have no cycles, and none of them uses the root package. */
  @Test
  void heapsGoesInNoCircle() {
    slices().matching("zermelo.heaps.(*)..").should().beFreeOfCycles().check(CODE);
    noClasses()
        .that()
        .resideInAPackage("zermelo.heaps.*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("zermelo.heaps")
        .check(CODE);
  }

  @Test
  void proofsAreCheckedWithoutAnEngine() {
    noClasses()
        .that()
        .resideInAPackage("zermelo.heaps.proof")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "zermelo.heaps.engine..", "zermelo.heaps.segment..", "zermelo.heaps.sparse..")
        .check(CODE);
  }

  /**
   * The verifier of tablebases has its own tables, cursor and rules of values.
   *
   * <p>It shares the file format and, as infrastructure, the threads and the pool of memory.
   */
  @Test
  void tablebasesAreVerifiedWithoutTheSolver() {
    DescribedPredicate<JavaClass> allowed =
        resideInAnyPackage(
                "zermelo.solve.tablebase.verify",
                "zermelo.solve.tablebase.format",
                "zermelo.kernel..",
                "java..",
                "org.jspecify..")
            .or(
                belongToAnyOf(
                    BadTablebase.class,
                    CursorThreadPool.class,
                    MemoryPool.class,
                    PackedScore.class,
                    PackedValue.class,
                    PositionCursor.class,
                    TablebasePlan.class));
    classes()
        .that()
        .resideInAPackage("zermelo.solve.tablebase.verify")
        .should()
        .onlyDependOnClassesThat(allowed)
        .check(CODE);
  }

  /** The verifier of outcomes knows the rules and the certificate, and no solver. */
  @Test
  void outcomesAreVerifiedWithoutTheSolver() {
    classes()
        .that()
        .haveNameMatching("zermelo.solve.certificate.OutcomeCertificateVerifier.*")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage("zermelo.kernel..", "java..", "org.jspecify..")
                .or(
                    nameMatching(
                        "zermelo.solve.certificate.OutcomeCertificate(Verifier)?(\\$.*)?")))
        .check(CODE);
  }

  /** The verifier shares only the parsed text of the rules with the prover. */
  @Test
  void periodsAreVerifiedWithoutTheProver() {
    classes()
        .that()
        .resideInAPackage("zermelo.language.proof")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "zermelo.language.proof",
            "zermelo.language.syntax",
            "zermelo.language.check",
            "zermelo.language.program",
            "zermelo.language.claim.grammar",
            "zermelo.kernel",
            "zermelo.kernel.input",
            "zermelo.kernel.limits",
            "java..",
            "org.jspecify..")
        .check(CODE);
  }

  /** Packages stand in an order. */
  @Test
  void packagesHaveNoCycles() {
    slices().matching("zermelo.(**)").should().beFreeOfCycles().check(CODE);
  }

  /** The contract of spaces knows every capability, so that no wrapper can lose one. */
  @Test
  void theContractKnowsEveryCapability() {
    Set<String> kinds =
        CODE.stream()
            .filter(type -> type.getPackageName().equals("zermelo.kernel.space"))
            .filter(ArchitectureTest::isFile)
            .map(JavaClass::getName)
            .filter(name -> !name.equals(ForwardingSpace.class.getName()))
            .collect(Collectors.toSet());
    assertThat(
            Stream.concat(
                    CapabilityContract.SHARED.stream(), CapabilityContract.OF_ONE_FORM.stream())
                .map(Class::getName))
        .containsExactlyInAnyOrderElementsOf(kinds);
  }

  /** One name means one thing: a search for a class finds one file. */
  @Test
  void simpleNamesAreUnique() {
    Map<String, Long> counts =
        CODE.stream()
            .filter(ArchitectureTest::isFile)
            .collect(Collectors.groupingBy(JavaClass::getSimpleName, Collectors.counting()));
    assertThat(counts.size()).isGreaterThan(700);
    counts.values().removeIf(count -> count == 1);
    assertThat(counts).isEmpty();
  }

  /**
   * Three booleans in a row cannot be read: use an enum, or methods with names. One exception: only
   * {@code Console} itself calls its constructor with three.
   */
  @Test
  void noConstructorTakesThreeBooleans() {
    assertThat(CODE.stream().flatMap(type -> type.getConstructors().stream()))
        .filteredOn(made -> !made.getModifiers().contains(JavaModifier.PRIVATE))
        .filteredOn(made -> !made.getModifiers().contains(JavaModifier.SYNTHETIC))
        .filteredOn(made -> !made.getOwner().isEquivalentTo(Console.class))
        .hasSizeGreaterThan(700)
        .allSatisfy(
            made ->
                assertThat(made.getRawParameterTypes())
                    .as(made.getFullName())
                    .filteredOn(type -> type.isEquivalentTo(boolean.class))
                    .hasSizeLessThan(3));
  }

  /** A folder can be read at a glance. Its package-info is the twentieth file. */
  @Test
  void packagesAreSmall() {
    Map<String, Long> sizes =
        CODE.stream()
            .filter(ArchitectureTest::isFile)
            .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
    assertThat(sizes)
        .hasSizeGreaterThan(70)
        .allSatisfy((name, size) -> assertThat(size).as(name).isLessThan(20));
  }

  /** Names in backquotes that look like classes. */
  @ParameterizedTest
  @ValueSource(strings = {"ARCHITECTURE.md", "docs/glossary.md", "docs/optimisations.md"})
  void classesThatDocumentsNameExist(String document) throws IOException {
    Path root = Path.of("..");
    Set<String> classes;
    try (Stream<Path> files = Files.walk(root)) {
      classes =
          files
              .map(Path::toString)
              .filter(name -> name.endsWith(".java") && name.contains("/src/"))
              .map(name -> name.substring(name.lastIndexOf('/') + 1, name.length() - 5))
              .collect(Collectors.toSet());
    }
    String text = Files.readString(root.resolve(document));
    List<String> named =
        Pattern.compile("`([A-Z]\\w*[a-z]\\w*)`")
            .matcher(text)
            .results()
            .map(m -> m.group(1))
            .toList();
    assertThat(named).hasSizeGreaterThan(40).isSubsetOf(classes);
  }

  private static boolean isFile(JavaClass type) {
    return type.isTopLevelClass() && !type.getSimpleName().equals("package-info");
  }

  private static String packages(String module) {
    return "zermelo." + module + "..";
  }
}
