/** Marks what is open, where the standard has `:popover-open`. */
const OPEN = 'data-popover-open';

function tell(element: HTMLElement, newState: 'open' | 'closed'): void {
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  setTimeout(() => element.dispatchEvent(new Event('toggle')));
}

let isOpening = false;

/** What the browser does where something opens that does not stand in the popovers that are open. */
export function closePopovers(but: HTMLElement): void {
  for (const open of document.querySelectorAll<HTMLElement>(`[${OPEN}]`)) if (!open.contains(but)) open.hidePopover();
}

/** Has a method of the DOM know `:popover-open`. */
function teachSelector(of: object, name: 'matches' | 'querySelector'): void {
  const before = Reflect.get(of, name) as (this: unknown, selector: string) => unknown;
  Reflect.set(of, name, function known(this: unknown, selector: string) {
    return before.call(this, selector.replaceAll(':popover-open', `[${OPEN}]`));
  });
}

/**
 * Stand-ins for what jsdom lacks of `popover=auto`, in the order of the standard: that one opens is told, then the others close, each of
 * which is told, and then it is open; none may be opened meanwhile. The real ones are driven in tests/e2e.
 */
export function letPopoversOpen(): void {
  teachSelector(Element.prototype, 'matches');
  teachSelector(Document.prototype, 'querySelector');
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
