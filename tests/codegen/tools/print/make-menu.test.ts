import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { codesOf, fontsOf, pagesOf, runOn } from '../../../support/read-codes.ts';
import { EVERY_KIND } from '../../support/every-kind.ts';
import { boxesOf, orderOfText, printed, textOf, valuesOf } from '../../support/printed.ts';

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

describe('a printed menu', () => {
  test('shows a web address as the page does, however its protocol is written', async () => {
    const { bytes } = await printed(orderOfText(EVERY_KIND.replace('https://www.casapepe', 'HTTPS://WWW.casapepe')));
    expect(textOf(bytes)).toMatch(/(?<= )casapepe\.example · Reservar/);
  });

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
      'Tinto de la casa Copa 3,00 € Botella 15,00 € Bodegas Pepe · D.O. Prueba · 2019 · Tempranillo Joven',
      '1 Reserva Se paga antes',
      'Cuenta: ES00 1234 Titular: Casa Pepe Dinos tu nombre',
      'Frutos de cáscara',
      'No declarado. El local no dice nada',
      'El local declara que puede haber trazas.',
      'Si tienes alguna alergia o intolerancia, pregunta a nuestro personal.',
      'Mesas 958 123 456 · 958 123 457 · WhatsApp 600 123 456 · hola@casapepe.example',
      'casapepe.example · Reservar mesa: reservas.example/casapepe · instagram.com/casapepe · tiktok.com/@casapepe',
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

  test('has the unit behind the prices where others of its group have columns', async () => {
    const menu =
      'venue: Bar\nsections:\n  - section: Tapas\n    items:\n' +
      '      - Croquetas: 3.50 tapa / 12 ración []\n      - Bravas: 3 tapa / 9 ración []\n' +
      '      - item: Chuletón\n        price: 14 ración\n        unit: por kilo\n        allergens: none\n';
    expect(textOf((await printed(orderOfText(menu))).bytes)).toContain('Chuletón Ración 14,00 € por kilo');
  });

  /** A menu of one section with these entries. */
  const menuOf = (...entries: string[]): string =>
    `venue: Bar\nsections:\n  - section: Carta\n    items:\n${entries.map((entry) => `      - ${entry}\n`).join('')}`;

  const plain = (count: number): string[] => Array.from({ length: count }, (_, index) => `Plato ${index}: 5 []`);

  test('is set larger where that takes no further page, and as usual where it would', async () => {
    const heightOf = async (count: number): Promise<{ height: number; pages: number }> => {
      const { bytes } = await printed(orderOfText(menuOf(...plain(count))));
      const { top = 0, bottom = 0 } = boxesOf(bytes).find(({ word }) => word === 'Plato') ?? {};
      return { height: bottom - top, pages: pagesOf(bytes, 20).length };
    };
    const [few, many] = [await heightOf(5), await heightOf(60)];
    expect([few.pages, many.pages]).toEqual([1, 1]);
    expect(few.height / many.height).toBeCloseTo(1.2, 2);
  });

  test('is set as usual where names would break in larger text', async () => {
    const heightOf = async (name: string): Promise<number> => {
      const rows = Array.from({ length: 6 }, (_, index) => `${name} ${index}: 3 tapa / 6 media / 9 ración []`);
      const { bytes } = await printed(orderOfText(`${menuOf(...rows)}theme: {font: slab}\n`));
      const { top = 0, bottom = 0 } = boxesOf(bytes).find(({ word }) => word === name.split(' ')[0]) ?? {};
      return bottom - top;
    };
    const [short, long] = [await heightOf('Pan'), await heightOf('Boquerones frit')];
    expect(short / long).toBeGreaterThan(1.04);
  });

  test('says a name of two lines whole, and then its prices', async () => {
    const { bytes } = await printed(
      orderOfText(
        menuOf(
          'Croquetas: 3.50 tapa / 12 ración []',
          'Ensaladilla rusa con ventresca de atún y piparras: 3 tapa / 9 ración []',
        ),
      ),
    );
    expect(textOf(bytes)).toContain('Ensaladilla rusa con ventresca de atún y piparras 3,00 € 9,00 €');
  });

  test('has prices above a hundred apart from those beside them, in their columns', async () => {
    const rows = ['Ron: 3.50 chupito / 9 copa / 75 botella []', 'Whisky: 5.50 chupito / 10 copa / 110 botella []'];
    const { bytes } = await printed(orderOfText(menuOf(...rows, 'heading: Lo demás', ...plain(70))));
    const [copa, botella] = ['10,00', '110,00'].map((amount) =>
      boxesOf(bytes).find(({ word }) => word.startsWith(amount)),
    );
    expect((botella?.left ?? 0) - (copa?.right ?? 0)).toBeGreaterThan(12);
    expect(textOf(bytes)).toContain('Whisky 5,50 € 10,00 € 110,00 €');
  });

  test('has a name of four lines above its prices, not beside them', async () => {
    const rows = ['Ron: 3 chupito / 9 copa / 75 botella []', 'Ginebra: 3 chupito / 9 copa / 75 botella []'];
    const long =
      'Whiskey irlandés de una sola malta de cebada, envejecido dieciséis años en barrica de jerez: 5 chupito / 9 copa / 75 botella []';
    const text = textOf((await printed(orderOfText(menuOf(...rows, long), { paper: 'a5' }))).bytes);
    expect(text).toContain('barrica de jerez Chupito 5,00 € Copa 9,00 € Botella 75,00 €');
  });

  test('ends each line of many prices at the edge', async () => {
    const five = 'prices: {Copa pequeña: 3, Copa grande: 5, Media botella: 14, Botella: 25, Mágnum: 55}';
    const { bytes } = await printed(orderOfText(menuOf(`item: Verdejo\n        allergens: none\n        ${five}`)));
    const boxes = boxesOf(bytes).filter(({ word }) => /^\d+,00/.test(word));
    const lines = Map.groupBy(boxes, ({ top }) => Math.round(top)).values();
    const [first = 0, ...others] = [...lines].map((line) => Math.max(...line.map(({ right }) => right)));
    expect(others.length).toBeGreaterThan(0);
    for (const edge of others) expect(edge).toBeCloseTo(first, 0);
  });

  test('has the detail of each dish: paper opens nothing', async () => {
    const dish = (name: string, fields: string): string =>
      `      - item: ${name}\n        detail: Seis horas con ${name}\n        allergens: none\n${fields}`;
    const menu =
      'venue: Bar\nsections:\n  - section: Tapas\n    items:\n' +
      dish('Costillas', '') +
      dish('Rabo', '        description: Con patatas\n        detailedPopup: true\n') +
      '      - highlight: Chuletón\n        detail: Madurado\n        allergens: none\n';
    expect(textOf((await printed(orderOfText(menu))).bytes)).toContain(
      'Costillas Seis horas con Costillas Rabo Con patatas Seis horas con Rabo Chuletón Madurado',
    );
  });

  test('numbers a list that a description numbers', async () => {
    const item = '- item: Arroz\n        price: 18\n        allergens: none\n        allowHtmlInDescription: true';
    const list = '<ol> <li>Pídelo</li> <li>Espera <ul><li>media hora</li></ul></li></ol>';
    const menu = `venue: Bar\nsections:\n  - section: Arroces\n    items:\n      ${item}\n        description: ${list}\n`;
    expect(textOf((await printed(orderOfText(menu))).bytes)).toContain('1. Pídelo 2. Espera • media hora');
  });

  test('says when the house is open, and both of its addresses', async () => {
    const menu =
      'venue: Bar\nhours: mar-sab 13-16,20-24; dom 13-17\nclosed: [24/12, 1/8-15/8, 6/1/2027]\n' +
      'contact: {address: Calle Elvira 12}\ninfo: {address: Junto al mercado}\n' +
      'sections:\n  - section: Tapas\n    items:\n      - Agua: 2 []\n';
    const text = textOf((await printed(orderOfText(menu))).bytes).replaceAll('\u2060', '');
    expect(text).toContain('Horario: mar–sáb, 13:00–16:00, 20:00–0:00; dom, 13:00–17:00');
    expect(text).toContain('Cerrado: 24 dic, 1–15 ago, 6 ene 2027');
    expect(text).toContain('Calle Elvira 12 · Junto al mercado');
  });

  test('keeps a phone number on a line, and begins none with a dot', async () => {
    const phones = Array.from({ length: 30 }, (_, index) => `958 123 1${index + 10}`);
    const menu = `${menuOf('Agua: 2 []')}contact: {phone: [${phones.join(', ')}]}\n`;
    for (const paper of ['a4', 'a5'] as const) {
      const text = runOn('pdftotext', ['-', '-'], (await printed(orderOfText(menu, { paper }))).bytes);
      for (const phone of phones) expect(text.replaceAll('\u00A0', ' ')).toContain(phone);
      expect(text).not.toMatch(/^\s*·/m);
    }
  });

  test('keeps the sign of a mark with its word, in the legend', async () => {
    const marks = 'vegetariano, vegano, sin gluten, picante, muy picante, casero, nuevo, recomendado';
    const dishes = marks
      .split(', ')
      .map((mark, index) => `item: Plato ${index}\n        marks: ${mark}\n        allergens: none`);
    const { bytes } = await printed(
      orderOfText(menuOf(...dishes), { paper: 'a5', address: 'https://cartas.example/bar' }),
    );
    const left = Math.min(...boxesOf(bytes).map((box) => box.left));
    const begin = boxesOf(bytes).filter((box) => box.left < left + 1);
    expect(begin.map(({ word }) => word).join(' ')).not.toMatch(/Nuevo|Recomendado|Casero|picante|gluten/);
  });

  test('has the spaces of French before its signs, in every font', async () => {
    const menu =
      'venue: Bar\nlanguages: fr\nhours: lun-vie 13-16\nsections:\n  - section: Carte\n    items:\n      - Pain ; beurre !: 2 []\n' +
      '      - conditions: [{title: Arrhes, text: Avant, bankTransfer: {account: ES00, holder: Bar, instructions: Nom}}]\n';
    for (const font of ['sans', 'serif', 'slab', 'rounded', 'condensed', 'mono']) {
      const { bytes, leftOut } = await printed(orderOfText(`${menu}theme: {font: ${font}}\n`));
      expect(leftOut).not.toContain('\u202F');
      const text = runOn('pdftotext', ['-', '-'], bytes);
      expect(text).toMatch(/Pain\s; beurre\s!/i);
      expect(text).toMatch(/Compte\s: ES00/);
      expect(text).toMatch(/Horaires\s: /);
    }
  });

  test('closes offers and set menus with what they declare, and says it of each dish that declares something', async () => {
    const signsOf = async (entry: string): Promise<string[]> => {
      const { bytes } = await printed(orderOfText(`venue: Bar\nsections:\n  - section: Carta\n    items:\n${entry}`));
      return valuesOf(bytes, 'Alt');
    };
    expect(await signsOf('      - promo: Mediodía\n        allergens: gluten')).toEqual(['Contiene: Gluten']);
    const setMenu = (dishes: string) => `      - setMenu: Grupo\n        courses: [{title: Uno, dishes: ${dishes}}]`;
    expect(await signsOf(setMenu('[Sopa: [apio, ~soja], Fruta: []]'))).toEqual([
      'Sopa: Contiene: Apio. Puede contener trazas de: Soja. ' +
        'Fruta: El establecimiento declara que no contiene ninguno de los 14 alérgenos. ' +
        'Contiene: Apio. Puede contener trazas de: Soja',
    ]);
    expect(await signsOf(setMenu('[Sopa: [apio], Fruta]'))).toEqual([
      'Sopa: Contiene: Apio. Fruta: Alérgenos no declarados. Contiene: Apio. Una parte no declara sus alérgenos',
    ]);
  });

  test('says it in another language of the venue, with the Spanish name where the editor wants it', async () => {
    const { bytes, name } = await printed(orderOfText(EVERY_KIND, { language: 'en' }));
    const text = textOf(bytes);
    expect(name).toBe('bar-menu-a4-en.pdf');
    for (const words of ['To share', 'Half', '€9.50 each', 'Evenings only', 'Final prices, VAT included']) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(/Octopus .*S\.M .*Pulpo/);
    const untranslated = EVERY_KIND.replace('Pulpo @en Octopus', 'Pulpo');
    expect(textOf((await printed(orderOfText(untranslated, { language: 'en' }))).bytes).match(/Pulpo/g)).toHaveLength(
      1,
    );
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

  test('says what the law of its country wants said, in its money', async () => {
    const text = textOf((await printed({ ...orderOfText(EVERY_KIND), country: 'MX' })).bytes);
    expect(text).toContain('Precios finales, IVA incluido. Mesas 958 123 456');
    expect(text).toContain('Tapa $3.50');
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

  test.each(['serif', 'rounded', 'condensed'])('has Greek and Cyrillic letters in the voice %s', async (font) => {
    const menu = `venue: Їжа\ntheme: {font: ${font}}\nsections:\n  - section: Ορεκτικά\n    items:\n      - Борщ: 5 []\n      - Μουσακάς: 9 []\n`;
    const { bytes, leftOut } = await printed(orderOfText(menu));
    expect(leftOut).toEqual([]);
    expect(textOf(bytes)).toMatch(/їжа[^]*ορεκτικά[^]*Борщ[^]*Μουσακάς/i);
  });
});
