/** `De masa madre #1`: to YAML what follows the space is a comment, and it would be lost without a word. */
import { isSeq, Scalar, visit, type Document } from 'yaml';
import { fixing, words, type Hint, type Words } from '../diagnostics/words.ts';
import { quoted } from './nodes.ts';

const GLUED = /^[ \t]+(#[\p{L}\p{N}][^\n]*)/u;

/** What is said of a comment that begins as a text does, behind a text on its line. */
export type GluedComment = { readonly at: number; readonly message: Words; readonly hint: Hint };

export function gluedComments(text: string, document: Document): GluedComment[] {
  if (!/[ \t]#[\p{L}\p{N}]/u.test(text)) return [];
  const found: GluedComment[] = [];
  visit(document, {
    Scalar(key, node, path) {
      const [from, to] = node.range ?? [0, 0];
      if (node.type !== Scalar.PLAIN || from === to || key === 'key') return;
      const [whole, match = ''] = GLUED.exec(text.slice(to, text.indexOf('\n', to) >>> 0)) ?? [];
      // A name without its colon has a message of its own.
      if (whole === undefined || (isSeq(path.at(-1)) && match.includes(':'))) return;
      const comment = match.trimEnd();
      const at = to + whole.indexOf('#');
      const value = text.slice(from, to);
      // What begins with a digit is a price, and ends where it ends.
      const isText = /^\p{L}/u.test(value) && !value.includes('\n');
      const inQuotes = quoted(text.slice(from, at + comment.length));
      const spaced = `# ${comment.slice(1)}`;
      found.push({
        at,
        message: words('commentGlued', comment),
        hint: isText
          ? fixing({ from, to: at + comment.length, text: inQuotes }, words('quoteOrSpace', inQuotes))
          : fixing({ from: at, to: at + comment.length, text: spaced }, words('spaceBehind', spaced)),
      });
    },
  });
  return found;
}
