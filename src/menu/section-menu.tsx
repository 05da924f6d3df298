import { useInterface } from '../i18n/interface-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { SheetHead } from '../ui/sheet-head.tsx';
import { FinderButtons } from './finder/finder-buttons.tsx';
import { SectionLinks } from './section-links.tsx';
import { GiftButton } from './stamp-panel.tsx';
import { useMenu } from './menu-context.ts';

const ID = 'sections';

/**
 * The bar within reach of one thumb, and the list of sections that its first button opens. Both are the browser's own (popover, anchors),
 * so they work without script; `page/section-links.ts` adds the smooth scroll.
 */
export function SectionMenu() {
  const { sections: title, close } = useInterface().controls;
  const menu = useMenu();
  return (
    <>
      <div className="bar">
        <button popoverTarget={ID}>
          <Icon of="list" />
          <span>{title}</span>
        </button>
        <FinderButtons />
        {menu.loyalty && <GiftButton />}
      </div>
      <nav id={ID} className="sheet" popover="auto" aria-labelledby="sections_title">
        <SheetHead as="p" id="sections_title" title={title} close={close} closes={ID} />
        <SectionLinks look="flex min-h-11 items-center hairline text-name no-underline" />
      </nav>
    </>
  );
}
