import { useInterface } from '../i18n/interface-context.tsx';
import { signed } from '../ui/icon.tsx';
import { FinderButtons } from './finder/finder-buttons.tsx';
import { SECTIONS } from './section-bar.tsx';
import { GiftButton } from './stamp-panel.tsx';
import { useMenu } from './menu-context.ts';

/** The bar within reach of one thumb. Its first button opens the list of sections as a popover, so it works without script. */
export function BottomBar() {
  const { sections } = useInterface().controls;
  const menu = useMenu();
  return (
    <div className="bar">
      <button className={signed('list')} popoverTarget={SECTIONS}>
        <span>{sections}</span>
      </button>
      <FinderButtons />
      {menu.loyalty && <GiftButton />}
    </div>
  );
}
