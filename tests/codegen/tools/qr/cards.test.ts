import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeCards, type CardsOrder } from '../../../../codegen/tools/qr/cards/make-cards.ts';
import { readTables } from '../../../../codegen/tools/qr/table-names.ts';
import { codesOf, fontsOf, pagesOf, runOn, textAt } from '../../../support/read-codes.ts';

const WORDS = [
  { scan: 'Escanea para ver la carta', table: 'Mesa' },
  { scan: 'Scan for the menu', table: 'Table' },
  { scan: 'Scannez pour voir la carte', table: 'Table' },
  { scan: 'Für die Speisekarte scannen', table: 'Tisch' },
  { scan: 'Scansiona per vedere il menu', table: 'Tavolo' },
  { scan: 'Escaneja per veure la carta', table: 'Taula' },
];

async function cards(tables: string, order: Partial<CardsOrder> = {}): Promise<Buffer> {
  const { bytes } = await makeCards({
    venue: 'bar',
    name: 'Bar',
    words: WORDS.slice(0, 1),
    language: 'es',
    tables: readTables(tables),
    addressOf: ({ segment }) => `https://cartas.example/cartasqr/bar/${segment}`,
    ...order,
  });
  return Buffer.from(bytes);
}

const DOTS_AN_INCH = 150;
const dots = (millimetres: number): number => Math.floor((millimetres / 25.4) * DOTS_AN_INCH);

/** The places of the four cards on a page. */
const PLACES = [10, 148.5].flatMap((top) =>
  [10, 105].map((left) => ({ left: dots(left), top: dots(top), width: dots(95), height: dots(138.5) })),
);

/** What each card says in print and in its code, in the order of reading. */
async function readCards(pdf: Buffer): Promise<{ text: string[]; codes: string[] }[]> {
  const read = pagesOf(pdf, DOTS_AN_INCH).flatMap((page, index) =>
    PLACES.map(async (place) => {
      const text = textAt(pdf, index + 1, place, DOTS_AN_INCH);
      return text.length === 0 ? [] : [{ text, codes: codesOf(await sharp(page).extract(place).png().toBuffer()) }];
    }),
  );
  return (await Promise.all(read)).flat();
}

/** The width in millimetres of what is black of the first card's code: texts have the colours of their house. */
async function codeWidth(pdf: Buffer | undefined): Promise<number> {
  const place = { left: 100, top: 100, width: 950, height: 1385 };
  const [card = Buffer.alloc(0)] = pagesOf(pdf ?? Buffer.alloc(0), 254, place);
  const { data, info } = await sharp(card).greyscale().threshold(16).raw().toBuffer({ resolveWithObject: true });
  let [left, right] = [info.width, 0];
  for (let at = data.indexOf(0); at !== -1; at = data.indexOf(0, at + 1)) {
    const column = Math.floor(at / info.channels) % info.width;
    [left, right] = [Math.min(left, column), Math.max(right, column)];
  }
  return (right - left + 1) / 10;
}

