import { Allergens } from '../../../menu/allergens.tsx';
import { Sign, type SignName } from '../../../staff/signs.tsx';
import { ALLERGENS } from '../../../terms/allergens.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../../terms/house.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { SampleProps } from '../part-samples.ts';
import { NAME, ROW, Specimens } from './specimens.tsx';

/** One that is added is a type error here. */
const ICONS: Readonly<Record<IconName, true>> = {
  list: true,
  phone: true,
  mail: true,
  pin: true,
  chat: true,
  instagram: true,
  facebook: true,
  search: true,
  filter: true,
  pen: true,
  tiktok: true,
  globe: true,
  calendar: true,
};
const STAFF_SIGNS: Readonly<Record<SignName, true>> = {
  scan: true,
  today: true,
  recent: true,
  team: true,
  figures: true,
  more: true,
  torch: true,
  sound: true,
  muted: true,
  keys: true,
  good: true,
  again: true,
  gift: true,
  bad: true,
  question: true,
  noNetwork: true,
  undone: true,
};

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
        {(Object.keys(STAFF_SIGNS) as SignName[]).map((name) => (
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
