import { type ReactNode, useInsertionEffect, useSyncExternalStore } from 'react';
import { Allergens } from '../../../menu/allergens.tsx';
import { Sign, type SignName, SIGNS } from '../../../staff/signs.tsx';
import { ALLERGENS } from '../../../terms/allergens.ts';
import { contrast, LEGIBLE } from '../../../terms/colour.ts';
import { fill } from '../../../terms/fill.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../../terms/house.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Icon, type IconName, ICONS } from '../../../ui/icon.tsx';
import sheet from '../../../ui/styles/tokens.css?raw';
import type { SampleProps } from '../part-samples.ts';
import { readTokens } from '../tokens.ts';
import { SAMPLE_MENU } from './sample-menu.ts';
import styles from './tokens.css?inline';

/** The tokens of the design system. */
const TOKENS = readTokens(sheet);

/** The frame of the samples of tokens. `title`: a page's, with the place of its venue. */
function Specimens({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <main className="in-tokens p-4">
      <h1 className="sr-only">{fill(title, { venue: SAMPLE_MENU.name })}</h1>
      {children}
    </main>
  );
}

/** The looks of a row, of its name, and of its value. */
const ROW = 'flex items-center gap-3 border-b border-line py-2';
const NAME = 'min-w-0 flex-1 wrap-anywhere';
const VALUE = 'text-label text-muted numerals';

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

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 16];

/** The scale of space, the lines, the breakpoints, and the sizes of hit areas. No corners are rounded. */
export function Measures({ words }: SampleProps) {
  const { controls, item } = words.texts;
  const [unit] = TOKENS.spacing;
  return (
    <Specimens title={words.texts.page.title}>
      <ul>
        {STEPS.map((step) => (
          <li key={step} className={ROW}>
            <span className={`w-24 flex-none ${VALUE}`}>
              {step} · {step * 4} px
            </span>
            <span className="h-3 bg-accent" style={{ width: `calc(${step} * ${unit?.value ?? '0'})` }} />
          </li>
        ))}
        {TOKENS.breakpoint.map(({ name, value }) => (
          <li key={name} className={ROW}>
            <span className={NAME}>{name}:</span>
            <span className={VALUE}>{value}</span>
          </li>
        ))}
      </ul>
      {['hairline', 'border-t-2 border-accent', 'border border-muted', 'outline-3 outline-accent-ink'].map((line) => (
        <p key={line} className={`mt-6 p-2 ${VALUE} ${line}`}>
          {line}
        </p>
      ))}
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <button type="button" className="button">
          {controls.sections}
        </button>
        <button type="button" className="button border-accent bg-accent text-on-accent">
          {controls.language}
        </button>
        <button type="button" className="button" aria-busy disabled>
          {controls.sections}
        </button>
        <button type="button" className="link">
          {item.watchReel}
        </button>
        <button type="button" className="close" aria-label={controls.close}>
          ×
        </button>
      </div>
    </Specimens>
  );
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-3 border-b border-line py-3';
const CELL = 'flex min-h-11 items-center gap-2 wrap-anywhere text-label';

/** Icons, flags, and the signs of allergens: contained, possible, none, not declared. */
export function Signs({ words }: SampleProps) {
  const { allergens, allergenTexts, page } = words.texts;
  return (
    <Specimens title={page.title}>
      <ul className={GRID}>
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <li key={name} className={CELL}>
            <Icon of={name} />
            {name}
          </li>
        ))}
      </ul>
      <ul className={GRID}>
        {(Object.keys(SIGNS) as SignName[]).map((name) => (
          <li key={name} className={CELL}>
            <Sign of={name} className="size-6" />
            {name}
          </li>
        ))}
      </ul>
      <ul className={GRID}>
        {LANGUAGE_CODES.map((language) => (
          <li key={language} className={CELL}>
            <Flag language={language} />
            <span lang={language}>{LANGUAGES[language].name}</span>
          </li>
        ))}
      </ul>
      <ul>
        {ALLERGENS.map((allergen) => (
          <li key={allergen} className={ROW}>
            <span className={NAME}>{allergens[allergen]}</span>
            <Allergens contains={[allergen]} mayContain={undefined} />
            <Allergens contains={undefined} mayContain={[allergen]} />
          </li>
        ))}
        <li className={ROW}>
          <span className={NAME}>{allergenTexts.declaredNone}</span>
          <Allergens contains={[]} mayContain={undefined} />
        </li>
        <li className={ROW}>
          <span className={NAME}>{allergenTexts.undeclared}</span>
          <Allergens contains={undefined} mayContain={undefined} />
        </li>
      </ul>
    </Specimens>
  );
}
