import { copyLineHtml, type CopyReason, type CopyVisit } from '../copy-line.ts';
import type { AllOfflineTexts, OfflineTexts } from '../protocol.ts';
import { pagePath } from './addresses.ts';
import type { Snapshots } from './snapshots.ts';
import type { Language } from '../../terms/house.ts';
import { matchLanguage } from '../../i18n/match-language.ts';
import styles from '../styles/copy-line.css?inline';
import type { PageRecord } from './page-record.ts';
import { escapeHtml } from '../../terms/escape-html.ts';

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
    const visit = { address: pathname + search, now: new Date(now()) };
    return copyDocument({ record, document, reason: answer, texts, visit });
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

const tooSlow = (): Promise<CopyReason> => new Promise((resolve) => setTimeout(resolve, PATIENCE, 'slow'));

const POLICY = 'content-security-policy';

type CopyParts = {
  readonly record: PageRecord;
  /** The stored document. */
  readonly document: Response;
  readonly reason: CopyReason;
  readonly texts: AllOfflineTexts;
  readonly visit: CopyVisit;
};

/** The answer to a visit from a copy, with the line that says how old it is. */
async function copyDocument({ record, document, reason, texts, visit }: CopyParts): Promise<Response> {
  const html = await document.text();
  const language = languageOf(html, texts);
  const copy = { version: record.version, savedAt: record.provenAt, reason };
  const line = copyLineHtml(texts[language], language, copy, visit);
  const body = html
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace(/<body[^>]*>/, (tag) => `${tag}${line}`);
  return new Response(body, { headers: { ...record.headers, ...(await policyWith(styles, record)) } });
}

/** The page's security policy, which allows the page's own styles, with the style of the line. */
async function policyWith(css: string, { headers }: PageRecord): Promise<Record<string, string>> {
  const policy = headers[POLICY];
  if (policy === undefined) return {};
  const source = await sourceOf(css);
  return { [POLICY]: policy.replace(/\bstyle-src /, (directive) => `${directive}${source} `) };
}

const codesOf = (texts: AllOfflineTexts): Language[] => Object.keys(texts) as Language[];

function languageOf(html: string, texts: AllOfflineTexts): Language {
  const [, code] = /<html[^>]* lang="([\w-]+)"/.exec(html) ?? [];
  return codesOf(texts).find((language) => language === code) ?? 'es';
}

/** The whole style of the page: small, in light and dark, without any file. */
const STYLE = `
:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}
body{display:grid;gap:1.5rem;align-content:center;min-height:90vh;max-width:32rem;margin:0 auto;padding:1rem}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.15}
p{margin:0}
a{display:inline-grid;place-items:center;min-height:2.75rem;margin-top:1rem;padding:0 1.125rem;border:1px solid;color:inherit;font-weight:600;text-decoration:none}
aside{padding-top:.5rem;border-top:1px solid #8886;font-size:.8125rem}
aside p{margin:.75rem 0}`;

/** Keeps an address's fragment (a list, or the panel of the stamp card), which the link alone would lose. */
const SCRIPT = `if(location.hash)document.querySelector('a').onclick=()=>(location.reload(),!1)`;

/** The texts of pages that are not menus, by their paths below the base path. */
const APPS: Readonly<Record<string, keyof OfflineTexts>> = { profile: 'profileText', staff: 'staffText' };

/**
 * The answer (503) for a page that neither the network nor the store has: a page that says so in all languages, the phone's first. `path`
 * is below the base path, without slashes at its ends.
 */
async function noPage(path: string, texts: AllOfflineTexts, wanted: readonly string[]): Promise<Response> {
  const said = APPS[path.split('/', 1)[0] ?? ''] ?? 'text';
  const first = preferred(wanted, texts);
  const [title = '', text = '', tryAgain = ''] = [texts[first].title, texts[first][said], texts[first].tryAgain].map(
    escapeHtml,
  );
  const others = codesOf(texts)
    .filter((language) => language !== first)
    .map(
      (language) =>
        `<p lang="${language}" dir="auto"><b>${escapeHtml(texts[language].title)}.</b> ${escapeHtml(texts[language][said])}</p>`,
    )
    .join('');
  const html =
    `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head>` +
    `<body><main dir="auto"><h1>${title}</h1><p>${text}</p><a href="">${tryAgain}</a></main><aside>${others}</aside><script>${SCRIPT}</script></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${await sourceOf(SCRIPT)}; style-src ${await sourceOf(STYLE)}`,
    },
  });
}

/** The first of the phone's languages that the product has. */
function preferred(wanted: readonly string[], texts: AllOfflineTexts): Language {
  const offered = codesOf(texts);
  return wanted.map((code) => matchLanguage(code, offered)).find((code) => code !== undefined) ?? 'es';
}

/** The source that a security policy names for an inline style or script: 'sha256-…', with the quotes. */
async function sourceOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}
