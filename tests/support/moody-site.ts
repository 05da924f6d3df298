import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../server/create-app.ts';
import { readSite } from '../../server/read-site.ts';

/** What happens to a request before the server sees it. */
export type Mood = {
  /** No answer, ever: the phone has no network. */
  down: boolean;
  /** Addresses whose answer breaks off. */
  broken: RegExp | undefined;
  /** Addresses whose answer waits until `release` is called. */
  held: RegExp | undefined;
  /** Addresses that are answered with a status. */
  failing: { readonly of: RegExp; readonly status: number } | undefined;
  /** Scripts of the site to which other code is prepended. */
  begun: { readonly of: RegExp; readonly with: string } | undefined;
};

const GOOD: Mood = { down: false, broken: undefined, held: undefined, failing: undefined, begun: undefined };

/** A server whose network the test can disturb, and whose site it can replace with another version while it runs. */
export class MoodySite {
  mood: Mood = { ...GOOD };
  /** The requested addresses in their order. */
  readonly asked: string[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #apps = new Map<string, FastifyInstance>();
  #app: FastifyInstance | undefined;
  #folder = '';
  readonly #server = createServer((request, response) => this.#answer(request, response));

  /** The address of the site's base path, without a slash at its end. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/cartasqr`;
  }

  /** Puts a built version online, replacing the previous one: served as menus alone, or by a server of the test. */
  async deploy(folder: string, served?: FastifyInstance): Promise<void> {
    const own = served ? undefined : (this.#apps.get(folder) ?? (await appOf(folder)));
    if (own) this.#apps.set(folder, own);
    this.#app = served ?? own;
    this.#folder = folder;
    if (!this.#server.listening) await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Restores the network, and releases all held answers. */
  release(): void {
    this.mood = { ...GOOD };
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
    const { down, broken, held, failing, begun } = this.mood;
    const go = (): void => {
      if (!response.destroyed) this.#app?.routing(request, response);
    };
    if (down || broken?.test(url)) request.socket.destroy();
    else if (failing?.of.test(url)) response.writeHead(failing.status).end('broken');
    else if (begun?.of.test(url)) {
      const script = begun.with + readFileSync(join(this.#folder, url), 'utf8');
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    } else if (held?.test(url)) this.#waiting.add(go);
    else go();
  }
}

async function appOf(folder: string): Promise<FastifyInstance> {
  const config = { publicUrl: undefined, logLevel: 'warn' } as const;
  const app = await createApp({ folder, site: await readSite(folder), config });
  await app.ready();
  return app;
}
