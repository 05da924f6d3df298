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
