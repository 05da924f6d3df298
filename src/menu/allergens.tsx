import { useInterface } from '../i18n/interface-context.tsx';
import type { Allergen } from '../terms/allergens.ts';
import { classNames } from '../ui/class-names.ts';
import { declaredSigns } from './declared-signs.ts';

type AllergensProps = {
  /** Absent: nothing is declared. Empty: declared to have none. */
  readonly contains: readonly Allergen[] | undefined;
  readonly mayContain: readonly Allergen[] | undefined;
  /** What is listed is not all: a part of it declares nothing. */
  readonly isPart?: boolean | undefined;
  /** With large signs. */
  readonly asPictures?: boolean | undefined;
};

/**
 * What is declared of an item, as a line of small signs that closes its text like punctuation: contained, possible (in outline), none at
 * all. Where nothing is declared, a sign says so. The style sheet draws them (`data-signs`, `data-traces`) as characters of a font that
 * comes after the first paint; the room for them is there before (`signs-<count>`), and their words where they are not to be had.
 */
export function Allergens({ contains, mayContain, isPart, asPictures }: AllergensProps) {
  const { says, signs, traces } = declaredSigns({ contains, mayContain, isPart }, useInterface());
  return (
    <span
      className={classNames('signs', `signs-${signs.length + traces.length}`, asPictures && 'text-[1.75rem]')}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- There is no file: the style sheet draws it.
      role="img"
      aria-label={says}
      data-signs={signs || undefined}
      data-traces={traces || undefined}
    />
  );
}
