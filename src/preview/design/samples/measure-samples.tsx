import type { SampleProps } from '../part-samples.ts';
import { NAME, ROW, Specimens, TOKENS, VALUE } from './specimens.tsx';

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
