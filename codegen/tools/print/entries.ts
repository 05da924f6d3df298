import { type Span, windowOf } from '../../../src/terms/served.ts';
import { servedWords } from '../../../src/terms/served-words.ts';
import { typeset } from '../../emit/typeset.ts';
import { isHidden } from '../../kinds/declared.ts';
import {
  type EntryKind,
  isListRow,
  type ListKind,
  type ResolvedEntry,
  type ResolvedOf,
  kindOf,
} from '../../kinds/kinds.ts';
import { chooseWords } from '../../../src/terms/choose-words.ts';
import type { ResolvedDish, ResolvedOption, Text } from '../../../src/terms/resolved-venue.ts';
import { beside, gap, indented, type Block, type Line } from './block.ts';
import { markPieces, namePieces, setItem, signPieces } from './item-text.ts';
import { runIn, type Priced, columnsByEntry, setRow, columnHeads } from './set-row.ts';
import { setText, setWords, type Piece } from './set-text.ts';
import type { Setting, Style } from './setting.ts';
import type { ResolvedSection } from '../../resolve/venue.ts';
import type { Declaration } from '../../../src/terms/declaration.ts';

/** The kinds with their own layout: all except rows of a list. */
type OwnKind = Exclude<EntryKind, ListKind>;

/** The layout function of each kind. A missing kind is a type error. */
const SETTERS: { readonly [Kind in OwnKind]: (entry: ResolvedOf<Kind>, setting: Setting) => Block[] } = {
  highlight: (item, setting) => [
    framed(setting, (inner) => [
      ...paragraph(item.label, inner.styles.tag, inner),
      ...setItem(item, inner, inner.styles.special),
    ]),
  ],

  heading: ({ text }, setting) => [
    { lines: paragraph(text, setting.styles.heading, setting), before: setting.unit * 1.3, role: 'H3' },
  ],

  note: ({ text }, setting) => [block(paragraph(text, setting.styles.soft, setting), setting)],

  banner: ({ text }, setting) => [
    framed(setting, (inner) => setWords(inner.say(text), inner.styles.heading, inner, 'centre')),
  ],

  promo: ({ when, includes, note, served, ...priced }, setting) => [
    framed(setting, (inner) => [
      ...paragraph(when, inner.styles.tag, inner),
      ...setRow(namePieces(priced, inner.styles.special, inner), priced, inner),
      ...times(served, inner),
      ...list(includes ?? [], inner),
      ...paragraph(note, inner.styles.small, inner),
      ...setText([...markPieces(priced.marks, inner), ...signPieces(priced, inner)], inner),
    ]),
  ],

  builder: ({ steps, extras, served, ...priced }, setting) => [
    framed(setting, (inner) => [
      ...setRow(
        [...namePieces(priced, inner.styles.special, inner), ...markPieces(priced.marks, inner)],
        priced,
        inner,
      ),
      ...times(served, inner),
      ...steps.flatMap(({ title, choose, options }, index) =>
        numbered(index, inner, (step) => [
          ...setText(
            [
              { text: step.say(title), style: step.styles.name },
              ...(choose ? [{ text: ` ${chooseWords(choose, step.words.blocks)}`, style: step.styles.soft }] : []),
            ],
            step,
          ),
          ...choices(options, step),
        ]),
      ),
      ...(extras
        ? [
            gap(inner.unit * 0.5),
            ...setWords(inner.words.blocks.extras, inner.styles.step, inner),
            ...choices(extras, inner),
          ]
        : []),
    ]),
  ],

  options: ({ title, choices: groups }, setting) => [
    {
      ...block(
        [
          ...paragraph(title, setting.styles.heading, setting),
          ...table(
            groups.map(({ title: of, options }) => [setting.say(of), (inner) => choices(options, inner)]),
            setting,
          ),
        ],
        setting,
      ),
      before: setting.unit * 1.3,
    },
  ],

  setMenu: (menu, setting) => [framed(setting, (inner) => setMenu(menu, inner))],

  conditions: ({ conditions }, setting) =>
    conditions.map(({ title, text, bankTransfer }, index) =>
      block(
        numbered(index, setting, (inner) => {
          const { bankTransfer: transfer, account, holder } = inner.words.blocks;
          const facts = [
            [account, bankTransfer?.account],
            [holder, bankTransfer?.holder],
          ].filter(([, value]) => value !== undefined);
          return [
            ...paragraph(title, inner.styles.name, inner),
            ...paragraph(text, inner.styles.text, inner),
            ...(bankTransfer ? setWords(transfer, inner.styles.step, inner) : []),
            ...facts.flatMap(([name, value]) =>
              setWords(typeset(`${name}: ${value}`, inner.language), inner.styles.text, inner),
            ),
            ...paragraph(bankTransfer?.instructions, inner.styles.small, inner),
          ];
        }),
        setting,
      ),
    ),
};

