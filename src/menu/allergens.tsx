import { useInterface } from '../i18n/interface-context.tsx';
import type { Allergen } from '../i18n/terms.ts';
import { pictureUrl } from '../ui/picture-url.ts';

/** File of an allergen's icon: `frutos con cáscara` is `frutos-con-cascara.svg`. */
function iconUrl(allergen: Allergen | 'none'): string {
  const slug = allergen.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
  return pictureUrl(`_system/allergens/${slug}.svg`);
}

const Icon = ({ of }: { readonly of: Allergen | 'none' }) => <img src={iconUrl(of)} alt="" loading="lazy" />;

type AllergenListProps = { readonly of: readonly Allergen[]; readonly title: string; readonly className: string };

/** Icons with their names: the names are for screen readers in a row, and to be seen in the popup and on paper. */
function AllergenList({ of, title, className }: AllergenListProps) {
  const { allergens } = useInterface();
  if (of.length === 0) return null;
  return (
    <ul className={className} aria-label={title}>
      {of.map((allergen) => (
        <li key={allergen}>
          <Icon of={allergen} />
          <span>{allergens[allergen]}</span>
        </li>
      ))}
    </ul>
  );
}

type AllergensProps = {
  /** Absent: nothing is declared. Empty: declared to have none. */
  readonly contains: readonly Allergen[] | undefined;
  readonly mayContain: readonly Allergen[] | undefined;
  /** Large, with their names in sight. */
  readonly asPictures?: boolean | undefined;
};

/** What is declared of an item: contained, possible, none at all. Where nothing is declared, nothing is claimed. */
export function Allergens({ contains, mayContain, asPictures }: AllergensProps) {
  const { allergenTexts } = useInterface();
  const look = asPictures ? ' pictures' : '';
  if (!contains && !mayContain) return null;
  return (
    <div className="declared">
      {contains && <AllergenList of={contains} title={allergenTexts.contains} className={`allergens${look}`} />}
      {mayContain && <AllergenList of={mayContain} title={allergenTexts.mayContain} className={`traces${look}`} />}
      {contains?.length === 0 && !mayContain?.length && (
        <p className="no-allergens">
          <Icon of="none" />
          <span>{allergenTexts.declaredNone}</span>
        </p>
      )}
    </div>
  );
}
