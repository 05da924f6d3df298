/** A link is an https address; an account may be its handle alone, a picture's source a path of the same site. */
import { words, type Words } from '../diagnostics/words.ts';
import type { Node } from 'yaml';
import { problemAt, type Reader } from './reader.ts';
import { readString, shown, writing } from './scalars.ts';
import type { Located } from './values.ts';

const HANDLE = /^@?[\p{L}\p{N}._-]+$/u;
/** An address without a scheme: a host, and perhaps a path. */
const WITHOUT_SCHEME = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u;
const PATH = /^\/(?!\/)[^\s"'<>\\]*$/;

const isSource = (text: string): boolean => PATH.test(text) || isHttps(text);
const isAccount = (text: string): boolean => HANDLE.test(text) || isHttps(text);

export const readLink = linkReader(isHttps, words('writeHttps'));
export const readSource = linkReader(isSource, words('writeHttpsOrPath'));
export const readAccount = linkReader(isAccount, words('writeAccount'));

function linkReader(isRight: (text: string) => boolean, hint: Words) {
  return (reader: Reader, node: Node): Located<string> | undefined => {
    const text = readString(reader, node);
    if (text === undefined || isRight(text.value)) return text;
    const full = `https://${text.value}`;
    // A text that may be the name of a picture is no host.
    const isHost = isRight !== isSource && WITHOUT_SCHEME.test(text.value) && isRight(full);
    const meant = isHost ? writing(node, full) : hint;
    return problemAt(reader, 'bad-link', node, words('noLink', shown(node)), meant);
  };
}

/** Characters of a host. URLs allow more, but a page's security policy would parse those as directives. */
const HOST = /^[\w.:[\]-]+$/;

/** Whether a text is a complete https address. */
export function isHttps(text: string): boolean {
  return /^https:\/\/[^\s"'<>\\]+$/i.test(text) && URL.canParse(text) && HOST.test(new URL(text).hostname);
}