/** An entry as blocks of a column; none if it is hidden. */
function setEntry(entry: ResolvedEntry, setting: Setting): Block[] {
  if (isHidden(entry)) return [];
  if (isListRow(entry)) return [block(setItem(entry, setting), setting)];
  // The cast is safe: the setter has the entry's kind.
  const setter = SETTERS[entry.kind] as (entry: ResolvedEntry, setting: Setting) => Block[];
  return setter(entry, setting);
}

/** When it is served, below its name. */
const times = (served: readonly Span[] | undefined, setting: Setting): Line[] =>
  served ? setWords(servedWords(windowOf(served), setting.language), setting.styles.small, setting) : [];

function setMenu({ per, courses, drink, includes, served, ...rest }: ResolvedOf<'setMenu'>, setting: Setting): Line[] {
  const { styles, words, say } = setting;
  const rows: Row[] = courses.map(({ title, dishes }) => [
    say(title),
    (inner) => dishes.flatMap((dish) => setDish(dish, rest, inner)),
  ]);
  if (drink) {
    const options = [drink.options ?? []].flat();
    rows.push([
      words.blocks.drink,
      (inner) => [...list(options, inner), ...paragraph(drink.condition, inner.styles.small, inner)],
    ]);
  }
  if (includes) rows.push([words.blocks.includes, (inner) => list(includes, inner)]);
  return [
    ...setRow(namePieces(rest, styles.special, setting), rest, setting),
    ...setWords(per === 'person' ? words.blocks.perPerson : say(per), styles.label, setting, 'right'),
    ...times(served, setting),
    ...table(rows, setting),
    gap(setting.unit * 0.4),
    ...setText([...markPieces(rest.marks, setting), ...signPieces(rest, setting)], setting),
  ];
}

/** A dish of a course with its supplement, and its allergens if it declares some or the menu's declaration is partial. */
function setDish(dish: ResolvedDish, { partlyDeclared }: Declaration, setting: Setting): Line[] {
  const { say, styles } = setting;
  const signs = [
    ...markPieces(dish.marks, setting),
    ...(partlyDeclared || dish.allergens || dish.mayContain ? signPieces(dish, setting) : []),
  ];
  // Screen readers read the signs of a block after all its text, so they include the dish's name.
  const spoken = (words: string, index: number): string =>
    `${index === 0 ? `${say(dish.name)}: ` : ''}${words}${index === signs.length - 1 ? '. ' : ''}`;
  return setText(
    [
      { text: say(dish.name), style: styles.text },
      ...supplement(dish, setting),
      ...signs.map((sign, index) =>
        sign !== 'break' && 'sign' in sign ? { ...sign, words: spoken(sign.words, index) } : sign,
      ),
    ],
    setting,
  );
}

type Row = readonly [title: string, set: (inner: Setting) => Line[]];

/** Courses or choices as a table: titles in the first column, contents in the second. */
function table(rows: readonly Row[], setting: Setting): Line[] {
  const { styles, unit, width } = setting;
  const words = rows.flatMap(([title]) => title.split(' '));
  const widest = Math.max(...words.map((word) => styles.step.face.widthOf(word, styles.step.size)));
  const first = Math.min(Math.max(widest, width * 0.26), width * 0.42);
  const apart = unit * 0.8;
  return rows.flatMap(([title, set]) => {
    const right = set({ ...setting, width: width - first - apart });
    const left = setWords(title, styles.step, { ...setting, width: first });
    return [gap(unit * 0.4), ...(title === '' ? indented(right, first + apart) : beside(left, right, first + apart))];
  });
}

/** A numbered step or condition. */
function numbered(index: number, setting: Setting, set: (inner: Setting) => Line[]): Line[] {
  const { styles, unit, width } = setting;
  const by = unit * 1.7;
  const number = setWords(`${index + 1}`, { ...styles.name, colour: styles.step.colour }, setting);
  return [gap(unit * 0.5), ...beside(number, set({ ...setting, width: width - by }), by)];
}

/** Options in running text, each with its supplement. */
function choices(options: readonly ResolvedOption[], setting: Setting): Line[] {
  const { say, styles } = setting;
  const pieces = options.flatMap((option, index): Piece[] => [
    ...(index > 0 ? [{ text: '\u00A0·', style: styles.soft }] : []),
    { text: `${index > 0 ? ' ' : ''}${say(option.name)}`, style: styles.text },
    ...supplement(option, setting),
    ...markPieces(option.marks, setting),
  ]);
  return setText(pieces, setting);
}

