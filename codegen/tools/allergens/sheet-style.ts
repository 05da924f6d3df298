/** The sheet's style: readable at an arm's length on paper without colour, the names of the allergens on every page. */
export const SHEET_STYLE = `@page {
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
