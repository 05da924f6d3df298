import { escapeHtml } from '../../../src/terms/escape-html.ts';
import type { Direction, Language } from '../../../src/terms/language.ts';
import type { Mark, MatrixSection } from './matrix.ts';
import { type Allergen, ALLERGENS } from '../../../src/terms/allergens.ts';
import { type Mark as DishMark, MARKS } from '../../../src/terms/marks.ts';
import type { TextTree } from '../../resolve/compile-interface.ts';

type Sheet = {
  readonly venue: string;
  readonly language: Language;
  readonly direction?: Direction;
  readonly sections: readonly MatrixSection[];
  readonly words: SheetWords;
  readonly date: string;
};

const SIGNS: Record<Mark, string> = { contains: '●', mayContain: '(T)', unlisted: '—', undeclared: '?' };

/** The sheet as one page without script, to be printed on A4 across. Each mark is a sign and, for who hears the page, a word. */
export function sheetHtml({ venue, language, direction = 'ltr', sections, words, date }: Sheet): string {
  const title = `${words.title} · ${venue}`;
  const names = words.allergens.map((name) => `<th scope="col"><span>${escapeHtml(name)}</span></th>`).join('');
  return `<!doctype html>
<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
${SHEET_STYLE}
</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(words.printed.replace('{date}', date))}</p>
</header>
<section aria-label="${escapeHtml(words.legend)}">
<dl>
${legend(words)}
</dl>
<p class="law"><strong>${escapeHtml(words.staff)}</strong> ${escapeHtml(words.askAboutAllergens)} ${escapeHtml(words.recipes)}</p>
</section>
<table>
<thead>
<tr><th scope="col">${escapeHtml(words.dish)}</th>${names}</tr>
</thead>
${sections.map((section) => body(section, words)).join('\n')}
</table>
</body>
</html>
`;
}

function legend(words: SheetWords): string {
  const rows: [Mark, string][] = [
    ['contains', words.contains],
    ['mayContain', words.traces],
    ['unlisted', words.unlisted],
    ['undeclared', `${words.undeclared}. ${words.undeclaredMeaning}`],
  ];
  return rows
    .map(([mark, text]) => `<div><dt class="${mark}">${SIGNS[mark]}</dt><dd>${escapeHtml(text)}</dd></div>`)
    .join('\n');
}

function body({ title, rows }: MatrixSection, words: SheetWords): string {
  const head = `<tr class="section"><th colspan="${words.allergens.length + 1}" scope="rowgroup">${escapeHtml(title)}</th></tr>`;
  const lines = rows.map(({ name, marks, character = [] }) => {
    const cells = marks.map(
      (mark) => `<td class="${mark}">${SIGNS[mark]}<i>${escapeHtml(spoken(mark, words))}</i></td>`,
    );
    const called = character.map((mark) => words.marks[mark]).join(', ');
    const small = called === '' ? '' : ` <small>${escapeHtml(called)}</small>`;
    return `<tr><th scope="row">${escapeHtml(name)}${small}</th>${cells.join('')}</tr>`;
  });
  return `<tbody>\n${[head, ...lines].join('\n')}\n</tbody>`;
}

function spoken(mark: Mark, words: SheetWords): string {
  return { contains: words.contains, mayContain: words.traces, unlisted: words.unlisted, undeclared: words.undeclared }[
    mark
  ];
}

/** What only the kitchen's sheet says; no page loads it. */
type OwnWords = {
  readonly title: string;
  readonly section: string;
  readonly dish: string;
  /** `{date}` is the day of the print. */
  readonly printed: string;
  readonly legend: string;
  /** What a mark for traces is called beside the others. */
  readonly traces: string;
  readonly staff: string;
  readonly recipes: string;
};

export type SheetWords = OwnWords & {
  readonly allergens: readonly string[];
  /** What dishes are called beside their names, and the words for it. */
  readonly marksTitle: string;
  readonly marks: Readonly<Record<DishMark, string>>;
  readonly contains: string;
  readonly unlisted: string;
  readonly undeclared: string;
  readonly undeclaredMeaning: string;
  readonly askAboutAllergens: string;
};

export function sheetWords(texts: TextTree): SheetWords {
  return {
    ...(texts['kitchenSheet'] as OwnWords),
    allergens: ALLERGENS.map((key: Allergen) => textAt(texts, 'allergens', key)),
    marksTitle: textAt(texts, 'finder', 'marksTitle'),
    marks: Object.fromEntries(MARKS.map((mark) => [mark, textAt(texts, 'marks', mark)])) as Record<DishMark, string>,
    contains: textAt(texts, 'allergenTexts', 'contains'),
    unlisted: textAt(texts, 'finder', 'unlisted'),
    undeclared: textAt(texts, 'finder', 'undeclared'),
    undeclaredMeaning: textAt(texts, 'finder', 'meansUndeclared'),
    askAboutAllergens: textAt(texts, 'footer', 'askAboutAllergens'),
  };
}

function textAt(tree: TextTree, group: string, name: string): string {
  const text = tree[group]?.[name];
  if (text === undefined) throw new Error(`The interface has a text ${group}.${name}.`);
  return text;
}

/** The sheet's style: readable at an arm's length on paper without colour, the names of the allergens on every page. */
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
