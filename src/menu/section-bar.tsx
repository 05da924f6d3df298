import { useInterface } from '../i18n/interface-context.tsx';
import { useMenu, useText } from './menu-context.ts';
import { richText } from './words.tsx';

/**
 * The sections side by side under the header, where they stay while one reads (`page/section-bar.ts` says which is read), and at their end
 * the fold, which leaves names and prices. Where there is no script they are links, and there is no fold.
 */
export function SectionBar() {
  const { sectionBar, overview } = useInterface().controls;
  const { sections } = useMenu();
  const text = useText();
  return (
    <nav className="section-bar" aria-label={sectionBar}>
      <ul>
        {sections.map(({ id, onlyNight }, index) => {
          const name = text('section', id);
          return (
            <li key={id} data-only={onlyNight && 'evening'}>
              <a href={`#${id}`} lang={name?.lang} aria-current={index === 0 ? 'true' : undefined}>
                {name && richText(name.words)}
              </a>
            </li>
          );
        })}
      </ul>
      <button className="fold" aria-pressed="false" aria-label={overview} data-does="overview" />
    </nav>
  );
}
