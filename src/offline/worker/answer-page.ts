import type { CopyReason } from '../copy-line.ts';
import type { AllOfflineTexts } from '../protocol.ts';
import { copyDocument, noPage } from './offline-answers.ts';
import { pagePath } from './addresses.ts';
import type { Snapshots } from './snapshots.ts';

/** The longest wait for the network where there is a copy, in milliseconds. */
export const PATIENCE = 3_000;

export type Visit = {
  /** Requests the page from the network, once. */
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
 * Answers a visit with the network's answer, so that a new menu shows at once, or with the copy if the network fails or is too slow. A copy
 * that cannot be read counts as none, and without access to the stores the network answers.
 */
export async function answerPage({ network, url, waitUntil }: Visit, parts: PageParts): Promise<Response> {
  const { snapshots, texts, languages, now } = parts;
  const asked = ask(network);
  // The request may fail before its result is awaited.
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

/** The network's answer. When a preload fails, Firefox gives an answer of type 'error' instead of throwing. */
async function ask(network: Visit['network']): Promise<Response> {
  const answer = await network();
  if (answer.type === 'error') throw new TypeError('The network gives no answer');
  return answer;
}

/** The network's answer when all of it has come. An answer that breaks off counts as none, and so does a server error. */
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
