import { connect, type Socket } from 'node:net';
import type { QrScanned } from '../../../server/protocol/realtime.ts';
import { textFrame, upgradeRequest } from '../../support/raw-socket.ts';

const PONG = textFrame('3');

/** A diner's socket that costs next to nothing, so that ten thousand of them fit beside the server that is measured. */
export class LightPhone {
  readonly #socket: Socket;
  readonly #answers = new Map<number, (given: unknown) => void>();
  #bytes: Buffer = Buffer.alloc(0);
  #upgraded = false;
  #asked = 0;
  #connected: (outcome: 'connected' | 'lost') => void = () => undefined;
  onScanned: (scanned: QrScanned) => void = () => undefined;
  onLost: () => void = () => undefined;

  private constructor(port: number, localAddress: string, token: string) {
    this.#socket = connect({ port, host: '127.0.0.1', localAddress });
    this.#socket.setNoDelay(true);
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => {
      this.#connected('lost');
      this.onLost();
    });
    this.#socket.on('data', (data) => this.#read(data, token));
    this.#socket.write(upgradeRequest(port));
  }

  /** Connects from one of this machine's own addresses; rejects when it is refused. */
  static open(port: number, token: string, localAddress = '127.0.0.1'): Promise<LightPhone> {
    return new Promise((resolve, reject) => {
      const phone = new LightPhone(port, localAddress, token);
      phone.#connected = (outcome) => {
        if (outcome === 'connected') resolve(phone);
        else reject(new Error('The server closed a connection of the benchmark.'));
      };
    });
  }

  /** Sends an event; the server's answer to it. */
  ask(event: string, payload: unknown): Promise<unknown> {
    this.#asked += 1;
    const id = this.#asked;
    this.#socket.write(textFrame(`42${id}${JSON.stringify([event, payload])}`));
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(data: Buffer, token: string): void {
    this.#bytes = this.#bytes.length === 0 ? data : Buffer.concat([this.#bytes, data]);
    if (!this.#upgraded) {
      const end = this.#bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.#upgraded = true;
      this.#bytes = this.#bytes.subarray(end + 4);
    }
    for (;;) {
      const [, short] = this.#bytes;
      if (short === undefined) return;
      const head = short === 126 ? 4 : 2;
      if (this.#bytes.length < head) return;
      const end = head + (short === 126 ? this.#bytes.readUInt16BE(2) : short);
      if (this.#bytes.length < end) return;
      this.#packet(this.#bytes.toString('utf8', head, end), token);
      this.#bytes = this.#bytes.subarray(end);
    }
  }

  #packet(text: string, token: string): void {
    if (text.startsWith('0')) this.#socket.write(textFrame(`40${JSON.stringify({ token })}`));
    else if (text === '2') this.#socket.write(PONG);
    else if (text.startsWith('40')) this.#connected('connected');
    else if (text.startsWith('44')) this.#socket.destroy();
    else this.#message(text);
  }

  /** An answer, or an event, which is acknowledged where the server wants it. */
  #message(text: string): void {
    const [, kind, id = '', json = '[]'] = /^4([23])(\d*)(\[.*\])$/.exec(text) ?? [];
    const [first, second] = JSON.parse(json) as unknown[];
    if (kind === '3') {
      this.#answers.get(Number(id))?.(first);
      this.#answers.delete(Number(id));
    } else if (first === 'qrScanned') {
      if (id !== '') this.#socket.write(textFrame(`43${id}[]`));
      this.onScanned(second as QrScanned);
    }
  }
}
