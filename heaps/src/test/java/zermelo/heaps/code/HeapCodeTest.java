package zermelo.heaps.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the parsing and printing of heap codes. */
class HeapCodeTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0.77 | 0.77",
        ".137 | 0.137",
        "4.007 | 4.007",
        "0.3F | 0x0.3f",
        "0x.8 | 0x0.8",
        "0X4.8 | 0x4.8",
        "0x0.8f | 0x0.8f",
        "0x0.77 | 0.77",
        "unequal{0x.8} | unequal{0x0.8}",
        "Grundy | grundy",
        "unequal{4.0} | grundy",
        "unequal{ .07 } | unequal{0.07}",
        "subtraction{9, 1,4,4} | subtraction{1,4,9}",
        "subtraction{all-but 5,2} | subtraction{all-but 2,5}",
        "subtraction{all-but} | subtraction{all-but }",
      })
  void readAndWritten(String text, String written) {
    HeapCode code = HeapCode.parse(text);
    assertThat(code.text()).isEqualTo(written);
    assertThat(HeapCode.parse(written)).isEqualTo(code);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "77 | it has no point",
        "0. | at least one after it",
        "00.7 | one digit before the point",
        "0.7g | 'g' is not a digit from 0 to 7, or to f in a hexadecimal code; digit t says what",
        "0.8 | digit 8 means nothing in an octal code: digit t says what may be left",
        "0.79 | digit 9 means nothing in an octal code",
        "8.7 | that leaves three heaps (8) is hexadecimal and is written 0x8.7",
        "0x8 | it has no point",
        "0x.8g | 'g' is not a digit",
        "0x1.7 | taking nothing",
        "1.7 | taking nothing, so it may only say 4",
        "2.7 | but it is 2",
        "subtraction{} | empty",
        "subtraction{0} | from 1 to",
        "subtraction{1;2} | not a number of stones",
        "subtraction{1 | not closed",
        "nim{1} | a code is 0.77",
      })
  void badCodesAreExplained(String text, String why) {
    assertThatThrownBy(() -> HeapCode.parse(text))
        .isInstanceOf(BadHeapCode.class)
        .hasMessageContaining("'" + text + "'")
        .hasMessageContaining(why);
  }

  @Test
  void whatACodeSays() {
    TakeAndBreak code = new TakeAndBreak("40370", false);
    assertThat(code.reach()).isEqualTo(3);
    assertThat(code.heaps()).isEqualTo(2);
    assertThat(code.takings(TakeAndBreak.TWO)).containsExactly(0, 3);
    assertThat(code.digit(99)).isZero();
  }
}
