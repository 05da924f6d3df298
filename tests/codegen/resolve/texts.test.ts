import { describe, expect, test } from 'vitest';
import { expectProblems, expectValid, withItems } from '../support/compile.ts';

const missing = (place: string, name: string, code: string): string =>
  `${place} warning missing-translation: This text has no ${name} (${code}). (write @${code} and the text behind it)`;

describe('a language that a text lacks is a warning', () => {
  test('wherever a text stands', () => {
    expectProblems(
      [
        'venue: Bar',
        'languages: es en',
        'subtitle: Tapas',
        'info: {address: Plaza, phones: [{label: {es: Grupos}, number: 600}]}',
        'loyalty: {stamps: 5, reward: Café}',
        'sections:',
        '- section: Carta',
        '  items:',
        '  - Agua: 2 vaso',
        '  - heading: Vinos',
        '  - highlight: Gordi',
        '    description: Rica',
        '    detail: Mucho',
        '    unit: UD',
        '    label: Nueva',
        '    prices: {Vaso: 2}',
        '  - options: Extras',
        '    choices: [{title: Salsa, options: [BBQ, {Queso: +1}]}]',
        '  - promo: Menú',
        '    when: Hoy',
        '    includes: [Pan]',
        '    note: Niños',
        '  - setMenu: Grupo',
        '    per: pareja',
        '    courses: [{title: Postre, dishes: [Tarta]}]',
        '    drink: {options: Vino, condition: Uno}',
        '    includes: [Pan]',
        '  - builder: Crea',
        '    steps: [{title: Pan, options: [Blanco]}]',
        '    extras: [Huevo]',
        '  - conditions: [{title: Reserva, text: Antes, bankTransfer: {instructions: Nombre}}]',
        '  - banner: Viaje',
      ].join('\n'),
      [
        '3:11',
        '4:41',
        '5:30',
        '7:12',
        '9:5',
        '10:14',
        '11:16',
        '12:18',
        '13:13',
        '14:11',
        '15:12',
        '16:14',
        '17:14',
        '18:23',
        '18:40',
        '18:46',
        '19:12',
        '20:11',
        '21:16',
        '22:11',
        '23:14',
        '24:10',
        '25:23',
        '25:40',
        '26:22',
        '26:39',
        '27:16',
        '28:14',
        '29:21',
        '29:36',
        '30:14',
        '31:26',
        '31:41',
        '31:77',
        '32:13',
      ].map((place) => missing(place, 'English', 'en')),
    );
  });

  test('but for addresses and untagged labels of phones, which every language shows as they are', () => {
    const text = withItems('- Agua @en Water: 2', 'es en').replace(
      'sections:',
      'info: {address: Plaza, phones: [{label: Grupos, number: 600}]}\nsections:',
    );
    expect(expectValid(text).info).toEqual({
      address: 'Plaza',
      phones: [{ label: { es: 'Grupos' }, number: '600', kind: 'tel' }],
    });
  });

  test('each language for itself; an empty text counts as missing', () => {
    expectProblems(withItems('- note: Agua @en @fr', 'es en fr'), [
      missing('6:11', 'English', 'en'),
      missing('6:11', 'French', 'fr'),
    ]);
  });

  test('also the first', () => {
    expectProblems(withItems('- note: {en: Water}', 'es en'), [missing('6:11', 'Spanish', 'es')]);
  });

  test('a required one is an error, whether the venue offers it or not', () => {
    const required = (place: string): string =>
      `${place} error missing-required-translation: This text has no Catalan (ca). (write @ca and the text behind it)`;
    expectProblems(withItems('- note: Agua', 'es ca').replace('sections', 'requiredLanguages: ca\nsections'), [
      required('7:11'),
    ]);
    expectProblems(
      'venue: Bar\nrequiredLanguages: [ca]\nsections:\n- section: Carta @ca Carta\n  items:\n  - Agua: 2\n',
      [required('6:5')],
    );
  });

  test('a comment that holds the translations is the cause', () => {
    expectProblems(withItems('- note: Menú # 1 @en Menu # 1', 'es en'), [
      '6:11 warning missing-translation: This text has no English (en). (what follows # is a comment to YAML: put the text in quotes)',
    ]);
  });
});

describe('a text in a language that the venue does not offer is a warning and dropped', () => {
  test('at its tag', () => {
    expectProblems(withItems('- note: Agua @fr Eau @en Water\n- note: {es: Pan, fr: Pain}', 'es en'), [
      '6:16 warning unused-language: The venue does not offer French (fr). (delete the text, or add fr to languages)',
      missing('7:11', 'English', 'en'),
      '7:21 warning unused-language: The venue does not offer French (fr). (delete the text, or add fr to languages)',
    ]);
  });

  test('not in a partial', () => {
    const partials = { pan: 'sections:\n- section: Pan @fr Pain @en Bread\n  items:\n  - Pan @fr Pain @en Bread: 1\n' };
    const { sections } = expectValid('venue: Bar\nlanguages: es en\nsections:\n- use: pan\n', { partials });
    expect(sections[0]?.title).toEqual({ es: 'Pan', en: 'Bread' });
  });
});

test('a partial lacks what the venue that uses it offers', () => {
  const partials = { pan: 'languages: en\nsections:\n- section: Bread @es Pan\n  items:\n  - Bread: 1\n' };
  expectProblems(
    'venue: Bar\nlanguages: es en\nsections:\n- use: pan\n',
    [`menus/_shared/pan.yaml:${missing('5:5', 'Spanish', 'es')}`],
    {
      partials,
    },
  );
});
