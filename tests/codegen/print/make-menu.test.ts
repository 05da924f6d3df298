import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PaperName } from '../../../codegen/print/paper.ts';
import { codesOf, fontsOf, pagesOf, runOn } from '../../support/read-codes.ts';
import { flawsOf, orderOf, orderOfText, printed } from '../support/printed.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What a PDF says, in the order of its structure, its white space put together. */
const textOf = (pdf: Buffer): string =>
  [...runOn('pdfinfo', ['-struct-text', '-'], pdf).matchAll(/^ *"(.*)"$/gm)]
    .map(([, text]) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** A text of a PDF's objects: in UTF-16 where it holds more than English letters. */
function decoded(text: string): string {
  const bytes = Buffer.from(text, 'latin1');
  return text.startsWith('\u00FE\u00FF') ? bytes.subarray(2).swap16().toString('utf16le') : text;
}

/** Every value that a PDF's objects have by a name. */
const valuesOf = (pdf: Buffer, name: string): string[] =>
  [...pdf.toString('latin1').matchAll(new RegExp(`/${name} \\(([^)]*)\\)`, 'g'))].map(([, text]) =>
    decoded(text ?? ''),
  );

/** Where black begins and ends on a page, in dots from its left: of a menu of blue ink, its code. */
async function blackOf(page: Buffer): Promise<{ left: number; right: number; width: number }> {
  const { data, info } = await sharp(page).greyscale().threshold(48).raw().toBuffer({ resolveWithObject: true });
  let [left, right] = [info.width, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    if (data[at] !== 0) continue;
    const x = (at / info.channels) % info.width;
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
  }
  return { left, right, width: info.width };
}

const EVERY_KIND = `venue: Casa Pepe & Hijos
languages: es en
subtitle: Cocina de mercado @en Market kitchen
contact: {phone: 958 123 456, address: Calle Elvira 12, instagram: casapepe}
theme: {accent: "#f2c230", background: "#101010", text: "#ffffff", font: slab}
sections:
  - section: Para picar @en To share
    items:
      - note: Todo es casero @en All is home-made
      - Croquetas @en Croquettes: 3.50 tapa / 7 media / 12 ración [gluten, ~soja]
      - Ensaladilla @en Potato salad: 3 tapa / 6 media / 10 ración []
      - item: Migas @en Crumbs
        price: 9.5
        description: Pan, <b>uvas</b> y chorizo @en Bread, <b>grapes</b> and chorizo
        allowHtmlInDescription: true
        onlyNight: true
        unit: x UD @en each
      - item: Pulpo @en Octopus
        price: S.M
        descriptionIsSpanishName: true
      - item: Secreta @en Secret
        price: 99
        hidden: true
      - heading: Calientes @en Hot dishes
      - Caldo @en Broth: 2
      - highlight: Chuletón @en Steak
        price: 44.9
        styledPrice: true
        label: Solo aquí @en Only here
      - banner: Gana un viaje @en Win a trip
        link: https://example.com
  - section: Noche @en Night
    onlyNight: true
    items:
      - promo: Hora feliz @en Happy hour
        price: 5
        when: De 17 a 19 @en From 5 to 7
        includes: [Caña @en Small beer, Tapa @en Tapa]
        note: Solo en barra @en At the bar only
      - builder: Tu burger @en Your burger
        price: 12
        steps:
          - {title: La carne @en The meat, choose: 1, options: [Vaca @en Beef, Pollo @en Chicken: +1]}
        extras: [Huevo @en Egg: +1.50]
      - options: A tu gusto @en Your way
        choices:
          - {title: Guarnición @en Side, options: [Patatas @en Chips, Arroz @en Rice: +2]}
      - setMenu: Menú del día @en Menu of the day
        price: 14
        courses:
          - {title: Primero @en Starter, dishes: [Sopa @en Soup, Ensalada @en Salad]}
        drink: {options: [Vino @en Wine, Agua @en Water], condition: Una por persona @en One each}
        includes: [Pan @en Bread]
      - conditions:
          - title: Reserva @en Booking
            text: Se paga antes @en Paid in advance
            bankTransfer: {account: ES00 1234, holder: Casa Pepe, instructions: Dinos tu nombre @en Tell us your name}
  - section: Oculta @en Hidden
    hidden: true
    items:
      - Nada @en Nothing: 1
`;

describe('a printed menu', () => {
  test('says all of every kind of entry, and nothing that is hidden', async () => {
    const { bytes, leftOut } = await printed(
      orderOfText(EVERY_KIND, { address: 'https://cartas.example/cartasqr/bar' }),
    );
    const text = textOf(bytes);
    for (const words of [
      'Casa Pepe & Hijos',
      'Cocina de mercado',
      'Para picar',
      'Todo es casero',
      'Croquetas Tapa 3,50 € Media 7,00 € Ración 12,00 €',
      'Migas',
      'Pan, uvas y chorizo Solo por la noche, desde las 19:00',
      '9,50 € x UD',
      'S.M',
      'Calientes',
      'Solo aquí',
      "44'90 €",
      'Gana un viaje',
      'Noche Desde las 17:00',
      'De 17 a 19',
      'Caña · Tapa',
      'Solo en barra',
      '1 La carne Elige 1',
      'Vaca · Pollo +1,00 €',
      'Extras Huevo +1,50 €',
      'Guarnición Patatas · Arroz +2,00 €',
      'Menú del día',
      'por persona',
      'Primero Sopa Ensalada',
      'Bebida Vino · Agua Una por persona',
      'Incluye Pan',
      '1 Reserva Se paga antes',
      'Cuenta: ES00 1234 Titular: Casa Pepe Dinos tu nombre',
      'Frutos de cáscara',
      'No declarado. El local no dice nada',
      'El local declara que puede haber trazas.',
      'Si tienes alguna alergia o intolerancia, pregunta a nuestro personal.',
      'Precios finales, IVA incluido.',
      'Ley 1/2025',
      'Ley 7/2022',
      '958 123 456',
      'Calle Elvira 12',
      'instagram.com/casapepe',
      'Fecha de impresión: 23 de noviembre de 2026',
      'Escanea para ver la carta',
      'cartas.example/cartasqr/bar',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/Secreta|Oculta|Nada|undefined|<b>/);
    expect(leftOut).toEqual([]);
    expect(runOn('pdftotext', ['-', '-'], bytes)).toContain('Casa Pepe & Hijos · 1 / 1');
  });

  test('has the portions of a group at its head, and again where it goes on in another column', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `      - Plato ${index}: 3.50 tapa / 12 ración []\n`).join(
      '',
    );
    const { bytes } = await printed(orderOfText(`venue: Bar\nsections:\n  - section: Tapas\n    items:\n${rows}`));
    const text = textOf(bytes);
    expect(text).toContain('Tapas Tapa Ración Plato 0 3,50 € 12,00 € Plato 1 3,50 € 12,00 €');
    expect(text.match(/Tapa Ración/g)).toHaveLength(2);
  });

  test('says it in another language of the venue, with the Spanish name where the editor wants it', async () => {
    const { bytes, name } = await printed(orderOfText(EVERY_KIND, { language: 'en' }));
    const text = textOf(bytes);
    expect(name).toBe('bar-menu-a4-en.pdf');
    for (const words of ['To share', 'Half', '€9.50 each', 'Evenings only', 'Final prices, VAT included']) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(/Octopus .*S\.M .*Pulpo/);
    expect(text).not.toMatch(/Para picar|Escanea/);
  });

  test('gives the signs of allergens to those who hear it, all that are declared and those that are not', async () => {
    const { bytes } = await printed(orderOfText(EVERY_KIND));
    expect(valuesOf(bytes, 'Alt').slice(0, 4)).toEqual([
      'Contiene: Gluten. Puede contener trazas de: Soja',
      'El establecimiento declara que no contiene ninguno de los 14 alérgenos',
      'Alérgenos no declarados',
      'Alérgenos no declarados',
    ]);
  });

  test('names its title and language, its sections as bookmarks, and its structure', async () => {
    const { bytes } = await printed(orderOfText(EVERY_KIND));
    const info = runOn('pdfinfo', ['-'], bytes);
    expect(info).toMatch(/^Title: +Casa Pepe & Hijos$/m);
    expect(info).toMatch(/^Tagged: +yes$/m);
    expect(info).toMatch(/^Page size: +595\.27\d* x 841\.8\d* pts \(A4\)$/m);
    expect(bytes.toString('latin1')).toContain('/Lang (es)');
    expect(valuesOf(bytes, 'Title')).toEqual(expect.arrayContaining(['Para picar', 'Noche']));
    expect(runOn('pdfinfo', ['-struct', '-'], bytes).match(/\bH[12]\b/g)).toEqual(['H1', 'H2', 'H2']);
  });

  test('is on white, its ink legible, with the fonts of its house embedded', async () => {
    const { bytes } = await printed(orderOfText(EVERY_KIND));
    expect(fontsOf(bytes)).toEqual(['Aleo-Regular']);
    const [page = Buffer.alloc(0)] = pagesOf(bytes, 50);
    const { channels } = await sharp(page).stats();
    // The theme is black; most of the paper stays white.
    expect(channels.filter(({ mean }) => mean < 225)).toEqual([]);
  });

  test.each(['a4', 'a5'] as const)('leads to its page by a code of 25 mm at least, on %s', async (paper) => {
    const address = 'https://cartas.example/cartasqr/bar';
    const blue = EVERY_KIND.replace(/theme: .*/, 'theme: {accent: "#9c2f1f", text: "#1d3f8a"}');
    const { bytes } = await printed(orderOfText(blue, { paper, address }));
    const last = pagesOf(bytes, 254).at(-1) ?? Buffer.alloc(0);
    expect(codesOf(last)).toEqual([address]);
    const { left, right, width } = await blackOf(last);
    expect(right - left).toBeGreaterThanOrEqual(250);
    expect(right - left).toBeLessThan(300);
    expect(right).toBeLessThan(width - 90);
  });

  test('the same order makes the same bytes', async () => {
    const order = orderOfText(EVERY_KIND);
    expect((await printed(order)).bytes.equals((await printed(order)).bytes)).toBe(true);
  });

  test('is without letters that no font has, and says which', async () => {
    const menu = 'venue: Bar\nsections:\n  - section: Tapas\n    items:\n      - Şiş kebap 🌶: 5 []\n';
    const { bytes, leftOut } = await printed(orderOfText(menu));
    expect(leftOut).toEqual(['🌶']);
    expect(textOf(bytes)).toContain('Şiş kebap');
  });
});

