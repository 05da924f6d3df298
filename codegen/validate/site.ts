/** Readers for field types that only `site.yaml` has. */
import type { Node } from 'yaml';
import { words } from '../diagnostics/words.ts';
import { textOf } from '../parse/nodes.ts';
import { AT_ROOT } from '../read/file-names.ts';
import { COUNTRIES } from '../../src/terms/countries.ts';
import { located, problemAt, type Reader } from './reader.ts';
import { shown, writing } from './scalars.ts';
import type { Located } from './values.ts';

const SEGMENT = '[a-z0-9]+(?:[-_.][a-z0-9]+)*';
const PATH = new RegExp(`^(?:/${SEGMENT})+$`);

/** The prefix of addresses, without a slash at its end: `/` is ''. */
export function readBasePath(reader: Reader, node: Node): Located<string> | undefined {
  const text = textOf(node)?.trim() ?? '';
  if (text === '/') return located(reader, '', node);
  const [, first = ''] = text.split('/');
  if (AT_ROOT.includes(first)) {
    return problemAt(reader, 'reserved-path', node, words('ownAddress', text, `/${first}`), words('writeBasePath'));
  }
  if (PATH.test(text)) return located(reader, text, node);
  const meant = `/${text.toLowerCase().replaceAll(/^\/+|\/+$/g, '')}`;
  const hint = PATH.test(meant) || meant === '/' ? writing(node, meant) : words('writeBasePath');
  return problemAt(reader, 'bad-link', node, words('noBasePath', shown(node)), hint);
}

/** Scheme, host and port. */
export function readOrigin(reader: Reader, node: Node): Located<string> | undefined {
  const text = textOf(node)?.trim() ?? '';
  const url = URL.parse(text);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === '';
  if (isWeb && url.pathname === '/' && url.search + url.hash === '') return located(reader, url.origin, node);
  const hint = isWeb ? writing(node, url.origin) : words('writeOrigin');
  return problemAt(reader, 'bad-link', node, words('noOrigin', shown(node)), hint);
}

export function readCountry(reader: Reader, node: Node): Located<string> | undefined {
  const text = textOf(node)?.trim() ?? '';
  if (Object.hasOwn(COUNTRIES, text)) return located(reader, text, node);
  // No spelling hint: with one of two letters changed, it may be another country.
  const meant = text.toUpperCase();
  const hint = Object.hasOwn(COUNTRIES, meant) ? writing(node, meant) : words('writeCountry', Object.keys(COUNTRIES));
  return problemAt(reader, 'wrong-type', node, words('noCountry', shown(node)), hint);
}

export const isEmail = (text: string): boolean => /^[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+\.[^\s@<>"'(),:;.]+$/.test(text);

export function readEmail(reader: Reader, node: Node): Located<string> | undefined {
  const text = textOf(node)?.trim() ?? '';
  if (isEmail(text)) return located(reader, text, node);
  const address = text.replace(/^mailto:\s*/i, '');
  const hint = isEmail(address) ? writing(node, address) : words('writeEmail');
  return problemAt(reader, 'bad-link', node, words('noEmail', shown(node)), hint);
}
