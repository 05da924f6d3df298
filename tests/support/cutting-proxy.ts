import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a client and a server on this machine, which cuts the connection on demand. */
export class CuttingProxy {
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#join(client));
  #down = false;
  /** The number of pieces still to forward. */
  #left = Number.POSITIVE_INFINITY;
  #broken = (): void => undefined;

  constructor(target: number) {
    this.#target = target;
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Breaks all connections, and refuses new ones. */
  cut(): void {
    this.#down = true;
    for (const socket of this.#sockets) socket.destroy();
    this.#broken();
  }

  /** Cuts the connection instead of forwarding the piece after this number of pieces, from either side; resolves then. */
  cutAfter(pieces: number): Promise<void> {
    this.#left = pieces;
    return new Promise((resolve) => (this.#broken = resolve));
  }

  restore(): void {
    this.#left = Number.POSITIVE_INFINITY;
    this.#down = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(client: Socket): void {
    if (this.#down) return void client.destroy();
    const server = connect(this.#target, '127.0.0.1');
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.on('data', (piece) => {
        if (this.#left === 0) return this.cut();
        this.#left -= 1;
        other.write(piece);
      });
    }
  }
}
