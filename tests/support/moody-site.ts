import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../server/create-app.ts';
import { readSite } from '../../server/read-site.ts';

/** What happens to a request before the server sees it. */
export type Mood = {
  /** No answer, ever: the phone has no network. */
  down: boolean;
  /** Addresses that break off. */
  broken: RegExp | undefined;
  /** Addresses whose answer waits until `release` is called. */
  held: RegExp | undefined;
  /** Addresses that are answered with a status. */
  failing: { readonly of: RegExp; readonly status: number } | undefined;
};

/** A server whose network the test can spoil, and whose site it can replace by another version while it runs. */
export class MoodySite {
  mood: Mood = { down: false, broken: undefined, held: undefined, failing: undefined };
  /** Addresses that were asked for, as they came. */
  readonly asked: string[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #apps = new Map<string, FastifyInstance>();
  #app: FastifyInstance | undefined;
  readonly #server = createServer((request, response) => this.#answer(request, response));

  /** The address of the site's base path, without a slash at its end. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/cartasqr`;
  }

  /** Puts a built version online, in the place of the one before. */
  async deploy(folder: string): Promise<void> {
    this.#app = this.#apps.get(folder) ?? (await appOf(folder));
    this.#apps.set(folder, this.#app);
    if (!this.#server.listening) await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** A good network again, and all answers that were held. */
  release(): void {
    this.mood = { down: false, broken: undefined, held: undefined, failing: undefined };
    for (const go of this.#waiting) go();
    this.#waiting.clear();
  }

  async close(): Promise<void> {
    this.release();
    this.#server.closeAllConnections();
    this.#server.close();
    await Promise.all([...this.#apps.values()].map((app) => app.close()));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/';
    this.asked.push(url);
    const { down, broken, held, failing } = this.mood;
    const go = (): void => {
      if (!response.destroyed) this.#app?.routing(request, response);
    };
    if (down || broken?.test(url)) request.socket.destroy();
    else if (failing?.of.test(url)) response.writeHead(failing.status).end('broken');
    else if (held?.test(url)) this.#waiting.add(go);
    else go();
  }
}

async function appOf(folder: string): Promise<FastifyInstance> {
  const config = { publicUrl: undefined, logLevel: 'warn' } as const;
  const app = await createApp({ folder, site: await readSite(folder), config });
  await app.ready();
  return app;
}
