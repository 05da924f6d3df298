import type { InterfaceTexts } from '../i18n/texts.ts';
import type { Declared } from '../../server/protocol/tonight.ts';
import type { Allergen } from '../terms/allergens.ts';
import { fill } from '../terms/fill.ts';
import { type Sign, signOf } from '../terms/signs.ts';

type Declaration = {
  /** Absent: nothing is declared. Empty: declared to have none. */
  readonly contains: readonly Allergen[] | undefined;
  readonly mayContain: readonly Allergen[] | undefined;
  /** The list is incomplete: a part of the item declares nothing. */
  readonly isPart?: boolean | undefined;
};

/** The declaration of a dish that exists only tonight, in the form of the menu's entries: allergens are absent where nothing is declared. */
export const declarationOf = (declared: Declared): { readonly allergens?: readonly Allergen[] } =>
  declared === 'undeclared' ? {} : { allergens: declared === 'none' ? [] : declared };

/** A dish's declared allergens, as letters of the signs font and as the sentence for screen readers. */
export type DeclaredSigns = {
  readonly says: string;
  /** Contained allergens, or the sign for none, or the one for nothing declared. */
  readonly signs: string;
  /** Possible traces. */
  readonly traces: string;
};

const NONE: readonly Allergen[] = [];

export function declaredSigns(
  { contains, mayContain: possible, isPart }: Declaration,
  { allergenTexts, allergens }: Pick<InterfaceTexts, 'allergenTexts' | 'allergens'>,
): DeclaredSigns {
  const named = (label: string, of: readonly Allergen[]): string =>
    fill(allergenTexts.named, { label, names: of.map((allergen) => allergens[allergen]).join(', ') });
  const mayContain = possible ?? NONE;
  const says: string[] = [];
  if (contains?.length) says.push(named(allergenTexts.contains, contains));
  if (mayContain.length > 0) says.push(named(allergenTexts.mayContain, mayContain));
  if (says.length === 0) says.push(contains ? allergenTexts.declaredNone : allergenTexts.undeclared);
  const none: readonly Sign[] = mayContain.length > 0 ? [] : [contains ? 'none' : 'undeclared'];
  if (isPart) says.push(allergenTexts.partlyDeclared);
  const signs: readonly Sign[] = [
    ...(contains?.length ? contains : none),
    ...(isPart ? (['undeclared'] as const) : []),
  ];
  return { says: says.join('. '), signs: signs.map(signOf).join(''), traces: mayContain.map(signOf).join('') };
}
