import { LANGUAGES, type Language } from '../../i18n/language.ts';
import { copyLineHtml, type CopyReason, type CopyVisit } from '../copy-line.ts';
import type { AllOfflineTexts } from '../offline-texts.ts';
import styles from '../styles/copy-line.css?inline';
import type { PageRecord } from './page-record.ts';
import { styleSource } from './style-source.ts';

const POLICY = 'content-security-policy';

type CopyParts = {
  readonly record: PageRecord;
  /** The stored document. */
  readonly document: Response;
  readonly reason: CopyReason;
  readonly texts: AllOfflineTexts;
  readonly visit: CopyVisit;
};

/** A kept page as the answer to a visit, with the line that says it is a copy and how old. */
export async function copyDocument({ record, document, reason, texts, visit }: CopyParts): Promise<Response> {
  const html = await document.text();
  const language = languageOf(html);
  const copy = { version: record.version, savedAt: record.provenAt, reason };
  const line = copyLineHtml(texts[language], language, copy, visit);
  const body = html
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace(/<body[^>]*>/, (tag) => `${tag}${line}`);
  return new Response(body, { headers: { ...record.headers, ...(await policyWith(styles, record)) } });
}

/** The page's security policy, which knows the page's own styles, with those of the line. */
async function policyWith(css: string, { headers }: PageRecord): Promise<Record<string, string>> {
  const policy = headers[POLICY];
  if (policy === undefined) return {};
  const source = await styleSource(css);
  return { [POLICY]: policy.replace(/\bstyle-src /, (directive) => `${directive}${source} `) };
}

/** The language that a document is written in. */
function languageOf(html: string): Language {
  const [, code] = /<html[^>]* lang="(\w+)"/.exec(html) ?? [];
  return LANGUAGES.find((language) => language === code) ?? 'es';
}
