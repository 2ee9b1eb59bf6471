package zermelo.web.server.transport;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;

class HostPolicyTest {
  private static HostPolicy at(String address, String... names) {
    return HostPolicy.at(InetAddress.ofLiteral(address), List.of(names));
  }

  @Test
  void theAddressThatIsPrintedIsAnswered() {
    assertThat(at("127.0.0.2").accepts("127.0.0.2:7070")).isTrue();
    assertThat(at("127.0.0.2").accepts("localhost:7070")).isTrue();
    assertThat(at("127.0.0.1").accepts("127.0.0.2:7070")).isFalse();
    assertThat(at("::1").accepts("[::1]:7070")).isTrue();
  }

  @Test
  void namesAreAnsweredWithAnyPort() {
    assertThat(at("127.0.0.1", "Games.Example").accepts("games.example:443")).isTrue();
    assertThat(at("127.0.0.1").accepts("games.example")).isFalse();
    assertThat(at("0.0.0.0").accepts("anything.example")).isTrue();
  }

  @Test
  void pagesUnderTheNameOfAProxyAreOurs() {
    HostPolicy hosts = at("127.0.0.1", "games.example");
    assertThat(hosts.sameSite("https://games.example", "127.0.0.1:7070")).isTrue();
    assertThat(hosts.sameSite("https://evil.example", "127.0.0.1:7070")).isFalse();
    assertThat(hosts.sameSite("null", "127.0.0.1:7070")).isFalse();
    assertThat(hosts.sameSite("", "127.0.0.1:7070")).isTrue();
  }
}
