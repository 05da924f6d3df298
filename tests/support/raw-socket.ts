import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** The HTTP request for a WebSocket. */
export const upgradeRequest = (port: number): string =>
  [
    'GET /cartasqr/socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n');

/** A WebSocket frame as a client sends it: `first` is its first byte (0x81: a whole text), the payload masked. */
export function frameOf(first: number, payload: Buffer): Buffer {
  const length = payload.length;
  const size =
    length < 126
      ? Buffer.from([0x80 | length])
      : length < 65_536
        ? Buffer.from([0x80 | 126, length >> 8, length & 0xff])
        : Buffer.from([
            0x80 | 127,
            0,
            0,
            0,
            0,
            length >>> 24,
            (length >> 16) & 0xff,
            (length >> 8) & 0xff,
            length & 0xff,
          ]);
  // A mask of zeros changes nothing.
  return Buffer.concat([Buffer.from([first]), size, Buffer.alloc(4), payload]);
}

export const textFrame = (text: string): Buffer => frameOf(0x81, Buffer.from(text));

/** A client that can send any bytes. */
export class RawSocket {
  readonly #socket: Socket;
  readonly #closed: Promise<unknown>;
  #heard = '';
  /** Checks the received bytes again. */
  #look = (): void => undefined;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setNoDelay(true);
    this.#socket.on('error', () => undefined);
    this.#closed = new Promise((resolve) => this.#socket.once('close', resolve));
    this.#socket.on('data', (data) => {
      this.#heard = `${this.#heard}${data.toString('latin1')}`.slice(-2_000);
      this.#look();
    });
    this.#socket.write(upgradeRequest(port));
  }

  send(bytes: Buffer): void {
    if (!this.#socket.destroyed) this.#socket.write(bytes);
  }

  /** Whether the server sends this text before the connection is closed. */
  async heard(text: string): Promise<boolean> {
    const said = new Promise<void>((resolve) => {
      this.#look = () => void (this.#heard.includes(text) && resolve());
      this.#look();
    });
    await Promise.race([said, this.#closed]);
    return this.#heard.includes(text);
  }

  /** Ends the request; resolves when the server has read all of it and closed the connection. */
  async end(): Promise<void> {
    this.#socket.end();
    await this.#closed;
  }

  destroy(): void {
    this.#socket.destroy();
  }
}
