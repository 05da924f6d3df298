import type { ComponentType } from 'react';
import { useInterface } from '../i18n/interface-context.tsx';
import { ColumnHeads } from './column-heads.tsx';
import { ColumnsContext, columnsByEntry, firstColumns, useLabels } from './columns-context.ts';
import { useText } from './menu-context.ts';
import type { Entry, Section as MenuSection } from './model.ts';
import { Picture } from './picture.tsx';
import { Words } from './words.tsx';

/** The components of a menu, whose kinds have been checked before. */
export type AnyEntryComponents = Readonly<Record<string, ComponentType<{ readonly entry: Entry }>>>;

type SectionProps = {
  readonly section: MenuSection;
  readonly entries: AnyEntryComponents;
  /** The menu begins with it. */
  readonly isFirst?: boolean;
};

/**
 * One section of the menu. Banners and highlights that the menu begins with announce the house, so they stand before the first section
 * (specification, point 2: banner, highlight, sections).
 */
export function Section({ section, entries, isFirst = false }: SectionProps) {
  const labelsOf = useLabels();
  const begin = isFirst ? section.entries.findIndex((entry) => !ANNOUNCEMENTS.has(entry.kind)) : 0;
  const announced = section.entries.slice(0, Math.max(begin, 0));
  const own = section.entries.slice(announced.length);
  const columns = columnsByEntry(own, labelsOf);
  return (
    <>
      {announced.length > 0 && <Announcements of={announced} entries={entries} columns={new Map()} />}
      <section id={section.id} className="section" data-only={section.onlyNight && 'evening'}>
        <SectionTitle section={section} columns={firstColumns(own, columns)} />
        <EntryList of={own} entries={entries} columns={columns} />
      </section>
    </>
  );
}

const ANNOUNCEMENTS: ReadonlySet<string> = new Set(['banner', 'highlight']);

type Columns = ReadonlyMap<Entry, readonly string[]>;
type EntryListProps = {
  readonly of: readonly Entry[];
  readonly entries: AnyEntryComponents;
  readonly columns: Columns;
};

function Announcements(props: EntryListProps) {
  return (
    <div className="announcements">
      <h2 className="sr-only">{useInterface().controls.highlights}</h2>
      <EntryList {...props} />
    </div>
  );
}

function EntryList({ of, entries, columns }: EntryListProps) {
  return (
    <ul className="entries">
      {of.map((entry) => {
        const Component = entries[entry.kind];
        return (
          Component && (
            <ColumnsContext key={entry.id} value={columns.get(entry) ?? []}>
              <Component entry={entry} />
            </ColumnsContext>
          )
        );
      })}
    </ul>
  );
}

type SectionTitleProps = { readonly section: MenuSection; readonly columns: readonly string[] };

function SectionTitle({ section, columns }: SectionTitleProps) {
  const { sectionOnlyNight } = useInterface().item;
  return (
    <>
      <Words as="h2" className="title text-title text-accent-ink" of={useText()('section', section.id)} />
      {section.onlyNight && <p className="section-hours text-label text-muted">{sectionOnlyNight}</p>}
      {section.image && <Picture of={section.image} className="section-picture" />}
      <ColumnHeads of={columns} />
    </>
  );
}
