import { describe, expect, test } from 'vitest';
import { compilePartial } from '../../../codegen/resolve/compile-shared.ts';
import { compile, contextOf, expectProblems, expectValid, inOneLine } from '../support/compile.ts';

const venue = (name: string, fields = ''): string => `venue: Bar\n${fields}sections:\n- use: ${name}\n`;
const uses = (...names: string[]): string => `sections:\n${names.map((name) => `- use: ${name}\n`).join('')}`;

const alone = (id: string, partials: Record<string, string>): string[] => {
  const context = contextOf({ partials });
  const source = context.partial(id);
  if (source === undefined) throw new Error(`The test has no partial ${id}.`);
  return compilePartial(source, context).map(inOneLine);
};

describe('partials that use each other are an error, said once wherever the reading begins', () => {
  const partials = {
    carta: uses('vinos'),
    vinos: `${uses('licores')}- section: Vinos\n  items:\n  - Rioja: 3\n`,
    licores: uses('vinos'),
  };
  const problem =
    'menus/_shared/vinos.yaml:2:8 error partial-cycle: These partials use each other: licores, vinos. (delete one of the uses)';

  test.each(['carta', 'vinos', 'licores'])('from a venue that uses %s', (name) => {
    expectProblems(venue(name), [problem], { partials });
  });

  test('from the partials alone', () => {
    expect(['carta', 'vinos', 'licores'].flatMap((name) => alone(name, partials))).toEqual([problem]);
  });

  test('one that uses itself', () => {
    const itself = 'menus/_shared/a.yaml:2:8 error partial-cycle: "a" uses itself. (delete one of the uses)';
    expectProblems(venue('a'), [itself], { partials: { a: uses('a#x') } });
  });
});

test('a partial is checked alone as it is with the venues that use it', () => {
  const partials = { vinos: 'sections:\n- section: Vinos\n  items:\n  - Rioja: 3..5\n  - use: nada\nfoo: x\n' };
  const problems = [
    'menus/_shared/vinos.yaml:4:12 error bad-price: "3..5" is not an amount. (write an amount such as 9.50 or 9,50 €)',
    'menus/_shared/vinos.yaml:5:10 error unknown-partial: There is no partial "nada". (write _shared/nada.yaml, or correct the name)',
    'menus/_shared/vinos.yaml:6:1 error unknown-field: "foo" is not a field that can stand here. (fields are: languages, defaults, sections)',
  ];
  expect(alone('vinos', partials)).toEqual(problems);
  expectProblems(venue('vinos'), problems, { partials });
});

test('a partial needs sections only', () => {
  expect(alone('vinos', { vinos: '' })).toEqual([
    'menus/_shared/vinos.yaml:1:1 error missing-field: The field "sections" is missing: the file is empty. (write sections: and its value)',
  ]);
});

test('a venue names all partials it depends on, also those that are missing', () => {
  const partials = { a: uses('b', 'c'), b: uses('d') };
  expect(compile(venue('a'), { partials }).partials).toEqual(['a', 'b', 'c', 'd']);
  expect(compile('venue: Bar\nstatus: unavailable\n', { partials }).partials).toEqual([]);
});

describe('in a partial stand', () => {
  test('texts in languages that the venue does not offer, which are dropped', () => {
    const pan = 'sections:\n- section: Pan @fr Pain @en Bread\n  items:\n  - Pan @fr Pain @en Bread: 1\n';
    const { sections } = expectValid(venue('pan', 'languages: es en\n'), { partials: { pan } });
    expect(sections[0]?.title).toEqual({ es: 'Pan', en: 'Bread' });
  });

  test('texts that lack a language that the venue offers', () => {
    const pan = 'languages: en\nsections:\n- section: Bread @es Pan\n  items:\n  - Bread: 1\n';
    const missing =
      'menus/_shared/pan.yaml:5:5 warning missing-translation: This text has no Spanish (es). (write @es and the text after it)';
    expectProblems(venue('pan', 'languages: es en\n'), [missing], { partials: { pan } });
  });

  test('texts in no language that the venue offers, which are shown as they are', () => {
    const pan = 'languages: en\nsections:\n- section: Bread\n  items:\n  - Toast @fr Pain grillé: 1 [gluten]\n';
    const { venue: bar, diagnostics } = compile(venue('pan'), { partials: { pan } });
    expect(diagnostics.map(({ code }) => code)).toEqual(['missing-translation', 'missing-translation']);
    expect(bar?.sections).toMatchObject([{ title: { en: 'Bread' }, entries: [{ name: { en: 'Toast' } }] }]);
  });

  test('dishes with the defaults of the venue', () => {
    const horno = 'sections:\n- section: Horno\n  items:\n  - item: Pan\n    description: <hr>\n';
    const problem =
      'menus/_shared/horno.yaml:5:18 error unsafe-html: <hr> cannot be used here. (only b strong i em u br p ul ol li span a small sup sub can be used)';
    expectProblems(venue('horno', 'defaults: {allowHtmlInDescription: true}\n'), [problem], { partials: { horno } });
  });

  test('defaults, which go before those of the venue', () => {
    const horno = 'defaults: {smash: false, decimals: 1}\nsections:\n- section: Horno\n  items:\n  - Pan: 2\n';
    const { sections } = expectValid(venue('horno', 'defaults: {smash: true, withChips: true}\n'), {
      partials: { horno },
    });
    expect(sections[0]?.entries).toEqual([
      {
        kind: 'item',
        variant: 'simple',
        id: 'pan',
        name: { es: 'Pan' },
        prices: [{ amount: 2 }],
        decimals: 1,
        withChips: true,
      },
    ]);
  });
});
