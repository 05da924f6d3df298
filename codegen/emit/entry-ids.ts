import type { ResolvedEntry } from '../kinds/kinds.ts';
import type { Language } from '../../src/terms/language.ts';
import { firstTextOf } from '../kinds/entry-text.ts';
import { slug } from '../resolve/slug.ts';
import type { ResolvedSection } from '../resolve/venue.ts';

/** First parts of text keys that are not an entry's, see src/menu/model.ts. */
const TAKEN = ['section', 'venue'];

/**
 * The id of each entry of each section in the generated module. Entries with an id keep it; the others (headings, notes,
 * banners, options, conditions) get `<kind>-<slug of their first text>`, numbered where it is taken.
 */
export function entryIds(sections: readonly ResolvedSection[], language: Language): string[][] {
  const used = new Set(TAKEN);
  const claim = (wanted: string): string => {
    let id = wanted;
    for (let count = 2; used.has(id); count++) id = `${wanted}-${count}`;
    used.add(id);
    return id;
  };
  // The editor's ids first, so that a made one never takes the place of one that an address may hold.
  const given = sections.map(({ entries }) => entries.map((entry) => ('id' in entry ? claim(entry.id) : undefined)));
  return sections.map(({ entries }, section) =>
    entries.map((entry, index) => given[section]?.[index] ?? claim(wantedId(entry, language))),
  );
}

function wantedId(entry: ResolvedEntry, language: Language): string {
  return [entry.kind, slug(firstTextOf(entry)?.[language] ?? '')].filter((part) => part !== '').join('-');
}
