import { fill } from '../i18n/fill.ts';
import type { Language } from '../i18n/language.ts';
import { copyAge } from './copy-age.ts';
import { COPY_LINE } from './copy-line-id.ts';
import { escapeHtml } from './escape-html.ts';
import type { OfflineTexts } from './offline-texts.ts';

/** Why a page is shown from its copy. */
export type CopyReason = 'offline' | 'slow';

/** What the line on a copy knows of it. */
export type Copy = {
  readonly version: string;
  /** When the network last proved it current, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly reason: CopyReason;
};

/** A visit that is answered with a copy. */
export type CopyVisit = {
  /** The page's path, with the query. */
  readonly address: string;
  readonly now: Date;
};

/** 'Sin conexión: página guardada hace 2 días.' */
export function copyText(texts: OfflineTexts, language: Language, { savedAt, reason }: Copy, now: Date): string {
  const age = copyAge(language, new Date(savedAt), now, texts.onDate);
  return fill(reason === 'slow' ? texts.slowConnection : texts.noConnection, { age });
}

/**
 * The line as HTML. It stands in the copy from its first byte on, so it moves nothing when it comes; the link works without
 * script: it asks for the page again.
 */
export function copyLineHtml(texts: OfflineTexts, language: Language, copy: Copy, { address, now }: CopyVisit): string {
  const data = `data-version="${copy.version}" data-saved="${copy.savedAt}" data-reason="${copy.reason}"`;
  const text = `<span>${escapeHtml(copyText(texts, language, copy, now))}</span>`;
  const link = `<a href="${escapeHtml(address)}">${escapeHtml(texts.tryAgain)}</a>`;
  return `<div id="${COPY_LINE}" class="copy-line" role="status" ${data}>${text} ${link}</div>`;
}
