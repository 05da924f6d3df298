import { windowOf } from '../../../src/terms/served.ts';
import { servedWords } from '../../../src/terms/served-words.ts';
import { kindOf } from '../../kinds/kinds.ts';
import type { ResolvedSection } from '../../resolve/venue.ts';
import type { Block, Line } from './block.ts';
import { setEntry } from './entries.ts';
import { columnsByEntry } from './set-prices.ts';
import { columnHeads } from './set-row.ts';
import { setText } from './set-text.ts';
import type { Setting } from './setting.ts';

/** A section as blocks of a column: its title in the house's voice, its hours in words, its entries; none where it is hidden. */
export function setSection({ title, hidden, onlyNight, served, entries }: ResolvedSection, setting: Setting): Block[] {
  if (hidden) return [];
  const columns = columnsByEntry(entries, setting);
  const { styles, say, words, unit } = setting;
  const blocks: Block[] = [];
  /** The columns whose heads stand above already, and whether something of a group does. */
  let headed: readonly string[] = [];
  let isBegun = false;
  for (const entry of entries) {
    const inner: Setting = { ...setting, columns: columns.get(entry) ?? [] };
    const set = setEntry(entry, inner);
    if (set.length === 0) continue;
    const isNote = entry.kind === 'note';
    const last = blocks.at(-1);
    // A note that begins a group speaks of what follows, another of what is above.
    if (isNote && isBegun && last) blocks[blocks.length - 1] = { ...last, leads: true };
    const isRow = kindOf(entry).row === 'list';
    const lines = isRow ? columnHeads(inner) : [];
    const heads: Block = { lines, before: unit * 0.3, leads: true, role: 'P' };
    if (lines.length > 0 && inner.columns !== headed) blocks.push(heads);
    if (isRow) headed = inner.columns;
    const isLead: boolean = entry.kind === 'heading' || (isNote && !isBegun);
    isBegun = !isLead;
    blocks.push(
      ...set.map((block): Block => ({
        ...block,
        ...(isLead && { leads: true as const }),
        ...(lines.length > 0 && { heads }),
      })),
    );
  }
  if (blocks.length === 0) return [];
  const hours = served ? servedWords(windowOf(served), setting.language) : onlyNight && words.item.sectionOnlyNight;
  const lines = [
    ornament(setting),
    ...setText([{ text: say(title), style: styles.title }], setting, setting),
    ...(hours ? setText([{ text: hours, style: styles.small }], setting, setting) : []),
  ];
  return [{ lines, before: unit * 2.6, leads: true, role: 'H2', bookmark: say(title) }, ...blocks];
}

/** Lines of an ornament, in points: how thick, and where below the first. */
const DOUBLE_RULE = [
  { at: 0, thick: 2 },
  { at: 3, thick: 0.5 },
];
const BAR = [{ at: 0, thick: 2.5 }];

/** The rule above a title: the printer's, thick and thin, or a bar. */
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
