import { useInterface } from '../i18n/interface-context.tsx';
import { SectionLinks } from './section-links.tsx';
import { SpecialsButton } from './specials.tsx';

/**
 * The sections side by side under the header, where they stay while one reads (`page/section-bar.ts` says which is read), and at their end
 * the fold, which leaves names and prices. Where there is no script they are links, and there is no fold.
 */
export function SectionBar() {
  const { sectionBar, overview } = useInterface().controls;
  return (
    <nav className="section-bar" aria-label={sectionBar}>
      <SectionLinks marksFirst>
        <SpecialsButton />
      </SectionLinks>
      <button className="fold sign [--at:11]" aria-pressed="false" aria-label={overview} data-does="overview" />
    </nav>
  );
}