describe('cards for tables', () => {
  test('each say their table and lead to its address, four on a page', async () => {
    const pdf = await cards('1-4, Terraza 1', { words: WORDS.slice(0, 2) });
    const card = (table: string, segment: string) => ({
      text: ['Bar', `cartas.example/cartasqr/bar/${segment}`, 'Escanea para ver la carta', 'Scan for the menu', table],
      codes: [`https://cartas.example/cartasqr/bar/${segment}`],
    });
    expect(await readCards(pdf)).toEqual([
      card('Mesa 1', 'mesa-1'),
      card('Mesa 2', 'mesa-2'),
      card('Mesa 3', 'mesa-3'),
      card('Mesa 4', 'mesa-4'),
      card('Terraza 1', 'terraza-1'),
    ]);
    expect(pagesOf(pdf, 20)).toHaveLength(2);
  });

  test('invite in six languages, the first one large, with the longest of names and addresses', async () => {
    const address = `https://${'cartas-de-bares-y-restaurantes.'.repeat(3)}example:8443/cartasqr/bar/terraza-del-primer-piso`;
    const pdf = await cards('Terraza del primer piso', {
      name: 'Restaurante Asador de la Plaza del Manantial Viejo de Iturrialde y Alrededores',
      words: WORDS,
      addressOf: () => address,
    });
    expect(await readCards(pdf)).toEqual([
      {
        text: [
          'Restaurante Asador de la Plaza del',
          'Manantial Viejo de Iturrialde y Alrededores',
          'cartas-de-bares-y-restaurantes.cartas-de-bares-y-restaurantes.cartas-de-bares-y-restaurantes.exa',
          'mple:8443/cartasqr/bar/terraza-del-primer-piso',
          'Escanea para ver la carta',
          'Scan for the menu · Scannez pour voir la carte',
          'Für die Speisekarte scannen · Scansiona per vedere il menu',
          'Escaneja per veure la carta',
          'Terraza del primer',
          'piso',
        ],
        codes: [address],
      },
    ]);
  });

  test('invite in nine languages, in each of them whole', async () => {
    const more = ['Leia o código para ver a ementa', 'Escanea para ver a carta', 'Eskaneatu karta ikusteko'];
    const words = [...WORDS, ...more.map((scan) => ({ scan, table: 'Mesa' }))];
    const [card] = await readCards(await cards('1', { words, theme: { font: 'slab' } }));
    const text = card?.text.join(' ') ?? '';
    for (const { scan } of words) expect(text).toContain(scan);
    expect(text).not.toContain('…');
    expect(card?.codes).toEqual(['https://cartas.example/cartasqr/bar/mesa-1']);
  });

  test.each(['condensed', 'slab', 'serif', 'rounded', 'sans', 'mono', undefined])(
    'have a code of four centimetres, whatever stands beside it, in a house of %s',
    async (font) => {
      const logo = await sharp({ create: { width: 60, height: 22, channels: 3, background: '#c33' } })
        .png()
        .toBuffer();
      const theme = { background: '#5a1420', text: '#ffffff', ...(font !== undefined && { font }) };
      const [usual, longest] = await Promise.all(
        [
          { name: 'Bar', words: WORDS.slice(0, 2) },
          { name: 'Restaurante Asador de la Plaza del Manantial Viejo de Iturrialde y Alrededores', words: WORDS },
        ].map((order) =>
          cards(order.name === 'Bar' ? '12-12' : 'Terraza del primer pisos', {
            ...order,
            theme,
            logo: { png: `data:image/png;base64,${logo.toString('base64')}`, width: 60, height: 22 },
            addressOf: ({ segment }) =>
              `https://${order.name === 'Bar' ? '' : 'cartas-de-bares.'}cartas.example/cartasqr/bar/${segment}`,
          }),
        ),
      );
      expect(await codeWidth(usual)).toBeGreaterThanOrEqual(40);
      expect(await codeWidth(longest)).toBeGreaterThanOrEqual(40);
    },
  );

  test('embed the fonts of their house', async () => {
    expect(fontsOf(await cards('1', { theme: { font: 'serif' } }))).toEqual([
      'EBGaramond-Italic',
      'EBGaramond-Regular',
    ]);
  });

  test('are read at the least size, printed coarsely and out of focus', async () => {
    const [page = Buffer.alloc(0)] = pagesOf(await cards('1-4', { size: 18 }), 300);
    const photo = await sharp(page).blur(1.6).linear(0.6, 60).png().toBuffer();
    expect(codesOf(photo).toSorted()).toEqual([
      'https://cartas.example/cartasqr/bar/mesa-1',
      'https://cartas.example/cartasqr/bar/mesa-2',
      'https://cartas.example/cartasqr/bar/mesa-3',
      'https://cartas.example/cartasqr/bar/mesa-4',
    ]);
  });

  test('have no ink where they are cut, and nothing but white on four modules around the code', async () => {
    const [page = Buffer.alloc(0)] = pagesOf(await cards('1', { theme: { accent: '#9c2f1f' }, size: 41 }), 254);
    // Ten dots a millimetre, and ten a module: 33 of them, and a margin of four.
    const { data, info } = await sharp(page).greyscale().raw().toBuffer({ resolveWithObject: true });
    const inkIn = (left: number, top: number, width: number, height: number): boolean => {
      for (let y = top; y < top + height; y++) {
        for (let x = left; x < left + width; x++) if ((data[y * info.width + x] ?? 0) < 200) return true;
      }
      return false;
    };
    expect(inkIn(100, 100, 950, 34)).toBe(false);
    expect(inkIn(100, 1451, 950, 34)).toBe(false);
    expect(inkIn(100, 100, 34, 1385)).toBe(false);
    expect(inkIn(1016, 100, 34, 1385)).toBe(false);

    // The upper left corner of the code is in the middle of the card's width; below the name, it is the first black at this place.
    const left = 575 - 165;
    let top = 450;
    while (!inkIn(left + 1, top, 4, 1)) top += 1;
    for (const corner of [
      [left + 2, top + 2],
      [left + 322, top + 2],
      [left + 2, top + 322],
    ] as const) {
      expect(inkIn(...corner, 5, 5)).toBe(true);
    }
    expect(inkIn(left - 40, top - 39, 410, 38)).toBe(false);
    expect(inkIn(left - 40, top + 332, 410, 36)).toBe(false);
    expect(inkIn(left - 40, top, 38, 330)).toBe(false);
    expect(inkIn(left + 332, top, 38, 330)).toBe(false);
  });
});

test.each<[what: string, order: Partial<CardsOrder>, message: string]>([
  [
    'the code is too small for its address',
    { size: 15 },
    'a code of 15 mm is too small for phones to read: its address, https://cartas.example/cartasqr/bar/mesa-1, needs 17 mm at least',
  ],
  [
    'the code leaves no room for the rest',
    { size: 85 },
    'a card has room for a code of 78 mm at most; this one has 85 mm',
  ],
  [
    'a name has letters that cannot be printed',
    { name: 'Sanao 海' },
    'the cards cannot print 海, which the venue\'s name (give another with --name) holds: "Sanao 海"',
  ],
])('cards are refused where %s', async (_, order, message) => {
  await expect(cards('1', order)).rejects.toThrow(message);
});

test('a name in Cyrillic or Greek letters is printed', async () => {
  expect(runOn('pdftotext', ['-', '-'], await cards('1', { name: 'Їжа Ελλάς' }))).toContain('Їжа Ελλάς');
});

test('the same order makes the same bytes', async () => {
  expect((await cards('1-6')).equals(await cards('1-6'))).toBe(true);
});
