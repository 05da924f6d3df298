import { useInterface } from '../i18n/interface-context.tsx';
import type { Allergen } from '../i18n/terms.ts';
import { classNames } from '../ui/class-names.ts';
import { type Sign, signOf } from './signs.ts';

type AllergensProps = {
  /** Absent: nothing is declared. Empty: declared to have none. */
  readonly contains: readonly Allergen[] | undefined;
  readonly mayContain: readonly Allergen[] | undefined;
  /** With large signs. */
  readonly asPictures?: boolean | undefined;
};

const NONE: readonly Allergen[] = [];

/**
 * What is declared of an item, as a line of small signs that closes its text like punctuation: contained, possible (in outline), none at
 * all. Where nothing is declared, a sign says so. The style sheet draws them (`data-signs`, `data-traces`) as characters of a font that
 * comes after the first paint; the room for them is there before (`signs-<count>`), and their words where they are not to be had.
 */
export function Allergens({ contains, mayContain: possible, asPictures }: AllergensProps) {
  const { allergenTexts, allergens } = useInterface();
  const namesOf = (of: readonly Allergen[]): string => of.map((allergen) => allergens[allergen]).join(', ');
  const mayContain = possible ?? NONE;
  const says: string[] = [];
  if (contains?.length) says.push(`${allergenTexts.contains}: ${namesOf(contains)}`);
  if (mayContain.length > 0) says.push(`${allergenTexts.mayContain}: ${namesOf(mayContain)}`);
  if (says.length === 0) says.push(contains ? allergenTexts.declaredNone : allergenTexts.undeclared);
  const none: readonly Sign[] = mayContain.length > 0 ? [] : [contains ? 'none' : 'undeclared'];
  const signs = contains?.length ? contains : none;
  return (
    <span
      className={classNames('signs', `signs-${signs.length + mayContain.length}`, asPictures && 'text-[1.75rem]')}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- There is no file: the style sheet draws it.
      role="img"
      aria-label={says.join('. ')}
      data-signs={signs.map(signOf).join('') || undefined}
      data-traces={mayContain.map(signOf).join('') || undefined}
    />
  );
}
