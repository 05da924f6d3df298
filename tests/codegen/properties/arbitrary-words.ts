/** Texts, prices and allergens in all the spellings that the menu language knows. */
import * as fc from 'fast-check';
import { FLAGS } from '../../../codegen/validate/flags.ts';
import { ALLERGENS } from '../../../src/terms/allergens.ts';
import { STANDARD_LABELS } from '../../../src/terms/price-labels.ts';
import { fields, words, type Model, type Setting, type Words } from './menu-model.ts';
import { LANGUAGES } from '../../support/languages.ts';

/** The first ten are as most words are; the last ones YAML or the menu language would read otherwise. */
const WORDS = [
  ...'Croquetas jamón Ñoquis À partager Œuf größe caramel·litzada 7 1906'.split(' '),
  ..."100% ½ S.L. No null true L’eau l'all Up (dos) y con — … 🍷 漢字 mañana, tarde; ó ¿Más?".split(' '),
  ...'Tomate: #1 "de casa" - & * ! % @elmoreno ana@bar.es \\@en [1] {2} | > `a` ?'.split(' '),
];

/** A few words in one language, as an editor writes them: without tags, and trimmed. */
export const phrase = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...WORDS.slice(0, 10)) }, fc.constantFrom(...WORDS)), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join(' '))
  // What is a language's tag or a key of brackets alone would be something else than words.
  .filter((text) => /\p{L}{3}/u.test(text));

const HTML = fc.constantFrom(
  'Con <b>queso</b> y <em>miel</em>',
  'Uno<br>dos <a href="https://example.org/x">más</a>',
  '<ul><li>Pan</li><li>Agua &amp; sal</li></ul>',
  'H<sub>2</sub>O <small>fría</small>',
);

type Values = Record<string, string>;

function valuesOf(setting: Setting, inOne: fc.Arbitrary<string>): fc.Arbitrary<Values> {
  return fc.record(Object.fromEntries(LANGUAGES.map((code) => [code, inOne])), {
    requiredKeys: [...setting.always],
  });
}

/** `text @en text`, the first language with a tag or without. */
function tagged(setting: Setting, values: Values, isTagged: boolean): string {
  const first = setting.languages[0] ?? 'es';
  const codes = [first, ...LANGUAGES.filter((code) => code !== first)];
  return codes
    .flatMap((code) =>
      values[code] === undefined ? [] : [code === first && !isTagged ? values[code] : `@${code} ${values[code]}`],
    )
    .join(' ');
}

/** A multilingual text: by tags, and where a mapping may stand, in its long form. */
export function multilingual(setting: Setting, inOne: fc.Arbitrary<string> = phrase): fc.Arbitrary<Model> {
  return fc.tuple(valuesOf(setting, inOne), fc.nat(9)).map(([values, way]): Model => {
    if (way > 0)
      return {
        ...words(tagged(setting, values, way === 1), 'text'),
        ...(inOne === phrase ? { group: 'text' as const } : {}),
      };
    return fields(
      Object.entries(values).map(([code, value]) => [words(code), words(value.replaceAll('\\@', '@'), 'text')]),
    );
  });
}

/** A multilingual text before a colon. */
export function key(setting: Setting): fc.Arbitrary<Words> {
  return fc
    .tuple(valuesOf(setting, phrase), fc.nat(9))
    .map(([values, way]) => words(tagged(setting, values, way === 1)));
}

export function html(setting: Setting): fc.Arbitrary<Model> {
  return multilingual(setting, HTML);
}

const amount = fc
  .tuple(fc.nat(120), fc.constantFrom('', '.5', ',5', '.50', ',95', '.00'), fc.constantFrom('', '', '', '€', ' €'))
  .map((parts) => parts.join(''));

const freeText = fc.constantFrom('S.M', 'Consultar', 'S/M', 'según mercado', 'Gratis');

/** An own label on one line lacks translations, which a venue may require. */
const label = fc.constantFrom(...STANDARD_LABELS, 'ración', 'Tapa', 'BOTELLA');

const slash = fc.constantFrom(' / ', '/', ' /', '/ ');

/** Prices on one line: one, or several with a label each. */
export const prices = fc.oneof(
  { weight: 4, arbitrary: amount },
  { weight: 1, arbitrary: freeText },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.uniqueArray(label, { minLength: 1, maxLength: 4, selector: (word) => word.toLowerCase().replace('ó', 'o') }),
        fc.array(amount, { minLength: 4, maxLength: 4 }),
        slash,
      )
      .map(([labels, amounts, between]) => labels.map((word, index) => `${amounts[index]}  ${word}`).join(between)),
  },
);

export const onePrice = fc.oneof(amount, freeText);

/** What an option costs more. */
export const extraPrice = fc.tuple(fc.constantFrom('+', '+ ', ''), amount).map(([sign, price]) => sign + price);

const spelling = fc
  .tuple(fc.constantFrom(...ALLERGENS), fc.nat(5), fc.constantFrom('', '', '~', '~ '))
  .map(([word, way, sign]) => {
    const spelled = [
      word,
      word,
      word.toUpperCase(),
      `${word}${word.endsWith('s') ? '' : 's'}`,
      word.replace(/s$/, ''),
      ` ${word}`,
    ][way];
    return sign + (spelled ?? word);
  });

/** Allergens as words; none of them says that there are none. */
export const allergenWords = fc.oneof(
  { weight: 5, arbitrary: fc.array(spelling, { minLength: 1, maxLength: 5 }) },
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.constantFrom(['none'], ['None']) },
);

const flags = fc
  .uniqueArray(fc.constantFrom(...FLAGS, 'picante', 'muyPicante', 'casera', 'nuevo', 'recomendado'), { maxLength: 3 })
  .map((list) => (list.includes('onlyNight') ? list.filter((flag) => flag !== 'onlyDay') : list));

/** What stands behind the colon of a dish on one line; `undefined` is nothing. */
export const dishValue: fc.Arbitrary<Model | undefined> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: allergenWords.map((list): Model => ({ kind: 'brackets', words: list })) },
  {
    weight: 8,
    arbitrary: fc
      .tuple(prices, fc.option(allergenWords), flags, fc.boolean())
      .map(([price, list, marks, isLast]): Model => {
        const brackets = list === null ? [] : [`[${list.join(', ')}]`];
        const parts = isLast ? [price, ...brackets, ...marks] : [price, ...marks, ...brackets];
        return words(parts.join(' '));
      }),
  },
);

/** What stands behind the colon of a dish of a set menu; `undefined` is nothing. */
export const supplementValue: fc.Arbitrary<Model | undefined> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: allergenWords.map((list): Model => ({ kind: 'brackets', words: list })) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('+', '+ '), amount, fc.option(allergenWords))
      .map(([sign, price, list]): Model => words(`${sign}${price}${list === null ? '' : ` [${list.join(', ')}]`}`)),
  },
);
