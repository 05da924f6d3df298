import { useState } from 'react';
import type { BarDishes, Declared, Special, StaffNews, Words } from '../../../server/protocol/tonight.ts';
import { contradictsItself, LONGEST } from '../../../server/protocol/limits.ts';
import { fill } from '../../terms/fill.ts';
import { type Mark, MARKS } from '../../terms/marks.ts';
import { FOLD, PANEL } from '../looks.ts';
import { useStaff } from '../staff-context.ts';
import { AllergenQuestion, type AllergenAnswer, answerOf, declaredOf } from './allergen-question.tsx';
import { Choice } from './choice.tsx';
import { amountExample, amountLabel, readAmount, writeAmount } from './price-form.tsx';
import { TextField } from './text-field.tsx';
import { Translations, trimmed, withText } from './translations.tsx';
import { useTonightState } from './use-tonight.ts';
import { useParams } from 'react-router-dom';
import { NothingToChange, WishForm } from './wish-form.tsx';
import type { Wish } from './wish.ts';

type SpecialFormProps = {
  readonly dishes: BarDishes;
  /** The special to change; absent for a new one. */
  readonly special?: StaffNews['specials'][number];
  /** The initial content. */
  readonly written?: Special | undefined;
};

/** The message of each field that is wrong. */
type Problems = Readonly<Record<'name' | 'price' | 'allergens', string | undefined>>;

const NONE: Problems = { name: undefined, price: undefined, allergens: undefined };

/** The form for a dish of tonight (T3). */
function SpecialForm({ dishes, special, written = special }: SpecialFormProps) {
  const { words, tonight: texts, marks: markWords, language } = useStaff();
  const [first = 'es'] = dishes.languages;
  const [name, setName] = useState<Words>(written?.name ?? {});
  const [price, setPrice] = useState(written ? writeAmount(written.price) : '');
  const [about, setAbout] = useState<Words>(written?.description ?? {});
  const [marks, setMarks] = useState<readonly Mark[]>(written?.marks ?? []);
  const [answer, setAnswer] = useState<AllergenAnswer>(written && answerOf(written.allergens));
  const [problems, setProblems] = useState(NONE);
  const settle = (what: keyof Problems): void => setProblems({ ...problems, [what]: undefined });
  const wishOf = (form: HTMLFormElement): Wish | undefined => {
    const amount = readAmount(price);
    const allergens = declaredOf(answer);
    const called = trimmed(name);
    const found: Problems = {
      name: called[first] === undefined ? texts.nameBad : undefined,
      price: amount === undefined ? fill(texts.amountBad, { example: amountExample(language) }) : undefined,
      allergens: problemOf(allergens),
    };
    setProblems(found);
    // They come in this order in the form, too.
    const at = Object.values(found).findIndex((problem) => problem !== undefined);
    if (at >= 0 || amount === undefined || allergens === undefined) {
      form.querySelectorAll<HTMLElement>('input, fieldset')[at]?.focus();
      return undefined;
    }
    const description = trimmed(about);
    const said: Special = {
      name: called,
      price: amount,
      allergens,
      ...(Object.keys(description).length > 0 && { description }),
      ...(marks.length > 0 && { marks: MARKS.filter((mark) => marks.includes(mark)) }),
    };
    return { do: 'special', ...(special && { id: special.id }), special: said };
  };
  const problemOf = (allergens: Declared | undefined): string | undefined => {
    if (allergens === undefined) return texts.allergensBad;
    return contradictsItself({ marks, allergens }) ? words.marksConflict : undefined;
  };
  return (
    <WishForm
      title={special ? texts.changeSpecial : texts.addSpecial}
      wishOf={wishOf}
      takeBack={special && { do: 'unspecial', id: special.id }}
    >
      <TextField
        label={texts.name}
        lang={first}
        longest={LONGEST.name}
        value={name[first] ?? ''}
        onChange={(text) => {
          setName(withText(name, first, text));
          settle('name');
        }}
        problem={problems.name}
      />
      <TextField
        label={amountLabel(texts, language)}
        longest={9}
        inputMode="decimal"
        value={price}
        onChange={(text) => {
          setPrice(text);
          settle('price');
        }}
        problem={problems.price}
      />
      <AllergenQuestion
        answer={answer}
        onAnswer={(given) => {
          setAnswer(given);
          settle('allergens');
        }}
        problem={problems.allergens}
      />
      <TextField
        label={texts.about}
        lang={first}
        longest={LONGEST.description}
        value={about[first] ?? ''}
        onChange={(text) => setAbout(withText(about, first, text))}
      />
      <Translations
        dishes={dishes}
        texts={[
          { label: texts.name, words: name, longest: LONGEST.name, onChange: setName },
          { label: texts.about, words: about, longest: LONGEST.description, onChange: setAbout },
        ]}
      />
      <details className="border-b border-line">
        <summary className={`${FOLD} font-semibold`}>
          <span>{texts.character}</span>
        </summary>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-3">
          {MARKS.map((mark) => (
            <Choice
              key={mark}
              type="checkbox"
              checked={marks.includes(mark)}
              onChange={() => {
                setMarks(MARKS.filter((each) => (each === mark) !== marks.includes(each)));
                if (answer) settle('allergens');
              }}
            >
              {markWords[mark]}
            </Choice>
          ))}
        </div>
      </details>
    </WishForm>
  );
}

/** The special of the address, or a new one. */
export function SpecialView() {
  const { words, tonight: texts } = useStaff();
  const { specialID } = useParams();
  const { dishes, news, draft } = useTonightState();
  if (!dishes || (specialID !== undefined && !news)) return <output className={PANEL}>{words.loading}</output>;
  if (specialID === undefined) return <SpecialForm dishes={dishes} written={draft} />;
  const special = news?.specials.find(({ id }) => id === specialID);
  if (special) return <SpecialForm key={specialID} dishes={dishes} special={special} />;
  return <NothingToChange text={texts.specialGone} />;
}