const long = (count: number, words: string): string => Array.from({ length: count }, () => words).join(' ');

const dishes = (count: number): string =>
  Array.from({ length: count }, (_, index) => `      - Plato número ${index}: 5 tapa / 10 ración [gluten]\n`).join('');

test.each<[what: string, menu: string]>([
  ['every kind of entry', EVERY_KIND],
  ['one dish', 'venue: Bar\nsections:\n  - section: Tapas\n    items:\n      - Agua: 2\n'],
  ['five hundred dishes', `venue: Bar\nsections:\n  - section: Tapas\n    items:\n${dishes(500)}`],
  [
    'a name without a space, and a price of many words',
    `venue: ${'Superbar'.repeat(30)}\nsections:\n  - section: ${'Entrantes'.repeat(20)}\n    items:\n      - ${'Croqueta'.repeat(40)}: ${long(30, 'Consultar')}\n      - item: Agua\n        prices: {${'Jarra'.repeat(30)}: 2, ${'Vaso'.repeat(30)}: 1}\n`,
  ],
  [
    'a description longer than a page',
    `venue: Bar\nsections:\n  - section: Tapas\n    items:\n      - Agua: 2\n      - item: Guiso\n        price: 9\n        description: ${long(3000, 'lentejas')}\n      - Pan: 1\n`,
  ],
  [
    'a special longer than a page',
    `venue: Bar\nsections:\n  - section: Tapas\n    items:\n      - setMenu: Menú\n        price: 9\n        courses:\n          - title: Todo\n            dishes: [${long(150, 'Sopa,')} Pan]\n      - Pan: 1\n`,
  ],
  [
    'titles upon titles',
    `venue: Bar\nsections:\n${long(1, '')}${Array.from({ length: 60 }, (_, index) => `  - section: Sección ${index}\n    items:\n      - heading: Primero\n      - note: Una nota\n      - Plato ${index}: 3 []\n`).join('')}`,
  ],
])('%s print within their columns, nothing over anything, no title alone, on both papers', async (_, menu) => {
  for (const paper of ['a4', 'a5'] as const) expect(await flawsOf(orderOfText(menu, { paper }))).toEqual([]);
});

test.each(['index', 'taberna', 'parrilla', 'larga', 'caserio'])('%s prints in each of its languages', async (id) => {
  const cwd = temporaryFolder();
  symlinkSync(join(import.meta.dirname, '../../site'), join(cwd, 'menus'));
  const { venue } = orderOf(cwd, id);
  for (const language of venue.languages) {
    for (const paper of ['a4', 'a5'] satisfies PaperName[]) {
      expect(await flawsOf(orderOf(cwd, id, { language, paper }))).toEqual([]);
    }
  }
});
