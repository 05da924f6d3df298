import { useInterface } from '../i18n/interface-context.tsx';
import { PROFILE_ADDRESS } from '../ui/profile-address.ts';
import { SheetHead } from '../ui/sheet-head.tsx';
import { STAMP_PANEL } from '../ui/stamp-panel-id.ts';
import { useMenu } from './menu-context.ts';

/** The button that opens the panel of the stamp card, next to that of the sections, within reach of one thumb. */
export function GiftButton() {
  const { stampCard } = useInterface();
  return (
    <button className="gift sign [--at:9]" popoverTarget={STAMP_PANEL}>
      <span>{stampCard.short}</span>
    </button>
  );
}

/**
 * The sliding panel of the stamp card (specification, point 2), for those who are signed out. It is a popover, so it opens, and closes with a click
 * outside, without script. For signed-in diners an island adds the card (`app/stamp-card.ts`).
 */
export function StampPanel() {
  const { barID } = useMenu();
  const { stampCard, controls } = useInterface();
  return (
    <dialog id={STAMP_PANEL} className="sheet" data-bar={barID} popover="auto" aria-label={stampCard.title}>
      <div className="claim grid grid-cols-1 gap-4">
        <SheetHead title={stampCard.heading} close={controls.close} closes={STAMP_PANEL} />
        <div className="skeleton" />
        <a className="button solid" href={PROFILE_ADDRESS}>
          {stampCard.claim}
        </a>
      </div>
    </dialog>
  );
}
