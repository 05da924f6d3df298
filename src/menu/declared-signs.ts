import type { InterfaceTexts } from '../i18n/texts.ts';
import type { Declared } from '../../server/protocol/tonight.ts';
import type { Allergen } from '../terms/allergens.ts';
import { type Sign, signOf } from './signs.ts';

type Declaration = {
  /** Absent: nothing is declared. Empty: declared to have none. */
  readonly contains: readonly Allergen[] | undefined;
  readonly mayContain: readonly Allergen[] | undefined;
  /** What is listed is not all: a part of it declares nothing. */
  readonly isPart?: boolean | undefined;
};

/** What a dish of tonight alone declares, as entries of the menu do: allergens are absent where nothing is declared. */
export const declarationOf = (declared: Declared): { readonly allergens?: readonly Allergen[] } =>
  declared === 'undeclared' ? {} : { allergens: declared === 'none' ? [] : declared };

/** What is declared of a dish's allergens, as letters of the font of signs and as the sentence that is heard. */
export type DeclaredSigns = {
  readonly says: string;
  /** Contained, or that there are none, or that nothing is declared. */
  readonly signs: string;
  /** Possible traces. */
  readonly traces: string;
};

const NONE: readonly Allergen[] = [];

export function declaredSigns(
  { contains, mayContain: possible, isPart }: Declaration,
  { allergenTexts, allergens }: Pick<InterfaceTexts, 'allergenTexts' | 'allergens'>,
): DeclaredSigns {
  const namesOf = (of: readonly Allergen[]): string => of.map((allergen) => allergens[allergen]).join(', ');
  const mayContain = possible ?? NONE;
  const says: string[] = [];
  if (contains?.length) says.push(`${allergenTexts.contains}: ${namesOf(contains)}`);
  if (mayContain.length > 0) says.push(`${allergenTexts.mayContain}: ${namesOf(mayContain)}`);
  if (says.length === 0) says.push(contains ? allergenTexts.declaredNone : allergenTexts.undeclared);
  const none: readonly Sign[] = mayContain.length > 0 ? [] : [contains ? 'none' : 'undeclared'];
  if (isPart) says.push(allergenTexts.partlyDeclared);
  const signs: readonly Sign[] = [
    ...(contains?.length ? contains : none),
    ...(isPart ? (['undeclared'] as const) : []),
  ];
  return { says: says.join('. '), signs: signs.map(signOf).join(''), traces: mayContain.map(signOf).join('') };
}
