package zermelo.web.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A connection to a database that can be cut. */
public final class BreakableConnection implements AutoCloseable {
  private final int target;
  private final ServerSocket door;
  private final List<Socket> open = new CopyOnWriteArrayList<>();
  private volatile boolean cut;

  private BreakableConnection(int target) throws IOException {
    this.target = target;
    this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  /** Creates a connection to the database at this address. */
  public static BreakableConnection to(String database) throws IOException {
    return new BreakableConnection(Integer.parseInt(database.replaceAll(".*:(\\d+)/.*", "$1")));
  }

  /** Returns the address of the same database over this connection. */
  public String address(String database) {
    return database.replace(":" + target + "/", ":" + door.getLocalPort() + "/");
  }

  private void accept() {
    try {
      while (true) {
        Socket here = door.accept();
        if (cut) {
          here.close();
          continue;
        }
        Socket there = new Socket(InetAddress.getLoopbackAddress(), target);
        open.addAll(List.of(here, there));
        Thread.ofVirtual().start(() -> carry(here, there));
        Thread.ofVirtual().start(() -> carry(there, here));
      }
    } catch (IOException closed) {
      // The test is over.
    }
  }

  private static void carry(Socket from, Socket to) {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException e) {
      // One side is gone, so the other is closed too.
    }
  }

  /** Closes all connections and refuses new ones. */
  public void cut() {
    cut = true;
    for (Socket socket : open) {
      try {
        socket.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    open.clear();
  }

  public void mend() {
    cut = false;
  }

  @Override
  public void close() throws IOException {
    door.close();
    cut();
  }
}
