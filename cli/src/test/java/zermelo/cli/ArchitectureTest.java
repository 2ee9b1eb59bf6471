package zermelo.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The arrows between the modules: they point toward the kernel. */
class ArchitectureTest {

  private static final JavaClasses CODE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("zermelo");

  @Test
  void theRulesSeeTheCode() {
    assertThat(CODE.contain("zermelo.cli.Main")).isTrue();
    assertThat(CODE.stream().anyMatch(c -> c.getPackageName().equals("zermelo.kernel"))).isTrue();
    assertThat(CODE.stream().anyMatch(c -> c.getPackageName().equals("zermelo.heaps"))).isTrue();
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

  private static String packages(String module) {
    return "zermelo." + module + "..";
  }
}
