import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileVenue } from '../../../codegen/resolve/compile-venue.ts';
import { inOneLine } from '../support/compile.ts';
import { runCommand } from '../support/run-command.ts';
import { LANGUAGES } from '../../support/languages.ts';

const README = readFileSync(new URL('../../../menus/README.md', import.meta.url), 'utf8');
const [spanish = '', english = ''] = README.split('\n---\n');

type Example = { readonly place: string; readonly text: string };

/** The examples of a half, each with what its first line says of its place. */
function examplesOf(half: string): Example[] {
  return [...half.matchAll(/^( *)```yaml\n\1# ([^\n]*)\n(.*?)^\1```/gms)].map(
    ([, indent = '', place = '', text = '']) => ({
      place,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** What the first line of a piece of a menu says of its place. */
const PIECE = /^(?:(?:debajo de|under) (items|sections)|(?:arriba, junto a|at the top, beside) (venue)):$/;

const indented = (text: string, spaces: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces));

/** The menu that an example is, or is a piece of: in the half's own language and those of its tags. */
function menuOf({ place, text }: Example, language: string): string {
  const tagged = LANGUAGES.filter((code) => text.includes(` @${code} `));
  const languages = [...new Set([language, ...tagged])];
  const head = `venue: Bar\nlanguages: ${languages.join(' ')}\n`;
  const items = `sections:\n  - section: {${languages.map((code) => `${code}: Carta`).join(', ')}}\n    items:\n`;
  const [, below, beside] = PIECE.exec(place) ?? [];
  if (below === 'items') return `${head}${items}${indented(text, 6)}`;
  if (below === 'sections') return `${head}sections:\n${indented(text, 2)}`;
  return beside === undefined ? text : `${head}${text}${items}      - 1906: 2\n`;
}

/** Everything that is said of an example, the pictures and partials that the page names being there. */
function problemsOf(example: Example, half: string, language: string): string[] {
  const partials = new Map(
    examplesOf(half)
      .filter(({ place }) => place.startsWith('menus/_shared/'))
      .map(({ place, text }) => [
        place.slice('menus/_shared/'.length, -'.yaml'.length),
        { file: place, text, languages: LANGUAGES },
      ]),
  );
  const pictures = half.matchAll(/\b(?:image|badge|icon): ([a-z]+)/g);
  const images = new Set(Array.from(pictures, ([, name]) => `${name}.jpg`));
  const { diagnostics } = compileVenue(
    { file: 'menus/bar.yaml', id: 'bar', text: menuOf(example, language), languages: LANGUAGES },
    {
      languages: LANGUAGES,
      partial: (name) => {
        const source = partials.get(name);
        return source === undefined ? undefined : { ...source, id: name };
      },
      images: () => images,
    },
  );
  return diagnostics.map(inOneLine);
}

describe.each([
  ['Spanish', spanish, 'es'],
  ['English', english, 'en'],
])('the README in %s', (_, half, language) => {
  const examples = examplesOf(half);

  test('has its examples marked with the place where they go', () => {
    expect(examples.length).toBe(half.split('```yaml').length - 1);
    const others = examples.map(({ place }) => place).filter((place) => !PIECE.test(place));
    expect(others.filter((place) => !/^menus\/(?:_shared\/)?[a-z-]+\.yaml$/.test(place))).toEqual([]);
  });

  test.each(examples.filter(({ place }) => !place.startsWith('menus/_shared/')))(
    'has an example that compiles without a warning, $place',
    (example) => {
      expect(problemsOf(example, half, language)).toEqual([]);
    },
  );
});

const commands = new Set(Array.from(README.matchAll(/npm run carta -- ([^`]+)`/g), ([, line = '']) => line));

test.each([...commands])('carta has the command of the README and its options: %s', async (line) => {
  const { status, out } = await runCommand('.', 'help', line.split(' ')[0] ?? '');
  expect(status).toBe(0);
  for (const [option] of line.matchAll(/--[a-z-]+/g)) expect(out).toContain(`${option} `);
});

test('both halves of the README have the same parts and examples', () => {
  const shape = (half: string): string[] =>
    Array.from(half.matchAll(/^(?:#+ |```\w+|\|---| *- \*\*|\d\. )/gm), ([mark]) => mark.trim());
  expect(shape(spanish)).toEqual(shape(english));
  expect(examplesOf(spanish).map(({ text }) => text.split('\n').length)).toEqual(
    examplesOf(english).map(({ text, place }) => text.split('\n').length - extraLine(place, text)),
  );
});

/** In the English half a whole menu names its language, which in the Spanish half is Spanish unless something else is said. */
function extraLine(place: string, text: string): number {
  return place === 'menus/example-bar.yaml' && text.includes('languages: en\n') ? 1 : 0;
}
