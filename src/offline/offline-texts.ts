import type { LaterTexts } from '../i18n/later-texts.ts';
import type { Language } from '../i18n/language.ts';

/** What is said of copies, in one language. */
export type OfflineTexts = LaterTexts['offline'];

/** The same in every language: the build puts it into the worker. */
export type AllOfflineTexts = Readonly<Record<Language, OfflineTexts>>;
