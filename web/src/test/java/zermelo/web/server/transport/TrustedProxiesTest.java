package zermelo.web.server.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.kernel.input.BadInput;

class TrustedProxiesTest {
  private static final InetAddress PROXY = InetAddress.ofLiteral("10.0.0.7");
  private static final InetAddress STRANGER = InetAddress.ofLiteral("203.0.113.9");

  private final TrustedProxies proxies = TrustedProxies.at(List.of("10.0.0.0/29", "2001:db8::1"));

  @Test
  void strangersSpeakForThemselvesAlone() {
    assertThat(proxies.client(STRANGER, List.of("1.2.3.4"))).isEqualTo("203.0.113.9");
    assertThat(proxies.client(InetAddress.ofLiteral("10.0.0.8"), List.of("1.2.3.4")))
        .isEqualTo("10.0.0.8");
  }

  @Test
  void whatStandsBeforeTheLastNameIsNotBelieved() {
    assertThat(proxies.client(PROXY, List.of("1.2.3.4, 203.0.113.9"))).isEqualTo("203.0.113.9");
    assertThat(proxies.client(PROXY, List.of("1.2.3.4", "203.0.113.9"))).isEqualTo("203.0.113.9");
    assertThat(proxies.client(PROXY, List.of("1.2.3.4, 203.0.113.9, 10.0.0.2, 127.0.0.1")))
        .isEqualTo("203.0.113.9");
  }

  @Test
  void whoIsNotNamedIsTheProxy() {
    assertThat(proxies.client(PROXY, List.of())).isEqualTo("10.0.0.7");
    assertThat(proxies.client(PROXY, List.of("1.2.3.4, somebody"))).isEqualTo("10.0.0.7");
    assertThat(TrustedProxies.none().client(InetAddress.getLoopbackAddress(), List.of("1.2.3.4")))
        .isEqualTo("127.0.0.1");
  }

  @Test
  void aNetworkOfIpv6IsOneClient() {
    String one = proxies.client(PROXY, List.of("2001:db8:1:2:3:4:5:6"));
    assertThat(proxies.client(PROXY, List.of("2001:db8:1:2:ffff::1"))).isEqualTo(one);
    assertThat(proxies.client(PROXY, List.of("2001:db8:1:3::1"))).isNotEqualTo(one);
    assertThat(proxies.client(PROXY, List.of("::ffff:203.0.113.9"))).isEqualTo("203.0.113.9");
  }

  @Test
  void whatIsNoAddressIsSaid() {
    for (String wrong : List.of("proxy.example", "", "10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/-1")) {
      assertThatThrownBy(() -> TrustedProxies.at(List.of(wrong)))
          .as(wrong)
          .isInstanceOf(BadInput.class);
    }
  }
}
