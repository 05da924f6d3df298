import { useInterface } from '../i18n/interface-context.tsx';
import type { Allergen } from '../i18n/terms.ts';
import { classNames } from '../ui/class-names.ts';
import { allergenSlug } from './allergen-slug.ts';

type AllergenListProps = { readonly of: readonly Allergen[]; readonly title: string; readonly className: string };

/** Names, each with its sign, which the style sheet draws: a sign that fails leaves the name. */
function AllergenList({ of, title, className }: AllergenListProps) {
  const { allergens } = useInterface();
  if (of.length === 0) return null;
  return (
    <ul className={className} aria-label={title}>
      {of.map((allergen) => (
        <li key={allergen} className={allergenSlug(allergen)}>
          {allergens[allergen]}
        </li>
      ))}
    </ul>
  );
}

type AllergensProps = {
  /** Absent: nothing is declared. Empty: declared to have none. */
  readonly contains: readonly Allergen[] | undefined;
  readonly mayContain: readonly Allergen[] | undefined;
  /** With large signs. */
  readonly asPictures?: boolean | undefined;
};

/** What is declared of an item: contained, possible, none at all. Where nothing is declared, nothing is claimed. */
export function Allergens({ contains, mayContain, asPictures }: AllergensProps) {
  const { allergenTexts } = useInterface();
  if (!contains && !mayContain) return <p className="allergens">{allergenTexts.undeclared}</p>;
  const look = asPictures && 'pictures';
  return (
    <>
      {contains && (
        <AllergenList of={contains} title={allergenTexts.contains} className={classNames('allergens', look) ?? ''} />
      )}
      {mayContain && (
        <AllergenList
          of={mayContain}
          title={allergenTexts.mayContain}
          className={classNames('allergens traces', look) ?? ''}
        />
      )}
      {contains?.length === 0 && !mayContain?.length && (
        <p className="allergens">
          <span className="none">{allergenTexts.declaredNone}</span>
        </p>
      )}
    </>
  );
}
