import { describe, expect, test } from 'vitest';
import { emitMenu } from '../../../codegen/emit/venue-menu.ts';
import { compile } from '../support/compile.ts';
import { typeset, typesetRich } from '../../../codegen/emit/typeset.ts';
import type { Language } from '../../../src/terms/language.ts';

/** `_` is a space at which no line ends, `~` a thin one. */
const shown = (text: string): string => text.replaceAll('\u00A0', '_').replaceAll('\u202F', '~');

describe.each<[language: Language, lines: readonly (readonly [written: string, set: string])[]]>([
  [
    'fr',
    [
      ['Un supplément ? Demandez !', 'Un supplément~? Demandez~!'],
      ['Sans fromage; avec pain', 'Sans fromage~; avec pain'],
      ['Un vrai "oui" !', 'Un vrai "oui"~!'],
      ['Accompagnement : frites', 'Accompagnement_: frites'],
      ['Accompagnement: frites', 'Accompagnement_: frites'],
      ['Au choix:', 'Au choix_:'],
      ['Le plat « maison » du jour', 'Le plat «_maison_» du jour'],
      ['Le plat «maison»', 'Le plat «_maison_»'],
      ['Vraiment ?!', 'Vraiment~?!'],
      ["l'eau d'Évian", 'l’eau d’Évian'],
      ['de 13:00 à 16:00', 'de 13:00 à 16:00'],
      ['https://example.org/a?b=1;c', 'https://example.org/a?b=1;c'],
      ['(sur demande !)', '(sur demande~!)'],
      ['Enlever : {name}', 'Enlever_: {name}'],
    ],
  ],
  [
    'es',
    [
      ['Solomillo de 200 g a 24 €', 'Solomillo de 200_g a 24_€'],
      ['Copa de 12 cl, 33 cl o 0,5 l', 'Copa de 12_cl, 33_cl o 0,5_l'],
      ['Vol. 5,2 % y 30 min', 'Vol. 5,2_% y 30_min'],
      ['Abierto hasta las 23 h', 'Abierto hasta las 23_h'],
      ['¿Más? ¡Claro! Sí; no: quizá', '¿Más? ¡Claro! Sí; no: quizá'],
      ['Y además...', 'Y además…'],
      ['7Up, 1906, S.M y 12 unidades', '7Up, 1906, S.M y 12 unidades'],
      ["14'90 y 958 000 101", "14'90 y 958 000 101"],
      ['2 langostinos y 3 gambas', '2 langostinos y 3 gambas'],
      ['«Casera»', '«Casera»'],
      ['1 kg', '1_kg'],
      ['Llévatelo (Ley 1/2025)', 'Llévatelo (Ley_1/2025)'],
      ['Cierra 24/12 y 1/1', 'Cierra 24/12 y 1/1'],
      ['Menos de 1 h.', 'Menos de 1_h.'],
    ],
  ],
  [
    'en',
    [
      ["Grandma's ham croquettes, rock'n'roll", 'Grandma’s ham croquettes, rock’n’roll'],
      ["the '90s", "the '90s"],
      ['Really?', 'Really?'],
    ],
  ],
  [
    'ca',
    [
      ["Ceba de Figueres amb l'oli d'Arbequina", 'Ceba de Figueres amb l’oli d’Arbequina'],
      ['4 h', '4_h'],
    ],
  ],
  ['de', [["Hans' Brot: 500 g", "Hans' Brot: 500_g"]]],
  ['it', [["l'ora dell'aperitivo...", 'l’ora dell’aperitivo…']]],
])('in %s', (language, lines) => {
  test.each(lines)('%s', (written, set) => {
    expect(shown(typeset(written, language))).toBe(set);
  });

  test.each(lines)('%s is not set twice', (written) => {
    const once = typeset(written, language);
    expect(typeset(once, language)).toBe(once);
  });
});

test('of elements the words are set, and no address', () => {
  const set = typesetRich(['Avec ', ['a', ["l'aïoli ?"], 'https://example.org/a b?c!'], ' !'], 'fr');
  expect(set).toEqual(['Avec ', ['a', ['l’aïoli\u202F?'], 'https://example.org/a b?c!'], ' !']);
});

test('a page is set, and `inspect` prints what was written', () => {
  const { venue } = compile("venue: Bar\nlanguages: fr\nsections:\n- section: Carte\n  items:\n  - L'eau ?: 2\n");
  expect(venue?.sections[0]?.entries).toMatchObject([{ name: { fr: "L'eau ?" } }]);
  expect(venue && [...emitMenu(venue).texts.ofFirst('fr').values()]).toContain('L’eau\u202F?');
});
