import { escapeHtml } from '../../../src/terms/escape-html.ts';
import type { Direction, Language } from '../../../src/terms/language.ts';
import type { Mark, MatrixSection } from './matrix.ts';
import { SHEET_STYLE } from './sheet-style.ts';
import type { SheetWords } from './sheet-words.ts';

export type Sheet = {
  readonly venue: string;
  readonly language: Language;
  readonly direction?: Direction;
  readonly sections: readonly MatrixSection[];
  readonly words: SheetWords;
  /** The day of the print, as the language writes it. */
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
