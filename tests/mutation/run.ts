/**
 * `npm run test:mutation [-- name of an area, or part of a path …]`: makes the rules that matter wrong, one place at a time, and counts
 * how often the tests see it. Prints a Markdown table and what survived; writes nothing. Fails where more than 1 in 20 survives.
 * Results that were kept: docs/mutations.md.
 */
import { AREAS } from './areas.ts';
import type { Mutant } from './switch-in.ts';
import { tryArea } from './try-area.ts';

const MOST = 1 / 20;

const parts = process.argv.slice(2);
const isWanted = (text: string): boolean => parts.length === 0 || parts.some((part) => text.includes(part));

type Row = { readonly name: string; readonly mutants: readonly Mutant[] };

/** By area: first the area as a whole, then its files. */
const rows: Row[] = [];
const all: Mutant[] = [];
const byTypes: Mutant[] = [];
const survivors: Mutant[] = [];
for (const area of AREAS) {
  const tried = await tryArea(area, (source) => isWanted(`${area.name} ${source}`));
  const { mutants } = tried;
  if (mutants.length === 0) continue;
  all.push(...mutants);
  byTypes.push(...tried.byTypes);
  survivors.push(...tried.survivors);
  const files = Map.groupBy(mutants, ({ file }) => file);
  rows.push({ name: `**${area.name}**`, mutants });
  for (const [file, own] of files) rows.push({ name: `\`${file}\``, mutants: own });
}

function line({ name, mutants }: Row): string {
  const types = mutants.filter((mutant) => byTypes.includes(mutant)).length;
  const survived = mutants.filter((mutant) => survivors.includes(mutant)).length;
  const share = ((100 * survived) / mutants.length).toFixed(1);
  return `| ${name} | ${mutants.length} | ${mutants.length - types - survived} | ${types} | ${survived} | ${share} % |\n`;
}

const short = (text: string): string => {
  const words = text.replaceAll(/\s+/g, ' ');
  return words.length > 90 ? `${words.slice(0, 60)} … ${words.slice(-25)}` : words;
};

process.stdout.write('| Rules | Mutants | Seen by tests | By types | Survived | |\n');
process.stdout.write('| --- | ---: | ---: | ---: | ---: | ---: |\n');
process.stdout.write([...rows, { name: '**All**', mutants: all }].map(line).join(''));
for (const { file, line: at, from, to } of survivors) {
  process.stdout.write(`\n- ${file}:${at} \`${short(from)}\` → \`${short(to)}\``);
}
process.stdout.write('\n');
process.exitCode = survivors.length > MOST * all.length ? 1 : 0;
