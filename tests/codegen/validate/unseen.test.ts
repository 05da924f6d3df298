/** Signs that nobody sees, as texts from a word processor or a chat bring them: they change nothing that is understood. */
import { expect, test } from 'vitest';
import { compile } from '../support/compile.ts';

const withDish = (dish: string): string => `venue: Bar\nsections: [{section: Carta, items: [${dish}]}]\n`;

test.each(['Gam\u{AD}bas', 'Gambas\u{200B}', '\u{2060}Gambas', 'Gam\u{200B}bas', 'Gambas\u{FEFF}'])(
  'the id of %j is the one of what is seen, and its ingredient is noticed',
  (name) => {
    const { venue, diagnostics } = compile(withDish(`{"${name} al ajillo": "9 []"}`));
    expect(venue?.sections?.[0]?.entries[0]).toMatchObject({ id: 'gambas-al-ajillo' });
    expect(diagnostics.map(({ code }) => code)).toEqual(['undeclared-ingredient']);
  },
);

test.each(['{"\u{200B}": "9"}', '{item: "\u{200B}", price: 9}', '{item: {es: "\u{AD} \u{200E}"}, price: 9}'])(
  'a name of nothing else is missing: %j',
  (dish) => {
    expect(compile(withDish(dish)).diagnostics.map(({ code }) => code)).toEqual(['missing-field']);
  },
);

/** Accents as signs of their own, as macOS writes them in names of files and programs copy them. */
const apart = (text: string): string => text.normalize('NFD');

test('accents that are signs of their own mean what those of letters mean', () => {
  const menu = `venue: Bar
hours: mié 12-16; sáb 12-16
sections:
  - section: Carta
    items:
      - Jamón: 3 ración / 2 tapa [crustáceos]
      - item: Café
        id: café
        image: té
  - use: base#tés
    without: [té]
`;
  const partial = 'sections: [{section: Tés, id: tés, items: [{item: Té, id: té}, Leche: "1 [lácteo]"]}]\n';
  const compiled = (text: string, other: string, picture: string): unknown => {
    const { venue, diagnostics } = compile(text, { partials: { base: other }, images: { bar: [`${picture}.jpg`] } });
    const ids = venue?.sections?.map(({ id, entries }) => [id, ...entries.map((entry) => 'id' in entry && entry.id)]);
    return { hours: venue?.hours?.length, ids, diagnostics };
  };
  const expected = {
    hours: 2,
    ids: [
      ['carta', 'jamon', 'café'],
      ['tés', 'leche'],
    ],
    diagnostics: [],
  };
  expect(compiled(menu, partial, 'té')).toEqual(expected);
  expect(compiled(apart(menu), partial, 'té')).toEqual(expected);
  expect(compiled(menu, apart(partial), apart('té'))).toEqual(expected);
});
