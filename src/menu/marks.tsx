import { useInterface } from '../i18n/interface-context.tsx';
import { type Mark, shownMarks } from '../terms/marks.ts';
import { signOf } from '../terms/signs.ts';

/**
 * A dish's marks, such as vegan or spicy, as small signs before those of its allergens, of which they are independent. They are drawn and have
 * reserved space like those (`allergens.tsx`); in the popup, on paper and without the font they are words.
 */
export function Marks({ of }: { readonly of: readonly Mark[] | undefined }) {
  const words = useInterface().marks;
  if (!of) return null;
  const marks = shownMarks(of);
  return (
    <span
      className={`signs marks signs-${marks.length}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- There is no file: the style sheet draws it.
      role="img"
      aria-label={marks.map((mark) => words[mark]).join(' · ')}
      data-signs={marks.map(signOf).join('')}
    />
  );
}
