import { Allergens } from '../../../menu/allergens.tsx';
import { Sign, type SignName, SIGNS } from '../../../staff/signs.tsx';
import { ALLERGENS } from '../../../terms/allergens.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../../terms/house.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Icon, type IconName, ICONS } from '../../../ui/icon.tsx';
import type { SampleProps } from '../part-samples.ts';
import { NAME, ROW, Specimens } from './specimens.tsx';

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-3 border-b border-line py-3';
const CELL = 'flex min-h-11 items-center gap-2 wrap-anywhere text-label';

/** Icons, flags, and the signs of allergens: contained, possible, none, not declared. */
export function Signs({ words }: SampleProps) {
  const { allergens, allergenTexts, page } = words.texts;
  return (
    <Specimens title={page.title}>
      <ul className={GRID}>
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <li key={name} className={CELL}>
            <Icon of={name} />
            {name}
          </li>
        ))}
      </ul>
      <ul className={GRID}>
        {(Object.keys(SIGNS) as SignName[]).map((name) => (
          <li key={name} className={CELL}>
            <Sign of={name} className="size-6" />
            {name}
          </li>
        ))}
      </ul>
      <ul className={GRID}>
        {LANGUAGE_CODES.map((language) => (
          <li key={language} className={CELL}>
            <Flag language={language} />
            <span lang={language}>{LANGUAGES[language].name}</span>
          </li>
        ))}
      </ul>
      <ul>
        {ALLERGENS.map((allergen) => (
          <li key={allergen} className={ROW}>
            <span className={NAME}>{allergens[allergen]}</span>
            <Allergens contains={[allergen]} mayContain={undefined} />
            <Allergens contains={undefined} mayContain={[allergen]} />
          </li>
        ))}
        <li className={ROW}>
          <span className={NAME}>{allergenTexts.declaredNone}</span>
          <Allergens contains={[]} mayContain={undefined} />
        </li>
        <li className={ROW}>
          <span className={NAME}>{allergenTexts.undeclared}</span>
          <Allergens contains={undefined} mayContain={undefined} />
        </li>
      </ul>
    </Specimens>
  );
}
