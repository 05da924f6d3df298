import { createHash } from 'node:crypto';
import { filesAddress, versionOf } from '../../src/offline/protocol.ts';

/** A page of the fake site. */
type FakePage = {
  readonly document: string;
  readonly files: Readonly<Record<string, string>>;
  readonly islands?: Readonly<Record<string, string>>;
  readonly keep?: boolean;
};

/** A network with the pages that a test puts there. */
export class FakeSite {
  readonly #answers = new Map<string, () => Response>();
  /** The requested paths. */
  readonly asked: string[] = [];
  down = false;

  readonly fetch: typeof fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input, 'https://cartas.example').pathname;
    this.asked.push(path);
    if (this.down) throw new TypeError('Failed to fetch');
    const answer = this.#answers.get(path)?.() ?? new Response('Not found', { status: 404 });
    if (init?.integrity) {
      const body = Buffer.from(await answer.clone().arrayBuffer());
      const digest = createHash('sha256').update(body).digest('base64');
      if (`sha256-${digest}` !== init.integrity) throw new TypeError('Failed to fetch: integrity');
    }
    return answer;
  };

  put(path: string, content: string, headers: Record<string, string> = {}, status = 200): void {
    this.#answers.set(path, () => new Response(content, { status, headers }));
  }

  remove(path: string): void {
    this.#answers.delete(path);
  }

  /** Puts a page online as the build does: document, files, list of files. */
  async deploy(
    page: string,
    { document, files, islands = {}, keep = true }: FakePage,
    urlPath = false,
  ): Promise<string> {
    this.put(`/cartasqr/${page}`, document, { 'content-type': 'text/html', 'content-security-policy': 'mine' });
    for (const [path, content] of Object.entries({ ...files, ...islands })) {
      this.put(path, content, { 'content-type': 'text/javascript' });
    }
    const version = await versionOf(new TextEncoder().encode(document));
    const pages = [{ page, routes: urlPath ? [page, `${page}/:urlPath`] : [page] }];
    const list = { pages, keep, files: digestsOf(files), islands: digestsOf(islands) };
    this.put(filesAddress(version), JSON.stringify(list));
    return version;
  }
}

function digestsOf(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const digests = Object.entries(files).map(([path, content]) => [
    path,
    `sha256-${createHash('sha256').update(content).digest('base64')}`,
  ]);
  return Object.fromEntries(digests);
}
