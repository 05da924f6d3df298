/** Writes a generated menu in one of the many ways that YAML has: what it says is the same in all of them. */
import { parseDocument } from 'yaml';
import type { Menu } from './arbitrary-menu.ts';
import { words, type Brackets, type Fields, type List, type Model, type Unique, type Words } from './menu-model.ts';

/** Where something is written: inside brackets, or in the lines of a block that begin in a column. */
type Place = { readonly column: number; readonly inFlow: boolean; readonly canBeLong: boolean };

/** Answers a number below `limit`: what the writer asks at each choice. */
export type Dice = (limit: number) => number;

/** Numbers that one seed gives, the same on every machine (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** The text of a file. `name` makes its ids differ from those of others. */
function writeMenu(model: Model, seed: number, name: string): string {
  const writer = new Writer(diceOf(seed), name);
  const text = writer.file(model as Fields);
  return seed % 7 === 0 ? text.replaceAll('\n', '\r\n') : text;
}

/** A venue's file and those of its partials. */
export type Texts = Readonly<Record<'venue' | 'uno' | 'dos', string>>;

export function textsOf({ venue, partials }: Menu, seed: number): Texts {
  return {
    venue: writeMenu(venue, seed, 'bar'),
    uno: writeMenu(partials.uno, seed + 1, 'uno'),
    dos: writeMenu(partials.dos, seed + 2, 'dos'),
  };
}

class Writer {
  readonly #dice: Dice;
  readonly #name: string;
  #names = 0;
  #comments = 0;
  #anchors: string[] = [];
  /** Anchors of entries, and those of them that are items. */
  #entries: string[] = [];
  #items: string[] = [];
  #next: { name: string; group: 'entry' | 'item' }[] = [];

  constructor(dice: Dice, name: string) {
    this.#dice = dice;
    this.#name = name;
  }

  file(model: Fields): string {
    const head = this.#dice(2) === 0 ? '' : `# yaml-language-server: $schema=x\n${this.#dice(3) === 0 ? '\n' : ''}`;
    const lines = this.#fieldLines(model, 0);
    const end = this.#dice(4) === 0 ? '\n\n' : '\n';
    return `${head}${lines.join('\n')}${end}${this.#dice(4) === 0 ? '# fin' : ''}`;
  }

