import { useInterface } from '../i18n/interface-context.tsx';
import type { Allergen } from '../terms/allergens.ts';
import { classNames } from '../ui/class-names.ts';
import { declaredSigns } from './declared-signs.ts';

type AllergensProps = {
  /** Absent: nothing is declared. Empty: declared to have none. */
  readonly contains: readonly Allergen[] | undefined;
  readonly mayContain: readonly Allergen[] | undefined;
  /** The list is incomplete: a part of the item declares nothing. */
  readonly isPart?: boolean | undefined;
  /** With large signs. */
  readonly asPictures?: boolean | undefined;
};

/**
 * An item's declaration as a line of small signs at the end of its text: contained, possible (in outline), none at all, or nothing declared. The
 * style sheet draws them (`data-signs`, `data-traces`) as characters of a font that loads after the first paint. Their space is reserved before
 * (`signs-<count>`); words replace them if the font cannot be loaded.
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
