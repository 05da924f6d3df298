import { classNames } from '../../../ui/class-names.ts';
import { type Sign, signOf } from '../../../terms/signs.ts';

/** The sign of an allergen or a mark, a character of the signs font. Its name is always beside it. */
export function AllergenSign({ of, look }: { readonly of: Sign; readonly look?: string }) {
  return (
    <span
      className={classNames("finder-sign flex-none font-['Carta_signs'] leading-none", look)}
      data-signs={signOf(of)}
      aria-hidden="true"
    />
  );
}
