import { describe, expect, test } from 'vitest';
import { fitText } from '../../../../codegen/tools/qr/cards/fit-text.ts';
import { createDocument } from '../../../../codegen/tools/paper/document.ts';
import { embedLook } from '../../../../codegen/tools/paper/look.ts';
import { printable, typeface } from '../../../../codegen/tools/paper/typeface.ts';

const document = createDocument({ title: 'Test', language: 'es' });
/** A font that every reader of PDF has, of known widths. */
const LATIN = new Set(Array.from({ length: 0x2100 }, (_, code) => code));
const HELVETICA = typeface(document, [{ name: 'Helvetica', letters: LATIN }]);
const ROOM = { face: HELVETICA, width: 100, mostLines: 2, largest: 20, least: 8 };

const fit = (text: string, room = ROOM) => {
  const { size, lines } = fitText(text.split(' '), room);
  return { size, lines };
};

describe('a text', () => {
  test('that is short is as large as it may be', () => {
    expect(fit('Bar')).toEqual({ size: 20, lines: ['Bar'] });
  });

  test('that is longer goes on a second line, then becomes smaller', () => {
    expect(fit('El Moreno Bar')).toEqual({ size: 20, lines: ['El Moreno', 'Bar'] });
    expect(fit('El Moreno Bar de tapas')).toEqual({ size: 17.5, lines: ['El Moreno', 'Bar de tapas'] });
  });

  test('whose one word is too wide is broken within the word, at the least size only', () => {
    expect(fit('Llanfairpwllgwyngyllgogerychwyrn')).toEqual({
      size: 8,
      lines: ['Llanfairpwllgwyngyllgogeryc', 'hwyrn'],
    });
  });

  test('that is too long in every size ends with dots', () => {
    const { size, lines } = fit('La taberna de los siete hermanos y de sus muchos primos de Granada y alrededores');
    expect(size).toBe(8);
    expect(lines).toEqual(['La taberna de los siete', 'hermanos y de sus much…']);
  });

  test('of pieces is broken between them', () => {
    const pieces = ['Scan for the menu', 'Scannez', 'Escanea'];
    const room = { ...ROOM, width: 130, largest: 9, joint: '  ·  ' };
    expect(fitText(pieces, room).lines).toEqual(['Scan for the menu  ·  Scannez', 'Escanea']);
  });
});

const NAME = { en: 'the name', es: 'el nombre' };

describe.each(['condensed', 'slab', 'serif', 'rounded', 'sans', 'mono', undefined])(
  'the fonts of a house of %s',
  (font) => {
    test('print the letters of the six languages, put together where they were apart', async () => {
      const text = "¡Añádelo! «Œuvre» Größe, perché, l·l, ç, 5 € – “so”… it's";
      const { title, text: face, strong } = await embedLook(document, font === undefined ? {} : { font }, text);
      expect(printable(` ${text.normalize('NFD')}\n`, NAME, [title, face, strong])).toBe(text);
    });
  },
);

test('a letter that the fonts lack is named', async () => {
  const { title } = await embedLook(document, { font: 'slab' }, 'Şanao 上海');
  expect(() => printable('Şanao 上海', NAME, [title])).toThrow(
    'the cards cannot print 上 海, which the name holds: "Şanao 上海"',
  );
});
