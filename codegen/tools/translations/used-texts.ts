import { Report } from '../../diagnostics/report.ts';
import { Partials } from '../../resolve/partials.ts';
import { placeSections } from '../../resolve/place.ts';
import type { PlacedSection } from '../../resolve/placed.ts';
import type { Context } from '../../compile-venue.ts';
import type { VenueFile } from '../../validate/files.ts';
import { VENUE_FIELDS } from '../../validate/fields.ts';
import type { SourceText } from '../../validate/values.ts';
import { collectTexts } from './collect-texts.ts';

export type UsedTexts = {
  /** The partials that a venue leads to, through others too. */
  readonly partials: readonly string[];
  /** The texts of partials that the venue shows, each as `placeOf` names it. */
  readonly places: ReadonlySet<string>;
};

/** What a venue uses of its partials: what it leaves out need not be in its languages. */
export function usedTexts({ source, fields }: VenueFile, context: Pick<Context, 'partial'>): UsedTexts {
  const partials = new Partials((name) => context.partial(name));
  const report = new Report();
  const names = new Set<string>();
  const input = { source, sections: fields?.sections, defaults: fields?.defaults };
  const { sections } = placeSections(
    input,
    (reference) => {
      names.add(reference.name);
      return partials.find(reference, report);
    },
    report,
  );
  return { partials: partials.reach(names), places: new Set(textsOf(sections).map(placeOf)) };
}

/** Where a text stands: the same whoever read the file. */
export function placeOf({ source, node }: SourceText): string {
  return `${source.file}:${node.range?.[0] ?? 0}`;
}

function textsOf(placed: readonly PlacedSection[]): SourceText[] {
  const list = placed.map(({ section, entries }) => {
    const items = { list: entries.map(({ entry }) => entry), written: entries.length };
    return { ...section, fields: { ...section.fields, items } };
  });
  const defaults = new Set(placed.flatMap(({ entries }) => entries.flatMap((entry) => entry.defaults)));
  const records = [{ sections: { list, written: list.length } }, ...[...defaults].map((each) => ({ defaults: each }))];
  return records.flatMap((fields) => collectTexts(fields, VENUE_FIELDS).map(({ text }) => text));
}
