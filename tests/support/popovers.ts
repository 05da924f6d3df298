import { teachSelector, tell } from '../../src/page/old-browser.ts';

/** The attribute that marks an open popover, in place of `:popover-open`. */
const OPEN = 'data-popover-open';

let isOpening = false;

/** Closes open popovers as the browser does when an element outside them opens. */
export function closePopovers(but: HTMLElement): void {
  for (const open of document.querySelectorAll<HTMLElement>(`[${OPEN}]`)) if (!open.contains(but)) open.hidePopover();
}

/**
 * Stand-ins for `popover=auto`, which jsdom lacks, in the order of the standard: the event of the opening one, then the others close with their
 * events, and then it is open; none may be opened meanwhile. tests/e2e tests the real ones.
 */
export function letPopoversOpen(): void {
  teachSelector(Element.prototype, 'matches', `[${OPEN}]`);
  teachSelector(Document.prototype, 'querySelector', `[${OPEN}]`);
  Object.defineProperty(HTMLElement.prototype, 'popover', {
    configurable: true,
    get: function popover(this: HTMLElement) {
      return this.getAttribute('popover');
    },
  });
  HTMLElement.prototype.showPopover = function showPopover() {
    if (this.matches(':popover-open')) return;
    if (isOpening) throw new DOMException('Invalid to show a popover during another show operation');
    isOpening = true;
    tell(this, 'open');
    closePopovers(this);
    this.setAttribute(OPEN, '');
    isOpening = false;
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    if (this.matches(':popover-open')) tell(this, 'closed');
    this.removeAttribute(OPEN);
  };
  HTMLElement.prototype.togglePopover = function togglePopover(force) {
    if (force === true) this.showPopover();
    else this.hidePopover();
    return force === true;
  };
}
