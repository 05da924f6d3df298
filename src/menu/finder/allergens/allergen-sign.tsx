import type { Allergen } from '../../../i18n/terms.ts';
import { allergenSlug } from '../../allergen-slug.ts';

/** The sign of an allergen, which the style sheet draws. Its name always stands beside it. */
export function AllergenSign({ of }: { readonly of: Allergen }) {
  return <span className={`finder-sign ${allergenSlug(of)}`} />;
}