/** The price of a part, in the letters of running text. */
function supplement(priced: Priced, setting: Setting): Piece[] {
  const { styles } = setting;
  const light: Setting = { ...setting, styles: { ...styles, name: styles.text, label: styles.soft } };
  return priced.prices ? [{ text: '\u00A0', style: styles.text }, ...runIn(priced, light)] : [];
}

const list = (texts: readonly Text[], setting: Setting): Line[] =>
  choices(
    texts.map((name) => ({ name })),
    setting,
  );

const paragraph = (text: Text | undefined, style: Style, setting: Setting): Line[] =>
  setWords(setting.say(text), style, setting);

const block = (lines: readonly Line[], { unit }: Setting): Block => ({ lines, before: unit * 0.62, role: 'P' });

/** A block in a frame of the accent colour. */
function framed(setting: Setting, set: (inner: Setting) => Line[]): Block {
  const { look, unit, width } = setting;
  const padding = unit * 0.9;
  const lines = indented(set({ ...setting, width: width - 2 * padding, columns: [] }), padding);
  return { lines, before: unit * 1.1, frame: { colour: look.accent, padding }, role: 'P' };
}

/** A section as blocks of a column: title, hours in words, entries; none if it is hidden. */
export function setSection({ title, hidden, onlyNight, served, entries }: ResolvedSection, setting: Setting): Block[] {
  const blocks = hidden ? [] : setEntries(entries, setting);
  if (blocks.length === 0) return [];
  const { styles, say, words, unit } = setting;
  const hours = served ? servedWords(windowOf(served), setting.language) : onlyNight && words.item.sectionOnlyNight;
  const lines = [
    ornament(setting),
    ...setWords(say(title), styles.title, setting),
    ...(hours ? setWords(hours, styles.small, setting) : []),
  ];
  return [{ lines, before: unit * 2.6, leads: true, role: 'H2', bookmark: say(title) }, ...blocks];
}

/** The entries of a section, with the heads of their columns. */
function setEntries(entries: readonly ResolvedEntry[], setting: Setting): Block[] {
  const columns = columnsByEntry(entries, setting);
  const blocks: Block[] = [];
  /** The columns whose heads were already printed, and whether the current group has entries. */
  let headed: readonly string[] = [];
  let isBegun = false;
  /** The places in `blocks` of each list of rows. */
  const lists: number[][] = [];
  for (const entry of entries) {
    const inner: Setting = { ...setting, ...columns.get(entry) };
    const set = setEntry(entry, inner);
    if (set.length === 0) continue;
    const isNote = entry.kind === 'note';
    const last = blocks.at(-1);
    // A note at the start of a group belongs to the entries below, any other to those above.
    if (isNote && isBegun && last) blocks[blocks.length - 1] = { ...last, leads: true };
    const isRow = kindOf(entry).row === 'list';
    const lines = isRow ? columnHeads(inner) : [];
    const heads: Block = { lines, before: setting.unit * 0.3, leads: true, role: 'P' };
    if (lines.length > 0 && inner.columns !== headed) blocks.push(heads);
    if (!isRow || !isBegun) lists.push([]);
    if (isRow) {
      headed = inner.columns;
      lists.at(-1)?.push(blocks.length);
    }
    const isLead: boolean = entry.kind === 'heading' || (isNote && !isBegun);
    isBegun = !isLead;
    const around = { ...(isLead && { leads: true as const }), ...(lines.length > 0 && { heads }) };
    blocks.push(...set.map((each): Block => ({ ...each, ...around })));
  }
  keepTogether(blocks, lists);
  return blocks;
}

/** No row of several stands alone below a title or at the top of a column. */
function keepTogether(blocks: Block[], lists: readonly number[][]): void {
  for (const rows of lists.filter(({ length }) => length > 1)) {
    for (const at of [rows[0], rows.at(-2)]) {
      const row = at !== undefined && blocks[at];
      if (row) blocks[at] = { ...row, stays: true };
    }
  }
}

/** Lines of an ornament, in points: thickness, and offset below the first. */
const DOUBLE_RULE = [
  { at: 0, thick: 2 },
  { at: 3, thick: 0.5 },
];
const BAR = [{ at: 0, thick: 2.5 }];

/** The rule above a title: a double rule, or a bar. */
function ornament({ document, look, unit, width }: Setting): Line {
  const rules = look.isSerif ? DOUBLE_RULE : BAR;
  return {
    height: unit * 0.9,
    width,
    draw: (x, y) => {
      for (const { at, thick } of rules) document.rect(x, y + at, width, thick).fill(look.accent);
    },
  };
}
