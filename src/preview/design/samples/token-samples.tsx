import { useSyncExternalStore } from 'react';
import type { SampleProps } from '../part-samples.ts';
import { NAME, ROW, Specimens, TOKENS, VALUE } from './specimens.tsx';
import { contrast, LEGIBLE } from '../../../terms/colour.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The colours of all roles, in light or dark mode like the frame. */
function useHexes(): ReadonlyMap<string, string> {
  const hexes = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(DARK);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => TOKENS.color.map(({ value }) => hexOf(value)).join(' '),
  ).split(' ');
  return new Map(TOKENS.color.map(({ name }, index) => [name, hexes[index] ?? '']));
}

/** The colour roles in the frame's theme, and their contrast. */
export function Colours({ words }: SampleProps) {
  const hexes = useHexes();
  return (
    <Specimens title={words.texts.page.title}>
      <ul>
        {TOKENS.color.map(({ name, value }) => {
          const { hex, ratio, passes } = contrastOf(name, hexes);
          return (
            <li key={name} className={ROW}>
              <span className="size-11 flex-none border border-line" style={{ background: value }} />
              <span className={NAME} translate="no">
                <b className="block text-strong">{name}</b>
                <span className={VALUE}>{hex}</span>
              </span>
              <span className={`${VALUE} text-end`} data-passes={passes}>
                {ratio.toFixed(1)} : 1
                {passes !== undefined && <b className="block text-ink">{passes ? '✓ AA' : '✗ AA'}</b>}
              </span>
            </li>
          );
        })}
      </ul>
    </Specimens>
  );
}

const LETTERS = 'Aa Bb Cc Ññ Çç Üü ß 0123456789 € ½';

/** The fonts of the theme, the scale of sizes, and tabular numerals. */
export function Type({ words }: SampleProps) {
  const valueOf = (name: string): string | undefined => TOKENS.text.find((token) => token.name === name)?.value;
  return (
    <Specimens title={words.texts.page.title}>
      {TOKENS.font.map(({ name }) => (
        <p key={name} className="border-b border-line py-3">
          <span className={`block ${VALUE}`}>font-{name}</span>
          <span className={`block text-special ${name === 'title' ? 'title' : ''}`}>{LETTERS}</span>
        </p>
      ))}
      {TOKENS.text
        .filter(({ name }) => !name.includes('--'))
        .map(({ name, value }) => (
          <p key={name} className="border-b border-line py-3">
            <span className={`block ${VALUE}`}>
              {[`text-${name}`, value, valueOf(`${name}--line-height`), valueOf(`${name}--font-weight`)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span
              className={name === 'title' || name === 'special' ? 'title' : undefined}
              style={{
                display: 'block',
                fontSize: value,
                lineHeight: valueOf(`${name}--line-height`),
                fontWeight: valueOf(`${name}--font-weight`),
              }}
            >
              {words.texts.priceLabels.racion} 12,50 €
            </span>
          </p>
        ))}
      <p className="border-b border-line py-3">
        <span className={`block ${VALUE}`}>numerals</span>
        {['1.111,10 €', '9.087,65 €', '12,50 €'].map((amount) => (
          <span key={amount} className="numerals block text-end text-name">
            {amount}
          </span>
        ))}
      </p>
      {TOKENS['font-weight'].map(({ name, value }) => (
        <p key={name} className={ROW}>
          <span className={NAME} style={{ fontWeight: value }}>
            {words.texts.controls.sections}
          </span>
          <span className={VALUE}>
            font-{name} · {value}
          </span>
        </p>
      ))}
    </Specimens>
  );
}

/** The background roles of each text role. Other roles are not used for text. */
const STANDS_ON: Readonly<Record<string, readonly string[]>> = {
  ink: ['ground', 'surface', 'tint'],
  muted: ['ground', 'surface', 'tint'],
  'accent-ink': ['ground', 'surface', 'tint'],
  'on-accent': ['accent'],
};

/** The hex value '#rrggbb' of a colour of the page; a transparent one is blended with the background. */
function hexOf(colour: string): string {
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

/** A role's colour and its contrast with its backgrounds. */
type ColourContrast = {
  readonly hex: string;
  /** The least contrast, 1 to 21: with the page's background, or with all backgrounds of its text. */
  readonly ratio: number;
  /** Whether that is enough for text; undefined for roles that are not used for text. */
  readonly passes?: boolean;
};

/** The contrast of a role; `hexes` holds the hex values of all roles. */
export function contrastOf(name: string, hexes: ReadonlyMap<string, string>): ColourContrast {
  const of = (role: string): string => hexes.get(role) ?? '#000000';
  const on = STANDS_ON[name];
  const least = Math.min(...(on ?? ['ground']).map((role) => contrast(of(name), of(role))));
  return { hex: of(name), ratio: least, ...(on && { passes: least >= LEGIBLE }) };
}
