import { describe, expect, test } from 'vitest';
import { told, toldOfItems } from '../support/told.ts';

const RIBS = `- item: Costillas a la miel
  price: 15.95
  allergens: gluten, soja
  description: Doce horas al horno, con patatas de la casa
`;

describe('a dish under another name', () => {
  test('is renamed where it keeps its place and most of its content', () => {
    expect(
      toldOfItems(`- Pan: 2\n${RIBS}`, `- Pan: 2\n${RIBS.replace('Costillas a la miel', 'Costillar glaseado')}`),
    ).toEqual(['Costillar glaseado: renamed: “Costillas a la miel” → “Costillar glaseado”']);
  });

  test('is renamed where one of its names stays', () => {
    expect(
      toldOfItems('- Gambas @en Prawns: 9 [crustaceos]', '- Langostinos @en Prawns: 11 [crustaceos]', 'es en'),
    ).toEqual(['Langostinos: renamed: “Gambas” → “Langostinos”', 'Langostinos: price 9.00 → 11.00']);
  });

  test('is renamed although it stands elsewhere and costs more, if its words are the same', () => {
    const after = RIBS.replace('Costillas a la miel', 'Costillas con miel').replace('15.95', '16.50');
    expect(toldOfItems(`${RIBS}- Pan: 2\n- Agua: 1\n`, `- Pan: 2\n- Agua: 1\n${after}`)).toEqual([
      'Costillas con miel: renamed: “Costillas a la miel” → “Costillas con miel”',
      'Costillas con miel: price 15.95 → 16.50',
      'Costillas con miel: now after Agua',
    ]);
  });

  test('is the same where it has an id of its own', () => {
    const cola = (name: string): string => `- item: ${name}\n  id: cola\n  price: 2`;
    expect(toldOfItems(cola('Refresco'), cola('Zarzaparrilla'))).toEqual([
      'Zarzaparrilla: renamed: “Refresco” → “Zarzaparrilla”',
    ]);
  });

  test('is another dish where only the place or the price is the same', () => {
    expect(toldOfItems('- Agua: 2\n- Cola: 2.90', '- Agua: 2\n- Kombucha: 2.90')).toEqual([
      'Kombucha: new, 2.90',
      'Cola: gone (was 2.90)',
    ]);
    expect(toldOfItems('- Pulpo: 18 [molusco]', '- Bravas: 6 [gluten]')).toEqual([
      'Bravas: new, 6.00',
      'Pulpo: gone (was 18.00)',
    ]);
  });

  test('is never a heading or an offer', () => {
    expect(toldOfItems('- heading: Vinos blancos', '- Vino blanco: 3')).toEqual([
      'Vino blanco: new, 3.00',
      'Vinos blancos: gone',
    ]);
  });
});

describe('dishes of one name', () => {
  const venue = (...sections: string[][]): string =>
    `venue: Bar\nsections:\n${sections
      .map(
        ([title = '', ...items]) => `- section: ${title}\n  items:\n${items.map((item) => `  - ${item}\n`).join('')}`,
      )
      .join('')}`;

  test('are told apart by their section, whatever number their id has', () => {
    expect(
      told(
        venue(['Bebidas', 'Agua: 2', 'Zumo: 3'], ['Para llevar', 'Agua: 1', 'Pan: 1']),
        venue(['Bebidas', 'Zumo: 3'], ['Para llevar', 'Agua: 1.10', 'Pan: 1']),
      ),
    ).toEqual(['Agua: gone (was 2.00)', 'Agua: price 1.00 → 1.10']);
  });

  test('are told apart by their content in one section', () => {
    expect(toldOfItems('- Caña: 2\n- Caña: 3\n', '- Caña: 3\n')).toEqual(['Caña: gone (was 2.00)']);
  });

  test('are matched with what is shown before what is hidden', () => {
    expect(toldOfItems('- Caña: 2\n', '- Caña: 9 hidden\n- Caña: 2\n')).toEqual([]);
  });
});

describe('order', () => {
  test('only what was moved is told', () => {
    expect(toldOfItems('- A: 1\n- B: 1\n- C: 1\n- D: 1', '- D: 1\n- A: 1\n- B: 1\n- C: 1')).toEqual([
      'D: now first in its section',
    ]);
  });

  test('what is hidden does not move anything', () => {
    expect(toldOfItems('- A: 1 hidden\n- B: 1', '- B: 1\n- A: 1 hidden')).toEqual([]);
  });
});
