import { contrast, LEGIBLE } from '../../../terms/colour.ts';

/** The roles that stand behind each role of text. Other roles are no colours of text. */
const STANDS_ON: Readonly<Record<string, readonly string[]>> = {
  ink: ['ground', 'surface', 'tint'],
  muted: ['ground', 'surface', 'tint'],
  'accent-ink': ['ground', 'surface', 'tint'],
  'on-accent': ['accent'],
};

/** The hex value '#rrggbb' of a colour of the page; a transparent one is seen over the ground. */
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

/** A role's colour and its contrast with the colours behind it. */
export type ColourContrast = {
  readonly hex: string;
  /** The least contrast, 1 to 21: with the ground, or with all roles behind its text. */
  readonly contrast: number;
  /** Whether that is enough for text; undefined for roles that are no colours of text. */
  readonly passes?: boolean;
};

/** The contrast of a role; `hexes` holds the hex values of all roles. */
export function contrastOf(name: string, hexes: ReadonlyMap<string, string>): ColourContrast {
  const of = (role: string): string => hexes.get(role) ?? '#000000';
  const on = STANDS_ON[name];
  const least = Math.min(...(on ?? ['ground']).map((role) => contrast(of(name), of(role))));
  return { hex: of(name), contrast: least, ...(on && { passes: least >= LEGIBLE }) };
}
