import { describe, expect, test } from 'vitest';
import {
  askedWords,
  EXACT,
  indexedWords,
  matchWord,
  NO_MATCH,
  PREFIX,
  SIMILAR,
} from '../../../src/menu/finder/search/search-words.ts';
import { groupResults, firstReachable } from '../../../src/menu/finder/search/search-groups.ts';
import { indexMenu, indexOf, searchMenu } from '../../../src/menu/finder/search/search-index.ts';
import { wordsOf } from '../../../src/i18n/plain-words.ts';
import { simple } from '../../../src/menu/menu-rows.ts';
import type { Section } from '../../../src/menu/model.ts';
import { spanishLookup, textLookup } from '../../../src/menu/text-lookup.ts';
import { interfaceTexts } from '../../../generated/interface.ts';
import { fixtureMenu, textsOfFixture } from '../../support/fixture-menu.ts';

describe('the words of a text', () => {
  test.each([
    ['Jamón ibérico', ['jamon', 'iberico']],
    ['CAÑA', ['cana']],
    ['Œufs à la coque', ['oeufs', 'a', 'la', 'coque']],
    ['Großmutters Käse', ['grossmutters', 'kase']],
    ['Col·laboració, mol.luscos', ['collaboracio', 'molluscos']],
    ['d’anís l’àvia', ['d', 'anis', 'l', 'avia']],
    ['Coca-Cola 0,33', ['coca', 'cola', '0', '33']],
    ['«¡Olé!»', ['ole']],
    ['  ', []],
    // Decomposed, as some keyboards write it.
    ['cafe\u0301', ['cafe']],
    // A soft hyphen and a word joiner, which nobody sees.
    ['Gam\u00ADbas a\u2060jillo', ['gambas', 'ajillo']],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test.each([
    ['Käse und Brötchen', ['kase', 'und', 'brotchen', 'kaese', 'broetchen']],
    ['Ka\u0308se', ['kase', 'kaese']],
    ['Queso', ['queso']],
  ])('are found without German umlauts, too: %s', (text, words) => {
    expect(indexedWords(text)).toEqual(words);
  });

  test.each([
    ['croquetas de la abuela', ['croquetas', 'abuela']],
    ['l’oli', ['oli']],
    ['de la', ['de', 'la']],
    ['sin gluten', ['sin', 'gluten']],
    ['sans gluten', ['sans', 'gluten']],
    ['ohne Gluten', ['ohne', 'gluten']],
    ['senza glutine', ['senza', 'glutine']],
    ['sense gluten', ['sense', 'gluten']],
    ['without gluten', ['without', 'gluten']],
  ])('are asked without small ones where there are others, and never lose the word for without: %s', (query, words) => {
    expect(askedWords(query)).toEqual(words);
  });
});

describe('a word that is asked for', () => {
  test.each([
    ['is the whole word', 'queso', 'queso', EXACT],
    ['is its beginning', 'que', 'queso', PREFIX],
    ['is its first letter', 'q', 'queso', PREFIX],
    ['is longer than it', 'queso', 'que', NO_MATCH],
    ['is its end', 'eso', 'queso', NO_MATCH],
    ['has a wrong letter', 'hamburgueza', 'hamburguesa', SIMILAR],
    ['has a wrong letter at the end', 'quesa', 'queso', SIMILAR],
    ['has a wrong letter at the beginning', 'kueso', 'queso', SIMILAR],
    ['has a letter too few', 'croqetas', 'croquetas', SIMILAR],
    ['has a letter too many', 'tomatte', 'tomate', SIMILAR],
    ['is a plural', 'quesos', 'queso', SIMILAR],
    ['has two letters in the wrong order', 'qeuso', 'queso', SIMILAR],
    ['has an error in the beginning of a longer word', 'croqe', 'croquetas', SIMILAR],
    ['has a letter too few and a wrong one', 'hamburgeza', 'hamburguesa', NO_MATCH],
    ['has two letters too few', 'croqtas', 'croquetas', NO_MATCH],
    ['has an error and only four letters', 'quso', 'queso', NO_MATCH],
    ['is another', 'pulpo', 'pollo', NO_MATCH],
  ])('%s: %s and %s', (_what, asked, word, match) => {
    expect(matchWord(asked, word)).toBe(match);
  });

  test.each([
    ['ラーメン', '特製醤油ラーメン（並）', PREFIX],
    ['ﾗｰﾒﾝ', '醤油ラーメン', PREFIX],
    ['麺', 'つけ麺', PREFIX],
    ['ラーメン', 'ラーメン', EXACT],
    ['찌개', '김치찌개', PREFIX],
    ['كسكس', 'الكسكس', PREFIX],
    ['うどん', 'ラーメン', NO_MATCH],
    ['menu', 'submenu', NO_MATCH],
    ['zurek', 'Żurek', EXACT],
    ['losos', 'Łosoś', EXACT],
    ['iskender', 'İskender', EXACT],
    ['isik', 'Işık', EXACT],
    ['smorrebrod', 'Smørrebrød', EXACT],
    ['μουσακας', 'ΜΟΥΣΑΚΆΣ', EXACT],
  ])('in a language of the world: %s, in %s', (asked, text, match) => {
    expect(
      Math.max(...askedWords(asked).flatMap((one) => indexedWords(text).map((word) => matchWord(one, word)))),
    ).toBe(match);
  });

  test('is found with any one letter too many, wrong or missing', () => {
    const misspelt = (word: string): string[] =>
      Array.from({ length: word.length + 1 }, (_, at) => at).flatMap((at) =>
        ['a', 'o', 't', 's', 'x'].flatMap((letter) => [
          word.slice(0, at) + letter + word.slice(at),
          word.slice(0, at) + letter + word.slice(at + 1),
          word.slice(0, at) + word.slice(at + 1),
        ]),
      );
    const missed = ['tomate', 'tomates', 'pimiento', 'boniato', 'bonito'].flatMap((word) =>
      misspelt(word).filter((asked) => matchWord(asked, word) === NO_MATCH),
    );
    expect(missed).toEqual([]);
  });
});

const { es, en } = textsOfFixture;
const words = (await interfaceTexts.es()).texts.marks;
const spanish = indexMenu(fixtureMenu.sections, textLookup(es, es, 'es'), spanishLookup(undefined), words);
const english = indexMenu(fixtureMenu.sections, textLookup(en, es, 'es'), spanishLookup(es), words);

const found = (query: string, index = spanish): string[] => searchMenu(index, query).map(({ entry }) => entry.id);

describe('a search', () => {
  test.each([
    ['by name', 'nachos', ['nachos-de-la-casa']],
    ['without accents and case', 'CLASICA', ['la-clasica']],
    ['with accents that the menu has not', 'pulpó', ['pulpo-a-la-gallega']],
    ['by the beginning of words', 'cro ja', ['croquetas-de-jamon', 'menu-1']],
    ['in any order', 'jamón croquetas', ['croquetas-de-jamon', 'menu-1']],
    ['without small words', 'pulpo de la gallega', ['pulpo-a-la-gallega']],
    ['in descriptions', 'beicon', ['la-clasica']],
    ['in descriptions with elements', 'mucho queso', ['nachos-de-la-casa']],
    ['in links of descriptions', 'guacamole', ['nachos-de-la-casa']],
    ['in details', 'compartir', ['nachos-de-la-casa']],
    ['in labels', 'edicion limitada', ['la-gordi']],
    ['in an editor’s own price labels', 'reserva', ['ron-anejo']],
    ['in options', 'boniato', ['options-cambia-tu-burger']],
    ['in steps of a builder', 'pepinillo', ['crea-tu-burger']],
    ['in its extras', 'costilla', ['crea-tu-burger']],
    ['in what an offer includes', 'burger de la semana', ['menu-de-mediodia']],
    ['in the courses of a set menu', 'chuleton', ['menu-1']],
    ['in its drinks', 'crianza', ['menu-1']],
    ['by section', 'copas', ['ron-anejo', 'vermut-de-grifo']],
    ['by section and name', 'copas ron', ['ron-anejo']],
    ['with names before descriptions', 'tomate', ['tomate-alinado', 'crea-tu-burger']],
    ['with a typing error', 'croqeutas', ['croquetas-de-jamon', 'menu-1']],
    ['of a word for without, for no dish that has it', 'sin queso', []],
    ['with nothing to be found', 'sushi', []],
    ['with one word too many', 'pulpo sushi', []],
    ['of nothing', ' ,. ', []],
  ])('%s: %s', (_how, query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  test('puts names before sections', () => {
    // The first two have it in their names, the third is in the section of that name, as others are.
    expect(found('burger').slice(0, 3)).toEqual(['crea-tu-burger', 'options-cambia-tu-burger', 'la-gordi']);
  });

  test('forgives a typing error, below what is spelt right', () => {
    const sections: Section[] = [{ id: 's', entries: [simple('pallo'), simple('arroz'), simple('pollo')] }];
    const texts = { pallo: 'Pallo', arroz: 'Arroz', 'arroz/description': 'con pollo', pollo: 'Pollo' };
    const index = indexMenu(sections, textLookup(texts, texts, 'es'), spanishLookup(undefined), words);
    expect(searchMenu(index, 'pollo').map(({ entry, isSimilar }) => [entry.id, isSimilar])).toEqual([
      ['pollo', false],
      ['arroz', false],
      ['pallo', true],
    ]);
  });

  test('on a page in another language also knows the Spanish names', () => {
    expect(found('ham', english)).toEqual(['croquetas-de-jamon']);
    expect(searchMenu(english, 'jamón').map(({ entry, bySpanish }) => [entry.id, bySpanish])).toEqual([
      ['croquetas-de-jamon', true],
      ['menu-1', false],
    ]);
    expect(found('draught', english)).toEqual(['vermut-de-grifo']);
  });

  test('indexes a language once', () => {
    const text = textLookup(es, es, 'es');
    const index = indexOf(fixtureMenu.sections, text, spanishLookup(undefined), words);
    expect(indexOf(fixtureMenu.sections, text, spanishLookup(undefined), words)).toBe(index);
  });
});

describe('results', () => {
  const NIGHT = ['night', 'evening'];
  const grouped = (query: string, open?: string[], hidden: string[] = []) =>
    groupResults(searchMenu(spanish, query), { open, isHidden: ({ id }) => hidden.includes(id) });
  const shape = (groups: ReturnType<typeof grouped>) =>
    groups.map(({ section, results }) => [section.id, ...results.map(({ entry }) => entry.id)]);

  test('stand by section, the best section first', () => {
    expect(shape(grouped('croquetas'))).toEqual([
      ['entrantes', 'croquetas-de-jamon'],
      ['grupos', 'menu-1'],
    ]);
  });

  test.each([
    ['out of its own hours', 'tabla', ['day'], 'night'],
    ['out of its section’s', 'ron', ['day'], 'evening'],
    ['for the day only', 'vermut', NIGHT, 'day'],
    ['in its hours', 'tabla', NIGHT, undefined],
    ['in its hours, as far as is known', 'tabla', undefined, undefined],
  ])('say of each that it is %s', (_what, query, open, closed) => {
    expect(grouped(query, open)[0]?.results[0]?.closed).toBe(closed);
  });

  test('put what the page shows before what it does not, and Enter leads there', () => {
    expect(shape(grouped('copas', NIGHT))).toEqual([['copas', 'ron-anejo', 'vermut-de-grifo']]);
    const hidden = grouped('copas', undefined, ['ron-anejo']);
    expect(shape(hidden)).toEqual([['copas', 'vermut-de-grifo', 'ron-anejo']]);
    expect(hidden[0]?.results.map(({ isHidden }) => isHidden)).toEqual([false, true]);
    expect(firstReachable(hidden)?.entry.id).toBe('vermut-de-grifo');
    expect(firstReachable(grouped('ron', ['day']))).toBeUndefined();
  });
});
