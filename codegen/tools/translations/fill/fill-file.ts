import { isScalar } from 'yaml';
import { readFileTexts, type FileTexts } from '../read-file.ts';
import type { FilePlan, TextChange } from './plan.ts';
import type { FillProblem } from './problem.ts';
import { applySplices, type Splice } from '../../document/splice.ts';
import { isSameText, spliceText } from '../../document/splice-text.ts';
import { placeOf, surroundingsOf } from '../../document/surroundings.ts';

/** A menu's file with its translations written in. */
export type FilledFile = {
  readonly plan: FilePlan;
  readonly text: string;
  /** The file as it reads now: its texts are those of the plan's file, in their order. */
  readonly texts: FileTexts['texts'];
  readonly problems: readonly FillProblem[];
};

/** Writes the changes into the text of a file, and reads it again: these texts have changed, and no other. */
export function fillFile(plan: FilePlan): FilledFile {
  const { file, changes } = plan;
  const { text } = file.source;
  const surroundings = surroundingsOf(text);
  const problems: FillProblem[] = [];
  const splices = new Map<TextChange, Splice[]>();
  for (const change of changes) {
    const texts = new Map([...change.cells].map(([language, cell]) => [language, cell.text]));
    const found = spliceText(change.text.text, texts, surroundings);
    if (found !== undefined) splices.set(change, found);
    else {
      const { node } = change.text.text;
      const isKey = isScalar(node) && placeOf(node, surroundings).isKey;
      problems.push(
        problemOf(
          change,
          isKey
            ? 'The text before the colon would be longer than 1,024 characters. Write "- item:" first.'
            : 'It is an alias of a text that stands elsewhere. Write it by hand.',
          plan,
        ),
      );
    }
  }
  const filled = applySplices(text, [...splices.values()].flat());
  const read = readAgain(filled, plan);
  if (isAsPlanned(read, plan, [...splices.keys()])) return { plan, text: filled, texts: read.texts, problems };
  for (const [change, own] of splices) {
    const alone = readAgain(applySplices(text, own), plan);
    if (!isAsPlanned(alone, plan, [change]))
      problems.push(
        problemOf(change, 'Another text, an alias of this one, would change with it. Write it by hand.', plan),
      );
  }
  if (problems.length === 0)
    throw new Error(`The translations of ${file.menu.file} change a text that they should not.`);
  return { plan, text, texts: file.texts, problems };
}

function readAgain(text: string, { file: { menu, kind, source } }: FilePlan): FileTexts {
  return readFileTexts({ file: menu.file, id: menu.id, text, languages: source.languages }, kind);
}

/** Whether the changed texts, and only those, say what they should. */
function isAsPlanned(read: FileTexts, { file }: FilePlan, changes: readonly TextChange[]): boolean {
  if (!read.isWhole || read.texts.length !== file.texts.length) return false;
  const changed = new Map(changes.map((change) => [change.text, change.cells]));
  return file.texts.every((before, index) => {
    const cells = [...(changed.get(before) ?? [])].map(([language, { text }]) => [language, text]);
    return isSameText(read.texts[index]?.text.values ?? {}, { ...before.text.values, ...Object.fromEntries(cells) });
  });
}

function problemOf({ text, cells }: TextChange, why: string, { file }: FilePlan): FillProblem {
  const [cell] = cells.values();
  const message = `This cannot be written into ${file.menu.file}, line ${text.line}. ${why}`;
  return { row: cell?.row ?? 0, ...(cell && { column: cell.column }), message };
}
