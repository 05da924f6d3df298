import type { CopyReason } from '../copy-line.ts';
import type { AllOfflineTexts } from '../offline-texts.ts';
import { copyDocument } from './copy-document.ts';
import { noPage } from './no-page.ts';
import { pagePath } from './page-path.ts';
import type { Snapshots } from './snapshots.ts';

/** How long the network may take where there is a copy, in milliseconds. */
export const PATIENCE = 3_000;

export type Visit = {
  /** Asks the network, once. */
  readonly network: () => Promise<Response>;
  readonly url: string;
  /** Keeps the worker alive until something is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

export type PageParts = {
  readonly snapshots: Snapshots;
  readonly texts: AllOfflineTexts;
  /** The languages of the phone, the first one first. */
  readonly languages: readonly string[];
  readonly now: () => number;
};

/**
 * Answers a visit: with what the network says, so that a new menu shows at once; where it fails or is too slow, with the copy. A copy
 * that cannot be read is none, and stores that are forbidden leave the visit to the network.
 */
export async function answerPage({ network, url, waitUntil }: Visit, parts: PageParts): Promise<Response> {
  const { snapshots, texts, languages, now } = parts;
  const asked = ask(network);
  // It may fail before anybody looks.
  asked.catch(() => undefined);
  const { pathname, search } = new URL(url);
  const path = pagePath(pathname) ?? '';
  const record = await snapshots.find(path).catch(() => undefined);
  const document = record && (await snapshots.document(record).catch(() => undefined));
  if (!record || !document) return asked.catch(() => noPage(path, texts, languages));
  const current = readWhole(asked);
  waitUntil(current.catch(() => undefined));
  const answer = await Promise.race([current.catch(() => 'offline' as const), tooSlow()]);
  if (typeof answer === 'string') {
    return copyDocument({
      record,
      document,
      reason: answer,
      texts,
      visit: { address: pathname + search, now: new Date(now()) },
    });
  }
  if ((answer.status === 404 || answer.status === 410) && record.page === path) {
    waitUntil(snapshots.forget(path).catch(() => undefined));
  }
  return answer;
}

/** What the network says. Where a preloaded page fails, Firefox gives that as an answer instead of an error. */
async function ask(network: Visit['network']): Promise<Response> {
  const answer = await network();
  if (answer.type === 'error') throw new TypeError('The network gives no answer');
  return answer;
}

/** A page from the network when all of it has come: one that breaks off half-way is none. A broken server is like no network. */
async function readWhole(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (answer.status >= 500) throw new Error(`The server answers with ${answer.status}`);
  if (answer.ok) await answer.clone().arrayBuffer();
  return answer;
}

const tooSlow = (): Promise<CopyReason> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, 'slow');
  });
