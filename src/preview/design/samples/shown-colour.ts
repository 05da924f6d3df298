import { contrast } from '../../../menu/colour.ts';

/** WCAG 2.2 AA for text. */
const AA = 4.5;

/** What roles for words stand on. The others are no words' colour. */
const STANDS_ON: Readonly<Record<string, readonly string[]>> = {
  ink: ['ground', 'surface', 'tint'],
  muted: ['ground', 'surface', 'tint'],
  'accent-ink': ['ground', 'surface', 'tint'],
  'on-accent': ['accent'],
};

/** A colour as the page has it, '#rrggbb'; what can be seen through, over the ground. */
export function hexOf(colour: string): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return '';
  const probe = document.body.appendChild(document.createElement('i'));
  for (const layer of ['var(--ground)', colour]) {
    probe.style.color = layer;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
  }
  probe.remove();
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How a role is told from what it stands on. */
export type Shown = {
  readonly hex: string;
  /** The least contrast, 1 to 21: with the ground, or with all that its words stand on. */
  readonly contrast: number;
  /** Whether that is enough for words; undefined of roles that are no words' colour. */
  readonly passes?: boolean;
};

/** A role among the hex values of all. */
export function shownColour(name: string, hexes: ReadonlyMap<string, string>): Shown {
  const of = (role: string): string => hexes.get(role) ?? '#000000';
  const on = STANDS_ON[name];
  const least = Math.min(...(on ?? ['ground']).map((role) => contrast(of(name), of(role))));
  return { hex: of(name), contrast: least, ...(on && { passes: least >= AA }) };
}
