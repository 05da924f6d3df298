/** Applies the typography of a language to texts of pages and print. Sources and `inspect` are not changed. */
import type { Language } from '../../src/terms/language.ts';
import type { RichNode } from '../../src/terms/rich-text.ts';

const NO_BREAK = '\u00A0';
/** A narrow no-break space. */
const THIN = '\u202F';

type Rule = readonly [pattern: RegExp, instead: string];

/** Rules of every language. */
const EVERYWHERE: readonly Rule[] = [
  // An apostrophe between letters: l'eau, Grandma's. Between digits it is a decimal mark: 14'90.
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/(?<!\.)\.{3}(?!\.)/g, '…'],
  // A number and its unit.
  [/(?<=\d) (?=(?:€|%|°C?|k?g|mg|[cdm]?l|[cm]?m|min|h|uds?|UDS?)(?![\p{L}\p{N}]))/gu, NO_BREAK],
  // A law and its number: Ley 1/2025.
  [/(?<=\p{L}) (?=\d+\/\d{4}(?!\d))/gu, NO_BREAK],
];

/** Additional rules of a language; for French those of the Imprimerie nationale. */
const OF_LANGUAGE: Readonly<Record<string, readonly Rule[]>> = {
  fr: [
    [/(?<=[\p{L}\p{N})\]»”"…€%’]) ?(?=[;!?](?:[\s)»!?]|$))/gu, THIN],
    [/(?<=[\p{L}\p{N})\]»”"…€%’]) ?(?=:(?:\s|$))/gu, NO_BREAK],
    [/«\s?/g, `«${NO_BREAK}`],
    [/\s?»/g, `${NO_BREAK}»`],
  ],
};

/** A fast pre-check: matches texts that some rule could change. */
const CANDIDATE = /['«»;!?]|\.{3}|\d | \d+\/|:(?:\s|$)/;

/** A text with the spaces and signs of its language. */
export function typeset(text: string, language: Language): string {
  if (!CANDIDATE.test(text)) return text;
  const rules = [...EVERYWHERE, ...(OF_LANGUAGE[language] ?? [])];
  return rules.reduce((set, [pattern, instead]) => set.replaceAll(pattern, instead), text);
}

/** The same for a text with elements: only their words change. */
export function typesetRich(words: string | readonly RichNode[], language: Language): string | readonly RichNode[] {
  if (typeof words === 'string') return typeset(words, language);
  return words.map((node) => setNode(node, language));
}

function setNode(node: RichNode, language: Language): RichNode {
  if (typeof node === 'string') return typeset(node, language);
  const [tag, children, ...rest] = node;
  return [tag, children.map((child) => setNode(child, language)), ...rest] as unknown as RichNode;
}
