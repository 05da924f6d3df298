import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allergenMatrix } from '../../../../codegen/tools/allergens/matrix.ts';
import { sheetHtml, type SheetWords } from '../../../../codegen/tools/allergens/sheet.ts';
import { compileInterface } from '../../../../codegen/resolve/compile-interface.ts';
import type { Language } from '../../../../src/terms/language.ts';
import { expectValid } from '../../support/compile.ts';
import { KITCHEN } from '../../support/kitchen.ts';
import { LANGUAGES } from '../../../support/languages.ts';

const file = 'menus/_system/interface.yaml';

function sheet(language: Language, menu = KITCHEN): Document {
  const { texts } = compileInterface({ file, id: 'interface', text: readFileSync(file, 'utf8'), languages: LANGUAGES });
  const venue = expectValid(menu);
  const words = texts?.[language] as unknown as SheetWords;
  const sections = allergenMatrix(venue, language);
  const page = sheetHtml({ venue: venue.name, language, sections, words, date: '4 de mayo de 2026' });
  return new DOMParser().parseFromString(page, 'text/html');
}

const textsOf = (document: Document, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent.trim());

describe('the sheet of allergens', () => {
  it('gives each dish on the menu a row, with a sign and a word for each of the 14 allergens', () => {
    const document = sheet('es');
    expect(textsOf(document, 'tbody th')).toEqual([
      'Tapas',
      'Croquetas',
      'Aceitunas',
      'Pan & <ajo>',
      'Menú del día',
      'Vinos',
      'Rioja',
    ]);
    const rows = [...document.querySelectorAll('tbody tr:not(.section)')];
    const signs = rows.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.firstChild?.textContent).join(' '),
    );
    expect(signs).toEqual([
      '— — — — — ● ● — — — — — (T) —',
      '— — — — — — — — — — — — — —',
      '? ? ? ? ? ? ? ? ? ? ? ? ? ?',
      '? ? ? ? ? ? ? ? ? ? ? ? ? ?',
      '— — — — — — — — — — — — — ●',
    ]);
    expect(new Set(textsOf(document, 'td'))).toEqual(
      new Set(['—No está entre los declarados', '●Contiene', '(T)Puede contener trazas', '?No declarado']),
    );
  });

  it('explains its signs, tells the staff to ask, and says whose sheet it is and of which day', () => {
    const document = sheet('es');
    expect(document.title).toBe('Alérgenos por plato · Bar "Sol" & Sombra');
    expect(textsOf(document, 'header p')).toEqual(['Impreso el 4 de mayo de 2026']);
    expect(textsOf(document, 'dl div')).toEqual([
      '●Contiene',
      '(T)Puede contener trazas',
      '—No está entre los declarados',
      '?No declarado. El local no dice nada: el plato puede llevar cualquiera de los 14.',
    ]);
    expect(textsOf(document, '.law strong')).toEqual([
      'Personal de sala: si un cliente pregunta, responde con esta hoja delante. Ante un «?» o cualquier duda, pregunta en cocina antes de responder.',
    ]);
  });

  it('says on every page whose it is and what its signs mean, and keeps a number with its unit', () => {
    const menu =
      'venue: \'"Sol" </style> url(x)\'\nsections:\n  - section: Carnes\n    items:\n      - Chuleta, 600 g: 30 []\n';
    const document = sheet('es', menu);
    const foot = /@bottom-left \{ content: "([^"]*)"/.exec(document.querySelector('style')?.textContent ?? '')?.[1];
    expect(foot?.replaceAll(/\\([\da-f]+) /g, (_, code) => String.fromCodePoint(parseInt(code, 16)))).toBe(
      '"Sol" </style> url(x)  ·  ● Contiene  ·  (T) Puede contener trazas  ·  — No está entre los declarados  ·  ? No declarado',
    );
    expect(textsOf(document, 'tbody th')).toEqual(['Carnes', 'Chuleta, 600\u00A0g']);
  });

  it('stands alone: no script, nothing from elsewhere', () => {
    const document = sheet('es');
    expect(document.querySelectorAll('script, link, img, iframe, [src], [href]')).toHaveLength(0);
    expect(document.querySelector('style')?.textContent).not.toMatch(/url\(|@import/);
  });

  it('speaks the language that is asked for, and the first of the menu where a dish has no other', () => {
    const english = sheet('en');
    expect(english.documentElement.lang).toBe('en');
    expect(textsOf(english, 'thead th').slice(0, 9)).toEqual([
      'Dish',
      'Lupin',
      'Celery',
      'Peanuts',
      'Crustaceans',
      'Tree nuts',
      'Gluten',
      'Eggs',
      'Milk',
    ]);
    expect(textsOf(english, 'tbody th').slice(0, 3)).toEqual(['Tapas', 'Croquettes', 'Olives']);
    const german = sheet('de');
    expect(textsOf(german, 'h1')).toEqual(['Allergene nach Gericht · Bar "Sol" & Sombra']);
    expect(textsOf(german, 'tbody th').slice(0, 3)).toEqual(['Tapas', 'Croquetas', 'Aceitunas']);
  });
});