  #chance(outOf: number): boolean {
    return this.#dice(outOf) === 0;
  }

  #comment(): string {
    return `# nota ${++this.#comments}: "x`;
  }

  /** Comments and blank lines above a line, in any column. */
  #above(column: number): string[] {
    const lines: string[] = [];
    while (this.#chance(8))
      lines.push(
        this.#chance(3)
          ? ' '.repeat(this.#dice(9)) + this.#comment()
          : this.#chance(2)
            ? ' '.repeat(column) + this.#comment()
            : '',
      );
    return lines;
  }

  #trailing(): string {
    return this.#chance(14) ? `${' '.repeat(1 + this.#dice(4))}${this.#comment()}` : this.#chance(14) ? '  ' : '';
  }

  /** The lines of a mapping, the first with its indentation. */
  #fieldLines({ pairs, isFirstFixed }: Fields, column: number, isInline = false): string[] {
    const rest = isFirstFixed ? pairs.slice(1) : [...pairs];
    for (let index = rest.length - 1; index > 0; index--) {
      const other = this.#dice(index + 1);
      [rest[index], rest[other]] = [rest[other] as (typeof rest)[0], rest[index] as (typeof rest)[0]];
    }
    const ordered = isFirstFixed ? [...pairs.slice(0, 1), ...rest] : rest;
    return ordered.flatMap(([key, value], index) => {
      const above = isInline && index === 0 ? [] : this.#above(column);
      const name = this.#key(key, false);
      return [
        ...above,
        ...this.#behind(`${' '.repeat(column)}${name}${this.#chance(12) ? ' ' : ''}:`, value, column, true),
      ];
    });
  }

  #listLines({ members }: List, column: number, isInline = false): string[] {
    return members.flatMap((member, index) => {
      const above = isInline && index === 0 ? [] : this.#above(column);
      const lines = this.#behind(`${' '.repeat(column)}-`, this.#merged(member), column, false);
      if (member.kind === 'fields' && member.group !== undefined) this.#keepAnchors();
      return [...above, ...lines];
    });
  }

  #keepAnchors(): void {
    this.#entries.push(...this.#next.map(({ name }) => name));
    this.#items.push(...this.#next.flatMap(({ name, group }) => (group === 'item' ? [name] : [])));
    this.#next = [];
  }

  /** Of an item that has a name only, all else may come from another. */
  #merged(member: Model): Model {
    const source = this.#items[this.#dice(Math.max(this.#items.length, 1))];
    if (source === undefined || member.kind !== 'fields' || member.group !== 'item' || member.pairs.length > 1)
      return member;
    return { ...member, pairs: [...member.pairs, [words('<<', 'plain'), words(`*${source}`, 'plain')]] };
  }

  /** What stands behind a colon or a dash. */
  #behind(before: string, model: Model | undefined, column: number, isPair: boolean): string[] {
    if (model === undefined) return [before + this.#trailing()];
    const gap = ' '.repeat(this.#chance(10) ? 1 + this.#dice(4) : 1);
    const [known] = this.#entries;
    if (model.kind === 'fields' && model.group !== undefined && known !== undefined && this.#chance(20)) {
      return [`${before}${gap}*${this.#entries[this.#dice(this.#entries.length)] ?? known}${this.#trailing()}`];
    }
    if (model.kind === 'fields' || model.kind === 'list') {
      const isEmpty = model.kind === 'fields' ? model.pairs.length === 0 : model.members.length === 0;
      if (isEmpty || this.#chance(8)) return [`${before}${gap}${this.#flow(model, column)}${this.#trailing()}`];
      return this.#block(before, gap, model, column, isPair);
    }
    const place: Place = { column, inFlow: false, canBeLong: model.kind === 'words' && model.form === 'text' };
    if (place.canBeLong && this.#chance(12)) {
      const below = ' '.repeat(column + 1 + this.#dice(4));
      return [`${before}${this.#trailing()}`, below + this.#scalar(model, { ...place, canBeLong: false })];
    }
    const [first = '', ...more] = this.#scalar(model, place).split('\n');
    const isBlockText = /^[|>]/.test(first.replace(/^&\S+ /, ''));
    const lines = [`${before}${gap}${first}`, ...more];
    if (!isBlockText) lines.push(`${lines.pop() ?? ''}${this.#trailing()}`);
    return lines;
  }

  #block(before: string, gap: string, model: Fields | List, column: number, isPair: boolean): string[] {
    const anchor = this.#anchor(model);
    const canBeInline = !isPair && anchor === '' && !this.#chance(10);
    if (canBeInline) {
      const inner = column + 1 + gap.length;
      const lines =
        model.kind === 'fields' ? this.#fieldLines(model, inner, true) : this.#listLines(model, inner, true);
      return [`${before}${gap}${(lines[0] ?? '').slice(inner)}`, ...lines.slice(1)];
    }
    const isFlush = isPair && model.kind === 'list' && this.#chance(2);
    const inner = isFlush ? column : column + 1 + this.#dice(4);
    const lines = model.kind === 'fields' ? this.#fieldLines(model, inner) : this.#listLines(model, inner);
    return [`${before}${anchor}${this.#trailing()}`, ...lines];
  }

  /** An anchor, which later entries may name. */
  #anchor(model: Fields | List): string {
    const group = model.kind === 'fields' ? model.group : undefined;
    if (!this.#chance(group === undefined ? 40 : 8)) return '';
    const name = `bloque${++this.#names}`;
    // Named from the next entry on: none stands inside itself.
    if (group !== undefined) this.#next.push({ name, group });
    return ` &${name}`;
  }

  #flow(model: Model, column: number): string {
    const inner: Place = { column, inFlow: true, canBeLong: false };
    const breaks = this.#chance(4);
    const join = (parts: string[]): string => {
      const between = breaks ? `,\n${' '.repeat(column + 2 + this.#dice(3))}` : this.#chance(4) ? ' ,  ' : ', ';
      return parts.join(this.#chance(12) && breaks ? `, ${this.#comment()}\n${' '.repeat(column + 3)}` : between);
    };
    switch (model.kind) {
      case 'fields':
        return `{${this.#chance(3) ? ' ' : ''}${join(
          model.pairs.map(
            ([key, value]) => `${this.#key(key, true)}: ${value === undefined ? '' : this.#flow(value, column)}`,
          ),
        )}${this.#chance(3) ? ' ' : ''}}`;
      case 'list':
        return `[${join(model.members.map((member) => this.#flow(member, column)))}]`;
      default:
        return this.#scalar(model, inner);
    }
  }

  #key(key: Words | Unique, inFlow: boolean): string {
    return this.#scalar(key, { column: 0, inFlow, canBeLong: false }, true);
  }

  #scalar(model: Words | Brackets | Unique, place: Place, isKey = false): string {
    switch (model.kind) {
      case 'unique':
        return `${model.prefix}-${this.#name}-${++this.#names}x`;
      case 'brackets':
        return `[${model.words.map((word) => this.#line(word, { ...place, inFlow: true }, false)).join(this.#chance(3) ? ',' : ', ')}]`;
      case 'words':
        break;
    }
    const { text, form, group } = model;
    if (form === 'plain') return text;
    if (group !== undefined && !isKey) {
      const [known] = this.#anchors;
      if (known !== undefined && this.#chance(20))
        return `*${this.#anchors[this.#dice(this.#anchors.length)] ?? known}`;
      if (this.#chance(20)) {
        const name = `texto${++this.#names}`;
        const written = this.#words(text, form, place, isKey);
        this.#anchors.push(name);
        return `&${name} ${written}`;
      }
    }
    return this.#words(text, form, place, isKey);
  }

  #words(text: string, form: Words['form'], place: Place, isKey: boolean): string {
    const { column, canBeLong } = place;
    if (form === 'text' && canBeLong && !isKey) {
      const indent = ' '.repeat(column + 1 + this.#dice(4));
      const lines = text.split(/ (?=@(?:es|en|fr|de|it|ca) )/);
      switch (this.#dice(10)) {
        case 0:
          return `${['|', '>', '|-', '>-', '>+'][this.#dice(5)]}\n${lines.map((line) => indent + line).join('\n')}`;
        case 1:
          return `|${indent.length - column}\n${lines.map((line, at) => `${indent}${at === 0 ? '' : ' '}${line}`).join('\n')}`;
        case 2:
          return `"${JSON.stringify(text)
            .slice(1, -1)
            .replaceAll(/ (?=@(?:es|en|fr|de|it|ca) )/g, `\n${indent}`)}"`;
        case 3:
        case 4:
          if (isPlain(text, place, isKey) && lines.every((line) => !/^[#-]|^\? | #|:$/.test(line)))
            return lines.join(`\n${indent}`);
          break;
        default:
          break;
      }
    }
    return this.#line(text, place, isKey);
  }

  #line(text: string, place: Place, isKey: boolean): string {
    const way = this.#dice(8);
    if (way > 1 && isPlain(text, place, isKey)) return text;
    if (way === 0 || way === 2) return `'${text.replaceAll("'", "''")}'`;
    // Escapes of letters are as good as the letters.
    return this.#chance(3) ? JSON.stringify(text).replaceAll('ó', '\\u00f3') : JSON.stringify(text);
  }
}

/** Whether YAML reads a text as it is where it stands without quotes. */
function isPlain(text: string, { inFlow }: Place, isKey: boolean): boolean {
  // What YAML gives no meaning to needs no trial.
  if (/^[\p{L}][\p{L} ·’@.]*$/u.test(text) && !/^(?:null|true)$/.test(text)) return true;
  // A space may stand before the colon.
  if (isKey && text.endsWith(':')) return false;
  const pair = isKey ? `${text}: x` : `x: ${text}`;
  const document = parseDocument(inFlow ? `{${pair}}` : `- ${pair}`, { schema: 'failsafe', logLevel: 'silent' });
  if (document.errors.length + document.warnings.length > 0) return false;
  const read: unknown = document.toJS();
  const map: unknown = inFlow ? read : Array.isArray(read) ? read[0] : undefined;
  const expected = isKey ? { [text]: 'x' } : { x: text };
  return text !== '' && !['null', '~'].includes(text) && JSON.stringify(map) === JSON.stringify(expected);
}
