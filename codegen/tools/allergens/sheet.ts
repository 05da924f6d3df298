import { escapeHtml } from '../../../src/terms/escape-html.ts';
import type { Direction, Language } from '../../../src/terms/language.ts';
import { typeset } from '../../emit/typeset.ts';
import type { Mark, MatrixSection } from './matrix.ts';
import type { FinderTexts, InterfaceTexts } from '../../../src/i18n/texts.ts';
import { ALLERGENS } from '../../../src/terms/allergens.ts';

type Sheet = {
  readonly venue: string;
  readonly language: Language;
  readonly direction?: Direction;
  readonly sections: readonly MatrixSection[];
  readonly words: SheetWords;
  readonly date: string;
};

const SIGNS: Record<Mark, string> = { contains: '●', mayContain: '(T)', unlisted: '—', undeclared: '?' };

/** The sheet as one page without script, for A4 landscape. Each mark is a sign, with a word for screen readers. */
export function sheetHtml({ venue, language, direction = 'ltr', sections, words, date }: Sheet): string {
  const { allergens, footer, kitchenSheet: own } = words;
  const title = `${own.title} · ${venue}`;
  const names = ALLERGENS.map((key) => `<th scope="col"><span>${escapeHtml(allergens[key])}</span></th>`).join('');
  return `<!doctype html>
<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
${SHEET_STYLE}
@page { @bottom-left { content: "${footOf(venue, words)}"; font: 8pt system-ui, sans-serif; } }
</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(own.printed.replace('{date}', date))}</p>
</header>
<section aria-label="${escapeHtml(own.legend)}">
<dl>
${legend(words)}
</dl>
<p class="law"><strong>${escapeHtml(own.staff)}</strong> ${escapeHtml(footer.askAboutAllergens)} ${escapeHtml(own.recipes)}</p>
</section>
<table>
<thead>
<tr><th scope="col">${escapeHtml(own.dish)}</th>${names}</tr>
</thead>
${sections.map((section) => body(section, words, language)).join('\n')}
</table>
</body>
</html>
`;
}

/** The venue and the short legend of each page's foot, as a string of CSS. */
function footOf(venue: string, words: SheetWords): string {
  const spoken = spokenMarks(words);
  const signs = (Object.keys(SIGNS) as Mark[]).map((mark) => `${SIGNS[mark]} ${spoken[mark]}`);
  return [venue, ...signs]
    .join('  ·  ')
    .replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
}

function legend(words: SheetWords): string {
  const spoken = spokenMarks(words);
  const meanings = { ...spoken, undeclared: `${spoken.undeclared}. ${words.finder.meansUndeclared}` };
  return (Object.keys(SIGNS) as Mark[])
    .map((mark) => `<div><dt class="${mark}">${SIGNS[mark]}</dt><dd>${escapeHtml(meanings[mark])}</dd></div>`)
    .join('\n');
}

function body({ title, rows }: MatrixSection, words: SheetWords, language: Language): string {
  const head = `<tr class="section"><th colspan="${ALLERGENS.length + 1}" scope="rowgroup">${escapeHtml(typeset(title, language))}</th></tr>`;
  const spoken = spokenMarks(words);
  const lines = rows.map(({ name, marks, character = [] }) => {
    const cells = marks.map((mark) => `<td class="${mark}">${SIGNS[mark]}<i>${escapeHtml(spoken[mark])}</i></td>`);
    const called = character.map((mark) => words.marks[mark]).join(', ');
    const small = called === '' ? '' : ` <small>${escapeHtml(called)}</small>`;
    return `<tr><th scope="row">${escapeHtml(typeset(name, language))}${small}</th>${cells.join('')}</tr>`;
  });
  return `<tbody>\n${[head, ...lines].join('\n')}\n</tbody>`;
}

function spokenMarks({ allergenTexts, finder, kitchenSheet }: SheetWords): Record<Mark, string> {
  const { unlisted, undeclared } = finder;
  return { contains: allergenTexts.contains, mayContain: kitchenSheet.traces, unlisted, undeclared };
}

/** The words of the interface on the sheet; `printed` has the placeholder `{date}`, and no page loads `kitchenSheet`. */
export type SheetWords = Pick<InterfaceTexts, 'allergens' | 'allergenTexts' | 'marks' | 'footer'> & {
  readonly finder: FinderTexts;
  readonly kitchenSheet: Readonly<
    Record<'title' | 'section' | 'dish' | 'printed' | 'legend' | 'traces' | 'staff' | 'recipes', string>
  >;
};

/** The sheet's style: readable at arm's length in black and white, with the names of the allergens on every page. */
const SHEET_STYLE = `@page {
  size: A4 landscape;
  margin: 10mm 10mm 12mm;
  @bottom-right { content: counter(page) " / " counter(pages); font: 8pt system-ui, sans-serif; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 277mm; padding: 4mm 0; color: #000; background: #fff; font: 10pt/1.25 system-ui, sans-serif; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 8mm; border-bottom: 2px solid #000; }
h1 { margin: 0 0 1mm; font-size: 16pt; }
header p { margin: 0; white-space: nowrap; }
dl { display: flex; flex-wrap: wrap; gap: 1mm 6mm; margin: 2mm 0; }
dl div { display: flex; gap: 1.5mm; align-items: baseline; }
dt { min-width: 8mm; padding: 0 1mm; border: 1px solid #555; text-align: center; font-weight: 700; }
dd { margin: 0; }
.law { margin: 0 0 3mm; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { border: 1px solid #777; padding: 0.8mm 1mm; }
thead { display: table-header-group; }
thead th { vertical-align: bottom; background: #fff; font-weight: 700; }
thead th:first-child { width: 78mm; text-align: start; }
thead th:not(:first-child) { height: 30mm; padding: 1mm 0; }
thead span { display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg); }
tr { break-inside: avoid; }
.section th { text-align: start; background: #e6e6e6; font-weight: 700; font-size: 11pt; break-after: avoid; }
.section { break-after: avoid; }
tbody th { text-align: start; font-weight: 400; overflow-wrap: break-word; }
tbody tr:not(.section):nth-child(odd) > * { background: #f6f6f6; }
td { text-align: center; font-size: 11pt; }
td.contains, td.mayContain, td.undeclared { font-weight: 700; }
tbody tr:not(.section) > td.contains, dt.contains { background: #cfcfcf; }
td.unlisted { color: #555; }
td i { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print {
  body { padding: 0; max-width: none; }
  * { print-color-adjust: exact; }
}`;
