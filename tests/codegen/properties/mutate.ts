/** Spoils a menu's bytes in the ways in which editors, programs and disks do, and worse. */
import type { Dice } from './write-menu.ts';

/** Signs of YAML, numbers, names of JavaScript, HTML; then what holds a space or ends a line; then letters that few expect. */
const TOKENS = [
  ...'[ ] { } " \' : - # | > |9 >+ *a ! % @ ` ? ~ , / \\ \\@en @es hasOwnProperty ../../x'.split(' '),
  ...'99999999999999999999999999 1e999 -1 +1 1.234,50 0x10 .inf NaN null true'.split(' '),
  ...'<script> <b> </b> &amp; &#x110000; javascript:alert(1) https://'.split(' '),
  ...': ;- ; #;&a ;*a ;!!str ;? ;<<: ; @en ; @xx ;__proto__: 1;constructor: 1;toString: '.split(';'),
  ...'venue: ;- section: ;items: ;- item: ;price: ;prices: ;- use: uno;- use: uno#fija;allergens: ;without: '.split(
    ';',
  ),
  ...'---\n|...\n|%YAML 9.9\n|sections:\n|\t|\r|\r\n|\n\n\n'.split('|'),
  ...'\u0000 \u0007 \u001b[31m \uFEFF \u2028 \u0085 \u00a0 \u200b \u202e 🍷 ﷺ'.split(' '),
];

type Mutation = (text: string, dice: Dice) => string;

const at = (text: string, dice: Dice): number => dice(text.length + 1);

const MUTATIONS: readonly Mutation[] = [
  function insertToken(text, dice) {
    const place = at(text, dice);
    return text.slice(0, place) + (TOKENS[dice(TOKENS.length)] ?? '') + text.slice(place);
  },
  function replaceToken(text, dice) {
    const place = at(text, dice);
    return text.slice(0, place) + (TOKENS[dice(TOKENS.length)] ?? '') + text.slice(place + dice(12));
  },
  function deleteSpan(text, dice) {
    const place = at(text, dice);
    return text.slice(0, place) + text.slice(place + dice(60));
  },
  function cutOff(text, dice) {
    return text.slice(0, at(text, dice));
  },
  function swapLines(text, dice) {
    const lines = text.split('\n');
    const [one, other] = [dice(lines.length), dice(lines.length)];
    [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
    return lines.join('\n');
  },
  function repeatLines(text, dice) {
    const lines = text.split('\n');
    const from = dice(lines.length);
    const block = lines.slice(from, from + 1 + dice(8));
    return lines.toSpliced(from, 0, ...Array.from({ length: 1 + dice(20) }, () => block).flat()).join('\n');
  },
  function indentLine(text, dice) {
    const lines = text.split('\n');
    const line = dice(lines.length);
    lines[line] = ' '.repeat(dice(9)) + (lines[line] ?? '').slice(dice(4));
    return lines.join('\n');
  },
  function indentByTab(text, dice) {
    const lines = text.split('\n');
    const line = dice(lines.length);
    lines[line] = (lines[line] ?? '').replace(/^ +/, '\t');
    return lines.join('\n');
  },
  function nestDeeply(text, dice) {
    const place = at(text, dice);
    const sign = ['[', '{a: ', '- ', '{', '[[', '"', '? ', '- - '][dice(8)] ?? '[';
    return text.slice(0, place) + sign.repeat(1 + dice(3000)) + text.slice(place);
  },
  function indentDeeply(text, dice) {
    const place = text.indexOf('\n', at(text, dice)) + 1;
    const depth = 1 + dice(150);
    const lines = Array.from({ length: depth }, (_, level) => `${' '.repeat(level + 2)}a:`);
    return `${text.slice(0, place)}${lines.join('\n')}\n${text.slice(place)}`;
  },
  function lengthen(text, dice) {
    const place = at(text, dice);
    return text.slice(0, place) + (TOKENS[dice(TOKENS.length)] ?? ' ').repeat(1 + dice(4000)) + text.slice(place);
  },
  function manyAliases(text, dice) {
    const levels = Array.from({ length: 3 + dice(12) }, (_, level) =>
      level === 0 ? '- &l0 [a, b]' : `- &l${level} [${`*l${level - 1}, `.repeat(9)}*l${level - 1}]`,
    );
    return `x:\n${levels.join('\n')}\n${text}`;
  },
  changeByte,
];

function changeByte(text: string, dice: Dice): string {
  const bytes = Buffer.from(text);
  if (bytes.length > 0) bytes[dice(bytes.length)] = dice(256);
  return bytes.toString('latin1');
}

/** A file that is spoiled: its text, or where it is no UTF-8 any more a character for each of its bytes. */
export type Spoiled = { readonly text: string; readonly isUtf8: boolean };

/** A menu's text after one to three mutations. */
export function mutate(menu: string, dice: Dice): Spoiled {
  let text = menu;
  let isUtf8 = true;
  for (let count = 1 + dice(3); count > 0; count--) {
    const mutation = MUTATIONS[dice(MUTATIONS.length)];
    if (mutation === undefined || (mutation === changeByte && !isUtf8)) continue;
    text = mutation(text, dice);
    isUtf8 &&= mutation !== changeByte;
  }
  return { text, isUtf8 };
}
