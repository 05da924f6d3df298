import type { BarDishes, Words } from '../../../server/protocol/tonight.ts';
import { fill } from '../../terms/fill.ts';
import { LANGUAGES, type Language } from '../../terms/house.ts';
import { Action } from '../action.tsx';
import { FOLD, OTHER } from '../looks.ts';
import { useStaff } from '../staff-context.ts';
import { TextField } from './text-field.tsx';
import { wordsOf } from '../../i18n/plain-words.ts';

type TranslationsProps = {
  readonly dishes: BarDishes;
  /** The texts to translate: the name of each on this page, and its text in the menu's first language and in others. */
  readonly texts: readonly {
    readonly label: string;
    readonly words: Words;
    readonly longest: number;
    readonly onChange: (words: Words) => void;
  }[];
};

/** The fields for the menu's other languages, with suggestions where the menu already has a dish of the same name. */
export function Translations({ dishes, texts }: TranslationsProps) {
  const { tonight: words } = useStaff();
  const [first = 'es', ...others] = dishes.languages;
  if (others.length === 0) return null;
  return (
    <>
      {texts.map(({ label, words: given, onChange }) => (
        <Offer key={label} dishes={dishes} given={given} onChange={onChange} />
      ))}
      <details className="border-y border-line">
        <summary className={`${FOLD} font-semibold`}>
          <span>{words.translations}</span>
        </summary>
        <div className="grid grid-cols-1 gap-3 pb-3">
          {others.flatMap((language) =>
            texts
              .filter(({ words: given }) => given[first] !== undefined || given[language] !== undefined)
              .map(({ label, words: given, longest, onChange }) => (
                <TextField
                  key={`${label} ${language}`}
                  label={`${label} · ${LANGUAGES[language].name}`}
                  lang={language}
                  longest={longest}
                  value={given[language] ?? ''}
                  onChange={(text) => onChange(withText(given, language, text))}
                />
              )),
          )}
        </div>
      </details>
    </>
  );
}

type OfferProps = {
  readonly dishes: BarDishes;
  readonly given: Words;
  readonly onChange: (words: Words) => void;
};

function Offer({ dishes, given, onChange }: OfferProps) {
  const { tonight: words } = useStaff();
  const [first = 'es'] = dishes.languages;
  const offered = Object.entries(offeredWords(dishes, given[first] ?? '')) as [Language, string][];
  const missing = offered.filter(([language, text]) => given[language] !== text);
  if (missing.length === 0) return null;
  const list = missing.map(([, text]) => `«${text}»`).join(', ');
  return (
    <div className="grid grid-cols-1 gap-2" aria-live="polite">
      <p>{fill(words.fromMenu, { words: list })}</p>
      <Action look={OTHER} text={words.useThem} onTap={() => onChange({ ...given, ...Object.fromEntries(missing) })} />
    </div>
  );
}

/** Words with the text of a language, or without it where it is empty. */
export function withText(words: Words, language: Language, text: string): Words {
  const { [language]: _, ...others } = words;
  return text === '' ? others : { ...others, [language]: text };
}

/** Words as they are sent: trimmed, and without empty ones. */
export const trimmed = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).flatMap(([language, text = '']) => (text.trim() ? [[language, text.trim()]] : [])),
  );

/**
 * The menu's own translations of a dish with this exact name; empty where there is none. Partial matches are not offered: half a translation would be
 * worse than none.
 */
export function offeredWords({ languages, dishes }: BarDishes, text: string): Words {
  const [first = 'es', ...others] = languages;
  const asked = wordsOf(text).join(' ');
  if (asked === '') return {};
  const same = dishes.filter(({ name }) => wordsOf(name[first] ?? '').join(' ') === asked);
  const offered: Words = {};
  for (const language of others) {
    const words = same.map(({ name }) => name[language]).find((each) => each !== undefined);
    if (words !== undefined) offered[language] = words;
  }
  return offered;
}
