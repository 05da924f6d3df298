import { useSyncExternalStore } from 'react';
import type { SampleProps } from '../part-samples.ts';
import { hexOf, contrastOf } from './colour-contrast.ts';
import { NAME, ROW, Specimens, TOKENS, VALUE } from './specimens.tsx';

const DARK = '(prefers-color-scheme: dark)';

/** The colours of all roles, by day or by night like the frame. */
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

/** The roles of colour in the theme of the frame, and their contrast. */
export function Colours({ words }: SampleProps) {
  const hexes = useHexes();
  return (
    <Specimens title={words.texts.page.title}>
      <ul>
        {TOKENS.color.map(({ name, value }) => {
          const { hex, contrast, passes } = contrastOf(name, hexes);
          return (
            <li key={name} className={ROW}>
              <span className="size-11 flex-none border border-line" style={{ background: value }} />
              <span className={NAME} translate="no">
                <b className="block text-strong">{name}</b>
                <span className={VALUE}>{hex}</span>
              </span>
              <span className={`${VALUE} text-end`} data-passes={passes}>
                {contrast.toFixed(1)} : 1
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
