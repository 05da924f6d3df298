import type { ComponentType } from 'react';
import { useInterface } from '../i18n/interface-context.tsx';
import { useText } from './menu-context.ts';
import type { Entry, Section as MenuSection } from './model.ts';
import { Picture } from './picture.tsx';
import { Words } from './words.tsx';

/** A component by kind, once it is certain that the menu's kinds all have theirs. */
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
  const begin = isFirst ? section.entries.findIndex((entry) => !ANNOUNCEMENTS.has(entry.kind)) : 0;
  const announced = section.entries.slice(0, Math.max(begin, 0));
  return (
    <>
      {announced.length > 0 && <Announcements of={announced} entries={entries} />}
      <section id={section.id} className="section" data-only={section.onlyNight && 'evening'}>
        <SectionTitle section={section} />
        <EntryList of={section.entries.slice(announced.length)} entries={entries} />
      </section>
    </>
  );
}

const ANNOUNCEMENTS: ReadonlySet<string> = new Set(['banner', 'highlight']);

type EntryListProps = { readonly of: readonly Entry[]; readonly entries: AnyEntryComponents };

function Announcements(props: EntryListProps) {
  return (
    <div className="announcements">
      <h2 className="sr-only">{useInterface().controls.highlights}</h2>
      <EntryList {...props} />
    </div>
  );
}

function EntryList({ of, entries }: EntryListProps) {
  return (
    <ul className="entries">
      {of.map((entry) => {
        const Component = entries[entry.kind];
        return Component && <Component key={entry.id} entry={entry} />;
      })}
    </ul>
  );
}

function SectionTitle({ section }: { readonly section: MenuSection }) {
  const { sectionOnlyNight } = useInterface().item;
  return (
    <>
      {section.image && <Picture of={section.image} className="section-picture" />}
      <Words as="h2" of={useText()('section', section.id)} />
      {section.onlyNight && <p className="section-hours">{sectionOnlyNight}</p>}
    </>
  );
}
