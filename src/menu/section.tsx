import { type ComponentType, memo } from 'react';
import { useInterface } from '../i18n/interface-context.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useText } from './menu-context.ts';
import type { Entry, Section as MenuSection } from './model.ts';
import { Picture } from './picture.tsx';
import { Words } from './words.tsx';

/** A component by kind, once it is certain that the menu's kinds all have theirs. */
export type AnyEntryComponents = Readonly<Record<string, ComponentType<{ readonly entry: Entry }>>>;

type SectionProps = { readonly section: MenuSection; readonly entries: AnyEntryComponents };

/** One section of the menu. One that fails is left out; the others stand. */
export const Section = memo(function Section({ section, entries }: SectionProps) {
  return (
    <ErrorBoundary of={`section ${section.id}`}>
      <section id={section.id} className="section" data-only={section.onlyNight && 'evening'}>
        <SectionTitle section={section} />
        <ul className="entries">
          {section.entries.map((entry) => {
            const Component = entries[entry.kind];
            return Component && <Component key={entry.id} entry={entry} />;
          })}
        </ul>
      </section>
    </ErrorBoundary>
  );
});

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
