import { classNames } from '../ui/class-names.ts';
import { useInterface, useLanguage } from '../i18n/interface-context.tsx';
import { headsOf } from './column-heads.tsx';
import { ALONE, firstColumns, type Group, GroupContext, groupsByEntry, useLabels } from './group-context.ts';
import { type EntryComponents, EntryView } from './entry-components.ts';
import { useText } from './menu-context.ts';
import { type Entry, type EntryKind, type EntryOf, factsOf, isRow, type Section as MenuSection } from './model.ts';
import { sectionWindow, shownWindow, windowWords } from './hours-rule.ts';
import { Picture } from './picture.tsx';
import { Words } from './words.tsx';

type SectionProps<Kind extends EntryKind> = {
  readonly section: MenuSection<Kind>;
  readonly components: EntryComponents<Kind>;
  /** The menu begins with it. */
  readonly isFirst?: boolean;
  /** No phone shows it on its first screen. */
  readonly isFar?: boolean;
  /** The row of the menu with which the part below the first screen begins. */
  readonly below?: Entry | undefined;
};

/**
 * One section of the menu. Banners and highlights at the menu's beginning announce the venue, so they are shown before the first section
 * (specification, point 2: banner, highlight, sections).
 */
export function Section<Kind extends EntryKind>({
  section,
  components,
  isFirst = false,
  isFar = false,
  below,
}: SectionProps<Kind>) {
  const labelsOf = useLabels();
  const begin = isFirst ? section.entries.findIndex((entry) => !factsOf(entry).announces) : 0;
  const announced = section.entries.slice(0, Math.max(begin, 0));
  const own = section.entries.slice(announced.length);
  const groups = groupsByEntry(own, labelsOf);
  const columns = firstColumns(own, groups);
  // The heads are directly above the first row, notes above them.
  const first = columns.length > 0 ? own.findIndex(isRow) : 0;
  const lists = { components, groups, below };
  return (
    <>
      {announced.length > 0 && <Announcements of={announced} components={components} groups={new Map()} />}
      <section id={section.id} className={classNames('section', isFar && 'far')} data-only={shownWindow(section)}>
        <SectionTitle section={section} />
        {first > 0 && <EntryList of={own.slice(0, first)} {...lists} />}
        {columns.length > 0 && <p {...headsOf(columns)} />}
        <EntryList of={own.slice(first)} {...lists} />
      </section>
    </>
  );
}

type EntryListProps<Kind extends EntryKind> = {
  readonly of: readonly EntryOf<Kind>[];
  readonly components: EntryComponents<Kind>;
  readonly groups: ReadonlyMap<Entry, Group>;
  readonly look?: string;
  readonly below?: Entry | undefined;
};

function Announcements<Kind extends EntryKind>(props: EntryListProps<Kind>) {
  return (
    <>
      <h2 className="sr-only">{useInterface().controls.highlights}</h2>
      <EntryList {...props} look="announcements" />
    </>
  );
}

function EntryList<Kind extends EntryKind>({ of, components, groups, look, below }: EntryListProps<Kind>) {
  return (
    <ul className={classNames('entries', look)}>
      {of.map((entry) => (
        <GroupContext key={entry.id} value={{ ...(groups.get(entry) ?? ALONE), isBelow: entry === below }}>
          <EntryView entry={entry} components={components} />
        </GroupContext>
      ))}
    </ul>
  );
}

function SectionTitle({ section }: { readonly section: MenuSection }) {
  const texts = useInterface();
  const language = useLanguage();
  const hours = sectionWindow(section);
  return (
    <>
      <Words as="h2" className="title text-title text-accent-ink" of={useText()('section', section.id)} />
      {hours && <p className="section-hours text-label text-muted">{windowWords(hours, language, texts)}</p>}
      {section.image && <Picture of={section.image} className="section-picture" crop="section" />}
    </>
  );
}
