import { describe, expect, it, test } from 'vitest';
import { readTable } from '../../../../codegen/tools/table/read-table.ts';
import { workbookOf, zipOf } from '../../support/zip.ts';

const text = (written: string): Uint8Array => new TextEncoder().encode(written);
const old = (part: string): Uint8Array =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), Buffer.from(part, 'utf16le')]);

/** With another value than the one that its sum is of. */
function damaged(workbook: Buffer): Buffer {
  const copy = Buffer.from(workbook);
  copy.write('9', workbook.indexOf('<v>7') + 3);
  return copy;
}

/** Problems as `row:column message`. */
async function problemsOf(bytes: Uint8Array): Promise<string[]> {
  const { problems } = await readTable(bytes);
  return problems.map(({ row, column, message }) =>
    row === undefined ? message.en : `${row}:${column} ${message.en}`,
  );
}

test.each([
  ['nothing', text(''), 'The table is empty.'],
  ['empty lines', text(';;\r\n;;\r\n'), 'The table is empty.'],
  ['a workbook of an old Excel', old('Workbook'), 'This is a workbook of an old Excel (.xls).'],
  ['an old document', old('WordDocument'), 'This is a document of an old Office, not a table.'],
  ['a locked workbook', old('EncryptedPackage'), 'The workbook is locked with a password.'],
  ['a PDF', text('%PDF-1.7'), 'This is a PDF, not a table.'],
  ['a web page', text('\n<!DOCTYPE html><table>'), 'This is a web page, not a table.'],
  ['XML', text('<?xml version="1.0"?>'), 'This is an XML document, not a table.'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'This is neither a table nor text.'],
  [
    'an OpenDocument table',
    zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
    'This is an OpenDocument table (.ods).',
  ],
  ['a table of Numbers', zipOf({ 'Index/Document.iwa': '' }), 'This is a table of Numbers.'],
  ['another archive', zipOf({ 'word/document.xml': '' }), 'This is an archive or a document, not a table.'],
  ['half a workbook', workbookOf('').subarray(0, 200), 'The file is damaged: it cannot be read as an Excel workbook.'],
  [
    'a workbook in which a byte is another',
    damaged(workbookOf('<row r="1"><c r="A1"><v>7</v></c></row>')),
    'The file is damaged: it cannot be read as an Excel workbook.',
  ],
  ['more than it says', zipOf({ 'xl/workbook.xml': '' }, 40_000_000), 'The table is larger than any menu.'],
  ['a long table', text('a;b\n'.repeat(5001)), 'The table has more than 5000 rows or 300 columns.'],
  [
    'six million bytes',
    new Uint8Array(6_000_000),
    'The file has 6000000 bytes; a table of a menu has 5242880 at most.',
  ],
])('of %s it says what it is', async (_, bytes, message) => {
  expect(await problemsOf(bytes)).toEqual([message]);
});

describe('readTable', () => {
  it('reads a workbook, and keeps the places of its cells', async () => {
    const rows =
      '<row r="2"><c r="B2" t="inlineStr"><is><t> Pan </t></is></c><c r="D2"><v>1.5</v></c><c r="E2" t="b"><v>1</v></c></row>';
    expect(await readTable(workbookOf(rows))).toMatchObject({
      cells: [
        [undefined, undefined, undefined, undefined, undefined],
        [undefined, 'Pan', undefined, 1.5, true],
      ],
      problems: [],
    });
  });

  it('takes the value that was saved with a formula', async () => {
    const row = '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>IF(C1="";"";C1)</f><v></v></c></row>';
    expect(await readTable(workbookOf(row))).toMatchObject({ cells: [[2, undefined]], problems: [] });
  });

  it('says where a formula has no value or an error, and takes neither for an empty cell', async () => {
    const rows =
      '<row r="1"><c r="A1"><f>B1</f></c><c r="B1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C1"><v>1</v></c></row>';
    expect(await problemsOf(workbookOf(rows))).toEqual([
      '1:0 This formula has not been calculated.',
      '1:1 The formula of this cell has an error (#DIV/0!).',
    ]);
    expect(await problemsOf(text('a;b\nPan;#N/A\n'))).toEqual(['2:1 The formula of this cell has an error (#N/A).']);
  });

  it('names the cell that is farther out than any menu', async () => {
    expect(await problemsOf(workbookOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))).toEqual([
      '1048576:16383 The table reaches to this cell; a menu has 5000 rows and 300 columns at most.',
    ]);
  });

  it('reads CSV whatever its name, and trims its cells', async () => {
    expect(await readTable(text('\uFEFFPlato;Precio\r\n Pan ; "1,50"\r\n'))).toMatchObject({
      cells: [
        ['Plato', 'Precio'],
        ['Pan', '"1,50"'],
      ],
      problems: [],
    });
  });
});
